"""The agenda and its questions: what is done, who is asked, and what is refused."""

from __future__ import annotations

import json

import pytest

from burgomaster.core.chance import CHANCE, Fast, Source
from burgomaster.core.choice import Choice
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Message, Refused
from burgomaster.core.step import EVERYBODY, Task
from burgomaster.core.table import NOBODY, Table
from tests.core.toy import END, ROLL, STEPS, TAKE, Toy, table_to


class Always(Source):
    """A source that always brings the same number, and remembers what it was asked."""

    def __init__(self, number: int, labelled: bool = False) -> None:
        self.number = number
        self.labelled = labelled
        self.asked: list[tuple[int, str]] = []

    def pick(self, n: int, label: str) -> int:
        self.asked.append((n, label))
        return self.number


class Notes(Listener):
    """Writes down everything it hears."""

    def __init__(self, hears_events: bool) -> None:
        self.hears_events = hears_events
        self.heard: list[str] = []

    def chance(self, outcome: Choice) -> None:
        self.heard.append(outcome.text)

    def reveal(self) -> None:
        self.heard.append("reveal")

    def tell(self, event: Event) -> None:
        self.heard.append(event.public.id if event.public is not None else str([*event.moves]))


def refused(table: Table, seat: int, choice: Choice) -> Message:
    """Return why the table refuses a choice."""
    with pytest.raises(Refused) as refusal:
        table.choose(seat, choice)
    return refusal.value.message


def test_what_lies_on_top_of_the_agenda_is_done_first() -> None:
    """Steps run from the top until the agenda is empty, and then the game is over."""
    table = table_to("say 0 1", "say 0 2")
    assert table.log == ["say 1", "say 2"]
    assert table.over
    assert table.questions == []


def test_a_seat_with_several_choices_is_asked() -> None:
    """The question names the seat, the step and the choices, and nothing below it happens yet."""
    table = table_to("take 1 3", "say 0 1")
    (question,) = table.questions
    assert (question.seat, question.step) == (1, "take")
    assert question.ask == Message("ask-take", what=3, count=0)
    assert question.choices == [TAKE.of(0), TAKE.of(1), TAKE.of(2)]
    assert table.log == []
    assert not table.over


def test_a_choice_is_carried_out_and_the_game_goes_on() -> None:
    """After the choice, everything runs to the next question."""
    table = table_to("take 1 3", "say 0 1", "take 2 2")
    table.choose(1, TAKE.of(2))
    assert table.log == ["1 take 2", "say 1"]
    assert table.questions[0].seat == 2


def test_a_question_without_a_choice_passes_by() -> None:
    """Nothing to choose: nothing happens."""
    assert table_to("take 0 0", "say 0 1").log == ["say 1"]


def test_a_question_with_one_choice_answers_itself() -> None:
    """One thing to choose: it is taken without asking."""
    assert table_to("take 0 1").log == ["0 take 0"]


def test_the_end_of_a_turn_is_always_asked() -> None:
    """A step with `always` is asked even with one choice, but not without any."""
    table = table_to("end 2 1")
    assert table.questions[0].choices == [END.of()]
    assert table_to("end 2 0").over


def test_a_seat_that_is_not_asked_is_refused() -> None:
    """Only the seat that is asked may choose; the spectator and chance never."""
    table = table_to("take 1 3")
    for seat in (0, 2, 3, CHANCE):
        assert refused(table, seat, TAKE.of(0)) == Message("not-asked", seat=seat + 1)
        assert table.offers_to(seat) == []
    assert table.log == []


def test_a_choice_not_on_offer_is_refused_with_the_steps_reason() -> None:
    """The step that asks says why."""
    table = table_to("take 1 3")
    assert refused(table, 1, TAKE.of(3)) == Message("too-many", most=2)
    assert refused(table, 1, END.of()) == Message("not-asked-for", choice="end turn", question="take")
    assert table.questions[0].choices == [TAKE.of(0), TAKE.of(1), TAKE.of(2)]


def test_after_the_end_everything_is_refused() -> None:
    """A game that is over takes no choice and offers none."""
    table = table_to("say 0 1")
    assert refused(table, 0, TAKE.of(0)) == Message("game-over")
    assert table.offers_to(0) == []


def test_without_a_source_chance_is_asked() -> None:
    """The seat CHANCE can say what was rolled, and only that seat."""
    table = table_to("roll 0 6")
    (question,) = table.questions
    assert question.seat == CHANCE
    assert question.choices == [ROLL.of(k) for k in range(6)]
    assert refused(table, 0, ROLL.of(2)) == Message("not-asked", seat=1)
    assert refused(table, CHANCE, TAKE.of(1)).id == "not-asked-for"
    table.choose(CHANCE, ROLL.of(2))
    assert table.log == ["roll three"]


