"""Each standard action is decided once: every choice of the notation is on offer, or there is a reason."""

from __future__ import annotations

from burgomaster.games.hamburg.box.components import CARDS
from burgomaster.games.hamburg.choices import NOTATION, Build
from burgomaster.games.hamburg.offers import action_offers, action_refusal
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.terms import FROM_HAND, STANDARD
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.effect import NO_COLOUR
from tests.hamburg.tables import a_player, a_table
from tests.rows.actions import all_actions, random_turns

PLACES = 12
"""Sites further to the right are named by no choice that is tried here."""


def test_for_every_choice_exactly_one_of_offer_and_reason_answers() -> None:
    every = all_actions(NOTATION, Build, CARDS, PLACES)
    assert {type(choice).__name__ for choice in every} == {
        *("TakeWorkers", "TakeMoney", "Decrease", "Wall", "Site", "Build", "Lay")
    }
    for table in random_turns(RULES, 5, 40):
        seat = table.asked
        hand = table.players[seat].hand
        for announced in (NO_COLOUR, 3):
            for how in (FROM_HAND, STANDARD):
                offered = set(action_offers(table, seat, hand, announced, how, []))
                for choice in every:
                    reason = action_refusal(table, seat, hand, announced, how, choice)
                    assert (reason is None) == (choice in offered), (choice.text, reason)


def test_an_action_on_offer_is_refused_by_nobody_who_asks_why_not() -> None:
    table = a_table(a_player(hand=[3], marks=9, sites="gray"))
    choice = NOTATION.read("build 3 at 1")
    assert isinstance(choice, StandardAction)
    assert action_refusal(table, 0, [3], NO_COLOUR, FROM_HAND, choice) is None
    table.players[0].marks = 0
    assert action_refusal(table, 0, [3], NO_COLOUR, FROM_HAND, choice) is not None
