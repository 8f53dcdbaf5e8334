"""How Hamburg plays with its expansions and alone: the figures of docs/playing.md (`make expansions`).

Clerks play at tables of four, without expansions, with each of them and with all: what they score from which
source, how long a game is, how often ships, statues, gifts and the exchange come into it. Then mayors with
sides by chance, so that each can show whether it wins too often; and last a clerk plays against TOM.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean

from bench.points import IN_PLAY, Score
from bench.timing import now
from burgomaster.arena.pool import cores
from burgomaster.bots import ask, bot
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Argument
from burgomaster.games.hamburg.choices import ChooseFace
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.scoring import SOURCES, final_scoring
from burgomaster.games.hamburg.table import Hamburg

PLAYERS = 4
WON_TOO_OFTEN = 1.96
"""So many standard errors above its share, and what it is is no luck any more."""
TOLD = {
    "hb-use-ship": "ship {colour}",
    "hb-take-statue": "Hans Hummel",
    "hb-take-zitronenjette": "Zitronenjette",
    "hb-take-gift": "gift {token}",
    "hb-stock-tile-out": "stock tile gone through",
    "hb-build-segment": "wall segment",
}
"""What is counted, by what is told of it."""


class Game:
    """What is remembered of a game."""

    def __init__(self) -> None:
        self.scores: list[Score] = []
        self.winners: list[int] = []
        self.mayors: list[str] = []
        self.choices = 0
        self.happened: Counter[str] = Counter()


class Ear(Listener):
    """Counts what is told."""

    def __init__(self) -> None:
        self.hears_events = True
        self.happened: Counter[str] = Counter()

    def tell(self, event: Event) -> None:
        """Count an event."""
        said = event.public
        if said is not None and said.id in TOLD:
            self.happened[TOLD[said.id].format(**_words(said.arguments))] += 1

    def chance(self, outcome: Choice) -> None:
        """Chance is nothing to be counted."""

    def reveal(self) -> None:
        """Nor are cards that come to light."""


def _words(arguments: Mapping[str, Argument]) -> dict[str, str]:
    return {name: str(value) for name, value in arguments.items()}


def mayors_of(table: Hamburg) -> list[str]:
    """Return everyone's mayor with the side, where there are mayors."""
    told = table.dump().get("mayors")
    held = told["held"] if isinstance(told, dict) else []
    return [str(each) for each in held] if isinstance(held, list) else []


def played(seed: int, players: int, names: Sequence[str], sides: bool = False) -> Game:
    """Play a game between clerks, or of one against TOM; `sides`: those of mayors come by chance."""
    table = RULES.new({"players": players, "expansions": [*names]}, Fast(seed << 8))
    ear = Ear()
    table.listener = ear
    rngs = [Fast((seed << 8) + 1 + seat) for seat in range(players)]
    clerk = bot("clerk", "hamburg")
    game = Game()
    while not table.over:
        seat, choices = table.turn()
        if sides and isinstance(choices[0], ChooseFace):
            table.apply(seat, choices[rngs[seat].below(len(choices))])
        else:
            table.apply(seat, ask(clerk, table, seat, rngs[seat]))
        game.choices += 1
    for seat, points in enumerate(table.scores()):
        sources = final_scoring(table, seat)
        game.scores.append({IN_PLAY: points - sum(sources.values()), **sources})
    game.winners = table.winners()
    game.mayors = mayors_of(table)
    game.happened = ear.happened
    return game


