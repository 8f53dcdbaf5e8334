"""The clerk's outlook: what a seat may expect of the rest of the game when a season ends for it."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.hamburg.worth import (
    AS_INCOME,
    AT_THE_END,
    BY_DICE,
    EACH_SEASON,
    ONCE,
    STANDS,
    Worth,
    part_gain,
    worths,
)
from burgomaster.games.hamburg.box.components import (
    BLACK,
    CATEGORY,
    COLOUR,
    DISEASE,
    FIRE,
    FIRST_GARDEN,
    FLOOD,
    UNREST,
    ZOO,
)
from burgomaster.games.hamburg.cards.hooks import FOURTH_STRIKES
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.hamburg.terms import building_price
from burgomaster.games.rows.activation import idle

Weights = dict[str, tuple[float, float]]

OUTLOOK: Final[Weights] = {
    "time": (-7.78, 5.57),
    "marks up to six": (0.40, 0.06),
    "marks up to twelve": (0.14, 0.09),
    "more marks": (-0.08, 0.06),
    "colours of workers": (0.42, 0.04),
    "colours with two workers": (-0.17, 0.29),
    "a free site": (2.38, 0.13),
    "a second free site": (1.36, 0.30),
    "more free sites": (-0.21, 0.54),
    "buildings": (-0.17, 0.41),
    "zoo and park cards": (-0.07, 0.36),
    "clerics below the best window": (-0.20, 0.36),
    "clerics below the second best": (0.46, 0.27),
    "the next space's points": (0.93, 0.19),
    "points of the spaces in reach": (-0.90, 0.20),
    "disaster levels": (-0.03, -0.09),
    "marks in danger": (-0.22, 0.00),
    "workers in danger": (-0.19, 0.01),
    "a site in danger": (-1.13, 0.01),
    "a building in danger": (-0.84, 0.11),
    "majorities won": (0.83, 0.05),
    "majorities in reach": (6.08, 0.13),
    "points from uses": (-0.21, 0.79),
    "goods from uses": (-0.28, 0.61),
    "other gains from uses": (-0.07, 0.67),
    "workers for uses": (0.22, -0.89),
    "gains from dice": (0.32, 0.82),
    "points as income": (0.09, 0.87),
    "goods as income": (0.48, 0.50),
    "standing buildings": (-0.19, 1.14),
    "laurels": (0.57, -0.39),
    "the best card in hand": (0.89, -0.09),
    "segments of the longer half": (0.85, -0.74),
    "segments of the shorter half": (-0.04, 0.27),
    "colours of the next segments in hand": (-0.78, 0.36),
    "the top statue, from the third segment on": (-0.05, 0.01),
}
"""What the clerk looks at when a season ends, and what it is worth: in any case, and for each season to come.

`make outlook` plays games and finds these numbers anew, by what followed in them.
"""
LEADS: Final = (0.05, 0.14, 0.3, 0.55, 0.75, 0.87)
"""How likely a majority is won: two or more behind, one behind, even, ahead by one, two, three or more."""

MARK: Final = 0.5
"""A mark gained every season, and one to be paid."""
WORKER: Final = 0.6
"""A worker gained or returned every season."""
USED: Final = 0.75
"""How much of the uses in later seasons counts while a card is still in the hand."""
SITE: Final = 2.0
"""What a card in the hand costs besides its price: a turn, and a building a site as well."""


def _goods(player: Player) -> list[float]:
    """Return what there is of marks, the first of which count most, and of workers' colours, one and two."""
    marks = player.marks
    colours = 0
    pairs = 0
    for count in player.workers:
        if count:
            colours += 1
            if count > 1:
                pairs += 1
    return [min(marks, 6), min(max(marks - 6, 0), 6), max(marks - 12, 0), colours, pairs]


