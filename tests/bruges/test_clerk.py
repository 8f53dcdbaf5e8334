"""The clerk thinks as a player would, and does not depend on what it cannot know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgomaster.bots import advise, ask, bot
from burgomaster.bots.base import Bot, Random
from burgomaster.bots.bruges.clerk import Clerk, Trial
from burgomaster.bots.bruges.clock import Clock, rounds_left
from burgomaster.bots.bruges.judgement import Judgement
from burgomaster.bots.bruges.taste import CLERK
from burgomaster.bots.bruges.worth import BY_OTHERS, CARD, EXPECTED, FLAT, PER_ROUND, RECKONED, worths
from burgomaster.core.chance import Fast
from burgomaster.core.phrase import Phrase
from burgomaster.games.bruges.box.components import CARDS
from burgomaster.games.bruges.box.sets import standard_box
from burgomaster.games.bruges.cards.icons import LINES
from burgomaster.games.bruges.rules import RULES
from burgomaster.games.bruges.table import Bruges, Player
from tests.bruges.tables import a_player, a_table, calm, choose, roll
from tests.bruges.worlds import permute


def chosen(table: Bruges) -> set[str]:
    """Return all that the clerk may choose, whatever it imagines."""
    return {ask(Clerk(), table, table.turn()[0], Fast(seed)).text for seed in range(3)}


def last_turn(player: Player) -> Bruges:
    """Return a table at a player's last turn of the game."""
    return a_table(player, lap=4, faces=[17, 18], piles=(1, 1, 0), tops="blue blue")


def played(seed: int, bots: list[Bot]) -> Bruges:
    """Return a table played to its end."""
    table = RULES.new({"players": len(bots)}, Fast(seed))
    rng = Fast(seed + 50)
    while not table.over:
        seat, _ = table.turn()
        table.choose(seat, ask(bots[seat], table, seat, rng))
    return table


@pytest.mark.parametrize("players", [2, 3])
def test_a_clerk_beats_who_plays_by_chance(players: int) -> None:
    for seed in range(2):
        bots: list[Bot] = [Random() for _ in range(players)]
        bots[seed % players] = bot("clerk", "bruges")
        table = played(seed, bots)
        assert table.winners() == [seed % players]
        assert table.scores()[seed % players] > 35


def test_a_clerk_chooses_the_same_whatever_it_cannot_know() -> None:
    table = RULES.new({"players": 3}, Fast(4))
    rng = Fast(6)
    number = 0
    while not table.over and number < 150:
        number += 1
        seat, _ = table.turn()
        choice = ask(Clerk(), table, seat, Fast(number))
        if number % 10 == 0:
            other = permute(table, seat, rng)
            assert ask(Clerk(), other, seat, Fast(number)) is choice
        before = table.dump()
        ask(Clerk(), table, seat, Fast(number))
        assert table.dump() == before
        table.choose(seat, choice)


def test_bots_have_an_opinion_of_every_effect_and_of_every_count() -> None:
    assert len(worths(standard_box())) == CARDS + 1
    kinds = {id_: Phrase(id_).kind for id_ in LINES}
    done = {id_ for id_, kind in kinds.items() if kind in ("card", "rule", "others")}
    known = [*FLAT, *PER_ROUND, *BY_OTHERS, *RECKONED, "br-card-when-rolled"]
    assert sorted(known) == sorted(done)
    assert {id_ for id_, kind in kinds.items() if kind in ("per", "if", "as", "statue")} == set(EXPECTED)


def test_guilders_that_a_use_costs_are_set_against_what_it_gives() -> None:
    known = worths(standard_box())
    assert {worth.card: worth.spends for worth in known[1:] if worth.spends} == {60: 3, 165: 1}
    table = a_table(a_player(persons=[60], workers="red", guilders=9))
    mind, clock = Judgement(table, 0, CLERK), Clock(table, 0)
    cheap, dear = (mind.gives(table, known[60], clock, True, guilder) for guilder in (0.0, 0.5))
    assert dear < cheap


def test_rounds_are_reckoned_by_the_smaller_pile() -> None:
    table = RULES.new({"players": 4}, Fast(1))
    assert 6.5 < rounds_left(table) < 8.5
    last = a_table(a_player(hand=[16]), faces=[17, 18], piles=(1, 1, 0), tops="blue blue")
    assert rounds_left(last) == 0
    clock = Clock(last, 0)
    assert (clock.left, clock.turns) == (4, 4)


# What it sees in a position.


def test_in_the_last_turn_points_are_taken_and_nothing_that_would_only_pay_later() -> None:
    table = last_turn(a_player(hand=[16, 25], threats="red"))
    assert chosen(table) == {"threat 25"}
    table = last_turn(a_player(hand=[1, 46], houses=[70], guilders=3))
    assert chosen(table) == {"person 1 at 1"}


def test_a_person_that_gives_points_now_is_used_before_the_turn_ends() -> None:
    table = last_turn(a_player(houses=[70], persons=[6], workers="blue"))
    assert chosen(table) == {"use 6"}


def test_a_tile_that_wins_the_majority_is_built() -> None:
    table = last_turn(a_player(hand=[16], guilders=1))
    assert chosen(table) == {"canal 16 left"}
    never = Clerk(replace(CLERK, digs=False))
    assert ask(never, table, 0, Fast(1)).text != "canal 16 left"


def test_an_advance_is_taken_when_it_is_cheap() -> None:
    table = a_table(a_player(guilders=9), at="dice")
    roll(table, calm("blue1"))
    assert chosen(table) == {"advance"}


def test_the_marker_that_threatens_most_is_returned() -> None:
    workers = "blue red violet brown yellow yellow"
    table = a_table(a_player(persons=[126], threats="blue blue yellow", workers=workers))
    choose(table, "use 126")
    assert chosen(table) == {"give back blue"}


