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
from burgomaster.server.hub import Hub
from burgomaster.server.settings import Settings
from burgomaster.server.stored import Holder
from burgomaster.talk.denied import Elsewhere
from burgomaster.talk.messages import Choose, Held, Here, Me, NewTable, Sitter
from burgomaster.talk.names import hashed
from tests.server.postgres import beside
from tests.server.stories import log_of

RULES = rules_of("hamburg")


async def begun(hub: Hub, **options: int) -> Held:
    """Make a table, and let it begin."""
    people: list[Sitter] = [Me("Anna")] if options["players"] == 1 else [Me("Anna"), Here("Ben")]
    held = await lobby.make(hub, NewTable("hamburg", people, {**options}))
    for number in range(len(people)):
        await hub.moves.add_nonce(held.table, hashed(held.token), number, "00")
    return held


async def play(hub: Hub, held: Held, moves: int) -> None:
    for move in range(moves):
        async with hub.tables.at(held.table) as live:
            story = live.playing()
            seat, ticket = next(iter(story.tickets.items()))
            choice = story.game.table.offers_to(seat)[0].text
        await hub.moves.make(
            held.table, hashed(held.token), Choose(f"{seat} {moves} {move}", seat + 1, ticket, choice)
        )


def in_house(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        hub = Hub(Settings(database=str(folder / "tables.sqlite3")))
        await hub.open()
        try:
            await work(hub)
        finally:
            await hub.close()

    asyncio.run(run())


def of_the_rules_before(folder: Path, players: int = 2, *changes: str) -> Held:
    """Play for a while, then let the database say that it was begun under the rules before."""
    held: list[Held] = []

    async def work(hub: Hub) -> None:
        held.append(await begun(hub, players=players))
        await play(hub, held[0], 12)

    in_house(folder, work)
    with beside(folder / "tables.sqlite3") as database:
        for change in (f"UPDATE tables SET rules = {RULES.version - 1}", *changes):
            assert database.execute(sa.text(change)).rowcount == 1
    return held[0]


def test_it_goes_on_and_its_story_says_so(tmp_path: Path) -> None:
    held = of_the_rules_before(tmp_path)

    async def work(hub: Hub) -> None:
        before = (await lobby.summary(hub, held.table, None)).rows
        await play(hub, held, 5)
        async with hub.tables.at(held.table) as live:
            assert live.stored.rules == RULES.version
            told = [say for line in log_of(live.playing(), 0, 0)[1] for say in line.says]
        renewed = [say.arguments for say in told if say.id == "rules-renewed"]
        assert renewed == [{"found": RULES.version - 1, "wanted": RULES.version}]
        summary = await lobby.summary(hub, held.table, None)
        assert (summary.phase, summary.why) == ("running", None)
        assert summary.rows > before

    async def later(hub: Hub) -> None:
        await play(hub, held, 3)
        text = await lobby.record_text(hub, held.table, Holder(hashed(held.token), held.table, True))
        record = read_record(text)
        assert record.rules == RULES.version
        async with hub.tables.at(held.table) as live:
            whole = live.playing().record(True)
        assert verify(RULES, whole).state == "unfinished"

    in_house(tmp_path, work)
    in_house(tmp_path, later)


def test_nothing_done_before_is_taken_back_after(tmp_path: Path) -> None:
    held = of_the_rules_before(tmp_path)

    async def work(hub: Hub) -> None:
        async with hub.tables.at(held.table) as live:
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

    async def work(hub: Hub) -> None:
        with pytest.raises(Elsewhere, match="rules-earlier"):
            async with hub.tables.at(held.table):
                pass
        summary = await lobby.summary(hub, held.table, None)
        assert (summary.phase, summary.why and summary.why.id) == ("earlier", "rules-earlier")
        assert hub.store.running_under("hamburg", RULES.version - 1) == []  # settled for good
        stored = hub.store.table(held.table)
        assert stored is not None
        assert (stored.rules, stored.version) == (RULES.version - 1, len(hub.store.log(held.table)))

    in_house(tmp_path, work)


def test_a_game_against_tom_stays_behind(tmp_path: Path) -> None:
    """What he did is in no log."""
    held = of_the_rules_before(tmp_path, 1)

    async def work(hub: Hub) -> None:
        with pytest.raises(Elsewhere, match="rules-earlier"):
            async with hub.tables.at(held.table):
                pass

    in_house(tmp_path, work)


def test_the_lobby_knows_soon_after_the_start(tmp_path: Path) -> None:
    held = of_the_rules_before(tmp_path)

    async def work(hub: Hub) -> None:
        assert hub._settling is not None
        await hub._settling
        stored = hub.store.table(held.table)
        assert stored is not None
        assert stored.rules == RULES.version

    in_house(tmp_path, work)
