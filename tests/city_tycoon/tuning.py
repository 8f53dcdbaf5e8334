"""How the tile set plays: games between clerks, counted tile by tile and plant by plant.

    python -m tests.city_tycoon.tuning --games 400 > docs/city-tycoon-tiles.md

writes the report; --json FILE keeps the counts.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter

from burgomaster.bots.base import Bot, ask
from burgomaster.bots.city_tycoon import Clerk
from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.choices import Build, Buy, Lay, Pick, Sell, Supply
from burgomaster.games.city_tycoon.components import DISTRICTS, PLANT_KINDS, ROUNDS, TILES, round_of
from burgomaster.games.city_tycoon.data import standard_box
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import SOURCES


class Tally:
    """What happened in many games."""

    def __init__(self) -> None:
        self.games = 0
        self.expected = 0.0
        """How many of the laid tiles would belong to a winner by chance."""
        self.dealt = Counter[int]()
        self.laid = Counter[int]()
        self.sold = Counter[int]()
        self.supplied = Counter[int]()
        self.won = Counter[int]()
        self.chance = Counter[int]()
        self.built = Counter[str]()
        self.scores: list[int] = []
        self.winning: list[int] = []
        self.sources = Counter[str]()
        self.money: list[list[int]] = [[] for _ in range(ROUNDS + 1)]
        self.bought = Counter[int]()
        self.supplies_by_round = Counter[int]()

    def play(self, players: int, seed: int, bots: list[Bot]) -> None:
        """Play one game and count."""
        table = RULES.new({"players": players}, Fast(seed))
        rng = Fast(seed + 1_000_000)
        laid: dict[int, int] = {}
        last_round = 0
        picked: set[int] = set()
        while not table.over:
            if table.round != last_round:
                last_round = table.round
                self.money[last_round].extend([player.money for player in table.players])
            for pack in table.packs:
                picked.update(pack)
            question = table.questions[0]
            choice = ask(bots[question.seat], table, question, rng)
            if isinstance(choice, Lay):
                self.laid[choice.tile] += 1
                laid[choice.tile] = question.seat
            elif isinstance(choice, Sell):
                self.sold[choice.tile] += 1
            elif isinstance(choice, Build):
                self.built[f"{PLANT_KINDS[choice.plant]} in round {table.round}"] += 1
            elif isinstance(choice, Supply):
                self.supplied[choice.tile] += 1
                self.supplies_by_round[table.round] += 1
            elif isinstance(choice, Buy):
                self.bought[choice.points] += 1
            elif isinstance(choice, Pick):
                picked.add(choice.tile)
            table.apply(question.seat, choice)
        self.games += 1
        self.dealt.update(picked)
        winners = table.winners()
        for tile, seat in laid.items():
            if seat in winners:
                self.won[tile] += 1
            self.chance[tile] += 1
        self.scores.extend(table.scores())
        self.winning.append(max(table.scores()))
        for player in table.players:
            for name, points in zip(SOURCES, player.points, strict=True):
                self.sources[name] += points


def share(part: float, whole: float) -> str:
    """Return a share in per cent."""
    return f"{100 * part / whole:.0f}" if whole else "-"


def report(tally: Tally, players: int) -> str:
    """Return the report as Markdown."""
    box = standard_box()
    names = box.names["en"]
    games, seats = tally.games, tally.games * players
    lines = [
        "# How City Tycoon's tiles play",
        "",
        "The tiles, plants and prices of the data set `house` are ours, composed within what the rulebook "
        "tells. They were tuned by games between clerks (`burgomaster.bots.city_tycoon`). These figures are "
        f"from {games} games of {players} clerks, each a few euro off its own prices; "
        "`python -m tests.city_tycoon.tuning` makes them again.",
        "",
        f"Points at the end: {sum(tally.scores) / seats:.1f} on average, {sum(tally.winning) / games:.1f} "
        "for the winner. They come from: "
        + ", ".join(f"{name} {tally.sources[name] / seats:.1f}" for name in SOURCES)
        + ".",
        "",
        "| | round 1 | round 2 | round 3 | round 4 |",
        "|---|---|---|---|---|",
        "| money at its beginning | "
        + " | ".join(f"{sum(some) / max(len(some), 1):.1f}" for some in tally.money[1:])
        + " |",
        "| tiles supplied by a player | "
        + " | ".join(f"{tally.supplies_by_round[each] / seats:.1f}" for each in range(1, ROUNDS + 1))
        + " |",
    ]
    for kind in PLANT_KINDS:
        counts = [tally.built[f"{kind} in round {each}"] / games for each in range(1, ROUNDS + 1)]
        lines.append(
            f"| {kind} plants built in a game | " + " | ".join(f"{count:.2f}" for count in counts) + " |"
        )
    lines += [
        "",
        "## Districts",
        "",
        "| district | laid (% of those dealt) | supplied when laid | owner wins (%) |",
    ]
    lines.append("|---|---|---|---|")
    for number, name in enumerate(DISTRICTS):
        tiles = [tile for tile in range(1, TILES + 1) if box.district[tile] == number]
        laid = sum(tally.laid[tile] for tile in tiles)
        lines.append(
            f"| {name} | {share(laid, sum(tally.dealt[tile] for tile in tiles))} | "
            f"{sum(tally.supplied[tile] for tile in tiles) / max(laid, 1):.2f} | "
            f"{share(sum(tally.won[tile] for tile in tiles), laid)} |"
        )
    lines += [
        "",
        "## Tiles",
        "",
        "Laid: how often of those games in which the tile was dealt, in per cent. Supplied: how often on "
        "average once laid. Owner wins: in per cent of the games in which it was laid; by chance it would be "
        f"{100 / players:.0f}.",
        "",
        "| tile | name | round | district | cost | laid | supplied | owner wins |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for tile in range(1, TILES + 1):
        lines.append(
            f"| {tile} | {names[tile]} | {round_of(tile)} | {DISTRICTS[box.district[tile]]} | "
            f"{box.cost[tile]} | {share(tally.laid[tile], tally.dealt[tile])} | "
            f"{tally.supplied[tile] / max(tally.laid[tile], 1):.2f} | "
            f"{share(tally.won[tile], tally.chance[tile])} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--whim", type=float, default=2.0)
    parser.add_argument("--json", default="")
    given = parser.parse_args()
    tally = Tally()
    for number in range(given.games):
        tally.play(given.players, given.seed + number, [Clerk(given.whim) for _ in range(given.players)])
    if given.json:
        kept = {"laid": tally.laid, "dealt": tally.dealt, "supplied": tally.supplied, "won": tally.won}
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump({**kept, "games": tally.games}, file)
    print(report(tally, given.players), end="")


if __name__ == "__main__":
    main()
