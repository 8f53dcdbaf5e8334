"""What a clerk takes things to be worth, in points, as games between clerks showed it."""

from __future__ import annotations

from typing import Final


class Weights:
    """A clerk's prices; lists are by round, and number 0 is no round."""

    def __init__(self) -> None:
        self.euro = [0.0, 0.37, 0.35, 0.28, 0.12]
        """A euro that is left after a round's supplies."""
        self.purse = [0, 15, 18, 22, 99]
        """How much money one can use well in the next round, beside what this round's supplies bring."""
        self.rich = 0.5
        """What a euro beyond that is worth, of what others are."""
        self.yellow = [0.0, 0.8, 0.8, 0.7, 0.0]
        """A yellow cube that is left after a round's supplies."""
        self.later_cube = [0.0, 0.0, 0.8, 0.9, 1.0]
        """A cube of an own plant that is refilled, for the tiles that will come in a later round."""
        self.once_cube = [0.0, 0.7, 0.8, 0.9, 0.0]
        """A cube of an own plant that is not refilled, while it is kept after a round."""
        self.spare_cube = 0.1
        """A cube of an own plant that is left in this round: others may pay for it."""
        self.missed = 0.02
        """How much more a cube is missed that comes back less surely: so little that it decides only ties."""
        self.enough = 4
        """How many own cubes of a colour tiles to come will want; further ones are worth half."""
        self.foreign = 0.5
        """What part of their cubes others leave on their own plants."""
        self.rival = 0.3
        """What a euro in another's hands takes from oneself, of what it is worth."""
        self.bonus_there = 0.5
        """How likely a tile not laid yet gets a bonus that there is."""
        self.bonus_own = 0.4
        """How much of its bonus a tile not laid yet gives to own tiles of the district."""
        self.room = 0.03
        """A free cell beside one's own."""
        self.start_edge = 0.1
        """A side shared with the start tile: cubes are near, and others may have to pass."""
        self.own_edge = 0.1
        """A side shared with one's own."""
        self.toll = 0.05
        """A side shared with another's tile."""
        self.future_tiles = 1.0
        """How much of what a tile brings in later rounds is left when better ones compete for cubes."""


WEIGHTS: Final = Weights()


def later(weights: list[float], this: int) -> float:
    """Return the mean of what something is worth in the rounds after this one."""
    total = 0.0
    for each in range(this + 1, len(weights)):
        total += weights[each]
    return total / max(len(weights) - 1 - this, 1)
