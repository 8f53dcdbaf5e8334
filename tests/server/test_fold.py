"""Choosing and taking back: folded when the log is read, bounded, and rebuilt piece by piece."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
import sqlalchemy as sa

from burgomaster.core.chance import Fast
from burgomaster.core.message import Message, Refused
from burgomaster.server import lobby, tables, turns
from burgomaster.server import tables as tables_module
from burgomaster.server.hub import Hub
from burgomaster.server.settings import Settings
from burgomaster.talk.denied import Broken
from burgomaster.talk.fold import Fold
from burgomaster.talk.live import Live
from burgomaster.talk.messages import Choose, Held, Here, Me, NewTable
from burgomaster.talk.names import hashed
from burgomaster.talk.rows import CHOICE, ROLL, UNDO, Row, seat_row
from burgomaster.talk.stored import StoredRow
from burgomaster.talk.story import Story
from burgomaster.talk.undos import MOST_UNDOS
from tests.server.postgres import beside
from tests.server.stories import draft, hamburg, told


class Written:
    """A story and the log that is written of it."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.rows: list[StoredRow] = []
        self.write([Row(ROLL, seat, choice.text) for seat, choice in story.game.entries])

    def write(self, rows: list[Row]) -> None:
        upto = len(self.rows) + len(rows)
        for row in rows:
            self.rows.append(StoredRow(len(self.rows) + 1, row.kind, row.seat, row.text, None, upto))

    def choose(self, seat: int, number: int = 0) -> None:
        choices = self.story.game.table.offers_to(seat)
        self.write(self.story.choose(seat, choices[number % len(choices)]))

    def undo(self, seat: int) -> None:
        self.write(self.story.undo(seat))

    def hand_over(self, seat: int) -> None:
        row = seat_row(seat, Message("seat-sat", now="Zoe"))
        self.story.hand_over(row, "Zoe")
        self.write([row])

    def fold(self) -> Fold:
        return Fold(self.rows)

    def again(self) -> Story:
        story = Story(self.story.rules, self.story.game.options, ["Anna", "Ben", "Cleo"])
        for step in self.fold().left:
            story.again(step)
        return story


@pytest.mark.parametrize("make", [draft, hamburg])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_left_tells_the_same_story(make: Callable[[], Story], seed: int) -> None:
    """Whoever takes back what, whenever: everything sent is the same."""
    rng = Fast(seed)
    written = Written(make())
    story = written.story
    compared = 0
    for move in range(240):
        if story.over:
            break
        able = [seat for seat in range(3) if story.undo_info(seat).possible]
        if able and rng.below(5) < 3:
            written.undo(able[rng.below(len(able))])
        elif rng.below(40) == 0:
            written.hand_over(rng.below(3))
        else:
            asked = story.asked()
            written.choose(asked[rng.below(len(asked))], rng.below(50))
        if make is draft or (move % 20 < 2 and move < 60):
            again = written.again()
            assert told(again) == told(story)
            assert again.game.entries == story.game.entries
            assert [again.same_choice(seat, story.version - 1) for seat in range(3)] == [
                story.same_choice(seat, story.version - 1) for seat in range(3)
            ]
            compared += 1
    assert compared >= 4
    assert any(row.kind == UNDO for row in written.rows)


def test_nothing_is_left_of_what_was_taken_back_but_one_line() -> None:
    written = Written(hamburg())
    lines, steps = len(written.story.log(0, 0)[1]), len(written.fold().left)
    seat = written.story.asked()[0]
    for number in range(50):
        written.choose(seat, number)
        if not written.story.undo_info(seat).possible:
            pytest.fail("this choice was meant to be one that can be taken back")
        written.undo(seat)
    assert len(written.rows) >= 100
    assert len(written.fold().left) == steps + 1
    assert len(written.story.log(0, 0)[1]) == lines + 1
    assert told(written.again()) == told(written.story)


