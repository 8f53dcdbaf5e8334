"""What many cards have in common, checked against values written out in the tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from burgomaster.games.hamburg.components import ACTIVATIONS, CATEGORIES, CATEGORY, COLOURS
from burgomaster.games.hamburg.scoring import final_scoring
from tests.hamburg.tables import (
    Buildings,
    Changes,
    a_player,
    a_table,
    changes,
    choose,
    offered,
    refused,
    the_box,
)


class Display(TypedDict, total=False):
    """What else a player has, as in `a_player`."""

    marks: int
    points: int
    levels: str
    wall: tuple[int, int]
    statues: Sequence[int]
    majorities: str
    square: int
    hand: Sequence[int]
    sites: str
    buildings: Buildings
    garden: Sequence[int]


def check_printed(
    card: int, category: str, colour: str, activation: str, cost: int, points: int, lay: bool = False
) -> None:
    """Check all that is printed on a card; its price is asked exactly, its points count at the end."""
    box = the_box()
    assert CATEGORIES[CATEGORY[card]] == category
    assert ACTIVATIONS[box.activation[card]] == activation
    construct = f"lay {card}" if lay else f"build {card} at 1"
    table = a_table(a_player(marks=cost, hand=[card], sites="gray", levels="brown", workers="brown"))
    assert construct in offered(table)
    if cost:
        poor = a_table(a_player(marks=cost - 1, hand=[card], sites="gray"))
        assert construct not in offered(poor)
        assert refused(poor, construct) == "marks-short"
    taken = changes(table, f"workers {card}")
    assert taken == {f"{colour} workers": 3, "hand": f"-{card}", "discards": f"+{card}"}
    laid = a_player(garden=[card]) if lay else a_player(buildings=[card])
    assert final_scoring(a_table(laid), 0)["cards"] == points


def check_use(
    card: int,
    worker: str,
    gained: Changes,
    *then: str,
    workers: str = "",
    **display: Unpack[Display],
) -> None:
    """Check that a building can be used before the action, once a season, for one worker of one colour.

    `gained` is all that changes beside that worker and the marker; `then` are the answers to its questions.
    """
    others = " ".join(f"{colour} {colour}" for colour in COLOURS if colour != worker)
    display.setdefault("buildings", [card])
    short = a_table(a_player(workers=others, **display))
    assert f"use {card}" not in offered(short)
    assert refused(short, f"use {card}") == "worker-short"
    table = a_table(a_player(workers=f"{worker} {worker} {workers}", **display))
    paid: Changes = {f"{worker} workers": -1, "used": f"+{card}"}
    assert changes(table, f"use {card}", *then) == {**paid, **gained}
    assert f"use {card}" not in offered(table)
    assert refused(table, f"use {card}") == "used-this-season"


def check_free_use(card: int, gained: Changes, *then: str, **display: Unpack[Display]) -> None:
    """Check that a building can be used once a season without a worker."""
    display.setdefault("buildings", [card])
    table = a_table(a_player(**display))
    assert changes(table, f"use {card}", *then) == {"used": f"+{card}", **gained}
    assert refused(table, f"use {card}") == "used-this-season"


def check_select(card: int, cost: int, fitting: tuple[int, int], other: int) -> None:
    """Check that a flash builds a card of its category from the discard pile, and shuffles the pile."""
    low, high = sorted(fitting)
    player = a_player(marks=cost, hand=[card], sites="gray pink purple")
    table = a_table(player, discards=[low, other], shuffled=[high])
    choose(table, f"build {card} at 1")
    assert offered(table) == {f"select {each} at {place}" for each in (low, high) for place in (2, 3)}
    built = changes(table, f"select {high} at 3")
    assert built == {"buildings": f"+{high}", "discards": f"-{high}"}
    assert offered(table) == {f"expose {low}", f"expose {other}"}
    choose(table, f"expose {low}")
    assert table.players[0].plots[2].buildings == (high,)
    assert (table.discards, table.shuffled) == ([low], (other,))
    assert offered(table) >= {"end turn"}
    # Nothing that fits: the pile is only shuffled.
    table = a_table(a_player(marks=cost, hand=[card], sites="gray pink"), discards=[other, 280])
    gone: Changes = {"hand": f"-{card}", "buildings": f"+{card}"}
    if cost:
        gone["marks"] = -cost
    assert changes(table, f"build {card} at 1") == gone
    assert offered(table) == {f"expose {other}", "expose 280"}
    # No empty site: likewise.
    table = a_table(a_player(marks=cost, hand=[card], sites="gray"), discards=[low, other])
    assert changes(table, f"build {card} at 1") == gone
    assert offered(table) == {f"expose {low}", f"expose {other}"}


def check_laurel(worth: int, **display: Unpack[Display]) -> None:
    """Check what laurels give at the end, and that nothing else does it before."""
    table = a_table(a_player(**display), at="turn")
    assert final_scoring(table, 0)["laurels"] == worth
    assert offered(table) == {"end turn"}


def flash(card: int, cost: int, *then: str, workers: str = "", **display: Unpack[Display]) -> Changes:
    """Build a card on an empty site and return what its flash changed; it works only now."""
    hand = [card, *display.get("hand", ())]
    marks = cost + display.get("marks", 0)
    sites = f"{display.get('sites', '')} gray"
    rest = {name: value for name, value in display.items() if name not in ("hand", "marks", "sites")}
    place = len(sites.split())
    player = a_player(marks=marks, hand=hand, sites=sites, workers=workers, **rest)  # type: ignore[arg-type] # as in Display
    table = a_table(player)
    changed = changes(table, f"build {card} at {place}", *then)
    assert changed.pop("buildings") == f"+{card}"
    hand_change = str(changed.pop("hand")).replace(f"-{card}", "").strip()
    if hand_change:
        changed["hand"] = hand_change
    left = int(changed.pop("marks", 0)) + cost
    if left:
        changed["marks"] = left
    assert "end turn" in offered(table)
    assert f"use {card}" not in offered(table)
    return changed
