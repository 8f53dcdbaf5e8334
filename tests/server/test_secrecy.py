"""Secrecy through the real socket: two servers hold the same tables, but for what one viewer cannot know.

Every byte that viewer gets is the same from both: the welcome, the state with its view, its question and its
log, why something is not on offer, the points, looking back, the record, and what follows when others move.
BURGOMASTER_WORLDS says how many moments of a game are tried.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.conformance.case import sample
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of
from burgomaster.server.store import Store
from burgomaster.server.stored import Holder, SeatChange
from burgomaster.talk.names import hashed
from burgomaster.talk.stored import StoredSeat, StoredTable, now
from tests.bruges.worlds import permute as permute_bruges
from tests.city_tycoon.worlds import permute as permute_city_tycoon
from tests.hamburg.worlds import permute as permute_hamburg
from tests.server.client import Client, ask
from tests.server.host import Server

MOMENTS = int(os.environ.get("BURGOMASTER_WORLDS", "6"))
PLAYERS = 3
PERMUTE: dict[str, Callable[[Any, int, Fast], Table]] = {
    "hamburg": permute_hamburg,
    "bruges": permute_bruges,
    "city_tycoon": permute_city_tycoon,
}
"""What arranges everything a seat cannot know anew, by game."""

ASKED_BEFOREHAND = (
    *[{"kind": "tile", "tile": tile} for tile in (1, 40, 120)],
    *[{"kind": "plant", "plant": kind} for kind in ("solar", "water")],
    *[{"kind": "supply", "tile": tile, "demand": 1} for tile in range(1, 120, 7)],
    {"kind": "plan", "supplies": [{"tile": tile, "demand": 1} for tile in range(1, 31)]},
)


def moments(game: str) -> list[Table]:
    """Return tables from the beginning to the end of a game, each at someone's question."""
    rules, rng = rules_of(game), Fast(22)
    table: Table = rules.new(rules.options({"players": PLAYERS}), Fast(21))
    tables: list[Table] = []
    while not table.over:
        tables.append(table.clone())
        seat, choices = table.turn()
        table.apply(seat, choices[rng.below(len(choices))])
    step = max(1, len(tables) // MOMENTS)
    return tables[step // 2 :: step]


def token(table_id: str, seat: int) -> str:
    return f"{table_id}-{seat}"


def put(store: Store, game: str, table_id: str, table: Table) -> None:
    """Store a table that is being played, whatever lies on it."""
    time = now()
    rules = rules_of(game)
    options = rules.options({"players": PLAYERS})
    stored = StoredTable(
        id=table_id,
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
        created=time,
        updated=time,
        hints=True,
    )
    seats = [
        StoredSeat(seat, "person", f"Seat {seat + 1}", None, hashed(token(table_id, seat)), "00")
        for seat in range(PLAYERS)
    ]
    store.make(stored, seats, Holder(hashed(token(table_id, 0)), table_id, True), [])
    for seat in range(1, PLAYERS):
        holder = Holder(hashed(token(table_id, seat)), table_id, False)
        store.put_seats(table_id, [SeatChange(seats[seat], joined=holder)])


Worlds = tuple[str, Server, Server, list[tuple[str, int]]]


@pytest.fixture(scope="module", params=GAMES)
def worlds(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    """Two servers with the same table ids, and for each table the viewer who must not see a difference."""
    game = str(request.param)
    folders: list[Path] = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    servers = [Server(folder, bot_seconds=100) for folder in folders]  # hints in as many worlds, however slow
    stores = [Store(server.database) for server in servers]
    for store in stores:
        store.migrate()
    cases: list[tuple[str, int]] = []
    different = 0
    for number, table in enumerate(moments(game)):
        for viewer in range(PLAYERS + 1):
            other = PERMUTE[game](table.clone(), viewer, Fast(100 * number + viewer))
            different += other.dump() != table.dump()
            table_id = f"m{number}v{viewer}"
            put(stores[0], game, table_id, table)
            put(stores[1], game, table_id, other)
            cases.append((table_id, viewer))
    for store in stores:
        store.close()
    assert different > len(cases) // 2
    with ExitStack() as stack:
        for server in servers:
            stack.callback(server.kill)
            server.start()
        yield game, servers[0], servers[1], cases
    complaints = [server.said() for server in servers]
    assert not any("Traceback" in each for each in complaints), complaints


def enter(server: Server, table_id: str, viewer: int) -> Client:
    key = token(table_id, viewer) if viewer < PLAYERS else None
    return Client(server, table_id, key).entered()


def ask_everything(client: Client, game: str, viewer: int) -> None:
    """Ask whatever a client can ask without changing anything."""
    for number, choice in enumerate(sample(rules_of(game).notation, Fast(5), 6)):
        client.send({"type": "why-not", "id": f"w{number}", "seat": viewer + 1, "choice": choice.text})
        client.until("reason", "refused")
    client.send({"type": "why-not", "id": "w", "seat": viewer + 1})
    client.until("reason", "refused")
    for number, about in enumerate(ASKED_BEFOREHAND):
        client.send({"type": "what-if", "id": f"i{number}", "seat": viewer + 1, "about": about})
        client.until("foreseen", "refused")
    if viewer == 0:  # they take long; for every viewer they are asked for in test_device_secrecy
        client.send({"type": "hint", "id": "h", "seat": viewer + 1})
        client.until("advice", "refused")
    client.send({"type": "points", "id": "p"})
    client.until("points")
    for seat in range(PLAYERS):
        client.send({"type": "replay", "id": f"r{seat}", "at": 0, "seat": seat + 1})
        client.until("moment", "refused")
        client.send(
            {"type": "choose", "move_id": "x", "seat": seat + 1, "ticket": "0-9", "choice": "advance"}
        )
        client.until("refused")
        client.send({"type": "undo", "move_id": "u", "seat": seat + 1, "version": 0})
        client.until("refused")
    client.send({"type": "ping"})
    client.until("pong")


def safe_choice(states: list[dict[str, Any]]) -> str | None:
    """Return something that can be chosen in both worlds and brings nothing to light."""
    texts = []
    for state in states:
        question = state["question"]
        if question is None:
            return None
        texts.append([choice["text"] for choice in question["choices"] if not choice["final"]])
    both = [text for text in texts[0] if text in texts[1]]
    return both[len(both) // 2] if both else None


def timeless(client: Client) -> list[str]:
    """Return all a client got, without how long others have been gone, and how long each took."""
    return [re.sub(r'"(away|used|since)":\d+', r'"\1":0', text) for text in client.raw]


def test_what_a_viewer_cannot_know_changes_no_byte_it_gets(worlds: Worlds) -> None:
    game, one, two, cases = worlds
    compared = moved = 0
    for table_id, viewer in cases:
        clients = [enter(server, table_id, viewer) for server in (one, two)]
        for client in clients:
            ask_everything(client, game, viewer)
        records = [
            ask(server, "GET", f"/api/tables/{table_id}/record", token=token(table_id, viewer)).text
            if viewer < PLAYERS
            else ask(server, "GET", f"/api/tables/{table_id}/record").text
            for server in (one, two)
        ]
        assert records[0] == records[1]
        # (Both servers run for different times.)
        assert timeless(clients[0]) == timeless(clients[1])
        compared += sum([len(text) for text in clients[0].raw])
        for _ in range(3):
            moved += move_in_both(one, two, table_id, clients)
            if clients[0].state["phase"] == "over":
                break  # now everything is open to all
            assert timeless(clients[0]) == timeless(clients[1])
            assert glimpsed(one, table_id, viewer) == glimpsed(two, table_id, viewer)
        for client in clients:
            client.close()
    print(f"{game}: {len(cases)} pairs of tables, {compared} bytes, {moved} moves")
    assert moved >= len(cases)


def glimpsed(server: Server, table_id: str, viewer: int) -> str:
    """Return what the front door tells a viewer of a table, without times."""
    key = token(table_id, viewer) if viewer < PLAYERS else None
    told = ask(server, "GET", f"/api/tables/{table_id}", token=key).json()
    for seat in told["seats"]:
        seat["away"] = None
        seat["connected"] = False
    if told["glimpse"] is not None:
        assert bool(told["glimpse"]["street"]) <= (viewer < PLAYERS)
        told["glimpse"]["since"] = ""
    return repr({**told, "created": "", "updated": ""})


def move_in_both(one: Server, two: Server, table_id: str, watching: list[Client]) -> int:
    """Let whoever is asked make the same move in both worlds; return 1 if there was one."""
    asked = watching[0].state["asked"]
    if not asked:
        return 0
    movers = [enter(server, table_id, asked[0] - 1) for server in (one, two)]
    text = safe_choice([mover.state for mover in movers])
    if text is not None:
        for mover, client in zip(movers, watching, strict=True):
            answer = mover.choose(text, move_id="same")
            assert answer["type"] == "accepted", answer
            client.at_version(answer["version"])
    for mover, client in zip(movers, watching, strict=True):
        mover.close()
        while client.seats[asked[0] - 1]["connected"] and client.welcome["mine"] != asked[:1]:
            client.receive()
    # How often presence is told may differ by the moment a socket is found closed.
    for client in watching:
        client.raw = [text for text in client.raw if '"type":"presence"' not in text]
    return int(text is not None)
