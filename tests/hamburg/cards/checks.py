"""What many cards have in common, checked for one card at a time against values written out in the tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from burgomaster.games.hamburg.components import ACTIVATIONS, CATEGORIES, CATEGORY, COLOUR, COLOURS
from burgomaster.games.hamburg.scoring import final_scoring
from burgomaster.games.hamburg.table import Player
from tests.hamburg.tables import Changes, a_player, a_table, changes, choose, offered, refused, the_box

Two = tuple[int, int]
"""Two cards."""

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


def check_printed(card: int, category: str, colour: str, activation: str, cost: int, points: int) -> None:
    """Check all that is printed on a card; its price is asked exactly, its points count at the end."""
    box = the_box()
    assert CATEGORIES[CATEGORY[card]] == category
    assert COLOURS[COLOUR[card]] == colour
    assert ACTIVATIONS[box.activation[card]] == activation
    assert (box.cost[card], box.points[card]) == (cost, points)
    garden = category in ("zoo", "park")
    construct = f"lay {card}" if garden else f"build {card} at 1"
    if cost:
        poor = a_table(a_player(marks=cost - 1, hand=[card], sites="gray"))
        assert construct not in offered(poor)
        assert refused(poor, construct) == "marks-short"
    table = a_table(a_player(marks=cost, hand=[card], sites="gray"))
    assert construct in offered(table)
    taken = changes(table, f"workers {card}")
    assert taken == {f"{colour} workers": 3, "hand": f"-{card}", "discards": f"+{card}"}
    standing = a_player(garden=[card]) if garden else a_player(buildings=[card])
    assert final_scoring(a_table(standing), 0)["cards"] == points


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
    assert refused(table, f"use {card}") == "worker-short"
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
        assert refused(table, f"use {card}") == "used-this-season"
    assert "end turn" in offered(after)


def check_per_building(
    card: int, worker: str, what: str, each: int, *, also: Two, other: int, foe: int
) -> None:
    """Check a gain per own building of the category: the card and two more, no other and nobody else's."""
    others = [a_player(buildings=[foe])]
    check_use(card, worker, {what: each}, buildings=[other], others=others)
    check_use(card, worker, {what: 3 * each}, buildings=[*also, other], others=others)


def check_per_site(card: int, colour: str, what: str, each: int) -> None:
    """Check a gain per own site of the colour of the worker, built on or not: none and three of them."""
    others = [a_player(sites=colour)]
    check_use(card, colour, {}, sites=all_but(colour), others=others)
    sites = f"{colour} {all_but(colour)} {colour} {colour}"
    check_use(card, colour, {what: 3 * each}, sites=sites, others=others)


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
    """Check that a building, constructed on one more site, has a flash that gains exactly this, and only now.

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
        assert refused(later, f"use {card}") == "not-this-phase"


def check_select(card: int, fitting: Two, other: int) -> None:
    """Check that a flash builds a card of its category from the discard pile, and shuffles the pile."""
    low, high = fitting
    player = a_player(marks=6, hand=[card], sites="gray pink purple")
    table = a_table(player, discards=[low, other], shuffled=[high])
    assert changes(table, f"build {card} at 1") == built(card, 6, {})
    assert offered(table) == {f"select {each} at {place}" for each in fitting for place in (2, 3)}
    assert changes(table, f"select {high} at 3") == {"buildings": f"+{high}", "discards": f"-{high}"}
    assert table.players[0].plots[2].buildings == (high,)
    assert offered(table) == {f"expose {low}", f"expose {other}"}
    choose(table, f"expose {low}")
    assert (table.discards, table.shuffled) == ([low], (other,))
    assert "end turn" in offered(table)
    # Nothing that fits: the pile is only shuffled.
    table = a_table(a_player(marks=6, hand=[card], sites="gray pink"), discards=[other, 280])
    assert changes(table, f"build {card} at 1") == built(card, 6, {})
    assert offered(table) == {f"expose {other}", "expose 280"}
    # No empty site: likewise.
    table = a_table(a_player(marks=6, hand=[card], sites="gray"), discards=[low, other])
    assert changes(table, f"build {card} at 1") == built(card, 6, {})
    assert offered(table) == {f"expose {low}", f"expose {other}"}


# Laurel wreaths.


def check_laurels(card: int, worth: int, others: Sequence[Player] = (), **display: Unpack[Display]) -> None:
    """Check what a building with a laurel wreath scores at the end, and that it does nothing before."""
    without = a_table(a_player(**display), *copies(others))
    assert final_scoring(without, 0)["laurels"] == 0
    display["buildings"] = [card, *display.get("buildings", ())]
    table = a_table(a_player(**display), *copies(others))
    assert final_scoring(table, 0)["laurels"] == worth
    assert f"use {card}" not in offered(table)
    assert refused(table, f"use {card}") == "not-this-phase"


def check_laurels_per_building(card: int, also: Two, other: int, foe: int) -> None:
    """Check 2 points at the end per own building of the category: the card and two more, no other."""
    others = [a_player(buildings=[foe])]
    check_laurels(card, 2, buildings=[other], others=others)
    check_laurels(card, 6, buildings=[*also, other], others=others)
