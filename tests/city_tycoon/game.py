"""City Tycoon, as the tests take it that all games share."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgomaster.games.city_tycoon.box.components import COMPASS, PLANT_KINDS, TILES
from burgomaster.games.city_tycoon.paper.laws import broken_law
from burgomaster.games.city_tycoon.paper.loading import read_position
from burgomaster.games.city_tycoon.paper.position import FOLLOWS, PLAYER_FIELDS, table_fields
from burgomaster.games.city_tycoon.paper.writing import write_position
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.sight.explain import moves
from burgomaster.games.city_tycoon.sight.schema import CityTycoonView
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.places import FOLLOWS as UNCOUNTED
from tests.city_tycoon.places import counted
from tests.city_tycoon.worlds import permute
from tests.games.game import Subject


def untold(table: CityTycoon) -> object:
    """Return what a position does not tell, and what it tells in another way."""
    return (
        *(table.stack, table.packs, table.taken, table.supply, table.bank, table.landscapes, table.built),
        *(table.plant_sides, table.cubes, table.ways, table.order, table.done, table.asked),
        [player.met for player in table.players],
    )


CITY_TYCOON: Final = Subject(
    rules=RULES,
    read_position=read_position,
    write_position=write_position,
    broken_law=broken_law,
    moves=moves,
    view=CityTycoonView,
    permute=permute,
    folder=Path(__file__).parent,
    fields=lambda table: table_fields(table.seats()),
    player_fields=lambda table: PLAYER_FIELDS,
    parts=lambda table: (),
    follows=FOLLOWS,
    rare=(),
    everything={},
    counted=counted,
    uncounted=UNCOUNTED,
    unseen=lambda seen, place: place[0] == "pack" and place[1] != seen.viewer + 1,
    scores=(34, 21, 36, 27),
    story="dd4eaa43189c0618",
    clock="round",
    untold=untold,
    asked=frozenset(
        {
            *("order", "deal", "pick", "build", "place-tile", "place-plant", "discard", "landscape"),
            *("supply", "plant", "end-turn"),
        }
    ),
    looks=1,
    apart=40,
    words=(
        *(*COMPASS, *PLANT_KINDS, "III", "IV", "e2 n1", "31 at e2 s1", "build 1", "end-turn 1"),
        *("[", "é"),
    ),
    digests={"house-1": "5cc6e25251f088a2", "house-2": "890ff3b1f7a27820", "house-3": "01eb508af4686c08"},
    sheet="tiles.csv",
    pieces=TILES,
    purse=("money", 20),
    least_money=lambda table: min(player.money for player in table.players),
)
