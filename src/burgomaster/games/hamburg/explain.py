"""Explaining moves: what is on offer, what each choice does, and why an obvious one is not there.

Everything is worked out from what the seat that is asked can see.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games.hamburg.actions import ACT, TURN
from burgomaster.games.hamburg.choices import (
    ADVANCE,
    BUILD_FORM,
    DECREASE_WITH,
    LAY_WITH,
    MONEY_WITH,
    SITE_WITH,
    USES,
    WALL_WITH,
    WORKERS_WITH,
)
from burgomaster.games.hamburg.components import (
    COLOURS,
    FIRST_GARDEN,
    LEFT,
    MAJORITIES,
    RIGHT,
    SIDES,
    cards_in,
)
from burgomaster.games.hamburg.flow import BEFORE_DISASTERS, CITY_HALL
from burgomaster.games.hamburg.imagine import imagine
from burgomaster.games.hamburg.scoring import final_points
from burgomaster.games.hamburg.table import Hamburg

KINDS: Final = (
    *("season", "phase", "round", "cleric", "points", "marks", "workers", "levels", "wall", "statues"),
    *("majorities", "square", "hand", "sites", "buildings", "garden", "used", "scoring"),
)
"""What can change; `scoring` is what final scoring would add now."""

Amounts = dict[tuple[str, int, str], int]


class Change:
    """Something a choice changes: what, whose (seats count from 1; 0 is the table), before and after.

    `name` says which one: a colour, a side, a majority or the number of a card.
    """

    def __init__(self, kind: str, seat: int, name: str, before: int, after: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.name: Final = name
        self.before: Final = before
        self.after: Final = after

    def data(self) -> dict[str, Plain]:
        """Return the change as plain data."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "name": self.name,
            "before": self.before,
            "after": self.after,
        }

    def __repr__(self) -> str:
        return f"<{self.seat} {self.kind} {self.name} {self.before}->{self.after}>".replace("  ", " ")


class Move:
    """A choice on offer, what it changes, and who is asked what next (nobody, if the game is over then)."""

    def __init__(
        self, choice: Choice, changes: list[Change], seat: int, step: str, ask: Message | None
    ) -> None:
        self.choice: Final = choice
        self.changes: Final = changes
        self.next_seat: Final = seat
        """Who is asked next, from 1; 0: a roll or a draw decides how it goes on."""
        self.next_step: Final = step
        self.next_ask: Final = ask

    def data(self) -> dict[str, Plain]:
        """Return the move as plain data."""
        changes: list[Plain] = [change.data() for change in self.changes]
        following: dict[str, Plain] = {"seat": self.next_seat, "step": self.next_step}
        following["ask"] = self.next_ask.data() if self.next_ask is not None else None
        return {
            "choice": self.choice.text,
            "data": self.choice.data(),
            "changes": changes,
            "next": following,
        }


class Missing:
    """An obvious choice that is not on offer, and why."""

    def __init__(self, choice: Choice, reason: Message) -> None:
        self.choice: Final = choice
        self.reason: Final = reason

    def data(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"choice": self.choice.text, "data": self.choice.data(), "reason": self.reason.data()}


class Explanation:
    """A question explained: its moves, and the obvious ones that are missing."""

    def __init__(self, seat: int, ask: Message | None, moves: list[Move], missing: list[Missing]) -> None:
        self.seat: Final = seat
        """Who is asked, from 1; 0 is chance, and there are no moves then or when the game is over."""
        self.ask: Final = ask
        self.moves: Final = moves
        self.missing: Final = missing

    def data(self) -> dict[str, Plain]:
        """Return everything as plain data."""
        moves: list[Plain] = [move.data() for move in self.moves]
        missing: list[Plain] = [each.data() for each in self.missing]
        ask = self.ask.data() if self.ask is not None else None
        return {"seat": self.seat, "ask": ask, "moves": moves, "missing": missing}


