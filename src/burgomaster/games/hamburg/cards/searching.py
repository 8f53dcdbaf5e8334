"""Searching piles for a card: a draw pile, with what everyone remembers of it, and the discard pile."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.known import Known
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask, Step
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.hamburg import places
from burgomaster.games.hamburg.actions import no_place
from burgomaster.games.hamburg.box.components import (
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    DICE,
    OF_CATEGORY,
    OF_COLOUR,
)
from burgomaster.games.hamburg.cards.effects import SAME
from burgomaster.games.hamburg.choices import FIND_FORM, SELECT_FORM, Find
from burgomaster.games.hamburg.construction import constructed
from burgomaster.games.hamburg.draws import (
    TURN_FACE,
    shuffle_discards,
)
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.sight.knowledge import PILE, hand_of, learned
from burgomaster.games.hamburg.sight.view import unknown_to
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import Select
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.hands import by_colour


class SearchPile(Effect[Hamburg]):
    """Take a card of a category out of a draw pile, of a colour or of the colour named (037 to 041)."""

    def __init__(self, category: int, colour: int) -> None:
        self.category: Final = category
        self.colour: Final = colour

    def spell(self) -> Phrase:
        category = CATEGORIES[self.category]
        if self.colour == SAME:
            return Phrase("hb-card-search-same", category=category)
        return Phrase("hb-card-search", category=category, colour=DICE[self.colour])

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return table.no_hand(seat)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        wanted = colour if self.colour == SAME else self.colour
        table.push(SHOW_FOUND, seat, wanted, self.category)
        # Which cards lie in the pile decides which lie under sites that nobody has looked at.
        for other, player in enumerate(table.players):
            for place, plot in enumerate(player.plots):
                if plot.face < 0 and COLOUR[plot.face] == wanted:
                    table.push(TURN_FACE, other, place + 1)


def show_matching(table: Hamburg, colour: int, category: int) -> None:
    """Take the matching cards out of a draw pile, to be shown to the searcher."""
    faces = table.undecided[colour]
    table.found = tuple([card for card in faces if CATEGORY[card] == category])
    table.undecided[colour] = tuple([card for card in faces if CATEGORY[card] != category])
    table.piles[colour] -= len(table.found)


class ShowFound(Step[Hamburg]):
    """Show the searcher the matching cards of the pile of colour `what`."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        show_matching(table, what, count)
        if table.watched:
            for card in table.found:  # only the searcher sees that they leave the pile
                table.note("card", card, 1, places.pile(what), places.shared("found"), seers=1 << seat)
        table.reveal()
        if table.found:
            table.push(SEARCH, seat, what, count)
        else:
            remember_search(table, seat, what, count, 0)
            if table.watched:
                table.report("hb-find-nothing", seat, colour=COLOURS[what], category=CATEGORIES[count])


SHOW_FOUND: Final = ShowFound("show-found", what=meanings.colour, count=meanings.category)


