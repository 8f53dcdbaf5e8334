"""The box of a game with rows: what is printed on its cards, and what every card does, by its number."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, TypedDict

from burgomaster.core.message import Plain
from burgomaster.games.rows.effect import Row, Score, Standing
from burgomaster.games.rows.hooks import hook_masks, hooks_of, standing
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.table import RowTable
from burgomaster.paper.datasets import DataSet, values_digest


@dataclass(frozen=True)
class Printed:
    """What is printed on the cards of a data set, by their numbers, and what each of them does.

    Rows after those of the cards may be of tiles.
    """

    name: str
    digest: str
    cost: list[int]
    points: list[int]
    activation: list[int]
    rows: list[Row]
    names: dict[str, list[str]]
    """The names of the cards, by language and number."""
    sources: list[dict[str, str]]
    """Where each value of a card comes from, by its number: of activation, cost, points and name."""
    changed: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Cards whose cost and points a position changed from those of the set."""
    set_digest: str = ""
    """The digest of the set without such changes, if there are any."""

    def with_values(self, changed: dict[int, tuple[int, int]]) -> Printed:
        """Return the same with another cost and other points for some cards."""
        cost, points = self.cost[:], self.points[:]
        for card, (price, worth) in changed.items():
            cost[card], points[card] = price, worth
        cards: list[Plain] = [[*cost], [*points]]
        digest, set_digest = values_digest([self.digest, cards]), self.set_digest or self.digest
        return replace(self, digest=digest, cost=cost, points=points, changed=changed, set_digest=set_digest)


class ChangedValues(TypedDict):
    """A card whose printed values a position changed from those of its data set."""

    card: int
    cost: int
    points: int


class RowBox(DataSet):
    """One data set of a game with rows, looked up by the numbers of its cards."""

    def __init__(self, printed: Printed, hooks: int) -> None:
        super().__init__(printed.name, printed.digest)
        self.printed: Final = printed
        self.cost: Final = printed.cost
        self.points: Final = printed.points
        self.activation: Final = printed.activation
        self.rows: Final = printed.rows
        self.names: Final = printed.names
        self.sources: Final = printed.sources
        self.changed: Final = printed.changed
        self.set_digest: Final = printed.set_digest or printed.digest
        self.hooks: Final = hook_masks(printed.rows, hooks)
        self.answering: Final = [hooks_of(row) for row in printed.rows]
        """What each row answers to, a bit each: hooks, and what else a game looks up there."""

    def activated(self, activation: int) -> int:
        """Return the cards with an activation, as a set."""
        cards = range(1, len(self.activation))
        return mask_of([card for card in cards if self.activation[card] == activation])

    def standing(self, card: int, hook: int) -> Standing:
        """Return the effect by which a row answers to a hook."""
        return standing(self.rows[card], hook)

    def answers_of(self, standing: int) -> int:
        """Return what any of these rows answers to, a bit each."""
        answering = 0
        for number in cards_in(standing):
            answering |= self.answering[number]
        return answering

    def laurels(self, card: int) -> list[Score]:
        """Return what a card scores at the end."""
        return [effect for effect in self.rows[card] if isinstance(effect, Score)]

    def laurel_points(self, card: int, table: RowTable, seat: int) -> int:
        """Return the points that a card would bring its owner if the game ended now."""
        total = 0
        for score in self.laurels(card):
            total += score.worth(table, seat)
        return total

    def changed_values(self) -> list[ChangedValues]:
        """Return the cards whose printed values a position changed, by their numbers."""
        return [
            {"card": card, "cost": cost, "points": points}
            for card, (cost, points) in sorted(self.changed.items())
        ]
