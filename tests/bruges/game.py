"""Bruges, as the tests take it that all games share."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgomaster.games.bruges.box.components import CARDS, COLOURS
from burgomaster.games.bruges.paper.laws import broken_law
from burgomaster.games.bruges.paper.loading import read_position
from burgomaster.games.bruges.paper.position import FOLLOWS, player_fields, table_fields
from burgomaster.games.bruges.paper.writing import write_position
from burgomaster.games.bruges.rules import RULES
from burgomaster.games.bruges.sight.explain import moves
from burgomaster.games.bruges.sight.schema import BrugesView
from burgomaster.games.bruges.table import Bruges
from tests.bruges.places import FOLLOWS as UNCOUNTED
from tests.bruges.places import counted
from tests.bruges.worlds import permute
from tests.games.game import Subject


def untold(table: Bruges) -> object:
    """Return what a position does not tell."""
    return (table.asked, table.piles, table.tops, table.covered, table.undecided, table.statues, table.leads)


FRAME: Final = (
    '"round 1", "new-first-player 1", "turn-persons-back 1", "majorities 1", "lap 1 4", "lap 1 3", "lap 1 2"'
)
"""What is left to do while everyone plays the first card of a round."""

BRUGES: Final = Subject(
    rules=RULES,
    read_position=read_position,
    write_position=write_position,
    broken_law=broken_law,
    moves=moves,
    view=BrugesView,
    permute=permute,
    folder=Path(__file__).parent,
    fields=lambda table: table_fields(table.box.board, table.seats()),
    player_fields=lambda table: player_fields(table.box.board),
    parts=lambda table: [],
    follows=FOLLOWS,
    rare=(
        f'agenda = [{FRAME}, "turn 2", "turn 1 1", "act 1"]\nplayer.1 = {{ held = 150, hand = [3] }}\n'
        'memory = [{ seat = 2, cards = [3], places = ["hand 1", "houses 1"] }]',
    ),
    everything={},
    counted=counted,
    uncounted=UNCOUNTED,
    unseen=lambda seen, place: False,
    scores=(34, 28, 22, 30),
    story="52f2d4116571e228",
    clock="phase",
    untold=untold,
    asked=frozenset({"roll", "draw", "deal", "turn", "show-top"}),
    looks=17,
    apart=90,
    words=(*COLOURS, "none", "3", "turn 1", "do 1 54", "[", "]", "'", "\x00", "é"),
    digests={"house-1": "960e69d66e3bf200"},
    sheet="cards.csv",
    pieces=CARDS,
    purse=("guilders", 5),
    least_money=lambda table: min(player.guilders for player in table.players),
)
