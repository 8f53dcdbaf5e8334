"""The five majorities, looked at in the first step of phase IV."""

from __future__ import annotations

from typing import Final

from burgomaster.core.step import Step
from burgomaster.games.hamburg.box.components import (
    BUILDING_MAJORITY,
    POINT_MAJORITY,
    SQUARE_MAJORITY,
    WALL_MAJORITY,
    ZOO_CARDS,
)
from burgomaster.games.hamburg.cards.hooks import MAJORITY_WON, TIES_COUNT
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.rows.triggers import set_off


def majority_value(player: Player, majority: int) -> int:
    """Return what a player has in a majority."""
    if majority == SQUARE_MAJORITY:
        return player.square
    if majority == BUILDING_MAJORITY:
        return player.built_on_sites()
    if majority == WALL_MAJORITY:
        return player.segments()
    if majority == POINT_MAJORITY:
        return player.points
    return len([card for card in player.garden if ZOO_CARDS >> card & 1]) if player.garden else 0


def majority_values(table: Hamburg, majority: int) -> list[int]:
    """Return what everyone has in a majority."""
    return [majority_value(player, majority) for player in table.players]


class CheckMajorities(Step[Hamburg]):
    """Turn the majority tokens of those who alone have most; with 046 also of those tied (1st step)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.begin_phase(4)
        order = table.in_turn_order()
        for majority in range(5):
            values = majority_values(table, majority)
            most = max(values)
            alone = values.count(most) == 1
            for each in order:
                player = table.players[each]
                if values[each] != most or player.active >> majority & 1:
                    continue
                if alone or (most > 0 and table.answers(each, TIES_COUNT)):
                    table.turn_majority(each, majority, True)
                    set_off(table, each, MAJORITY_WON, -1)


CHECK_MAJORITIES: Final = CheckMajorities("majorities")
