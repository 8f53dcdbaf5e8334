"""Data sets: exported, edited, checked with every mistake at once, loaded, found by name, and played with."""

from __future__ import annotations

import csv
import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.message import Plain, Refused
from burgomaster.core.record import RecordRefused
from burgomaster.core.replay import replay
from burgomaster.games.hamburg.box import sets as data
from burgomaster.games.hamburg.box.card_values import fitting_activations
from burgomaster.games.hamburg.box.components import ACTIVATIONS, CARDS
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.paper.datasets import LARGEST
from burgomaster.paper.mistake import Mistaken
from burgomaster.words import Words
from tests.handwritten import Edit, editor, line_of, short

NEWEST = data.FOLDER / data.SETS.newest()
DIGESTS = {"house-1": "93f9c9fb431e4c1d", "house-2": "2c27d3087fb5f8aa"}


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


@pytest.mark.parametrize("name", data.SETS.shipped())
def test_shipped_sets_are_without_mistakes(name: str) -> None:
    assert data.SETS.check(data.FOLDER / name) == []
    assert data.SETS.named(name).name == name


def test_the_standard_set_is_read_once() -> None:
    assert data.standard_box() is data.standard_box() is data.SETS.find("house")


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


# --- Exporting ----------------------------------------------------------------------------------------------


def test_an_export_is_the_set_itself(tmp_path: Path) -> None:
    written = data.SETS.export(tmp_path / "deep" / "copy")
    assert [path.name for path in written] == ["board.toml", "cards.csv", "names.csv"]
    for path in written:
        text = data.SETS.file_of(NEWEST, path.name).read_text(encoding="utf-8")
        assert path.read_text(encoding="utf-8") == text.replace('name = "house"', f'name = "{NEWEST.name}"')
    assert data.SETS.check(tmp_path / "deep" / "copy") == []


def test_an_export_overwrites_nothing(own: Path) -> None:
    before = (own / "cards.csv").read_bytes()
    with pytest.raises(Refused, match="file-exists"):
        data.SETS.export(own)
    assert (own / "cards.csv").read_bytes() == before


@pytest.mark.parametrize("name", ["", "nobody", "../house", "house/../house", "a b"])
def test_only_known_sets_are_exported(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused, match="data-unknown"):
        data.SETS.export(tmp_path / "copy", name)


def test_an_export_needs_a_name_that_is_a_word(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="data-set-name"):
        data.SETS.export(tmp_path / "copy", new_name="my set")
    assert not (tmp_path / "copy").exists()


def test_an_export_into_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("not a folder")
    with pytest.raises(Refused, match="file-unwritable"):
        data.SETS.export(tmp_path / "copy")


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


def test_spreadsheets_may_add_a_mark_and_other_line_ends_and_rows_in_any_order(own: Path) -> None:
    for name in ("cards.csv", "names.csv"):
        head, *rows = (own / name).read_text(encoding="utf-8").splitlines()
        text = "\r\n".join([head, *reversed(rows), "", ""])
        (own / name).write_bytes(b"\xef\xbb\xbf" + text.encode())
    board = (own / "board.toml").read_text(encoding="utf-8")
    (own / "board.toml").write_bytes(board.replace("\n", "\r\n").encode())
    assert data.SETS.load(own).digest == data.standard_box().digest


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


def test_a_shipped_set_never_changes() -> None:
    """Games are stored that are played with these values: other values are a set with the next number."""
    digests = {name: data.SETS.named(name).digest for name in data.SETS.shipped()}
    assert digests == DIGESTS


def test_house_means_the_newest_set() -> None:
    assert data.SETS.newest() == list(DIGESTS)[-1]
    assert data.SETS.named("house") is data.standard_box() is data.SETS.named(data.SETS.newest())
    assert RULES.options({"data": "house"}) == RULES.options({}) == {"players": 4, "data": data.SETS.newest()}
    assert data.SETS.offered()[0] == data.SETS.newest()
    assert not set(data.SETS.shipped()[:-1]) & set(data.SETS.offered())


@pytest.mark.parametrize("name", data.SETS.shipped())
def test_a_set_is_found_by_its_digest_whatever_it_was_called(name: str) -> None:
    box = data.SETS.named(name)
    for called in ("house", "house-1", name, "lost", 7):
        assert data.SETS.stored(called, box.digest) is box
    assert RULES.stored_options({"players": 3, "data": "house"}, box.digest) == {"players": 3, "data": name}


def test_the_digest_of_rules_version_1_finds_its_set() -> None:
    assert data.SETS.stored("house", "817242f7aa14eb46") is data.SETS.named("house-1")


