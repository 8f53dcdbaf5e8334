"""`burgomaster show`: recorded games at any moment, written as positions that read back to the same table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.record import Record
from burgomaster.core.replay import replay
from burgomaster.core.table import WHOLE_TABLE, Table
from burgomaster.games import GAMES, rules_of
from tests.cli.conftest import Call


def recorded(game: str) -> Record:
    """Return the record of a random game with three players."""
    made: Game[Any] = Game(rules_of(game), {"players": 3}, Fast(5))
    rng = Fast(6)
    while not made.table.over:
        question = made.table.questions[0]
        made.choose(question.seat, question.choices[rng.below(len(question.choices))])
    return made.record()


RECORDS = {game: recorded(game) for game in GAMES}


def moments(record: Record) -> list[int]:
    """Return moments of a game, its beginning and its end among them."""
    return [*range(0, len(record.entries), len(record.entries) // 6), len(record.entries)]


def read_back(game: str, path: Path) -> Table:
    """Return the table of a position."""
    table: Table = rules_of(game).read_position(path.read_text(encoding="utf-8"), path.name, "house")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_record_is_written_and_reads_back(game: str, call: Call, tmp_path: Path) -> None:
    """The whole table, at every kind of moment; what was written can be shown, explained and counted."""
    record, path = RECORDS[game], tmp_path / "position.toml"
    (tmp_path / "game.txt").write_text(str(record), encoding="utf-8")
    for at in moments(record):
        done = call(f"show game.txt --at {at} --write position.toml --lang en")
        assert (done.exit_code, done.output) == (0, "The position is in position.toml.\n")
        table = replay(rules_of(game), record, at)
        assert read_back(game, path).dump() == table.dump()
        assert path.read_text(encoding="utf-8") == str(table)
        for command in ("show", "moves", "score"):
            assert call(f"{command} position.toml").exit_code == 0
            assert call(f"{command} position.toml").output == call(f"{command} game.txt --at {at}").output


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [1, 3])
def test_for_a_seat_only_what_it_sees_is_written(game: str, seat: int, call: Call, tmp_path: Path) -> None:
    """What reads back is what the seat sees, never the whole table."""
    record, path = RECORDS[game], tmp_path / "seen.toml"
    (tmp_path / "game.json").write_text(record.to_json(), encoding="utf-8")
    for at in moments(record):
        assert call(f"show game.json --at {at} --seat {seat} --write seen.toml").exit_code == 0
        seen = replay(rules_of(game), record, at).seen_by(seat - 1)
        assert read_back(game, path).dump() == seen.dump()
        assert read_back(game, path).viewer == seat - 1 != WHOLE_TABLE
        hands = [player.hand for other, player in enumerate(seen.players) if other != seat - 1]
        assert all(card <= 0 for hand in hands for card in hand)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_goes_through_pipes(game: str, call: Call) -> None:
    """From standard input to standard output, as often as one likes."""
    record = RECORDS[game]
    written = call("show - --at 30 --write -", typed=str(record)).output
    assert written == str(replay(rules_of(game), record, 30))
    assert call("show - --write -", typed=written).output == written
    assert call("show -", typed=written).exit_code == 0
    ended = call("show - --write -", typed=str(record)).output
    assert "over = true" in ended


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("show p.toml --at 3", "A position has no entries: --at is for records."),
        ("show r.txt --write p2.toml --json", "Either --write or --json: a position is written as TOML."),
        ("show r.txt --at 99999 --write p2.toml", "so none with the number"),
        ("show r.txt --seat 4 --write p2.toml", "4"),
        ("show r.txt --write p.toml/p2.toml", "p2.toml"),
        ("moves p.toml --at 3", "--at is for records"),
        ("score p.toml --at 0", "--at is for records"),
    ],
)
def test_what_cannot_be_written_is_refused(line: str, told: str, call: Call, tmp_path: Path) -> None:
    """With the reason, and without a file."""
    (tmp_path / "r.txt").write_text(str(RECORDS["hamburg"]), encoding="utf-8")
    (tmp_path / "p.toml").write_text("players = 2\n", encoding="utf-8")
    done = call(f"{line} --lang en")
    assert done.exit_code == 2
    assert told in done.output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["p.toml", "r.txt"]


@pytest.mark.parametrize(
    "text", ["", "# nothing but a remark\n", "players = 3\n", "[player.1]\nhand = [54]\n", 'game="hamburg"\n']
)
def test_whatever_position_begins_a_file_it_is_no_record(text: str, call: Call) -> None:
    """Records begin with a word and what it says."""
    assert call("show -", typed=text).exit_code == 0
