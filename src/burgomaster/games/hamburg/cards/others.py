"""Effects on other players: what they lose, give and suffer."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.box.components import BLACK, COLOURS, MAJORITIES
from burgomaster.games.hamburg.choices import (
    DEACTIVATE_FORM,
    GIVE_FORM,
    LOWERS,
    RETURN_WORKER,
    Deactivate,
    Lower,
)
from burgomaster.games.hamburg.disasters import (
    CLOSE_TOKENS,
    FOR_OTHERS,
    RISE,
    TOKEN,
    decrease,
)
from burgomaster.games.hamburg.draws import STEAL
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import ignored
from burgomaster.games.rows.choices import Give
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.others import EachOther, GiveMoney, GiveWorkers, Loss, StealFromEach
from burgomaster.games.rows.owners import OwnerTable


class EachOtherInTurn(EachOther):
    """Every other player loses something, in turn order (ruling 10)."""

    def in_order(self, table: OwnerTable, seat: int) -> list[int]:
        return [other for other in table.in_turn_order() if other != seat]


class StealFromHands(StealFromEach):
    """Draw a card at random from every other hand, for one who has a hand (169, ruling 36)."""

    def hindrance(self, table: OwnerTable, seat: int, card: int, free: bool) -> Message | None:
        assert isinstance(table, Hamburg)
        return table.no_hand(seat)


class DeactivateMajority(Ask[Hamburg]):
    """Choose the majority token to turn back (085)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        active = table.players[seat].active
        return [DEACTIVATE_FORM.of(majority) for majority in range(5) if active >> majority & 1]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Deactivate)
        table.turn_majority(seat, choice.majority, False)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Deactivate):
            return Message("hb-majority-inactive", majority=MAJORITIES[choice.majority])
        return super().why_not(table, seat, what, count, choice)


DEACTIVATE: Final = DeactivateMajority(
    "deactivate", what=meanings.seat("because_of"), count=meanings.number("tokens")
)


GIVE_MARKS: Final = GiveMoney("give-marks", "marks")
GIVE_WORKERS: Final = GiveWorkers("give-workers", RETURN_WORKER)


class GoBack(Loss[Hamburg]):
    """Go back one space on City Hall Square (175)."""

    def spares(self, table: Hamburg, seat: int) -> bool:
        return not table.players[seat].square

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        player = table.players[seat]
        if player.square:
            table.move_pawn(seat, player.square - 1)
            if table.watched:
                table.report("hb-go-back", seat, space=player.square)


GO_BACK: Final = GoBack("go-back", what=meanings.seat("because_of"), count=meanings.number("spaces"))


class Tribute(Effect[Hamburg]):
    """Give a mark to each other player, as far as possible, for a point of each of them (103)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-tribute")

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if table.players[seat].marks else Message("hb-marks-short", price=1, marks=0)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(GIVE_TRIBUTE, seat, 0)


class GiveTribute(Ask[Hamburg]):
    """Choose who gets a mark, if there are not enough for all; `what` holds who already got one."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        left = [other for other in table.others(seat) if not what >> other & 1]
        if not left or not table.players[seat].marks:
            return []
        if table.players[seat].marks >= len(left):  # enough for all: no choice
            left = left[:1]
        return [GIVE_FORM.of(other + 1) for other in left]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Give)
        table.take_money(choice.to, seat, 1)
        table.take_points(seat, choice.to, 1)
        table.push(self, seat, what | 1 << choice.to)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Give):
            return Message("hb-tribute-once")
        return super().why_not(table, seat, what, count, choice)


GIVE_TRIBUTE: Final = GiveTribute("tribute", what=meanings.seats("given"))


class Curse(Effect[Hamburg]):
    """Decrease a disaster; every other player must increase it (178)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-curse")

    def idle(self, table: Hamburg, seat: int) -> bool:
        return not any(table.players[seat].levels)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(CURSE, seat)


class CastCurse(Ask[Hamburg]):
    """Choose the disaster to decrease, which all others then increase."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        levels = table.players[seat].levels
        return [LOWERS[colour] for colour in range(5) if levels[colour]]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Lower)
        decrease(table, seat, choice.colour)
        for other in reversed(table.others(seat)):
            table.push(RISE, other, 1 << choice.colour)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Lower):
            return Message("hb-level-zero", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


CURSE: Final = CastCurse("curse")


class TokenForOthers(Effect[Hamburg]):
    """Draw an intrigue token; every other player increases the disaster shown (236)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-token-for-others")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        if ignored(table, seat) >> BLACK & 1:
            return
        table.push(CLOSE_TOKENS, seat)
        table.push(TOKEN, seat, FOR_OTHERS)


# The words of the rows.

steal_from_each: Final = StealFromHands("hb-card-steal-from-each", STEAL)
tribute: Final = Tribute()
curse: Final = Curse()
token_for_others: Final = TokenForOthers()


def each_other(step: Ask[Any] | Loss[Any], count: int = 1) -> Effect[Any]:
    """Every other player loses something."""
    return EachOtherInTurn("hb-others", step, count)
