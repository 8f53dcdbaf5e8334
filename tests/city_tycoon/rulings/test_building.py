"""Rulings 1, 2 and 10: where tiles and landscape tiles are laid, and what they bring when laid."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.game import Game, resume
from burgomaster.core.message import Message
from burgomaster.core.replay import replay
from burgomaster.games.city_tycoon.box.components import cell_name
from burgomaster.games.city_tycoon.choices import NOTATION, At, at
from burgomaster.games.city_tycoon.rules import RULES
from tests.city_tycoon.tables import BOX, Position, cell, find, offered, play, refusal


def test_ruling_1_water_is_a_neighbour_for_placing() -> None:
    table = Position().tile(1, 1, "e2 n1").water("e3 n1").building(31)
    play(table, "lay 31")
    assert "at e4 n1" in offered(table)


@pytest.mark.parametrize("what", ["lay", "build"])
def test_ruling_10_of_mirror_images_for_the_first_tile_both_are_accepted(what: str) -> None:
    """Wherever it goes, it lies there: on the table, in the record, taken back, replayed and stored."""
    for name in map(cell_name, Position(players=4).table.city.free):
        game = Game(RULES, {"players": 4}, Fast(5))
        table = game.table
        while table.phase == 2:
            question = table.questions[0]
            game.choose(question.seat, question.choices[0])
        seat = table.asked
        table.bank -= 40 - table.players[seat].money
        table.players[seat].money = 40
        table._choices = None
        choices = [choice for choice in table.offers() if choice.text.startswith(what)]
        game.choose(seat, choices[0])
        while not isinstance(game.table.offers()[0], At):
            game.choose(seat, game.table.offers()[0])
        before = game.table.dump()
        place = NOTATION.read(f"at {name}")
        game.choose(seat, place)
        assert cell(name) in game.table.city.cells
        after = game.table.dump()
        assert game.undo(seat) is place
        assert game.table.dump() == before
        game.choose(seat, place)
        assert game.table.dump() == after == RULES.load(after).dump()


def test_ruling_10_a_record_with_the_other_cell_replays() -> None:
    game = Game(RULES, {"players": 4}, Fast(5))
    taken: list[str] = []
    while not game.table.over:
        question = game.table.questions[0]
        choice = question.choices[0]
        if not taken and isinstance(choice, At):
            left_out = [each for each in game.table.city.free if at(each) not in question.choices]
            choice = at(left_out[0])
            taken.append(choice.text)
        game.choose(question.seat, choice)
    assert taken
    record = game.record()
    assert replay(RULES, record).dump() == game.table.dump()
    assert resume(RULES, record, None).table.dump() == game.table.dump()


def test_ruling_1_what_does_not_fit_is_dropped() -> None:
    tile = find(lambda tile: tile.land == 1 and tile.water == 1)
    position = Position(money=30).tile(1, 2, "e2 n1").tile(1, 5, "e3 n2").tile(1, 7, "e4 n1")
    table = position.land(1, "e2 n2").land(1, "e4 n2").building(tile)
    play(table, f"lay {tile}", "at e3 n1")
    assert offered(table) == ["land e3 s1", "water e3 s1"]
    play(table, "water e3 s1")
    assert table.landscapes == 33
    assert offered(table) == ["end turn"]


def test_ruling_1_landscape_tiles_that_are_not_in_the_box_are_dropped() -> None:
    tile = find(lambda tile: tile.land == 1 and tile.water == 1)
    position = Position(money=30).tile(1, 2, "e2 n1")
    for column in range(2, 37):
        position.land(1, f"w{column} n1")
    table = position.building(tile)
    assert table.landscapes == 1
    play(table, f"lay {tile}", "at e3 n1")
    assert "land e4 n1" in offered(table)
    assert "water e4 n1" in offered(table)
    play(table, "water e4 n1")
    assert table.landscapes == 0
    assert offered(table) == ["end turn"]


@pytest.mark.parametrize(("district", "name"), [(2, "entertainment"), (3, "shopping"), (4, "landmark")])
def test_ruling_2_points_for_own_tiles_do_not_count_the_tile_being_laid(district: int, name: str) -> None:
    tile = find(lambda tile: tile.per_own is not None and tile.per_own.district == district)
    assert BOX.tiles[tile].district == district, name
    own = [number for number in range(1, 60) if BOX.district[number] == district][:3]
    position = Position(money=40).tile(0, own[0], "e2 n1").tile(0, own[1], "e3 n1").tile(1, own[2], "e4 n1")
    table = position.building(tile)
    play(table, f"lay {tile}", "at e2 n2")
    assert table.players[0].points[2] == 2


def test_ruling_building_round_a_closed_side_is_allowed() -> None:
    position = Position(players=3, closed=("north",)).tile(0, 1, "e2 n1").land(0, "e2 n2")
    table = position.building(31)
    play(table, "lay 31")
    assert "at e1 n2" not in offered(table)
    assert "at e2 n3" in offered(table)
    assert refusal(table, "at e1 n2") == Message("ct-cell-closed", cell="e1 n2")
