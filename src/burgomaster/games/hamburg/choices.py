"""What can be chosen in Hamburg: a class and a form per verb."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice, Form, Kind, Notation, words_kind
from burgomaster.games.hamburg.box.components import (
    CARDS,
    COLOURS,
    DICE,
    FACES,
    MAJORITIES,
    MOST_PLAYERS,
    PLACES,
    SIDES,
    STATUES,
    STOCK_TILES,
    TILES,
)
from burgomaster.games.rows import choices as common

CARD: Final = Kind(1, CARDS)
PLACE: Final = Kind(1, PLACES)
COLOUR: Final = words_kind(*COLOURS)
DIE: Final = words_kind(*DICE)
PIPS: Final = Kind(1, 6)
SIDE: Final = words_kind(*SIDES)
SEAT: Final = Kind(1, MOST_PLAYERS)
TOKEN: Final = Kind(0, 14)
MAJORITY: Final = words_kind(*MAJORITIES)
TILE: Final = words_kind(*TILES, *STOCK_TILES, room=128)
FACE: Final = words_kind(*FACES)
STATUE: Final = words_kind(*STATUES)


class Twice(common.Plain):
    """Activate a flash a second time."""


class Prevent(common.Plain):
    """Return a worker to prevent an increase."""


class Draw(common.OfColour):
    """Draw a card from a pile."""


class PlaceWorker(common.OfColour):
    """Place a worker in the church."""


class Lower(common.OfColour):
    """Decrease a disaster."""


class Raise(common.OfColour):
    """Increase a disaster."""


class TakeWorkers(common.StandardAction):
    """Standard action: take three workers."""


class TakeMoney(common.StandardAction):
    """Standard action: take money."""


class Decrease(common.StandardAction):
    """Standard action: decrease one disaster and gain a point."""


class Site(common.StandardAction):
    """Standard action: play one construction site."""


class Lay(common.StandardAction):
    """Standard action: construct, with a zoo or park card."""


class Find(common.OfCard):
    """Take a card found in a draw pile."""


class LoseBuilding(common.OfCard):
    """Discard a building."""


class Build(common.ActionAtPlace):
    """Standard action: construct one building."""


class Tuck(common.OfCard):
    """Construct a building under a zoo card."""

    __slots__ = ("zoo",)

    def __init__(self, card: int, zoo: int) -> None:
        super().__init__(card)
        self.zoo: Final = zoo


class Wall(common.ActionOnSide):
    """Standard action: construct one wall segment."""


class Segment(common.OfSide):
    """Construct a wall segment without a card."""


class TearDown(common.OfSide):
    """Return the wall segment at one end."""


class MoveCleric(common.OfSide):
    """Move the season's cleric one window."""


class LoseSite(common.OfPlace):
    """Discard a site."""


class Deactivate(common.OfMajority):
    """Turn a majority token back."""


class Expose(common.OfCard):
    """Chance: the card now on top of the discard pile."""


class Token(Choice):
    """Chance: the intrigue token drawn."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind: Final = kind


class DrawTile(Choice):
    """The tile that comes by chance."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile: Final = tile


