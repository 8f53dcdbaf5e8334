"""Every subcommand through its real entry point, in all languages, for people and for scripts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

from burgomaster.cli.own import FOLDER, bundle, language_from
from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Heard
from burgomaster.cli.screens import screen_of
from burgomaster.core.explain import Change
from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.words.hamburg import Cards
from tests.cli.conftest import Call, Run
from tests.upgrade.kept import games

LANGUAGES = ("en", "de", "nl")
COMMANDS = (
    "play",
    "static",
    "cards",
    "simulate",
    "arena",
    "replay",
    "verify",
    "show",
    "moves",
    "score",
    "data",
)

POSITION = """
[player.1]
hand = [100, 54]
marks = 3
workers = { purple = 2 }
buildings = [102]
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    return path.name


# Help.


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_all_commands_with_a_sentence_each(run: Run, language: str) -> None:
    done = run("--help", environment={"LANG": f"{language}_XX.UTF-8"})
    assert done.returncode == 0
    for command in COMMANDS:
        assert f" {command} " in done.stdout
    assert Voice(language)("help").split(" ")[0] in done.stdout


@pytest.mark.parametrize("command", [*COMMANDS, "tiles", "data list", "data export", "data check"])
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    done = run(*command.split(" "), "--help", anew=True)
    assert done.returncode == 0
    if " " not in command:
        assert "burgomaster" in done.stdout.split("Usage", 1)[1].split("\n", 1)[1]


def test_without_arguments_there_is_help(run: Run) -> None:
    assert "Usage" in run().stdout + run().stderr


def test_version(run: Run) -> None:
    assert run("--version").stdout.startswith("burgomaster ")


# Words.


def test_all_languages_have_the_same_texts() -> None:
    def ids(language: str) -> list[str]:
        text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
        return [line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()]

    assert ids("en") == ids("de") == ids("nl")
    for language in LANGUAGES:
        assert all(bundle(language).has_message(id_) for id_ in ids(language))


def test_every_text_is_used_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
    source += "".join(
        path.read_text(encoding="utf-8")
        for folder in ("arena", "bots")
        for path in (FOLDER.parent.parent / folder).glob("*.py")
    )
    text = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    made = ("command-", "help-", "label-", "short-", "verify-")
    for line in text.splitlines():
        id_ = line.split(" =")[0]
        if id_.endswith("s-title") and 's-title"' in source:  # one for each kind of thing in a book
            continue
        if line[:1].isalpha() and not id_.startswith(made):
            assert f'"{id_}"' in source or f"'{id_}'" in source, id_


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "nl_NL", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "xx"}, "en"),
    ],
)
def test_the_environment_decides_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from(environment) == language


# Cards.


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_found_by_number_and_by_words(run: Run, language: str) -> None:
    said = Voice(language)
    done = run("cards", "hamburg", "54", "--lang", language)
    assert Cards(said.words).name(54).split(" ")[0] in done.stdout
    category = said.words.label("hb-category-name", "zoo")
    colour = said.words.label("hb-colour-name", "gray")
    found = json.loads(run("cards", "hamburg", category, colour, "--json", "--lang", language).stdout)
    assert {241, 242, 243, 244} <= {card["number"] for card in found}


def test_cards_as_json(run: Run) -> None:
    cards = json.loads(run("cards", "hamburg", "--json").stdout)
    assert [card["number"] for card in cards] == list(range(1, 281))
    assert list(cards[0]) == [
        *("kind", "number", "name", "category", "colour", "activation", "cost", "points", "text", "sources")
    ]
    assert json.loads(run("tiles", "hamburg", "1", "--json").stdout) == cards[:1]
    assert json.loads(run("cards", "hamburg", "no such words", "--json").stdout) == []


def test_no_card_is_bad_input_for_people(run: Run) -> None:
    done = run("cards", "hamburg", "281")
    assert (done.returncode, done.stdout) == (2, "")
    assert "281" in done.stderr


# Records.


