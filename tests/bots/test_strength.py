"""`make strength` and `make secrecy`: what is kept, gone on with, and said of a bar; who knows too much."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import strength
from bench.clairvoyant import Clairvoyant
from bench.rows import ROWS, Row
from bench.secrecy import differs, questions
from bench.strength import Deal, kept, line_of, page, played, to_play, told
from bench.watch import moves
from burgomaster.bots import UNLIMITED, Budget, Decision, Random, See
from burgomaster.bots.clerk import Weighing
from burgomaster.core.chance import Common, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.playout import Policy, Until, play_on
from burgomaster.games import GAMES

ROW = Row("hamburg", 2, "random", 6, "random", least=8.0, share=0.6)


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "strength.jsonl"
    monkeypatch.setattr(strength, "PLAYED", path)
    return path


def deal(number: int, *ahead: float, won: float = 1.0) -> Deal:
    return Deal(ROW.name, number, [*ahead], [won] * len(ahead), 100, 2.0, 0.1)


def test_every_row_is_found_by_a_name_of_its_own() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS)


def test_a_later_run_plays_what_is_missing(file: Path) -> None:
    assert [number for _, number in to_play([ROW], 2)] == [0, 1, 2]
    file.write_text(line_of(deal(1, 3.0, 4.0)), encoding="utf-8")
    assert kept() == [deal(1, 3.0, 4.0)]
    assert [number for _, number in to_play([ROW], 2)] == [0, 2]


def test_rows_are_played_one_after_the_other_or_in_turn() -> None:
    rows = [ROW, Row("bruges", 2, "random", 6, "random")]
    assert [row.game for row, _ in to_play(rows, 0)] == ["hamburg"] * 3 + ["bruges"] * 3
    assert [row.game for row, _ in to_play(rows, 2)] == ["hamburg"] * 2 + ["bruges"] * 2 + [
        "hamburg",
        "bruges",
    ]


def test_a_deal_is_played_from_every_seat_and_is_the_same_again() -> None:
    first = played(ROW, 0, Random())
    assert len(first.ahead) == len(first.won) == 2
    again = played(ROW, 0, Random())
    assert (again.ahead, again.won, again.decisions) == (first.ahead, first.won, first.decisions)


def test_a_bar_is_met_if_the_mean_reaches_it_and_the_interval_excludes_nothing() -> None:
    assert told(ROW, [deal(0, 9.0, 9.5), deal(1, 8.0, 10.0), deal(2, 9.0, 9.0)], None)[7] == "yes"
    assert told(ROW, [deal(0, 9.0, 9.5), deal(1, 8.0, 10.0)], None)[7] == "yes so far"
    assert told(ROW, [deal(0, 7.0, 7.5), deal(1, 8.0, 8.0)], None)[7] == "no so far"
    assert told(ROW, [deal(0, 60.0, 60.0), deal(1, -40.0, -40.0)], None)[7] == "no so far"
    assert told(ROW, [deal(0, 9.0, 9.5, won=0.5), deal(1, 8.0, 10.0, won=0.5)], None)[7] == "no so far"


def test_a_row_that_was_not_played_says_so() -> None:
    assert told(ROW, [], None)[3:5] == ["0 of 6", "not played yet"]
    assert page().count("not played yet") == len(ROWS)


class Moody:
    """Answers otherwise each time it is asked, as one would that knows another table."""

    asked = 0

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        Moody.asked += 1
        return question.choices[Moody.asked % len(question.choices)]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_answers_otherwise_at_another_table_is_found_out(game: str) -> None:
    asked = questions(game)
    for number in range(3):
        table, seat = next(asked)
        assert differs("tests.bots.test_strength:Moody", game, table, seat, number, UNLIMITED)
        assert not differs("clerk", game, table, seat, number, UNLIMITED)
        assert not differs("councillor", game, table, seat, number, Budget(simulations=12))


def test_a_clairvoyant_ends_as_its_best_line_does_and_never_behind_the_clerk() -> None:
    seer = Clairvoyant("bruges", 5, 0)
    clerks: list[Policy] = [Weighing(seer.clerk, Fast(1))] * 2
    play_on(seer.table, clerks, Until(chapters=7))
    plain = seer.table.clone()
    plain.source = Common(5)
    play_on(plain, clerks)
    lead = seer.played()
    assert lead == seer.lead
    assert lead > plain.scores()[0] - plain.scores()[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_watched_game_tells_every_choice_with_a_reason(game: str) -> None:
    told = moves(game, "clerk", 2, 5)
    lines = [next(told) for _ in range(12)]
    assert all(line.rpartition("| ")[2] for line in lines)
    assert {"seat 1:", "seat 2:"} == {line.partition("] ")[2][:7] for line in lines}


def test_a_watched_councillor_tells_what_it_tried() -> None:
    told = next(moves("city_tycoon", "councillor", 2, 5, Budget(simulations=2)))
    assert "| tried in 2 worlds: pick " in told
