"""Expansion 4, The Ships: set-up, changes to game play, and the summary of the ships."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.message import Refused
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import COLOURS, DICE
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.choices import SHIP_FORM
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.clerics import SIDES, ClericTiles
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors
from burgomaster.games.hamburg.expansions.ships import CHOOSE_SHIP, Fleet, fleet
from burgomaster.games.hamburg.expansions.statues import Zitronenjettes
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.paper.writing import write_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.setup import set_up
from burgomaster.games.hamburg.sight.view import view
from burgomaster.games.hamburg.table import Hamburg, Player
from tests.hamburg.tables import (
    a_player,
    a_table,
    calm,
    changes,
    choose,
    offered,
    refused,
    roll,
    the_box,
)

BOX = with_expansions(standard_box(), ("ships",))
GRAY = 145
"""A card of the colour of the first segment of the left half."""


def box() -> Box:
    """Return the box to play with: that of a test of mistakes, or the standard one."""
    return the_box() if the_box().expansions else BOX


def quay(ships: str) -> int:
    """Return ships as a set: `quay("gray black")`."""
    return sum([1 << DICE.index(ship) for ship in ships.split()])


def with_ships(ships: str, *seats: Player, **more: object) -> Hamburg:
    """Return a table at which these ships are at the quay."""
    return a_table(*seats, box=box(), parts=(Fleet(quay(ships)),), **more)  # type: ignore[arg-type] # as given


def a_builder(**more: object) -> Player:
    """Return a player who can build a gray segment and has two gray workers."""
    given: dict[str, object] = {"hand": [GRAY], "marks": 9, "workers": "gray gray", **more}
    return a_player(**given)  # type: ignore[arg-type] # as given


def at_quay(table: Hamburg) -> list[str]:
    """Return the ships at the quay, as everyone sees them."""
    seen = view(table.seen_by(0))
    return seen["ships"]


# Setup.


def test_all_ships_begin_in_the_roadstead() -> None:
    table = set_up(box(), 3, Fast(1))
    assert at_quay(table) == []
    assert "ships" not in view(set_up(standard_box(), 3, Fast(1)).seen_by(0))


# Changes to game play.


@pytest.mark.parametrize("ship", DICE)
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_3_or_4_of_its_die_brings_a_ship_to_the_quay(ship: str, pips: int) -> None:
    table = a_table(box=box(), at="dice")
    dice = " ".join([f"{die}{pips if die == ship else 1}" for die in DICE])
    roll(table, dice)
    while table.asked == CHANCE:
        choose(table, "token 0")
    assert at_quay(table) == ([ship] if pips in (3, 4) else [])


def test_the_example_the_gray_die_shows_3_and_the_brown_one_4() -> None:
    table = a_table(box=box(), at="dice")
    roll(table, "purple1 orange2 gray3 pink1 brown4 black2")
    assert at_quay(table) == ["gray", "brown"]


def test_ships_come_after_all_damages() -> None:
    """Ruling 59: between the third step and the fourth."""
    struck = a_player(levels="orange orange", buildings=[3, 50])
    table = a_table(struck, box=box(), at="dice")
    roll(table, calm("orange5"))
    assert offered(table) == {"lose building 3", "lose building 50"}
    assert at_quay(table) == []
    choose(table, "lose building 3")
    assert at_quay(table) == ["purple", "gray", "pink", "brown", "black"]


def test_after_a_wall_action_one_may_use_a_ship_of_any_colour() -> None:
    """The worker has the colour of the card, whatever the ship's is."""
    table = with_ships("purple orange", a_builder())
    choose(table, f"wall {GRAY} left")
    assert table.questions[0].ask.arguments == {"colour": "gray"}
    assert offered(table) == {"ship purple", "ship orange", "done"}
    assert changes(table, "ship purple") == {"gray workers": -1, "marks": 4}
    assert offered(table) == {"end turn"}


def test_one_need_not_use_a_ship() -> None:
    table = with_ships("purple", a_builder())
    assert changes(table, f"wall {GRAY} left", "done")["marks"] == -1
    assert offered(table) == {"end turn"}


def test_without_a_worker_of_the_cards_colour_no_ship_is_used() -> None:
    table = with_ships("purple orange black", a_builder(workers="purple orange pink brown"))
    choose(table, f"wall {GRAY} left")
    assert offered(table) == {"end turn"}


def test_only_the_wall_action_earns_a_ship() -> None:
    for action in (f"money {GRAY}", f"workers {GRAY}", f"site {GRAY}"):
        table = with_ships("purple", a_builder())
        choose(table, action)
        assert offered(table) == {"end turn"}


