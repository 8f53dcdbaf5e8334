"""The benchmark tells what it counts: decisions beside all questions, from several games."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

import burgomaster
from bench import equal, instructions, jobs, server
from bench.fixed import WHAT, Played, job, play, play_out
from bench.instructions import CannotCountError, Count, Setting, counted
from bench.layout import put_between
from bench.ours import Contest
from bench.run import middle_of, table
from bench.server import Sum
from bench.timing import SEEDS, Figures, pace
from burgomaster.games import GAMES, rules_of


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
    assert Contest("hamburg", 2).questions_a_decision(2) > 1
    assert Contest("hamburg", 2, "playout").figures(0.01).questions_per_game > 100
    played = pace(Contest("city_tycoon", 2).play, 0.01)
    assert played.games >= 1
    assert played.questions > played.decisions


def test_positions_come_from_several_games() -> None:
    assert len(set(SEEDS)) >= 5
    contest = Contest("city_tycoon", 2)
    assert contest.positions(SEEDS[0])[0].dump() != contest.positions(SEEDS[1])[0].dump()


# --- make instructions: what a decision takes, beside another commit ----------------------------------------

CALLGRIND = """# callgrind format
version: 1
creator: callgrind-3.19.0
cmd:  python -m bench.fixed --games 20
part: 1

desc: Trigger: Program termination

positions: line
events: {events}
summary: {totals}

fn=(1) totals: not these
16 400
+3 17

totals: {totals}
"""


THREE = (Setting("hamburg", 2), Setting("hamburg", 2, "playout"), Setting("city_tycoon", 4, "imagine"))


def games(*decisions: int) -> list[Played]:
    """Return games of so many decisions each."""
    return [Played(questions=count + 5, decisions=count, scores=(count, 3)) for count in decisions]


def test_callgrind_s_total_is_read() -> None:
    assert counted(CALLGRIND.format(events="Ir", totals="420617751")) == 420_617_751
    assert counted(CALLGRIND.format(events="Dr Ir", totals="12 34")) == 34


@pytest.mark.parametrize(
    "text", ["", CALLGRIND.split("totals: {", maxsplit=1)[0].format(events="Ir", totals="417")]
)
def test_a_run_that_broke_off_is_not_taken_for_a_count(text: str) -> None:
    with pytest.raises(CannotCountError, match="did not come to an end"):
        counted(text)


def test_start_up_and_the_first_games_drop_out() -> None:
    start_up, a_decision = 400_000_000, 20_000
    played = games(150, 170, 100, 200)
    count = Count(played, many=start_up + 620 * a_decision, few=start_up + 320 * a_decision, first=2)
    assert count.decisions == 300
    assert count.a_decision == a_decision


def test_instructions_are_told_before_and_now_with_the_ratio() -> None:
    before = Count(games(10, 50), many=2_000_000, few=1_000_000, first=1)
    now = Count(games(10, 50), many=2_010_000, few=1_000_000, first=1)
    last = {("Hamburg", "2", "decision, playout"): "18,000"}
    text = instructions.table(THREE, [before] * 3, [now] * 3, last)
    head, _, hamburg, playout, *_, note = text.splitlines()
    assert head.replace(" ", "") == (
        "|game|players|what|times|instructionseach,before|now|ratio|publishedbefore|"
    )
    assert hamburg.replace(" ", "") == "|Hamburg|2|decision,loopinPython|50|20,000|20,200|1.010|-|"
    assert playout.replace(" ", "") == "|Hamburg|2|decision,playout|50|20,000|20,200|1.010|18,000|"
    assert note == "Both played the same games. All are within the bar of 1.02."


def test_other_games_and_more_instructions_are_told() -> None:
    before = Count(games(10, 50), many=2_000_000, few=1_000_000, first=1)
    slower = Count(games(10, 50), many=2_030_000, few=1_000_000, first=1)
    longer = Count(games(10, 80), many=2_600_000, few=1_000_000, first=1)
    *rows, _, note = instructions.table(THREE, [before] * 3, [before, slower, longer], {}).splitlines()
    assert rows[-1].replace(" ", "") == "|CityTycoon|4|imagine|50and80|20,000|20,000|1.000|-|"
    assert note == (
        "The games differ (City Tycoon for 4, imagine): there only the figures for a decision compare. "
        "Above the bar of 1.02: Hamburg for 2, decision, playout (1.030)."
    )


def test_published_counts_are_read_from_the_page_that_they_were_written_to() -> None:
    count = Count(games(10, 50), many=2_000_000, few=1_000_000, first=1)
    block = instructions.table(THREE, [count] * 3, [count] * 3, {})
    begin, end = instructions.MARKS
    page = put_between(f"Before.\n{begin}\nold\n{end}\nAfter.", begin, end, block)
    assert instructions.published(page) == {setting.row: "20,000" for setting in THREE}
    assert instructions.published("no marks here") == {}
    assert page.startswith("Before.")
    assert page.endswith("After.")
    with pytest.raises(ValueError, match="needs the lines"):
        put_between("no marks here", begin, end, block)


def test_only_games_that_both_engines_know_are_compared() -> None:
    package = Path(burgomaster.__file__).parent.parent
    assert {setting.game for setting in instructions.played_by([package, package])} >= {"hamburg"}
    assert instructions.played_by([package, Path("nowhere")]) == []


@pytest.mark.parametrize("what", WHAT)
def test_what_is_counted_is_done_in_the_same_way_each_time(what: str) -> None:
    once, again = job(what, "city_tycoon", 2), job(what, "city_tycoon", 2)
    assert once(1) == again(1)
    assert once(1).decisions >= 10


def test_a_playout_plays_the_game_of_the_loop() -> None:
    for game in ("hamburg", "city_tycoon"):
        assert play_out(game, 3, 5) == play(game, 3, 5)._replace(questions=0)


@pytest.mark.parametrize("setting", instructions.SETTINGS[:3], ids=str)
def test_fixed_games_are_played_and_reported(setting: Setting) -> None:
    """What callgrind watches, without callgrind: the same games in a process of its own and here."""
    package = Path(burgomaster.__file__).parent.parent
    report = instructions.run(package, setting, 1)
    assert report.engine == burgomaster.build_kind()
    assert report.games == [job(setting.what, setting.game, setting.players)(1)]
    assert len(report.games[0].scores) == setting.players
    assert report.games[0].decisions > 50


def test_an_engine_that_does_not_play_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(CannotCountError, match=r"Hamburg cannot be played from .*\n(.*\n)*.*burgomaster"):
        instructions.run(tmp_path, instructions.SETTINGS[0], 1)


@pytest.mark.parametrize(("tools", "user"), [((), 0), (("apt-get",), 1000)], ids=["no-apt", "not-root"])
def test_where_valgrind_cannot_be_had_one_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tools: tuple[str, ...], user: int
) -> None:
    for tool in tools:
        (tmp_path / tool).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        (tmp_path / tool).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: user)
    with pytest.raises(CannotCountError, match="apt-get install valgrind"):
        instructions.find_valgrind()


def test_valgrind_is_installed_where_that_may_be_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An apt-get of our own writes what it is asked for, and makes a valgrind when told to install it."""
    asked, made = tmp_path / "asked", tmp_path / "valgrind"
    script = f'#!/bin/sh\necho "$@" >> {asked}\n[ "$2" = update ] || ln -s {sys.executable} {made}\n'
    (tmp_path / "apt-get").write_text(script, encoding="utf-8")
    (tmp_path / "apt-get").chmod(0o755)
    (tmp_path / "ln").symlink_to(shutil.which("ln", path=os.defpath) or "ln")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert instructions.find_valgrind() == str(made)
    told = [line.split()[1] for line in asked.read_text(encoding="utf-8").splitlines()]
    assert told == ["update", "install"]


