"""A server to be measured, in a process of its own: `make bench-server` runs this text on two commits.

So it asks of a server only what both of them know. Luck, nonces and choices are fixed: the same rules play
the same games. A line on standard input is an order, a line on standard output the answer.

- `python -m bench.served socket DATABASE` serves on a free port and prints it; for every line it prints the
  processor time it has used so far.
- `python -m bench.served states DATABASE GAME PLAYERS` plays one game for every line, which is its number,
  and prints how many moves it had, the processor seconds that the states of all players took, and the scores.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from burgomaster.core.chance import Fast
from burgomaster.server import lobby
from burgomaster.server.run import serve
from burgomaster.server.settings import Settings

UNLIMITED: dict[str, Any] = {
    "messages_per_second": 1_000_000,
    "message_burst": 1_000_000,
    "messages_per_second_and_address": 1_000_000,
    "message_burst_of_address": 1_000_000,
    "requests_per_minute": 1_000_000,
    "tables_per_hour": 1_000_000,
    "bot_moves_per_second": 1_000_000,
    "bot_share": 1_000_000,
}
"""What is measured may come faster than people do."""


def found(*places: str) -> Any:
    """Return the first of these modules that there is: some lie elsewhere in earlier commits."""
    for place in places:
        try:
            return import_module(place)
        except ModuleNotFoundError:
            continue
    raise ModuleNotFoundError(" or ".join(places))


ROOMS = found("burgomaster.server.hub", "burgomaster.server.house")
MESSAGES = found("burgomaster.talk.messages", "burgomaster.server.messages")
NAMES = found("burgomaster.talk.names", "burgomaster.server.names")

encode = msgspec.json.Encoder().encode


class Luck:
    """Stands for the module `secrets` where a table gets its secret: the first table always gets the same."""

    def __init__(self) -> None:
        self.tables = 0

    def token_bytes(self, count: int) -> bytes:
        """Return the next secret."""
        self.tables += 1
        return self.tables.to_bytes(count, "big")


def nonce(seat: int) -> str:
    """Return what a seat adds to the luck of its table."""
    return f"{seat:032x}"


def wish(game: str, people: int, bots: int = 0) -> dict[str, Any]:
    """Return the wish for a table at which one person plays for several, beside bots."""
    here = [{"type": "here", "name": f"P{number}"} for number in range(2, people + 1)]
    clerks = [{"type": "bot", "bot": "clerk"}] * bots
    return {
        "game": game,
        "options": {"players": people + bots},
        "sitters": [{"type": "me", "name": "P1"}, *here, *clerks],
    }


def serve_and_tell(settings: Settings) -> None:
    """Serve; for every line tell how much processor time was used so far."""

    def answer() -> None:
        for _ in sys.stdin:
            print(time.process_time(), flush=True)

    threading.Thread(target=answer, daemon=True).start()
    serve(port=0, settings=settings, announce=lambda place: print(place.address, flush=True))


async def play_states(settings: Settings, game: str, players: int) -> None:
    """Play a game for every line, and measure what making everyone's states takes."""
    hub = ROOMS.Hub(settings) if hasattr(ROOMS, "Hub") else ROOMS.House(settings)
    moves = getattr(hub, "moves", hub)
    await hub.open()
    try:
        for number in sys.stdin:
            held = await lobby.make(hub, msgspec.convert(wish(game, players), MESSAGES.NewTable))
            for seat in range(players):
                await moves.add_nonce(held.table, NAMES.hashed(held.token), seat, nonce(seat + 1))
            print(json.dumps(await play(hub, held.table, players, int(number))), flush=True)
    finally:
        await hub.close()


async def play(hub: Any, table: str, players: int, number: int) -> tuple[int, float, list[int]]:
    """Play one game in memory, making all states after every choice as they are sent."""
    below = Fast(number).below
    moves, seconds = 0, 0.0
    lines = [0] * players
    async with getattr(hub, "tables", hub).at(table) as live:
        story = live.story
        while not story.over:
            asked = story.asked()
            seat = asked[below(len(asked))]
            choices = story.game.table.offers_to(seat)
            story.choose(seat, choices[below(len(choices))])
            moves += 1
            began = time.process_time()
            for viewer in range(players):
                lines[viewer] = make_state(hub, live, viewer, lines[viewer])
            seconds += time.process_time() - began
        return moves, seconds, story.game.table.scores()


def make_state(hub: Any, live: Any, viewer: int, after: int) -> int:
    """Make a state as it is sent to a viewer, and return the number of the last line it has."""
    if hasattr(live, "states"):
        _, last = live.states.text(live.story, hub.attendance.seat_infos(live), viewer, after)
        return int(last)
    if hasattr(hub, "state_text"):
        _, last = hub.state_text(live, viewer, after)
        return int(last)
    state = hub.state(live, viewer, after)
    encode(state).decode()
    return state.log[-1].n if state.log else after


def main() -> None:
    """Do as the arguments say."""
    how, database, *rest = sys.argv[1:]
    vars(lobby)["secrets"] = Luck()  # so that both commits play the same games
    settings = Settings(database=database, static=Path(database).parent, **UNLIMITED)
    if how == "socket":
        serve_and_tell(settings)
    else:
        asyncio.run(play_states(settings, rest[0], int(rest[1])))


if __name__ == "__main__":
    main()
