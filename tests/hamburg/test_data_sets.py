"""Data sets of Hamburg: what can be edited, what its digest holds, every mistake at once.

What is the same for every game is tried in tests/games.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box import sets as data
from burgomaster.games.hamburg.box.card_values import fitting_activations
from burgomaster.games.hamburg.box.components import ACTIVATIONS, CARDS
from burgomaster.games.hamburg.rules import RULES
from burgomaster.paper.mistake import Mistaken
from tests.handwritten import Edit, editor, line_of, short

NEWEST = data.FOLDER / data.SETS.newest()


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A set of one's own: the house set under another name."""
    data.SETS.export(tmp_path / "own", new_name="own")
    return tmp_path / "own"


@pytest.fixture
def edit(own: Path) -> Edit:
    """Replace text in a file of that set, once."""
    return editor(own)


# --- The sets the project ships -----------------------------------------------------------------------------


def test_names_and_sources_are_part_of_the_box() -> None:
    box = data.standard_box()
    with data.SETS.file_of(NEWEST, "names.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            for language in ("en", "de", "nl"):
                assert box.names[language][int(row["number"])] == row[language]
    with data.SETS.file_of(NEWEST, "cards.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            assert box.sources[int(row["number"])] == {
                "activation": row["activation_source"],
                "cost": row["cost_source"],
                "points": row["points_source"],
                "name": "house",
            }


@pytest.mark.parametrize(
    ("card", "known"),
    [
        (1, "flash III"),
        (2, "II"),
        (3, "III"),
        (6, "flash II III"),
        (11, "laurel"),
        (33, "flash I III"),
        (36, "always always I always II always III always IV"),
        (48, "flash III"),
        (66, "always always I always II always III always IV"),
        (189, "flash II"),
        (241, "none"),
        (261, "I"),
    ],
)
def test_an_activation_suits_what_the_card_does(card: int, known: str) -> None:
    assert " ".join([ACTIVATIONS[each] for each in fitting_activations(card)]) == known


# --- Loading ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("activation", ["flash", "II"])
def test_189_may_be_a_flash_or_belong_to_phase_ii(own: Path, edit: Edit, activation: str) -> None:
    edit("cards.csv", "189,secret_society,gray,flash,house", f"189,secret_society,gray,{activation},public")
    assert data.SETS.check(own) == []
    box = data.SETS.load(own)
    assert (box.flash >> 189 & 1, box.phase_two >> 189 & 1) == (activation == "flash", activation == "II")


def test_edited_values_are_loaded(own: Path, edit: Edit) -> None:
    edit(
        "cards.csv",
        "1,civic,brown,flash,house,3,house,1,derived",
        "1,civic,brown,III,public,7,public,4,public",
    )
    edit("board.toml", "marks = 5", "marks = 9")
    edit("board.toml", 'left = ["gray", "brown"', 'left = ["brown", "gray"')
    assert data.SETS.check(own) == []
    box = data.SETS.load(own)
    assert (box.name, box.cost[1], box.points[1], ACTIVATIONS[box.activation[1]]) == ("own", 7, 4, "III")
    assert (box.board.start_marks, box.board.wall_colours[0][:2]) == (9, [4, 2])
    assert box.sources[1]["cost"] == "public"
    assert box.phase_three >> 1 & 1
    assert box.digest != data.standard_box().digest


def test_a_digest_tells_values_not_names_sources_or_remarks(own: Path, edit: Edit) -> None:
    edit("names.csv", "Merchant's Mansion", "Old House")
    edit("cards.csv", "flash,house,3,house", "flash,public,3,public")
    edit("board.toml", "seasons = 8", "seasons = 8 # as printed")
    assert data.SETS.load(own).digest == data.standard_box().digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.csv", "1,civic,brown,flash,house,3,", "1,civic,brown,flash,house,4,"),
        ("cards.csv", "house,3,house,1,derived", "house,3,house,2,derived"),
        ("cards.csv", "1,civic,brown,flash", "1,civic,brown,III"),
        ("board.toml", "seasons = 8", "seasons = 7"),
        ("board.toml", "purple = 2, orange = 2", "purple = 1, orange = 2"),
    ],
)
def test_every_value_is_in_the_digest(own: Path, edit: Edit, file: str, old: str, new: str) -> None:
    edit(file, old, new)
    assert data.SETS.load(own).digest != data.standard_box().digest


def test_values_of_expansions_that_are_off_are_not_in_the_digest(own: Path, edit: Edit) -> None:
    edit("board.toml", "amount = 4", "amount = 5")
    edit("board.toml", "4 = 4\n5 = 5", "4 = 3\n5 = 5")
    assert data.SETS.load(own).digest == data.standard_box().digest


def test_what_is_not_in_the_digest_belongs_to_an_expansion() -> None:
    board = data.SETS.model()
    base = {path.split(".")[0] for path in data.BASE}
    assert set(board) - base == {"name", "tom", "mayors", "ships", "stock_exchange", "cleric_tiles"}
    left_out = {f"{table}.{key}" for table in ("statues", "intrigue") for key in _keys(board[table])}
    assert left_out - set(data.BASE) == {
        *("statues.expansion_2", "statues.zitronenjette", "intrigue.doubles", "intrigue.gifts"),
        "intrigue.source",
    }


def _keys(value: Plain) -> list[str]:
    assert isinstance(value, dict)
    return list(value)


