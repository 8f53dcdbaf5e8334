"""A game under test: how it is played at random, and how it is told what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Generic, NoReturn, TypeVar

from burgomaster.core.chance import CHANCE, Fast, Source
from burgomaster.core.choice import Choice, Form, Notation
from burgomaster.core.game import Game
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.replay import canonical, drawn
from burgomaster.core.rules import Options, Rules
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)

MANY: Final = 60
"""Where there are more choices or outcomes than this, a sample is tried instead of all of them."""


class Case(Generic[T]):
    """A game to be tried: rules, options and a seed, and what only the game's own tests know.

    `permute(table, seat, rng)` arranges anew everything that the seat cannot know. It must not be made with
    the help of `seen_by`, which it is there to test. `laws(table)` raises AssertionError where a law of
    conservation is broken.
    """

    def __init__(
        self,
        rules: Rules[T],
        options: Options,
        seed: int,
        permute: Callable[[T, int, Fast], T],
        laws: Callable[[T], None] | None = None,
        moments: int = 12,
        limit: int = 20_000,
    ) -> None:
        self.rules: Final = rules
        self.options: Final = rules.options(options)
        self.seed: Final = seed
        self.permute: Final = permute
        self.laws: Final = laws
        self.moments: Final = moments
        """At how many moments of a game the slower checks look."""
        self.limit: Final = limit
        """No game has more entries than this."""

    def rng(self, purpose: int) -> Fast:
        """Return a generator of its own for each purpose."""
        return Fast(self.seed * 100 + purpose)


# Playing at random.


def play_one(game: Game[T], chance: Fast, players: Fast) -> None:
    """Let one of those who are asked choose at random; for seat CHANCE, roll or draw."""
    seat, choice = random_choice(game.table, chance, players)
    try:
        game.choose(seat, choice)
    except Refused as refused:
        fail(game, f"{choice} by seat {seat} is on offer, but refused: {refused}")


def random_choice(table: Table, chance: Fast, players: Fast) -> tuple[int, Choice]:
    """Return someone who is asked, and a random choice of what is offered."""
    if table.asked == CHANCE:
        return CHANCE, drawn(table, chance)
    questions = table.questions
    question = questions[players.below(len(questions))]
    choices = question.choices
    if not choices:
        raise AssertionError(f"seat {question.seat} is asked {question.step}, but nothing is on offer")
    return question.seat, choices[players.below(len(choices))]


def finish(table: Table, rng: Fast, limit: int) -> None:
    """Play a table at random to the end, or so many choices on."""
    for _ in range(limit):
        if table.over:
            return
        seat, choice = random_choice(table, rng, rng)
        table.apply(seat, choice)


def played(case: Case[T], source: Source | None) -> Game[T]:
    """Return a game played at random to its end; without a source, seat CHANCE is asked."""
    game = Game(case.rules, case.options, source)
    chance, players = case.rng(0), case.rng(1)
    while not game.table.over:
        if len(game.entries) > case.limit:
            fail(game, f"no end after {case.limit} entries")
        play_one(game, chance, players)
    return game


def moments(case: Case[T]) -> Iterator[Game[T]]:
    """Yield a random game at its beginning, at some moments between, and at its end."""
    entries = len(played(case, None).entries)
    pick = case.rng(2)
    stops = {0, entries, *[pick.below(entries + 1) for _ in range(case.moments - 2)]}
    game = Game(case.rules, case.options, None)
    chance, players = case.rng(0), case.rng(1)
    for number in range(entries + 1):
        if number in stops:
            yield game
        if number < entries:
            play_one(game, chance, players)


def sample(notation: Notation, rng: Fast, wanted: int) -> list[Choice]:
    """Return choices of every form: all of a small form, so many as wanted of a big one."""
    choices: list[Choice] = []
    for form in notation.forms:
        size = 1
        for kind in form.kinds.values():
            size *= kind.high - kind.low + 1
        choices += form.every() if size <= wanted else [_any_of(form, rng) for _ in range(wanted)]
    return choices


def _any_of(form: Form[Choice], rng: Fast) -> Choice:
    return form.of(*[kind.low + rng.below(kind.high - kind.low + 1) for kind in form.kinds.values()])


# Saying what is wrong.


def fail(game: Game[T], text: str) -> NoReturn:
    """Raise AssertionError with the record so far."""
    raise AssertionError(f"{text}\n\nThe record so far:\n{game.record()}")


def same(game: Game[T], what: str, wanted: Plain, found: Plain) -> None:
    """Fail unless two pieces of plain data are equal byte for byte."""
    one, two = canonical(wanted), canonical(found)
    if one != two:
        at = next(
            (i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
        )
        low = max(0, at - 60)
        fail(game, f"{what} differs:\n  {one[low : at + 60]}\n  {two[low : at + 60]}")


def all_offers(table: Table) -> Plain:
    """Return who is asked what, and what is on offer, as plain data."""
    data: list[Plain] = []
    for question in table.questions:
        choices: list[Plain] = []
        if question.seat != CHANCE:
            choices += [choice.text for choice in question.choices]
        data.append([question.seat, question.step, question.ask.data(), choices])
    return data


def refusal(table: Table, seat: int, choice: Choice) -> Message | None:
    """Return why a choice is refused; None if it is not."""
    try:
        table.check(seat, choice)
    except Refused as refused:
        return refused.message
    return None
