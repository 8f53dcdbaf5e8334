"""Hamburg's table: boards, displays, hands, piles and supplies, and the smallest things that happen there."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import CARDS, COLOUR, COLOURS, LEFT, blank, tile_name
from burgomaster.games.hamburg.cards.hooks import TWO_BUILDINGS
from burgomaster.games.hamburg.paper.position import dump
from burgomaster.games.hamburg.part import Part
from burgomaster.games.hamburg.scoring import final_points, winners
from burgomaster.games.hamburg.sight.knowledge import PILE, hand_of, learned, sites_of
from burgomaster.games.hamburg.sight.view import seen_by
from burgomaster.games.rows.leads import Leads, moved, no_leads, shown
from burgomaster.games.rows.table import RowTable

TOKEN_KINDS: Final = 15
NO_TOKENS: Final[tuple[int, ...]] = (0,) * TOKEN_KINDS


class Plot:
    """A site in a display: a card lying on its face, with the buildings on it."""

    __slots__ = ("buildings", "face", "known")

    def __init__(self, face: int, known: bool, buildings: tuple[int, ...]) -> None:
        self.face: Final = face  # the card; a blank one while nobody has looked
        self.known: Final = known  # whether its owner knows the face: it came from the hand
        self.buildings: Final = buildings

    def with_buildings(self, buildings: tuple[int, ...]) -> Plot:
        """Return the same site with other buildings on it."""
        return Plot(self.face, self.known, buildings)

    def turned(self, face: int) -> Plot:
        """Return the same site with another face, or a blank one."""
        return Plot(face, self.known, self.buildings)


class Player:
    """A player's board, display and hand."""

    __slots__ = (
        "active",
        "answering",
        "display",
        "drawn",
        "garden",
        "halves",
        "hand",
        "held",
        "levels",
        "marks",
        "plots",
        "points",
        "square",
        "standing",
        "statues",
        "under",
        "used",
        "wall",
        "workers",
    )

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            self.marks = 0
            self.points = 0
            self.workers = [0, 0, 0, 0, 0]
            self.levels = [0, 0, 0, 0, 0]  # increased disaster levels
            self.wall: tuple[int, int] = (0, 0)  # segments of the left and the right half
            self.halves = 0  # halves for which a statue was due: 1 left, 2 right
            self.statues: tuple[int, ...] = ()
            self.active = 0  # majority tokens on their coloured side, a bit each
            self.square = 0  # space on City Hall Square
            self.hand: list[int] = []  # in order; blank cards first
            self.drawn: tuple[int, ...] = ()  # colours of cards drawn but not looked at yet
            self.held = 0  # a card drawn to be used at once
            self.plots: tuple[Plot, ...] = ()
            self.garden: tuple[int, ...] = ()  # zoo and park cards, in the order laid
            self.under: tuple[int, ...] = ()  # the building under each of them, or 0
            self.display = 0  # all buildings in the display, as a set
            self.standing = 0  # all that changes rules for this player: the display, tiles in force
            self.answering = 0  # the hooks and phases to which any of that answers, a bit each
            self.used = 0  # cards with an activation marker, as a set
        else:  # a clone: equal, and sharing nothing that can change
            self.marks = source.marks
            self.points = source.points
            self.workers = source.workers[:]
            self.levels = source.levels[:]
            self.wall = source.wall
            self.halves = source.halves
            self.statues = source.statues
            self.active = source.active
            self.square = source.square
            self.hand = source.hand[:]
            self.drawn = source.drawn
            self.held = source.held
            self.plots = source.plots
            self.garden = source.garden
            self.under = source.under
            self.display = source.display
            self.standing = source.standing
            self.answering = source.answering
            self.used = source.used

    def buildings(self) -> list[int]:
        """Return the buildings of the display: on sites from left to right, then under zoo cards."""
        cards: list[int] = []
        for plot in self.plots:
            cards.extend(plot.buildings)
        cards.extend([card for card in self.under if card])
        return cards

    def built_on_sites(self) -> int:
        """Return the number of buildings to the right of the board."""
        return self.display.bit_count() - (len(self.under) - self.under.count(0))

    def put_plot(self, place: int, plot: Plot) -> None:
        """Change the site at a place (places count from 1)."""
        self.plots = (*self.plots[: place - 1], plot, *self.plots[place:])

    def put_under(self, index: int, card: int) -> None:
        """Put a building, or nothing, under one of the cards to the left of the board."""
        self.under = (*self.under[:index], card, *self.under[index + 1 :])

    def put_wall(self, side: int, segments: int) -> None:
        """Change the number of segments of one half of the wall."""
        self.wall = (segments, self.wall[1]) if side == LEFT else (self.wall[0], segments)

    def segments(self) -> int:
        """Return the number of wall segments."""
        return self.wall[0] + self.wall[1]