class Outlook:
    """Looks at tables for one seat; made for one decision."""

    __slots__ = ("seasons", "seat", "weights", "worths")

    def __init__(self, table: Hamburg, seat: int, weights: Weights = OUTLOOK) -> None:
        self.seat: Final = seat
        self.seasons: Final = table.box.board.seasons - table.season
        self.worths: Final = worths(table.box)
        self.weights: Final = [always + each * self.seasons for always, each in weights.values()]

    def of(self, seen: list[float]) -> float:
        """Return the points to be expected beyond those there are."""
        value = 0.0
        for weight, amount in zip(self.weights, seen, strict=True):
            value += weight * amount
        return value

    def seen(self, table: Hamburg, below: list[int], leads: list[int]) -> list[float]:
        """Return how much there is of everything the outlook depends on, in its order.

        `below` are the clerics below the windows, `leads` the leads in the majorities that are not won.
        """
        player = table.players[self.seat]
        uses = Uses(self, table, player)
        seen: list[float] = [1.0, *_goods(player)]
        seen += self._grounds(table, player, below)
        seen += self._square(table, player)
        seen += self._dangers(table, player)
        near = 0.0
        for lead in leads:
            near += LEADS[max(0, min(lead + 2, 5))]
        longer = max(player.wall)
        seen += [
            player.active.bit_count(),
            near,
            uses.points,
            uses.goods,
            uses.other,
            uses.pays,
            uses.dice,
            uses.income_points,
            uses.income_goods,
            uses.standing,
            uses.laurels,
            self._best_card(table, player, below),
            longer,
            min(player.wall),
            self._next_segments(table, player),
            table.statues[0] if table.statues and 3 <= longer < 5 else 0.0,
        ]
        return seen

    def _grounds(self, table: Hamburg, player: Player, below: list[int]) -> list[float]:
        """Return what there is of free sites, buildings, zoo and park, and of clerics below two windows."""
        free = len(table.free_places(self.seat))
        windows = sorted(below)
        return [
            min(free, 1),
            1.0 if free > 1 else 0.0,
            max(free - 2, 0),
            player.built_on_sites(),
            len(player.garden),
            windows[-1],
            windows[-2],
        ]

    def _square(self, table: Hamburg, player: Player) -> list[float]:
        """Return the points of the next space on City Hall Square, and of where a step a season leads."""
        square = table.box.board.square
        last, here = len(square) - 1, square[player.square]
        return [
            square[min(player.square + 1, last)] - here,
            square[min(player.square + self.seasons, last)] - here,
        ]

    def _dangers(self, table: Hamburg, player: Player) -> list[float]:
        """Return how far disasters have come, and what those that may strike next would take."""
        shift = 3 if table.answers(self.seat, FOURTH_STRIKES) else 2
        levels = player.levels
        return [
            sum(levels),
            player.marks if levels[UNREST] >= shift else 0.0,
            sum(player.workers) if levels[DISEASE] >= shift else 0.0,
            1.0 if levels[FLOOD] >= shift and player.plots else 0.0,
            1.0 if levels[FIRE] >= shift and player.built_on_sites() else 0.0,
        ]

    def _next_segments(self, table: Hamburg, player: Player) -> int:
        """Return for how many halves of the wall a card of the next segment's colour is in the hand."""
        found = 0
        for side in range(2):
            colours = table.box.board.wall_colours[side]
            built = player.wall[side]
            if built < len(colours):
                for card in player.hand:
                    if card > 0 and COLOUR[card] == colours[built]:
                        found += 1
                        break
        return found

    def _best_card(self, table: Hamburg, player: Player, below: list[int]) -> float:
        """Return what the best card in the hand would earn beyond its price and the turns it takes."""
        best = 0.0
        for card in player.hand:
            if card > 0:
                garden = card >= FIRST_GARDEN
                value = table.box.points[card] + below[BLACK if garden else COLOUR[card]] + self.seasons / 6
                value -= MARK * building_price(table, self.seat, card) + (SITE if garden else 2 * SITE)
                if CATEGORY[card] != ZOO:
                    value += self._effect(table, self.worths[card])
                best = max(best, value)
        return best

    def _effect(self, table: Hamburg, worth: Worth) -> float:
        """Return what a card in the hand would give beyond its points once it is built."""
        rhythm = worth.rhythm
        if rhythm == STANDS:
            return (worth.per_season + worth.per_other * (len(table.players) - 1)) * self.seasons
        if table.automatic and rhythm == ONCE and idle(table, self.seat, worth.card):
            return 0.0  # whom the rules play has no hand
        gain = 0.0
        for part in worth.parts:
            gain += part_gain(part, table, self.seat, worth.card, False, rhythm == ONCE, MARK, 1.0)
        if rhythm == EACH_SEASON:
            return max(0.0, gain - WORKER * len(worth.pays)) * USED * self.seasons
        if rhythm in (BY_DICE, AS_INCOME):
            return gain * self.seasons
        return gain


