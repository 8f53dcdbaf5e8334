"""Fields declared once: what is dumped, read, written and left out follows from the declaration."""

from __future__ import annotations

import doctest
from types import ModuleType
from typing import Any

import pytest

import burgomaster
from burgomaster.core.message import Plain
from burgomaster.paper import codecs as paper_codecs
from burgomaster.paper import fields as paper_fields
from burgomaster.paper.codecs import (
    AsList,
    ByHand,
    Codec,
    Counts,
    Number,
    Numbers,
    Sorted,
    Truth,
    Word,
    WordList,
    WordSet,
)
from burgomaster.paper.fields import Field, dump_fields, read_fields, read_into, too_small, write_fields
from burgomaster.paper.position import FieldReader, read_document

SIDES = ("left", "right")
COLOURS = ("purple", "orange", "gray")


@pytest.mark.parametrize("module", [paper_codecs, paper_fields])
def test_examples_in_docstrings_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.failed == 0
    assert result.attempted > 0 or burgomaster.build_kind() == "compiled"


# --- Codecs -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("codec", "value", "written", "short"),
    [
        (Number(0, 9), 7, 7, 7),
        (Number(1, 5, add=1), 0, 1, 1),
        (Number(0, 5, add=1), -1, 0, 0),
        (Truth(), True, True, True),
        (Word(COLOURS), 2, "gray", "gray"),
        (Word(("none", *COLOURS), first=-1), -1, "none", "none"),
        (Word(("weber a", "weber b"), first=281), 282, "weber b", "weber b"),
        (WordSet(SIDES), 0b11, ["left", "right"], ["left", "right"]),
        (Numbers(0, 9), (4, 4, 1), [4, 4, 1], [4, 4, 1]),
        (Numbers(1, 5, add=1), (0, 4), [1, 5], [1, 5]),
        (WordList(COLOURS), (2, 0), ["gray", "purple"], ["gray", "purple"]),
        (WordList(("weber a", "weber b"), first=281), (282,), ["weber b"], ["weber b"]),
        (Counts(SIDES, 5), (0, 3), {"left": 0, "right": 3}, {"right": 3}),
        (Counts(SIDES, 5, sparse=True), (0, 3), {"right": 3}, {"right": 3}),
        (Counts(SIDES, 5, complete=True), (0, 3), {"left": 0, "right": 3}, {"left": 0, "right": 3}),
        (AsList(Numbers(0, 9)), [4, 1], [4, 1], [4, 1]),
        (AsList(Counts(SIDES, 5)), [0, 1], {"left": 0, "right": 1}, {"right": 1}),
        (Sorted(Numbers(0, 9)), (1, 4), [1, 4], [1, 4]),
    ],
)
def test_what_is_written_is_read_back(codec: Codec[Any], value: Any, written: Plain, short: Plain) -> None:
    assert (codec.write(value), codec.write_short(value)) == (written, short)
    for plain in (written, short):
        reader = FieldReader({}, None)
        again = codec.read(reader, plain, "x", codec.nothing())
        assert (again, type(again), reader.mistakes) == (value, type(value), [])


@pytest.mark.parametrize(
    ("codec", "written", "mistakes", "instead"),
    [
        (Number(0, 9), 10, [("x", "position-number")], 5),
        (Number(0, 9), True, [("x", "position-number")], 5),
        (Truth(), 1, [("x", "position-truth")], True),
        (Word(SIDES), "up", [("x", "position-word")], 5),
        (WordSet(SIDES), ["up", "left", "left"], [("x[0]", "position-word"), ("x[2]", "position-twice")], 1),
        (WordSet(SIDES), "left", [("x", "position-list")], 0),
        (Numbers(1, 5, add=1), [6, 1, "a"], [("x[0]", "position-number"), ("x[2]", "position-number")], (0,)),
        (WordList(SIDES), ["right", "up"], [("x[1]", "position-word")], (1,)),
        (WordList(SIDES, count=2), ["right", "up"], [("x[1]", "position-word")], (5, 5)),
        (WordList(SIDES, count=2), ["right"], [("x", "position-count")], (5, 5)),
        (
            Counts(SIDES, 5),
            {"left": 6, "up": 1},
            [("x.up", "position-key"), ("x.left", "position-number")],
            (0, 0),
        ),
        (Counts(SIDES, 5), [1, 2], [("x", "position-table")], (0, 0)),
    ],
)
def test_what_is_wrong_is_noted_and_something_harmless_made_of_it(
    codec: Codec[Any], written: Plain, mistakes: list[tuple[str, str]], instead: object
) -> None:
    reader = FieldReader({}, None)
    natural = {bool: True, int: 5, tuple: (5, 5)}[type(codec.nothing())]
    assert codec.read(reader, written, "x", natural) == instead
    assert [(mistake.field, mistake.reason.id) for mistake in reader.mistakes] == mistakes


