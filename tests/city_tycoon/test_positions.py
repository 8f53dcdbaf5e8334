"""Positions of City Tycoon: what is natural, and what is refused at which place.

What is the same for every game is tried in tests/games.
"""

from __future__ import annotations

import pytest

from burgomaster.games.city_tycoon.paper.loading import read_position
from burgomaster.games.city_tycoon.paper.writing import write_position
from tests.city_tycoon.tables import offered, play
from tests.handwritten import check_refused, mistakes_of


def mistakes(text: str) -> list[tuple[int, int, str, str]]:
    return mistakes_of(read_position, text)


# --- What is natural ----------------------------------------------------------------------------------------


def test_nothing_at_all_is_the_first_action_of_two_players() -> None:
    table = read_position("")
    assert (table.seats(), table.round, table.phase, table.done, table.order) == (2, 1, 3, 0, (0, 1))
    assert [player.money for player in table.players] == [20, 22]
    assert [player.hand for player in table.players] == [(1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12)]
    assert table.stack == tuple(range(13, 31))
    assert table.city.closed == (0, 1)
    assert table.cubes[:2] == [2, 2]
    assert (table.asked, table.landscapes, table.supply) == (0, 36, [28, 23, 25])


def test_a_city_without_hands_is_supplied() -> None:
    table = read_position('players = 3\n[player.2]\ntiles = ["31 at e2 s1"]\nyellow = 1\n')
    assert (table.round, table.phase, table.done, table.asked) == (2, 4, 6, 1)
    assert [player.passed for player in table.players] == [True, False, False]
    assert table.city.closed == (0,)


def test_a_hand_tells_how_often_everyone_has_acted() -> None:
    """The second player has two tiles left and has not acted again, so the first has two as well."""
    table = read_position("players = 3\n[player.2]\nhand = [40, 50]\n")
    assert (table.round, table.phase, table.done, table.asked) == (2, 3, 4, 0)
    assert [len(player.hand) for player in table.players] == [2, 2, 2]
    assert [len(player.gone) for player in table.players] == [4, 4, 4]
    table = read_position("players = 3\nturn = 3\n[player.2]\nhand = [40, 50]\n")
    assert (table.done, table.asked) == (3, 2)
    assert [len(player.hand) for player in table.players] == [2, 2, 3]


def test_a_pack_is_drafted() -> None:
    table = read_position("players = 3\n[player.1]\npack = [1, 2, 3, 4]\n[player.2]\ntook = [9, 5]\n")
    assert (table.phase, table.done) == (2, 2)
    assert table.held(0) == (1, 2, 3, 4)
    assert table.players[1].hand == (5, 9)
    assert (table.taken[1][0], table.taken[0][1]) == (9, 5)
    assert [question.seat for question in table.questions] == [0, 1, 2]


def test_plants_come_in_the_order_of_their_colours() -> None:
    table = read_position(
        "players = 4\nplants = [{ kind = 'steam', at = 'e2 n1', owner = 2 }, "
        "{ kind = 'wind', at = 'e3 n1', owner = 1, cubes = 0 }, { kind = 'solar', at = 'e4 n1', owner = 2 }]"
    )
    assert table.built == (2, 1)
    assert [player.plants for player in table.players] == [(8,), (2, 3), (), ()]
    assert (table.cubes[2], table.cubes[8], table.cubes[3]) == (2, 0, 2)


def test_a_finished_game_asks_nothing() -> None:
    table = read_position("over = true\n[player.1]\nmoney = 7\npoints = { supplied = 12 }")
    assert table.over
    assert table.scores()[0] == 12


# --- Printing and reading back ------------------------------------------------------------------------------


def test_what_is_natural_is_not_printed() -> None:
    text = 'game = "city_tycoon"\nplayers = 3\nturn = 1\n\n[player.1]\ntiles = ["1 at e2 s1"]\n'
    assert write_position(read_position(text)) == text


# --- Refusals -----------------------------------------------------------------------------------------------