def share(won: float, games: int) -> str:
    """Return a share with its 95 % interval (Wilson's)."""
    z, part = 1.96, won / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * sqrt(part * (1 - part) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{part:.1%} ({middle - wide:.1%} to {middle + wide:.1%})"


def print_games(name: str, games: list[Game]) -> None:
    """Print a line of points by source and length, and what happened."""
    everyone = [score for game in games for score in game.scores]
    totals = [sum(score.values()) for score in everyone]
    best = [max([sum(score.values()) for score in game.scores]) for game in games]
    choices = mean([game.choices for game in games])
    cells = [f"{mean([score[source] for score in everyone]):.1f}" for source in (IN_PLAY, *SOURCES)]
    print(f"| {name} | {mean(totals):.1f} | {mean(best):.1f} | {' | '.join(cells)} | {choices:.0f} |")


def print_happened(name: str, games: list[Game]) -> None:
    """Print how often things happen in a game."""
    all_of_it: Counter[str] = Counter()
    for game in games:
        all_of_it.update(game.happened)
    told = [f"{what} {count / len(games):.2f}" for what, count in sorted(all_of_it.items())]
    print(f"{name}, in a game: {', '.join(told)}")


def print_mayors(games: list[Game]) -> None:
    """Print how often each side of a mayor is played with and wins, shared wins in parts."""
    held: Counter[str] = Counter()
    won: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for game in games:
        for seat, mayor in enumerate(game.mayors):
            held[mayor] += 1
            points[mayor] += sum(game.scores[seat].values())
            if seat in game.winners:
                won[mayor] += 1 / len(game.winners)  # type: ignore[assignment] # shares of wins
    for mayor in sorted(held):
        mine = held[mayor]
        error = sqrt((PLAYERS - 1) / PLAYERS / PLAYERS / mine)
        over = (won[mayor] / mine - 1 / PLAYERS) / error
        told = "too often" if over > WON_TOO_OFTEN else "too seldom" if over < -WON_TOO_OFTEN else "fair"
        print(
            f"{mayor:16}{mine:5} games {points[mayor] / mine:6.1f} points  {share(won[mayor], mine)} {told}"
        )


def random_seconds(names: Sequence[str], seeds: range) -> float:
    """Return the processor time that games of four players take who choose at random."""
    start = now()
    for seed in seeds:
        table = RULES.new({"players": PLAYERS, "expansions": [*names]}, Fast(seed))
        below = Fast(seed + 1).below
        while not table.over:
            choices = table.offers()
            table.apply(table.asked, choices[below(len(choices))])
    return now() - start


def print_speed(rounds: int, games: int) -> None:
    """Print how many random games a second there are without expansions and with all, measured in turns."""
    spent = [0.0, 0.0]
    for number in range(rounds):
        for at, names in enumerate(((), EXPANSIONS)):
            spent[at] += random_seconds(names, range(games * number, games * (number + 1)))
    base, full = [rounds * games / seconds for seconds in spent]
    print(
        f"random games a second: {base:.0f} with none, {full:.0f} with all, {full / base:.2f} times as many"
    )


PARTS = ("speed", "tables", "mayors", "alone")
Play = Callable[..., list[Game]]


def print_tables(play: Play, games: int) -> None:
    """Print points by source and length, without expansions, with each and with all."""
    print(f"{games} games of {PLAYERS} clerks with each")
    print(f"| with | points | winner | {' | '.join((IN_PLAY, *SOURCES))} | choices |")
    tables: dict[str, list[Game]] = {}
    for name in ("none", *EXPANSIONS, "all"):
        names = {"none": (), "all": EXPANSIONS}.get(name, (name,))
        tables[name] = play(games, PLAYERS, names)
        print_games(name, tables[name])
    for name in ("none", "statues", "intrigue", "ships", "exchange", "all"):
        print_happened(name, tables[name])


def print_alone(play: Play, games: int) -> None:
    """Print how a clerk fares against TOM."""
    for told, names in (("none", ()), ("all", EXPANSIONS)):
        found = play(games, 1, names)
        won = sum([1 / len(game.winners) for game in found if 0 in game.winners])
        means = [mean([sum(game.scores[seat].values()) for game in found]) for seat in range(2)]
        print(f"clerk against TOM with {told}, {games} games: {share(won, games)}, ", end="")
        print(f"{means[0]:.1f} to {means[1]:.1f} points", flush=True)


def main() -> None:
    """Play and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("parts", nargs="*", choices=[*PARTS, []], help="some of the figures; else all")
    arguments.add_argument("--games", type=int, default=100, help="at a table of four, with each")
    arguments.add_argument("--mayors", type=int, default=400, help="with mayors, at a table of four")
    arguments.add_argument("--alone", type=int, default=400, help="against TOM")
    arguments.add_argument("--seed", type=int, default=90_000)
    arguments.add_argument("--jobs", type=int, default=cores())
    chosen = arguments.parse_args()
    parts = chosen.parts or PARTS
    if "speed" in parts:
        print_speed(10, 20)
    with ProcessPoolExecutor(chosen.jobs) as workers:

        def play(games: int, players: int, names: Sequence[str], sides: bool = False) -> list[Game]:
            seeds = range(chosen.seed, chosen.seed + games)
            return list(workers.map(partial(played, players=players, names=names, sides=sides), seeds))

        if "tables" in parts:
            print_tables(play, chosen.games)
        if "mayors" in parts:
            print(f"Mayors with sides by chance, {chosen.mayors} games of {PLAYERS} clerks")
            print_mayors(play(chosen.mayors, PLAYERS, ("mayors",), sides=True))
        if "alone" in parts:
            print_alone(play, chosen.alone)


if __name__ == "__main__":
    main()
