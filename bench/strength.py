"""How strong the levels are: paired games beside the clerk that there was before them, row by row.

`make strength` prepares and runs this. Every deal is played with the bot on each seat in turn, so that luck
evens out; the seeds were used for no tuning. What is played is kept in `bench/strength.jsonl`, a line for a
deal, and a later run goes on from there. The rows are played one after the other, so that what is complete
grows; with `--in-turn` a few deals of every row in turn, so that every row soon tells something.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

import burgomaster
from bench.instructions import build, commit_of, kept_as, unpack
from bench.layout import markdown, put_between
from bench.rows import FORMER, ROWS, Row
from burgomaster.bots import UNLIMITED, Bot, Budget, Decision, See, ask, bot, sit
from burgomaster.bots.program import Program
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.rules import Options
from burgomaster.core.table import Table
from burgomaster.games import rules_of

ROOT: Final = Path(__file__).parent.parent
PLAYED: Final = ROOT / "bench" / "strength.jsonl"
PAGE: Final = ROOT / "docs" / "strength.md"
MARKS: Final = "<!-- strength: begin -->", "<!-- strength: end -->"
BEFORE: Final = "b0c81687"
"""The last commit without levels."""
FIRST_SEED: Final = 960_000
"""Seeds from here on are for measuring alone."""
NORMAL_95: Final = 1.96
HEAD: Final = ["Game", "Bot", "Against", "Games", "Points ahead", "Won", "Bar", "Met", "Processor (longest)"]


@dataclass(frozen=True)
class Deal:
    """What a deal came to on each seat: what the bot had ahead of the others' mean, and its share won."""

    row: str
    deal: int
    ahead: list[float]
    won: list[float]
    decisions: int
    seconds: float
    """Of a processor, for all those decisions."""
    longest: float


class Timed:
    """A bot, and what its decisions take of a processor."""

    def __init__(self, timed: Bot) -> None:
        self._bot: Final = timed
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return what the bot chooses, and note how long that took."""
        began = time.process_time()
        choice = self._bot.choose(question, see, rng, budget)
        took = time.process_time() - began
        self.decisions += 1
        self.seconds += took
        self.longest = max(self.longest, took)
        return choice


def former(game: str) -> Program:
    """Return the clerk before there were levels, with the engine of its commit."""
    folder = ROOT / "build" / "instructions" / kept_as(commit_of(BEFORE))
    engine = folder / "engine"
    if not engine.exists():
        unpack(build(commit_of(BEFORE), folder), engine)
    return Program(f"env PYTHONPATH={engine} {sys.executable} -S {ROOT / 'bench' / 'former.py'}", game)


def played(row: Row, number: int, other: Bot | None) -> Deal:
    """Play a deal with the row's bot on each seat in turn."""
    ahead: list[float] = []
    won: list[float] = []
    clocks: list[Timed] = []
    for seat in range(row.players):
        clock = Timed(sit(bot(row.bot, row.game), seat))
        scores, winners = _game(row, number, seat, clock, other)
        rest = [score for each, score in enumerate(scores) if each != seat]
        ahead.append(scores[seat] - mean(rest))
        won.append(1 / len(winners) if seat in winners else 0.0)
        clocks.append(clock)
    return Deal(
        row.name,
        number,
        [round(each, 3) for each in ahead],
        [round(each, 3) for each in won],
        sum([each.decisions for each in clocks]),
        round(sum([each.seconds for each in clocks]), 3),
        round(max([each.longest for each in clocks]), 3),
    )


def _game(row: Row, number: int, seat: int, mine: Bot, other: Bot | None) -> tuple[list[int], list[int]]:
    """Play one game; return scores and winners."""
    rules = rules_of(row.game)
    options: Options = {"players": row.players}
    if row.expansions:
        options["expansions"] = [*row.expansions]
    start = (FIRST_SEED + number) << 8
    table: Table = rules.new(rules.options(options), Fast(start))
    rngs = [Fast(start + 1 + each) for each in range(row.players)]
    budget = UNLIMITED if row.simulations is None else Budget(simulations=row.simulations)
    while not table.over:
        asked, choices = table.turn()
        choice = choices[0]
        if len(choices) > 1:
            who, thinks = (mine, budget) if asked == seat else (other, UNLIMITED)
            assert who is not None
            choice = ask(who, table, asked, rngs[asked], thinks)
        table.apply(asked, choice)
    return table.scores(), table.winners()


# What was played before.


def kept() -> list[Deal]:
    """Return the deals played so far."""
    if not PLAYED.exists():
        return []
    return [Deal(**json.loads(line)) for line in PLAYED.read_text(encoding="utf-8").splitlines()]


def forget(names: list[str]) -> None:
    """Leave out what was played of some rows, since their bot is another one now."""
    lines = [deal for deal in kept() if not any(deal.row.startswith(name) for name in names)]
    PLAYED.write_text("".join([line_of(deal) for deal in lines]), encoding="utf-8")


def line_of(deal: Deal) -> str:
    """Return how a deal is kept."""
    return json.dumps(deal.__dict__, separators=(",", ":")) + "\n"


