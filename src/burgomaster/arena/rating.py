"""Ratings of a field of bots, by Bradley and Terry: how likely one beats another follows from two numbers.

At a table of three or more, everyone has beaten those who have fewer points. Ratings are on the scale of
chess: 400 points more win ten of eleven games; the field's mean is 1500.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from burgomaster.core.chance import Fast

MEAN: Final = 1500
SCALE: Final = 400 / math.log(10)
SAMPLES: Final = 200
"""So often the rounds are drawn anew to learn how sure a rating is."""
_STEPS: Final = 200
_NEAR: Final = 1e-6

Beaten = dict[tuple[str, str], float]
"""How often one bot has beaten another; a tie is half a time each."""


def beaten(names: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> Beaten:
    """Return who has beaten whom in a game; winners are ahead of all others, whatever breaks their ties.

    >>> beaten(["a", "b", "a"], [7, 9, 9], [1])
    {('b', 'a'): 2.0, ('a', 'b'): 0.0}
    """
    found: Beaten = {}
    for one in range(len(names)):
        for other in range(one + 1, len(names)):
            if names[one] == names[other]:
                continue
            first, second = (one in winners, scores[one]), (other in winners, scores[other])
            share = 1.0 if first > second else 0.0 if first < second else 0.5
            pair, turned = (names[one], names[other]), (names[other], names[one])
            found[pair] = found.get(pair, 0.0) + share
            found[turned] = found.get(turned, 0.0) + 1 - share
    return dict(sorted(found.items(), key=lambda each: -each[1]))


def ratings(names: Sequence[str], rounds: Sequence[Beaten]) -> dict[str, float]:
    """Return the ratings that explain best who has beaten whom.

    Whoever met is taken to have tied once more, so that no rating is without end.

    >>> found = ratings(["a", "b"], [{("a", "b"): 9.5, ("b", "a"): 0.5}])
    >>> round(found["a"]), round(found["b"])
    (1700, 1300)
    """
    won = _summed(rounds)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_STEPS):
        found = {name: _next(name, strength, won) for name in names}
        middle = math.exp(sum([math.log(each) for each in found.values()]) / len(found))
        found = {name: each / middle for name, each in found.items()}
        moved = max([abs(math.log(found[name] / strength[name])) for name in names])
        strength = found
        if moved < _NEAR:
            break
    return {name: MEAN + SCALE * math.log(each) for name, each in strength.items()}


def _summed(rounds: Sequence[Beaten]) -> Beaten:
    won: Beaten = {}
    for each in rounds:
        for pair, times in each.items():
            won[pair] = won.get(pair, 0.5) + times
    return won


def _next(name: str, strength: dict[str, float], won: Beaten) -> float:
    """Return the strength that fits what a bot has won against the strengths of the others now."""
    wins = sum([times for (one, _), times in won.items() if one == name])
    expected = 0.0
    for (one, other), times in won.items():
        if one == name:
            games = times + won.get((other, one), 0.0)
            expected += games / (strength[name] + strength[other])
    return wins / expected if expected else 1.0


def intervals(names: Sequence[str], rounds: Sequence[Beaten]) -> dict[str, tuple[float, float]]:
    """Return between which numbers each rating lies with 95 % confidence: as rounds drawn anew tell."""
    rng = Fast(len(rounds))
    found: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(SAMPLES):
        drawn = [rounds[rng.below(len(rounds))] for _ in rounds]
        for name, rating in ratings(names, drawn).items():
            found[name].append(rating)
    cut = SAMPLES // 40
    return {name: (sorted(each)[cut], sorted(each)[-1 - cut]) for name, each in found.items()}
