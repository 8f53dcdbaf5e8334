"""Random games of Hamburg by the thousand, with every law looked at on the way: see `tests.rows.soak`.

    python -m tests.hamburg.soak [games] [first seed]

Games of 1 to 5 players follow each other, with one combination of the expansions after the other: after 320
games every combination was played by every number of players, alone against TOM too.
"""

from __future__ import annotations

import sys
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.core.rules import Options
from burgomaster.games.hamburg.choices import Build, Lay, Site, Tuck
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.scoring import final_scoring
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import Select, Use
from tests.rows.soak import Soak, main

MOST_PLAYERS: Final = 5
COMBINATIONS: Final = 1 << len(EXPANSIONS)
LAP: Final = MOST_PLAYERS * COMBINATIONS
GAMES: Final = 200 * LAP


def seed_of(lap: int, combination: int, players: int) -> int:
    """Return the seed of a game: in which lap, with which expansions (a bit each), and for how many."""
    return (lap * COMBINATIONS + combination) * MOST_PLAYERS + players - 1


def options_of(seed: int) -> Options:
    """Return what a game is played with."""
    combination = seed // MOST_PLAYERS % COMBINATIONS
    chosen: list[Plain] = [name for bit, name in enumerate(EXPANSIONS) if combination >> bit & 1]
    return {"players": 1 + seed % MOST_PLAYERS, "expansions": chosen}


def ended(table: Hamburg) -> bool:
    """Tell whether all seasons were played, with a cleric for each."""
    seasons = table.box.board.seasons
    return table.season == seasons == sum(table.floor)


SOAK: Final = Soak(
    rules=RULES,
    lap=LAP,
    options_of=options_of,
    liked=((Use, Build, Lay, Select, Tuck), (Site,)),
    broken_law=broken_law,
    final_scoring=final_scoring,
    ended=ended,
)


def play(seed: int) -> int:
    """Play a game with all its looks; return how many questions were asked."""
    return SOAK.play(seed)


if __name__ == "__main__":
    main(play, GAMES, sys.argv[1:])
