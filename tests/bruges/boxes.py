"""Boxes that differ from the standard one in a person."""

from __future__ import annotations

from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.sets import standard_box
from burgomaster.games.rows.effect import Row


def box_with(
    card: int,
    *,
    row: Row | None = None,
    cost: int | None = None,
    points: int | None = None,
    activation: int | None = None,
) -> Box:
    """Return the standard box with another row or other printed values for a person."""
    box = standard_box()
    rows = box.rows
    if row is not None:
        rows = [*rows[:card], row, *rows[card + 1 :]]
    return Box(
        name=box.name,
        digest=box.digest,
        board=box.board,
        cost=_with(box.cost, card, cost),
        points=_with(box.points, card, points),
        activation=_with(box.activation, card, activation),
        rows=rows,
        names=box.names,
        sources=box.sources,
    )


def _with(values: list[int], card: int, value: int | None) -> list[int]:
    return values if value is None else [*values[:card], value, *values[card + 1 :]]