def test_all_mistakes_are_told_with_their_places() -> None:
    text = """\
players = 3
raund = 2
start = { solar = 4, sun = 1 }
water = ["e2 n1", "e2"]
plants = [{ kind = "coal", at = "e9 n9", owner = 1 }, { kind = "wind", owner = 4 }]
supplied = { 20 = 2, 5 = 1 }

[player.1]
money = -1
tiles = ["20 at e2 n1", "121 at e3 n1", 7]
points = { luck = 3 }

[player.2]
tiles = ["20 at e3 n1"]
land = ["e1 n1"]
"""
    assert mistakes(text) == [
        (2, 9, "raund", "position-key"),
        (9, 9, "player.1.money", "position-number"),
        (11, 19, "player.1.points.luck", "position-key"),
        (10, 25, "player.1.tiles[1]", "ct-position-tile"),
        (10, 41, "player.1.tiles[2]", "ct-position-tile"),
        (14, 10, "player.2.tiles[0]", "ct-position-tile-twice"),
        (15, 9, "player.2.land[0]", "ct-cell-taken"),
        (4, 10, "water[0]", "ct-cell-taken"),
        (4, 19, "water[1]", "ct-position-cell"),
        (5, 20, "plants[0].kind", "position-word"),
        (5, 55, "plants[1]", "position-missing"),
        (3, 28, "start.sun", "position-key"),
        (3, 19, "start.solar", "position-number"),
        (5, 33, "plants[0].at", "ct-cell-apart"),
        (6, 19, "supplied.20", "position-number"),
        (6, 26, "supplied.5", "ct-position-not-laid"),
    ]


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        ('game = "hamburg"', "game", "position-game"),
        ("round = 5", "round", "position-number"),
        ("round = 0", "round", "ct-position-set-up"),
        ('phase = "set-up"\nround = 1', "round", "ct-position-set-up"),
        ('phase = "V"\nround = 4', "phase", "ct-position-no-tidying"),
        ("over = true\nround = 3", "over", "ct-position-over"),
        ("order = [1, 1]", "order", "ct-position-order"),
        ("order = [2]", "order", "ct-position-order"),
        ('phase = "II"\nturn = 1', "turn", "ct-position-not-now"),
        ('phase = "V"\nacted = true', "acted", "ct-position-not-now"),
        ('phase = "IV"\nturn = 1\nplayer.1.passed = true', "turn", "ct-position-passed"),
        ("player.1.passed = true", "player.1.passed", "ct-position-not-now"),
        ("done = 6", "done", "position-number"),
        ('phase = "IV"\ndone = 3', "done", "position-number"),
        ('closed = ["north"]', "closed", "ct-position-closed"),
        ('players = 4\nclosed = ["north"]', "closed", "ct-position-closed"),
        ('closed = ["north", "up"]', "closed[1]", "position-word"),
        ('closed = ["north", "east"]\nwater = ["e2 n1"]', "water[0]", "ct-cell-closed"),
        ('water = ["e2 n1", "e2 n1"]', "water[1]", "ct-cell-taken"),
        ('water = ["e0 n1"]', "water[0]", "ct-position-cell"),
        ('water = ["e5 n5"]', "water[0]", "ct-cell-apart"),
        ("plants = [{ kind = 'solar', at = 'e2 n1', owner = 1, cubes = 2 }]", "plants[0].cubes",
         "position-number"),
        ("plants = [{ kind = 'solar', at = 'e2 n1', owner = 3 }]", "plants[0].owner", "position-number"),
        ('round = 1\nplayer.1.tiles = ["31 at e2 s1"]', "player.1.tiles[0]", "ct-position-early"),
        ('player.1.tiles = ["31"]', "player.1.tiles[0]", "position-left-over"),
        ('round = 2\nplayer.1.hand = [1]', "player.1.hand[0]", "ct-position-early"),
        ("player.1.hand = [1, 1]", "player.1.hand[1]", "ct-position-tile-twice"),
        ("player.1.took = [1, 2, 3, 4, 5, 5]", "player.1.took[5]", "ct-position-tile-twice"),
        ("player.1.hand = [1]\nplayer.2.hand = [1]", "player.2.hand[0]", "ct-position-tile-twice"),
        ("player.1.hand = [1]\nplayer.2.hand = [2, 3]", "player.2.hand", "ct-position-count"),
        ("player.1.hand = [1]\nplayer.1.took = [2, 3, 4, 5, 6, 7]", "player.1.took", "ct-position-took"),
        ("player.1.hand = [0]", "player.1.hand[0]", "ct-position-hidden"),
        ("seen_by = 2\nplayer.1.hand = [1]", "player.1.hand[0]", "ct-position-hidden"),
        ("player.1.pick = 1", "player.1.pick", "ct-position-not-now"),
        ("player.1.pack = [1, 2]\nplayer.1.pick = 3", "", "ct-law-pick"),
        ("player.1.gone = [1]\nphase = 'IV'", "player.1.gone", "ct-position-not-now"),
        ("player.1.hand = [1, 2, 3, 4, 5]\nturn = 2\nplayer.1.tiles = ['6 at e2 s1', '7 at e3 s1']",
         "player.1", "ct-position-laid"),
        ("player.1.yellow = 26", "", "ct-law-cubes"),
        ("phase = 'III'\nsupplied = { 1 = 1 }\nplayer.1.tiles = ['1 at e2 s1']", "supplied",
         "ct-position-not-now"),
        ("ways = [{ plant = 'start-solar', paid = [0, 0] }]", "ways", "position-left-over"),
        ("ways = [{ plant = 'start-solar', paid = [0] }]", "ways[0].paid", "ct-position-count"),
        ("memory = [{ pack = 1, turns = [1, 2], tiles = [1, 2] }]", "memory", "ct-position-memory"),
        ("memory = [{ pack = 1, tiles = [1, 2] }]", "memory[0]", "position-missing"),
        ('agenda = ["build 3"]', "agenda[0]", "agenda-range"),
        ('agenda = ["build all"]', "agenda[0]", "agenda-range"),
        ('agenda = ["build 1"]', "agenda", "agenda-frame"),
        ('agenda = ["round 1", "tidy-up 1", "supply-tiles 1", "build-city 1 1", "build 1", "build 2"]',
         "agenda", "agenda-misfit"),
        ('agenda = ["round 1", "tidy-up 1", "supply-tiles 1", "build-city 1 1", "build 2", "end-turn 1", '
         '"place-tile 1 31"]', "agenda", "agenda-misfit"),
        ('agenda = ["round 1", "tidy-up 1", "supply-tiles 1", "build-city 1 1", "build 2", "end-turn 1", '
         '"buy 1 31"]', "agenda", "agenda-misfit"),
        ('agenda = ["build 1"]\nturn = 1', "turn", "position-turn-and-agenda"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(text: str, field: str, reason: str) -> None:
    check_refused(read_position, text, field, reason)


def test_cubes_on_their_way_must_be_possible() -> None:
    """The ways are chosen again: which plants, whom they pay, and that there is something left to choose."""
    table = read_position(
        "players = 3\nplants = [{ kind = 'steam', at = 'e2 n1', owner = 1 }]\nstart = { solar = 0 }\n"
        "[player.1]\ntiles = ['20 at e3 n2']\n[player.2]\ntiles = ['2 at e2 n2']\n"
        "[player.3]\ntiles = ['5 at e3 n1']\n"
    )
    play(table, "supply 20 demand 1", "pay 0 2 0 0 0")
    text = write_position(table)
    assert 'ways = [{ plant = "red-1", paid = [0, 2, 0] }]' in text
    assert read_position(text).dump() == table.dump()
    assert offered(read_position(text)) == ["pay 0 2 0 0 0", "pay 0 0 2 0 0"]
    for wrong in (
        text.replace("paid = [0, 2, 0]", "paid = [0, 4, 0]"),
        text.replace('"red-1"', '"start-wind"'),
        text.replace("way 1 20 4", "way 1 20 2"),
        text.replace("way 1 20 4", "way 1 5 4"),
    ):
        assert wrong != text
        assert [each[3] for each in mistakes(wrong)] == ["agenda-misfit"]