class TakeFound(Ask[Hamburg]):
    """Choose one of the cards found in the pile of colour `what`."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [FIND_FORM.of(card) for card in table.found]

    def known_to(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_colour(table, choice, (seat,))

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Find)
        rest = [card for card in table.found if card != choice.card]
        table.found = ()
        table.undecided[what] = tuple(sorted([*table.undecided[what], *rest]))
        table.piles[what] += len(rest)
        hand = table.players[seat].hand
        hand.append(choice.card)
        hand.sort()
        table.show(choice.card, PILE, 1 << seat)
        for card in rest:
            table.leads = learned(table.leads, 1 << card, PILE, 1 << seat)
        remember_search(table, seat, what, count, choice.card)
        if table.watched:
            pile, found, target = places.pile(what), places.shared("found"), places.own("hand", seat)
            table.note_hidden(choice.card, pile, target, 0, seers=~(1 << seat))
            table.note("card", choice.card, 1, found, target, seers=1 << seat)
            for card in rest:
                table.note("card", card, 1, found, pile, seers=1 << seat)
            public = Message("hb-find", seat=seat + 1, colour=COLOURS[what], category=CATEGORIES[count])
            private = Message("hb-find-card", seat=seat + 1, card=choice.card)
            table.tell(Event(public, private, (seat,)))

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Find):
            return Message("hb-not-found", card=choice.card)
        return super().why_not(table, seat, what, count, choice)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """Only who is asked sees what was found, which is of that colour and category."""
        _, seat, what, count = table.agenda[index].parts
        if index + 1 != len(table.agenda) or bool(table.found) == (table.viewer not in (WHOLE_TABLE, seat)):
            return False
        return all(COLOUR[card] == what and CATEGORY[card] == count for card in table.found)


SEARCH: Final = TakeFound("search", what=meanings.colour, count=meanings.category)


def remember_search(table: Hamburg, seat: int, colour: int, category: int, taken: int) -> None:
    """Let everyone remember what a search told: who has such a card, or which are not in the pile."""
    matching = OF_CATEGORY[category] & OF_COLOUR[colour]
    elsewhere = 0
    for other in range(len(table.players)):
        elsewhere |= hand_of(other) | 64 << other
    for viewer in range(len(table.players) + 1):
        if viewer == seat or not taken:
            in_pile = 0
            for lead in table.leads[viewer]:
                if lead.places == PILE:
                    in_pile |= lead.cards
            for card in unknown_to(table, viewer)[colour]:
                if matching >> card & 1 and not in_pile >> card & 1:
                    table.leads = learned(table.leads, 1 << card, elsewhere, 1 << viewer)
        else:
            table.leads = learned(table.leads, matching, hand_of(seat), 1 << viewer)


# The words of the rows.


def search(category: int, colour: int) -> Effect[Hamburg]:
    """Take a card of a category out of a draw pile."""
    return SearchPile(category, colour)


class SelectBuilding(Effect[Hamburg]):
    """Take a card of a category out of the discard pile and construct it for free; shuffle the pile."""

    def __init__(self, category: int) -> None:
        self.category: Final = category

    def spell(self) -> Phrase:
        return Phrase("hb-card-select", category=CATEGORIES[self.category])

    def idle(self, table: Hamburg, seat: int) -> bool:
        return not SELECT.offers(table, seat, self.category, 0)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        if SELECT.offers(table, seat, self.category, 0):
            table.push(SELECT, seat, self.category)
        else:
            if table.watched:
                why = "site" if in_discards(table, self.category) else "card"
                table.report("hb-select-nothing", seat, category=CATEGORIES[self.category], why=why)
            shuffle_discards(table)


def in_discards(table: Hamburg, category: int) -> list[int]:
    """Return the cards of a category that lie in the discard pile."""
    return [card for card in sorted([*table.discards, *table.shuffled]) if CATEGORY[card] == category]


class SelectFromDiscards(Ask[Hamburg]):
    """Choose the card to construct from the discard pile and its site; the pile is shuffled in any case."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        places = table.free_places(seat)
        return [SELECT_FORM.of(card, place) for card in in_discards(table, what) for place in places]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Select)
        table.take_from_discards(choice.card)
        table.stand(seat, choice.card, choice.place)
        constructed(table, seat, choice.card)
        shuffle_discards(table)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-select", category=CATEGORIES[what])

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Select):
            if choice.card not in table.discards and choice.card not in table.shuffled:
                return Message("hb-not-in-discards", card=choice.card)
            if CATEGORY[choice.card] != what:
                return Message("hb-select-category", category=CATEGORIES[what])
            return no_place(table, seat, choice.place)
        return super().why_not(table, seat, what, count, choice)


SELECT: Final = SelectFromDiscards("select", what=meanings.category)


def select(category: int) -> Effect[Hamburg]:
    """Construct a building of this category from the discard pile."""
    return SelectBuilding(category)
