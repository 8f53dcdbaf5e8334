"""Bruges' table: displays, hands, piles and tracks, and the smallest things that happen there."""

from __future__ import annotations

from typing import ClassVar, Final

from burgomaster.core.event import EVERY_VIEWER
from burgomaster.games.bruges import places
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import (
    COLOUR,
    COLOURS,
    EXTRA,
    GATEHOUSES,
    MAJORITIES,
    PILES,
    SIDES,
    blank,
)
from burgomaster.games.bruges.cards.hooks import FOLLOWED_LATER, TWO_PERSONS
from burgomaster.games.bruges.player import House as House
from burgomaster.games.bruges.player import Player as Player
from burgomaster.games.bruges.scoring import final_scoring
from burgomaster.games.bruges.sight.view import seen_by
from burgomaster.games.rows.leads import hand_of, laid_by
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.ordered import with_one
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.player import Coins

NO_TOP: Final = -1
"""The top of a pile of which no card is left, or whose top card is still covered."""
GUILDERS: Final = Coins(
    *("guilder", "guilders"),
    gain="br-gain-guilders",
    pay="br-pay-guilders",
    lose="br-lose-guilders",
    take="br-take-guilders",
)


class Bruges(OwnerTable):
    """Everything that lies on the table."""

    __slots__ = ("box", "covered", "gatehouses", "lap", "last", "piles", "players", "tops")

    prefix: ClassVar[str] = "br-"
    coins: ClassVar[Coins] = GUILDERS
    colours: ClassVar[tuple[str, ...]] = COLOURS
    followed_later: ClassVar[tuple[int, ...]] = FOLLOWED_LATER
    dice_names: ClassVar[tuple[str, ...]] = COLOURS
    majorities: ClassVar[tuple[str, ...]] = MAJORITIES

    def __init__(self, box: Box, players: int, source: Bruges | None = None) -> None:
        super().__init__(box.rows, COLOUR, players, source)
        self.box: Final = box
        if source is None:
            self.players = [Player() for _ in range(players)]
            self.gatehouses = tuple(range(players))  # the colour of each seat
            self.lap = 0  # in phase 3, which card everyone plays: the first to the fourth
            self.last = 0  # the round that is the last, once that is known
            self.piles = [0, 0, 0]  # cards of the two draw piles and of the extra pile
            self.tops = [NO_TOP, NO_TOP, NO_TOP]  # the colours of their top cards
            self.covered = [0, 0, 0, 0, 0]  # cards of each colour that lie below the tops
        else:  # a clone: equal, and sharing nothing that can change
            self.players = [Player(player) for player in source.players]
            self.gatehouses = source.gatehouses
            self.lap = source.lap
            self.last = source.last
            self.piles = source.piles[:]
            self.tops = source.tops[:]
            self.covered = source.covered[:]

    def clone(self) -> Bruges:
        """Return an equal table that shares nothing with this one; it has no source and no listener."""
        return Bruges(self.box, 0, self)

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    def owner(self, seat: int) -> Player:
        """Return the player at a seat."""
        return self.players[seat]

    def faces(self, seat: int) -> list[int]:
        """Return the cards of a seat's houses, from left to right."""
        return [house.face for house in self.players[seat].houses]

    def turn_face(self, seat: int, place: int, card: int) -> None:
        """Let a house that nobody has looked at have this face."""
        player = self.players[seat]
        player.put_house(place, player.houses[place - 1].turned(card))

    # The players' colours.

    def canal_of(self, seat: int) -> list[list[int]]:
        """Return the colours of a player's canal fields, left and right: those of the gatehouse."""
        return self.box.board.canals[self.gatehouses[seat]]

    def take_gatehouse(self, seat: int, gatehouse: int) -> None:
        """Let a player have a colour; whoever had it so far has what the player had."""
        mine = self.gatehouses[seat]
        self.gatehouses = tuple(
            [
                gatehouse if each == seat else mine if theirs == gatehouse else theirs
                for each, theirs in enumerate(self.gatehouses)
            ]
        )
        if self.watched:
            self.report("br-take-colour", seat, gatehouse=GATEHOUSES[gatehouse])

    # Threats, the canal, statues, majorities, the reputation track. What changes is noted for who watches.

    def take_threat(self, seat: int, colour: int) -> None:
        """Lay a threat marker before a player."""
        player = self.players[seat]
        player.threats[colour] += 1
        if self.watched:
            self.note("threat", 0, 1, None, places.threats(seat, colour))
            count = player.threats[colour]
            self.report("br-take-threat", seat, colour=COLOURS[colour], count=count)

    def return_threats(self, seat: int, colour: int, count: int) -> None:
        """Return threat markers; what that earns is told with it."""
        self.players[seat].threats[colour] -= count
        if self.watched:
            self.note("threat", 0, count, places.threats(seat, colour), None)

    def add_tile(self, seat: int, side: int) -> int:
        """Put the next tile on a section of the canal, and return the colour of its field."""
        player = self.players[seat]
        colour = self.canal_of(seat)[side][player.canal[side]]
        player.put_canal(side, player.canal[side] + 1)
        if self.watched:
            self.note("tile", 0, 1, None, places.canal(seat, side))
            self.report("br-build-tile", seat, side=SIDES[side], colour=COLOURS[colour])
        return colour

    def remove_tile(self, seat: int, side: int) -> None:
        """Take the last tile off a section of the canal."""
        player = self.players[seat]
        player.put_canal(side, player.canal[side] - 1)
        if self.watched:
            self.note("tile", 0, 1, places.canal(seat, side), None)
            self.report("br-lose-tile", seat, side=SIDES[side])

    def turn_majority(self, seat: int, majority: int, up: bool, thanks_to: int = 0) -> None:
        """Turn a majority marker to its coloured side, or back; a tie is enough thanks to a person."""
        self.flip_majority(seat, majority, up)
        if self.watched:
            name = MAJORITIES[majority]
            if thanks_to:
                self.report("br-majority-tied", seat, majority=name, card=thanks_to)
            else:
                self.report("br-majority" if up else "br-majority-back", seat, majority=name)

    def move_figure(self, seat: int, field: int) -> None:
        """Move a figure to a field of the reputation track."""
        player = self.players[seat]
        if self.watched:
            self.note(
                "figure", 0, 1, places.reputation(seat, player.reputation), places.reputation(seat, field)
            )
        player.reputation = field

    def forge(self, seat: int, forged: int) -> None:
        """Let the next card played this turn count as a colour, 1 + its number; 0: as its own."""
        player = self.players[seat]
        if self.watched and player.forged != forged:
            if player.forged:
                self.note("forged", player.forged, 1, places.own("forged", seat), None)
            if forged:
                self.note("forged", forged, 1, None, places.own("forged", seat))
                self.report("br-forge", seat, colour=COLOURS[forged - 1])
        player.forged = forged

    # Persons: turned when used, turned back at the end of the round.

    def turn_person(self, seat: int, card: int) -> None:
        """Turn a person that is used, so that it is not used again this round."""
        player = self.players[seat]
        if not player.used >> card & 1:
            player.used |= 1 << card
            if self.watched:
                self.note("turned", card, 1, None, places.own("used", seat))

    def turn_back(self, seat: int, cards: int) -> None:
        """Turn these persons back, a set, as far as they are turned."""
        player = self.players[seat]
        if player.used & cards:
            if self.watched:
                for card in cards_in(player.used & cards):
                    self.note("turned", card, 1, places.own("used", seat), None)
            player.used &= ~cards

    def answers(self, seat: int, hook: int) -> int:
        """Return the persons of a seat that answer to a hook, as a set."""
        player = self.players[seat]
        return player.standing & self.box.hooks[hook] if player.answering >> hook & 1 else 0

    def stand_anew(self, seat: int) -> None:
        """Look at the persons laid out and let them answer to their hooks."""
        player = self.players[seat]
        player.standing = player.display
        player.answering = self.box.answers_of(player.standing)

    def stand(self, seat: int, card: int, place: int) -> None:
        """Lay a person on a house (places count from 1)."""
        player = self.players[seat]
        house = player.houses[place - 1]
        player.put_house(place, house.with_persons((*house.persons, card)))
        player.display |= 1 << card
        player.standing = player.display
        player.answering |= self.box.answering[card]
        if self.watched:
            self.lay("card", card, places.persons(seat, place))

    def remove_person(self, seat: int, card: int) -> None:
        """Take a person off its house; whoever returns is fresh."""
        player = self.players[seat]
        for place, house in enumerate(player.houses, 1):
            if card in house.persons:
                player.put_house(
                    place, house.with_persons(tuple([other for other in house.persons if other != card]))
                )
                if self.watched:
                    self.lift("card", card, places.persons(seat, place))
        player.display &= ~(1 << card)
        self.stand_anew(seat)
        self.turn_back(seat, 1 << card)

    def free_places(self, seat: int) -> list[int]:
        """Return the houses that have room for a person (one each, or two)."""
        player = self.players[seat]
        room = 2 if player.answering >> TWO_PERSONS & 1 else 1
        return [index + 1 for index, house in enumerate(player.houses) if len(house.persons) < room]

    def group_count(self, seat: int, group: int) -> int:
        """Return the number of persons laid out that count as a group."""
        return (self.players[seat].display & self.box.group[group]).bit_count()

    # Houses.

    def build_from_hand(self, seat: int, card: int, seen: bool) -> None:
        """Lay a card of the hand as a house, face down; `seen`: everyone has just seen which card it is."""
        self.take_up(seat, card)
        self.players[seat].houses += (House(card, True, ()),)
        if seen:
            others = self.all_but(seat)
            self.show(card, hand_of(seat), others)
            self.learn(card, laid_by(seat), others)
        else:
            self.follow(COLOUR[card], hand_of(seat), laid_by(seat), 1 << seat)
        if self.watched:
            house = places.houses(seat, len(self.players[seat].houses))
            self.lay("card", card, house, blank(COLOUR[card]), EVERY_VIEWER if seen else 1 << seat)
            self.report("br-build-house", seat, colour=COLOURS[COLOUR[card]])

    def build_unseen(self, seat: int, pile: int) -> None:
        """Lay the top card of a pile as a house; nobody sees its face."""
        colour = self.tops[pile]
        self.players[seat].houses += (House(blank(colour), False, ()),)
        if self.watched:
            place = len(self.players[seat].houses)
            self.note("card", blank(colour), 1, places.pile(pile), places.houses(seat, place))
            self.report("br-build-from-pile", seat, colour=COLOURS[colour], pile=PILES[pile])
        self.take_off(pile)

    def remove_house(self, seat: int, place: int) -> int:
        """Take a house without persons, its face known by now, out of a display, and return the card."""
        player = self.players[seat]
        face = player.houses[place - 1].face
        if self.watched:
            self.lift("card", face, places.houses(seat, place))
            for number in range(place + 1, len(player.houses) + 1):
                self._note_closer(seat, number)
        player.houses = player.houses[: place - 1] + player.houses[place:]
        self.show(face, laid_by(seat), self.all_viewers())
        return face

    def _note_closer(self, seat: int, place: int) -> None:
        """Note that a house, with its persons, moves one place to the left."""
        house = self.players[seat].houses[place - 1]
        knowers = 1 << seat if house.known else 0
        self.note_hidden(house.face, places.houses(seat, place), places.houses(seat, place - 1), knowers)
        for card in house.persons:
            self.note("card", card, 1, places.persons(seat, place), places.persons(seat, place - 1))

    # The draw piles: of each only the colour of the top card is seen.

    def draw_unseen(self, seat: int, pile: int) -> None:
        """Take the top card of a pile, its face still unseen."""
        colour = self.tops[pile]
        player = self.players[seat]
        player.drawn = with_one(player.drawn, colour)
        if self.watched:
            self.note("card", blank(colour), 1, places.pile(pile), places.own("drawn", seat))
            self.report("br-draw", seat, colour=COLOURS[colour], pile=PILES[pile])
        self.take_off(pile)

    def take_off(self, pile: int) -> None:
        """Let the top card be gone from a pile; the next one is still covered."""
        self.piles[pile] -= 1
        self.tops[pile] = NO_TOP

    def show_top(self, pile: int, colour: int) -> None:
        """Let a card of this colour be the top of a pile."""
        self.tops[pile] = colour
        self.covered[colour] -= 1
        if self.watched:
            self.note("back", 0, 1, places.pile(pile), None)
            self.note("card", blank(colour), 1, None, places.pile(pile))

    def lay_extra(self, pile: int) -> None:
        """Lay the extra pile on the place of an empty pile."""
        if self.watched:
            extra, target = places.pile(EXTRA), places.pile(pile)
            self.note("back", 0, self.piles[EXTRA] - 1, extra, target)
            self.note("card", blank(self.tops[EXTRA]), 1, extra, target)
            self.report("br-extra-pile", self.first, pile=PILES[pile], count=self.piles[EXTRA])
        self.piles[pile], self.piles[EXTRA] = self.piles[EXTRA], 0
        self.tops[pile], self.tops[EXTRA] = self.tops[EXTRA], NO_TOP

    def halve(self, pile: int) -> None:
        """Lay the lower half of the other pile on an empty place; the upper half keeps an odd card."""
        other = 1 - pile
        lower = self.piles[other] // 2
        if self.watched:
            self.note("back", 0, lower, places.pile(other), places.pile(pile))
            self.report("br-halve", self.first, pile=PILES[pile], count=lower)
        self.piles[pile] = lower
        self.piles[other] -= lower

    def take_from_discards(self, card: int) -> None:
        """Take a card out of the discard pile; the order of the rest stays as it was."""
        self.discards.remove(card)
        if self.watched:
            self.lift("card", card, places.shared("discards"))

    # The order of play.

    def begin_lap(self, lap: int) -> None:
        """Let everyone play a card, the first to the fourth; 0: not in phase 3."""
        if self.watched and self.lap != lap:
            self.note("lap", 0, 1, places.track("lap", self.lap), places.track("lap", lap))
        self.lap = lap

    def set_last(self, number: int) -> None:
        """Let a round be the last."""
        if self.watched:
            self.note("last", 0, 1, places.track("last", self.last), places.track("last", number))
            self.report("br-last-round", self.first, round=number)
        self.last = number

    # What the rest of the house asks.

    def seen_by(self, seat: int) -> Bruges:
        """Return a table in which everything that seat may not know is blank (spectator: seat `seats()`)."""
        return seen_by(self, seat)

    def back_of(self, thing: str, number: int) -> int:
        """Return the number of a thing's back: a card's has its colour."""
        return blank(COLOUR[number]) if thing == "card" else number

    def final_scoring(self, seat: int) -> dict[str, int]:
        """Return what each source would add for a seat if the game ended now."""
        return final_scoring(self, seat)

    def winners(self) -> list[int]:
        """Return who would win if the game ended now: most points, then most guilders, else all tied."""
        ranking = [
            (score, player.guilders) for score, player in zip(self.scores(), self.players, strict=True)
        ]
        best = max(ranking)
        return [seat for seat, rank in enumerate(ranking) if rank == best]

    def chapter(self) -> list[int]:
        """Return round, phase, and which card everyone plays."""
        return [self.round, self.phase, self.lap]
