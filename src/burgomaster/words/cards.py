"""What a card does, in words: put together from the effects of its row, one message per kind of effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from burgomaster.core.message import Argument
from burgomaster.games.hamburg.box.box import Counted
from burgomaster.games.hamburg.box.components import ACTIONS, CATEGORIES, DECREASE, DICE
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
from burgomaster.words.bundle import Bundle

_LOWEST_SUM: Final = 6
_HIGHEST_SUM: Final = 36

# Effects that have nothing to fill in.
_PLAIN_EFFECTS: Final[dict[type[Effect[Any]], str]] = {
    effects.GainDie: "card-gain-die",
    effects.DrawAndAct: "card-draw-and-act",
    effects.TopOfDiscardsAct: "card-top-of-discards-act",
    others.StealFromEach: "card-steal-from-each",
    others.Tribute: "card-tribute",
    others.Curse: "card-curse",
    others.TokenForOthers: "card-token-for-others",
    labour.ReturnDifferent: "card-return-different",
    labour.Exchange: "card-exchange",
    labour.MatchingWorkers: "card-matching-workers",
    labour.WorkersForOnes: "card-workers-for-ones",
    labour.WorkerOfEachColour: "card-worker-of-each-colour",
    activations.ReturnBuildings: "card-return-buildings",
    activations.ActivateAgain: "card-activate-again",
    activations.ActivateWithoutWorkers: "card-activate-without-workers",
    activations.CopyFlash: "card-copy-flash",
    activations.TuckBuilding: "card-tuck",
    church.PlaceInChurch: "card-place-in-church",
    church.MoveClericEffect: "card-move-cleric",
}

# Standing effects by their hook.
_RULES: Final = {
    HALF_PRICE: "rule-half-price",
    BUILDING_DISCOUNT: "rule-building-discount",
    FREE_WALL: "rule-free-wall",
    BLACK_DIE_WALL: "rule-black-die-wall",
    SQUARE_DISCOUNT: "rule-square-discount",
    SQUARE_SURCHARGE: "rule-square-surcharge",
    TIES_COUNT: "rule-ties-count",
    PARK_MARKS: "rule-park-marks",
    FOURTH_STRIKES: "rule-fourth-strikes",
    PREVENTS: "rule-prevents",
    CHOOSES_RISE: "rule-chooses-rise",
    TWO_BUILDINGS: "rule-two-buildings",
    FLASH_TWICE: "rule-flash-twice",
    RECOLOURS: "rule-recolours",
}
_WHEN: Final = {
    ADVANCED: "card-when-advancing",
    TOKEN_DRAWN: "card-when-drawing-token",
    OTHER_BUILT: "card-when-other-builds",
    OTHER_WALLED: "card-when-other-walls",
    MAJORITY_WON: "card-when-winning-majority",
}

# What the other players must do, by the name of the step.
_OTHERS: Final = {
    name: f"others-{name}"
    for name in (
        "discard",
        "deactivate",
        "give-marks",
        "give-workers",
        "tear-down",
        "go-back",
        "lose-building",
        "lose-site",
    )
}

# Counts that have nothing to fill in.
_PLAIN_COUNTS: Final[dict[type[Count[Any]], str]] = {
    counts.Categories: "per-categories",
    counts.SiteColours: "per-site-colours",
    counts.ThirdSegmentsAndStatues: "per-third-segments-and-statues",
    counts.ActiveMajorities: "per-majorities",
    counts.WorkerColours: "per-worker-colours",
    counts.WorkerSets: "per-worker-sets",
    counts.RaisedLevels: "per-raised-levels",
    counts.RaisedDisasters: "per-raised-disasters",
    counts.SquarePoints: "per-square-points",
    counts.DifferentResults: "per-different-results",
}


def _capital(clause: str) -> str:
    """Return a clause as it begins a sentence."""
    return clause[:1].upper() + clause[1:]


class CardTexts:
    """Card texts in one language."""

    def __init__(self, words: Bundle) -> None:
        self._bundle: Final = words

    def text(self, row: Row) -> str:
        """Return what a row does, in whole sentences."""
        prices = [effect for effect in row if isinstance(effect, (Pay, PayAny))]
        clauses = [self._effect(effect) for effect in row if not isinstance(effect, (Pay, PayAny))]
        if not row:
            clauses = [self._say("card-zoo")]
        if prices:
            workers = [self._price(price) for price in prices]
            clauses[0] = self._with("card-priced", clauses[0], price=self._list("list-and", workers))
        return " ".join([f"{_capital(clause)}." for clause in clauses])

    # Saying a clause.

    def _say(self, id_: str, **arguments: Argument) -> str:
        text, errors = self._bundle.fill(f"hb-{id_}", arguments)
        if errors:
            raise ValueError(f"{id_}: {errors}")
        return text

    def _with(self, id_: str, effect: str, **arguments: Argument) -> str:
        """Return a clause around another one, which languages write with a capital letter or without."""
        return self._say(id_, effect=effect, sentence=_capital(effect), **arguments)

    def _list(self, id_: str, items: Sequence[str]) -> str:
        if len(items) == 1:
            return items[0]
        return self._say(id_, rest=", ".join(items[:-1]), last=items[-1])

    def _coloured_workers(self, colours: Sequence[int]) -> str:
        named = [self._say("one-coloured", colour=DICE[colour]) for colour in colours]
        return self._say("coloured-workers", colours=self._list("list-and", named))

    # Effects.

    def _price(self, effect: Effect[Any]) -> str:
        if isinstance(effect, Pay):
            return self._coloured_workers([effect.colour])
        return self._say("any-workers", count=1)

    def _effect(self, effect: Effect[Any]) -> str:
        """Return the clause of an effect."""
        plain = _PLAIN_EFFECTS.get(type(effect))
        if plain is not None:
            return self._say(plain)
        if isinstance(effect, Standing):
            return self._standing(effect)
        if isinstance(effect, effects.Gain):
            if self._gives_a_number(effect):
                goods = "points" if effect.points else "marks"
                return self._say("card-gain-as", goods=goods, number=self._number(effect.per))
            return self._counted("card-gain", self._goods(effect), effect.per)
        if isinstance(effect, Score):
            return self._score(effect)
        if isinstance(effect, effects.DecreaseDisaster):
            return self._decrease(effect)
        if isinstance(effect, effects.DrawEffect):
            return self._draw(effect)
        if isinstance(effect, effects.DrawOfColour):
            return self._say("card-draw-colour", colour=DICE[effect.colour])
        if isinstance(effect, effects.DrawFromDiscards):
            return self._say("card-draw-from-discards", number=self._number(effect.count))
        if isinstance(effect, effects.DrawSites):
            id_ = "card-draw-sites-for-worker" if effect.for_worker else "card-draw-sites"
            return self._say(id_, cards=effect.cards)
        if isinstance(effect, effects.SelectBuilding):
            return self._say("card-select", category=CATEGORIES[effect.category])
        if isinstance(effect, effects.BuildWall):
            return self._say("card-build-wall", times=effect.times)
        if isinstance(effect, effects.AdvanceOnSquare):
            id_ = "card-advance-without-low-dice" if effect.without_low_dice else "card-advance"
            return self._say(id_, count=effect.price)
        if isinstance(effect, others.EachOther):
            return self._say(_OTHERS[effect.step.name], count=effect.count)
        if isinstance(effect, labour.BuyWorkers):
            return self._say("card-buy-workers", most=effect.most, count=effect.price)
        if isinstance(effect, searching.SearchPile):
            return self._search(effect)
        raise TypeError(f"no words for {type(effect).__name__}")

    def _gives_a_number(self, gain: effects.Gain) -> bool:
        """Tell whether a card gives as many marks, or points, as dice show, and nothing else."""
        numbered = isinstance(gain.per, (counts.DieResult, counts.MostCommonResult))
        return numbered and gain.marks + gain.points == 1 and not gain.workers and not gain.any_workers

    def _number(self, count: Count[Any] | None) -> str:
        """Return the number on dice, as it stands after 'as many as'."""
        if isinstance(count, counts.DieResult):
            return self._say("as-die", colour=DICE[count.die])
        if isinstance(count, counts.MostCommonResult):
            return self._say("as-most-common")
        raise TypeError(f"no words for as many as {type(count).__name__}")

    def _goods(self, gain: effects.Gain) -> str:
        """Return what is gained each time."""
        goods: list[str] = []
        colours = [colour for colour in gain.workers if colour != effects.SAME]
        if colours:
            goods.append(self._coloured_workers(colours))
        if effects.SAME in gain.workers:
            goods.append(self._say("same-worker"))
        if gain.any_workers:
            goods.append(self._say("any-workers", count=gain.any_workers))
        if gain.marks:
            goods.append(self._say("marks", count=gain.marks))
        if gain.points:
            goods.append(self._say("points", count=gain.points))
        return self._list("list-and", goods)

    def _score(self, score: Score) -> str:
        if isinstance(score.per, counts.BestStatue):
            return self._say("card-score-statue", points=score.points)
        return self._counted("card-score", self._say("points", count=score.points), score.per)

    def _decrease(self, decrease: effects.DecreaseDisaster) -> str:
        limit = "up-to" if decrease.up_to else "exactly"
        if decrease.per is not None:
            per = self._per(decrease.per)
            return self._say("card-decrease-per", limit=limit, levels=decrease.levels, per=per)
        if decrease.colour == effects.SAME:
            return self._say("card-decrease-same", limit=limit, levels=decrease.levels)
        if decrease.colour == effects.ANY:
            id_ = "card-decrease-any" if decrease.levels == 1 else "card-decrease-several"
            return self._say(id_, limit=limit, levels=decrease.levels)
        colour = DICE[decrease.colour]
        return self._say("card-decrease-colour", limit=limit, levels=decrease.levels, colour=colour)

    def _draw(self, draw: effects.DrawEffect) -> str:
        if draw.optional:
            return self._say("card-draw-optional", cards=draw.cards)
        if draw.discarded:
            return self._say("card-draw-discard", cards=draw.cards, discarded=draw.discarded)
        return self._say("card-draw", cards=draw.cards)

    def _search(self, search: searching.SearchPile) -> str:
        category = CATEGORIES[search.category]
        if search.colour == effects.SAME:
            return self._say("card-search-same", category=category)
        return self._say("card-search", category=category, colour=DICE[search.colour])

    def _standing(self, standing: Standing) -> str:
        """Return the clause of an effect that lasts as long as its building stands."""
        if isinstance(standing, When):
            clauses = [self._following(standing, effect) for effect in standing.then]
            return self._when(standing, self._list("list-and", clauses))
        if isinstance(standing, Counted):
            named = [self._say("category-name", category=CATEGORIES[each]) for each in standing.categories]
            return self._say("card-counts-as", categories=self._list("list-and", named))
        if isinstance(standing, Changed):
            return self._say(_RULES[standing.hook], count=standing.amount, colour=DICE[standing.colour])
        return self._say(_RULES[standing.hook])

    def _following(self, when: When, effect: Effect[Any]) -> str:
        """Return the clause of what follows an event: after a decrease, the same disaster once more."""
        again = when.hook == AFTER_ACTION and when.action == DECREASE
        if again and isinstance(effect, effects.DecreaseDisaster) and effect.colour == effects.SAME:
            return self._say("card-decrease-more", levels=effect.levels)
        return self._effect(effect)

    def _when(self, when: When, effect: str) -> str:
        if when.hook != AFTER_ACTION:
            return self._with(_WHEN[when.hook], effect)
        if when.colour == NO_COLOUR:
            return self._with("card-after-action", effect, action=ACTIONS[when.action])
        colour = DICE[when.colour]
        return self._with("card-after-action-colour", effect, action=ACTIONS[when.action], colour=colour)

    # Counts.

    def _counted(self, id_: str, goods: str, per: Count[Any] | None) -> str:
        """Return what is gained: once, for each of something, or on a condition."""
        if per is None:
            return self._say(id_, goods=goods)
        condition = self._condition(per)
        if condition is not None:
            return self._say(f"{id_}-if", goods=goods, condition=condition)
        return self._say(f"{id_}-per", goods=goods, per=self._per(per))

    def _condition(self, count: Count[Any]) -> str | None:
        """Return the clause after 'if', for a count that can only be 0 or 1."""
        if isinstance(count, counts.DieShows):
            results = self._list("list-or", [str(result) for result in count.results])
            return self._say("if-die-shows", colour=DICE[count.die], results=results)
        if isinstance(count, counts.DiceSum):
            if count.at_least > _LOWEST_SUM:
                return self._say("if-dice-sum-at-least", sum=count.at_least)
            return self._say("if-dice-sum-at-most", sum=count.at_most)
        if isinstance(count, counts.Every) and isinstance(count.count, counts.SiteColours):
            return self._say("if-all-site-colours")
        return None

    def _per(self, count: Count[Any], group: int = 1) -> str:
        """Return the phrase 'for each ...', or 'for every three ...'."""
        plain = _PLAIN_COUNTS.get(type(count))
        if plain is not None and group == 1:
            return self._say(plain)
        if isinstance(count, counts.Every):
            return self._per(count.count, count.group)
        if isinstance(count, counts.Sites):
            return self._say("per-sites", group=group, colour=DICE[count.colour])
        if isinstance(count, counts.WallSegments):
            return self._say("per-wall-segments", group=group)
        if isinstance(count, counts.Workers):
            return self._say("per-workers", group=group)
        if group > 1:
            raise TypeError(f"no words for groups of {type(count).__name__}")
        if isinstance(count, counts.Buildings):
            if count.category < 0:
                return self._say("per-all-buildings")
            return self._say("per-buildings", category=CATEGORIES[count.category])
        if isinstance(count, counts.DiceShowing):
            return self._say("per-dice-showing", result=count.result)
        raise TypeError(f"no words for {type(count).__name__}")
