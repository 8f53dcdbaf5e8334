"""Answers in advance: given when exactly that is asked, gone when their time is over."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from burgomaster.core.chance import Fast
from burgomaster.core.reading import read_record
from burgomaster.core.replay import verify
from burgomaster.core.rules import Rules
from burgomaster.games import GAMES, rules_of
from burgomaster.server import clocks, consent, lobby, seating
from burgomaster.server.columns import TABLES
from burgomaster.server.hub import Hub
from burgomaster.server.opponents import Opponents
from burgomaster.server.store import Store
from burgomaster.talk.beside import written_pace
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.messages import (
    AheadInfo,
    Choose,
    Computer,
    Held,
    Invited,
    Join,
    Me,
    NewTable,
    OverDays,
    Undo,
)
from burgomaster.talk.names import hashed
from burgomaster.talk.opening import Start, new_table
from burgomaster.talk.stored import StoredTable
from tests.server.client import Client
from tests.server.host import Server
from tests.server.test_clocks import HOUR, Wall, open_hub, wall
from tests.server.test_secrecy import PLAYERS, ask_everything, enter, glimpsed, put, safe_choice, timeless

__all__ = ["wall"]

DAYS = OverDays(1, "wait")
ANNA = 0


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the same happen every time: dice, draws and so every choice at random."""
    made = count()

    def with_secret(rules: Rules[Any], start: Start, new: NewTable, table_id: str, _: bytes) -> StoredTable:
        return new_table(rules, start, new, table_id, bytes([next(made)]) * 32)

    monkeypatch.setattr(lobby, "new_table", with_secret)


def options_of(game: str) -> dict[str, Any]:
    return {"players": 2} | ({"expansions": ["ships"]} if game == "hamburg" else {})


async def begun(hub: Hub, game: str = "hamburg", pace: OverDays | None = DAYS) -> tuple[Held, Held]:
    """Return what Anna and Ben hold at a table, in Hamburg with ships."""
    anna = await lobby.make(hub, NewTable(game, [Me("Anna"), Invited()], options_of(game), pace=pace))
    ben = await seating.join(hub, anna.table, Join("Ben", anna.code))
    for seat, held in enumerate((anna, ben)):
        await hub.moves.add_nonce(anna.table, hashed(held.token), seat, "00" * 8)
    return anna, ben


async def leave(hub: Hub, held: Held, *ids: str, seat: int = ANNA) -> None:
    await clocks.leave_ahead(hub, held.table, hashed(held.token), seat, [*ids])
    await settled(hub, held.table)


async def settled(hub: Hub, table: str) -> None:
    """Wait until all is given that was left."""
    while hub.bots.thinks(table):
        await asyncio.sleep(0.001)


async def told(hub: Hub, table: str, seat: int = ANNA) -> AheadInfo:
    async with hub.tables.at(table) as live:
        found = live.ahead_told(seat)
        assert found is not None
        return found


async def choose(hub: Hub, held: tuple[Held, Held], rng: Fast, wanted: Iterable[str] = ()) -> tuple[str, str]:
    """Let whoever is asked choose, at random or what is wanted; return which step asked, and what."""
    table = held[0].table
    async with hub.tables.at(table) as live:
        story = live.playing()
        seat, ticket = next(iter(story.tickets.items()))
        step = story.game.table.agenda[-1].step.name
        texts = [choice.text for choice in story.game.table.offers_to(seat)]
        liked = [text for begins in wanted for text in texts if text.startswith(begins)] or texts
        text = liked[0] if wanted else liked[rng.below(len(liked))]
    await hub.moves.make(table, hashed(held[seat].token), Choose(f"m{ticket}", seat + 1, ticket, text))
    await settled(hub, table)
    return step, text


async def until_asked(hub: Hub, held: tuple[Held, Held], step: str, seat: int = ANNA) -> None:
    """Play until a step asks a seat."""
    rng = Fast(3)
    while not await is_asked(hub, held[0].table, step, seat):
        await choose(hub, held, rng)


async def is_asked(hub: Hub, table: str, step: str, seat: int = ANNA) -> bool:
    async with hub.tables.at(table) as live:
        story = live.playing()
        assert not story.over
        return seat in story.tickets and story.game.table.agenda[-1].step.name == step


def given(live: Live, seat: int = ANNA) -> list[tuple[str, str]]:
    """Return which steps asked what a seat had answered in advance, and what it chose."""
    story, found = live.playing(), live.ahead_told(seat)
    assert found is not None
    entries = story.game.entries
    return [
        (story.table_at(entry - 1).agenda[-1].step.name, entries[entry - 1][1].text) for entry in found.given
    ]


def nobody(*_: object) -> None:
    """Ask nobody."""


FOLLOWS = {"end-turn"}
"""What follows without a choice."""


