"""Drawing: from the two piles, of which only the top colour is seen, from hands, and the dice."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step, Toss
from burgomaster.games.bruges.box.components import (
    CARDS,
    CARDS_OF_COLOUR,
    COLOURS,
    EXTRA,
    LEFT,
    PILES,
    PLACES,
    RIGHT,
    SIDES,
)
from burgomaster.games.bruges.cards.hooks import HAND_LIMIT
from burgomaster.games.bruges.choices import (
    DEALS,
    DISCARDS,
    DRAWS,
    ROLLS,
    STEAL_FORM,
    TOPS,
    TURN_FORM,
    Draw,
    ShowTop,
)
from burgomaster.games.bruges.meanings import meanings
from burgomaster.games.bruges.table import NO_TOP, Bruges
from burgomaster.games.bruges.terms import hand_limit, tell_changing
from burgomaster.games.rows import hands
from burgomaster.games.rows.owners import OwnerTable


class RollDice(hands.RollDie):
    """Roll one of the five dice (phase 2)."""

    def label(self, table: OwnerTable, seat: int, what: int, count: int) -> str:
        return f"round {table.round}/dice/{COLOURS[what]}"


ROLL: Final = RollDice("roll", COLOURS, ROLLS)
DEAL: Final = hands.DealCard("deal", COLOURS, DEALS, CARDS_OF_COLOUR, held=True)
LOOK: Final = hands.LookAtCards("look", DEAL)
DISCARD: Final = hands.DiscardCards("discard", DISCARDS)
STEAL: Final = hands.StealCard("steal", STEAL_FORM)


# The piles.


def cards_covered(table: Bruges) -> int:
    """Return how many cards lie below the tops of the piles."""
    blue, brown, yellow, red, violet = table.covered
    return blue + brown + yellow + red + violet


class ShowTopColour(Toss[Bruges]):
    """Decide the colour of the card that is now the top of the pile `what` (ruling 1)."""

    def ask(self, table: Bruges, seat: int, what: int, count: int) -> Message:
        return Message("br-ask-show-top", pile=PILES[what])

    def outcomes(self, table: Bruges, seat: int, what: int, count: int) -> int:
        return cards_covered(table)

    def outcome(self, table: Bruges, seat: int, what: int, count: int, k: int) -> Choice:
        colour = 0
        while k >= table.covered[colour]:
            k -= table.covered[colour]
            colour += 1
        return TOPS[what][colour]

    def label(self, table: Bruges, seat: int, what: int, count: int) -> str:
        return f"top/{CARDS - cards_covered(table)}"

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, ShowTop)
        table.show_top(what, choice.colour)

    def goes_with(self, table: Bruges, index: int) -> bool:
        """The pile has cards, and its top is covered still; it is shown once."""
        task = table.agenda[index]
        if task in table.agenda[index + 1 :]:
            return False
        return table.tops[task.what] == NO_TOP and table.piles[task.what] > 0


SHOW_TOP: Final = ShowTopColour("show-top", what=meanings.pile)


def uncover(table: Bruges, seat: int, pile: int) -> None:
    """Show the next card of a pile whose top was taken; put something on the place of an empty one.

    First comes the extra pile, and ends the game: in phase 1 with this round, later with the next. Later the
    other pile is halved (rulings 2, 10 and 11).
    """
    if table.piles[pile]:
        table.push(SHOW_TOP, seat, pile)
    elif table.piles[EXTRA]:
        table.lay_extra(pile)
        table.set_last(table.round if table.phase == 1 else table.round + 1)
    elif table.piles[1 - pile] > 1:
        table.halve(pile)
        table.push(SHOW_TOP, seat, pile)


def draw(table: Bruges, seat: int, pile: int) -> int:
    """Take the top card of a pile without looking at it, and return its colour."""
    colour = table.tops[pile]
    table.draw_unseen(seat, pile)
    uncover(table, seat, pile)
    return colour


def draw_cards(table: Bruges, seat: int, cards: int) -> None:
    """Let a seat draw cards, choosing a pile for each, and look at them after the last (ruling 9)."""
    if cards > 0:
        table.push(LOOK, seat)
        table.push(DRAW, seat, 0, cards)


def any_cards(table: Bruges) -> bool:
    """Tell whether a card can be drawn."""
    return table.piles[LEFT] + table.piles[RIGHT] > 0


def _pile_offers(table: Bruges) -> list[Choice]:
    choices: list[Choice] = []
    if table.piles[LEFT]:
        choices.append(DRAWS[LEFT])
    if table.piles[RIGHT]:
        choices.append(DRAWS[RIGHT])
    return choices


def no_pile(choice: Draw) -> Message:
    """Return that a pile is empty."""
    return Message("br-pile-empty", side=SIDES[choice.side])


class DrawCards(Ask[Bruges]):
    """Choose the pile of each card to draw, `count` of them, seeing the colour now on top."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        return _pile_offers(table)

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        if count > 1:
            table.push(self, seat, what, count - 1)
        draw(table, seat, choice.side)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        return (
            no_pile(choice) if isinstance(choice, Draw) else super().why_not(table, seat, what, count, choice)
        )


DRAW: Final = DrawCards("draw", count=meanings.number("cards"))


class FillHand(Step[Bruges]):
    """Fill one hand up to the limit; a hand at or over it draws nothing (phase 1, ruling 9)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        limit, hand = hand_limit(table, seat), len(table.players[seat].hand)
        if table.watched and table.box.board.hand_limit < limit and hand < limit:
            tell_changing(table, seat, HAND_LIMIT)
        draw_cards(table, seat, limit - hand)


FILL_HAND: Final = FillHand("fill-hand")


class HoldCard(Ask[Bruges]):
    """Choose the pile of a card that will be used at once."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        return _pile_offers(table)

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        table.push(DEAL, seat, table.tops[choice.side], 1)
        draw(table, seat, choice.side)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        return (
            no_pile(choice) if isinstance(choice, Draw) else super().why_not(table, seat, what, count, choice)
        )


HOLD: Final = HoldCard("hold")


class LayDrawnHouse(Ask[Bruges]):
    """Choose the pile whose top card becomes a house unseen; `what` 1: it costs a worker of that colour."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        return [
            DRAWS[pile]
            for pile in (LEFT, RIGHT)
            if table.piles[pile] and (not what or workers[table.tops[pile]])
        ]

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        pile = choice.side
        if what:
            table.return_workers(seat, table.tops[pile], 1)
        if count > 1:
            table.push(self, seat, what, count - 1)
        table.build_unseen(seat, pile)
        uncover(table, seat, pile)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Draw):
            if not table.piles[choice.side]:
                return no_pile(choice)
            return Message("br-worker-short", colour=COLOURS[table.tops[choice.side]])
        return super().why_not(table, seat, what, count, choice)


LAY_DRAWN: Final = LayDrawnHouse(
    "lay-drawn", what=meanings.flag("for_worker"), count=meanings.number("houses")
)


# Faces of houses.


TURN_FACE: Final = hands.TurnFace("turn-face", TURN_FORM, PLACES, CARDS_OF_COLOUR)