def moves(table: Hamburg) -> Explanation:
    r"""Explain what the seat that is asked can choose.

    >>> from burgomaster.games.hamburg.loading import read_position
    >>> table = read_position("[player.1]\nhand = [100]\nmarks = 0\nworkers = {}")
    >>> for move in moves(table).moves:
    ...     print(move.choice, move.changes)
    <workers 100> [<1 workers orange 0->3>, <1 hand 1->0>]
    <money 100> [<1 marks 0->3>, <1 hand 1->0>]
    >>> for each in moves(table).missing:
    ...     print(each.choice, each.reason)
    <decrease 100> Message('level-zero', colour='orange')
    <wall 100 left> Message('wall-colour', side='left', wanted='gray', colour='orange')
    <wall 100 right> Message('marks-short', price=1, marks=0)
    <site 100> Message('worker-short', colour='orange')
    <build 100 at 1> Message('no-free-site')
    """
    if table.over:
        return Explanation(0, None, [], [])
    question = table.questions[0]
    if table.asked == CHANCE:
        return Explanation(0, question.ask, [], [])
    seat = table.asked
    seen = table if table.viewer == seat else table.seen_by(seat)
    world = imagine(seen, Fast(0))  # any: what depends on it is not looked at
    before = _amounts(world)
    offers = seen.offers_to(seat)
    explained = [_explained(world, before, seat, choice) for choice in offers]
    missing = [
        Missing(choice, _reason(seen, seat, choice)) for choice in _obvious(seen) if choice not in offers
    ]
    return Explanation(seat + 1, question.ask, explained, missing)


def _explained(world: Hamburg, before: Amounts, seat: int, choice: Choice) -> Move:
    after = world.clone()
    after.apply(seat, choice)
    now = _amounts(after)
    changes: list[Change] = []
    for kind in KINDS:
        for key in [*before, *[key for key in now if key not in before]]:
            if key[0] == kind and before.get(key, 0) != now.get(key, 0):
                changes.append(Change(kind, key[1], key[2], before.get(key, 0), now.get(key, 0)))
    if after.over:
        return Move(choice, changes, 0, "", None)
    question = after.questions[0]
    return Move(choice, changes, question.seat + 1, question.step, question.ask)


def _amounts(table: Hamburg) -> Amounts:
    """Return everything that can be seen by all, in numbers; hands only by their size."""
    found: Amounts = {
        ("season", 0, ""): table.season,
        ("phase", 0, ""): table.phase,
        ("round", 0, ""): table.round,
        ("cleric", 0, ""): table.cleric + 1,
    }
    for number, player in enumerate(table.players, 1):
        found["points", number, ""] = player.points
        found["marks", number, ""] = player.marks
        for colour, name in enumerate(COLOURS):
            found["workers", number, name] = player.workers[colour]
            found["levels", number, name] = player.levels[colour]
        for side, name in enumerate(SIDES):
            found["wall", number, name] = player.wall[side]
        found["statues", number, ""] = len(player.statues)
        for majority, name in enumerate(MAJORITIES):
            found["majorities", number, name] = player.active >> majority & 1
        found["square", number, ""] = player.square
        found["hand", number, ""] = len(player.hand) + len(player.drawn) + (1 if player.held else 0)
        found["sites", number, ""] = len(player.plots)
        for card in player.buildings():
            found["buildings", number, str(card)] = 1
        for card in player.garden:
            found["garden", number, str(card)] = 1
        for card in cards_in(player.used):
            found["used", number, str(card)] = 1
        found["scoring", number, ""] = final_points(table, number - 1)
    return found


def _obvious(seen: Hamburg) -> list[Choice]:
    """Return what a player would think of: every action with every card, every building of the display."""
    step, seat, _, _ = seen.agenda[-1]
    player = seen.players[seat]
    found: list[Choice] = []
    if step is TURN or step is ACT:
        place = (seen.free_places(seat) or [1])[0]
        for card in player.hand if step is TURN else [player.held]:
            if card <= 0:
                continue
            found += [WORKERS_WITH[card], MONEY_WITH[card], DECREASE_WITH[card]]
            found += [WALL_WITH[LEFT][card], WALL_WITH[RIGHT][card], SITE_WITH[card]]
            found.append(LAY_WITH[card] if card >= FIRST_GARDEN else BUILD_FORM.of(card, place))
    if step is CITY_HALL:
        found.append(ADVANCE)
    if step is TURN or step is CITY_HALL or step is BEFORE_DISASTERS:
        found += [USES[card] for card in cards_in(player.display)]
    return found


def _reason(seen: Hamburg, seat: int, choice: Choice) -> Message:
    try:
        seen.check(seat, choice)
    except Refused as refused:
        return refused.message
    raise AssertionError(f"{choice} is on offer")
