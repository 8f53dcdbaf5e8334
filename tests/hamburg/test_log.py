"""The log tells what happened and why: which action, what a disaster took, where the cleric stands."""

from __future__ import annotations

from typing import Any

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.event import Event, Listener
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.core.step import Step
from burgomaster.games import rules_of
from burgomaster.games.hamburg.box.components import COLOURS
from burgomaster.games.hamburg.cards.church import PLACE_IN_CHURCH
from burgomaster.games.hamburg.cards.others import GIVE_MARKS, GIVE_TRIBUTE, GIVE_WORKERS
from burgomaster.games.hamburg.disasters import CHOOSE_RISE, MAY_TAKE_TOKEN, RISE
from burgomaster.games.hamburg.draws import DISCARD, DRAW
from burgomaster.games.hamburg.flow import CITY_HALL, CLERIC_DOWN
from burgomaster.games.hamburg.parks import PARK_INCOME
from burgomaster.games.hamburg.solo.dice import DIE
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.hamburg.turns import ACT, TURN
from burgomaster.words import Words
from burgomaster.words.hamburg import Cards
from tests.hamburg.solo import TOM, against
from tests.hamburg.tables import a_player, a_table, calm, choose, roll

NAMES = {1: "Anna", 2: "Ben"}


class Ear(Listener):
    """Hears what happens, as one seat may know it."""

    def __init__(self, seat: int) -> None:
        self.hears_events = True
        self.seat = seat
        self.heard: list[Message] = []

    def tell(self, event: Event) -> None:
        message = event.for_seat(self.seat)
        if message is not None:
            self.heard.append(message)


def heard_by(table: Hamburg, seat: int) -> Ear:
    """Let someone listen to a table from now on."""
    table.listener = Ear(seat)
    return table.listener


def log(table: Hamburg, *choices: str, seat: int = 0) -> list[str]:
    """Return the log of these choices in English."""
    ear = heard_by(table, seat)
    choose(table, *choices)
    return [Words("en", NAMES).event(message) for message in ear.heard]


def log_of(table: Hamburg, step: Step[Any], seat: int, what: int, count: int, *choices: str) -> list[str]:
    """Return the log of a step and of the choices it asks for."""
    ear = heard_by(table, 0)
    table.push(step, seat, what, count)
    table.run()
    choose(table, *choices)
    return [Words("en", NAMES).event(message) for message in ear.heard]


# Standard actions.


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (
            "workers 3",
            ["Anna takes workers with “Harmony Society” (3).", "Anna gains 3 brown workers."],
        ),
        ("money 3", ["Anna takes money with “Harmony Society” (3).", "Anna gains 5 marks."]),
        (
            "decrease 3",
            [
                "Anna decreases a disaster with “Harmony Society” (3).",
                "Anna decreases the brown disaster (Disease) to level 0.",
                "Anna gains 1 point.",
            ],
        ),
        (
            "site 3",
            ["Anna returns 1 brown worker.", "Anna plays a brown site."],  # which card is nobody's business
        ),
    ],
)
def test_the_log_says_which_standard_action_was_taken(choice: str, told: list[str]) -> None:
    table = a_table(a_player(hand=[3], levels="brown", workers="brown"))
    assert log(table, choice, seat=1) == told


def test_only_its_owner_is_told_which_card_a_site_is() -> None:
    table = a_table(a_player(hand=[3], workers="brown"), a_player())
    laid = "Anna plays “Harmony Society” (3) as a brown site."
    assert log(table.clone(), "site 3")[-1] == laid
    assert log(table.clone(), "site 3", seat=1)[-1] == "Anna plays a brown site."
    assert log(table.clone(), "site 3", seat=2)[-1] == "Anna plays a brown site."  # who watches


def test_everyone_is_told_of_a_site_that_everyone_saw() -> None:
    """202 takes the top discard, and with a 5 TOM turns up a card (ruling 73)."""
    table = a_table(a_player(hand=[146], sites="gray", marks=9, workers="brown"), discards=[3])
    table.push(ACT, 0, 1)
    table.hold_openly(0, table.take_top())
    table.run()
    assert log(table, "site 3", seat=1)[-1] == "Anna plays “Harmony Society” (3) as a brown site."
    tom = against(a_player(workers="brown"), dice=calm("brown5"))
    told = log_of(tom, DIE, TOM, COLOURS.index("brown"), 0, "deal 3")
    assert told[-1] == "Ben plays “Harmony Society” (3) as a brown site."


def test_a_card_discarded_for_nothing_is_still_called_discarded() -> None:
    table = a_table(a_player(hand=[3]))
    assert log_of(table, DISCARD, 0, 0, 1) == ["Anna discards “Harmony Society” (3)."]


