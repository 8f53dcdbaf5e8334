"""Effects on other players: what they lose, give and suffer."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.bruges.box.components import MAJORITIES
from burgomaster.games.bruges.choices import GIVE_BACKS, RETURN_WORKER, TURN_BACK_FORM, GiveBack, TurnBack
from burgomaster.games.bruges.draws import STEAL
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.threats import THREATEN, give_back, no_threat
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.meanings import number
from burgomaster.games.rows.meanings import seat as seat_meaning
from burgomaster.games.rows.others import EachOther, GiveMoney, GiveWorkers, Loss, StealFromEach

GIVE_GUILDERS: Final = GiveMoney("give-guilders", "guilders")
GIVE_WORKERS: Final = GiveWorkers("give-workers", RETURN_WORKER)


class TurnMajorityBack(Ask[Bruges]):
    """Choose the majority marker to turn back (Beadle)."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        active = table.players[seat].active
        return [TURN_BACK_FORM.of(each) for each in range(len(MAJORITIES)) if active >> each & 1]

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, TurnBack)
        table.turn_majority(seat, choice.majority, False)

    def ask(self, table: Bruges, seat: int, what: int, count: int) -> Message:
        return Message("br-ask-turn-back", seat=what + 1)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, TurnBack):
            return Message("br-majority-gray", majority=MAJORITIES[choice.majority])
        return super().why_not(table, seat, what, count, choice)


TURN_BACK: Final = TurnMajorityBack("turn-back", what=seat_meaning("because_of"), count=number("markers"))


class GoBack(Loss[Bruges]):
    """Go back one field on the reputation track, not further than the town hall (Slanderer, ruling 15)."""

    def spares(self, table: Bruges, seat: int) -> bool:
        return not table.players[seat].reputation

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        player = table.players[seat]
        if player.reputation:
            table.move_figure(seat, player.reputation - 1)
            if table.watched:
                table.report("br-go-back", seat, field=player.reputation)


GO_BACK: Final = GoBack("go-back", what=seat_meaning("because_of"), count=number("fields"))


class Tribute(Effect[Bruges]):
    """Give each other player who has a point a guilder for it, from the left, as far as possible (Usurer)."""

    def spell(self) -> Phrase:
        return Phrase("br-card-tribute")

    def hindrance(self, table: Bruges, seat: int, card: int, free: bool) -> Message | None:
        if not table.players[seat].money:
            return Message("br-guilders-short", price=1, guilders=0)
        if any(table.players[other].points for other in table.others(seat)):
            return None
        return Message("br-nobody-has-points")

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        for other in table.others(seat):
            if table.players[seat].money and table.players[other].points:
                table.take_money(other, seat, 1)
                table.take_points(seat, other, 1)


class ThreatenOthers(Effect[Bruges]):
    """Return a threat marker; every other player must take one of its colour (Schemer)."""

    def spell(self) -> Phrase:
        return Phrase("br-card-curse")

    def idle(self, table: Bruges, seat: int) -> bool:
        return not any(table.players[seat].threats)

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(SCHEME, seat)


class Scheme(Ask[Bruges]):
    """Choose the threat marker to return, of which all others then take one."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        threats = table.players[seat].threats
        return [choice for colour, choice in enumerate(GIVE_BACKS) if threats[colour]]

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, GiveBack)
        give_back(table, seat, choice.colour)
        for other in reversed(table.others(seat)):
            table.push(THREATEN, other, 1 << choice.colour)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, GiveBack):
            return no_threat(choice.colour)
        return super().why_not(table, seat, what, count, choice)


SCHEME: Final = Scheme("scheme")


# The words of the rows.

steal_from_each: Final = StealFromEach("br-card-steal-from-each", STEAL)
tribute: Final = Tribute()
threaten_others: Final = ThreatenOthers()


def each_other(step: Ask[Any] | Loss[Any], count: int = 1) -> Effect[Any]:
    """Every other player loses something, from the left (ruling 23)."""
    return EachOther("br-others", step, count)
