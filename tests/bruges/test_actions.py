"""Each action is decided once: every choice of the notation is on offer, or there is a reason."""

from __future__ import annotations

from burgomaster.games.bruges.actions import action_of, action_offers, action_refusal
from burgomaster.games.bruges.box.components import ACTIONS, CARDS
from burgomaster.games.bruges.choices import NOTATION, LayPerson
from burgomaster.games.bruges.rules import RULES
from tests.rows.actions import all_actions, random_turns

PLACES = 8
"""Houses further to the right are named by no choice that is tried here."""


def test_for_every_choice_exactly_one_of_offer_and_reason_answers() -> None:
    every = all_actions(NOTATION, LayPerson, CARDS, PLACES)
    assert {action_of(choice).name for choice in every} == {*ACTIONS}
    tables = random_turns(RULES, 5, 12)
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
