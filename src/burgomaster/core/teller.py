"""The teller: what each choice would bring, as far as the seat that is asked can know it.

Every choice is tried on one imagined table, which agrees with all the seat sees. Such a table has no source
of chance, so it stops at the first roll or draw; and from the moment at which something hidden comes to light
nothing is told any more. What is told before is therefore the same in every world the seat could imagine.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.chance import CHANCE
from burgomaster.core.choice import Choice
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Message
from burgomaster.core.table import Table


class Prospect:
    """A choice with what its seat would hear at once, and whether it could not be taken back."""

    def __init__(
        self, choice: Choice, brings: list[Message], final: bool, after: Table, warning: Message | None
    ) -> None:
        self.choice: Final = choice
        self.brings: Final = brings
        """What would be heard up to the next question, roll or draw, or until something comes to light."""
        self.final: Final = final
        """Whether chance or something hidden would come to light, so that the choice stands."""
        self.after: Final = after
        """The imagined table after it: if the choice is not final, one that the seat can imagine then."""
        self.warning: Final = warning
        """What one should know before."""

    def __repr__(self) -> str:
        return f"<{self.choice.text}: {self.brings}{', final' if self.final else ''}>"


class Ear(Listener):
    """Hears what a seat would hear, and nothing more as soon as something hidden comes to light."""

    def __init__(self, seat: int) -> None:
        self.hears_events = True
        self.hears_moves = False
        self.heard: Final[list[Message]] = []
        self.revealed: bool = False
        self._seat: Final = seat

    def reveal(self) -> None:
        """Hear that something hidden came to light: what follows depends on the world."""
        self.revealed = True

    def tell(self, event: Event) -> None:
        """Hear what happened, as far as the seat may know it."""
        if not self.revealed:
            message = event.for_seat(self._seat)
            if message is not None:
                self.heard.append(message)


def prospects(world: Table, seat: int) -> list[Prospect]:
    """Try everything that a seat can choose on a table that it imagines, which is used up.

    The table shows nothing that the seat may not know: it was imagined from what the seat sees.
    """
    found: list[Prospect] = []
    choices = world.offers_to(seat)
    for choice in choices:
        warning = world.warning(seat, choice)
        after, ear = world if choice is choices[-1] else world.clone(), Ear(seat)
        after.listener = ear
        after.apply(seat, choice)
        final = ear.revealed or after.asked == CHANCE
        found.append(Prospect(choice, ear.heard, final, after, warning))
    return found