def test_no_ship_for_a_segment_that_a_building_builds() -> None:
    """The note; ruling 32."""
    builder = a_player(hand=[3], marks=30, buildings=[62], workers="purple orange gray pink brown")
    table = with_ships("purple", builder)
    choose(table, "use 62", "segment left")
    assert "ship purple" not in offered(table)


def test_the_same_ship_again_for_the_next_wall_action() -> None:
    """Ruling 56: once an action; again for the next one and for every player."""
    other = a_builder(hand=[146])
    table = with_ships("purple", a_builder(), other)
    choose(table, f"wall {GRAY} left", "ship purple", "end turn", "wall 146 left")
    assert "ship purple" in offered(table)


def test_a_ship_comes_before_any_building_is_used() -> None:
    """Ruling 56: directly after the action."""
    table = with_ships("purple", a_builder(buildings=[98], workers="gray pink"))
    choose(table, f"wall {GRAY} left")
    assert offered(table) == {"ship purple", "done"}


def test_what_follows_the_action_comes_before_the_ship() -> None:
    """Ruling 46: 150 and others' 91 first, last the ship; so the black one finds no level left."""
    table = with_ships("black", a_builder(buildings=[150], levels="gray"), a_player(buildings=[91]))
    changed = changes(table, f"wall {GRAY} left")
    assert (changed["gray level"], changed["2 gray workers"]) == (-1, 1)
    assert offered(table) == {"end turn"}


def test_the_announced_colour_pays() -> None:
    """Rulings 27 and 57: what 224 announces holds for the ship's worker and for the pile, too."""
    builder = a_player(hand=[3], marks=9, buildings=[224], workers="gray gray gray brown")
    table = with_ships("gray", builder)
    choose(table, "announce gray", "wall 3 left")
    assert changes(table, "ship gray", "deal 146") == {"gray workers": -1, "gray pile": -1, "held": "+146"}


def test_ships_return_in_phase_iv() -> None:
    """Used or not; ruling 69: after the cleric."""
    table = a_table(box=box(), parts=(Fleet(quay("purple gray")),), at="end", source=Fast(1))
    assert table.season == 2
    assert at_quay(table) == []


def test_a_statue_comes_before_the_ship() -> None:
    """Rulings 46 and 56: her marks may help."""
    both = with_expansions(standard_box(), ("statues", "ships"))
    builder = a_player(hand=[97], marks=5, wall=(4, 0), workers="orange")
    table = a_table(builder, box=both, parts=(Zitronenjettes(()), Fleet(quay("pink"))))
    choose(table, "wall 97 left")
    assert offered(table) == {"statue hummel", "statue zitronenjette"}
    choose(table, "statue zitronenjette")
    assert offered(table) == {"ship pink", "done"}


# Summary of the ships.


def using(ship: str, builder: Player, *more: str) -> dict[str, int | str]:
    """Build a gray segment, use a ship, and return what the ship changed."""
    table = with_ships(ship, builder)
    choose(table, f"wall {GRAY} left")
    return changes(table, f"ship {ship}", *more)


def test_purple_gains_4_marks() -> None:
    assert using("purple", a_builder()) == {"gray workers": -1, "marks": 4}


@pytest.mark.parametrize("colour", COLOURS)
def test_orange_takes_3_workers_of_one_colour(colour: str) -> None:
    """Ruling 59: no standard action, so 34 adds none."""
    wanted = {"gray workers": -1, f"{colour} workers": 3} if colour != "gray" else {"gray workers": 2}
    assert using("orange", a_builder(buildings=[34]), f"take {colour}") == wanted


def test_gray_draws_a_card_of_the_segments_colour_and_acts_with_it() -> None:
    table = with_ships("gray", a_builder())
    choose(table, f"wall {GRAY} left", "ship gray", "deal 146")
    assert {"workers 146", "money 146", "site 146"} <= offered(table)
    assert changes(table, "workers 146") == {"gray workers": 3, "held": "-146", "discards": "+146"}
    assert offered(table) == {"end turn"}


def test_the_gray_ships_action_is_a_standard_action_and_earns_no_second_ship() -> None:
    """Rulings 32 and 57: 34 applies, and a wall built so earns no ship."""
    table = with_ships("gray purple", a_builder(buildings=[34]))
    choose(table, f"wall {GRAY} left", "ship gray", "deal 146", "workers 146")
    assert offered(table) == {f"take {colour}" for colour in COLOURS}
    rich = a_player(hand=[GRAY], marks=9, workers="gray gray", wall=(0, 4))
    table = with_ships("gray purple", rich)
    choose(table, f"wall {GRAY} left", "ship gray", "deal 146", "wall 146 right")
    assert offered(table) == {"end turn"}


