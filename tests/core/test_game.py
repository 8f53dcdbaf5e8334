"""A game keeps the story of its table: the record, what can be taken back, and who is told."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import CHANCE, Fair, Fast, Source
from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.game import Game, resume
from burgomaster.core.message import Message, Refused
from burgomaster.core.replay import digest
from burgomaster.core.result import result_of
from burgomaster.words import Words
from tests.core.toy import END, ROLL, TAKE, Toy, Toys, game_of


def story(game: Game[Toy]) -> str:
    """Return the entries on one line."""
    return "  ".join(str(entry) for entry in game.record().entries)


def watched(game: Game[Toy]) -> bool:
    """Tell whether events are made."""
    return game.table.watched


def refused_undo(game: Game[Toy], seat: int) -> str:
    """Return why a seat cannot take anything back, having seen that nothing changes."""
    before, entries = digest(game.table), game.entries[:]
    with pytest.raises(Refused) as refusal:
        game.undo(seat)
    assert (digest(game.table), game.entries) == (before, entries)
    assert refusal.value.message.arguments == {"seat": seat + 1}
    return refusal.value.message.id


def test_choices_and_outcomes_are_entered_in_order() -> None:
    """What chance brings follows the choice that led to it; what answers itself is no entry."""
    game = game_of("roll 0 6", "take 0 3", "take 0 1", "roll 0 6", "take 1 2", source=Fast(1))
    game.choose(0, TAKE.of(2))
    game.choose(1, TAKE.of(0))
    assert game.table.log == ["roll five", "0 take 2", "0 take 0", "roll six", "1 take 0"]
    assert story(game) == "roll five  1 take 2  roll six  2 take 0"


def test_chance_of_the_set_up_is_entered() -> None:
    """Also what is rolled before anybody could choose."""
    game = game_of("roll 0 6", "roll 0 6", "take 0 2", source=Fast(2))
    assert len(game.entries) == 2
    assert game.table.questions[0].seat == 0


def test_a_person_can_be_the_source_of_chance() -> None:
    """Without a source, seat CHANCE chooses the outcomes, and they are entered like any other."""
    game = game_of("take 0 3", "roll 0 6", "take 1 2")
    game.choose(0, TAKE.of(1))
    game.choose(CHANCE, ROLL.of(4))
    assert story(game) == "1 take 1  roll five"
    assert game.barrier == 2


def test_a_refused_choice_is_not_entered() -> None:
    """The reason is the table's."""
    game = game_of("take 0 3")
    for seat, choice, reason in ((0, TAKE.of(3), "too-many"), (1, TAKE.of(0), "not-asked")):
        with pytest.raises(Refused) as refusal:
            game.choose(seat, choice)
        assert refusal.value.message.id == reason
    assert game.entries == []
    assert game.table.log == []


def test_own_choices_can_be_taken_back_one_by_one() -> None:
    """Each step back gives the exact earlier table, down to the barrier."""
    game = game_of("take 0 3", "take 0 4", "end 0 1", "take 1 2")
    tables = [digest(game.table)]
    choices: list[Choice] = [TAKE.of(2), TAKE.of(3), END.of()]
    for choice in choices:
        game.choose(0, choice)
        tables.append(digest(game.table))
    for choice, before in zip(reversed(choices), reversed(tables[:-1]), strict=True):
        assert game.undo(0) is choice
        assert digest(game.table) == before
    assert game.entries == []
    assert refused_undo(game, 0) == "undo-nothing"


def test_what_was_taken_back_can_be_chosen_differently() -> None:
    """The record holds only what stands; what was undone is kept beside it."""
    game = game_of("take 0 3", "take 0 4", "take 1 2", source=Fast(1))
    game.choose(0, TAKE.of(2))
    game.choose(0, TAKE.of(3))
    game.undo(0)
    game.choose(0, TAKE.of(1))
    assert story(game) == "1 take 2  1 take 1"
    assert [(undone.number, undone.seat, undone.choice) for undone in game.undone] == [(1, 0, TAKE.of(3))]
    assert game.table.source is game.source
    assert game.table.listener is game