async def played_ahead(hub: Hub, game: str) -> set[tuple[str, str]]:
    """Play a game in which Anna leaves whatever she may; return which questions were answered so, and how."""
    held, rng = await begun(hub, game), Fast(1)
    table, seen = held[0].table, set[tuple[str, str]]()
    while True:
        async with hub.tables.at(table) as live:
            assert not live.answers_ahead()
            seen |= set(given(live))
            if live.playing().over:
                verify(rules_of(game), read_record(live.playing().record_text(0, fair=True)))
                return seen
            rows = rules_of(game).ahead(live.playing().game.table)
        chosen = {row.step: row.id for row in (rows if rng.below(100) < 50 else rows[::-1])}
        await leave(hub, held[0], *chosen.values())
        if await goes_on(hub, table):
            await choose(hub, held, rng, ("wall", "workers") if rng.below(100) < 70 else ())


async def goes_on(hub: Hub, table: str) -> bool:
    async with hub.tables.at(table) as live:
        return not live.playing().over


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_given_where_it_is_asked(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        table = rules_of(game).new(rules_of(game).options(options_of(game)), Fast(1))
        rows = rules_of(game).ahead(table)
        wanted = {(row.step, row.answer.split(" ")[0] or "draw") for row in rows}
        seen: set[tuple[str, str]] = set()
        async with open_hub(tmp_path) as hub:
            for _ in range(4):
                played = await played_ahead(hub, game)
                seen |= {(step, text.split(" ")[0]) for step, text in played if step not in FOLLOWS}
                if seen >= wanted:
                    break
        assert seen == wanted

    asyncio.run(play())


def test_a_hand_is_filled_as_in_the_season_before_and_only_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held, rng = await begun(hub), Fast(1)
            table = held[0].table
            await until_asked(hub, held, "replenish")
            before: list[str] = []
            while await is_asked(hub, table, "replenish"):
                before.append((await choose(hub, held, rng))[1])
            await leave(hub, held[0], "hb-ahead-draw")  # for the season to come, as this hand is full
            assert (await told(hub, table)).left == ["hb-ahead-draw"]
            await until_asked(hub, held, "turn")
            assert (await told(hub, table)).left == ["hb-ahead-draw"]
            while (await told(hub, table)).left:
                assert not await is_asked(hub, table, "replenish") or len(before) < 6
                await choose(hub, held, rng)
            async with hub.tables.at(table) as live:
                found = [text for step, text in given(live) if step == "replenish"]
                assert live.playing().answered(ANNA, "replenish", 2, 1)[: len(found)] == found
            assert found
            assert found == before[: len(found)]

    asyncio.run(play())


def test_answering_oneself_or_taking_back_drops_it_and_so_does_a_new_season(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held, rng = await begun(hub), Fast(1)
            table = held[0].table
            await leave(hub, held[0], "hb-ahead-no-ship")
            await until_asked(hub, held, "city-hall")
            await leave(hub, held[0], "hb-ahead-no-ship", "hb-ahead-stay")  # given at once: that is asked
            assert not await is_asked(hub, table, "city-hall")
            async with hub.tables.at(table) as live:
                assert given(live)[-1] == ("city-hall", "done")
            await until_asked(hub, held, "turn")
            assert (await told(hub, table)).left == ["hb-ahead-no-ship"]  # the other's time is over
            await choose(hub, held, rng)
            async with hub.tables.at(table) as live:
                version = live.playing().version
            await hub.moves.make(table, hashed(held[0].token), Undo("u", 1, version))
            assert (await told(hub, table)).left == []
            await leave(hub, held[0], "hb-ahead-no-ship")
            await until_asked(hub, held, "replenish")
            assert (await told(hub, table)).left == []
            await leave(hub, held[0], "hb-ahead-no-ship", "hb-ahead-draw")
            if await is_asked(hub, table, "replenish"):  # it had fewer then
                await choose(hub, held, rng)
                assert (await told(hub, table)).left == ["hb-ahead-no-ship"]

    asyncio.run(play())


def test_what_is_more_than_the_question_is_not_answered(tmp_path: Path) -> None:
    """A building can be used at City Hall Square, too, or a tile sold that is not the last."""

    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, "city_tycoon")
            await until_asked(hub, held, "build")
            await leave(hub, held[0], "ct-ahead-sell")
            assert await is_asked(hub, held[0].table, "build")
            assert (await told(hub, held[0].table)).left == ["ct-ahead-sell"]
            await choose(hub, held, Fast(1), ["sell"])
            assert (await told(hub, held[0].table)).left == []  # answered by oneself

    asyncio.run(play())


def test_what_cannot_be_left_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held, live_one = await begun(hub), await begun(hub, pace=None)
            for at, ids, why in (
                (live_one[0], ["hb-ahead-stay"], "ahead-no-days"),
                (held[0], ["hb-ahead-stay", "hb-ahead-advance"], "ahead-twice"),
                (held[0], ["ct-ahead-pass"], "ahead-unknown"),
                (held[1], ["hb-ahead-stay"], "seat-not-yours"),
            ):
                with pytest.raises(Denied) as denied:
                    await leave(hub, at, *ids)
                assert denied.value.message.id == why
            async with hub.tables.at(live_one[0].table) as live:
                assert live.ahead_told(ANNA) is None
            found = await told(hub, held[0].table)
            assert found.left == []
            assert [[each.id for each in question] for question in found.offered] == [
                ["hb-ahead-draw"],
                ["hb-ahead-stay", "hb-ahead-advance"],
                ["hb-ahead-no-ship"],
            ]

    asyncio.run(play())


def test_what_was_left_is_given_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub)
            table = held[0].table
            await until_asked(hub, held, "city-hall")
            with monkeypatch.context() as patched:
                patched.setattr(Opponents, "ask", nobody)  # the power fails in between
                await leave(hub, held[0], "hb-ahead-stay")
            assert await is_asked(hub, table, "city-hall")
        async with open_hub(tmp_path) as hub:
            assert await hub.timekeeper.look() == 1
            await settled(hub, table)
            assert not await is_asked(hub, table, "city-hall")
            async with hub.tables.at(table) as live:
                assert given(live)[-1] == ("city-hall", "done")
            assert await hub.timekeeper.look() == 0

    asyncio.run(play())


