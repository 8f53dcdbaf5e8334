"""Count the instructions that a decision takes, beside those of another commit and the last published ones.

`make instructions` prepares and runs this. Instructions hardly depend on what else the machine does, so that
a change of one in a hundred shows. Both engines are compiled here and play the same fixed games under
callgrind, once many and once only the first few of them: the difference is what the games between take, and
start-up drops out. What is done to tables, such as imagining, is counted call by call in the same way.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from io import BytesIO
from pathlib import Path

from bench.fixed import CLERK, WHAT, Played, Report
from bench.layout import markdown, put_between

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "instructions"
"""Where engines and counts lie: one folder for each commit, and `now` for the work tree."""

PAGE = ROOT / "docs" / "speed.md"
MARKS = "<!-- instructions: begin -->", "<!-- instructions: end -->"

MANY, FEW = 60, 20
BAR = 1.02
"""More than this many times the instructions of before is worth a look at the change."""


Row = tuple[str, str, str]
"""How a row begins: the game, how many play it, and what is counted."""


@dataclass(frozen=True)
class Setting:
    """A game, how many play it, and what is counted: one of `bench.fixed.WHAT`."""

    game: str
    players: int
    what: str = "loop"

    @property
    def title(self) -> str:
        """Return the game's name as one writes it."""
        return self.game.replace("_", " ").title()

    @property
    def counted(self) -> str:
        """Return what is counted as one writes it."""
        named = {
            "loop": "decision, loop in Python",
            "playout": "decision, playout",
            CLERK: "a clerk's decision",
        }
        return named.get(self.what, self.what)

    @property
    def games(self) -> int:
        """Return for how many of the games asked for one is played: a clerk's decisions take so much more."""
        return 5 if self.what == CLERK else 1

    @property
    def row(self) -> Row:
        """Return how its row in the table begins."""
        return self.title, str(self.players), self.counted

    def __str__(self) -> str:
        return f"{self.title} for {self.players}, {self.counted}"


SETTINGS = (
    Setting("hamburg", 2),
    *(Setting("hamburg", 4, what) for what in WHAT),
    *(Setting("city_tycoon", 4, what) for what in WHAT),
    *(Setting("bruges", 4, what) for what in WHAT),
    *(Setting(game, 2, CLERK) for game in ("hamburg", "city_tycoon", "bruges")),
)


def played_by(engines: list[Path]) -> list[Setting]:
    """Return what can be compared: settings of games that all engines know."""
    return [
        setting
        for setting in SETTINGS
        if all((engine / "burgomaster/games" / setting.game / "rules.py").exists() for engine in engines)
    ]


@dataclass(frozen=True)
class Count:
    """What two runs of an engine took: one of many games, and one of the first few of them."""

    games: list[Played]
    many: int
    few: int
    first: int = FEW
    """How many games the short run played."""

    @property
    def decisions(self) -> int:
        """Count the decisions in the games that only the longer run played."""
        return sum(game.decisions for game in self.games[self.first :])

    @property
    def a_decision(self) -> float:
        """Return the instructions a decision takes; what both runs did, start-up above all, drops out."""
        return (self.many - self.few) / self.decisions


class CannotCountError(Exception):
    """Why nothing can be counted, in words for whoever wants to know."""


# --- Valgrind -----------------------------------------------------------------------------------------------


def find_valgrind() -> str:
    """Return valgrind, installed from Debian's packages where it is missing and that may be done."""
    found = shutil.which("valgrind")
    if found is None and shutil.which("apt-get") is not None and os.geteuid() == 0:
        say("installing valgrind from the system's packages")
        for command in (("update",), ("install", "-y", "--no-install-recommends", "valgrind")):
            subprocess.run(["apt-get", "-qq", *command], stdout=sys.stderr, check=False)
        found = shutil.which("valgrind")
    if found is None:
        raise CannotCountError(
            "Counting needs valgrind, which is not here: install it from your system's packages "
            "(Debian and Ubuntu: apt-get install valgrind), then call make instructions again."
        )
    return found


