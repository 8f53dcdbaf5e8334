"""What a person is worth, looked up by what its row spells: a changed row changes the opinion, too."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from burgomaster.bots import worth as common
from burgomaster.bots.worth import Counted, Part, Reckoning
from burgomaster.core.phrase import Phrase
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import (
    CARDS,
    COLOURS,
    FLASH,
    GROUPS,
    LAUREL,
    ONCE_A_ROUND,
    WORKER,
)
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.effect import Count, Effect, Row
from burgomaster.games.rows.spelling import deeds, prices

ONCE: Final = 0
"""Gives when it is laid."""
EACH_ROUND: Final = 1
"""Gives once a round, when it is used."""
AT_THE_END: Final = 2
"""Gives in final scoring."""
ALWAYS: Final = 3
"""Changes a rule or follows events."""

GUILDER: Final = 0.33
"""What a guilder is worth in points, in the middle of a game."""
WORKER_WORTH: Final = 0.55
"""What a worker is worth."""
CARD: Final = 0.4
"""What one more card in the hand is worth."""
HOUSE: Final = 2.2
"""What a house laid without a card is worth."""
FURTHER_HOUSE: Final = 1.5
"""What a house is worth where there is one every round: nobody is there to live in so many."""
ACTION: Final = 2.0
"""What a card played is worth."""
STEP: Final = 1.2
"""What an advance on the reputation track is worth."""
RELIEF: Final = 1.5
"""What it is worth to return a threat marker, with its point."""
MARKED: Final = 0.45
"""How often a threat marker of a colour lies there: its die shows 5 or 6, or did so before."""
ATTACK: Final = 0.8
"""What it is worth that somebody else loses something."""

FLAT: Final = {
    "br-card-gain-die": 5.0 * GUILDER,
    "br-card-draw-and-act": 1.1,
    "br-card-top-of-discards-act": 1.4,
    "br-card-play-another": ACTION - 0.5,
    "br-card-forge": 0.4,
    "br-card-steal-from-each": 1.5,
    "br-card-tribute": 2.0,
    "br-card-curse": RELIEF + ATTACK,
    "br-card-return-different": 1.8,
    "br-card-exchange": 0.5,
    "br-card-workers-for-low-dice": 1.8 * WORKER_WORTH,
    "br-card-return-persons": 0.0,
    "br-card-activate-again": 1.0,
    "br-card-activate-without-workers": 3.0,
    "br-card-copy-flash": 1.5,
    "br-card-advance": STEP,
    "br-card-select": 0.0,  # what it finds is worth something, see Worth.selects
    "br-card-counts-as": 1.0,
    "br-others-discard": ATTACK,
    "br-others-turn-back": 2 * ATTACK,
    "br-others-give-guilders": ATTACK,
    "br-others-give-workers": 2 * ATTACK,
    "br-others-lose-tile": ATTACK,
    "br-others-go-back": ATTACK,
    "br-others-lose-person": 2 * ATTACK,
    "br-others-lose-house": 1.5 * ATTACK,
}
"""What an effect is worth each time, where one number says it all."""

PER_ROUND: Final = {
    "br-card-after-action": 0.4,
    "br-card-when-advancing": 0.6,
    "br-card-when-other-builds": 0.4,
    "br-card-when-damaged": 0.3,
    "br-rule-half-price": 0.5,
    "br-rule-person-discount": 1.0,
    "br-rule-free-canal": 0.6,
    "br-rule-free-house": 0.6,
    "br-rule-reputation-discount": 0.5,
    "br-rule-ties-count": 0.6,
    "br-rule-fourth-strikes": 0.6,
    "br-rule-two-persons": 0.65,
    "br-rule-flash-twice": 0.5,
    "br-rule-hand-limit": 0.4,
    "br-rule-workers-taken": 0.4,
    "br-rule-money-taken": 0.5,
    "br-rule-threats-returned": 0.4,
}
"""What a rule changed, or an event followed, is worth a round."""

BY_OTHERS: Final = {"br-card-when-other-lays": 0.55}
"""What it is worth a round for each other player: to earn two guilders whenever one lays a person."""

EXPECTED: Final = {
    "br-as-most-common": 1.9,
    "br-if-die-shows": 0.33,
    "br-if-dice-sum-at-least": 0.7,
    "br-if-dice-sum-at-most": 0.7,
    "br-per-dice-showing": 0.83,
    "br-per-different-results": 3.6,
    **common.as_counted(
        "br-",
        "br-if-all-house-colours",
        "br-per-all-persons",
        "br-per-persons",
        "br-per-groups",
        "br-per-threats",
        "br-per-threat-colours",
        "br-per-houses",
        "br-per-all-houses",
        "br-per-house-colours",
        "br-per-reputation-points",
        "br-per-third-fields-and-statues",
        "br-per-canal-tiles",
    ),
}
"""What is to be expected of dice not rolled yet; all else is counted as it is."""


def _counted(box: Box, count: Count[Any]) -> Counted:
    said = count.spell()
    group = 1 if said.id == "br-per-persons" else said.number("group", 1)
    return Counted(count, EXPECTED[said.id], group, _one_more(box, said))


def _one_more(box: Box, said: Phrase) -> int:
    """Return the persons of whom each makes a count one more, as a set."""
    if said.id in ("br-per-all-persons", "br-per-groups"):
        return -1
    return box.group[GROUPS.index(str(said.word("group")))] if said.id == "br-per-persons" else 0


def part_gain(
    part: Part, table: Bruges, seat: int, card: int, laid: bool, rolled: bool, guilder: float
) -> float:
    """Return what a gain is worth in points now; a person not laid yet is counted as if it were."""
    worth = part.points + part.money * guilder + part.workers * WORKER_WORTH + part.flat
    per = part.per
    if per is None:
        return worth
    if per.expected and not rolled:
        return worth * per.expected
    count = float(per.count.of(table, seat))
    if not laid:
        count += per.more >> card & 1
    return worth * count / per.group


class Worth:
    """What a person gives: how often, for which workers, and its gains."""

    __slots__ = (
        "card",
        "kept",
        "parts",
        "pays",
        "per_other",
        "per_round",
        "relieves",
        "rhythm",
        "selects",
        "spends",
    )

    def __init__(self, box: Box, card: int, row: Row) -> None:
        self.card: Final = card
        self.rhythm: Final = _rhythm(box.activation[card])
        self.pays: Final = common.workers_paid(row, _paid)
        """The colours of workers that a use costs, -1 for any."""
        self.spends: Final = sum(
            [price.number("count") for price in prices(row) if price.id == "br-guilders"]
        )
        """The guilders that a use costs."""
        parts = common.gains_of(row, partial(_parts, box))
        self.kept: Final = sum([_kept(effect) for effect in row]) if self.rhythm == AT_THE_END else 0.0
        """What each worker kept to the end brings."""
        self.parts: Final = () if self.kept else tuple(parts)
        done = deeds(row)
        colours = [str(said.word("colour")) for said in done if said.id == "br-card-threat-colour"]
        self.relieves: Final = COLOURS.index(colours[0]) if colours else -1
        """The only colour of which it returns threat markers, or -1."""
        selected = [GROUPS.index(str(said.word("group"))) for said in done if said.id == "br-card-select"]
        self.selects: Final = max(selected, default=-1)
        """The group of which it takes a person out of the discard pile, or -1."""
        per_round = per_other = 0.0
        for said in done:
            per_round += PER_ROUND.get(said.id, 0.0)
            per_other += BY_OTHERS.get(said.id, 0.0)
        for effect in row:
            per_round += _when_rolled(box, effect)
        self.per_round: Final = per_round
        self.per_other: Final = per_other

    def likely(self, table: Bruges, seat: int, rolled: bool) -> float:
        """Return how likely it can be used: who returns markers of one colour needs one there."""
        if self.relieves < 0:
            return 1.0
        if not rolled:
            return MARKED
        return 1.0 if table.players[seat].threats[self.relieves] else 0.0

    def gain(self, table: Bruges, seat: int, laid: bool, rolled: bool, guilder: float) -> float:
        """Return what it gives each time."""
        total = 0.0
        for part in self.parts:
            total += part_gain(part, table, seat, self.card, laid, rolled, guilder)
        return total


def _rhythm(activation: int) -> int:
    known = {FLASH: ONCE, WORKER: EACH_ROUND, ONCE_A_ROUND: EACH_ROUND, LAUREL: AT_THE_END}
    return known.get(activation, ALWAYS)


def _paid(price: Phrase) -> list[int]:
    """Return the colours of workers that are paid, -1 for any."""
    if price.id == "br-any-workers":
        return [-1] * price.number("count")
    return [COLOURS.index(str(one.word("colour"))) for one in price.parts.get("colours", [])]


def _kept(effect: Effect[Any]) -> float:
    """Return what each worker kept to the end brings in final scoring."""
    count = effect.counted()
    if count is None or count.spell().id != "br-per-workers":
        return 0.0
    points = sum([goods.number("count") for goods in effect.spell().parts["goods"]])
    return points / count.spell().number("group", 1)


def _when_rolled(box: Box, effect: Effect[Any]) -> float:
    """Return what dice bring a round by a person who follows them."""
    said = effect.spell()
    if said.id != "br-card-when-rolled":
        return 0.0
    total = 0.0
    for gain in said.parts["effect"]:
        kinds = [each for name, parts in gain.parts.items() if name != "goods" for each in parts]
        expected = EXPECTED[kinds[0].id] if kinds else 1.0
        for part in RECKONED[gain.id](gain, None):
            worth = part.points + part.money * GUILDER + part.workers * WORKER_WORTH
            total += worth * expected
    return total


def _threats(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, 0, 0, RELIEF * said.number("markers") ** 0.6)]


def _draw(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, 0, 0, CARD * (said.number("cards") - 0.5 * said.number("discarded")))]


def _houses(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, 0, 0, HOUSE * said.number("cards"))]


def _houses_for_workers(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, 0, 0, FURTHER_HOUSE * said.number("cards") - WORKER_WORTH)]


def _canal(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, -2.5 * said.number("times"), 0, 1.8)]


RECKONED: Final[dict[str, Reckoning]] = {
    **common.common_reckonings("br-", "br-guilders"),
    "br-card-threat-any": _threats,
    "br-card-threat-colour": _threats,
    "br-card-threat-same": _threats,
    "br-card-draw": _draw,
    "br-card-draw-discard": _draw,
    "br-card-draw-houses": _houses,
    "br-card-draw-houses-for-worker": _houses_for_workers,
    "br-card-build-canal": _canal,
}
"""What an effect is worth each time, where it depends on its numbers."""


def _parts(box: Box, effect: Effect[Any]) -> list[Part]:
    """Return the gains of an effect, unless it changes a rule or follows the dice."""
    kind = effect.spell().id
    if kind in PER_ROUND or kind in BY_OTHERS or kind == "br-card-when-rolled":
        return []
    return common.parts_of(effect, lambda count: _counted(box, count), RECKONED, FLAT)


_known: dict[str, list[Worth]] = {}


def worths(box: Box) -> list[Worth]:
    """Return what every person of a box gives, by number, worked out once."""
    found = _known.get(box.digest)
    if found is None:
        found = [Worth(box, max(card, 1), box.rows[max(card, 1)]) for card in range(CARDS + 1)]
        _known[box.digest] = found
    return found