def test_nothing_is_given_in_a_pause_and_a_wish_for_one_stands(wall: Wall, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub)
            table = held[0].table
            await until_asked(hub, held, "city-hall")
            for each in held:
                await clocks.pause(hub, table, hashed(each.token), True)
            await leave(hub, held[0], "hb-ahead-stay")
            wall.at += HOUR
            assert await hub.timekeeper.look() == 0
            assert await is_asked(hub, table, "city-hall")
            await clocks.pause(hub, table, hashed(held[1].token), False)
            await clocks.pause(hub, table, hashed(held[0].token), True)
            await leave(hub, held[0], "hb-ahead-stay")
            assert not await is_asked(hub, table, "city-hall")
            async with hub.tables.at(table) as live:
                assert [time.pause for time in live.times_told()] == [True, False]

    asyncio.run(play())


def test_whoever_sits_down_instead_finds_nothing_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub)
            table = held[0].table
            await until_asked(hub, held, "turn", seat=1)
            await leave(hub, held[0], "hb-ahead-stay")
            await seating.reseat(hub, table, hashed(held[0].token), ANNA, Computer("random"))
            await seating.resume(hub, table, hashed(held[0].token), ANNA)
            assert (await told(hub, table)).left == []

    asyncio.run(play())


def test_going_back_by_consent_drops_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub)
            table = held[0].table
            await until_asked(hub, held, "city-hall")
            await leave(hub, held[0], "hb-ahead-stay")
            await consent.ask_back(hub, table, hashed(held[0].token), ANNA)
            async with hub.tables.at(table) as live:
                version = live.stored.version
            await consent.answer_back(hub, table, hashed(held[1].token), version, True)
            await settled(hub, table)
            found = await told(hub, table)
            assert (found.left, found.given) == ([], [])

    asyncio.run(play())


# Nobody else hears of it.


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers with the same table over days, at which seat 1 is asked for its turn."""
    rules, rng = rules_of("hamburg"), Fast(7)
    table = rules.new(rules.options({"players": PLAYERS}), Fast(8))
    while table.agenda[-1].step.name != "turn" or table.seats_asked() != [ANNA]:
        seat, choices = table.turn()
        table.apply(seat, choices[rng.below(len(choices))])
    with ExitStack() as stack:
        servers: list[Server] = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            server = Server(tmp_path / name)
            store = Store(server.database)
            store.migrate()
            put(store, "hamburg", "T", table)
            with store.engine.begin() as connection:
                connection.execute(sa.update(TABLES).values(pace=written_pace(DAYS)))
            store.close()
            stack.callback(server.kill)
            server.start()
            servers.append(server)
        yield servers[0], servers[1]


def without_deadlines(client: Client) -> list[str]:
    """Return what a client got but for who came and went, which may be told together, and all times."""
    texts = [text for text in timeless(client) if '"type":"presence"' not in text]
    return [re.sub(r'("until":|\'until\': )\d+', r"\1 0", text) for text in texts]


def test_what_a_seat_has_left_changes_no_byte_that_others_get(twins: tuple[Server, Server]) -> None:
    watching = [[enter(server, "T", viewer) for viewer in (1, 2, PLAYERS)] for server in twins]
    movers = [enter(server, "T", ANNA) for server in twins]
    movers[1].send({"type": "ahead", "seat": 1, "answers": ["hb-ahead-draw", "hb-ahead-stay"]})
    assert movers[1].until("state", "refused")["ahead"]["left"] == ["hb-ahead-draw", "hb-ahead-stay"]
    text = safe_choice([mover.state for mover in movers])
    assert text is not None
    for server, mover, clients in zip(twins, movers, watching, strict=True):
        version = mover.choose(text, move_id="same")["version"]
        for viewer, client in zip((1, 2, PLAYERS), clients, strict=True):
            client.at_version(version)
            ask_everything(client, "hamburg", viewer)
            client.raw.append(glimpsed(server, "T", viewer))
    for one, two in zip(*watching, strict=True):
        assert without_deadlines(one) == without_deadlines(two)
    seen = [client.state.get("ahead") for client in watching[1]]
    assert [found and found["left"] for found in seen] == [[], [], None]
