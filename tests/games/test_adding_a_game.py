"""Adding a game, step by step as docs/adding-a-game.md has it: the drafting game in a copy of the package.

Then it is played with the real command, in the arena, by bots and on the real server.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import burgomaster
from tests.core import drafting
from tests.server.client import LINK, ME, RANDOM, Client, Json, ask, join, make_table
from tests.server.host import Server

LINE = '    "drafting": "burgomaster.games.drafting.rules",\n'

BOTS = '''
class Highest:
    """Picks the card with the highest number."""

    def choose(self, question, see, rng, budget):
        return question.choices[-1]


BOTS = {"highest": Highest}
'''

WORDS = """
drafting-ask-pick = Which card do you keep?
drafting-choice-pick-card = Keep card { $card }
"""

Call = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with a copy of the package to which the game was added: steps 1 to 3."""
    folder = tmp_path_factory.mktemp("house")
    ours = Path(burgomaster.__file__).parent
    shutil.copytree(
        ours, folder / "burgomaster", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    games = folder / "burgomaster" / "games"
    (games / "drafting").mkdir()  # 1
    (games / "drafting" / "__init__.py").write_text('"""A tiny drafting game."""\n')
    shutil.copy(drafting.__file__, games / "drafting" / "rules.py")
    listed = games / "__init__.py"  # 2
    before = listed.read_text(encoding="utf-8")
    after = before.replace("GAMES: Final = {\n", f"GAMES: Final = {{\n{LINE}", 1)
    assert after != before
    listed.write_text(after, encoding="utf-8")
    (folder / "burgomaster" / "bots" / "drafting.py").write_text(BOTS)  # 4
    return folder


@pytest.fixture
def call(package: Path, tmp_path: Path) -> Call:
    """Run the real command of that copy in an empty folder."""

    def run(line: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        environment |= {"XDG_STATE_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        environment |= {"PYTHONPATH": str(package), "PYTHONUTF8": "1", "COLUMNS": "100"}
        done = subprocess.run(
            [sys.executable, "-m", "burgomaster", *shlex.split(line)],
            input=typed,
            capture_output=True,
            cwd=tmp_path,
            env=environment,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return run


def test_a_whole_game_in_the_terminal(call: Call) -> None:
    """The plain screen shows view and choices; a record can be replayed, shown, scored and verified."""
    done = call(
        "play drafting -p 3 -b random,highest --seed 1 --save it.game", typed="a\n? 7\nscore\n" + "a\n" * 9
    )
    assert done.returncode == 0, done.stderr
    assert "Final scoring" in done.stdout
    assert "answered" in done.stdout  # a part of the view, by its own name
    assert "pick 1" in done.stdout or "pick 2" in done.stdout
    assert "drafting-ask-pick" in done.stdout  # no words yet: by its id
    assert "back odd" in done.stdout or "odd" in done.stdout  # card 7, from the book
    assert "ok" in call("verify it.game").stdout.lower()
    assert "packs" in call("show it.game --at 12").stdout
    assert json.loads(call("replay it.game --at 12 --seat 1 --json").stdout)["view"]["packs"]
    scores = json.loads(call("score it.game --json").stdout)
    assert [sorted(each) for each in scores] == [["points", "seat", "total", "wins"]] * 3
    moves = json.loads(call("moves it.game --at 12 --json").stdout)
    assert [move["choice"].split()[0] for move in moves["moves"]] == ["pick"] * len(moves["moves"])


def test_words_are_found_by_its_id(call: Call, package: Path) -> None:
    """Step 3: without words messages are shown by their ids, with them as sentences."""
    file = package / "burgomaster" / "words" / "en" / "drafting.ftl"
    typed = "quit\n"
    assert "drafting-ask-pick" in call("play drafting -b random --seed 1", typed=typed).stdout
    file.write_text(WORDS)
    try:
        said = call("play drafting -b random --seed 1", typed=typed).stdout
    finally:
        file.unlink()
    assert "Which card do you keep?" in said
    assert "Keep card" in said
    assert "drafting-ask-pick" not in said


def test_it_is_refused_and_looked_up_like_any_other(call: Call) -> None:
    assert "There are no expansions for drafting" in call("play drafting --expansions all,x").stderr
    assert "has no positions" in call_position(call)
    cards = json.loads(call("cards drafting odd --json").stdout)
    assert [card["number"] for card in cards] == list(range(1, 31, 2))
    assert "30" in call("cards drafting even").stdout
    assert "hamburg" in call("play chess").stderr


def call_position(call: Call) -> str:
    """Return what is said of a position of the game."""
    return call("show -", typed='game = "drafting"\n').stderr


def test_the_front_door_of_python(package: Path) -> None:
    script = "import burgomaster; print(repr(burgomaster.new('drafting', players=3, seed=1)))"
    environment = {**os.environ, "PYTHONPATH": str(package)}
    told = subprocess.check_output([sys.executable, "-c", script], env=environment, text=True)
    assert told.startswith("<Draft for 3, seat 1 is asked pick, ")


def test_bots_and_the_arena(call: Call) -> None:
    """Its own bot is found by its id, `random` plays everything; other processes know the game, too."""
    told = json.loads(call("simulate drafting -p 3 -b random -n 6 --jobs 2 --json").stdout)
    assert (told["games"], len(told["mean_score"])) == (6, 3)
    told = json.loads(call("arena drafting -b highest,random -p 2 -n 6 --jobs 1 --json").stdout)
    assert set(told["win_share"]) == {"highest", "random"}
    assert "There are: random, highest" in call("simulate drafting -b clerk -n 1").stderr


class Served(Server):
    """The server as its command starts it."""

    def command(self, port: int) -> list[str]:
        given = f"serve --port {port} --no-browser --lang en --database".split()
        return [sys.executable, "-m", "burgomaster", *given, str(self.database)]


@pytest.fixture
def server(package: Path, tmp_path: Path) -> Iterator[Server]:
    server = Served(tmp_path)
    server.environment = {"PYTHONPATH": str(package)}
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


def test_a_whole_game_on_the_server(server: Server) -> None:
    """Two people and a bot over sockets; the lobby offers the game, and its book is there."""
    lobby = ask(server, "GET", "/api/lobby").json()
    (offered,) = [game for game in lobby["games"] if game["id"] == "drafting"]
    assert [option["name"] for option in offered["options"]] == ["players", "pack"]
    assert offered["bots"] == ["random", "highest"]
    book = ask(server, "GET", "/api/games/drafting/book/en").json()
    assert len(book["entries"]) == 30
    held = make_table(server, ME, LINK, RANDOM, game="drafting", options={"players": 3, "pack": 3})
    other = join(server, held, "Ben")
    with (
        Client(server, held["table"], held["token"]).entered() as anna,
        Client(server, other["table"], other["token"]).entered() as ben,
        Client(server, held["table"]).entered() as watcher,
    ):
        anna.nonce(1)
        ben.nonce(2)
        for client in (anna, ben, watcher):
            client.begun()
        nothing_hidden_is_told(ben, 1)
        nothing_hidden_is_told(watcher, -1)
        answer = anna.choose(anna.state["question"]["choices"][0]["text"])
        assert answer["type"] == "accepted", answer
        assert ben.at_version(answer["version"])["view"]["answered"][0]
        picked = [line for line in ben.log if line["seat"] == 1][-1]
        assert picked["text"] == "pick"
        assert all("card" not in said["arguments"] for said in picked["says"])
        anna.at_version(answer["version"])
        ben.play(1)
        while anna.my_turn():
            anna.play(1)
            ben.play(1)
        while watcher.state["phase"] != "over":
            watcher.receive()
        assert watcher.state["winners"]
    verdict = ask(server, "GET", f"/api/tables/{held['table']}/verify").json()
    assert (verdict["state"], verdict["fair"]) == ("ok", True)


def nothing_hidden_is_told(client: Client, seat: int) -> None:
    """Before anyone picks: of packs that a seat has not held it knows only backs, in view, log and events."""
    packs = client.state["view"]["packs"]
    for number, pack in enumerate(packs):
        assert all((card > 0) == (number == seat) for card in pack), packs
    dealt: list[Json] = [line for line in client.log if line["text"].startswith("deal")]
    known = [line["text"] for line in dealt if line["text"] not in ("deal even", "deal odd")]
    assert known == ([] if seat < 0 else [f"deal {card}" for card in dealt_to(known)])
    assert len(dealt) == 9
    assert len(known) == (3 if seat >= 0 else 0)
    own = set(packs[seat]) if seat >= 0 else set[int]()
    for line in client.log:
        for said in line["says"]:
            assert said["arguments"].get("card", 0) in {0, *own}
        for beat in line["beats"]:
            for moved in beat["moves"]:
                assert moved["number"] <= 0 or moved["number"] in own, moved


def dealt_to(texts: list[str]) -> list[int]:
    """Return the cards of entries that name them."""
    return [int(text.split()[1]) for text in texts]
