"""How much a point tells of who wins: chances at a look, in games of clerks, beside who won.

`make chances` plays games of every number of players, going on where it ended (build/chances), then fits how
steeply chances rise with points ahead, smoothly from season to season, on three games of four; the fourth
says how far told chances are off. It writes src/burgomaster/insight/fitted.json.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from pathlib import Path
from typing import Any, Final, cast

from burgomaster.arena.pool import cores
from burgomaster.bots import ask, bot
from burgomaster.bots.clerk import Clerk
from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.rules import Rules
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.insight.chances import Steepness, chances
from burgomaster.insight.curve import Curve
from burgomaster.insight.moments import Walk
from burgomaster.insight.worlds import Worlds

PLAYERS: Final = {"hamburg": (2, 3, 4, 5), "bruges": (2, 3, 4), "city_tycoon": (2, 3, 4, 5)}
KEPT: Final = Path("build/chances")
FITTED: Final = Path("src/burgomaster/insight/fitted.json")
VERSION: Final = "1"
"""Rises with every fit that is published: an analysis names it."""
SMOOTH: Final = 20.0
"""How much two neighbouring changes of steepness may differ: the larger, the smoother."""
ROUNDS: Final = 100
CLOSE: Final = 0.002
"""The fit ends when no steepness changes by a larger part of itself."""
FOURTH: Final = 4
"""Every fourth game is kept for looking whether the chances came true."""

Row = tuple[float, list[float], int, float]
"""A time, the points everyone is expected to have, as a seat sees it; the seat; its share of the win."""


def played(seed: int, game: str, players: int) -> dict[str, Any]:
    """Play a game of clerks, and return what its curve says beside who won."""
    rules: Rules[Any] = rules_of(game)
    going: Game[Any] = Game(rules, rules.options({"players": players}), Fast(seed << 8), ["-"] * players)
    clerk = bot("clerk", game)
    rngs = [Fast((seed << 8) + 1 + seat) for seat in range(players)]
    table: Table = going.table
    while not table.over:
        seat, choices = table.turn()
        choice = choices[0] if len(choices) == 1 else ask(clerk, table, seat, rngs[seat])
        going.choose(seat, choice)
    walk = Walk(rules, going.record())
    curve = Curve(walk, Worlds(cast("Clerk[Any]", clerk), seed), Steepness((0.1,), 0.0))
    winners = table.winners()
    return {
        "seed": seed,
        "won": [1 / len(winners) if seat in winners else 0.0 for seat in range(players)],
        "scores": table.scores(),
        "points": curve.looked_at(),
    }


def rows_of(games: list[dict[str, Any]]) -> Iterator[Row]:
    """Yield what every seat was told at every time of some games."""
    for one in games:
        for time, by_seat in one["points"]:
            for seat, points in enumerate(by_seat):
                yield time, points, seat, one["won"][seat]


def fitted(rows: list[Row], nodes: int) -> list[float]:
    """Return the steepness at each node under which who won is likeliest, and that is smooth."""
    steep = [log(0.1)] * nodes
    for _ in range(ROUNDS):
        slope, bend = [0.0] * nodes, [1e-6] * nodes
        for time, points, seat, won in rows:
            whole, part = _place(time, nodes)
            now = exp(steep[whole] * (1 - part) + steep[min(whole + 1, nodes - 1)] * part)
            told = chances(points, now)
            middle = sum([chance * each for chance, each in zip(told, points, strict=True)])
            ahead = now * (points[seat] - middle)
            chance = min(told[seat], 1 - 1e-6)
            for node, share in ((whole, 1 - part), (min(whole + 1, nodes - 1), part)):
                slope[node] += share * ahead * (won - chance) / (1 - chance)
                bend[node] += (share * ahead) ** 2 * chance / (1 - chance)
        for node in range(1, nodes - 1):
            bent = steep[node - 1] - 2 * steep[node] + steep[node + 1]
            for other, weight in ((node - 1, 1), (node, -2), (node + 1, 1)):
                slope[other] -= SMOOTH * weight * bent
                bend[other] += SMOOTH * weight * weight
        moved = [max(-0.3, min(0.3, up / (down + 1.0))) for up, down in zip(slope, bend, strict=True)]
        steep = [one + by for one, by in zip(steep, moved, strict=True)]
        if max(abs(by) for by in moved) < CLOSE:
            break
    return [round(exp(each), 4) for each in steep]


def _place(time: float, nodes: int) -> tuple[int, float]:
    whole = min(int(time), nodes - 1)
    return whole, 0.0 if whole == nodes - 1 else time - whole


def deciles(rows: list[Row], steep: Steepness) -> list[tuple[int, float, float]]:
    """Return of each tenth of chances how many were told, their mean and how often they came true."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for time, points, seat, won in rows:
        told = chances(points, steep.at(time))[seat]
        tenths[min(9, int(10 * told))].append((told, won))
    return [
        (
            len(tenth),
            sum([told for told, _ in tenth]) / len(tenth),
            sum([won for _, won in tenth]) / len(tenth),
        )
        for tenth in tenths
        if tenth
    ]


def brier(rows: list[Row], steep: Steepness) -> float:
    """Return the mean square of how far chances were off."""
    off = [(chances(points, steep.at(time))[seat] - won) ** 2 for time, points, seat, won in rows]
    return sum(off) / len(off)


def gathered(game: str, players: int, count: int, pool: ProcessPoolExecutor) -> list[dict[str, Any]]:
    """Return so many games, those played before among them."""
    file = KEPT / f"{game}-{players}.jsonl"
    KEPT.mkdir(parents=True, exist_ok=True)
    known = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    seeds = range(700_000 + len(known), 700_000 + count)
    with file.open("a") as out:
        for one in pool.map(partial(played, game=game, players=players), seeds):
            out.write(json.dumps(one) + "\n")
            out.flush()
            known.append(one)
    return known[:count]


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(PLAYERS), help="games; else all")
    parser.add_argument("--count", type=int, default=400, help="games of each number of players")
    args = parser.parse_args()
    result: dict[str, Any] = json.loads(FITTED.read_text())
    result["version"] = VERSION
    with ProcessPoolExecutor(cores()) as pool:
        for game in args.games:
            for players in PLAYERS[game]:
                games = gathered(game, players, args.count, pool)
                told = [one for n, one in enumerate(games) if n % FOURTH]
                kept = list(rows_of([one for n, one in enumerate(games) if not n % FOURTH]))
                nodes = int(max(time for one in games for time, _ in one["points"])) + 2
                steep = Steepness(tuple(fitted(list(rows_of(told)), nodes)), 0.0)
                tenths = deciles(kept, steep)
                enough = [each for each in tenths if each[0] >= 100]
                error = sum([abs(mean - true) for _, mean, true in enough]) / max(1, len(enough))
                result["games"].setdefault(game, {})[str(players)] = {
                    "nodes": list(steep.nodes),
                    "error": round(error, 3),
                    "games": len(games),
                }
                print(f"{game} {players}: {len(games)} games, Brier {brier(kept, steep):.3f}", flush=True)
                for number, mean, true in tenths:
                    print(f"  {number:6d} told {100 * mean:5.1f} %, true {100 * true:5.1f} %", flush=True)
                FITTED.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
