"""Boxes that differ from another in a card."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict, TypeVar

from burgomaster.games.rows.box import Printed, RowBox
from burgomaster.games.rows.effect import Row

V = TypeVar("V")


class OnCard(TypedDict, total=False):
    """What can be different about a card."""

    row: Row
    cost: int
    points: int
    activation: int


def printed_with(box: RowBox, card: int, changed: OnCard) -> Printed:
    """Return what a box knows of all cards, with another row or other printed values for one of them."""
    return replace(
        box.printed,
        cost=_with(box.cost, card, changed.get("cost")),
        points=_with(box.points, card, changed.get("points")),
        activation=_with(box.activation, card, changed.get("activation")),
        rows=_with(box.rows, card, changed.get("row")),
    )


def _with(values: list[V], card: int, value: V | None) -> list[V]:
    return values if value is None else [*values[:card], value, *values[card + 1 :]]
