"""Phase III: four rounds of turns, in a turn one standard action, buildings used before and after it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.known import Known
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step
from burgomaster.games.hamburg.activation import (
    again_offers,
    again_refusal,
    use,
    use_again,
    use_offers,
    use_refusal,
)
from burgomaster.games.hamburg.box.components import (
    COLOUR,
    COLOURS,
    GRAY,
)
from burgomaster.games.hamburg.cards.hooks import ACTIVATES_TWICE, RECOLOURS
from burgomaster.games.hamburg.choices import ANNOUNCES, Site
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.offers import act, action_offers, action_refusal
from burgomaster.games.hamburg.order import by_each, push_stages
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import FROM_HAND, SHOWN, STANDARD, rounds
from burgomaster.games.rows.choices import END_TURN, Again, Announce, EndTurn, StandardAction, Use
from burgomaster.games.rows.hands import by_colour

BEFORE_ACTION: Final = 0
AFTER: Final = 1


def announce(table: Hamburg, seat: int, colour: int) -> None:
    """Return a gray worker, so that the card of the next action counts as another colour (224)."""
    table.spend_workers(seat, GRAY, 1)
    if table.watched:
        table.report("hb-announce", seat, colour=COLOURS[colour])


def announce_offers(table: Hamburg, seat: int, cards: list[int], choices: list[Choice]) -> None:
    """Add the colours that can be announced for the next standard action, for a gray worker (224)."""
    if table.answers(seat, RECOLOURS) and table.players[seat].workers[GRAY]:
        for colour in range(5):
            if any(COLOUR[card] != colour for card in cards):
                choices.append(ANNOUNCES[colour])


class TakeTurn(Ask[Hamburg]):
    """A player's turn: one standard action, buildings before and after it (phase III).

    `what` tells whether the action is done, `count` is 1 + the colour announced for it.
    """

    always = True

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = []
        if what == AFTER:
            use_offers(table, seat, choices)
            if table.players[seat].answering >> ACTIVATES_TWICE & 1:
                again_offers(table, seat, choices)
            choices.append(END_TURN)
            return choices
        hand = table.players[seat].hand
        action_offers(table, seat, hand, count - 1, FROM_HAND, choices)
        if count == 0:
            announce_offers(table, seat, hand, choices)
            use_offers(table, seat, choices)
            if table.players[seat].answering >> ACTIVATES_TWICE & 1:
                again_offers(table, seat, choices)
            if not hand:
                choices.append(END_TURN)
        return choices

    def known_to(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_colour(table, choice, (seat,)) if isinstance(choice, Site) else None

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, EndTurn):
            return
        if isinstance(choice, Use):
            table.push(self, seat, what, count)
            use(table, seat, choice.card)
        elif isinstance(choice, Again):
            table.push(self, seat, what, count)
            use_again(table, seat, choice.card)
        elif isinstance(choice, Announce):
            announce(table, seat, choice.colour)
            table.push(self, seat, what, choice.colour + 1)
        else:
            table.push(self, seat, AFTER)
            act(table, seat, choice, count - 1, FROM_HAND)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        if count:
            return Message("hb-ask-action-in-colour", colour=COLOURS[count - 1])
        uses = bool(use_offers(table, seat, []))
        if not uses and table.players[seat].answering >> ACTIVATES_TWICE & 1:
            found: list[Choice] = []
            again_offers(table, seat, found)
            uses = bool(found)
        if what == AFTER:
            return Message("hb-ask-end-turn-or-use" if uses else "hb-ask-end-turn")
        if not table.players[seat].hand:
            return Message("hb-ask-turn-without-cards")
        return Message("hb-ask-turn-or-use" if uses else "hb-ask-turn")

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, EndTurn):
            return Message("hb-action-first")
        if isinstance(choice, (Use, Again)) and count:
            return Message("hb-colour-announced", colour=COLOURS[count - 1])
        if isinstance(choice, Use):
            return use_refusal(table, seat, choice.card, table.box.phase_three)
        if isinstance(choice, Again):
            return again_refusal(table, seat, choice.card)
        if isinstance(choice, StandardAction):
            if what == AFTER:
                return Message("hb-action-done")
            reason = action_refusal(table, seat, table.players[seat].hand, count - 1, FROM_HAND, choice)
            if reason is not None:
                return reason
        if isinstance(choice, Announce):
            return Message("hb-no-announcing")
        return super().why_not(table, seat, what, count, choice)


TURN: Final = TakeTurn("turn", what=meanings.flag("acted"), count=meanings.any_colour("announced"))


class ActWithHeld(Ask[Hamburg]):
    """Take a standard action with the card just drawn; `what` 1: all have seen it; `count` as in a turn."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = []
        held = table.players[seat].held
        if held:
            action_offers(table, seat, [held], count - 1, STANDARD, choices)
            if count == 0:
                announce_offers(table, seat, [held], choices)
        return choices

    def known_to(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_colour(table, choice, (seat,)) if isinstance(choice, Site) else None

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Announce):
            announce(table, seat, choice.colour)
            table.push(self, seat, what, choice.colour + 1)
        else:
            act(table, seat, choice, count - 1, SHOWN if what == 1 else STANDARD)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, StandardAction):
            reason = action_refusal(table, seat, [table.players[seat].held], count - 1, STANDARD, choice)
            if reason is not None:
                return reason
        return super().why_not(table, seat, what, count, choice)


ACT: Final = ActWithHeld("act", what=meanings.flag("seen"), count=meanings.any_colour("announced"))


# Everyone's turns.


class PerformActions(Step[Hamburg]):
    """Begin phase III: as many rounds as this season has."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        for number in range(rounds(table), 0, -1):
            table.push(START_ROUND, seat, number)


PHASE_THREE: Final = PerformActions("phase-three")


class StartRound(Step[Hamburg]):
    """Give every player a turn, in turn order; `what` is the number of the round."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.begin_phase(3)
        table.begin_round(what)
        order = table.box.order
        push_stages(table, order.turns if order is not None and order.turns else EACH_TURN, seat)


START_ROUND: Final = StartRound("round", what=meanings.up_to("round", 8))
EACH_TURN: Final = by_each(TURN)
"""A round of the base game; a turn begins before its action."""
