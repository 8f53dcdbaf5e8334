"""The tests of the persons notice mistakes in the deck (a sample; `make mutate-deck` tries all of them)."""

from __future__ import annotations

from functools import cache

import pytest

from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.cards.deck import ROWS
from tests.bruges.mutate import TRIAL, VOCABULARY, checks, mutants, row_mutants
from tests.rows.mutation import Mutant, mistakes, unmutated

SHARES = 2
OF_ALL = 40
"""So many shares of all mutants are tried, each one of so many."""


@cache
def all_mutants() -> list[Mutant[Box]]:
    return list(mutants())


@pytest.mark.parametrize("share", range(SHARES))
def test_no_mutant_survives(share: int) -> None:
    sample = all_mutants()[share * OF_ALL // SHARES :: OF_ALL]
    assert len(sample) > 100
    assert [str(mutant) for mutant in TRIAL.survivors(sample, checks())] == []


def test_every_row_is_mutated() -> None:
    assert sorted(VOCABULARY.rows_as_written()) == list(range(1, 166))
    assert unmutated(VOCABULARY, ROWS, row_mutants) == []


def test_mistakes_of_every_kind_are_made() -> None:
    def tried(row: str) -> set[str]:
        return mistakes(row, row_mutants)

    assert tried("person(1, pay(RED), gain(points=1, guilders=2))") >= {
        "person(1, gain(points=1, guilders=2))",
        "person(1, pay(BLUE), gain(points=1, guilders=2))",
        "person(1, pay_any(), gain(points=1, guilders=2))",
        "person(1, pay(RED), gain(guilders=2))",
        "person(1, pay(RED), gain(guilders=2, points=2))",
    }
    assert tried("person(1, return_threat(2, SAME, up_to=True))") >= {
        "person(1, return_threat(3, SAME, up_to=True))",
        "person(1, return_threat(2, VIOLET, up_to=True))",
        "person(1, return_threat(2, SAME, up_to=False))",
    }
    assert tried("person(1, score(2, per=persons(ART)))") >= {"person(1, score(2, per=persons(CHURCH)))"}
    assert tried("person(1, rule(FREE_CANAL))") >= {"person(1, rule(TIES_COUNT))"}


def test_a_mistake_without_a_test_survives() -> None:
    sample = all_mutants()[:3]
    assert TRIAL.survivors(sample, []) == sample
