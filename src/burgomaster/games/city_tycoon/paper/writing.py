"""Writing positions: a table as text that a person likes to read, with everything natural left out."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Plain
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.city_tycoon.box.components import START_CELLS, START_PLANTS, round_of
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.paper import natural
from burgomaster.games.city_tycoon.paper.agenda import has_acted
from burgomaster.games.city_tycoon.paper.position import PLAYER_FIELDS, header, held_pack, table_fields, took
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.paper.fields import Natural, write_fields
from burgomaster.paper.position import Fields
from burgomaster.paper.toml import write_toml
from burgomaster.paper.whole import put_together, turn_told, write_players

_TABLES: Final = ("player.*", "memory")


def write_position(table: CityTycoon) -> str:
    """Return a table as a position; reading it gives back the same table.

    >>> from burgomaster.core.chance import Fast
    >>> from burgomaster.games.city_tycoon.box.sets import standard_box
    >>> from burgomaster.games.city_tycoon.setup import set_up
    >>> print(write_position(set_up(standard_box(), 2, Fast(1)).seen_by(0)), end="")
    game = "city_tycoon"
    players = 2
    seen_by = 1
    order = [2, 1]
    closed = ["south", "west"]
    <BLANKLINE>
    [player.1]
    pack = [11, 15, 16, 17, 27, 28]
    """
    players = write_players(PLAYER_FIELDS, table.players, table, _natural_zones)
    fields = write_fields(table_fields(len(table.players)), table, table, 0, _natural(table, players))
    if "plants" in fields:
        fields["plants"] = _plants(table, fields["plants"])
    turns = table.phase in (natural.BUILDING, natural.SUPPLYING)
    turn = turn_told(table, natural.natural_agenda, turns, not turns)
    return write_toml(put_together(header(table), SETS.newest(), fields, turn, players), _TABLES)


def _natural(table: CityTycoon, players: Fields) -> Natural:
    """Return what follows from what is written of the players, and from the city."""
    seats = len(table.players)
    laid = [cell for cell in table.city.cells if cell not in START_CELLS]
    waiting = [seat for seat in range(seats) if not has_acted(table, seat)]
    return {
        "round": natural.natural_round(players, table.phase, table.over),
        "phase": natural.natural_phase(players, table.over),
        "done": natural.natural_done(players, table.phase, waiting),
        "closed": natural.natural_closed(seats, laid) if table.phase else (),
    }


def _plants(table: CityTycoon, written: Plain) -> Plain:
    """Return the plants, without the cubes of those that are full."""
    plants: list[Plain] = []
    numbers_of = [plant for plant in table.city.plant_cells if plant >= START_PLANTS]
    for plant, mine in zip(numbers_of, written if isinstance(written, list) else [], strict=True):
        full = table.box.plants[plant][table.plant_sides[plant - START_PLANTS]].cubes
        if isinstance(mine, dict):
            plants.append({key: value for key, value in mine.items() if (key, value) != ("cubes", full)})
    return plants


def _natural_zones(table: CityTycoon, seat: int) -> Natural:
    """Return the tiles of this round that need not be told."""
    player = table.players[seat]
    taken = took(table, seat)
    if table.viewer not in (WHOLE_TABLE, seat):  # the others' tiles are blank, and as many as they must be
        return {"hand": player.hand, "gone": player.gone, "took": taken, "pack": held_pack(table, seat)}
    if table.phase == natural.DRAFTING:  # the hand is what was taken
        return {"hand": player.hand}
    if table.phase != natural.BUILDING:
        return {}
    # What is gone is what was taken and is neither in hand nor laid.
    laid = [tile for tile in player.tiles if round_of(tile) == table.round]
    if not player.gone and taken == tuple(sorted([*player.hand, *laid])):
        return {"gone": player.gone, "took": taken}
    return {"gone": player.gone}