def test_a_roll_cannot_be_taken_back() -> None:
    """Nor can the choice that led to it."""
    game = game_of("take 0 3", "roll 0 6", "take 0 2", "take 0 2", source=Fast(1))
    game.choose(0, TAKE.of(2))
    assert game.barrier == 2
    assert refused_undo(game, 0) == "undo-chance"
    game.choose(0, TAKE.of(1))
    assert game.undo(0) is TAKE.of(1)
    assert refused_undo(game, 0) == "undo-chance"
    assert refused_undo(game, CHANCE) == "undo-chance"
    assert refused_undo(game, 1) == "undo-nothing"


def test_what_came_to_light_cannot_be_hidden_again() -> None:
    """A reveal moves the barrier past the choice that led to it."""
    game = game_of("take 0 3", "take 0 3", "show", "take 0 2")
    game.choose(0, TAKE.of(2))
    assert game.barrier == 0
    game.choose(0, TAKE.of(1))
    assert game.barrier == 2
    assert refused_undo(game, 0) == "undo-reveal"


def test_once_another_seat_has_chosen_the_choice_stands() -> None:
    """The other seat may still take back its own."""
    game = game_of("take 0 3", "take 1 3", "take 0 2")
    game.choose(0, TAKE.of(2))
    assert refused_undo(game, 1) == "undo-nothing"
    game.choose(1, TAKE.of(1))
    assert game.barrier == 1
    assert refused_undo(game, 0) == "undo-other-seat"
    game.undo(1)
    assert refused_undo(game, 0) == "undo-other-seat"


def test_a_mistake_in_the_rules_leaves_nothing_half_done() -> None:
    """The table, the entries and the barrier are as before, and the game can go on."""
    game = game_of("take 0 3", "take 1 2", "roll 0 6", "break", source=Fast(1))
    game.choose(0, TAKE.of(2))
    before = digest(game.table)
    with pytest.raises(RuntimeError, match="a mistake in the rules"):
        game.choose(1, TAKE.of(0))
    assert digest(game.table) == before
    assert story(game) == "1 take 2"
    assert game.barrier == 0
    assert game.table.listener is game
    assert game.undo(0) is TAKE.of(2)


def test_hearers_are_told_what_happens() -> None:
    """From when they begin to listen, also after something was taken back."""
    heard: list[Message] = []

    def hear(event: Event) -> None:
        if event.public is not None:
            heard.append(event.public)

    game = game_of("take 0 3", "say 0 1", "take 0 3", "say 0 2", "take 0 3")
    assert not watched(game)
    game.choose(0, TAKE.of(0))
    game.listen(hear)
    assert watched(game)
    game.choose(0, TAKE.of(0))
    game.undo(0)
    game.choose(0, TAKE.of(1))
    assert heard == [Message("said", what=2), Message("event-undone", seat=1), Message("said", what=2)]


def test_the_story_ends_with_the_result() -> None:
    """It is told once: after the last choice, or after what chance brought last; again if that was undone."""
    game = game_of("take 0 3", "say 0 2")
    heard: list[Message] = []

    def hear(event: Event) -> None:
        if event.public is not None:
            heard.append(event.public)

    game.listen(hear)
    game.choose(0, TAKE.of(2))
    game.go_on_with(Fast(1))
    game.undo(0)
    game.choose(0, TAKE.of(1))
    assert [message.id for message in heard] == [
        "said", "event-result", "event-undone", "said", "event-result",
    ]  # fmt: skip
    assert heard[1] == Message(
        "event-result", winners=1, points=2, others=2, tied=0,
        winner1=1, other1=2, points1=0, other2=3, points2=-1,
    )  # fmt: skip
    by_chance = Game(Toys(), {"do": ["roll 0 6"]}, None, hearers=[hear])
    by_chance.go_on_with(Fast(1))
    assert [message.id for message in heard].count("event-result") == 3


