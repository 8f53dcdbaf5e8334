"""The Mayors in the terminal: chosen with --expansions, shown with their sides, looked up by their names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

from burgomaster.cli.say import Voice
from burgomaster.cli.screens.hamburg.screen import HamburgScreen
from burgomaster.core.reading import read_record
from burgomaster.core.replay import verify
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.rules import RULES
from tests.cli.conftest import Call
from tests.hamburg.rulebook.test_mayors import with_mayor
from tests.hamburg.tables import a_player

SIDES = {"en": "side A", "de": "Seite A", "nl": "zijde A"}


@pytest.mark.parametrize("language", SIDES)
def test_a_whole_game_with_mayors(call: Call, tmp_path: Path, language: str) -> None:
    line = f"play hamburg --expansions mayors -p 2 -b random --seed 4 --save it.game --lang {language}"
    done = call(line, typed="a\n" * 1500)
    assert done.exit_code == 0, done.output
    assert SIDES[language] in done.output
    assert "hb-" not in done.output
    record = read_record((tmp_path / "it.game").read_text(encoding="utf-8"))
    assert record.options["expansions"] == ["mayors"]
    assert str(read_record(str(record))) == str(record)
    verdict = verify(RULES, record)
    assert (verdict.state, verdict.fair) == ("ok", True)


def test_the_question_for_a_side_tells_what_both_sides_do(call: Call) -> None:
    done = call("play hamburg --expansions mayors -p 2 -b random --seed 4", typed="a\nboard\nquit\n")
    shown = " ".join(done.output.split())
    assert shown.count("You begin with") == 2
    assert "Mayors: Player 1" in shown


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("play hamburg --expansions mayor", "No expansion of Hamburg is called “mayor”. There are: mayors"),
        (
            "simulate hamburg --expansions players -n 1 -b random",
            "No expansion of Hamburg is called “players”",
        ),
        ("arena city_tycoon --expansions mayors -n 1", "There are no expansions for City Tycoon."),
    ],
)
def test_an_expansion_that_is_not_there_is_refused(call: Call, line: str, wanted: str) -> None:
    done = call(line)
    assert done.exit_code == 2
    assert wanted in " ".join(done.output.split())


@pytest.mark.parametrize(
    ("given", "named"), [("all", EXPANSIONS), ("clerics, mayors", ("mayors", "clerics"))]
)
def test_several_expansions_are_named_in_any_order_and_recorded_in_theirs(
    call: Call, tmp_path: Path, given: str, named: tuple[str, ...]
) -> None:
    line = f"play hamburg --expansions '{given}' -p 2 -b random --seed 4 --save it.game"
    assert call(line, typed="a\nquit\n").exit_code == 0
    record = read_record((tmp_path / "it.game").read_text(encoding="utf-8"))
    assert record.options["expansions"] == [*named]


@pytest.mark.parametrize("command", ["simulate hamburg -p 2 -b random", "arena hamburg -b random,clerk"])
def test_bots_play_with_mayors(call: Call, command: str) -> None:
    """The same seed without the expansion is another game."""
    told = []
    for more in ("", " --expansions mayors"):
        done = call(f"{command} -n 2 --seed 1 --jobs 1 --json{more}")
        assert done.exit_code == 0, done.output
        data = json.loads(done.output)
        told.append([value for name, value in data.items() if "second" not in name])
    assert told[0] != told[1]


@pytest.mark.parametrize(
    ("words", "found"),
    [("weber", ["weber a", "weber b"]), ("Mönckeberg b", ["moenckeberg b"]), ("petersen a", ["petersen a"])],
)
def test_tiles_are_looked_up_by_their_names(call: Call, words: str, found: list[str]) -> None:
    data = json.loads(call(f"cards hamburg {words} --json").output)
    assert [f"{tile['tile']} {tile['face']}" for tile in data if "tile" in tile] == found
    assert all(tile["text"].startswith("You begin with") for tile in data if "tile" in tile)


def test_a_tile_is_shown_without_a_number(call: Call) -> None:
    shown = call("cards hamburg weber").output
    assert "Weber, side A" in shown
    assert "285" not in shown


def test_all_cards_are_cards(call: Call) -> None:
    assert len(json.loads(call("cards hamburg --json").output)) == 280


def test_choices_tell_what_the_mayor_brings() -> None:
    dice = "purple1 orange2 gray3 pink4 brown5 black6"
    table = with_mayor("moenckeberg b", a_player(hand=[3]), a_player(), dice=dice)
    screen = HamburgScreen(Console(width=100, force_terminal=False), Voice("en"))
    with screen.console.capture() as drawn:
        screen.console.print(screen.choices(table, table.offers()))
        screen.show(table.seen_by(0))
    assert "take 7" in drawn.get() or "7 marks" in drawn.get(), drawn.get()
    assert "Player 1 Mönckeberg b" in drawn.get()
    assert "brings you 2 marks more." in " ".join(drawn.get().split())


@pytest.mark.parametrize("language", SIDES)
def test_a_marker_on_a_mayor_is_told_by_its_name(call: Call, tmp_path: Path, language: str) -> None:
    (tmp_path / "position.toml").write_text(
        'expansions = ["mayors"]\nmayors.held = ["kirchenpauer b", "weber b"]\n'
        "[player.1]\nhand = [3]\nbuildings = [98]\nused = [98]\nworkers = { pink = 2 }\n",
        encoding="utf-8",
    )
    shown = " ".join(call(f"moves position.toml --lang {language}").output.replace("│", " ").split())
    assert "Kirchenpauer" in shown
    assert "284" not in shown
