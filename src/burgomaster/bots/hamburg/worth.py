"""What a row is worth, looked up by what it spells: a changed row or data set changes the opinion, too."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from burgomaster.bots import worth as common
from burgomaster.bots.worth import Counted, Part, Reckoning
from burgomaster.core.phrase import Phrase
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    CATEGORIES,
    COLOURS,
    DICE,
    FIRST_GARDEN,
    FLASH,
    LAUREL,
    PHASE_I,
    PHASE_II,
    PHASE_III,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.effect import Count, Effect, Row
from burgomaster.games.rows.spelling import deeds

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

FLAT: Final = {
    "hb-card-gain-die": 5.2 * MARK,
    "hb-card-draw-from-discards": 0.8,
    "hb-card-draw-colour": CARD,
    "hb-card-draw-and-act": ACTION + 0.3,
    "hb-card-top-of-discards-act": ACTION,
    "hb-card-steal-from-each": 2.5,
    "hb-card-tribute": 1.6,
    "hb-card-curse": RELIEF + ATTACK,
    "hb-card-token-for-others": ATTACK,
    "hb-card-return-different": 1.8,
    "hb-card-exchange": 0.3,
    "hb-card-matching-workers": 0.8 * WORKER,
    "hb-card-workers-for-ones": WORKER,
    "hb-card-worker-of-each-colour": 0.0,
    "hb-card-return-buildings": 0.0,
    "hb-card-activate-again": 1.0,
    "hb-card-activate-without-workers": 3.0,
    "hb-card-copy-flash": 1.5,
    "hb-card-own-flash": 1.5,
    "hb-card-decrease-other": RELIEF - 1,
    "hb-card-take-of-one-colour": 3 * WORKER,
    "hb-card-draw-same-and-act": ACTION,
    "hb-card-tuck": 1.5,
    "hb-card-place-in-church": 1.3,
    "hb-card-move-cleric": 0.4,
    "hb-card-search": 1.0,
    "hb-card-search-same": 1.0,
    "hb-card-select": 0.0,  # what it finds is worth something, see Worth.selects
    "hb-card-counts-as": 1.0,
    "hb-others-discard": ATTACK * 2,
    "hb-others-deactivate": ATTACK * 2,
    "hb-others-give-marks": ATTACK * 2,
    "hb-others-give-workers": ATTACK * 2,
    "hb-others-tear-down": ATTACK * 2,
    "hb-others-go-back": ATTACK * 2,
    "hb-others-lose-building": ATTACK * 2,
    "hb-others-lose-site": ATTACK * 2,
}
"""What an effect is worth each time, where one number says it all."""

BY_OTHERS: Final = {"hb-card-when-other-builds": 0.55}
"""What it is worth a season for each other player: to earn two marks whenever one builds."""

PER_SEASON: Final = {
    "hb-card-after-action": 0.35,
    "hb-card-after-action-colour": 0.35,
    "hb-card-when-advancing": 0.4,
    "hb-card-when-drawing-token": 0.3,
    "hb-card-when-other-walls": 0.05,
    "hb-card-when-winning-majority": 0.3,
    "hb-rule-half-price": 0.2,
    "hb-rule-building-discount": 1.1,
    "hb-rule-free-wall": 0.1,
    "hb-rule-black-die-wall": 0.05,
    "hb-rule-square-discount": 0.35,
    "hb-rule-square-surcharge": 0.2,
    "hb-rule-park-marks": 0.1,
    "hb-rule-fourth-strikes": 0.7,
    "hb-rule-prevents": 0.25,
    "hb-rule-chooses-rise": 0.15,
    "hb-rule-two-buildings": 1.0,
    "hb-rule-flash-twice": 0.4,
    "hb-rule-recolours": 0.3,
    "hb-rule-ties-count": 0.5,
    "hb-rule-activates-twice": 0.6,
    "hb-rule-ignores-black": 0.2,
    "hb-card-when-disaster-rises": 0.9,
    "hb-card-when-constructing-free": 0.35,
    "hb-card-when-laying-site": 0.7,
    # What lies there for everyone gives nobody an advantage.
    "hb-rule-marks-taken": 0.0,
    "hb-rule-marks-taken-colours": 0.0,
    "hb-rule-workers-taken-colours": 0.0,
    "hb-rule-any-worker": 0.0,
    "hb-rule-action-price": 0.0,
    "hb-rule-square-change": 0.0,
    "hb-rule-rounds": 0.0,
    "hb-rule-ignored-colours": 0.0,
    "hb-rule-redraw-each": 0.0,
    "hb-rule-redraw-two": 0.0,
    "hb-rule-ships": 0.0,
    "hb-rule-quoted": 0.0,
}
"""What a rule changed is worth a season."""

BY_COUNT: Final = {
    "hb-rule-hand-limit": (5, 0.3),
    "hb-rule-decrease-points": (1, 0.7),
    "hb-rule-exact-wall": (3, -0.3),
    "hb-rule-more-money": (0, 0.4),
}
"""A number changed: what is usual, and what each more than that is worth a season."""

EXPECTED: Final = {
    "hb-as-die": 3.5,
    "hb-as-most-common": 2.2,
    "hb-if-die-shows": 0.33,
    "hb-if-dice-sum-at-least": 0.65,
    "hb-if-dice-sum-at-most": 0.65,
    "hb-per-dice-showing": 1.0,
    "hb-per-different-results": 4.0,
    **common.as_counted(
        "hb-",
        "hb-if-all-site-colours",
        "hb-per-all-buildings",
        "hb-per-buildings",
        "hb-per-categories",
        "hb-per-raised-disasters",
        "hb-per-raised-levels",
        "hb-per-site-colours",
        "hb-per-sites",
        "hb-per-square-points",
        "hb-per-third-segments-and-statues",
        "hb-per-wall-segments",
        "hb-per-worker-colours",
    ),
}
"""What is to be expected of dice not rolled yet; all else is counted as it is."""

ANY_BUILDING: Final = -1  # every bit of a set


def _counted(box: Box, count: Count[Any]) -> Counted:
    said = count.spell()
    various = said.id == "hb-per-categories"
    return Counted(count, EXPECTED[said.id], said.number("group", 1), _one_more(box, said), various)


def _one_more(box: Box, said: Phrase) -> int:
    """Return the buildings of which each makes a count one more, as a set."""
    if said.id == "hb-per-all-buildings":
        return ANY_BUILDING
    return box.category[_category(said)] if said.id == "hb-per-buildings" else 0


def _category(said: Phrase) -> int:
    return CATEGORIES.index(str(said.word("category")))


class Worth:
    """What a row gives: how often, for which workers, and its gains."""

    __slots__ = ("card", "parts", "pays", "per_other", "per_season", "rhythm", "selects")

    def __init__(self, box: Box, card: int, row: Row, rhythm: int) -> None:
        self.card: Final = card
        self.rhythm: Final = rhythm
        self.pays: Final = common.workers_paid(row, _paid)
        done = deeds(row)
        self.parts: Final = tuple(common.gains_of(row, partial(_parts, box)))
        selected = [_category(said) for said in done if said.id == "hb-card-select"]
        self.selects: Final = max(selected, default=-1)
        """The category of which it takes a building out of the discard pile, or -1."""
        self.per_season: Final = sum([_a_season(said) for said in done])
        self.per_other: Final = sum([BY_OTHERS.get(said.id, 0.0) for said in done])


def _paid(price: Phrase) -> list[int]:
    """Return the colours of workers that are paid, -1 for any."""
    if price.id in ("hb-any-workers", "hb-workers-of-card"):
        return [-1] * price.number("count")
    return [DICE.index(str(one.word("colour"))) for one in price.parts["colours"]]


def _a_season(said: Phrase) -> float:
    """Return what something that stands is worth a season."""
    if said.id in BY_COUNT:
        usual, each = BY_COUNT[said.id]
        return (said.number("count") - usual) * each
    return PER_SEASON.get(said.id, 0.0)


def _rhythm(activation: int) -> int:
    known = {FLASH: ONCE, PHASE_III: EACH_SEASON, PHASE_II: BY_DICE, PHASE_I: AS_INCOME, LAUREL: AT_THE_END}
    return known.get(activation, STANDS)


def _decrease(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, 0, 0, RELIEF * min(said.number("levels"), 3) ** 0.7)]


def _draw(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, 0, 0, CARD * (said.number("cards") - 0.5 * said.number("discarded")))]


def _sites(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, 0, 0, 1.6 * said.number("cards"))]


def _sites_for_workers(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, 0, 0, 1.6 * said.number("cards") - WORKER)]


def _advance(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, -said.number("count"), 0, STEP)]


def _rare_advance(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, -said.number("count"), 0, STEP * 0.1)]


def _wall(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, -2.5 * said.number("times"), 0, 2.4)]


def _start(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, said.number("marks"), said.number("workers") * len(COLOURS), 0.0)]


RECKONED: Final[dict[str, Reckoning]] = {
    **common.common_reckonings("hb-", "hb-marks"),
    "hb-card-decrease-any": _decrease,
    "hb-card-decrease-several": _decrease,
    "hb-card-decrease-per": _decrease,
    "hb-card-decrease-colour": _decrease,
    "hb-card-decrease-same": _decrease,
    "hb-card-draw": _draw,
    "hb-card-draw-discard": _draw,
    "hb-card-draw-optional": _draw,
    "hb-card-draw-sites": _sites,
    "hb-card-draw-sites-for-worker": _sites_for_workers,
    "hb-card-advance": _advance,
    "hb-card-advance-without-low-dice": _rare_advance,
    "hb-card-build-wall": _wall,
    "hb-rule-start-goods": _start,
}
"""What an effect is worth each time, where it depends on its numbers."""


def _parts(box: Box, effect: Effect[Any]) -> list[Part]:
    """Return the gains of an effect, unless it changes a rule."""
    kind = effect.spell().id
    if kind in PER_SEASON or kind in BY_COUNT or kind in BY_OTHERS:
        return []
    return common.parts_of(effect, lambda count: _counted(box, count), RECKONED, FLAT)


def part_gain(
    part: Part, table: Hamburg, seat: int, card: int, built: bool, rolled: bool, mark: float, flat: float
) -> float:
    """Return what a gain is worth in points now; a building not built yet is counted as if it were."""
    worth = part.points + part.money * mark + part.workers * WORKER + part.flat * flat
    per = part.per
    if per is None:
        return worth
    if per.expected and not rolled:
        return worth * per.expected
    count: float = float(per.count.of(table, seat))
    if not built and card < FIRST_GARDEN:
        if per.more:
            count += per.more >> card & 1
        elif per.various and count < 8:
            count += 0.6
    return worth * count / per.group


_known: dict[str, list[Worth]] = {}


def worths(box: Box) -> list[Worth]:
    """Return what every row of a box gives, worked out once."""
    found = _known.get(box.digest)
    if found is None:
        found = [_worth(box, max(card, 1)) for card in range(len(box.rows))]
        _known[box.digest] = found
    return found


def _worth(box: Box, card: int) -> Worth:
    """Return what a row gives; whatever is no card stands."""
    rhythm = _rhythm(box.activation[card]) if card < len(box.activation) else STANDS
    return Worth(box, card, box.rows[card], rhythm)
