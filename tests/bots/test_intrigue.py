"""The clerk plays with Special Intrigue: it takes gifts."""

from __future__ import annotations

import pytest

from burgomaster.bots import ask, bot
from burgomaster.core.chance import Fast
from burgomaster.games.hamburg.box.components import GIFT_TOKENS
from burgomaster.games.hamburg.rules import RULES
from tests.hamburg.rulebook.test_intrigue import drawing, kind
from tests.hamburg.tables import a_player, choose


@pytest.mark.parametrize("token", GIFT_TOKENS)
def test_it_takes_gifts(token: str) -> None:
    table = drawing(
        a_player(levels="orange orange", marks=4, buildings=[100], hand=[3], sites="brown"), more=True
    )
    choose(table, kind(token))
    assert ask(bot("clerk", "hamburg"), table, table.turn()[0], Fast(1)).text == "gift"


def test_clerks_play_a_game_to_its_end() -> None:
    table = RULES.new({"players": 2, "expansions": ["intrigue"]}, Fast(3))
    clerk = bot("clerk", "hamburg")
    rng = Fast(4)
    while not table.over:
        question = table.questions[0]
        one = question.choices[0] if len(question.choices) == 1 else ask(clerk, table, question.seat, rng)
        table.apply(question.seat, one)
    assert min(table.scores()) > 40
