"""What is tried to find out whether each action is decided once."""

from __future__ import annotations

from typing import TypeVar

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice, Notation
from burgomaster.core.rules import Rules
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.owners import OwnerTable

T = TypeVar("T", bound=OwnerTable)


def all_actions(
    notation: Notation, at_a_place: type[Choice], cards: int, places: int
) -> list[StandardAction]:
    """Return every choice of a notation that is an action; of those at a place, the first so many places."""
    found: list[Choice] = []
    for form in notation.forms:
        one = form.of(*[kind.low for kind in form.kinds.values()])
        if isinstance(one, at_a_place):
            found += [form.of(card, place) for card in range(1, cards + 1) for place in range(1, places + 1)]
        elif isinstance(one, StandardAction):
            found += form.every()
    return [choice for choice in found if isinstance(choice, StandardAction)]


def random_turns(rules: Rules[T], seed: int, every: int) -> list[T]:
    """Return tables of a random game at which a player begins a turn."""
    table = rules.new({"players": 3}, Fast(seed))
    rng = Fast(seed + 100)
    found: list[T] = []
    turns = 0
    while not table.over:
        if table.asked != CHANCE and table.questions[0].step == "turn":
            turns += 1
            if turns % every == 0:
                found.append(table.clone())
        choices = table.offers()
        table.apply(table.asked, choices[rng.below(len(choices))])
    return found
