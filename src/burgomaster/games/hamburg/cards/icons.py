"""What a card does, in icons: put together from the effects of its row, as its text is.

An icon is a sign with what it is of (a colour, a category, `any`, `same`) and a short text on it. A line of
icons reads from left to right: what is paid, an arrow, what is gained, `per` what it is counted.
"""

from __future__ import annotations

from typing import Any, Final

from burgomaster.games.hamburg.box.box import Counted
from burgomaster.games.hamburg.box.components import ACTIONS, CATEGORIES, DICE
from burgomaster.games.hamburg.cards import again as activations
from burgomaster.games.hamburg.cards import church, counts, effects, labour, others, searching
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
    NO_COLOUR,
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
    Row,
    Score,
    Standing,
)
from burgomaster.games.hamburg.cards.triggers import Pay, PayAny, When
from burgomaster.games.hamburg.terms import Changed

SIGNS: Final = (
    # pieces
    *("worker", "mark", "point", "card", "hand", "discards", "search", "building", "site", "wall", "statue"),
    *("square", "majority", "cleric", "token", "die", "level", "category", "flash", "laurel", "phase"),
    # who, and the standard actions
    *("others", "action"),
    # between them
    *("arrow", "per", "when", "is", "exchange", "no"),
)
"""Every sign there is."""

_LOWEST_SUM: Final = 6  # of six dice

ANY: Final = "any"
SAME: Final = "same"
"""The colour named or met before."""


class Icon:
    """One icon of a line."""

    def __init__(self, sign: str, of: str = "", text: str = "") -> None:
        self.sign: Final = sign
        self.of: Final = of
        self.text: Final = text

    def __repr__(self) -> str:
        """Return the icon for people who look for a mistake.

        >>> Icon("worker", "pink", "-1")
        worker:pink:-1
        """
        return ":".join([part for part in (self.sign, self.of, self.text) if part])


Line = list[Icon]


def icons(row: Row) -> Line:
    """Return what a row does as a line of icons; a card without effects has none."""
    prices = [effect for effect in row if isinstance(effect, (Pay, PayAny))]
    line: Line = []
    for price in prices:
        line.append(Icon("worker", _colour(price.colour) if isinstance(price, Pay) else ANY, _minus(1)))
    if prices:
        line.append(_ARROW)
    for effect in row:
        if not isinstance(effect, (Pay, PayAny)):
            line.extend(_effect(effect))
    return line


def _plus(count: int) -> str:
    return f"+{count}"


def _minus(count: int) -> str:
    return f"-{count}"


def _colour(colour: int) -> str:
    return SAME if colour == effects.SAME else DICE[colour] if colour >= 0 else ANY


_ARROW: Final = Icon("arrow")
_IS: Final = Icon("is")
_WHEN: Final = Icon("when")
_PER: Final = Icon("per")
_OTHERS: Final = Icon("others")
_CARD: Final = Icon("card", ANY, "+1")
_ACTION: Final = Icon("action")

# Effects that have nothing to fill in.
_PLAIN_EFFECTS: Final[dict[type[Effect[Any]], Line]] = {
    effects.GainDie: [Icon("mark"), _PER, Icon("die", SAME)],
    effects.DrawAndAct: [_CARD, _ARROW, _ACTION],
    effects.TopOfDiscardsAct: [Icon("discards"), _ARROW, _ACTION],
    others.StealFromEach: [_OTHERS, _ARROW, Icon("hand", ANY, "+1")],
    others.Tribute: [_OTHERS, Icon("mark", "", "+1"), _ARROW, Icon("point", "", "+1"), _PER, _OTHERS],
    others.Curse: [Icon("level", ANY, _minus(1)), _OTHERS, Icon("level", SAME, "+1")],
    others.TokenForOthers: [Icon("token", "", "+1"), _OTHERS, Icon("level", SAME, "+1")],
    labour.ReturnDifferent: [
        *(Icon("worker", ANY, "≤5"), _ARROW),
        *(Icon("point", "", "1"), Icon("mark", "", "1"), _PER, Icon("worker", ANY)),
    ],
    labour.Exchange: [Icon("worker", ANY), Icon("exchange"), Icon("worker", ANY)],
    labour.MatchingWorkers: [Icon("worker", SAME, "+1"), _PER, Icon("die", ANY), _IS, Icon("die", "black")],
    labour.WorkersForOnes: [Icon("worker", SAME, "+1"), _PER, Icon("die", ANY, "1")],
    labour.WorkerOfEachColour: [Icon("worker", "each", "+5")],
    activations.ReturnBuildings: [Icon("building", ANY), _ARROW, Icon("hand")],
    activations.ActivateAgain: [Icon("phase", "", "III"), _IS, Icon("action", "again")],
    activations.ActivateWithoutWorkers: [Icon("building", ANY), _IS, Icon("worker", ANY, "0")],
    activations.CopyFlash: [_OTHERS, Icon("flash"), _ARROW, Icon("flash")],
    activations.TuckBuilding: [
        Icon("building", SAME, "+1"),
        Icon("mark", "", "0"),
        _IS,
        Icon("category", "zoo"),
    ],
    church.PlaceInChurch: [Icon("worker", ANY, _minus(1)), _ARROW, Icon("cleric", "", "+1")],
    church.MoveClericEffect: [Icon("cleric", "", "±1")],
}

