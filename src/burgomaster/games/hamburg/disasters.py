"""Disasters: increases, what they strike, decreases, and the intrigue tokens."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step, Toss
from burgomaster.games.hamburg.box.components import (
    COLOURS,
    DECAY,
    DISASTERS,
    DISEASE,
    FIRE,
    FLOOD,
    SIDES,
    UNREST,
)
from burgomaster.games.hamburg.cards.hooks import CHOOSES_RISE, FOURTH_STRIKES, PREVENTS, RAISED, TOKEN_DRAWN
from burgomaster.games.hamburg.choices import (
    ACCEPT_TOKEN,
    LOSE_BUILDING_FORM,
    LOSE_SITE_FORM,
    LOWERS,
    PREVENT,
    RAISES,
    SUFFERS,
    TEAR_DOWNS,
    TOKEN_FORM,
    AcceptToken,
    LoseBuilding,
    LoseSite,
    Lower,
    Prevent,
    Raise,
    TearDown,
    Token,
)
from burgomaster.games.hamburg.draws import TURN_FACE
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import decrease_points, ignored
from burgomaster.games.rows.choices import DONE, Suffer
from burgomaster.games.rows.hands import removable
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.triggers import set_off


def decrease(table: Hamburg, seat: int, colour: int) -> None:
    """Decrease a disaster, if it can fall, and gain a point for it ('Decrease one disaster')."""
    player = table.players[seat]
    if player.levels[colour]:
        table.lower_level(seat, colour)
        made = table.sum()
        table.gain_points(seat, decrease_points(table, seat, made), made)


class LowerDisasters(Ask[Hamburg]):
    """Choose disasters to decrease, `count` levels; `what` is 1 + the only colour allowed, or 0 for any."""

    def __init__(self, name: str, up_to: bool) -> None:
        super().__init__(name, what=meanings.any_colour("colour"), count=meanings.number("levels"))
        self.up_to: Final = up_to

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        levels = table.players[seat].levels
        choices: list[Choice] = [
            LOWERS[colour] for colour in range(5) if levels[colour] and what in (0, colour + 1)
        ]
        if self.up_to and choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Lower):
            decrease(table, seat, choice.colour)
            if count > 1:
                table.push(self, seat, what, count - 1)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        if not self.up_to:
            return Message("hb-ask-lower", count=count)
        if what:
            return Message("hb-ask-lower-colour", colour=COLOURS[what - 1], count=count)
        return Message("hb-ask-lower-up-to", count=count)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Lower):
            if what not in (0, choice.colour + 1):
                return Message("hb-lower-only", colour=COLOURS[what - 1])
            return Message("hb-level-zero", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


LOWER: Final = LowerDisasters("lower", False)
LOWER_UP_TO: Final = LowerDisasters("lower-up-to", True)


def no_building(table: Hamburg, seat: int, card: int) -> Message:
    """Return why a card is not among the buildings of a display."""
    if card in table.players[seat].garden:
        return Message("hb-not-building", card=card)
    return Message("hb-not-in-display", card=card)


# Increases.


def _increase(table: Hamburg, seat: int, colour: int) -> bool:
    """Move a level marker; tell whether the disaster strikes (the third time; the fourth with 165)."""
    table.raise_level(seat, colour)
    set_off(table, seat, RAISED, -1, colour)
    return table.players[seat].levels[colour] >= (4 if table.answers(seat, FOURTH_STRIKES) else 3)


class RaiseDisasters(Step[Hamburg]):
    """Increase disasters together: `what` holds the colours still to rise, `count` those that will strike."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        what &= ~ignored(table, seat)
        while what:
            colour = (what & -what).bit_length() - 1
            if table.players[seat].workers[colour] and table.answers(seat, PREVENTS):
                table.push(PREVENT_RISE, seat, what, count)
                return
            what &= what - 1
            if _increase(table, seat, colour):
                count |= 1 << colour
        if count:
            table.push(STRIKE, seat, count)


RISE: Final = RaiseDisasters("rise", what=meanings.colours("rising"), count=meanings.colours("striking"))


