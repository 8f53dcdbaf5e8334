"""The tiny drafting game: everyone is asked at once, picks are hidden, packs are remembered."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from burgomaster.core.chance import CHANCE, Fair, Fast, Source
from burgomaster.core.game import Game, resume
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.replay import canonical, digest, replay
from tests.core.drafting import DEAL, HIDDEN, NOT_YET, PICK, Draft, Drafting, back

RULES = Drafting()


def dealt(*packs: tuple[int, ...], deck: int) -> Game[Draft]:
    """Return a game with the given packs dealt from cards 1 to `deck`, by hand."""
    game = Game(RULES, {"players": len(packs), "pack": len(packs[0]), "deck": deck}, None)
    for pack in packs:
        for card in pack:
            game.choose(CHANCE, DEAL.of(card))
    return game


def test_everyone_is_asked_at_once() -> None:
    """Each seat is offered its own pack."""
    table = dealt((1, 4, 7), (2, 5, 8), (3, 6, 9), deck=12).table
    assert [question.seat for question in table.questions] == [0, 1, 2]
    assert [choice.text for choice in table.questions[1].choices] == ["pick 2", "pick 5", "pick 8"]


def test_the_order_of_answers_makes_no_difference() -> None:
    """All orders lead to the same table."""
    tables: set[str] = set()
    for order in permutations(range(3)):
        game = dealt((1, 4, 7), (2, 5, 8), (3, 6, 9), deck=12)
        for seat in order:
            game.choose(seat, PICK.of(4 + seat))
        tables.add(digest(game.table))
    assert len(tables) == 1


def test_others_see_who_has_picked_but_not_what() -> None:
    """The seat itself knows its pick."""
    game = dealt((1, 4, 7), (2, 5, 8), (3, 6, 9), deck=12)
    game.choose(1, PICK.of(5))
    assert game.table.seen_by(0).picks == game.table.seen_by(3).picks == [NOT_YET, HIDDEN, NOT_YET]
    assert game.table.seen_by(1).picks == [NOT_YET, 5, NOT_YET]


def test_picks_are_laid_open_when_all_have_picked() -> None:
    """The packs pass to the left, and the picks can no longer be taken back."""
    game = dealt((1, 4, 7), (2, 5, 8), (3, 6, 9), deck=12)
    for seat in range(3):
        game.choose(seat, PICK.of(1 + seat))
    table = game.table
    assert table.taken == [[1], [2], [3]]
    assert [table.held(seat) for seat in range(3)] == [[6, 9], [4, 7], [5, 8]]
    assert game.barrier == len(game.entries)
    with pytest.raises(Refused) as refusal:
        game.undo(2)
    assert refusal.value.message == Message("undo-reveal", seat=3)


def test_a_pick_can_be_changed_until_everyone_has_picked() -> None:
    """Whoever was quicker: what others picked stands, and nobody is told of it again."""
    game = dealt((1, 4, 7), (2, 5, 8), (3, 6, 9), deck=12)
    heard: list[Message] = []
    game.listen(lambda event: heard.extend([event.public] if event.public is not None else []))
    game.choose(2, PICK.of(9))
    game.choose(0, PICK.of(1))
    assert [game.undoable(seat) for seat in range(3)] == [1, 0, 1]
    assert game.why_no_undo(1) == Message("undo-nothing", seat=2)
    assert game.undo(2) is PICK.of(9)
    assert game.table.picks == [1, NOT_YET, NOT_YET]
    assert [question.seat for question in game.table.questions] == [1, 2]
    assert [(undone.number, undone.seat) for undone in game.undone] == [(9, 2)]
    game.choose(2, PICK.of(6))
    game.undo(0)
    game.choose(0, PICK.of(4))
    assert [str(entry) for entry in game.record().entries[9:]] == ["3 pick 6", "1 pick 4"]
    assert [message.id for message in heard] == [*["picked"] * 2, *["event-undone", "picked"] * 2]
    game.choose(1, PICK.of(2))
    assert game.table.taken == [[4], [2], [6]]
    for seat in range(3):
        assert game.why_no_undo(seat) == Message("undo-reveal", seat=seat + 1)


def test_a_resumed_game_lets_picks_be_changed() -> None:
    """As if it had never been left."""
    game = dealt((1, 4, 7), (2, 5, 8), (3, 6, 9), deck=12)
    game.choose(2, PICK.of(9))
    game.choose(1, PICK.of(5))
    again = resume(RULES, game.record(), Fast(1))
    assert again.undo(2) is PICK.of(9)
    assert again.table.source is again.source
    assert again.table.picks == [NOT_YET, 5, NOT_YET]
    assert again.table.dump() == replay(RULES, again.record()).dump()
    assert again.undo(1) is PICK.of(5)
    assert again.why_no_undo(1) == Message("undo-nothing", seat=2)


def test_a_seat_remembers_the_packs_it_has_passed_on() -> None:
    """It knows what is left in them, since picks are laid open; other packs are backs to it."""
    game = dealt((1, 4, 7), (2, 5, 8), (3, 6, 9), deck=12)
    assert game.table.seen_by(0).packs == [[1, 4, 7], [-2, -1, -1], [-2, -2, -1]]
    for seat in range(3):
        game.choose(seat, PICK.of(1 + seat))
    assert game.table.seen_by(0).packs == [[4, 7], [-2, -1], [6, 9]]
    assert game.table.seen_by(1).packs == [[4, 7], [5, 8], [-2, -1]]
    assert game.table.seen_by(3).packs == [[-2, -1], [-2, -1], [-2, -1]]


def test_the_last_card_of_a_pack_is_picked_without_asking() -> None:
    """And then the game is over, and colours score their number squared."""
    game = dealt((1, 4), (2, 3), deck=6)
    game.choose(1, PICK.of(3))
    game.choose(0, PICK.of(1))
    assert game.table.over
    assert game.table.taken == [[1, 2], [3, 4]]
    assert game.table.scores() == [2, 2]
    assert dealt((1,), (2,), deck=6).table.scores() == [1, 1]


def test_three_cards_of_a_colour_score_nine() -> None:
    """A table can be written down by hand."""
    table = Draft()
    table.taken = [[1, 4, 7, 2], []]
    assert table.scores() == [10, 0]


SECRET = Fair(b"s" * 32)


@pytest.mark.parametrize("source", [Fast(3), SECRET])
def test_chance_comes_from_any_source(source: Source) -> None:
    """A generator, the fair stream, a record and a person: with the same cards, the game is the same."""
    game = Game(RULES, {"players": 3}, source)
    by_person = Game(RULES, {"players": 3}, None)
    for seat, choice in game.entries:
        by_person.choose(seat, choice)
    assert digest(by_person.table) == digest(game.table)
    assert digest(replay(RULES, game.record())) == digest(game.table)
    assert digest(resume(RULES, game.record(), source).table) == digest(game.table)


def test_imagined_worlds_are_as_frequent_as_all_possible_ones() -> None:
    """Seat 0 imagines each world that agrees with what it saw equally often.

    It holds 1 and 4 of the cards 1 to 7; of 2, 3, 5, 6, 7 two are in the other pack, one even and one odd, as
    their backs show: 2 x 3 packs, and the other seat has picked either card: 12 worlds.
    """
    game = dealt((1, 4), (2, 5), deck=7)
    game.choose(1, PICK.of(5))
    seen = game.table.seen_by(0)
    worlds = {
        (tuple(sorted(pack)), pick)
        for pack in permutations([2, 3, 5, 6, 7], 2)
        if sorted(map(back, pack)) == seen.packs[1]
        for pick in pack
    }
    assert len(worlds) == 12
    rng = Fast(1)
    counts: Counter[tuple[tuple[int, ...], int]] = Counter()
    for _ in range(6000):
        imagined = seen.imagined(rng)
        counts[tuple(imagined.packs[1]), imagined.picks[1]] += 1
    assert set(counts) == worlds
    # Chi-square with 11 degrees of freedom exceeds 31 once in a thousand.
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 31


def test_imagining_keeps_what_was_seen_in_passed_packs() -> None:
    """Once all packs have been held, only hidden picks are left to imagine."""
    game = dealt((1, 4, 6), (2, 5, 8), deck=7 + 3)
    game.choose(0, PICK.of(1))
    game.choose(1, PICK.of(2))
    game.choose(1, PICK.of(4))
    rng = Fast(2)
    imagined = [game.table.seen_by(0).imagined(rng) for _ in range(100)]
    assert {canonical([*table.packs[0], *table.packs[1]]) for table in imagined} == {"[4,6,5,8]"}
    assert Counter(table.picks[1] for table in imagined).keys() == {4, 6}


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": True}, {"pack": 9}, {"deck": 3}, {"colour": 3}]
)
def test_wrong_options_are_refused(options: dict[str, bool | int]) -> None:
    """Before a table is laid out."""
    with pytest.raises(Refused):
        Game(RULES, {**options}, None)


def test_what_is_no_draft_is_not_loaded() -> None:
    """The reason is a message, not a crash."""
    data = dealt((1, 4), (2, 5), deck=7).table.dump()
    assert RULES.load(data).dump() == data
    mistakes: list[Plain] = [None, [], {}, {**data, "deck": 3}, {**data, "agenda": [["fly", 0, 0, 0]]}]
    for broken in mistakes:
        with pytest.raises(Refused):
            RULES.load(broken)
