"""Hamburg's pieces: boards, supplies, the discard pile, the church and tokens, and what happens to them."""

from __future__ import annotations

from typing import ClassVar, Final

from burgomaster.core.event import Event
from burgomaster.core.message import Message
from burgomaster.games.hamburg import places
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    CARDS,
    COLOUR,
    COLOURS,
    DICE,
    MAJORITIES,
    SIDES,
)
from burgomaster.games.hamburg.cards.hooks import FOLLOWED_LATER
from burgomaster.games.hamburg.part import Part, replaced
from burgomaster.games.hamburg.player import Player as Player
from burgomaster.games.hamburg.player import Plot as Plot
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.player import Coins

TOKEN_KINDS: Final = 15
MARKS: Final = Coins(
    *("mark", "marks"),
    gain="hb-gain-marks",
    pay="hb-pay-marks",
    lose="hb-lose-marks",
    take="hb-take-marks",
)
NO_TOKENS: Final[tuple[int, ...]] = (0,) * TOKEN_KINDS


def _added(tokens: tuple[int, ...], kind: int, count: int) -> tuple[int, ...]:
    """Return tokens with so many more of a kind."""
    return (*tokens[:kind], tokens[kind] + count, *tokens[kind + 1 :])


class Pieces(OwnerTable):
    """Everything that lies on the table, and the smallest things that happen to what is no card laid out."""

    __slots__ = (
        "box",
        "cleric",
        "exposed",
        "floor",
        "floor_workers",
        "found",
        "guests",
        "open_tokens",
        "parts",
        "piles",
        "players",
        "season",
        "shuffled",
        "step_tokens",
        "stock",
        "tokens_drawn",
    )

    prefix: ClassVar[str] = "hb-"
    coins: ClassVar[Coins] = MARKS
    colours: ClassVar[tuple[str, ...]] = COLOURS
    followed_later: ClassVar[tuple[int, ...]] = FOLLOWED_LATER
    dice_names: ClassVar[tuple[str, ...]] = DICE
    majorities: ClassVar[tuple[str, ...]] = MAJORITIES

    def __init__(self, box: Box, players: int, source: Pieces | None = None) -> None:
        super().__init__(box.rows, COLOUR, players, source)
        self.box: Final = box
        if source is None:
            self.players = [Player() for _ in range(players)]
            self.season = 0
            self.first = box.first
            self.automatic = box.automatic
            self.cleric = -1  # the window of this season's cleric
            self.guests: tuple[int, ...] = ()  # windows with a worker this season (189)
            self.floor: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # clerics below each window
            self.floor_workers: tuple[int, ...] = (0, 0, 0, 0, 0)  # workers below each window (189)
            self.found: tuple[int, ...] = ()  # cards of a pile that are being shown to the seat asked
            self.piles = [0, 0, 0, 0, 0]
            self.shuffled: tuple[int, ...] = ()  # beneath the discards, in no order
            self.exposed = 0  # how often the top of the shuffled part came to light
            self.stock: tuple[int, ...] = NO_TOKENS
            self.open_tokens: tuple[int, ...] = NO_TOKENS
            self.step_tokens: tuple[int, ...] = NO_TOKENS  # drawn in the step in progress
            self.tokens_drawn = 0
            self.parts: tuple[Part, ...] = tuple([each.part(players) for each in box.expansions])
        else:  # a clone: equal, and sharing nothing that can change
            self.players = [Player(player) for player in source.players]
            self.season = source.season
            self.cleric = source.cleric
            self.guests = source.guests
            self.floor = source.floor
            self.floor_workers = source.floor_workers
            self.found = source.found
            self.piles = source.piles[:]
            self.shuffled = source.shuffled
            self.exposed = source.exposed
            self.stock = source.stock
            self.open_tokens = source.open_tokens
            self.step_tokens = source.step_tokens
            self.tokens_drawn = source.tokens_drawn
            self.parts = source.parts

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    def owner(self, seat: int) -> Player:
        """Return the player at a seat."""
        return self.players[seat]

    def faces(self, seat: int) -> list[int]:
        """Return the cards of a seat's sites, from left to right."""
        return [plot.face for plot in self.players[seat].plots]

    def turn_face(self, seat: int, place: int, card: int) -> None:
        """Let a site that nobody has looked at have this face."""
        player = self.players[seat]
        player.put_plot(place, player.plots[place - 1].turned(card))

    # Boards: disasters, walls, statues, majorities, the pawn, markers.

    def raise_level(self, seat: int, colour: int) -> None:
        """Increase a disaster."""
        player = self.players[seat]
        player.levels[colour] += 1
        if self.watched:
            self.note("level", 0, 1, None, places.levels(seat, colour))
            self.report("hb-increase", seat, colour=COLOURS[colour], level=player.levels[colour])

    def lower_level(self, seat: int, colour: int) -> None:
        """Decrease a disaster."""
        player = self.players[seat]
        player.levels[colour] -= 1
        if self.watched:
            self.note("level", 0, 1, places.levels(seat, colour), None)
            self.report("hb-decrease", seat, colour=COLOURS[colour], level=player.levels[colour])

    def reset_levels(self, seat: int, colour: int) -> None:
        """Move all level markers of a disaster back."""
        levels = self.players[seat].levels
        if self.watched:
            self.note("level", 0, levels[colour], places.levels(seat, colour), None)
        levels[colour] = 0

    def add_segment(self, seat: int, side: int) -> int:
        """Put the next segment on a half of the wall, and return its colour."""
        player = self.players[seat]
        colour = self.box.board.wall_colours[side][player.wall[side]]
        player.put_wall(side, player.wall[side] + 1)
        if self.watched:
            self.note("segment", 0, 1, None, places.wall(seat, side))
            self.report("hb-build-segment", seat, side=SIDES[side], colour=COLOURS[colour])
        return colour

    def tear_down(self, seat: int, side: int) -> None:
        """Take the last segment off a half of the wall."""
        player = self.players[seat]
        player.put_wall(side, player.wall[side] - 1)
        if self.watched:
            self.note("segment", 0, 1, places.wall(seat, side), None)
            self.report("hb-tear-down", seat, side=SIDES[side])

    def turn_majority(self, seat: int, majority: int, up: bool) -> None:
        """Turn a majority token to its coloured side, or back."""
        self.flip_majority(seat, majority, up)
        if self.watched:
            self.report("hb-majority" if up else "hb-deactivate", seat, majority=MAJORITIES[majority])

    def move_pawn(self, seat: int, space: int) -> None:
        """Move a pawn to a space of City Hall Square."""
        player = self.players[seat]
        if self.watched:
            self.note("pawn", 0, 1, places.square(seat, player.square), places.square(seat, space))
        player.square = space

    def mark_used(self, seat: int, number: int) -> None:
        """Put an activation marker on a card or a tile, if there is none."""
        player = self.players[seat]
        if not player.used >> number & 1:
            player.used |= 1 << number
            if self.watched:
                self.note("marker", self._on(number), 1, None, places.used(seat, number))

    def clear_markers(self, seat: int, numbers: int) -> None:
        """Take the markers off these cards and tiles, a set, as far as there are any."""
        player = self.players[seat]
        if player.used & numbers:
            if self.watched:
                for number in cards_in(player.used & numbers):
                    self.note("marker", self._on(number), 1, places.used(seat, number), None)
            player.used &= ~numbers

    def _on(self, number: int) -> int:
        """Return the number that a marker names: a card's; a tile is named by the place."""
        return number if number <= CARDS else 0

    # The discard pile: an ordered stack, above a part that was shuffled.

    def take_from_discards(self, card: int) -> None:
        """Take a card out of the discard pile, wherever it lies there."""
        ordered = card in self.discards
        if ordered:
            self.discards.remove(card)
        else:
            self.shuffled = tuple([other for other in self.shuffled if other != card])
        if self.watched:
            self.lift("card", card, places.shared("discards" if ordered else "shuffled"))

    def expose(self, card: int) -> None:
        """Let a card of the shuffled part be the top of the discard pile."""
        self.shuffled = tuple([other for other in self.shuffled if other != card])
        self.discards.append(card)
        self.exposed += 1
        if self.watched:
            self.note("card", card, 1, places.shared("shuffled"), places.shared("discards"))

    def shuffle_discards(self) -> None:
        """Shuffle the discard pile; its contents stay known."""
        if self.watched:
            for card in self.discards:
                self.note("card", card, 1, places.shared("discards"), places.shared("shuffled"))
        self.shuffled = tuple(sorted([*self.shuffled, *self.discards]))
        self.discards = []

    def open_from_pile(self, card: int) -> None:
        """Put the top card of a pile, open, among the shuffled discards."""
        self.decide(card)
        self.piles[COLOUR[card]] -= 1
        self.shuffled = tuple(sorted([*self.shuffled, card]))
        if self.watched:
            self.note("card", card, 1, places.pile(COLOUR[card]), places.shared("shuffled"))

    # Dice, church, intrigue tokens.

    def put_cleric(self, window: int) -> None:
        """Let the season's cleric stand on a window."""
        if self.watched:
            origin = places.window(self.cleric) if self.cleric >= 0 else None
            self.note("cleric", 0, 1, origin, places.window(window))
        self.cleric = window

    def place_guest(self, seat: int, colour: int) -> None:
        """Let a worker stand on the window of its colour (189)."""
        self.players[seat].workers[colour] -= 1
        self.guests += (colour,)
        if self.watched:
            self.note("worker", 0, 1, places.workers(seat, colour), places.guests(colour))

    def clear_windows(self) -> None:
        """Move the season's cleric, and the workers beside him, to the floor of the church."""
        cleric = self.cleric
        if cleric >= 0:
            self.floor = (*self.floor[:cleric], self.floor[cleric] + 1, *self.floor[cleric + 1 :])
            self.cleric = -1
            if self.watched:
                self.note("cleric", 0, 1, places.window(cleric), places.floor(cleric))
                self.tell(Event(Message("hb-cleric-down", window=cleric + 1, colour=DICE[cleric])))
        for guest in self.guests:
            self.floor_workers = (
                *self.floor_workers[:guest],
                self.floor_workers[guest] + 1,
                *self.floor_workers[guest + 1 :],
            )
            if self.watched:
                self.note("worker", 0, 1, places.guests(guest), places.floor_workers(guest))
                self.tell(Event(Message("hb-worker-down", colour=COLOURS[guest])))
        self.guests = ()

    def draw_token(self, kind: int) -> None:
        """Lay a token of the burning house open."""
        self.stock = _added(self.stock, kind, -1)
        self.step_tokens = _added(self.step_tokens, kind, 1)
        self.tokens_drawn += 1
        if self.watched:
            self.note("token", kind, 1, places.shared("burning_house"), places.shared("open_tokens"))
        self.refill_burning_house()

    def close_tokens(self) -> None:
        """Put the tokens of the step in progress with the other open ones."""
        self.open_tokens = tuple(
            [count + more for count, more in zip(self.open_tokens, self.step_tokens, strict=True)]
        )
        self.step_tokens = NO_TOKENS
        self.refill_burning_house()

    def refill_burning_house(self) -> None:
        """Mix open tokens back when the burning house is empty, but not those of this step (ruling 5)."""
        if not any(count for count in self.stock):
            self.stock, self.open_tokens = self.open_tokens, self.stock
            if self.watched:
                open_tokens, burning_house = places.shared("open_tokens"), places.shared("burning_house")
                for kind, count in enumerate(self.stock):
                    self.note("token", kind, count, open_tokens, burning_house)

    # The order of play.

    def begin_season(self, season: int) -> None:
        """Let a season begin; its rounds come later."""
        if self.watched:
            self.note("season", 0, 1, places.track("season", self.season), places.track("season", season))
        self.season = season
        self.begin_round(0)

    def replace_part(self, part: Part) -> None:
        """Replace what an expansion lays on the table; whoever does notes what moved by that."""
        self.parts = replaced(self.parts, part)
