"""Keep tables and records of a commit, so that later ones are tried on them.

Run it in a checkout of that commit, with the environment of that commit, naming a new folder here:

    git worktree add /tmp/old COMMIT && cd /tmp/old && make setup
    .venv/bin/python THIS/CHECKOUT/tests/upgrade/make.py THIS/CHECKOUT/tests/upgrade/COMMIT

It plays on the old commit's server, through the client of that commit's own tests, and writes:

- `database.sql`: what is in the server's database afterwards (`tests.upgrade.kept` makes a file of it again)
- `tables.json`: what the makers of the tables there hold, and how the tables stood
- `records/`: what these tables gave their makers as their records
- `games/`: records of every game that commit knows, played without a server

Nothing there is ever made anew or changed by hand: it is what people of that time have on their disks.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, os.getcwd())  # the tests of the commit this is run at, not of the one it is written in

from burgomaster.bots import ask as ask_bot
from burgomaster.bots import bot
from burgomaster.core.beginning import begun
from burgomaster.core.chance import CHANCE, Fair, Fast
from burgomaster.core.game import Game
from burgomaster.core.message import Plain
from burgomaster.core.rules import Options
from burgomaster.core.table import Table
from burgomaster.games import bruges, city_tycoon, hamburg, rules_of
from tests.server.client import LINK, ME, Client, Json, ask, here, join, make_table
from tests.server.host import Server

CLERK: Final[Json] = {"type": "bot", "bot": "clerk"}
RANDOM: Final[Json] = {"type": "bot", "bot": "random"}
NAMES: Final = ("Anna", "Ben", "Clara", "David", "Emma")

HAMBURG: Final = """
players = 2
season = 4
dice = { purple = 2, orange = 5, gray = 3, pink = 1, brown = 4, black = 6 }

[values.54]
cost = 9
points = 5

[player.1]
marks = 14
points = 21
workers = { purple = 2, gray = 3, brown = 1 }
hand = [13, 61, 118, 242, 260]
sites = ["gray", "brown", "purple"]
buildings = [189, 99]

[player.2]
marks = 6
points = 17
workers = { orange = 2, pink = 2 }
buildings = [54]
"""

BRUGES: Final = """
game = "bruges"
players = 2
round = 3
phase = "3"

[player.1]
guilders = 20
hand = [1, 54, 119, 151]

[player.2]
guilders = 9
hand = [81, 90]
"""

ALL: Final[list[Plain]] = ["mayors", "statues", "intrigue", "ships", "exchange", "clerics"]

CITY_TYCOON: Final = """
game = "city_tycoon"
players = 2
round = 2
phase = "III"

[player.1]
money = 30
tiles = ["1 at e2 s1"]

