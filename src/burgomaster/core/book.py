"""The book of a game: its cards or tiles as one looks at them, in no language yet."""

from __future__ import annotations

from typing import Final

from burgomaster.core.phrase import Phrase


class Icon:
    """One icon of a line: a sign, what it is of, and a short text on it."""

    def __init__(self, sign: str, of: str = "", text: str = "") -> None:
        self.sign: Final = sign
        self.of: Final = of
        self.text: Final = text

    def __repr__(self) -> str:
        """Return the icon for people who look for a mistake.

        >>> Icon("fruit", "plum", "-1")
        fruit:plum:-1
        """
        return ":".join([part for part in (self.sign, self.of, self.text) if part])


class Entry:
    """A card, or a side of a tile: what is printed on it, and what it does, spelled.

    `kind` and `number` say which it is, everywhere. Its name is printed, in each language, or is a phrase.
    """

    def __init__(
        self,
        kind: str,
        number: int,
        names: dict[str, str],
        values: dict[str, int | str],
        effects: list[Phrase],
        icons: list[Icon],
        sources: dict[str, str],
        name: Phrase | None = None,
    ) -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.names: Final = names
        """The printed name, by language."""
        self.name: Final = name
        """What it is called, if no name is printed."""
        self.values: Final = values
        """What is printed on it beside its name, in the order in which people read it."""
        self.effects: Final = effects
        """What it does, a sentence each."""
        self.icons: Final = icons
        self.sources: Final = sources
        """Where each printed value comes from."""

    def __repr__(self) -> str:
        return f"<{self.kind} {self.number}>"
