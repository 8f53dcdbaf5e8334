"""Expansion 6, the cleric tiles: six of twelve in the windows, in force under the season's cleric."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.encoding import Column, columns
from burgomaster.core.event import STEP, Cause, Event, Lying, Place
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import step_table
from burgomaster.core.step import Ask, Step, Task, Toss
from burgomaster.games.hamburg.box.components import CLERIC_TILES, COLOURS, FACES, tile_name, tile_number
from burgomaster.games.hamburg.cards.hooks import REDRAW
from burgomaster.games.hamburg.cards.tiles.clerics import FIRST_CLERIC_TILE, Redraw, cleric_tile_rows
from burgomaster.games.hamburg.choices import DRAWS, FACE_FORM, TILE_FORM, ChooseFace, Draw, DrawTile
from burgomaster.games.hamburg.draws import DISCARD, LOOK, REPLENISH
from burgomaster.games.hamburg.flow import CLERIC_DOWN, DEPLOY_CLERIC, NEW_FIRST_PLAYER
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.order import Order, Stage, after, before, once
from burgomaster.games.hamburg.part import Expansion, Part
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import hand_limit, tell_hand_limit
from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.masks import cards_in
from burgomaster.paper.codecs import WordList
from burgomaster.paper.fields import Field

NAME: Final = "clerics"
WINDOWS: Final = 6
FIRST_SIDE: Final = tile_number(FIRST_CLERIC_TILE, 0)
SIDES: Final = ("none", *[tile_name(FIRST_SIDE + at) for at in range(2 * len(CLERIC_TILES))])
"""What can lie in a window: nothing, or a side of a tile."""
NOTHING: Final = 0


class ClericTiles(Part):
    """The side that lies up in each window, by its place in `SIDES`."""

    def __init__(self, windows: tuple[int, ...]) -> None:
        super().__init__(NAME)
        self.windows: Final = windows

    def number_in(self, window: int) -> int:
        """Return the number of the side in a window; 0 if there is none."""
        side = self.windows[window] if window >= 0 else NOTHING
        return FIRST_SIDE + side - 1 if side != NOTHING else 0

    def code(self, table: Hamburg, near: int) -> list[int]:
        return [*self.windows]

    def tiles(self, table: Hamburg, seat: int) -> int:
        """The tile under the season's cleric is in force, for everyone."""
        number = self.number_in(table.cleric)
        return 1 << number if number else 0

    def lying(self, table: Hamburg) -> Lying:
        found = [(window, side) for window, side in enumerate(self.windows) if side != NOTHING]
        return {(in_window(window, side), "tile", 0): 1 for window, side in found}

    def broken_law(self, table: Hamburg) -> Message | None:
        tiles = [(side - 1) // 2 for side in self.windows if side != NOTHING]
        for at, tile in enumerate(tiles):
            if tile in tiles[:at]:
                return Message("hb-law-cleric-tiles", tile=CLERIC_TILES[tile])
        return None

    def with_side(self, window: int, side: int) -> ClericTiles:
        """Return the same with another side in a window."""
        return ClericTiles((*self.windows[:window], side, *self.windows[window + 1 :]))


def told_of(number: int) -> tuple[str, str]:
    """Return the tile and the side that a number stands for, as they are told."""
    tile, face = tile_name(number).split(" ")
    return tile, face


def clerics(table: Hamburg) -> ClericTiles:
    """Return the part of the table that this expansion adds."""
    for part in table.parts:
        if isinstance(part, ClericTiles):
            return part
    raise KeyError(NAME)


def in_window(window: int, side: int) -> Place:
    """Return where a tile lies in a window, with a side up: the name of the place says which."""
    return ("cleric_tiles", 0, f"{window + 1} {SIDES[side]}")


def lay_side(table: Hamburg, window: int, side: int) -> None:
    """Let a side of a tile lie up in a window, or nothing."""
    part = clerics(table)
    lies = part.windows[window]
    if table.watched and lies != side:
        origin = in_window(window, lies) if lies != NOTHING else None
        table.note("tile", 0, 1, origin, in_window(window, side) if side != NOTHING else None)
    table.replace_part(part.with_side(window, side))


# Setup.


class LayTiles(Step[Hamburg]):
    """Draw a tile and its side by chance for each window (ruling 62)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        for window in range(WINDOWS - 1, -1, -1):
            table.push(TURN_TILE, seat, window)
            table.push(DRAW_TILE, seat, window)


LAY_TILES: Final = LayTiles("lay-cleric-tiles")


class DrawClericTile(Toss[Hamburg]):
    """Draw a tile that is left for the window `what`; the side that lies up comes next."""

    def _left(self, table: Hamburg) -> list[int]:
        laid = [(side - 1) // 2 for side in clerics(table).windows if side != NOTHING]
        return [tile for tile in range(len(CLERIC_TILES)) if tile not in laid]

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return len(self._left(table))

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return TILE_FORM.of(FIRST_CLERIC_TILE + self._left(table)[k])

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return f"cleric tile/{what + 1}"

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, DrawTile)
        side = 1 + 2 * (choice.tile - FIRST_CLERIC_TILE)
        lay_side(table, what, side)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """A tile is drawn once, for an empty window."""
        task = table.agenda[index]
        return task not in table.agenda[index + 1 :] and clerics(table).windows[task.what] == NOTHING


DRAW_TILE: Final = DrawClericTile("draw-cleric-tile", what=meanings.up_to("window", WINDOWS - 1))


class TurnClericTile(Toss[Hamburg]):
    """Decide which side of the tile in the window `what` lies up."""

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return len(FACES)

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return FACE_FORM.of(k)

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return f"cleric tile side/{what + 1}"

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, ChooseFace)
        part = clerics(table)
        lay_side(table, what, part.windows[what] + choice.face)
        if table.watched:
            tile, face = told_of(clerics(table).number_in(what))
            table.tell(Event(Message("hb-lay-cleric-tile", window=what + 1, tile=tile, face=face)))

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """The side of a tile is decided once, from the first one; the tile lies there or is drawn before."""
        task = table.agenda[index]
        before = table.agenda[index + 1 :]
        side = clerics(table).windows[task.what]
        if task in before:
            return False
        return side % 2 == 1 or (side == NOTHING and Task(DRAW_TILE, task.seat, task.what) in before)


TURN_TILE: Final = TurnClericTile("turn-cleric-tile", what=meanings.up_to("window", WINDOWS - 1))


# The season.


class PutInForce(Step[Hamburg]):
    """Let the tile under the cleric, and no other, be in force for everyone (rulings 33 and 70)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        for each in range(len(table.players)):
            table.stand_anew(each)
        number = clerics(table).number_in(table.cleric)
        if table.watched and number:
            tile, face = told_of(number)
            table.tell(Event(Message("hb-cleric-tile-in-force", tile=tile, face=face)))


PUT_IN_FORCE: Final = PutInForce("cleric-tile-in-force")


class FlipTile(Step[Hamburg]):
    """Let the cleric go down, and at once turn the tile he leaves: it is no longer in force (phase IV).

    It comes before `cleric-down`, which then finds nothing to do: after it nobody would know the tile.
    """

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        part, window = clerics(table), table.cleric
        number = part.number_in(window)
        if not number:
            return
        if table.watched:
            table.because(Cause(STEP, CLERIC_DOWN.name))
        table.clear_windows()
        if table.watched:
            table.because(Cause(STEP, self.name))
        for each in range(len(table.players)):
            table.fall(each, number)
        side = part.windows[window]
        other = side + 1 if side % 2 else side - 1
        lay_side(table, window, other)
        if table.watched:
            tile, face = told_of(clerics(table).number_in(window))
            table.tell(Event(Message("hb-flip-cleric-tile", window=window + 1, tile=tile, face=face)))


FLIP_TILE: Final = FlipTile("flip-cleric-tile")


class TakeTilesOff(Step[Hamburg]):
    """After the last season take all tiles out of the windows, before final scoring."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        if table.season == table.box.board.seasons:
            for window in range(WINDOWS):
                lay_side(table, window, NOTHING)
            if table.watched:
                table.tell(Event(Message("hb-cleric-tiles-off")))


TAKE_TILES_OFF: Final = TakeTilesOff("take-cleric-tiles-off")


# New hands (ruling 63).


class RedrawHand(Step[Hamburg]):
    """If the tile in force says so, discard the whole hand and draw new cards; done by each in turn order."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        for number in cards_in(table.answers(seat, REDRAW)):
            redraw = table.box.standing(number, REDRAW)
            assert isinstance(redraw, Redraw)
            table.push(LOOK, seat)
            table.push(FILL_UP, seat)
            if max(redraw.piles) == 1:
                table.push(ONE_OF_EACH, seat)
            else:
                table.push(FROM_TWO_PILES, seat, 0, redraw.piles[0] * 10 + redraw.piles[1])
            hand = len(table.players[seat].hand)
            if hand:
                table.push(DISCARD, seat, 0, hand)


REDRAW_HAND: Final = RedrawHand("redraw-hand")


class DrawOneOfEach(Step[Hamburg]):
    """Draw a card of each colour that has any, unseen."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        for colour in range(len(COLOURS)):
            if table.piles[colour]:
                table.draw_unseen(seat, colour)


ONE_OF_EACH: Final = DrawOneOfEach("draw-one-of-each")


class DrawFromTwoPiles(Ask[Hamburg]):
    """Choose the pile of the next cards, unseen; `what` is 1 + the pile already chosen.

    `count`: ten times the number of cards from the first pile and that from the second, or the second alone.
    """

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [DRAWS[colour] for colour in range(5) if table.piles[colour] and colour != what - 1]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        cards = count // 10 or count
        if count >= 10:
            table.push(self, seat, choice.colour + 1, count % 10)
        for _ in range(min(cards, table.piles[choice.colour])):
            table.draw_unseen(seat, choice.colour)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-draw-from-pile", cards=count // 10 or count)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Draw):
            used = choice.colour == what - 1
            return Message("hb-another-pile" if used else "hb-pile-empty", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


FROM_TWO_PILES: Final = DrawFromTwoPiles(
    "draw-from-two-piles", what=meanings.up_to("pile", len(COLOURS)), count=meanings.number("cards")
)


class FillUp(Step[Hamburg]):
    """Let who has a greater hand limit than others fill up to it, pile by pile."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        limit = hand_limit(table, seat)
        missing = limit - len(table.players[seat].drawn)
        if limit > table.box.board.hand_limit and missing > 0:
            if table.watched:
                tell_hand_limit(table, seat)
            table.push(REPLENISH, seat, 0, missing)


FILL_UP: Final = FillUp("fill-up")


def natural_windows(table: Hamburg, seat: int) -> tuple[int, ...]:
    """Return the first six tiles; none when the game is over."""
    return tuple([NOTHING if table.over else 1 + 2 * tile for tile in range(WINDOWS)])


class ClericTilesExpansion(Expansion):
    """What the cleric tiles declare."""

    def values(self, printed: dict[str, Plain]) -> Plain:
        return printed["cleric_tiles"]

    def rows(self, values: Plain) -> dict[int, Row]:
        return cleric_tile_rows(values)

    def order(self, order: Order) -> Order:
        season = before(order.season, CLERIC_DOWN, Stage(FLIP_TILE))
        return Order(
            (*order.set_up, *once(LAY_TILES)),
            after(season, NEW_FIRST_PLAYER, Stage(TAKE_TILES_OFF)),
            after(order.phase_two, DEPLOY_CLERIC, Stage(REDRAW_HAND, each=True)),
            (*order.cleric_stands, *once(PUT_IN_FORCE)),
        )

    def part(self, players: int) -> Part:
        return ClericTiles((NOTHING,) * WINDOWS)

    def fields(self, players: int) -> list[Field[Hamburg]]:
        return [Field("windows", WordList(SIDES, count=WINDOWS), natural_windows)]

    def columns(self, players: int) -> list[Column]:
        return columns(
            "cleric tile", range(1, WINDOWS + 1), "the side that lies in the window", len(SIDES) - 1
        )

    def part_of(self, fields: dict[str, Any]) -> Part:
        return ClericTiles(fields["windows"])


EXPANSION: Final = ClericTilesExpansion(
    NAME,
    step_table(
        *(LAY_TILES, DRAW_TILE, TURN_TILE, PUT_IN_FORCE, FLIP_TILE, TAKE_TILES_OFF),
        *(REDRAW_HAND, ONE_OF_EACH, FROM_TWO_PILES, FILL_UP),
    ),
)