@pytest.mark.parametrize("colour", range(len(COLOURS)))
def test_a_disaster_that_takes_nothing_is_told(colour: int) -> None:
    table = a_table(a_player(marks=0), a_player(hand=[3], workers="gray", wall=(1, 0), sites="gray"))
    table.players[0].levels[colour] = 2
    told = log_of(table, RISE, 0, 1 << colour, 0)
    assert told[-1] == "Anna has nothing to lose."


def test_nothing_is_said_of_nothing_where_something_is_lost() -> None:
    table = a_table(a_player(marks=3, workers="gray", wall=(1, 0), sites="gray", buildings={2: 98}))
    for colour in range(len(COLOURS)):
        table.players[0].levels[colour] = 2
        told = log_of(table, RISE, 0, 1 << colour, 0)
        while table.asked == 0 and table.agenda[-1].step is not TURN:
            told += log(table, table.offers_to(0)[0].text)
        assert "Anna has nothing to lose." not in told


def test_the_log_says_as_which_colour_a_card_counts() -> None:
    table = a_table(a_player(hand=[3], workers="gray", buildings=[224]))
    assert log(table, "announce pink")[0] == (
        "Anna returns a gray worker: the card of the next action counts as pink."
    )


# Disasters.


def test_unrest_takes_marks_and_the_level_is_back_at_0() -> None:
    table = a_table(a_player(marks=25, levels="pink pink"))
    assert log_of(table, RISE, 0, 1 << COLOURS.index("pink"), 0) == [
        "Anna increases the pink disaster (Unrest) to level 3.",
        "Unrest strikes Anna; the pink disaster goes back to level 0.",
        "Anna loses 25 marks.",
    ]


def test_disease_takes_workers() -> None:
    table = a_table(a_player(workers="gray gray purple", levels="brown brown"))
    assert log_of(table, RISE, 0, 1 << COLOURS.index("brown"), 0)[1:] == [
        "Disease strikes Anna; the brown disaster goes back to level 0.",
        "Anna loses 1 purple worker.",
        "Anna loses 2 gray workers.",
    ]


def test_an_increase_prevented_is_told() -> None:
    table = a_table(a_player(workers="gray", buildings=[151]))
    assert log_of(table, RISE, 0, 1 << COLOURS.index("gray"), 0, "prevent") == [
        "Anna returns a gray worker and prevents the increase (Decay)."
    ]


# The church.


def test_the_log_says_where_the_cleric_stands_and_that_it_goes_down() -> None:
    table = a_table(at="dice")
    ear = heard_by(table, 0)
    roll(table, calm("black3"))
    said = [Words("en", NAMES).event(message) for message in ear.heard]
    assert "The cleric stands in window 3 (gray)." in said
    table = a_table(dice=calm("black2"))
    table.guests = (2,)
    assert log_of(table, CLERIC_DOWN, 0, 0, 0) == [
        "The cleric goes down from window 2 (orange) to the floor of the church.",
        "The gray worker in the church goes down too.",
    ]


def test_a_worker_placed_in_the_church_is_not_returned() -> None:
    table = a_table(a_player(workers="purple gray"))
    assert log_of(table, PLACE_IN_CHURCH, 0, 0, 0, "place purple") == [
        "Anna places a purple worker in the church."
    ]


# Who gives what to whom, and what gave it.


def test_what_comes_from_another_player_is_told_so() -> None:
    table = a_table(a_player(), a_player(marks=3, workers="gray", points=4))
    assert log_of(table, GIVE_MARKS, 1, 0, 2) == ["Anna gets 2 marks from Ben."]
    assert log_of(table, GIVE_WORKERS, 1, 0, 1) == ["Anna gets a gray worker from Ben."]
    table = a_table(a_player(marks=1), a_player(points=4))
    assert log_of(table, GIVE_TRIBUTE, 0, 0, 0) == [
        "Ben gets 1 mark from Anna.",
        "Anna gets 1 point from Ben.",
    ]


def test_income_has_its_cause() -> None:
    """Parks of phase I, and a standing building that adds to them."""
    table = a_table(a_player(buildings=[122], garden=[261]))
    ear = heard_by(table, 1)
    table.push(PARK_INCOME, 0)
    table.run()
    told = [(each.id, each.arguments.get("card")) for each in ear.heard]
    assert told == [("hb-work", 261), ("hb-gain-marks", None), ("hb-work", 122), ("hb-gain-marks", None)]


