"""Measure the peer, the pure and the compiled engine in one run, and compare them.

The contestants take turns, round by round, so that a busy spell of the machine hits them all; what counts is
each one's median. `make bench` prepares the environments and runs this.
"""

import argparse
import platform
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.layout import markdown, put_between
from bench.timing import Figures
from burgomaster.games import GAMES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "speed.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"


@dataclass(frozen=True)
class Contestant:
    """An engine to be measured: the environment that it lives in, and what to run there."""

    environment: str
    command: tuple[str, ...]

    def round(self, seconds: float) -> Figures:
        """Let it play one round in a process of its own."""
        python = str(ROOT / self.environment / "bin" / "python")
        done = subprocess.run(
            [python, "-m", *self.command, "--seconds", str(seconds)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return Figures.from_json(done.stdout)


def contestants(games: Iterable[str], players: Iterable[int]) -> list[Contestant]:
    """List who takes part: the peer first, everyone else is compared with it."""
    settings = [(game, str(count)) for game in games for count in players]
    return [
        Contestant(".venv-bench", ("bench.peer",)),
        *(
            Contestant(environment, ("bench.ours", "--game", game, "--players", count, "--what", what))
            for game, count in settings
            for environment in (".venv", ".venv-compiled")
            for what in ("loop", "playout")
        ),
    ]


def middle_of(rounds: list[Figures]) -> Figures:
    """Take each figure's median over the rounds."""

    def optional(values: list[float | None]) -> float | None:
        given = [value for value in values if value is not None]
        return median(given) if given else None

    return Figures(
        engine=rounds[0].engine,
        decisions_per_second=median(each.decisions_per_second for each in rounds),
        questions_per_second=median(each.questions_per_second for each in rounds),
        games_per_second=median(each.games_per_second for each in rounds),
        decisions_per_game=median(each.decisions_per_game for each in rounds),
        questions_per_game=median(each.questions_per_game for each in rounds),
        copy_us=optional([each.copy_us for each in rounds]),
        look_us=optional([each.look_us for each in rounds]),
        imagine_us=optional([each.imagine_us for each in rounds]),
    )


def table(results: list[Figures], rounds: int) -> str:
    """Lay the figures out as a Markdown table; ratios say how many times as fast as the peer."""
    peer = results[0]

    def microseconds(value: float | None) -> str:
        return "-" if value is None else f"{value:.1f}"

    rows = [
        [
            *("engine", "decisions/s", "ratio", "questions/s", "ratio", "games/s", "decisions/game"),
            *("questions/game", "copy, us", "ratio", "look, us", "imagine, us"),
        ],
        *(
            [
                each.engine,
                f"{each.decisions_per_second:,.0f}",
                f"{each.decisions_per_second / peer.decisions_per_second:.1f}",
                f"{each.questions_per_second:,.0f}",
                f"{each.questions_per_second / peer.questions_per_second:.1f}",
                f"{each.games_per_second:,.1f}",
                f"{each.decisions_per_game:,.0f}",
                f"{each.questions_per_game:,.0f}",
                microseconds(each.copy_us),
                f"{peer.copy_us / each.copy_us:.1f}" if peer.copy_us and each.copy_us else "-",
                microseconds(each.look_us),
                microseconds(each.imagine_us),
            ]
            for each in results
        ),
    ]
    where = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, one core"
    note = (
        f"Medians of {rounds} alternating rounds in processor time; {where}. "
        "The games differ, in length and in how much a question asks for: "
        "ratios compare engines at their own games, not two engines at one."
    )
    return f"{markdown(rows)}\n\n{note}"


def write(block: str) -> None:
    """Put the figures between the markers of the page on speed."""
    PAGE.write_text(put_between(PAGE.read_text(encoding="utf-8"), BEGIN, END, block), encoding="utf-8")


def main() -> None:
    """Run the whole contest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="a game to measure, repeatable (default: every game)")
    parser.add_argument(
        "--players", type=int, action="append", help="how many seats, repeatable (default: 4)"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often everyone plays (default: 5)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each round lasts (default: 5)")
    parser.add_argument("--write", action="store_true", help="put the table into docs/speed.md")
    chosen = parser.parse_args()

    field = contestants(chosen.game or GAMES, chosen.players or [4])
    found: list[list[Figures]] = [[] for _ in field]
    for number in range(1, chosen.rounds + 1):
        for contestant, rounds in zip(field, found, strict=True):
            figures = contestant.round(chosen.seconds)
            rounds.append(figures)
            print(f"round {number}: {figures.engine}: {figures.decisions_per_second:,.0f}/s", file=sys.stderr)
    jobs = subprocess.run(
        [str(ROOT / ".venv-compiled" / "bin" / "python"), "-m", "bench.jobs"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.strip()
    block = f"{table([middle_of(rounds) for rounds in found], chosen.rounds)}\n\n{jobs}"
    print(block)
    if chosen.write:
        write(block)


if __name__ == "__main__":
    main()
