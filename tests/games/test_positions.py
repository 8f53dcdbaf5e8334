"""Positions of every game: printed and read back, refused with the place, and never thrown by anything."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgomaster.core.chance import Fast
from burgomaster.core.message import Plain, Refused
from burgomaster.core.reading import read_json
from burgomaster.core.replay import canonical, digest
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.paper.mistake import Mistaken
from tests.games.every import GAMES
from tests.games.game import Subject, step
from tests.handwritten import changed, check_refused, mistakes_of, plain, toml_examples

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"


def test_a_finished_game_asks_nothing(game: Subject[Any]) -> None:
    table = game.read_position("over = true")
    assert table.over
    assert table.questions == []


def test_a_position_names_its_data_set(game: Subject[Any], tmp_path: Path) -> None:
    game.sets.export(tmp_path / "in-position", new_name="in-position")
    game.replace_money(tmp_path / "in-position", 38)
    game.sets.find(tmp_path / "in-position")
    table = game.read_position('data = "in-position"')
    assert game.least_money(table) == 38
    assert 'data = "in-position"' in game.write_position(table)
    assert digest(game.read_position(game.write_position(table))) == digest(table)
    assert digest(game.rules.load(table.dump())) == digest(table)


# --- Printing and reading back ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_printing_and_reading_back_is_the_identity(game: Subject[Any], seed: int) -> None:
    """Every kind of moment: chance is asked too, so that tables stop in the middle of draws and rolls."""
    rng = Fast(seed)
    players = game.at_most(2 + seed % 4)
    table = game.rules.new({"players": players}, None)
    steps: set[str] = set()
    moment = 0
    while True:
        steps.update([question.step for question in table.questions])
        if moment % game.looks == seed % game.looks or table.over:
            viewer = moment % (players + 2) - 1
            for each in (table, table if viewer < 0 else table.seen_by(viewer)):
                text = game.write_position(each)
                again = game.read_position(text)
                assert canonical(again.dump()) == canonical(each.dump()), text
                assert game.untold(again) == game.untold(each), text
                assert game.write_position(again) == text
                assert game.rules.load(read_json(canonical(each.dump()))).dump() == each.dump()
        if table.over:
            break
        step(table, rng)
        moment += 1
    assert steps >= game.asked


def test_a_read_table_plays_on_like_the_original(game: Subject[Any]) -> None:
    table = game.new(3, 4)
    rng = Fast(8)
    for _ in range(150):
        step(table, rng)
    again = game.read_position(game.write_position(table))
    table.source = None
    one, two = Fast(9), Fast(9)
    for _ in range(150):
        step(table, one)
        step(again, two)
    assert digest(again) == digest(table)


# --- Refusals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        ("players = 6", "players", "position-number"),
        ("players = true", "players", "position-number"),
        ('players = "two"', "players", "position-number"),
        ('game = "chess"', "game", "position-game"),
        ('data = "nobody"', "data", "data-unknown"),
        ("data = 3", "data", "data-unknown"),
        ('digest = "0"', "digest", "data-digest-unknown"),
        ("player = [1]", "player", "position-table"),
        ("player.1 = 1", "player.1", "position-table"),
        ("players = 2\nplayer.3 = {}", "player.3", "position-key"),
        ("turn = 3", "turn", "position-number"),
        ('phase = "VI"', "phase", "position-word"),
        ("agenda = [7]", "agenda[0]", "agenda-form"),
        ('agenda = ["dance 1"]', "agenda[0]", "agenda-unknown"),
        ("round = 1.5", "round", "toml-kind"),
        ("round = 1890-05-05", "round", "toml-kind"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(game: Subject[Any], text: str, field: str, reason: str) -> None:
    check_refused(game.read_position, text, field, reason)


@pytest.mark.parametrize("text", ["a = [", "=", "a = 1\na = 2", "[player.1]\n[player.1]", "x" * 2_000_000])
def test_broken_text_is_refused(game: Subject[Any], text: str) -> None:
    assert mistakes_of(game.read_position, text)[0][3] in ("toml-broken", "file-too-big")


def test_a_stored_table_is_refused_with_its_field(game: Subject[Any]) -> None:
    dump = game.new(2, 1).dump()
    with pytest.raises(Mistaken) as refused:
        game.rules.load({**dump, game.clock: 99, "agenda": [f"{game.clock} 1"]})
    assert [(each.line, each.field) for each in refused.value.mistakes] == [(0, game.clock)]
    wrongs: list[Plain] = [None, 3, [], "x", {**dump, "players": None}, {**dump, "player": {"1": None}}]
    for wrong in wrongs:
        with pytest.raises(Mistaken):
            game.rules.load(wrong)


# --- Fuzzing ------------------------------------------------------------------------------------------------


POSITIONS = 12


@cache
def some_positions(name: str) -> list[str]:
    """Positions from random games, some of them as a seat sees them, half in the middle of something."""
    (game,) = [each for each in GAMES if each.name == name]
    found: list[str] = []
    for seed in range(POSITIONS):
        rng = Fast(seed)
        table = game.rules.new({"players": game.at_most(2 + seed % 4)}, None)
        for _ in range(game.apart * seed):
            if not table.over:
                step(table, rng)
        while not table.over and seed % 2 and "agenda" not in game.write_position(table):
            step(table, rng)
        found.append(game.write_position(table.seen_by(1) if seed % 3 == 2 else table))
    return found


@settings(max_examples=200, deadline=None)
@given(
    which=st.integers(0, POSITIONS - 1),
    changes=st.lists(
        st.tuples(
            st.integers(0, 5),
            st.floats(0, 1),
            st.one_of(st.integers(0, 9), st.integers(0, 120), st.integers(-9, 10**12)),
            st.integers(0, 99),
        ),
        min_size=1,
        max_size=3,
    ),
)
def test_whatever_is_written_is_read_or_refused(
    game: Subject[Any], which: int, changes: list[tuple[int, float, int, int]]
) -> None:
    """What is accepted keeps the laws, can be printed and read back, imagined and played on."""
    text = some_positions(game.name)[which]
    for kind, at, number, word in changes:
        text = changed(text, kind, at, number, game.words[word % len(game.words)])
    try:
        table = game.read_position(text)
    except Refused:
        return
    game.keep_laws(table)
    assert digest(game.read_position(game.write_position(table))) == digest(table)
    rng = Fast(which)
    if table.viewer != WHOLE_TABLE:
        seen = table
        table = seen.imagined(rng)
        game.keep_laws(table)
        assert table.seen_by(seen.viewer).dump() == seen.dump()
    for _ in range(60):
        if not table.over:
            step(table, rng)
    game.keep_laws(table)


@settings(max_examples=60, deadline=None)
@given(field=st.integers(0, 99), value=plain())
def test_whatever_is_stored_is_loaded_or_refused(game: Subject[Any], field: int, value: Plain) -> None:
    dump = game.new(2, 2).dump()
    with suppress(Refused):
        game.rules.load({**dump, sorted(dump)[field % len(dump)]: value})


# --- The examples of the documentation ----------------------------------------------------------------------


@pytest.mark.parametrize("text", toml_examples(PAGE))
def test_the_documented_positions_can_be_read(text: str) -> None:
    named = re.search(r'^game = "(.*)"$', text, re.MULTILINE)
    (game,) = [each for each in GAMES if each.name == (named[1] if named else "hamburg")]
    table = game.read_position(text)
    game.keep_laws(table)
    told = re.search(r"^# on offer: (.*)$", text, re.MULTILINE)
    if told is not None:
        assert ", ".join([choice.text for choice in table.offers()]) == told[1]