def counted(text: str) -> int:
    """Return the number of instructions that callgrind wrote into its file."""
    events = totals = ""
    for line in text.splitlines():
        if line.startswith("events:"):
            events = line
        elif line.startswith("totals:"):
            totals = line
    found = dict(zip(events.split(), totals.split(), strict=False))
    if "Ir" not in found:
        raise CannotCountError("Callgrind wrote no total of instructions: its run did not come to an end.")
    return int(found["Ir"])


# --- Engines ------------------------------------------------------------------------------------------------


def git(*arguments: str) -> bytes | None:
    """Return what git answers, or nothing where it refuses."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=False)
    except FileNotFoundError as error:
        raise CannotCountError("The commit to compare with comes from git, which is not here.") from error
    return done.stdout if done.returncode == 0 else None


def commit_of(name: str) -> str:
    """Return the full hash of the commit that someone names."""
    found = git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")
    if found is None:
        raise CannotCountError(
            f"There is no commit {name!r} here; a shallow clone lacks the earlier ones. "
            "Name another one, as in make instructions BASE=main."
        )
    return found.decode().strip()


def wheel_in(folder: Path) -> Path | None:
    """Return the wheel that lies in a folder."""
    return next(iter(sorted(folder.glob("*.whl"))), None)


def build(commit: str, folder: Path) -> Path:
    """Build the wheel of a commit with the tools of this environment, unless it lies there already."""
    ready = wheel_in(folder)
    if ready is not None:
        return ready
    say(f"compiling {commit[:10]}, this once (some minutes)")
    shutil.rmtree(folder, ignore_errors=True)
    source, output = folder / "source", folder / "output"
    with zipfile.ZipFile(BytesIO(git("archive", "--format=zip", commit) or b"")) as archive:
        archive.extractall(source)
    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(output)],
        cwd=source,
        env={**os.environ, "BURGOMASTER_WEB": "0", "BURGOMASTER_COMPILE": "1"},
        stdout=sys.stderr,
        check=False,
    )
    built = wheel_in(output)
    if done.returncode != 0 or built is None:
        raise CannotCountError(f"Commit {commit[:10]} cannot be built here (reason above).")
    ready = built.rename(folder / built.name)  # now, and not before, it lies ready
    shutil.rmtree(source)
    shutil.rmtree(output)
    return ready


def unpack(wheel: Path, folder: Path) -> Path:
    """Unpack a wheel into a folder for Python to find its engine there."""
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def kept_as(commit: str) -> str:
    """Name the folder of a commit's wheel; another Python or another mypyc builds another one."""
    return f"{commit}-{sys.implementation.cache_tag}-mypy-{version('mypy')}"


# --- Counting -----------------------------------------------------------------------------------------------


