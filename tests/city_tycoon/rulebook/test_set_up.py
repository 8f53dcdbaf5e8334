"""Set-up, and what is in the box, paragraph by paragraph."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Message, Refused
from burgomaster.games.city_tycoon.box.components import PLANTS, SIDE_CELLS
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.sight.view import view
from tests.city_tycoon.tables import Position, drafted, offered, play, refusal, sold_out, started


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up_4_who_comes_later_starts_with_more_money(players: int) -> None:
    table = started(players)
    assert [table.players[seat].money for seat in table.order] == [20 + 2 * i for i in range(players)]


def test_set_up_3_the_order_of_play_is_drawn() -> None:
    orders = {RULES.new({"players": 3}, Fast(seed)).order for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up_8_the_start_plants_hold_a_cube_for_each_player(players: int) -> None:
    table = started(players)
    assert table.cubes[:2] == [players, players]
    assert table.supply == [30 - players, 25 - players, 25]


@pytest.mark.parametrize(("players", "closed"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_set_up_9_sides_are_closed_with_two_and_three_players(players: int, closed: int) -> None:
    city = started(players).city
    assert len(city.closed) == closed
    assert len(city.free) == 8 - 2 * closed
    for side in city.closed:
        assert not set(SIDE_CELLS[side]) & set(city.free)


def test_set_up_9_which_sides_is_an_option() -> None:
    assert started(2, closed="west north").city.closed == (0, 3)
    assert RULES.options({"players": 2, "closed": "west north"})["closed"] == "north west"
    for wrong in ("north", "north up", "north north east"):
        with pytest.raises(Refused) as refused:
            RULES.options({"players": 2, "closed": wrong})
        assert refused.value.message.id == "ct-option-closed"


def test_set_up_5_plants_come_in_order_and_an_empty_stack_is_over() -> None:
    position = Position(money=40)
    for number in range(6):
        position.plant(1, "steam", f"e{number + 2} n1")
    table = position.building(31)
    assert PLANTS[2:8] == tuple(f"red-{number}" for number in range(1, 7))
    assert "build solar" not in offered(table)
    assert refusal(table, "build solar") == Message("ct-no-plants", kind="solar")


def test_set_up_2_everyone_starts_with_no_points_and_no_goods() -> None:
    for player in RULES.new({"players": 5}, Fast(1)).players:
        assert (sum(player.points), player.yellow, player.tiles, player.plants) == (0, 0, (), ())


def test_set_up_4_money_and_goods_are_open_to_all() -> None:
    table = Position().money(1, 33).yellow(2, 4).building(31)
    for viewer in (0, 2, 3):  # the last is a spectator
        players = view(table.seen_by(viewer))["players"]
        assert [player["money"] for player in players] == [20, 33, 20]
        assert players[2]["yellow"] == 4


def test_set_up_7_every_round_has_a_stack_of_its_own() -> None:
    table = RULES.new({"players": 2}, Fast(4))
    seen: list[int] = []
    for number in range(1, 5):
        assert table.round == number
        tiles = sorted(tile for pack in [*table.packs, table.stack] for tile in pack)
        assert tiles == list(range(30 * number - 29, 30 * number + 1))
        seen += [tile for pack in table.packs for tile in pack]
        sold_out(drafted(table))  # nobody has a tile to supply, so the next round begins
    assert table.over
    assert len(set(seen)) == 4 * 12  # what was not dealt never comes again


def test_set_up_9_nothing_at_all_is_laid_on_a_closed_side() -> None:
    """Not even a landscape tile of a tile that lies at the corner."""
    position = Position(money=30, closed=("north",)).tile(1, 1, "e2 n1")
    table = play(position.building(31), "lay 31", "at e2 n2")
    assert offered(table) == ["land e2 n3", "land e3 n2"]
    assert refusal(table, "land e1 n2").id == "ct-landscape-apart"
