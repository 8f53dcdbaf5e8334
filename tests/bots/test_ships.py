"""The clerk plays with The Ships: it builds for them, and uses the one that brings most."""

from __future__ import annotations

import pytest

from burgomaster.bots import ask, bot
from burgomaster.core.chance import Fast
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.rulebook.test_ships import GRAY, a_builder, with_ships
from tests.hamburg.tables import a_player, choose


def said(table: Hamburg) -> str:
    """Return what the clerk answers to the question now asked."""
    return ask(bot("clerk", "hamburg"), table, table.turn()[0], Fast(1)).text


@pytest.mark.parametrize(
    ("ships", "season", "answer"),
    [
        ("purple", 3, "ship purple"),
        ("orange", 3, "ship orange"),  # three workers for one, though they are still to be chosen
        ("gray", 3, "ship gray"),  # a further action
        ("pink", 3, "ship pink"),
        ("black", 8, "ship black"),  # a point is a point
    ],
)
def test_it_uses_a_ship_that_brings_more_than_it_costs(ships: str, season: int, answer: str) -> None:
    last = season == 8
    builder = a_builder(levels="pink pink", marks=9, hand=[GRAY] if last else [GRAY, 3, 50])
    table = with_ships(ships, builder, season=season, round_number=4 if last else 1)
    choose(table, f"wall {GRAY} left")
    assert said(table) == answer


def test_a_ship_makes_it_build_the_wall() -> None:
    """With the same cards it would not build without a ship."""
    answers = []
    for ships in ("", "gray purple orange black"):
        builder = a_player(hand=[GRAY], marks=9, workers="gray gray gray", levels="pink", wall=(0, 0))
        table = with_ships(ships, builder, round_number=4, dice="purple1 orange1 gray1 pink1 brown1 black1")
        answers.append(said(table))
    assert answers[0] != answers[1] == f"wall {GRAY} left"


def test_clerks_play_a_game_to_its_end() -> None:
    table = RULES.new({"players": 2, "expansions": ["ships"]}, Fast(6))
    clerk = bot("clerk", "hamburg")
    rng = Fast(4)
    used = 0
    while not table.over:
        question = table.questions[0]
        one = question.choices[0] if len(question.choices) == 1 else ask(clerk, table, question.seat, rng)
        used += one.text.startswith("ship")
        table.apply(question.seat, one)
    assert min(table.scores()) > 40
    assert used > 2
