"""What moved, from where to where and because of what: noted while somebody watches, and told with events."""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause, Event, Listener, Moved, place_text
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step
from tests.core.toy import TAKE, Number, Toy, Toys, table_to

HAND = ("hand", 1, "")
PILE = ("pile", 0, "")


class Ear(Listener):
    """Writes down every event."""

    def __init__(self) -> None:
        self.hears_events = True
        self.heard: list[Event] = []

    def tell(self, event: Event) -> None:
        self.heard.append(event)


def watched() -> tuple[Toy, Ear]:
    """Return a table that waits for seat 1, and who hears what happens there."""
    table, ear = table_to("take 0 3"), Ear()
    table.listener = ear
    return table, ear


def told(ear: Ear) -> list[tuple[str, str, str]]:
    """Return each event: its words, what moved and why."""
    return [
        (
            event.public.id if event.public is not None else "",
            " ".join(map(repr, event.moves)),
            repr(event.cause) if event.cause is not None else "",
        )
        for event in ear.heard
    ]


# Who may know what.


def seen_moving(moved: Moved, seat: int) -> str:
    """Return what a seat sees of a movement."""
    event = Event(None)
    event.moves = (moved,)
    return " ".join(map(repr, event.moves_for(seat)))


def test_who_may_not_know_a_card_gets_its_back() -> None:
    moved = Moved("card", 88, 1, PILE, HAND, back=-2, knowers=0b101)
    assert [seen_moving(moved, seat) for seat in range(3)] == [
        *("<1 card 88: pile 0 -> hand 1>", "<1 card -2: pile 0 -> hand 1>", "<1 card 88: pile 0 -> hand 1>"),
    ]


def test_nothing_moves_for_who_may_not_see_it() -> None:
    moved = Moved("card", 88, 1, PILE, HAND, seers=0b10)
    assert seen_moving(moved, 0) == ""
    assert seen_moving(moved, 1) == "<1 card 88: pile 0 -> hand 1>"


def test_what_looks_the_same_is_seen_together() -> None:
    """To who knows the cards they are two movements, to the others one of two backs."""
    event = Event(None)
    event.moves = tuple(Moved("card", card, 1, PILE, HAND, back=-1, knowers=1) for card in (7, 9))
    assert [repr(moved) for moved in event.moves_for(0)] == [
        *("<1 card 7: pile 0 -> hand 1>", "<1 card 9: pile 0 -> hand 1>"),
    ]
    assert [repr(moved) for moved in event.moves_for(1)] == ["<2 card -1: pile 0 -> hand 1>"]


def test_a_movement_as_plain_data_names_nobody_who_knows() -> None:
    moved = Moved("card", 88, 1, None, ("piles", 0, "gray"), back=-2, knowers=1)
    assert moved.data() == {"thing": "card", "number": 88, "count": 1, "from": None, "to": "piles 0 gray"}
    assert place_text(HAND) == "hand 1"


# Noting.


def test_an_event_takes_along_what_was_noted_before_it() -> None:
    table, ear = watched()
    table.note("coin", 0, 3, None, HAND)
    table.note("coin", 0, 0, None, HAND)  # nothing
    table.tell(Event(Message("gains")))
    table.tell(Event(Message("rests")))
    assert told(ear) == [("gains", "<3 coin: box -> hand 1>", ""), ("rests", "", "")]


def test_what_is_taken_up_comes_from_there_when_it_is_laid_down() -> None:
    table, ear = watched()
    table.lift("card", 88, HAND)
    table.lay("card", 88, PILE)
    table.lay("card", 89, PILE)
    table.tell(Event(Message("discards")))
    assert told(ear) == [("discards", "<1 card 88: hand 1 -> pile 0> <1 card 89: box -> pile 0>", "")]


def test_what_is_taken_up_for_good_goes_back_to_the_box() -> None:
    table, ear = watched()
    table.lift("card", 88, HAND)
    table.tell(Event(Message("loses")))
    assert told(ear) == [("loses", "<1 card 88: hand 1 -> box>", "")]


def test_nothing_is_noted_where_nobody_watches() -> None:
    """Neither on a table without a listener nor on a clone of one that is watched."""
    table, ear = watched()
    for other in (table_to("take 0 3"), table.clone()):
        other.note("coin", 0, 3, None, HAND)
        other.lift("card", 88, HAND)
        other.lay("card", 88, PILE)
        other.because(Cause("card", "", 88))
        assert other.cause is None
        other.listener = ear
        other.tell(Event(Message("rests")))
    assert told(ear) == [("rests", "", "")] * 2


def test_who_only_wants_the_words_gets_no_movements() -> None:
    table, ear = watched()
    ear.hears_moves = False
    table.listener = ear
    table.note("coin", 0, 3, None, HAND)
    table.because(Cause("card", "", 88))
    table.tell(Event(Message("gains")))
    table.choose(0, TAKE.of(1))
    assert told(ear) == [("gains", "", "")]


