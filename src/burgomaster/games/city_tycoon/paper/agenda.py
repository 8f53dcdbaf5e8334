"""The agenda as a position writes it: which tasks make sense, and which go with what lies on the table."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.core.step import Task
from burgomaster.games.city_tycoon.box.components import (
    NO_PLANT,
    PACK,
)
from burgomaster.games.city_tycoon.building import (
    BUILD_TURN,
    BUY_POINTS,
    DISCARD_TILE,
    LAY_LANDSCAPE,
    LEFT,
    PLACE_PLANT,
    PLACE_TILE,
    TURN_END,
    next_plant,
)
from burgomaster.games.city_tycoon.choices import FROMS, PAY, SUPPLIES
from burgomaster.games.city_tycoon.draft import DEAL_TILES, HANDFUL
from burgomaster.games.city_tycoon.paper.natural import BUILDING, DRAFTING, SUPPLYING, round_frame
from burgomaster.games.city_tycoon.supply import CHOOSE_PLANT, CHOOSE_WAY, SUPPLY_TURN
from burgomaster.games.city_tycoon.table import CityTycoon, Way
from burgomaster.paper.position import agenda_texts


def deals_left(table: CityTycoon, seat: int) -> int:
    """Return how many handfuls of tiles are still to be dealt to a seat."""
    return table.agenda.count(Task(DEAL_TILES, seat, seat))


def has_acted(table: CityTycoon, seat: int) -> bool:
    """Tell whether, in phase III, one of a seat's tiles is used for the present action already."""
    for step, owner, _, _ in [task.parts for task in table.agenda]:
        if owner == seat and (step is BUILD_TURN or step is DISCARD_TILE):
            return False
    return True


def agenda_misfit(table: CityTycoon) -> Message | None:
    """Return why an agenda does not go with what lies on the table; None if it does."""
    frame = round_frame(table)
    if table.agenda[: len(frame)] != frame:
        wanted = ", ".join([str(text) for text in agenda_texts(frame)])
        return Message("agenda-frame", wanted=wanted)
    rest = table.agenda[len(frame) :]
    if table.phase == DRAFTING:
        every: list[Task] = []
        for seat in range(len(table.players) - 1, -1, -1):
            every += [Task(DEAL_TILES, seat, seat)] * (PACK // HANDFUL)
        fits = not rest or (rest == every[: len(rest)] and table.done == 0)
        return None if fits else _misfit(rest[-1])
    if table.phase not in (BUILDING, SUPPLYING):
        return _misfit(rest[-1]) if rest else None
    step = BUILD_TURN if table.phase == BUILDING else SUPPLY_TURN
    waiting: list[int] = []
    while rest and rest[0].step is step:
        waiting.insert(0, rest.pop(0).seat)
    ends = rest[0] if rest else None
    if ends is not None and ends.step is TURN_END:
        waiting.insert(0, ends.seat)
        rest.pop(0)
    places = [table.order.index(seat) for seat in waiting]
    if places != sorted(set(places)) or (table.phase == BUILDING and places[1:] != _later(table, places)):
        return _misfit(table.agenda[len(frame)])
    if ends is None:
        passed = [seat for seat in waiting if table.phase == SUPPLYING and table.players[seat].passed]
        return _misfit(Task(step, passed[0])) if passed else None
    if ends.step is not TURN_END:
        return _misfit(ends)
    for task in rest:
        if task.seat != ends.seat:
            return _misfit(task)
    passed = [seat for seat in waiting[1:] if table.phase == SUPPLYING and table.players[seat].passed]
    if passed:
        return _misfit(Task(step, passed[0]))
    return _turn_misfit(table, ends.seat, rest)


def _later(table: CityTycoon, places: list[int]) -> list[int]:
    return list(range(places[0] + 1, len(table.order))) if places else []


def _misfit(task: Task) -> Message:
    return Message("agenda-misfit", step=task.step.name, seat=task.seat + 1)


def _turn_misfit(table: CityTycoon, seat: int, tasks: list[Task]) -> Message | None:
    """Return which of the tasks above the end of a seat's turn is not possible; None if all are."""
    player = table.players[seat]
    steps = [task.step for task in tasks]
    if not tasks:
        return None
    first = tasks[0]
    unplaced = bool(player.tiles) and not player.cells[-1]
    if table.phase == SUPPLYING:
        fits = len(tasks) == 1 and (steps[0] is CHOOSE_PLANT or steps[0] is CHOOSE_WAY)
        return None if fits and _supplying(table, first) else _misfit(first)
    if steps == [PLACE_TILE]:
        fits = unplaced and first.what == player.tiles[-1] and table.box.cost[first.what] <= player.money
        return None if fits else _misfit(first)
    if steps in ([PLACE_PLANT], [PLACE_PLANT, DISCARD_TILE]):
        plant = next_plant(table, first.what // 2)
        fits = plant != NO_PLANT and table.box.plants[plant][first.what % 2].cost <= player.money
        if not fits or tasks[-1].what != first.what:
            return _misfit(tasks[-1])
        return None
    if (
        steps in ([BUY_POINTS], [LAY_LANDSCAPE], [BUY_POINTS, LAY_LANDSCAPE])
        and player.tiles
        and not unplaced
    ):
        tile = table.box.tiles[player.tiles[-1]]
        fits = steps[0] is LAY_LANDSCAPE or (first.what == tile.number and bool(tile.offers))
        if steps[-1] is LAY_LANDSCAPE:
            _, _, cell, count = tasks[-1].parts
            land, water = LEFT.part("land", count), LEFT.part("water", count)
            last, watered = LEFT.part("last", count), LEFT.part("watered", count)
            fits = fits and cell == player.cells[-1] and land <= tile.land and water <= tile.water
            fits = fits and land + water > 0 and not (watered and (land or not last))
            fits = fits and (bool(tile.offers) == (steps[0] is BUY_POINTS))
        return None if fits else _misfit(tasks[-1])
    return _misfit(tasks[-1])


# In the middle of supplying.


def _supplying(table: CityTycoon, task: Task) -> bool:
    """Tell whether cubes can be on their way as the table says: each choice is made again.

    What the ways cost is found by that, and put into the table.
    """
    step, seat, tile, count = task.parts
    number = count % 2
    if tile not in table.players[seat].tiles:
        return False
    trial = table.clone()
    trial.agenda = []
    none: tuple[Way, ...] = ()
    trial.ways = none
    if SUPPLIES[tile][number] not in SUPPLY_TURN.offers(trial, seat, 0, 0):
        return False
    for plant, _, amounts in table.ways:
        if FROMS[plant] not in CHOOSE_PLANT.offers(trial, seat, tile, number):
            return False
        pay = PAY.of(*amounts)
        if pay not in CHOOSE_WAY.offers(trial, seat, tile, 2 * plant + number):
            return False
        CHOOSE_WAY.take(trial, seat, tile, 2 * plant + number, pay)
        if not trial.agenda:  # everything was delivered, and there is nothing left to be chosen
            return False
        trial.agenda.pop()
    table.ways = trial.ways
    if step is CHOOSE_PLANT:
        return count < 2
    return FROMS[count // 2] in CHOOSE_PLANT.offers(trial, seat, tile, number)