def test_a_commit_that_is_not_there_is_told_of() -> None:
    with pytest.raises(CannotCountError, match="no commit 'nowhere' here"):
        instructions.commit_of("nowhere")


# --- make bench-server: what the server does for a move -----------------------------------------------------


def test_what_the_server_does_is_told_beside_its_bar() -> None:
    before = Sum(moves=100, seconds=0.5, games=["a"])
    now = Sum(moves=100, seconds=0.1, games=["a"])
    row = server.told("states", server.SETTINGS[0], [before, now], 0.2)
    assert row == ["states: Hamburg, 4 people", "100", "5.00", "1.00", "0.20", "0.20"]
    slow = Sum(moves=100, seconds=0.2, games=["b"])
    row = server.told("server", server.SETTINGS[1], [before, slow], 0.2)
    assert row == [
        "server: Hamburg, 2 people and 2 bots, other games",
        "100",
        "5.00",
        "2.00",
        "0.40",
        "0.20 (above)",
    ]


def test_a_server_is_played_at_and_tells_its_processor_time(tmp_path: Path) -> None:
    """The work tree beside itself: the same choices, and moves and time that are counted."""
    source = Path(burgomaster.__file__).parent.parent
    one, two = server.measure_server([source, source], server.Setting("hamburg", 2), 1, 5, tmp_path)
    assert one.games == two.games
    assert len(one.games) == one.moves == two.moves == 5
    assert min(one.seconds, two.seconds) > 0


def test_two_jobs_are_told_by_the_clock_and_by_the_processor() -> None:
    text = jobs.told([(10.0, 9.0), (8.0, 9.0), (9.0, 9.0)], [(5.0, 10.0), (5.0, 10.0), (5.0, 10.0)], 2000)
    assert "1.80 times as fast by the clock (efficiency 90%)" in text
    assert "1.11 times the processor's time" in text


def test_a_simulation_tells_how_long_it_took() -> None:
    wall, processor = jobs.once(2, 4)
    assert 0 < wall < 300
    assert processor > 0.1


def test_a_fixed_game_is_the_same_each_time_and_tells_all_of_it() -> None:
    kind = equal.KINDS["bruges-2"]
    record = equal.played(kind, 3)
    assert record == equal.played(kind, 3)
    assert record != equal.played(kind, 4)
    lines = record.splitlines()
    assert lines[0] == "game bruges"
    assert lines[-1].startswith("end ")
    assert " digest " in lines[-1]


def test_every_game_and_number_of_players_is_compared() -> None:
    for game in GAMES:
        players, *_ = rules_of(game).offered()
        assert players.name == "players"
        assert {kind.players for kind in equal.KINDS.values() if kind.game == game} == set(
            range(players.low, players.high + 1)
        )


def test_where_two_games_part_is_told() -> None:
    assert equal.first_difference(["a", "b"], ["a", "c"]) == "line 2: 'b' is now 'c'"
    assert equal.first_difference(["a"], ["a", "c"]) == "line 2: 'nothing' is now 'c'"
    assert equal.first_difference(["a"], ["a"]) == "nowhere"
