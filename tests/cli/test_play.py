"""`burgomaster play`: whole games through pipes, in every language, with everything one can type."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from burgomaster.cli.say import Voice
from burgomaster.cli.seats import Seat
from burgomaster.cli.session import Session
from burgomaster.core.chance import Fast
from burgomaster.core.earnings import Earned
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.core.reading import read_record
from burgomaster.core.replay import verify
from burgomaster.games import GAMES, rules_of
from burgomaster.games.bruges.choices import NOTATION as BRUGES
from burgomaster.games.hamburg.rules import RULES
from burgomaster.words.hamburg import Cards
from tests.cli.conftest import Call, Run

QUICK = "play hamburg --players 2 --bots random --seed 5 --name Anna"
FIRST = "a\n" * 400


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_whole_game(run: Run, tmp_path: Path, language: str) -> None:
    done = run(f"{QUICK} --save whole.game --lang {language}", typed=FIRST)
    assert done.returncode == 0, done.stderr
    assert Voice(language)("title-final") in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 100
    record = read_record((tmp_path / "whole.game").read_text(encoding="utf-8"))
    assert verify(RULES, record).state == "ok"
    assert record.seats == ("Anna", "bot random")
    result = {"en": " wins with ", "de": " gewinnt mit ", "nl": " wint met "}[language]
    assert done.stdout.count(result) == 1
    assert done.stdout.index(result) < done.stdout.rindex(Voice(language)("title-final"))


def test_a_game_that_is_left_goes_on_as_if_it_had_not_been(call: Call, tmp_path: Path) -> None:
    whole = call(f"{QUICK} --bots clerk --save whole.game", typed=FIRST)
    assert whole.exit_code == 0
    left = call(f"{QUICK} --bots clerk", typed="a\n" * 30)
    assert left.exit_code == 0
    assert "--resume last" in left.stdout
    resumed = call("play --resume last --save resumed.game", typed=FIRST)
    assert resumed.exit_code == 0, resumed.output
    assert (tmp_path / "resumed.game").read_text() == (tmp_path / "whole.game").read_text()


@pytest.mark.parametrize(
    ("language", "searched"), [("en", "card art red"), ("de", "karte kunst rot"), ("nl", "kaart kunst rood")]
)
def test_the_help_of_bruges_has_examples_of_bruges(call: Call, language: str, searched: str) -> None:
    """Hamburg's zoo, sites and buildings are not there."""
    said = Voice(language)
    word, why = said("command-help").split()[0], said("command-why").split()[0]
    done = call(f"play bruges --seed 7 --lang {language}", typed=f"{word}\n{searched}\nquit\n")
    assert done.exit_code == 0, done.output
    told = " ".join(done.stdout.split())
    assert searched in told
    assert said("card-unknown", game="bruges", words=searched.partition(" ")[2]) not in told
    assert f"{why} person 54 at 1" in told
    for example in ("house 54", "money 54", "person 54 at 1", "end turn"):
        assert example in told
        BRUGES.read(example)
    for foreign in ("site 54", "build 54", "zoo gray", "zoo grau", "dierentuin"):
        assert foreign not in told


def test_turns_end_by_themselves_where_that_is_wished(call: Call, tmp_path: Path) -> None:
    typed = call(f"{QUICK} --save typed.game", typed=FIRST)
    alone = call(f"{QUICK} --end-turns --save alone.game", typed=FIRST)
    assert typed.exit_code == alone.exit_code == 0
    games = [read_record((tmp_path / name).read_text()) for name in ("typed.game", "alone.game")]
    assert [verify(RULES, game).state for game in games] == ["ok", "ok"]
    said = Voice("en")
    assert said("turn-ends-itself") not in typed.stdout
    assert alone.stdout.count(said("turn-ends-itself")) > 10
    assert said("enter-ends-turn") not in alone.stdout
    assert str(games[0]) == str(games[1])


def test_a_turn_that_would_end_by_itself_can_be_held(monkeypatch: pytest.MonkeyPatch, call: Call) -> None:
    """Something typed within the two seconds holds the turn, which then ends as without the option."""
    monkeypatch.setattr("burgomaster.cli.session.Session._nothing_typed", lambda session: False)
    done = call(f"{QUICK} --end-turns", typed="a\n" * 40 + "quit\n")
    assert done.exit_code == 0
    assert Voice("en")("enter-ends-turn") in done.stdout