def test_every_question_has_its_own_choices() -> None:
    """What was offered before the choice is not offered for the roll that follows it."""
    table = table_to("take 0 3", "roll 0 6")
    table.choose(0, table.offers()[2])
    assert table.offers_to(CHANCE) == [ROLL.of(k) for k in range(6)]
    assert table.offers_to(0) == []


def test_equal_outcomes_are_offered_once() -> None:
    """Two outcomes that show the same are one choice."""
    assert table_to("roll 0 2 1").offers_to(CHANCE) == [ROLL.of(0), ROLL.of(1)]


def test_a_source_is_asked_for_one_number_per_roll() -> None:
    """It learns how many outcomes there are, equal ones counted apart."""
    source = Always(2)
    table = table_to("roll 0 2 1", "say 0 1", "roll 0 6", source=source)
    assert table.log == ["roll one", "say 1", "roll three"]
    assert source.asked == [(3, ""), (6, "")]


def test_a_labelled_source_hears_what_the_roll_is_for() -> None:
    """Labels are made only for a source that wants them."""
    source = Always(0, labelled=True)
    table_to("roll 0 2", "roll 0 6", source=source)
    assert source.asked == [(2, "roll 0"), (6, "roll 1")]


def test_a_roll_with_one_outcome_is_no_chance() -> None:
    """It happens without a source, and nobody writes it down."""
    table = table_to("take 0 2", "roll 0 1")
    notes = Notes(hears_events=False)
    table.listener = notes
    table.choose(0, TAKE.of(0))
    assert table.log == ["0 take 0", "roll one"]
    assert notes.heard == []


def test_a_listener_hears_outcomes_reveals_and_events() -> None:
    """All that happens during a choice is heard, in order."""
    table = table_to("take 0 2", "say 0 1", "roll 0 6", "show")
    notes = Notes(hears_events=True)
    table.listener, table.source = notes, Always(4)
    table.choose(0, TAKE.of(0))
    assert notes.heard == [
        *("[<1 line: box -> log 0 0 take 0>]", "said", "roll five"),
        *("[<1 line: box -> log 0 roll five>]", "reveal"),
    ]


def test_no_event_is_made_for_a_listener_that_does_not_want_it() -> None:
    """The record's listener hears outcomes and reveals only."""
    table = table_to("take 0 2", "say 0 1", "roll 0 6", "show")
    assert not table.watched
    notes = Notes(hears_events=False)
    table.listener, table.source = notes, Always(4)
    assert not table.watched
    table.choose(0, TAKE.of(0))
    assert notes.heard == ["roll five", "reveal"]


def test_a_table_nobody_listens_to_can_still_speak() -> None:
    """Telling and revealing without a listener does nothing."""
    table = Toy()
    table.tell(Event(Message("said")))
    table.reveal()
    assert table.log == []


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_seats_asked_at_once_answer_in_any_order(order: tuple[int, int, int]) -> None:
    """Each seat has its own question until it has answered; after the last answer the step runs."""
    table = table_to("all 0 5", "say 0 1")
    assert table.asked == EVERYBODY
    waiting = {0, 1, 2}
    for seat in order:
        assert {question.seat for question in table.questions} == waiting
        assert "all have answered" not in table.log
        table.choose(seat, TAKE.of(seat))
        waiting.remove(seat)
    assert table.log == [*[f"{seat} take {seat}" for seat in order], "all have answered", "say 1"]


def test_a_seat_answers_a_question_to_all_only_once() -> None:
    """Having answered, the seat is no longer asked; a wrong answer is refused with the reason."""
    table = table_to("all 0 5")
    assert refused(table, 2, TAKE.of(3)).id == "not-asked-for"
    table.choose(2, TAKE.of(2))
    assert refused(table, 2, TAKE.of(2)) == Message("not-asked", seat=3)
    assert table.offers_to(2) == []
    assert len(table.offers_to(1)) == 4


def test_a_seat_with_one_choice_is_not_asked_with_the_others() -> None:
    """Its answer is taken by itself."""
    table = table_to("all 0 3")
    assert table.log == ["2 take 0"]
    assert [question.seat for question in table.questions] == [0, 1]


def test_nobody_is_asked_if_all_have_one_choice() -> None:
    """A question to all that answers itself runs on at once."""
    table = table_to("take 0 2", "all 0 1")
    table.answered = [1, 2]
    table.choose(0, TAKE.of(1))
    assert table.log == ["0 take 1", "0 take 0", "all have answered"]
    assert table.over


def test_a_clone_is_asked_the_same_but_has_no_source_and_no_listener() -> None:
    """Searching on a clone neither rolls the game's dice nor writes into its record."""
    table = table_to("take 0 4", source=Fast(1))
    table.listener = Notes(hears_events=True)
    clone = table.clone()
    assert clone.source is None
    assert clone.listener is None
    assert clone.offers_to(0) == table.offers_to(0)
    clone.choose(0, TAKE.of(3))
    assert clone.over
    assert not table.over


