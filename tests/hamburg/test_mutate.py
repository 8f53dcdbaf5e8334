"""The tests of the cards notice mistakes in the deck (a sample; `make mutate-deck` tries all of them)."""

from __future__ import annotations

from functools import cache

import pytest

from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.cards.deck import ROWS
from tests.hamburg.mutate import (
    VOCABULARY,
    checks,
    cleric_mutants,
    intrigue_mutants,
    mayor_mutants,
    mutants,
    row_mutants,
    ship_mutants,
    statue_mutants,
    stock_mutants,
    survivors,
    tile_checks,
    tom_mutants,
)
from tests.rows.mutation import Mutant, mistakes, unmutated

SHARES = 4
OF_ALL = 80
"""So many shares of all mutants are tried, each one of so many."""


@cache
def all_mutants() -> list[Mutant[Box]]:
    return list(mutants())


@pytest.mark.parametrize("share", range(SHARES))
def test_no_mutant_survives(share: int) -> None:
    sample = all_mutants()[share * OF_ALL // SHARES :: OF_ALL]
    assert [str(mutant) for mutant in survivors(sample, checks())] == []


def test_no_mutant_of_a_cleric_tile_survives() -> None:
    tried = list(cleric_mutants())
    assert len(tried) > 200
    assert [str(mutant) for mutant in survivors(tried, tile_checks("clerics"))] == []


def test_no_mutant_of_a_statue_survives() -> None:
    tried = list(statue_mutants())
    assert len(tried) > 100
    assert [str(mutant) for mutant in survivors(tried, tile_checks("statues"))] == []


def test_no_mutant_of_a_special_token_survives() -> None:
    tried = list(intrigue_mutants())
    assert len(tried) > 90
    assert [str(mutant) for mutant in survivors(tried, tile_checks("intrigue"))] == []


def test_no_mutant_of_a_ship_survives() -> None:
    tried = list(ship_mutants())
    assert len(tried) > 40
    assert [str(mutant) for mutant in survivors(tried, tile_checks("ships"))] == []


def test_no_mutant_of_a_stock_exchange_tile_survives() -> None:
    tried = list(stock_mutants())
    assert len(tried) > 300
    assert [str(mutant) for mutant in survivors(tried, tile_checks("exchange"))] == []


def test_no_mutant_of_what_dice_bring_tom_survives() -> None:
    tried = list(tom_mutants())
    assert len(tried) == 5 + 2 * 6
    assert [str(mutant) for mutant in survivors(tried, tile_checks("solo"))] == []


def test_no_mutant_of_a_mayor_survives() -> None:
    tried = list(mayor_mutants())
    assert {mutant.card for mutant in tried} == set(range(281, 291))
    assert len(tried) > 150
    assert [str(mutant) for mutant in survivors(tried, tile_checks("mayors"))] == []


def test_every_row_is_mutated() -> None:
    assert sorted(VOCABULARY.rows_as_written()) == [
        *range(1, 241),
        *range(261, 281),
    ]  # zoo cards have no effects
    assert unmutated(VOCABULARY, ROWS, row_mutants) == []


def test_mistakes_of_every_kind_are_made() -> None:
    def tried(row: str) -> set[str]:
        return mistakes(row, row_mutants)

    assert tried("card(1, pay(GRAY), gain(points=1))") >= {
        "card(1, gain(points=1))",
        "card(1, pay(GRAY))",
        "card(1, pay(PINK), gain(points=1))",
        "card(1, pay_any(), gain(points=1))",
        "card(1, pay(GRAY), gain(points=0))",
        "card(1, pay(GRAY), gain(points=2))",
        "card(1, pay(GRAY), gain(marks=1))",
    }
    assert tried("card(1, decrease_disaster(2, SAME, up_to=True))") >= {
        "card(1, decrease_disaster(3, SAME, up_to=True))",
        "card(1, decrease_disaster(2, BROWN, up_to=True))",
        "card(1, decrease_disaster(2, SAME, up_to=False))",
        "card(1, decrease_disaster(2, up_to=True))",
    }
    assert tried("card(1, decrease_disaster(1))") >= {"card(1, decrease_disaster(1, up_to=True))"}
    assert tried("card(1, score(2, per=buildings(ART)))") >= {"card(1, score(2, per=buildings(CIVIC)))"}
    assert tried("card(1, rule(PREVENTS))") >= {"card(1, rule(FREE_WALL))"}


def test_a_mistake_without_a_test_survives() -> None:
    sample = all_mutants()[:3]
    assert survivors(sample, []) == sample