def test_standing_buildings_are_named_when_they_give_something() -> None:
    table = a_table(a_player(hand=[4], buildings=[180]), a_player(hand=[3], sites="gray", marks=20), turn=2)
    said = log(table, "build 3 at 1")
    assert said[said.index(f"{Cards(Words('en')).quoted(180)} works for Anna.") + 1] == "Anna gains 2 marks."


def test_standing_buildings_that_do_nothing_are_not_named() -> None:
    table = a_table(a_player(hand=[241], buildings=[166], marks=20))
    assert log(table, "lay 241")[-1] == f"Anna adds {Cards(Words('en')).quoted(241)} to the zoo and park."
    table = a_table(a_player(hand=[241], buildings=[166], marks=20, levels="gray"))
    assert f"{Cards(Words('en')).quoted(166)} works for Anna." in log(table, "lay 241")


def test_the_end_of_the_square_is_told() -> None:
    table = a_table(a_player(marks=9), at="dice")
    table.players[0].square = len(table.box.board.square) - 1
    roll(table, calm("gray1"))
    assert log(table, "advance")[1] == "Anna is at the end of City Hall Square and gains points instead."


@pytest.mark.parametrize(
    ("sites", "discards", "choices", "told"),
    [
        ("gray pink", [181, 280], (), "Anna finds no Underworld card in the discard pile."),
        ("gray", [170, 181], (), "Anna has no empty site for a card of the category Underworld."),
        ("gray pink", [170, 179, 280], ("select 170 at 2",), "Anna constructs “Fence's Cellar” (170)."),
    ],
)
def test_that_the_discard_pile_is_shuffled_is_told_whether_a_card_was_found_or_not(
    sites: str, discards: list[int], choices: tuple[str, ...], told: str
) -> None:
    table = a_table(a_player(marks=6, hand=[174], sites=sites), discards=discards)
    lines = log(table, "build 174 at 1", *choices)
    assert lines[-2:] == [told, "The discard pile is shuffled."]


def test_an_empty_discard_pile_is_not_shuffled() -> None:
    table = a_table(a_player(marks=6, hand=[174], sites="gray pink"))
    assert log(table, "build 174 at 1")[-1] == "Anna finds no Underworld card in the discard pile."


def test_a_disaster_chosen_instead_of_the_one_on_the_token_is_told() -> None:
    told = log_of(a_table(a_player(buildings=[231])), CHOOSE_RISE, 0, 0, 1, "raise brown")
    assert told == [
        "Anna lets the brown disaster (Disease) increase, whatever the token shows.",
        "Anna increases the brown disaster (Disease) to level 1.",
    ]


def test_a_token_declined_is_told() -> None:
    told = log_of(a_table(a_player()), MAY_TAKE_TOKEN, 0, 0, 0, "done")
    assert told == ["Anna ignores the black die and draws no intrigue token."]


def test_a_card_drawn_from_the_discard_pile_to_act_with_is_told() -> None:
    table = a_table(a_player(workers="pink", buildings=[202]), discards=[7, 8, 150])
    assert log(table, "use 202")[-1].startswith("Anna takes “")
    assert log(table, "money 150")[0].startswith("Anna takes money with “")


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        (calm(), "No die shows a 1 or a 2: Ben does not advance on City Hall Square."),
        (calm("gray2"), "An advance on City Hall Square costs 2 marks; Ben has 1."),
    ],
)
def test_that_tom_does_not_advance_has_its_reason(dice: str, told: str) -> None:
    assert log_of(against(a_player(marks=1), dice=dice), CITY_HALL, 1, 0, 0)[0] == told


# Whole games.


def whole_game(seed: int) -> tuple[Hamburg, list[Message]]:
    """Return the end of a game played at random, and all that a spectator heard."""
    heard: list[Message] = []

    def hear(event: Event) -> None:
        message = event.for_seat(2)
        if message is not None:
            heard.append(message)

    game = Game(rules_of("hamburg"), {"players": 2}, Fast(seed), hearers=[hear])
    rng = Fast(seed + 1)
    while not game.table.over:
        question = game.table.questions[0]
        game.choose(question.seat, question.choices[rng.pick(len(question.choices), "")])
    assert isinstance(game.table, Hamburg)
    return game.table, heard


