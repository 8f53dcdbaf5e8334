"""Find a better value for the searchers: what the clerk's judgement counts where a playout ends.

`make values` prepares and runs this. Two predict one: at questions of games between clerks the first few
candidates are played on in the same worlds to where a search cuts them off, and a season or round further.
What the judgement says there is to explain, by other numbers of its taste, how it differs here; so it is
fitted on differences between candidates, and on nothing that they share. Then a councillor with the numbers
found plays paired games against one with those it has, on seeds used for nothing else: kept is what gains.

What was collected and played lies in `bench/values`, a file for a game and a number of seats; a later run
goes on from there, and two runs of different games do not disturb each other.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict, replace
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from statistics import mean
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import burgomaster
from bench.layout import markdown, put_between
from bench.strength import interval
from burgomaster.bots import Budget, ask
from burgomaster.bots.clerk import Clerk
from burgomaster.bots.levels import Levels
from burgomaster.bots.search import MARGIN, Search
from burgomaster.core.chance import Common, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.playout import Until, play_on
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "bench" / "values"
PAGE: Final = ROOT / "docs" / "strength.md"
MARKS: Final = "<!-- values: begin -->", "<!-- values: end -->"
HEAD: Final = ["Game", "Seats", "Games", "Differences", "Not foreseen", "By other numbers", "Ahead with them"]

SEATS: Final = (2, 4)
FIRST_SEED: Final = 980_000
"""Deals to collect from."""
DUEL_SEED: Final = 985_000
"""Deals to compare on."""
EVERY: Final = 8
"""One in so many of the questions that a searcher would think about is looked at."""
MOST: Final = 3
WORLDS: Final = 3
PLAYOUTS: Final = 16
STEP: Final = 0.05
"""By which part a number is changed to see what follows from it."""
RIDGES: Final = (0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 100.0)
LEAST, LARGEST = 0.5, 2.0
"""No number becomes smaller or larger by more than that."""

Floats = NDArray[np.float64]
Factors = dict[str, float]
"""By what the numbers of a taste are multiplied."""


# A taste and its numbers.


def numbers_of(game: str) -> dict[str, float]:
    """Return the numbers of the taste by which a game's clerk values a table, as they are."""
    own = _clerk(game).own
    known = asdict(own) if game != "city_tycoon" else vars_of(own)
    return {
        name: mean(number) if isinstance(number, list) else number
        for name, number in known.items()
        if name != "others" and isinstance(number[-1] if isinstance(number, list) else number, float)
    }


def vars_of(weights: Any) -> dict[str, Any]:
    """Return the attributes of City Tycoon's weights; compiled, they have no dictionary."""
    return {name: getattr(weights, name) for name in sorted(dir(weights)) if not name.startswith("_")}


def clerk_with(game: str, factors: Factors) -> Clerk[Any]:
    """Return a game's clerk that values tables by other numbers, and plays as before."""
    own = _clerk(game).own
    if game != "city_tycoon":
        changed = {name: getattr(own, name) * factor for name, factor in factors.items()}
        other: Clerk[Any] = _clerk(game, own=replace(own, **changed))
        return other
    weights = type(own)()
    for name, factor in factors.items():
        number = getattr(own, name)
        setattr(
            weights, name, [each * factor for each in number] if isinstance(number, list) else number * factor
        )
    weighed: Clerk[Any] = _clerk(game, own=weights)
    return weighed


def _clerk(game: str, **how: Any) -> Any:
    return import_module(f"burgomaster.bots.{game}.clerk").Clerk(**how)


def levels_of(game: str) -> Levels[Any]:
    """Return how a game's levels are made."""
    made: Levels[Any] = import_module(f"burgomaster.bots.{game}.levels").LEVELS
    return made


@lru_cache(None)
def changed_clerks(game: str) -> list[Clerk[Any]]:
    """Return a clerk for every number, with that one a little larger."""
    return [clerk_with(game, {name: 1 + STEP}) for name in numbers_of(game)]


