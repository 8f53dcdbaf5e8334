"""The story of a table: tickets, the log and what can be foreseen, without any server."""

from __future__ import annotations

import gc
from json import loads
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import decode, encode

from burgomaster.core.chance import Fair, Fast
from burgomaster.core.replay import canonical
from burgomaster.games import GAMES, rules_of
from burgomaster.talk.messages import LogLine
from burgomaster.talk.rows import UNDO, Row
from burgomaster.talk.sights import Sights
from burgomaster.talk.story import Story
from tests.core.drafting import Drafting

SECRET = Fair(bytes(32), (b"one", b"two", b"three"))


def draft() -> Story:
    """A game in which everyone is asked at once."""
    story = Story(Drafting(), {"players": 3}, ["Anna", "Ben", "Cleo"])
    story.go_on(SECRET)
    return story


def hamburg() -> Story:
    story = Story(rules_of("hamburg"), {"players": 3}, ["Anna", "Ben", "Cleo"])
    story.go_on(SECRET)
    return story


def play(story: Story, rng: Fast, undo: bool = False) -> list[list[Row]]:
    """Play to the end, sometimes taking back, whoever can; return the rows of every move."""
    moves: list[list[Row]] = []
    while not story.over:
        asked = story.asked()
        seat = asked[rng.below(len(asked))]
        choices = story.game.table.offers_to(seat)
        moves.append(story.choose(seat, choices[rng.below(len(choices))]))
        for each in range(story.seats if undo else 0):
            if story.undo_info(each).possible and rng.below(4) == 0:
                moves.append(story.undo(each))
    return moves


def log_of(story: Story, viewer: int, after: int) -> tuple[int, list[LogLine]]:
    """Return the log as the app reads it."""
    keep, lines = story.log(viewer, after)
    return keep, [decode(line, type=LogLine) for line in lines]


def told(story: Story) -> dict[str, Any]:
    """Everything that is sent of a story, to each viewer."""
    return {
        "version": story.version,
        "tickets": story.tickets,
        "logs": [log_of(story, viewer, 0) for viewer in range(story.seats + 1)],
        "views": [story.view(viewer) for viewer in range(story.seats + 1)],
        "undo": [story.undo_info(viewer) for viewer in range(story.seats + 1)],
        "questions": [story.question(viewer) for viewer in range(story.seats + 1)],
    }


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


def test_the_log_is_put_together_from_its_parts() -> None:
    story = hamburg()
    rng = Fast(5)
    kept: list[Any] = []
    for _ in range(150):
        for _ in range(rng.below(4)):
            seat = story.asked()[0]
            choices = story.game.table.offers_to(seat)
            story.choose(seat, choices[rng.below(len(choices))])
            while story.undo_info(seat).possible and rng.below(2) == 0:
                story.undo(seat)
        keep, new = log_of(story, 0, kept[-1].n if kept else 0)
        kept = [line for line in kept if line.n <= keep] + new
        assert kept == log_of(story, 0, 0)[1]
        numbers = [line.n for line in kept]
        assert numbers == sorted(set(numbers))


def test_looking_back_shows_every_table_as_it_was() -> None:
    story = hamburg()
    rng = Fast(6)
    seen = {story.entries: [canonical(dict(story.view(viewer))) for viewer in range(4)]}
    for _ in range(120):
        seat = story.asked()[0]
        choices = story.game.table.offers_to(seat)
        story.choose(seat, choices[rng.below(len(choices))])
        if story.undo_info(seat).possible and rng.below(3) == 0:
            story.undo(seat)
        seen[story.entries] = [canonical(dict(story.view(viewer))) for viewer in range(4)]
    for entries, views in seen.items():
        if entries <= story.entries:
            assert [canonical(dict(story.moment(entries, viewer)[4])) for viewer in range(4)] == views
    points = story.points()
    assert points[-1].points == story.game.table.scores()


@pytest.mark.parametrize("seed", [3, 4])
def test_points_are_told_by_the_tile_they_came_from(seed: int) -> None:
    """A whole game of City Tycoon, with choices taken back: by source they add up to everyone's points."""
    rules = rules_of("city_tycoon")
    story = Story(rules, rules.options({"players": 4}), ["Anna", "Ben", "Cleo", "Dora"])
    story.go_on(Fair(bytes([seed]) * 32))
    rng = Fast(seed)
    while not story.over:
        seat = story.asked()[0]
        choices = story.game.table.offers_to(seat)
        story.choose(seat, choices[rng.below(len(choices))])
        if story.undo_info(seat).possible and rng.below(6) == 0:
            story.undo(seat)
    earned = story.earned()
    tiles = set()
    for player in story.view(0)["players"]:
        mine = [each for each in earned if each.seat == player["seat"]]
        for source, points in player["points"].items():
            assert sum(each.count for each in mine if each.source == source) == points
        for each in mine:
            if each.cause.kind == "tile":
                assert each.cause.number in [tile["tile"] for tile in player["tiles"]]
                tiles.add(each.cause.number)
            else:
                assert each.source == "money"
    assert len(tiles) > 10


