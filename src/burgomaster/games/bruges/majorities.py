"""The three majorities, looked at in phase 4."""

from __future__ import annotations

from typing import Final

from burgomaster.core.step import Step
from burgomaster.games.bruges.box.components import MAJORITIES, PERSON_MAJORITY, REPUTATION_MAJORITY
from burgomaster.games.bruges.cards.hooks import TIES_COUNT
from burgomaster.games.bruges.table import Bruges, Player
from burgomaster.games.rows.masks import cards_in


def majority_value(player: Player, majority: int) -> int:
    """Return what a player has in a majority: the field reached, persons laid out, or canal tiles."""
    if majority == REPUTATION_MAJORITY:
        return player.reputation
    return player.display.bit_count() if majority == PERSON_MAJORITY else player.tiles()


class CheckMajorities(Step[Bruges]):
    """Turn the markers of those who alone have most, in each of the three (phase 4; ruling 24)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        table.begin_phase(4)
        table.begin_lap(0)
        for majority in range(len(MAJORITIES)):
            values = [majority_value(player, majority) for player in table.players]
            most = max(values)
            leaders = [each for each in table.in_turn_order() if values[each] == most]
            for each in leaders:
                alone = len(leaders) == 1
                content = table.answers(each, TIES_COUNT) if most > 0 and not alone else 0
                if (alone or content) and not table.players[each].active >> majority & 1:
                    table.turn_majority(each, majority, True, 0 if alone else cards_in(content)[0])


CHECK_MAJORITIES: Final = CheckMajorities("majorities")