class ChooseFace(Choice):
    """The side of a tile that lies up."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__()
        self.face: Final = face


class AcceptToken(common.Plain):
    """Draw an intrigue token that one need not draw."""


class TakeStatue(Choice):
    """Take one of the statues that stand side by side."""

    __slots__ = ("statue",)

    def __init__(self, statue: int) -> None:
        super().__init__()
        self.statue: Final = statue


class UseShip(common.OfColour):
    """Use a ship at the quay."""


class TakeGift(common.Plain):
    """Take the gift of an intrigue token."""


TWICE_FORM: Final = Form("twice", Twice)
PREVENT_FORM: Final = Form("prevent", Prevent)
DRAW_FORM: Final = Form("draw {colour}", Draw, colour=COLOUR)
ANNOUNCE_FORM: Final = Form("announce {colour}", common.Announce, colour=COLOUR)
TAKE_WORKER_FORM: Final = Form("take {colour}", common.TakeWorker, colour=COLOUR)
RETURN_WORKER_FORM: Final = Form("return {colour}", common.ReturnWorker, colour=COLOUR)
PLACE_WORKER_FORM: Final = Form("place {colour}", PlaceWorker, colour=COLOUR)
LOWER_FORM: Final = Form("lower {colour}", Lower, colour=COLOUR)
RAISE_FORM: Final = Form("raise {colour}", Raise, colour=COLOUR)
SUFFER_FORM: Final = Form("suffer {colour}", common.Suffer, colour=COLOUR)
USE_FORM: Final = Form("use {card}", common.Use, card=CARD)
AGAIN_FORM: Final = Form("again {card}", common.Again, card=CARD)
COPY_FORM: Final = Form("copy {card}", common.Copy, card=CARD)
TAKE_WORKERS_FORM: Final = Form("workers {card}", TakeWorkers, card=CARD)
TAKE_MONEY_FORM: Final = Form("money {card}", TakeMoney, card=CARD)
DECREASE_FORM: Final = Form("decrease {card}", Decrease, card=CARD)
WALL_FORM: Final = Form("wall {card} {side}", Wall, card=CARD, side=SIDE)
SITE_FORM: Final = Form("site {card}", Site, card=CARD)
BUILD_FORM: Final = Form("build {card} at {place}", Build, card=CARD, place=PLACE)
LAY_FORM: Final = Form("lay {card}", Lay, card=CARD)
DISCARD_FORM: Final = Form("discard {card}", common.Discard, card=CARD)
FIND_FORM: Final = Form("find {card}", Find, card=CARD)
TAKE_BACK_FORM: Final = Form("back {card}", common.TakeBack, card=CARD)
LOSE_BUILDING_FORM: Final = Form("lose building {card}", LoseBuilding, card=CARD)
LOSE_SITE_FORM: Final = Form("lose site {place}", LoseSite, place=PLACE)
TEAR_DOWN_FORM: Final = Form("lose wall {side}", TearDown, side=SIDE)
SELECT_FORM: Final = Form("select {card} at {place}", common.Select, card=CARD, place=PLACE)
TUCK_FORM: Final = Form("build {card} under {zoo}", Tuck, card=CARD, zoo=CARD)
SEGMENT_FORM: Final = Form("segment {side}", Segment, side=SIDE)
MOVE_CLERIC_FORM: Final = Form("cleric {side}", MoveCleric, side=SIDE)
DEACTIVATE_FORM: Final = Form("deactivate {majority}", Deactivate, majority=MAJORITY)
GIVE_FORM: Final = Form("give {seat}", common.Give, seat=SEAT)
RECOLOUR_FORM: Final = Form("exchange {colour} {into}", common.Recolour, colour=COLOUR, into=COLOUR)
ROLL_FORM: Final = Form("roll {die} {pips}", common.Roll, die=DIE, pips=PIPS)
DEAL_FORM: Final = Form("deal {card}", common.Deal, card=CARD)
EXPOSE_FORM: Final = Form("expose {card}", Expose, card=CARD)
TURN_FORM: Final = Form("turn {card}", common.Turn, card=CARD)
STEAL_FORM: Final = Form("steal {card}", common.Steal, card=CARD)
TOKEN_FORM: Final = Form("token {kind}", Token, kind=TOKEN)
TILE_FORM: Final = Form("tile {tile}", DrawTile, tile=TILE)
FACE_FORM: Final = Form("side {face}", ChooseFace, face=FACE)
ACCEPT_TOKEN_FORM: Final = Form("accept token", AcceptToken)
STATUE_FORM: Final = Form("statue {statue}", TakeStatue, statue=STATUE)
SHIP_FORM: Final = Form("ship {colour}", UseShip, colour=DIE)
GIFT_FORM: Final = Form("gift", TakeGift)

# A new verb comes last: choices are numbered in this order.
NOTATION: Final = Notation(
    common.DONE_FORM, common.END_TURN_FORM, common.ADVANCE_FORM, TWICE_FORM, PREVENT_FORM, DRAW_FORM,
    ANNOUNCE_FORM, TAKE_WORKER_FORM, RETURN_WORKER_FORM, PLACE_WORKER_FORM, LOWER_FORM, RAISE_FORM,
    SUFFER_FORM, USE_FORM, AGAIN_FORM, COPY_FORM, TAKE_WORKERS_FORM, TAKE_MONEY_FORM, DECREASE_FORM,
    WALL_FORM, SITE_FORM, BUILD_FORM, LAY_FORM, DISCARD_FORM, FIND_FORM, TAKE_BACK_FORM, LOSE_BUILDING_FORM,
    LOSE_SITE_FORM, TEAR_DOWN_FORM, SELECT_FORM, TUCK_FORM, SEGMENT_FORM, MOVE_CLERIC_FORM, DEACTIVATE_FORM,
    GIVE_FORM, RECOLOUR_FORM, ROLL_FORM, DEAL_FORM, EXPOSE_FORM, TURN_FORM, STEAL_FORM, TOKEN_FORM,
    TILE_FORM, FACE_FORM, ACCEPT_TOKEN_FORM, STATUE_FORM, SHIP_FORM, GIFT_FORM,
)  # fmt: skip

# The choices made once, for the questions asked most often.
TWICE: Final = TWICE_FORM.of()
PREVENT: Final = PREVENT_FORM.of()
ACCEPT_TOKEN: Final = ACCEPT_TOKEN_FORM.of()
DRAWS: Final = list(DRAW_FORM.every())
ANNOUNCES: Final = list(ANNOUNCE_FORM.every())
TAKE_WORKER: Final = list(TAKE_WORKER_FORM.every())
RETURN_WORKER: Final = list(RETURN_WORKER_FORM.every())
LOWERS: Final = list(LOWER_FORM.every())
RAISES: Final = list(RAISE_FORM.every())
SUFFERS: Final = list(SUFFER_FORM.every())
SEGMENTS: Final = list(SEGMENT_FORM.every())
TEAR_DOWNS: Final = list(TEAR_DOWN_FORM.every())
USES: Final = common.by_card(USE_FORM)
WORKERS_WITH: Final = common.by_card(TAKE_WORKERS_FORM)
MONEY_WITH: Final = common.by_card(TAKE_MONEY_FORM)
DECREASE_WITH: Final = common.by_card(DECREASE_FORM)
WALL_WITH: Final = [
    [WALL_FORM.of(max(card, 1), side) for card in range(CARDS + 1)] for side in range(len(SIDES))
]
SITE_WITH: Final = common.by_card(SITE_FORM)
BUILD_WITH: Final = common.AtPlaces(BUILD_FORM, CARDS)
LAY_WITH: Final = common.by_card(LAY_FORM)
DISCARDS: Final = common.by_card(DISCARD_FORM)
DEALS: Final = common.by_card(DEAL_FORM)
ROLLS: Final = [[ROLL_FORM.of(die, max(pips, 1)) for pips in range(7)] for die in range(6)]
