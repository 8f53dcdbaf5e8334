"""What effects count: persons, houses, canal tiles, threats and the like, each a word of the deck's rows."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.phrase import Phrase
from burgomaster.games.bruges.box.components import COLOUR, COLOURS, GROUPS
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows import counts
from burgomaster.games.rows.effect import Count

THIRD_FIELD: Final = 3
MOST_PIPS: Final = 30


class Persons(Count[Bruges]):
    """Own persons of a group; one of several groups counts in each (ruling 26)."""

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def spell(self) -> Phrase:
        return Phrase("br-per-persons", group=GROUPS[self.group])

    def of(self, table: Bruges, seat: int) -> int:
        return table.group_count(seat, self.group)


class Groups(Count[Bruges]):
    """Different groups among own persons."""

    def spell(self) -> Phrase:
        return Phrase("br-per-groups")

    def of(self, table: Bruges, seat: int) -> int:
        return sum([1 for group in range(len(GROUPS)) if table.group_count(seat, group)])


class Houses(Count[Bruges]):
    """Own houses of a colour, empty or not."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def spell(self) -> Phrase:
        return Phrase("br-per-houses", colour=COLOURS[self.colour])

    def of(self, table: Bruges, seat: int) -> int:
        return sum([1 for house in table.players[seat].houses if COLOUR[house.face] == self.colour])


class AllHouses(Count[Bruges]):
    """Own houses of all colours, empty or not."""

    def spell(self) -> Phrase:
        return self.grouped(1)

    def grouped(self, group: int) -> Phrase:
        return Phrase("br-per-all-houses", group=group)

    def of(self, table: Bruges, seat: int) -> int:
        return len(table.players[seat].houses)


class HouseColours(Count[Bruges]):
    """Different colours among own houses."""

    def spell(self) -> Phrase:
        return Phrase("br-per-house-colours")

    def grouped(self, group: int) -> Phrase:
        if group == len(COLOURS):
            return Phrase("br-if-all-house-colours", group=group)
        return super().grouped(group)

    def of(self, table: Bruges, seat: int) -> int:
        return len({COLOUR[house.face] for house in table.players[seat].houses})


class CanalTiles(Count[Bruges]):
    """Own canal tiles, of both halves together."""

    def spell(self) -> Phrase:
        return self.grouped(1)

    def grouped(self, group: int) -> Phrase:
        return Phrase("br-per-canal-tiles", group=group)

    def of(self, table: Bruges, seat: int) -> int:
        return sum(table.players[seat].canal)


class ThirdFieldsAndStatues(Count[Bruges]):
    """Own third canal fields built on, and own statues, together."""

    def spell(self) -> Phrase:
        return Phrase("br-per-third-fields-and-statues")

    def of(self, table: Bruges, seat: int) -> int:
        player = table.players[seat]
        return sum([1 for built in player.canal if built >= THIRD_FIELD]) + len(player.statues)


class Threats(Count[Bruges]):
    """Own threat markers of all colours."""

    def spell(self) -> Phrase:
        return Phrase("br-per-threats")

    def of(self, table: Bruges, seat: int) -> int:
        return sum(table.players[seat].threats)


class ThreatColours(Count[Bruges]):
    """Different colours among own threat markers."""

    def spell(self) -> Phrase:
        return Phrase("br-per-threat-colours")

    def of(self, table: Bruges, seat: int) -> int:
        return sum([1 for markers in table.players[seat].threats if markers])


class ReputationPoints(Count[Bruges]):
    """The points printed on the own pawn's field of the reputation track."""

    def spell(self) -> Phrase:
        return Phrase("br-per-reputation-points")

    def of(self, table: Bruges, seat: int) -> int:
        return table.box.board.reputation[table.players[seat].reputation]


# The words of the rows.


def every(group: int, count: Count[Any]) -> Count[Any]:
    """Count full groups: `every(3, canal_tiles)` (ruling 26)."""
    return counts.Every(group, count)


def persons(group: int) -> Count[Bruges]:
    """Count own persons of a group."""
    return Persons(group)


def houses(colour: int) -> Count[Bruges]:
    """Count own houses of a colour."""
    return Houses(colour)


def die_shows(die: int, *results: int) -> Count[Any]:
    """Count 1 if a die shows one of the results."""
    return counts.DieShows("br-if-die-shows", die, COLOURS[die], results)


def dice_showing(result: int) -> Count[Any]:
    """Count the dice that show a result."""
    return counts.DiceShowing("br-per-dice-showing", result)


def dice_sum(at_least: int = 0, at_most: int = MOST_PIPS) -> Count[Any]:
    """Count 1 if the sum of all dice lies within the limits."""
    return counts.DiceSum("br-if-dice-sum", at_least, at_most)


own_persons: Final = counts.AllCards("br-per-all-persons")
groups: Final = Groups()
own_houses: Final = AllHouses()
house_colours: Final = HouseColours()
all_house_colours: Final = counts.Every(len(COLOURS), house_colours)
canal_tiles: Final = CanalTiles()
third_fields_and_statues: Final = ThirdFieldsAndStatues()
best_statue: Final = counts.BestStatue("br-statue-best")
majorities: Final = counts.Majorities("br-per-majorities")
workers: Final = counts.Workers("br-per-workers")
worker_sets: Final = counts.WorkerSets("br-per-worker-sets")
threats: Final = Threats()
threat_colours: Final = ThreatColours()
reputation_points: Final = ReputationPoints()
different_results: Final = counts.DifferentResults("br-per-different-results")
most_common_result: Final = counts.MostCommonResult("br-as-most-common")