def test_quitting_at_once_leaves_nothing_behind(call: Call, tmp_path: Path) -> None:
    assert call(QUICK, typed="quit\n").exit_code == 0
    assert call(QUICK, typed="").exit_code == 0
    assert not (tmp_path / "state").exists()


def test_what_can_be_typed(call: Call) -> None:
    said = Voice("en")
    typed = [
        "help",
        "?",
        "? 54",
        "?54",
        "card zoo gray",
        "card nothing of the kind",
        "board",
        "a b c d e",
        "why build 54 at 1",
        "why nonsense",
        "why",
        "hint",
        "score",
        "log",
        "undo",
        "9999",
        "zz",
        "0",
        "",
        "draw",
        "take",
        "nonsense",
        "build 999 at 1",
        "save my.game",
        "save /no/such/folder/my.game",
        "quit",
    ]
    done = call(QUICK, typed="\n".join(typed) + "\n")
    assert done.exit_code == 0, done.output
    for command in ("help", "undo", "quit"):
        assert said(f"help-{command}", game="hamburg") in done.stdout
    assert Cards(said.words).name(54) in done.stdout
    assert "and judged, " in " ".join(done.stdout.split()), "a hint says in how many worlds it was found"
    assert said("saved", file="my.game") in done.stdout
    assert "Traceback" not in done.output


def test_choices_by_notation_and_by_its_beginning(call: Call) -> None:
    done = call(QUICK, typed="draw gray\nDRAW  Pink\ndraw brown; draw brown; draw purple\nquit\n")
    assert "♣" in done.stdout
    assert " ".join(done.stdout.split()).count("Anna drew") == 5
    done = call(QUICK, typed="draw\nquit\n")
    assert "draw purple, draw orange" in done.stdout


def test_a_choice_can_be_taken_back_and_the_next_one_counts(call: Call, tmp_path: Path) -> None:
    done = call(f"{QUICK} --save taken.game", typed="a\nb\nundo\nundo\nc\nquit\n")
    assert done.exit_code == 0
    entries = [str(entry) for entry in read_record((tmp_path / "taken.game").read_text()).entries]
    assert [entry for entry in entries if entry.startswith("1 ")] == ["1 draw gray"]


def test_commands_in_the_language_of_the_player(call: Call) -> None:
    german = call(f"{QUICK} --lang de", typed="hilfe\nkarte 54\nwertung\nende\n")
    assert Voice("de")("help-undo") in german.stdout
    dutch = call(f"{QUICK} --lang nl", typed="hulp\nkaart 54\nstand\nstoppen\n")
    assert Voice("nl")("help-undo") in dutch.stdout


def test_at_one_keyboard_nobody_sees_the_hand_of_another(call: Call) -> None:
    done = call(
        "play hamburg --players 2 --humans 2 --name Anna --name Ben --seed 5",
        typed="hint\na b c d e\na b c d e\nquit\n",
    )
    assert "Hints are off" in done.stdout
    assert done.exit_code == 0, done.output
    anna, ben = done.stdout.split("Ben plays.")[:2]
    assert "Anna plays." in anna
    assert "Anna drew" not in ben.split("Anna plays.")[0]


def test_a_pick_can_be_changed_while_others_still_pick(call: Call, tmp_path: Path) -> None:
    """At one keyboard whoever is asked next gives it back; what was picked is not shown to them."""
    play = "play city_tycoon --players 4 --humans 3 --name Anna --name Ben --name Cleo --bots random --seed 5"
    done = call(f"{play} --save pick.game", typed="a\na\nundo\nundo\nundo\nb\nb\nb\nquit\n")
    assert done.exit_code == 0, done.output
    entries = read_record((tmp_path / "pick.game").read_text()).entries
    picks = [str(entry) for entry in entries if entry.seat >= 0]
    assert [pick.split()[0] for pick in picks[:4]] == ["4", "1", "2", "3"]
    plays = re.findall(r"^\w+ (?:plays|takes a choice back)\.", done.stdout, re.MULTILINE)
    assert plays[:7] == [
        "Anna plays.",
        "Ben plays.",
        "Cleo plays.",
        "Ben takes a choice back.",
        "Ben plays.",
        "Anna takes a choice back.",
        "Anna plays.",
    ]
    assert Voice("en").words.say(Message("undo-nothing", seat=1)) in done.stdout
    assert Voice("en")("undone", choice="") not in done.stdout


