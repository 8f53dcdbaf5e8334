"""The story of a table: tickets, the log and what can be foreseen, without any server."""

from __future__ import annotations

import gc

import pytest
from msgspec import Raw
from msgspec.json import encode

from burgomaster.core.chance import Fast
from burgomaster.games import GAMES, rules_of
from burgomaster.talk.rows import UNDO, Row
from burgomaster.talk.story import Story
from tests.server.stories import SECRET, draft, hamburg, log_of, play, told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_line_is_kept_once_for_all_who_may_know_the_same_and_only_as_it_is_sent(game: str) -> None:
    """What a table keeps for everyone grows with its log, so it is what is sent and nothing else."""
    story = Story(rules_of(game), {"players": 3}, ["Anna", "Ben", "Cleo"])
    story.go_on(SECRET)
    play(story, Fast(5))
    logs = [story.log(viewer, 0)[1] for viewer in range(4)]
    own = 0
    for lines in zip(*logs, strict=True):
        assert all(type(line) is Raw for line in lines)
        same = len({bytes(line) for line in lines}) == 1
        own += not same
        assert len({id(line) for line in lines}) == 1 or not same
    assert 0 < own < len(logs[0])
    for viewer, log in enumerate(logs):
        assert all(old is new for old, new in zip(log, story.log(viewer, 0)[1], strict=True))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_line_tells_what_everyone_may_hear_where_a_seat_hears_more(game: str) -> None:
    story = Story(rules_of(game), {"players": 3}, ["Anna", "Ben", "Cleo"])
    story.go_on(SECRET)
    play(story, Fast(5))
    _, public = log_of(story, story.spectator, 0)
    more = 0
    for seat in range(3):
        _, lines = log_of(story, seat, 0)
        for line, everyone in zip(lines, public, strict=True):
            assert everyone.openly is None
            assert (line.says if line.openly is None else line.openly) == everyone.says
            more += line.openly is not None
        assert lines[-1].says[-1].id == "event-result"  # a story ends with its result, told once
        assert [said.id for line in lines for said in line.says].count("event-result") == 1
    assert more > 0


def test_others_answers_leave_a_ticket_valid() -> None:
    story = draft()
    first = dict(story.tickets)
    assert list(first) == [0, 1, 2]
    story.choose(1, story.game.table.offers_to(1)[0])
    assert story.tickets == {0: first[0], 2: first[2]}
    story.undo(1)
    assert story.tickets[0] == first[0]
    assert story.tickets[1] != first[1]
    for seat in (1, 0, 2):
        story.choose(seat, story.game.table.offers_to(seat)[0])
    assert not set(story.tickets.values()) & set(first.values())


def pick(story: Story, seat: int, number: int) -> None:
    """Let a seat pick a card of its pack, by its place in it."""
    story.choose(seat, story.game.table.offers_to(seat)[number])


def test_a_pick_can_be_changed_whoever_was_quicker() -> None:
    """Others' tickets stay good, also those of who has not seen yet that another one picked."""
    story = draft()
    first = dict(story.tickets)
    pick(story, 1, 0)
    version = story.version
    pick(story, 0, 0)
    assert [story.undo_info(viewer).possible for viewer in range(4)] == [True, True, False, False]
    assert [story.undo_info(viewer).count for viewer in range(4)] == [1, 1, 0, 0]
    assert story.same_choice(1, version)
    assert not story.same_choice(1, version - 1)
    assert not story.same_choice(0, version)
    story.undo(1)
    assert story.tickets[2] == first[2]
    assert story.tickets[1] not in first.values()
    assert 0 not in story.tickets
    assert not story.same_choice(1, version)
    pick(story, 1, 1)
    assert not story.same_choice(1, version)
    assert story.same_choice(0, story.version - 1)
    pick(story, 2, 0)
    assert not story.same_choice(0, story.version - 1)
    assert not any(story.undo_info(viewer).possible for viewer in range(4))


def test_the_log_forgets_a_pick_that_was_changed() -> None:
    """What others picked since keeps its words; who has the lines up to then can put the log together."""
    story = draft()
    lines = [log_of(story, viewer, 0)[1] for viewer in range(4)]
    pick(story, 1, 0)
    pick(story, 0, 0)
    kept = [log_of(story, viewer, 0)[1] for viewer in range(4)]
    before = [line[-1] for line in kept]
    story.undo(1)
    for viewer in range(4):
        keep, new = log_of(story, viewer, kept[viewer][-1].n)
        assert keep == lines[viewer][-1].n
        assert [line for line in kept[viewer] if line.n <= keep] + new == log_of(story, viewer, 0)[1]
        assert [(line.seat, line.text) for line in new] == [(1, before[viewer].text), (None, "")]
        assert new[0].says == before[viewer].says
        assert new[0].entry == before[viewer].entry - 1 == story.entries
        assert [said.id for said in new[1].says] == ["event-undone"]
        assert story.moment(story.entries, viewer)[1] == before[viewer].text


