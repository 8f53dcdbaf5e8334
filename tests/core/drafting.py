"""A tiny drafting game that tries out what the core promises.

Everyone is dealt a pack of numbered cards. All pick a card at once, hidden until everyone has picked; then
the picks are laid open and the packs pass to the left, until they are empty. A card's back tells whether its
number is even; its colour is the remainder by three, and each colour scores its number of cards squared.
"""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, TypeVar

from burgomaster.core.book import Entry
from burgomaster.core.chance import CHANCE, Fast, Source
from burgomaster.core.choice import Choice, Form, Kind, Notation
from burgomaster.core.event import Event, Lying, Place
from burgomaster.core.known import Known
from burgomaster.core.meaning import Meaning
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.options import Offer, check_names, number_offer
from burgomaster.core.rules import Options, Rules, step_table, whole_number
from burgomaster.core.step import EVERYBODY, AskAll, Toss
from burgomaster.core.table import WHOLE_TABLE, Table

NOT_YET = 0
HIDDEN = -3
"""A pick that this viewer may not know."""


def back(card: int) -> int:
    """Return a blank card with the same back; all that is known of a hidden card."""
    return card if card < 0 else -1 - card % 2


class Deal(Choice):
    """Chance brings a card into a pack."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card


class Pick(Choice):
    """A seat keeps a card of the pack in its hand."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card


CARD = Kind(1, 30)
DEAL = Form("deal {card}", Deal, card=CARD)
PICK = Form("pick {card}", Pick, card=CARD)


D = TypeVar("D", bound="Draft")


DECK: Place = ("deck", 0, "")


def pack_of(seat: int) -> Place:
    """Return where the pack lies that a seat has in hand."""
    return ("pack", seat + 1, "")


class Draft(Table):
    """Packs, picks, cards taken, and the deck of cards not dealt."""

    prefix: ClassVar[str] = "drafting-"

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0
        self.deck: list[int] = []
        self.packs: list[list[int]] = []
        self.picks: list[int] = []
        self.taken: list[list[int]] = []

    def clone(self: D) -> D:
        other = type(self)()
        other.copy_agenda(self)
        other.passed = self.passed
        other.deck, other.picks = self.deck[:], self.picks[:]
        other.packs = [pack[:] for pack in self.packs]
        other.taken = [cards[:] for cards in self.taken]
        return other

    def held(self, seat: int) -> list[int]:
        """Return the pack in a seat's hand: packs pass to the left."""
        return self.packs[(seat - self.passed) % len(self.packs)]

    def seen_by(self: D, seat: int) -> D:
        seen = self.clone()
        seen.viewer = seat
        seen.deck = sorted(map(back, seen.deck))
        for number, pack in enumerate(seen.packs):
            # A seat remembers the packs it has held; what was taken from them since lies open.
            if seat == self.seats() or (seat - number) % self.seats() > self.passed:
                seen.packs[number] = sorted(map(back, pack))
        for other, pick in enumerate(seen.picks):
            if other != seat and pick != NOT_YET:
                seen.picks[other] = HIDDEN
        return seen

    def lying(self) -> Lying:
        found: Lying = {}
        for seat in range(self.seats()):
            for card in self.held(seat):
                found[pack_of(seat), "card", card] = found.get((pack_of(seat), "card", card), 0) + 1
            for card in self.taken[seat]:
                found[("taken", seat + 1, ""), "card", card] = 1
            if self.picks[seat] != NOT_YET:
                found[("pick", seat + 1, ""), "pick", max(self.picks[seat], 0)] = 1
        for card in self.deck:
            found[DECK, "card", card] = found.get((DECK, "card", card), 0) + 1
        return found

    def note_passing(self) -> None:
        """Note that each pack passes to the left; whoever has held it, or will now, knows its cards."""
        seats = self.seats()
        for seat in range(seats):
            left = (seat + 1) % seats
            knowers = 0
            for passed in range(self.passed + 2):
                knowers |= 1 << (left - passed) % seats
            for card in self.held(seat):
                self.note("card", card, 1, pack_of(seat), pack_of(left), back(card), knowers)

    def back_of(self, thing: str, number: int) -> int:
        return 0 if thing == "pick" else back(number)

    def dump(self) -> dict[str, Plain]:
        return {
            "viewer": self.viewer,
            "turn": self.passed,
            "deck": [*self.deck],
            "packs": [[*pack] for pack in self.packs],
            "picks": [*self.picks],
            "taken": [[*cards] for cards in self.taken],
            "asked": self.asked,
            "agenda": [[task.step.name, task.seat, task.what, task.count] for task in self.agenda],
        }

    def seats(self) -> int:
        return len(self.packs)

    def scores(self) -> list[int]:
        return [
            sum([card % 3 == colour for card in own].count(True) ** 2 for colour in range(3))
            for own in self.taken
        ]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def chapter(self) -> list[int]:
        return [self.passed + 1]

    def view(self) -> dict[str, Plain]:
        answered: list[Plain] = [pick != NOT_YET for pick in self.picks]
        return {
            "packs": [[*pack] for pack in self.packs],
            "taken": [[*own] for own in self.taken],
            "answered": answered,
        }

    def imagined(self: D, rng: Fast) -> D:
        table = self.clone()
        table.viewer = WHOLE_TABLE
        piles = [table.deck, *table.packs]
        known = {card for pile in [*piles, *table.taken] for card in pile if card > 0}
        total = sum(len(pile) for pile in [*piles, *table.taken])
        unknown = [card for card in range(1, total + 1) if card not in known]
        for number, pile in enumerate(piles):
            for place, card in enumerate(pile):
                if card < 0:
                    same = [other for other in unknown if back(other) == card]
                    pile[place] = same[rng.below(len(same))]
                    unknown.remove(pile[place])
            piles[number].sort()
        for seat, pick in enumerate(table.picks):
            if pick == HIDDEN:
                table.picks[seat] = table.held(seat)[rng.below(len(table.held(seat)))]
        return table


