"""Loading: a table from the plain data that `position.dump` wrote, checked field by field."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.rules import whole_number
from burgomaster.games.hamburg.box import Box
from burgomaster.games.hamburg.components import CARDS, COLOURS, DICE, MAJORITIES, mask_of
from burgomaster.games.hamburg.knowledge import Lead
from burgomaster.games.hamburg.laws import broken_law
from burgomaster.games.hamburg.steps import STEPS
from burgomaster.games.hamburg.table import TOKEN_KINDS, Hamburg, Player, Plot

MOST: Final = 10_000


def _refuse(place: str, found: Plain) -> Refused:
    return Refused(Message("position-wrong", place=place, found=str(found)[:40]))


def _field(data: Plain, place: str, name: str) -> Plain:
    if not isinstance(data, dict) or name not in data:
        raise Refused(Message("position-missing", place=f"{place}.{name}"))
    return data[name]


def _whole(data: Plain, place: str, name: str, low: int, high: int) -> int:
    return whole_number(_field(data, place, name), f"{place}.{name}", low, high)


def _whole_list(value: Plain, place: str, low: int, high: int) -> list[int]:
    if not isinstance(value, list):
        raise _refuse(place, value)
    return [whole_number(each, f"{place}[{i}]", low, high) for i, each in enumerate(value)]


def _named(value: Plain, place: str, names: tuple[str, ...], high: int) -> list[int]:
    if not isinstance(value, dict) or set(value) != set(names):
        raise _refuse(place, value)
    return [whole_number(value[name], f"{place}.{name}", 0, high) for name in names]


def _load_player(data: Plain, place: str) -> Player:
    player = Player()
    player.marks = _whole(data, place, "marks", 0, MOST)
    player.points = _whole(data, place, "points", 0, MOST)
    player.workers = _named(_field(data, place, "workers"), f"{place}.workers", COLOURS, MOST)
    player.levels = _named(_field(data, place, "levels"), f"{place}.levels", COLOURS, 4)
    left, right = _named(_field(data, place, "wall"), f"{place}.wall", ("left", "right"), 5)
    player.wall = (left, right)
    player.halves = _whole(data, place, "halves", 0, 3)
    player.statues = tuple(_whole_list(_field(data, place, "statues"), f"{place}.statues", 1, 20))
    active = _field(data, place, "majorities")
    for name in active if isinstance(active, list) else [active]:
        if not isinstance(name, str) or name not in MAJORITIES:
            raise _refuse(f"{place}.majorities", name)
        player.active |= 1 << MAJORITIES.index(name)
    player.square = _whole(data, place, "square", 0, 9)
    player.hand = _whole_list(_field(data, place, "hand"), f"{place}.hand", -5, CARDS)
    player.drawn = tuple(_whole_list(_field(data, place, "drawn"), f"{place}.drawn", 0, 4))
    player.held = _whole(data, place, "held", -5, CARDS)
    sites = _field(data, place, "sites")
    for i, site in enumerate(sites if isinstance(sites, list) else [sites]):
        at = f"{place}.sites[{i}]"
        buildings = _whole_list(_field(site, at, "buildings"), f"{at}.buildings", 1, CARDS)
        known = _field(site, at, "known")
        if not isinstance(known, bool):
            raise _refuse(f"{at}.known", known)
        player.plots += (Plot(_whole(site, at, "face", -5, CARDS), known, tuple(buildings)),)
        player.display |= mask_of(buildings)
    garden = _field(data, place, "garden")
    for i, each in enumerate(garden if isinstance(garden, list) else [garden]):
        at = f"{place}.garden[{i}]"
        player.garden += (_whole(each, at, "card", 1, CARDS),)
        under = _whole(each, at, "under", 0, CARDS)
        player.under += (under,)
        player.display |= mask_of([under]) & ~1
    player.used = mask_of(_whole_list(_field(data, place, "used"), f"{place}.used", 1, CARDS))
    return player


def load(box: Box, data: Plain) -> Hamburg:
    """Return the table that was written as plain data, or refuse it with place and reason."""
    players = _field(data, "table", "players")
    if not isinstance(players, list) or not 2 <= len(players) <= 5:
        raise _refuse("players", players)
    if _field(data, "table", "data") != box.digest:
        raise Refused(Message("position-other-data", found=str(_field(data, "table", "data"))[:40]))
    table = Hamburg(box, len(players))
    table.players = [_load_player(player, f"players[{i}]") for i, player in enumerate(players)]
    seats = len(players)
    table.viewer = _whole(data, "table", "viewer", -1, seats)
    table.season = _whole(data, "table", "season", 0, box.board.seasons)
    table.phase = _whole(data, "table", "phase", 0, 4)
    table.round = _whole(data, "table", "round", 0, 8)
    table.first = _whole(data, "table", "first", 0, seats - 1)
    table.dice = tuple(_named(_field(data, "table", "dice"), "dice", DICE, 6))
    table.cleric = _whole(data, "table", "cleric", -1, 5)
    table.guests = tuple(_whole_list(_field(data, "table", "guests"), "guests", 0, 4))
    table.floor = tuple(_whole_list(_field(data, "table", "floor"), "floor", 0, MOST))
    table.floor_workers = tuple(
        _named(_field(data, "table", "floor_workers"), "floor_workers", COLOURS, MOST)
    )
    table.statues = tuple(_whole_list(_field(data, "table", "statues"), "statues", 1, 20))
    table.piles = _named(_field(data, "table", "piles"), "piles", COLOURS, CARDS)
    undecided = _field(data, "table", "undecided")
    table.undecided = [
        tuple(_whole_list(_field(undecided, "undecided", name), f"undecided.{name}", 1, CARDS))
        for name in COLOURS
    ]
    table.discards = _whole_list(_field(data, "table", "discards"), "discards", 1, CARDS)
    table.shuffled = tuple(_whole_list(_field(data, "table", "shuffled"), "shuffled", 1, CARDS))
    table.exposed = _whole(data, "table", "exposed", 0, MOST)
    table.stock = _tokens(data, "stock")
    table.open_tokens = _tokens(data, "open_tokens")
    table.step_tokens = _tokens(data, "step_tokens")
    table.tokens_drawn = _whole(data, "table", "tokens_drawn", 0, MOST)
    table.stolen = _whole(data, "table", "stolen", 0, MOST)
    table.found = tuple(_whole_list(_field(data, "table", "found"), "found", 1, CARDS))
    _load_leads(table, _field(data, "table", "leads"))
    _load_agenda(table, _field(data, "table", "agenda"))
    table.asked = _whole(data, "table", "asked", -3, seats - 1)
    broken = broken_law(table)
    if broken is not None:
        raise Refused(broken)
    return table


def _tokens(data: Plain, name: str) -> tuple[int, ...]:
    tokens = _whole_list(_field(data, "table", name), name, 0, MOST)
    if len(tokens) != TOKEN_KINDS:
        raise _refuse(name, len(tokens))
    return tuple(tokens)


def _load_leads(table: Hamburg, data: Plain) -> None:
    if not isinstance(data, list) or len(data) != len(table.players) + 1:
        raise _refuse("leads", data)
    leads: list[tuple[Lead, ...]] = []
    for i, mine in enumerate(data):
        known: list[Lead] = []
        for j, lead in enumerate(mine if isinstance(mine, list) else [mine]):
            at = f"leads[{i}][{j}]"
            cards = _whole_list(_field(lead, at, "cards"), f"{at}.cards", 1, CARDS)
            if not cards:
                raise _refuse(f"{at}.cards", "")
            known.append(Lead(mask_of(cards), _whole(lead, at, "places", 1, 1 << 11)))
        leads.append(tuple(known))
    table.leads = tuple(leads)


def _load_agenda(table: Hamburg, data: Plain) -> None:
    if not isinstance(data, list):
        raise _refuse("agenda", data)
    for i, task in enumerate(data):
        if not isinstance(task, list) or len(task) != 4:
            raise _refuse(f"agenda[{i}]", task)
        name, seat, what, count = task
        if not isinstance(name, str) or name not in STEPS:
            raise _refuse(f"agenda[{i}]", name)
        table.push(
            STEPS[name],
            whole_number(seat, f"agenda[{i}].seat", 0, len(table.players) - 1),
            whole_number(what, f"agenda[{i}].what", -8, 1 << 300),
            whole_number(count, f"agenda[{i}].count", -8, 1 << 20),
        )
