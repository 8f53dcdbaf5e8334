"""Activating other cards: again, without their worker, another's flash; taking buildings back."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.activation import when_it_works
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS, FIRST_GARDEN, ZOO_CARDS
from burgomaster.games.hamburg.choices import AGAIN_FORM, COPY_FORM, TAKE_BACK_FORM, TUCK_FORM, USES, Tuck
from burgomaster.games.hamburg.construction import constructed
from burgomaster.games.hamburg.disasters import no_building
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows import again
from burgomaster.games.rows.choices import DONE
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.owners import OwnerTable


class ReturnBuildings(again.TakeCardsBack):
    """Return any number of own buildings to the hand, for one who has a hand; their sites stay (004)."""

    def hindrance(self, table: OwnerTable, seat: int, card: int, free: bool) -> Message | None:
        assert isinstance(table, Hamburg)
        return table.no_hand(seat)


class ReturnBuilding(again.TakeCardBack[Hamburg]):
    """Choose a building to return to the hand."""

    def remove(self, table: Hamburg, seat: int, card: int) -> None:
        table.remove_building(seat, card)

    def absent(self, table: Hamburg, seat: int, card: int) -> Message:
        return no_building(table, seat, card)


class ActivateUsedBuilding(again.ActivateUsed[Hamburg]):
    """Choose the building of phase III to activate a second time this season (054)."""

    def usable(self, table: Hamburg) -> int:
        return table.box.phase_three

    def when_it_works(self, table: Hamburg, card: int) -> Message:
        return when_it_works(table, card)

    def absent(self, table: Hamburg, seat: int, card: int) -> Message:
        return no_building(table, seat, card)


class ActivateBuildingFreely(again.ActivateFreely[Hamburg]):
    """Choose the next building to activate without its worker (060, ruling 19)."""

    def absent(self, table: Hamburg, seat: int, card: int) -> Message:
        return no_building(table, seat, card)


class CopyFlashOfBuilding(again.CopyFlashOfOther[Hamburg]):
    """Choose the building whose flash to activate (228)."""

    def flashes(self, table: Hamburg) -> int:
        return table.box.flash


RETURN_BUILDINGS: Final = ReturnBuilding("return-buildings", TAKE_BACK_FORM, DONE)
ACTIVATE_AGAIN: Final = ActivateUsedBuilding("activate-again", meanings.card, AGAIN_FORM)
ACTIVATE_FREELY: Final = ActivateBuildingFreely("activate-freely", meanings.cards("left"), USES, DONE)
COPY_FLASH: Final = CopyFlashOfBuilding("copy-flash", COPY_FORM)


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


TUCK: Final = TuckUnderZoo("tuck", what=meanings.colour)


# The words of the rows.

return_buildings: Final = ReturnBuildings("hb-card-return-buildings", RETURN_BUILDINGS)
activate_again: Final = again.ActivateAgain("hb-card-activate-again", ACTIVATE_AGAIN)
activate_without_workers: Final = again.ActivateWithoutWorkers(
    "hb-card-activate-without-workers", ACTIVATE_FREELY
)
copy_flash: Final = again.CopyFlash("hb-card-copy-flash", COPY_FLASH)
tuck: Final = TuckBuilding()
