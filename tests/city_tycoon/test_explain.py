"""Moves explained: what each does, and why obvious ones are missing."""

from __future__ import annotations

from burgomaster.games.city_tycoon.paper.loading import read_position
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.sight.explain import moves
from tests.city_tycoon.tables import play
from tests.handwritten import missing, told


def test_an_action_is_explained_before_its_cell_is_chosen() -> None:
    table = read_position(
        "players = 4\n[player.1]\nmoney = 5\nhand = [3, 6, 25]\ntiles = ['1 at e2 s1']\n", data="house-1"
    )
    explanation = moves(table)
    assert (explanation.seat, explanation.ask) == (1, table.questions[0].ask)
    found = told(explanation)
    assert found["lay 3"] == "<1 money 5->0> <1 points 0->1> <1 tiles 3 0->1> <1 hand 3->2>"
    assert found["sell 3"] == "<1 money 5->10> <1 hand 3->2>"
    assert found["build steam"] == ("<1 money 5->3> <1 plants red-1 0->1> <0 cubes red-1 0->2> <1 hand 3->2>")
    move = next(move for move in explanation.moves if move.choice.text == "lay 3")
    assert (move.next_seat, move.next_step) == (1, "place-tile")
    assert missing(explanation) == {"lay 6": "ct-tile-too-dear"}


def test_supplying_is_explained_the_cheapest_way_and_whom_it_pays() -> None:
    """The first choice is the plant of one's own; the dearer one is explained when it is asked for."""
    table = read_position(
        "players = 3\nplants = [{ kind = 'steam', at = 'e3 s1', owner = 1 },"
        " { kind = 'steam', at = 'e4 s1', owner = 2 }]\n"
        "[player.1]\nmoney = 20\ntiles = ['1 at e2 s1', '31 at e2 s2']\n[player.2]\nmoney = 5\n",
        data="house-1",
    )
    explanation = moves(table)
    assert told(explanation)["supply 1 demand 1"] == (
        "<1 money 20->25> <0 cubes red-1 2->1> <1 supplied 1 0->1>"
    )
    assert missing(explanation) == {"supply 31 demand 2": "ct-yellow-short"}
    play(table, "supply 1 demand 1")
    explanation = moves(table)
    assert told(explanation)["from red-2"] == (
        "<1 money 20->23> <2 money 5->7> <0 cubes red-2 3->2> <1 supplied 1 0->1>"
    )


def test_cells_that_are_closed_say_why() -> None:
    table = read_position("[player.1]\nhand = [1]\nmoney = 9")
    play(table, "lay 1")
    reasons = missing(moves(table))
    assert reasons["at w1 n2"] == "ct-cell-closed"
    assert set(reasons.values()) == {"ct-cell-closed"}
    table = read_position("players = 4\n[player.1]\nhand = [1]\nmoney = 9")
    play(table, "lay 1")
    assert missing(moves(table)) == {}


def test_everyone_who_drafts_can_be_explained_to() -> None:
    table = read_position("players = 3\n[player.1]\npack = [1, 2]\n[player.2]\npack = [3, 4]")
    assert list(told(moves(table))) == ["pick 1", "pick 2"]
    assert told(moves(table, 1)) == {"pick 3": "<2 picked 0->1>", "pick 4": "<2 picked 0->1>"}
    assert list(told(moves(table.seen_by(1)))) == ["pick 3", "pick 4"]
    table.choose(0, RULES.notation.read("pick 1"))
    assert moves(table, 0).data() == {"seat": 0, "ask": None, "moves": [], "missing": []}
