"""Moves explained: nothing is changed by it, and nothing told that a seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.conformance.case import random_choice
from burgomaster.core.message import Plain
from burgomaster.core.replay import digest
from tests.games.game import Subject


def test_nothing_to_explain_when_chance_decides_or_the_game_is_over(game: Subject[Any]) -> None:
    nothing: dict[str, Plain] = {"seat": 0, "ask": None, "moves": [], "missing": []}
    assert game.moves(game.rules.new({"players": 2}, None), None).data()["moves"] == []
    assert game.moves(game.read_position("over = true"), None).data() == nothing


@pytest.mark.parametrize("seed", [1, 2])
def test_explaining_changes_nothing_and_tells_no_secret(game: Subject[Any], seed: int) -> None:
    rng, chance = Fast(seed), Fast(seed + 100)
    table = game.rules.new({"players": 2 + seed}, None)
    moment = 0
    while not table.over:
        seat, choice = random_choice(table, chance, rng)
        if seat != CHANCE:
            if moment % 10 == 0:
                before = digest(table)
                explanation = game.moves(table, seat)
                assert digest(table) == before
                assert [move.choice for move in explanation.moves] == table.offers_to(seat)
                other = game.permute(table.clone(), seat, rng)
                assert game.moves(other, seat).data() == explanation.data()
                assert game.moves(table.seen_by(seat), None).data() == explanation.data()
            moment += 1
        table.apply(seat, choice)