class PreventRise(Ask[Hamburg]):
    """Choose whether to return a worker of the colour that rises next, so that it does not (151)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [PREVENT, DONE]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        colour = (what & -what).bit_length() - 1
        if isinstance(choice, Prevent):
            table.spend_workers(seat, colour, 1)
            if table.watched:
                table.report("hb-prevent", seat, colour=COLOURS[colour])
        elif _increase(table, seat, colour):
            count |= 1 << colour
        table.push(RISE, seat, what & (what - 1), count)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-prevent", colour=COLOURS[(what & -what).bit_length() - 1])


PREVENT_RISE: Final = PreventRise(
    "prevent", what=meanings.colours("rising"), count=meanings.colours("striking")
)


class ChooseRise(Ask[Hamburg]):
    """Choose the disaster that rises instead of the one on the token (231).

    `what`: the disasters of the token, if declining makes a difference to naming them; `count`: how many are
    still to be named, one after the other, each with its damage (rulings 67 and 82).
    """

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        spared = ignored(table, seat)
        choices: list[Choice] = [RAISES[colour] for colour in range(5) if not spared >> colour & 1]
        if what:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if not isinstance(choice, Raise):
            table.push(RISE, seat, what)
            return
        if table.watched:
            table.report("hb-choose-rise", seat, colour=COLOURS[choice.colour])
        if count > 1:
            table.push(self, seat, 0, count - 1)
        table.push(RISE, seat, 1 << choice.colour)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Raise):
            return Message("hb-disaster-ignored", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


CHOOSE_RISE: Final = ChooseRise(
    "choose-rise", what=meanings.colours("drawn"), count=meanings.number("increases")
)


# The effects of the disasters.


class StrikeDisasters(Ask[Hamburg]):
    """Choose which of several disasters strikes first; `what` holds their colours."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [SUFFERS[colour] for colour in range(5) if what >> colour & 1]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Suffer)
        colour = choice.colour
        if table.watched:
            table.because(Cause("disaster", DISASTERS[colour]))
            table.report("hb-strike", seat, disaster=DISASTERS[colour], colour=COLOURS[colour])
        if what != 1 << colour:
            table.push(self, seat, what & ~(1 << colour))
        table.push(RESET, seat, colour)
        if colour == UNREST:
            if table.watched and not table.players[seat].marks:
                table.report("hb-nothing-to-lose", seat)
            table.lose_money(seat)
        elif colour == DISEASE:
            if table.watched and not any(table.players[seat].workers):
                table.report("hb-nothing-to-lose", seat)
            table.lose_workers(seat)
        elif colour == FLOOD:
            table.push(LOSE_SITE, seat)
        elif colour == FIRE:
            table.push(LOSE_BUILDING, seat)
        else:
            assert colour == DECAY
            table.push(TEAR_DOWN, seat)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Suffer):
            return Message("hb-not-striking", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


STRIKE: Final = StrikeDisasters("strike", what=meanings.colours("striking"))


class ResetLevels(Step[Hamburg]):
    """Move all level markers of a disaster back; this earns no points."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.reset_levels(seat, what)


RESET: Final = ResetLevels("reset-levels", what=meanings.colour)


class Loss(Ask[Hamburg]):
    """Choose what to lose, if there is anything."""

    def passed(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        if table.watched:
            table.report("hb-nothing-to-lose", seat)


class TearDownWall(Loss):
    """Choose the end of the wall that loses a segment (Decay; 173). Statues and majorities stay."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        wall = table.players[seat].wall
        return [TEAR_DOWNS[side] for side in range(2) if wall[side]]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, TearDown)
        table.tear_down(seat, choice.side)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, TearDown):
            return Message("hb-wall-empty", side=SIDES[choice.side])
        return super().why_not(table, seat, what, count, choice)


TEAR_DOWN: Final = TearDownWall(
    "tear-down", what=meanings.seat("because_of"), count=meanings.number("segments")
)


def discard_building(table: Hamburg, seat: int, card: int) -> None:
    """Put a building of the display on the discard pile."""
    table.remove_building(seat, card)
    table.discard(card)
    if table.watched:
        table.report("hb-lose-building", seat, card=card)


