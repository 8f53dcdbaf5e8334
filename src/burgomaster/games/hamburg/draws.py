"""Drawing: from piles, from the discard pile, from hands and from the burning house."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.known import Known
from burgomaster.core.message import Message
from burgomaster.core.table import Ask, Step, Toss
from burgomaster.games.hamburg import meanings
from burgomaster.games.hamburg.box.components import CARDS, COLOUR, COLOURS, DICE
from burgomaster.games.hamburg.choices import (
    DEALS,
    DISCARDS,
    DONE,
    DRAWS,
    EXPOSE_FORM,
    ROLLS,
    STEAL_FORM,
    TURN_FORM,
    Deal,
    Discard,
    Draw,
    Expose,
    OfCard,
    Roll,
    Steal,
    Turn,
)
from burgomaster.games.hamburg.table import Hamburg

CARDS_OF_COLOUR: Final = CARDS // 5


def by_colour(choice: Choice, seats: tuple[int, ...]) -> Known:
    """Let only these seats know the card of a choice: the others read its colour, which is all they see."""
    assert isinstance(choice, OfCard)
    verb, _, _ = choice.text.partition(" ")
    return Known(seats, f"{verb} {COLOURS[COLOUR[choice.card]]}")


class RollDice(Toss[Hamburg]):
    """Roll one of the six dice (phase II, first step)."""

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-roll", die=DICE[what])

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return 6

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return ROLLS[what][k + 1]

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return f"season {table.season}/dice/{DICE[what]}"

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Roll)
        table.show_die(choice.die, choice.pips)
        if table.watched:
            table.tell(Event(Message("hb-roll", die=DICE[choice.die], pips=choice.pips)))


def _unseen_label(table: Hamburg, colour: int) -> str:
    """Return which card of a colour comes to light now: the first, the second ..."""
    return f"{COLOURS[colour]}/{CARDS_OF_COLOUR - len(table.undecided[colour])}"


class UnseenCard(Toss[Hamburg]):
    """Decide the face of a card of a colour, `what`, that nobody has seen yet."""

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return len(table.undecided[what])

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return DEALS[table.undecided[what][k]]

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return _unseen_label(table, what)


class DealCard(UnseenCard):
    """Decide the face of a card someone drew and now looks at; `count` 1: it will be used at once."""

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-deal", colour=COLOURS[what])

    def known_to(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_colour(choice, (seat,))

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Deal)
        card = choice.card
        table.look_at(seat, card, count == 1)
        if table.watched:
            table.tell(Event(None, Message("hb-look-at-card", seat=seat + 1, card=card), (seat,)))


DEAL: Final = DealCard("deal", what=meanings.COLOUR, count=meanings.flag("held"))
ROLL: Final = RollDice("roll", what=meanings.DIE)


class LookAtCards(Step[Hamburg]):
    """Take drawn cards into the hand and look at them."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        for colour in table.players[seat].drawn:
            table.push(DEAL, seat, colour)


LOOK: Final = LookAtCards("look")


