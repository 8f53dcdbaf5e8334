"""One game between bots, the same whenever and wherever it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgomaster.bots import UNLIMITED, Bot, Budget, Random, ask, bot, sit
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused
from burgomaster.core.playout import Policy, Randomly, play_on
from burgomaster.core.rules import Options
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.paper.rules import sets_of

MOST_SEEDS = 1 << 32


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: which, by whom, and from which seed."""

    game: str
    bots: tuple[str, ...]
    """The name of each seat's bot; a seat that the rules play has none."""
    seed: int
    number: int = 0
    """Which game of a series it is; games with the same seed and number meet the same chance."""
    data: str = ""
    """The name or the folder of the data set; empty for the usual one."""
    expansions: tuple[str, ...] = ()
    """What is played with beside the base game."""
    budget: Budget = UNLIMITED
    """How long each bot may think about each question; a game with seconds is not played again alike."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won, counted from 0: several if they are tied."""
    decisions: int
    """Questions with two or more choices."""
    names: tuple[str, ...] = ()
    """Who sat at each seat: a bot, or whom the rules play."""

    def share(self, seat: int) -> float:
        """Return a seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def options(game: str, players: int, data: str = "", expansions: Sequence[str] = ()) -> Options:
    """Return a game's options; a data set is given by its name or by the folder it lies in.

    >>> options("hamburg", 3, expansions=["mayors"])["expansions"]
    ['mayors']
    """
    rules = rules_of(game)
    given: Options = {"players": players}
    if data:
        given["data"] = sets_of(rules).find(data).name
    if expansions:
        given["expansions"] = [*expansions]
    return rules.options(given)


def by_rules(game: str, players: int) -> bool:
    """Tell whether the rules play a seat in a game of so many players.

    >>> by_rules("hamburg", 1), by_rules("hamburg", 2)
    (True, False)
    """
    table: Table = rules_of(game).new(options(game, players), None)
    return table.automatic != 0


class _Seated(Policy):
    """A bot at a seat: it is asked as everywhere, and sees what its seat sees."""

    def __init__(self, match: Match, name: str, seated: Bot, rng: Fast) -> None:
        self._match = match
        self._name = name
        self._bot = seated
        self._rng = rng

    def choose(self, table: Table, seat: int, choices: list[Choice]) -> Choice:
        """Return what the bot answers, if that is allowed."""
        choice = ask(self._bot, table, seat, self._rng, self._match.budget)
        if choice not in choices:
            raise Refused(Message("bot-cheats", name=self._name, choice=choice.text[:80]))
        return choice


def _policy(match: Match, seat: int, seated: Bot, rng: Fast) -> Policy:
    """Return how a seat chooses; whoever chooses at random needs no question for it."""
    return Randomly(rng) if type(seated) is Random else _Seated(match, match.bots[seat], seated, rng)


def play(match: Match) -> Result:
    """Play a game to its end.

    Every seat has a generator of its own, so that a bot that asks for more chance does not change the dice.

    >>> match = Match("hamburg", ("random", "random"), seed=1)
    >>> play(match) == play(match)
    True
    """
    rules = rules_of(match.game)
    bots = [sit(bot(name, match.game), seat) for seat, name in enumerate(match.bots)]
    start = (match.seed * MOST_SEEDS + match.number) << 8
    table: Table = rules.new(options(match.game, len(bots), match.data, match.expansions), Fast(start))
    rngs = [Fast(start + 1 + seat) for seat in range(len(bots))]
    decisions = play_on(table, [_policy(match, seat, each, rngs[seat]) for seat, each in enumerate(bots)])
    names = tuple(table.seat_names(match.bots))
    return Result(tuple(table.scores()), tuple(table.winners()), decisions, names)
