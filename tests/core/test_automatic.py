"""Seats that the rules play: they are answered for, never asked, and not recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from burgomaster.core.chance import CHANCE, Fast, Source
from burgomaster.core.choice import Choice
from burgomaster.core.conformance import CHECKS, Case
from burgomaster.core.event import Event
from burgomaster.core.game import Game, resume
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.replay import digest, replay
from burgomaster.core.rules import Options
from burgomaster.core.step import EVERYBODY, Step
from burgomaster.core.table import Table
from tests.core import drafting, toy
from tests.core.drafting import D, Draft, Drafting, Pick
from tests.core.toy import END, ROLL, TAKE, Toy, Toys, game_of, table_to


def refused(table: Table, seat: int, choice: Choice) -> Message:
    """Return why the table refuses a choice."""
    with pytest.raises(Refused) as refusal:
        table.choose(seat, choice)
    return refusal.value.message


def test_the_rules_answer_where_a_seat_would_be_asked() -> None:
    """Also the question that is asked with one choice only; then the next seat is asked."""
    table = table_to("take 1 3", "end 1 1", "say 0 1", "take 0 2", automatic=(1,))
    assert table.log == ["1 take 2", "1 end turn", "say 1"]
    assert table.seats_asked() == [0]


def test_where_there_is_nothing_to_choose_the_rules_are_not_asked() -> None:
    """No choice passes by, one choice is taken, as for everyone."""
    table = table_to("take 1 0", "take 1 1 1", automatic=(1,))
    assert table.log == ["1 take 0"]
    assert table.over


def test_a_game_that_only_the_rules_play_runs_to_its_end() -> None:
    """Nobody is asked anything."""
    table = table_to("take 0 4", "all 0 5", "take 2 2", automatic=(0, 1, 2))
    assert table.log == [
        *("0 take 3", "0 take 4", "1 take 3", "2 take 2"),
        *("all have answered", "2 take 1"),
    ]
    assert table.over


def test_nobody_chooses_for_a_seat_that_the_rules_play() -> None:
    """It is refused with the reason, whoever is asked; the spectator and others hear the usual one."""
    table = table_to("take 0 3", "roll 0 6", "take 1 3", automatic=(1,))
    assert refused(table, 1, TAKE.of(0)) == Message("played-by-rules", seat=2)
    assert refused(table, 2, TAKE.of(0)) == Message("not-asked", seat=3)
    assert refused(table, 3, TAKE.of(0)) == Message("not-asked", seat=4)
    assert refused(table, CHANCE, ROLL.of(0)) == Message("not-asked", seat=0)
    assert table.offers_to(1) == []
    table.choose(0, TAKE.of(1))
    assert table.asked == CHANCE
    assert refused(table, 1, TAKE.of(0)) == Message("played-by-rules", seat=2)
    table.choose(CHANCE, ROLL.of(0))
    assert refused(table, 1, TAKE.of(0)) == Message("game-over")


def test_of_a_question_to_all_the_others_are_asked() -> None:
    """The automatic seat has answered from the beginning, before it could know what the others say."""
    table = table_to("all 0 5", automatic=(1,))
    assert table.log == ["1 take 3"]
    assert table.seats_asked() == [0, 2]
    assert refused(table, 1, TAKE.of(0)) == Message("played-by-rules", seat=2)
    table.choose(2, TAKE.of(0))
    table.choose(0, TAKE.of(0))
    assert table.log == ["1 take 3", "2 take 0", "0 take 0", "all have answered"]


def test_the_rules_may_throw_a_die_for_their_answer() -> None:
    """It is a throw like any other: asked of CHANCE without a source, and recorded."""
    table = table_to("take 1 3 1", "take 0 2", automatic=(1,))
    assert table.asked == CHANCE
    assert table.offers_to(CHANCE) == [ROLL.of(k) for k in range(3)]
    table.choose(CHANCE, ROLL.of(1))
    assert table.log == ["throw 1", "1 take 1"]
    assert table.seats_asked() == [0]


def test_of_a_question_to_all_every_automatic_seat_throws_its_own_die() -> None:
    """One after the other, before the others are asked."""
    table = table_to("all 0 5 1", automatic=(0, 1))
    for number in (4, 2):
        assert table.asked == CHANCE
        table.choose(CHANCE, ROLL.of(number))
    assert table.log == ["throw 4", "0 take 4", "throw 2", "1 take 2"]
    assert table.asked == EVERYBODY
    assert table.seats_asked() == [2]


def test_what_the_rules_answer_is_not_recorded_but_played_again() -> None:
    """The record holds what people chose and what chance brought; replayed and resumed, all is the same."""
    game = game_of("take 0 3", "take 1 4 1", "all 0 5", "take 1 9", source=Fast(3), automatic=(1,))
    game.choose(0, TAKE.of(1))
    game.choose(2, TAKE.of(2))
    game.choose(0, TAKE.of(0))
    assert [seat for seat, _ in game.entries] == [0, CHANCE, 2, 0]
    assert game.table.over
    record = game.record()
    assert digest(replay(Toys(), record)) == digest(game.table)
    assert resume(Toys(), record, None).table.log == game.table.log


def test_taking_a_choice_back_takes_back_what_the_rules_answered_to_it() -> None:
    """They choose no otherwise the next time; what they threw a die for stays done."""
    game = game_of("take 0 3", "take 1 4", "take 0 2", "take 1 3 1", "take 0 2", automatic=(1,))
    before = digest(game.table)
    game.choose(0, TAKE.of(1))
    assert game.table.log == ["0 take 1", "1 take 3"]
    assert game.undo(0) is TAKE.of(1)
    assert digest(game.table) == before
    game.choose(0, TAKE.of(2))
    assert game.table.log == ["0 take 2", "1 take 3"]
    game.choose(0, TAKE.of(0))
    game.choose(CHANCE, ROLL.of(1))
    assert game.why_no_undo(0) == Message("undo-chance", seat=1)
    assert game.why_no_undo(1) == Message("undo-nothing", seat=2)


def test_hearers_are_told_what_the_rules_answer() -> None:
    """By the events of the step itself."""
    heard: list[Message | None] = []
    game = Game(Robots(), {"players": 2, "pack": 2, "deck": 4}, None)

    def hear(event: Event) -> None:
        heard.append(event.public)

    game.listen(hear)
    while game.table.asked == CHANCE:
        game.choose(CHANCE, game.table.offers_to(CHANCE)[0])
    assert heard[-1] == Message("picked", seat=1)
    assert game.table.seats_asked() == [0]


@pytest.mark.parametrize("make", [Toy.clone, lambda table: table.seen_by(0), lambda t: Toys().load(t.dump())])
def test_every_copy_knows_which_seats_the_rules_play(make: Callable[[Toy], Toy]) -> None:
    """A clone, what a seat sees, and a stored table go on alike."""
    table = table_to("take 0 2", "take 1 3", "take 2 2", automatic=(1,))
    copy = make(table)
    assert copy.automatic == 0b010
    copy.choose(0, TAKE.of(0))
    assert copy.seats_asked() == [2]


# Mistakes in the rules.


class Stubborn(Toy):
    """Rules that answer something that is not on offer, or nothing, or do two things at once."""

    reply: Choice | None = None
    pushes = False

    def answer(
        self, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
    ) -> Choice | None:
        if self.pushes:
            self.push(toy.STEPS["throw"], CHANCE, 2)
        return self.reply


@pytest.mark.parametrize(
    ("reply", "pushes", "why"),
    [
        (END.of(), False, "take, the rules answer <end turn>, which is not on offer"),
        (None, False, "take, the rules must either answer or push what comes first"),
        (TAKE.of(1), True, "take, the rules must either answer or push what comes first"),
    ],
)
def test_rules_that_answer_wrongly_are_told_so(reply: Choice | None, pushes: bool, why: str) -> None:
    """Instead of going on with something impossible, or for ever."""
    table = Stubborn()
    table.automatic, table.reply, table.pushes = 0b001, reply, pushes
    table.push(toy.STEPS["take"], 0, 3)
    with pytest.raises(ValueError, match=why):
        table.run()


# The conformance kit.


def other_world(table: Toy, seat: int, rng: Fast) -> Toy:
    """Return the table as it is: the toy hides nothing."""
    return table.clone()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_toy_conforms_with_an_automatic_seat(check: Callable[[Case[Toy]], None]) -> None:
    """Asked alone and with others, with and without a die."""
    things: list[Plain] = [
        "take 0 3",
        "take 1 4 1",
        "all 0 5 1",
        "end 1 1",
        "take 2 2",
        "take 1 3",
        "end 2 1",
    ]
    check(Case(Toys(), {"do": things, "automatic": [1]}, 5, other_world))


class RobotDraft(Draft):
    """The rules pick the card with the highest number they know, of equal ones the first."""

    def answer(
        self, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
    ) -> Choice | None:
        return max(choices, key=lambda choice: choice.card if isinstance(choice, Pick) else 0)

    def dump(self) -> dict[str, Plain]:
        return {**super().dump(), "automatic": self.automatic}


class Robots(Drafting):
    """The drafting game with the rules on the last seat."""

    table_class = RobotDraft

    def new(self, options: Options, source: Source | None) -> Draft:
        table = super().new(options, None)  # it waits for the first card
        table.automatic = 1 << table.seats() - 1
        table.source = source
        table.run()
        return table

    def load(self, data: Plain) -> Draft:
        table = super().load(data)
        assert isinstance(data, dict)
        assert isinstance(data["automatic"], int)
        table.automatic = data["automatic"]
        return table


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("players", [2, 3])
def test_the_drafting_game_conforms_with_an_automatic_seat(
    check: Callable[[Case[Draft]], None], players: int
) -> None:
    """All pick at once, and what the rules pick stays hidden until everyone has picked."""
    check(Case(Robots(), {"players": players, "pack": 4}, 20 + players, drafting.permute, drafting.laws))


class Forgetful(Robots):
    """A stored table forgets which seats the rules play."""

    def load(self, data: Plain) -> Draft:
        table = super().load(data)
        table.automatic = 0
        return table


class ForgetfulClone(RobotDraft):
    """A clone forgets which seats the rules play."""

    def clone(self: D) -> D:
        other = super().clone()
        other.automatic = 0
        return other


class Absent(Robots):
    """A clone's rules leave their seat."""

    table_class = ForgetfulClone


@pytest.mark.parametrize(
    ("rules", "check"), [(Forgetful(), "replay_and_storage_agree"), (Absent(), "clones_stand_apart")]
)
def test_the_kit_finds_a_table_that_forgets_its_automatic_seats(rules: Robots, check: str) -> None:
    """What is stored and cloned goes on with the same seats asked."""
    (made_for_it,) = [each for each in CHECKS if each.__name__ == check]
    with pytest.raises(AssertionError, match="game drafting"):
        made_for_it(Case(rules, {"players": 3, "pack": 4}, 1, drafting.permute, drafting.laws))
