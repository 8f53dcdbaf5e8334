"""What a finished table was about: asked for, waited for, kept; and never anything of a running game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from burgomaster.core.message import Message
from burgomaster.insight import chances
from burgomaster.server import analyses
from burgomaster.server.hub import Hub
from burgomaster.server.limits import Bucket
from burgomaster.talk.denied import Denied, TooOften
from burgomaster.talk.messages import AnalysisInfo, FromRecord, NewTable, WishAnalysis, WishAnother
from tests.insight.games import last_turns
from tests.server.client import ME, RANDOM, Client, ask, make_table
from tests.server.host import Server
from tests.server.test_collector import begun
from tests.server.test_store import opened

THEN = WishAnalysis()


def generous() -> Bucket:
    """Return what lets everything through."""
    return Bucket(1e9, 1e9)


async def finished(hub: Hub, game: str = "bruges") -> str:
    """Return a table that shows a finished game."""
    from burgomaster.server import lobby

    held = await lobby.make(hub, NewTable(game, start=FromRecord(last_turns(game).to_json())))
    return held.table


async def made(hub: Hub, table: str, wish: WishAnalysis = THEN) -> list[AnalysisInfo]:
    """Ask until it is done, and return all that was told."""
    told = [await hub.analyses.wanted(table, wish, generous)]
    while told[-1].state != "done":
        await asyncio.sleep(0.02)
        found = await hub.analyses.wanted(table, wish, generous)
        if found != told[-1]:
            told.append(found)
    return told


def test_an_analysis_begins_with_a_curve_is_kept_and_goes_with_its_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            table = await finished(hub)
            first, *_, last = await made(hub, table)
            assert first.state == "waiting"
            assert last.refined == len(last.curve) - 1
            assert len(last.luck) == 3
            assert not last.earlier
            assert len(hub.analyses) == 0
            assert await hub.analyses.wanted(table, THEN, lambda: Bucket(1e-9, 0)) == last, (
                "told from what is kept"
            )
            hub.store.delete(table)
            assert hub.store.found.read(table, False) is None
            hub.store.found.keep(table, False, "late")
            assert hub.store.found.read(table, False) is None, "nothing is kept of a table that is gone"

    asyncio.run(play())


def test_an_earlier_one_is_shown_and_made_anew_on_wish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            table = await finished(hub)
            *_, last = await made(hub, table)
            old = msgspec.structs.replace(last, version="of old")
            hub.store.found.keep(table, False, msgspec.json.encode(old).decode())
            shown = await hub.analyses.wanted(table, THEN, generous)
            assert (shown.version, shown.earlier, shown.state) == ("of old", True, "done")
            *_, anew = await made(hub, table, WishAnalysis(again=True))
            assert (anew.version, anew.earlier) == (chances.version(), False)

    asyncio.run(play())


def test_of_a_running_game_nothing_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            held = await begun(hub, "bruges")
            with pytest.raises(Denied) as denied:
                await hub.analyses.wanted(held.table, THEN, generous)
            assert denied.value.message == Message("analysis-unfinished")
            assert len(hub.analyses) == 0

    asyncio.run(play())


def test_only_so_many_wait_and_are_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            monkeypatch.setattr(analyses, "MOST_WAITING", 2)
            one, two, three = [await finished(hub) for _ in range(3)]
            few = Bucket(1e-9, 1)
            await hub.analyses.wanted(one, THEN, lambda: few)
            with pytest.raises(TooOften):
                await hub.analyses.wanted(two, THEN, lambda: few)
            told = await hub.analyses.wanted(two, THEN, generous)
            assert told.ahead == 1
            with pytest.raises(Denied) as denied:
                await hub.analyses.wanted(three, THEN, generous)
            assert denied.value.message.id == "analysis-busy"
            hub.remove(one)
            assert len(hub.analyses) == 1
            *_, last = await made(hub, two)
            assert last.state == "done"

    asyncio.run(play())


def test_another_choice_in_a_finished_game_is_tried_and_counted(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            table = await finished(hub)
            entries = last_turns("bruges").entries
            found = [await hub.analyses.tried(table, WishAnother(n), generous) for n in range(len(entries))]
            entry = next(n for n, each in enumerate(found) if len(each.choices) > 1)
            other = next(each.text for each in found[entry].choices if each.text != entries[entry].text)
            told = await hub.analyses.tried(table, WishAnother(entry, other), generous)
            assert told.claim is not None
            assert told.claim.id.startswith("insight-another-")
            assert len(told.chances_permille) == 2
            with pytest.raises(Denied) as denied:
                await hub.analyses.tried(table, WishAnother(entry, "dance"), generous)
            assert denied.value.message == Message("analysis-not-offered", choice="dance")
            with pytest.raises(TooOften):
                await hub.analyses.tried(table, WishAnother(entry, other), lambda: Bucket(1e-9, 0))
            held = await begun(hub, "bruges")
            with pytest.raises(Denied) as denied:
                await hub.analyses.tried(held.table, WishAnother(0), generous)
            assert denied.value.message == Message("analysis-unfinished")

    asyncio.run(play())


def test_it_is_asked_for_over_http_by_whoever_may_watch(server: Server) -> None:
    start = {"type": "record", "text": last_turns("bruges").to_json()}
    held = make_table(server, game="bruges", options={}, start=start)
    answer = ask(server, "POST", f"/api/tables/{held['table']}/analysis", {})
    assert answer.status_code == 200, answer.text
    assert msgspec.json.decode(answer.content, type=AnalysisInfo).state == "waiting"
    running = make_table(server, ME, RANDOM)
    with Client(server, running["table"], running["token"]).entered() as client:
        client.nonce(1)
        client.begun()
        refused = ask(server, "POST", f"/api/tables/{running['table']}/analysis", {}, running["token"])
    assert refused.status_code == 409
    assert refused.json()["reason"]["id"] == "analysis-unfinished"
