"""Activating other cards: again, without their worker, another's flash; taking buildings back."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.table import Ask
from burgomaster.games.hamburg import meanings
from burgomaster.games.hamburg.activation import when_it_works
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS, FIRST_GARDEN, ZOO_CARDS
from burgomaster.games.hamburg.choices import (
    AGAIN_FORM,
    COPY_FORM,
    DONE,
    TAKE_BACK_FORM,
    TUCK_FORM,
    USES,
    Again,
    Copy,
    TakeBack,
    Tuck,
    Use,
)
from burgomaster.games.hamburg.construction import constructed
from burgomaster.games.hamburg.disasters import no_building
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.activation import Price, activate, hindrance, idle
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.masks import cards_in, mask_of


class ReturnBuildings(Effect[Hamburg]):
    """Return any number of own buildings to the hand; their sites stay (004)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-return-buildings")

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return table.no_hand(seat)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(RETURN_BUILDINGS, seat)


class ReturnBuilding(Ask[Hamburg]):
    """Choose a building to return to the hand."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = [TAKE_BACK_FORM.of(card) for card in cards_in(table.players[seat].display)]
        if choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, TakeBack):
            table.remove_building(seat, choice.card)
            table.return_to_hand(seat, choice.card)
            table.push(self, seat)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, TakeBack):
            return no_building(table, seat, choice.card)
        return super().why_not(table, seat, what, count, choice)


RETURN_BUILDINGS: Final = ReturnBuilding("return-buildings")


class ActivateAgain(Effect[Hamburg]):
    """Activate a building of phase III a second time this season, paying its own price again (054)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-activate-again")

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if ACTIVATE_AGAIN.offers(table, seat, card, 0) else Message("hb-nothing-to-activate")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(ACTIVATE_AGAIN, seat, card)


class ActivateUsed(Ask[Hamburg]):
    """Choose the building to activate once more; never the card `what` itself."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        player = table.players[seat]
        mask = player.display & table.box.phase_three & player.used & ~(1 << what)
        return [AGAIN_FORM.of(card) for card in cards_in(mask) if hindrance(table, seat, card) is None]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Again)
        if table.watched:
            table.report("hb-use", seat, card=choice.card)
        activate(table, seat, choice.card)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Again):
            card, player = choice.card, table.players[seat]
            if card == what:
                return Message("hb-not-itself", card=card)
            if not player.display >> card & 1:
                return no_building(table, seat, card)
            if not table.box.phase_three >> card & 1:
                return when_it_works(table, card)
            return hindrance(table, seat, card) or Message("hb-not-used-yet", card=card)
        return super().why_not(table, seat, what, count, choice)


ACTIVATE_AGAIN: Final = ActivateUsed("activate-again", what=meanings.CARD)


def asks_one_worker(table: Hamburg, card: int) -> bool:
    """Tell whether activating a card asks for exactly one worker (ruling 19)."""
    return sum([1 for effect in table.box.rows[card] if isinstance(effect, Price)]) == 1


class ActivateWithoutWorkers(Effect[Hamburg]):
    """Activate every building whose activation asks for exactly one worker, without the worker (060)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-activate-without-workers")

    def idle(self, table: Hamburg, seat: int) -> bool:
        return not ACTIVATE_FREELY.offers(table, seat, _asking_one_worker(table, seat), 0)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(ACTIVATE_FREELY, seat, _asking_one_worker(table, seat))


def _asking_one_worker(table: Hamburg, seat: int) -> int:
    """Return the own buildings whose activation asks for exactly one worker."""
    return mask_of([card for card in cards_in(table.players[seat].display) if asks_one_worker(table, card)])


