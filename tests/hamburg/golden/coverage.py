"""What the golden games of Hamburg must show, and how to find out what a recorded game shows.

A card *works* in a game if, at some entry, things would have gone otherwise had the card done nothing: the
same choice would not have been on offer, or would have led to another table or, at the end, to other scores.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.core.record import Record
from burgomaster.core.replay import next_choice
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
    marks |= {f"someone says: {form.pattern}" for form in NOTATION.forms}
    return marks | of_expansions()


def of_expansions() -> set[str]:
    """Return what only games with expansions show: what is said there, and every side of every tile."""
    marks = {f"someone says: {form.pattern}" for form in ONLY_WITH_EXPANSIONS}
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


def used(card: int) -> str:
    """Return the mark of a building activated."""
    return f"{card} used"


def flashes(card: int) -> str:
    """Return the mark of a flash set off."""
    return f"{card} flashes"


def works(card: int) -> str:
    """Return the mark of a card without which things would have gone otherwise."""
    return f"{card} works"


def mark_of(event: Event) -> str | None:
    """Return what an event shows."""
    said = event.public
    if said is None:
        return None
    what = said.arguments
    card = what.get("card")
    if isinstance(card, int):
        if said.id in ("hb-construct", "hb-lay"):
            return built(card)
        if said.id == "hb-use":
            return used(card)
        if said.id == "hb-flash":
            return flashes(card)
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


class Nothing(Effect[Hamburg]):
    """An effect that has none, and can be used when the effect it stands for can."""

    def __init__(self, other: Effect[Hamburg]) -> None:
        self.other: Final = other
        self.moment = other.moment

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return self.other.hindrance(table, seat, card, free)

    def suits(self, table: Hamburg, seat: int, colour: int) -> bool:
        return self.other.suits(table, seat, colour)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        pass


class OnlyShuffling(Nothing):
    """A selection from the discard pile that never finds anything."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        shuffle_discards(table)


_idle: Final[dict[int, Box]] = {}


def idle(card: int) -> Box:
    """Return a box in which a card asks for its worker and does nothing for it."""
    if card not in _idle:
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
        _idle[card] = box_with(card, row=tuple(row))
    return _idle[card]


def makes_a_difference(card: int, before: Hamburg, choice: Choice, after: Hamburg) -> bool:
    """Tell whether an entry would have gone otherwise had the card done nothing."""
    other = Hamburg(idle(card), 0, before)
    for seat in range(other.seats()):
        other.stand_anew(seat)
    if before.asked >= 0 and choice not in other.offers():
        return True
    other.apply(before.asked, choice)
    if other.dump() != after.dump():
        return True
    return after.over and other.scores() != after.scores()


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


class Shown:
    """What a recorded game shows: its marks, and the entry (from 1) at which each card works first."""

    def __init__(self) -> None:
        self.marks: set[str] = set()
        self.moments: dict[int, int] = {}


def shown(record: Record, wanted: set[int], at: dict[int, int] | None = None) -> Shown:
    """Play a record again and return what it shows.

    Of the cards that are wanted it is found out whether they work; `at` says where, if that is known already.
    """
    found = Shown()

    def hear(event: Event) -> None:
        mark = mark_of(event)
        if mark is not None:
            found.marks.add(mark)

    game = Game(RULES, record.options, None, record.seats, [hear])
    places: dict[int, list[int]] = {}
    for card, number in (at or {}).items():
        places.setdefault(number, []).append(card)
    left = set(wanted)
    for number, entry in enumerate(record.entries, 1):
        choice = next_choice(RULES, game.table, record, number - 1)
        assert choice.form is not None
        found.marks.add(f"someone says: {choice.form.pattern}")
        before = game.table.clone()
        game.enter(entry.seat, choice)
        if at is None:
            last = number == len(record.entries)
            tried = [
                card
                for card in in_play(before, choice)
                if card in left and may_work(card, before, choice, last)
            ]
        else:
            tried = places.get(number, [])
        for card in tried:
            if makes_a_difference(card, before, choice, game.table):
                found.moments[card] = number
                found.marks.add(works(card))
                left.discard(card)
    assert game.table.over
    found.marks |= {end_of(game.table), f"{len(record.seats)} players"}
    return found
