"""The documents tell the truth: the example plays, and every message is mentioned."""

from __future__ import annotations

import re
import shlex
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from burgomaster.cli.serve import serve_command
from burgomaster.games import GAMES
from burgomaster.server.check import check_database
from burgomaster.server.schema import schema
from burgomaster.talk.stored import now
from tests.server.client import ME, Client, here, make_table
from tests.server.host import PATIENCE, Server

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")


def test_the_program_in_the_document_plays_to_the_end(server: Server) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", API, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", program, server.url],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"points: \[\d+, \d+\]\ndice: ok fair\n", done.stdout)


def kinds(side: str) -> set[str]:
    """Return the types of all messages of one side, as the schema names them."""
    document: Any = schema()
    names = [part["$ref"].rpartition("/")[2] for part in document[side]["anyOf"]]
    return {document["$defs"][name]["properties"]["type"]["enum"][0] for name in names}


def test_every_message_and_every_request_is_in_the_document() -> None:
    document: Any = schema()
    for kind in kinds("client") | kinds("server"):
        assert re.search(f"`{kind}[` ]", API), kind
    for part in document["http"]:
        assert f"`{part['$ref'].rpartition('/')[2]}`" in API, part


def test_the_schema_has_the_view_of_every_game() -> None:
    document: Any = schema()
    views = {game: f"#/$defs/{game.title().replace('_', '')}View" for game in GAMES}
    assert document["views"] == {game: {"$ref": place} for game, place in views.items()}
    view = document["$defs"]["State"]["properties"]["view"]
    assert view["anyOf"][0]["anyOf"] == [{"$ref": place} for place in views.values()]


def test_every_name_in_the_schema_is_a_name_in_typescript() -> None:
    # Two games that call a part of their views alike would get names with dots.
    document: Any = schema()
    assert [name for name in document["$defs"] if not name.isidentifier()] == []


def test_every_option_of_the_command_is_in_the_document() -> None:
    for name in serve_command.__annotations__:
        if name not in ("return", "browser", "lang"):
            assert f"| `--{name.replace('_', '-')}" in HOSTING
    assert "| `--no-browser`" in HOSTING


def commanded(name: str, folder: Path) -> None:
    """Run a command as the document shows it first."""
    line = next(each for each in HOSTING.splitlines() if each.startswith(f"burgomaster {name} "))
    subprocess.run([sys.executable, "-m", *shlex.split(line)], cwd=folder, check=True)


@pytest.mark.file
def test_a_copy_made_as_the_document_says_is_the_whole_game(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    held = make_table(own_server, ME, here("Ben"))
    with Client(own_server, held["table"], held["token"]).entered() as client:
        client.nonce(1, 2)
        client.begun()
        commanded("backup", tmp_path)
        copied = client.state["version"]
        client.look(client.state["asked"][0])
        assert client.choose(client.state["question"]["choices"][0]["text"])["version"] > copied
    own_server.kill()
    commanded("restore", tmp_path)
    assert [found.state for found in check_database(own_server.database)] == ["ok"]
    own_server.start()
    with Client(own_server, held["table"], held["token"]).entered() as back:
        assert back.state["version"] == copied


@pytest.mark.file
def test_old_tables_are_deleted_as_the_document_says_and_new_ones_stay(own_server: Server) -> None:
    own_server.start()
    old, new = [make_table(own_server, ME, here("Ben"))["table"] for _ in range(2)]
    own_server.kill()
    (statements,) = re.findall(r"```sql\n(.*?)```", HOSTING, re.DOTALL)
    with closing(sqlite3.connect(own_server.database, isolation_level=None)) as database:
        long_ago = now(days_ago=367)
        database.execute("UPDATE tables SET updated = ? WHERE id = ?", (long_ago, old))
        database.executescript(statements)
        left = [
            database.execute(f"SELECT DISTINCT {column} FROM {part}").fetchall()
            for part, column in (("tables", "id"), ("holders", "table_id"), ("seats", "table_id"))
        ]
    assert left == [[(new,)]] * 3
