"""The box: all printed values of one data set, with the persons' rows, looked up by card number."""

from __future__ import annotations

from typing import Final

from burgomaster.core.phrase import Phrase
from burgomaster.games.bruges.box.components import (
    ACTIVATIONS,
    CARDS,
    FLASH,
    GROUPS,
    LAUREL,
    OF_GROUP,
    ONCE_A_ROUND,
    WORKER,
)
from burgomaster.games.bruges.cards.hooks import COUNTS_AS, HOOKS, IN_TURN, SAID
from burgomaster.games.rows.effect import Row, Score, Standing
from burgomaster.games.rows.hooks import hook_masks, hooks_of, standing
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.paper.datasets import DataSet


class Board:
    """The values printed on the board, tiles and overview cards."""

    def __init__(self) -> None:
        self.canals: list[list[list[int]]] = []
        """The colours of canal fields, from the gatehouse outwards: of each seat, left and right."""
        self.canal_costs: list[int] = []
        self.third_points = 0
        self.reputation: list[int] = []
        self.statues: list[int] = []
        self.majority_points = 0
        self.house_points = 0
        self.threat_points = 0
        self.intrigue_points = 0
        self.start_points = 0
        self.start_guilders = 0
        self.start_workers = 0
        self.hand_limit = 0
        self.laps = 0
        self.workers_taken = 0


class Counted(Standing):
    """A person who counts as several groups."""

    def __init__(self, groups: tuple[int, ...]) -> None:
        super().__init__(COUNTS_AS, SAID[COUNTS_AS])
        self.groups: Final = groups

    def spell(self) -> Phrase:
        named = [Phrase("br-group-name", group=GROUPS[group]) for group in self.groups]
        return Phrase(self.said, {"groups": named})


class Box(DataSet):
    """One data set: what is printed on every card and on the board, and what every person does."""

    def __init__(
        self,
        name: str,
        digest: str,
        board: Board,
        cost: list[int],
        points: list[int],
        activation: list[int],
        rows: list[Row],
        names: dict[str, list[str]],
        sources: list[dict[str, str]],
        changed: dict[int, tuple[int, int]] | None = None,
        set_digest: str = "",
    ) -> None:
        super().__init__(name, digest)
        self.board: Final = board
        self.cost: Final = cost
        self.points: Final = points
        self.activation: Final = activation
        self.rows: Final = rows
        self.names: Final = names
        """The names of the persons, by language and number."""
        self.sources: Final = sources
        """Where each value of a person comes from, by its number: of activation, cost, points and name."""
        self.changed: Final[dict[int, tuple[int, int]]] = changed or {}
        """Persons whose cost and points a position changed from those of the set."""
        self.set_digest: Final = set_digest or digest
        """The digest of the set without such changes."""
        active = [self._activated(number) for number in range(len(ACTIVATIONS))]
        self.flash: Final = active[FLASH]
        self.in_turn: Final = active[WORKER] | active[ONCE_A_ROUND]
        """The persons that are used in one's turn, once a round."""
        self.laurel: Final = active[LAUREL]
        self.hooks: Final = hook_masks(rows, HOOKS)
        self.answering: Final = [hooks_of(row) for row in rows]
        """The hooks to which each person answers, and whether it is used in one's turn, a bit each."""
        self.group: Final = OF_GROUP[:]
        for card in range(1, CARDS + 1):
            if self.in_turn >> card & 1:
                self.answering[card] |= 1 << IN_TURN
            for effect in rows[card]:
                if isinstance(effect, Counted):
                    for group in effect.groups:
                        self.group[group] |= 1 << card

    def _activated(self, activation: int) -> int:
        return mask_of([card for card in range(1, CARDS + 1) if self.activation[card] == activation])

    def standing(self, card: int, hook: int) -> Standing:
        """Return the effect by which a person answers to a hook."""
        return standing(self.rows[card], hook)

    def answers_of(self, standing: int) -> int:
        """Return what any of these persons answers to, a bit each."""
        answering = 0
        for number in cards_in(standing):
            answering |= self.answering[number]
        return answering

    def laurels(self, card: int) -> list[Score]:
        """Return what a person scores at the end."""
        return [effect for effect in self.rows[card] if isinstance(effect, Score)]