[player.2]
money = 24
"""


def secret(name: str, players: int) -> Fair:
    """Return the fair stream of a game."""
    nonces = tuple([f"upgrade {name} {seat}".encode() for seat in range(players)])
    return Fair(hashlib.sha256(f"upgrade {name}".encode()).digest(), nonces)


def played(
    name: str,
    game: str,
    players: int,
    bots: str,
    until: Callable[[Table], bool],
    begin: Plain = None,
    **options: Plain,
) -> Game[Any]:
    """Play a game with fair chance until something is so, or to its end."""
    rules = begun(rules_of(game), begin)
    chosen: Options = {"players": players, **options}
    seats = rules.new(chosen, Fast(1)).seats()  # whoever plays alone has TOM beside them
    found: Game[Any] = Game(rules, chosen, secret(name, seats), NAMES[:seats])
    brain, rng = bot(bots, game), Fast(players)
    while not found.table.over and not until(found.table):
        question = [each for each in found.table.questions if each.seat != CHANCE][-1]
        found.choose(question.seat, ask_bot(brain, found.table, question.seat, rng))
    return found


def never(_: Table) -> bool:
    return False


def in_mid_draft(table: Table) -> bool:
    """Tell whether some have picked in the second round, and some have not."""
    return (
        isinstance(table, city_tycoon.CityTycoon)
        and table.round == 2
        and table.phase == 2
        and 0 < len(table.questions) < table.seats()
    )


def supplying(table: Table) -> bool:
    return isinstance(table, city_tycoon.CityTycoon) and table.round == 3 and table.phase == 4


def season(number: int) -> Callable[[Table], bool]:
    return lambda table: isinstance(table, hamburg.Hamburg) and table.season == number and table.phase == 3


def bruges_round(number: int) -> Callable[[Table], bool]:
    return lambda table: isinstance(table, bruges.Bruges) and table.round == number and table.phase == 3


def keep_games(folder: Path) -> dict[str, str]:
    """Write the records of games played without a server, and return them."""

    def table_of(game: str, position: str) -> Plain:
        found: Plain = rules_of(game).read_position(position).dump()
        return found

    tycoon = table_of("city_tycoon", CITY_TYCOON)
    games = {
        "hamburg-finished": played("h1", "hamburg", 3, "clerk", never),
        "hamburg-finished-random": played("h2", "hamburg", 2, "random", never),
        "hamburg-unfinished": played("h3", "hamburg", 4, "clerk", season(3)),
        "hamburg-position": played("h4", "hamburg", 2, "clerk", season(6), table_of("hamburg", HAMBURG)),
        "hamburg-expansions-finished": played("h5", "hamburg", 5, "clerk", never, expansions=ALL),
        "hamburg-expansions": played("h6", "hamburg", 3, "clerk", season(5), expansions=ALL),
        "hamburg-solo-finished": played("h7", "hamburg", 1, "clerk", never),
        "hamburg-solo": played("h8", "hamburg", 1, "clerk", season(4), expansions=ALL),
        "bruges-finished": played("b1", "bruges", 4, "clerk", never),
        "bruges-finished-random": played("b2", "bruges", 2, "random", never),
        "bruges-unfinished": played("b3", "bruges", 3, "clerk", bruges_round(5)),
        "bruges-position": played("b4", "bruges", 2, "clerk", bruges_round(6), table_of("bruges", BRUGES)),
        "city_tycoon-finished": played("c1", "city_tycoon", 4, "clerk", never),
        "city_tycoon-finished-random": played("c2", "city_tycoon", 2, "random", never),
        "city_tycoon-drafting": played("c3", "city_tycoon", 4, "clerk", in_mid_draft),
        "city_tycoon-supplying": played("c4", "city_tycoon", 3, "clerk", supplying),
        "city_tycoon-position": played("c5", "city_tycoon", 2, "clerk", supplying, tycoon),
        "city_tycoon-position-finished": played("c6", "city_tycoon", 2, "clerk", never, tycoon),
    }
    records = {name: str(game.record()) for name, game in games.items()}
    folder.mkdir(parents=True)
    for name, record in records.items():
        (folder / f"{name}.record").write_text(record, encoding="utf-8")
    return records


def keep_tables(server: Server, records: dict[str, str]) -> dict[str, Json]:
    """Make tables on the server and play at them; return what their makers hold."""

    def from_record(name: str) -> Json:
        return {"type": "record", "text": records[name]}

    position: Json = {"type": "position", "text": HAMBURG}
    everything: Json = {"expansions": ALL}
    held = {
        "waiting": make_table(server, ME, LINK, CLERK, listed=True),
        "waiting-position": make_table(server, ME, LINK, start=position),
        "running": make_table(server, ME, CLERK, RANDOM, listed=True),
        "people": make_table(server, ME, here("Ben")),
        "invited": make_table(server, ME, LINK),
        "position": make_table(server, ME, CLERK, start=position),
        "record": make_table(server, ME, *[CLERK] * 3, start=from_record("hamburg-unfinished")),
        "finished": make_table(server, ME, RANDOM, listed=True),
        "shown": make_table(server, options={}, start=from_record("hamburg-finished")),
        "expansions": make_table(server, ME, CLERK, CLERK, options={"players": 3, **everything}),
        "solo": make_table(server, ME, options={"players": 1}),
        "bruges": make_table(server, ME, CLERK, RANDOM, game="bruges"),
        "bruges-people": make_table(server, ME, here("Ben"), game="bruges"),
        "bruges-finished": make_table(server, ME, RANDOM, game="bruges"),
        "tycoon-draft": make_table(server, ME, here("Ben"), here("Clara"), game="city_tycoon"),
        "tycoon": make_table(server, ME, CLERK, game="city_tycoon"),
    }
    played: Json = {"running": 40, "position": 12, "record": 12, "finished": 10_000, "expansions": 60}
    played |= {"solo": 40, "bruges": 40, "bruges-finished": 10_000, "tycoon": 40}
    for name, moves in played.items():
        with Client(server, held[name]["table"], held[name]["token"]).entered() as client:
            client.nonce(1)
            client.begun()
            if name in ("running", "bruges", "tycoon"):
                client.send({"type": "say", "seat": 1, "text": "Moin!"})
            client.play(moves, pick=0 if "finished" in name else 1)
            if "finished" not in name:
                client.my_turn()
    for name in ("people", "bruges-people", "tycoon-draft"):
        with Client(server, held[name]["table"], held[name]["token"]).entered() as client:
            client.nonce(*held[name]["seats"])
            client.begun()
            client.play(1 if name == "tycoon-draft" else 3)
            if name == "tycoon-draft":  # one has picked and taken back, one has picked, one has not
                client.undo()
                client.look(2)
                client.play(1)
            else:
                client.undo()  # what was taken back is in the log, too
    guest = join(server, held["invited"], "Berta")
    with Client(server, guest["table"], guest["token"]).entered() as other:
        other.nonce(*guest["seats"])
        with Client(server, held["invited"]["table"], held["invited"]["token"]).entered() as client:
            client.nonce(1)
            client.begun()
            client.play(2)
    held["invited"]["guest"] = guest
    return held


def keep(folder: Path) -> None:
    """Write everything."""
    records = keep_games(folder / "games")
    (folder / "records").mkdir()
    tables: dict[str, Json] = {}
    with tempfile.TemporaryDirectory() as temporary:
        server = Server(Path(temporary)).start()
        try:
            for name, held in keep_tables(server, records).items():
                token, path = held["token"], f"/api/tables/{held['table']}"
                summary = ask(server, "GET", path, token=token).json()
                record = ask(server, "GET", f"{path}/record", token=token)
                tables[name] = {**held, "phase": summary["phase"], "asked": summary["asked"]}
                if record.status_code == 200:
                    (folder / "records" / f"{name}.record").write_text(record.text, encoding="utf-8")
        finally:
            server.stop()
        assert not server.said(), server.said()
        with sqlite3.connect(server.database) as database:
            lines = "\n".join(database.iterdump())
    (folder / "database.sql").write_text(lines + "\n", encoding="utf-8")
    (folder / "tables.json").write_text(json.dumps(tables, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
