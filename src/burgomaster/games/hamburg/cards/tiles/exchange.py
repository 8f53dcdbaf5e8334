"""The stock exchange tiles' rows: what each side does to a standard action, step by step (Expansion 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.core.phrase import Phrase
from burgomaster.games.hamburg.box.components import (
    ACTIONS,
    BUILD,
    DECREASE,
    DICE,
    SITE,
    STOCK_SIDES,
    TAKE_MONEY,
    TAKE_WORKERS,
    WALL,
    number_of,
)
from burgomaster.games.hamburg.cards.hooks import (
    ACTION_PRICE,
    ANY_WORKER,
    FREE_COLOURS,
    MARKS_TAKEN,
    TILE_PAYS,
    WORKER_PRICE,
    WORKERS_TAKEN,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import QUOTED, Changed, Quoted, step_now
from burgomaster.games.rows.effect import Effect, Row, Standing
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.triggers import When
from burgomaster.paper.model import list_at, numbers_at, value_at

FIRST_STOCK_SIDE: Final = number_of(f"exchange {STOCK_SIDES[0]}")
STEPS: Final = 3
"""The steps of a side: a space of the price tracker each."""
STOCK_ACTIONS: Final = {
    "workers": TAKE_WORKERS,
    "money": TAKE_MONEY,
    "decrease": DECREASE,
    "wall": WALL,
    "site": SITE,
    "building": BUILD,
}
"""The standard actions by the names they have in the board file."""

POINTS: Final = "hb-quoted-points"
LOST_POINTS: Final = "hb-quoted-lost-points"
MARKS: Final = "hb-quoted-marks"
DIE_WORKERS: Final = "hb-quoted-die-workers"


def quoted(said: str, steps: tuple[int, ...]) -> Phrase:
    """Return what a side says it does, with the numbers of its steps."""
    first, second, third = steps
    return Phrase(said, first=first, second=second, third=third)


class QuotedGoods(Effect[Hamburg]):
    """Gain or lose as much of something as the step says that the price tracker is on."""

    def __init__(self, kind: str, steps: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.steps: Final = steps

    def spell(self) -> Phrase:
        return quoted(self.kind, self.steps)

    def suits(self, table: Hamburg, seat: int, colour: int) -> bool:
        """A step of 0 gives nothing, and who has no points loses none (ruling 31)."""
        if not self.steps[step_now(table)]:
            return False
        return self.kind != LOST_POINTS or table.players[seat].points > 0

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        count = self.steps[step_now(table)]
        if self.kind == POINTS:
            table.gain_points(seat, count)
        elif self.kind == LOST_POINTS:
            table.lose_points(seat, count)
        elif self.kind == MARKS:
            table.gain_money(seat, count)
        else:
            table.gain_workers(seat, colour, count)


class WhenQuoted(When):
    """A side of which something is gained or lost after the action."""

    def __init__(self, action: int, goods: QuotedGoods) -> None:
        super().__init__(TILE_PAYS, QUOTED, (goods,), action=action)
        self.goods: Final = goods

    def spell(self) -> Phrase:
        return Phrase(self.said, {"effect": [self.goods.spell()]}, action=ACTIONS[self.action])


def _goods(kind: str) -> Callable[[int, Plain], Standing]:
    return lambda action, side: WhenQuoted(action, QuotedGoods(kind, tuple(numbers_at(side, "steps"))))


def _numbers(hook: int, way: int, said: str) -> Callable[[int, Plain], Standing]:
    """Return what makes a side that changes a quantity by the number of the step, more or less."""

    def made(action: int, side: Plain) -> Standing:
        numbers = tuple(numbers_at(side, "steps"))
        changed = [Changed(hook, way * number, action=action) for number in numbers]
        return Quoted(tuple(changed), action, quoted(said, numbers))

    return made


def _colours(hook: int, said: str) -> Callable[[int, Plain], Standing]:
    """Return what makes a side whose steps are colours, one or two each: either of them counts."""

    def made(action: int, side: Plain) -> Standing:
        masks: list[int] = []
        for step in list_at(side, "steps"):
            assert isinstance(step, list)
            masks.append(sum([1 << DICE.index(str(name)) for name in step]))
        changed = [Changed(hook, 1, colours=mask, action=action) for mask in masks]
        named = [_either(mask) for mask in masks]
        parts = {"first": [named[0]], "second": [named[1]], "third": [named[2]]}
        return Quoted(tuple(changed), action, Phrase(said, parts))

    return made


def _either(mask: int) -> Phrase:
    """Return a colour, or that it is one of two."""
    named = [Phrase("hb-colour-name", colour=DICE[colour]) for colour in cards_in(mask)]
    if len(named) == 1:
        return named[0]
    return Phrase("hb-quoted-either", {"one": [named[0]], "other": [named[1]]})


EFFECTS: Final[dict[str, Callable[[int, Plain], Standing]]] = {
    "fewer_marks": _numbers(MARKS_TAKEN, -1, "hb-quoted-fewer-marks"),
    "more_workers": _numbers(WORKERS_TAKEN, 1, "hb-quoted-more-workers"),
    "pay_marks": _numbers(ACTION_PRICE, 1, "hb-quoted-price"),
    "discount": _numbers(ACTION_PRICE, -1, "hb-quoted-discount"),
    "return_workers_of_building_colour": _numbers(WORKER_PRICE, 1, "hb-quoted-building-workers"),
    "gain_points": _goods(POINTS),
    "lose_points": _goods(LOST_POINTS),
    "take_workers_of_die_colour": _goods(DIE_WORKERS),
    "return_worker_of_colour": _colours(WORKER_PRICE, "hb-quoted-return-colour"),
    "take_worker_of_colour": _colours(ANY_WORKER, "hb-quoted-take-colour"),
    "free_in_colour": _colours(FREE_COLOURS, "hb-quoted-free-colour"),
    "one_mark_more_in_colour": _colours(ACTION_PRICE, "hb-quoted-dear-colour"),
}
"""What a side does, by the name the effect has in the board file."""
MORE_MARKS: Final = {TAKE_MONEY: _numbers(MARKS_TAKEN, 1, "hb-quoted-more-marks"), DECREASE: _goods(MARKS)}
"""More marks belong to the sum of 'take money'; with another action they are a gain of their own."""


def stock_side(side: Plain) -> Standing:
    """Return what a side does, from what is printed on it."""
    action = STOCK_ACTIONS[str(value_at(side, "action"))]
    effect = str(value_at(side, "effect"))
    return (MORE_MARKS[action] if effect == "more_marks" else EFFECTS[effect])(action, side)


def stock_rows(values: Plain) -> dict[int, Row]:
    """Return the rows of the tiles' sides by number, from what is printed on them."""
    return {
        FIRST_STOCK_SIDE + STOCK_SIDES.index(str(value_at(side, "id"))): (stock_side(side),)
        for side in list_at(values, "sides")
    }
