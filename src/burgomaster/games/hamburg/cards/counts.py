"""What effects count: buildings, sites, workers, dice and the like, each a word of the deck's rows."""

from __future__ import annotations

from typing import Final

from burgomaster.core.phrase import Phrase
from burgomaster.games.hamburg.box.components import BLACK, BUILDING_CATEGORIES, CATEGORIES, COLOUR, DICE
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows import counts
from burgomaster.games.rows.effect import Count

ALL_COLOURS: Final = 5


class Buildings(Count[Hamburg]):
    """Own buildings: of a category, or all of them."""

    def __init__(self, category: int = -1) -> None:
        self.category: Final = category

    def spell(self) -> Phrase:
        if self.category < 0:
            return Phrase("hb-per-all-buildings")
        return Phrase("hb-per-buildings", category=CATEGORIES[self.category])

    def of(self, table: Hamburg, seat: int) -> int:
        if self.category < 0:
            return table.players[seat].display.bit_count()
        return table.category_count(seat, self.category)


class Categories(Count[Hamburg]):
    """Different categories among own buildings."""

    def spell(self) -> Phrase:
        return Phrase("hb-per-categories")

    def of(self, table: Hamburg, seat: int) -> int:
        display = table.players[seat].display
        return sum([1 for mask in table.box.category[:BUILDING_CATEGORIES] if display & mask])


class Sites(Count[Hamburg]):
    """Own sites of a colour, built or empty."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def spell(self) -> Phrase:
        return self.grouped(1)

    def grouped(self, group: int) -> Phrase:
        return Phrase("hb-per-sites", group=group, colour=DICE[self.colour])

    def of(self, table: Hamburg, seat: int) -> int:
        return sum([1 for plot in table.players[seat].plots if COLOUR[plot.face] == self.colour])


class SiteColours(Count[Hamburg]):
    """Different colours among own sites."""

    def spell(self) -> Phrase:
        return Phrase("hb-per-site-colours")

    def grouped(self, group: int) -> Phrase:
        if group == ALL_COLOURS:
            return Phrase("hb-if-all-site-colours", group=group)
        return super().grouped(group)

    def of(self, table: Hamburg, seat: int) -> int:
        return len({COLOUR[plot.face] for plot in table.players[seat].plots})


class WallSegments(Count[Hamburg]):
    """Own wall segments."""

    def spell(self) -> Phrase:
        return self.grouped(1)

    def grouped(self, group: int) -> Phrase:
        return Phrase("hb-per-wall-segments", group=group)

    def of(self, table: Hamburg, seat: int) -> int:
        return table.players[seat].segments()


class ThirdSegmentsAndStatues(Count[Hamburg]):
    """Own third wall segments and own statues together."""

    def spell(self) -> Phrase:
        return Phrase("hb-per-third-segments-and-statues")

    def of(self, table: Hamburg, seat: int) -> int:
        player = table.players[seat]
        return sum([1 for built in player.wall if built >= 3]) + table.statue_count(seat)


class RaisedLevels(Count[Hamburg]):
    """Own increased disaster levels."""

    def spell(self) -> Phrase:
        return Phrase("hb-per-raised-levels")

    def of(self, table: Hamburg, seat: int) -> int:
        return sum(table.players[seat].levels)


class RaisedDisasters(Count[Hamburg]):
    """Own disasters that are increased at least once."""

    def spell(self) -> Phrase:
        return Phrase("hb-per-raised-disasters")

    def of(self, table: Hamburg, seat: int) -> int:
        return sum([1 for level in table.players[seat].levels if level])


class SquarePoints(Count[Hamburg]):
    """The points printed on the own pawn's space of City Hall Square."""

    def spell(self) -> Phrase:
        return Phrase("hb-per-square-points")

    def of(self, table: Hamburg, seat: int) -> int:
        return table.box.board.square[table.players[seat].square]


class DieResult(Count[Hamburg]):
    """What a die shows."""

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def spell(self) -> Phrase:
        return Phrase("hb-as-die", colour=DICE[self.die])

    def of(self, table: Hamburg, seat: int) -> int:
        return table.dice[self.die]


# The words of the rows.


def every(group: int, count: Count[Hamburg]) -> Count[Hamburg]:
    """Count full groups: `every(3, sites(GRAY))`."""
    return counts.Every(group, count)


def buildings(category: int) -> Count[Hamburg]:
    """Count own buildings of a category."""
    return Buildings(category)


def sites(colour: int) -> Count[Hamburg]:
    """Count own sites of a colour."""
    return Sites(colour)


def die_shows(die: int, *results: int) -> Count[Hamburg]:
    """Count 1 if a die shows one of the results."""
    return counts.DieShows("hb-if-die-shows", die, DICE[die], results)


def dice_showing(result: int) -> Count[Hamburg]:
    """Count the dice that show a result."""
    return counts.DiceShowing("hb-per-dice-showing", result)


def dice_sum(at_least: int = 0, at_most: int = 36) -> Count[Hamburg]:
    """Count 1 if the sum of all dice lies within the limits."""
    return counts.DiceSum("hb-if-dice-sum", at_least, at_most)


own_buildings: Final = Buildings()
categories: Final = Categories()
site_colours: Final = SiteColours()
all_site_colours: Final = counts.Every(ALL_COLOURS, SiteColours())
wall_segments: Final = WallSegments()
third_segments_and_statues: Final = ThirdSegmentsAndStatues()
best_statue: Final = counts.BestStatue("hb-statue-best")
majorities: Final = counts.Majorities("hb-per-majorities")
raised_levels: Final = RaisedLevels()
raised_disasters: Final = RaisedDisasters()
square_points: Final = SquarePoints()
black_die: Final = DieResult(BLACK)
workers: Final = counts.Workers("hb-per-workers")
worker_colours: Final = counts.WorkerColours("hb-per-worker-colours")
worker_sets: Final = counts.WorkerSets("hb-per-worker-sets")
different_results: Final = counts.DifferentResults("hb-per-different-results")
most_common_result: Final = counts.MostCommonResult("hb-as-most-common")