def to_play(rows: list[Row], at_once: int) -> Iterator[tuple[Row, int]]:
    """Say what is to be played next: one row after the other, or so many deals of each row in turn."""
    done = {name: {deal.deal for deal in kept() if deal.row == name} for name in [row.name for row in rows]}
    missing = {
        row.name: [number for number in range(row.games // row.players) if number not in done[row.name]]
        for row in rows
    }
    while any(missing.values()):
        for row in rows:
            now = missing[row.name][: at_once or None]
            for number in now:
                yield row, number
            del missing[row.name][: len(now)]


# What it tells.


def interval(values: list[float]) -> float:
    """Return how far the true mean may lie from that of some values, with 95 % confidence."""
    return NORMAL_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")


def told(row: Row, deals: list[Deal], deviation: float | None) -> list[str]:
    """Return a row of the page."""
    title = row.game.replace("_", " ").title()
    what = row.bot if row.simulations is None else f"{row.bot}, {row.simulations} playouts"
    against = f"{row.players - 1 or ''} {row.other}".strip() + (", all expansions" if row.expansions else "")
    if not deals:
        return [title, what, against, f"0 of {row.games}", "not played yet", "", _bar(row), "", ""]
    ahead = [mean(deal.ahead) for deal in deals]
    won = [mean(deal.won) for deal in deals]
    middle, error = mean(ahead), interval(ahead)
    points = f"{middle:+.1f} ± {error:.1f}"
    if row.in_deviations and deviation:
        middle, error = middle / deviation, error / deviation
        points += f" ({middle:+.2f} ± {error:.2f} deviations)"
    decisions = sum([deal.decisions for deal in deals])
    spent = sum([deal.seconds for deal in deals])
    games = sum([len(deal.ahead) for deal in deals])
    shares = f"{mean(won):.0%} ± {interval(won):.0%}"
    pace = f"{1000 * spent / decisions:.0f} ms ({max([deal.longest for deal in deals]):.1f} s)"
    met = _met(row, middle, error, mean(won))
    if met and games < row.games:
        met += " so far"
    return [title, what, against, f"{games} of {row.games}", points, shares, _bar(row), met, pace]


def _bar(row: Row) -> str:
    parts: list[str] = []
    if row.least is not None:
        parts.append(f"{row.least:+g}" if row.most is None else f"{row.least:+g} to {row.most:+g}")
    if row.share:
        parts.append(f"{row.share:.0%}")
    return ", ".join(parts) + (" (deviations)" if row.in_deviations and parts else "")


def _met(row: Row, middle: float, error: float, share: float) -> str:
    """Say whether a bar is met: the mean reaches it, and the interval excludes 0 where it is not 0 itself."""
    if row.least is None:
        return ""
    if row.least == 0:
        return "yes" if middle + error >= 0 else "no"
    reached = middle >= row.least and (row.most is None or middle <= row.most) and share >= row.share
    return "yes" if reached and abs(middle) > error else "no"


def page() -> str:
    """Return the table of all rows."""
    deals = kept()
    by_row = {row.name: [deal for deal in deals if deal.row == row.name] for row in ROWS}
    lines = [HEAD]
    for row in ROWS:
        clerks = by_row.get(f"{row.game}/{row.players}/clerk/former-clerk", [])
        leads = [each for deal in clerks for each in deal.ahead]
        lines.append(told(row, by_row[row.name], stdev(leads) if len(leads) > 1 else None))
    spent = sum([deal.seconds for deal in deals])
    return f"{markdown(lines)}\n\nProcessor time of the bots measured, so far: {spent / 3600:.2f} hours."


def main() -> None:
    """Play on, and print or write what there is."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("rows", nargs="*", help="how the names of the rows begin (default: all)")
    arguments.add_argument("--in-turn", type=int, default=0, help="so many deals of each row in turn")
    arguments.add_argument("--minutes", type=float, default=0, help="end after so many (default: when done)")
    arguments.add_argument("--anew", action="store_true", help="forget what was played of these rows")
    arguments.add_argument("--write", action="store_true", help="only write the page from what was played")
    chosen = arguments.parse_args()
    if chosen.write:
        text = put_between(PAGE.read_text(encoding="utf-8"), *MARKS, page())
        PAGE.write_text(text, encoding="utf-8")
        return
    rows = [row for row in ROWS if not chosen.rows or any(row.name.startswith(each) for each in chosen.rows)]
    if burgomaster.build_kind() != "compiled":
        print("The engine is not compiled: this will take eight times as long.", file=sys.stderr)
    if chosen.anew:
        forget([row.name for row in rows])
    until = time.monotonic() + 60 * chosen.minutes
    others: dict[tuple[str, str], Bot] = {}
    for row, number in to_play(rows, chosen.in_turn):
        if chosen.minutes and time.monotonic() > until:
            break
        key = row.other, row.game
        if key not in others and row.players > 1:
            others[key] = former(row.game) if row.other == FORMER else bot(row.other, row.game)
        deal = played(row, number, others.get(key))
        with PLAYED.open("a", encoding="utf-8") as file:
            file.write(line_of(deal))
        print(row.name, number, deal.ahead, f"{deal.seconds:.1f} s", flush=True)
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    print(f"processor time: {sum([each.ru_utime + each.ru_stime for each in usages]):.0f} s")


if __name__ == "__main__":
    main()