# Standing effects by their hook; where an amount or a colour is to be filled in, in `_rule`.
_RULES: Final[dict[int, Line]] = {
    FREE_WALL: [Icon("wall"), _IS, Icon("mark", "", "0")],
    BLACK_DIE_WALL: [Icon("wall"), _IS, Icon("mark"), _PER, Icon("die", "black")],
    SQUARE_SURCHARGE: [_OTHERS, Icon("square"), _IS, Icon("mark", "", "+"), _PER, Icon("die", "black")],
    TIES_COUNT: [Icon("majority"), _IS, Icon("majority", "", "=")],
    FOURTH_STRIKES: [Icon("level", ANY), _IS, Icon("level", ANY, "4")],
    PREVENTS: [Icon("worker", ANY, _minus(1)), _ARROW, Icon("no"), Icon("level", SAME, "+1")],
    CHOOSES_RISE: [Icon("token"), _IS, Icon("level", ANY, "?")],
    TWO_BUILDINGS: [Icon("site"), _IS, Icon("building", ANY, "2")],
    FLASH_TWICE: [Icon("flash"), _IS, Icon("flash", "", "x2")],
    RECOLOURS: [Icon("worker", ANY), _IS, Icon("worker", ANY, "?")],
}
_EVENTS: Final[dict[int, Line]] = {
    ADVANCED: [Icon("square", "", "+1")],
    TOKEN_DRAWN: [Icon("token")],
    OTHER_BUILT: [_OTHERS, Icon("building", ANY)],
    OTHER_WALLED: [_OTHERS, Icon("wall")],
    MAJORITY_WON: [Icon("majority")],
}

# What the other players lose, or give, by the name of the step.
_LOSSES: Final = {
    "discard": "hand",
    "deactivate": "majority",
    "tear-down": "wall",
    "go-back": "square",
    "lose-building": "building",
    "lose-site": "site",
}
_GIFTS: Final = {"give-marks": "mark", "give-workers": "worker"}

# Counts that have nothing to fill in.
_PLAIN_COUNTS: Final[dict[type[Count[Any]], Line]] = {
    counts.Categories: [Icon("category", ANY)],
    counts.SiteColours: [Icon("site", "each")],
    counts.WallSegments: [Icon("wall")],
    counts.ThirdSegmentsAndStatues: [Icon("wall", "", "3"), Icon("statue")],
    counts.BestStatue: [Icon("statue", "", "max")],
    counts.ActiveMajorities: [Icon("majority")],
    counts.Workers: [Icon("worker", ANY)],
    counts.WorkerColours: [Icon("worker", "each", "1")],
    counts.WorkerSets: [Icon("worker", "each", "5")],
    counts.RaisedLevels: [Icon("level", ANY, "1")],
    counts.RaisedDisasters: [Icon("level", "each")],
    counts.SquarePoints: [Icon("square"), Icon("point")],
    counts.DifferentResults: [Icon("die", "each")],
    counts.MostCommonResult: [Icon("die", "each", "max")],
}


