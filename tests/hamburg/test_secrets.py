"""What Hamburg hides: a leak is noticed, and what is imagined is as likely as it is."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.conformance import CHECKS, Case
from burgomaster.core.message import Message
from burgomaster.core.step import Task, Toss
from burgomaster.games.hamburg.box.components import COLOUR, GRAY
from burgomaster.games.hamburg.draws import DEAL
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.sight.imagine import imagine
from burgomaster.games.hamburg.sight.knowledge import PILE, hand_of, lead, sites_of
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.leads import Lead
from tests.hamburg.worlds import keep_laws, permute

# A leak is noticed: each plants one, and the kit must fail.


class TellsDeals(Toss[Hamburg]):
    """The deal of a card, but it does not say that only its owner may know the card."""

    def outcomes(self, table: Hamburg, seat: int, what: int, count: int) -> int:
        return DEAL.outcomes(table, seat, what, count)

    def outcome(self, table: Hamburg, seat: int, what: int, count: int, k: int) -> Choice:
        return DEAL.outcome(table, seat, what, count, k)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return DEAL.ask(table, seat, what, count)

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        DEAL.take(table, seat, what, count, choice)


TELLS_DEALS = TellsDeals(DEAL.name, what=DEAL.what, count=DEAL.count)


def tells_deals(table: Hamburg, seat: int, rng: Fast) -> Hamburg:
    """Another world, but one in which the record shows everyone which card is dealt."""
    other = permute(table, seat, rng)
    other.agenda = [
        Task(TELLS_DEALS, task.seat, task.what, task.count) if task.step is DEAL else task
        for task in other.agenda
    ]
    return other


def test_a_planted_leak_in_the_record_is_noticed() -> None:
    case: Case[Hamburg] = Case(RULES, {"players": 2}, 3, tells_deals, keep_laws, 40)
    secrets = next(check for check in CHECKS if check.__name__ == "secrets_are_kept")
    with pytest.raises(AssertionError, match="told more than it may know"):
        secrets(case)


def shows_a_hidden_card(table: Hamburg, seat: int, rng: Fast) -> Hamburg:
    """Another world, but one in which a card from another hand has come to lie open on the discard pile."""
    other = permute(table, seat, rng)
    for owner, player in enumerate(other.players):
        if owner != seat and player.hand:
            other.discards.append(player.hand.pop())
    return other


def test_a_planted_leak_in_what_is_seen_is_noticed() -> None:
    case: Case[Hamburg] = Case(RULES, {"players": 2}, 3, shows_a_hidden_card, keep_laws, 40)
    secrets = next(check for check in CHECKS if check.__name__ == "secrets_are_kept")
    with pytest.raises(AssertionError, match="gets as seen_by"):
        secrets(case)


# Imagining: every world that agrees with what a seat knows is equally likely.


def a_small_world() -> tuple[Hamburg, tuple[int, ...]]:
    """Two players, and five gray cards whose place the first does not know.

    Two are in the other's hand, one lies under a site nobody has looked at, two are in the pile.
    """
    table = RULES.new({"players": 2}, Fast(1))
    cards = table.undecided[GRAY][:5]
    table.discards.extend(table.undecided[GRAY][5:])
    table.players[1].hand = list(cards[:2])
    table.undecided[GRAY] = cards[2:]
    table.piles[GRAY] = 3
    table.lay_unseen(1, GRAY)
    keep_laws(table)
    return table, cards


World = tuple[tuple[int, ...], int]
"""What the other holds, and what lies under the site."""


def worlds_by_counting(cards: tuple[int, ...], leads: list[Lead]) -> Counter[World]:
    """Count all arrangements that agree with the leads."""
    counted: Counter[World] = Counter()
    places = [hand_of(1), hand_of(1), sites_of(1), PILE, PILE]
    for order in permutations(cards):
        if all(
            any(
                lead.cards >> card & 1 and lead.places & place
                for card, place in zip(order, places, strict=True)
            )
            for lead in leads
        ):
            counted[tuple(sorted(order[:2])), order[2]] += 1
    return counted


@pytest.mark.parametrize(
    "leads",
    [
        [],
        [(1, hand_of(1))],
        [(1, hand_of(1) | PILE)],
        [(1, hand_of(1) | sites_of(1)), (2, PILE | sites_of(1))],
        [(3, hand_of(1))],
        [(3, hand_of(1)), (4, hand_of(1) | PILE)],
    ],
    ids=["nothing", "one in the hand", "hand or pile", "two cards", "one of two", "mixed"],
)
def test_imagined_worlds_are_as_frequent_as_a_brute_force_count_says(leads: list[tuple[int, int]]) -> None:
    table, cards = a_small_world()

    def one_of(bits: int, places: int) -> Lead:
        return lead(sum(1 << card for i, card in enumerate(cards) if bits >> i & 1), places)

    known = [one_of(bits, places) for bits, places in leads]
    # A lead about nothing special makes the site's face part of the world in the first case, too.
    everything = lead(1 << cards[4], PILE | hand_of(1) | sites_of(1))
    table.leads = ((*known, everything), (), ())
    seen = table.seen_by(0)
    wanted = worlds_by_counting(cards, known)
    total, rounds, rng = sum(wanted.values()), 6000, Fast(11)
    found: Counter[World] = Counter()
    for _ in range(rounds):
        world = imagine(seen, rng)
        hand = tuple(card for card in world.players[1].hand if COLOUR[card] == GRAY)
        found[hand, world.players[1].plots[0].face] += 1
    assert set(found) <= set(wanted)
    chi_square = sum(
        (found[key] - rounds * count / total) ** 2 / (rounds * count / total) for key, count in wanted.items()
    )
    freedom = max(len(wanted) - 1, 1)
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 6, (chi_square, freedom)


def test_a_refusal_says_why() -> None:
    table = RULES.new({"players": 2}, Fast(5))
    reason = table.agenda[-1].step.why_not(table, 0, 0, 0, RULES.notation.read("workers 12"))
    assert isinstance(reason, Message)
