"""Data sets of every game: exported, edited, checked, loaded, found by name and digest, and played with."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.message import Refused
from burgomaster.core.record import RecordRefused
from burgomaster.core.replay import replay
from burgomaster.paper.datasets import LARGEST, SOURCES
from burgomaster.words import LANGUAGES, Words
from tests.games.every import SHIPPED, named
from tests.games.game import Subject
from tests.handwritten import Edit, editor, line_of, short

DOCS = Path(__file__).parents[2] / "docs"
EACH_SET = pytest.mark.parametrize(("subject", "name"), SHIPPED, ids=named)


@pytest.fixture
def own(game: Subject[Any], tmp_path: Path) -> Path:
    """A set of one's own: the newest set under another name."""
    game.sets.export(tmp_path / "own", new_name="own")
    return tmp_path / "own"


@pytest.fixture
def edit(own: Path) -> Edit:
    """Replace text in a file of that set, once."""
    return editor(own)


# --- The sets the project ships -----------------------------------------------------------------------------


@EACH_SET
def test_shipped_sets_are_without_mistakes(subject: Subject[Any], name: str) -> None:
    assert subject.sets.check(subject.sets.folder / name) == []
    assert subject.sets.named(name).name == name


def test_the_standard_set_is_read_once(game: Subject[Any]) -> None:
    assert game.sets.standard() is game.sets.standard() is game.sets.find("house")


def test_names_are_part_of_the_box(game: Subject[Any]) -> None:
    box = game.sets.standard()
    for language in LANGUAGES:
        assert len(box.names[language]) == game.pieces + 1
        assert all(box.names[language][1:])
    assert "house" in {each["name"] for each in box.sources[1:]} <= {*SOURCES}


def test_a_shipped_set_never_changes(game: Subject[Any]) -> None:
    """Games are stored that are played with these values: other values are a set with the next number."""
    assert {name: game.sets.named(name).digest for name in game.sets.shipped()} == game.digests


def test_house_means_the_newest_set(game: Subject[Any]) -> None:
    sets = game.sets
    assert sets.newest() == list(game.digests)[-1]
    assert sets.named("house") is sets.standard() is sets.named(sets.newest())
    options = game.rules.options({})
    assert game.rules.options({"data": "house"}) == options
    assert (options["players"], options["data"]) == (4, sets.newest())
    assert sets.offered()[0] == sets.newest()
    assert not set(sets.shipped()[:-1]) & set(sets.offered())


# --- Exporting ----------------------------------------------------------------------------------------------


def test_an_export_is_the_set_itself(game: Subject[Any], tmp_path: Path) -> None:
    written = game.sets.export(tmp_path / "deep" / "copy")
    assert [path.name for path in written] == ["board.toml", game.sheet, "names.csv"]
    newest = game.sets.folder / game.sets.newest()
    for path in written:
        text = game.sets.file_of(newest, path.name).read_text(encoding="utf-8")
        assert path.read_text(encoding="utf-8") == text.replace('name = "house"', f'name = "{newest.name}"')
    assert game.sets.check(tmp_path / "deep" / "copy") == []


def test_an_export_overwrites_nothing(game: Subject[Any], own: Path) -> None:
    before = (own / game.sheet).read_bytes()
    with pytest.raises(Refused, match="file-exists"):
        game.sets.export(own)
    assert (own / game.sheet).read_bytes() == before


@pytest.mark.parametrize("name", ["", "nobody", "../house", "house/../house", "a b"])
def test_only_known_sets_are_exported(game: Subject[Any], tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused, match="data-unknown"):
        game.sets.export(tmp_path / "copy", name)


def test_an_export_needs_a_name_that_is_a_word(game: Subject[Any], tmp_path: Path) -> None:
    with pytest.raises(Refused, match="data-set-name"):
        game.sets.export(tmp_path / "copy", new_name="my set")
    assert not (tmp_path / "copy").exists()


