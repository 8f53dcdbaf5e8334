"""Effects on other players: what they lose, give and suffer."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.table import Ask, Step
from burgomaster.games.hamburg import meanings
from burgomaster.games.hamburg.box.components import BLACK, COLOURS, MAJORITIES
from burgomaster.games.hamburg.choices import (
    DEACTIVATE_FORM,
    GIVE_FORM,
    LOWERS,
    RETURN_WORKER,
    Deactivate,
    Give,
    Lower,
    ReturnWorker,
)
from burgomaster.games.hamburg.disasters import (
    CLOSE_TOKENS,
    FOR_OTHERS,
    RISE,
    TOKEN,
    decrease,
)
from burgomaster.games.hamburg.draws import STEAL
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import ignored
from burgomaster.games.rows.effect import Effect


class Loss(Step[Hamburg]):
    """Something a player loses without a choice."""

    def spares(self, table: Hamburg, seat: int) -> bool:
        """Tell whether the player has nothing to lose."""
        raise NotImplementedError


class EachOther(Effect[Hamburg]):
    """Every other player loses something, in turn order (ruling 10)."""

    def __init__(self, step: Ask[Any] | Loss, count: int = 1) -> None:
        self.step: Final = step
        self.count: Final = count

    def spell(self) -> Phrase:
        return Phrase(f"hb-others-{self.step.name}", count=self.count)

    def idle(self, table: Hamburg, seat: int) -> bool:
        step = self.step
        for other in table.others(seat):
            if isinstance(step, Loss):
                if not step.spares(table, other):
                    return False
            elif step.offers(table, other, seat, self.count):
                return False
        return True

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for other in reversed(table.in_turn_order()):
            if other != seat:
                table.push(self.step, other, seat, self.count)


class StealFromEach(Effect[Hamburg]):
    """Draw a card at random from every other hand (169)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-steal-from-each")

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return table.no_hand(seat)

    def idle(self, table: Hamburg, seat: int) -> bool:
        return not any(table.players[other].hand for other in table.others(seat))

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for other in reversed(table.others(seat)):
            if table.players[other].hand:
                table.push(STEAL, seat, other)


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


class GiveMarks(Loss):
    """Give marks to the player `what`, `count` of them as far as possible (171)."""

    def spares(self, table: Hamburg, seat: int) -> bool:
        return not table.players[seat].marks

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.take_money(what, seat, min(count, table.players[seat].marks))


GIVE_MARKS: Final = GiveMarks("give-marks", what=meanings.seat("to"), count=meanings.number("marks"))


class GiveWorkers(Ask[Hamburg]):
    """Choose the workers to give to the player `what`, `count` of them as far as possible (172)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        return [RETURN_WORKER[colour] for colour in range(5) if workers[colour]]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, ReturnWorker)
        table.take_worker(what, seat, choice.colour)
        if count > 1:
            table.push(self, seat, what, count - 1)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-give-workers", seat=what + 1, count=count)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, ReturnWorker):
            return Message("hb-worker-short", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


GIVE_WORKERS: Final = GiveWorkers("give-workers", what=meanings.seat("to"), count=meanings.number("workers"))


class GoBack(Loss):
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

steal_from_each: Final = StealFromEach()
tribute: Final = Tribute()
curse: Final = Curse()
token_for_others: Final = TokenForOthers()


def each_other(step: Ask[Any] | Loss, count: int = 1) -> Effect[Hamburg]:
    """Every other player loses something."""
    return EachOther(step, count)
