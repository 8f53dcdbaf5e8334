"""The box of a game with rows: what is printed on its cards, and what every card does, by its number."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Plain
from burgomaster.games.rows.effect import Row, Score, Standing
from burgomaster.games.rows.hooks import hook_masks, hooks_of, standing
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.paper.datasets import DataSet, values_digest


class RowBox(DataSet):
    """One data set of a game with rows; rows after those of the cards may be of tiles."""

    def __init__(
        self,
        name: str,
        digest: str,
        cost: list[int],
        points: list[int],
        activation: list[int],
        rows: list[Row],
        names: dict[str, list[str]],
        sources: list[dict[str, str]],
        hooks: int,
        changed: dict[int, tuple[int, int]] | None,
        set_digest: str,
    ) -> None:
        super().__init__(name, digest)
        self.cost: Final = cost
        self.points: Final = points
        self.activation: Final = activation
        self.rows: Final = rows
        self.names: Final = names
        """The names of the cards, by language and number."""
        self.sources: Final = sources
        """Where each value of a card comes from, by its number: of activation, cost, points and name."""
        self.changed: Final[dict[int, tuple[int, int]]] = changed or {}
        """Cards whose cost and points a position changed from those of the set."""
        self.set_digest: Final = set_digest or digest
        """The digest of the set without such changes."""
        self.hooks: Final = hook_masks(rows, hooks)
        self.answering: Final = [hooks_of(row) for row in rows]
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

    def with_changes(self, changed: dict[int, tuple[int, int]]) -> tuple[list[int], list[int], str]:
        """Return the cost and the points of all cards, some of them changed, and the digest of that."""
        cost, points = self.cost[:], self.points[:]
        for card, (price, worth) in changed.items():
            cost[card], points[card] = price, worth
        cards: list[Plain] = [[*cost], [*points]]
        return cost, points, values_digest([self.digest, cards])

    def laurels(self, card: int) -> list[Score]:
        """Return what a card scores at the end."""
        return [effect for effect in self.rows[card] if isinstance(effect, Score)]
