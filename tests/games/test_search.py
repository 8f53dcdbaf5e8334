"""What search needs of every game: turns, weights of rolls and draws, numbers of choices."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice, Notation
from burgomaster.core.message import Refused
from burgomaster.core.step import EVERYBODY, Toss
from burgomaster.games import hamburg
from burgomaster.games.hamburg.disasters import FOR_ONESELF, TOKEN
from tests.games.game import Subject

NUMBERS: Final = Path(__file__).parent / "numbers"
MANY: Final = 5000
"""A draw has at most so many outcomes (three tiles of thirty: 4,060)."""


def test_chance_weighs_every_outcome_it_offers(game: Subject[Any]) -> None:
    """For every roll and draw of random games: the weights, beside the offers, sum up to the outcomes."""
    tossed: Counter[str] = Counter()
    for seed, players in ((1, 2), (2, 4)):
        table = game.rules.new({"players": players}, None)
        rng = Fast(seed)
        while not table.over:
            seat, choices = table.turn()
            if seat != CHANCE:
                table.apply(seat, choices[rng.below(len(choices))])
                continue
            step, asked, what, count = table.agenda[-1].parts
            assert isinstance(step, Toss)
            outcomes = step.outcomes(table, asked, what, count)
            weights = table.weights()
            assert len(weights) == len(choices) <= outcomes <= MANY
            assert sum(weights) == outcomes
            if tossed[step.name] < 20:
                found = Counter([step.outcome(table, asked, what, count, k) for k in range(outcomes)])
                assert [found[choice] for choice in choices] == weights
            tossed[step.name] += 1
            table.apply(CHANCE, step.outcome(table, asked, what, count, rng.below(outcomes)))
    assert len(tossed) >= 3


def test_kinds_of_tokens_weigh_as_many_as_are_left() -> None:
    table = hamburg.new(players=2, source=Fast(1))
    table.source = None
    table.push(TOKEN, 0, FOR_ONESELF)
    table.run()
    assert table.weights() == [left for left in table.stock if left]
    assert max(table.weights()) > 1


def test_a_turn_is_one_of_the_questions(game: Subject[Any]) -> None:
    table = game.rules.new({"players": 3}, Fast(3))
    rng = Fast(4)
    together = 0
    while not table.over:
        together += table.asked == EVERYBODY
        seat, choices = table.turn()
        question = table.questions[0]
        assert (question.seat, question.choices) == (seat, choices)
        assert choices
        table.apply(seat, choices[rng.below(len(choices))])
    assert table.turn()[1] == []
    assert bool(together) == (game.rules.id == "city_tycoon")


# Numbers of choices.


def listed(notation: Notation) -> list[str]:
    """Return each form with the number of its first choice and how many numbers it takes up."""
    return [f"{notation.firsts[form]:>18} {form.size:>18}  {form.pattern}" for form in notation.forms]


def test_no_number_of_a_choice_ever_moves(game: Subject[Any]) -> None:
    """What was learned of number 1,234 must stay true of it: verbs are added at the end, never between.

    A new verb is written down here when it is released; the lines that stand there stay as they are.
    """
    known = (NUMBERS / f"{game.rules.id}.txt").read_text(encoding="utf-8").splitlines()
    assert listed(game.rules.notation)[: len(known)] == known


def test_the_number_of_every_choice_leads_back_to_it(game: Subject[Any]) -> None:
    notation = game.rules.notation
    table = game.rules.new({"players": 4}, None)
    rng = Fast(5)
    met: dict[int, Choice] = {}
    while not table.over:
        seat, choices = table.turn()
        for choice in choices[:100]:
            number = notation.index(choice)
            assert met.setdefault(number, choice) == choice
            assert notation.at(number) == choice
        table.apply(seat, choices[rng.below(len(choices))])
    assert len(met) > 400


def test_a_number_without_a_choice_is_refused(game: Subject[Any]) -> None:
    with pytest.raises(Refused):
        game.rules.notation.at(game.rules.notation.size)
