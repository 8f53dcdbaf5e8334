"""What many cards have in common, checked for one card at a time against values written out in the tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from burgomaster.games.hamburg.box.components import COLOURS
from burgomaster.games.hamburg.scoring import final_scoring
from burgomaster.games.hamburg.table import Player
from tests.hamburg.tables import Changes, a_player, a_table, changes, choose, offered, refused

FILLER = 5
"""A brown card to hold in hand for an action; nothing builds it."""

PIPS = "purple1 orange2 gray3 pink4 brown5 black6"
"""The dice, where nothing else is said."""


class Display(TypedDict, total=False):
    """What the player of a card has besides it, as in `a_player`."""

    marks: int
    points: int
    workers: str
    levels: str
    wall: tuple[int, int]
    halves: str
    statues: Sequence[int]
    majorities: str
    square: int
    hand: Sequence[int]
    sites: str
    buildings: Sequence[int]
    garden: Sequence[int]


def all_but(colour: str) -> str:
    """Return every other colour."""
    return " ".join([each for each in COLOURS if each != colour])


def together(first: Changes, second: Changes) -> Changes:
    """Return both changes as one: amounts add up, and those that come to nothing are left out."""
    total = {**first}
    for name, value in second.items():
        before = total.get(name, 0)
        total[name] = before + value if isinstance(before, int) and isinstance(value, int) else value
    return {name: value for name, value in total.items() if value != 0}


def copies(others: Sequence[Player]) -> list[Player]:
    """Return the other players, to sit at one more table."""
    return [Player(other) for other in others]


# Buildings of phase III.


def check_use(
    card: int,
    worker: str,
    gained: Changes,
    *then: str,
    others: Sequence[Player] = (),
    dice: str = PIPS,
    **display: Unpack[Display],
) -> None:
    """Check that a building can be used once a season for one worker of this colour.

    `gained` is all that changes beside that worker and the marker; `then` are the answers to its questions.
    The player has two workers of the colour, one more than is needed, and those given.
    """
    lacking: Display = {**display, "workers": f"{all_but(worker)} {all_but(worker)}"}
    lacking["buildings"] = [card, *display.get("buildings", ())]
    table = a_table(a_player(**lacking), *copies(others), dice=dice)
    assert f"use {card}" not in offered(table)
    assert refused(table, f"use {card}") == "hb-worker-short"
    display["workers"] = f"{worker} {worker} {display.get('workers', '')}"
    paid: Changes = {f"{worker} workers": -1}
    check_free_use(card, together(paid, gained), *then, others=others, dice=dice, **display)


def check_free_use(
    card: int,
    gained: Changes,
    *then: str,
    others: Sequence[Player] = (),
    dice: str = PIPS,
    **display: Unpack[Display],
) -> None:
    """Check that a building can be used once a season, before or after the action, and gains exactly this."""
    display["buildings"] = [card, *display.get("buildings", ())]
    display["hand"] = [FILLER, *display.get("hand", ())]
    before = a_table(a_player(**display), *copies(others), dice=dice)
    display["levels"] = f"{display.get('levels', '')} brown"
    after = a_table(a_player(**display), *copies(others), dice=dice)
    choose(after, f"decrease {FILLER}")  # so that the action leaves everything as it was before
    for table in (before, after):
        assert changes(table, f"use {card}", *then) == {"used": f"+{card}", **gained}
        assert f"use {card}" not in offered(table)
        assert refused(table, f"use {card}") == "hb-used-this-season"
    assert "end turn" in offered(after)


# Flash.


def built(card: int, cost: int, gained: Changes) -> Changes:
    """Return what changes when a building is constructed for a price and its flash gains this."""
    return together({"marks": -cost, "hand": f"-{card}", "buildings": f"+{card}"}, gained)


def check_flash(
    card: int,
    cost: int,
    gained: Changes,
    *then: str,
    others: Sequence[Player] = (),
    dice: str = PIPS,
    **display: Unpack[Display],
) -> None:
    """Check that a building, constructed on a site more, has a flash that gains exactly this, and only now.

    `marks` are those beyond the price.
    """
    display["marks"] = cost + display.get("marks", 0)
    display["hand"] = [card, *display.get("hand", ())]
    display["sites"] = f"{display.get('sites', '')} gray"
    place = len(display["sites"].split())
    table = a_table(a_player(**display), *copies(others), dice=dice)
    assert changes(table, f"build {card} at {place}", *then) == built(card, cost, gained)
    assert "end turn" in offered(table)
    standing = a_table(a_player(buildings=[card], workers=" ".join(COLOURS), marks=20, levels="gray"))
    for later in (table, standing):
        assert f"use {card}" not in offered(later)
        assert refused(later, f"use {card}") == "hb-works-as-flash"


# Laurel wreaths.


def check_laurels(card: int, worth: int, others: Sequence[Player] = (), **display: Unpack[Display]) -> None:
    """Check what a building with a laurel wreath scores at the end, and that it does nothing before."""
    without = a_table(a_player(**display), *copies(others))
    assert final_scoring(without, 0)["laurels"] == 0
    display["buildings"] = [card, *display.get("buildings", ())]
    table = a_table(a_player(**display), *copies(others))
    assert final_scoring(table, 0)["laurels"] == worth
    assert f"use {card}" not in offered(table)
    assert refused(table, f"use {card}") == "hb-works-in-final-scoring"
