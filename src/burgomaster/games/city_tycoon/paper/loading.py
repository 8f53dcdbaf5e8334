"""Loading: a table from a position, written by hand or by `position.dump`, checked field by field."""

from __future__ import annotations

import re
from typing import Final

from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.step import Task
from burgomaster.games.city_tycoon.box.components import (
    CLOSED_SIDES,
    COMPASS,
    FIRST_PLANT,
    LAND,
    MOST_PLAYERS,
    NO_OWNER,
    PACK,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    ROUNDS,
    STACK,
    START_CELLS,
    START_PLANTS,
    TILES,
    WATER,
    cell_at,
    cell_name,
    coded,
    plant_piece,
    round_of,
)
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.building import BUILD_TURN, DISCARD_TILE, PLACE_TILE
from burgomaster.games.city_tycoon.choices import COLUMN, EURO, ROW
from burgomaster.games.city_tycoon.city import City
from burgomaster.games.city_tycoon.flow import BUILD_CITY
from burgomaster.games.city_tycoon.paper import natural
from burgomaster.games.city_tycoon.paper.agenda import agenda_misfit
from burgomaster.games.city_tycoon.paper.laws import broken_law
from burgomaster.games.city_tycoon.paper.packs import PackReader
from burgomaster.games.city_tycoon.paper.position import PHASES, PLAYER_FIELDS, start_cubes, table_fields
from burgomaster.games.city_tycoon.paper.steps import STEPS
from burgomaster.games.city_tycoon.supply import CHOOSE_PLANT, CHOOSE_WAY
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.paper.codecs import WordSet
from burgomaster.paper.fields import names_of, read_into
from burgomaster.paper.position import MOST, FieldReader, Fields, Positions
from burgomaster.paper.toml import Document

_TILE: Final = re.compile(r"([1-9][0-9]{0,2})(?: at (.{1,20}))?")


