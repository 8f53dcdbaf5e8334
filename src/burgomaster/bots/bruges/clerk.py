"""The clerk: plans the cards of a round, and knows what is worth having then."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from burgomaster.bots import clerk
from burgomaster.bots.bruges.judgement import Judgement
from burgomaster.bots.bruges.reasons import of_draw, of_plan, of_reputation
from burgomaster.bots.bruges.taste import CLERK, Taste
from burgomaster.bots.planning import DEEPEST, Plan, Planning, Turns
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import COLOUR
from burgomaster.games.bruges.choices import BuildCanal, Draw, LayPerson, Tile
from burgomaster.games.bruges.draws import DRAW
from burgomaster.games.bruges.reputation import MAY_ADVANCE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.turns import BEFORE, LAP, TURN
from burgomaster.games.rows.choices import Advance, EndTurn, Select, StandardAction, Use

PAUSES: Final = (TURN, MAY_ADVANCE, DRAW)
"""Questions at which a table can be judged; before them, what was begun is carried through."""

OWN: Final = replace(CLERK, others=0.0)
"""The clerk's taste for what is one's own alone."""

WIDTH: Final = 3
"""How many plans are carried on, card by card."""

TURNS: Final = Turns(
    TURN, BEFORE, LAP, of_plan, uses=24, spare=0, better="br-hint-better", close="br-hint-close"
)


class Clerk(clerk.Clerk[Bruges]):
    """A player who plans what looks best when the cards of the round are played.

    It tries choices on copies of a table that agrees with all its seat knows, as if others only answered what
    they are asked. A roll or a draw ends the trial: what chance will bring is judged by what it is worth on
    average.
    """

    def __init__(self, taste: Taste = CLERK, width: int = WIDTH, own: Taste = OWN) -> None:
        self.taste: Final = taste
        self.width: Final = width
        self.own: Final = own  # where a playout ends

    def trial(self, table: Bruges, seat: int, rng: Fast) -> Trial:
        """Begin to try what a seat can choose."""
        return Trial(table, seat, self.taste, self.width)

    def values(self, table: Bruges) -> list[float]:
        """Return the points that every seat may expect, whatever the others have."""
        return [Judgement(table, seat, self.own).of(table) for seat in range(table.seats())]


class Trial(Planning[Bruges]):
    """Tries choices on copies of one table."""

    __slots__ = ("judgement", "taste")

    def __init__(self, table: Bruges, seat: int, taste: Taste, width: int) -> None:
        super().__init__(table, seat, width, TURNS)
        self.taste: Final = taste
        self.judgement: Final = Judgement(table, seat, taste)

    def value(self, table: Bruges) -> float:
        """Return the points this seat may expect of a table."""
        return self.judgement.of(table)

    def value_at_once(self, table: Bruges, choice: Choice, depth: int) -> float:
        """Return how good the table looks at once after a choice, or what a card of a pile is worth."""
        if isinstance(choice, Draw):
            return self._pile(table, choice)
        if isinstance(choice, EndTurn):
            return self.judgement.of(table)
        return self.judgement.of(self.tried(table, choice, depth))

    def _pile(self, table: Bruges, choice: Draw) -> float:
        """Return what a card of a pile is worth; a pile that runs out ends the game, which is a loss."""
        more = table.piles[choice.side] - table.piles[1 - choice.side]
        longer = 0.0 if table.last else self.taste.longer * max(min(more, 8), -8)
        return self.judgement.drawn(table, table.tops[choice.side]) + longer

    def told_of_choice(self, choice: Choice) -> list[Message]:
        """Return what speaks for a pile or an advance, or what a choice comes to at once."""
        table = self.table
        if isinstance(choice, Draw):
            return of_draw(table, self.seat, table.tops[choice.side])
        if table.agenda[-1].step is MAY_ADVANCE:
            return of_reputation(table, self.seat, isinstance(choice, Advance))
        if isinstance(choice, EndTurn):
            return of_plan(table, table, self.seat)
        return of_plan(table, self.tried(table, choice), self.seat)

    def different(self, choices: list[Choice]) -> list[Choice]:
        """Leave out choices that differ from another only in the house they name, and what one never does."""
        seen: set[int] = set()
        found: list[Choice] = []
        for choice in choices:
            if isinstance(choice, (LayPerson, Select)):
                if choice.card in seen:
                    continue
                seen.add(choice.card)
            if isinstance(choice, (BuildCanal, Tile)) and not self.taste.digs and len(choices) > 2:
                continue
            if isinstance(choice, (LayPerson, Use)) and not self.taste.persons:
                continue
            found.append(choice)
        return found or choices

    def ended(self, last: list[Plan[Bruges]]) -> list[Plan[Bruges]]:
        """Return plans that have come to the round's end, each with the persons used that are worth it."""
        return [self.with_uses([plan], [])[0] for plan in last[: self.width]]

    def is_use(self, choice: Choice) -> bool:
        """Tell whether a choice uses a person."""
        return isinstance(choice, Use) and self.taste.persons > 0

    def spending(self, action: Choice) -> tuple[type[Choice], int, int] | None:
        """Return what is done with a card; None where it is laid as a person."""
        if not isinstance(action, StandardAction) or isinstance(action, LayPerson):
            return None
        return type(action), COLOUR[action.card], action.side if isinstance(action, BuildCanal) else 0

    def keeps(self, table: Bruges, action: Choice) -> float:
        """Return what the person of an action gives each time, with its printed points."""
        assert isinstance(action, StandardAction)
        kept = float(table.box.points[action.card])
        for part in self.judgement.worths[action.card].parts:
            kept += part.points + part.flat
        return kept

    def after_use(self, table: Bruges) -> tuple[int, int, int]:
        """Return what persons change when they are used."""
        player = table.players[self.seat]
        return player.used, player.money, player.points

    def tried(self, table: Bruges, choice: Choice, depth: int = 0) -> Bruges:
        """Return the table after a choice and what it entails, for this seat and for others."""
        tried = table.clone()
        tried.apply(self.seat, choice)
        while tried.asked >= 0 and tried.agenda[-1].step not in PAUSES:
            if tried.asked != self.seat:
                tried.apply(tried.asked, self.answer_of_another(tried))
                continue
            if depth >= DEEPEST:
                break
            depth += 1
            tried.apply(self.seat, self.answer(tried, tried.offers(), DEEPEST))
        return tried

    def answer_of_another(self, table: Bruges) -> Choice:
        """Return what another would lose, give or suffer: what leaves this seat worst off."""
        choices = table.offers()
        worst = choices[0]
        least = 1e9
        for choice in choices:
            answered = table.clone()
            answered.apply(table.asked, choice)
            value = self.judgement.of(answered)
            if value < least:
                worst, least = choice, value
        return worst