# Collecting.


class Sums:
    """What a fit needs to know of all differences: how each number moves them, and what is to be moved."""

    def __init__(self, size: int) -> None:
        self.count = 0
        self.missed = 0.0
        """The sum of the squares of what was not foreseen."""
        self.along: Floats = np.zeros(size)
        self.square: Floats = np.zeros((size, size))

    def add(self, moved: Floats, missed: float) -> None:
        """Add a difference between two candidates."""
        self.count += 1
        self.missed += missed * missed
        self.along += missed * moved
        self.square += np.outer(moved, moved)

    def plus(self, other: Sums) -> Sums:
        """Return both together."""
        both = Sums(len(self.along))
        both.count, both.missed = self.count + other.count, self.missed + other.missed
        both.along, both.square = self.along + other.along, self.square + other.square
        return both

    def error(self, shift: Floats) -> float:
        """Return how far off differences are, about, once the numbers are shifted so."""
        left = self.missed - 2 * float(shift @ self.along) + float(shift @ self.square @ shift)
        return float(np.sqrt(max(left, 0.0) / max(self.count, 1)))

    def fitted(self, ridge: float) -> Floats:
        """Return the shift that leaves least, shrunk towards none."""
        if not self.count:
            return np.zeros(len(self.along))
        weight = np.diag(ridge * np.diag(self.square) + 1e-6 * self.count)
        return np.asarray(np.linalg.solve(self.square + weight, self.along))

    def to_plain(self) -> dict[str, Any]:
        """Return it as it is kept."""
        rounded = [[float(f"{each:.6g}") for each in row] for row in self.square]
        return {
            "count": self.count,
            "missed": float(f"{self.missed:.8g}"),
            "along": [float(f"{each:.6g}") for each in self.along],
            "square": rounded,
        }

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Sums:
        """Read what was kept."""
        sums = cls(len(plain["along"]))
        sums.count, sums.missed = plain["count"], plain["missed"]
        sums.along, sums.square = np.array(plain["along"]), np.array(plain["square"])
        return sums


def aim(values: list[float], seat: int) -> float:
    """Return what a searcher aims at: against one other the lead, else one's own points."""
    return 2 * values[seat] - sum(values) if len(values) == 2 else values[seat]


def values_of(clerk: Clerk[Any], table: Table) -> list[float]:
    """Return everyone's points where the game is over, and what they may expect elsewhere."""
    return [float(score) for score in table.scores()] if table.over else clerk.values(table)


def end_of(
    game: str, search: Search[Any], world: Table, choice: Choice, key: int
) -> tuple[float, Floats, float] | None:
    """Play a candidate on: the value where a search ends, how numbers move it, and the value further on."""
    table = world.clone()
    table.source = Common(key)
    table.apply(search.seat, choice)
    play_on(table, search.policies, search.until)
    if table.over:
        return None
    here = aim(search.clerk.values(table), search.seat)
    moved = [(aim(clerk.values(table), search.seat) - here) / STEP for clerk in changed_clerks(game)]
    play_on(table, search.policies, Until(chapters=1))
    return here, np.array(moved), aim(values_of(search.clerk, table), search.seat)


def collect(game: str, table: Table, seat: int, sums: Sums, rng: Fast) -> None:
    """Add what the candidates of a question differ by."""
    levels = levels_of(game)
    clerk, seen = levels.clerk(), table.seen_by(seat)
    effort = levels.effort(seen)
    if effort is None or rng.below(EVERY):
        return
    ranked = clerk.trial(clerk.imagined(seen, rng), seat, rng).ranked(table.offers_to(seat))
    ranked = [each for each in ranked[:MOST] if each[1] >= ranked[0][1] - MARGIN]
    search = Search(clerk, seen, seat, effort, rng)
    for _ in range(WORLDS if len(ranked) > 1 else 0):
        key = rng.word()
        world = seen.imagined(Fast(key))
        first = end_of(game, search, world, ranked[0][0], key)
        for choice, _ in ranked[1:]:
            other = end_of(game, search, world, choice, key)
            if first is not None and other is not None:
                missed = (other[2] - first[2]) - (other[0] - first[0])
                sums.add(other[1] - first[1], missed)


