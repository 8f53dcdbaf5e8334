"""What every game promises of chance: one place, any source, the same game from the same seed."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeVar

from burgomaster.core.chance import CHANCE, Fair, Fast, Source
from burgomaster.core.choice import Choice
from burgomaster.core.conformance.case import MANY, Case, fail, play_one, played, same
from burgomaster.core.event import Listener
from burgomaster.core.game import Game
from burgomaster.core.replay import digest, drawn, verify
from burgomaster.core.step import Toss
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)


class _Told(Source):
    """Brings a given number first, and then goes on at random."""

    def __init__(self, first: int, rng: Fast) -> None:
        self._first: int = first
        self._rng: Final = rng

    def pick(self, n: int, label: str) -> int:
        if self._first < 0:
            return self._rng.below(n)
        first, self._first = self._first, -1
        return first


class _Outcomes(Listener):
    """Writes down what chance brings."""

    def __init__(self) -> None:
        self.heard: Final[list[Choice]] = []

    def chance(self, outcome: Choice) -> None:
        self.heard.append(outcome)


def chance_is_complete(case: Case[T]) -> None:
    """Every outcome of a roll or draw can come about, by a source or a person, with the same effect.

    Every roll and draw of a game has a label of its own.
    """
    game = Game(case.rules, case.options, None)
    chance, players, pick = case.rng(0), case.rng(1), case.rng(2)
    labels: set[str] = set()
    looked = 0
    while not game.table.over:
        table = game.table
        step, seat, what, count = table.agenda[-1].parts
        if isinstance(step, Toss):
            label = step.label(table, seat, what, count)
            if label in labels:
                fail(game, f"a second roll or draw is labelled {label!r}")
            labels.add(label)
            if looked < case.moments and pick.below(4) == 0:
                looked += 1
                _check_outcomes(game, step, case.rng(3))
        play_one(game, chance, players)


def _check_outcomes(game: Game[T], step: Toss[T], rng: Fast) -> None:
    table = game.table
    _, seat, what, count = table.agenda[-1].parts
    n = step.outcomes(table, seat, what, count)
    some = range(n) if n <= MANY else [rng.below(n) for _ in range(MANY)]
    outcomes = Counter([step.outcome(table, seat, what, count, k) for k in some])
    if n <= MANY and list(outcomes) != step.offers(table, seat, what, count):
        fail(game, f"{step.name} has the outcomes {list(outcomes)}, but offers something else")
    before = digest(table)
    for k in some:
        outcome = step.outcome(table, seat, what, count, k)
        if not step.possible(table, seat, what, count, outcome):
            fail(game, f"{step.name} brings {outcome}, but says that it cannot")
        by_person, by_source = table.clone(), table.clone()
        by_source.source, by_source.listener = _Told(k, Fast(k)), _Outcomes()
        by_source.run()
        heard = by_source.listener.heard
        rest = Fast(k)
        by_person.choose(CHANCE, outcome)
        found = [outcome]
        while by_person.asked == CHANCE:
            found.append(drawn(by_person, rest))
            by_person.apply(CHANCE, found[-1])
        if heard != found:
            fail(game, f"{step.name}: {found} came, but {heard} was heard")
        same(game, f"the table after {outcome} by a source", by_person.dump(), by_source.dump())
    if digest(table) != before:
        fail(game, f"looking at the outcomes of {step.name} changed the table")


def same_seed_same_game(case: Case[T]) -> None:
    """The same seed gives the same game, whether chance comes from a source or from a person."""
    first = played(case, None)
    for source in (None, case.rng(0)):
        again = played(case, source)
        same(first, "the game from the same seed", first.record().plain(), again.record().plain())


def fair_games_verify(case: Case[T]) -> None:
    """A game played with the fair stream is found to be true and fair."""
    secret = bytes([case.seed % 256]) * 32
    game = played(case, Fair(secret))
    verdict = verify(case.rules, game.record())
    if verdict.state != "ok" or not verdict.fair:
        fail(game, f"a fair game is judged {verdict}")


def final_digest(case: Case[T]) -> str:
    """Return the digest of the last table of the case's game, to be compared between builds."""
    return digest(played(case, None).table)
