"""City Tycoon with every subcommand, in all languages, for people and for scripts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from burgomaster.cli.say import Voice
from burgomaster.cli.screens.city_tycoon.choices import ChoiceTexts
from burgomaster.core.chance import Fair
from burgomaster.core.game import Game
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.choices import PASS
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import Position, play
from tests.cli.conftest import Call, Run

LANGUAGES = ("en", "de", "nl")

POSITION = """
game = "city_tycoon"
players = 3
plants = [{ kind = "steam", at = "e4 n1", owner = 2 }]

[player.1]
money = 20
tiles = ["20 at e3 n1", "31 at w2 s1"]
points = { supplied = 4 }

[player.2]
tiles = ["27 at e2 n1"]
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    (tmp_path / "position.toml").write_text(POSITION, encoding="utf-8")
    return "position.toml"


def finished(data: str) -> str:
    """Return the record of a whole game, with the secret of its chance."""
    game = Game(RULES, {"players": 2, "data": data}, Fair(b"a secret of exactly thirty-two b"))
    while not game.table.over:
        question = game.table.questions[0]
        game.choose(question.seat, question.choices[0])
    return str(game.record())


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_moves_and_score(call: Call, position: str, language: str) -> None:
    said = Voice(language)
    shown = call(f"show {position} --lang {language}").output
    assert said.words.label("ct-phase-name", 4) in shown
    assert f"{said('map-name', kind='steam')}2/2" in shown  # the second player's steam plant with 2 cubes
    assert f"{said('map-name', kind='solar')}3" in shown
    assert said("pays-bank", euro=6) in " ".join(shown.split())
    moves = call(f"moves {position} --lang {language}").output
    assert "supply 20 demand 1" in moves
    assert "20 → 16" in moves
    assert "22 → 26" in moves
    assert said.words.player(2) in moves
    assert said("label-missing") in moves
    assert "supply 31 demand 2" in moves
    score = call(f"score {position} --lang {language}").output
    assert said.words.label("ct-source-name", "money") in score
    assert said("money-left") in score


def test_a_city_wider_than_the_terminal_is_drawn_in_parts(call: Call, tmp_path: Path) -> None:
    """Nothing is cut off: every tile with its owner, every row with its name in each part."""
    tiles = ", ".join(f'"{number} at e{number + 1} n1"' for number in range(1, 31))
    text = f'game = "city_tycoon"\nplayers = 4\n[player.4]\ntiles = [{tiles}]\n'
    (tmp_path / "wide.toml").write_text(text, encoding="utf-8")
    drawn = call("show wide.toml").output.split("Order of play")[1]
    assert "…" not in drawn
    for number in range(1, 31):
        assert re.search(rf" [A-Z]{number}/4", drawn)
        assert f"e{number + 1} " in drawn
    assert drawn.count("│ n1 ") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_tell_what_they_cost_and_bring(language: str) -> None:
    """Supplying, plants, payees, prices and cells, as somebody at the keyboard reads them."""
    said = Voice(language, {2: "Bea", 3: "Cem"})
    names = {"en": ("4 euros to Bea", "2 euros to the bank"), "de": ("4 € an Bea", "2 € an die Bank")}
    seat, bank = names.get(language, ("4 euro aan Bea", "2 euro aan de bank"))
    position = Position().plant(1, "steam", "e4 n1", 1).tile(1, 27, "e2 n1").tile(0, 20, "e3 n1")
    table = position.table
    name = said.words.thing_name("city_tycoon", "tile", 20)
    supply, passing = [text for text in said_choices(said, table) if name in text]
    assert passing.startswith(said.words.choice("city_tycoon", PASS))  # it warns of points that are left
    assert seat in supply
    assert bank in supply
    play(table, "supply 20 demand 1")
    assert "Bea" in said_choices(said, table)[0]
    position = Position(money=20).plant(0, "steam", "e2 n1").start(0, 3)
    table = position.tile(1, 2, "e2 n2").tile(2, 5, "e3 n1").tile(0, 1, "e3 n2").table
    ways = said_choices(said, play(table, "supply 1 demand 1"))
    assert ["Bea" in way for way in ways] == [True, False]
    assert ["Cem" in way for way in ways] == [False, True]
    table = Position(money=40).tile(1, 1, "e2 s1").building(83)
    lay, sell, solar, *_ = said_choices(said, table)
    assert "6" in lay
    assert "5" in sell
    assert "4" in solar
    assert any("1/2" in text for text in said_choices(said, play(table, "lay 83")))
    bought = said_choices(said, play(table, "at e3 s1"))
    assert len(bought) == 4
    assert "12" in bought[3]


