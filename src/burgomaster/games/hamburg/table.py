"""Hamburg's table: boards, displays, hands, piles and supplies, and the smallest things that happen there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.event import EVERY_VIEWER, Cause, Event, Lying
from burgomaster.core.explain import Explanation
from burgomaster.core.message import Message, Plain
from burgomaster.core.step import Step
from burgomaster.core.sum import Sum
from burgomaster.games.hamburg import places
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    CARDS,
    COLOUR,
    COLOURS,
    DICE,
    MAJORITIES,
    SIDES,
    blank,
    tile_name,
)
from burgomaster.games.hamburg.cards.hooks import FOLLOWED_LATER, TWO_BUILDINGS
from burgomaster.games.hamburg.paper.position import dump
from burgomaster.games.hamburg.part import Part, replaced
from burgomaster.games.hamburg.player import Player as Player
from burgomaster.games.hamburg.player import Plot as Plot
from burgomaster.games.hamburg.scoring import final_points, final_scoring, winners
from burgomaster.games.hamburg.sight.knowledge import PILE, hand_of, learned, sites_of
from burgomaster.games.hamburg.sight.lying import lying
from burgomaster.games.hamburg.sight.view import seen_by, view, view_for
from burgomaster.games.rows.leads import shown
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.ordered import with_one
from burgomaster.games.rows.owners import Coins, OwnerTable

if TYPE_CHECKING:
    from burgomaster.games.hamburg.sight.schema import HamburgView

TOKEN_KINDS: Final = 15
MARKS: Final = Coins(
    *("mark", "marks"),
    gain="hb-gain-marks",
    pay="hb-pay-marks",
    lose="hb-lose-marks",
    take="hb-take-marks",
)
TOM: Final = "TOM"
"""What the opponent of the solo game is called."""
NO_TOKENS: Final[tuple[int, ...]] = (0,) * TOKEN_KINDS


def _added(tokens: tuple[int, ...], kind: int, count: int) -> tuple[int, ...]:
    """Return tokens with so many more of a kind."""
    return (*tokens[:kind], tokens[kind] + count, *tokens[kind + 1 :])


class Hamburg(OwnerTable):
    """Everything that lies on the table."""

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

    def __init__(self, box: Box, players: int, source: Hamburg | None = None) -> None:
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

    def clone(self) -> Hamburg:
        """Return an equal table that shares nothing with this one; it has no source and no listener."""
        return Hamburg(self.box, 0, self)

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

    def people(self) -> int:
        """Return the number of players whom the rules do not play: as many as the box counts."""
        return len(self.players) - self.automatic.bit_count()

    def answer(
        self, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
    ) -> Choice | None:
        """Return what the rules choose for a seat that they play."""
        for expansion in self.box.expansions:
            if expansion.automatic >> seat & 1:
                return expansion.answer(self, step, seat, what, count, choices)
        raise ValueError(f"nobody answers for seat {seat + 1}")

    def automatic_name(self, seat: int) -> str:
        """Return the rulebook's name for the automatic opponent."""
        return TOM

    def no_hand(self, seat: int) -> Message | None:
        """Return why nothing can come to a seat's hand: whom the rules play has none (ruling 36)."""
        return Message("hb-no-hand", seat=seat + 1) if self.automatic >> seat & 1 else None

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

    # Cards in piles, hands and displays.

    def draw_unseen(self, seat: int, colour: int) -> None:
        """Lay the top card of a pile in front of a player, its face still unseen."""
        self.piles[colour] -= 1
        player = self.players[seat]
        player.drawn = with_one(player.drawn, colour)
        self.follow(colour, PILE, hand_of(seat), 0)
        if self.watched:
            self.note("card", blank(colour), 1, places.pile(colour), places.own("drawn", seat))
            self.report("hb-draw", seat, colour=COLOURS[colour])

    def lay_unseen(self, seat: int, colour: int) -> None:
        """Lay the top card of a pile as a site; nobody sees its face."""
        self.piles[colour] -= 1
        self.players[seat].plots += (Plot(blank(colour), False, ()),)
        self.follow(colour, PILE, sites_of(seat), 0)
        if self.watched:
            place = len(self.players[seat].plots)
            self.note("card", blank(colour), 1, places.pile(colour), places.sites(seat, place))
            self.report("hb-lay-site", seat, colour=COLOURS[colour])

    def turn_up(self, seat: int, card: int) -> None:
        """Turn up the top card of a pile for a seat, to be used at once; everyone sees it."""
        self.piles[COLOUR[card]] -= 1
        self.decide(card)
        self.show(card, PILE, self.all_viewers())
        self.players[seat].held = card
        if self.watched:
            self.note("card", card, 1, places.pile(COLOUR[card]), places.own("held", seat))
            self.report("hb-turn-up", seat, card=card)

    def lay_from_hand(self, seat: int, card: int, seen: bool) -> None:
        """Lay a card of the hand as a site, face down; `seen`: everyone has just seen which card it is."""
        self.take_up(seat, card)
        self.players[seat].plots += (Plot(card, True, ()),)
        if seen:
            others = self.all_but(seat)
            leads = shown(self.leads, card, hand_of(seat), others)
            self.leads = learned(leads, 1 << card, sites_of(seat), others)
        else:
            self.follow(COLOUR[card], hand_of(seat), sites_of(seat), 1 << seat)
        if self.watched:
            site = places.sites(seat, len(self.players[seat].plots))
            self.lay("card", card, site, blank(COLOUR[card]), EVERY_VIEWER if seen else 1 << seat)
            colour = COLOURS[COLOUR[card]]
            known = Message("hb-lay-known-site", seat=seat + 1, card=card, colour=colour)
            unknown = Message("hb-lay-site", seat=seat + 1, colour=colour)
            self.tell(Event(known) if seen else Event(unknown, known, (seat,)))

    def remove_site(self, seat: int, place: int) -> int:
        """Take a site without buildings, its face known by now, out of a display, and return the card."""
        player = self.players[seat]
        face = player.plots[place - 1].face
        if self.watched:
            self.lift("card", face, places.sites(seat, place))
            for number in range(place + 1, len(player.plots) + 1):
                self._note_closer(seat, number)
        player.plots = player.plots[: place - 1] + player.plots[place:]
        self.show(face, sites_of(seat), self.all_viewers())
        return face

    def _note_closer(self, seat: int, place: int) -> None:
        """Note that a site, with its buildings, moves one place to the left."""
        plot = self.players[seat].plots[place - 1]
        knowers = 1 << seat if plot.known else 0
        self.note_hidden(plot.face, places.sites(seat, place), places.sites(seat, place - 1), knowers)
        for card in plot.buildings:
            self.note("card", card, 1, places.buildings(seat, place), places.buildings(seat, place - 1))

    def stand(self, seat: int, card: int, place: int) -> None:
        """Put a building on a site (places count from 1)."""
        player = self.players[seat]
        plot = player.plots[place - 1]
        player.put_plot(place, plot.with_buildings((*plot.buildings, card)))
        player.display |= 1 << card
        self.stand_up(seat, card)
        if self.watched:
            self.lay("card", card, places.buildings(seat, place))

    def lay_garden(self, seat: int, card: int) -> None:
        """Lay a zoo or park card to the left of the board."""
        player = self.players[seat]
        player.garden += (card,)
        player.under += (0,)
        if self.watched:
            self.lay("card", card, places.own("garden", seat))

    def tuck_under(self, seat: int, card: int, zoo: int) -> None:
        """Put a building under a zoo card."""
        player = self.players[seat]
        player.put_under(player.garden.index(zoo), card)
        player.display |= 1 << card
        self.stand_up(seat, card)
        if self.watched:
            self.lay("card", card, places.under(seat, zoo))

    def remove_building(self, seat: int, card: int) -> None:
        """Take a building out of a display, with its marker (ruling 12)."""
        player = self.players[seat]
        if card in player.under:
            at = player.under.index(card)
            player.put_under(at, 0)
            if self.watched:
                self.lift("card", card, places.under(seat, player.garden[at]))
        else:
            for place, plot in enumerate(player.plots, 1):
                if card in plot.buildings:
                    rest = tuple([other for other in plot.buildings if other != card])
                    player.put_plot(place, plot.with_buildings(rest))
                    if self.watched:
                        self.lift("card", card, places.buildings(seat, place))
        player.display &= ~(1 << card)
        self.fall(seat, card)
        self.clear_markers(seat, 1 << card)

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

    # What seats know.

    # What a display can do.

    def answers(self, seat: int, hook: int) -> int:
        """Return what stands for a seat and answers to a hook, as a set."""
        player = self.players[seat]
        return player.standing & self.box.hooks[hook] if player.answering >> hook & 1 else 0

    def cause_of(self, number: int) -> Cause:
        """Return a building or a tile as the cause of what happens."""
        return Cause("card", "", number) if number <= CARDS else Cause("tile", tile_name(number))

    def not_asked_for(self, choice: Choice, question: str) -> Message:
        for part in self.parts:
            reason = part.when_asked(choice)
            if reason is not None:
                return reason
        return super().not_asked_for(choice, question)

    def tell_work(self, seat: int, number: int) -> None:
        """Tell everyone that a standing building or a tile does something for a seat."""
        if number > CARDS:
            tile, _, face = tile_name(number).partition(" ")
            self.report("hb-tile-works", seat, tile=tile, face=face)
        else:
            self.report("hb-work", seat, card=number)

    def add_row(self, made: Sum, number: int, amount: int) -> None:
        """Add to a sum what a standing building or a tile changed."""
        if number > CARDS:
            tile, _, face = tile_name(number).partition(" ")
            made.add(amount, "hb-sum-tile", tile=tile, face=face)
        else:
            made.add(amount, "hb-sum-card", card=number)

    def stand_up(self, seat: int, number: int) -> None:
        """Let a building or a tile answer to its hooks from now on, for one seat."""
        player = self.players[seat]
        player.standing |= 1 << number
        player.answering |= self.box.answering[number]

    def stand_anew(self, seat: int) -> None:
        """Look at everything that lies there and let it answer to its hooks, for one seat."""
        player = self.players[seat]
        player.standing = player.display
        for part in self.parts:
            player.standing |= part.tiles(self, seat)
        player.answering = self.box.answers_of(player.standing)

    def fall(self, seat: int, number: int) -> None:
        """Let a building or a tile no longer answer to anything, for one seat."""
        player = self.players[seat]
        player.standing &= ~(1 << number)
        player.answering = self.box.answers_of(player.standing)

    def free_places(self, seat: int) -> list[int]:
        """Return the sites that can take a building (one each; two with 192)."""
        player = self.players[seat]
        if player.answering >> TWO_BUILDINGS & 1:
            return [i + 1 for i, plot in enumerate(player.plots) if len(plot.buildings) < 2]
        return [i + 1 for i, plot in enumerate(player.plots) if not plot.buildings]

    def statue_count(self, seat: int) -> int:
        """Return the number of statues on a player's wall, whatever they are worth."""
        return len(self.players[seat].statues) + sum([len(part.statues_of(seat)) for part in self.parts])

    def category_count(self, seat: int, category: int) -> int:
        """Return the number of buildings that count as a category."""
        return (self.players[seat].display & self.box.category[category]).bit_count()

    def seen_by(self, seat: int) -> Hamburg:
        """Return a table in which everything that seat may not know is blank (spectator: seat `seats()`)."""
        return seen_by(self, seat)

    def lying(self) -> Lying:
        """Return what lies and stands where, as whoever this table is seen by sees it."""
        return lying(self)

    def back_of(self, thing: str, number: int) -> int:
        """Return the number of a thing's back: a card's has its colour, tokens have all the same."""
        if thing == "card":
            return blank(COLOUR[number])
        return places.HIDDEN_TOKEN if thing == "token" else number

    def dump(self) -> dict[str, Plain]:
        """Return the whole table as plain data."""
        return dump(self)

    def position(self) -> str:
        """Return the table as a position."""
        from burgomaster.games.hamburg.paper.writing import write_position  # it knows all the rules

        return write_position(self)

    def scores(self) -> list[int]:
        """Return everyone's points as final scoring would count them now."""
        return [self.players[seat].points + final_points(self, seat) for seat in range(len(self.players))]

    def winners(self) -> list[int]:
        """Return who would win if the game ended now: several seats if they are tied."""
        return winners(self)

    def score_rows(self) -> list[dict[str, int]]:
        """Return everyone's points: those scored so far, and what final scoring would add, by its sources."""
        return [
            {"points": player.points, **final_scoring(self, seat)} for seat, player in enumerate(self.players)
        ]

    def chapter(self) -> list[int]:
        """Return season, phase and round."""
        return [self.season, self.phase, self.round]

    def view(self) -> dict[str, Plain]:
        """Return what a seat sees as typed plain data."""
        return cast("dict[str, Plain]", view(self))  # a typed view holds plain data only

    def view_for(self, seat: int, other: dict[str, Plain]) -> dict[str, Plain]:
        """Return what a seat sees, made of what another viewer sees of the same table."""
        return cast("dict[str, Plain]", view_for(self, seat, cast("HamburgView", other)))

    def moves(self, seat: int | None = None) -> Explanation:
        """Explain what a seat can choose."""
        from burgomaster.games.hamburg.sight.explain import moves  # it knows all the rules

        return moves(self, seat)

    def imagined(self, rng: Fast) -> Hamburg:
        """Return a whole table that looks like this to its viewer; every possible one is equally likely."""
        from burgomaster.games.hamburg.sight.imagine import imagine  # it knows all the rules

        return imagine(self, rng)
