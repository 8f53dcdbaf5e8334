"""How the tiles play: games between clerks, held against what is aimed at, and counted tile by tile.

    python -m tests.city_tycoon.tuning --games 1000 > docs/city-tycoon-tiles.md

writes the report; --aims prints what is aimed at alone, and --data takes the folder of another set.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from burgomaster.arena.pool import cores
from burgomaster.arena.tournament import wilson
from burgomaster.bots import ask, bot
from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import DISTRICTS, PLANT_KINDS, ROUNDS, TILES, round_of
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.box.tiles import Tile
from burgomaster.games.city_tycoon.choices import Build, Buy, Lay, Sell, Supply
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.scoring import SOURCES

KIND_NAMES = ("solar", "steam", "wind", "hydro")
DISTRICT_NAMES = ("residential", "industrial", "entertainment", "shopping", "landmarks")
CHUNK = 10
"""How many games a process plays before it tells of them."""
HUNDRED = 100
"""So many points are to be out of reach in nearly every game."""
SELDOM, OFTEN = 0.05, 0.95
"""A tile laid in a smaller or a larger share of the games in which it is dealt stands out."""


class Tally:
    """What happened in many games; all counts are by words, so that tallies can be added up."""

    def __init__(self) -> None:
        self.games = 0
        self.counts = Counter[tuple[str, int]]()

    def add(self, what: str, number: int = 0, times: int = 1) -> None:
        """Count something."""
        self.counts[what, number] += times

    def of(self, what: str, number: int = 0) -> int:
        """Return how often something was counted."""
        return self.counts[what, number]

    def join(self, other: Tally) -> None:
        """Add up another tally."""
        self.games += other.games
        self.counts.update(other.counts)

    def play(self, players: int, seed: int, name: str, data: str) -> None:
        """Play one game and count."""
        table = RULES.new({"players": players, "data": data}, Fast(seed))
        rng = Fast(seed + 1_000_000)
        mind = bot(name, "city_tycoon")
        places = table.order
        dealt: set[int] = set()
        owner: dict[int, int] = {}
        last_round = 0
        while not table.over:
            if table.round != last_round:
                last_round = table.round
                self.add("money", last_round, sum([player.money for player in table.players]))
            for pack in table.packs:
                dealt.update(pack)
            seat, choices = table.turn()
            choice = ask(mind, table, seat, rng) if len(choices) > 1 else choices[0]
            if isinstance(choice, Lay):
                self.add("laid", choice.tile)
                self.add("lays", table.round)
                owner[choice.tile] = seat
            elif isinstance(choice, Sell):
                self.add("sold", choice.tile)
                self.add("sales", table.round)
            elif isinstance(choice, Build):
                self.add(f"built {choice.plant}", table.round)
                self.add("builds", table.round)
            elif isinstance(choice, Supply):
                self.add("supplied", choice.tile)
                self.add("supplies", table.round)
                player = table.players[seat]
                cell = player.cells[player.tiles.index(choice.tile)]
                for bonus in table.city.bonuses(table.box, cell, table.box.district[choice.tile]):
                    self.add("bonuses")
                    self.add("bonus euros", 0, bonus.euro)
            elif isinstance(choice, Buy) and choice.points:
                self.add("bought")
            table.apply(seat, choice)
        self.games += 1
        for tile in dealt:
            self.add("dealt", tile)
        winners, scores = table.winners(), table.scores()
        for tile, seat in owner.items():
            self.add("won", tile, seat in winners)
        for seat in winners:
            self.add("place", places.index(seat), 60 // len(winners))
        self.add("points", 0, sum(scores))
        self.add("winning", 0, max(scores))
        self.add("hundred", 0, max(scores) >= HUNDRED)
        self.add("second", 0, sorted(scores)[-2])
        for player in table.players:
            for index, points in enumerate(player.points):
                self.add("source", index, points)


def played(first: int, games: int, players: int, name: str, data: str) -> Tally:
    """Play some games."""
    found = SETS.find(data).name
    tally = Tally()
    for seed in range(first, first + games):
        tally.play(players, seed, name, found)
    return tally


def tallied(games: int, players: int, seed: int, name: str, data: str, jobs: int) -> Tally:
    """Play many games at once."""
    tally = Tally()
    work = partial(played, games=CHUNK, players=players, name=name, data=data)
    with ProcessPoolExecutor(jobs) as pool:
        for each in pool.map(work, range(seed, seed + games, CHUNK)):
            tally.join(each)
    return tally


# What is aimed at.


def mean(tally: Tally, what: str, players: int, number: int = 0) -> float:
    """Return how often something happened to a player in a game."""
    return tally.of(what, number) / (tally.games * players)


def by_round(tally: Tally, what: str, players: int) -> list[float]:
    """Return how often something happened to a player in each round."""
    return [mean(tally, what, players, number) for number in range(1, ROUNDS + 1)]


def listed(numbers: list[float], digits: int = 1) -> str:
    """Return numbers in a row."""
    return ", ".join(f"{number:.{digits}f}" for number in numbers)


def aims(tally: Tally, players: int) -> str:
    """Return what is aimed at, and what was found, as a table."""
    games = tally.games
    sales = sum(by_round(tally, "sales", players))
    actions = sales + sum(by_round(tally, "lays", players)) + sum(by_round(tally, "builds", players))
    per_round = [tally.of("sales", each) for each in range(1, ROUNDS + 1)]
    all_of = [per_round[each - 1] + tally.of("lays", each) + tally.of("builds", each) for each in range(1, 5)]
    shares = listed([100 * part / max(whole, 1) for part, whole in zip(per_round, all_of, strict=True)], 0)
    plants = [number * players for number in by_round(tally, "builds", players)]
    neighbours = mean(tally, "source", players, SOURCES.index("neighbours"))
    places = [tally.of("place", each) / 60 for each in range(players)]
    intervals = [wilson(place, games) for place in places]
    near = ", ".join(f"{100 * low:.0f}-{100 * high:.0f}" for low, high in intervals)
    rows = [
        ("points at the end, on average", "60 to 80", f"{mean(tally, 'points', players):.1f}"),
        (
            "games whose winner has 100 points or more",
            "below 5 %",
            f"{100 * tally.of('hundred') / games:.1f} %",
        ),
        (
            "sales, of all building actions",
            "below 25 %",
            f"{100 * sales / actions:.1f} % (by round {shares})",
        ),
        (
            "tiles a player supplies in rounds 1 to 4",
            "3, 4, 5, 6, within one",
            listed(by_round(tally, "supplies", players)),
        ),
        ("plants built in rounds 1 to 4, in a game", "some in rounds 2 and 3", listed(plants)),
        (
            "points a player has from neighbors",
            "3 to 5",
            f"{neighbours:.1f} (and {mean(tally, 'bonus euros', players):.1f} euros)",
        ),
        (
            "games won from each place of the first order",
            f"{100 / players - 6:.0f} to {100 / players + 6:.0f} % each",
            f"{listed([100 * place / games for place in places])} % (95 % intervals {near})",
        ),
    ]
    lines = ["| | aim | found |", "|---|---|---|"]
    return "\n".join([*lines, *(f"| {what} | {aim} | {found} |" for what, aim, found in rows)])


# Tiles that stand out.


def dominates(one: Tile, other: Tile) -> bool:
    """Tell whether a tile is as good as another of its round and district in everything, and not the same."""
    if one.cost > other.cost or one.points < other.points or one.yellow < other.yellow:
        return False
    if (other.bonus is not None and one.bonus is None) or other.offers or other.per_own is not None:
        return False
    if one.land + one.water < other.land + other.water:
        return False
    for demand in other.demands:
        if not any(
            mine.red <= demand.red
            and mine.blue <= demand.blue
            and mine.yellow <= demand.yellow
            and mine.euro <= demand.euro
            and mine.income.euro >= demand.income.euro
            and mine.income.points >= demand.income.points
            and mine.income.yellow >= demand.income.yellow
            for mine in one.demands
        ):
            return False
    return True


def dominated(box: Box) -> list[tuple[int, int]]:
    """Return the tiles that another tile of their round and district outdoes, with that tile."""
    found: list[tuple[int, int]] = []
    for other in box.tiles[1:]:
        for one in box.tiles[1:]:
            alike = one is not other and (one.round, one.district) == (other.round, other.district)
            if alike and dominates(one, other) and not (dominates(other, one) and one.number > other.number):
                found.append((other.number, one.number))
    return found


def outstanding(tally: Tally, box: Box) -> str:
    """Return which tiles are laid hardly ever or nearly always, and which are outdone by another."""
    shares = {tile: tally.of("laid", tile) / max(tally.of("dealt", tile), 1) for tile in range(1, TILES + 1)}
    seldom = [tile for tile, part in shares.items() if part < SELDOM]
    often = [tile for tile, part in shares.items() if part > OFTEN]
    return (
        f"Laid in less than {100 * SELDOM:.0f} % of the games in which they are dealt: {numbers(seldom)}; in "
        f"more than {100 * OFTEN:.0f} %: {numbers(often)}. Outdone in everything by another tile of their "
        f"round and district: {', '.join(f'{one} (by {by})' for one, by in dominated(box)) or 'none'}."
    )


def numbers(tiles: list[int]) -> str:
    """Return the numbers of tiles."""
    return ", ".join(map(str, tiles)) or "none"


# The report.

FOUND_BY = (
    "The tiles follow from those of `house-2` by few rules for all of them "
    "(`tests/city_tycoon/scaled.py`): points for supplies fall to 65 % in rounds 2 to 4 and those for "
    "laying to 80 %, tiles of rounds 2 and 3 bring a point more when laid, supplies bring 80, 60 and 50 "
    "% of the euros in rounds 2, 3 and 4, demands of rounds 2 and 3 for one or two cubes ask for one "
    "more, and costs between 2 and 22 fall. Plants are dearer, the more so the later they come, and "
    "hold 1, 2, 2, 3, 3 and 4 cubes. What moved what: points alone at three quarters left 90 points "
    "with two players, who had 83 euros at the beginning of round 4 and supplied 9 tiles then, since "
    "all plants are built with two as with five, and a euro at the end is a tenth of a point. Fewer "
    "euros from late tiles and dearer plants brought them to 7.8, and left plants to build in round 3 "
    "with five; sales rose to 31 %. Cheaper tiles, and points for laying rather than for supplying, "
    "brought those down to 24 %; larger demands in rounds 2 and 3 brought supplies to what is aimed at. "
    "Red plants of 1, 1, 2, 2, 3 and 4 cubes would do it, too. Incomes of 90, 75, 50 and 40 % left "
    "sales at 26 %. Clerks that hold euros and cubes for three quarters as dear played no better on "
    "tiles of this scale (100 games of four, a lead of 1.0 +- 1.0 points), so they judge as before."
)


def share(part: float, whole: float) -> str:
    """Return a share in per cent."""
    return f"{100 * part / whole:.0f}" if whole else "-"


def report(tally: Tally, players: int, box: Box) -> str:
    """Return the report as Markdown."""
    names = box.names["en"]
    games = tally.games
    rounds = range(1, ROUNDS + 1)
    sources = ", ".join(
        f"{name} {mean(tally, 'source', players, index):.1f}" for index, name in enumerate(SOURCE_NAMES)
    )
    lines = [
        "# How City Tycoon's tiles play",
        "",
        f"The tiles, plants and prices of the data set `{box.name}` are ours, composed within what the "
        "rulebook tells, and tuned by games between clerks (`burgomaster.bots.city_tycoon`). These figures "
        f"are from {games:,} games of {players} clerks; "
        f"`python -m tests.city_tycoon.tuning --games {games}` makes "
        "this page again.",
        "",
        "## What is aimed at",
        "",
        aims(tally, players),
        "",
        outstanding(tally, box),
        "",
        *([FOUND_BY, ""] if box.name == "house-3" else []),
        "## Points and money",
        "",
        f"Points at the end: {mean(tally, 'points', players):.1f} on average, "
        f"{tally.of('winning') / games:.1f} for the winner, {tally.of('second') / games:.1f} for the second. "
        f"They come from: {sources}.",
        "",
        "| a player, on average | round 1 | round 2 | round 3 | round 4 |",
        "|---|---|---|---|---|",
    ]
    for title, what in (
        ("euros at its beginning", "money"),
        ("tiles laid", "lays"),
        ("tiles sold", "sales"),
        ("tiles supplied", "supplies"),
    ):
        cells = " | ".join(f"{count:.1f}" for count in by_round(tally, what, players))
        lines.append(f"| {title} | {cells} |")
    for kind, name in enumerate(KIND_NAMES):
        cells = " | ".join(f"{mean(tally, f'built {kind}', players, each):.2f}" for each in rounds)
        lines.append(f"| {name} plants built | {cells} |")
    lines += [
        "",
        "## Districts",
        "",
        "| district | laid (% of those dealt) | supplied when laid | owner wins (%) |",
        "|---|---|---|---|",
    ]
    for number, name in enumerate(DISTRICT_NAMES):
        tiles = [tile for tile in range(1, TILES + 1) if box.district[tile] == number]
        laid = sum(tally.of("laid", tile) for tile in tiles)
        lines.append(
            f"| {name} | {share(laid, sum(tally.of('dealt', tile) for tile in tiles))} | "
            f"{sum(tally.of('supplied', tile) for tile in tiles) / max(laid, 1):.2f} | "
            f"{share(sum(tally.of('won', tile) for tile in tiles), laid)} |"
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
        laid = tally.of("laid", tile)
        lines.append(
            f"| {tile} | {names[tile]} | {round_of(tile)} | {DISTRICT_NAMES[box.district[tile]]} | "
            f"{box.cost[tile]} | {share(laid, tally.of('dealt', tile))} | "
            f"{tally.of('supplied', tile) / max(laid, 1):.2f} | {share(tally.of('won', tile), laid)} |"
        )
    return "\n".join(lines) + "\n"


SOURCE_NAMES = ("tiles laid", "points bought", "own tiles", "supplies", "neighbors", "money")
assert len(SOURCE_NAMES) == len(SOURCES)
assert len(KIND_NAMES) == len(PLANT_KINDS)
assert len(DISTRICT_NAMES) == len(DISTRICTS)


def main() -> None:
    """Play, and print the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many, in tens (default: 100)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="clerk", help="who plays (default: clerk)")
    parser.add_argument("--data", default="house", help="the data set, or its folder (default: house)")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--aims", action="store_true", help="print only what is aimed at")
    given = parser.parse_args()
    box = SETS.find(given.data)
    tally = tallied(given.games, given.players, given.seed, given.bot, given.data, given.jobs)
    if given.aims:
        print(f"{aims(tally, given.players)}\n\n{outstanding(tally, box)}")
    else:
        print(report(tally, given.players, box), end="")


if __name__ == "__main__":
    main()
