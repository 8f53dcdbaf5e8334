"""The documents tell the truth: the example plays, and every message is mentioned."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from burgomaster.cli.serve import serve_command
from burgomaster.games import GAMES
from burgomaster.server.schema import schema
from tests.server.host import Server

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text(encoding="utf-8")


def test_the_program_in_the_document_plays_to_the_end(server: Server) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", API, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", program, server.url], capture_output=True, text=True, timeout=300, check=False
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
    hosting = (DOCS / "hosting.md").read_text(encoding="utf-8")
    for name in serve_command.__annotations__:
        if name not in ("return", "browser", "lang"):
            assert f"| `--{name}" in hosting
    assert "| `--no-browser`" in hosting
