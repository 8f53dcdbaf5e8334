"""Hands: cards come to light, are discarded, and are drawn from other hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.core.choice import Choice, Form
from burgomaster.core.event import Event
from burgomaster.core.known import Known
from burgomaster.core.meaning import Meaning, flag, one_of
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step, Task, Toss
from burgomaster.games.rows.choices import Deal, Discard, OfCard, Roll, Steal, Turn
from burgomaster.games.rows.meanings import number
from burgomaster.games.rows.meanings import seat as seat_meaning
from burgomaster.games.rows.owners import OwnerTable


def by_colour(table: OwnerTable, choice: Choice, seats: tuple[int, ...]) -> Known:
    """Let only these seats know the card of a choice: the others read its colour, which is all they see."""
    assert isinstance(choice, OfCard)
    verb, _, _ = choice.text.partition(" ")
    return Known(seats, f"{verb} {table.colours[table.colour_of[choice.card]]}")


def unseen_label(table: OwnerTable, colour: int, cards: int) -> str:
    """Return which of so many cards of a colour comes to light now: the first, the second ..."""
    return f"{table.colours[colour]}/{cards - len(table.undecided[colour])}"


class UnseenCard(Toss[OwnerTable]):
    """Decide the face of a card of a colour, `what`, that nobody has seen yet; `cards` of each there are."""

    def __init__(
        self, name: str, colours: tuple[str, ...], deals: Sequence[Choice], cards: int, held: bool = False
    ) -> None:
        if held:
            super().__init__(name, what=one_of("colour", colours), count=flag("held"))
        else:
            super().__init__(name, what=one_of("colour", colours))
        self.deals: Final = list(deals)
        self.cards: Final = cards

    def outcomes(self, table: OwnerTable, seat: int, what: int, count: int) -> int:
        return len(table.undecided[what])

    def outcome(self, table: OwnerTable, seat: int, what: int, count: int, k: int) -> Choice:
        return self.deals[table.undecided[what][k]]

    def label(self, table: OwnerTable, seat: int, what: int, count: int) -> str:
        return unseen_label(table, what, self.cards)


class DealCard(UnseenCard):
    """Decide the face of a card someone drew and now looks at; `count` 1: it will be used at once."""

    def ask(self, table: OwnerTable, seat: int, what: int, count: int) -> Message:
        return Message(f"{table.prefix}ask-deal", colour=table.colours[what])

    def known_to(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_colour(table, choice, (seat,))

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Deal)
        card = choice.card
        table.look_at(seat, card, count == 1)
        if table.watched:
            told = Message(f"{table.prefix}look-at-card", seat=seat + 1, card=card)
            table.tell(Event(None, told, (seat,)))

    def goes_with(self, table: OwnerTable, index: int) -> bool:
        """For each task there is a card of its colour that was drawn."""
        _, seat, what, _ = table.agenda[index].parts
        deals = [task.what for task in table.agenda if task.step is self and task.seat == seat]
        return deals.count(what) <= table.owner(seat).drawn.count(what)


class LookAtCards(Step[OwnerTable]):
    """Take drawn cards into the hand and look at them."""

    def __init__(self, name: str, deal: DealCard) -> None:
        super().__init__(name)
        self.deal: Final = deal

    def run(self, table: OwnerTable, seat: int, what: int, count: int) -> None:
        for colour in table.owner(seat).drawn:
            table.push(self.deal, seat, colour)


class RollDie(Toss[OwnerTable]):
    """Roll one of the dice; a game says how the roll is labelled."""

    def __init__(self, name: str, dice: tuple[str, ...], rolls: Sequence[Sequence[Choice]]) -> None:
        super().__init__(name, what=one_of("die", dice))
        self.rolls: Final = rolls

    def ask(self, table: OwnerTable, seat: int, what: int, count: int) -> Message:
        return Message(f"{table.prefix}ask-roll", die=table.dice_names[what])

    def outcomes(self, table: OwnerTable, seat: int, what: int, count: int) -> int:
        return 6

    def outcome(self, table: OwnerTable, seat: int, what: int, count: int, k: int) -> Choice:
        return self.rolls[what][k + 1]

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Roll)
        table.show_die(choice.die, choice.pips)
        if table.watched:
            die = table.dice_names[choice.die]
            table.tell(Event(Message(f"{table.prefix}roll", die=die, pips=choice.pips)))


class DiscardCards(Ask[OwnerTable]):
    """Discard cards from the hand, one after the other, perhaps because of another player."""

    def __init__(self, name: str, discards: Sequence[Choice]) -> None:
        super().__init__(name, what=seat_meaning("because_of"), count=number("cards"))
        self.discards: Final = list(discards)

    def offers(self, table: OwnerTable, seat: int, what: int, count: int) -> list[Choice]:
        return [self.discards[card] for card in table.owner(seat).hand]

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        if count > 1:
            table.push(self, seat, what, count - 1)
        if len(table.owner(seat).hand) == 1:  # nobody was asked: whoever made it go saw it come to light
            table.reveal()
        table.discard_from_hand(seat, choice.card)

    def why_not(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Discard):
            return Message(f"{table.prefix}card-not-in-hand", card=choice.card)
        return super().why_not(table, seat, what, count, choice)


class StealCard(Toss[OwnerTable]):
    """Draw a card at random from another player's hand; `what` is that player."""

    def __init__(self, name: str, form: Form[Steal]) -> None:
        super().__init__(name, what=seat_meaning("victim"))
        self.form_of: Final = form

    def ask(self, table: OwnerTable, seat: int, what: int, count: int) -> Message:
        return Message(f"{table.prefix}ask-steal", victim=what + 1)

    def outcomes(self, table: OwnerTable, seat: int, what: int, count: int) -> int:
        return len(table.owner(what).hand)

    def outcome(self, table: OwnerTable, seat: int, what: int, count: int, k: int) -> Choice:
        return self.form_of.of(table.owner(what).hand[k])

    def label(self, table: OwnerTable, seat: int, what: int, count: int) -> str:
        return f"hand/{table.stolen}"

    def known_to(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_colour(table, choice, (seat, what))

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Steal)
        card = choice.card
        table.stolen += 1
        table.steal(seat, what, card)
        if table.watched:
            colour = table.colours[table.colour_of[card]]
            public = Message(f"{table.prefix}steal", seat=seat + 1, victim=what + 1, colour=colour)
            private = Message(f"{table.prefix}steal-card", seat=seat + 1, victim=what + 1, card=card)
            table.tell(Event(public, private, (seat, what)))

    def goes_with(self, table: OwnerTable, index: int) -> bool:
        """The hand is another player's, and not empty."""
        _, seat, what, _ = table.agenda[index].parts
        return what != seat and len(table.owner(what).hand) > 0


