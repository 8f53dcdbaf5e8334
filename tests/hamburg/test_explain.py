"""Moves explained: what each does, why obvious ones are missing, and nothing a seat may not know."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.replay import digest, drawn
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.sight.explain import moves
from tests.hamburg.worlds import permute
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


def test_nothing_to_explain_when_chance_decides_or_the_game_is_over() -> None:
    assert moves(RULES.new({"players": 2}, None)).data()["moves"] == []
    assert moves(read_position("over = true")).data() == {"seat": 0, "ask": None, "moves": [], "missing": []}


@pytest.mark.parametrize("seed", [1, 2])
def test_explaining_changes_nothing_and_tells_no_secret(seed: int) -> None:
    rng, chance = Fast(seed), Fast(seed + 100)
    table = RULES.new({"players": 2 + seed}, None)
    moment = 0
    while not table.over:
        if table.asked == CHANCE:
            table.apply(CHANCE, drawn(table, chance))
            continue
        if moment % 15 == 0:
            before = digest(table)
            explanation = moves(table)
            assert digest(table) == before
            assert [move.choice for move in explanation.moves] == table.offers()
            other = permute(table.clone(), table.asked, rng)
            assert moves(other).data() == explanation.data()
            assert moves(table.seen_by(table.asked)).data() == explanation.data()
        offers = table.offers()
        table.apply(table.asked, offers[rng.below(len(offers))])
        moment += 1
