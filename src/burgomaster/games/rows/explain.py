"""What can be counted on every table with owners, to tell what a choice changes."""

from __future__ import annotations

from burgomaster.core.explain import Amounts
from burgomaster.games.rows.owners import OwnerTable


def owned_amounts(
    table: OwnerTable, coins: str, colours: tuple[str, ...], majorities: tuple[str, ...]
) -> Amounts:
    """Count what everyone sees of what owners have; hands only by their size."""
    found: Amounts = {}
    for seat in range(table.seats()):
        owner, number = table.owner(seat), seat + 1
        found["points", number, ""] = owner.points
        found[coins, number, ""] = owner.money
        for colour, name in enumerate(colours):
            found["workers", number, name] = owner.workers[colour]
        for majority, name in enumerate(majorities):
            found["majorities", number, name] = owner.active >> majority & 1
        found["hand", number, ""] = len(owner.hand) + len(owner.drawn) + (1 if owner.held else 0)
        found["scoring", number, ""] = table.final_points(seat)
    return found