class TurnFace(Toss[OwnerTable]):
    """Decide the face of a card laid out that nobody has looked at; `what` is its place."""

    def __init__(self, name: str, form: Form[Turn], places: int, cards: int) -> None:
        super().__init__(name, what=Meaning("place", places))
        self.form_of: Final = form
        self.cards: Final = cards

    def outcomes(self, table: OwnerTable, seat: int, what: int, count: int) -> int:
        return len(table.undecided[table.colour_of[table.faces(seat)[what - 1]]])

    def outcome(self, table: OwnerTable, seat: int, what: int, count: int, k: int) -> Choice:
        return self.form_of.of(table.undecided[table.colour_of[table.faces(seat)[what - 1]]][k])

    def label(self, table: OwnerTable, seat: int, what: int, count: int) -> str:
        return unseen_label(table, table.colour_of[table.faces(seat)[what - 1]], self.cards)

    def known_to(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_colour(table, choice, ())

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Turn)
        table.decide(choice.card)
        table.turn_face(seat, what, choice.card)

    def goes_with(self, table: OwnerTable, index: int) -> bool:
        """The face is hidden, and turned once."""
        _, seat, what, _ = table.agenda[index].parts
        faces = table.faces(seat)
        return once_at_place(table, index) and faces[what - 1] < 0


def once_at_place(table: OwnerTable, index: int) -> bool:
    """Tell whether the place that a task names has a card, and is named once."""
    task = table.agenda[index]
    return 1 <= task.what <= len(table.faces(task.seat)) and task not in table.agenda[index + 1 :]


def removable(table: OwnerTable, index: int, turn: TurnFace) -> bool:
    """Tell whether the card at the place that a task names can go: its face is known by then."""
    _, seat, what, _ = table.agenda[index].parts
    if not once_at_place(table, index):
        return False
    return table.faces(seat)[what - 1] > 0 or Task(turn, seat, what) in table.agenda[index + 1 :]