# Why.


class Work(Step[Toy]):
    """A card does something at once, then asks, and then is done; `what` is the card."""

    def because(self, table: Toy, seat: int, what: int, count: int) -> Cause | None:
        return Cause("card", "", what)

    def run(self, table: Toy, seat: int, what: int, count: int) -> None:
        table.push(GAIN, seat)
        table.push(CHOOSE, seat)
        table.note("coin", 0, 1, None, HAND)
        table.tell(Event(Message("works")))


class Gain(Step[Toy]):
    """Something is gained, whatever for."""

    def run(self, table: Toy, seat: int, what: int, count: int) -> None:
        if table.watched:
            table.note("coin", 0, 2, None, HAND)


class Choose(Ask[Toy]):
    """Something is chosen, whatever for."""

    def offers(self, table: Toy, seat: int, what: int, count: int) -> list[Choice]:
        return [TAKE.of(1), TAKE.of(2)]

    def take(self, table: Toy, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Number)
        if table.watched:
            table.note("coin", 0, choice.number, None, HAND)
            table.tell(Event(Message("chosen")))


WORK, GAIN, CHOOSE = Work("work"), Gain("gain"), Choose("choose")


def test_a_step_says_why_and_what_it_puts_onto_the_agenda_inherits_it() -> None:
    """Also after a question; what is there only by the order of play names its own step."""
    table, ear = watched()
    table.push(GAIN, 0)
    table.push(WORK, 0, 98)
    table.run()
    table.apply(0, TAKE.of(1))
    assert told(ear) == [
        ("works", "<1 coin: box -> hand 1>", "<card 98>"),
        ("chosen", "<1 coin: box -> hand 1>", "<card 98>"),
        ("", "<2 coin: box -> hand 1>", "<card 98>"),
        ("", "<2 coin: box -> hand 1>", "<step gain>"),
    ]


def test_an_agenda_that_was_changed_unheard_inherits_nothing() -> None:
    """What lies at the same height for another reason, nobody heard why."""
    table, ear = watched()
    table.push(WORK, 0, 98)
    table.run()
    table.listener = None
    table.apply(0, TAKE.of(1))
    table.push(CHOOSE, 1)
    table.run()
    table.listener = ear
    ear.heard.clear()
    table.apply(1, TAKE.of(2))
    assert told(ear) == [("chosen", "<2 coin: box -> hand 1>", "<step choose>")]


def test_a_cause_holds_until_another_is_named() -> None:
    """And what was noted before is told with the cause it had."""
    table, ear = watched()
    table.because(Cause("die", "black"))
    table.note("level", 0, 1, None, HAND)
    table.because(Cause("disaster", "flood"))
    table.note("level", 0, 3, HAND, None)
    table.tell(Event(Message("strikes")))
    assert told(ear) == [
        ("", "<1 level: box -> hand 1>", "<die black>"),
        ("strikes", "<3 level: hand 1 -> box>", "<disaster flood>"),
    ]


def test_what_moved_is_told_before_the_next_outcome_of_chance() -> None:
    """So every movement belongs to the entry in which it happened."""
    heard: list[str] = []
    game = Game(Toys(), {"do": ["take 0 3", "roll 0 6", "roll 0 6", "take 0 3"]}, Fast(1))
    game.listen(lambda event: heard.append(f"{len(game.entries)}: {event.moves[0].target}"))
    game.choose(0, TAKE.of(2))
    assert [line.split(":")[0] for line in heard] == ["1", "2", "3"]
    assert heard[0] == "1: ('log', 0, '0 take 2')"


class Working(Toys):
    """A toy in which a card works, and then somebody chooses for it."""

    def new(self, options: object, source: object) -> Toy:
        table = table_to("take 0 3")
        table.agenda.clear()
        table.push(WORK, 0, 98)
        table.push(CHOOSE, 0)
        table.run()
        return table


def test_what_is_taken_back_and_chosen_again_happens_for_the_same_reason() -> None:
    game = Game(Working(), {"do": []}, None)
    ear = Ear()
    game.listen(ear.tell)
    game.choose(0, TAKE.of(1))
    ear.heard.clear()
    game.choose(0, TAKE.of(2))
    first = told(ear)
    game.undo(0)
    ear.heard.clear()
    game.choose(0, TAKE.of(2))
    assert told(ear) == first
    assert first[0] == ("chosen", "<2 coin: box -> hand 1>", "<card 98>")


def test_an_event_says_in_a_line_what_it_is() -> None:
    event = Event(Message("drawn", seat=1), Message("drew", card=17), (0,))
    event.moves = (Moved("card", 17, 1, PILE, HAND),)
    event.cause = Cause("card", "", 54)
    assert repr(event) == (
        "<event: Message('drawn', seat=1), Message('drew', card=17), <1 card 17: pile 0 -> hand 1>,"
        " because of <card 54>>"
    )
    assert repr(Event(None)) == "<event: >"
