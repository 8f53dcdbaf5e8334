"""What the two numbers of a step can mean in Bruges."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgomaster.core.meaning import Meaning as Meaning
from burgomaster.core.meaning import Members, one_of
from burgomaster.core.meaning import flag as flag
from burgomaster.games.bruges.box.components import CARDS, COLOURS, GROUPS, PILES, PLACES
from burgomaster.games.rows.meanings import number as number
from burgomaster.games.rows.meanings import perhaps, several
from burgomaster.games.rows.meanings import seat as seat

GROUP: Final = one_of("group", GROUPS)
PILE: Final = one_of("pile", PILES)
CARD: Final = Meaning("card", CARDS)
COLOUR: Final = one_of("colour", COLOURS)
PLACE: Final = Meaning("place", PLACES)

cards: Final = partial(Members, lowest=1, highest=CARDS)
colours: Final = partial(several, words=COLOURS)
any_colour: Final = partial(perhaps, words=COLOURS)
