"""The table of owners: players with points, money, workers, a hand and rows in force.

What changes here is noted for those who watch. Messages and things have the names that the game gives them:
its prefix, its coins, its colours.
"""

from __future__ import annotations

from abc import abstractmethod
from bisect import insort
from typing import ClassVar, Final

from burgomaster.core.event import EVERY_VIEWER, Place
from burgomaster.core.sum import Sum
from burgomaster.games.rows import places
from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.leads import Lead, Leads, hand_of, learned, moved, no_leads, shown
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.ordered import without
from burgomaster.games.rows.player import NO_COINS, Coins, Owner
from burgomaster.games.rows.table import RowTable


def blank(colour: int) -> int:
    """Return the card of which only the back is known."""
    return -1 - colour


class OwnerTable(RowTable):
    """A table of owners, with dice, cards of several colours, and what seats know of hidden ones."""

    __slots__ = (
        "colour_of", "dice", "discards", "first", "leads", "phase", "round", "statues", "stolen",
        "undecided",
    )  # fmt: skip

    coins: ClassVar[Coins] = NO_COINS
    """What money is called."""
    majorities: ClassVar[tuple[str, ...]] = ()
    """What can be won by having the most of it."""
    dice_names: ClassVar[tuple[str, ...]] = ()
    """The colours of dice: those of workers first."""

    def __init__(
        self, rows: list[Row], colour_of: list[int], seats: int, source: OwnerTable | None = None
    ) -> None:
        super().__init__(rows)
        self.colour_of: Final = colour_of
        """The colour of each card; also of blank ones, from the end."""
        if source is None:
            self.phase = 0
            self.round = 0
            self.first = 0
            self.dice: tuple[int, ...] = (0,) * len(self.dice_names)
            self.undecided: list[tuple[int, ...]] = [() for _ in self.colours]
            """The faces of cards that nobody has seen, by colour: of piles and of blank cards."""
            self.discards: list[int] = []  # in order, the top last
            self.statues: tuple[int, ...] = ()  # those that nobody has, the next one first
            self.stolen = 0  # how often a card was drawn from a hand
            self.leads: Leads = no_leads(seats)
        else:
            self.copy_agenda(source)
            self.phase = source.phase
            self.round = source.round
            self.first = source.first
            self.dice = source.dice
            self.undecided = source.undecided[:]
            self.discards = source.discards[:]
            self.statues = source.statues
            self.stolen = source.stolen
            self.leads = source.leads

    @abstractmethod
    def owner(self, seat: int) -> Owner:
        """Return the player at a seat."""
        raise NotImplementedError

    @abstractmethod
    def faces(self, seat: int) -> list[int]:
        """Return the cards that a seat has laid out face down, from left to right; blank if nobody looked."""
        raise NotImplementedError

    @abstractmethod
    def turn_face(self, seat: int, place: int, card: int) -> None:
        """Let a card laid out, which nobody has looked at, have this face (places count from 1)."""
        raise NotImplementedError

    # Points.

    @abstractmethod
    def final_scoring(self, seat: int) -> dict[str, int]:
        """Return what each source would add for a seat in final scoring if the game ended now."""
        raise NotImplementedError

    def final_points(self, seat: int) -> int:
        """Return what final scoring would add for a seat if the game ended now."""
        return sum(self.final_scoring(seat).values())

    def scores(self) -> list[int]:
        """Return everyone's points as final scoring would count them now."""
        return [self.owner(seat).points + self.final_points(seat) for seat in range(self.seats())]

    def score_rows(self) -> list[dict[str, int]]:
        """Return everyone's points: those scored so far, and what final scoring would add, by its sources."""
        every = range(self.seats())
        return [{"points": self.owner(seat).points, **self.final_scoring(seat)} for seat in every]

    # Who is meant.

    def in_turn_order(self) -> list[int]:
        """Return the seats, the first player first."""
        n = self.seats()
        return [(self.first + i) % n for i in range(n)]

    def others(self, seat: int) -> list[int]:
        """Return the other seats, from the left of a seat on."""
        n = self.seats()
        return [(seat + i) % n for i in range(1, n)]

    def laid_by_others(self, seat: int) -> list[int]:
        """Return the cards that other players have laid out and whose rows are in force."""
        return [card for other in self.others(seat) for card in cards_in(self.owner(other).display)]

    def all_viewers(self) -> int:
        """Return every seat and the spectator as a set."""
        return (2 << self.seats()) - 1

    def all_but(self, seat: int) -> int:
        """Return every other seat and the spectator as a set."""
        return self.all_viewers() & ~(1 << seat)

    # Supplies.

    def purse(self, seat: int) -> Place:
        """Return where a seat's money lies."""
        return places.own(self.coins.purse, seat)

    def workers_of(self, seat: int, colour: int) -> Place:
        """Return where a seat's workers of a colour stand."""
        return places.one_of("workers", seat, self.colours[colour])

    def gain_money(self, seat: int, count: int, made: Sum | None = None) -> None:
        """Take money from the supply; `made`: how the amount came about, told also where nothing is left."""
        if count or (made is not None and made.changed):
            self.owner(seat).money += count
            if self.watched:
                self.note(self.coins.coin, 0, count, None, self.purse(seat))
                self.report(self.coins.gain, seat, made, count=count)

    def pay_money(self, seat: int, count: int, made: Sum | None = None) -> None:
        """Return money to the supply; `made`: how the price came about, told also where nothing is left."""
        if count or (made is not None and made.changed):
            self.owner(seat).money -= count
            if self.watched:
                self.note(self.coins.coin, 0, count, self.purse(seat), None)
                self.report(self.coins.pay, seat, made, count=count)

    def lose_money(self, seat: int) -> None:
        """Return all money to the supply, for nothing."""
        owner = self.owner(seat)
        count = owner.money
        if count:
            owner.money = 0
            if self.watched:
                self.note(self.coins.coin, 0, count, self.purse(seat), None)
                self.report(self.coins.lose, seat, count=count)

    def take_money(self, seat: int, victim: int, count: int) -> None:
        """Take money from another player."""
        if count:
            self.owner(victim).money -= count
            self.owner(seat).money += count
            if self.watched:
                self.note(self.coins.coin, 0, count, self.purse(victim), self.purse(seat))
                self.report(self.coins.take, seat, victim=victim + 1, count=count)

    def gain_points(self, seat: int, count: int, made: Sum | None = None) -> None:
        """Advance on the track of points; `made`: how the number came about."""
        if count:
            self.owner(seat).points += count
            if self.watched:
                self.note("point", 0, count, None, places.own("points", seat))
                self.report(f"{self.prefix}gain-points", seat, made, count=count)

    def lose_points(self, seat: int, count: int) -> None:
        """Go back on the track of points, never below 0."""
        owner = self.owner(seat)
        lost = min(count, owner.points)
        if lost:
            owner.points -= lost
            if self.watched:
                self.note("point", 0, lost, places.own("points", seat), None)
                self.report(f"{self.prefix}lose-points", seat, count=lost)

    def take_points(self, seat: int, victim: int, count: int) -> None:
        """Advance by as many points as another player goes back, who never goes below 0."""
        taken = min(count, self.owner(victim).points)
        if taken:
            self.owner(victim).points -= taken
            self.owner(seat).points += taken
            if self.watched:
                self.note("point", 0, taken, places.own("points", victim), places.own("points", seat))
                self.report(f"{self.prefix}take-points", seat, victim=victim + 1, count=taken)

    def gain_workers(self, seat: int, colour: int, count: int, made: Sum | None = None) -> None:
        """Take workers from the supply; `made`: how the number came about."""
        if count:
            self.owner(seat).workers[colour] += count
            if self.watched:
                self.note("worker", 0, count, None, self.workers_of(seat, colour))
                colour_name = self.colours[colour]
                self.report(f"{self.prefix}gain-workers", seat, made, count=count, colour=colour_name)

    def return_workers(self, seat: int, colour: int, count: int, made: Sum | None = None) -> None:
        """Return workers to the supply; `made`: how the number came about."""
        if count or (made is not None and made.changed):
            self.spend_workers(seat, colour, count)
            if self.watched:
                colour_name = self.colours[colour]
                self.report(f"{self.prefix}return-workers", seat, made, count=count, colour=colour_name)

    def spend_workers(self, seat: int, colour: int, count: int) -> None:
        """Return workers to the supply for something that is told with it."""
        self.owner(seat).workers[colour] -= count
        if self.watched:
            self.note("worker", 0, count, self.workers_of(seat, colour), None)

    def lose_workers(self, seat: int) -> None:
        """Return all workers to the supply, for nothing."""
        for colour, count in enumerate(self.owner(seat).workers):
            if count:
                self.spend_workers(seat, colour, count)
                if self.watched:
                    self.report(f"{self.prefix}lose-workers", seat, count=count, colour=self.colours[colour])

    def take_worker(self, seat: int, victim: int, colour: int) -> None:
        """Take a worker from another player."""
        self.owner(victim).workers[colour] -= 1
        self.owner(seat).workers[colour] += 1
        if self.watched:
            self.note("worker", 0, 1, self.workers_of(victim, colour), self.workers_of(seat, colour))
            self.report(f"{self.prefix}take-worker", seat, victim=victim + 1, colour=self.colours[colour])

    def start_with(self, seat: int, money: int, workers: int) -> None:
        """Take what a player begins with: money, and workers of each colour."""
        owner = self.owner(seat)
        owner.money = money
        owner.workers = [workers] * len(self.colours)
        if self.watched:
            self.note(self.coins.coin, 0, money, None, self.purse(seat))
            for colour in range(len(self.colours)):
                self.note("worker", 0, workers, None, self.workers_of(seat, colour))

    # Statues and majorities.

    def take_statue(self, seat: int) -> None:
        """Take the foremost statue, if there is one left."""
        if self.statues:
            statue = self.statues[0]
            self.statues = self.statues[1:]
            self.owner(seat).statues += (statue,)
            if self.watched:
                self.note("statue", statue, 1, places.shared("statues"), places.own("statues", seat))
                self.report(f"{self.prefix}take-statue", seat, count=statue)

    def majority_of(self, seat: int, majority: int) -> Place:
        """Return where a seat's piece for a majority lies with its coloured side up."""
        return places.one_of("majorities", seat, self.majorities[majority])

    def flip_majority(self, seat: int, majority: int, up: bool) -> None:
        """Turn a seat's piece for a majority to its coloured side, or back; the game tells of it."""
        self.owner(seat).active ^= 1 << majority
        if self.watched:
            place = self.majority_of(seat, majority)
            self.note("majority", 0, 1, None if up else place, place if up else None)

    # The order of play.

    def begin_phase(self, phase: int) -> None:
        """Let a phase begin."""
        if self.watched and self.phase != phase:
            self.note("phase", 0, 1, places.track("phase", self.phase), places.track("phase", phase))
        self.phase = phase

    def begin_round(self, number: int) -> None:
        """Let a round begin."""
        if self.watched and self.round != number:
            self.note("round", 0, 1, places.track("round", self.round), places.track("round", number))
        self.round = number

    def pass_coat_of_arms(self) -> None:
        """Let the player to the left be the first."""
        first = (self.first + 1) % self.seats()
        if self.watched:
            self.note("coat", 0, 1, places.own("first", self.first), places.own("first", first))
        self.first = first

    # Dice.

    def die_at(self, die: int, pips: int) -> Place:
        """Return a die with a side up; 0: it was not rolled yet."""
        return ("dice", 0, f"{self.dice_names[die]} {pips}")

    def show_die(self, die: int, pips: int) -> None:
        """Let a die show a side."""
        if self.watched:
            self.note("die", 0, 1, self.die_at(die, self.dice[die]), self.die_at(die, pips))
        self.dice = (*self.dice[:die], pips, *self.dice[die + 1 :])

    # Hidden cards, and what seats know of them.

    def decide(self, card: int) -> None:
        """Take a card out of those whose place is not decided yet."""
        colour = self.colour_of[card]
        self.undecided[colour] = without(self.undecided[colour], card)

    def note_hidden(
        self, card: int, origin: Place, target: Place, knowers: int, seers: int = EVERY_VIEWER
    ) -> None:
        """Note that a card moved of which only some viewers, a bit each, may know more than its back."""
        self.note("card", card, 1, origin, target, blank(self.colour_of[card]), knowers, seers)

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

    def learn(self, card: int, places: int, seers: int) -> None:
        """Let some viewers know that a card lies hidden in one of these places."""
        self.leads = learned(self.leads, Lead(1 << card, places, self.colour_of[card]), seers)

    # Hands.

    def look_at(self, seat: int, card: int, held: bool) -> None:
        """Let a seat take up one of the cards it drew, to the hand or to be used at once, and see it."""
        owner = self.owner(seat)
        owner.drawn = without(owner.drawn, self.colour_of[card])
        if held:
            owner.held = card
        else:
            insort(owner.hand, card)
        self.decide(card)
        self.show(card, hand_of(seat), 1 << seat)
        if self.watched:
            target = places.own("held" if held else "hand", seat)
            self.note_hidden(card, places.own("drawn", seat), target, 1 << seat)

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, or the card held to be used at once, for everyone to see."""
        self.take_up(seat, card)
        self.show(card, hand_of(seat), self.all_viewers())

    def take_up(self, seat: int, card: int) -> None:
        """Take up a card of a hand, or the card held."""
        owner = self.owner(seat)
        if self.watched:
            self.lift("card", card, places.own("held" if owner.held == card else "hand", seat))
        if owner.held == card:
            owner.held = 0
        else:
            owner.hand.remove(card)

    def return_to_hand(self, seat: int, card: int) -> None:
        """Take an open card into a hand; everyone remembers it."""
        insort(self.owner(seat).hand, card)
        self.learn(card, hand_of(seat), self.all_but(seat))
        if self.watched:
            self.lay("card", card, places.own("hand", seat))
            self.report(f"{self.prefix}return-to-hand", seat, card=card)

    def hold(self, seat: int, card: int) -> None:
        """Take a card of the hand aside, unseen by others, to be used at once."""
        owner = self.owner(seat)
        owner.hand.remove(card)
        owner.held = card
        if self.watched:
            self.note_hidden(card, places.own("hand", seat), places.own("held", seat), 1 << seat)

    def hold_openly(self, seat: int, card: int) -> None:
        """Hold an open card, to be used at once; everyone remembers it."""
        self.owner(seat).held = card
        self.learn(card, hand_of(seat), self.all_but(seat))
        if self.watched:
            self.lay("card", card, places.own("held", seat))

    def steal(self, seat: int, victim: int, card: int) -> None:
        """Take a card out of another hand; the two of them know which."""
        self.owner(victim).hand.remove(card)
        insort(self.owner(seat).hand, card)
        both = 1 << seat | 1 << victim
        self.follow(self.colour_of[card], hand_of(victim), hand_of(seat), both)
        self.show(card, hand_of(victim), 1 << seat)
        self.learn(card, hand_of(seat), 1 << victim)
        if self.watched:
            self.note_hidden(card, places.own("hand", victim), places.own("hand", seat), both)

    # The discard pile.

    def discard(self, card: int) -> None:
        """Put an open card on top of the discard pile."""
        self.discards.append(card)
        if self.watched:
            self.lay("card", card, places.shared("discards"))

    def play_from_hand(self, seat: int, card: int) -> None:
        """Put a card from the hand, or the card held, on the discard pile."""
        self.leave_hand(seat, card)
        self.discard(card)

    def discard_from_hand(self, seat: int, card: int) -> None:
        """Put a card from the hand on the discard pile for nothing."""
        self.play_from_hand(seat, card)
        if self.watched:
            self.report(f"{self.prefix}discard", seat, card=card)

    def take_top(self) -> int:
        """Take the top card off the discard pile."""
        card = self.discards.pop()
        if self.watched:
            self.lift("card", card, places.shared("discards"))
        return card
