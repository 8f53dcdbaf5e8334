"""What can be chosen in Bruges: a class and a form per verb."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice, Form, Kind, Notation, words_kind
from burgomaster.games.bruges.box.components import (
    CARDS,
    COLOURS,
    GATEHOUSES,
    MAJORITIES,
    PILES,
    PLACES,
    SIDES,
)
from burgomaster.games.rows.choices import Advance as Advance
from burgomaster.games.rows.choices import Again as Again
from burgomaster.games.rows.choices import Announce as Announce
from burgomaster.games.rows.choices import AtPlaces, OfColour, OfSide
from burgomaster.games.rows.choices import Copy as Copy
from burgomaster.games.rows.choices import Deal as Deal
from burgomaster.games.rows.choices import Discard as Discard
from burgomaster.games.rows.choices import Done as Done
from burgomaster.games.rows.choices import EndTurn as EndTurn
from burgomaster.games.rows.choices import OfCard as OfCard
from burgomaster.games.rows.choices import Recolour as Recolour
from burgomaster.games.rows.choices import ReturnWorker as ReturnWorker
from burgomaster.games.rows.choices import Roll as Roll
from burgomaster.games.rows.choices import Steal as Steal
from burgomaster.games.rows.choices import Suffer as Suffer
from burgomaster.games.rows.choices import TakeBack as TakeBack
from burgomaster.games.rows.choices import TakeWorker as TakeWorker
from burgomaster.games.rows.choices import Turn as Turn
from burgomaster.games.rows.choices import Use as Use

CARD: Final = Kind(1, CARDS)
PLACE: Final = Kind(1, PLACES)
COLOUR: Final = words_kind(*COLOURS)
PIPS: Final = Kind(1, 6)
SIDE: Final = words_kind(*SIDES)
PILE: Final = words_kind(*PILES)
GATEHOUSE: Final = words_kind(*GATEHOUSES)
MAJORITY: Final = words_kind(*MAJORITIES)


class Action(OfCard):
    """One of the six actions, with the card it is taken with."""

    __slots__ = ()


class Draw(OfSide):
    """Draw the top card of a pile."""


class GiveBack(OfColour):
    """Return a threat marker."""


class TakeTwoWorkers(Action):
    """Action I: take two workers."""


class TakeGuilders(Action):
    """Action II: take guilders."""


class ReturnThreat(Action):
    """Action III: return a threat marker for a point."""


class BuildHouse(Action):
    """Action V: build a house."""


class BuildCanal(Action):
    """Action IV: build a canal tile."""

    __slots__ = ("side",)

    def __init__(self, card: int, side: int) -> None:
        super().__init__(card)
        self.side: Final = side


class LayPerson(Action):
    """Action VI: lay a person on a house."""

    __slots__ = ("place",)

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card)
        self.place: Final = place


class Select(OfCard):
    """Lay a person of the discard pile on a house."""

    __slots__ = ("place",)

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card)
        self.place: Final = place


class Tile(OfSide):
    """Build a canal tile without a card."""


class LoseTile(OfSide):
    """Return the canal tile at one end."""


class LosePerson(OfCard):
    """Discard a person laid out."""


class LoseHouse(Choice):
    """Discard a house."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place


class TurnBack(Choice):
    """Turn a majority marker back."""

    __slots__ = ("majority",)

    def __init__(self, majority: int) -> None:
        super().__init__()
        self.majority: Final = majority


class TakeColour(Choice):
    """Choose the colour of one's pieces: its gatehouse has canal fields of its own."""

    __slots__ = ("gatehouse",)

    def __init__(self, gatehouse: int) -> None:
        super().__init__()
        self.gatehouse: Final = gatehouse


class ShowTop(Choice):
    """Chance: the colour of the card that is now the top of a pile."""

    __slots__ = ("colour", "pile")

    def __init__(self, pile: int, colour: int) -> None:
        super().__init__()
        self.pile: Final = pile
        self.colour: Final = colour


