"""What many persons have in common, checked for one at a time against values written out in the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from burgomaster.games.bruges.box.components import COLOURS
from burgomaster.games.bruges.scoring import final_scoring
from burgomaster.games.bruges.table import Player
from tests.bruges.tables import DICE, Changes, a_player, a_table, changes, choose, offered, refused

Gained = Mapping[str, int | str]
"""What changes, as in `changes`."""

FILLER = 70
"""A red card to hold in hand for an action; nobody lays it."""


class Display(TypedDict, total=False):
    """What the player of a person has besides it, as in `a_player`."""

    guilders: int
    points: int
    workers: str
    threats: str
    canal: tuple[int, int]
    statues: Sequence[int]
    majorities: str
    reputation: int
    hand: Sequence[int]
    houses: str
    persons: Sequence[int]
    used: Sequence[int]


class Around(TypedDict, total=False):
    """What else lies on the table, as in `a_table`."""

    dice: str
    discards: Sequence[int]
    tops: str


def all_but(colour: str) -> str:
    """Return every other colour."""
    return " ".join([each for each in COLOURS if each != colour])


def together(first: Gained, second: Gained) -> Changes:
    """Return both changes as one: amounts add up, and those that come to nothing are left out."""
    total: Changes = {**first}
    for name, value in second.items():
        before = total.get(name, 0)
        total[name] = before + value if isinstance(before, int) and isinstance(value, int) else value
    return {name: value for name, value in total.items() if value != 0}


def copies(others: Sequence[Player]) -> list[Player]:
    """Return the other players, to sit at one more table."""
    return [Player(other) for other in others]


# Persons used in one's turn.


def check_use(
    card: int,
    worker: str,
    gained: Gained,
    *then: str,
    others: Sequence[Player] = (),
    around: Around | None = None,
    **display: Unpack[Display],
) -> None:
    """Check that a person can be used once a round for one worker of this colour.

    `gained` is all that changes beside that worker and the turned person; `then` are the answers to its
    questions. The player has two workers of the colour, one more than is needed, and those given.
    """
    lacking: Display = {**display, "workers": f"{all_but(worker)} {all_but(worker)}"}
    lacking["persons"] = [card, *display.get("persons", ())]
    table = a_table(a_player(**lacking), *copies(others), **(around or {}))
    assert f"use {card}" not in offered(table)
    assert refused(table, f"use {card}") == "br-worker-short"
    display["workers"] = f"{worker} {worker} {display.get('workers', '')}"
    check_free_use(
        card, together({f"{worker} workers": -1}, gained), *then, others=others, around=around, **display
    )


def check_free_use(
    card: int,
    gained: Gained,
    *then: str,
    others: Sequence[Player] = (),
    around: Around | None = None,
    **display: Unpack[Display],
) -> None:
    """Check that a person can be used once a round, before or after the card, and gains exactly this."""
    display["persons"] = [card, *display.get("persons", ())]
    display["hand"] = [FILLER, *display.get("hand", ())]
    before = a_table(a_player(**display), *copies(others), **(around or {}))
    display["threats"] = f"{display.get('threats', '')} red"
    after = a_table(a_player(**display), *copies(others), **(around or {}))
    choose(after, f"threat {FILLER}")  # so that the action leaves everything as it was before
    for table in (before, after):
        assert changes(table, f"use {card}", *then) == {"used": f"+{card}", **gained}
        assert f"use {card}" not in offered(table)
        assert refused(table, f"use {card}") == "br-used-this-round"
    assert "end turn" in offered(after)


def check_in_vain(
    card: int,
    worker: str,
    reason: str = "br-use-in-vain",
    others: Sequence[Player] = (),
    around: Around | None = None,
    **display: Unpack[Display],
) -> None:
    """Check that a person of whom nothing can come now is not on offer, though the worker is there."""
    display["workers"] = f"{worker} {display.get('workers', '')}"
    display["persons"] = [card, *display.get("persons", ())]
    table = a_table(a_player(**display), *copies(others), **(around or {}))
    assert f"use {card}" not in offered(table)
    assert refused(table, f"use {card}") == reason


# Flash.


def laid(card: int, cost: int, gained: Gained) -> Changes:
    """Return what changes when a person is laid for a price and its flash gains this."""
    return together({"guilders": -cost, "hand": f"-{card}", "persons": f"+{card}"}, gained)


def check_flash(
    card: int,
    cost: int,
    gained: Gained,
    *then: str,
    others: Sequence[Player] = (),
    around: Around | None = None,
    **display: Unpack[Display],
) -> None:
    """Check that a person, laid on a house more, has a flash that gains exactly this, and only now.

    `guilders` are those beyond the price.
    """
    display["guilders"] = cost + display.get("guilders", 0)
    display["hand"] = [card, *display.get("hand", ())]
    display["houses"] = f"{display.get('houses', '')} red"
    place = len(display["houses"].split())
    table = a_table(a_player(**display), *copies(others), **(around or {}))
    assert changes(table, f"person {card} at {place}", *then) == laid(card, cost, gained)
    assert "end turn" in offered(table)
    lying = a_table(a_player(persons=[card], workers=" ".join(COLOURS), guilders=20, threats="blue"))
    for later in (table, lying):
        assert f"use {card}" not in offered(later)
        assert refused(later, f"use {card}") == "br-works-as-flash"


# Always.


def check_never_used(card: int) -> None:
    """Check that a person that improves actions or situations is never used by choice."""
    table = a_table(a_player(persons=[card], workers=" ".join(COLOURS), guilders=20, threats="blue"))
    assert f"use {card}" not in offered(table)
    assert refused(table, f"use {card}") == "br-works-by-itself"


# Laurel wreaths.


def check_laurels(card: int, worth: int, others: Sequence[Player] = (), **display: Unpack[Display]) -> None:
    """Check what a person with a laurel wreath scores at the end, and that it does nothing before."""
    without = a_table(a_player(**display), *copies(others))
    assert final_scoring(without, 0)["laurels"] == 0
    display["persons"] = [*display.get("persons", ()), card]
    table = a_table(a_player(**display), *copies(others), dice=DICE)
    assert final_scoring(table, 0)["laurels"] == worth
    assert f"use {card}" not in offered(table)
    assert refused(table, f"use {card}") == "br-works-in-final-scoring"