class ActivateFreely(Ask[Hamburg]):
    """Choose the next building to activate without its worker; `what` holds those that are left."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        mask = what & table.players[seat].display
        choices: list[Choice] = [
            USES[card] for card in cards_in(mask) if hindrance(table, seat, card, True) is None
        ]
        if choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Use):
            table.push(self, seat, what & ~(1 << choice.card))
            if table.watched:
                table.report("hb-use", seat, card=choice.card)
            activate(table, seat, choice.card, True)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Use):
            card = choice.card
            if not table.players[seat].display >> card & 1:
                return no_building(table, seat, card)
            if not asks_one_worker(table, card):
                return Message("hb-not-one-worker", card=card)
            return hindrance(table, seat, card, True) or Message("hb-activated-already", card=card)
        return super().why_not(table, seat, what, count, choice)


ACTIVATE_FREELY: Final = ActivateFreely("activate-freely", what=meanings.cards("left"))


class CopyFlash(Effect[Hamburg]):
    """Activate the flash of another player's building as if one had just constructed it (228)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-copy-flash")

    def idle(self, table: Hamburg, seat: int) -> bool:
        for choice in COPY_FLASH.offers(table, seat, 0, 0):
            if isinstance(choice, Copy) and not idle(table, seat, choice.card):
                return False
        return True

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(COPY_FLASH, seat)


class CopyFlashOfOther(Ask[Hamburg]):
    """Choose the building whose flash to activate."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        mask = 0
        for other in table.others(seat):
            mask |= table.players[other].display
        return [
            COPY_FORM.of(card)
            for card in cards_in(mask & table.box.flash)
            if hindrance(table, seat, card) is None
        ]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Copy)
        if table.watched:
            table.report("hb-copy", seat, card=choice.card)
        activate(table, seat, choice.card)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Copy):
            card = choice.card
            if not any(table.players[other].display >> card & 1 for other in table.others(seat)):
                return Message("hb-not-at-others", card=card)
            return hindrance(table, seat, card) or Message("hb-no-flash", card=card)
        return super().why_not(table, seat, what, count, choice)


COPY_FLASH: Final = CopyFlashOfOther("copy-flash")


class TuckBuilding(Effect[Hamburg]):
    """Construct a building of the colour named under an own zoo card of that colour, for free (190)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-tuck")

    def suits(self, table: Hamburg, seat: int, colour: int) -> bool:
        return bool(TUCK.offers(table, seat, colour, 0))

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(TUCK, seat, colour)


class TuckUnderZoo(Ask[Hamburg]):
    """Choose the building from the hand and the zoo card it goes under, both of the colour `what`."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        player = table.players[seat]
        zoos = [
            zoo
            for zoo, under in zip(player.garden, player.under, strict=True)
            if not under and COLOUR[zoo] == what and ZOO_CARDS >> zoo & 1
        ]
        mine = [card for card in player.hand if 0 < card < FIRST_GARDEN and COLOUR[card] == what]
        return [TUCK_FORM.of(card, zoo) for card in mine for zoo in zoos]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Tuck)
        table.leave_hand(seat, choice.card)
        table.tuck_under(seat, choice.card, choice.zoo)
        constructed(table, seat, choice.card)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Tuck):
            return self._why_not(table, seat, what, choice)
        return super().why_not(table, seat, what, count, choice)

    def _why_not(self, table: Hamburg, seat: int, what: int, choice: Tuck) -> Message:
        player = table.players[seat]
        if choice.card not in player.hand:
            return Message("hb-card-not-in-hand", card=choice.card)
        if choice.card >= FIRST_GARDEN:
            return Message("hb-not-building", card=choice.card)
        if choice.zoo not in player.garden:
            return Message("hb-not-in-display", card=choice.zoo)
        if not ZOO_CARDS >> choice.zoo & 1:
            return Message("hb-not-zoo", card=choice.zoo)
        if COLOUR[choice.card] != what or COLOUR[choice.zoo] != what:
            return Message("hb-tuck-colour", colour=COLOURS[what])
        return Message("hb-tuck-full", card=choice.zoo)


TUCK: Final = TuckUnderZoo("tuck", what=meanings.COLOUR)


# The words of the rows.

return_buildings: Final = ReturnBuildings()
activate_again: Final = ActivateAgain()
activate_without_workers: Final = ActivateWithoutWorkers()
copy_flash: Final = CopyFlash()
tuck: Final = TuckBuilding()