def test_of_sets_with_the_same_values_the_name_decides(own: Path, edit: Edit) -> None:
    edit("board.toml", 'name = "own"', 'name = "same-values"')
    box = data.SETS.find(own)
    assert data.SETS.stored("same-values", box.digest) is box
    assert data.SETS.stored("house", box.digest) is data.standard_box()


def test_an_unknown_digest_is_refused_with_the_sets_that_are_known() -> None:
    with pytest.raises(Refused, match="data-digest-unknown") as refused:
        data.SETS.stored("mine", "0123456789abcdef")
    told = Words("en").say(refused.value.message)
    for part in ("“mine”", "0123456789abcdef", "house, house-1", "--data"):
        assert part in told


@pytest.mark.parametrize("name", ["house", "house-77"])
def test_names_of_shipped_sets_are_kept_free(own: Path, edit: Edit, name: str) -> None:
    edit("board.toml", 'name = "own"', f'name = "{name}"')
    assert [each.reason.id for each in data.SETS.check(own)] == ["data-name-taken"]


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


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("[game\n", "toml-broken"),
        ("a = 1\na = 2\n", "toml-broken"),
        ("a = ", "toml-broken"),
        ("a = 1.5\nb = 1890-01-01\n", "toml-kind"),
        (f"a = {'[' * 5000}\n", "toml-broken toml-too-big"),
        (f"a = {'9' * 5000}\n", "toml-broken toml-too-big"),
        ("", "data-value-missing"),
    ],
)
def test_a_broken_board_is_refused_with_place(own: Path, content: str, reason: str) -> None:
    (own / "board.toml").write_text(content)
    mistakes = data.SETS.check(own)
    assert mistakes
    assert {each.reason.id for each in mistakes} <= set(reason.split())


def test_the_place_of_a_syntax_error_is_exact(own: Path, edit: Edit) -> None:
    edit("board.toml", "rounds = 4", "rounds == 4")
    assert [(each.line, each.column) for each in data.SETS.check(own)] == [
        (line_of(own / "board.toml", "rounds"), 9)
    ]


@pytest.mark.parametrize(
    ("content", "reasons"),
    [
        ("", "data-column-missing"),
        ("number;category;colour\n", "data-column-missing data-column-unknown"),
        ('number,en,de,nl,source\n1,"a', "data-table-broken"),
        (f"number,en,de,nl,source\n1,{'a' * 200_000},b,c,house\n", "data-table-broken"),
        ("number,number,en,de,nl,source\n", "data-column-twice"),
        ("number,en,de,nl,source\n٣,a,b,c,house\n", "data-number data-rows-missing"),
        (f"number,en,de,nl,source\n{'9' * 5000},a,b,c,house\n", "data-number data-rows-missing"),
        ("number,en,de,nl,source\n0,a,b,c,house\n281,a,b,c,house\n", "data-number data-rows-missing"),
    ],
)
def test_a_broken_table_of_names_is_refused(own: Path, content: str, reasons: str) -> None:
    (own / "names.csv").write_text(content, encoding="utf-8")
    assert {each.reason.id for each in data.SETS.check(own)} == set(reasons.split())


def test_missing_cards_are_named_in_short(own: Path) -> None:
    lines = (own / "cards.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    (own / "cards.csv").write_text("".join([*lines[:3], lines[5], *lines[8:101]]), encoding="utf-8")
    (mistake,) = data.SETS.check(own)
    assert mistake.reason.arguments["numbers"] == "3-4, 6-7, 101-280"


@pytest.mark.parametrize("name", data.SETS.files)
def test_files_that_cannot_be_read_are_told(own: Path, name: str) -> None:
    path = own / name
    path.unlink()
    assert short(data.SETS.check(own)) == [(name, 0, "", "file-missing")]
    path.mkdir()
    assert short(data.SETS.check(own)) == [(name, 0, "", "file-unreadable")]
    path.rmdir()
    path.write_bytes(b"#" * (LARGEST + 1))
    assert short(data.SETS.check(own)) == [(name, 0, "", "file-too-big")]
    path.write_bytes(b"ab\ncd\xff\n")
    assert short(data.SETS.check(own)) == [(name, 2, "", "file-not-utf8")]
    path.write_bytes(b"\x7fELF\x02\x01\x00\x00")
    assert short(data.SETS.check(own)) == [(name, 1, "", "file-binary")]


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="the owner of everything may read everything"
)
def test_a_file_without_permission_is_told(own: Path) -> None:
    (own / "cards.csv").chmod(0)
    assert short(data.SETS.check(own)) == [("cards.csv", 0, "", "file-unreadable")]


