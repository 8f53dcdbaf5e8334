"""Every subcommand through its real entry point, in all languages, for people and for scripts."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest
from rich.console import Console

from burgomaster.__main__ import main
from burgomaster.cli.own import FOLDER, bundle, language_from
from burgomaster.cli.say import Voice
from burgomaster.cli.screens import screen_of
from burgomaster.core.chance import Fair
from burgomaster.core.explain import Change
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.rules import RULES
from burgomaster.words.hamburg import Cards
from tests.cli.conftest import Call, Run
from tests.upgrade.kept import games

LANGUAGES = ("en", "de", "nl")
COMMANDS = ("play", "cards", "simulate", "arena", "replay", "verify", "show", "moves", "score", "data")

LONG = "simulate hamburg -p 2 -n 100000 -b my_bots:First --json"

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


@pytest.fixture(scope="session")
def finished_record() -> str:
    """Return the record of a whole game, with the secret of its dice."""
    game = Game(RULES, {"players": 2}, Fair(b"a secret of exactly thirty-two b"))
    while not game.table.over:
        question = game.table.questions[0]
        game.choose(question.seat, question.choices[0])
    return str(game.record())


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


# Simulations and tournaments.


def test_simulate_prints_json(run: Run) -> None:
    done = run(
        *[
            "simulate",
            "hamburg",
            "--players",
            "2",
            "--games",
            "4",
            "--bots",
            "random",
            "--seed",
            "3",
            "--jobs",
            "2",
            "--json",
        ]
    )
    data = json.loads(done.stdout)
    assert done.returncode == 0
    wanted = ["game", "players", "games", "decisions", "seconds", "decisions_per_second", "games_per_second"]
    assert set(wanted) <= set(data)
    assert data["games"] == 4
    assert len(data["mean_score"]) == len(data["win_share"]) == 2
    again = json.loads(
        run(
            *[
                "simulate",
                "hamburg",
                "-p",
                "2",
                "-n",
                "4",
                "-b",
                "random",
                "--seed",
                "3",
                "--jobs",
                "1",
                "--json",
            ]
        ).stdout
    )
    assert again["mean_score"] == data["mean_score"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_and_arena_print_tables(run: Run, language: str) -> None:
    said = Voice(language)
    done = run(f"simulate hamburg -p 2 -n 2 -b random --jobs 1 --lang {language}")
    assert said("label-mean-score") in done.stdout
    done = run(
        *f"arena hamburg --bots random,burgomaster.bots.base:Random -n 2 --jobs 1 --lang {language}".split()
    )
    assert done.returncode == 0
    assert said("label-interval") in done.stdout


def test_arena_prints_json(run: Run) -> None:
    done = run(
        *[
            "arena",
            "hamburg",
            "--bots",
            "clerk,random",
            "--players",
            "2",
            "--games",
            "4",
            "--seed",
            "1",
            "--jobs",
            "2",
            "--json",
        ]
    )
    data = json.loads(done.stdout)
    assert data["games"] == 4
    assert set(data["win_share"]) == {"clerk", "random"}
    assert len(data["interval_95"]["clerk"]) == 2


def test_a_bot_in_the_folder_one_works_in_can_play(run: Run, tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(
        "class First:\n"
        "    def choose(self, question, see, rng, budget):\n"
        "        return question.choices[0]\n",
        encoding="utf-8",
    )
    done = run("arena hamburg --bots my_bots:First,random -n 2 --jobs 2 --json")
    assert done.returncode == 0, done.stderr
    assert "my_bots:First" in json.loads(done.stdout)["win_share"]


COUNTING = """
from pathlib import Path
class First:
    games = 0
    def sit(self, seat):
        First.games += seat == 0
        if First.games > 10:
            Path("played").touch()
        return self
    def choose(self, question, see, rng, budget):
        return question.choices[0]
"""


def interrupted(folder: Path, later: float = 0) -> tuple[int, bytes, bytes]:
    """Interrupt a long simulation when one of its processes has played ten games."""
    (folder / "played").unlink(missing_ok=True)
    (folder / "my_bots.py").write_text(COUNTING, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "burgomaster", *LONG.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - one call, nothing that could wait for a thread
    )
    try:
        while not (folder / "played").exists() and process.poll() is None:
            time.sleep(0.05)
        time.sleep(later)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=600)
    finally:
        process.kill()
    return process.returncode, out, err


def hear_ctrl_c() -> None:
    """Undo what a shell does to programs in the background: they would not hear Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    code, out, err = interrupted(tmp_path)
    if not out:  # what was played had not been heard of yet
        code, out, err = interrupted(tmp_path, later=60)
    assert code == 130, err
    assert b"Traceback" not in err
    data = json.loads(out)
    assert data["interrupted"] is True
    assert data["games"] < 100000


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


# Hostile input.