def test_bots_alone_play_to_the_end(call: Call) -> None:
    done = call("play hamburg --players 2 --humans 0 --bots random --seed 1")
    assert done.exit_code == 0
    assert Voice("en")("title-final") in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_played_once_more_only_where_the_end_tells_points_by_tile(
    monkeypatch: pytest.MonkeyPatch, call: Call, game: str
) -> None:
    asked: list[str] = []
    earned = Session._earned

    def noted(session: Session) -> list[Earned]:
        asked.append(game)
        return earned(session)

    monkeypatch.setattr(Session, "_earned", noted)
    done = call(f"play {game} --players 2 --humans 0 --bots random --seed 1")
    assert (done.exit_code, asked) == (0, ["city_tycoon"] if game == "city_tycoon" else [])


@pytest.mark.parametrize(
    "typed", [bytes(range(256)) * 4, b"\xff\xfe\n" * 50, b"1" * 100_000 + b"\n", b"\0\n"]
)
def test_hostile_typing(run: Run, typed: bytes) -> None:
    done = run(QUICK, typed=typed)
    assert done.returncode == 0, done.stderr


def test_a_terminal_without_symbols_gets_letters(run: Run) -> None:
    plain = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii:replace", "LC_ALL": "C"}
    done = run(QUICK, typed="a b c d e\nquit\n", environment=plain)
    assert done.returncode == 0, done.stderr
    assert "V purple" in done.stdout
    assert "?" not in done.stdout.split("\n")[2]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_city_tycoon_can_be_played_and_read(call: Call, language: str) -> None:
    game = f"play city_tycoon --players 2 --bots random --seed 5 --lang {language}"
    done = call(game, typed="? 3\n" + "a\n" * 60)
    assert done.exit_code == 0, done.output
    assert "City Tycoon" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 100
    tiles = json.loads(call(f"tiles city_tycoon --json --lang {language}").stdout)
    assert [tile["number"] for tile in tiles] == list(range(1, len(tiles) + 1))
    assert all(tile["name"] and tile["text"] for tile in tiles)
    assert call("tiles city_tycoon 9999").exit_code == 2


def test_a_whole_game_of_city_tycoon(call: Call, tmp_path: Path) -> None:
    done = call("play city_tycoon --players 2 --humans 0 --bots random --seed 5 --save ct.game")
    assert done.exit_code == 0, done.output
    assert call("verify ct.game").stdout.startswith("ct.game: ok")
    assert call("replay ct.game --at 30 --seat 1").exit_code == 0


@pytest.mark.parametrize("game", ["hamburg", "bruges"])
def test_what_came_in_another_s_turn_stands_in_a_line_of_its_own(game: str, tmp_path: Path) -> None:
    """What someone gets in another's turn is not told with what they do in their own."""
    played = Game[Any](rules_of(game), {"players": 3}, Fast(1), ["Anna", "Ben", "Cem"])
    session = Session(played, [Seat(name, None) for name in played.names], "en", tmp_path / "kept", True)
    played.listen(session.hear)
    rng = Fast(100)
    while not played.table.over:
        question = played.table.questions[0]
        played.choose(question.seat, question.choices[rng.below(len(question.choices))])
    heard, words = session.heard[0], session.said.words
    story = "\n".join(session.screen.story(heard, 0))
    apart = 0
    for one, other in pairwise(heard):
        who = one.message.arguments.get("seat")
        turns = [each.by if each.by != who else None for each in (one, other)]
        if who is not None and who == other.message.arguments.get("seat") and turns[0] != turns[1]:
            apart += 1
            assert f"{words.event(one.message)} {words.event(other.message)}" not in story
    assert apart > 5
