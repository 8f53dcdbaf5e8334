"""Tournaments: bots against each other, with the same chance for all and every seat for everyone."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

from burgomaster.arena.match import Match, Result, by_rules
from burgomaster.arena.pool import Progress, play_all
from burgomaster.arena.rating import MEAN, Beaten, beaten, intervals, ratings
from burgomaster.arena.simulation import checked
from burgomaster.bots import UNLIMITED, Budget
from burgomaster.core.message import Message, Refused

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class BotStanding:
    """How a bot did."""

    bot: str
    games: int
    win_share: float
    """Its share of the victories in the games it took part in."""
    interval: tuple[float, float]
    """Where its true share lies, with 95 % confidence (Wilson's interval)."""
    mean_score: float
    rating: int = MEAN
    """By Bradley and Terry, on the scale of chess; the mean of all who took part is 1500."""
    rating_interval: tuple[int, int] = (MEAN, MEAN)


@dataclass(frozen=True, slots=True)
class Tournament:
    """What a tournament tells."""

    game: str
    players: int
    seed: int
    games: int
    """Games of complete rounds; in a round the bots change seats until each has had every seat once."""
    seconds: float
    standings: tuple[BotStanding, ...]
    """The best first."""

    def data(self) -> dict[str, object]:
        """Return it as plain data, by the bots' names."""
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "games": self.games,
            "seconds": self.seconds,
            "win_share": {each.bot: each.win_share for each in self.standings},
            "interval_95": {each.bot: list(each.interval) for each in self.standings},
            "mean_score": {each.bot: each.mean_score for each in self.standings},
            "rating": {each.bot: each.rating for each in self.standings},
            "rating_95": {each.bot: list(each.rating_interval) for each in self.standings},
            "games_played": {each.bot: each.games for each in self.standings},
        }


def tournament(
    game: str,
    bots: Sequence[str],
    players: int = 2,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    data: str = "",
    progress: Progress | None = None,
    expansions: Sequence[str] = (),
    budget: Budget = UNLIMITED,
    on: str = "",
) -> Tournament:
    """Let bots play against each other, at least `games` games: only whole rounds count.

    All games of a round have the same seed; in each the bots have moved on by one seat. Where the rules play
    a seat, they take part under the name of that seat, and one bot is enough.
    """
    checked(game, bots, players, games, seed, data, expansions)
    if len(bots) < 2 and not by_rules(game, players):
        raise Refused(Message("bots-too-few"))
    if len(set(bots)) < len(bots):
        raise Refused(Message("bots-twice"))
    began = time.perf_counter()
    matches = pairings(game, bots, players, games, seed, data, expansions, budget)
    results = play_all(matches, jobs, progress, on)
    return standings(matches, results, len(bots), time.perf_counter() - began)


def pairings(
    game: str,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    data: str = "",
    expansions: Sequence[str] = (),
    budget: Budget = UNLIMITED,
) -> list[Match]:
    """Return the games of a tournament, round by round.

    >>> [(match.bots, match.number) for match in pairings("hamburg", ["a", "b"], 3, 3, 0)]
    [(('a', 'b', 'a'), 0), (('b', 'a', 'b'), 0), (('a', 'b', 'a'), 1), (('b', 'a', 'b'), 1)]
    """
    count = len(bots)
    chosen = tuple(expansions)
    rounds = -(-games // count)
    return [
        Match(
            *(game, tuple([bots[(seat + shift) % count] for seat in range(players)]), seed, number, data),
            *(chosen, budget),
        )
        for number in range(rounds)
        for shift in range(count)
    ]


class _Tally:
    """What the bots won, scored and whom they beat, round by round."""

    def __init__(self) -> None:
        self.games = 0
        self.shares: dict[str, list[float]] = {}
        self.scores: dict[str, list[int]] = {}
        self.rounds: list[Beaten] = []

    def count(self, names: Sequence[str], result: Result) -> None:
        """Count a game of the last round."""
        self.games += 1
        last = self.rounds[-1]
        for pair, times in beaten(names, result.scores, result.winners).items():
            last[pair] = last.get(pair, 0.0) + times
        for name in dict.fromkeys(names):
            seats = [seat for seat, each in enumerate(names) if each == name]
            self.shares.setdefault(name, []).append(sum([result.share(seat) for seat in seats]))
            self.scores.setdefault(name, []).extend([result.scores[seat] for seat in seats])

    def standings(self) -> list[BotStanding]:
        """Return how everyone did, the best first."""
        names = [*self.shares]
        if not names:
            return []
        rated, sure = ratings(names, self.rounds), intervals(names, self.rounds)
        table = [
            BotStanding(
                name,
                len(won),
                round(sum(won) / len(won), 4),
                wilson(sum(won), len(won)),
                round(sum(self.scores[name]) / len(self.scores[name]), 2),
                round(rated[name]),
                (round(sure[name][0]), round(sure[name][1])),
            )
            for name, won in self.shares.items()
        ]
        return sorted(table, key=lambda each: -each.win_share)


def standings(matches: Sequence[Match], results: dict[int, Result], count: int, seconds: float) -> Tournament:
    """Return how the bots did in all complete rounds, each of `count` games."""
    tally = _Tally()
    for start in range(0, len(matches), count):
        if not all(start + shift in results for shift in range(count)):
            continue  # interrupted
        tally.rounds.append({})
        for index in range(start, start + count):
            result = results[index]
            tally.count(result.names or matches[index].bots, result)
    first = matches[0]
    table = tuple(tally.standings())
    return Tournament(first.game, len(first.bots), first.seed, tally.games, round(seconds, 3), table)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 % confidence.

    >>> wilson(400, 400)
    (0.9905, 1.0)
    >>> wilson(50, 100)
    (0.4038, 0.5962)
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    square = NORMAL_95**2
    middle = share + square / (2 * games)
    reach = NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return round(max(0.0, (middle - reach) / whole), 4), round(min(1.0, (middle + reach) / whole), 4)
