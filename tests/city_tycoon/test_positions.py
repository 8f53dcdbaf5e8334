"""Positions: written by hand with what is natural left out, printed and read back, refused with the place."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.message import Plain, Refused
from burgomaster.core.reading import read_json
from burgomaster.core.replay import canonical, digest, drawn
from burgomaster.games.city_tycoon.box import sets as data
from burgomaster.games.city_tycoon.box.components import COMPASS, PLANT_KINDS
from burgomaster.games.city_tycoon.paper.laws import broken_law
from burgomaster.games.city_tycoon.paper.loading import load, read_position
from burgomaster.games.city_tycoon.paper.writing import write_position
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.paper.mistake import Mistaken
from tests.city_tycoon.positions import offered, play
from tests.handwritten import changed, mistakes_of

DOCS = Path(__file__).parents[2] / "docs"


def step(table: CityTycoon, rng: Fast) -> None:
    """Let somebody who is asked, chance included, choose at random."""
    if table.asked == CHANCE:
        table.apply(CHANCE, drawn(table, rng))
        return
    question = table.questions[rng.below(len(table.questions))]
    table.apply(question.seat, question.choices[rng.below(len(question.choices))])


def mistakes(text: str) -> list[tuple[int, int, str, str]]:
    return mistakes_of(read_position, text)


# --- What is natural ----------------------------------------------------------------------------------------


def test_nothing_at_all_is_the_first_action_of_two_players() -> None:
    table = read_position("")
    assert (table.seats(), table.round, table.phase, table.turn, table.order) == (2, 1, 3, 0, (0, 1))
    assert [player.money for player in table.players] == [20, 22]
    assert [player.hand for player in table.players] == [(1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12)]
    assert table.stack == tuple(range(13, 31))
    assert table.city.closed == (0, 1)
    assert table.cubes[:2] == [2, 2]
    assert (table.asked, table.landscapes, table.supply) == (0, 36, [28, 23, 25])


def test_a_city_without_hands_is_supplied() -> None:
    table = read_position('players = 3\n[player.2]\ntiles = ["31 at e2 s1"]\nyellow = 1\n')
    assert (table.round, table.phase, table.turn, table.asked) == (2, 4, 6, 1)
    assert [player.passed for player in table.players] == [True, False, False]
    assert table.city.closed == (0,)


def test_a_hand_tells_how_often_everyone_has_acted() -> None:
    """The second player has two tiles left and has not acted again, so the first has two as well."""
    table = read_position("players = 3\n[player.2]\nhand = [40, 50]\n")
    assert (table.round, table.phase, table.turn, table.asked) == (2, 3, 4, 0)
    assert [len(player.hand) for player in table.players] == [2, 2, 2]
    assert [len(player.gone) for player in table.players] == [4, 4, 4]
    table = read_position("players = 3\nturn = 3\n[player.2]\nhand = [40, 50]\n")
    assert (table.turn, table.asked) == (3, 2)
    assert [len(player.hand) for player in table.players] == [2, 2, 3]


def test_a_pack_is_drafted() -> None:
    table = read_position("players = 3\n[player.1]\npack = [1, 2, 3, 4]\n[player.2]\ntook = [9, 5]\n")
    assert (table.phase, table.turn) == (2, 2)
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


def test_a_position_names_its_data_set(tmp_path: Path) -> None:
    data.SETS.export(tmp_path / "city-position", new_name="city-position")
    path = tmp_path / "city-position" / "board.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("money = 20", "money = 28", 1), encoding="utf-8")
    data.SETS.find(tmp_path / "city-position")
    table = read_position('data = "city-position"')
    assert table.players[0].money == 28
    assert 'data = "city-position"' in write_position(table)
    assert digest(read_position(write_position(table))) == digest(table)
    assert digest(RULES.load(table.dump())) == digest(table)


# --- Printing and reading back ------------------------------------------------------------------------------


FOLLOWING = (
    *("stack", "packs", "taken", "supply", "bank", "landscapes", "built", "plant_sides", "cubes", "ways"),
    *("order", "turn", "asked"),
)
"""What is not written because it follows, beside what is."""


@pytest.mark.parametrize("seed", range(8))
def test_printing_and_reading_back_is_the_identity(seed: int) -> None:
    """Every question of a game, chance included: in the middle of the draft, of placing and of supplying."""
    rng = Fast(seed)
    players = 2 + seed % 4
    table = RULES.new({"players": players}, None)
    steps: set[str] = set()
    moment = 0
    while True:
        steps.update([question.step for question in table.questions])
        viewer = moment % (players + 2) - 1
        for each in (table, table if viewer < 0 else table.seen_by(viewer)):
            text = write_position(each)
            again = read_position(text)
            assert canonical(again.dump()) == canonical(each.dump()), text
            for name in FOLLOWING:
                assert getattr(again, name) == getattr(each, name), (name, text)
            assert [one.met for one in again.players] == [one.met for one in each.players], text
            assert write_position(again) == text
        if moment % 9 == 0:
            assert load(read_json(canonical(table.dump()))).dump() == table.dump()
        if table.over:
            break
        step(table, rng)
        moment += 1
    assert steps >= {"order", "deal", "pick", "build", "place-tile", "place-plant", "discard", "landscape"}
    assert steps >= {"supply", "plant", "end-turn"}


def test_a_read_table_plays_on_like_the_original() -> None:
    table = RULES.new({"players": 3}, Fast(4))
    rng = Fast(8)
    for _ in range(150):
        step(table, rng)
    again = read_position(write_position(table))
    table.source = None
    one, two = Fast(9), Fast(9)
    for _ in range(150):
        step(table, one)
        step(again, two)
    assert digest(again) == digest(table)


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
        ("players = 6", "players", "position-number"),
        ('game = "hamburg"', "game", "position-game"),
        ('data = "nobody"', "data", "data-unknown"),
        ('digest = "0"', "digest", "data-digest-unknown"),
        ("player.1 = 1", "player.1", "position-table"),
        ("players = 2\nplayer.3 = {}", "player.3", "position-key"),
        ("round = 5", "round", "position-number"),
        ("round = 0", "round", "ct-position-set-up"),
        ('phase = "set-up"\nround = 1', "round", "ct-position-set-up"),
        ('phase = "VI"', "phase", "position-word"),
        ('phase = "V"\nround = 4', "phase", "ct-position-no-tidying"),
        ("over = true\nround = 3", "over", "ct-position-over"),
        ("order = [1, 1]", "order", "ct-position-order"),
        ("order = [2]", "order", "ct-position-order"),
        ("turn = 3", "turn", "position-number"),
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
        ("agenda = [7]", "agenda[0]", "agenda-form"),
        ('agenda = ["build 3"]', "agenda[0]", "agenda-range"),
        ('agenda = ["build all"]', "agenda[0]", "agenda-range"),
        ('agenda = ["dance 1"]', "agenda[0]", "agenda-unknown"),
        ('agenda = ["build 1"]', "agenda", "agenda-frame"),
        ('agenda = ["round 1", "tidy-up 1", "supply-tiles 1", "build-city 1 1", "build 1", "build 2"]',
         "agenda", "agenda-misfit"),
        ('agenda = ["round 1", "tidy-up 1", "supply-tiles 1", "build-city 1 1", "build 2", "end-turn 1", '
         '"place-tile 1 31"]', "agenda", "agenda-misfit"),
        ('agenda = ["round 1", "tidy-up 1", "supply-tiles 1", "build-city 1 1", "build 2", "end-turn 1", '
         '"buy 1 31"]', "agenda", "agenda-misfit"),
        ('agenda = ["build 1"]\nturn = 1', "turn", "position-turn-and-agenda"),
        ("round = 1.5", "round", "toml-kind"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(text: str, field: str, reason: str) -> None:
    found = mistakes(text)
    assert (field, reason) in [(each[2], each[3]) for each in found]
    assert all(each[0] >= 1 and each[1] >= 1 for each in found)


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


@pytest.mark.parametrize("text", ["a = [", "=", "a = 1\na = 2", "[player.1]\n[player.1]", "x" * 2_000_000])
def test_broken_text_is_refused(text: str) -> None:
    assert mistakes(text)[0][3] in ("toml-broken", "file-too-big")


def test_a_stored_table_is_refused_with_its_field() -> None:
    dump = RULES.new({"players": 2}, Fast(1)).dump()
    with pytest.raises(Mistaken) as refused:
        load({**dump, "round": 99, "agenda": ["build 1"]})
    assert [(each.line, each.field) for each in refused.value.mistakes] == [(0, "round")]
    wrongs: list[Plain] = [None, 3, [], "x", {**dump, "players": None}, {**dump, "player": {"1": None}}]
    for wrong in wrongs:
        with pytest.raises(Mistaken):
            load(wrong)


# --- Fuzzing ------------------------------------------------------------------------------------------------


@cache
def some_positions() -> list[str]:
    """Positions from random games, some of them as a seat sees them, half in the middle of something."""
    found: list[str] = []
    for seed in range(12):
        rng = Fast(seed)
        table = RULES.new({"players": 2 + seed % 4}, None)
        for _ in range(40 * seed):
            if not table.over:
                step(table, rng)
        while not table.over and seed % 2 and "agenda" not in write_position(table):
            step(table, rng)
        found.append(write_position(table.seen_by(1) if seed % 3 == 2 else table))
    return found


@settings(max_examples=200, deadline=None)
@given(
    which=st.integers(0, 11),
    changes=st.lists(
        st.tuples(
            st.integers(0, 5),
            st.floats(0, 1),
            st.one_of(st.integers(0, 9), st.integers(0, 120), st.integers(-9, 10**12)),
            st.sampled_from(
                [
                    *COMPASS,
                    *PLANT_KINDS,
                    "III",
                    "IV",
                    "e2 n1",
                    "31 at e2 s1",
                    "build 1",
                    "end-turn 1",
                    "[",
                    "é",
                ]
            ),
        ),
        min_size=1,
        max_size=3,
    ),
)
def test_whatever_is_written_is_read_or_refused(
    which: int, changes: list[tuple[int, float, int, str]]
) -> None:
    """What is accepted keeps the laws, can be printed and read back, imagined and played to the end."""
    text = some_positions()[which]
    for kind, at, number, word in changes:
        text = changed(text, kind, at, number, word)
    try:
        table = read_position(text)
    except Refused:
        return
    assert broken_law(table) is None
    assert digest(read_position(write_position(table))) == digest(table)
    rng = Fast(which)
    if table.viewer >= 0:
        seen = table
        table = RULES.imagine(seen, rng)
        assert broken_law(table) is None
        assert table.seen_by(seen.viewer).dump() == seen.dump()
    for _ in range(60):
        if not table.over:
            step(table, rng)
    assert broken_law(table) is None


@settings(max_examples=60, deadline=None)
@given(
    field=st.sampled_from(sorted(RULES.new({"players": 2}, Fast(2)).dump())),
    value=st.recursive(
        st.one_of(st.booleans(), st.integers(-(10**30), 10**30), st.text(max_size=8)),
        lambda inner: st.one_of(
            st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
        ),
        max_leaves=12,
    ),
)
def test_whatever_is_stored_is_loaded_or_refused(field: str, value: None) -> None:
    dump = RULES.new({"players": 2}, Fast(2)).dump()
    with suppress(Refused):
        load({**dump, field: value})