class DiscardBuilding(Loss):
    """Choose the building to discard (Fire; 176); its site stays."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [LOSE_BUILDING_FORM.of(card) for card in cards_in(table.players[seat].display)]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, LoseBuilding)
        discard_building(table, seat, choice.card)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, LoseBuilding):
            return no_building(table, seat, choice.card)
        return super().why_not(table, seat, what, count, choice)


LOSE_BUILDING: Final = DiscardBuilding(
    "lose-building", what=meanings.seat("because_of"), count=meanings.number("buildings")
)


class DiscardSite(Loss):
    """Choose the site to discard (Flood; 177); buildings on it return to the hand."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [LOSE_SITE_FORM.of(place + 1) for place in range(len(table.players[seat].plots))]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, LoseSite)
        table.push(REMOVE_SITE, seat, choice.place)
        if table.players[seat].plots[choice.place - 1].face < 0:
            table.push(TURN_FACE, seat, choice.place)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, LoseSite):
            return Message("hb-no-such-site", place=choice.place)
        return super().why_not(table, seat, what, count, choice)


LOSE_SITE: Final = DiscardSite("lose-site", what=meanings.seat("because_of"), count=meanings.number("sites"))


class RemoveSite(Step[Hamburg]):
    """Put a site, its face known by now, on the discard pile."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        buildings = table.players[seat].plots[what - 1].buildings
        if table.automatic >> seat & 1:  # without a hand they are discarded, the dearest last (ruling 87)
            for card in sorted(buildings, key=lambda card: table.box.cost[card]):
                discard_building(table, seat, card)
        else:
            for card in buildings:
                table.remove_building(seat, card)
                table.return_to_hand(seat, card)
        face = table.remove_site(seat, what)
        table.discard(face)
        table.reveal()
        if table.watched:
            table.report("hb-lose-site", seat, card=face)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        return removable(table, index, TURN_FACE)


REMOVE_SITE: Final = RemoveSite("remove-site", what=meanings.place)


# Intrigue tokens.

FOR_ONESELF: Final = 0
FOR_OTHERS: Final = 1


class DrawToken(Toss[Hamburg]):
    """Draw an intrigue token from the burning house, for oneself or for all others (`what`; 236)."""

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return sum(table.stock)

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        kind = 0
        while k >= table.stock[kind]:
            k -= table.stock[kind]
            kind += 1
        return TOKEN_FORM.of(kind)

    def label(self, table: Hamburg, seat: int, what: int, count: int) -> str:
        return f"token/{table.tokens_drawn}"

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Token)
        kind = choice.kind
        table.draw_token(kind)
        if table.watched:
            table.report("hb-draw-token", seat, token=kind)
            table.because(Cause("token", "", kind))
        colours = table.box.board.token_colours[kind]
        if what == FOR_OTHERS:
            for other in reversed(table.others(seat)):
                table.push(RISE, other, colours)
        else:
            for part in table.parts:
                part.token_drawn(table, seat, kind)
            self._raise(table, seat, colours)
        set_off(table, seat, TOKEN_DRAWN, -1)

    def _raise(self, table: Hamburg, seat: int, colours: int) -> None:
        """Let the disasters of a token rise, or others instead (231)."""
        if not table.answers(seat, CHOOSES_RISE):
            table.push(RISE, seat, colours)
        elif colours & (colours - 1) or colours & ignored(table, seat):
            table.push(CHOOSE_RISE, seat, colours, colours.bit_count())
        else:
            table.push(CHOOSE_RISE, seat)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """There is a token to draw."""
        return sum(table.stock) > 0


TOKEN: Final = DrawToken("token", what=meanings.flag("for_others"))


class MayTakeToken(Ask[Hamburg]):
    """Choose whether to draw a token that the black die makes the others draw (rulings 29 and 54)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [ACCEPT_TOKEN, DONE]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, AcceptToken):
            table.push(TOKEN, seat, FOR_ONESELF)
        elif table.watched:
            table.report("hb-decline-token", seat)


MAY_TAKE_TOKEN: Final = MayTakeToken("may-take-token")


class CloseTokens(Step[Hamburg]):
    """Put the tokens of the step in progress with the other open ones."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.close_tokens()


CLOSE_TOKENS: Final = CloseTokens("close-tokens")
