"""One searcher for all games: the clerk's best choices, tried in a few worlds to the end of a chapter.

It names no game. What it asks of one is its clerk: which choices are worth a look, how a seat plays on, and
what every seat may expect of a table. It is asked with what its seat sees and nothing else: the worlds it
plays in are imagined from that, and whatever is tried in one world meets the same luck.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from types import FunctionType
from typing import Final, Generic, NamedTuple, TypeVar, cast

from burgomaster.bots.base import UNLIMITED, Allowance, Budget, Decision, See
from burgomaster.bots.clerk import AtOnce, Clerk, Ranked, Trial, Weighing
from burgomaster.core.chance import Common, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.playout import Policy, Until, play_on
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)

MOST: Final = 5
"""So many of the clerk's best are tried, and no more where there are few playouts."""
EACH: Final = 4
"""More than these are tried only where so many playouts come to each candidate."""
MARGIN: Final = 6.0
"""What promises less than the best by more points than this is no candidate."""
TRUST: Final = 0.5
"""How much of the clerk's own comparison is believed."""
NOISE: Final = 2.0
"""By how many points two choices differ from world to world, before anything is known of it."""
DOUBT: Final = 4
"""So many worlds count as much as that."""
LEAST: Final = 2
"""In so many worlds every candidate is tried before any is given up."""
FEWEST: Final = 4
"""Who has not tried the last two candidates in so many worlds plays as the clerk does."""
SIMULATIONS: Final = 12
"""So many playouts make that many worlds of them: a level's share is never less."""

Simulations = dict[int, int]
"""How many playouts a level makes for a decision, by the number of seats."""

FULL: Final = "full"
LESS: Final = "less"
LITTLE: Final = "little"
"""How much was thought: as a level does, less than that, or so little that the clerk's choice stands."""

COMPILED: Final = not isinstance(cast("object", play_on), FunctionType)
"""Whether the engine is compiled; as plain Python it takes eight times as long."""

COUNCILLOR_SECONDS: Final = 0.2
MAYOR_SECONDS: Final = 1.0
"""However slow the machine, a level thinks no longer than this at a table."""


class Effort(NamedTuple):
    """How a kind of question is searched."""

    share: float = 1.0
    """How many of a level's simulations it takes: more where luck is loud."""
    gain: float = 2.0
    """How many points another choice than the clerk's may well bring."""
    chapters: int = 1
    """How far playouts go: so many seasons or rounds."""
    closely: bool = False
    """Whether others are played on as the clerk would play, and not by a quick look."""
    rivals: float = 0.0
    """How much of the others' mean is taken off one's own points where several others play."""
    glances: int = 0
    """How many choices that look best at once are tried, too, if no plan of the clerk begins with them."""
    deeper: int = 0
    """From so many playouts on they go a chapter further, if not 0: what lies there is louder."""


class Candidate:
    """A choice that is tried, and what came of it in each world."""

    __slots__ = ("choice", "gap", "outcomes")

    def __init__(self, choice: Choice, gap: float) -> None:
        self.choice: Final = choice
        self.gap: Final = gap
        """How many points it promises less than the clerk's own choice."""
        self.outcomes: list[float] = []

    def gain(self, clerks: Candidate, usual: float) -> float:
        """Return how many points it seems to bring over the clerk's choice, by what was seen and believed.

        What is believed is that the gain is about as large as `usual`, either way, less part of the gap.
        """
        worlds = len(self.outcomes)
        ahead = [mine - other for mine, other in zip(self.outcomes, clerks.outcomes, strict=False)]
        mean = sum(ahead) / worlds
        spread = sum([(each - mean) ** 2 for each in ahead]) + DOUBT * NOISE**2
        seen, believed = worlds * (worlds + DOUBT - 1) / spread, 1 / usual**2
        return (mean * seen - TRUST * self.gap * believed) / (seen + believed)


