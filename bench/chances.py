"""How much a point tells of who wins: chances at a look in games of clerks and councillors, beside who won.

`make chances` plays games of every number of players, with Hamburg's expansions, too, going on where it ended
(build/chances). Then it fits how steeply chances rise with points ahead, smoothly from season to season. How
far told chances are off is looked at four times, each time in a quarter of the games that the fit did not
see; the fit that is written, src/burgomaster/insight/fitted.json, has seen all.

With `--fresh N` nothing is fitted: N new games of councillors of each kind are played, in turns, and what the
published fit tells of them is held beside who won.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from burgomaster.arena.pool import cores
from burgomaster.bots import ask, bot
from burgomaster.bots.clerk import Clerk
from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.message import Plain
from burgomaster.core.rules import Rules
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.insight.chances import WITH_EXPANSIONS, Steepness, fit_of
from burgomaster.insight.curve import Curve
from burgomaster.insight.looks import Looks
from burgomaster.insight.moments import Walk
from burgomaster.insight.worlds import Worlds

KEPT: Final = Path("build/chances")
FITTED: Final = Path("src/burgomaster/insight/fitted.json")
VERSION: Final = "2"
"""Rises with every fit that is published: an analysis names it."""
SMOOTH: Final = 20.0
"""How much two neighbouring changes of steepness may differ: the larger, the smoother."""
ROUNDS: Final = 200
CLOSE: Final = 0.002
"""The fit ends when no steepness changes by a larger part of itself."""
FOLDS: Final = 4
"""Chances are told for every fourth game by what the others taught."""
OFTEN: Final = 300
"""A tenth of chances counts if it was told so often."""
FIRST_SEED: Final = {"clerk": 700_000, "councillor": 750_000}
FRESH_SEED: Final = 770_000
"""From here on no fit has seen a game."""

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]


class Kind(NamedTuple):
    """What is fitted by itself: a game, a number of players, and whether all expansions are in the box."""

    game: str
    players: int
    expansions: bool = False

    @property
    def name(self) -> str:
        """Return how the fit calls it within its game."""
        return f"{self.players}{WITH_EXPANSIONS if self.expansions else ''}"


KINDS: Final = (
    *[Kind("hamburg", players) for players in (2, 3, 4, 5)],
    *[Kind("hamburg", players, expansions=True) for players in (2, 3, 4, 5)],
    *[Kind("bruges", players) for players in (2, 3, 4)],
    *[Kind("city_tycoon", players) for players in (2, 3, 4, 5)],
)


class Rows(NamedTuple):
    """What every seat was told at every time of some games, a line each."""

    times: Floats
    points: Floats
    """What everyone is expected to have, as a seat sees it."""
    seats: Numbers
    won: Floats
    """The seat's share of the win."""


def played(seed: int, kind: Kind, level: str) -> dict[str, Any]:
    """Play a game, and return what its curve says beside who won."""
    game, players = kind.game, kind.players
    rules: Rules[Any] = rules_of(game)
    wished: dict[str, Plain] = {"players": players}
    if kind.expansions:
        wished["expansions"] = [*EXPANSIONS]
    going: Game[Any] = Game(rules, rules.options(wished), Fast(seed << 8), ["-"] * players)
    brain = bot(level, game)
    rngs = [Fast((seed << 8) + 1 + seat) for seat in range(players)]
    table: Table = going.table
    while not table.over:
        seat, choices = table.turn()
        choice = choices[0] if len(choices) == 1 else ask(brain, table, seat, rngs[seat])
        going.choose(seat, choice)
    walk = Walk(rules, going.record())
    clerk = cast("Clerk[Any]", bot("clerk", game))
    curve = Curve(Looks(walk, Worlds(clerk, seed)), Steepness((0.1,), 0.0))
    winners = table.winners()
    return {
        "seed": seed,
        "won": [1 / len(winners) if seat in winners else 0.0 for seat in range(players)],
        "scores": table.scores(),
        "points": curve.looked_at(),
    }


def rows_of(games: list[dict[str, Any]]) -> Rows:
    """Return what every seat was told at every time of some games."""
    found = [
        (time, points, seat, one["won"][seat])
        for one in games
        for time, by_seat in one["points"]
        for seat, points in enumerate(by_seat)
    ]
    times, points, seats, won = zip(*found, strict=True)
    return Rows(np.array(times), np.array(points), np.array(seats), np.array(won))