def test_an_empty_or_missing_folder_misses_every_file(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert [each.reason.id for each in data.SETS.check(folder)] == ["file-missing"] * 3


def test_another_set_needs_another_name(tmp_path: Path) -> None:
    """Records name the set they were played with, so two sets never share a name with the shipped one."""
    data.SETS.export(tmp_path / "copy")
    path = tmp_path / "copy" / "board.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("marks = 5", "marks = 6", 1), encoding="utf-8")
    line = line_of(path, "name =")
    assert short(data.SETS.check(tmp_path / "copy")) == [("board.toml", line, "name", "data-name-taken")]


def test_too_few_tokens_would_stop_the_game(own: Path, edit: Edit) -> None:
    edit("board.toml", "purple = 2, orange = 2, gray = 2,", "purple = 0, orange = 0, gray = 0,")
    assert [each.reason.id for each in data.SETS.check(own)] == ["data-tokens-few"]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.sampled_from(data.SETS.files),
    at=st.floats(0, 1),
    length=st.integers(0, 40),
    junk=st.one_of(st.binary(max_size=6), st.sampled_from([b'"', b"\n", b",", b"[", b"=", b"\xc3", b"\0"])),
)
def test_whatever_is_broken_is_told_never_thrown(
    tmp_path: Path, name: str, at: float, length: int, junk: bytes
) -> None:
    folder = tmp_path / "own"
    if not folder.exists():
        data.SETS.export(folder, new_name="own")
    whole = data.SETS.file_of(NEWEST, name).read_bytes().replace(b'name = "house"', b'name = "own"', 1)
    start = int(at * len(whole))
    (folder / name).write_bytes(whole[:start] + junk + whole[start + length :])
    for mistake in data.SETS.check(folder):
        assert mistake.file == name
        assert mistake.reason.id
    (folder / name).write_bytes(whole)


# --- Finding and playing ------------------------------------------------------------------------------------


def test_a_set_is_found_by_folder_and_then_known_by_name(own: Path, edit: Edit) -> None:
    edit("board.toml", 'name = "own"', 'name = "found-by-folder"')
    with pytest.raises(Refused, match="data-unknown"):
        RULES.options({"data": "found-by-folder"})
    box = data.SETS.find(own)
    assert data.SETS.named("found-by-folder") is box
    assert "found-by-folder" in data.SETS.known()
    assert RULES.options({"data": "found-by-folder"}) == {"players": 4, "data": "found-by-folder"}


def test_a_set_is_found_by_name_in_folders(tmp_path: Path) -> None:
    data.SETS.export(tmp_path / "in-folders", new_name="in-folders")
    with pytest.raises(Refused, match="data-unknown"):
        data.SETS.find("in-folders", [tmp_path / "elsewhere"])
    assert data.SETS.find("in-folders", [tmp_path / "elsewhere", tmp_path]).name == "in-folders"


@pytest.mark.parametrize("name", ["nobody", "a\0b", "no/such/folder", "x" * 5000])
def test_a_set_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="data-unknown"):
        data.SETS.find(name)


@pytest.mark.parametrize("name", ["../house", "/", ".", "nobody", 7, None, ["house"]])
def test_an_option_names_a_known_set_and_opens_no_folder(name: int | str | None) -> None:
    with pytest.raises(Refused, match="data-unknown"):
        RULES.options({"players": 2, "data": name})


def test_a_record_is_bound_to_the_values_it_was_played_with(own: Path, edit: Edit) -> None:
    edit("board.toml", 'name = "own"', 'name = "bound"')
    edit("board.toml", "marks = 5", "marks = 11")
    data.SETS.find(own)
    options = RULES.options({"players": 2, "data": "bound"})
    game = Game(RULES, options, Fast(5))
    assert game.table.players[0].marks == 11
    assert game.table.box.name == "bound"
    record = game.record()
    assert record.data == data.SETS.named("bound").digest != data.standard_box().digest
    assert record.options == {"players": 2, "data": "bound"}
    assert replay(RULES, record).dump() == game.table.dump()
    edit("board.toml", "marks = 11", "marks = 12")
    data.SETS.find(own)
    with pytest.raises(RecordRefused, match="data-digest-unknown"):
        replay(RULES, record)


def test_values_can_be_changed_for_one_position() -> None:
    house = data.standard_box()
    box = data.with_values(house, {54: (1, 2)})
    assert (box.cost[54], box.points[54], house.cost[54]) == (1, 2, house.cost[54])
    assert [card for card in range(1, CARDS + 1) if box.cost[card] != house.cost[card]] == [54]
    assert box.digest != house.digest
    assert data.with_values(house, {}) is house


def test_the_example_of_the_documentation_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (Path(__file__).parents[2] / "docs" / "data-sets.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0], names)
    table = names["table"]
    assert isinstance(table, Hamburg)
    assert (table.seats(), table.box.name) == (3, "mine")