class Hamburg(RowTable):
    """Everything that lies on the table."""

    __slots__ = (
        "box",
        "cleric",
        "dice",
        "discards",
        "exposed",
        "first",
        "floor",
        "floor_workers",
        "found",
        "guests",
        "leads",
        "open_tokens",
        "parts",
        "phase",
        "piles",
        "players",
        "round",
        "season",
        "shuffled",
        "statues",
        "step_tokens",
        "stock",
        "stolen",
        "tokens_drawn",
        "undecided",
    )

    prefix: ClassVar[str] = "hb-"

    def __init__(self, box: Box, players: int, source: Hamburg | None = None) -> None:
        super().__init__(box.rows)
        self.box: Final = box
        if source is None:
            self.players = [Player() for _ in range(players)]
            self.season = 0
            self.phase = 0
            self.round = 0
            self.first = 0
            self.dice: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
            self.cleric = -1  # the window of this season's cleric
            self.guests: tuple[int, ...] = ()  # windows with a worker this season (189)
            self.floor: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # clerics below each window
            self.floor_workers: tuple[int, ...] = (0, 0, 0, 0, 0)  # workers below each window (189)
            self.found: tuple[int, ...] = ()  # cards of a pile that are being shown to the seat asked
            self.statues: tuple[int, ...] = ()
            self.piles = [0, 0, 0, 0, 0]
            self.undecided: list[tuple[int, ...]] = [
                (),
                (),
                (),
                (),
                (),
            ]  # the faces of piles and of blank cards
            self.discards: list[int] = []  # in order, the top last
            self.shuffled: tuple[int, ...] = ()  # beneath them, in no order
            self.exposed = 0  # how often the top of the shuffled part came to light
            self.stock: tuple[int, ...] = NO_TOKENS
            self.open_tokens: tuple[int, ...] = NO_TOKENS
            self.step_tokens: tuple[int, ...] = NO_TOKENS  # drawn in the step in progress
            self.tokens_drawn = 0
            self.stolen = 0  # how often a card was drawn from a hand
            self.leads: Leads = no_leads(players)
            self.parts: tuple[Part, ...] = tuple([each.part(players) for each in box.expansions])
        else:  # a clone: equal, and sharing nothing that can change
            self.copy_agenda(source)
            self.players = [Player(player) for player in source.players]
            self.season = source.season
            self.phase = source.phase
            self.round = source.round
            self.first = source.first
            self.dice = source.dice
            self.cleric = source.cleric
            self.guests = source.guests
            self.floor = source.floor
            self.floor_workers = source.floor_workers
            self.found = source.found
            self.statues = source.statues
            self.piles = source.piles[:]
            self.undecided = source.undecided[:]
            self.discards = source.discards[:]
            self.shuffled = source.shuffled
            self.exposed = source.exposed
            self.stock = source.stock
            self.open_tokens = source.open_tokens
            self.step_tokens = source.step_tokens
            self.tokens_drawn = source.tokens_drawn
            self.stolen = source.stolen
            self.leads = source.leads
            self.parts = source.parts

    def clone(self) -> Hamburg:
        """Return an equal table that shares nothing with this one; it has no source and no listener."""
        return Hamburg(self.box, 0, self)

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    # Who is meant.

    def in_turn_order(self) -> list[int]:
        """Return the seats, the first player first."""
        n = len(self.players)
        return [(self.first + i) % n for i in range(n)]

    def others(self, seat: int) -> list[int]:
        """Return the other seats, from the left of a seat on."""
        n = len(self.players)
        return [(seat + i) % n for i in range(1, n)]

    def all_viewers(self) -> int:
        """Return every seat and the spectator as a set."""
        return (2 << len(self.players)) - 1

    def all_but(self, seat: int) -> int:
        """Return every other seat and the spectator as a set."""
        return self.all_viewers() & ~(1 << seat)

    # Supplies.

    def gain_marks(self, seat: int, count: int) -> None:
        """Take marks from the Speicherstadt."""
        if count:
            self.players[seat].marks += count
            if self.watched:
                self.report("hb-gain-marks", seat, count=count)

    def pay_marks(self, seat: int, count: int) -> None:
        """Return marks to the Speicherstadt."""
        if count:
            self.players[seat].marks -= count
            if self.watched:
                self.report("hb-pay-marks", seat, count=count)

    def lose_marks(self, seat: int) -> None:
        """Return all marks to the Speicherstadt, for nothing."""
        count = self.players[seat].marks
        if count:
            self.players[seat].marks = 0
            if self.watched:
                self.report("hb-lose-marks", seat, count=count)

    def take_marks(self, seat: int, victim: int, count: int) -> None:
        """Take marks from another player."""
        if count:
            self.players[victim].marks -= count
            self.players[seat].marks += count
            if self.watched:
                self.report("hb-take-marks", seat, victim=victim + 1, count=count)

    def gain_points(self, seat: int, count: int) -> None:
        """Advance on the victory points track."""
        if count:
            self.players[seat].points += count
            if self.watched:
                self.report("hb-gain-points", seat, count=count)

    def take_points(self, seat: int, victim: int, count: int) -> None:
        """Advance by as many points as another player goes back, who never goes below 0 (ruling 20)."""
        taken = min(count, self.players[victim].points)
        if taken:
            self.players[victim].points -= taken
            self.players[seat].points += taken
            if self.watched:
                self.report("hb-take-points", seat, victim=victim + 1, count=taken)

    def gain_workers(self, seat: int, colour: int, count: int) -> None:
        """Take workers from the Speicherstadt."""
        if count:
            self.players[seat].workers[colour] += count
            if self.watched:
                self.report("hb-gain-workers", seat, count=count, colour=COLOURS[colour])

    def return_workers(self, seat: int, colour: int, count: int) -> None:
        """Return workers to the Speicherstadt."""
        if count:
            self.players[seat].workers[colour] -= count
            if self.watched:
                self.report("hb-return-workers", seat, count=count, colour=COLOURS[colour])

    def lose_workers(self, seat: int) -> None:
        """Return all workers to the Speicherstadt, for nothing."""
        for colour, count in enumerate(self.players[seat].workers):
            if count:
                self.players[seat].workers[colour] = 0
                if self.watched:
                    self.report("hb-lose-workers", seat, count=count, colour=COLOURS[colour])

    def take_worker(self, seat: int, victim: int, colour: int) -> None:
        """Take a worker from another player."""
        self.players[victim].workers[colour] -= 1
        self.players[seat].workers[colour] += 1
        if self.watched:
            self.report("hb-take-worker", seat, victim=victim + 1, colour=COLOURS[colour])

    # Cards in piles, hands and displays.

    def draw_unseen(self, seat: int, colour: int) -> None:
        """Lay the top card of a pile in front of a player, its face still unseen."""
        self.piles[colour] -= 1
        self.players[seat].drawn = tuple(sorted([*self.players[seat].drawn, colour]))
        self.follow(colour, PILE, hand_of(seat), 0)
        if self.watched:
            self.report("hb-draw", seat, colour=COLOURS[colour])

    def lay_unseen(self, seat: int, colour: int) -> None:
        """Lay the top card of a pile as a site; nobody sees its face."""
        self.piles[colour] -= 1
        self.players[seat].plots += (Plot(blank(colour), False, ()),)
        self.follow(colour, PILE, sites_of(seat), 0)
        if self.watched:
            self.report("hb-lay-site", seat, colour=COLOURS[colour])

    def look_at(self, seat: int, card: int, held: bool) -> None:
        """Let a seat take up one of the cards it drew, to the hand or to be used at once, and see it."""
        player = self.players[seat]
        at = player.drawn.index(COLOUR[card])
        player.drawn = player.drawn[:at] + player.drawn[at + 1 :]
        if held:
            player.held = card
        else:
            insort(player.hand, card)
        self.decide(card)
        self.show(card, hand_of(seat), 1 << seat)

    def decide(self, card: int) -> None:
        """Take a card out of those whose place is not decided yet."""
        faces = self.undecided[COLOUR[card]]
        at = faces.index(card)
        self.undecided[COLOUR[card]] = faces[:at] + faces[at + 1 :]

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, or the card held to be used at once, for everyone to see."""
        player = self.players[seat]
        if player.held == card:
            player.held = 0
        else:
            player.hand.remove(card)
        self.show(card, hand_of(seat), self.all_viewers())

    def return_to_hand(self, seat: int, card: int) -> None:
        """Take an open card into a hand; everyone remembers it."""
        insort(self.players[seat].hand, card)
        self.leads = learned(self.leads, 1 << card, hand_of(seat), self.all_but(seat))
        if self.watched:
            self.report("hb-return-to-hand", seat, card=card)

    def discard(self, card: int) -> None:
        """Put an open card on top of the discard pile."""
        self.discards.append(card)

    def stand(self, seat: int, card: int, place: int) -> None:
        """Put a building on a site (places count from 1)."""
        player = self.players[seat]
        plot = player.plots[place - 1]
        player.put_plot(place, plot.with_buildings((*plot.buildings, card)))
        player.display |= 1 << card
        self.stand_up(seat, card)

    def remove_building(self, seat: int, card: int) -> None:
        """Take a building out of a display, with its marker (ruling 12)."""
        player = self.players[seat]
        if card in player.under:
            player.put_under(player.under.index(card), 0)
        else:
            for place, plot in enumerate(player.plots, 1):
                if card in plot.buildings:
                    rest = tuple([other for other in plot.buildings if other != card])
                    player.put_plot(place, plot.with_buildings(rest))
        player.display &= ~(1 << card)
        self.fall(seat, card)
        player.used &= ~(1 << card)

    # What seats know.

    def follow(self, colour: int, origin: int, target: int, seers: int) -> None:
        """Let everyone follow a hidden card from one place to another."""
        for known in self.leads:
            if known:
                self.leads = moved(self.leads, colour, origin, target, seers)
                return

    def show(self, card: int, origin: int, seers: int) -> None:
        """Let some viewers see a card that was hidden in a place."""
        for known in self.leads:
            if known:
                self.leads = shown(self.leads, card, origin, seers)
                return

    # What a display can do.

    def answers(self, seat: int, hook: int) -> int:
        """Return what stands for a seat and answers to a hook, as a set."""
        player = self.players[seat]
        return player.standing & self.box.hooks[hook] if player.answering >> hook & 1 else 0

    def tell_work(self, seat: int, number: int) -> None:
        """Tell everyone that a standing building or a tile does something for a seat."""
        if number > CARDS:
            tile, face = tile_name(number).split(" ")
            self.report("hb-tile-works", seat, tile=tile, face=face)
        else:
            self.report("hb-work", seat, card=number)

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

    def category_count(self, seat: int, category: int) -> int:
        """Return the number of buildings that count as a category."""
        return (self.players[seat].display & self.box.category[category]).bit_count()

    def seen_by(self, seat: int) -> Hamburg:
        """Return a table in which everything that seat may not know is blank (spectator: seat `seats()`)."""
        return seen_by(self, seat)

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
