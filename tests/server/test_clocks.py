"""Clocks of tables: time used and left, deadlines, pauses, quiet hours, and time in which nobody was served.

No test waits: the time is handed in.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from burgomaster.core.message import Message
from burgomaster.server import clocks, lobby, seating, times
from burgomaster.server.hub import Hub
from burgomaster.server.settings import Settings
from burgomaster.talk.beside import DAY
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.messages import (
    Choose,
    Clocked,
    Computer,
    Held,
    Here,
    Invited,
    Join,
    Me,
    NewTable,
    OverDays,
    Pace,
    Undo,
)
from burgomaster.talk.names import hashed
from burgomaster.talk.quiet import Quiet, after_quiet

HOUR = 3600.0


class Wall:
    """A clock on the wall whose hands the test moves."""

    def __init__(self) -> None:
        self.at = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    found = Wall()
    monkeypatch.setattr(times, "wall", found)
    monkeypatch.setattr(times, "LOOK", 1e6)  # only when a test says so
    return found


@asynccontextmanager
async def open_hub(folder: Path) -> AsyncGenerator[Hub]:
    hub = Hub(Settings(database=str(folder / "tables.sqlite3"), bot_seconds=0.05))
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def begun(hub: Hub, pace: Pace | None) -> tuple[Held, Held]:
    """Return what Anna and Ben hold at a table at which she is asked."""
    anna = await lobby.make(hub, NewTable("hamburg", [Me("Anna"), Invited()], {"players": 2}, pace=pace))
    ben = await seating.join(hub, anna.table, Join("Ben", anna.code))
    for seat, held in enumerate((anna, ben)):
        await hub.moves.add_nonce(anna.table, hashed(held.token), seat, "00" * 8)
    return anna, ben


async def choose(hub: Hub, *held: Held) -> int:
    """Let whoever is asked choose something; return the seat."""
    async with hub.tables.at(held[0].table) as live:
        story = live.playing()
        seat, ticket = next(iter(story.tickets.items()))
        choice = story.game.table.offers_to(seat)[0].text
    await hub.moves.make(
        held[seat].table, hashed(held[seat].token), Choose(f"m{ticket}", seat + 1, ticket, choice)
    )
    return seat


async def asked(hub: Hub, table: str) -> list[int]:
    async with hub.tables.at(table) as live:
        return live.playing().asked()


def rows_told(live: Live, id_: str) -> int:
    return len([1 for line in live.playing().log(2, 0)[1] if f'"{id_}"'.encode() in bytes(line)])


async def told(hub: Hub, table: str, id_: str) -> int:
    """Return how often something is told in the story of a table."""
    async with hub.tables.at(table) as live:
        return rows_told(live, id_)


async def until_told(hub: Hub, table: str, seat: int) -> float:
    async with hub.tables.at(table) as live:
        until = live.times_told()[seat].until
        assert until is not None
        return until / 1000


# Time used, at any table.


def test_time_used_is_counted_and_kept_over_restarts_but_not_while_the_server_is_down(
    wall: Wall, tmp_path: Path
) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, None)
            table = held[0].table
            wall.at += 100
            first = await choose(hub, *held)
            (second,) = await asked(hub, table)
            wall.at += 7
        wall.at += 10 * DAY
        async with open_hub(tmp_path) as hub:
            wall.at += 5
            assert await choose(hub, *held) == second
            async with hub.tables.at(table) as live:
                used = [time.used for time in live.times_told()]
                assert live.times_told()[second].until is None
            assert sum(used) == 112
            if first != second:
                assert (used[first], used[second]) == (100, 12)
            assert "used" not in live.playing().record_text(0, fair=False)

    asyncio.run(play())


# Over days.


def test_after_the_deadline_the_clerk_answers_this_turn_and_no_more(wall: Wall, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, OverDays(1, "clerk"))
            table = held[0].table
            (seat,) = await asked(hub, table)
            wall.at += DAY - 1
            await hub.timekeeper.look()
            assert await told(hub, table, "seat-late") == 0
            wall.at += 2
            assert await hub.timekeeper.look() == 1
            for _ in range(3):
                await hub.timekeeper.look()
            assert await told(hub, table, "seat-late") == 1
            while await asked(hub, table) == [seat]:
                await asyncio.sleep(0.01)
            async with hub.tables.at(table) as live:
                assert live.seats[seat].who == "person"
                assert not live.times_told()[seat].late
                (other,) = live.playing().asked()
                assert live.bot_of(other) is None
                assert live.times_told()[other].until == int((wall.at + DAY) * 1000)

    asyncio.run(play())


def test_or_the_seat_waits_and_others_may_then_let_a_bot_play_on(wall: Wall, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, OverDays(2, "wait"))
            table = held[0].table
            (seat,) = await asked(hub, table)
            other = held[1 - seat]
            reseat = seating.reseat(hub, table, hashed(other.token), seat, Computer("random"))
            with pytest.raises(Denied) as denied:  # gone for long, but there is time
                await reseat
            assert denied.value.message == Message("seat-has-time", left=["Anna", "Ben"][seat])
            wall.at += 2 * DAY
            await hub.timekeeper.look()
            async with hub.tables.at(table) as live:
                assert live.times_told()[seat].late
                assert live.playing().asked() == [seat]
                assert live.bot_of(seat) is None
            assert await hub.timekeeper.look() == 0
            await seating.reseat(hub, table, hashed(other.token), seat, Computer("random"))
            async with hub.tables.at(table) as live:
                assert live.seats[seat].who == "bot"

    asyncio.run(play())


def test_a_turn_of_several_choices_has_one_deadline_and_taking_back_gives_no_more_time(
    wall: Wall, tmp_path: Path
) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, OverDays(1, "clerk"))
            table = held[0].table
            (seat,) = await asked(hub, table)
            until = await until_told(hub, table, seat)
            wall.at += HOUR
            await choose(hub, *held)
            async with hub.tables.at(table) as live:
                can, version = live.playing().undo_info(seat).possible, live.stored.version
            if can:
                await hub.moves.make(table, hashed(held[seat].token), Undo("back", seat + 1, version))
            if await asked(hub, table) == [seat]:
                assert await until_told(hub, table, seat) == until

    asyncio.run(play())


def test_down_time_moves_the_deadline_and_a_reminder_comes_once(wall: Wall, tmp_path: Path) -> None:
    reminded: list[tuple[int, str]] = []

    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, OverDays(1, "clerk"))
            table = held[0].table
            (seat,) = await asked(hub, table)
            until = await until_told(hub, table, seat)
        wall.at += 3 * DAY
        async with open_hub(tmp_path) as hub:
            hub.timekeeper.call = lambda _, late, kind: reminded.append((late.number, kind))
            await hub.timekeeper.look()
            assert await until_told(hub, table, seat) == pytest.approx(until + 3 * DAY)
            assert reminded == []
            wall.at = until + 3 * DAY - 3 * HOUR
            await hub.timekeeper.look()
            await hub.timekeeper.look()
            assert reminded == [(seat, "reminder")]
        async with open_hub(tmp_path) as hub:
            hub.timekeeper.call = lambda _, late, kind: reminded.append((late.number, kind))
            await hub.timekeeper.look()
            assert reminded == [(seat, "reminder")]

    asyncio.run(play())


def test_no_deadline_falls_into_quiet_hours(wall: Wall, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, OverDays(1, "clerk"))
            table = held[0].table
            (seat,) = await asked(hub, table)
            quiet = Quiet("Europe/Berlin", 12 * 60, 20 * 60)  # 12 UTC is 13 there
            await clocks.set_quiet(hub, table, hashed(held[seat].token), quiet)
            ends = datetime(2026, 3, 3, 19, tzinfo=UTC).timestamp()
            assert await until_told(hub, table, seat) == ends
            wall.at = ends - 1
            await hub.timekeeper.look()
            assert await told(hub, table, "seat-late") == 0
            wall.at = ends
            await hub.timekeeper.look()
            assert await told(hub, table, "seat-late") == 1

    asyncio.run(play())


@pytest.mark.parametrize(
    ("at", "quiet", "then"),
    [
        ("2026-03-28T23:30", ("Europe/Berlin", 22, 8), "2026-03-29T06:00"),  # an hour is left out that night
        ("2026-10-24T21:00", ("Europe/Berlin", 22, 8), "2026-10-25T07:00"),  # and one comes twice
        ("2026-10-25T00:30", ("Europe/Berlin", 2, 3), "2026-10-25T02:00"),
        ("2026-07-01T12:00", ("Europe/Berlin", 22, 8), "2026-07-01T12:00"),
        ("2026-07-01T20:00", ("Europe/Berlin", 22, 8), "2026-07-02T06:00"),
        ("2026-07-01T12:00", ("Asia/Kolkata", 17, 18), "2026-07-01T12:30"),
        ("2026-07-01T12:00", ("Nowhere/Land", 11, 13), "2026-07-01T13:00"),
        ("2026-07-01T12:00", ("UTC", 12, 12), "2026-07-01T12:00"),
    ],
)
def test_quiet_hours_are_those_of_the_clocks_there(at: str, quiet: tuple[str, int, int], then: str) -> None:
    zone, begins, ends = quiet
    moment = datetime.fromisoformat(at).replace(tzinfo=UTC).timestamp()
    found = after_quiet(moment, Quiet(zone, begins * 60, ends * 60))
    assert datetime.fromtimestamp(found, UTC).isoformat()[:16] == then
    assert after_quiet(found, Quiet(zone, begins * 60, ends * 60)) == found


@pytest.mark.parametrize("later", [0.0, -5 * DAY])
def test_a_server_starts_though_its_clock_stood_still_or_was_set_back(
    wall: Wall, tmp_path: Path, later: float
) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, OverDays(1, "clerk"))
        for _ in range(2):
            wall.at += later
            async with open_hub(tmp_path) as hub:
                assert len(await asked(hub, held[0].table)) == 1

    asyncio.run(play())


# With a clock.


def test_seconds_of_a_choice_are_free_and_at_zero_a_bot_plays_on_until_one_is_back(
    wall: Wall, tmp_path: Path
) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, Clocked(1, 10, bot=True))
            table = held[0].table
            (seat,) = await asked(hub, table)
            wall.at += 9
            assert await choose(hub, *held) == seat
            async with hub.tables.at(table) as live:
                assert live.times_told()[seat].bank == 60
                assert live.times_told()[seat].used == 9
                (seat,) = live.playing().asked()
            wall.at += 25
            assert await choose(hub, *held) == seat
            async with hub.tables.at(table) as live:
                bank = live.times_told()[seat].bank
                assert bank is not None
                assert bank <= 45
                (seat,) = live.playing().asked()
                left = live.clock.deadline(live.seats[seat])
                assert left is not None
            wall.at = left - 1
            await hub.timekeeper.look()
            assert await told(hub, table, "seat-clock") == 0
            wall.at = left
            await hub.timekeeper.look()
            assert await told(hub, table, "seat-clock") == 1
            async with hub.tables.at(table) as live:
                assert live.seats[seat].who == "bot"
            await seating.resume(hub, table, hashed(held[seat].token), seat)
            async with hub.tables.at(table) as live:
                assert live.seats[seat].who == "person"
                assert live.times_told()[seat].bank == 60

    asyncio.run(play())


def test_without_a_bot_a_clock_at_zero_only_shows_it(wall: Wall, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, Clocked(1, 0, bot=False))
            table = held[0].table
            (seat,) = await asked(hub, table)
            wall.at += 100
            assert await hub.timekeeper.look() == 0
            await choose(hub, *held)
            async with hub.tables.at(table) as live:
                assert live.seats[seat].who == "person"
                assert live.times_told()[seat].bank == -40

    asyncio.run(play())


# Pauses.


def test_a_pause_needs_everybody_and_ends_with_anybody(wall: Wall, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, OverDays(1, "clerk"))
            anna, ben = [hashed(each.token) for each in held]
            table = held[0].table
            (seat,) = await asked(hub, table)
            until = await until_told(hub, table, seat)
            await clocks.pause(hub, table, anna, True)
            assert await until_told(hub, table, seat) == until
            wall.at += HOUR
            await clocks.pause(hub, table, ben, True)
        async with open_hub(tmp_path) as hub:  # it is kept
            wall.at += 5 * DAY
            assert await hub.timekeeper.look() == 0
            async with hub.tables.at(table) as live:
                assert live.times_told()[seat].until is None
            await clocks.pause(hub, table, ben, False)
            assert await until_told(hub, table, seat) == pytest.approx(until + 5 * DAY)
            async with hub.tables.at(table) as live:
                assert [time.pause for time in live.times_told()] == [False, False]
            with pytest.raises(Denied):
                await clocks.pause(hub, table, None, True)
            live_table, _ = await begun(hub, None)
            with pytest.raises(Denied) as denied:
                await clocks.pause(hub, live_table.table, hashed(live_table.token), True)
            assert denied.value.message.id == "pause-no-clock"

    asyncio.run(play())


def test_a_choice_ends_a_pause(wall: Wall, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            wish = NewTable("hamburg", [Me("Anna"), Here("Ben")], {"players": 2}, pace=OverDays(7, "wait"))
            held = await lobby.make(hub, wish)
            for seat in range(2):
                await hub.moves.add_nonce(held.table, hashed(held.token), seat, "00" * 8)
            await clocks.pause(hub, held.table, hashed(held.token), True)
            async with hub.tables.at(held.table) as live:
                assert live.clock.paused(live.seats)
            await choose(hub, held, held)
            async with hub.tables.at(held.table) as live:
                assert not live.clock.paused(live.seats)

    asyncio.run(play())