@pytest.mark.parametrize("seed", [3, 8])
def test_the_log_of_a_whole_game_adds_up(seed: int) -> None:
    """Marks, points, workers and levels follow from what was told, and from nothing else."""
    table, heard = whole_game(seed)
    start = Game(rules_of("hamburg"), {"players": 2}, Fast(seed)).table
    assert isinstance(start, Hamburg)
    marks = [player.marks for player in start.players]
    points = [player.points for player in start.players]
    workers = [player.workers[:] for player in start.players]
    levels = [[0] * 5 for _ in start.players]
    for said in heard:
        seat = int(said.arguments.get("seat", 1)) - 1
        victim = int(said.arguments.get("victim", 1)) - 1
        count = int(said.arguments.get("count", 1))
        colour = (
            COLOURS.index(str(said.arguments["colour"])) if said.arguments.get("colour") in COLOURS else 0
        )
        if said.id in ("hb-gain-marks", "hb-take-marks"):
            marks[seat] += count
        if said.id in ("hb-pay-marks", "hb-lose-marks"):
            marks[seat] -= count
        if said.id in ("hb-gain-points", "hb-take-points"):
            points[seat] += count
        if said.id in ("hb-gain-workers", "hb-take-worker"):
            workers[seat][colour] += count
        if said.id in ("hb-return-workers", "hb-lose-workers", "hb-prevent", "hb-place-worker"):
            workers[seat][colour] -= count
        if said.id == "hb-announce":
            workers[seat][2] -= 1
        if said.id.startswith("hb-take-m"):
            marks[victim] -= count
        if said.id == "hb-take-points":
            points[victim] -= count
        if said.id == "hb-take-worker":
            workers[victim][colour] -= 1
        if said.id in ("hb-increase", "hb-decrease"):
            levels[seat][colour] = int(said.arguments["level"])
        if said.id == "hb-strike":
            levels[seat][colour] = 0
    assert marks == [player.marks for player in table.players]
    assert points == [player.points for player in table.players]
    assert workers == [player.workers for player in table.players]
    assert levels == [player.levels for player in table.players]
    assert [said.id for said in heard].count("hb-cleric") == table.season
    assert [said.id for said in heard].count("hb-cleric-down") == table.season


def test_nobody_pays_what_a_disaster_takes() -> None:
    _, heard = whole_game(8)
    ids = [said.id for said in heard]
    assert "hb-strike" in ids
    for at, id_ in enumerate(ids):
        if id_ == "hb-strike":
            assert ids[at + 1] not in ("hb-pay-marks", "hb-return-workers")


def test_only_who_looks_at_a_card_is_told_so() -> None:
    """From which pile it came was told already."""
    for seat, told in ((0, ["hb-draw", "hb-look-at-card"]), (1, ["hb-draw"])):
        table = a_table(a_player(hand=[3]))
        ear = heard_by(table, seat)
        table.push(DRAW, 0, 0, 1)
        table.run()
        choose(table, "draw gray", "deal 145")
        assert [said.id for said in ear.heard] == told


def test_a_building_of_phase_ii_is_told_with_its_gain_and_only_where_the_dice_grant_one() -> None:
    owner = a_player(buildings=[237, 51, 87, 92, 52])
    table = a_table(owner, at="dice")
    ear = heard_by(table, 0)
    roll(table, "purple3 orange3 gray4 pink2 brown5 black4")
    told = [
        (said.id, said.arguments.get("card"))
        for said in ear.heard
        if said.id in ("hb-use", "hb-gain-workers", "hb-gain-marks")
    ]
    assert told == [
        *(("hb-use", 237), ("hb-gain-workers", None)),  # in order of the display
        *(("hb-use", 51), ("hb-gain-workers", None)),
        *(("hb-use", 92), ("hb-gain-marks", None)),
    ]


def test_buildings_that_follow_one_event_are_told_each_with_what_they_do() -> None:
    owner = a_player(buildings=[214, 226], levels="gray pink", marks=9)
    table = a_table(owner, at="dice")
    ear = heard_by(table, 0)
    roll(table, calm("gray1"))
    choose(table, "advance", "lower gray")
    told = [said.id for said in ear.heard]
    at = told.index("hb-advance")
    assert told[at + 1 : at + 6] == ["hb-work", "hb-decrease", "hb-gain-points", "hb-work", "hb-gain-points"]


@pytest.mark.parametrize(
    ("colour", "player", "question"),
    [
        (
            "orange",
            a_player(levels="orange orange", buildings=[27, 36]),
            "Fire: choose the building to discard.",
        ),
        ("purple", a_player(levels="purple purple", sites="gray gray"), "Flood: choose the site to discard."),
        (
            "gray",
            a_player(levels="gray gray", wall=(1, 1)),
            "Decay: choose the half of your wall that loses its outermost segment.",
        ),
    ],
)
def test_a_loss_says_its_reason_in_the_question(colour: str, player: Player, question: str) -> None:
    table = a_table(Player(player))
    table.push(RISE, 0, 1 << COLOURS.index(colour))
    table.run()
    assert Words("en").question(table.questions[0].ask) == question
