"""Imagining: filling the blanks of what a seat sees with something that agrees with all that seat knows."""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.city_tycoon.box.components import BLANK, PACK, round_of, tiles_of_round
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


def _shuffle(tiles: list[int], rng: Fast) -> None:
    for i in range(len(tiles) - 1, 0, -1):
        k = rng.below(i + 1)
        tile = tiles[i]
        tiles[i] = tiles[k]
        tiles[k] = tile


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
            _shuffle(rest, self.rng)
            for turn in range(group.first, min(group.last, len(taken))):
                if taken[turn] == BLANK:
                    taken[turn] = rest.pop()
            if rest:
                self.packs[group.pack] = rest

    def fill_laid(self, groups: Groups) -> None:
        """Put laid tiles that were never seen in a pack into turns of who laid them."""
        remembered = {tile for group in groups for tile in group.tiles}
        laid: list[list[int]] = [[] for _ in self.table.players]
        for tile, owner in self.laid_by.items():
            if tile not in remembered:
                laid[owner].append(tile)
        blank = self._blank_turns()
        for seat, own in enumerate(laid):
            if seat != self.viewer:
                turns = blank[seat]
                _shuffle(turns, self.rng)
                for number in turns[: len(own)]:
                    self.taken[number // PACK][number % PACK] = own.pop()

    def _blank_turns(self) -> list[list[int]]:
        """Return the turns of each seat in which nobody knows what was taken, numbered pack by pack."""
        turns: list[list[int]] = [[] for _ in self.table.players]
        for pack, tiles in enumerate(self.taken):
            for turn, tile in enumerate(tiles):
                if tile == BLANK:
                    turns[taker(self.table, pack, turn)].append(pack * PACK + turn)
        return turns

    def fill_rest(self) -> None:
        """Put tiles of which nothing is known into all other blanks; what is left was not dealt."""
        known = set(self.laid_by)
        for tiles in [*self.taken, *self.packs]:
            known.update(tiles)
        unknown = [tile for tile in tiles_of_round(self.table.round) if tile not in known]
        _shuffle(unknown, self.rng)
        for tiles in [*self.taken, *self.packs]:
            for index, tile in enumerate(tiles):
                if tile == BLANK:
                    tiles[index] = unknown.pop()
        unknown.sort()
        self.table.stack = tuple(unknown)

    def put_back(self) -> None:
        """Put packs, hands and picks on the table."""
        table = self.table
        table.taken = tuple([tuple(tiles) for tiles in self.taken])
        for tiles in self.packs:
            tiles.sort()
        table.packs = tuple([tuple(tiles) for tiles in self.packs])
        had: list[list[int]] = [[] for _ in table.players]
        for pack, tiles in enumerate(self.taken):
            for turn, tile in enumerate(tiles):
                if tile not in self.laid_by:
                    had[taker(table, pack, turn)].append(tile)
        for seat, player in enumerate(table.players):
            if seat == self.viewer:
                continue
            hand = had[seat]
            _shuffle(hand, self.rng)
            gone = hand[: len(player.gone)]
            gone.sort()
            player.gone = tuple(gone)
            hand = hand[len(gone) :]
            hand.sort()
            player.hand = tuple(hand)
            if player.pick:
                held = table.held(seat)
                player.pick = held[self.rng.below(len(held))]
