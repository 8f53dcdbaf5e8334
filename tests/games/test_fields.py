"""Every game declares each of its fields once, and clones, dumps and secrets keep to what is declared."""

from __future__ import annotations

from typing import Any

import pytest

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.paper.fields import EVERYONE, NOBODY, OWNER
from tests.games.declared import HEADER, NO_STATE, Sights, clone_faults, slots_of
from tests.games.game import Subject, step

pure = pytest.mark.skipif(
    burgomaster.build_kind() == "compiled", reason="a compiled class does not tell its slots"
)


def in_play(game: Subject[Any], players: int = 3, answers: int = 150) -> Any:
    """Return a table in the middle of a random game."""
    table, rng = game.new(players, 5), Fast(6)
    for _ in range(answers):
        step(table, rng)
    return table


# --- What is held -------------------------------------------------------------------------------------------


@pure
def test_every_slot_is_declared_or_follows_from_the_rest(game: Subject[Any]) -> None:
    """A new field cannot be forgotten in what is stored: it is declared, or it is said why not."""
    table = in_play(game)
    declared = {slot for field in (*game.fields(table), *game.player_fields(table)) for slot in field.slots}
    held = {*slots_of(type(table)), *slots_of(type(table.players[0]))}
    told = declared | set(game.follows) | set(NO_STATE) | {"parts"}
    assert held - told == set()
    assert told - held - {"rows", "colour_of", "parts"} == set()
    assert declared & set(game.follows) == set()


def test_what_is_stored_is_what_is_declared(game: Subject[Any]) -> None:
    table = in_play(game)
    data = table.dump()
    assert set(data) - HEADER == {field.name for field in game.fields(table)}
    for mine in data["player"].values():
        assert set(mine) == {field.name for field in game.player_fields(table)}


# --- Clones -------------------------------------------------------------------------------------------------


@pure
def test_a_clone_has_everything_and_shares_nothing_that_can_change(game: Subject[Any]) -> None:
    assert clone_faults(in_play(game)) == []


@pure
def test_a_clone_that_forgets_or_shares_is_noticed(game: Subject[Any]) -> None:
    table = in_play(game)

    class Careless(type(table)):  # type: ignore[misc] # the game's own class, whichever it is
        __slots__ = ()

        def clone(self) -> Any:
            other = super().clone()
            other.round = 0
            other.agenda = self.agenda
            other.players[1].points = type(other.players[1])().points
            return other

    table.__class__ = Careless
    assert clone_faults(table) == ["round is forgotten", "agenda is shared", "player 2 points is forgotten"]


# --- Secrets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_see_of_each_field_what_its_declaration_says(game: Subject[Any], players: int) -> None:
    sights = Sights(game)
    sights.look(game.case(players, players, 12))
    assert sights.faults == set()


def test_what_is_declared_hidden_is_hidden_at_times(game: Subject[Any]) -> None:
    """Otherwise everyone sees it, and the declaration says too little; or nobody tried what it shows."""
    table = in_play(game)
    sight = {field.name: field.sight for field in game.fields(table)}
    sight.update({f"player.{field.name}": field.sight for field in game.player_fields(table)})
    sights = Sights(game)
    for text in game.rare:
        sights.look_at(game.read_position(text), Fast(1))
    sights.look(game.case(3, 1, 40))
    assert sights.faults == set()
    assert sights.hidden == {name for name in sight if sight[name] != EVERYONE}
    assert {name for name in sight if sight[name] in (OWNER, NOBODY)} <= sights.arranged <= sights.hidden


def test_a_declaration_that_says_too_much_is_noticed(game: Subject[Any]) -> None:
    sights = Sights(game, {"player.hand": EVERYONE})
    sights.look(game.case(3, 1, 12))
    assert sights.faults == {"player.hand is hidden from those who see it"}
