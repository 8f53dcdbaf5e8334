"""What effects of every deck count: workers, dice, and full groups of anything."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.phrase import Phrase
from burgomaster.games.rows.effect import Count
from burgomaster.games.rows.owners import OwnerTable


class Every(Count[Any]):
    """Full groups of something."""

    def __init__(self, group: int, count: Count[Any]) -> None:
        self.group: Final = group
        self.count: Final = count

    def spell(self) -> Phrase:
        return self.count.grouped(self.group)

    def each(self) -> Count[Any]:
        return self.count

    def of(self, table: Any, seat: int) -> int:
        return self.count.of(table, seat) // self.group


class Said(Count[OwnerTable]):
    """Something counted that is called by one phrase; `said` is its id."""

    def __init__(self, said: str) -> None:
        self.said: Final = said

    def spell(self) -> Phrase:
        return Phrase(self.said)


class Workers(Said):
    """Own workers of all colours."""

    def spell(self) -> Phrase:
        return self.grouped(1)

    def grouped(self, group: int) -> Phrase:
        return Phrase(self.said, group=group)

    def of(self, table: OwnerTable, seat: int) -> int:
        return sum(table.owner(seat).workers)


class WorkerColours(Said):
    """Different colours among own workers."""

    def of(self, table: OwnerTable, seat: int) -> int:
        return sum([1 for count in table.owner(seat).workers if count])


class WorkerSets(Said):
    """Complete sets of own workers, one of each colour."""

    def of(self, table: OwnerTable, seat: int) -> int:
        return min(table.owner(seat).workers)


class AllCards(Said):
    """Own cards laid out whose rows are in force."""

    def of(self, table: OwnerTable, seat: int) -> int:
        return table.owner(seat).display.bit_count()


class BestStatue(Said):
    """The points of one's best statue."""

    def of(self, table: OwnerTable, seat: int) -> int:
        return max(table.owner(seat).statues, default=0)


class Majorities(Said):
    """Own majorities: pieces for them with their coloured side up."""

    def of(self, table: OwnerTable, seat: int) -> int:
        return table.owner(seat).active.bit_count()


class DieShows(Said):
    """1 if a die shows one of these results."""

    def __init__(self, said: str, die: int, name: str, results: tuple[int, ...]) -> None:
        super().__init__(said)
        self.die: Final = die
        self.name: Final = name
        self.results: Final = results

    def spell(self) -> Phrase:
        return Phrase(self.said, colour=self.name, results=self.results)

    def of(self, table: OwnerTable, seat: int) -> int:
        return 1 if table.dice[self.die] in self.results else 0


class DiceShowing(Said):
    """Dice that show a result."""

    def __init__(self, said: str, result: int) -> None:
        super().__init__(said)
        self.result: Final = result

    def spell(self) -> Phrase:
        return Phrase(self.said, result=self.result)

    def of(self, table: OwnerTable, seat: int) -> int:
        return table.dice.count(self.result)


class DifferentResults(Said):
    """Different results among all dice."""

    def of(self, table: OwnerTable, seat: int) -> int:
        return len(set(table.dice))


class MostCommonResult(Said):
    """The result that alone occurs most often among the dice; 0 for a tie."""

    def of(self, table: OwnerTable, seat: int) -> int:
        often = [table.dice.count(result) for result in range(1, 7)]
        most = max(often)
        return often.index(most) + 1 if often.count(most) == 1 else 0


class DiceSum(Said):
    """1 if the sum of all dice lies within limits; `said` goes on with which of them matters."""

    def __init__(self, said: str, at_least: int, at_most: int) -> None:
        super().__init__(said)
        self.at_least: Final = at_least
        self.at_most: Final = at_most

    def spell(self) -> Phrase:
        if self.at_least:
            return Phrase(f"{self.said}-at-least", sum=self.at_least)
        return Phrase(f"{self.said}-at-most", sum=self.at_most)

    def of(self, table: OwnerTable, seat: int) -> int:
        return 1 if self.at_least <= sum(table.dice) <= self.at_most else 0
