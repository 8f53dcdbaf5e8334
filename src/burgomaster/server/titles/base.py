"""What the server asks of a game beyond its rules; a game answers in a module of its own beside this one."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.rules import Rules
from burgomaster.core.table import Table
from burgomaster.server.messages import CardInfo, OptionInfo


class Title:
    """A game as the lobby offers it."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.id: Final = rules.id
        self.rules: Final = rules

    def options(self) -> list[OptionInfo]:
        """Return the game's options, the number of players first."""
        return []

    def languages(self) -> list[str]:
        """Return the languages in which the cards can be read."""
        return []

    def cards(self, language: str, data: str) -> list[CardInfo]:
        """Return all cards of a data set in one language; an empty name means the usual set."""
        raise Refused(Message("language-unknown", language=language[:40], known=" ".join(self.languages())))

    def read_position(self, text: str) -> Table:
        """Return the table a position describes, or refuse it with place and reason."""
        raise Refused(Message("positions-unknown", game=self.id))

    def is_whole(self, table: Table) -> bool:
        """Tell whether a table is all there, and not only what one seat sees of it."""
        return True

    def position_options(self, table: Table) -> dict[str, Plain]:
        """Return the options of a game that begins with this table."""
        return {"players": table.seats()}

    def chapter(self, table: Table) -> list[int]:
        """Return where in the game the table stands, from the widest division to the narrowest."""
        return []
