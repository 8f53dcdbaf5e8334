"""The levels of a game's computer opponents, made of its clerk: how much each of them thinks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from burgomaster.bots.apprentice import Apprentice
from burgomaster.bots.base import Bot
from burgomaster.bots.clerk import Clerk
from burgomaster.bots.search import COUNCILLOR_SECONDS, MAYOR_SECONDS, Effort, Searcher, Simulations
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)


class Levels(Generic[T]):
    """What makes the opponents of a game: its clerk, how a question is searched, a beginner's error."""

    def __init__(
        self,
        clerk: Callable[[], Clerk[T]],
        effort: Callable[[T], Effort | None],
        councillor: Simulations,
        mayor: Simulations,
        misjudged: float,
    ) -> None:
        self.clerk: Final = clerk
        self.effort: Final = effort
        self._councillor: Final = councillor
        self._mayor: Final = mayor
        """How many playouts they make for a decision."""
        self.misjudged: Final = misjudged
        """By how many points an apprentice is off."""

    def apprentice(self) -> Apprentice[T]:
        """Return a beginner."""
        return Apprentice(self.clerk(), self.misjudged)

    def councillor(self) -> Searcher[T]:
        """Return a player who tries a few things before it decides."""
        return Searcher(self.clerk(), self.effort, self._councillor, COUNCILLOR_SECONDS)

    def mayor(self) -> Searcher[T]:
        """Return the strongest player there is."""
        return Searcher(self.clerk(), self.effort, self._mayor, MAYOR_SECONDS)

    def makers(self) -> dict[str, Callable[[], Bot]]:
        """Return what makes each of them, by name, the weakest first."""
        return {
            "apprentice": self.apprentice,
            "clerk": self.clerk,
            "councillor": self.councillor,
            "mayor": self.mayor,
        }
