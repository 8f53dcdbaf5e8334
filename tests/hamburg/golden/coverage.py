"""What the golden games of Hamburg must show, and how to find out what a recorded game shows."""

from __future__ import annotations

from functools import cache
from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    ALWAYS,
    ALWAYS_I,
    ALWAYS_II,
    ALWAYS_III,
    ALWAYS_IV,
    CARDS,
    CLERIC_TILES,
    DICE,
    DISASTERS,
    FACES,
    FIRST_GARDEN,
    FLASH,
    GIFT_TOKENS,
    LAUREL,
    MAJORITIES,
    MAYORS,
    PHASE_I,
    PHASE_II,
    PHASE_III,
    STOCK_SIDES,
    TOKENS,
)
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards.effects import Gain
from burgomaster.games.hamburg.cards.prices import Pay, PayAny
from burgomaster.games.hamburg.cards.searching import SelectBuilding
from burgomaster.games.hamburg.choices import NOTATION, TILE_FORM
from burgomaster.games.hamburg.draws import shuffle_discards
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.scoring import winners
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import EndTurn, OfCard
from burgomaster.games.rows.effect import Count, Effect
from burgomaster.games.rows.masks import cards_in
from tests.hamburg.boxes import box_with
from tests.rows.coverage import Coverage, Nothing, flashes, says, used, works

PLAYERS: Final = (2, 3, 4, 5)
CLEAR, BY_MARKS, SHARED = "end: a clear win", "end: a tie broken by marks", "end: a shared win"
STATUE: Final = "a statue gained"
ONLY_WITH_EXPANSIONS: Final = NOTATION.forms[NOTATION.forms.index(TILE_FORM) :]
"""What is said only in games with expansions: their verbs come last in the notation."""


def demanded() -> set[str]:
    """Return everything that must occur in some golden game."""
    box = standard_box()
    marks = {CLEAR, BY_MARKS, SHARED, STATUE}
    for card in range(1, CARDS + 1):
        marks.add(built(card))
        if box.rows[card]:
            marks.add(works(card))
        if box.activation[card] == FLASH:
            marks.add(flashes(card))
        elif box.activation[card] in (PHASE_II, PHASE_III):
            marks.add(used(card))
    marks |= {f"{disaster} strikes" for disaster in DISASTERS}
    marks |= {f"the majority {majority} won" for majority in MAJORITIES}
    marks |= {f"{players} players" for players in PLAYERS}
    marks |= {says(form.pattern) for form in NOTATION.forms}
    return marks | of_expansions()


def of_expansions() -> set[str]:
    """Return what only games with expansions show: what is said there, and every side of every tile."""
    marks = {says(form.pattern) for form in ONLY_WITH_EXPANSIONS}
    marks |= walls_show()
    marks |= {f"token {kind} drawn" for kind in range(len(TOKENS))}
    marks |= {f"the gift of {token} taken" for token in GIFT_TOKENS}
    marks |= {stock_side(side) for side in STOCK_SIDES}
    for face in FACES:
        marks |= {f"{mayor} {face} chosen" for mayor in MAYORS}
        marks |= {f"{tile} {face} in force" for tile in CLERIC_TILES}
    return marks


def zitronenjette(marks: object) -> str:
    """Return the mark of a Zitronenjette taken."""
    return f"a Zitronenjette of {marks} marks taken"


def stock_side(side: str) -> str:
    """Return the mark of a side of a stock exchange tile that went through its three steps."""
    return f"{side} changed three actions"


def walls_show() -> set[str]:
    """Return what only who builds a wall shows in games with expansions."""
    return {zitronenjette(count) for count in (12, 9, 6)} | {f"the {ship} ship used" for ship in DICE}


def built(card: int) -> str:
    """Return the mark of a card constructed."""
    return f"{card} built"


def mark_of(said: Message) -> str | None:
    """Return what something told shows."""
    what = said.arguments
    if said.id == "hb-strike":
        return f"{what['disaster']} strikes"
    if said.id == "hb-majority":
        return f"the majority {what['majority']} won"
    if said.id == "hb-take-statue":
        return STATUE
    if said.id == "hb-take-zitronenjette":
        return zitronenjette(what["count"])
    if said.id == "hb-draw-token":
        return f"token {what['token']} drawn"
    if said.id == "hb-take-gift":
        return f"the gift of {what['token']} taken"
    if said.id == "hb-use-ship":
        return f"the {what['colour']} ship used"
    if said.id == "hb-stock-tile-turned":
        return stock_side(STOCK_SIDES[STOCK_SIDES.index(str(what["face"])) - 1])
    if said.id == "hb-stock-tile-out":
        return stock_side(str(what["face"]))
    if said.id == "hb-choose-mayor":
        return f"{what['tile']} {what['face']} chosen"
    if said.id == "hb-cleric-tile-in-force":
        return f"{what['tile']} {what['face']} in force"
    return None


def end_of(table: Hamburg) -> str:
    """Return how a game ended."""
    if len(winners(table)) > 1:
        return SHARED
    scores = table.scores()
    return CLEAR if scores.count(max(scores)) == 1 else BY_MARKS


# Cards that do nothing.


class Never(Count[Hamburg]):
    """Nothing to be counted."""

    def of(self, table: Hamburg, seat: int) -> int:
        return 0


class OnlyShuffling(Nothing):
    """A selection from the discard pile that never finds anything."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        shuffle_discards(table)


@cache
def idle(card: int) -> Box:
    """Return a box in which a card asks for its worker and does nothing for it."""
    row: list[Effect[Hamburg]] = []
    for effect in standard_box().rows[card]:
        if isinstance(effect, (Pay, PayAny)):
            row.append(effect)
        elif isinstance(effect, Gain):
            goods = (effect.points, effect.money, effect.workers)
            row.append(Gain(effect.tongue, effect.choose, *goods, 0, Never()))
        elif isinstance(effect, SelectBuilding):
            row.append(OnlyShuffling(effect))
        else:
            row.append(Nothing(effect))
    return box_with(card, row=tuple(row))


def may_work(card: int, before: Hamburg, choice: Choice, last: bool) -> bool:
    """Tell whether it is the card's time, as far as its activation says."""
    activation = before.box.activation[card]
    if activation in (FLASH, PHASE_III):
        return isinstance(choice, OfCard) and choice.card == card
    if activation == LAUREL:
        return last
    if activation == PHASE_I:
        return before.phase == 1 or isinstance(choice, EndTurn)
    if activation == PHASE_II:
        return before.phase == 2
    return activation in (ALWAYS, ALWAYS_I, ALWAYS_II, ALWAYS_III, ALWAYS_IV)


def in_play(table: Hamburg, choice: Choice) -> list[int]:
    """Return the cards of all displays, and the one that the choice is about."""
    mask = 0
    cards: list[int] = []
    for player in table.players:
        mask |= player.display
        cards += player.garden
    if isinstance(choice, OfCard) and choice.card < FIRST_GARDEN:
        mask |= 1 << choice.card
    return [*cards_in(mask), *cards]


OF_CARDS: Final = {"hb-construct": built, "hb-lay": built, "hb-use": used, "hb-flash": flashes}
COVERAGE: Final = Coverage(
    RULES, OF_CARDS, mark_of, end_of, in_play, may_work, idle, Hamburg, Hamburg.stand_anew
)
