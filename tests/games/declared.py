"""Declared fields beside what tables really do: which slots they hold, what clones copy, what seats see."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.chance import Fast
from burgomaster.core.conformance.case import Case, moments
from burgomaster.core.message import Plain
from burgomaster.core.replay import canonical
from burgomaster.core.table import Table
from burgomaster.paper.fields import EVERYONE, OWNER, Field
from tests.games.game import Subject

HEADER: Final = {"game", "data", "digest", "values", "players", "expansions", "player"}
"""What a stored table tells beside its fields."""
PLAYING: Final = {"hurries", "source", "watched", "_listener", "_notes", "_choices"}
"""What a clone has not: a hurry, who rolls, who listens, and what was worked out for the question."""
NO_STATE: Final = {
    **dict.fromkeys(PLAYING, "no part of what lies on the table"),
    "asked": "the agenda says who is asked",
    "automatic": "who plays a seat is for the options to say",
    "box": "told by name and digest",
    "rows": "those of the box",
    "colour_of": "printed on the cards",
    "players": "told one by one",
}
SHARED: Final = ("box", "rows", "colour_of")
"""What never changes, so that clones share it."""
COPIED_ON_CHANGE: Final = ("city",)
"""What is marked as shared and copied by whoever changes it."""


def slots_of(kind: type) -> list[str]:
    """Return all attributes of a class, which must have declared them (pure engine only)."""
    return [slot for each in kind.__mro__ for slot in getattr(each, "__slots__", ())]


# Clones.


def _changed(value: Any, number: int) -> Any:
    """Return another value of the same kind, not to be mistaken for that of a new table."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1000 + number
    if isinstance(value, tuple):
        return (*value, ("changed", number))
    if isinstance(value, list):
        return [*value, ("changed", number)]
    return value


def change_everything(thing: Any) -> None:
    """Give every attribute a value that no new table and no new player has."""
    for number, slot in enumerate(slots_of(type(thing))):
        if slot not in ("players", *PLAYING, *SHARED):
            setattr(thing, slot, _changed(getattr(thing, slot), number))


def clone_faults(table: Any) -> list[str]:
    """Return what a clone forgets, or shares though it can change; the table is spoilt by it."""
    change_everything(table)
    for player in table.players:
        change_everything(player)
    clone = table.clone()
    faults = _faults(table, clone, "")
    if table.players is clone.players:
        faults.append("players is shared")
    for seat, (mine, other) in enumerate(zip(table.players, clone.players, strict=True), 1):
        faults += ["player is shared"] if mine is other else _faults(mine, other, f"player {seat} ")
    return faults


def _faults(thing: Any, clone: Any, whose: str) -> list[str]:
    faults: list[str] = []
    for slot in slots_of(type(thing)):
        if slot == "players" or slot in PLAYING:
            continue
        mine, other = getattr(thing, slot), getattr(clone, slot)
        if mine != other:
            faults.append(f"{whose}{slot} is forgotten")
        elif slot not in (*SHARED, *COPIED_ON_CHANGE) and _shares(mine, other):
            faults.append(f"{whose}{slot} is shared")
    return faults


def _shares(mine: Any, other: Any) -> bool:
    """Tell whether something that can change is in both."""
    if isinstance(mine, (list, dict, set)):
        return mine is other or any(_shares(each, again) for each, again in zip(mine, other, strict=True))
    if isinstance(mine, tuple):
        return any(_shares(each, again) for each, again in zip(mine, other, strict=True))
    return False


# Secrets.


class Sights:
    """Compares what seats see of a game's tables with who, by its declaration, sees each field."""

    def __init__(self, game: Subject[Any], sight: dict[str, str] | None = None) -> None:
        self._game: Final = game
        self._sight: Final = sight or {}  # what is declared otherwise, to see that it is noticed
        self.faults: Final[set[str]] = set()
        self.hidden: Final[set[str]] = set()
        """The fields that were seen to hide something from somebody."""
        self.arranged: Final[set[str]] = set()
        """The fields that were arranged anew, since somebody cannot know what is there."""

    def look(self, case: Case[Any]) -> None:
        """Look at some moments of a random game through the eyes of everyone."""
        for moment in moments(case):
            self.look_at(moment.table, case.rng(8))

    def look_at(self, table: Table, rng: Fast) -> None:
        """Look at a table through the eyes of everyone."""
        for viewer in range(table.seats() + 1):
            self._compare(table, viewer, self._game.permute(table.clone(), viewer, rng))

    def _compare(self, table: Table, viewer: int, other: Table) -> None:
        dumps = (table.dump(), other.dump(), table.seen_by(viewer).dump(), other.seen_by(viewer).dump())
        for field in self._game.fields(table):
            self._judge(field, field.name, False, dumps)
        for seat in range(table.seats()):
            mine = tuple(_inner(_inner(data, "player"), str(seat + 1)) for data in dumps)
            for field in self._game.player_fields(table):
                self._judge(field, f"player.{field.name}", viewer == seat, mine)
        for name, _, fields in self._game.parts(table):
            if not fields:  # nothing of it changes, so nothing is stored
                continue
            part = tuple(_inner(data, name) for data in dumps)
            for field in fields:
                self._judge(field, f"{name}.{field.name}", False, part)

    def _judge(self, field: Field[Any], name: str, own: bool, dumps: tuple[dict[str, Plain], ...]) -> None:
        true, arranged, seen, again = [canonical(data[field.name]) for data in dumps]
        sight = self._sight.get(name, field.sight)
        if seen != again:
            self.faults.add(f"{name} shows what is hidden")
        if true != arranged:
            self.arranged.add(name)
        if seen != true:
            self.hidden.add(name)
            if sight == EVERYONE or (sight == OWNER and own):
                self.faults.add(f"{name} is hidden from those who see it")


def _inner(data: dict[str, Plain], key: str) -> dict[str, Plain]:
    inner = data[key]
    assert isinstance(inner, dict)
    return inner
