"""Simulations: the same bots at the same seats, many times."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from burgomaster.arena.match import MOST_SEEDS, Match, Result, options
from burgomaster.arena.pool import Progress, play_all
from burgomaster.bots import UNLIMITED, Budget, bot
from burgomaster.core.message import Message, Refused
from burgomaster.core.rules import whole_number


@dataclass(frozen=True, slots=True)
class Summary:
    """What a simulation tells; lists are by seat."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Who sat where: bots, and whom the rules play, such as TOM."""
    seed: int
    games: int
    """Games finished."""
    decisions: int
    """Questions with two or more choices."""
    seconds: float
    decisions_per_second: float
    games_per_second: float
    mean_score: tuple[float, ...]
    win_share: tuple[float, ...]

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        return asdict(self)


def checked(
    game: str,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    data: str,
    expansions: Sequence[str] = (),
) -> None:
    """Refuse what cannot be played, before anything is."""
    options(game, players, data, expansions)
    whole_number(games, "games", 1, 10**9)
    whole_number(seed, "seed", 0, MOST_SEEDS - 1)
    if not bots:
        raise Refused(Message("bots-missing"))
    for name in bots:
        bot(name, game)


def simulate(
    game: str,
    bots: Sequence[str] = ("random",),
    players: int = 4,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    data: str = "",
    progress: Progress | None = None,
    expansions: Sequence[str] = (),
    budget: Budget = UNLIMITED,
    on: str = "",
) -> Summary:
    """Play games with the given bots; with fewer bots than seats they take turns along the table."""
    checked(game, bots, players, games, seed, data, expansions)
    if len(bots) > players:
        raise Refused(Message("bots-too-many", bots=len(bots), players=players))
    seats = tuple([bots[seat % len(bots)] for seat in range(players)])
    began = time.perf_counter()
    matches = [Match(game, seats, seed, number, data, tuple(expansions), budget) for number in range(games)]
    results = list(play_all(matches, jobs, progress, on).values())
    return summary(matches[0], results, time.perf_counter() - began)


def summary(match: Match, results: Sequence[Result], seconds: float) -> Summary:
    """Return what the results of games between the same bots tell."""
    names = results[0].names if results else match.bots
    seats = range(len(names))
    games = len(results)
    decisions = sum([result.decisions for result in results])
    seconds = max(seconds, 1e-9)
    return Summary(
        game=match.game,
        players=len(match.bots),
        bots=names,
        seed=match.seed,
        games=games,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        games_per_second=round(games / seconds, 3),
        mean_score=tuple([_mean([result.scores[seat] for result in results]) for seat in seats]),
        win_share=tuple([_mean([result.share(seat) for result in results]) for seat in seats]),
    )


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 4) if values else 0.0