def collect_game(game: str, seats: int, number: int, sums: Sums) -> None:
    """Play a game between clerks, and collect from its questions."""
    rng = Fast((FIRST_SEED + number) << 8)
    table: Table = rules_of(game).new({"players": seats}, rng)
    clerk, luck = levels_of(game).clerk(), Fast(((FIRST_SEED + number) << 8) + 1)
    while not table.over:
        seat, choices = table.turn()
        choice = choices[0]
        if len(choices) > 1:
            collect(game, table, seat, sums, luck)
            choice = ask(clerk, table, seat, luck)
        table.apply(seat, choice)


# What is kept.


class Kept:
    """What was collected and played for a game and a number of seats."""

    def __init__(self, game: str, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.numbers: Final = numbers_of(game)
        self.games = 0
        size = len(self.numbers)
        self.halves: list[Sums] = [Sums(size), Sums(size)]
        """Of even and of odd games: what one half says is tried on the other."""
        self.factors: Factors = {}
        """With what the duels were played."""
        self.duels: list[float] = []
        """What a councillor with them was ahead in each deal, on average over the seats."""
        self._read()

    @property
    def path(self) -> Path:
        """Return where it lies."""
        return FOLDER / f"{self.game}-{self.seats}.json"

    def _read(self) -> None:
        if not self.path.exists():
            return
        plain = json.loads(self.path.read_text(encoding="utf-8"))
        if plain["numbers"] != self.numbers:  # another taste: what was collected says nothing of it
            return
        self.games, self.factors, self.duels = plain["games"], plain["factors"], plain["duels"]
        self.halves = [Sums.from_plain(half) for half in plain["halves"]]

    def save(self) -> None:
        """Keep it; whoever ends this now loses nothing."""
        plain = {
            "numbers": self.numbers,
            "games": self.games,
            "factors": self.factors,
            "duels": self.duels,
            "halves": [half.to_plain() for half in self.halves],
        }
        FOLDER.mkdir(exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(plain, separators=(",", ":")) + "\n", encoding="utf-8")
        new.replace(self.path)

    def fit(self) -> tuple[Factors, float, float]:
        """Return the factors, and how far off differences are without and with them, on the other half."""
        first, second = self.halves
        before = float(np.mean([half.error(np.zeros(len(self.numbers))) for half in self.halves]))

        def crossed(ridge: float) -> float:
            return (second.error(first.fitted(ridge)) + first.error(second.fitted(ridge))) / 2

        ridge = min(RIDGES, key=crossed)
        shift = first.plus(second).fitted(ridge)
        factors = {
            name: round(min(max(1 + float(each), LEAST), LARGEST), 3)
            for name, each in zip(self.numbers, shift, strict=True)
        }
        return {name: each for name, each in factors.items() if each != 1.0}, before, crossed(ridge)


# Comparing.


def duel(game: str, seats: int, number: int, factors: Factors) -> float:
    """Return what a councillor with other numbers is ahead of those without, on every seat of a deal."""
    levels = levels_of(game)
    fitted = Levels(
        lambda: clerk_with(game, factors), levels.effort, {seats: PLAYOUTS}, {seats: PLAYOUTS}, 0.0
    ).councillor()
    plain = levels.councillor()
    ahead: list[float] = []
    for mine in range(seats):
        start = (DUEL_SEED + number) << 8
        table: Table = rules_of(game).new({"players": seats}, Fast(start))
        rngs = [Fast(start + 1 + each) for each in range(seats)]
        while not table.over:
            seat, choices = table.turn()
            choice = choices[0]
            if len(choices) > 1:
                who = fitted if seat == mine else plain
                choice = ask(who, table, seat, rngs[seat], Budget(simulations=PLAYOUTS))
            table.apply(seat, choice)
        scores = table.scores()
        ahead.append(scores[mine] - mean([score for each, score in enumerate(scores) if each != mine]))
    return round(mean(ahead), 3)


# Telling.


def row(kept: Kept) -> list[str]:
    """Return a row of the table."""
    title = kept.game.replace("_", " ").title()
    count = sum([half.count for half in kept.halves])
    if not count:
        return [title, str(kept.seats), "0", "0", "", "", "not collected yet"]
    _, before, after = kept.fit()
    ahead = "not played yet"
    if kept.duels:
        games = len(kept.duels) * kept.seats
        ahead = f"{mean(kept.duels):+.1f} ± {interval(kept.duels):.1f} ({games} games)"
    return [title, str(kept.seats), str(kept.games), str(count), f"{before:.2f}", f"{after:.2f}", ahead]


def told(factors: Factors) -> str:
    """Say which numbers would change most."""
    most = sorted(factors.items(), key=lambda each: -abs(np.log(each[1])))[:6]
    return ", ".join([f"{name} x {factor:.2f}" for name, factor in most])


def page() -> str:
    """Return what all rows came to."""
    rows = [HEAD]
    lines: list[str] = []
    for game in GAMES:
        for seats in SEATS:
            kept = Kept(game, seats)
            rows.append(row(kept))
            if kept.games:
                lines.append(f"- {rows[-1][0]} for {seats}: {told(kept.factors or kept.fit()[0])}.")
    return f"{markdown(rows)}\n\nWhat would change most:\n\n" + "\n".join(lines)


def main() -> None:
    """Collect, fit, compare; or write what there is."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("rows", nargs="*", help="as in hamburg or hamburg/2 (default: all)")
    arguments.add_argument("--games", type=int, default=200, help="to collect from (default: 200)")
    arguments.add_argument("--deals", type=int, default=30, help="to compare on (default: 30)")
    arguments.add_argument("--minutes", type=float, default=90, help="end after so many (default: 90)")
    arguments.add_argument("--write", action="store_true", help="only write the page from what there is")
    chosen = arguments.parse_args()
    if chosen.write:
        PAGE.write_text(put_between(PAGE.read_text(encoding="utf-8"), *MARKS, page()), encoding="utf-8")
        return
    if burgomaster.build_kind() != "compiled":
        print("The engine is not compiled: this will take eight times as long.", file=sys.stderr)
    until = time.monotonic() + 60 * chosen.minutes
    for game in GAMES:
        for seats in SEATS:
            name = f"{game}/{seats}"
            if not chosen.rows or any(name.startswith(each) for each in chosen.rows):
                go_on(Kept(game, seats), chosen.games, chosen.deals, until)


def go_on(kept: Kept, games: int, deals: int, until: float) -> None:
    """Collect and compare what is missing of a row, and tell how far it has come."""
    name = f"{kept.game}/{kept.seats}"
    while kept.games < games and time.monotonic() < until:
        collect_game(kept.game, kept.seats, kept.games, kept.halves[kept.games % 2])
        kept.games += 1
        if kept.games % 5 == 0 or kept.games == games:
            kept.save()
            count = sum([half.count for half in kept.halves])
            print(f"{name}: {kept.games} of {games} games, {count} differences", flush=True)
    if kept.games < games:
        return
    factors, before, after = kept.fit()
    print(f"{name}: not foreseen {before:.3f}, by other numbers {after:.3f}: {told(factors)}", flush=True)
    if factors != kept.factors:
        kept.factors, kept.duels = factors, []
    while len(kept.duels) < deals and time.monotonic() < until:
        kept.duels.append(duel(kept.game, kept.seats, len(kept.duels), factors))
        kept.save()
        print(f"{name}: deal {len(kept.duels)} of {deals}, {kept.duels[-1]:+.1f}", flush=True)
    print(f"{name}: {row(kept)[-1]}", flush=True)


if __name__ == "__main__":
    main()
