"""What the page gets from the worker that plays: nothing that its seat may not know.

Two devices hold the same table, but for what the one person there cannot know; bots have the other seats.
Every byte that crosses to the page is the same from both.
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.conformance.case import sample
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of
from burgomaster.talk.device import Device, summary_of
from burgomaster.talk.local import HERE, Kept
from burgomaster.talk.stored import StoredSeat, StoredTable
from tests.server.test_secrecy import ASKED_BEFOREHAND, PERMUTE, PLAYERS, moments

WHEN = "2026-01-01T00:00:00.000+00:00"


def kept(game: str, table: Table, viewer: int) -> str:
    """Return a table that is being played, whatever lies on it, as a device keeps it."""
    rules = rules_of(game)
    options = rules.options({"players": PLAYERS})
    stored = StoredTable(
        id="t",
        game=game,
        rules=rules.version,
        data=rules.data_digest(options),
        options=options,
        begins="position",
        begin=table.dump(),
        given=0,
        secret=bytes(32),
        code_hash="",
        listed=False,
        phase="over" if table.over else "running",
        version=0,
        asked=[],
        created=WHEN,
        updated=WHEN,
        hints=True,
    )
    seats = [
        StoredSeat(seat, "person", "Anna", None, HERE, "")
        if seat == viewer
        else StoredSeat(seat, "bot", f"Bot {seat + 1}", "random", None, None)
        for seat in range(PLAYERS)
    ]
    return msgspec.json.encode(Kept(stored, seats, [])).decode()


def heard(game: str, data: str, viewer: int) -> list[str]:
    """Return all that crosses to the page when it asks for whatever it can without changing anything."""
    device, seat = Device(100), viewer + 1  # however slow the machine is, hints are found in as many worlds
    device.take_up("t", data)
    asked: list[dict[str, Any]] = [{"type": "hello", "table": "t"}, {"type": "points", "id": "p"}]
    asked.append({"type": "hint", "id": "h", "seat": seat})
    asked += [
        {"type": "why-not", "id": f"w{number}", "seat": seat, "choice": choice.text}
        for number, choice in enumerate(sample(rules_of(game).notation, Fast(5), 6))
    ]
    asked.append({"type": "why-not", "id": "w", "seat": seat})
    asked += [{"type": "what-if", "id": "i", "seat": seat, "about": about} for about in ASKED_BEFOREHAND]
    for each in range(PLAYERS):
        asked.append({"type": "replay", "id": "r", "at": 0, "seat": each + 1})
        asked.append({"type": "look", "seat": each + 1})
        asked.append(
            {"type": "choose", "move_id": "x", "seat": each + 1, "ticket": "0-9", "choice": "advance"}
        )
        asked.append({"type": "undo", "move_id": "u", "seat": each + 1, "version": 0})
    told = [text for message in asked for text in device.hear("t", json.dumps(message))]
    told.append(device.ask("GET", "/api/tables/t/record", "").text)
    told.append(device.ask("GET", "/api/tables/t/verify", "").text)
    told.append(summary_of(data))
    return told


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_seat_may_not_know_crosses_to_the_page(game: str) -> None:
    different = told = 0
    for number, table in enumerate(moments(game)):
        viewer = number % PLAYERS
        other = PERMUTE[game](table.clone(), viewer, Fast(100 * number + viewer))
        different += other.dump() != table.dump()
        one, two = (heard(game, kept(game, each, viewer), viewer) for each in (table, other))
        assert one == two
        told += sum([len(text) for text in one])
        assert not any(re.search(bytes(32).hex(), text) for text in one)
    assert different > 3
    assert told > 50_000
