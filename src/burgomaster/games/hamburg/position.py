"""Positions: a table as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.components import COLOURS, DICE, MAJORITIES, cards_in

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg, Player


def _numbers(values: list[int] | tuple[int, ...]) -> list[Plain]:
    numbers: list[Plain] = []
    for value in values:
        numbers.append(value)
    return numbers


def _by_colour(values: list[int] | tuple[int, ...]) -> dict[str, Plain]:
    named: dict[str, Plain] = {}
    for name, value in zip(DICE, values, strict=False):
        named[name] = value
    return named


def _dump_player(player: Player) -> dict[str, Plain]:
    sites: list[Plain] = []
    for plot in player.plots:
        sites.append({"face": plot.face, "known": plot.known, "buildings": _numbers(plot.buildings)})
    garden: list[Plain] = []
    for card, under in zip(player.garden, player.under, strict=True):
        garden.append({"card": card, "under": under})
    active: list[Plain] = []
    for majority in cards_in(player.active):
        active.append(MAJORITIES[majority])
    return {
        "marks": player.marks,
        "points": player.points,
        "workers": _by_colour(player.workers),
        "levels": _by_colour(player.levels),
        "wall": {"left": player.wall[0], "right": player.wall[1]},
        "halves": player.halves,
        "statues": _numbers(player.statues),
        "majorities": active,
        "square": player.square,
        "hand": _numbers(player.hand),
        "drawn": _numbers(player.drawn),
        "held": player.held,
        "sites": sites,
        "garden": garden,
        "used": _numbers(cards_in(player.used)),
    }


def dump(table: Hamburg) -> dict[str, Plain]:
    """Return the whole table as plain data, equal for equal tables."""
    players: list[Plain] = []
    for player in table.players:
        players.append(_dump_player(player))
    undecided: dict[str, Plain] = {}
    for colour, faces in zip(COLOURS, table.undecided, strict=True):
        undecided[colour] = _numbers(faces)
    leads: list[Plain] = []
    for known in table.leads:
        mine: list[Plain] = []
        for lead in known:
            mine.append({"cards": _numbers(cards_in(lead.cards)), "places": lead.places})
        leads.append(mine)
    return {
        "game": "hamburg",
        "data": table.box.digest,
        "viewer": table.viewer,
        "season": table.season,
        "phase": table.phase,
        "round": table.round,
        "first": table.first,
        "dice": _by_colour(table.dice),
        "cleric": table.cleric,
        "guests": _numbers(table.guests),
        "floor": _numbers(table.floor),
        "floor_workers": _by_colour(table.floor_workers),
        "statues": _numbers(table.statues),
        "piles": _by_colour(table.piles),
        "undecided": undecided,
        "discards": _numbers(table.discards),
        "shuffled": _numbers(table.shuffled),
        "exposed": table.exposed,
        "stock": _numbers(table.stock),
        "open_tokens": _numbers(table.open_tokens),
        "step_tokens": _numbers(table.step_tokens),
        "tokens_drawn": table.tokens_drawn,
        "stolen": table.stolen,
        "found": _numbers(table.found),
        "leads": leads,
        "agenda": table.agenda_data(),
        "asked": table.asked,
        "players": players,
    }
