"""The clerk: plans to the end of the season, and knows what is worth having then."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from burgomaster.bots import clerk
from burgomaster.bots.hamburg.judgement import Judgement
from burgomaster.bots.hamburg.outlook import OUTLOOK, Weights
from burgomaster.bots.hamburg.reasons import of_draw, of_plan
from burgomaster.bots.hamburg.taste import CLERK, Taste
from burgomaster.bots.planning import DEEPEST, Plan, Planning, Turns
from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Toss
from burgomaster.games.hamburg.box.components import COLOUR
from burgomaster.games.hamburg.choices import Build, ChooseFace, Draw, DrawTile, Lay, UseShip, Wall
from burgomaster.games.hamburg.disasters import MAY_TAKE_TOKEN
from burgomaster.games.hamburg.draws import REPLENISH
from burgomaster.games.hamburg.flow import BEFORE_DISASTERS, CITY_HALL
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import rounds
from burgomaster.games.hamburg.turns import BEFORE_ACTION, PHASE_THREE, START_ROUND, TURN
from burgomaster.games.rows.choices import (
    Advance,
    Again,
    Announce,
    Done,
    EndTurn,
    Select,
    StandardAction,
    Use,
)
from burgomaster.games.rows.masks import cards_in

PAUSES: Final = (TURN, CITY_HALL, BEFORE_DISASTERS, REPLENISH)
"""Questions at which a table can be judged; before them, what was begun is carried through."""

OWN: Final = replace(CLERK, others=0.0)
"""The clerk's taste for what is one's own alone."""

WIDTH: Final = 4
"""How many plans are carried on, action by action."""

TURNS: Final = Turns(
    TURN,
    BEFORE_ACTION,
    START_ROUND,
    of_plan,
    uses=48,
    spare=2,
    better="hb-hint-better",
    close="hb-hint-close",
)


Situation = tuple[
    tuple[int, int, int, int, int], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int
]
"""What makes a table differ from another in the same season, as far as plans go."""


class Clerk(clerk.Clerk[Hamburg]):
    """A player who plans what looks best at the end of the season.

    It tries choices on copies of a table that agrees with all its seat knows, as if the others did nothing. A
    roll or a draw ends the trial: what chance will bring is judged by what it is worth on average.
    """

    def __init__(
        self, taste: Taste = CLERK, width: int = WIDTH, weights: Weights = OUTLOOK, own: Taste = OWN
    ) -> None:
        self.taste: Final = taste
        self.width: Final = width
        self.weights: Final = weights
        """What it looks at when a season ends."""
        self.own: Final = own
        """By what it values every seat where a playout ends."""

    def trial(self, table: Hamburg, seat: int, rng: Fast) -> Trial:
        """Begin to try what a seat can choose."""
        return Trial(table, seat, self.taste, self.width, self.weights)

    def values(self, table: Hamburg) -> list[float]:
        """Return the points that every seat may expect, whatever the others have."""
        return [Judgement(table, seat, self.own, self.weights).of(table) for seat in range(table.seats())]


class Trial(Planning[Hamburg]):
    """Tries choices on copies of one table."""

    __slots__ = ("judgement",)

    def __init__(
        self, table: Hamburg, seat: int, taste: Taste, width: int, weights: Weights = OUTLOOK
    ) -> None:
        super().__init__(table, seat, width, TURNS)
        self.judgement: Final = Judgement(table, seat, taste, weights)

    def value(self, table: Hamburg) -> float:
        """Return the points this seat may expect of a table."""
        return self.judgement.of(table)

    def worth(self, choice: Choice) -> float:
        """Return how good a choice is where no plan is made."""
        table = self.table
        step = table.agenda[-1].step
        if step is CITY_HALL:
            return self.value_at_once(table, choice, 0) + self._steps_ahead(choice)
        if step is MAY_TAKE_TOKEN:
            return self._after_chance(table, choice)
        if isinstance(choice, ChooseFace):
            return self._side(table, choice)
        return self.value_at_once(table, choice, 0)

    def value_at_once(self, table: Hamburg, choice: Choice, depth: int) -> float:
        """Return how good the table looks at once after a choice."""
        stays = isinstance(choice, EndTurn) or (isinstance(choice, Done) and table.agenda[-1].step in PAUSES)
        return (
            self.judgement.of(table, True) if stays else self.judgement.of(self.tried(table, choice, depth))
        )

    def told_of_choice(self, choice: Choice) -> list[Message]:
        """Return what the season comes to after City Hall, what speaks for a pile, what a choice leads to."""
        table = self.table
        if table.agenda[-1].step is CITY_HALL:
            return of_plan(table, self._season(table, choice).table, self.seat)
        if isinstance(choice, Draw):
            return of_draw(table, self.seat, choice.colour)
        if isinstance(choice, EndTurn):
            return of_plan(table, table, self.seat)
        return of_plan(table, self.tried(table, choice), self.seat)

    def _steps_ahead(self, choice: Choice) -> float:
        """Return what an advance is worth beyond its points: of two, one alone can be ahead on the Square."""
        return self.judgement.taste.ahead if isinstance(choice, Advance) and self.table.seats() == 2 else 0.0

    def _side(self, table: Hamburg, choice: Choice) -> float:
        """Return what the tile is worth that lies there after a choice."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        more = tried.players[self.seat].standing & ~table.players[self.seat].standing
        return sum([self.judgement.tile(tried, number) for number in cards_in(more)])

    def _after_chance(self, table: Hamburg, choice: Choice) -> float:
        """Return how good the end of the season looks after a choice, on average if chance comes next."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        toss, seat, what, count = tried.agenda[-1].parts
        if seat != self.seat or not isinstance(toss, Toss):
            return self.judgement.at_end(tried)
        value = 0.0
        outcomes = toss.outcomes(tried, seat, what, count)
        for k in range(outcomes):
            later = tried.clone()
            later.apply(CHANCE, toss.outcome(tried, seat, what, count, k))
            self._carry_through(later, 0)
            value += self.judgement.at_end(later)
        return value / outcomes

    def _season(self, table: Hamburg, choice: Choice) -> Plan[Hamburg]:
        """Return the best plan for the season after a choice before its first turn."""
        tried = table if isinstance(choice, Done) else self.tried(table, choice)
        return self.plan(self._first_turn(tried))

    def ended(self, last: list[Plan[Hamburg]]) -> list[Plan[Hamburg]]:
        """Return plans that have come to the season's end, judged by what is to come then."""
        return [
            Plan(end.first, end.table, self.judgement.at_end(end.table))
            for plan in last[: 2 * self.width]
            for end in self.with_uses([plan], [])
        ]

    def different(self, choices: list[Choice]) -> list[Choice]:
        """Leave out choices that differ from another only in the site they name."""
        seen: set[int] = set()
        different: list[Choice] = []
        for choice in choices:
            if isinstance(choice, (Build, Select)):
                if choice.card in seen:
                    continue
                seen.add(choice.card)
            different.append(choice)
        return different

    def is_use(self, choice: Choice) -> bool:
        """Tell whether a choice uses a building, or makes that possible."""
        return isinstance(choice, (Use, Again, Announce))

    def opens(self, use: Choice) -> bool:
        """Tell whether it is a worker for another colour: its use is still to come."""
        return isinstance(use, Announce)

    def spending(self, action: Choice) -> tuple[type[Choice], int, int] | None:
        """Return what is done with a card; None where it is built or laid."""
        if not isinstance(action, StandardAction) or isinstance(action, (Build, Lay)):
            return None
        return type(action), COLOUR[action.card], action.side if isinstance(action, Wall) else 0

    def keeps(self, table: Hamburg, action: Choice) -> float:
        """Return what the card of an action is worth once built."""
        assert isinstance(action, StandardAction)
        return self.judgement.held(table, action.card)

    def after_use(self, table: Hamburg) -> Situation:
        """Return the situation of this seat."""
        return self._situation(table)

    def after_action(self, table: Hamburg) -> Situation:
        """Return the situation of this seat."""
        return self._situation(table)

    def _first_turn(self, table: Hamburg) -> Hamburg:
        """Return a table at one's first turn of the season, as if others did nothing before it."""
        later = table.clone()
        step = later.agenda.pop().step
        while step is not PHASE_THREE and step is not START_ROUND:
            step = later.agenda.pop().step
        if step is PHASE_THREE:
            for number in range(rounds(later), 1, -1):
                later.push(START_ROUND, later.first, number)
        later.push(TURN, self.seat, BEFORE_ACTION)
        later.asked = self.seat
        later.phase = 3
        return later

    def tried(self, table: Hamburg, choice: Choice, depth: int = 0) -> Hamburg:
        """Return the table after a choice and what it entails for this seat."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        self._carry_through(tried, depth)
        return tried

    def _carry_through(self, table: Hamburg, depth: int) -> None:
        """Answer what this seat is asked until a table can be judged."""
        while table.asked == self.seat and depth < DEEPEST and table.agenda[-1].step not in PAUSES:
            depth += 1
            offers = table.offers()
            deep = DEEPEST - 2 if isinstance(offers[0], UseShip) else DEEPEST  # it may ask for more
            table.apply(self.seat, self.answer(table, offers, deep))
        if table.parts and table.phase == 3:
            _leave_tile_unseen(table)

    def _situation(self, table: Hamburg) -> Situation:
        """Return the situation of this seat."""
        player = table.players[self.seat]
        return (
            (player.marks, player.points, player.display, player.used, player.square),
            (*player.workers, *player.levels, *player.wall),
            tuple(player.hand),
            player.garden,
            tuple(sorted([COLOUR[plot.face] for plot in player.plots])),
            table.agenda[-1].count,
        )


def _leave_tile_unseen(table: Hamburg) -> None:
    """Go on without the tile that would come up now, if one would: what it will say nobody knows."""
    if table.asked == CHANCE and isinstance(table.offers()[0], DrawTile):
        table.agenda.pop()
        table.run()
