"""The log tells what happened, in its order and with its reason, and every figure can be checked."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Message
from burgomaster.core.sum import read_sum
from burgomaster.games.bruges.box.components import COLOURS, THREATS
from burgomaster.games.bruges.table import Bruges, Player
from burgomaster.words import Words
from tests.bruges.tables import a_player, a_table, calm, choose, rolls

NAMES = {1: "Anna", 2: "Ben"}


class Ear(Listener):
    """Hears what happens, as everyone may know it."""

    def __init__(self) -> None:
        self.hears_events = True
        self.heard: list[Message] = []

    def tell(self, event: Event) -> None:
        message = event.for_seat(0)
        if message is not None:
            self.heard.append(message)


def log(table: Bruges, *choices: str) -> list[str]:
    """Return the log of these choices in English."""
    ear = Ear()
    table.listener = ear
    choose(table, *choices)
    return [Words("en", NAMES).event(message) for message in ear.heard]


def in_order(told: list[str], *wanted: str) -> bool:
    """Tell whether sentences stand in a log in this order."""
    places = [told.index(sentence) for sentence in wanted]
    return places == sorted(places)


TOLD: list[tuple[Player, str, str]] = [
    (
        a_player(hand=[7], persons=[50]),
        "money 7",
        "Anna gains 6 guilders: yellow die 3, “Broker” (50) +3.",
    ),
    (
        a_player(hand=[15], persons=[14, 156], houses="blue blue red", guilders=9),
        "person 15 at 3",
        "Anna pays 2 guilders: price 9, “Patroness” (14) −4, “Biologist” (156) −3.",
    ),
    (
        a_player(hand=[1], persons=[156], houses="blue red"),
        "person 1 at 2",
        "Anna pays 0 guilders: price 3, “Biologist” (156) −3.",
    ),
    (
        a_player(hand=[16], persons=[159]),
        "canal 16 left",
        "Anna pays 0 guilders: price 1, “Engineer” (159) −1.",
    ),
    (
        a_player(hand=[16], persons=[75]),
        "workers 16",
        "Anna gains 3 blue workers: action 2, “Journeyman” (75) +1.",
    ),
    (a_player(hand=[16], persons=[62]), "house 16", "“Carpenter” (62) works for Anna."),
    (
        a_player(hand=[10], persons=[132], threats="red red"),
        "threat 10",
        "“Night Watchman” (132) works for Anna.",
    ),
]


@pytest.mark.parametrize(("player", "choice", "told"), TOLD)
def test_an_amount_names_who_changed_it(player: Player, choice: str, told: str) -> None:
    assert told in log(a_table(Player(player)), choice)


def test_an_amount_that_nobody_changed_is_told_alone() -> None:
    assert "Anna gains 3 guilders." in log(a_table(a_player(hand=[7])), "money 7")


def test_an_advance_names_who_made_it_cheaper() -> None:
    table = a_table(a_player(persons=[27], guilders=5), at="dice")
    told = log(table, *rolls(calm("blue2", "red2")), "advance")
    assert "Anna pays 2 guilders: dice 4, “Notary” (27) −2." in told


def test_a_third_marker_that_does_not_strike_names_who_keeps_it_away() -> None:
    table = a_table(a_player(persons=[130], threats="blue blue"), at="dice")
    assert "“Tower Guard” (130) works for Anna." in log(table, *rolls(calm("blue5")))


def test_a_flash_carried_out_twice_names_who_doubles_it() -> None:
    table = a_table(a_player(hand=[151], persons=[164], houses="blue red"))
    told = log(table, "person 151 at 2")
    assert told[1:] == [
        "Anna carries out the flash of “Alchemist” (151).",
        "Anna gains 6 guilders.",
        "“Astronomer” (164) works for Anna.",
        "Anna carries out the flash of “Alchemist” (151) once more.",
        "Anna gains 6 guilders.",
    ]


def test_a_majority_by_a_tie_names_who_makes_it_enough() -> None:
    table = a_table(a_player(persons=[105]), a_player(persons=[26], hand=[1]), turn=2, lap=4)
    told = log(table, "money 1", "end turn")
    level = "Anna is level in the majority “Persons”; with “Provost” (105) that is enough"
    assert f"{level}, and the marker is turned." in told


@pytest.mark.parametrize("colour", COLOURS)
def test_who_has_nothing_to_lose_is_told_so_and_the_markers_go_back_afterwards(colour: str) -> None:
    table = a_table(a_player(threats=f"{colour} {colour}", points=0), at="dice")
    told = log(table, *rolls(calm(f"{colour}5")))
    strikes = Words("en", NAMES).event(Message("br-strike", seat=1, threat=THREATS[COLOURS.index(colour)]))
    nothing = [sentence for sentence in told if sentence.startswith("Anna has n")]
    assert len(nothing) == 1
    assert in_order(told, strikes, nothing[0], f"Anna returns the 3 {colour} threat markers.")


def test_a_loss_is_told_before_the_markers_go_back_and_its_question_says_why() -> None:
    table = a_table(a_player(threats="brown brown", persons=[1, 2]), at="dice")
    told = log(table, *rolls(calm("brown5")), "lose person 1")
    assert in_order(
        told,
        "Plague strikes Anna.",
        "Anna discards the person “Knight” (1).",
        "Anna returns the 3 brown threat markers.",
    )
    table = a_table(a_player(threats="brown brown", persons=[1, 2]), at="dice")
    choose(table, *rolls(calm("brown5")))
    assert Words("en", NAMES).question(table.questions[0].ask) == "Plague: choose the person to discard."


def test_a_house_that_burns_is_told_before_who_lived_there() -> None:
    table = a_table(a_player(threats="red red", houses=[13, 18], persons=[15]), at="dice")
    told = log(table, *rolls(calm("red5")), "lose house 1")
    assert in_order(told, "Anna discards a house, “Envoy” (13).", "Anna takes “Prince” (15) back into hand.")


def test_a_loss_because_of_another_names_the_player() -> None:
    table = a_table(a_player(hand=[150], houses="red", guilders=9), a_player(persons=[1, 2]))
    choose(table, "person 150 at 1")
    asked = Words("en", NAMES).question(table.questions[0].ask)
    assert asked == "Because of Anna: choose the person to discard."


def test_whence_a_person_or_a_house_comes_is_told() -> None:
    mine = a_player(hand=[99], houses="red blue", guilders=9)
    told = log(a_table(mine, discards=[93]), "person 99 at 1")
    assert "Anna brings in “Sexton” (93) from the discard pile at no cost." in told
    table = a_table(a_player(workers="blue red", persons=[23]), tops="brown red brown")
    assert "Anna builds a red house (right draw pile)." in log(table, "use 23")


def test_a_flash_without_effect_is_told_so() -> None:
    vain = "The flash of “Heiress” (8) has no effect for Anna."
    assert vain in log(a_table(a_player(hand=[8], houses="red", guilders=12)), "person 8 at 1")
    envoy = a_player(hand=[13], houses="red", guilders=12, reputation=10)
    assert "The flash of “Envoy” (13) has no effect for Anna." in log(a_table(envoy), "person 13 at 1")


# Adding up.

GAINS = {"br-gain-guilders": 1, "br-pay-guilders": -1, "br-lose-guilders": -1}
POINTS = {"br-gain-points": 1, "br-lose-points": -1}
WORKERS = {"br-gain-workers": 1, "br-return-workers": -1, "br-lose-workers": -1}


class Ledger(Listener):
    """Adds up guilders, points and workers that are told of."""

    def __init__(self, table: Bruges) -> None:
        self.hears_events = True
        self.held = held(table)
        self.cost = table.box.cost
        self.last = Message("")
        self.sums = 0

    def add(self, what: str, seat: int, amount: int) -> None:
        self.held[what, seat] += amount

    def tell(self, event: Event) -> None:
        message = event.for_seat(0)
        if message is None:
            return
        told = message.arguments
        seat, count, id_ = int(told.get("seat", 0)), told.get("count", 1), message.id
        assert isinstance(count, int)
        for what, kinds in (("guilders", GAINS), ("points", POINTS), ("workers", WORKERS)):
            self.add(what, seat, kinds.get(id_, 0) * count)
        if id_ in ("br-take-guilders", "br-take-points", "br-take-worker"):
            what = id_.removeprefix("br-take-").removesuffix("s") + "s"
            self.add(what, seat, count)
            self.add(what, int(told["victim"]), -count)
        if id_ == "br-lay-person":
            paid = self.last.id == "br-pay-guilders"
            card = int(told["card"])
            assert (self.last.arguments["count"] if paid else 0) == self.cost[
                card
            ] or "sum" in self.last.arguments
        self.last = message
        if "sum" in told:
            self.sums += 1
            assert sum(amount for amount, _ in read_sum(str(told["sum"]))) == count, message


def held(table: Bruges) -> dict[tuple[str, int], int]:
    """Return what everyone has."""
    found = {("guilders", 0): 0, ("points", 0): 0, ("workers", 0): 0}
    for seat, player in enumerate(table.players, 1):
        found["guilders", seat] = player.money
        found["points", seat] = player.points
        found["workers", seat] = sum(player.workers)
    return found


CHANGING = [[50, 14, 156, 62], [159, 75, 27, 132], [130, 164, 98, 83]]
"""Persons who change amounts, of three players."""


@pytest.mark.parametrize("seed", range(4))
def test_what_the_story_names_adds_up_to_what_moved(seed: int) -> None:
    seats = [a_player(persons=persons, houses="red " * 9, guilders=20, points=9) for persons in CHANGING]
    table = a_table(*seats, at="round", source=Fast(seed))
    rng, ledger = Fast(seed + 100), Ledger(table)
    table.listener = ledger
    while not table.over:
        seat, choices = table.turn()
        table.choose(seat, choices[rng.below(len(choices))])
        assert ledger.held == held(table), table.questions
    assert ledger.sums > 5
