"""The clerk's judgement: how many points a seat may expect of a table it sees."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.hamburg.clock import Clock
from burgomaster.bots.hamburg.outlook import LEADS, OUTLOOK, Outlook, Weights, below_windows, standing
from burgomaster.bots.hamburg.taste import Taste
from burgomaster.bots.hamburg.worth import (
    AS_INCOME,
    AT_THE_END,
    BY_DICE,
    EACH_SEASON,
    MARK,
    ONCE,
    WORKER,
    Worth,
    part_gain,
    worths,
)
from burgomaster.bots.worth import sum_of
from burgomaster.games.hamburg.box.components import (
    BLACK,
    CATEGORY,
    COLOUR,
    DISEASE,
    FIRE,
    FIRST_GARDEN,
    FLOOD,
    POINT_MAJORITY,
    UNREST,
    ZOO,
)
from burgomaster.games.hamburg.cards.hooks import FOURTH_STRIKES, TIES_COUNT
from burgomaster.games.hamburg.majorities import majority_value
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.hamburg.terms import building_price
from burgomaster.games.rows.activation import idle

WORKERS: Final = (0.0, 0.7, 1.25, 1.65, 1.95, 2.2, 2.4, 2.55)
"""What workers of one colour are worth together."""
SITES: Final = (0.0, 1.9, 3.1, 3.8, 4.2)
"""What free sites are worth together."""
ADVANCE_PRICE: Final = 4
"""Marks that usually suffice for an advance."""
COLOURS_HELD: Final = (0.0, 1.0, 1.9, 2.6, 3.1, 3.5)
"""What different colours in the hand are worth together."""
STATUE: Final = (0.04, 0.12, 0.25, 0.45, 0.75)
"""How likely a half of the wall with so many segments will be completed, time permitting."""
STRUCK: Final = (0.0, 0.0, 0.13, 0.22, 0.28)
STRUCK_TWICE: Final = (0.0, 0.4, 0.52, 0.52, 0.52)
"""How likely a disaster strikes whose level is raised once, or twice and more, by the rolls to come."""
SURE: Final = 9
"""A lead that nobody will overtake before the season ends."""
THIRD: Final = (0.12, 0.35, 0.7)
"""How likely it will get its third segment."""


class Judgement:
    """Judges tables for one seat; made for one decision. What others have in majorities is taken to stay."""

    __slots__ = (
        "_below",
        "_cleric",
        "_clock",
        "_draws",
        "_floor",
        "_guests",
        "_held",
        "_outlook",
        "_rivals",
        "_selected",
        "_settled",
        "seat",
        "taste",
        "worths",
    )

    def __init__(self, table: Hamburg, seat: int, taste: Taste, weights: Weights = OUTLOOK) -> None:
        self.seat: Final = seat
        self.taste: Final = taste
        self.worths: Final = worths(table.box)
        self._clock: Final = Clock(table, seat, False)  # when the seat decides
        self._outlook: Final = Outlook(table, seat, weights)
        self._rivals: Final = _rivals(table, seat)
        others = (1 << len(table.players)) - 1 & ~(1 << seat)
        self._settled: Final = table.phase == 3 and table.automatic & others == others
        """Whether all others have done what they do this season: the rules play them, before others."""
        self._selected: dict[int, float] = {}  # by category, as the discard pile is when the seat decides
        self._held: dict[int, float] = {}  # what cards in the hand are worth once built
        self._draws: list[float] = [-1.0] * 5  # what cards not seen yet are worth, by colour
        self._below: list[int] = []  # clerics by colour
        self._cleric = -2  # for these clerics
        self._guests: tuple[int, ...] = table.guests
        self._floor: tuple[int, ...] = table.floor_workers

    def of(self, table: Hamburg, ended: bool = False) -> float:
        """Return the points this seat may expect, less what others have; `ended`: it ends its turn now."""
        player = table.players[self.seat]
        clock = Clock(table, self.seat, ended)
        mark = self.taste.mark * min(1.0, (clock.turns + clock.seasons) / self.taste.fade)
        below = self._clerics(table)
        hoped = self.taste.church * clock.rolls / 6
        free = len(table.free_places(self.seat))
        value = player.points + clock.pending
        value += self._display(table, player, clock, mark, below, hoped)
        value += self._hand(table, player, clock, mark, free)
        value += self._supplies(table, player, clock, mark, free)
        value += self._wall(table, player, clock)
        value += self._square(table, player, clock)
        value += self._majorities(table, player, clock)
        return value - self._others(table)

    def at_end(self, table: Hamburg) -> float:
        """Return the same for a table at which this seat's season ends: what is to come decides."""
        if table.season == table.box.board.seasons:
            return self.of(table, True)
        player = table.players[self.seat]
        value = standing(table, player, self.seat, self._clerics(table))
        return value + self._outlook.of(self.seen(table)) - self._others(table)

    def tile(self, table: Hamburg, number: int) -> float:
        """Return what a side of a tile is worth from the beginning of a game on, goods to start with too."""
        worth = self.worths[number]
        value = self.taste.standing * worth.per_season * table.box.board.seasons
        for part in worth.parts:
            value += part_gain(part, table, self.seat, number, True, False, self.taste.mark, self.taste.flat)
        return value

    def seen(self, table: Hamburg) -> list[float]:
        """Return what the outlook depends on, at the end of a season."""
        player = table.players[self.seat]
        return self._outlook.seen(table, self._clerics(table), self._leads(table, player))

    def held(self, table: Hamburg, card: int) -> float:
        """Return what a card in the hand is worth once built, as it was when first asked for."""
        found = self._held.get(card)
        if found is None:
            clock = self._clock
            hoped = self.taste.church * clock.rolls / 6
            below = self._clerics(table)
            found = table.box.points[card] + hoped + below[COLOUR[card] if card < FIRST_GARDEN else BLACK]
            if CATEGORY[card] != ZOO:
                player = table.players[self.seat]
                found += self._gives(table, player, clock, self.taste.mark, self.worths[card], False)
            self._held[card] = found
        return found

    def _unseen(self, table: Hamburg, colour: int) -> float:
        """Return what a card of a colour earns on average that nobody has seen yet."""
        found = self._draws[colour]
        if found < 0:
            found = 0.0
            cards = table.undecided[colour]
            costs = table.box.cost
            taste = self.taste
            for card in cards:
                profit = self.held(table, card) - costs[card] * taste.mark - taste.action
                if card < FIRST_GARDEN:
                    profit -= taste.site
                if profit > 0:
                    found += profit
            found = found / max(len(cards), 1)
            self._draws[colour] = found
        return found

    def _selection(self, table: Hamburg, player: Player, clock: Clock, mark: float, category: int) -> float:
        """Return what the best building of a category in the discard pile is worth, taken for nothing."""
        found = self._selected.get(category)
        if found is None:
            below = self._clerics(table)
            hoped = self.taste.church * clock.rolls / 6
            found = 0.0
            for card in (*table.discards, *table.shuffled):
                if CATEGORY[card] == category and self.worths[card].selects < 0:
                    gives = self._gives(table, player, clock, mark, self.worths[card], False)
                    found = max(found, table.box.points[card] + below[COLOUR[card]] + hoped + gives)
            self._selected[category] = found
        return found

    def _display(
        self, table: Hamburg, player: Player, clock: Clock, mark: float, below: list[int], hoped: float
    ) -> float:
        """Judge buildings, zoo and park cards: printed points, clerics, and what they will still give."""
        points = table.box.points
        known = self.worths
        value = hoped * (len(player.garden) + player.built_on_sites())
        for card in player.garden:
            value += points[card] + below[BLACK]
            if CATEGORY[card] != ZOO:
                value += self._gives(table, player, clock, mark, known[card], True)
        for plot in player.plots:
            for card in plot.buildings:
                value += points[card] + below[COLOUR[card]]
                value += self._gives(table, player, clock, mark, known[card], True)
        for card in player.under:
            if card:
                value += self._gives(table, player, clock, mark, known[card], True)
        return value

    def _gives(
        self, table: Hamburg, player: Player, clock: Clock, mark: float, worth: Worth, built: bool
    ) -> float:
        """Return what a card will still give beyond its printed points."""
        rhythm = worth.rhythm
        card = worth.card
        if rhythm == EACH_SEASON:
            times = self.taste.reliable * clock.seasons
            if clock.uses and not (built and player.used >> card & 1):
                times += self.taste.unused
        elif rhythm == ONCE:
            if built or (table.automatic and idle(table, self.seat, card)):  # whom the rules play has no hand
                return 0.0
            if worth.selects >= 0:
                found = self._selection(table, player, clock, mark, worth.selects)
                sites = len(table.free_places(self.seat))
                return self.taste.select * max(0.0, found - (0.0 if sites > 1 else self.taste.site))
            times = 1.0
        elif rhythm == BY_DICE:
            times = float(clock.rolls)
        elif rhythm == AS_INCOME:
            times = float(clock.seasons)
        elif rhythm == AT_THE_END:
            times = 1.0
        else:
            seasons = clock.seasons + clock.round_left / 4
            worth_a_season = worth.per_season + worth.per_other * (len(table.players) - 1)
            return self.taste.standing * worth_a_season * seasons
        gain = 0.0
        for part in worth.parts:
            gain += part_gain(part, table, self.seat, card, built, rhythm == ONCE, mark, self.taste.flat)
        if rhythm == AT_THE_END:
            return gain * (1.0 + self.taste.growth * clock.seasons)
        gain -= self.taste.wage * len(worth.pays)
        return times * gain if gain > 0 else 0.0

    def _hand(self, table: Hamburg, player: Player, clock: Clock, mark: float, free: int) -> float:
        """Judge the hand: buildings that will pay, marks to be had, and colours that are in demand."""
        turns = clock.turns
        if not turns:
            return 0.0
        taste = self.taste
        rolled = table.phase == 3 and clock.uses
        profits: list[float] = []
        pips: list[int] = []
        value = 0.0
        seen = 0
        for colour in player.drawn:
            seen |= 1 << colour
            value += taste.card + self._demand(table, player, colour)
            value += taste.unseen * self._unseen(table, colour)
        for card in player.hand:
            colour = COLOUR[card]
            seen |= 1 << colour
            value += self._demand(table, player, colour)
            if rolled:
                pips.append(table.dice[colour])
            if card < 0:
                value += taste.card
                continue
            profit = self._profit(table, player, card, turns, mark, free)
            if profit > 0:
                profits.append(profit)
        if profits:
            profits.sort(reverse=True)
            for profit in profits[: min(turns, 4)]:
                value += taste.held * profit
        if rolled:
            pips.sort(reverse=True)
            for each in pips[: clock.left]:
                value += taste.pips * mark * each
        else:
            value += taste.colours * COLOURS_HELD[seen.bit_count()]
        return value

    def _profit(self, table: Hamburg, player: Player, card: int, turns: int, mark: float, free: int) -> float:
        """Return what building a card of the hand will bring beyond what it costs, if there will be money."""
        taste = self.taste
        price = building_price(table, self.seat, card)
        if price > player.marks + 6 * (turns - 1):
            return 0.0
        profit = self.held(table, card) - price * mark - taste.action
        if card < FIRST_GARDEN and not free:
            profit -= taste.site
        return profit if price <= player.marks else taste.dear * profit

    def _demand(self, table: Hamburg, player: Player, colour: int) -> float:
        """Return how much one would like a card of this colour, whichever it is."""
        wanted = 0.2 * self.taste.demand * player.levels[colour]
        colours = table.box.board.wall_colours
        left, right = player.wall
        if left < 5 and colours[0][left] == colour:
            wanted += self.taste.segment
        if right < 5 and colours[1][right] == colour:
            wanted += self.taste.segment
        return wanted

    def _clerics(self, table: Hamburg) -> list[int]:
        """Return the points each card of a colour has from the church; black is zoo and park."""
        if (
            table.cleric != self._cleric
            or table.guests is not self._guests
            or table.floor_workers is not self._floor
        ):
            self._cleric = table.cleric
            self._guests = table.guests
            self._floor = table.floor_workers
            self._below = below_windows(table)
        return self._below

    def _supplies(self, table: Hamburg, player: Player, clock: Clock, mark: float, free: int) -> float:
        """Judge marks, workers and free sites, and how disasters threaten them and the rest."""
        taste = self.taste
        turns = clock.turns
        usable = float(min(player.marks, 5 * turns + 2 * clock.seasons))
        if usable > taste.plenty:
            usable = taste.plenty + taste.surplus * (usable - taste.plenty)
        marks = mark * usable
        workers = 0.0
        for count in player.workers:
            workers += WORKERS[count] if count < 8 else 2.55 + 0.1 * (count - 7)
        workers *= taste.workers * min(1.0, turns / taste.workers_fade)
        soon = min(turns, 4)
        sites = taste.sites * SITES[min(free, soon)] * (soon / 4)
        value = marks + workers + sites + 0.002 * player.marks
        rolls = clock.rolls
        if rolls:
            value += taste.purse * min(player.marks, ADVANCE_PRICE)
        if not rolls:
            return value
        shift = 1 if table.answers(self.seat, FOURTH_STRIKES) else 0
        for colour in range(5):
            raised = player.levels[colour]
            value += taste.relief * raised
            level = raised - shift
            if level > 0:
                chance = STRUCK_TWICE[min(rolls, 4)] if level >= 2 else STRUCK[min(rolls, 4)]
                value -= taste.fear * chance * _damage(player, colour, marks, workers, free)
        return value

    def _wall(self, table: Hamburg, player: Player, clock: Clock) -> float:
        """Judge the wall: third segments, statues, and how far the halves have come."""
        third = table.box.board.third_points
        value = float(sum(player.statues))
        statue = float(table.statues[0]) if table.statues else 0.0
        for part in table.parts:
            if part.expansion == "statues":
                statue = max(statue, self._marks_now(table, part.on_show(table), clock))
        turns = clock.turns
        hoped = 0.0
        for side in range(2):
            built = player.wall[side]
            if built >= 3:
                value += third
            else:
                hoped += self.taste.third * third * THIRD[built] * min(1.0, turns / (4 * (3 - built)))
            if built < 5 and not player.halves >> side & 1:
                hoped += 0.85 * statue * STATUE[built] * min(1.0, turns / (4 * (5 - built)))
        return value + self.taste.wall * hoped

    def _marks_now(self, table: Hamburg, numbers: list[int], clock: Clock) -> float:
        """Return what the first of these brings at once, in points: less, the less time is left for it."""
        if not numbers:
            return 0.0
        mark = self.taste.mark * min(1.0, (clock.turns + clock.seasons) / self.taste.fade)
        return mark * sum([part.money for part in self.worths[numbers[0]].parts])

    def _square(self, table: Hamburg, player: Player, clock: Clock) -> float:
        """Judge the pawn's place: points grow faster the further it comes."""
        square = table.box.board.square
        now = float(square[player.square])
        if not clock.rolls:
            return now
        ahead = player.square + self.taste.advance * clock.rolls
        whole = int(ahead)
        last = len(square) - 1
        if whole >= last:
            later = square[last] + 4 * (ahead - last)
        else:
            later = square[whole] + (ahead - whole) * (square[whole + 1] - square[whole])
        return now + self.taste.soon * (later - now)

    def _leads(self, table: Hamburg, player: Player) -> list[int]:
        """Return by how much this seat leads in the majorities that it has not won."""
        ties = bool(table.answers(self.seat, TIES_COUNT))
        leads: list[int] = []
        for majority in range(5):
            if not player.active >> majority & 1:
                mine = majority_value(player, majority)
                lead = mine - self._rivals[majority]
                if majority == POINT_MAJORITY:  # points change faster than the rest
                    lead = -(-lead // 3) if lead > 0 else lead // 3
                if ties and lead == 0 and mine:
                    lead = 1
                leads.append(SURE if self._settled and lead > 0 else lead)
        return leads

    def _majorities(self, table: Hamburg, player: Player, clock: Clock) -> float:
        """Judge majorities won, and those in reach at the end of this season or later."""
        each = table.box.board.majority_points
        won = float(each * player.active.bit_count())
        if table.phase == 4 and not clock.seasons:
            return won
        later = min(clock.seasons, 4) * 0.06
        hoped = 0.0
        for lead in self._leads(table, player):
            now = LEADS[max(0, min(lead + 2, 5))]
            if clock.round_left == 0:
                now = 0.9 * now + 0.1 if lead > 0 else now * 0.5
            if lead <= 0:
                now *= self.taste.behind
            hoped += now + later * (1 - now)
        return won + self.taste.majority * each * hoped

    def _others(self, table: Hamburg) -> float:
        """Judge, roughly, what the others have."""
        if self.taste.others == 0.0:
            return 0.0
        total = 0.0
        for other, player in enumerate(table.players):
            if other != self.seat:
                total += player.points + MARK * player.marks + WORKER * sum_of(player.workers)
                total += 1.5 * player.square + player.segments() + 1.2 * len(player.plots)
                total += 3 * player.display.bit_count() + 3 * player.active.bit_count()
                total += 0.5 * len(player.hand) - 0.4 * sum_of(player.levels)
        return self.taste.others * total / (len(table.players) - 1)


def _rivals(table: Hamburg, seat: int) -> list[int]:
    """Return the most that anybody else has, for each majority."""
    rivals = [0, 0, 0, 0, 0]
    for other, player in enumerate(table.players):
        if other != seat:
            for majority in range(5):
                rivals[majority] = max(rivals[majority], majority_value(player, majority))
    return rivals


def _damage(player: Player, colour: int, marks: float, workers: float, free: int) -> float:
    """Return what a disaster would cost in points."""
    if colour == UNREST:
        return 0.6 + 0.75 * marks
    if colour == DISEASE:
        return 0.5 + 0.85 * workers
    if colour == FLOOD:
        return (2.0 if free else 2.8) if player.plots else 0.0
    if colour == FIRE:
        return 3.0 if player.display else 0.0
    return 2.0 if player.segments() else 0.0