# --- Numbered sets ------------------------------------------------------------------------------------------


def test_the_digest_of_rules_version_1_finds_its_set() -> None:
    assert data.SETS.stored("house", "817242f7aa14eb46") is data.SETS.named("house-1")


def test_a_stored_table_finds_its_set_too() -> None:
    box = data.SETS.named("house-1")
    table = RULES.new({"players": 2, "data": "house-1"}, Fast(1))
    stored = {**table.dump(), "data": "house"}
    assert RULES.load(stored).box is box
    changed = RULES.load({**stored, "values": {"54": {"cost": 1, "points": 2}}})
    assert (changed.box.cost[54], changed.box.name) == (1, "house-1")
    assert RULES.load(changed.dump()).dump() == changed.dump()


# --- Mistakes -----------------------------------------------------------------------------------------------


def test_every_mistake_of_every_file_is_reported_at_once(own: Path, edit: Edit) -> None:
    edit(
        "cards.csv",
        "1,civic,brown,flash,house,3,house,1,derived",
        "1,civil,brown,flash,house,3,house,1,derived",
    )
    edit("cards.csv", "2,civic,brown,II,derived,3", "2,civic,pink,II,derived,-3")
    edit("cards.csv", "3,civic,brown,III", "3,art,brown,flash")
    edit("cards.csv", "4,civic,brown,flash", "4,civic,braun,blitz")
    edit("cards.csv", "5,civic,brown,flash,derived,6,house", "6,civic,brown,flash,derived,6,guess")
    edit("cards.csv", "7,civic,brown,III,derived,9", "7,civic,brown,III,derived,9.5")
    edit("cards.csv", "8,civic,brown,III,derived,9,house,3,derived", "8,civic,brown,III,derived,9,house,3")
    edit("names.csv", "9,Commercial Clerks' Society,", "9,,")
    edit("board.toml", "seasons = 8", "seasons = 0")
    edit("board.toml", "[start]\nmarks = 5\n", "[start]\nmarks = true\nmakrs = 5\n")
    edit("board.toml", "points = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18]", "points = [0, 1, 2]")
    edit("board.toml", 'left = ["gray", "brown"', 'left = ["gray", "green"')
    edit("board.toml", 'right = ["orange", "purple"', 'right = ["orange", "orange"')
    edit("board.toml", "workers = 3 #", "workers = 4 #")
    edit("board.toml", "hand_limit = 5\n", "")
    board = own / "board.toml"
    assert short(data.SETS.check(own)) == [
        ("board.toml", line_of(board, "seasons"), "game.seasons", "data-number"),
        ("board.toml", line_of(board, "[game]"), "game.hand_limit", "data-value-missing"),
        ("board.toml", line_of(board, "workers = 4"), "game.standard_actions.workers", "data-fixed"),
        ("board.toml", line_of(board, "marks = true"), "start.marks", "data-kind"),
        ("board.toml", line_of(board, "makrs"), "start.makrs", "data-key-unknown"),
        ("board.toml", line_of(board, "points = [0"), "city_hall_square.points", "data-list-length"),
        ("board.toml", line_of(board, "left ="), "wall.colours.left[1]", "data-word"),
        ("board.toml", line_of(board, "right ="), "wall.colours.right", "data-colours-differ"),
        ("cards.csv", 7, "number", "data-row-twice"),
        ("cards.csv", 9, "", "data-row-length"),
        ("cards.csv", 281, "number", "data-rows-missing"),
        ("cards.csv", 2, "category", "data-word"),
        ("cards.csv", 3, "colour", "data-colour-fixed"),
        ("cards.csv", 3, "cost", "data-number"),
        ("cards.csv", 4, "category", "data-category-fixed"),
        ("cards.csv", 4, "activation", "data-activation-misfit"),
        ("cards.csv", 5, "colour", "data-word"),
        ("cards.csv", 5, "activation", "data-word"),
        ("cards.csv", 6, "cost_source", "data-word"),
        ("cards.csv", 8, "cost", "data-number"),
        ("names.csv", 10, "en", "data-name-missing"),
    ]
    with pytest.raises(Mistaken) as refused:
        data.SETS.load(own)
    assert list(refused.value.mistakes) == data.SETS.check(own)


def test_a_mistake_in_the_board_has_its_column(own: Path, edit: Edit) -> None:
    edit("board.toml", "costs = [1, 2, 3, 4, 5]", 'costs = [1, 2, "x", 4, 100]')
    assert [(each.column, each.field) for each in data.SETS.check(own)] == [
        (16, "wall.costs[2]"),
        (24, "wall.costs[4]"),
    ]


def test_too_few_tokens_would_stop_the_game(own: Path, edit: Edit) -> None:
    edit("board.toml", "purple = 2, orange = 2, gray = 2,", "purple = 0, orange = 0, gray = 0,")
    assert [each.reason.id for each in data.SETS.check(own)] == ["data-tokens-few"]


# --- Finding and playing ------------------------------------------------------------------------------------


def test_values_can_be_changed_for_one_position() -> None:
    house = data.standard_box()
    box = data.with_values(house, {54: (1, 2)})
    assert (box.cost[54], box.points[54], house.cost[54]) == (1, 2, house.cost[54])
    assert [card for card in range(1, CARDS + 1) if box.cost[card] != house.cost[card]] == [54]
    assert box.digest != house.digest
    assert data.with_values(house, {}) is house