def test_verify_says_ok_unfinished_or_what_is_bad(run: Run, tmp_path: Path, finished_record: str) -> None:
    (tmp_path / "good").write_text(finished_record, encoding="utf-8")
    done = run("verify", "good")
    assert done.returncode == 0
    assert done.stdout.startswith("good: ok")
    body = finished_record.split("\nend ", maxsplit=1)[0]
    (tmp_path / "open").write_text(body + "\n", encoding="utf-8")
    assert "open: unfinished" in run("verify", "open").stdout
    (tmp_path / "bad").write_text(
        finished_record.replace("roll purple 4", "roll purple 5", 1), encoding="utf-8"
    )
    done = run("verify", "good", "bad")
    assert done.returncode == (1 if "roll purple 4" in finished_record else 0)
    verdicts = json.loads(run("verify", "good", "open", "bad", "--json").stdout)
    assert [each["state"] for each in verdicts] == ["ok", "unfinished", "bad"]
    assert verdicts[0]["fair"] is True
    assert verdicts[2]["place"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_earlier_rules_is_not_checked_and_says_what_replays_it(
    run: Run, tmp_path: Path, language: str
) -> None:
    said = Voice(language)
    (tmp_path / "old").write_text(games("4b5c986")["hamburg-finished"], encoding="utf-8")
    done = run("verify", "old", "--lang", language)
    assert done.returncode == 2
    assert f"old: {said('verify-unchecked')}" in done.stdout
    assert "Burgomaster 0.1.0" in done.stdout
    done = run("replay", "old", "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Burgomaster 0.1.0" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_data_sets_are_listed(run: Run, language: str) -> None:
    listed = run("data", "list", "hamburg", "--lang", language).stdout.splitlines()
    assert [line.split()[0] for line in listed] == SETS.shipped()
    assert "house" in listed[-1].split(SETS.standard().digest)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_shows_any_table(run: Run, tmp_path: Path, finished_record: str, language: str) -> None:
    (tmp_path / "game").write_text(finished_record, encoding="utf-8")
    done = run("replay", "game", "--at", "40", "--seat", "1", "--lang", language)
    assert done.returncode == 0
    assert Voice(language)("title-hand") in done.stdout
    data = json.loads(run("replay", "game", "--at", "40", "--seat", "2", "--json").stdout)
    assert data["at"] == 40
    assert len(data["entries"]) == 40
    assert data["view"]["viewer"] == 2
    assert run("replay", "-", "--json", typed=finished_record).returncode == 0
    assert run("replay", "game", "--at", "999999").returncode == 2
    assert run("replay", "game", "--seat", "3").returncode == 2


# Positions.


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_moves_and_score(run: Run, position: str, language: str) -> None:
    said = Voice(language)
    shown = run("show", position, "--lang", language)
    assert said("title-hand") in shown.stdout
    moves = run("moves", position, "--lang", language)
    assert "use 102" in moves.stdout
    assert said("label-missing") in moves.stdout
    assert "wall 54 left" in moves.stdout
    score = run("score", position, "--lang", language)
    assert said("title-now") in score.stdout


def test_positions_as_json(run: Run, position: str) -> None:
    assert json.loads(run("show", position, "--json").stdout)["game"] == "hamburg"
    moves = json.loads(run("moves", position, "--json").stdout)
    assert "use 102" in [move["choice"] for move in moves["moves"]]
    assert moves["missing"][0]["reason"]["id"]
    scores = json.loads(run("score", position, "--json").stdout)
    assert scores[0]["cards"] == 2
    by_source = [value for name, value in scores[0].items() if name not in ("seat", "total", "wins")]
    assert scores[0]["total"] == sum(by_source)
    assert json.loads(run("show", position, "--seat", "2", "--json").stdout)["viewer"] == 2


# Data sets.


def test_a_data_set_is_exported_edited_checked_and_played_with(run: Run, tmp_path: Path) -> None:
    assert run("data export hamburg mine --name mine").returncode == 0
    assert sorted(path.name for path in (tmp_path / "mine").iterdir()) == [
        "board.toml",
        "cards.csv",
        "names.csv",
    ]
    assert run("data check hamburg mine").returncode == 0
    cards = tmp_path / "mine" / "cards.csv"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(
        text.replace("1,civic,brown,flash,house,3", "1,civic,brown,flash,house,7", 1), encoding="utf-8"
    )
    assert json.loads(run("cards hamburg 1 --data mine --json").stdout)[0]["cost"] == 7
    done = run(
        *[
            "simulate",
            "hamburg",
            "-p",
            "2",
            "-n",
            "2",
            "-b",
            "random",
            "--data",
            "mine",
            "--jobs",
            "2",
            "--json",
        ]
    )
    assert done.returncode == 0, done.stderr
    cards.write_text(
        text.replace("1,civic,brown", "1,circus,pink", 1).replace(",3,", ",x,", 1), encoding="utf-8"
    )
    done = run("data check hamburg mine")
    assert done.returncode == 2
    assert "cards.csv:2" in done.stderr
    assert len(json.loads(run("data check hamburg mine --json").stdout)) >= 2
    assert run("data export hamburg mine").returncode == 2  # nothing is overwritten


@pytest.mark.parametrize("language", LANGUAGES)
def test_changes_that_are_no_numbers_are_told_without_any(language: str) -> None:
    said = Voice(language)
    screen = screen_of("hamburg", Console(), said)
    name = Cards(said.words).listed(241)
    assert screen.change(Change("garden", 1, "241", 0, 1)) == f"+ {name}"
    assert screen.change(Change("buildings", 1, "241", 1, 0)) == f"- {name}"
    assert "→" not in screen.change(Change("used", 1, "102", 0, 1))
    assert screen.change(Change("marks", 1, "", 3, 5)).endswith("3 → 5")


def test_the_games_there_are_stand_with_commas(call: Call) -> None:
    assert "hamburg, bruges, city_tycoon" in call("play chess").stderr


def test_disasters_that_rise_for_several_are_told_in_a_line() -> None:
    screen = screen_of("hamburg", Console(force_terminal=True), Voice("en", {1: "Anna", 2: "Ben"}))
    rises = [
        Message("hb-increase", seat=seat, colour=colour, level=level)
        for seat, colour, level in ((1, "orange", 1), (1, "gray", 2), (2, "orange", 1))
    ]
    strike = Message("hb-strike", seat=2, disaster="fire", colour="orange")
    lines = screen.story([Heard(each) for each in (*rises, strike)], 0)
    assert lines[0] == "Disasters are increased to: Anna ▲1 ■2 · Ben ▲1"
    assert lines[1].startswith("Fire strikes Ben")
