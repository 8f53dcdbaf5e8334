"""How a game names its things in sentences: found by its id, in the module of words with that name.

A game without one has the prefix that follows from its id, and its messages are shown as they are.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from burgomaster.games import GAMES


class Naming:
    """A game's prefix, its labels, and which arguments of its messages are numbers of cards or tiles."""

    def __init__(
        self,
        game: str,
        prefix: str,
        labels: dict[str, str] | None = None,
        numbers: dict[str, str] | None = None,
        cells: tuple[str, ...] = (),
    ) -> None:
        self.game: Final = game
        self.prefix: Final = prefix
        """What the ids of its own messages begin with."""
        self.labels: Final[dict[str, str]] = labels or {}
        """Messages for screens and pages, which no rule ever says, each with the name of its argument."""
        self.numbers: Final[dict[str, str]] = numbers or {}
        """Arguments that are numbers of entries of the game's book, with the kind of entry."""
        self.cells: Final = cells
        """Arguments that are cells as records write them; people read the letters of their language."""


@cache
def naming_of(game: str) -> Naming:
    """Return how a game names things.

    >>> naming_of("hamburg").prefix, naming_of("a_game_without_words").prefix
    ('hb-', 'a-game-without-words-')
    """
    module = f"burgomaster.words.{game}"
    if game in GAMES and find_spec(module) is not None:
        naming = import_module(module).NAMING
        assert isinstance(naming, Naming)
        return naming
    return Naming(game, f"{game.replace('_', '-')}-")


def naming_for(id_: str) -> Naming | None:
    """Return how the game names things whose message this is: the first word of the id tells."""
    prefix = f"{id_.partition('-')[0]}-"
    for game in GAMES:
        naming = naming_of(game)
        if naming.prefix == prefix:
            return naming
    return None


def game_labels() -> dict[str, str]:
    """Return the labels of all games."""
    labels: dict[str, str] = {}
    for game in GAMES:
        labels |= naming_of(game).labels
    return labels
