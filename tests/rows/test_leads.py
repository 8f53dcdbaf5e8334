"""What seats know of hidden cards, and dealing those cards such that all of it holds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games.rows.leads import Lead, Leads, learned, moved, no_leads, shown
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.sampler import arranged, drawn

PILE, LEFT, RIGHT = 1, 2, 4
"""Places where a card may lie."""
RED, BLUE = 0, 1
NOBODY, FIRST, SECOND, SPECTATOR = 0, 1, 2, 4
"""Viewers, as a set."""


def test_a_set_of_cards_is_one_number() -> None:
    assert mask_of([1, 3, 280]) == 0b1010 | 1 << 280
    assert cards_in(mask_of([280, 3, 1])) == [1, 3, 280]
    assert cards_in(0) == []


def known(leads: Leads) -> list[list[tuple[list[int], int]]]:
    """Return everyone's leads as cards and places."""
    return [[(cards_in(lead.cards), lead.places) for lead in mine] for mine in leads]


def test_only_those_who_saw_it_learn_something_and_only_once() -> None:
    leads = no_leads(2)
    assert known(leads) == [[], [], []]
    for _ in range(2):
        leads = learned(leads, Lead(1 << 5, LEFT, RED), FIRST | SPECTATOR)
    assert known(leads) == [[([5], LEFT)], [], [([5], LEFT)]]


def test_a_hidden_card_that_moves_may_be_the_one_that_is_sought() -> None:
    leads = learned(no_leads(2), Lead(1 << 5, LEFT, RED), FIRST | SECOND)
    leads = learned(leads, Lead(1 << 7, LEFT, BLUE), FIRST | SECOND)
    leads = learned(leads, Lead(1 << 6, PILE, RED), FIRST | SECOND)
    after = moved(leads, RED, LEFT, RIGHT, SECOND)  # the second player knows which card it was
    assert known(after)[0] == [([5], LEFT | RIGHT), ([7], LEFT), ([6], PILE)]
    assert known(after)[1:] == known(leads)[1:]
    assert [lead.colour for lead in after[0]] == [RED, BLUE, RED]


def test_a_card_that_was_seen_is_no_longer_sought() -> None:
    leads = learned(no_leads(1), Lead(1 << 5, LEFT, RED), FIRST | SECOND)
    leads = learned(leads, Lead(1 << 5 | 1 << 6, LEFT, RED), FIRST | SECOND)
    # It came out of that place: one of the two did. It came from elsewhere: then it is the other one.
    assert known(shown(leads, 5, LEFT, FIRST)) == [[], known(leads)[1]]
    assert known(shown(leads, 5, RIGHT, FIRST)) == [[([6], LEFT)], known(leads)[1]]
    assert known(shown(leads, 8, LEFT, FIRST)) == known(leads)


def test_leads_are_equal_by_what_they_say() -> None:
    lead = Lead(1 << 5, LEFT, RED)
    assert lead == Lead(1 << 5, LEFT, RED)
    assert hash(lead) == hash(Lead(1 << 5, LEFT, RED))
    assert lead not in (Lead(1 << 5, RIGHT, RED), Lead(1 << 6, LEFT, RED), 5)


def test_what_is_drawn_is_every_choice_in_every_order() -> None:
    rng, found = Fast(3), Counter[tuple[int, ...]]()
    for _ in range(1200):
        cards = [1, 2, 3, 4]
        taken = drawn(cards, 2, rng)
        assert cards == [card for card in (1, 2, 3, 4) if card not in taken]
        found[tuple(taken)] += 1
    assert set(found) == set(permutations([1, 2, 3, 4], 2))
    assert all(60 < count < 140 for count in found.values())


CARDS = [1, 2, 3, 4, 5]
PLACES = [LEFT, LEFT, RIGHT, PILE, PILE]


def agrees(deal: tuple[int, ...], leads: list[Lead]) -> bool:
    return all(
        any(lead.cards >> card & 1 and lead.places & place for card, place in zip(deal, PLACES, strict=True))
        for lead in leads
    )


with_leads = pytest.mark.parametrize(
    "leads",
    [
        [],
        [(mask_of([1]), LEFT)],
        [(mask_of([1]), LEFT | RIGHT), (mask_of([1]), RIGHT | PILE)],
        [(mask_of([1]), LEFT), (mask_of([2]), LEFT | PILE)],
        [(mask_of([1, 2]), RIGHT)],
        [(mask_of([1, 2]), LEFT), (mask_of([2, 3]), LEFT | RIGHT)],
        [(mask_of([4]), PILE), (mask_of([1, 2, 4]), PILE), (mask_of([3, 5]), RIGHT)],
        [(mask_of([4]), PILE | LEFT), (mask_of([1, 2, 4]), PILE)],
        [(mask_of([4]), PILE | RIGHT), (mask_of([1, 4]), RIGHT), (mask_of([2, 4]), PILE)],
        [(mask_of([4]), LEFT), (mask_of([1, 4]), RIGHT)],
        [(mask_of([4]), PILE | RIGHT), (mask_of([1, 4]), RIGHT), (mask_of([2, 3]), PILE)],
    ],
)


def equally_often(found: Counter[tuple[int, ...]], wanted: set[tuple[int, ...]]) -> bool:
    """Tell whether each of these, and nothing else, was found, and none oftener than chance has it."""
    assert set(found) == wanted
    often = found.total() / len(wanted)
    chi_square = sum((found[deal] - often) ** 2 / often for deal in wanted)
    freedom = len(wanted) - 1
    return bool(chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 6)


@with_leads
def test_every_deal_that_agrees_is_equally_likely(leads: list[tuple[int, int]]) -> None:
    sought = [Lead(cards, places, RED) for cards, places in leads]
    wanted = {deal for deal in permutations(CARDS) if agrees(deal, sought)}
    rng = Fast(11)
    found = Counter(tuple(arranged(CARDS[:], PLACES, sought, rng)) for _ in range(60 * len(wanted)))
    assert equally_often(found, wanted)


@with_leads
def test_what_lies_before_a_heap_is_equally_likely_too(leads: list[tuple[int, int]]) -> None:
    sought = [Lead(cards, places, RED) for cards, places in leads]
    wanted = {deal[:3] for deal in permutations(CARDS) if agrees(deal, sought)}
    rng, found = Fast(12), Counter[tuple[int, ...]]()
    for _ in range(100 * len(wanted)):
        deal = arranged(CARDS[:], PLACES, sought, rng, heap=2)
        assert sorted(deal) == CARDS
        found[tuple(deal[:3])] += 1
    assert equally_often(found, wanted)


def test_leads_that_share_cards_with_others_are_met_in_a_large_pile_too() -> None:
    cards, places = list(range(1, 51)), [LEFT, RIGHT, *([PILE] * 48)]
    leads = [
        Lead(mask_of([1]), PILE, RED),
        Lead(mask_of([1, 2]), LEFT, RED),
        Lead(mask_of([1, 3]), RIGHT, RED),
    ]
    for seed in range(20):
        assert arranged(cards[:], places, leads, Fast(seed))[:2] == [2, 3]


def test_leads_that_contradict_each_other_are_a_mistake_of_the_rules() -> None:
    crowded = [Lead(1 << card, RIGHT, RED) for card in (1, 2)]
    nowhere = [Lead(1 << card, RIGHT | LEFT, RED) for card in (1, 2)]
    for leads in (crowded, [*nowhere, Lead(mask_of([1, 2]), PILE, RED)]):
        with pytest.raises(RuntimeError, match="contradict"):
            arranged(CARDS[:], PLACES, leads, Fast(1))
