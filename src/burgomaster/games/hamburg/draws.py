"""Drawing: from piles, from the discard pile, from hands and from the burning house."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step, Toss
from burgomaster.games.hamburg.box.components import CARDS, COLOURS, DICE, PLACES
from burgomaster.games.hamburg.choices import (
    DEALS,
    DISCARDS,
    DRAWS,
    EXPOSE_FORM,
    ROLLS,
    STEAL_FORM,
    TURN_FORM,
    Draw,
    Expose,
)
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import hand_limit, tell_hand_limit
from burgomaster.games.rows import hands
from burgomaster.games.rows.choices import DONE, Deal
from burgomaster.games.rows.owners import OwnerTable

CARDS_OF_COLOUR: Final = CARDS // 5


class RollDice(hands.RollDie):
    """Roll one of the six dice (phase II, first step)."""

    def label(self, table: OwnerTable, seat: int, what: int, count: int) -> str:
        assert isinstance(table, Hamburg)
        return f"season {table.season}/dice/{DICE[what]}"


ROLL: Final = RollDice("roll", DICE, ROLLS)
DEAL: Final = hands.DealCard("deal", COLOURS, DEALS, CARDS_OF_COLOUR, held=True)
LOOK: Final = hands.LookAtCards("look", DEAL)
DISCARD: Final = hands.DiscardCards("discard", DISCARDS)
STEAL: Final = hands.StealCard("steal", STEAL_FORM)


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


class FillHand(Step[Hamburg]):
    """Fill one hand up to the limit; a hand at or over it draws nothing (phase I, ruling 3).

    What comes `after` it in phase I, a player does before the next one begins.
    """

    def __init__(self, name: str, after: tuple[Step[Hamburg], ...]) -> None:
        super().__init__(name)
        self.after: Final = after

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        missing = hand_limit(table, seat) - len(table.players[seat].hand)
        for step in reversed(self.after):
            table.push(step, seat)
        if missing > 0:
            if table.watched:
                tell_hand_limit(table, seat)
            table.push(LOOK, seat)
            table.push(REPLENISH, seat, 0, missing)


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

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """There is a card to come to light."""
        return len(table.shuffled) > 0


EXPOSE: Final = ExposeTop("expose")


class OpenDiscard(hands.UnseenCard):
    """Decide the card that a pile gives to the first discard pile; `what` is its colour (set-up, step 14)."""

    def ask(self, table: OwnerTable, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-open-discard", colour=COLOURS[what])

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(table, Hamburg)
        assert isinstance(choice, Deal)
        table.open_from_pile(choice.card)

    def goes_with(self, table: OwnerTable, index: int) -> bool:
        """The pile has a card for each task."""
        assert isinstance(table, Hamburg)
        what = table.agenda[index].what
        opened = [task for task in table.agenda if task.step is self and task.what == what]
        return len(opened) <= table.piles[what]


OPEN_DISCARD: Final = OpenDiscard("open-discard", COLOURS, DEALS, CARDS_OF_COLOUR)


class KeepTopOpen(Step[Hamburg]):
    """See to it that the top of the discard pile lies open."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        if not table.discards and table.shuffled:
            table.push(EXPOSE, seat)


KEEP_TOP_OPEN: Final = KeepTopOpen("keep-top-open")


def shuffle_discards(table: Hamburg) -> None:
    """Shuffle the discard pile; its contents stay known, only the new top is seen."""
    some = bool(table.discards or table.shuffled)
    table.shuffle_discards()
    if table.watched and some:
        table.tell(Event(Message("hb-shuffle-discards")))
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


TURN_FACE: Final = hands.TurnFace("turn-face", TURN_FORM, PLACES, CARDS_OF_COLOUR)


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
