"""Writing positions: a table as text that a person likes to read, with everything natural left out."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.box import Board
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS, DICE, SIDES
from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.paper import natural
from burgomaster.games.hamburg.paper.position import NONE, dump
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.paper.position import by_name, not_natural, numbers, without_zeros, words
from burgomaster.paper.toml import write_toml

_TABLES: Final = ("values", "player.*", "memory")
_NEVER: Final = ("digest", "statues", "piles", "undecided", "tokens")
"""What always follows from the rest."""
_EMPTY: Final = ("values", "guests", "found", "open_tokens", "step_tokens", "memory")
"""What is left out if there is none."""


def write_position(table: Hamburg) -> str:
    """Return a table as a position; reading it gives back the same table.

    >>> from burgomaster.core.chance import Fast
    >>> from burgomaster.games.hamburg.box.sets import standard_box
    >>> from burgomaster.games.hamburg.setup import set_up
    >>> print(write_position(set_up(standard_box(), 2, Fast(1))), end="")
    game = "hamburg"
    players = 2
    phase = "I"
    turn = 1
    discards = [246]
    shuffled = [90, 174, 236, 251]
    """
    board = table.box.board
    over = table.over
    phase, season = table.phase, table.season
    data = dump(table)
    left_out: dict[str, Plain] = {
        "data": SETS.newest(),
        "seen_by": 0,
        "season": natural.natural_season(0, board, over),
        "phase": "IV" if over else "III",
        "round": natural.natural_round(phase, board),
        "first": 1,
        "dice": by_name(natural.natural_dice(season, phase), DICE),
        "cleric": _window(board, natural.natural_cleric(phase, table.dice, over)),
        "floor": by_name(natural.natural_floor(season, phase, table.cleric), _windows(board)),
        "floor_workers": by_name((0,) * 5, COLOURS),
        "shuffled": [],
        "tokens_drawn": sum(table.open_tokens) + sum(table.step_tokens),
        "exposed": 1 if table.discards else 0,
        "stolen": 0,
    }
    if _discards_are_natural(table):
        left_out["discards"] = data["discards"]
        left_out["shuffled"] = data["shuffled"]
    kept: dict[str, Plain] = {}
    for key, value in data.items():
        if key == "agenda":
            kept.update(_agenda(table, value))
        elif key == "player":
            kept.update(_players(table, value))
        elif key in left_out and left_out[key] == value:
            continue
        elif key not in _NEVER and (value or key not in _EMPTY):
            kept[key] = without_zeros(value) if key in ("floor", "floor_workers") else value
    return write_toml(kept, _TABLES)


def _windows(board: Board) -> tuple[str, ...]:
    return tuple([DICE[colour] for colour in board.windows])


def _window(board: Board, window: int) -> str:
    return _windows(board)[window] if window >= 0 else NONE


def _agenda(table: Hamburg, written: Plain) -> dict[str, Plain]:
    """Return whose turn it is, if all that is still to be done follows from it; otherwise the agenda."""
    if not table.agenda:
        return {"over": True}
    if table.phase in (1, 2, 3):
        turn = table.agenda[-1][1]
        for acted in (False, True):
            if natural.natural_agenda(table, turn, acted) == table.agenda:
                told: dict[str, Plain] = {"turn": turn + 1}
                if acted:
                    told["acted"] = True
                return told
    return {"agenda": written}


def _discards_are_natural(table: Hamburg) -> bool:
    if not table.phase:
        return not table.discards and not table.shuffled
    placed = set(table.found)
    blanks = [0, 0, 0, 0, 0]
    for player in table.players:
        cards = [*player.hand, *player.buildings(), *player.garden, *[plot.face for plot in player.plots]]
        if player.held:
            cards.append(player.held)
        for card in cards:
            if card > 0:
                placed.add(card)
            else:
                blanks[COLOUR[card]] += 1
        for colour in player.drawn:
            blanks[colour] += 1
    cards = natural.natural_discards(placed, blanks)
    return table.discards == cards[-1:] and table.shuffled == tuple(sorted(cards[:-1]))


def _players(table: Hamburg, written: Plain) -> dict[str, Plain]:
    kept: dict[str, Plain] = {}
    if isinstance(written, dict):
        for seat, player in enumerate(table.players, 1):
            mine = _player(player, written[str(seat)], table.box.board)
            if mine:
                kept[str(seat)] = mine
    return {"player": kept} if kept else {}


def _player(player: Player, written: Plain, board: Board) -> dict[str, Plain]:
    left_out: dict[str, Plain] = {
        "points": board.start_points,
        "marks": board.start_marks,
        "workers": by_name((board.start_workers,) * 5, COLOURS),
        "levels": by_name((0,) * 5, COLOURS),
        "wall": by_name((0, 0), SIDES),
        "halves": words(natural.natural_halves(player.wall), SIDES),
        "statues": numbers(()),
        "majorities": [],
        "square": 0,
        "hand": [],
        "drawn": [],
        "held": NONE,
        "sites": [],
        "garden": [],
        "used": [],
    }
    return {key: without_zeros(value) for key, value in not_natural(written, left_out).items()}
