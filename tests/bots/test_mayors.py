"""The clerk plays with The Mayors: it chooses a side, and uses what the side can do."""

from __future__ import annotations

import pytest

from burgomaster.bots import ask, bot
from burgomaster.core.chance import CHANCE, Fast
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.flow import INCREASE_DISASTERS
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.setup import set_up
from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.boxes import box_with_mayor
from tests.hamburg.rulebook.test_mayors import BLACK_6, with_mayor
from tests.hamburg.tables import a_player, choose


def said(table: Hamburg) -> str:
    """Return what the clerk answers to the question now asked."""
    return ask(bot("clerk", "hamburg"), table, table.turn()[0], Fast(1)).text


@pytest.mark.parametrize(
    ("buildings", "levels", "answer"),
    [
        ([], "brown", "done"),
        ([187], "", "accept token"),  # a point for every token
        ([98, 102, 104], "purple purple orange orange gray gray pink pink brown brown", "done"),
    ],
)
def test_it_draws_a_token_only_if_that_is_of_use(buildings: list[int], levels: str, answer: str) -> None:
    first = a_player(buildings=buildings, levels=levels, sites="brown gray", marks=9, workers="gray pink")
    table = with_mayor("weber a", first, a_player(), dice=BLACK_6)
    table.phase = 2
    table.push(INCREASE_DISASTERS, 0)
    table.run()
    assert said(table) == answer


def test_it_uses_a_building_a_second_time() -> None:
    player = a_player(hand=[3], buildings=[98], workers="pink pink pink")
    table = with_mayor("kirchenpauer b", player, a_player(hand=[5]))
    choose(table, "use 98")
    assert said(table) == "again 98"


@pytest.mark.parametrize(("marks", "workers", "side"), [(10, 2, "side a"), (0, 0, "side b")])
def test_goods_to_start_with_count_when_it_chooses_a_side(marks: int, workers: int, side: str) -> None:
    table = set_up(box_with_mayor("petersen", "a", marks=marks, workers=workers), 2, None)
    choose(table, "tile petersen", "tile weber")
    assert said(table) == side


@pytest.mark.parametrize(("cards", "side"), [(7, "side a"), (1, "side b")])
def test_what_a_side_can_do_counts_too(cards: int, side: str) -> None:
    table = set_up(box_with_mayor("petersen", "a", cards=cards), 2, None)
    choose(table, "tile petersen", "tile weber")
    assert said(table) == side


def test_clerks_play_a_game_with_mayors_to_its_end() -> None:
    table = RULES.new({"players": 3, "expansions": ["mayors"]}, Fast(3))
    clerk = bot("clerk", "hamburg")
    rng = Fast(4)
    while not table.over:
        question = table.questions[0]
        one = question.choices[0] if len(question.choices) == 1 else ask(clerk, table, question.seat, rng)
        table.apply(question.seat, one)
    assert min(table.scores()) > 40


@pytest.mark.parametrize(
    ("mayor", "side"),
    [
        ("petersen", "side a"),
        ("kirchenpauer", "side a"),
        ("weber", "side b"),
        ("versmann", "side b"),
        ("moenckeberg", "side b"),
    ],
)
def test_it_takes_the_side_with_which_clerks_score_more(mayor: str, side: str) -> None:
    """As 300 games with sides by chance say (docs/playing.md)."""
    table = RULES.new({"players": 2, "expansions": ["mayors"]}, None)
    other = "weber" if mayor != "weber" else "versmann"
    for tile in (mayor, other):
        table.choose(CHANCE, NOTATION.read(f"tile {tile}"))
    assert ask(bot("clerk", "hamburg"), table, 0, Fast(1)).text == side
