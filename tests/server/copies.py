"""Many running tables at little cost: one of each game is begun, the others are copies of its rows."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa

from burgomaster.talk.names import hashed
from tests.server.client import ME, Client, Json, ask, here
from tests.server.host import Server
from tests.server.postgres import beside

GAMES = ("hamburg", "bruges", "city_tycoon")
KEYS = {"tables": "id", "holders": "table_id", "seats": "table_id", "log": "table_id"}
"""The parts of the database that hold a table, and by which column."""


def begin_many(server: Server, count: int, players: int = 4, games: Sequence[str] = GAMES) -> list[Json]:
    """Return what one person holds who plays for everyone at so many tables; the server is started anew."""
    first = [_begun(server, game, players) for game in games]
    server.stop()
    held = _copied(server.database, first, count - len(first))
    server.start()
    return [*first, *held][:count]


def _begun(server: Server, game: str, players: int) -> Json:
    sitters = [ME, *[here(f"Player {number}") for number in range(2, players + 1)]]
    answer = ask(
        server, "POST", "/api/tables", {"game": game, "options": {"players": players}, "sitters": sitters}
    )
    assert answer.status_code == 201, answer.text
    held: Json = answer.json()

    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(*range(1, players + 1))
        client.begun()
    return {"game": game, "players": players, **held}


def _copied(file: Path, first: list[Json], count: int) -> list[Json]:
    """Add copies of some tables to a database that nobody serves, each with a token of its own."""
    held: list[Json] = []
    with beside(file) as database:
        columns_of = {
            name: [each["name"] for each in sa.inspect(database).get_columns(name)] for name in KEYS
        }
        for number in range(count):
            of = first[number % len(first)]
            table, token = secrets.token_hex(8), secrets.token_hex(16)
            held.append({**of, "table": table, "token": token})
            new = {"id": table, "table_id": table, "token_hash": hashed(token)}
            for name, key in KEYS.items():
                columns = columns_of[name]
                there = ", ".join([f'"{each}"' for each in columns])
                taken = ", ".join([f":{each}" if each in new else f'"{each}"' for each in columns])
                copied = f"INSERT INTO {name} ({there}) SELECT {taken} FROM {name} WHERE {key} = :of"
                database.execute(sa.text(copied), {**new, "of": of["table"]})
    return held
