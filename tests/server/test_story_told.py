"""The story of a table: its log and beats, looking back, and points by where they came from."""

from __future__ import annotations

from json import loads
from typing import Any

import pytest
from msgspec.json import encode

from burgomaster.core.chance import Fair, Fast
from burgomaster.core.replay import canonical
from burgomaster.games import rules_of
from burgomaster.talk.rows import Row
from burgomaster.talk.sights import Sights
from burgomaster.talk.story import Story
from tests.server.stories import draft, hamburg, log_of, play, told


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
