"""What clerks think of what they hold, and say of it: hints tell why, not only how much."""

from __future__ import annotations

from burgomaster.bots import advise, bot
from burgomaster.bots.bruges.judgement import Judgement
from burgomaster.bots.bruges.taste import CLERK
from burgomaster.bots.hamburg.reasons import of_draw
from burgomaster.core.chance import Fast
from burgomaster.core.table import Table
from burgomaster.games import bruges, hamburg

BARE = {"hb-hint-close", "hb-hint-better"}
"""What says how much, and not why."""


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
