"""Messages, events and the small parts of rules."""

from __future__ import annotations

import pytest

from burgomaster.core.event import Event, Listener
from burgomaster.core.known import text_for
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.rules import step_table, whole_number
from tests.core.toy import END, Say, table_to


def test_messages_with_equal_id_and_arguments_are_equal() -> None:
    """The order of the arguments does not matter, their values do."""
    message = Message("marks-short", price=9, marks=4)
    assert message == Message("marks-short", marks=4, price=9)
    assert hash(message) == hash(Message("marks-short", marks=4, price=9))
    assert message != Message("marks-short", price=9, marks=5)
    assert message != Message("marks-long", price=9, marks=4)
    assert message != "marks-short"


def test_a_message_is_plain_data_and_can_be_read_by_programmers() -> None:
    """Both forms show id and arguments."""
    message = Message("marks-short", price=9, name="Anna")
    assert message.data() == {"id": "marks-short", "arguments": {"price": 9, "name": "Anna"}}
    assert repr(message) == "Message('marks-short', price=9, name='Anna')"


def test_a_refusal_carries_its_message() -> None:
    """And prints it where nobody caught it."""
    refused = Refused(Message("game-over"))
    assert refused.message == Message("game-over")
    assert str(refused) == "Message('game-over')"


def test_an_event_tells_its_private_part_to_those_who_may_know() -> None:
    """Everyone else hears the public part."""
    event = Event(Message("drew"), Message("drew-card", card=88), (1,))
    assert event.for_seat(1) == Message("drew-card", card=88)
    assert event.for_seat(0) == event.for_seat(4) == Message("drew")
    assert Event(Message("drew")).for_seat(1) == Message("drew")
    whispered = Event(None, Message("drew-card", card=88), (1,))
    assert (whispered.for_seat(1), whispered.for_seat(0)) == (Message("drew-card", card=88), None)


def test_a_listener_may_ignore_everything() -> None:
    """The base class hears without doing anything."""
    table = table_to("take 0 2", "say 0 1", "show")
    table.listener = Listener()
    table.choose(0, table.offers()[0])
    assert table.log == ["0 take 0", "say 1"]


def test_two_steps_cannot_share_a_name() -> None:
    """A stored agenda names steps, so names are unique."""
    assert list(step_table(Say("one"), Say("two"))) == ["one", "two"]
    with pytest.raises(ValueError, match="same name"):
        step_table(Say("one"), Say("one"))


@pytest.mark.parametrize("value", [1, 5])
def test_a_whole_number_within_its_limits_is_taken(value: int) -> None:
    """The limits themselves belong to it."""
    assert whole_number(value, "players", 1, 5) == value


@pytest.mark.parametrize("value", [0, 6, True, None, "3", [3], {}])
def test_anything_else_is_refused_with_its_place(value: Plain) -> None:
    """The message names the place and the limits."""
    with pytest.raises(Refused) as refusal:
        whole_number(value, "players", 1, 5)
    assert refusal.value.message == Message("not-a-number", place="players", low=1, high=5, found=str(value))


def test_an_entry_shows_everything_unless_the_game_hides_it() -> None:
    """Most choices are open to all."""
    known = table_to("end 0 1").known_to(0, END.of())
    assert known is None
    assert text_for(2, END.of(), known) == "end turn"
