"""`make house` tells of a checkout what can be counted by hand in a small one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import house
from bench.source import File, Kind, read

SHARED = """
def take(self, seat):
    player = self.players[seat]
    player.points += 1
    return player
"""

RED = "src/burgomaster/games/red/table.py"

FILES = {
    "src/burgomaster/core/table.py": "from typing import TYPE_CHECKING\n"
    "if TYPE_CHECKING:\n    from burgomaster.core import explain\n\nclass Table:\n    pass\n",
    "src/burgomaster/core/explain.py": "from burgomaster.core.table import Table\n",
    "src/burgomaster/core/__init__.py": "",
    "src/burgomaster/games/red/rules.py": "\nRULES = 1\n",
    RED: "from burgomaster.core.table import Table\n\n"
    "class Red(Table):\n    __slots__ = ('dice', 'pile')\n" + SHARED,
    "src/burgomaster/games/red/flow.py": "def roll(table):\n    table.dice = 'rd-roll'\n",
    "src/burgomaster/games/deep_blue/rules.py": "\nRULES = 2\n",
    "src/burgomaster/games/deep_blue/table.py": "class DeepBlue:\n    __slots__ = ('sea',)\n\n" + SHARED,
    "src/burgomaster/games/rows/rules.py": "# no game\n",
    "src/burgomaster/cli/red.py": "def see():\n    from burgomaster.games.red import table\n    table.dice\n",
    "web/src/games/red/Board.svelte": 'import { say } from "../../words/say";\n</script>\n{dice}\n<b />\n',
    "web/src/words/say.ts": 'import type { Board } from "../games/red/Board.svelte";\n',
    "tests/red/test_flow.py": "def test_long():\n" + "    assert True\n" * 40,
    "bench/long.py": "# a line\n" * 451,
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Write a small checkout."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.fixture
def files(checkout: Path) -> dict[str, File]:
    """Read it."""
    return read(checkout)


def test_rooms_are_counted_with_their_longest_file(files: dict[str, File]) -> None:
    rows = [line.strip("|").replace(" ", "") for line in house.rooms_table(files).splitlines()]
    assert "core|3|7|6|table.py" in rows
    assert "games/deep_blue|2|10|8|table.py" in rows
    assert "web/games/red|1|4|4|Board.svelte" in rows
    assert f"all|{len(FILES)}|{sum(len(text.splitlines()) for text in FILES.values())}||" in rows


def test_who_imports_whom_is_told_without_imports_for_types(files: dict[str, File]) -> None:
    told = house.imports_list(files).splitlines()
    assert "games/red: core 1" in told
    assert "cli: games/red 1" in told
    assert "web/games/red: web/words 1" in told
    assert "web/words: nothing" in told


def test_a_cycle_counts_by_its_weakest_import(files: dict[str, File]) -> None:
    assert house.cycles(files, Kind.RUN) == house.cycles(files, Kind.LATER) == []
    assert house.cycles(files, Kind.TYPES) == [
        ["src/burgomaster/core/explain.py", "src/burgomaster/core/table.py"],
        ["web/src/games/red/Board.svelte", "web/src/words/say.ts"],
    ]
    files["src/burgomaster/core/table.py"].note("src/burgomaster/core/explain.py", Kind.RUN)
    assert len(house.cycles(files, Kind.RUN)) == 1


def test_long_files_and_functions_are_named(files: dict[str, File]) -> None:
    assert house.long_files(files) == [(451, "bench/long.py")]
    assert house.long_functions(files) == [(41, "tests/red/test_flow.py test_long")]


def test_a_field_spreads_over_the_files_that_name_it(files: dict[str, File]) -> None:
    dice, pile = house.spread(files, "red")
    assert dice == house.Spread("Red.dice", game=2, others=1, app=1)
    assert pile == house.Spread("Red.pile", game=1, others=0, app=0)


def test_twins_are_equal_lines_in_runs_of_four_once_names_are_made_equal(checkout: Path) -> None:
    one, other = games = house.games_of(checkout)
    assert games == ["deep_blue", "red"]
    assert house.twins(checkout, "engine", one, other, games) == {"table.py": 4}
    red = checkout / RED
    like_blue = red.read_text().replace("Red(Table)", "Red").replace("'dice', 'pile'", "'sea',")
    red.write_text(like_blue)
    assert house.twins(checkout, "engine", one, other, games) == {"table.py": 6}
    red.write_text(like_blue.replace("player = ", "owner = "))
    assert not house.twins(checkout, "engine", one, other, games)


def test_the_page_gets_its_figures_with_their_date(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = checkout / house.PAGE
    page.parent.mkdir()
    page.write_text("Before.\n{}\nold\n{}\nAfter.".format(*house.MARKS))
    house.main([str(checkout), "--write"])
    text = page.read_text()
    assert "old" not in text
    assert "Cycles of imports when run: 0; with those for types: 2." in text
    assert "| deep_blue / red |      4 |    0 |     0 |   0 |" in text
    assert text.startswith("Before.")
    assert text.endswith("After.")
    assert "== Twins" in capsys.readouterr().out


# What is promised of this house.

ROOT = Path(__file__).parent.parent
ONE_MEANING = ("Step", "Question", "Workers", "Words", "Standing", "House", "Stage")
"""Names that once meant two things each."""
TWICE = {"engine and bots": 250, "tests": 200}
"""So many lines may two games with rows have in common, at most."""
LISTS = (
    *("server/requests.py handlers", "server/notice_requests.py notice_handlers"),
    *("hosting/requests.py host_handlers", "v0001_tables.py upgrade", "v0013_notices.py upgrade"),
    "own/requests.py own_handlers",
    "city_tycoon/table.py CityTycoon.__init__",
)
"""Functions that are long as a list is: one entry after the other."""


def test_a_name_means_one_thing() -> None:
    source = {path: file for path, file in read(ROOT).items() if path.startswith("src/")}
    for name in ONE_MEANING:
        is_one = re.compile(rf"^class {name}\b", re.MULTILINE)
        assert len([path for path, file in source.items() if is_one.search(file.text)]) == 1, name


def test_what_two_games_have_in_common_stands_once() -> None:
    games = house.games_of(ROOT)
    lines = {where: house.twins(ROOT, where, "bruges", "hamburg", games).total() for where in house.WHERE}
    assert lines["engine"] + lines["bots"] <= TWICE["engine and bots"]
    assert lines["tests"] <= TWICE["tests"]


def test_no_function_of_the_source_is_long_but_lists() -> None:
    source = {path: file for path, file in read(ROOT).items() if path.startswith("src/")}
    long = [name for _, name in house.long_functions(source) if not name.endswith(LISTS)]
    assert long == []


def test_no_python_file_of_the_source_is_long() -> None:
    source = {path: file for path, file in read(ROOT).items() if path.startswith("src/")}
    assert house.long_files(source) == []