def test_so_often_in_a_turn_and_no_more() -> None:
    written = Written(draft())
    story = written.story
    for _ in range(MOST_UNDOS):
        written.choose(0)
        written.undo(0)
    written.choose(0)
    info = story.undo_info(0)
    assert (info.possible, info.count) == (False, 0)
    assert info.why_not is not None
    assert (info.why_not.id, info.why_not.arguments) == ("undo-too-often", {"most": MOST_UNDOS})
    version = story.version
    with pytest.raises(Refused, match="undo-too-often"):
        story.undo(0)
    assert story.version == version
    assert written.again().undo_info(0) == info  # nor after a restart
    written.choose(1)
    written.undo(1)  # everyone has as many
    written.choose(1)
    written.choose(2)
    written.choose(0)
    assert story.undo_info(0).possible  # another turn


def test_two_cannot_go_on_for_ever_together() -> None:
    """What one chooses and takes back gives the other nothing."""
    written = Written(draft())
    undos = 0
    while written.story.undo_info(0).why_not is None or undos == 0:
        for seat in (0, 1):
            written.choose(seat)
        for seat in (0, 1):
            written.undo(seat)
        undos += 1
        written.choose(0)
        if not written.story.undo_info(0).possible:
            break
        written.undo(0)
        assert undos <= MOST_UNDOS
    assert undos <= MOST_UNDOS


# Rows that are not as they should be.


def rows(*kinds: tuple[str, int, str]) -> list[StoredRow]:
    return [StoredRow(at + 1, kind, seat, text, None, at + 1) for at, (kind, seat, text) in enumerate(kinds)]


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        (rows((CHOICE, 0, "a"), (CHOICE, 1, "b"))[1:], "table-broken-missing"),
        (rows((CHOICE, 0, "a"), ("dance", 1, "b")), "table-broken-kind"),
        (rows((CHOICE, 0, "a"), (UNDO, 1, "")), "table-broken-row"),
        (rows((CHOICE, 0, "a"), (ROLL, -1, "b"), (UNDO, 0, "")), "table-broken-row"),
    ],
)
def test_a_log_that_is_not_whole_is_told_as_what_it_is(log: list[StoredRow], reason: str) -> None:
    with pytest.raises(Broken) as broken:
        Fold(log)
    assert broken.value.message.id == reason


def settings(folder: Path) -> Settings:
    return Settings(database=str(folder / "tables.sqlite3"))


