"""What a seat remembers of the draft: which tiles it saw in packs that it passed on.

A group says that these tiles, in an order unknown, are those taken from a pack in some turns, one in each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.games.city_tycoon.box.components import PACK

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.table import CityTycoon


class Group:
    """Tiles that were or will be taken from a pack in the turns from `first` to before `last`."""

    __slots__ = ("first", "last", "pack", "tiles")

    def __init__(self, pack: int, first: int, last: int, tiles: tuple[int, ...]) -> None:
        self.pack: Final = pack
        self.first: Final = first
        self.last: Final = last
        self.tiles: Final = tiles


Groups = tuple[Group, ...]


def taker(table: CityTycoon, pack: int, turn: int) -> int:
    """Return who takes a tile from a pack in a turn; packs pass to the left."""
    return (pack + turn) % len(table.players)


def remembered(table: CityTycoon, seat: int) -> Groups:
    """Return what a seat knows of the packs it has passed on, from the whole table.

    Between two looks at a pack each other player took a tile; after the last look, the others share the rest.
    """
    groups: list[Group] = []
    players = len(table.players)
    if seat >= players:
        return ()
    for pack, left in enumerate(table.packs):
        taken = table.taken[pack]
        look = (seat - pack) % players
        while look < PACK and look < len(taken):
            again = look + players
            if again <= len(taken) and again < PACK:
                last, tiles = again, taken[look + 1 : again]
            else:
                last, tiles = PACK, taken[look + 1 :] + left
            if tiles:
                groups.append(Group(pack, look + 1, last, tuple(sorted(tiles))))
            look = again
    return tuple(groups)
