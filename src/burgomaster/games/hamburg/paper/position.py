"""Positions: a table as plain data, complete; `writing` leaves out what is natural, `loading` reads both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS, DICE, MAJORITIES, SIDES, cards_in
from burgomaster.paper.position import agenda_texts, by_name, numbers, words

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg, Player

PHASES: Final = ("set-up", "I", "II", "III", "IV")
NONE: Final = "none"
"""Where a card or a cleric could be, but is not."""
SPECTATOR: Final = "spectator"
PLACE_NAMES: Final = ("pile", *[f"hand {n}" for n in range(1, 6)], *[f"sites {n}" for n in range(1, 6)])
"""Where a hidden card may lie, in the order of the bits of a lead."""


def card_data(card: int) -> Plain:
    """Return a card as it is written: its number, its colour if it is blank, or that there is none."""
    if card > 0:
        return card
    return COLOURS[COLOUR[card]] if card else NONE


def cards_data(cards: list[int] | tuple[int, ...]) -> list[Plain]:
    """Return cards as they are written."""
    return [card_data(card) for card in cards]


def token_name(kind: int) -> str:
    """Return what a kind of intrigue token is called: a colour, or a number among those of expansions."""
    return COLOURS[kind] if kind < len(COLOURS) else str(kind)


def tokens_data(tokens: tuple[int, ...]) -> dict[str, Plain]:
    """Return intrigue tokens by kind, those that are there."""
    return {token_name(kind): count for kind, count in enumerate(tokens) if count}


def _dump_player(player: Player) -> dict[str, Plain]:
    sites: list[Plain] = []
    for plot in player.plots:
        if plot.known == (plot.face > 0) and not plot.buildings:
            sites.append(card_data(plot.face))
            continue
        site: dict[str, Plain] = {"site": card_data(plot.face)}
        if plot.known != (plot.face > 0):
            site["known"] = plot.known
        if plot.buildings:
            site["buildings"] = numbers(plot.buildings)
        sites.append(site)
    garden: list[Plain] = []
    for card, under in zip(player.garden, player.under, strict=True):
        garden.append({"card": card, "under": under} if under else card)
    return {
        "points": player.points,
        "marks": player.marks,
        "workers": by_name(player.workers, COLOURS),
        "levels": by_name(player.levels, COLOURS),
        "wall": by_name(player.wall, SIDES),
        "halves": words(player.halves, SIDES),
        "statues": numbers(player.statues),
        "majorities": words(player.active, MAJORITIES),
        "square": player.square,
        "hand": cards_data(player.hand),
        "drawn": [COLOURS[colour] for colour in player.drawn],
        "held": card_data(player.held),
        "sites": sites,
        "garden": garden,
        "used": numbers(cards_in(player.used)),
    }


def _dump_memory(table: Hamburg) -> list[Plain]:
    memory: list[Plain] = []
    for viewer, known in enumerate(table.leads):
        seat: Plain = viewer + 1 if viewer < len(table.players) else SPECTATOR
        for lead in known:
            places = words(lead.places, PLACE_NAMES)
            memory.append({"seat": seat, "cards": numbers(cards_in(lead.cards)), "places": places})
    return memory


def dump(table: Hamburg) -> dict[str, Plain]:
    """Return the whole table as plain data, equal for equal tables."""
    players: dict[str, Plain] = {}
    for number, player in enumerate(table.players, 1):
        players[str(number)] = _dump_player(player)
    values: dict[str, Plain] = {}
    for card, (cost, points) in sorted(table.box.changed.items()):
        values[str(card)] = {"cost": cost, "points": points}
    undecided: dict[str, Plain] = {}
    for colour, faces in zip(COLOURS, table.undecided, strict=True):
        undecided[colour] = numbers(faces)
    windows = tuple([DICE[colour] for colour in table.box.board.windows])
    return {
        "game": "hamburg",
        "data": table.box.name,
        "digest": table.box.set_digest,
        "values": values,
        "players": len(table.players),
        "seen_by": table.viewer + 1,
        "season": table.season,
        "phase": PHASES[table.phase],
        "round": table.round,
        "first": table.first + 1,
        "agenda": agenda_texts(table.agenda),
        "dice": by_name(table.dice, DICE),
        "cleric": windows[table.cleric] if table.cleric >= 0 else NONE,
        "guests": [COLOURS[colour] for colour in table.guests],
        "floor": by_name(table.floor, windows),
        "floor_workers": by_name(table.floor_workers, COLOURS),
        "statues": numbers(table.statues),
        "piles": by_name(table.piles, COLOURS),
        "undecided": undecided,
        "discards": numbers(table.discards),
        "shuffled": numbers(table.shuffled),
        "found": numbers(table.found),
        "tokens": tokens_data(table.stock),
        "open_tokens": tokens_data(table.open_tokens),
        "step_tokens": tokens_data(table.step_tokens),
        "tokens_drawn": table.tokens_drawn,
        "exposed": table.exposed,
        "stolen": table.stolen,
        "memory": _dump_memory(table),
        "player": players,
    }