def test_an_export_into_a_file_is_refused(game: Subject[Any], tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("not a folder")
    with pytest.raises(Refused, match="file-unwritable"):
        game.sets.export(tmp_path / "copy")


# --- Loading ------------------------------------------------------------------------------------------------


def test_spreadsheets_may_add_a_mark_and_other_line_ends_and_rows_in_any_order(
    game: Subject[Any], own: Path
) -> None:
    for name in (game.sheet, "names.csv"):
        head, *rows = (own / name).read_text(encoding="utf-8").splitlines()
        text = "\r\n".join([head, *reversed(rows), "", ""])
        (own / name).write_bytes(b"\xef\xbb\xbf" + text.encode())
    board = (own / "board.toml").read_text(encoding="utf-8")
    (own / "board.toml").write_bytes(board.replace("\n", "\r\n").encode())
    assert game.sets.load(own).digest == game.sets.standard().digest


# --- Finding ------------------------------------------------------------------------------------------------


@EACH_SET
def test_a_set_is_found_by_its_digest_whatever_it_was_called(subject: Subject[Any], name: str) -> None:
    box = subject.sets.named(name)
    for called in ("house", "house-1", name, "lost", 7):
        assert subject.sets.stored(called, box.digest) is box
    found = subject.rules.stored_options({"players": 3, "data": "house"}, box.digest)
    assert found == {**subject.rules.options({"players": 3}), "data": name}
    table = subject.rules.new({"players": 2, "data": name}, Fast(1))
    assert subject.rules.load({**table.dump(), "data": "house"}).dump() == table.dump()


def test_of_sets_with_the_same_values_the_name_decides(game: Subject[Any], own: Path, edit: Edit) -> None:
    edit("board.toml", 'name = "own"', 'name = "same-values"')
    box = game.sets.find(own)
    assert game.sets.stored("same-values", box.digest) is box
    assert game.sets.stored("house", box.digest) is game.sets.standard()


def test_an_unknown_digest_is_refused_with_the_sets_that_are_known(game: Subject[Any]) -> None:
    with pytest.raises(Refused, match="data-digest-unknown") as refused:
        game.sets.stored("mine", "0123456789abcdef")
    told = Words("en").say(refused.value.message)
    for part in ("“mine”", "0123456789abcdef", "house, house-1", "--data"):
        assert part in told


@pytest.mark.parametrize("name", ["house", "house-77"])
def test_names_of_shipped_sets_are_kept_free(game: Subject[Any], own: Path, edit: Edit, name: str) -> None:
    edit("board.toml", 'name = "own"', f'name = "{name}"')
    assert [each.reason.id for each in game.sets.check(own)] == ["data-name-taken"]


def test_another_set_needs_another_name(game: Subject[Any], tmp_path: Path) -> None:
    """Records name the set they were played with, so two sets never share a name with the shipped one."""
    game.sets.export(tmp_path / "copy")
    game.replace_money(tmp_path / "copy", 36)
    line = line_of(tmp_path / "copy" / "board.toml", "name =")
    assert short(game.sets.check(tmp_path / "copy")) == [("board.toml", line, "name", "data-name-taken")]


def test_a_set_is_found_by_folder_and_then_known_by_name(game: Subject[Any], own: Path, edit: Edit) -> None:
    edit("board.toml", 'name = "own"', 'name = "found-by-folder"')
    with pytest.raises(Refused, match="data-unknown"):
        game.rules.options({"data": "found-by-folder"})
    box = game.sets.find(own)
    assert game.sets.named("found-by-folder") is box
    assert "found-by-folder" in game.sets.known()
    found = game.rules.options({"data": "found-by-folder"})
    assert found == {**game.rules.options({}), "data": "found-by-folder"}


def test_a_set_is_found_by_name_in_folders(game: Subject[Any], tmp_path: Path) -> None:
    game.sets.export(tmp_path / "in-folders", new_name="in-folders")
    with pytest.raises(Refused, match="data-unknown"):
        game.sets.find("in-folders", [tmp_path / "elsewhere"])
    assert game.sets.find("in-folders", [tmp_path / "elsewhere", tmp_path]).name == "in-folders"


@pytest.mark.parametrize("name", ["nobody", "a\0b", "no/such/folder", "x" * 5000])
def test_a_set_that_is_not_there_is_refused(game: Subject[Any], name: str) -> None:
    with pytest.raises(Refused, match="data-unknown"):
        game.sets.find(name)


@pytest.mark.parametrize("name", ["../house", "/", ".", "nobody", 7, None, ["house"]])
def test_an_option_names_a_known_set_and_opens_no_folder(game: Subject[Any], name: int | str | None) -> None:
    with pytest.raises(Refused, match="data-unknown"):
        game.rules.options({"players": 2, "data": name})


# --- Mistakes -----------------------------------------------------------------------------------------------


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
def test_a_broken_board_is_refused_with_place(
    game: Subject[Any], own: Path, content: str, reason: str
) -> None:
    (own / "board.toml").write_text(content)
    mistakes = game.sets.check(own)
    assert mistakes
    assert {each.reason.id for each in mistakes} <= set(reason.split())


def test_the_place_of_a_syntax_error_is_exact(game: Subject[Any], own: Path, edit: Edit) -> None:
    name, count = game.purse
    edit("board.toml", f"\n{name} = {count}", f"\n{name} == {count}")
    assert [(each.line, each.column) for each in game.sets.check(own)] == [
        (line_of(own / "board.toml", f"{name} =="), len(name) + 3)
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
def test_a_broken_table_of_names_is_refused(
    game: Subject[Any], own: Path, content: str, reasons: str
) -> None:
    (own / "names.csv").write_text(content, encoding="utf-8")
    assert {each.reason.id for each in game.sets.check(own)} == set(reasons.split())


def test_missing_rows_are_named_in_short(game: Subject[Any], own: Path) -> None:
    lines = (own / game.sheet).read_text(encoding="utf-8").splitlines(keepends=True)
    (own / game.sheet).write_text("".join([*lines[:3], lines[5], *lines[8:101]]), encoding="utf-8")
    (mistake,) = game.sets.check(own)
    assert mistake.reason.arguments["numbers"] == f"3-4, 6-7, 101-{game.pieces}"


@pytest.mark.parametrize("place", [0, 1, 2])
def test_files_that_cannot_be_read_are_told(game: Subject[Any], own: Path, place: int) -> None:
    name = game.sets.files[place]
    path = own / name
    path.unlink()
    assert short(game.sets.check(own)) == [(name, 0, "", "file-missing")]
    path.mkdir()
    assert short(game.sets.check(own)) == [(name, 0, "", "file-unreadable")]
    path.rmdir()
    path.write_bytes(b"#" * (LARGEST + 1))
    assert short(game.sets.check(own)) == [(name, 0, "", "file-too-big")]
    path.write_bytes(b"ab\ncd\xff\n")
    assert short(game.sets.check(own)) == [(name, 2, "", "file-not-utf8")]
    path.write_bytes(b"\x7fELF\x02\x01\x00\x00")
    assert short(game.sets.check(own)) == [(name, 1, "", "file-binary")]


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="the owner of everything may read everything"
)
def test_a_file_without_permission_is_told(game: Subject[Any], own: Path) -> None:
    (own / game.sheet).chmod(0)
    assert short(game.sets.check(own)) == [(game.sheet, 0, "", "file-unreadable")]


def test_an_empty_or_missing_folder_misses_every_file(game: Subject[Any], tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert [each.reason.id for each in game.sets.check(folder)] == ["file-missing"] * 3


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    place=st.integers(0, 2),
    at=st.floats(0, 1),
    length=st.integers(0, 40),
    junk=st.one_of(
        st.binary(max_size=6), st.sampled_from([b'"', b"\n", b",", b"[", b"=", b"\xc3", b"\0", b":"])
    ),
)
def test_whatever_is_broken_is_told_never_thrown(
    game: Subject[Any], tmp_path: Path, place: int, at: float, length: int, junk: bytes
) -> None:
    name, folder = game.sets.files[place], tmp_path / "own"
    if not folder.exists():
        game.sets.export(folder, new_name="own")
    whole = (folder / name).read_bytes()
    start = int(at * len(whole))
    (folder / name).write_bytes(whole[:start] + junk + whole[start + length :])
    for mistake in game.sets.check(folder):
        assert mistake.file == name
        assert mistake.reason.id
    (folder / name).write_bytes(whole)


# --- Playing ------------------------------------------------------------------------------------------------


def test_a_record_is_bound_to_the_values_it_was_played_with(
    game: Subject[Any], own: Path, edit: Edit
) -> None:
    edit("board.toml", 'name = "own"', 'name = "bound"')
    game.replace_money(own, 41)
    game.sets.find(own)
    options = game.rules.options({"players": 2, "data": "bound"})
    assert options == {**game.rules.options({"players": 2}), "data": "bound"}
    played = Game(game.rules, options, Fast(5))
    assert game.least_money(played.table) == 41
    record = played.record()
    assert record.data == game.sets.named("bound").digest != game.sets.standard().digest
    assert record.options == options
    assert replay(game.rules, record).dump() == played.table.dump()
    edit("board.toml", game.money(41), game.money(42))
    game.sets.find(own)
    with pytest.raises(RecordRefused, match="data-digest-unknown"):
        replay(game.rules, record)


def test_the_example_of_the_documentation_runs(
    game: Subject[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (DOCS / "data-sets.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (example,) = [each for each in blocks if f"burgomaster.games.{game.name}." in each]
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(example, names)
    (folder,) = tmp_path.iterdir()
    assert game.sets.check(folder) == []
    table = names["table"]
    assert table.seats() == 3
    assert table.box is game.sets.named(table.box.name)
    assert table.box.name not in game.sets.shipped()
