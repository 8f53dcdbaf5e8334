"""Find the clerk's outlook anew: play games between clerks, and fit it to how they ended.

`make outlook` prints the rows of `OUTLOOK` in `burgomaster.bots.hamburg.outlook`, and which tastes gained.
`python -m bench.duel FILE` then tells whether the clerk plays better with them.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple, fields
from math import exp, sqrt
from pathlib import Path

import numpy as np

from burgomaster.bots import ask
from burgomaster.bots.hamburg.clerk import Clerk
from burgomaster.bots.hamburg.judgement import Judgement
from burgomaster.bots.hamburg.outlook import OUTLOOK, Weights, below_windows, standing
from burgomaster.bots.hamburg.taste import CLERK, Taste
from burgomaster.core.chance import Fast
from burgomaster.games import hamburg
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import START_ROUND
from burgomaster.games.rows.choices import EndTurn

PLAYERS = 4
SPREAD = 0.5
"""How far tastes vary: by up to a factor of exp(SPREAD) either way."""
FOND = 1.6
"""Walls are rare between clerks: one in four is that much fonder of them, by a factor of exp(FOND)."""
WALLS = ("segment", "wall", "third")
TRUSTS = (3e-4, 3e-3, 3e-2, 0.3, 3.0)
PARTS = 4
"""Into how many parts the games are divided to find out how far the present weights are to be trusted."""

Row = tuple[int, list[float], float]
"""Seasons left, what was seen, and what was still to come."""
Shift = tuple[list[float], float]
"""How far each taste of a seat was off, as a logarithm, and what the seat had more than the table's mean."""


def shifts_of(rng: Fast) -> list[float]:
    """Return by how much every number of a clerk's taste is off, as logarithms, so that games differ."""
    fond = FOND if rng.below(4) == 0 else 0.0
    return [
        SPREAD * (rng.below(2001) / 1000 - 1) + (fond if field.name in WALLS else 0.0)
        for field in fields(Taste)
    ]


def shifted(shifts: list[float]) -> Taste:
    """Return the clerk's taste with its numbers off by so much."""
    return Taste(*[number * exp(shift) for number, shift in zip(astuple(CLERK), shifts, strict=True)])


def ends_season(table: Hamburg) -> bool:
    """Tell whether the turn that ends now is the seat's last of this season."""
    return all(task.step is not START_ROUND for task in table.agenda)


def rows_of(seed: int) -> tuple[list[Row], list[Shift]]:
    """Play a game; return a row for every seat at every end of a season but the last, and the tastes."""
    rng = Fast(seed)
    table = hamburg.new(players=PLAYERS, source=rng)
    shifts = [shifts_of(rng) for _ in range(PLAYERS)]
    clerks = [Clerk(shifted(each)) for each in shifts]
    seen: list[tuple[int, int, list[float], float]] = []
    while not table.over:
        seat, _ = table.turn()
        choice = ask(clerks[seat], table, seat, rng)
        left = table.box.board.seasons - table.season
        if left and isinstance(choice, EndTurn) and ends_season(table):
            now = standing(table, table.players[seat], seat, below_windows(table))
            seen.append((seat, left, Judgement(table, seat, CLERK).seen(table), now))
        table.choose(seat, choice)
    scores = table.scores()
    mean = sum(scores) / PLAYERS
    rows = [(left, amounts, scores[seat] - now) for seat, left, amounts, now in seen]
    return rows, [(shifts[seat], scores[seat] - mean) for seat in range(PLAYERS)]


def fitted(rows: list[Row], trust: float) -> Weights:
    """Return what each thing was worth: always, and for each season left; the near future weighs more.

    What is found stays near the present weights, the more so the more they are trusted.
    """
    left = np.array([row[0] for row in rows], dtype=float)
    seen = np.array([row[1] for row in rows], dtype=float)
    weight = (1 / (3 + 1.3 * left))[:, None]
    known = np.concatenate([seen, seen * left[:, None]], axis=1)
    present = np.array([*[each[0] for each in OUTLOOK.values()], *[each[1] for each in OUTLOOK.values()]])
    missed = np.array([row[2] for row in rows], dtype=float) - known @ present
    known = known * weight
    squares = known.T @ known
    scale = np.sqrt(np.diag(squares)) + 1e-9
    squares = squares / np.outer(scale, scale) + trust * np.eye(len(scale))
    change = np.linalg.solve(squares, (known.T @ (missed[:, None] * weight))[:, 0] / scale) / scale
    found = (present + change).reshape(2, -1)
    return {name: (float(found[0][at]), float(found[1][at])) for at, name in enumerate(OUTLOOK)}


def missed(rows: list[Row], weights: Weights) -> float:
    """Return how far weights are off, in points, where the near future weighs more."""
    errors: list[float] = []
    shares: list[float] = []
    for left, seen, came in rows:
        pairs = zip(weights.values(), seen, strict=True)
        hoped = sum([(always + each * left) * amount for (always, each), amount in pairs])
        share = 1 / (3 + 1.3 * left) ** 2
        errors.append(share * (came - hoped) ** 2)
        shares.append(share)
    return sqrt(sum(errors) / sum(shares))


def best_trust(games: list[list[Row]]) -> float:
    """Return how far the present weights are to be trusted: as it foretells best the games left out."""
    best, least = TRUSTS[0], float("inf")
    for trust in TRUSTS:
        off = 0.0
        for part in range(PARTS):
            kept = [row for at, rows in enumerate(games) if at % PARTS != part for row in rows]
            off += missed([row for rows in games[part::PARTS] for row in rows], fitted(kept, trust)) / PARTS
        print(f"trust {trust:g}: off by {off:.2f} in games left out")
        if off < least:
            best, least = trust, off
    return best


def better_taste(tried: list[Shift]) -> dict[str, tuple[float, float]]:
    """Return for each taste how many points a bit more of it brought (by a factor of e), and the error."""
    known = np.array([shifts for shifts, _ in tried])
    known = known - known.mean(axis=0)
    came = np.array([lead for _, lead in tried])
    inverse = np.linalg.inv(known.T @ known + np.eye(known.shape[1]))
    found = inverse @ known.T @ came
    noise = float(((came - known @ found) ** 2).mean()) ** 0.5
    errors = noise * np.sqrt(np.diag(inverse))
    names = [field.name for field in fields(Taste)]
    return {name: (float(found[at]), float(errors[at])) for at, name in enumerate(names)}


def main() -> None:
    """Play, fit and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--write", metavar="FILE", help="for `python -m bench.duel FILE`", default="")
    chosen = arguments.parse_args()
    with ProcessPoolExecutor() as workers:
        seeds = range(chosen.seed, chosen.seed + chosen.games)
        games = list(workers.map(rows_of, seeds, chunksize=4))
    found = fitted([row for rows, _ in games for row in rows], best_trust([rows for rows, _ in games]))
    for name, (always, each) in found.items():
        print(f'    "{name}": ({always:.2f}, {each:.2f}),')
    if chosen.write:
        Path(chosen.write).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for name, (points, error) in better_taste([each for _, tried in games for each in tried]).items():
        print(f"{name}: {points:+.1f} +-{1.96 * error:.1f} points for a factor of e")


if __name__ == "__main__":
    main()
