"""The clerk plays with Hans Hummel and the Zitronenjette: points later, or marks while they are of use."""

from __future__ import annotations

import pytest

from burgomaster.bots import ask, bot
from burgomaster.core.chance import Fast
from burgomaster.games.hamburg.expansions.statues import Zitronenjettes
from burgomaster.games.hamburg.rules import RULES
from tests.hamburg.rulebook.test_statues import BOX
from tests.hamburg.tables import a_player, a_table, choose


@pytest.mark.parametrize(
    ("season", "round_number", "others", "answer"),
    [
        (8, 4, (10, 7, 5), "statue hummel"),  # marks are worth nothing any more
        (2, 1, (10, 7, 5), "statue zitronenjette"),  # two points, or twelve marks to build with
        (2, 1, (), "statue hummel"),
    ],
)
def test_it_weighs_points_against_marks(
    season: int, round_number: int, others: tuple[int, ...], answer: str
) -> None:
    hand = [97, 100, 3, 50][: 5 - round_number]
    first = a_player(hand=hand, marks=5, wall=(4, 0), sites="brown gray", workers="gray pink")
    second, parts = a_player(statues=others), (Zitronenjettes(()),)
    table = a_table(first, second, season=season, round_number=round_number, box=BOX, parts=parts)
    choose(table, "wall 97 left")
    assert ask(bot("clerk", "hamburg"), table, table.turn()[0], Fast(1)).text == answer


def test_clerks_play_a_game_to_its_end() -> None:
    table = RULES.new({"players": 2, "expansions": ["statues"]}, Fast(3))
    clerk = bot("clerk", "hamburg")
    rng = Fast(4)
    while not table.over:
        question = table.questions[0]
        one = question.choices[0] if len(question.choices) == 1 else ask(clerk, table, question.seat, rng)
        table.apply(question.seat, one)
    assert min(table.scores()) > 40