def said_choices(said: Voice, table: CityTycoon) -> list[str]:
    """Return what can be chosen now, in words."""
    seen = table.seen_by(table.asked)
    return [str(ChoiceTexts(said, seen).say(choice)) for choice in table.offers()]


def test_positions_as_json(run: Run, position: str) -> None:
    shown = json.loads(run("show", position, "--json").stdout)
    assert (shown["game"], shown["viewer"]) == ("city_tycoon", 1)
    assert json.loads(run("show", position, "--seat", "2", "--json").stdout)["viewer"] == 2
    moves = json.loads(run("moves", position, "--json").stdout)
    assert moves["moves"][0]["choice"] == "supply 20 demand 1"
    assert {"kind": "money", "seat": 2, "name": "", "before": 22, "after": 26} in moves["moves"][0]["changes"]
    assert moves["missing"][0]["reason"]["id"] == "ct-yellow-short"
    scores = json.loads(run("score", position, "--json").stdout)
    assert (scores[0]["supplied"], scores[0]["money"], scores[0]["total"]) == (4, 2, 6)
    assert [score["wins"] for score in scores] == [True, False, False]


def test_a_seat_that_drafts_is_explained_to(call: Call, tmp_path: Path) -> None:
    (tmp_path / "draft").write_text('game = "city_tycoon"\n[player.2]\npack = [7, 9]\n', encoding="utf-8")
    assert "pick 9" in call("moves draft --seat 2").output
    assert "pick 9" not in call("moves draft").output
    assert re.search(r"b\) │ +9 │", call("show draft --seat 2").output)
    assert call("moves draft --seat 3").exit_code == 2


def test_chance_and_a_finished_game_are_told(call: Call, tmp_path: Path) -> None:
    (tmp_path / "deal").write_text('game = "city_tycoon"\nphase = "I"\nround = 2\n', encoding="utf-8")
    (tmp_path / "over").write_text('game = "city_tycoon"\nover = true\n', encoding="utf-8")
    said = Voice("en")
    assert said("chance") in call("moves deal").output
    assert said("nobody-asked") in call("moves over").output
    for name in ("deal", "over"):
        assert call(f"show {name}").exit_code == 0
    assert said("title-final") in call("score over").output


@pytest.mark.parametrize(
    "text",
    [
        'game = "city_tycoon"\nround = 9\n[player.1]\ntiles = ["20 at e3 n9"]\n',
        'game = "chess"\n',
        "game = 3\n",
        'game = "city_tycoon"\ndata = "nobody"\n',
    ],
)
@pytest.mark.parametrize("command", ["show", "moves", "score"])
def test_what_is_wrong_is_told_with_its_place(call: Call, tmp_path: Path, command: str, text: str) -> None:
    (tmp_path / "wrong").write_text(text, encoding="utf-8")
    done = call(command, "wrong")
    assert (done.exit_code, done.stdout) == (2, "")
    if "round" in text:
        assert "wrong:2:9 round" in done.stderr
        assert "wrong:4:10 player.1.tiles[0]" in done.stderr


