"""A running table of the rules before goes on where all that was done is allowed today, else it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from burgomaster.core.reading import read_record
from burgomaster.core.replay import verify
from burgomaster.games import rules_of
from burgomaster.server import lobby
from burgomaster.server.house import House
from burgomaster.server.settings import Settings
from burgomaster.server.stored import Holder
from burgomaster.talk.denied import Elsewhere
from burgomaster.talk.messages import Held, Here, Me, NewTable, Sitter
from burgomaster.talk.names import hashed
from tests.server.postgres import beside

RULES = rules_of("hamburg")


async def begun(house: House, **options: int) -> Held:
    """Make a table, and let it begin."""
    people: list[Sitter] = [Me("Anna")] if options["players"] == 1 else [Me("Anna"), Here("Ben")]
    held = await lobby.make(house, NewTable("hamburg", people, {**options}))
    for number in range(len(people)):
        await house.add_nonce(held.table, hashed(held.token), number, "00")
    return held


async def play(house: House, held: Held, moves: int) -> None:
    for move in range(moves):
        async with house.at(held.table) as live:
            story = live.playing()
            seat, ticket = next(iter(story.tickets.items()))
            choice = story.game.table.offers_to(seat)[0].text
        await house.choose(held.table, hashed(held.token), seat, f"{seat} {moves} {move}", ticket, choice)


def in_house(folder: Path, work: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House(Settings(database=str(folder / "tables.sqlite3")))
        await house.open()
        try:
            await work(house)
        finally:
            await house.close()

    asyncio.run(run())


def of_the_rules_before(folder: Path, players: int = 2, *changes: str) -> Held:
    """Play for a while, then let the database say that it was begun under the rules before."""
    held: list[Held] = []

    async def work(house: House) -> None:
        held.append(await begun(house, players=players))
        await play(house, held[0], 12)

    in_house(folder, work)
    with beside(folder / "tables.sqlite3") as database:
        for change in (f"UPDATE tables SET rules = {RULES.version - 1}", *changes):
            assert database.execute(sa.text(change)).rowcount == 1
    return held[0]


def test_it_goes_on_and_its_story_says_so(tmp_path: Path) -> None:
    held = of_the_rules_before(tmp_path)

    async def work(house: House) -> None:
        before = (await lobby.summary(house, held.table, None)).rows
        await play(house, held, 5)
        async with house.at(held.table) as live:
            assert live.stored.rules == RULES.version
            told = [say for line in live.playing().log(0, 0)[1] for say in line.says]
        renewed = [say.arguments for say in told if say.id == "rules-renewed"]
        assert renewed == [{"found": RULES.version - 1, "wanted": RULES.version}]
        summary = await lobby.summary(house, held.table, None)
        assert (summary.phase, summary.why) == ("running", None)
        assert summary.rows > before

    async def later(house: House) -> None:
        await play(house, held, 3)
        text = await lobby.record_text(house, held.table, Holder(hashed(held.token), held.table, True))
        record = read_record(text)
        assert record.rules == RULES.version
        async with house.at(held.table) as live:
            whole = live.playing().record(True)
        assert verify(RULES, whole).state == "unfinished"

    in_house(tmp_path, work)
    in_house(tmp_path, later)


def test_nothing_done_before_is_taken_back_after(tmp_path: Path) -> None:
    held = of_the_rules_before(tmp_path)

    async def work(house: House) -> None:
        async with house.at(held.table) as live:
            story = live.playing()
            assert not any(story.undo_info(seat).possible for seat in range(2))

    in_house(tmp_path, work)


CHANGED = {
    "a choice that is not on offer": "UPDATE log SET text = 'advance' WHERE seq = 3",
    "other cards": "UPDATE tables SET secret = substr(secret, 2)",
}


@pytest.mark.parametrize("change", CHANGED.values(), ids=CHANGED.keys())
def test_what_is_not_allowed_today_is_told_as_begun_under_earlier_rules(tmp_path: Path, change: str) -> None:
    held = of_the_rules_before(tmp_path, 2, change)

    async def work(house: House) -> None:
        with pytest.raises(Elsewhere, match="rules-earlier"):
            async with house.at(held.table):
                pass
        summary = await lobby.summary(house, held.table, None)
        assert (summary.phase, summary.why and summary.why.id) == ("earlier", "rules-earlier")
        assert house.store.running_under("hamburg", RULES.version - 1) == []  # settled for good
        stored = house.store.table(held.table)
        assert stored is not None
        assert (stored.rules, stored.version) == (RULES.version - 1, len(house.store.log(held.table)))

    in_house(tmp_path, work)


def test_a_game_against_tom_stays_behind(tmp_path: Path) -> None:
    """What he did is in no log."""
    held = of_the_rules_before(tmp_path, 1)

    async def work(house: House) -> None:
        with pytest.raises(Elsewhere, match="rules-earlier"):
            async with house.at(held.table):
                pass

    in_house(tmp_path, work)


def test_the_lobby_knows_soon_after_the_start(tmp_path: Path) -> None:
    held = of_the_rules_before(tmp_path)

    async def work(house: House) -> None:
        assert house._settling is not None
        await house._settling
        stored = house.store.table(held.table)
        assert stored is not None
        assert stored.rules == RULES.version

    in_house(tmp_path, work)