async def begun(hub: Hub, listed: bool = False) -> Held:
    new = NewTable("hamburg", [Me("Anna"), Here("Ben")], {"players": 2}, listed=listed)
    held = await lobby.make(hub, new)
    for seat in (0, 1):
        await hub.moves.add_nonce(held.table, hashed(held.token), seat, "00")
    return held


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("DELETE FROM log WHERE seq = 3", "table-broken-missing"),
        ("UPDATE tables SET version = version + 5", "table-broken-version"),
        ("UPDATE log SET kind = 'dance' WHERE seq = 2", "table-broken-kind"),
        ("UPDATE log SET text = 'end turn' WHERE seq = 3", "table-broken-row"),
        ("UPDATE log SET text = 'no such verb' WHERE seq = 3", "table-broken-row"),
        ("UPDATE seats SET nonce = 'zz'", "table-broken"),
        ("UPDATE tables SET options = '{'", "table-broken"),
        ("UPDATE tables SET options = '[]'", "table-broken"),
        ("UPDATE tables SET game = 'chess'", "table-broken"),
        ("DELETE FROM seats", "table-broken"),
    ],
)
def test_one_damaged_row_stops_one_table(
    change: str, reason: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        hub = Hub(settings(tmp_path))
        await hub.open()
        held = await begun(hub, listed=True)
        await hub.close()
        with beside(tmp_path / "tables.sqlite3") as database:
            database.execute(sa.text(change))
        hub = Hub(settings(tmp_path))
        await hub.open()
        other = await begun(hub, listed=True)
        with pytest.raises(Broken) as broken:
            async with hub.tables.at(held.table):
                pass
        assert broken.value.message.id == reason
        assert held.table in caplog.text
        assert "Traceback" in caplog.text
        async with hub.tables.at(other.table) as live:
            assert live.playing().tickets
        listed = {table.table: table.phase for table in (await lobby.lobby(hub)).tables}
        assert listed == {other.table: "running", held.table: "broken"}
        mine = (await lobby.mine(hub, [held.token, "unknown", other.token])).tables
        assert [None if table is None else table.phase for table in mine] == ["broken", None, "running"]
        assert (await lobby.summary(hub, held.table, None)).phase == "broken"
        await hub.close()

    asyncio.run(check())


def test_a_damaged_table_that_was_repaired_opens_a_minute_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    time = 0.0
    monkeypatch.setattr(tables_module, "clock", lambda: time)

    def change(sign: str) -> None:
        with beside(tmp_path / "tables.sqlite3") as database:
            database.execute(sa.text(f"UPDATE tables SET version = version {sign} 5"))

    async def opens(hub: Hub, table: str) -> bool:
        try:
            async with hub.tables.at(table):
                return True
        except Broken:
            return False

    async def check() -> None:
        nonlocal time
        hub = Hub(settings(tmp_path))
        await hub.open()
        held = await begun(hub)
        async with hub.tables.at(held.table) as live:
            hub.tables.forget(live)
        change("+")
        for later in (1.0, 2.0, 62.0):
            time = later
            assert not await opens(hub, held.table)
        assert caplog.text.count(f"table {held.table}") == 1
        change("-")
        assert not await opens(hub, held.table)  # it was just looked at
        time = 123.0
        assert await opens(hub, held.table)
        assert not hub.tables.is_broken(held.table)
        await hub.close()

    asyncio.run(check())


# Rebuilding.


def test_rebuilding_lets_others_have_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by 15 ms a look, others come at least after every other step."""
    time, had = 0.0, 0
    looks: list[int] = []  # how many turns others had had at each look at the clock

    def clock() -> float:
        nonlocal time
        time += 0.015
        looks.append(had)
        return time

    async def check() -> None:
        hub = Hub(settings(tmp_path))
        await hub.open()
        held = await begun(hub)
        for number in range(30):
            async with hub.tables.at(held.table) as live:
                story = live.playing()
                seat, ticket = next(iter(story.tickets.items()))
                choice = story.game.table.offers_to(seat)[0].text
            await hub.moves.make(
                held.table, hashed(held.token), Choose(f"m{number}", seat + 1, ticket, choice)
            )
        async with hub.tables.at(held.table) as live:
            steps = live.playing().version
            hub.tables.forget(live)
        monkeypatch.setattr(turns, "clock", clock)

        async def count() -> None:
            nonlocal had
            while True:
                had += 1
                await asyncio.sleep(0)

        async def fetch() -> None:
            async with hub.tables.at(held.table):
                pass

        counting = asyncio.create_task(count())
        await fetch()
        counting.cancel()
        assert len(looks) > steps
        assert len(set(looks)) >= steps // 2
        await hub.close()

    asyncio.run(check())


def test_many_who_come_at_once_wait_for_one_rebuilding_and_others_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        hub = Hub(settings(tmp_path))
        await hub.open()
        held, other = await begun(hub), await begun(hub)
        for table in (held.table, other.table):
            async with hub.tables.at(table) as live:
                hub.tables.forget(live)
        stop, in_turns = asyncio.Event(), turns.in_turns
        made: list[str] = []

        async def slow(work: Generator[None, None, Live]) -> Live:
            live = await in_turns(work)
            made.append(live.id)
            if live.id == held.table:
                await stop.wait()
            return live

        monkeypatch.setattr(tables, "in_turns", slow)

        async def fetch(table: str) -> None:
            async with hub.tables.at(table):
                pass

        waiting = [asyncio.create_task(fetch(held.table)) for _ in range(5)]
        await fetch(other.table)  # while the first is being rebuilt
        assert not any(task.done() for task in waiting)
        waiting[0].cancel()  # whoever came first goes again
        stop.set()
        await asyncio.gather(*waiting[1:])
        assert sorted(made) == sorted([held.table, other.table])
        await hub.close()

    asyncio.run(check())
