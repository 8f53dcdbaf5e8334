"""Hamburg's table: its pieces, hands and displays, and what is asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from burgomaster.core.choice import Choice
from burgomaster.core.event import EVERY_VIEWER, Cause, Event
from burgomaster.core.message import Message, Plain
from burgomaster.core.step import Step
from burgomaster.core.sum import Sum
from burgomaster.games.hamburg import places
from burgomaster.games.hamburg.box.components import (
    CARDS,
    COLOUR,
    COLOURS,
    blank,
    tile_name,
)
from burgomaster.games.hamburg.cards.hooks import TWO_BUILDINGS
from burgomaster.games.hamburg.pieces import Pieces
from burgomaster.games.hamburg.player import Player as Player
from burgomaster.games.hamburg.player import Plot as Plot
from burgomaster.games.hamburg.scoring import final_scoring, winners
from burgomaster.games.hamburg.sight.knowledge import PILE, hand_of, learned, sites_of
from burgomaster.games.hamburg.sight.view import seen_by, view_for
from burgomaster.games.rows.leads import shown
from burgomaster.games.rows.ordered import with_one

if TYPE_CHECKING:
    from burgomaster.games.hamburg.sight.schema import HamburgView

TOM: Final = "TOM"
"""What the opponent of the solo game is called."""


class Hamburg(Pieces):
    """The table; its cards go to hands and displays, where they change rules."""

    __slots__ = ()

    def clone(self) -> Hamburg:
        """Return an equal table that shares nothing with this one; it has no source and no listener."""
        return Hamburg(self.box, 0, self)

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

    def back_of(self, thing: str, number: int) -> int:
        """Return the number of a thing's back: a card's has its colour, tokens have all the same."""
        if thing == "card":
            return blank(COLOUR[number])
        return places.HIDDEN_TOKEN if thing == "token" else number

    def final_scoring(self, seat: int) -> dict[str, int]:
        """Return what each source would add for a seat if the game ended now."""
        return final_scoring(self, seat)

    def winners(self) -> list[int]:
        """Return who would win if the game ended now: several seats if they are tied."""
        return winners(self)

    def chapter(self) -> list[int]:
        """Return season, phase and round."""
        return [self.season, self.phase, self.round]

    def chapters(self) -> int:
        """Return the number of seasons."""
        return self.box.board.seasons

    def seen_by(self, seat: int) -> Hamburg:
        """Return a table in which everything that seat may not know is blank (spectator: seat `seats()`)."""
        return seen_by(self, seat)

    def view_for(self, seat: int, other: dict[str, Plain]) -> dict[str, Plain]:
        """Return what a seat sees, made of what another viewer sees of the same table."""
        return cast("dict[str, Plain]", view_for(self, seat, cast("HamburgView", other)))