class _Reader(FieldReader):
    """Reads one position and notes all that is wrong with it."""

    def __init__(self, data: Plain, document: Document | None) -> None:
        super().__init__(data, document)
        self._given: Fields = {}  # the players' tables
        self._pieces: dict[int, int] = {}  # what lies on each cell, and where that is written
        self._written: dict[int, str] = {}
        self._plants: dict[int, int] = {}  # the cells of the plants, in the order laid
        self._laid: dict[int, str] = {}  # tiles of the city, and where that is written

    def table(self) -> CityTycoon:
        """Read everything."""
        self.stop_if_wrong()
        box = self.data_set(SETS)
        seats, self._given = self.seats(MOST_PLAYERS)
        self.frame("city_tycoon", names_of(table_fields(seats)))
        table = CityTycoon(box, seats)
        self._read_time(table)
        for seat in range(seats):
            self._read_player(table, seat, self.table_in(self._given, "player", str(seat + 1)))
        self._read_city(table)
        self._read_supplied(table)
        self.stop_if_wrong()
        self._read_agenda(table)
        self.stop_if_wrong()
        PackReader(self, table, self._given, self._laid).read()
        self.stop_if_wrong()
        misfit = agenda_misfit(table) if table.agenda else None
        if misfit is not None:
            self.note("agenda", misfit)
        self._check_left_over(table)
        self._count(table)
        return self.finish(table, broken_law(table) if not self.mistakes else None)

    # When.

    def _read_time(self, table: CityTycoon) -> None:
        root, seats = self.root, len(table.players)
        over = self.over(table)
        phase = natural.natural_phase(self._given, over)
        if root.get("phase") in PHASES:
            phase = PHASES.index(str(root["phase"]))
        first = natural.natural_round(self._given, phase, over)
        read_into(table_fields(seats), table, self, root, "", table, natural={"phase": phase, "round": first})
        if (table.round == 0) != (table.phase == natural.SET_UP):
            self.wrong("round" if "round" in root else "phase", "ct-position-set-up")
        if table.phase == natural.TIDYING and table.round == ROUNDS:
            self.wrong("phase", "ct-position-no-tidying")
        if over and (table.round != ROUNDS or table.phase != natural.SUPPLYING):
            self.wrong("over" if "over" in root else "agenda", "ct-position-over")
        different = len(set(table.order)) == len(table.order)
        if not different or (table.phase and len(table.order) != seats):
            self.wrong("order", "ct-position-order", seats)
            table.order = tuple(range(seats))

    # What players have.

    def _read_player(self, table: CityTycoon, seat: int, mine: Fields) -> None:
        field, player = f"player.{seat + 1}", table.players[seat]
        self.known(mine, field, names_of(PLAYER_FIELDS))
        read_into(PLAYER_FIELDS, player, self, mine, field, table, seat)
        if player.passed and table.phase != natural.SUPPLYING:
            self._not_now(f"{field}.passed", table)
        for i, value in enumerate(self.list_in(mine, field, "tiles", TILES)):
            at = f"{field}.tiles[{i}]"
            match = _TILE.fullmatch(value) if isinstance(value, str) else None
            if match is None or int(match[1]) > TILES:
                self.wrong(at, "ct-position-tile", value)
                continue
            tile = int(match[1])
            cell = self._cell(match[2], at) if match[2] else 0
            if tile in self._laid:
                self.note(at, Message("ct-position-tile-twice", tile=tile, place=self._laid[tile]))
            elif round_of(tile) > table.round:
                self.note(at, Message("ct-position-early", tile=tile, round=round_of(tile)))
            self._laid.setdefault(tile, at)
            player.tiles += (tile,)
            player.cells += (cell,)
            if cell:
                self._lay(cell, coded(tile, seat), at)
        for i, value in enumerate(self.list_in(mine, field, "land")):
            at = f"{field}.land[{i}]"
            cell = self._cell(value, at)
            self._lay(cell, coded(LAND, seat), at)
            player.land += 1

    def _not_now(self, field: str, table: CityTycoon) -> None:
        self.note(field, Message("ct-position-not-now", phase=PHASES[table.phase]))

    # The city.

    def _cell(self, value: Plain, field: str) -> int:
        words = value.split(" ") if isinstance(value, str) else []
        try:
            if len(words) == 2:
                return cell_at(COLUMN.read(words[0]), ROW.read(words[1]))
        except Refused:
            pass
        self.wrong(field, "ct-position-cell", value)
        return 0

    def _lay(self, cell: int, code: int, field: str) -> None:
        if not cell:
            return  # told already
        if cell in START_CELLS or cell in self._pieces:
            self.note(field, Message("ct-cell-taken", cell=cell_name(cell)))
            return
        self._pieces[cell] = code
        self._written[cell] = field

    def _read_city(self, table: CityTycoon) -> None:
        root, seats = self.root, len(table.players)
        for i, value in enumerate(self.list_in(root, "", "water")):
            at = f"water[{i}]"
            self._lay(self._cell(value, at), coded(WATER, NO_OWNER), at)
        sides = list(table.plant_sides)
        for mine, field in self.records(root, "", "plants", ("kind", "at", "owner", "cubes"), 2 * STACK):
            self._plant(table, mine, field, sides)
        table.plant_sides = tuple(sides)
        start: tuple[int, ...] = (seats,) * START_PLANTS
        if "start" in root:
            start = start_cubes(seats).read(self, root["start"], "start", start)
        table.cubes[:START_PLANTS] = start
        wanted = CLOSED_SIDES[seats]
        closed = natural.natural_closed(seats, self._pieces) if table.phase else ()
        if "closed" in root:
            sides_told = WordSet(COMPASS).read(self, root["closed"], "closed", 0)
            closed = tuple([side for side in range(len(COMPASS)) if sides_told >> side & 1])
        if len(closed) > wanted or (table.phase and len(closed) < wanted):
            self.note("closed", Message("ct-position-closed", wanted=wanted))
        table.city = self._built(City(closed))

    def _plant(self, table: CityTycoon, mine: Fields, field: str, sides: list[int]) -> None:
        """Read a plant: the next of its colour."""
        for key in ("kind", "at", "owner"):
            if key not in mine:
                self.note(field, Message("position-missing", key=key))
                return
        kind = self.word(mine["kind"], f"{field}.kind", PLANT_KINDS)
        colour, side = kind // 2, kind % 2
        built = table.built[colour]
        if built == STACK:
            self.note(field, Message("ct-no-plants", kind=PLANT_KINDS[kind]))
            return
        table.built = (built + 1, table.built[1]) if colour == 0 else (table.built[0], built + 1)
        plant = FIRST_PLANT[colour] + built
        owner = self.whole(mine, field, "owner", 1, len(table.players), 1) - 1
        most = table.box.plants[plant][side].cubes
        table.cubes[plant] = self.whole(mine, field, "cubes", 0, most, most)
        sides[plant - START_PLANTS] = side
        table.players[owner].plants += (plant,)
        cell = self._cell(mine["at"], f"{field}.at")
        self._lay(cell, coded(plant_piece(plant, side), owner), f"{field}.at")
        self._plants[plant] = cell

    def _built(self, city: City) -> City:
        """Lay all pieces, each as soon as it has a neighbour; plants are listed in the order laid."""
        left = dict(sorted(self._pieces.items()))
        for cell in list(left):
            if city.is_closed(cell):
                self.note(self._written[cell], Message("ct-cell-closed", cell=cell_name(cell)))
                del left[cell]
        while left:
            ready = [cell for cell in left if cell in city.free]
            if not ready:
                break
            for cell in ready:
                city = city.grown(cell, left.pop(cell))
        for cell in left:
            self.note(self._written[cell], Message("ct-cell-apart", cell=cell_name(cell)))
        start = {plant: cell for plant, cell in city.plant_cells.items() if plant < START_PLANTS}
        city.plant_cells = {**start, **self._plants}
        return city

    def _read_supplied(self, table: CityTycoon) -> None:
        given = self.table_in(self.root, "", "supplied")
        met: dict[int, int] = {}
        for key in given:
            field = f"supplied.{key}"
            if not (key.isascii() and key.isdecimal() and len(key) <= 3 and int(key) in self._laid):
                self.wrong(field, "ct-position-not-laid", key)
                continue
            most = len(table.box.tiles[int(key)].demands)
            number = self.whole(given, "supplied", key, 1, most, 0)
            met[int(key)] = number
        if given and table.phase not in (natural.SUPPLYING, natural.TIDYING):
            self._not_now("supplied", table)
        for player in table.players:
            player.met = tuple([met.get(tile, 0) for tile in player.tiles])
        for mine, field in self.records(self.root, "", "ways", ("plant", "paid"), 2 * MOST):
            plant = self.word(mine.get("plant"), f"{field}.plant", PLANTS)
            paid = self.numbers(mine, field, "paid", 0, EURO.high)
            if len(paid) != len(table.players):
                found = Message("ct-position-count", found=len(paid), wanted=len(table.players))
                self.note(f"{field}.paid", found)
                continue
            paid += [0] * (MOST_PLAYERS - len(paid))
            table.ways += ((plant, 0, tuple(paid)),)  # what it costs follows, see agenda.py

    # What is still to be done.

    def _read_agenda(self, table: CityTycoon) -> None:
        root, seats = self.root, len(table.players)
        turns = table.phase in (natural.BUILDING, natural.SUPPLYING) and not table.over
        if "agenda" in root:
            for key in ("turn", "acted"):
                if key in root:
                    self.wrong(key, "position-turn-and-agenda")
            table.agenda = self.tasks(seats, STEPS)
            if table.over != (not table.agenda):
                self.wrong("agenda", "ct-position-over")
            waiting = [
                task.seat for task in table.agenda if task.step is BUILD_TURN or task.step is DISCARD_TILE
            ]
            self._read_done(table, waiting)
            return
        for key in ("turn", "acted"):
            if key in root and not turns:
                self._not_now(key, table)
        if not turns:
            self._read_done(table, [])
            if not table.over:
                table.agenda = natural.natural_agenda(table, 0, False)
            return
        turn = self.whole(root, "", "turn", 1, seats, natural.natural_turn(table) + 1) - 1
        acted = self.truth(root, "", "acted", False)
        if table.phase == natural.SUPPLYING and table.players[turn].passed and "turn" in root and not acted:
            self.note("turn", Message("ct-position-passed", seat=turn + 1))
        self._read_done(table, natural.waiting_seats(table, turn, acted))
        table.agenda = natural.natural_agenda(table, turn, acted)

    def _read_done(self, table: CityTycoon, waiting: list[int]) -> None:
        told = natural.natural_done(self._given, table.phase, waiting)
        for step, _, what, _ in [task.parts for task in table.agenda]:
            if step is BUILD_CITY and table.phase == natural.BUILDING:
                told = max(what - 1, 0)
        turns = table.phase in (natural.DRAFTING, natural.BUILDING)
        low, high = (0, PACK - 1) if turns else (told, told)
        table.done = self.whole(self.root, "", "done", low, high, told)

    def _check_left_over(self, table: CityTycoon) -> None:
        """Note what nothing on the agenda takes up."""
        steps = [task.step for task in table.agenda]
        if table.ways and CHOOSE_PLANT not in steps and CHOOSE_WAY not in steps:
            self.wrong("ways", "position-left-over")
        for seat, player in enumerate(table.players):
            for i, (tile, cell) in enumerate(zip(player.tiles, player.cells, strict=True)):
                if not cell and table.agenda[-1:] != [Task(PLACE_TILE, seat, tile)]:
                    self.wrong(f"player.{seat + 1}.tiles[{i}]", "position-left-over")

    def _count(self, table: CityTycoon) -> None:
        """Count what is left in the bank and in the supply."""
        board = table.box.board
        table.bank = board.coins - sum([player.money for player in table.players])
        land = sum([player.land for player in table.players])
        table.landscapes = board.landscapes - land - len(self.list_in(self.root, "", "water"))
        supply = board.cubes[:]
        for plant, count in enumerate(table.cubes):
            supply[PLANT_COLOUR[plant]] -= count
        supply[2] -= sum([player.yellow for player in table.players])
        for colour, count in enumerate(table.delivered()):
            supply[colour] -= count
        table.supply = supply


POSITIONS: Final[Positions[CityTycoon]] = Positions(lambda data, document: _Reader(data, document).table())
read_position: Final = POSITIONS.read_position
