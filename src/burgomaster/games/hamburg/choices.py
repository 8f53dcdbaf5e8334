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
from burgomaster.games.rows.choices import Advance as Advance
from burgomaster.games.rows.choices import Again as Again
from burgomaster.games.rows.choices import Announce as Announce
from burgomaster.games.rows.choices import AtPlaces
from burgomaster.games.rows.choices import Copy as Copy
from burgomaster.games.rows.choices import Deal as Deal
from burgomaster.games.rows.choices import Discard as Discard
from burgomaster.games.rows.choices import Done as Done
from burgomaster.games.rows.choices import EndTurn as EndTurn
from burgomaster.games.rows.choices import Give as Give
from burgomaster.games.rows.choices import OfCard as OfCard
from burgomaster.games.rows.choices import OfColour as OfColour
from burgomaster.games.rows.choices import OfSide as OfSide
from burgomaster.games.rows.choices import Plain as Plain
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
DIE: Final = words_kind(*DICE)
PIPS: Final = Kind(1, 6)
SIDE: Final = words_kind(*SIDES)
SEAT: Final = Kind(1, MOST_PLAYERS)
TOKEN: Final = Kind(0, 14)
MAJORITY: Final = words_kind(*MAJORITIES)
TILE: Final = words_kind(*TILES, *STOCK_TILES, room=128)
FACE: Final = words_kind(*FACES)
STATUE: Final = words_kind(*STATUES)


class StandardAction(OfCard):
    """One of the six standard actions, with the card it is taken with."""

    __slots__ = ()


class Twice(Plain):
    """Activate a flash a second time."""


class Prevent(Plain):
    """Return a worker to prevent an increase."""


class Draw(OfColour):
    """Draw a card from a pile."""


class PlaceWorker(OfColour):
    """Place a worker in the church."""


class Lower(OfColour):
    """Decrease a disaster."""


class Raise(OfColour):
    """Increase a disaster."""


class TakeWorkers(StandardAction):
    """Standard action: take three workers."""


class TakeMoney(StandardAction):
    """Standard action: take money."""


class Decrease(StandardAction):
    """Standard action: decrease one disaster and gain a point."""


class Site(StandardAction):
    """Standard action: play one construction site."""


class Lay(StandardAction):
    """Standard action: construct, with a zoo or park card."""


class Find(OfCard):
    """Take a card found in a draw pile."""


class LoseBuilding(OfCard):
    """Discard a building."""


class Build(StandardAction):
    """Standard action: construct one building."""

    __slots__ = ("place",)

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card)
        self.place: Final = place


class Select(OfCard):
    """Construct a building from the discard pile."""

    __slots__ = ("place",)

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card)
        self.place: Final = place


class Tuck(OfCard):
    """Construct a building under a zoo card."""

    __slots__ = ("zoo",)

    def __init__(self, card: int, zoo: int) -> None:
        super().__init__(card)
        self.zoo: Final = zoo


class Wall(StandardAction):
    """Standard action: construct one wall segment."""

    __slots__ = ("side",)

    def __init__(self, card: int, side: int) -> None:
        super().__init__(card)
        self.side: Final = side


class Segment(OfSide):
    """Construct a wall segment without a card."""


class TearDown(OfSide):
    """Return the wall segment at one end."""


class MoveCleric(OfSide):
    """Move the season's cleric one window."""


