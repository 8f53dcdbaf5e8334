"""Random games of Bruges by the thousand, with every law looked at on the way: see `tests.rows.soak`.

    python -m tests.bruges.soak [games] [first seed]

Games of 2 to 4 players follow each other.
"""

from __future__ import annotations

import sys
from typing import Final

from burgomaster.core.rules import Options
from burgomaster.games.bruges.choices import BuildCanal, BuildHouse, LayPerson, Tile
from burgomaster.games.bruges.paper.laws import broken_law
from burgomaster.games.bruges.rules import RULES
from burgomaster.games.bruges.scoring import final_scoring
from burgomaster.games.rows.choices import Select, Use
from tests.rows.soak import Soak, main

COUNTS: Final = 3
"""Two, three or four players."""
GAMES: Final = 10_000


def options_of(seed: int) -> Options:
    """Return what a game is played with."""
    return {"players": 2 + seed % COUNTS}


SOAK: Final = Soak(
    rules=RULES,
    lap=COUNTS,
    options_of=options_of,
    liked=((Use, LayPerson, Select, Tile), (BuildHouse, BuildCanal)),
    broken_law=broken_law,
    final_scoring=final_scoring,
    ended=lambda table: table.round == table.last,
)


def play(seed: int) -> int:
    """Play a game with all its looks; return how many questions were asked."""
    return SOAK.play(seed)


if __name__ == "__main__":
    main(play, GAMES, sys.argv[1:])
