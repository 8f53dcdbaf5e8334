"""Gymnasium: one learner at a table, against whom the rules play or against bots."""

from __future__ import annotations

from typing import Any

import gymnasium

from burgomaster.bots import UNLIMITED, Budget, ask, bot, sit
from burgomaster.core.chance import Fast
from burgomaster.core.encoding import Layout
from burgomaster.core.options import Option
from burgomaster.envs.menus import PLACES, Actions, Arrays
from burgomaster.envs.play import MODES, Play, rendered
from burgomaster.envs.rewards import Account, Reward, check_reward


class OneSeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; all other seats are played by bots, or by the rules.

    `seat` is the learner's, from 0. The further arguments are those of `TableEnv`; `opponents` names the bot
    that plays the others, `simulations` is what it may spend on a question if it searches.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - its makers' way

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str = "clerk",
        simulations: int | None = None,
        actions: Actions = "offers",
        places: int = PLACES,
        reward: Reward = "win",
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        check_reward(reward)
        self.play = Play(game, options, actions, places)
        if seat not in self.play.people:
            raise ValueError(f"nobody can sit at seat {seat}, counted from 0")
        self.seat = seat
        self.reward: Reward = reward
        self.render_mode = render_mode
        self.observation_space = self.play.space
        self.action_space = self.play.menu.space
        others = [each for each in self.play.people if each != seat]
        self._bots = {each: bot(opponents, game) for each in others}
        self._budget = UNLIMITED if simulations is None else Budget(simulations=simulations)
        self._rng = Fast(0)
        self._seated = self._bots

    def layout(self) -> Layout:
        """Return what each number of `observation` is."""
        return self.play.encoder.layout

    def offer_layout(self) -> Layout:
        """Return what each number of an offer's row is."""
        return self.play.encoder.offers

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin a new game and go on to the learner's first question."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(1 << 31)) if seed is None else seed
        self.play.begin(luck)
        self._rng = Fast(-1 - luck)
        self._seated = {each: sit(other, each) for each, other in self._bots.items()}
        self.account = Account(self.reward, self.play.table)
        self._let_others_play()
        return self.play.observed(self.seat), self._info()

    def _let_others_play(self) -> None:
        play = self.play
        while play.seat >= 0 and play.seat != self.seat:
            play.apply(ask(self._seated[play.seat], play.table, play.seat, self._rng, self._budget))

    def _info(self) -> dict[str, Any]:
        if self.play.table.over:
            return {"points": self.play.table.scores(), "winners": self.play.table.winners()}
        return {"offers": self.play.offered()}

    def step(self, action: Any) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Take an action and go on to the learner's next question, or to the end."""
        reward = 0.0
        if self.play.act(int(action)):
            self._let_others_play()
            reward = self.account.since(self.play.table)[self.seat]
        return self.play.observed(self.seat), reward, self.play.table.over, False, self._info()

    def action_masks(self) -> Any:
        """Return what is offered now, as sb3-contrib asks for it."""
        return self.play.menu.told(True)["action_mask"].astype(bool)

    def view(self) -> dict[str, Any]:
        """Return what the learner sees, as one reads it."""
        return self.play.viewed(self.seat)

    def render(self) -> Any:
        """Show the position."""
        return rendered(self.play, self.render_mode)