def test_after_a_choice_is_taken_back_only_its_points_are_worked_out_anew() -> None:
    story, rng = hamburg(), Fast(2)
    for _ in range(30):
        seat = story.asked()[0]
        choices = story.game.table.offers_to(seat)
        story.choose(seat, choices[rng.below(len(choices))])
    while not story.undo_info(story.asked()[0]).possible:
        seat = story.asked()[0]
        story.choose(seat, story.game.table.offers_to(seat)[0])
    before = list(story.points())
    assert len(before) > 5
    story.undo(story.asked()[0])
    after = story.points()
    assert after[0] is before[0]
    assert after[len(before) - 4] is before[len(before) - 4]
    again = Story(rules_of("hamburg"), {"players": 3}, ["Anna", "Ben", "Cleo"])
    for seat, choice in story.game.entries:
        again.enter(Row("choice" if seat >= 0 else "chance", seat, choice.text))
    assert after == again.points()


def test_hamburgs_points_that_moved_are_told_by_their_cause() -> None:
    """They begin at five; everyone's movements add up to what lies on the track."""
    story = hamburg()
    play(story, Fast(9))
    for seat, player in enumerate(story.game.table.players, 1):
        earned = [each.count for each in story.earned() if each.seat == seat]
        assert player.points == 5 + sum(earned)


def test_what_a_choice_brings_is_what_it_will_have_brought() -> None:
    story = hamburg()
    rng = Fast(7)
    compared = 0
    while not story.over:
        seat = story.asked()[0]
        question = story.question(seat)
        assert question is not None
        foreseen = question.choices[rng.below(len(question.choices))]
        before = log_of(story, seat, 0)[1][-1].n
        barrier = story.game.barrier
        story.choose(seat, story.rules.notation.read(foreseen.text))
        first = log_of(story, seat, before)[1][0]
        assert first.says[: len(foreseen.brings)] == foreseen.brings
        assert foreseen.final or story.game.barrier <= max(barrier, story.entries - 1)
        compared += 1
    assert compared > 200


def test_a_refused_choice_leaves_no_trace() -> None:
    story = hamburg()
    before = told(story)
    for text in ("build 182 at 3", "end turn", "advance"):
        assert story.why_not(0, story.rules.notation.read(text)) is not None
    assert told(story) == before


def test_a_question_is_made_once_for_everyone_who_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    story = hamburg()
    seat = story.asked()[0]
    made: list[int] = []
    make = Sights._question  # pyright: ignore[reportPrivateUsage] - what it costs is the point

    def counted(sights: Sights, viewer: int, ticket: str) -> Any:
        made.append(viewer)
        return make(sights, viewer, ticket)

    monkeypatch.setattr(Sights, "_question", counted)
    first = story.question(seat)
    assert first is not None
    assert story.question(seat) is first
    assert made == [seat]
    story.choose(seat, story.game.table.offers_to(seat)[0])
    for viewer in story.asked():
        again = story.question(viewer)
        assert again is not None
        assert again.ticket != first.ticket
    assert len(made) == 1 + len(story.asked())


def test_the_beats_of_a_line_say_what_moved_why_and_with_which_words() -> None:
    """Whoever may not know a card gets its back; what has no words says so."""
    story = hamburg()
    before = log_of(story, 0, 0)[1][-1].n
    story.choose(0, story.rules.notation.read("draw purple"))
    for viewer in range(4):
        (line,) = log_of(story, viewer, before)[1]
        assert loads(encode(line.beats)) == [
            {
                "moves": [{"thing": "card", "number": -1, "from": "piles 0 purple", "to": "drawn 1"}],
                "cause": {"kind": "step", "name": "replenish"},
                "said": 0,
            }
        ]
    play(story, Fast(3))
    seen = [beat for line in log_of(story, 1, 0)[1] for beat in line.beats]
    wordless = [beat for beat in seen if beat.said is None]
    assert {move.thing for beat in wordless for move in beat.moves} >= {"phase", "coat", "card"}
    dealt = [
        (beat.said, move.number < 0, move.target)
        for beat in seen
        for move in beat.moves
        if (move.thing, move.origin) == ("card", "drawn 2")
    ]
    assert set(dealt) == {(0, False, "hand 2")}
    assert {beat.cause.kind for beat in seen if beat.cause is not None} >= {"step", "action", "card", "dice"}


def test_every_sentence_of_a_beat_is_in_its_line() -> None:
    """And no sentence is told by two beats."""
    for story in (hamburg(), draft()):
        play(story, Fast(4))
        for viewer in range(4):
            for line in log_of(story, viewer, 0)[1]:
                told = [beat.said for beat in line.beats if beat.said is not None]
                assert told == sorted(set(told))
                assert all(number < len(line.says) for number in told)
