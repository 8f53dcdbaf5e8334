"""Cards on paper: how hands, piles and what seats know of cards are written in positions, and read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain
from burgomaster.games.rows.leads import Lead, Leads
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.owners import blank
from burgomaster.paper.codecs import Codec, Numbers, Several
from burgomaster.paper.position import MOST, FieldReader, Fields, words
from burgomaster.paper.toml import Document, joined

NONE: Final = "none"
"""Where a card or something else could be, but is not."""
SPECTATOR: Final = "spectator"

Spot = tuple[int, bool, tuple[int, ...]]
"""A card laid out face down: its face, whether its owner knows it, and the cards laid on it."""


class Deck:
    """How many cards a game has, and their colours; `laid` is what cards laid out face down are called."""

    def __init__(
        self, prefix: str, cards: int, colours: tuple[str, ...], colour_of: list[int], laid: str, seats: int
    ) -> None:
        self.prefix: Final = prefix
        self.cards: Final = cards
        self.colours: Final = colours
        self.colour_of: Final = colour_of
        self.of_colour: Final = [
            mask_of([card for card in range(1, cards + 1) if colour_of[card] == colour])
            for colour in range(len(colours))
        ]
        hands = [f"hand {seat}" for seat in range(1, 6)]
        self.places: Final = ("pile", *hands, *[f"{laid} {seat}" for seat in range(1, seats + 1)])
        """Where a hidden card may lie, in the order of the bits of a lead."""

    def write(self, card: int) -> Plain:
        """Return a card as it is written: its number, its colour if it is blank, or that there is none."""
        if card > 0:
            return card
        return self.colours[self.colour_of[card]] if card else NONE

    def memory(self, leads: Leads) -> Plain:
        """Return what seats and, last, the spectator know of hidden cards."""
        memory: list[Plain] = []
        for viewer, known in enumerate(leads):
            seat: Plain = viewer + 1 if viewer + 1 < len(leads) else SPECTATOR
            for lead in known:
                places = words(lead.places, self.places)
                memory.append({"seat": seat, "cards": [*cards_in(lead.cards)], "places": places})
        return memory

    def spots(self, spots: Sequence[Spot], spot: str, laid: str) -> Plain:
        """Return cards laid out face down, from left to right: a card, or more where there is more to say."""
        found: list[Plain] = []
        for face, known, cards in spots:
            if known == (face > 0) and not cards:
                found.append(self.write(face))
                continue
            told: Fields = {spot: self.write(face)}
            if known != (face > 0):
                told["known"] = known
            if cards:
                told[laid] = [*cards]
            found.append(told)
        return found

    def faces_left(self, cards: list[int]) -> list[tuple[int, ...]]:
        """Return the faces of piles and of blank cards, by colour: all that are none of these."""
        left, _ = self.left(cards)
        return [tuple(cards_in(faces)) for faces in left]

    def in_piles(self, cards: list[int]) -> list[int]:
        """Return how many cards of each colour lie in piles: all but these, without the blank ones."""
        left, blanks = self.left(cards)
        return [left[colour].bit_count() - blanks[colour] for colour in range(len(blanks))]

    def left(self, cards: list[int]) -> tuple[list[int], list[int]]:
        """Return, by colour, the set of cards that are none of these, and how many of these are blank."""
        blanks = [0] * len(self.colours)
        placed = 0
        for card in cards:
            if card > 0:
                placed |= 1 << card
            elif card < 0:
                blanks[self.colour_of[card]] += 1
        return [every & ~placed for every in self.of_colour], blanks


@mypyc_attr(allow_interpreted_subclasses=True)
class CardReader(FieldReader):
    """Reads a position with cards, each of which lies in one place."""

    def __init__(self, data: Plain, document: Document | None, deck: Deck) -> None:
        super().__init__(data, document)
        self.deck: Final = deck
        self.placed: Final[dict[int, str]] = {}
        """Cards with a place of their own, and where that is written."""
        self.blanks: Final[list[list[str]]] = [[] for _ in deck.colours]
        """Where blank cards of each colour are written."""

    def card(self, value: Plain, field: str, blanks: bool) -> int:
        """Return a card that lies here: its number, or where blanks may lie, its colour."""
        if blanks and isinstance(value, str):
            colour = self.word(value, field, self.deck.colours)
            self.blanks[colour].append(field)
            return blank(colour)
        if not self.is_whole(value, field, 1, self.deck.cards) or not isinstance(value, int):
            return 0
        if value in self.placed:
            twice = Message(f"{self.deck.prefix}position-card-twice", card=value, place=self.placed[value])
            self.note(field, twice)
        else:
            self.placed[value] = field
        return value

    def changed_values(self, cost: list[int], points: list[int]) -> dict[int, tuple[int, int]]:
        """Return the cards whose printed cost and points the position changes, and to what."""
        changed: dict[int, tuple[int, int]] = {}
        most = self.deck.cards
        for key, value in self.table_in(self.root, "", "values").items():
            field = f"values.{key}"
            if not (key.isascii() and key.isdecimal() and len(key) <= 3 and 1 <= int(key) <= most):
                self.note(field, Message("position-number", found=key[:40], low=1, high=most))
                continue
            card, mine = int(key), self.fields(value, field)
            self.known(mine, field, ("cost", "points"))
            price = self.whole(mine, field, "cost", 0, 99, cost[card])
            changed[card] = (price, self.whole(mine, field, "points", 0, 99, points[card]))
        return changed

    def leads(self, seats: int) -> Leads:
        """Return what seats and the spectator know of hidden cards."""
        deck = self.deck
        leads: list[list[Lead]] = [[] for _ in range(seats + 1)]
        here = tuple([name for name in deck.places if name == "pile" or int(name[-1]) <= seats])
        for mine, field in self.records(self.root, "", "memory", ("seat", "cards", "places"), MOST):
            viewer = seats
            if mine.get("seat") != SPECTATOR:
                viewer = self.whole(mine, field, "seat", 1, seats, 0) - 1
            cards = self.numbers(mine, field, "cards", 1, deck.cards)
            places = 0
            for i, place in enumerate(self.list_in(mine, field, "places")):
                if self.which(place, f"{field}.places[{i}]", here) >= 0:
                    places |= 1 << deck.places.index(str(place))
            if viewer < 0 or not cards or not places:
                missing = "seat" if viewer < 0 else "places" if cards else "cards"
                self.note(field, Message("position-missing", key=missing))
                continue
            if len({deck.colour_of[card] for card in cards}) > 1 or len(set(cards)) < len(cards):
                self.wrong(f"{field}.cards", "position-memory-cards")
                continue
            leads[viewer].append(Lead(mask_of(cards), places, deck.colour_of[cards[0]]))
        return tuple([tuple(known) for known in leads])

    def check_memory(self, leads: Leads, unknown: Callable[[int], list[tuple[int, ...]]]) -> None:
        """Note what a seat is said to look for though it sees it; `unknown` is what a viewer does not see."""
        number = 0
        for viewer, known in enumerate(leads):
            for lead in known:
                hidden = 0
                for faces in unknown(viewer):
                    hidden |= mask_of(list(faces))
                if not lead.cards & hidden:
                    self.wrong(f"memory[{number}].cards", "position-memory-seen")
                number += 1

    def check_statues(self, statues: list[int], held: list[tuple[int, ...]]) -> None:
        """Note every statue that a seat holds though it is none of all `statues`, or held twice."""
        left = statues[:]
        for seat, mine in enumerate(held, 1):
            for i, statue in enumerate(mine):
                if statue in left:
                    left.remove(statue)
                else:
                    self.note(f"player.{seat}.statues[{i}]", Message("position-statue", points=statue))

    def short_colours(self, piles: list[int], undecided: list[tuple[int, ...]]) -> list[tuple[str, str, int]]:
        """Return the colours of which there are not enough cards: their piles are below 0.

        Of each it is told where the first blank card too many is written, and how many cards there are.
        """
        found: list[tuple[str, str, int]] = []
        for colour, name in enumerate(self.deck.colours):
            if piles[colour] < 0:
                cards = len(undecided[colour])
                found.append((self.blanks[colour][cards], name, cards))
        return found

    def note_drawn(self, field: str, drawn: tuple[int, ...]) -> None:
        """Count in the cards that a seat drew and has not looked at, which are blank."""
        for i, colour in enumerate(drawn):
            self.blanks[colour].append(f"{field}.drawn[{i}]")

    def spots(
        self, mine: Fields, field: str, most: int, spot: str, laid: str, read: Callable[[Plain, str], int]
    ) -> list[Spot]:
        """Return the cards laid out face down, each called a `spot`, with those `laid` on them.

        Those told by themselves lie on the first that are empty. `read` reads a card that is laid on one.
        """
        found: list[Spot] = []
        for i, value in enumerate(self.list_in(mine, field, f"{spot}s", most)):
            at = f"{field}.{spot}s[{i}]"
            if not isinstance(value, dict):
                face = self.card(value, at, True)
                found.append((face, face > 0, ()))
                continue
            self.known(value, at, (spot, "known", laid))
            if spot not in value:
                self.note(at, Message("position-missing", key=spot))
                continue
            face = self.card(value[spot], f"{at}.{spot}", True)
            known = self.truth(value, at, "known", face > 0)
            cards = enumerate(self.list_in(value, at, laid, 2))
            found.append((face, known, tuple([read(each, f"{at}.{laid}[{j}]") for j, each in cards])))
        empty = [i for i, (_, _, cards) in enumerate(found) if not cards]
        for i, value in enumerate(self.list_in(mine, field, laid, most)):
            at = f"{field}.{laid}[{i}]"
            card = read(value, at)
            if empty:
                face, known, _ = found[empty[0]]
                found[empty.pop(0)] = (face, known, (card,))
            else:
                colour = min(self.deck.colour_of[card], len(self.deck.colours) - 1)
                self.blanks[colour].append(at)
                found.append((blank(colour), False, (card,)))
        if len(found) > most:
            self.note(f"{field}.{spot}s", Message("position-list-long", found=len(found), most=most))
        return found


def _card(reader: FieldReader, value: Plain, at: str, blanks: bool) -> int:
    assert isinstance(reader, CardReader)
    return reader.card(value, at, blanks)


class HeldCard(Codec[int]):
    """A card, or none."""

    def __init__(self, deck: Deck) -> None:
        self._deck: Final = deck

    def nothing(self) -> int:
        return 0

    def write(self, value: int) -> Plain:
        return self._deck.write(value)

    def read(self, reader: FieldReader, value: Plain, at: str, natural: int) -> int:
        return 0 if value == NONE else _card(reader, value, at, True)


class Cards(Several[int]):
    """Cards that lie together; `blanks` if some of them may be known by their colour only."""

    def __init__(self, deck: Deck, blanks: bool = False) -> None:
        self._deck: Final = deck
        self._blanks: Final = blanks

    def write(self, value: Sequence[int]) -> Plain:
        return [self._deck.write(card) for card in value] if self._blanks else [*value]

    def read(self, reader: FieldReader, value: Plain, at: str, natural: tuple[int, ...]) -> tuple[int, ...]:
        cards: list[int] = []
        for i, each in enumerate(reader.listed(value, at)):
            cards.append(_card(reader, each, f"{at}[{i}]", self._blanks))
        return tuple(cards)


class Faces(Codec[list[tuple[int, ...]]]):
    """Cards by their colour that follow from where all others are."""

    def __init__(self, deck: Deck) -> None:
        self._colours: Final = deck.colours
        self._some: Final = Numbers(1, deck.cards)

    def nothing(self) -> list[tuple[int, ...]]:
        return [() for _ in self._colours]

    def write(self, value: list[tuple[int, ...]]) -> Plain:
        found: Fields = {}
        for name, faces in zip(self._colours, value, strict=True):
            found[name] = [*faces]
        return found

    def read(
        self, reader: FieldReader, value: Plain, at: str, natural: list[tuple[int, ...]]
    ) -> list[tuple[int, ...]]:
        given = reader.fields(value, at)
        reader.known(given, at, self._colours)
        for name, faces in zip(self._colours, natural, strict=True):
            field = joined(at, name)
            if name in given and self._some.read(reader, given[name], field, ()) != faces:
                reader.wrong(field, "position-derived")
        return natural
