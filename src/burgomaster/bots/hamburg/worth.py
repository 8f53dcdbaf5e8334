"""What a card is worth: read from its row, so that a changed row or data set changes the opinion, too."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.games.hamburg.box.box import Box, Counted
from burgomaster.games.hamburg.box.components import (
    CARDS,
    FIRST_GARDEN,
    FLASH,
    LAUREL,
    PHASE_I,
    PHASE_II,
    PHASE_III,
)
from burgomaster.games.hamburg.cards.again import (
    ActivateAgain,
    ActivateWithoutWorkers,
    CopyFlash,
    TuckBuilding,
)
from burgomaster.games.hamburg.cards.church import MoveClericEffect, PlaceInChurch
from burgomaster.games.hamburg.cards.counts import (
    Buildings,
    Categories,
    DiceShowing,
    DiceSum,
    DieResult,
    DieShows,
    DifferentResults,
    Every,
    MostCommonResult,
)
from burgomaster.games.hamburg.cards.effect import (
    ADVANCED,
    AFTER_ACTION,
    BLACK_DIE_WALL,
    BUILDING_DISCOUNT,
    CHOOSES_RISE,
    FLASH_TWICE,
    FOURTH_STRIKES,
    FREE_WALL,
    HALF_PRICE,
    MAJORITY_WON,
    OTHER_BUILT,
    OTHER_WALLED,
    PARK_MARKS,
    PREVENTS,
    RECOLOURS,
    SQUARE_DISCOUNT,
    SQUARE_SURCHARGE,
    TIES_COUNT,
    TOKEN_DRAWN,
    TWO_BUILDINGS,
    Count,
    Effect,
    Score,
    Standing,
)
from burgomaster.games.hamburg.cards.effects import (
    AdvanceOnSquare,
    BuildWall,
    DecreaseDisaster,
    DrawAndAct,
    DrawEffect,
    DrawFromDiscards,
    DrawOfColour,
    DrawSites,
    Gain,
    GainDie,
    SelectBuilding,
    TopOfDiscardsAct,
)
from burgomaster.games.hamburg.cards.labour import (
    BuyWorkers,
    Exchange,
    MatchingWorkers,
    ReturnDifferent,
    WorkersForOnes,
)
from burgomaster.games.hamburg.cards.others import Curse, EachOther, StealFromEach, TokenForOthers, Tribute
from burgomaster.games.hamburg.cards.searching import SearchPile
from burgomaster.games.hamburg.cards.triggers import Pay, PayAny
from burgomaster.games.hamburg.table import Hamburg

ONCE: Final = 0
"""Gives when it is built."""
EACH_SEASON: Final = 1
"""Gives once a season, in phase III."""
BY_DICE: Final = 2
"""Gives once a season, in phase II."""
AS_INCOME: Final = 3
"""Gives once a season, in phase I."""
AT_THE_END: Final = 4
"""Gives in final scoring."""
STANDS: Final = 5
"""Changes a rule, or only has its printed points."""

MARK: Final = 0.36
"""What a mark is worth in points, in the middle of a game."""
WORKER: Final = 0.5
"""What a worker is worth."""
CARD: Final = 0.35
"""What one more card in the hand is worth."""
ACTION: Final = 2.0
"""What a turn is worth."""
STEP: Final = 2.3
"""What an advance on City Hall Square is worth."""
RELIEF: Final = 1.5
"""What it is worth to decrease a disaster, with its point."""
ATTACK: Final = 0.5
"""What it is worth that somebody else loses something."""

PER_SEASON: Final = {
    AFTER_ACTION: 0.35,
    ADVANCED: 0.4,
    TOKEN_DRAWN: 0.3,
    OTHER_WALLED: 0.05,
    HALF_PRICE: 0.2,
    BUILDING_DISCOUNT: 1.1,
    FREE_WALL: 0.1,
    BLACK_DIE_WALL: 0.05,
    SQUARE_DISCOUNT: 0.35,
    SQUARE_SURCHARGE: 0.2,
    PARK_MARKS: 0.1,
    FOURTH_STRIKES: 0.7,
    PREVENTS: 0.25,
    CHOOSES_RISE: 0.15,
    TWO_BUILDINGS: 1.0,
    FLASH_TWICE: 0.4,
    RECOLOURS: 0.3,
    TIES_COUNT: 0.5,
    MAJORITY_WON: 0.3,
}
"""What a rule changed is worth a season; a building that earns when others build depends on their number."""

BY_OTHERS: Final = 0.55
"""What it is worth a season to earn two marks whenever one other player builds."""

_DICE: Final[dict[type[Count[Any]], float]] = {
    DieResult: 3.5,
    DieShows: 0.33,
    DiceShowing: 1.0,
    DifferentResults: 4.0,
    MostCommonResult: 2.2,
    DiceSum: 0.65,
}
"""What is to be expected of dice not rolled yet."""


class Part:
    """One gain of a card, in points, marks, workers and what has no better measure, per something counted."""

    __slots__ = ("dice", "flat", "group", "marks", "per", "points", "workers")

    def __init__(
        self, points: float, marks: float, workers: float, flat: float, per: Count[Any] | None
    ) -> None:
        self.points: Final = points
        self.marks: Final = marks
        self.workers: Final = workers
        self.flat: Final = flat
        self.group: Final = per.group if isinstance(per, Every) else 1
        self.per: Final = per.count if isinstance(per, Every) else per
        self.dice: Final = _DICE.get(type(self.per), 0.0) if self.per is not None else 0.0


class Worth:
    """What a card gives: how often, for which workers, and its gains."""

    __slots__ = ("card", "parts", "pays", "per_other", "per_season", "rhythm", "selects")

    def __init__(self, box: Box, card: int) -> None:
        self.card: Final = card
        self.rhythm: Final = _rhythm(box.activation[card])
        self.pays: Final = tuple(
            [
                effect.colour if isinstance(effect, Pay) else -1
                for effect in box.rows[card]
                if isinstance(effect, (Pay, PayAny))
            ]
        )
        self.parts: Final = tuple([part for effect in box.rows[card] for part in _parts(effect)])
        self.selects: Final = max(
            [effect.category for effect in box.rows[card] if isinstance(effect, SelectBuilding)], default=-1
        )
        """The category of which it takes a building out of the discard pile, or -1."""
        hooks = [effect.hook for effect in box.rows[card] if isinstance(effect, Standing)]
        self.per_season: Final = sum([PER_SEASON.get(hook, 0.0) for hook in hooks])
        self.per_other: Final = BY_OTHERS if OTHER_BUILT in hooks else 0.0


def _rhythm(activation: int) -> int:
    known = {FLASH: ONCE, PHASE_III: EACH_SEASON, PHASE_II: BY_DICE, PHASE_I: AS_INCOME, LAUREL: AT_THE_END}
    return known.get(activation, STANDS)


_FLAT: Final[dict[type[Effect[Any]], float]] = {
    GainDie: 5.2 * MARK,
    DrawFromDiscards: 0.8,
    DrawOfColour: CARD,
    DrawAndAct: ACTION + 0.3,
    TopOfDiscardsAct: ACTION,
    StealFromEach: 2.5,
    Tribute: 1.6,
    Curse: RELIEF + ATTACK,
    TokenForOthers: ATTACK,
    ReturnDifferent: 1.8,
    Exchange: 0.3,
    MatchingWorkers: 0.8 * WORKER,
    WorkersForOnes: WORKER,
    ActivateAgain: 1.0,
    ActivateWithoutWorkers: 3.0,
    CopyFlash: 1.5,
    TuckBuilding: 1.5,
    PlaceInChurch: 1.3,
    MoveClericEffect: 0.4,
    SearchPile: 1.0,
    Counted: 1.0,
}


def _parts(effect: Effect[Any]) -> list[Part]:
    """Return the gains of an effect."""
    if isinstance(effect, Gain):
        workers = len(effect.workers)
        parts = [Part(effect.points, effect.marks, workers, 0.0, effect.per)]
        return [*parts, Part(0, 0, effect.any_workers * 1.2, 0.0, None)] if effect.any_workers else parts
    if isinstance(effect, Score):
        return [Part(effect.points, 0, 0, 0.0, effect.per)]
    if isinstance(effect, DecreaseDisaster):
        return [Part(0, 0, 0, RELIEF * min(effect.levels, 3) ** 0.7, None)]
    if isinstance(effect, DrawEffect):
        return [Part(0, 0, 0, CARD * (effect.cards - 0.5 * effect.discarded), None)]
    if isinstance(effect, DrawSites):
        return [Part(0, 0, 0, 1.6 * effect.cards - (WORKER if effect.for_worker else 0), None)]
    if isinstance(effect, AdvanceOnSquare):
        return [Part(0, -effect.price, 0, STEP * (0.1 if effect.without_low_dice else 1.0), None)]
    if isinstance(effect, BuildWall):
        return [Part(0, -2.5 * effect.times, 0, 2.4, None)]
    if isinstance(effect, EachOther):
        return [Part(0, 0, 0, ATTACK * 2, None)]
    if isinstance(effect, BuyWorkers):
        return [Part(0, -effect.price * 3, 3, 0.0, None)]
    flat = _FLAT.get(type(effect), 0.0)
    return [Part(0, 0, 0, flat, None)] if flat else []


def part_gain(
    part: Part, table: Hamburg, seat: int, card: int, built: bool, rolled: bool, mark: float, flat: float
) -> float:
    """Return what a gain is worth in points now; a building not built yet is counted as if it were."""
    worth = part.points + part.marks * mark + part.workers * WORKER + part.flat * flat
    per = part.per
    if per is None:
        return worth
    if part.dice and not rolled:
        return worth * part.dice
    count: float = float(per.of(table, seat))
    if not built and card < FIRST_GARDEN:
        if isinstance(per, Buildings):
            if per.category < 0 or table.box.category[per.category] >> card & 1:
                count += 1
        elif isinstance(per, Categories) and count < 8:
            count += 0.6
    return worth * count / part.group


_known: dict[str, list[Worth]] = {}


def worths(box: Box) -> list[Worth]:
    """Return what every card of a box gives, worked out once."""
    found = _known.get(box.digest)
    if found is None:
        found = [Worth(box, max(card, 1)) for card in range(CARDS + 1)]
        _known[box.digest] = found
    return found
