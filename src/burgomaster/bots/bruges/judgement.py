"""The clerk's judgement: how many points a seat may expect of a table it sees."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.bruges.clock import Clock
from burgomaster.bots.bruges.taste import Taste
from burgomaster.bots.bruges.worth import (
    AT_THE_END,
    EACH_ROUND,
    ONCE,
    WORKER_WORTH,
    Worth,
    worths,
)
from burgomaster.bots.worth import sum_of
from burgomaster.games.bruges.box.components import (
    COLOUR,
    COLOURS,
    FIELDS,
    FIRE,
    FLOOD,
    GROUP,
    MAJORITIES,
    PLAGUE,
    RAID,
)
from burgomaster.games.bruges.majorities import majority_value
from burgomaster.games.bruges.scoring import SCORING_FIELD
from burgomaster.games.bruges.table import Bruges, Player
from burgomaster.games.bruges.terms import markers_that_strike, person_price
from burgomaster.games.rows.masks import cards_in

LOOKED_AT: Final = 30
"""How many workers of a colour are looked at one by one."""
WORKERS: Final = (0.0, 0.75, 1.35, 1.8, 2.1, 2.35, 2.55, 2.7)
"""What workers of one colour are worth together."""
LEFT_OVER: Final = 3.0
"""How many workers are likely left at the end."""
MORE_WORKERS: Final = tuple(
    [WORKERS[min(count + 1, 7)] - WORKERS[min(count, 7)] for count in range(LOOKED_AT)]
)
"""What one worker more of a colour is worth, after so many."""
FOR_THE_STEP: Final = (0.0, 0.2, 0.4, 0.5, 0.53)
"""What so many guilders at the end of a round are worth beside their use: likely the step costs no more."""
HOUSES: Final = (0.0, 1.6, 2.6, 3.1, 3.4)
"""What empty houses are worth together, beside the point of each."""
FINISHED: Final = (1.0, 0.8, 0.6, 0.4, 0.3, 0.2)
"""How likely a section will get so many tiles more, if it is worth their price."""


class Judgement:
    """Judges tables for one seat; made for one decision. What others have in majorities is taken to stay."""

    __slots__ = ("_rivals", "_unseen", "asking", "seat", "taste", "worths")

    def __init__(self, table: Bruges, seat: int, taste: Taste) -> None:
        self.seat: Final = seat
        self.taste: Final = taste
        self.worths: Final = worths(table.box)
        self.asking: Final = table.box.in_turn
        self._rivals: Final = [
            max([majority_value(table.players[other], majority) for other in table.others(seat)])
            for majority in range(len(MAJORITIES))
        ]
        self._unseen: list[float] = [-1.0] * len(COLOURS)

    def of(self, table: Bruges) -> float:
        """Return the points this seat may expect, less a share of what others have."""
        player = table.players[self.seat]
        clock = Clock(table, self.seat)
        guilder = self.guilder(clock)
        value = player.points + clock.pending
        value += self._persons(table, player, clock, guilder)
        value += self._hand(table, player, clock, guilder)
        value += self._supplies(table, player, clock, guilder)
        value += self._canal(table, player, clock, guilder)
        value += self._reputation(table, player, clock)
        value += self._majorities(player, clock)
        value -= self._threats(table, player, clock, guilder)
        return value - self.taste.others * self._others(table)

    def guilder(self, clock: Clock) -> float:
        """Return what a guilder is worth now: at the end nothing but a tie."""
        return self.taste.guilder * min(1.0, clock.turns / 5.0) + 0.001

    def gives(self, table: Bruges, worth: Worth, clock: Clock, laid: bool, guilder: float) -> float:
        """Return what a person will still give beyond its printed points."""
        taste = self.taste
        rhythm = worth.rhythm
        rolled = table.phase >= 2
        if rhythm == ONCE:
            if laid:
                return 0.0
            gain = worth.gain(table, self.seat, False, rolled, guilder)
            if worth.selects >= 0:
                gain += self._selected(table, worth.selects)
        elif rhythm == EACH_ROUND:
            spent = worth.spends * guilder
            paid = WORKER_WORTH * len(worth.pays)
            use = worth.gain(table, self.seat, laid, rolled, guilder) - 0.75 * paid - spent
            later = worth.gain(table, self.seat, laid, False, guilder) - paid - spent
            used = laid and table.players[self.seat].used >> worth.card & 1
            times_now = 0.0 if used or not clock.left else taste.unused
            gain = max(use, 0.0) * worth.likely(table, self.seat, rolled) * times_now
            gain += max(later, 0.0) * worth.likely(table, self.seat, False) * taste.reliable * clock.rounds
        elif rhythm == AT_THE_END:
            if worth.kept:
                gain = self._kept(table.players[self.seat], worth.kept, clock)
            else:
                gain = worth.gain(table, self.seat, laid, rolled, guilder) * (1 + taste.growth * clock.rounds)
        else:
            a_round = worth.per_round + worth.per_other * (table.seats() - 1)
            gain = taste.always * a_round * (clock.rounds + clock.left / 6)
            gain += worth.gain(table, self.seat, laid, rolled, guilder)
        return gain * taste.persons

    def _kept(self, player: Player, kept: float, clock: Clock) -> float:
        """Return what workers kept to the end bring more than used: each is either used or kept."""
        share = self.taste.workers * min(1.0, clock.turns / 6.0)
        more = 0.0
        for count in player.workers:
            for each in range(min(count, LOOKED_AT)):
                more += max(kept - MORE_WORKERS[each] * share, 0.0)
        return max(more, kept * LEFT_OVER * min(1.0, clock.rounds))

    def _selected(self, table: Bruges, group: int) -> float:
        """Return what the best person of a group in the discard pile is worth, laid for nothing."""
        clock = Clock(table, self.seat)
        best = 0.0
        for card in table.discards:
            if GROUP[card] == group and self.worths[card].selects < 0:
                gives = self.gives(table, self.worths[card], clock, False, self.taste.guilder)
                best = max(best, table.box.points[card] + gives)
        return best

    def _persons(self, table: Bruges, player: Player, clock: Clock, guilder: float) -> float:
        value = 0.0
        for card in cards_in(player.display):
            value += table.box.points[card] + self.gives(table, self.worths[card], clock, True, guilder)
        return value

    def profit(self, table: Bruges, card: int, clock: Clock, guilder: float) -> float:
        """Return what laying a card of the hand would bring beyond what it costs."""
        worth = table.box.points[card] + self.gives(table, self.worths[card], clock, False, guilder)
        return worth - person_price(table, self.seat, card, COLOUR[card]) * guilder

    def _hand(self, table: Bruges, player: Player, clock: Clock, guilder: float) -> float:
        """Judge the hand: the best persons in it, as many as there is time for, and cards as such."""
        taste = self.taste
        profits: list[float] = []
        for card in player.hand:
            profit = self.profit(table, card, clock, guilder) - taste.action
            if profit > 0:
                price = person_price(table, self.seat, card, COLOUR[card])
                profits.append(profit if price <= player.money else taste.dear * profit)
        profits.sort(reverse=True)
        value = 0.0
        for place, profit in enumerate(profits[: int(clock.turns + 0.99)]):
            value += profit * taste.held / (1 + 0.25 * place)
        value += 0.25 * min(len(player.hand) + len(player.drawn), clock.turns + 1)
        return value + 0.1 * len({COLOUR[card] for card in player.hand}) * min(1.0, clock.turns)

    def _supplies(self, table: Bruges, player: Player, clock: Clock, guilder: float) -> float:
        taste = self.taste
        over = max(player.money - taste.plenty, 0.0)
        value = (player.money - over * taste.surplus) * guilder
        time = min(1.0, clock.turns / 6.0)
        for count in player.workers:
            value += WORKERS[min(count, 7)] * taste.workers * time
        value += self._needed(player, clock)
        if clock.rounds >= 0.5 and table.phase >= 3:
            value += FOR_THE_STEP[min(player.money, len(FOR_THE_STEP) - 1)] * taste.step
        houses = len(player.houses)
        value += houses * table.box.board.house_points
        empty = min(len(table.free_places(self.seat)), 4)
        return value + HOUSES[empty] * taste.house * min(1.0, clock.turns / 4.0)

    def _needed(self, player: Player, clock: Clock) -> float:
        """Return what workers are worth more because persons laid out ask for their colours every round."""
        wanted = player.display & self.asking
        if not wanted or clock.rounds <= 0.0:
            return 0.0
        persons = [0, 0, 0, 0, 0]
        for card in cards_in(wanted):
            for colour in self.worths[card].pays:
                if colour >= 0:
                    persons[colour] += 1
        share = self.taste.workers
        more = 0.0
        for colour, asking in enumerate(persons):
            if asking:
                most = min(player.workers[colour], int(asking * (clock.rounds + 1.0)), LOOKED_AT)
                for each in range(most):
                    more += max(self.taste.needed - MORE_WORKERS[each] * share, 0.0)
        return more

    def _canal(self, table: Bruges, player: Player, clock: Clock, guilder: float) -> float:
        """Judge the canal: statues, third fields, and what is left of their points when the rest is paid."""
        third = table.box.board.third_points
        value = float(sum(player.statues))
        for side, built in enumerate(player.canal):
            if not built or built == FIELDS:
                value += third if built else 0
                continue
            statue = 0 if player.sections >> side & 1 or not table.statues else table.statues[0]
            if built >= SCORING_FIELD:
                value += third + self._to_come(table, player, clock, guilder, side, FIELDS, statue)
            else:
                value += max(
                    self._to_come(table, player, clock, guilder, side, SCORING_FIELD, third),
                    self._to_come(table, player, clock, guilder, side, FIELDS, third + statue),
                )
        return value

    def _to_come(
        self, table: Bruges, player: Player, clock: Clock, guilder: float, side: int, goal: int, points: int
    ) -> float:
        """Return what points for a section of so many tiles are worth when the rest of it is paid."""
        built = player.canal[side]
        missing = goal - built
        if missing > clock.turns:
            return 0.0
        price = sum(table.box.board.canal_costs[built:goal])
        worth = points - missing * self.taste.dig - price * guilder
        if worth <= 0.0:
            return 0.0
        if clock.rounds == 0.0:  # no more cards come: those in the hand have to do, and the guilders
            fields = table.canal_of(self.seat)[side][built:goal]
            hand = [COLOUR[card] for card in player.hand]
            if price > player.money or any(fields.count(each) > hand.count(each) for each in fields):
                return 0.0
            return worth
        return worth * FINISHED[missing]

    def _reputation(self, table: Bruges, player: Player, clock: Clock) -> float:
        track = table.box.board.reputation
        field = player.reputation
        reach = min(field + self.taste.climb * clock.rounds, len(track) - 1.0)
        low = int(reach)
        points = track[low]
        if low + 1 < len(track):
            points_more = track[low + 1] - track[low]
            return points + points_more * (reach - low)
        return float(points)

    def _majorities(self, player: Player, clock: Clock) -> float:
        value = 0.0
        for majority in range(len(MAJORITIES)):
            if player.active >> majority & 1:
                value += 4.0
                continue
            lead = majority_value(player, majority) - self._rivals[majority]
            now = 0.85 if lead > 0 else 0.35 if lead == 0 else 0.12 if lead == -1 else 0.0
            later = min(clock.rounds, 6.0) * (0.05 if lead >= -1 else 0.02)
            value += 4.0 * min(now + later, 0.95) * self.taste.majority
        return value

    def _threats(self, table: Bruges, player: Player, clock: Clock, guilder: float) -> float:
        """Return what threat markers will cost, less the points that can still be had for them."""
        value = 0.0
        strikes = markers_that_strike(table, self.seat)
        rolls = clock.rounds + (1.0 if table.phase <= 1 else 0.0)
        for colour, markers in enumerate(player.threats):
            if not markers:
                continue
            missing = max(strikes - markers, 1)
            likely = min(1.0, rolls / (3.0 * missing)) * (
                0.9 if missing == 1 else 0.5 if missing == 2 else 0.3
            )
            value += likely * self._damage(table, player, colour, guilder) * self.taste.fear
            if clock.turns > 0:
                value -= self.taste.relief * min(markers, 2)
        return value

    def _damage(self, table: Bruges, player: Player, colour: int, guilder: float) -> float:
        if colour == FLOOD:
            lost = 0.7
            for count in player.workers:
                lost += 0.6 * WORKERS[min(count, 7)]
            return lost
        if colour == RAID:
            return 0.5 + 0.8 * player.money * guilder
        if colour == PLAGUE:
            costs = [table.box.points[card] + 1.5 for card in cards_in(player.display)]
            return min(costs, default=0.5)
        if colour == FIRE:
            return 2.0 if player.houses or any(player.canal) else 0.3
        return 3.0

    def _others(self, table: Bruges) -> float:
        """Return what the others have, each alike; nothing to whom that does not matter."""
        value = 0.0
        if self.taste.others == 0.0:
            return value
        for other in table.others(self.seat):
            player = table.players[other]
            value += player.points + len(player.houses) + player.money * 0.3 + sum_of(player.workers) * 0.45
            for card in cards_in(player.display):
                value += table.box.points[card] + 1.5
            value += 0.9 * player.tiles() + sum(player.statues) + 4 * player.active.bit_count()
            value += table.box.board.reputation[player.reputation] + 0.3 * len(player.hand)
            value -= 0.6 * sum([markers * markers for markers in player.threats])
        return value / max(table.seats() - 1, 1)

    def drawn(self, table: Bruges, colour: int) -> float:
        """Return what one more card of a colour is worth before it is seen."""
        found = self._unseen[colour]
        if found < 0:
            clock = Clock(table, self.seat)
            guilder = self.guilder(clock)
            cards = table.undecided[colour]
            found = 0.0
            for card in cards:
                found += max(self.profit(table, card, clock, guilder) - self.taste.action, 0.0)
            found *= self.taste.held / max(len(cards), 1)
            self._unseen[colour] = found
        player = table.players[self.seat]
        held = [COLOUR[card] for card in player.hand] + list(player.drawn)
        value = found + 0.3 / (1 + held.count(colour))
        if player.threats[colour]:
            value += 0.3 * player.threats[colour]
        for side, built in enumerate(player.canal):
            if self.taste.digs and built < FIELDS:
                fields = table.canal_of(self.seat)[side]
                value += 0.35 if fields[built] == colour else 0.0
        if not player.workers[colour]:
            value += 0.15
        return value
