"""The benchmark tells what it counts: decisions beside all questions, from several games."""

from __future__ import annotations

from bench.ours import Contest
from bench.run import middle_of, table
from bench.timing import SEEDS, Figures, pace


def figures(engine: str, decisions: float, questions: float) -> Figures:
    return Figures(
        engine=engine,
        decisions_per_second=decisions,
        questions_per_second=questions,
        games_per_second=10,
        decisions_per_game=decisions / 10,
        questions_per_game=questions / 10,
        copy_us=1,
    )


def test_questions_stand_beside_decisions_each_with_its_ratio() -> None:
    """A peer with many forced questions is not made to look slower than it is."""
    peer, ours = figures("peer", 1_000, 3_000), figures("ours", 8_000, 12_000)
    head, _, first, second, *_ = table([peer, middle_of([ours, ours])], 1).splitlines()
    names = [cell.strip() for cell in head.strip("|").split("|")]
    cells = [cell.strip() for cell in second.strip("|").split("|")]
    assert names[1:5] == ["decisions/s", "ratio", "questions/s", "ratio"]
    assert cells[1:5] == ["8,000", "8.0", "12,000", "4.0"]
    assert "3,000" in first
    assert "The games differ" in table([peer, ours], 1)


def test_every_question_of_a_game_is_counted() -> None:
    for game in ("hamburg", "city_tycoon"):
        questions, decisions = Contest(game, 2).play(3)
        assert questions > decisions > 50
    played = pace(Contest("city_tycoon", 2).play, 0.01)
    assert played.games >= 1
    assert played.questions > played.decisions


def test_positions_come_from_several_games() -> None:
    assert len(set(SEEDS)) >= 5
    contest = Contest("city_tycoon", 2)
    assert contest.positions(SEEDS[0])[0].dump() != contest.positions(SEEDS[1])[0].dump()