def _effect(effect: Effect[Any]) -> Line:
    plain = _PLAIN_EFFECTS.get(type(effect))
    if plain is not None:
        return plain
    if isinstance(effect, Standing):
        return _standing(effect)
    if isinstance(effect, effects.Gain):
        return [*_goods(effect), *_per(effect.per)]
    if isinstance(effect, Score):
        return [Icon("laurel"), Icon("point", "", str(effect.points)), *_per(effect.per)]
    if isinstance(effect, effects.DecreaseDisaster):
        much = f"≤{effect.levels}" if effect.up_to else _minus(effect.levels)
        return [Icon("level", _colour(effect.colour), much), *_per(effect.per)]
    if isinstance(effect, effects.DrawEffect):
        line = [Icon("card", ANY, f"≤{effect.cards}" if effect.optional else _plus(effect.cards))]
        return [*line, Icon("hand", ANY, _minus(effect.discarded))] if effect.discarded else line
    if isinstance(effect, effects.DrawOfColour):
        return [Icon("card", _colour(effect.colour), "+1")]
    if isinstance(effect, effects.DrawFromDiscards):
        return [Icon("discards"), _ARROW, Icon("hand", "", "±1"), *_per(effect.count)]
    if isinstance(effect, effects.DrawSites):
        line = [Icon("site", ANY, _plus(effect.cards))]
        return [Icon("worker", SAME, _minus(1)), _ARROW, *line] if effect.for_worker else line
    if isinstance(effect, effects.SelectBuilding):
        return [Icon("discards"), _ARROW, Icon("category", CATEGORIES[effect.category], "+1")]
    if isinstance(effect, effects.BuildWall):
        return [Icon("wall", "", "+1"), Icon("mark", "", f"x{effect.times}" if effect.times else "0")]
    if isinstance(effect, effects.AdvanceOnSquare):
        line = [Icon("square", "", "+1"), Icon("mark", "", _minus(effect.price) if effect.price else "0")]
        low = [Icon("no"), Icon("die", ANY, "1"), Icon("die", ANY, "2"), _WHEN]
        return [*low, *line] if effect.without_low_dice else line
    if isinstance(effect, others.EachOther):
        name = effect.step.name
        if name in _GIFTS:
            return [
                _OTHERS,
                _ARROW,
                Icon(_GIFTS[name], ANY if name == "give-workers" else "", _plus(effect.count)),
            ]
        return [_OTHERS, Icon(_LOSSES[name], ANY if name == "lose-building" else "", _minus(effect.count))]
    if isinstance(effect, labour.BuyWorkers):
        return [Icon("mark", "", _minus(effect.price)), _ARROW, Icon("worker", ANY, f"≤{effect.most}")]
    if isinstance(effect, searching.SearchPile):
        return [
            Icon("search", _colour(effect.colour)),
            _ARROW,
            Icon("category", CATEGORIES[effect.category], "+1"),
        ]
    raise TypeError(f"no icons for {type(effect).__name__}")


def _goods(gain: effects.Gain) -> Line:
    """Return what is gained each time."""
    line = [Icon("worker", _colour(colour), "+1") for colour in gain.workers]
    if gain.any_workers:
        line.append(Icon("worker", ANY, _plus(gain.any_workers)))
    if gain.marks:
        line.append(Icon("mark", "", str(gain.marks)))
    if gain.points:
        line.append(Icon("point", "", str(gain.points)))
    return line


def _standing(standing: Standing) -> Line:
    """Return the line of an effect that lasts as long as its building stands."""
    if isinstance(standing, When):
        line = _event(standing)
        line.append(_WHEN)
        for effect in standing.then:
            line.extend(_effect(effect))
        return line
    if isinstance(standing, Counted):
        return [_IS, *[Icon("category", CATEGORIES[category]) for category in standing.categories]]
    if isinstance(standing, Changed):
        return _change(standing)
    return _RULES[standing.hook]


def _event(when: When) -> Line:
    if when.hook != AFTER_ACTION:
        return _EVENTS[when.hook][:]
    line = [Icon("action", ACTIONS[when.action])]
    if when.colour != NO_COLOUR:
        line.append(Icon("card", _colour(when.colour)))
    return line


def _change(change: Changed) -> Line:
    if change.hook == HALF_PRICE:
        return [Icon("building", _colour(change.colour)), _IS, Icon("mark", "", "½")]
    if change.hook == BUILDING_DISCOUNT:
        return [Icon("building", ANY), _IS, Icon("mark", "", _minus(change.amount))]
    if change.hook == SQUARE_DISCOUNT:
        return [Icon("square"), _IS, Icon("mark", "", _minus(change.amount))]
    if change.hook == PARK_MARKS:
        return [Icon("category", "park"), _IS, Icon("mark", "", _plus(change.amount))]
    raise TypeError(f"no icons for a change at hook {change.hook}")


def _per(count: Count[Any] | None) -> Line:
    """Return what is counted; nothing if the effect happens once."""
    return [] if count is None else [_PER, *_counted(count)]


def _counted(count: Count[Any]) -> Line:
    plain = _PLAIN_COUNTS.get(type(count))
    if plain is not None:
        return plain
    if isinstance(count, counts.Every):
        first, *rest = _counted(count.count)
        return [Icon(first.sign, first.of, str(count.group)), *rest]
    if isinstance(count, counts.Sites):
        return [Icon("site", _colour(count.colour))]
    if isinstance(count, counts.Buildings):
        return [Icon("building", ANY) if count.category < 0 else Icon("category", CATEGORIES[count.category])]
    if isinstance(count, counts.DieResult):
        return [Icon("die", _colour(count.die))]
    if isinstance(count, counts.DieShows):
        return [Icon("die", _colour(count.die), "/".join([str(result) for result in count.results]))]
    if isinstance(count, counts.DiceShowing):
        return [Icon("die", ANY, str(count.result))]
    if isinstance(count, counts.DiceSum):
        limit = f"≥{count.at_least}" if count.at_least > _LOWEST_SUM else f"≤{count.at_most}"
        return [Icon("die", "sum", limit)]
    raise TypeError(f"no icons for {type(count).__name__}")
