"""The log for machines and the figures: enough to see what goes on, and nothing that only some may know."""

from __future__ import annotations

import json
import logging
import re
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from burgomaster.cli.main import app
from burgomaster.core.message import Refused
from burgomaster.server.hosting.logs import REQUEST, TABLE, Lines
from burgomaster.server.hosting.metrics import place_of_metrics
from burgomaster.talk.names import hashed
from tests.server.client import ME, RANDOM, Client, ask, make_table
from tests.server.host import PATIENCE, Server

KEY = "the-key-of-whoever-runs-it"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def written(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.said().splitlines()]


def played(server: Server) -> tuple[str, str]:
    """Play a little, get things wrong, and return the table and its token."""
    held = make_table(server, ME, RANDOM, name="Anna")
    with Client(server, held["table"], held["token"]).entered() as anna:
        anna.nonce(1)
        anna.begun()
        anna.play(3)
        anna.choose("nonsense")
        anna.send({"type": "say", "text": "a word in private"})
        anna.until("chat")
    assert ask(server, "GET", f"/api/tables/{held['table']}/record", token=held["token"]).status_code == 200
    assert ask(server, "GET", "/api/tables/none").status_code == 404
    assert ask(server, "POST", "/api/fetch", {"code": "KRAN-123456"}).status_code == 404
    return held["table"], held["token"]


def test_each_line_is_json_with_the_request_and_the_table(started: Callable[..., Server]) -> None:
    server = started(log="json", admin_key=KEY)
    table, token = played(server)
    answer = ask(server, "GET", f"/api/tables/{table}", token=token)
    server.stop()
    lines = written(server)
    (line,) = [each for each in lines if each.get("request") == answer.headers["x-request-id"]]
    assert line["table"] == table
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/tables/{table_id}", 200)
    opened, closed = [each for each in lines if each["text"].startswith("socket")]
    assert opened["request"] == closed["request"]
    assert closed["table"] == table
    assert all(set(each) >= {"at", "level", "from", "text"} for each in lines)
    for secret in (token, KEY, "Anna", "a word in private", "127.0.0.1", "KRAN"):
        assert secret not in server.said()


def test_a_fault_has_its_trace_and_no_parameters(started: Callable[..., Server]) -> None:
    broken = """
from burgomaster.server.store import Store
import sqlalchemy as sa
def held(self, tokens):
    with self.engine.connect() as connection:
        connection.execute(sa.text("SELECT :a FROM nowhere"), {"a": tokens[0]})
Store.held = held
"""
    server = started(broken, log="json")
    assert ask(server, "POST", "/api/mine", {"tokens": ["not-to-be-told"]}).status_code == 500
    server.stop()
    (fault,) = [each for each in written(server) if each["level"] == "error"]
    assert "nowhere" in fault["trace"]
    assert fault["request"]
    assert "not-to-be-told" not in server.said()
    assert hashed("not-to-be-told") not in server.said()


def test_tokens_and_given_secrets_are_blotted_out() -> None:
    lines = Lines("open sesame")
    token = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF"
    REQUEST.set("")
    TABLE.set("")
    try:
        raise ValueError(f"with open sesame and {token}")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "%s!", (token,), sys.exc_info())
    told = lines.format(record)
    assert "open sesame" not in told
    assert token not in told
    assert json.loads(told)["text"] == "…!"


def test_figures_are_told_at_their_own_address_alone(started: Callable[..., Server]) -> None:
    port = free_port()
    server = started(metrics=f"127.0.0.1:{port}")
    table, token = played(server)
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    found = {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert found["burgomaster_tables", "running"] == 1
    assert found["burgomaster_moves_total", "people"] == 3
    assert found["burgomaster_moves_total", "bots"] >= 0
    assert found[("burgomaster_acknowledge_seconds_count",)] == 3
    assert found["burgomaster_acknowledge_seconds_bucket", "+Inf"] == 3
    assert found[("burgomaster_commit_seconds_count",)] >= 4
    assert found["burgomaster_refusals_total", "handover-unknown"] == 1
    assert found["burgomaster_requests_total", "/api/tables/{table_id}", "404"] == 1
    for name in ("sockets", "bots_waiting", "loop_held_seconds", "tables_in_memory"):
        assert (f"burgomaster_{name}",) in found
    assert ("burgomaster_collections_total", "full") in found
    labels = set(re.findall(r'="([^"]*)"', text))
    assert not [each for each in labels if table in each or token in each or "Anna" in each or "127." in each]
    assert server.http.get("/metrics").status_code == 404


@pytest.mark.parametrize("text", ["9464", "host:", "host:port", "host:70000"])
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="metrics-place"):
        place_of_metrics(text)


def test_a_place_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        where = ["--port", "0", "--database", str(tmp_path / "tables.sqlite3"), "--metrics", place]
        done = CliRunner().invoke(app, ["serve", "--no-browser", *where, "--lang", "en"])
    assert done.exit_code == 2
    assert "cannot start" in done.output