def test_nobody_learns_what_was_picked_first() -> None:
    """Whatever was taken back, others get the same bytes, then and later."""
    others: list[set[bytes]] = [set(), set(), set(), set()]
    for number in range(3):
        story = draft()
        pick(story, 1, number)
        pick(story, 0, 0)
        story.undo(1)
        for viewer in (0, 2, 3):
            others[viewer].add(encode([story.view(viewer), story.log(viewer, 0), story.question(viewer)]))
            others[viewer].add(encode([story.undo_info(viewer), story.record_text(viewer, True)]))
    assert [len(bytes_) for bytes_ in others] == [2, 0, 2, 2]


def test_a_hidden_pick_is_told_to_its_seat_alone() -> None:
    story = draft()
    choice = story.game.table.offers_to(1)[0]
    story.choose(1, choice)
    texts = [log_of(story, viewer, 0)[1][-1].text for viewer in range(4)]
    assert texts[1] == choice.text
    assert len({texts[0], texts[2], texts[3]}) == 1
    assert texts[0] != choice.text


def test_a_story_told_again_from_its_rows_is_the_same() -> None:
    for make in (draft, hamburg):
        story = make()
        rows = story.entries
        start = [Row("chance", seat, choice.text) for seat, choice in story.game.entries[:rows]]
        moves = [start, *play(story, Fast(3), undo=True)]
        assert any(row.kind == UNDO for rows_of in moves for row in rows_of)
        again = Story(story.rules, story.game.options, ["Anna", "Ben", "Cleo"])
        for move in moves:
            for row in move:
                again.enter(row)
            again.renew_tickets()
        assert told(again) == told(story)
        assert again.game.entries == story.game.entries


def test_at_every_moment_the_story_is_the_same_when_told_again() -> None:
    story = hamburg()
    again = Story(story.rules, story.game.options, ["Anna", "Ben", "Cleo"])
    for seat, choice in story.game.entries:
        again.enter(Row("chance", seat, choice.text))
    again.renew_tickets()
    rng = Fast(4)
    for _ in range(60):
        assert told(again) == told(story)
        seat = story.asked()[0]
        choices = story.game.table.offers_to(seat)
        rows = story.choose(seat, choices[rng.below(len(choices))])
        if story.undo_info(seat).possible and rng.below(3) == 0:
            rows += story.undo(seat)
        for row in rows:
            again.enter(row)
        again.renew_tickets()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_imagined_before_a_choice_tells_the_next_question_as_if_imagined_anew(game: str) -> None:
    """A story that only hears the rows has imagined nothing before: it is asked the same to the last word."""
    names = ["Anna", "Ben", "Cleo"]
    story = Story(rules_of(game), {"players": 3}, names)
    again = Story(story.rules, story.game.options, names)
    rng, rows, same_seat = Fast(8), story.go_on(SECRET), 0
    while not story.over:
        for row in rows:
            again.enter(row)
        again.renew_tickets()
        asked = story.asked()
        for seat in asked:
            assert encode(story.question(seat)) == encode(again.question(seat))
        seat = asked[rng.below(len(asked))]
        choices = story.game.table.offers_to(seat)
        rows = story.choose(seat, choices[rng.below(len(choices))])
        if story.undo_info(seat).possible and rng.below(5) == 0:
            rows += story.undo(seat)
        same_seat += len(rows) == 1 and story.asked() == [seat]
    assert same_seat > 20


@pytest.mark.parametrize("game", GAMES)
def test_an_open_question_keeps_one_imagined_table_however_many_choices_there_are(game: str) -> None:
    """People leave tables open for days."""
    story = Story(rules_of(game), {"players": 3}, ["Anna", "Ben", "Cleo"])
    story.go_on(SECRET)
    kind = type(story.game.table)

    def tables() -> int:
        gc.collect()
        return sum(isinstance(each, kind) for each in gc.get_objects())

    seat = story.asked()[0]
    story.view(seat)
    before = tables()
    question = story.question(seat)
    assert question is not None
    assert len(question.choices) > 1
    assert tables() == before + 1
