"""Going back with everybody's consent, to the beginning of one's last turn and no further."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from burgomaster.core.chance import CHANCE
from burgomaster.server import consent, lobby
from burgomaster.server.hub import Hub
from burgomaster.talk.denied import Denied, Stale
from burgomaster.talk.messages import Choose, Computer, Held, Me, NewTable
from burgomaster.talk.names import hashed
from tests.server.test_clocks import asked, begun, choose, open_hub, told

Entries = list[tuple[int, str]]


async def entries_of(hub: Hub, table: str) -> Entries:
    async with hub.tables.at(table) as live:
        return [(seat, choice.text) for seat, choice in live.playing().game.entries]


async def play_past_chance(hub: Hub, held: tuple[Held, Held]) -> int:
    """Play until dice were rolled after a turn of somebody, and it is another's turn; return whose it was."""
    table = held[0].table
    while True:
        seat = await choose(hub, *held)
        entries = await entries_of(hub, table)
        later = [by for by, _ in entries[len(entries) - [by for by, _ in entries][::-1].index(seat) :]]
        if CHANCE in later and await asked(hub, table) != [seat]:
            return seat


async def version_of(hub: Hub, table: str) -> int:
    async with hub.tables.at(table) as live:
        return live.stored.version


def test_all_agree_then_it_goes_back_and_dice_are_the_same_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, None)
            table = held[0].table
            seat = await play_past_chance(hub, held)
            asker, other = hashed(held[seat].token), hashed(held[1 - seat].token)
            before = await entries_of(hub, table)
            await consent.ask_back(hub, table, asker, seat)
            assert await entries_of(hub, table) == before
            async with hub.tables.at(table) as live:
                info = live.back_told()
                assert info is not None
                assert (info[0], info[1].agreed, info[1].chance > 0) == (seat, [seat + 1], True)
                kept = info[1].entries
                assert info[1].choices + info[1].chance == len(before) - kept
            assert before[kept][0] == seat
            version = await version_of(hub, table)
            await consent.answer_back(hub, table, other, version, True)
            assert await entries_of(hub, table) == before[:kept]
            assert await asked(hub, table) == [seat]
            assert await told(hub, table, "event-back") == 1
            with pytest.raises(Denied) as denied:  # no further
                await consent.ask_back(hub, table, asker, seat)
            assert denied.value.message.id == "back-nothing"
            async with hub.tables.at(table) as live:
                tickets, record = live.playing().tickets, live.playing().record_text(0, fair=False)
        async with open_hub(tmp_path) as hub:  # what is stored says the same
            assert await entries_of(hub, table) == before[:kept]
            async with hub.tables.at(table) as live:
                assert live.playing().tickets == tickets
                assert live.playing().record_text(0, fair=False) == record
            for by, text in before[kept:]:
                if by != CHANCE:
                    async with hub.tables.at(table) as live:
                        ticket = live.playing().tickets[by]
                    move = Choose(f"again-{ticket}", by + 1, ticket, text)
                    await hub.moves.make(table, hashed(held[by].token), move)
            assert await entries_of(hub, table) == before

    asyncio.run(play())


def test_one_who_does_not_agree_ends_the_matter_and_so_does_a_move(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, None)
            table = held[0].table
            seat = await play_past_chance(hub, held)
            asker, other = hashed(held[seat].token), hashed(held[1 - seat].token)
            before = await entries_of(hub, table)
            await consent.ask_back(hub, table, asker, seat)
            with pytest.raises(Denied) as denied:
                await consent.ask_back(hub, table, asker, seat)
            assert denied.value.message.id == "back-asked"
            for stranger in (None, "x"):
                with pytest.raises(Denied):
                    await consent.answer_back(hub, table, stranger, await version_of(hub, table), True)
            await consent.answer_back(hub, table, other, await version_of(hub, table), False)
            assert await entries_of(hub, table) == before
            await consent.ask_back(hub, table, asker, seat)
            version = await version_of(hub, table)
            await choose(hub, *held)
            with pytest.raises(Stale):
                await consent.answer_back(hub, table, other, version, True)
            assert (await entries_of(hub, table))[: len(before)] == before

    asyncio.run(play())


def test_what_is_asked_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, None)
            table = held[0].table
            seat = await play_past_chance(hub, held)
            await consent.ask_back(hub, table, hashed(held[seat].token), seat)
            before = len(await entries_of(hub, table))
        async with open_hub(tmp_path) as hub:
            other = hashed(held[1 - seat].token)
            await consent.answer_back(hub, table, other, await version_of(hub, table), True)
            assert len(await entries_of(hub, table)) < before

    asyncio.run(play())


def test_bots_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            wish = NewTable("hamburg", [Me("Anna"), Computer("random")], {"players": 2})
            held = await lobby.make(hub, wish)
            await hub.moves.add_nonce(held.table, hashed(held.token), 0, "00" * 8)
            table, chosen = held.table, 0
            while chosen < 4:
                if await asked(hub, table) == [0]:
                    await choose(hub, held)
                    chosen += 1
                await asyncio.sleep(0.005)
            await consent.ask_back(hub, table, hashed(held.token), 0)
            assert await told(hub, table, "event-back") == 1

    asyncio.run(play())


def test_before_a_first_choice_there_is_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, None)
            with pytest.raises(Denied) as denied:
                await consent.ask_back(hub, held[0].table, hashed(held[0].token), 0)
            assert denied.value.message.id == "back-nothing"

    asyncio.run(play())
