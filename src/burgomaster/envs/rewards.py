"""What is a reward: the lead at the end, points as they come, or the share of the victory."""

from __future__ import annotations

from typing import Final, Literal, get_args

from burgomaster.core.table import Table

Reward = Literal["lead", "points", "win"]
"""`lead`: at the end, one's points less those of the best other. `points`: after each decision, by how much
one's points, counted as at the end, have grown; in a game they add up to the final points, less those of the
beginning. `win`: at the end 1 for who wins, shared where several do; 0 for all others."""
REWARDS: Final = get_args(Reward)


def check_reward(reward: str) -> None:
    """Refuse what is no reward."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")


def leads(scores: list[int]) -> list[float]:
    """Return each one's points less those of the best other.

    >>> leads([30, 42, 35])
    [-12.0, 7.0, -7.0]
    """
    found: list[float] = []
    for seat, points in enumerate(scores):
        others = [score for other, score in enumerate(scores) if other != seat]
        found.append(float(points - max(others)) if others else float(points))
    return found


def shares(winners: list[int], seats: int) -> list[float]:
    """Return each one's share of the victory.

    >>> shares([0, 2], 3)
    [0.5, 0.0, 0.5]
    """
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


class Account:
    """Says after each decision at a table what everyone's reward is."""

    def __init__(self, reward: Reward, table: Table) -> None:
        self.reward: Final = reward
        self._points = table.scores() if reward == "points" else []
        self.nothing: Final = [0.0] * table.seats()

    def clone(self, table: Table) -> Account:
        """Return the same account for a clone of the table."""
        other = Account("win", table)
        other.__dict__.update(self.__dict__)
        return other

    def since(self, table: Table) -> list[float]:
        """Return the rewards since it was asked last."""
        if self.reward == "points":
            before, self._points = self._points, table.scores()
            return [float(now - then) for now, then in zip(self._points, before, strict=True)]
        if not table.over:
            return self.nothing
        if self.reward == "lead":
            return leads(table.scores())
        return shares(table.winners(), table.seats())
