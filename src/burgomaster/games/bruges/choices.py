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
from burgomaster.games.rows import choices as common

CARD: Final = Kind(1, CARDS)
PLACE: Final = Kind(1, PLACES)
COLOUR: Final = words_kind(*COLOURS)
PIPS: Final = Kind(1, 6)
SIDE: Final = words_kind(*SIDES)
PILE: Final = words_kind(*PILES)
GATEHOUSE: Final = words_kind(*GATEHOUSES)
MAJORITY: Final = words_kind(*MAJORITIES)


class Draw(common.OfSide):
    """Draw the top card of a pile."""


class GiveBack(common.OfColour):
    """Return a threat marker."""


class TakeTwoWorkers(common.StandardAction):
    """Action I: take two workers."""


class TakeGuilders(common.StandardAction):
    """Action II: take guilders."""


class ReturnThreat(common.StandardAction):
    """Action III: return a threat marker for a point."""


class BuildHouse(common.StandardAction):
    """Action V: build a house."""


class BuildCanal(common.ActionOnSide):
    """Action IV: build a canal tile."""


class LayPerson(common.ActionAtPlace):
    """Action VI: lay a person on a house."""


class Tile(common.OfSide):
    """Build a canal tile without a card."""


class LoseTile(common.OfSide):
    """Return the canal tile at one end."""


class LosePerson(common.OfCard):
    """Discard a person laid out."""


class LoseHouse(common.OfPlace):
    """Discard a house."""


class TurnBack(common.OfMajority):
    """Turn a majority marker back."""


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


DRAW_FORM: Final = Form("draw {side}", Draw, side=SIDE)
ANNOUNCE_FORM: Final = Form("announce {colour}", common.Announce, colour=COLOUR)
TAKE_WORKER_FORM: Final = Form("take {colour}", common.TakeWorker, colour=COLOUR)
RETURN_WORKER_FORM: Final = Form("return {colour}", common.ReturnWorker, colour=COLOUR)
GIVE_BACK_FORM: Final = Form("give back {colour}", GiveBack, colour=COLOUR)
SUFFER_FORM: Final = Form("suffer {colour}", common.Suffer, colour=COLOUR)
USE_FORM: Final = Form("use {card}", common.Use, card=CARD)
AGAIN_FORM: Final = Form("again {card}", common.Again, card=CARD)
COPY_FORM: Final = Form("copy {card}", common.Copy, card=CARD)
WORKERS_FORM: Final = Form("workers {card}", TakeTwoWorkers, card=CARD)
MONEY_FORM: Final = Form("money {card}", TakeGuilders, card=CARD)
THREAT_FORM: Final = Form("threat {card}", ReturnThreat, card=CARD)
CANAL_FORM: Final = Form("canal {card} {side}", BuildCanal, card=CARD, side=SIDE)
HOUSE_FORM: Final = Form("house {card}", BuildHouse, card=CARD)
PERSON_FORM: Final = Form("person {card} at {place}", LayPerson, card=CARD, place=PLACE)
DISCARD_FORM: Final = Form("discard {card}", common.Discard, card=CARD)
TAKE_BACK_FORM: Final = Form("back {card}", common.TakeBack, card=CARD)
LOSE_PERSON_FORM: Final = Form("lose person {card}", LosePerson, card=CARD)
LOSE_HOUSE_FORM: Final = Form("lose house {place}", LoseHouse, place=PLACE)
LOSE_TILE_FORM: Final = Form("lose tile {side}", LoseTile, side=SIDE)
SELECT_FORM: Final = Form("select {card} at {place}", common.Select, card=CARD, place=PLACE)
TILE_FORM: Final = Form("tile {side}", Tile, side=SIDE)
TURN_BACK_FORM: Final = Form("turn back {majority}", TurnBack, majority=MAJORITY)
RECOLOUR_FORM: Final = Form("exchange {colour} {into}", common.Recolour, colour=COLOUR, into=COLOUR)
ROLL_FORM: Final = Form("roll {die} {pips}", common.Roll, die=COLOUR, pips=PIPS)
TOP_FORM: Final = Form("top {pile} {colour}", ShowTop, pile=PILE, colour=COLOUR)
DEAL_FORM: Final = Form("deal {card}", common.Deal, card=CARD)
TURN_FORM: Final = Form("turn {card}", common.Turn, card=CARD)
STEAL_FORM: Final = Form("steal {card}", common.Steal, card=CARD)
COLOUR_FORM: Final = Form("color {gatehouse}", TakeColour, gatehouse=GATEHOUSE)

# A new verb comes last: choices are numbered in this order.
NOTATION: Final = Notation(
    common.DONE_FORM, common.END_TURN_FORM, common.ADVANCE_FORM, DRAW_FORM, ANNOUNCE_FORM, TAKE_WORKER_FORM,
    RETURN_WORKER_FORM, GIVE_BACK_FORM, SUFFER_FORM, USE_FORM, AGAIN_FORM, COPY_FORM, WORKERS_FORM,
    MONEY_FORM, THREAT_FORM, CANAL_FORM, HOUSE_FORM, PERSON_FORM, DISCARD_FORM, TAKE_BACK_FORM,
    LOSE_PERSON_FORM, LOSE_HOUSE_FORM, LOSE_TILE_FORM, SELECT_FORM, TILE_FORM, TURN_BACK_FORM,
    RECOLOUR_FORM, ROLL_FORM, TOP_FORM, DEAL_FORM, TURN_FORM, STEAL_FORM, COLOUR_FORM,
)  # fmt: skip

# The choices made once, for the questions asked most often.
DRAWS: Final = list(DRAW_FORM.every())
ANNOUNCES: Final = list(ANNOUNCE_FORM.every())
TAKE_WORKER: Final = list(TAKE_WORKER_FORM.every())
RETURN_WORKER: Final = list(RETURN_WORKER_FORM.every())
GIVE_BACKS: Final = list(GIVE_BACK_FORM.every())
SUFFERS: Final = list(SUFFER_FORM.every())
TILES: Final = list(TILE_FORM.every())
TAKE_COLOURS: Final = list(COLOUR_FORM.every())
LOSE_TILES: Final = list(LOSE_TILE_FORM.every())
USES: Final = common.by_card(USE_FORM)
WORKERS_WITH: Final = common.by_card(WORKERS_FORM)
MONEY_WITH: Final = common.by_card(MONEY_FORM)
THREAT_WITH: Final = common.by_card(THREAT_FORM)
CANAL_WITH: Final = [
    [CANAL_FORM.of(max(card, 1), side) for card in range(CARDS + 1)] for side in range(len(SIDES))
]
HOUSE_WITH: Final = common.by_card(HOUSE_FORM)
PERSON_WITH: Final = common.AtPlaces(PERSON_FORM, CARDS)
DISCARDS: Final = common.by_card(DISCARD_FORM)
DEALS: Final = common.by_card(DEAL_FORM)
ROLLS: Final = [[ROLL_FORM.of(die, max(pips, 1)) for pips in range(7)] for die in range(len(COLOURS))]
TOPS: Final = [[TOP_FORM.of(pile, colour) for colour in range(len(COLOURS))] for pile in range(len(PILES))]
