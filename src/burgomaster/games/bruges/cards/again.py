"""Activating other persons: again, without their worker, another's flash; taking persons back."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.bruges.activation import when_it_works
from burgomaster.games.bruges.choices import AGAIN_FORM, COPY_FORM, TAKE_BACK_FORM, USES
from burgomaster.games.bruges.meanings import meanings
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows import again
from burgomaster.games.rows.choices import DONE


class ReturnPerson(again.TakeCardBack[Bruges]):
    """Choose a person to take back into the hand; the house stays (Student)."""

    def remove(self, table: Bruges, seat: int, card: int) -> None:
        table.remove_person(seat, card)


class UseAgain(again.ActivateUsed[Bruges]):
    """Choose the person to use once more; never the person `what` itself (Storyteller)."""

    def usable(self, table: Bruges) -> int:
        return table.box.in_turn

    def when_it_works(self, table: Bruges, card: int) -> Message:
        return when_it_works(table, card)


class CopyOther(again.CopyFlashOfOther[Bruges]):
    """Choose the person whose flash to carry out (Jester)."""

    def flashes(self, table: Bruges) -> int:
        return table.box.flash


RETURN_PERSONS: Final = ReturnPerson("return-persons", TAKE_BACK_FORM, DONE)
ACTIVATE_AGAIN: Final = UseAgain("activate-again", meanings.card, AGAIN_FORM)
ACTIVATE_FREELY: Final[again.ActivateFreely[Bruges]] = again.ActivateFreely(
    "activate-freely", meanings.cards("left"), USES, DONE
)
COPY_FLASH: Final = CopyOther("copy-flash", COPY_FORM)


# The words of the rows.

return_persons: Final = again.TakeCardsBack("br-card-return-persons", RETURN_PERSONS)
activate_again: Final = again.ActivateAgain("br-card-activate-again", ACTIVATE_AGAIN)
activate_without_workers: Final = again.ActivateWithoutWorkers(
    "br-card-activate-without-workers", ACTIVATE_FREELY
)
copy_flash: Final = again.CopyFlash("br-card-copy-flash", COPY_FLASH)