class DrawCards(Ask[Hamburg]):
    """Choose the pile of each card to draw; `what` 1: it may be declined."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        piles = table.piles
        choices: list[Choice] = [DRAWS[colour] for colour in range(5) if piles[colour]]
        if what and choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if not isinstance(choice, Draw):
            return
        if count > 1:
            table.push(self, seat, what, count - 1)
        table.draw_unseen(seat, choice.colour)
        table.push(DEAL, seat, choice.colour)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Draw):
            return Message("hb-pile-empty", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


DRAW: Final = DrawCards("draw", what=meanings.flag("optional"), count=meanings.number("cards"))


class ReplenishHand(Ask[Hamburg]):
    """Choose the pile of each missing card without looking at those already drawn (phase I)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        piles = table.piles
        return [DRAWS[colour] for colour in range(5) if piles[colour]]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        if count > 1:
            table.push(self, seat, what, count - 1)
        table.draw_unseen(seat, choice.colour)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Draw):
            return Message("hb-pile-empty", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


REPLENISH: Final = ReplenishHand("replenish", count=meanings.number("cards"))


class DiscardCards(Ask[Hamburg]):
    """Discard cards from the hand, one after the other."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [DISCARDS[card] for card in table.players[seat].hand]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        if count > 1:
            table.push(self, seat, what, count - 1)
        if len(table.players[seat].hand) == 1:  # nobody was asked: whoever made it go saw it come to light
            table.reveal()
        discard_from_hand(table, seat, choice.card)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Discard):
            return Message("hb-card-not-in-hand", card=choice.card)
        return super().why_not(table, seat, what, count, choice)


DISCARD: Final = DiscardCards("discard", what=meanings.seat("because_of"), count=meanings.number("cards"))


def discard_from_hand(table: Hamburg, seat: int, card: int) -> None:
    """Put a card from the hand on the discard pile."""
    play_from_hand(table, seat, card)
    if table.watched:
        table.report("hb-discard", seat, card=card)


def play_from_hand(table: Hamburg, seat: int, card: int) -> None:
    """Put a card from the hand, or the card held, on the discard pile for a standard action."""
    table.leave_hand(seat, card)
    table.discard(card)


# The discard pile: an ordered stack, above a part that was shuffled.


class ExposeTop(Toss[Hamburg]):
    """Decide which card lies on top of a discard pile that was shuffled."""

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return len(table.shuffled)

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return EXPOSE_FORM.of(table.shuffled[k])

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return f"discards/{table.exposed}"

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Expose)
        table.expose(choice.card)


EXPOSE: Final = ExposeTop("expose")


class OpenDiscard(UnseenCard):
    """Decide the card that a pile gives to the first discard pile; `what` is its colour (set-up, step 14)."""

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-open-discard", colour=COLOURS[what])

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Deal)
        table.open_from_pile(choice.card)


OPEN_DISCARD: Final = OpenDiscard("open-discard", what=meanings.COLOUR)


class KeepTopOpen(Step[Hamburg]):
    """See to it that the top of the discard pile lies open."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        if not table.discards and table.shuffled:
            table.push(EXPOSE, seat)


KEEP_TOP_OPEN: Final = KeepTopOpen("keep-top-open")


def shuffle_discards(table: Hamburg) -> None:
    """Shuffle the discard pile; its contents stay known, only the new top is seen."""
    table.shuffle_discards()
    table.push(KEEP_TOP_OPEN, 0)


class TakeFromDiscards(Step[Hamburg]):
    """Draw the top cards of the discard pile to the hand, `count` of them at most (234)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        if table.discards:
            table.return_to_hand(seat, table.take_top())
            if count > 1:
                table.push(self, seat, what, count - 1)
            table.push(KEEP_TOP_OPEN, seat)


TAKE_FROM_DISCARDS: Final = TakeFromDiscards("take-from-discards", count=meanings.number("cards"))


# Faces of sites, cards of other hands, cards to be used at once.


class TurnFace(Toss[Hamburg]):
    """Decide the face of a site nobody has looked at; `what` is its place."""

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return len(table.undecided[COLOUR[table.players[seat].plots[what - 1].face]])

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return TURN_FORM.of(table.undecided[COLOUR[table.players[seat].plots[what - 1].face]][k])

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return _unseen_label(table, COLOUR[table.players[seat].plots[what - 1].face])

    def known_to(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_colour(choice, ())

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Turn)
        player = table.players[seat]
        table.decide(choice.card)
        player.put_plot(what, player.plots[what - 1].turned(choice.card))


TURN_FACE: Final = TurnFace("turn-face", what=meanings.PLACE)


class StealCard(Toss[Hamburg]):
    """Draw a card at random from another player's hand; `what` is that player (169)."""

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-steal", victim=what + 1)

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return len(table.players[what].hand)

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return STEAL_FORM.of(table.players[what].hand[k])

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return f"hand/{table.stolen}"

    def known_to(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_colour(choice, (seat, what))

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Steal)
        card = choice.card
        table.stolen += 1
        table.steal(seat, what, card)
        if table.watched:
            public = Message("hb-steal", seat=seat + 1, victim=what + 1, colour=COLOURS[COLOUR[card]])
            private = Message("hb-steal-card", seat=seat + 1, victim=what + 1, card=card)
            table.tell(Event(public, private, (seat, what)))


STEAL: Final = StealCard("steal", what=meanings.seat("victim"))


class HoldCard(Ask[Hamburg]):
    """Choose the pile of a card that will be used at once (001, 007 to 010)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [DRAWS[colour] for colour in range(5) if table.piles[colour]]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        table.draw_unseen(seat, choice.colour)
        table.push(DEAL, seat, choice.colour, 1)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Draw):
            return Message("hb-pile-empty", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


HOLD: Final = HoldCard("hold")