class LoseSite(Choice):
    """Discard a site."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place


class Deactivate(Choice):
    """Turn a majority token back."""

    __slots__ = ("majority",)

    def __init__(self, majority: int) -> None:
        super().__init__()
        self.majority: Final = majority


class Expose(OfCard):
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


class AcceptToken(Plain):
    """Draw an intrigue token that one need not draw."""


class TakeStatue(Choice):
    """Take one of the statues that stand side by side."""

    __slots__ = ("statue",)

    def __init__(self, statue: int) -> None:
        super().__init__()
        self.statue: Final = statue


class UseShip(OfColour):
    """Use a ship at the quay."""


class TakeGift(Plain):
    """Take the gift of an intrigue token."""


DONE_FORM: Final = Form("done", Done)
END_TURN_FORM: Final = Form("end turn", EndTurn)
ADVANCE_FORM: Final = Form("advance", Advance)
TWICE_FORM: Final = Form("twice", Twice)
PREVENT_FORM: Final = Form("prevent", Prevent)
DRAW_FORM: Final = Form("draw {colour}", Draw, colour=COLOUR)
ANNOUNCE_FORM: Final = Form("announce {colour}", Announce, colour=COLOUR)
TAKE_WORKER_FORM: Final = Form("take {colour}", TakeWorker, colour=COLOUR)
RETURN_WORKER_FORM: Final = Form("return {colour}", ReturnWorker, colour=COLOUR)
PLACE_WORKER_FORM: Final = Form("place {colour}", PlaceWorker, colour=COLOUR)
LOWER_FORM: Final = Form("lower {colour}", Lower, colour=COLOUR)
RAISE_FORM: Final = Form("raise {colour}", Raise, colour=COLOUR)
SUFFER_FORM: Final = Form("suffer {colour}", Suffer, colour=COLOUR)
USE_FORM: Final = Form("use {card}", Use, card=CARD)
AGAIN_FORM: Final = Form("again {card}", Again, card=CARD)
COPY_FORM: Final = Form("copy {card}", Copy, card=CARD)
TAKE_WORKERS_FORM: Final = Form("workers {card}", TakeWorkers, card=CARD)
TAKE_MONEY_FORM: Final = Form("money {card}", TakeMoney, card=CARD)
DECREASE_FORM: Final = Form("decrease {card}", Decrease, card=CARD)
WALL_FORM: Final = Form("wall {card} {side}", Wall, card=CARD, side=SIDE)
SITE_FORM: Final = Form("site {card}", Site, card=CARD)
BUILD_FORM: Final = Form("build {card} at {place}", Build, card=CARD, place=PLACE)
LAY_FORM: Final = Form("lay {card}", Lay, card=CARD)
DISCARD_FORM: Final = Form("discard {card}", Discard, card=CARD)
FIND_FORM: Final = Form("find {card}", Find, card=CARD)
TAKE_BACK_FORM: Final = Form("back {card}", TakeBack, card=CARD)
LOSE_BUILDING_FORM: Final = Form("lose building {card}", LoseBuilding, card=CARD)
LOSE_SITE_FORM: Final = Form("lose site {place}", LoseSite, place=PLACE)
TEAR_DOWN_FORM: Final = Form("lose wall {side}", TearDown, side=SIDE)
SELECT_FORM: Final = Form("select {card} at {place}", Select, card=CARD, place=PLACE)
TUCK_FORM: Final = Form("build {card} under {zoo}", Tuck, card=CARD, zoo=CARD)
SEGMENT_FORM: Final = Form("segment {side}", Segment, side=SIDE)
MOVE_CLERIC_FORM: Final = Form("cleric {side}", MoveCleric, side=SIDE)
DEACTIVATE_FORM: Final = Form("deactivate {majority}", Deactivate, majority=MAJORITY)
GIVE_FORM: Final = Form("give {seat}", Give, seat=SEAT)
RECOLOUR_FORM: Final = Form("exchange {colour} {into}", Recolour, colour=COLOUR, into=COLOUR)
ROLL_FORM: Final = Form("roll {die} {pips}", Roll, die=DIE, pips=PIPS)
DEAL_FORM: Final = Form("deal {card}", Deal, card=CARD)
EXPOSE_FORM: Final = Form("expose {card}", Expose, card=CARD)
TURN_FORM: Final = Form("turn {card}", Turn, card=CARD)
STEAL_FORM: Final = Form("steal {card}", Steal, card=CARD)
TOKEN_FORM: Final = Form("token {kind}", Token, kind=TOKEN)
TILE_FORM: Final = Form("tile {tile}", DrawTile, tile=TILE)
FACE_FORM: Final = Form("side {face}", ChooseFace, face=FACE)
ACCEPT_TOKEN_FORM: Final = Form("accept token", AcceptToken)
STATUE_FORM: Final = Form("statue {statue}", TakeStatue, statue=STATUE)
SHIP_FORM: Final = Form("ship {colour}", UseShip, colour=DIE)
GIFT_FORM: Final = Form("gift", TakeGift)

# A new verb comes last: choices are numbered in this order.
NOTATION: Final = Notation(
    DONE_FORM,
    END_TURN_FORM,
    ADVANCE_FORM,
    TWICE_FORM,
    PREVENT_FORM,
    DRAW_FORM,
    ANNOUNCE_FORM,
    TAKE_WORKER_FORM,
    RETURN_WORKER_FORM,
    PLACE_WORKER_FORM,
    LOWER_FORM,
    RAISE_FORM,
    SUFFER_FORM,
    USE_FORM,
    AGAIN_FORM,
    COPY_FORM,
    TAKE_WORKERS_FORM,
    TAKE_MONEY_FORM,
    DECREASE_FORM,
    WALL_FORM,
    SITE_FORM,
    BUILD_FORM,
    LAY_FORM,
    DISCARD_FORM,
    FIND_FORM,
    TAKE_BACK_FORM,
    LOSE_BUILDING_FORM,
    LOSE_SITE_FORM,
    TEAR_DOWN_FORM,
    SELECT_FORM,
    TUCK_FORM,
    SEGMENT_FORM,
    MOVE_CLERIC_FORM,
    DEACTIVATE_FORM,
    GIVE_FORM,
    RECOLOUR_FORM,
    ROLL_FORM,
    DEAL_FORM,
    EXPOSE_FORM,
    TURN_FORM,
    STEAL_FORM,
    TOKEN_FORM,
    TILE_FORM,
    FACE_FORM,
    ACCEPT_TOKEN_FORM,
    STATUE_FORM,
    SHIP_FORM,
    GIFT_FORM,
)

# The choices made once, for the questions asked most often.
DONE: Final = DONE_FORM.of()
END_TURN: Final = END_TURN_FORM.of()
ADVANCE: Final = ADVANCE_FORM.of()
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
# By card number; number 0 does not exist, card 1 keeps its place.
USES: Final = [USE_FORM.of(1), *USE_FORM.every()]
WORKERS_WITH: Final = [TAKE_WORKERS_FORM.of(1), *TAKE_WORKERS_FORM.every()]
MONEY_WITH: Final = [TAKE_MONEY_FORM.of(1), *TAKE_MONEY_FORM.every()]
DECREASE_WITH: Final = [DECREASE_FORM.of(1), *DECREASE_FORM.every()]
WALL_WITH: Final = [
    [WALL_FORM.of(max(card, 1), side) for card in range(CARDS + 1)] for side in range(len(SIDES))
]
SITE_WITH: Final = [SITE_FORM.of(1), *SITE_FORM.every()]
BUILD_WITH: Final = AtPlaces(BUILD_FORM, CARDS)
LAY_WITH: Final = [LAY_FORM.of(1), *LAY_FORM.every()]
DISCARDS: Final = [DISCARD_FORM.of(1), *DISCARD_FORM.every()]
DEALS: Final = [DEAL_FORM.of(1), *DEAL_FORM.every()]
ROLLS: Final = [[ROLL_FORM.of(die, max(pips, 1)) for pips in range(7)] for die in range(6)]