DONE_FORM: Final = Form("done", Done)
END_TURN_FORM: Final = Form("end turn", EndTurn)
ADVANCE_FORM: Final = Form("advance", Advance)
DRAW_FORM: Final = Form("draw {side}", Draw, side=SIDE)
ANNOUNCE_FORM: Final = Form("announce {colour}", Announce, colour=COLOUR)
TAKE_WORKER_FORM: Final = Form("take {colour}", TakeWorker, colour=COLOUR)
RETURN_WORKER_FORM: Final = Form("return {colour}", ReturnWorker, colour=COLOUR)
GIVE_BACK_FORM: Final = Form("give back {colour}", GiveBack, colour=COLOUR)
SUFFER_FORM: Final = Form("suffer {colour}", Suffer, colour=COLOUR)
USE_FORM: Final = Form("use {card}", Use, card=CARD)
AGAIN_FORM: Final = Form("again {card}", Again, card=CARD)
COPY_FORM: Final = Form("copy {card}", Copy, card=CARD)
WORKERS_FORM: Final = Form("workers {card}", TakeTwoWorkers, card=CARD)
MONEY_FORM: Final = Form("money {card}", TakeGuilders, card=CARD)
THREAT_FORM: Final = Form("threat {card}", ReturnThreat, card=CARD)
CANAL_FORM: Final = Form("canal {card} {side}", BuildCanal, card=CARD, side=SIDE)
HOUSE_FORM: Final = Form("house {card}", BuildHouse, card=CARD)
PERSON_FORM: Final = Form("person {card} at {place}", LayPerson, card=CARD, place=PLACE)
DISCARD_FORM: Final = Form("discard {card}", Discard, card=CARD)
TAKE_BACK_FORM: Final = Form("back {card}", TakeBack, card=CARD)
LOSE_PERSON_FORM: Final = Form("lose person {card}", LosePerson, card=CARD)
LOSE_HOUSE_FORM: Final = Form("lose house {place}", LoseHouse, place=PLACE)
LOSE_TILE_FORM: Final = Form("lose tile {side}", LoseTile, side=SIDE)
SELECT_FORM: Final = Form("select {card} at {place}", Select, card=CARD, place=PLACE)
TILE_FORM: Final = Form("tile {side}", Tile, side=SIDE)
TURN_BACK_FORM: Final = Form("turn back {majority}", TurnBack, majority=MAJORITY)
RECOLOUR_FORM: Final = Form("exchange {colour} {into}", Recolour, colour=COLOUR, into=COLOUR)
ROLL_FORM: Final = Form("roll {die} {pips}", Roll, die=COLOUR, pips=PIPS)
TOP_FORM: Final = Form("top {pile} {colour}", ShowTop, pile=PILE, colour=COLOUR)
DEAL_FORM: Final = Form("deal {card}", Deal, card=CARD)
TURN_FORM: Final = Form("turn {card}", Turn, card=CARD)
STEAL_FORM: Final = Form("steal {card}", Steal, card=CARD)
COLOUR_FORM: Final = Form("color {gatehouse}", TakeColour, gatehouse=GATEHOUSE)

# A new verb comes last: choices are numbered in this order.
NOTATION: Final = Notation(
    DONE_FORM,
    END_TURN_FORM,
    ADVANCE_FORM,
    DRAW_FORM,
    ANNOUNCE_FORM,
    TAKE_WORKER_FORM,
    RETURN_WORKER_FORM,
    GIVE_BACK_FORM,
    SUFFER_FORM,
    USE_FORM,
    AGAIN_FORM,
    COPY_FORM,
    WORKERS_FORM,
    MONEY_FORM,
    THREAT_FORM,
    CANAL_FORM,
    HOUSE_FORM,
    PERSON_FORM,
    DISCARD_FORM,
    TAKE_BACK_FORM,
    LOSE_PERSON_FORM,
    LOSE_HOUSE_FORM,
    LOSE_TILE_FORM,
    SELECT_FORM,
    TILE_FORM,
    TURN_BACK_FORM,
    RECOLOUR_FORM,
    ROLL_FORM,
    TOP_FORM,
    DEAL_FORM,
    TURN_FORM,
    STEAL_FORM,
    COLOUR_FORM,
)

# The choices made once, for the questions asked most often.
DONE: Final = DONE_FORM.of()
END_TURN: Final = END_TURN_FORM.of()
ADVANCE: Final = ADVANCE_FORM.of()
DRAWS: Final = list(DRAW_FORM.every())
ANNOUNCES: Final = list(ANNOUNCE_FORM.every())
TAKE_WORKER: Final = list(TAKE_WORKER_FORM.every())
RETURN_WORKER: Final = list(RETURN_WORKER_FORM.every())
GIVE_BACKS: Final = list(GIVE_BACK_FORM.every())
SUFFERS: Final = list(SUFFER_FORM.every())
TILES: Final = list(TILE_FORM.every())
TAKE_COLOURS: Final = list(COLOUR_FORM.every())
LOSE_TILES: Final = list(LOSE_TILE_FORM.every())
# By card number; number 0 does not exist, card 1 keeps its place.
USES: Final = [USE_FORM.of(1), *USE_FORM.every()]
WORKERS_WITH: Final = [WORKERS_FORM.of(1), *WORKERS_FORM.every()]
MONEY_WITH: Final = [MONEY_FORM.of(1), *MONEY_FORM.every()]
THREAT_WITH: Final = [THREAT_FORM.of(1), *THREAT_FORM.every()]
CANAL_WITH: Final = [
    [CANAL_FORM.of(max(card, 1), side) for card in range(CARDS + 1)] for side in range(len(SIDES))
]
HOUSE_WITH: Final = [HOUSE_FORM.of(1), *HOUSE_FORM.every()]
PERSON_WITH: Final = AtPlaces(PERSON_FORM, CARDS)
DISCARDS: Final = [DISCARD_FORM.of(1), *DISCARD_FORM.every()]
DEALS: Final = [DEAL_FORM.of(1), *DEAL_FORM.every()]
ROLLS: Final = [[ROLL_FORM.of(die, max(pips, 1)) for pips in range(7)] for die in range(len(COLOURS))]
TOPS: Final = [[TOP_FORM.of(pile, colour) for colour in range(len(COLOURS))] for pile in range(len(PILES))]