class DealCard(Toss[Draft]):
    """A card of the deck comes into pack number `what`, whose seat looks at it."""

    def outcomes(self, table: Draft, seat: int, what: int, count: int) -> int:
        return len(table.deck)

    def outcome(self, table: Draft, seat: int, what: int, count: int, k: int) -> Choice:
        return DEAL.of(table.deck[k])

    def label(self, table: Draft, seat: int, what: int, count: int) -> str:
        return f"pack {what + 1}/{len(table.packs[what]) + 1}"

    def known_to(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        assert isinstance(choice, Deal)
        return Known((what,), "deal even" if choice.card % 2 == 0 else "deal odd")

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Deal)
        table.deck.remove(choice.card)
        insort(table.packs[what], choice.card)
        if table.watched:
            table.note("card", choice.card, 1, DECK, pack_of(what), back(choice.card), 1 << what)
            public = Message("dealt", seat=what, back=back(choice.card))
            table.tell(Event(public, Message("dealt-card", seat=what, card=choice.card), (what,)))


class PickCard(AskAll[Draft]):
    """Everyone picks a card; when all have, the picks are laid open and the packs passed on."""

    def waiting(self, table: Draft, what: int, count: int) -> list[int]:
        return [seat for seat, pick in enumerate(table.picks) if pick == NOT_YET]

    def offers(self, table: Draft, seat: int, what: int, count: int) -> list[Choice]:
        return [PICK.of(card) for card in table.held(seat)]

    def known_to(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return Known((seat,), "pick")

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        table.picks[seat] = choice.card
        if table.watched:
            table.note("pick", choice.card, 1, None, ("pick", seat + 1, ""), knowers=1 << seat)
            table.tell(
                Event(Message("picked", seat=seat), Message("picked", seat=seat, card=choice.card), (seat,))
            )

    def why_not(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Pick):
            return Message("not-in-pack", card=choice.card)
        return super().why_not(table, seat, what, count, choice)

    def run(self, table: Draft, seat: int, what: int, count: int) -> None:
        table.reveal()
        for place, card in enumerate(table.picks):
            table.held(place).remove(card)
            table.taken[place].append(card)
            table.picks[place] = NOT_YET
            if table.watched:
                table.note("pick", card, 1, ("pick", place + 1, ""), None)
                table.note("card", card, 1, pack_of(place), ("taken", place + 1, ""))
                table.tell(Event(Message("laid-open", seat=place, card=card)))
        if table.watched:
            table.note_passing()
        table.passed += 1
        if table.packs[0]:
            table.push(self, EVERYBODY)


DEAL_CARD = DealCard("deal", what=Meaning("pack", 4))
PICK_CARD = PickCard("pick")
STEPS = step_table(DEAL_CARD, PICK_CARD)


class Drafting(Rules[Draft]):
    """The rules of the drafting game."""

    table_class = Draft

    def __init__(self) -> None:
        super().__init__("drafting", 1, Notation(DEAL, PICK))

    def options(self, given: Options) -> Options:
        check_names(given, self.id, ("players", "pack", "deck"))
        players = whole_number(given.get("players", 3), "players", 2, 5)
        pack = whole_number(given.get("pack", 3), "pack", 1, 5)
        deck = whole_number(given.get("deck", players * pack + 4), "deck", players * pack, 30)
        return {"players": players, "pack": pack, "deck": deck}

    def offered(self) -> list[Offer]:
        return [number_offer("players", 3, 2, 5), number_offer("pack", 3, 1, 5)]

    def new(self, options: Options, source: Source | None) -> Draft:
        players, pack, deck = (
            whole_number(options[name], name, 0, 30) for name in ("players", "pack", "deck")
        )
        table = self.table_class()
        table.source = source
        table.deck = list(range(1, deck + 1))
        table.packs = [[] for _ in range(players)]
        table.picks = [NOT_YET] * players
        table.taken = [[] for _ in range(players)]
        table.push(PICK_CARD, EVERYBODY)
        for place in reversed(range(players)):
            for _ in range(pack):
                table.push(DEAL_CARD, CHANCE, place)
        table.run()
        return table

    def load(self, data: Plain) -> Draft:
        table = self.table_class()
        try:
            assert isinstance(data, dict)
            table.viewer, table.passed, table.asked = numbers(
                [data[name] for name in ("viewer", "turn", "asked")]
            )
            table.deck, table.picks = numbers(data["deck"]), numbers(data["picks"])
            table.packs = [numbers(pack) for pack in listed(data["packs"])]
            table.taken = [numbers(cards) for cards in listed(data["taken"])]
            for task in listed(data["agenda"]):
                name, *rest = listed(task)
                table.push(STEPS[str(name)], *numbers(rest))
        except (AssertionError, KeyError, TypeError, ValueError):
            raise Refused(Message("not-a-draft")) from None
        return table

    def book(self, data: str = "") -> list[Entry]:
        return [
            Entry("card", card, {}, {"colour": card % 3, "back": "odd" if card % 2 else "even"}, [], [], {})
            for card in range(1, 31)
        ]

    def data_digest(self, options: Options) -> str:
        return "none"


RULES = Drafting()


def listed(data: Plain) -> list[Plain]:
    """Return a list out of plain data."""
    assert isinstance(data, list)
    return data


def numbers(data: Plain) -> list[int]:
    """Return a list of numbers out of plain data."""
    return [whole_number(value, "list", -9, 99) for value in listed(data)]


def permute(table: Draft, seat: int, rng: Fast) -> Draft:
    """Return the table with all that the seat cannot know arranged anew."""
    other = table.clone()
    players = other.seats()
    looked_at = {(seat - way) % players for way in range(table.passed + 1)} if seat < players else set[int]()
    hidden = [other.deck] + [pack for number, pack in enumerate(other.packs) if number not in looked_at]
    for _ in range(40):
        one, two = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
        if one and two:
            i, j = rng.below(len(one)), rng.below(len(two))
            if one[i] % 2 == two[j] % 2:
                one[i], two[j] = two[j], one[i]
    for pile in hidden:
        pile.sort()
    for place, pick in enumerate(other.picks):
        if pick != NOT_YET and place != seat:
            pack = other.held(place)
            other.picks[place] = pack[rng.below(len(pack))]
    return other


def laws(table: Draft) -> None:
    """Fail unless every card of the box is somewhere, once, and everybody has taken one card a turn."""
    everywhere = [card for pile in [table.deck, *table.packs, *table.taken] for card in pile]
    assert sorted(everywhere) == list(range(1, len(everywhere) + 1))
    assert all(len(own) == table.passed for own in table.taken)
    for seat, pick in enumerate(table.picks):
        assert pick == NOT_YET or pick in table.held(seat)
