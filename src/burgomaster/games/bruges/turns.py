"""Phase 3: four turns each, in a turn one card played for an action, persons used before and after it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.known import Known
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step
from burgomaster.games.bruges.actions import act, action_offers, action_refusal
from burgomaster.games.bruges.activation import use, use_offers, use_refusal
from burgomaster.games.bruges.choices import BuildHouse
from burgomaster.games.bruges.meanings import meanings
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import FROM_HAND, SHOWN
from burgomaster.games.rows.choices import END_TURN, EndTurn, StandardAction, Use
from burgomaster.games.rows.hands import by_colour

BEFORE: Final = 0
AFTER: Final = 1


def known_house(table: Bruges, seat: int, choice: Choice) -> Known | None:
    """Let only its builder know which card becomes a house."""
    return by_colour(table, choice, (seat,)) if isinstance(choice, BuildHouse) else None


class TakeTurn(Ask[Bruges]):
    """A player's turn in phase 3; `what` tells whether the card is played."""

    always = True

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = []
        hand = table.players[seat].hand
        if what == BEFORE:
            action_offers(table, seat, hand, choices)
        use_offers(table, seat, choices)
        if what == AFTER or not hand:
            choices.append(END_TURN)
        return choices

    def known_to(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return known_house(table, seat, choice)

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, EndTurn):
            table.forge(seat, 0)
        elif isinstance(choice, Use):
            table.push(self, seat, what)
            use(table, seat, choice.card)
        else:
            table.push(self, seat, AFTER)
            act(table, seat, choice, FROM_HAND)

    def ask(self, table: Bruges, seat: int, what: int, count: int) -> Message:
        player = table.players[seat]
        uses = bool(use_offers(table, seat, []))
        if what == AFTER:
            return Message("br-ask-end-turn-or-use" if uses else "br-ask-end-turn")
        if not player.hand:
            return Message("br-ask-turn-without-cards")
        return Message("br-ask-turn-or-use" if uses else "br-ask-turn")

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, EndTurn):
            return Message("br-action-first")
        if isinstance(choice, Use):
            return use_refusal(table, seat, choice.card)
        if isinstance(choice, StandardAction):
            if what == AFTER:
                return Message("br-action-done")
            reason = action_refusal(table, seat, table.players[seat].hand, choice)
            if reason is not None:
                return reason
        return super().why_not(table, seat, what, count, choice)


TURN: Final = TakeTurn("turn", what=meanings.flag("acted"))


class PlayCard(Ask[Bruges]):
    """Play a card for an action at once: another one of the hand, or the one held."""

    def __init__(self, name: str, held: bool) -> None:
        if held:
            super().__init__(name, what=meanings.flag("seen"))
        else:
            super().__init__(name)
        self.held: Final = held

    def _cards(self, table: Bruges, seat: int) -> list[int]:
        player = table.players[seat]
        if not self.held:
            return player.hand
        return [player.held] if player.held else []

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        return action_offers(table, seat, self._cards(table, seat), [])

    def known_to(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return None if what else known_house(table, seat, choice)

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        act(table, seat, choice, SHOWN if what else FROM_HAND)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, StandardAction):
            reason = action_refusal(table, seat, self._cards(table, seat), choice)
            if reason is not None:
                return reason
        return super().why_not(table, seat, what, count, choice)


PLAY: Final = PlayCard("play", False)
"""Play another card of the hand."""
ACT: Final = PlayCard("act", True)
"""Use the card just drawn; `what` 1: all have seen it."""


# Everyone's turns.


def push_each(table: Bruges, step: Step[Bruges]) -> None:
    """Let everyone do something, in turn order."""
    for seat in reversed(table.in_turn_order()):
        table.push(step, seat)


class ActionPhase(Step[Bruges]):
    """Begin phase 3: everyone plays four cards, one at a time."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        for lap in range(table.box.board.laps, 0, -1):
            table.push(LAP, seat, lap)


PHASE_THREE: Final = ActionPhase("phase-three")


class StartLap(Step[Bruges]):
    """Give everyone a turn, in turn order; `what` is the number of the card they play."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        table.begin_phase(3)
        table.begin_lap(what)
        push_each(table, TURN)


LAP: Final = StartLap("lap", what=meanings.up_to("card", 8))
