"""Imagining: filling the blanks of what a seat sees with something that agrees with all that seat knows."""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.city_tycoon.box.components import BLANK, round_of, tiles_of_round
from burgomaster.games.city_tycoon.sight.knowledge import Groups, taker
from burgomaster.games.city_tycoon.table import CityTycoon


def imagine(seen: CityTycoon, rng: Fast) -> CityTycoon:
    """Return a whole table that looks like this to its viewer; every possible one is equally likely."""
    table = seen.clone()
    viewer = table.viewer
    groups = table.groups
    table.viewer = WHOLE_TABLE
    table.groups = ()
    if not table.packs:
        return table
    dream = _Draft(table, viewer, rng)
    dream.fill_groups(groups)
    dream.fill_laid(groups)
    dream.fill_rest()
    dream.put_back()
    return table


def _shuffled(tiles: list[int], rng: Fast) -> list[int]:
    tiles = tiles[:]
    for i in range(len(tiles) - 1, 0, -1):
        k = rng.below(i + 1)
        tiles[i], tiles[k] = tiles[k], tiles[i]
    return tiles


class _Draft:
    """The draft of a round, its blanks filled step by step."""

    def __init__(self, table: CityTycoon, viewer: int, rng: Fast) -> None:
        self.table = table
        self.viewer = viewer
        self.rng = rng
        self.taken = [list(tiles) for tiles in table.taken]
        self.packs = [list(tiles) for tiles in table.packs]
        self.laid_by: dict[int, int] = {}
        for seat, player in enumerate(table.players):
            for tile in player.tiles:
                if round_of(tile) == table.round:
                    self.laid_by[tile] = seat

    def fill_groups(self, groups: Groups) -> None:
        """Put tiles that were seen in a pack into its turns; who has laid one has taken that one."""
        for group in groups:
            taken = self.taken[group.pack]
            rest: list[int] = []
            for tile in group.tiles:
                turn = -1
                if tile in self.laid_by:
                    for each in range(group.first, group.last):
                        if taker(self.table, group.pack, each) == self.laid_by[tile]:
                            turn = each
                if turn >= 0:
                    taken[turn] = tile
                else:
                    rest.append(tile)
            rest = _shuffled(rest, self.rng)
            for turn in range(group.first, min(group.last, len(taken))):
                if taken[turn] == BLANK:
                    taken[turn] = rest.pop()
            if rest:
                self.packs[group.pack] = sorted(rest)

    def fill_laid(self, groups: Groups) -> None:
        """Put laid tiles that were never seen in a pack into turns of who laid them."""
        remembered = {tile for group in groups for tile in group.tiles}
        for seat in range(len(self.table.players)):
            if seat == self.viewer:
                continue
            laid = [tile for tile, owner in self.laid_by.items() if owner == seat and tile not in remembered]
            turns = self._blank_turns(seat)
            for index in _shuffled(list(range(len(turns))), self.rng)[: len(laid)]:
                pack, turn = turns[index]
                self.taken[pack][turn] = laid.pop()

    def _blank_turns(self, seat: int) -> list[tuple[int, int]]:
        turns: list[tuple[int, int]] = []
        for pack, tiles in enumerate(self.taken):
            for turn, tile in enumerate(tiles):
                if tile == BLANK and taker(self.table, pack, turn) == seat:
                    turns.append((pack, turn))
        return turns

    def fill_rest(self) -> None:
        """Put tiles of which nothing is known into all other blanks; what is left was not dealt."""
        known = set(self.laid_by)
        for tiles in [*self.taken, *self.packs]:
            known.update(tiles)
        unknown = [tile for tile in tiles_of_round(self.table.round) if tile not in known]
        unknown = _shuffled(unknown, self.rng)
        for tiles in [*self.taken, *self.packs]:
            for index, tile in enumerate(tiles):
                if tile == BLANK:
                    tiles[index] = unknown.pop()
        self.table.stack = tuple(sorted(unknown))

    def put_back(self) -> None:
        """Put packs, hands and picks on the table."""
        table = self.table
        table.taken = tuple([tuple(tiles) for tiles in self.taken])
        table.packs = tuple([tuple(sorted(tiles)) for tiles in self.packs])
        for seat, player in enumerate(table.players):
            if seat == self.viewer:
                continue
            own = [
                tile
                for pack, tiles in enumerate(self.taken)
                for turn, tile in enumerate(tiles)
                if taker(table, pack, turn) == seat and tile not in self.laid_by
            ]
            own = _shuffled(own, self.rng)
            gone = len(player.gone)
            player.gone = tuple(sorted(own[:gone]))
            player.hand = tuple(sorted(own[gone:]))
            if player.pick:
                pack = table.held(seat)
                player.pick = pack[self.rng.below(len(pack))]