def test_a_data_set_is_exported_edited_checked_and_played_with(run: Run, tmp_path: Path) -> None:
    assert run("data export city_tycoon mine --name mine").returncode == 0
    assert sorted(path.name for path in (tmp_path / "mine").iterdir()) == [
        "board.toml",
        "names.csv",
        "tiles.csv",
    ]
    assert "mine" in run("data check city_tycoon mine").stdout
    tiles, names = tmp_path / "mine" / "tiles.csv", tmp_path / "mine" / "names.csv"
    text = tiles.read_text(encoding="utf-8")
    tiles.write_text(text.replace("1,1,residential,2,", "1,1,residential,7,", 1), encoding="utf-8")
    names.write_text(
        names.read_text(encoding="utf-8").replace("Allotment Gardens", "Kiosk"), encoding="utf-8"
    )
    card = json.loads(run("cards city_tycoon 1 --data mine --json").stdout)[0]
    assert (card["name"], card["cost"]) == ("Kiosk", 7)
    assert "Kiosk" in run("tiles city_tycoon kiosk --data mine").stdout
    done = run("simulate city_tycoon -p 2 -n 2 -b random --data mine --jobs 2 --json")
    assert done.returncode == 0, done.stderr
    done = run("play city_tycoon --data mine --seed 1", typed="quit\n")
    assert done.returncode == 0, done.stderr
    tiles.write_text(text.replace("1,1,residential,2,", "1,2,house,x,", 1), encoding="utf-8")
    done = run("data check city_tycoon mine --lang de")
    assert done.returncode == 2
    assert "tiles.csv:2 district" in done.stderr
    assert len(json.loads(run("data check city_tycoon mine --json").stdout)) == 3
    assert run("data export city_tycoon mine").returncode == 2  # nothing is overwritten


def test_one_s_own_sets_are_found_by_name(run: Run, tmp_path: Path) -> None:
    """In one's configuration: for positions, records and games, and in other processes."""
    folder = tmp_path / "config" / "burgomaster" / "data" / "city_tycoon" / "at-home"
    SETS.export(folder, new_name="at-home")
    board = folder / "board.toml"
    board.write_text(
        board.read_text(encoding="utf-8").replace("money = 20", "money = 50", 1), encoding="utf-8"
    )
    SETS.find(folder)
    (tmp_path / "game").write_text(finished("at-home"), encoding="utf-8")
    assert "game: ok" in run("verify game").stdout
    assert run("replay game").returncode == 0
    assert [each["name"] for each in json.loads(run("data list city_tycoon --json").stdout)] == [
        *SETS.shipped(),
        "at-home",
    ]
    (tmp_path / "one").write_text('game = "city_tycoon"\ndata = "at-home"\n', encoding="utf-8")
    (tmp_path / "two").write_text('game = "city_tycoon"\n', encoding="utf-8")
    for line in ("show one --json", "show two --data at-home --json"):
        assert json.loads(run(line).stdout)["players"][0]["money"] == 50
    assert run("simulate city_tycoon -p 2 -n 2 -b random --data at-home --jobs 2 --json").returncode == 0
    # Somewhere else it has to be named, and what is missing is said.
    elsewhere = {"XDG_CONFIG_HOME": str(tmp_path / "nowhere")}
    done = run("verify game", environment=elsewhere)
    assert done.returncode == 2  # not false, but not checked
    assert "game: not checked" in done.stdout
    assert "at-home" in done.stdout
    assert "game: ok" in run("verify", "game", "--data", str(folder), environment=elsewhere).stdout
    assert run("replay", "game", "--data", str(folder), environment=elsewhere).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_found_by_number_and_by_words(run: Run, language: str) -> None:
    said = Voice(language)
    found = json.loads(run("tiles", "city_tycoon", "20", "--json", "--lang", language).stdout)
    assert found[0]["name"] == SETS.standard().names[language][20]
    assert found[0]["sources"]["supply"] == "rulebook"
    district = said.words.label("ct-district-name", "landmark")
    done = run("cards", "city_tycoon", district, "--lang", language)
    assert done.returncode == 0
    assert said("label-tile") in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_are_replayed_and_verified(run: Run, tmp_path: Path, language: str) -> None:
    (tmp_path / "game").write_text(finished("house"), encoding="utf-8")
    assert "game: ok" in run("verify", "game").stdout
    done = run("replay", "game", "--at", "60", "--seat", "1", "--lang", language)
    assert done.returncode == 0
    assert Voice(language)("label-tiles") in done.stdout
