"""PettingZoo: a table as an AEC environment, in which the agent that is asked acts."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from burgomaster.core.encoding import Layout
from burgomaster.core.options import Option
from burgomaster.envs.menus import PLACES, Actions
from burgomaster.envs.play import MODES, Play, rendered
from burgomaster.envs.rewards import Account, Reward, check_reward


class TableEnv(AECEnv[str, Any, Any]):
    """One table of a game; `seat_1` and so on are asked one after the other, whoever is to decide.

    An agent may be asked several times in a row. Where a question goes to all, they are asked in turn, and
    nobody sees what the others answer. Questions with one answer are not asked.

    The arguments are those of `burgomaster.new`, and: `actions`, in the form `offers` or `factored`;
    `places`, how many offers have a number; `reward`, see `rewards`; `max_cycles`, after how many actions the
    game is cut off; `render_mode`, one of `human`, `ansi` and `html`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - declared by its makers
        "is_parallelizable": False,
        "render_modes": MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        actions: Actions = "offers",
        places: int = PLACES,
        reward: Reward = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.metadata = {**type(self).metadata, "name": f"{game}_v0"}
        self.play = Play(game, options, actions, places)
        self.reward: Reward = reward
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self._by_points = reward == "points"
        self._names = [agent_of(seat) for seat in range(self.play.table.seats())]
        self.possible_agents = [agent_of(seat) for seat in self.play.people]
        self.seat_of = {agent_of(seat): seat for seat in self.play.people}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.play.space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.play.menu.space)
        self.seed = 0

    def observation_space(self, agent: str) -> Dict:
        """Return the space of observations; it is the same for all."""
        return self.play.space

    def action_space(self, agent: str) -> Discrete[Any]:
        """Return the space of actions; it is the same for all."""
        return self.play.menu.space

    def layout(self) -> Layout:
        """Return what each number of `observation` is."""
        return self.play.encoder.layout

    def offer_layout(self) -> Layout:
        """Return what each number of an offer's row is."""
        return self.play.encoder.offers

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, the next one after the last."""
        self.seed = self.seed + 1 if seed is None else seed
        self.play.begin(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.account = Account(self.reward, self.play.table)
        self.cycles = 0
        self._paid = False  # whether there are rewards of the last step
        self._look()

    def _look(self) -> None:
        """Let the one that is asked be the next to act."""
        play = self.play
        if play.seat >= 0:
            agent = self.agent_selection = self._names[play.seat]
            self.infos[agent] = {"offers": play.offered()}

    def observe(self, agent: str, form: str = "arrays") -> Any:
        """Return what an agent sees, as arrays or, with `form="view"`, as one reads it."""
        seat = self.seat_of[agent]
        if form == "view":
            return self.play.viewed(seat)
        if form != "arrays":
            raise ValueError(f"an observation is made of arrays or a view, not of {form!r}")
        return self.play.observed(seat)

    def step(self, action: int | None) -> None:
        """Take an action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no action")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        play = self.play
        done = play.act(int(action))
        self.cycles += 1
        if self._paid:
            self._clear_rewards()
            self._paid = False
        over = play.seat < 0
        if done and (self._by_points or over):
            for each, reward in zip(play.people, self._earned(), strict=True):
                self.rewards[self._names[each]] = reward
            self._accumulate_rewards()
            self._paid = True
        if over or self.max_cycles is not None:
            self._end()
        if not over:
            agent = self.agent_selection = self._names[play.seat]
            self.infos[agent] = {"offers": play.offered()}

    def _earned(self) -> list[float]:
        earned = self.account.since(self.play.table)
        return [earned[seat] for seat in self.play.people]

    def _end(self) -> None:
        """Say who is done: all, when the game is over or was cut off."""
        if self.play.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = self.play.table.scores()
            self.infos = {agent: {"points": scores[self.seat_of[agent]]} for agent in self.agents}
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Show the position."""
        return rendered(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is left behind."""

    # For search.

    def clone(self) -> TableEnv:
        """Return an environment that stands where this one does, and goes on by itself with the same luck."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._take_over(self, self.play.clone())
        return other

    def restore(self, saved: TableEnv) -> None:
        """Stand again where `saved`, a clone, stands; it can be restored as often as one likes."""
        self._take_over(saved, saved.play.clone())

    def imagine(self, agent: str, seed: int) -> TableEnv:
        """Return an environment that, as far as an agent knows, may be this one: to search in."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._take_over(self, self.play.imagined(self.seat_of[agent], seed))
        return other

    def _take_over(self, other: TableEnv, play: Play) -> None:
        self.play = play
        self.agents = other.agents[:]
        self.agent_selection = other.agent_selection
        self.rewards = dict(other.rewards)
        self._cumulative_rewards = dict(other._cumulative_rewards)
        self.terminations = dict(other.terminations)
        self.truncations = dict(other.truncations)
        self.infos = {agent: dict(info) for agent, info in other.infos.items()}
        self.account = other.account.clone(play.table)
        self.cycles = other.cycles
        self._paid = other._paid


def agent_of(seat: int) -> str:
    """Return the name of a seat's agent.

    >>> agent_of(0)
    'seat_1'
    """
    return f"seat_{seat + 1}"
