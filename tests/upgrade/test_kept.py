"""What was played with earlier commits goes on, or says plainly why it does not; nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.core.game import resume
from burgomaster.core.reading import read_record
from burgomaster.core.record import Record, RecordRefused
from burgomaster.core.replay import verify
from burgomaster.games import GAMES as GAME_IDS
from burgomaster.games import rules_of
from burgomaster.paper.rules import sets_of
from burgomaster.server.store import Store
from burgomaster.talk.denied import Elsewhere
from burgomaster.talk.fold import Fold
from burgomaster.talk.live import Live, at_once
from burgomaster.words import LANGUAGES, Words
from tests.upgrade.kept import COMMITS, database, every_game, games, table_records, tables

GAMES = every_game()
IDS = [f"{commit}-{name}" for commit, name, _ in GAMES]
OURS = [each for each in GAMES if each[2].rules == rules_of(each[2].game).version]
OUR_IDS = [f"{commit}-{name}" for commit, name, _ in OURS]
EARLIER = [each for each in GAMES if each not in OURS]
EARLIER_IDS = [f"{commit}-{name}" for commit, name, _ in EARLIER]


def test_something_of_every_kind_is_kept() -> None:
    assert COMMITS[0] == "4b5c986"
    for commit in COMMITS:
        assert {"waiting", "running", "position", "record", "finished"} <= set(tables(commit))
        for game in ("hamburg", "city_tycoon"):
            assert {f"{game}-finished", f"{game}-position"} <= set(games(commit))
        assert "city_tycoon-drafting" in games(commit)
    latest = COMMITS[-1]
    assert {"expansions", "solo", "people", "bruges", "bruges-people", "tycoon-draft"} <= set(tables(latest))
    assert {"hamburg-expansions-finished", "hamburg-solo", "bruges-position"} <= set(games(latest))


@pytest.mark.parametrize(("commit", "name", "record"), GAMES, ids=IDS)
def test_a_record_is_read_and_written_the_same(commit: str, name: str, record: Record) -> None:
    assert str(record) == games(commit)[name]


@pytest.mark.parametrize(("commit", "name", "record"), OURS, ids=OUR_IDS)
def test_a_record_is_true(commit: str, name: str, record: Record) -> None:
    verdict = verify(rules_of(record.game), record)
    finished = record.end is not None
    assert finished == ("-finished" in name)
    assert (verdict.state, verdict.fair, verdict.reason) == (
        "ok" if finished else "unfinished",
        finished,
        None,
    )


@pytest.mark.parametrize(("commit", "name", "record"), EARLIER, ids=EARLIER_IDS)
def test_a_record_of_earlier_rules_says_what_replays_it(commit: str, name: str, record: Record) -> None:
    rules = rules_of(record.game)
    verdict = verify(rules, record)
    assert (verdict.state, verdict.fair) == ("unchecked", False)
    assert verdict.reason is not None
    assert verdict.reason.id == "rules-earlier"
    with pytest.raises(RecordRefused, match="rules-earlier"):
        resume(rules, record, None)
    for language in LANGUAGES:
        told = Words(language).say(verdict.reason)
        assert f"Burgomaster {rules.earlier[record.rules]}" in told


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_earlier_version_of_the_rules_is_known(game: str) -> None:
    rules = rules_of(game)
    assert list(rules.earlier) == list(range(1, rules.version))
    assert burgomaster.__version__ not in rules.earlier.values()


@pytest.mark.parametrize(("commit", "name", "record"), GAMES, ids=IDS)
def test_the_values_a_game_was_played_with_are_still_there(commit: str, name: str, record: Record) -> None:
    rules = rules_of(record.game)
    assert rules.stored_options(record.options, record.data)["data"] in sets_of(rules).shipped()


@pytest.mark.parametrize(("commit", "name", "record"), OURS, ids=OUR_IDS)
def test_a_game_goes_on_with_the_values_it_began_with(commit: str, name: str, record: Record) -> None:
    rules = rules_of(record.game)
    game = resume(rules, record, Fast(1))
    assert game.record().entries[: len(record.entries)] == record.entries
    chosen = rules.stored_options(record.options, record.data)
    if record.begin is None:  # a position may bring values of its own
        assert game.table.box.digest == rules.data_digest(chosen)
    while not game.table.over:
        question = game.table.questions[0]
        game.choose(question.seat, question.choices[-1])
    ended = game.record()
    assert (ended.data, ended.options) == (rules.data_digest(chosen), chosen)
    assert verify(rules, ended).state == "ok"


@pytest.mark.parametrize("commit", COMMITS)
def test_a_database_is_brought_to_the_present_shape(commit: str, tmp_path: Path) -> None:
    store = Store(database(commit, tmp_path / "tables.sqlite3"))
    store.migrate()
    for name, held in tables(commit).items():
        stored = store.table(held["table"])
        assert stored is not None, name
        assert (stored.phase, stored.asked) == (held["phase"], held["asked"])
        rows, seats = store.log(stored.id), store.seats(stored.id)
        if stored.phase == "waiting" or stored.rules == rules_of(stored.game).version:
            live = at_once(Live.rebuilt(stored, seats, Fold(rows)))
            assert live.story is None or live.story.version == stored.version
        else:
            with pytest.raises(Elsewhere, match="rules-earlier"):
                at_once(Live.rebuilt(stored, seats, Fold(rows)))
        assert len(rows) == stored.version
        if name in ("finished", "shown"):
            assert len(rows) == len(read_record(table_records(commit)[name]).entries)
    store.close()