def run(engine: Path, setting: Setting, games: int, *before: str) -> Report:
    """Let an engine play the first fixed games in a process of its own, under a command if one is given."""
    # Without site-packages and settings of the caller's: the engine in the folder is the only one there is.
    python = (sys.executable, "-S", "-m", "bench.fixed")
    chosen = ("--game", setting.game, "--players", str(setting.players), "--what", setting.what)
    settings = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [*before, *python, *chosen, "--games", str(games)],
        cwd=ROOT,
        env={**settings, "PYTHONPATH": str(engine), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise CannotCountError(f"{setting.title} cannot be played from {engine}:\n{done.stderr.strip()}")
    return Report.from_json(done.stdout)


def instructions(valgrind: str, engine: Path, setting: Setting, expected: list[Played]) -> int:
    """Count the instructions of a whole run; callgrind's file stays beside the engine, to be looked into."""
    games = len(expected)
    file = engine.parent / f"{setting.game}-{setting.players}-{setting.what}-{games}.callgrind"
    file.unlink(missing_ok=True)
    report = run(
        engine, setting, games, valgrind, "--quiet", "--tool=callgrind", f"--callgrind-out-file={file}"
    )
    if report.games != expected:
        raise CannotCountError(f"{setting.title} plays other games under valgrind than without it.")
    return counted(file.read_text(encoding="utf-8"))


def count(valgrind: str, engine: Path, setting: Setting, many: int, few: int) -> Count:
    """Count one setting on one engine."""
    many, few = max(many // setting.games, 2), max(few // setting.games, 1)
    report = run(engine, setting, many)  # first without valgrind: it writes the bytecode that later runs read
    if report.engine != "compiled":
        raise CannotCountError(f"The engine in {engine} is not compiled.")
    found = Count(
        report.games,
        instructions(valgrind, engine, setting, report.games),
        instructions(valgrind, engine, setting, report.games[:few]),
        few,
    )
    say(f"counted {setting}: {engine.parent.name[:10]}")
    return found


def compare(
    valgrind: str, engines: list[Path], settings: list[Setting], many: int, few: int, jobs: int
) -> list[list[Count]]:
    """Count all settings on each engine, several at a time: other work does not change the counts."""
    with ThreadPoolExecutor(jobs) as pool:
        waiting = [
            [pool.submit(count, valgrind, engine, setting, many, few) for setting in settings]
            for engine in engines
        ]
        return [[each.result() for each in engine] for engine in waiting]


# --- Telling ------------------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Tell whoever waits what is going on."""
    print(text, file=sys.stderr, flush=True)


NOW = "now"


def published(page: str) -> dict[Row, str]:
    """Return the counts on the page about speed, by how their rows begin."""
    found: dict[Row, str] = {}
    begin, end = MARKS
    column = 0
    for line in page.partition(begin)[2].partition(end)[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if NOW in cells:
            column = cells.index(NOW)
        elif column and len(cells) > column and not cells[0].startswith(":"):
            found[cells[0], cells[1], cells[2]] = cells[column]
    return found


def table(settings: Sequence[Setting], before: list[Count], now: list[Count], last: Mapping[Row, str]) -> str:
    """Lay the counts out as a Markdown table, and say what to make of them; `last` was published."""
    rows = [
        [*("game", "players", "what", "times", "instructions each, before", NOW, "ratio", "published before")]
    ]
    differing: list[str] = []
    above: list[str] = []
    for setting, old, new in zip(settings, before, now, strict=True):
        ratio = new.a_decision / old.a_decision
        decisions = f"{new.decisions:,}"
        if old.games != new.games:
            differing.append(str(setting))
            decisions = f"{old.decisions:,} and {decisions}"
        if ratio > BAR:
            above.append(f"{setting} ({ratio:.3f})")
        figures = (f"{old.a_decision:,.0f}", f"{new.a_decision:,.0f}", f"{ratio:.3f}")
        rows.append([*setting.row, decisions, *figures, last.get(setting.row, "-")])
    same = "Both played the same games."
    if differing:
        same = f"The games differ ({', '.join(differing)}): there only the figures for a decision compare."
    bar = f"Above the bar of {BAR}: {', '.join(above)}." if above else f"All are within the bar of {BAR}."
    return f"{markdown(rows)}\n\n{same} {bar}"


def main() -> None:
    """Build, play, count and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", default="HEAD^", help="the commit to compare with (default: HEAD^)")
    parser.add_argument("--many", type=int, default=MANY, help=f"games of the longer run (default: {MANY})")
    parser.add_argument("--few", type=int, default=FEW, help=f"games of the shorter run (default: {FEW})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="runs side by side")
    parser.add_argument("--write", action="store_true", help="put the table into docs/speed.md")
    parser.add_argument("--only", default="", help="what is counted, as in clerk or playout (default: all)")
    chosen = parser.parse_args()
    if not 0 < chosen.few < chosen.many:
        parser.error("the longer run needs more games than the shorter one, and that at least one")
    try:
        valgrind = find_valgrind()
        commit = commit_of(chosen.base)
        present = wheel_in(ROOT / "build" / "wheel")
        if present is None:
            raise CannotCountError("The work tree's wheel is not built: make instructions does that.")
        folder = BUILD / kept_as(commit)
        engines = [
            unpack(build(commit, folder), folder / "engine"),
            unpack(present, BUILD / "now" / "engine"),
        ]
        settings = [each for each in played_by(engines) if chosen.only in ("", each.what)]
        before, now = compare(valgrind, engines, settings, chosen.many, chosen.few, chosen.jobs)
    except CannotCountError as reason:
        sys.exit(str(reason))
    page = PAGE.read_text(encoding="utf-8")
    block = f"Before: {commit[:10]}. Now: the work tree.\n\n{table(settings, before, now, published(page))}"
    print(block)
    if chosen.write:
        PAGE.write_text(put_between(page, *MARKS, block), encoding="utf-8")


if __name__ == "__main__":
    main()