HOSTILE = {
    "binary": bytes(range(256)) * 50,
    "latin": "Pläne".encode("latin-1"),
    "empty": b"",
    "zeros": b"\0" * 1000,
    "deep": b"[" * 100_000,
    "json": b'{"game": "hamburg", "rules": 1e999}',
    "digits": b"game hamburg\nrules " + b"9" * 10_000 + b"\n\n",
    "huge": b"a" * (17 * 1024 * 1024),
    "lines": b"seat x\n" * 20_000,
}


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("command", ["replay", "verify", "show", "moves", "score", "play --resume"])
def test_hostile_files_are_refused(call: Call, tmp_path: Path, command: str, kind: str) -> None:
    if kind == "empty" and command in ("show", "moves", "score"):
        pytest.skip("an empty position is the natural table")
    (tmp_path / "hostile").write_bytes(HOSTILE[kind])
    done = call(command, "hostile")
    assert done.exit_code == 2, done.output
    assert len(done.stderr.strip()) > 5


@pytest.mark.parametrize("kind", ["binary", "latin", "huge"])
def test_hostile_files_are_refused_by_the_real_command(run: Run, tmp_path: Path, kind: str) -> None:
    (tmp_path / "hostile").write_bytes(HOSTILE[kind])
    assert run("verify hostile").returncode == 2
    assert run("show -", typed=HOSTILE[kind]).returncode == 2


@pytest.mark.parametrize("command", ["replay", "verify", "show", "play --resume"])
def test_missing_and_unreadable_files_are_refused(call: Call, tmp_path: Path, command: str) -> None:
    assert call(command, "nowhere").exit_code == 2
    assert call(command, ".").exit_code == 2
    assert call(command, "a" * 5000).exit_code == 2
    if hasattr(os, "geteuid") and os.geteuid() != 0:
        (tmp_path / "secret").write_text("x", encoding="utf-8")
        (tmp_path / "secret").chmod(0)
        assert call(command, "secret").exit_code == 2


def test_half_written_records_are_refused(call: Call, tmp_path: Path, finished_record: str) -> None:
    for part in (3, 40, len(finished_record) // 2, len(finished_record) - 3):
        (tmp_path / "half").write_text(finished_record[:part], encoding="utf-8")
        assert call("verify half").exit_code == 2


@pytest.mark.parametrize(
    "line",
    [
        "simulate chess",
        "simulate hamburg --players 9",
        "simulate hamburg --players -1",
        "simulate hamburg --games 0",
        "simulate hamburg --games many",
        "simulate hamburg --bots mayor",
        "simulate hamburg --bots ,",
        "simulate hamburg --seed -4",
        "simulate hamburg --jobs 0",
        "simulate hamburg --lang fr",
        "simulate hamburg --data nowhere",
        "arena hamburg --bots clerk",
        "arena hamburg --bots clerk,clerk",
        "arena hamburg --bots no_such:Bot,clerk",
        "cards",
        "cards chess",
        "cards hamburg 54 --data nowhere",
        "play chess",
        "play --players 7",
        "play --humans 4 --players 3",
        "play --bots nobody",
        "data check hamburg nowhere",
        "data check chess .",
        "data export hamburg out --set nowhere",
        "cards city_tycoon 121",
        "cards city_tycoon 3 --data nowhere",
        "data check city_tycoon nowhere",
        "data export city_tycoon out --set nowhere",
        "simulate city_tycoon --data nowhere",
        "play city_tycoon --data nowhere",
        "no-such-command",
        "replay",
    ],
)
def test_impossible_options_are_refused(call: Call, line: str) -> None:
    done = call(line)
    assert done.exit_code == 2, done.output
    assert len(done.stderr.strip()) > 5
    assert done.stdout == ""


@pytest.mark.skipif(shutil.which("head") is None, reason="there is no head here")
@pytest.mark.parametrize("line", ["cards hamburg", "cards hamburg --json", "play --seed 1 --humans 0"])
def test_a_closed_pipe_ends_quietly(tmp_path: Path, line: str) -> None:
    command = f"{sys.executable} -m burgomaster {line} | head -n 1"
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, shell=True, capture_output=True, env=environment, timeout=240, check=False, cwd=tmp_path
    )
    assert b"Traceback" not in done.stderr, done.stderr
    assert b"Exception ignored" not in done.stderr, done.stderr
    assert done.stdout.count(b"\n") == 1


class Slow(ModuleType):
    """A module that somebody interrupts while it is being loaded."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt


def test_ctrl_c_while_the_command_is_still_loading(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "burgomaster.cli.main", Slow("burgomaster.cli.main"))
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130
    assert capsys.readouterr() == ("", "")


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
    lines = screen.story([*rises, strike], 0)
    assert lines[0] == "Disasters are increased to: Anna ▲1 ■2 · Ben ▲1"
    assert lines[1].startswith("Fire strikes Ben")