class Scored(Toy):
    """A table with these points, and these winners."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        super().__init__()
        self._scores, self._winners = scores, winners

    def scores(self) -> list[int]:
        return self._scores

    def winners(self) -> list[int]:
        return self._winners


@pytest.mark.parametrize(
    ("scores", "winners", "told"),
    [
        ([58, 52, 61], [2], "Cleo wins with 61 points, ahead of Anna (58) and Ben (52)."),
        ([61, 61, 52], [1], "Ben wins the tie at 61 points, ahead of Anna (61) and Cleo (52)."),
        ([61, 52, 61], [0, 2], "Anna and Cleo win together with 61 points, ahead of Ben (52)."),
        ([7, 7, 7], [0, 1, 2], "Anna, Ben, and Cleo win together with 7 points."),
        ([1, 0], [0], "Anna wins with 1 point, ahead of Ben (0)."),
        (
            [3, 5, 1, 2, 4], [1],
            "Ben wins with 5 points, ahead of Player 5 (4), Anna (3), Player 4 (2), and Cleo (1).",
        ),
        ([9], [0], "Anna wins with 9 points."),
    ],
)  # fmt: skip
def test_a_result_names_everyone_in_their_order(scores: list[int], winners: list[int], told: str) -> None:
    said = Words("en", {1: "Anna", 2: "Ben", 3: "Cleo"})
    assert said.event(result_of(Scored(scores, winners))) == told


def test_hearers_can_be_there_from_the_beginning() -> None:
    """They hear what happens after the first roll of the set-up."""
    heard: list[str] = []
    Game(
        Toys(),
        {"do": ["roll 0 6", "say 0 1", "take 0 2"]},
        Fast(1),
        hearers=[lambda e: heard.append(e.public.id if e.public is not None else "")],
    )
    assert heard == ["", "said"]  # that the die was rolled, it says without words


def test_seats_have_names() -> None:
    """Their own, or their numbers; as many as there are seats."""
    assert game_of("take 0 2").record().seats == ("Anna", "Ben", "Cleo")
    assert Game(Toys(), {"do": []}, None).record().seats == ("1", "2", "3")
    with pytest.raises(Refused) as refusal:
        Game(Toys(), {"do": []}, None, ("Anna",))
    assert refusal.value.message == Message("names-differ", wanted=3, found=1)


def test_the_last_line_is_written_when_the_game_is_over() -> None:
    """Until then the record is unfinished."""
    game = game_of("take 0 2")
    assert game.record().unfinished
    game.choose(0, TAKE.of(1))
    end = game.record().end
    assert end is not None
    assert end.scores == (1, 0, -1)
    assert end.digest == digest(game.table)


def test_the_secret_is_told_when_the_game_is_over() -> None:
    """The commitment and the nonces from the beginning."""
    source = Fair(b"s" * 32, (b"a", b"", b"c"))
    game = game_of("take 0 2", "roll 0 6", source=source)
    record = game.record()
    assert (record.commitment, record.secret, record.nonces) == (source.commitment(), "", ("61", "", "63"))
    game.choose(0, TAKE.of(1))
    assert game.record().secret == "73" * 32


@pytest.mark.parametrize("source", [None, Fast(1)])
def test_a_resumed_game_goes_on_where_it_was(source: Source | None) -> None:
    """With the same story, the same table, and the same things that can be taken back."""
    game = game_of("roll 0 6", "take 0 3", "take 0 4", "take 0 2", source=Fast(7))
    game.choose(0, TAKE.of(2))
    game.choose(0, TAKE.of(3))
    again = resume(Toys(), game.record(), source)
    assert again.record() == game.record()
    assert digest(again.table) == digest(game.table)
    assert (again.barrier, again.source, again.table.source) == (1, source, source)
    assert again.undo(0) is TAKE.of(3)
    assert again.undo(0) is TAKE.of(2)
    assert refused_undo(again, 0) == "undo-nothing"


def test_a_game_resumed_before_a_roll_rolls() -> None:
    """Somebody else's dice have been put away; the source goes on."""
    game = game_of("take 0 3", "roll 0 6", "take 0 2")
    game.choose(0, TAKE.of(1))
    assert resume(Toys(), game.record(), None).table.asked == CHANCE
    assert story(resume(Toys(), game.record(), Fast(1))) == "1 take 1  roll five"


def test_a_game_is_not_resumed_with_another_secret() -> None:
    """The commitment was given at the beginning."""
    game = game_of("take 0 2", "roll 0 6", source=Fair(b"s" * 32))
    with pytest.raises(Refused) as refusal:
        resume(Toys(), game.record(), Fair(b"t" * 32))
    assert refusal.value.message.id == "record-other-secret"
    assert resume(Toys(), game.record(), Fair(b"s" * 32)).record() == game.record()
