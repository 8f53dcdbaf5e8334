"""Stories without a server: begun, played on, and what is told of them."""

from __future__ import annotations

from typing import Any

from msgspec.json import decode

from burgomaster.core.chance import Fair, Fast
from burgomaster.games import rules_of
from burgomaster.talk.messages import LogLine
from burgomaster.talk.rows import Row
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
