"""Expansion 2, Hans Hummel and the Zitronenjette: set-up, changes to game play, and the rulings."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Refused
from burgomaster.core.step import Task
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards.counts import best_statue, third_segments_and_statues
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.statues import Zitronenjettes, zitronenjettes
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.paper.writing import write_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.scoring import statue_points
from burgomaster.games.hamburg.setup import set_up
from burgomaster.games.hamburg.sight.view import view
from burgomaster.games.hamburg.table import Hamburg, Player
from tests.hamburg.tables import a_player, a_table, changes, choose, offered, refused, the_box

BOX = with_expansions(standard_box(), ("statues",))
FIFTH = 97
"""A card of the color of the last segment of the left half: orange."""


def box() -> Box:
    """Return the box to play with: that of a test of mistakes, or the standard one."""
    return the_box() if the_box().expansions else BOX


def before_completing(
    *more: Player,
    taken: tuple[int, ...] = (),
    players: int = 2,
    statues: tuple[int, ...] = (),
    hand: int = FIFTH,
) -> Hamburg:
    """Return a table at which the first player is about to complete the left half of the wall."""
    first = a_player(hand=[hand], marks=9, wall=(4, 0))
    table = a_table(first, *more, players=players, box=box(), parts=(Zitronenjettes(taken),))
    if statues:
        table.statues = statues
    return table


# Setup.

STATUES = {
    2: (10, 7, 5, 2),
    3: (10, 8, 7, 5, 4, 2),
    4: (10, 8, 7, 6, 5, 4, 2, 2),
    5: (10, 9, 8, 7, 6, 5, 4, 3, 2, 2),
}
"""The table of statues by the number of players."""


@pytest.mark.parametrize("players", STATUES)
def test_the_statues_of_the_table(players: int) -> None:
    """Setup: other statues of Hans Hummel, in descending order, for each number of players."""
    assert set_up(box(), players, None).statues == STATUES[players]


def test_the_solo_game_has_the_statues_of_two() -> None:
    assert tuple(box().board.statues[1]) == STATUES[2]


def test_without_the_expansion_the_statues_are_those_of_the_base_game() -> None:
    assert standard_box().board.statues[2] == [9, 7, 4, 2]


@pytest.mark.parametrize("players", STATUES)
def test_all_three_zitronenjettes_are_there_the_dearest_first(players: int) -> None:
    """Setup: always all of them; 12 marks stand foremost (6 is ours)."""
    table = set_up(box(), players, Fast(1))
    seen = view(table.seen_by(0))
    assert seen["zitronenjettes"] == [12, 9, 6]
    assert [player["zitronenjettes"] for player in seen["players"]] == [[]] * players


# Changes to game play.


def test_who_completes_a_half_chooses_one_of_two_statues() -> None:
    table = before_completing()
    choose(table, f"wall {FIFTH} left")
    assert table.questions[0].ask.arguments == {"points": 10, "marks": 12}
    assert offered(table) == {"statue hummel", "statue zitronenjette"}


def test_hans_hummel_counts_in_final_scoring() -> None:
    table = before_completing()
    changed = changes(table, f"wall {FIFTH} left", "statue hummel")
    assert (changed["statues"], changed["marks"]) == ("+10", -5)
    assert statue_points(table, 0) == 10
    assert zitronenjettes(table).taken == ()


@pytest.mark.parametrize(("taken", "marks"), [((), 12), ((1,), 9), ((1, 1), 6)])
def test_the_zitronenjette_brings_her_marks_at_once(taken: tuple[int, ...], marks: int) -> None:
    """The example: she brings 9 marks to who takes her when the first has gone."""
    table = before_completing(taken=taken)
    changed = changes(table, f"wall {FIFTH} left", "statue zitronenjette")
    assert changed["marks"] == marks - 5
    assert "statues" not in changed
    assert "statues left" not in changed
    assert statue_points(table, 0) == 0
    assert zitronenjettes(table).taken == (*taken, 0)
    assert offered(table) == {"end turn"}


def test_she_takes_the_place_of_the_half() -> None:
    """Ruling 68: no second statue for a half that is rebuilt."""
    table = before_completing()
    choose(table, f"wall {FIFTH} left", "statue zitronenjette")
    assert table.players[0].halves == 1
    table.players[0].put_wall(0, 4)
    table.players[0].hand = [98]
    table.undecided[1] = tuple([card for card in table.undecided[1] if card != 98])
    table.piles[1] -= 1
    table.agenda[-1] = Task(table.agenda[-1].step, 0)
    table.run()
    choose(table, "wall 98 left")
    assert offered(table) == {"end turn"}


def test_a_segment_by_a_building_earns_the_choice_too() -> None:
    """Ruling 68: with every completed half, by whatever means."""
    first = a_player(hand=[3], marks=30, wall=(4, 0), buildings=[62], workers="purple orange gray pink brown")
    table = a_table(first, box=box())
    choose(table, "use 62", "segment left")
    assert offered(table) == {"statue hummel", "statue zitronenjette"}


def test_where_all_zitronenjettes_are_gone_hans_hummel_is_taken() -> None:
    """Ruling 68: if one row is empty, the other."""
    table = before_completing(taken=(1, 1, 0))
    changed = changes(table, f"wall {FIFTH} left")
    assert (changed["statues"], changed["marks"]) == ("+10", -5)
    assert offered(table) == {"end turn"}


def test_where_all_hummels_are_gone_the_zitronenjette_is_taken() -> None:
    rich = a_player(statues=[10, 7])
    others = [rich, a_player(statues=[5, 2])]
    first = a_player(hand=[FIFTH], marks=9, wall=(4, 0))
    three = with_expansions(standard_box(), ("statues",))
    table = a_table(first, *others, box=three)
    table.statues = ()
    before = table.players[0].marks
    table.apply(0, NOTATION.read(f"wall {FIFTH} left"))
    assert table.players[0].marks - before == 12 - 5
    assert zitronenjettes(table).taken == (0,)


def test_where_both_are_gone_nothing_is_taken() -> None:
    first = a_player(hand=[FIFTH], marks=9, wall=(4, 0))
    table = a_table(first, a_player(statues=[10, 7, 5, 2]), box=box(), parts=(Zitronenjettes((1, 1, 0)),))
    assert changes(table, f"wall {FIFTH} left")["marks"] == -5
    assert offered(table) == {"end turn"}
    assert table.players[0].statues == ()


def test_a_statue_for_29_and_105_not_for_96() -> None:
    """Ruling 26: she is a statue where statues are counted, and has no points."""
    table = before_completing(taken=(0, 0))
    assert third_segments_and_statues.of(table, 0) == 1 + 2
    assert third_segments_and_statues.of(table, 1) == 0
    assert best_statue.of(table, 0) == 0


def test_what_follows_the_segment_comes_after_the_choice() -> None:
    """Ruling 46: the statue and its marks, then others' 91, then one's own 150."""
    first = a_player(hand=[FIFTH], marks=9, wall=(4, 0), buildings=[150], levels="orange")
    table = a_table(first, a_player(buildings=[91]), box=box())
    choose(table, f"wall {FIFTH} left")
    assert (table.players[1].workers[1], table.players[0].levels[1]) == (0, 1)
    stored = RULES.load(table.dump())
    assert stored.dump() == table.dump()
    for each in (table, stored):
        choose(each, "statue zitronenjette")
        assert (each.players[1].workers[1], each.players[0].levels[1]) == (1, 0)


def test_no_other_choice_is_taken() -> None:
    table = before_completing()
    choose(table, f"wall {FIFTH} left")
    assert refused(table, "end turn") == "not-asked-for"


# Positions.


def test_positions_tell_who_took_them() -> None:
    table = read_position('expansions = ["statues"]\n[zitronenjettes]\ntaken = [2, 1]\n')
    assert zitronenjettes(table).taken == (1, 0)
    assert "taken = [2, 1]" in write_position(table)
    assert read_position(write_position(table)).dump() == table.dump()
    for wrong, place in (
        ("taken = [3]", "zitronenjettes.taken[0]"),
        ("taken = [1, 1, 2, 2]", "hb-law-zitronenjettes"),
        ("taken = [1, 1, 1]", "hb-law-two-statues"),
    ):
        with pytest.raises(Refused) as refusal:
            read_position(f'expansions = ["statues"]\n[zitronenjettes]\n{wrong}\n')
        assert place in str(refusal.value), wrong


def test_a_choice_without_a_statue_is_refused() -> None:
    table = before_completing(taken=(1, 1))
    choose(table, f"wall {FIFTH} left")
    data = table.dump()
    assert RULES.load(data).dump() == data
    told = data["zitronenjettes"]
    assert isinstance(told, dict)
    told["taken"] = [2, 2, 1]
    with pytest.raises(Refused, match="agenda-misfit"):
        RULES.load(data)


@pytest.mark.parametrize("names", [("statues",), ("mayors", "statues", "clerics")])
def test_random_games_obey_the_laws_and_are_stored_and_read(names: tuple[str, ...]) -> None:
    taken = 0
    for seed in range(4):
        table = RULES.new({"players": 2 + seed, "expansions": [*names]}, Fast(seed))
        rng = Fast(seed + 50)
        asked = 0
        while not table.over:
            if asked % 60 == 0 or table.questions[0].step == "take-statue":
                assert broken_law(table) is None
                assert RULES.load(table.dump()).dump() == table.dump()
            asked += 1
            choices = table.offers()
            walls = [choice for choice in choices if choice.text.startswith("wall")]
            pool = walls or choices
            table.apply(table.asked, pool[rng.below(len(pool))])
        taken += len(zitronenjettes(table).taken)
    assert taken
