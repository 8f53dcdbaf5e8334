"""What those who learn get: a byte for each column, within its bounds, and every field that a seat sees.

That it tells nothing else is for the conformance kit (`secrets_are_kept`): it arranges anew what a seat
cannot know, and compares the encoding of the whole table with that of what is seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.encoding import Column, Encoder, Layout, as_bytes
from burgomaster.core.table import Table
from burgomaster.games.rows.leads import Lead, hand_of
from tests.games.game import Subject, step

NOT_ENCODED: Final = {
    "agenda": "what is on top of it is told as the question",
    "seen_by": "told as the seat",
    "undecided": "all cards that lie nowhere else",
    "land": "told as landscape tiles",
}
"""Fields of which no slot of their own is told, and why."""
DERIVED: Final = {
    "built": "how many of plant_sides are laid",
    "city": "told by what lies there: tiles, plants, landscapes, closed sides",
    "packs": "told as one's own pack, and how many tiles others have",
    "taken": "told by the notes of tiles",
    "groups": "told by the notes of tiles",
}
"""Slots that tests below look at by themselves, or that follow from others."""


def others(value: Any) -> Iterator[Any]:
    """Yield other values of the same kind, near the first."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value ^ 1 << 60  # of a set
        yield value & value - 1
        yield 60
    elif isinstance(value, tuple | list):
        kind = type(value)
        whole = list(value)
        for place, each in enumerate(whole):
            if isinstance(each, int):
                yield kind([*whole[:place], each + 1, *whole[place + 1 :]])
        yield kind(whole[:-1])
        yield kind([*whole, 1])


class Changes:
    """Gives every declared field other values, and notes of which a viewer gets other bytes."""

    def __init__(self, game: Subject[Any]) -> None:
        self.game = game
        self.declared: set[str] = set()
        self.told: set[str] = set()

    def look_at(self, table: Any, encoder: Encoder[Any]) -> None:
        game = self.game
        self._look("", table, game.fields(table), table, encoder)
        for player in table.players:
            self._look("player ", player, game.player_fields(table), table, encoder)
        for name, part, fields in game.parts(table):
            self._look(f"{name} ", part, fields, table, encoder)

    def _look(self, whose: str, thing: Any, fields: Any, table: Any, encoder: Encoder[Any]) -> None:
        for field in fields:
            slots = [slot for slot in field.slots if hasattr(thing, slot)]
            for slot in slots if field.name not in NOT_ENCODED else []:
                name = f"{whose}{slot}"
                if slot in DERIVED:
                    continue
                self.declared.add(name)
                if name not in self.told and self._is_told(thing, slot, table, encoder):
                    self.told.add(name)

    def _is_told(self, thing: Any, slot: str, table: Any, encoder: Encoder[Any]) -> bool:
        before = getattr(thing, slot)
        viewers = range(table.seats())
        shown = [encoder.encode(table, viewer) for viewer in viewers]
        values = others(before) if slot != "leads" else iter([_another_lead(table)])
        try:
            for value in values:
                setattr(thing, slot, value)
                try:
                    now = [encoder.encode(table, viewer) for viewer in viewers]
                except (IndexError, KeyError, TypeError, AttributeError):
                    continue  # there is no such value
                if any(a != b and len(a) == len(b) for a, b in zip(shown, now, strict=True)):
                    return True
        finally:
            setattr(thing, slot, before)
        return False


def _another_lead(table: Any) -> Any:
    lead = Lead(1 << table.undecided[0][0], hand_of(1), 0)
    return ((lead,), *table.leads[1:])


def test_every_field_that_a_seat_sees_is_encoded(game: Subject[Any]) -> None:
    changes = Changes(game)
    for seed in (1, 2):
        table: Any = game.rules.new({"players": 3, **game.everything}, Fast(seed))
        encoder = game.rules.encoder(table)
        rng, number = Fast(seed), 0
        while not table.over:
            if number % 29 == 0:
                changes.look_at(table, encoder)
            step(table, rng)
            number += 1
    assert changes.declared - changes.told == set()


def test_a_byte_for_each_column_and_each_within_its_bounds(game: Subject[Any]) -> None:
    offer = game.rules.offered()[0]
    for players in range(offer.low, offer.high + 1):
        rng = Fast(players)
        table: Table = game.rules.new({"players": players, **game.everything}, Fast(players))
        encoder = game.rules.encoder(table)
        columns = encoder.layout.columns
        assert all(column.meaning for column in (*columns, *encoder.offers.columns))
        number = 0
        while not table.over:
            viewer = number % (table.seats() + 1)
            told = encoder.encode(table, viewer)
            assert len(told) == len(encoder.layout)
            wrong = [
                (column, byte)
                for column, byte in zip(columns, told, strict=True)
                if not column.low <= byte <= column.high
            ]
            assert not wrong
            _check_rows(table, encoder)
            step(table, rng)
            number += 1


def _check_rows(table: Table, encoder: Encoder[Any]) -> None:
    seat, choices = table.turn()
    rows = memoryview(encoder.rows(choices)).cast("h")
    width = len(encoder.offers)
    assert len(rows) == width * len(choices), seat
    for number, value in enumerate(rows):
        column = encoder.offers.columns[number % width]
        assert column.low <= value <= column.high, (column, value)
    different = {bytes(encoder.row(choice)) for choice in choices}
    assert len(different) == len(set(choices))


def test_other_bytes_for_whatever_looks_different(game: Subject[Any]) -> None:
    """Two tables that are told alike are seen alike, but for what is still to be done and not yet asked."""
    table: Table = game.rules.new({"players": 3, **game.everything}, Fast(5))
    encoder = game.rules.encoder(table)
    rng, told = Fast(5), dict[bytes, object]()
    while not table.over:
        for viewer in range(table.seats()):
            seen = table.seen_by(viewer)
            data = {
                key: value for key, value in seen.dump().items() if key not in ("agenda", "ways", "memory")
            }
            assert told.setdefault(encoder.encode(seen, viewer), data) == data
        step(table, rng)


def test_what_was_told_before_changes_no_byte(game: Subject[Any]) -> None:
    """One memory, used for two tables in turns, for clones and every viewer, tells what an empty one does."""
    tables: list[Table] = [game.rules.new({"players": 3, **game.everything}, Fast(seed)) for seed in (7, 8)]
    encoder = game.rules.encoder(tables[0])
    rng, kept, number = Fast(7), encoder.memory(), 0
    while not tables[0].over and not tables[1].over:
        for table in (*tables, tables[0].clone()):
            for viewer in range(table.seats() + 1) if number % 5 == 0 else [table.turn()[0]]:
                told: list[list[bytes | bytearray]] = [[], []]
                encoder.tell(told[0], table, viewer, kept)
                encoder.tell(told[1], table, viewer, encoder.memory())
                assert b"".join(told[0]) == b"".join(told[1]) == encoder.encode(table, viewer)
        for table in tables:
            step(table, rng)
        number += 1
    assert number > 40


def test_what_a_byte_cannot_tell_is_told_as_the_highest() -> None:
    assert as_bytes([0, 255, 256, 9999]) == bytes([0, 255, 255, 255])
    with pytest.raises(ValueError, match="same name"):
        Layout([Column("a", "one"), Column("a", "another")])