def told(rows: Rows, steep: Floats) -> Floats:
    """Return everyone's chance of winning at every line."""
    weights = np.exp(steep[:, None] * (rows.points - rows.points.max(axis=1, keepdims=True)))
    return cast("Floats", weights / weights.sum(axis=1, keepdims=True))


def fitted(rows: Rows, nodes: int) -> list[float]:
    """Return the steepness at each node under which who won is likeliest, and that is smooth."""
    steep = np.full(nodes, np.log(0.1))
    low = np.minimum(rows.times.astype(np.int64), nodes - 1)
    high = np.minimum(low + 1, nodes - 1)
    part = np.where(low == nodes - 1, 0.0, rows.times - low)
    lines = np.arange(len(rows.times))
    own = rows.points[lines, rows.seats]
    for _ in range(ROUNDS):
        now = np.exp(steep[low] * (1 - part) + steep[high] * part)
        each = told(rows, now)
        ahead = now * (own - (each * rows.points).sum(axis=1))
        chance = np.minimum(each[lines, rows.seats], 1 - 1e-6)
        pull, hold = ahead * (rows.won - chance) / (1 - chance), ahead**2 * chance / (1 - chance)
        slope = _added(low, pull * (1 - part), nodes) + _added(high, pull * part, nodes)
        bend = _added(low, hold * (1 - part) ** 2, nodes) + _added(high, hold * part**2, nodes)
        bent = steep[:-2] - 2 * steep[1:-1] + steep[2:]
        for offset, weight in ((0, 1.0), (1, -2.0), (2, 1.0)):
            slope[offset : nodes - 2 + offset] -= SMOOTH * weight * bent
            bend[offset : nodes - 2 + offset] += SMOOTH * weight * weight
        moved = np.clip(slope / (bend + 1.0), -0.3, 0.3)
        steep += moved
        if np.abs(moved).max() < CLOSE:
            break
    return [round(float(value), 4) for value in np.exp(steep)]


def _added(places: Numbers, values: Floats, nodes: int) -> Floats:
    """Return the sum of values at each place."""
    return np.bincount(places, values, nodes).astype(np.float64)


def as_told(rows: Rows, nodes: list[float]) -> Floats:
    """Return the chance that every line tells its own seat."""
    steep = Steepness(tuple(nodes), 0.0)
    each = told(rows, np.array([steep.at(float(time)) for time in rows.times]))
    return each[np.arange(len(rows.times)), rows.seats]


class Truth(NamedTuple):
    """Chances that were told, and how they came out: of games that the fit did not see."""

    chances: Floats
    won: Floats

    def tenths(self) -> list[tuple[int, float, float]]:
        """Return of each tenth of chances how often it was told, its mean and how often it came true."""
        which = np.minimum(9, (10 * self.chances).astype(np.int64))
        return [
            (int(here.sum()), float(self.chances[here].mean()), float(self.won[here].mean()))
            for here in [which == tenth for tenth in range(10)]
            if here.any()
        ]

    def brier(self) -> float:
        """Return the mean square of how far chances were off."""
        return float(((self.chances - self.won) ** 2).mean())

    def farthest(self) -> float:
        """Return how far the tenths that were told often were off at most."""
        return max([abs(mean - true) for count, mean, true in self.tenths() if count >= OFTEN], default=0.0)

    def error(self) -> float:
        """Return how far they were off on average."""
        often = [abs(mean - true) for count, mean, true in self.tenths() if count >= OFTEN]
        return sum(often) / max(1, len(often))


def held_out(by_level: dict[str, list[dict[str, Any]]], nodes: int) -> dict[str, Truth]:
    """Return how chances came true at each level, always told by a fit that has not seen the game."""
    found: dict[str, list[tuple[Floats, Floats]]] = {level: [] for level in by_level}
    for fold in range(FOLDS):
        seen = [one for games in by_level.values() for n, one in enumerate(games) if n % FOLDS != fold]
        steep = fitted(rows_of(seen), nodes)
        for level, games in by_level.items():
            unseen = rows_of([one for n, one in enumerate(games) if n % FOLDS == fold])
            found[level].append((as_told(unseen, steep), unseen.won))
    return {
        level: Truth(np.concatenate([each[0] for each in parts]), np.concatenate([each[1] for each in parts]))
        for level, parts in found.items()
    }


