"""Phases I and II: the order of play, and picking tiles, paragraph by paragraph."""

from __future__ import annotations

from collections import Counter

from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.choices import NOTATION, PICKS
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.sight.view import view
from tests.city_tycoon.tables import Position, drafted, started


def test_phase_ii_everyone_is_dealt_six_tiles_of_the_rounds_stack() -> None:
    table = started(4)
    assert [len(pack) for pack in table.packs] == [6, 6, 6, 6]
    assert len(table.stack) == 30 - 24
    tiles = [tile for pack in [*table.packs, table.stack] for tile in pack]
    assert sorted(tiles) == list(range(1, 31))


def test_phase_ii_packs_pass_to_the_left_and_the_last_tile_goes_by_itself() -> None:
    table = started(3)
    first = list(table.packs)
    for seat in (2, 0, 1):
        table.choose(seat, PICKS[table.held(seat)[0]])
    for seat in range(3):
        assert table.held(seat) == first[(seat - 1) % 3][1:]
    for _ in range(4):
        for seat in range(3):
            table.choose(seat, PICKS[table.held(seat)[0]])
    assert table.phase == 3
    assert [len(player.hand) for player in table.players] == [6, 6, 6]
    assert table.packs == ((), (), ())


def test_phase_ii_nobody_sees_what_others_pick() -> None:
    table = started(3)
    table.choose(1, PICKS[table.held(1)[2]])
    seen = table.seen_by(0)
    assert [player.pick for player in seen.players] == [0, -1, 0]
    assert seen.packs[0] == table.packs[0]
    assert seen.packs[1] == (0,) * 6
    assert table.seen_by(1).players[1].pick == table.players[1].pick


def test_phase_ii_a_seat_remembers_the_packs_it_passed_on() -> None:
    """After two turns of three players a seat knows two packs, and after three what two others took."""
    table = started(3)
    packs = list(table.packs)
    for _ in range(2):
        for seat in range(3):
            table.choose(seat, PICKS[table.held(seat)[-1]])
    groups = table.seen_by(0).groups
    assert [(group.pack, group.first, group.last) for group in groups] == [(0, 1, 6), (2, 2, 6)]
    assert groups[0].tiles == packs[0][:5]
    for seat in range(3):
        table.choose(seat, PICKS[table.held(seat)[-1]])
    groups = table.seen_by(0).groups
    assert [(group.pack, group.first, group.last) for group in groups] == [(0, 1, 3), (1, 3, 6), (2, 2, 6)]
    assert groups[0].tiles == packs[0][3:5]


def test_phase_ii_what_is_imagined_agrees_with_what_was_remembered_and_is_evenly_spread() -> None:
    """Two others took two known tiles: each order is imagined half the time, the rest is from the rest."""
    table = started(3)
    for _ in range(3):
        for seat in range(3):
            table.choose(seat, PICKS[table.held(seat)[-1]])
    seen = table.seen_by(0)
    group = seen.groups[0]
    rng = Fast(9)
    orders: Counter[tuple[int, ...]] = Counter()
    others: Counter[int] = Counter()
    for _ in range(600):
        imagined = seen.imagined(rng)
        assert imagined.seen_by(0).dump() == seen.dump()
        orders[imagined.taken[0][1:3]] += 1
        others[imagined.taken[1][0]] += 1
    assert set(orders) == {group.tiles, group.tiles[::-1]}
    assert all(count > 230 for count in orders.values())
    known = {tile for each in seen.groups for tile in each.tiles} | set(seen.packs[0])
    known |= {tile for taken in seen.taken for tile in taken}
    unknown = set(range(1, 31)) - known
    assert set(others) == unknown
    assert max(others.values()) < 3 * 600 / len(unknown)


def test_phase_ii_a_laid_tile_settles_who_took_it() -> None:
    """If seat 1 lays a tile that two others may have taken, seat 2 has the other one."""
    table = started(3)
    while table.phase == 2:
        for seat in range(3):
            table.apply(seat, PICKS[table.held(seat)[-1]])
    laid = table.taken[0][1]
    other = table.taken[0][2]
    data = table.dump()
    players = data["player"]
    assert isinstance(players, dict)
    assert isinstance(players["2"], dict)
    players["2"]["money"] = 40
    table = RULES.load({**{key: data[key] for key in data if key != "agenda"}, "order": [2, 3, 1]})
    table.choose(1, NOTATION.read(f"lay {laid}"))
    seen = table.seen_by(0)
    rng = Fast(4)
    for _ in range(50):
        assert other in seen.imagined(rng).taken[0][2:3]


def test_phase_i_the_first_round_keeps_the_order_that_was_drawn() -> None:
    """It also tells who starts with how much."""
    for seed in range(5):
        table = RULES.new({"players": 4}, Fast(seed))
        assert (table.round, table.phase) == (1, 2)
        assert [table.players[seat].money for seat in table.order] == [20, 22, 24, 26]
        order = table.order
        assert drafted(table).order == order
        assert table.asked == order[0]


def test_phase_i_equal_money_keeps_the_order_of_the_round_before() -> None:
    position = Position(players=4).money(0, 9).money(1, 5).money(2, 9).money(3, 9)
    position.data["order"] = [4, 3, 2, 1]
    assert position.phase("I", 2).order == (1, 3, 2, 0)


def test_phase_ii_own_tiles_are_seen_by_their_owner_alone() -> None:
    table = drafted(RULES.new({"players": 3}, Fast(2)))
    for viewer in range(4):
        for seat, player in enumerate(view(table.seen_by(viewer))["players"]):
            hidden: list[int | None] = [None] * 6
            assert player["hand"] == (list(table.players[seat].hand) if seat == viewer else hidden)