def test_what_others_must_give_is_seen_before_they_are_asked() -> None:
    """The Brigand takes two workers of each other player; where nobody has any, the Squire brings more."""
    player = a_player(hand=[142, 7], houses=[70], guilders=3)
    others = (a_player(workers="blue blue red"), a_player(workers="brown violet"))
    assert chosen(a_table(player, *others, lap=4)) == {"person 142 at 1"}
    assert chosen(a_table(Player(player), a_player(), a_player(), lap=4)) != {"person 142 at 1"}


def test_another_player_is_taken_to_lose_what_hurts_least() -> None:
    """The Arsonist takes a house; whoever has an empty one does not give up a person's."""
    table = a_table(a_player(hand=[141], houses="red", guilders=6), a_player(houses=[71, 17], persons={1: 2}))
    trial = Trial(table, 0, CLERK, 1)
    choose(table, "person 141 at 1")
    assert table.asked == 1
    assert trial.answer_of_another(table).text == "lose house 2"


def test_cards_houses_and_thefts_under_way_count() -> None:
    table = a_table(a_player(hand=[85, 152, 136], houses="red red red", guilders=12), a_player(hand=[1, 2]))
    assert Clock(table, 0).pending == 0
    for begun in (["person 85 at 1"], ["person 152 at 1", "draw left"], ["person 136 at 1"]):
        under_way = table.clone()
        choose(under_way, *begun)
        assert Clock(under_way, 0).pending > 0
    discarding = a_table(a_player(hand=[88], houses="red"))
    choose(discarding, "person 88 at 1")
    assert 0 < Clock(discarding, 0).pending < 4 * CARD


def test_who_never_uses_persons_lays_none() -> None:
    table = last_turn(a_player(hand=[1, 16], houses=[70], guilders=9))
    without = Clerk(replace(CLERK, persons=0.0))
    assert not ask(without, table, 0, Fast(1)).text.startswith("person")


# Why, when it is asked for advice.


def advised(table: Bruges) -> tuple[str, list[str]]:
    """Return what the clerk advises and why: a message's name with its arguments."""
    advice = advise(Clerk(), table, table.turn()[0], Fast(1))
    reasons = [" ".join([each.id, *map(str, each.arguments.values())]) for each in advice.reasons]
    return advice.choice.text, reasons


def test_it_names_the_person_that_its_plan_lays() -> None:
    table = last_turn(a_player(hand=[1, 46], houses=[70], guilders=3))
    chosen_text, why = advised(table)
    assert chosen_text == "person 1 at 1"
    assert why == ["br-hint-person 1", "br-hint-majority persons", "br-hint-points 3"]


def test_it_names_the_majority_that_a_tile_wins() -> None:
    assert advised(last_turn(a_player(hand=[16], guilders=1))) == (
        "canal 16 left",
        ["br-hint-majority canal"],
    )


def test_it_names_the_damage_that_is_kept_away() -> None:
    choice, why = advised(a_table(a_player(hand=[25], threats="red red", houses="red red", guilders=5)))
    assert (choice, why[0]) == ("threat 25", "br-hint-danger red")


def test_it_says_how_much_better_a_choice_is_or_that_it_hardly_is() -> None:
    table = a_table(a_player(guilders=9), at="dice")
    roll(table, calm("blue1"))
    choice, why = advised(table)
    assert (choice, [each.split()[0] for each in why]) == ("advance", ["br-hint-advance", "br-hint-better"])
    table = RULES.new({"players": 3}, Fast(4))
    assert advised(table)[1][-1] == "br-hint-close"


def test_more_of_everything_is_judged_better() -> None:
    poor = a_table(a_player(houses="red"))
    mind = Judgement(poor, 0, CLERK)
    value = mind.of(poor)
    for richer in (
        a_player(houses="red", guilders=3),
        a_player(houses="red", workers="blue"),
        a_player(houses="red blue"),
        a_player(houses="red", reputation=1),
        a_player(houses="red", canal=(1, 0)),
        a_player(houses="red", persons=[47]),
        a_player(houses="red", points=6),
    ):
        assert mind.of(a_table(richer)) > value
    assert mind.of(a_table(a_player(houses="red", threats="violet violet"))) < value


# What it used to overrate, and what it keeps.


def judged(player: Player) -> float:
    """Return what a clerk thinks of a table with this player."""
    table = a_table(player)
    return Judgement(table, 0, CLERK).of(table)


def test_workers_are_either_used_or_kept_for_the_bishop() -> None:
    fewer, more = (judged(a_player(persons=[103], workers="blue " * count)) for count in (8, 10))
    assert 0.9 < more - fewer < 1.1  # half a point each, and nothing for rounds to come


def test_who_returns_markers_of_one_colour_is_worth_little_without_one() -> None:
    worth = worths(standard_box())[133]
    without, with_one = (
        Judgement(table, 0, CLERK).gives(table, worth, Clock(table, 0), True, 0.3)
        for table in (a_table(a_player(persons=[133], threats=threats)) for threats in ("", "brown"))
    )
    assert without < with_one - 0.5


def test_the_first_guilders_are_kept_for_the_step() -> None:
    none, some, more = (judged(a_player(guilders=guilders)) for guilders in (0, 3, 6))
    assert some - none > more - some + 0.3


def test_workers_that_persons_ask_for_every_round_are_worth_more() -> None:
    plain, asked_for = (
        judged(a_player(persons=[59], workers=f"{colour} " * 4))
        - judged(a_player(persons=[59], workers=f"{colour} " * 2))
        for colour in ("blue", "yellow")
    )
    assert asked_for > plain + 0.2