def test_dice_left_out_are_natural_where_the_table_is_complete() -> None:
    reader = FieldReader({}, None)
    assert Counts(SIDES, 6, complete=True).read(reader, {"left": 1}, "x", (3, 3)) == (1, 3)
    assert Counts(SIDES, 6).read(reader, {"left": 1}, "x", (3, 3)) == (1, 0)


def test_a_list_that_can_change_is_a_new_one_each_time() -> None:
    codec = AsList(Numbers(0, 9))
    assert codec.nothing() is not codec.nothing()


@pytest.mark.parametrize(
    ("codec", "small", "well"),
    [
        (Number(0, 9), -1, 0),
        (Number(1, 5, add=1), -1, 0),
        (Numbers(0, 9), (3, -1), ()),
        (Counts(SIDES, 5), (0, -1), (0, 0)),
        (AsList(Counts(SIDES, 5)), [-1, 0], [0, 0]),
    ],
)
def test_numbers_below_their_limits_are_seen(codec: Codec[Any], small: object, well: object) -> None:
    assert (codec.too_small(small), codec.too_small(well)) == (True, False)


# --- Declarations -------------------------------------------------------------------------------------------


class Yard:
    """A table with a few things on it."""

    def __init__(self) -> None:
        self.season = 1
        self.cranes = [0, 0]
        self.left = 0
        self.keeper = -1


YARD: tuple[Field[Yard], ...] = (
    Field("season", Number(1, 8)),
    Field("cranes", AsList(Counts(SIDES, 5)), natural=lambda table, seat: [table.season, 0]),
    Field("left", Number(0, 10), natural=lambda table, seat: 10 - sum(table.cranes), follows=True),
    Field("guard", Word(("none", *COLOURS), first=-1), slots=("keeper",)),
    Field("sum", ByHand(str, ""), get=lambda table, seat: table.season + seat),
)


def read(text: str) -> tuple[Yard, FieldReader]:
    document = read_document(text, "yard.toml")
    reader, yard = FieldReader(document.data, document), Yard()
    read_into(YARD, yard, reader, reader.root, "", yard)
    return yard, reader


def test_natural_values_follow_from_what_is_read_before() -> None:
    yard, reader = read("season = 3\n")
    assert (yard.season, yard.cranes, yard.left, yard.keeper, reader.mistakes) == (3, [3, 0], 7, -1, [])


def test_what_is_natural_or_follows_is_left_out_when_written_for_people() -> None:
    yard, _ = read('season = 3\nguard = "gray"\n')
    assert dump_fields(YARD, yard, yard, 1) == {
        "season": 3,
        "cranes": {"left": 3, "right": 0},
        "left": 7,
        "guard": "gray",
        "sum": "4",
    }
    assert write_fields(YARD[:-1], yard, yard) == {"season": 3, "guard": "gray"}
    yard.cranes = [0, 2]
    assert write_fields(YARD[:-1], yard, yard) == {"season": 3, "cranes": {"right": 2}, "guard": "gray"}


def test_what_follows_is_compared_where_it_is_told_with_line_and_column() -> None:
    yard, reader = read("season = 3\nleft = 8\n")
    assert [(each.line, each.column, each.reason.id) for each in reader.mistakes] == [
        (2, 8, "position-derived")
    ]
    assert yard.left == 7


def test_a_part_is_made_of_the_values_that_are_read() -> None:
    reader = FieldReader({"guard": "gray", "sum": 9, "crane": 3}, None)
    assert read_fields(YARD, reader, reader.root, "yard", Yard()) == {
        "season": 1,
        "cranes": [1, 0],
        "left": 10,
        "keeper": 2,
    }
    assert [(each.field, each.reason.id) for each in reader.mistakes] == [("yard.crane", "position-key")]


def test_a_field_with_too_small_a_number_is_named() -> None:
    yard, _ = read("")
    assert too_small(YARD, yard, yard) == ""
    yard.cranes = [3, -1]
    assert too_small(YARD, yard, yard) == "cranes"
