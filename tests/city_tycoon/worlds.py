"""Arranging anew what a seat cannot know, worked out apart from the engine's own memory of the draft."""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.box.components import PACK, round_of
from burgomaster.games.city_tycoon.table import CityTycoon


def observed(table: CityTycoon, viewer: int) -> object:
    """Return what a viewer has seen of this round's tiles: every pack it looked at, and its own tiles."""
    looks: list[object] = []
    players = table.seats()
    for pack, left in enumerate(table.packs):
        taken = table.taken[pack]
        for turn in range(PACK):
            if (pack + turn) % players == viewer and turn <= len(taken):
                looks.append((pack, turn, sorted([*taken[turn:], *left])))
                looks.append(taken[turn] if turn < len(taken) else None)
    own = table.players[viewer] if viewer < players else None
    mine = (own.hand, own.gone, own.pick) if own is not None else None
    return (looks, mine, [player.tiles for player in table.players])


def permute(table: CityTycoon, viewer: int, rng: Fast) -> CityTycoon:
    """Return the table with all that the viewer cannot know arranged anew, by many small changes."""
    table = table.clone()
    if not table.packs:
        return table
    before = observed(table, viewer)
    for _ in range(60):
        other = table.clone()
        if rng.below(3):
            exchange_tiles(other, rng)
        else:
            exchange_turns(other, rng)
        if observed(other, viewer) == before:
            table = other
    for seat, player in enumerate(table.players):
        if seat == viewer:
            continue
        own = shuffled([*player.hand, *player.gone], rng)
        gone = len(player.gone)
        player.gone, player.hand = tuple(sorted(own[:gone])), tuple(sorted(own[gone:]))
        if player.pick:
            held = table.held(seat)
            player.pick = held[rng.below(len(held))]
    return table


def shuffled(tiles: list[int], rng: Fast) -> list[int]:
    """Return the tiles in any order."""
    for i in range(len(tiles) - 1, 0, -1):
        k = rng.below(i + 1)
        tiles[i], tiles[k] = tiles[k], tiles[i]
    return tiles


def exchange_tiles(table: CityTycoon, rng: Fast) -> None:
    """Let two tiles that nobody has laid change places, wherever they are."""
    laid = {tile for player in table.players for tile in player.tiles}
    tiles = [tile for pile in [table.stack, *table.packs, *table.taken] for tile in pile if tile not in laid]
    if len(tiles) < 2:
        return
    one, two = tiles[rng.below(len(tiles))], tiles[rng.below(len(tiles))]

    def exchanged(pile: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([two if tile == one else one if tile == two else tile for tile in pile])

    table.stack = tuple(sorted(exchanged(table.stack)))
    table.packs = tuple([tuple(sorted(exchanged(pack))) for pack in table.packs])
    table.taken = tuple([exchanged(taken) for taken in table.taken])
    for player in table.players:
        player.hand = tuple(sorted(exchanged(player.hand)))
        player.gone = tuple(sorted(exchanged(player.gone)))
        player.pick = exchanged((player.pick,))[0]


def exchange_turns(table: CityTycoon, rng: Fast) -> None:
    """Let a seat have taken two of its tiles the other way round."""
    players = table.seats()
    seat = rng.below(players)
    turns = [
        (pack, turn)
        for pack, taken in enumerate(table.taken)
        for turn in range(len(taken))
        if (pack + turn) % players == seat
    ]
    if len(turns) < 2:
        return
    (a, i), (b, j) = turns[rng.below(len(turns))], turns[rng.below(len(turns))]
    taken = [list(tiles) for tiles in table.taken]
    taken[a][i], taken[b][j] = taken[b][j], taken[a][i]
    table.taken = tuple([tuple(tiles) for tiles in taken])
    assert all(round_of(tile) == table.round for tiles in taken for tile in tiles)
