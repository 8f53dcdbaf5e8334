"""Moves explained: what each does, and why obvious ones are missing."""

from __future__ import annotations

from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.sight.explain import moves
from tests.handwritten import missing, told


def test_a_turn_is_explained() -> None:
    table = read_position(
        "[player.1]\nhand = [3, 241]\nmarks = 9\nlevels = { brown = 1 }\nworkers = { pink = 1 }\n"
        "sites = ['pink']\nbuildings = []\n[player.2]\nbuildings = [180]\n"
    )
    explanation = moves(table)
    assert explanation.seat == 1
    found = told(explanation)
    assert found["workers 3"] == "<1 workers brown 0->3> <1 hand 2->1>"
    assert found["decrease 3"] == "<1 points 5->6> <1 levels brown 1->0> <1 hand 2->1>"
    assert found["build 3 at 1"].startswith(
        "<1 marks 9->3> <2 marks 5->7> <1 hand 2->1> <1 buildings 3 0->1>"
    )
    assert "<1 garden 241 0->1>" in found["lay 241"]
    assert missing(explanation) == {
        "wall 3 left": "hb-wall-colour",
        "wall 3 right": "hb-wall-colour",
        "site 3": "hb-worker-short",
        "decrease 241": "hb-level-zero",
        "wall 241 right": "hb-wall-colour",
        "site 241": "hb-worker-short",
    }
    move = next(move for move in explanation.moves if move.choice.text == "workers 3")
    assert (move.next_seat, move.next_step) == (1, "turn")


def test_a_building_that_cannot_be_used_says_why() -> None:
    table = read_position("[player.1]\nworkers = {}\nbuildings = [6, 3, 11, 165, 2, 206]\nused = [6]")
    assert missing(moves(table)) == {
        "use 3": "hb-worker-short",
        "use 6": "hb-used-this-season",
        "use 2": "hb-works-in-phase",
        "use 11": "hb-works-in-final-scoring",
        "use 165": "hb-works-by-itself",
        "use 206": "hb-works-as-flash",
    }


def test_an_advance_that_cannot_be_paid_says_why() -> None:
    table = read_position(
        'data = "house-1"\nphase = "II"\ndice = { gray = 2 }\n[player.1]\nmarks = 1\nbuildings = [189]'
    )
    explanation = moves(table)
    assert missing(explanation) == {"advance": "hb-marks-short"}
    assert set(told(explanation)) == {"use 189", "done"}


def test_chance_is_left_open() -> None:
    table = read_position("[player.1]\nbuildings = [198]")
    move = moves(table).moves[0]
    assert (move.choice.text, move.next_seat, move.next_step) == ("use 198", 1, "draw")
    table = read_position("[player.1]\nhand = [201]\nsites = ['gray']\nmarks = 99")
    table.choose(0, RULES.notation.read("build 201 at 1"))
    move = moves(table).moves[0]
    assert (move.choice.text, move.next_seat, move.next_step) == ("draw purple", 0, "deal")
