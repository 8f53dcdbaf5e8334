"""Each action is decided once: every choice of the notation is on offer, or there is a reason."""

from __future__ import annotations

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.games.bruges.actions import action_of, action_offers, action_refusal
from burgomaster.games.bruges.box.components import ACTIONS, CARDS
from burgomaster.games.bruges.choices import NOTATION, LayPerson
from burgomaster.games.bruges.rules import RULES
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.choices import StandardAction

PLACES = 8
"""Houses further to the right are named by no choice that is tried here."""


def all_actions() -> list[StandardAction]:
    """Return every choice of the notation that is an action."""
    found: list[StandardAction] = []
    for form in NOTATION.forms:
        one = form.of(*[kind.low for kind in form.kinds.values()])
        if isinstance(one, LayPerson):
            found += [form.of(card, place) for card in range(1, CARDS + 1) for place in range(1, PLACES + 1)]
        elif isinstance(one, StandardAction):
            found += list(form.every())
    return found


def random_turns(seed: int, every: int) -> list[Bruges]:
    """Return tables of a random game at which a player begins a turn."""
    table = RULES.new({"players": 3}, Fast(seed))
    rng = Fast(seed + 100)
    found: list[Bruges] = []
    turns = 0
    while not table.over:
        if table.asked != CHANCE and table.questions[0].step == "turn":
            turns += 1
            if turns % every == 0:
                found.append(table.clone())
        choices = table.offers()
        table.apply(table.asked, choices[rng.below(len(choices))])
    return found


def test_for_every_choice_exactly_one_of_offer_and_reason_answers() -> None:
    every = all_actions()
    assert {action_of(choice).name for choice in every} == {*ACTIONS}
    tables = random_turns(5, 12)
    assert len(tables) > 5
    for table in tables:
        seat = table.asked
        hand = table.players[seat].hand
        for forged in (0, 4):
            table.players[seat].forged = forged
            offered = set(action_offers(table, seat, hand, []))
            for choice in every:
                reason = action_refusal(table, seat, hand, choice)
                assert (reason is None) == (choice in offered), (choice, reason)
