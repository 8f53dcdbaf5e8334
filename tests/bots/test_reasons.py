"""What clerks think of what they hold, and say of it: hints tell why, not only how much."""

from __future__ import annotations

import pytest

from burgomaster.bots import advise, ask, bot
from burgomaster.bots.bruges.judgement import Judgement
from burgomaster.bots.bruges.taste import CLERK
from burgomaster.bots.hamburg.reasons import of_draw
from burgomaster.core.chance import Fast
from burgomaster.core.table import Table
from burgomaster.games import GAMES, bruges, city_tycoon, hamburg, rules_of
from burgomaster.games.hamburg.box.components import COLOUR

BARE = {f"{game}-hint-{bare}" for game in ("hb", "br", "ct") for bare in ("close", "better")}
"""What says how much, and not why."""


@pytest.mark.parametrize("game", GAMES)
def test_no_hint_leaves_out_why(game: str) -> None:
    table: Table = rules_of(game).new({"players": 2}, Fast(24))
    clerk = bot("clerk", game)
    kinds: set[str] = set()
    while not table.over and table.chapter()[0] < 3:
        seat, choices = table.turn()
        advice = advise(clerk, table, seat, Fast(5))
        if len(choices) > 1:
            kinds.add(type(advice.choice).__name__)
            assert {reason.id for reason in advice.reasons} - BARE, (table.agenda[-1].step.name, advice)
        table.apply(seat, advice.choice)
    assert len(kinds) > 5


def test_hints_at_city_hall_and_for_draws_say_why() -> None:
    table: Table = hamburg.new(players=2, source=Fast(21))
    clerk = bot("clerk", "hamburg")
    asked: dict[str, int] = {}
    while table.chapter()[0] < 3:
        seat, choices = table.turn()
        step = table.agenda[-1].step.name
        advice = advise(clerk, table, seat, Fast(5))
        if len(choices) > 1 and step in ("replenish", "city-hall"):
            asked[step] = asked.get(step, 0) + 1
            assert {reason.id for reason in advice.reasons} - BARE, (step, advice)
        table.apply(seat, advice.choice)
    assert asked.get("replenish", 0) > 5
    assert asked.get("city-hall", 0) > 0


def test_what_asks_for_a_color_is_told() -> None:
    table = hamburg.new(players=2, source=Fast(21))
    player = table.players[0]
    player.hand = []
    player.drawn = ()
    wall = table.box.board.wall_colours[0][0]
    player.levels[wall] = 1
    ids = {reason.id for reason in of_draw(table, 0, wall)}
    assert {"hb-hint-draw-danger", "hb-hint-draw-wall"} <= ids
    player.drawn = tuple(range(5))
    player.levels[wall] = 0
    others = {colours[0] for colours in table.box.board.wall_colours}
    free = next(colour for colour in range(5) if colour not in others)
    assert [reason.id for reason in of_draw(table, 0, free)] == ["hb-hint-draw-cards"]


def test_in_bruges_a_person_that_cannot_be_paid_yet_is_worth_less_in_the_hand() -> None:
    """Else a clerk without money takes back whom it has laid, as the Student lets it."""
    table = bruges.new(players=2, source=Fast(3))
    player = table.players[0]
    dear = 117  # the Glass Painter
    player.hand = [dear]
    price = table.box.cost[dear]

    def worth(money: int) -> float:
        player.money = money
        with_it = Judgement(table, 0, CLERK).of(table)
        player.hand = []
        without = Judgement(table, 0, CLERK).of(table)
        player.hand = [dear]
        return with_it - without

    assert worth(price) > worth(price - 1) > 0


# What clerks did that a person would call silly.


def at_city_hall(seed: int) -> Table:
    """Return a table for two at the first advance that can be paid, whatever was drawn before."""
    table: Table = hamburg.new(players=2, source=Fast(seed))
    while table.agenda[-1].step.name != "city-hall":
        seat, choices = table.turn()
        table.apply(seat, choices[0])
    return table


@pytest.mark.parametrize("seed", [0, 2, 3, 5])
def test_a_clerk_does_not_throw_the_first_advance_away(seed: int) -> None:
    """It planned the season without and with it, as if marks came from nowhere else, and said no."""
    table = at_city_hall(seed)
    assert ask(bot("clerk", "hamburg"), table, table.turn()[0], Fast(1)).text == "advance"


@pytest.mark.parametrize("seed", [0, 3])
def test_a_clerk_does_not_draw_one_color_alone(seed: int) -> None:
    """The dice would leave it one number for all its actions."""
    table = hamburg.new(players=2, source=Fast(seed))
    clerk = bot("clerk", "hamburg")
    hands = number = 0
    while table.season < 5:
        seat, choices = table.turn()
        draws = table.agenda[-1].step.name == "replenish"
        number += 1
        table.apply(seat, choices[0] if len(choices) == 1 else ask(clerk, table, seat, Fast(number)))
        if draws and (table.asked != seat or table.agenda[-1].step.name != "replenish"):
            player = table.players[seat]
            assert len({*player.drawn, *[COLOUR[card] for card in player.hand]}) > 1
            hands += 1
    assert hands == 8


@pytest.mark.parametrize("seed", [1, 3, 6])
def test_a_clerk_does_not_pass_with_gains_left(seed: int) -> None:
    """What the table would warn a person of: yellow cubes were kept for later, and counted twice."""
    table = city_tycoon.new(players=2, source=Fast(seed))
    clerk = bot("clerk", "city_tycoon")
    number = 0
    while not table.over:
        seat, choices = table.turn()
        number += 1
        choice = choices[0]
        if len(choices) > 1:
            choice = ask(clerk, table, seat, Fast(number))
            assert table.warning(seat, choice) is None, (number, choice)
        table.apply(seat, choice)
