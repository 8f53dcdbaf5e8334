"""Explaining moves: what is on offer, what each choice changes, and why an obvious one is not there.

A game says what can be counted on its tables and which choices a player would think of; everything is worked
out from what the seat that is asked can see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.question import Question
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)

Amounts = dict[tuple[str, int, str], int]


class Change:
    """Something a choice changes: what, whose (seats count from 1; 0 is the table), before and after.

    `name` says which one: a colour, a side, a majority or the number of a card.
    """

    def __init__(self, kind: str, seat: int, name: str, before: int, after: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.name: Final = name
        self.before: Final = before
        self.after: Final = after

    def data(self) -> dict[str, Plain]:
        """Return the change as plain data."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "name": self.name,
            "before": self.before,
            "after": self.after,
        }

    def __repr__(self) -> str:
        return f"<{self.seat} {self.kind} {self.name} {self.before}->{self.after}>".replace("  ", " ")


class Move:
    """A choice on offer, what it changes, and who is asked what next (nobody, if the game is over then)."""

    def __init__(
        self, choice: Choice, changes: list[Change], seat: int, step: str, ask: Message | None
    ) -> None:
        self.choice: Final = choice
        self.changes: Final = changes
        self.next_seat: Final = seat
        """Who is asked next, from 1; 0: a roll or a draw decides how it goes on."""
        self.next_step: Final = step
        self.next_ask: Final = ask

    def data(self) -> dict[str, Plain]:
        """Return the move as plain data."""
        changes: list[Plain] = [change.data() for change in self.changes]
        following: dict[str, Plain] = {"seat": self.next_seat, "step": self.next_step}
        following["ask"] = self.next_ask.data() if self.next_ask is not None else None
        return {
            "choice": self.choice.text,
            "data": self.choice.data(),
            "changes": changes,
            "next": following,
        }


class Missing:
    """An obvious choice that is not on offer, and why."""

    def __init__(self, choice: Choice, reason: Message) -> None:
        self.choice: Final = choice
        self.reason: Final = reason

    def data(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"choice": self.choice.text, "data": self.choice.data(), "reason": self.reason.data()}


class Explanation:
    """A question explained: its moves, and the obvious ones that are missing."""

    def __init__(self, seat: int, ask: Message | None, moves: list[Move], missing: list[Missing]) -> None:
        self.seat: Final = seat
        """Who is asked, from 1; 0 is chance, and there are no moves then or when the game is over."""
        self.ask: Final = ask
        self.moves: Final = moves
        self.missing: Final = missing

    def data(self) -> dict[str, Plain]:
        """Return everything as plain data."""
        moves: list[Plain] = [move.data() for move in self.moves]
        missing: list[Plain] = [each.data() for each in self.missing]
        ask = self.ask.data() if self.ask is not None else None
        return {"seat": self.seat, "ask": ask, "moves": moves, "missing": missing}


def _question_of(table: Table, seat: int | None) -> Question | None:
    """Return the question to be explained: the given seat's, the viewer's, or else the first one.

    None if the game is over, or if the given seat is not asked.
    """
    wanted = table.viewer if seat is None else seat
    questions = table.questions
    for question in questions:
        if question.seat == wanted:
            return question
    if seat is not None and not (questions and questions[0].seat == CHANCE):
        return None
    return questions[0] if questions else None


def explained(
    table: T,
    asked: int | None,
    kinds: tuple[str, ...],
    amounts: Callable[[T], Amounts],
    follow: tuple[str, ...] = (),
) -> Explanation:
    """Explain what a seat that is asked can choose, from what it sees and from a world it can imagine.

    `kinds` tells what can change, in the order in which it is told, and `amounts` counts it. While steps
    named in `follow` ask the same seat on, its first choice is taken, so that a choice made in several small
    ones is told as a whole; the question that comes next is told all the same. Nothing is explained when
    nobody is asked, or chance is.
    """
    question = _question_of(table, asked)
    if question is None or question.seat == CHANCE:
        return Explanation(0, question.ask if question is not None else None, [], [])
    seat = question.seat
    seen = table if table.viewer == seat else table.seen_by(seat)
    world = seen.imagined(Fast(0))  # any: what depends on it is not looked at
    before = amounts(world)
    offers = seen.offers_to(seat)
    moves = [_move(world, before, seat, choice, kinds, amounts, follow) for choice in offers]
    return Explanation(seat + 1, question.ask, moves, missing(seen, seat))


def missing(seen: Table, seat: int) -> list[Missing]:
    """Return what a seat that is asked would think of and is not offered, from what it sees."""
    offers = seen.offers_to(seat)
    return [Missing(choice, _reason(seen, seat, choice)) for choice in seen.obvious() if choice not in offers]


def _move(
    world: T,
    before: Amounts,
    seat: int,
    choice: Choice,
    kinds: tuple[str, ...],
    amounts: Callable[[T], Amounts],
    follow: tuple[str, ...],
) -> Move:
    after = world.clone()
    after.apply(seat, choice)
    following = after.questions[0] if not after.over else None
    next_seat, step, ask = 0, "", None
    if following is not None:
        next_seat, step, ask = following.seat + 1, following.step, following.ask
    while after.asked == seat and after.questions[0].step in follow:
        after.apply(seat, after.offers_to(seat)[0])
    now = amounts(after)
    changes: list[Change] = []
    for kind in kinds:
        for key in [*before, *[key for key in now if key not in before]]:
            if key[0] == kind and before.get(key, 0) != now.get(key, 0):
                changes.append(Change(kind, key[1], key[2], before.get(key, 0), now.get(key, 0)))
    return Move(choice, changes, next_seat, step, ask)


def _reason(seen: Table, seat: int, choice: Choice) -> Message:
    try:
        seen.check(seat, choice)
    except Refused as refused:
        return refused.message
    raise AssertionError(f"{choice} is on offer")
