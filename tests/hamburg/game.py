"""Hamburg, as the tests take it that all games share."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgomaster.games.hamburg.box.components import CARDS, COLOURS
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.paper.position import FOLLOWS, player_fields, table_fields
from burgomaster.games.hamburg.paper.writing import write_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.sight.explain import moves
from burgomaster.games.hamburg.sight.schema import HamburgView
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.paper.fields import Field
from tests.games.game import Subject
from tests.hamburg.places import FOLLOWS as UNCOUNTED
from tests.hamburg.places import counted
from tests.hamburg.worlds import permute


def untold(table: Hamburg) -> object:
    """Return what a position does not tell."""
    return (table.asked, table.piles, table.undecided, table.stock, table.statues, table.leads)


def parts(table: Hamburg) -> list[tuple[str, object, list[Field[Hamburg]]]]:
    """Return what expansions add to a table."""
    used = zip(table.box.expansions, table.parts, strict=True)
    return [(expansion.key, part, expansion.fields(table.seats())) for expansion, part in used]


FRAME: Final = (
    '"season 1", "new-first-player 1", "clear-markers 1", "cleric-down 1", "majorities 1", '
    '"round 1 4", "round 1 3", "round 1 2"'
)
"""What is left to do in the first round of a season."""

HAMBURG: Final = Subject(
    rules=RULES,
    read_position=read_position,
    write_position=write_position,
    broken_law=broken_law,
    moves=moves,
    view=HamburgView,
    permute=permute,
    folder=Path(__file__).parent,
    fields=lambda table: table_fields(table.box.board, table.seats()),
    player_fields=lambda table: player_fields(table.box.board),
    parts=parts,
    follows=FOLLOWS,
    rare=(
        f'agenda = [{FRAME}, "turn 2", "turn 1 1", "act 1"]\nplayer.1 = {{ held = 150, hand = [3] }}\n'
        'memory = [{ seat = 2, cards = [3], places = ["hand 1", "pile"] }]',
        f'agenda = [{FRAME}, "turn 2", "search 1 0 20"]\nfound = [254, 255]',
    ),
    everything={"expansions": [*EXPANSIONS]},
    counted=counted,
    uncounted=UNCOUNTED,
    unseen=lambda seen, place: False,
    scores=(19, 28, 23, 47),
    story="f508b7a49bd865c0",
    clock="season",
    untold=untold,
    asked=frozenset({"roll", "replenish", "deal", "turn", "token"}),
    looks=17,
    apart=90,
    words=(*COLOURS, "black", "none", "III", "turn 1", "do 1 54", "[", "]", "'", "\x00", "é"),
    digests={"house-1": "93f9c9fb431e4c1d", "house-2": "2c27d3087fb5f8aa"},
    sheet="cards.csv",
    pieces=CARDS,
    purse=("marks", 5),
    least_money=lambda table: min(player.marks for player in table.players),
)
