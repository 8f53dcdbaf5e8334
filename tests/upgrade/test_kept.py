"""What was played with earlier commits goes on, or says plainly why it does not; nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgomaster.core.game import resume
from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from burgomaster.core.replay import verify
from burgomaster.games import rules_of
from burgomaster.server.live import Live
from burgomaster.server.store import Store
from tests.upgrade.kept import COMMITS, database, every_game, games, table_records, tables

GAMES = every_game()
IDS = [f"{commit}-{name}" for commit, name, _ in GAMES]


def test_something_of_every_kind_is_kept() -> None:
    assert COMMITS[0] == "4b5c986"
    for commit in COMMITS:
        assert {"waiting", "running", "position", "record", "finished"} <= set(tables(commit))
        for game in ("hamburg", "city_tycoon"):
            assert {f"{game}-finished", f"{game}-position"} <= set(games(commit))
        assert "city_tycoon-drafting" in games(commit)


@pytest.mark.parametrize(("commit", "name", "record"), GAMES, ids=IDS)
def test_a_record_is_read_and_written_the_same(commit: str, name: str, record: Record) -> None:
    assert str(record) == games(commit)[name]


@pytest.mark.parametrize(("commit", "name", "record"), GAMES, ids=IDS)
def test_a_record_is_true(commit: str, name: str, record: Record) -> None:
    verdict = verify(rules_of(record.game), record)
    finished = record.end is not None
    assert finished == ("-finished" in name)
    assert (verdict.state, verdict.fair, verdict.reason) == (
        "ok" if finished else "unfinished",
        finished,
        None,
    )


@pytest.mark.parametrize(("commit", "name", "record"), GAMES, ids=IDS)
def test_a_game_goes_on(commit: str, name: str, record: Record) -> None:
    game = resume(rules_of(record.game), record, None)
    assert game.record().entries == record.entries


@pytest.mark.parametrize("commit", COMMITS)
def test_a_database_is_brought_to_the_present_shape(commit: str, tmp_path: Path) -> None:
    store = Store(database(commit, tmp_path / "tables.sqlite3"))
    store.migrate()
    for name, held in tables(commit).items():
        stored = store.table(held["table"])
        assert stored is not None, name
        assert (stored.phase, stored.asked) == (held["phase"], held["asked"])
        live = Live(stored, store.seats(stored.id), store.log(stored.id))
        if live.story is not None:
            assert live.story.version == stored.version
        if name in ("finished", "shown"):
            assert live.story is not None
            assert live.story.entries == len(read_record(table_records(commit)[name]).entries)
    store.close()