class Uses:
    """What a display gives every season."""

    __slots__ = (
        "dice",
        "goods",
        "income_goods",
        "income_points",
        "laurels",
        "other",
        "pays",
        "points",
        "standing",
    )

    def __init__(self, outlook: Outlook, table: Hamburg, player: Player) -> None:
        self.points = 0.0
        self.goods = 0.0
        self.other = 0.0
        self.pays = 0
        self.dice = 0.0
        self.income_points = 0.0
        self.income_goods = 0.0
        self.standing = 0.0
        self.laurels = 0
        known = outlook.worths
        for plot in player.plots:
            for card in plot.buildings:
                self._add(known[card], table, outlook.seat)
        for card in player.under:
            if card:
                self._add(known[card], table, outlook.seat)
        for card in player.garden:
            if CATEGORY[card] != ZOO:
                self._add(known[card], table, outlook.seat)

    def _add(self, worth: Worth, table: Hamburg, seat: int) -> None:
        rhythm = worth.rhythm
        if rhythm == ONCE:
            return
        if rhythm == STANDS:
            self.standing += worth.per_season + worth.per_other * (len(table.players) - 1)
            return
        if rhythm == AT_THE_END:
            self.laurels += 1
            return
        points = 0.0
        goods = 0.0
        other = 0.0
        for part in worth.parts:
            times = 1.0
            per = part.per
            if per is not None:
                times = per.expected if per.expected > 0 else per.count.of(table, seat) / per.group
            points += part.points * times
            goods += (MARK * part.money + WORKER * part.workers) * times
            other += part.flat * times
        if rhythm == EACH_SEASON:
            pays = len(worth.pays)
            if points + goods + other > WORKER * pays:
                self.points += points
                self.goods += goods
                self.other += other
                self.pays += pays
        elif rhythm == BY_DICE:
            self.dice += points + goods + other
        else:
            self.income_points += points
            self.income_goods += goods + other


def below_windows(table: Hamburg) -> list[int]:
    """Return how many clerics and workers are below each window, this season's included; black comes last."""
    below = [0, 0, 0, 0, 0, 0]
    windows = table.box.board.windows
    for window, colour in enumerate(windows):
        below[colour] += table.floor[window]
    if table.cleric >= 0:
        below[windows[table.cleric]] += 1
    for colour, workers in enumerate(table.floor_workers):
        below[colour] += workers
    for colour in table.guests:
        below[colour] += 1
    return below


def standing(table: Hamburg, player: Player, seat: int, below: list[int]) -> float:
    """Return a seat's points as they would count now, this season's clerics on the floor."""
    points = table.box.points
    board = table.box.board
    value = player.points + board.majority_points * player.active.bit_count() + sum(player.statues)
    value += board.square[player.square]
    for card in player.garden:
        value += points[card] + below[BLACK]
    laurel = table.box.laurel
    for plot in player.plots:
        for card in plot.buildings:
            value += points[card] + below[COLOUR[card]]
            if laurel >> card & 1:
                for score in table.box.laurels(card):
                    value += score.worth(table, seat)
    for segments in player.wall:
        if segments >= 3:
            value += board.third_points
    return float(value)