def test_the_gray_ship_is_not_offered_with_an_empty_pile() -> None:
    """Ruling 32."""
    table = with_ships("gray purple", a_builder(), piles={"gray": ()})
    choose(table, f"wall {GRAY} left")
    assert offered(table) == {"ship purple", "done"}
    assert refused(table, "ship gray") == "hb-pile-empty"


def test_a_site_laid_with_the_gray_ship_is_known_to_its_owner_alone() -> None:
    """Ruling 57."""
    table = with_ships("gray", a_builder(workers="gray gray gray"))
    choose(table, f"wall {GRAY} left", "ship gray", "deal 146", "site 146")
    assert [table.seen_by(viewer).players[0].plots[0].face for viewer in (0, 1)] == [146, -3]


def test_pink_advances_for_3_marks_whatever_the_dice_show() -> None:
    """It may be a second one this season; ruling 47: no dice price, and 240 adds nothing in phase III."""
    table = with_ships("pink", a_builder(square=2), a_player(buildings=[240]))
    choose(table, f"wall {GRAY} left")
    assert changes(table, "ship pink") == {"gray workers": -1, "marks": -3, "square": 1}


def test_pink_needs_3_marks() -> None:
    table = with_ships("pink", a_builder(marks=3))
    choose(table, f"wall {GRAY} left")
    assert offered(table) == {"end turn"}
    table = with_ships("pink", a_builder(marks=4))
    choose(table, f"wall {GRAY} left")
    assert offered(table) == {"ship pink", "done"}


def test_the_example_of_ulrich() -> None:
    """He builds with a pink card, two ships are at the quay, and the brown one costs him a pink worker."""
    builder = a_player(hand=[50], marks=9, wall=(2, 0), workers="pink brown", buildings=[121])
    table = with_ships("gray brown", builder)
    choose(table, "wall 50 left")
    assert offered(table) == {"ship gray", "ship brown", "done"}
    assert changes(table, "ship brown") == {"pink workers": -1, "marks": 6}


def test_brown_activates_a_flash_of_ones_own() -> None:
    """Ruling 58: 36 does not double it."""
    assert using("brown", a_builder(buildings=[121, 36])) == {"gray workers": -1, "marks": 6}


def test_brown_pays_the_flashs_own_price() -> None:
    """Ruling 58: 27 buys workers, not with the worker that the ship costs."""
    changed = using("brown", a_builder(buildings=[27], workers="gray"), "take pink", "done")
    assert changed == {"gray workers": -1, "pink workers": 1, "marks": -1}


def test_brown_uses_a_building_under_a_zoo_card() -> None:
    """Ruling 58: tucked ones, too."""
    table = with_ships("brown", a_builder(garden=[249], under={249: 27}))
    choose(table, f"wall {GRAY} left")
    assert offered(table) == {"ship brown", "done"}


def test_brown_needs_a_flash_that_can_do_something() -> None:
    """Ruling 56: 98 has none, 89 finds no majority, and 121 stands at another's."""
    table = with_ships("brown", a_builder(buildings=[98, 89]), a_player(buildings=[121]))
    choose(table, f"wall {GRAY} left")
    assert offered(table) == {"end turn"}


def test_brown_asks_which_flash() -> None:
    table = with_ships("brown", a_builder(buildings=[121, 206, 98, 89]))
    choose(table, f"wall {GRAY} left", "ship brown")
    assert offered(table) == {"use 121", "use 206"}
    assert refused(table, "use 98") == "hb-no-flash"
    assert refused(table, "use 89") == "hb-flash-idle"
    assert refused(table, "use 3") == "hb-not-in-display"
    assert refused(table, "done") == "not-asked-for"
    assert changes(table, "use 206") == {"pink workers": 1, "marks": 3}


def test_a_segment_through_the_brown_ship_earns_no_ship() -> None:
    """Ruling 58: 145."""
    table = with_ships("brown purple", a_builder(buildings=[145], hand=[146]))
    choose(table, "wall 146 left", "ship brown", "segment right")
    assert offered(table) == {"end turn"}


def test_black_decreases_a_disaster_of_ones_choice_for_a_point() -> None:
    builder = a_builder(levels="pink orange")
    wanted = {"gray workers": -1, "orange level": -1, "points": 1}
    assert using("black", builder, "lower orange") == wanted


def test_black_is_no_standard_action() -> None:
    """Ruling 59: 168 does not follow; Petersen b's 2 points do (50)."""
    two = with_expansions(standard_box(), ("mayors", "ships"))
    parts = (Mayors((HELD.index("petersen b"), HELD.index("weber a"))), Fleet(quay("black")))
    table = a_table(a_builder(levels="pink pink", buildings=[168]), box=two, parts=parts)
    choose(table, f"wall {GRAY} left")
    assert changes(table, "ship black") == {"gray workers": -1, "pink level": -1, "points": 2}


