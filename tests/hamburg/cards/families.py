"""What many cards have in common, checked for one card at a time with the values given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.games.hamburg.components import (
    ACTIVATIONS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    DICE,
)
from burgomaster.games.hamburg.scoring import final_scoring
from burgomaster.games.hamburg.table import Hamburg, Player
from tests.hamburg.tables import (
    Changes,
    a_player,
    a_table,
    changes,
    choose,
    dice_of,
    offered,
    refused,
    the_box,
)

FILLER = 5
"""A brown card that tests hold in hand to have an action; no test builds it."""

Printed = tuple[int, str, str, str, int, int]
"""Number, category, colour, activation, cost and points."""


def all_but(colour: str) -> str:
    """Return a worker of every other colour."""
    return " ".join(each for each in COLOURS if each != colour)


def check_printed(card: int, category: str, colour: str, activation: str, cost: int, points: int) -> None:
    """What is printed on the card, what it costs to construct, and what it is worth at the end."""
    box = the_box()
    assert CATEGORIES[CATEGORY[card]].replace("_", " ") == category
    assert COLOURS[COLOUR[card]] == colour
    assert ACTIVATIONS[box.activation[card]] == activation
    assert (box.cost[card], box.points[card]) == (cost, points)
    garden = category in ("zoo", "park")
    action = f"lay {card}" if garden else f"build {card} at 1"
    site = ["gray" if colour != "gray" else "pink"]
    if cost:
        short = a_table(a_player(marks=cost - 1, hand=[card], sites=site))
        assert action not in offered(short)
        assert refused(short, action) == "marks-short"
    table = a_table(a_player(marks=cost, hand=[card], sites=site))
    assert action in offered(table)
    standing = a_player(garden=[card]) if garden else a_player(buildings=[card])
    assert final_scoring(a_table(standing), 0)["cards"] == points


# Buildings of phase III.


def check_use(
    card: int,
    worker: str,
    gains: Changes,
    then: Sequence[str] = (),
    others: Sequence[Player] = (),
    buildings: Sequence[int] = (),
    dice: str = "purple1 orange2 gray3 pink4 brown5 black6",
    more_workers: str = "",
    **board: Any,
) -> None:
    """In one's turn, before or after the action, once a season: return this worker and gain exactly this.

    `then`: the choices that follow, which belong to the gain.
    """
    hand = [FILLER, *board.pop("hand", [])]
    table_words = {name: board.pop(name) for name in ("discards", "piles") if name in board}

    def a_turn(workers: str) -> Hamburg:
        mine = a_player(workers=workers, hand=hand, buildings=[card, *buildings], **board)
        rest = [Player(other) for other in others]
        return a_table(mine, *rest, dice=dice, **table_words)

    without = a_turn(f"{all_but(worker)} {more_workers}")
    assert f"use {card}" not in offered(without)
    assert refused(without, f"use {card}") == "worker-short"
    before = a_turn(f"{worker} {more_workers}")
    paid: Changes = {f"{worker} workers": -1, "used": f"+{card}"}
    assert changes(before, f"use {card}", *then) == _sum(paid, gains)
    assert refused(before, f"use {card}") == "used-this-season"
    after = a_turn(f"{worker} {worker} {more_workers}")
    choose(after, f"decrease {FILLER}" if f"decrease {FILLER}" in offered(after) else f"money {FILLER}")
    assert f"use {card}" in offered(after)
    choose(after, f"use {card}", *then)
    assert f"use {card}" not in offered(after)
    assert "end turn" in offered(after)


def _sum(first: Changes, second: Changes) -> Changes:
    total = {**first}
    for name, value in second.items():
        before = total.get(name, 0)
        if isinstance(value, int) and isinstance(before, int):
            total[name] = before + value
        else:
            total[name] = value
    return {name: value for name, value in total.items() if value != 0}


def check_marks_per_category(card: int, worker: str, mates: tuple[int, int], stranger: int, foe: int) -> None:
    """2 marks per own building of the category: with two mates of it 6, whatever else stands around."""
    check_use(card, worker, {"marks": 6}, buildings=[*mates, stranger], others=[a_player(buildings=[foe])])


# Flash.


def build(card: int, cost: int, gains: Changes) -> Changes:
    """Return what changes when a building is constructed and its flash gives this."""
    return _sum({"marks": -cost, "hand": f"-{card}", "buildings": f"+{card}"}, gains)


def check_flash(
    card: int,
    cost: int,
    gains: Changes,
    then: Sequence[str] = (),
    others: Sequence[Player] = (),
    **board: Any,
) -> Hamburg:
    """Construct the building for its cost: its flash gives exactly this, once, and never again."""
    words = {name: board.pop(name) for name in ("discards", "piles", "tokens", "dice") if name in board}
    hand = [card, *board.pop("hand", [])]
    sites = ["gray", *board.pop("sites", [])]
    table = a_table(a_player(marks=cost, hand=hand, sites=sites, **board), *others, **words)
    assert changes(table, f"build {card} at 1", *then) == build(card, cost, gains)
    assert f"use {card}" not in offered(table)
    assert "end turn" in offered(table)
    standing = a_table(a_player(buildings=[card], workers=" ".join(COLOURS), marks=20, levels="gray"))
    assert refused(standing, f"use {card}") == "not-this-phase"
    return table


def check_select(card: int, found: tuple[int, int], not_found: int) -> None:
    """Construct a building of the category from the discard pile for free; the pile is shuffled anyway."""
    one, two = found
    rest = [not_found, 5 if not_found != 5 else 6]
    table = a_table(
        a_player(marks=6, hand=[card], sites=["gray", "pink", "brown"]), discards=[*rest, one, two]
    )
    assert changes(table, f"build {card} at 1") == build(card, 6, {})
    assert offered(table) == {f"select {each} at {place}" for each in found for place in (2, 3)}
    assert changes(table, f"select {two} at 3") == {"discards": f"-{two}", "buildings": f"+{two}"}
    assert offered(table) == {f"expose {each}" for each in [*rest, one]}  # shuffled: anything may be on top
    assert table.players[0].plots[2].buildings == (two,)

    without_site = a_table(a_player(marks=6, hand=[card], sites=["gray"]), discards=[*rest, one, two])
    assert changes(without_site, f"build {card} at 1") == build(card, 6, {})
    assert offered(without_site) == {f"expose {each}" for each in [*rest, one, two]}

    nothing = a_table(a_player(marks=6, hand=[card], sites=["gray", "pink"]), discards=rest)
    assert changes(nothing, f"build {card} at 1") == build(card, 6, {})
    assert offered(nothing) == {f"expose {each}" for each in rest}


# Laurel wreaths.


def laurels(player: Player, *others: Player, **words: Any) -> int:
    """Return what a player's laurel wreaths would score now."""
    return final_scoring(a_table(player, *others, **words), 0)["laurels"]


def check_points_per_category(card: int, mates: tuple[int, int], stranger: int, foe: int) -> None:
    """2 points at the end per own building of the category, itself included."""
    foes = a_player(buildings=[foe])
    assert laurels(a_player(buildings=[card, *mates, stranger]), foes) == 6
    assert laurels(a_player(buildings=[card, stranger])) == 2
    assert laurels(a_player(buildings=[*mates, stranger])) == 0


# Dice.


def rolls(dice: str) -> list[str]:
    """Return the six rolls of phase II as choices of chance."""
    return [f"roll {die} {pips}" for die, pips in zip(DICE, dice_of(dice), strict=True)]
