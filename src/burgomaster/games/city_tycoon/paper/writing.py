"""Writing positions: a table as text that a person likes to read, with everything natural left out."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Plain
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.city_tycoon.box.components import (
    COMPASS,
    START_CELLS,
    START_PLANTS,
    round_of,
)
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.paper import natural
from burgomaster.games.city_tycoon.paper.agenda import has_acted
from burgomaster.games.city_tycoon.paper.position import NONE, PHASES, START_NAMES, dump, took
from burgomaster.games.city_tycoon.scoring import SOURCES
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.paper.position import Fields, by_name, not_natural, numbers, without_zeros
from burgomaster.paper.toml import write_toml

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
    data = dump(table)
    players = _players(table, data["player"])
    over = table.over
    seats = len(table.players)
    laid = [cell for cell in table.city.cells if cell not in START_CELLS]
    closed = natural.natural_closed(seats, laid) if table.phase else ()
    order = tuple(range(seats)) if table.phase else ()
    waiting = [seat for seat in range(seats) if not has_acted(table, seat)]
    left_out: Fields = {
        "data": SETS.newest(),
        "digest": data["digest"],
        "seen_by": 0,
        "round": natural.natural_round(players, PHASES[table.phase], over),
        "phase": natural.natural_phase(players, over),
        "done": natural.natural_done(players, table.phase, waiting),
        "order": [seat + 1 for seat in order],
        "closed": [COMPASS[side] for side in closed],
        "start": by_name((seats,) * START_PLANTS, START_NAMES),
        "plants": [],
        "water": [],
        "supplied": {},
        "ways": [],
        "memory": [],
        "player": {},
    }
    data["player"] = players
    told: Fields = {}
    for key, value in not_natural(data, left_out).items():
        if key == "agenda":
            told.update(_agenda(table, value))
        else:
            told[key] = _plants(table, value) if key == "plants" else value
    return write_toml(told, _TABLES)


def _agenda(table: CityTycoon, written: Plain) -> Fields:
    """Return whose turn it is, if all that is still to be done follows from it; otherwise the agenda."""
    if not table.agenda:
        return {"over": True}
    turn = table.agenda[-1][1]
    if table.phase not in (natural.BUILDING, natural.SUPPLYING):
        return {} if natural.natural_agenda(table, 0, False) == table.agenda else {"agenda": written}
    for acted in (False, True):
        if natural.natural_agenda(table, turn, acted) == table.agenda:
            told: Fields = {"turn": turn + 1}
            if acted:
                told["acted"] = True
            return told
    return {"agenda": written}


def _plants(table: CityTycoon, written: Plain) -> Plain:
    """Return the plants, without the cubes of those that are full."""
    plants: list[Plain] = []
    numbers_of = [plant for plant in table.city.plant_cells if plant >= START_PLANTS]
    for plant, mine in zip(numbers_of, written if isinstance(written, list) else [], strict=True):
        side = table.plant_sides[plant - START_PLANTS]
        plants.append(not_natural(mine, {"cubes": table.box.plants[plant][side].cubes}))
    return plants


def _players(table: CityTycoon, written: Plain) -> Fields:
    kept: Fields = {}
    if isinstance(written, dict):
        for seat in range(len(table.players)):
            mine = _player(table, seat, written[str(seat + 1)])
            if mine:
                kept[str(seat + 1)] = mine
    return kept


def _player(table: CityTycoon, seat: int, written: Plain) -> Fields:
    player = table.players[seat]
    left_out: Fields = {
        "money": natural.natural_money(table, seat),
        "points": by_name((0,) * len(SOURCES), SOURCES),
        "yellow": 0,
        "tiles": [],
        "land": [],
        "hand": [],
        "gone": [],
        "took": [],
        "pack": [],
        "pick": NONE,
        "passed": table.over,
    }
    if table.viewer not in (WHOLE_TABLE, seat):  # the others' tiles are blank, and as many as they must be
        for key in ("hand", "gone", "took", "pack"):
            left_out[key] = written[key] if isinstance(written, dict) else []
    elif table.phase == natural.DRAFTING:  # the hand is what was taken
        left_out["hand"] = numbers(player.hand)
    elif table.phase == natural.BUILDING:  # what is gone is what was taken and is neither in hand nor laid
        left_out["gone"] = numbers(player.gone)
        laid = [tile for tile in player.tiles if round_of(tile) == table.round]
        if not player.gone and took(table, seat) == sorted([*player.hand, *laid]):
            left_out["took"] = numbers(took(table, seat))
    return {key: without_zeros(value) for key, value in not_natural(written, left_out).items()}