class Search(Generic[T]):
    """The search of one decision: candidates, of which the worse half is given up from time to time."""

    def __init__(
        self, clerk: Clerk[T], seen: T, seat: int, effort: Effort, rng: Fast, deep: bool = False
    ) -> None:
        self.clerk: Final = clerk
        self.seen: Final = seen
        self.seat: Final = seat
        self.effort: Final = effort
        self.rng: Final = rng
        # How the others play on mostly hardly matters; how one does oneself matters much.
        mine: Policy = Weighing(clerk, rng)
        others: Policy = mine if effort.closely else AtOnce(clerk, rng)
        self.policies: Final[list[Policy]] = [others] * seen.seats()
        self.policies[seat] = mine
        self.until: Final = Until(chapters=effort.chapters + 1 if deep else effort.chapters)
        self.worlds = 0
        self.tried: list[Candidate] = []
        """Whatever was tried, the clerk's own choice first."""
        self.hurried = False
        """Whether time was up before all was tried."""

    def best(self, ranked: Ranked, simulations: int, allowance: Allowance) -> Candidate:
        """Return the candidate that does best; the clerk's own, the first, if none seems better."""
        promised = ranked[0][1]
        tried = [Candidate(choice, promised - worth) for choice, worth in ranked]
        clerks, rivals = tried[0], [each for each in tried[1:] if each.gap <= MARGIN]
        self.tried = [clerks, *rivals]
        stages = max(1, ceil(log2(len(rivals) + 1)))
        for stage in range(stages):
            worlds = simulations // stages // (len(rivals) + 1)
            self._try([clerks, *rivals], max(worlds, 0 if stage else LEAST), allowance)
            rivals.sort(key=self._loss(clerks))
            if stage < stages - 1:
                del rivals[(len(rivals) + 1) // 2 :]
        if self.worlds < FEWEST or not rivals or not rivals[0].outcomes:
            return clerks
        return rivals[0] if rivals[0].gain(clerks, self.effort.gain) > 0 else clerks

    def _try(self, candidates: list[Candidate], worlds: int, allowance: Allowance) -> None:
        """Try every candidate in so many more worlds, as far as time allows."""
        for _ in range(worlds):
            if not allowance.go_on():
                self.hurried = True
                return
            key = self.rng.word()
            world = self.seen.imagined(Fast(key))
            for candidate in candidates:
                candidate.outcomes.append(self._outcome(world, candidate.choice, key))
            self.worlds += 1

    def _outcome(self, world: T, choice: Choice, key: int) -> float:
        """Return what a choice leads to in a world: the lead over one other, or over part of several."""
        table = world.clone()
        table.source = Common(key)
        table.apply(self.seat, choice)
        play_on(table, self.policies, self.until)
        values = [float(score) for score in table.scores()] if table.over else self.clerk.values(table)
        mine, others = values[self.seat], len(values) - 1
        if others == 1:
            return 2 * mine - sum(values)
        if others == 0 or self.effort.rivals == 0.0:
            return mine
        return mine - self.effort.rivals * (sum(values) - mine) / others

    def _loss(self, clerks: Candidate) -> Callable[[Candidate], float]:
        return lambda rival: -rival.gain(clerks, self.effort.gain) if rival.outcomes else 0.0


def candidates(trial: Trial[T], choices: list[Choice], effort: Effort, playouts: int) -> Ranked:
    """Return what is tried: the clerk's best, its own choice first, and what looks best at once."""
    found = trial.ranked(choices)[:MOST]
    if effort.glances and found:
        looked = trial.looked_at(choices)[: effort.glances]
        known = [choice for choice, _ in found]
        behind = found[0][1] - looked[0][1]
        found += [(choice, worth + behind) for choice, worth in looked if choice not in known]
    return found[: max(MOST, playouts // EACH)]


class Searcher(Generic[T]):
    """Plays as the clerk does, unless it finds something better; a level is a number of simulations."""

    def __init__(
        self, clerk: Clerk[T], effort: Callable[[T], Effort | None], simulations: Simulations, ceiling: float
    ) -> None:
        self.clerk: Final = clerk
        self.effort: Final = effort
        """Says how the question that a table asks is searched; one that is not is left to the clerk."""
        self.simulations: Final = simulations
        """So many playouts a decision at so many seats, unless the budget names another number."""
        self.ceiling: Final = ceiling
        """No more seconds than this, where the budget counts seconds."""
        self.thought: str = ""
        """How much it thought about what it was asked last; nothing if there was nothing to think about."""

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return the candidate that does best, or what the clerk would choose if none seems better."""
        choices, seat = question.choices, question.seat
        self.thought = ""
        if len(choices) == 1:
            return choices[0]
        seen = cast("T", see())
        trial = self.clerk.trial(self.clerk.imagined(seen, rng), seat, rng)
        effort = self.effort(seen)
        if effort is None:
            return trial.best(choices)
        playouts = self.playouts(effort, budget, seen.seats())
        tried = candidates(trial, choices, effort, playouts)
        if len(tried) < 2 or max([worth for _, worth in tried[1:]]) < tried[0][1] - MARGIN:
            return tried[0][0] if tried else choices[0]
        search = Search(self.clerk, seen, seat, effort, rng, self.deep(effort, budget, playouts))
        found = search.best(tried, playouts, self._allowance(budget))
        less = search.hurried or playouts < self.playouts(effort, UNLIMITED, seen.seats())
        self.thought = LITTLE if search.worlds < FEWEST else LESS if less else FULL
        return found.choice

    def playouts(self, effort: Effort, budget: Budget, seats: int) -> int:
        """Return how many playouts a question is worth; where many think, everyone has a part of them."""
        if budget.simulations is not None:
            return int(effort.share * budget.simulations)
        return max(int(effort.share * budget.share * self.simulations[seats]), SIMULATIONS)

    def deep(self, effort: Effort, budget: Budget, playouts: int) -> bool:
        """Tell whether playouts go a chapter further; where seconds count, if the engine is compiled."""
        return 0 < effort.deeper <= playouts and (COMPILED or budget.seconds is None)

    def _allowance(self, budget: Budget) -> Allowance:
        """Return until when it may think; it is begun after the clerk has thought."""
        seconds = None if budget.seconds is None else min(budget.seconds, self.ceiling)
        return Budget(seconds=seconds).begin()