def test_black_needs_a_raised_disaster() -> None:
    """Ruling 56."""
    table = with_ships("black purple", a_builder())
    choose(table, f"wall {GRAY} left")
    assert offered(table) == {"ship purple", "done"}
    assert refused(table, "ship black") == "hb-all-levels-zero"
    assert refused(table, "ship pink") == "hb-ship-not-there"
    assert refused(table, "end turn") == "not-asked-for"


def test_a_worker_that_is_short_is_told() -> None:
    table = with_ships("purple", a_builder(workers=""))
    assert CHOOSE_SHIP.offers(table, 0, 2, 0) == []
    assert CHOOSE_SHIP.why_not(table, 0, 2, 0, SHIP_FORM.of(0)).id == "hb-worker-short"


def test_where_no_ship_can_be_used_one_is_told_when_they_are() -> None:
    """Nothing is asked then, so that the turn's own question refuses it."""
    table = with_ships("purple", a_builder(workers=""))
    assert refused(table, "ship purple") == "hb-ship-when"
    choose(table, f"wall {GRAY} left")
    assert refused(table, "ship purple") == "hb-ship-when"
    assert refused(table, "ship pink") == "hb-ship-not-there"


# With the cleric tiles.


@pytest.mark.parametrize(("side", "ships"), [("a", [*DICE]), ("b", [])])
def test_the_ship_tile_brings_all_or_none(side: str, ships: list[str]) -> None:
    both = with_expansions(standard_box(), ("ships", "clerics"))
    tiles = ClericTiles((0, 0, 0, SIDES.index(f"ships {side}"), 0, 0))
    table = a_table(box=both, parts=(Fleet(0), tiles), at="dice")
    roll(table, "purple1 orange2 gray3 pink1 brown4 black4")
    assert at_quay(table) == ships


# Positions.


def test_positions_tell_the_quay_or_take_it_from_the_dice() -> None:
    table = read_position('expansions = ["ships"]\n[ships]\nquay = ["gray", "black"]\n')
    assert fleet(table).quay == quay("gray black")
    assert read_position(write_position(table)).dump() == table.dump()
    natural = read_position('expansions = ["ships"]\ndice = { purple = 1, gray = 6 }\n')
    assert at_quay(natural) == ["orange", "pink", "brown", "black"]
    assert "quay" not in write_position(natural)
    for wrong, place in (
        ('[ships]\nquay = ["green"]', "ships.quay[0]"),
        ('phase = "I"\n[ships]\nquay = ["gray"]', "hb-law-ships"),
    ):
        with pytest.raises(Refused) as refusal:
            read_position(f'expansions = ["ships"]\n{wrong}\n')
        assert place in str(refusal.value), wrong


def test_a_question_about_ships_is_stored() -> None:
    table = with_ships("purple brown orange", a_builder(buildings=[27]))
    choose(table, f"wall {GRAY} left")
    assert RULES.load(table.dump()).dump() == table.dump()
    choose(table, "ship orange")
    assert RULES.load(table.dump()).dump() == table.dump()


@pytest.mark.parametrize("names", [("ships",), ("mayors", "statues", "ships", "clerics")])
def test_random_games_obey_the_laws_and_are_stored_and_read(names: tuple[str, ...]) -> None:
    used = 0
    for seed in range(4):
        table = RULES.new({"players": 2 + seed, "expansions": [*names]}, Fast(seed))
        rng = Fast(seed + 50)
        asked = 0
        while not table.over:
            if asked % 60 == 0 or table.questions[0].step in ("ship", "own-flash"):
                assert broken_law(table) is None
                assert RULES.load(table.dump()).dump() == table.dump()
            asked += 1
            choices = table.offers()
            likely = [choice for choice in choices if choice.text.split(" ")[0] in ("wall", "ship")]
            pool = likely or choices
            choice = pool[rng.below(len(pool))]
            used += choice.text.startswith("ship")
            table.apply(table.asked, choice)
    assert used > 20


def test_ruling_89_a_flash_that_sells_workers_needs_a_mark_but_for_the_second_free_time() -> None:
    builder = a_player(hand=[50], marks=3, wall=(2, 0), workers="pink brown", buildings=[27])
    for marks, ship in ((3, False), (4, True)):
        table = with_ships("brown", Player(builder))
        table.players[0].marks = marks
        choose(table, "wall 50 left")
        assert ("ship brown" in offered(table)) == ship
    table = with_ships("brown", a_player(hand=[27], marks=10, sites="brown", buildings={2: 36}))
    table.players[0].marks = table.box.cost[27]
    choose(table, "build 27 at 1")
    assert offered(table) == {"twice", "done"}