def gathered(kind: Kind, level: str, count: int, pool: ProcessPoolExecutor) -> list[dict[str, Any]]:
    """Return so many games, those played before among them."""
    file = KEPT / f"{kind.game}-{kind.name}-{level}.jsonl"
    KEPT.mkdir(parents=True, exist_ok=True)
    known = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    first = FIRST_SEED[level]
    with file.open("a") as out:
        for one in pool.map(
            partial(played, kind=kind, level=level), range(first + len(known), first + count)
        ):
            out.write(json.dumps(one) + "\n")
            out.flush()
            known.append(one)
    return known[:count]


def fit(kind: Kind, by_level: dict[str, list[dict[str, Any]]], result: dict[str, Any]) -> None:
    """Fit a kind of table, tell how far told chances were off, and note both."""
    every = [one for games in by_level.values() for one in games]
    nodes = int(max(time for one in every for time, _ in one["points"])) + 2
    truths = held_out(by_level, nodes)
    both = Truth(
        np.concatenate([truth.chances for truth in truths.values()]),
        np.concatenate([truth.won for truth in truths.values()]),
    )
    result["games"].setdefault(kind.game, {})[kind.name] = {
        "nodes": fitted(rows_of(every), nodes),
        "error": round(both.error(), 3),
        "games": len(every),
    }
    for level, truth in truths.items():
        _show(f"{kind.game} {kind.name} {level}", len(by_level[level]), truth)


def fresh(kinds: list[Kind], count: int) -> None:
    """Play games of councillors that no fit has seen, a kind after the other, and tell what came true."""
    KEPT.mkdir(parents=True, exist_ok=True)
    files = {kind: KEPT / f"{kind.game}-{kind.name}-fresh.jsonl" for kind in kinds}
    known = {
        kind: [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
        for kind, file in files.items()
    }
    for number in range(count):
        for kind in kinds:
            if number == len(known[kind]):
                known[kind].append(played(FRESH_SEED + number, kind, "councillor"))
                with files[kind].open("a") as out:
                    out.write(json.dumps(known[kind][-1]) + "\n")
    for kind, games in known.items():
        nodes = fit_of(kind.game, kind.players, kind.expansions).steepness.nodes
        rows = rows_of(games[:count])
        _show(f"{kind.game} {kind.name} fresh", len(games[:count]), Truth(as_told(rows, [*nodes]), rows.won))


def _show(name: str, games: int, truth: Truth) -> None:
    """Tell how true chances were."""
    print(
        f"{name}: {games} games, Brier {truth.brier():.3f}, "
        f"off by {100 * truth.error():.1f}, farthest {100 * truth.farthest():.1f}",
        flush=True,
    )
    for number, mean, true in truth.tenths():
        print(f"  {number:6d} told {100 * mean:5.1f} %, true {100 * true:5.1f} %", flush=True)


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "games", nargs="*", default=["hamburg", "bruges", "city_tycoon"], help="games; else all"
    )
    parser.add_argument("--count", type=int, default=400, help="games of clerks for each kind of table")
    parser.add_argument(
        "--councillors", type=int, default=100, help="games of councillors, of two and of four"
    )
    parser.add_argument("--players", type=int, nargs="*", help="only tables of so many")
    parser.add_argument("--base", action="store_true", help="only tables without expansions")
    parser.add_argument("--fresh", type=int, default=0, help="only tell what came true in so many new games")
    args = parser.parse_args()
    if args.fresh:
        few = [kind for kind in KINDS if kind.game in args.games and kind.players in (args.players or (2, 4))]
        fresh([kind for kind in few if not kind.expansions], args.fresh)
        return
    result: dict[str, Any] = json.loads(FITTED.read_text())
    result["version"] = VERSION
    with ProcessPoolExecutor(cores()) as pool:
        for kind in KINDS:
            if kind.game not in args.games or (args.base and kind.expansions):
                continue
            if args.players and kind.players not in args.players:
                continue
            searched = args.councillors if kind.players in (2, 4) and not kind.expansions else 0
            counts = {"clerk": args.count, "councillor": searched}
            by_level = {level: gathered(kind, level, count, pool) for level, count in counts.items() if count}
            fit(kind, by_level, result)
            FITTED.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
