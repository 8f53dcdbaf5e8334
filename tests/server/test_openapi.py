"""The OpenAPI document is true: Schemathesis asks what it allows and compares every answer with it.

`make attack` asks for longer (BURGOMASTER_EXAMPLES says how often for each request).
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgomaster.server.app import make_app
from burgomaster.server.settings import Settings
from burgomaster.talk.messages import HTTP_MESSAGES
from tests.server.client import LINK, ME, Client, ask, make_table
from tests.server.host import PATIENCE, Server

EXAMPLES = os.environ.get("BURGOMASTER_EXAMPLES", "8")

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
    "response_schema_conformance,negative_data_rejection"
)

# What is too large is refused, too: that is not among what Schemathesis expects of itself.
SETTINGS = """
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 408, 409, 413, 415, 422, 429]
"""


@pytest.fixture
def bored(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, since Schemathesis makes many tables."""
    server = Server(tmp_path).start()
    yield server
    server.kill()
    assert "Traceback" not in server.said(), server.said()


def test_every_answer_is_as_the_document_says(bored: Server, tmp_path: Path) -> None:
    make_table(bored, ME, LINK, listed=True)
    (tmp_path / "schemathesis.toml").write_text(SETTINGS, encoding="utf-8")
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{bored.url}/api/openapi.json"),
        *("--checks", CHECKS, "--phases", "coverage,fuzzing", "--max-examples", EXAMPLES, "--seed", "1"),
        *("--continue-on-failure", "--suppress-health-check", "all", "--warnings", "off"),
        *("--generation-database", "none", "--no-color", "--request-timeout", str(PATIENCE)),
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=3600, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    tested = re.search(r"Tested: (\d+)", done.stdout)
    assert tested is not None, done.stdout
    assert int(tested[1]) == len(operations(bored)), done.stdout


def operations(server: Server) -> set[tuple[str, str]]:
    """Return what can be asked for, as the document says."""
    paths: dict[str, dict[str, object]] = ask(server, "GET", "/api/openapi.json").json()["paths"]
    return {(method, path) for path, methods in paths.items() for method in methods}


# The path's parameters are declared as the oldest Litestar we allow knows them.
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_every_request_is_in_the_document(server: Server, tmp_path: Path) -> None:
    inner: Any = make_app(Settings(database=str(tmp_path / "tables.sqlite3"), static=tmp_path))._inner

    async def open_and_close() -> None:
        async with inner.lifespan():  # what is opened here is closed here: PostgreSQL's connection, the lock
            pass

    asyncio.run(open_and_close())
    served = {
        (method.lower(), re.sub(r"\{(\w+):str\}", r"{\1}", route.path_format))
        for route in inner.routes
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    }
    documents = {("get", "/api/openapi.json"), ("get", "/api/socket-schema.json"), ("get", "/")}
    assert served == operations(server) | documents


def test_the_documents_are_served_and_need_nothing_from_elsewhere(server: Server) -> None:
    served = ask(server, "GET", "/api/openapi.json").json()
    assert {message.__name__ for message in HTTP_MESSAGES} <= set(served["components"]["schemas"])
    assert "://" not in str(served)
    messages = ask(server, "GET", "/api/socket-schema.json").json()
    assert {"client", "server", "$defs"} <= set(messages)
    for page in ("/schema", "/api/docs", "/schema/swagger", "/schema/redoc"):
        assert ask(server, "GET", page).status_code == 404


def test_what_comes_over_the_socket_is_as_its_document_says(server: Server) -> None:
    import jsonschema_rs  # comes with Schemathesis

    document: Any = ask(server, "GET", "/api/socket-schema.json").json()
    side = {"$schema": document["$schema"], "$defs": document["$defs"], **document["server"]}
    validator = jsonschema_rs.validator_for(side)
    held = make_table(server, ME, {"type": "bot", "bot": "random"})
    seen: list[str] = []
    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(1)
        client.begun()
        client.play(3)
        client.send({"type": "say", "text": "Hello!"})
        client.until("chat")
        client.ask(type="points")
        client.ask(type="replay", at=1)
        client.ask(type="why-not", seat=1, choice="draw gray")
        client.send({"type": "nonsense"})
        client.until("refused")
        seen = client.raw
    for text in seen:
        validator.validate(json.loads(text))
    kinds = {json.loads(text)["type"] for text in seen}
    assert {"welcome", "state", "accepted", "chat", "presence", "moment", "points", "reason"} <= kinds