def test_a_table_prints_as_people_write_it() -> None:
    """Without positions of its own, a game shows its plain data."""
    table = table_to("take 1 3")
    assert json.loads(str(table)) == table.dump()
    assert str(table) == table.position()


def test_a_notebook_shows_the_position_as_text() -> None:
    table = table_to("take 1 3")
    table.write("<b> & co")
    shown = table._repr_html_()
    assert "&lt;b&gt; &amp; co" in shown
    assert (shown[:5], shown[-6:], shown.count("<")) == ("<pre>", "</pre>", 2)


def test_a_table_and_its_questions_say_in_a_line_what_they_are() -> None:
    table = table_to("roll 0 3 1", "take 1 3", "all 0 4")
    assert repr(table) == "<Toy for 3, chance is asked roll>"
    table.choose(CHANCE, ROLL.of(2))
    assert repr(table) == "<Toy for 3, seat 2 is asked take>"
    assert repr(table.questions) == "[<seat 2 is asked take, choices: 3>]"
    table.choose(1, TAKE.of(0))
    asked = "seat 1 is asked all, seat 2 is asked all, seat 3 is asked all"
    assert repr(table) == f"<Toy for 3, {asked}>"
    table.viewer = 0
    assert repr(table) == f"<Toy for 3, {asked}, as seat 1 sees it>"
    table.viewer = 3
    assert repr(table) == f"<Toy for 3, {asked}, as a spectator sees it>"
    assert repr(table_to("say 0 1")) == "<Toy for 3, over>"


def test_a_clone_equals_its_table_until_one_of_them_changes() -> None:
    table = table_to("take 0 4", "take 1 4", source=Fast(1))
    table.listener = Notes(hears_events=True)
    clone = table.clone()
    assert clone == table
    assert table_to("take 0 4", "take 1 4") == table
    clone.choose(0, TAKE.of(3))
    assert clone != table
    table.choose(0, TAKE.of(3))
    assert clone == table


def test_tables_differ_in_what_lies_there_what_is_to_be_done_and_who_looks() -> None:
    table = table_to("take 0 4", "say 0 1")
    assert table != table_to("take 1 4", "say 0 1")
    assert table != table_to("take 0 4", "say 0 2")
    written = table.clone()
    written.log = ["another"]
    assert table != written
    seen = table.clone()
    seen.viewer = 0
    assert table != seen
    assert table != table.dump()


class OtherToy(Toy):
    """A table of another game that happens to hold the same."""


def test_tables_of_two_games_are_never_equal() -> None:
    table, other = table_to("take 0 4"), OtherToy()
    other.copy_agenda(table)
    assert other.dump() == table.dump()
    assert other != table


def test_a_table_changes_so_it_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(table_to("take 0 4"))


def test_a_turn_is_who_is_to_choose_and_among_what() -> None:
    table = table_to("take 1 3", "all 0 4", "roll 0 3 1", "say 0 1")
    assert table.turn() == (1, [TAKE.of(0), TAKE.of(1), TAKE.of(2)])
    table.choose(1, TAKE.of(0))
    assert table.turn() == (0, [TAKE.of(0), TAKE.of(1), TAKE.of(2), TAKE.of(3)])
    table.choose(1, TAKE.of(0))  # where all are asked, nobody waits for a turn
    assert table.turn()[0] == 0
    table.choose(0, TAKE.of(0))
    assert table.turn() == (2, [TAKE.of(0), TAKE.of(1)])
    table.choose(2, TAKE.of(0))
    assert table.turn() == (CHANCE, [ROLL.of(0), ROLL.of(1), ROLL.of(2)])
    table.choose(CHANCE, ROLL.of(2))
    assert table.turn() == (NOBODY, [])


def test_outcomes_that_look_alike_weigh_more() -> None:
    assert table_to("roll 0 3 1").weights() == [2, 1, 1]
    assert table_to("roll 0 3").weights() == [1, 1, 1]


@pytest.mark.parametrize("agenda", ["take 1 3", "all 0 4", "say 0 1"])
def test_only_rolls_and_draws_have_weights(agenda: str) -> None:
    with pytest.raises(ValueError, match="nothing is to be rolled"):
        table_to(agenda).weights()


def test_tasks_are_equal_where_all_their_parts_are() -> None:
    """A clone may compare its agenda with another's, and people read what is to be done."""
    take, say = STEPS["take"], STEPS["say"]
    task = Task(take, 1, 3, 1)
    assert task.parts == (take, 1, 3, 1)
    assert {task, Task(take, 1, 3, 1)} == {task}
    others = [Task(say, 1, 3, 1), Task(take, 0, 3, 1), Task(take, 1, 2, 1), Task(take, 1, 3), task.parts]
    assert task not in others
    assert repr(task) == f"<{take.text(1, 3, 1)}>"
