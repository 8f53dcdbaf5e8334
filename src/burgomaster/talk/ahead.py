"""Answers in advance at slow tables: what a seat has left for questions to come, and when that is given.

They are the secret of the seat, and kept beside the record; given, one is a choice like any other. Each
counts for the next time that its question can come. It is gone when that time is over, when the seat answers
such a question itself, and when the seat takes a choice back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from burgomaster.core.ahead import Ahead
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Table
from burgomaster.talk.beside import LeftAhead, SeatTime
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import AheadInfo, Said
from burgomaster.talk.plain import said

if TYPE_CHECKING:
    from burgomaster.talk.story import Story

_MOST_TOLD: Final = 20
"""Of so many answers that were given it is told that they had been left."""


def _rows(story: Story) -> dict[str, Ahead]:
    return {row.id: row for row in story.rules.ahead(story.game.table)}


def leave(story: Story, seat: int, time: SeatTime, ids: Sequence[str]) -> None:
    """Let a seat leave these answers and no others, or refuse them."""
    known = _rows(story)
    rows = [known[id_] for id_ in ids if id_ in known]
    if len(rows) < len(ids):
        raise Denied(400, Message("ahead-unknown"))
    if len({row.step for row in rows}) < len(rows):
        raise Denied(400, Message("ahead-twice"))
    before = {left.id: left for left in time.ahead}
    time.ahead = [before.get(row.id) or LeftAhead(row.id, _season_for(story, seat, row)) for row in rows]


def _when(table: Table) -> tuple[int, int]:
    """Return the season or round, and the phase."""
    season, phase = table.chapter()[:2]
    return season, phase


def _season_for(story: Story, seat: int, row: Ahead) -> int:
    """Return in which season or round the question can come next."""
    season, phase = _when(story.game.table)
    answered = row.once and phase == row.phase and not _asks(story, seat, row)
    if phase > row.phase or (answered and story.answered(seat, row.step, season, phase)):
        return season + 1
    return season


def _asks(story: Story, seat: int, row: Ahead) -> bool:
    table = story.game.table
    return seat in story.tickets and table.agenda[-1].step.name == row.step


def answer(story: Story, seat: int, time: SeatTime) -> Choice | None:
    """Return what a seat that is asked has answered in advance, if that is exactly what is asked.

    The end of a turn that then follows without any choice is given with it, if the answer is of such a kind.
    """
    if seat not in story.tickets or not (time.ahead or time.given):
        return None
    seen = story.seen(seat)
    offers = seen.offers_to(seat)
    known = _rows(story)
    if len(offers) == 1 and time.given[-1:] == [story.entries - 1]:
        last = story.game.entries[-1][1]
        if any(row.ends and row.choice([last]) is not None for row in known.values()):
            return offers[0]
    step, (season, phase) = seen.agenda[-1].step.name, _when(seen)
    for left in time.ahead:
        row = known.get(left.id)
        if row is not None and (row.step, row.phase, left.season) == (step, phase, season):
            return row.choice(offers, "" if row.answer else _as_before(story, seat, row, season))
    return None


def _as_before(story: Story, seat: int, row: Ahead, season: int) -> str:
    """Return what a seat chose at this place a season or round ago; a choice that nobody has if nothing."""
    before = story.answered(seat, row.step, season - 1, row.phase)
    at = len(story.answered(seat, row.step, season, row.phase))
    return before[at] if at < len(before) else "?"


# What ends them.


def noted(story: Story, time: SeatTime) -> None:
    """Note that the choice a seat makes next is one that it had left."""
    time.given = [*time.given, story.entries][-_MOST_TOLD:]


def answered_otherwise(story: Story, step: str, time: SeatTime) -> None:
    """Drop what a seat had left for a question that it answers itself."""
    known = _rows(story)
    time.ahead = [left for left in time.ahead if left.id in known and known[left.id].step != step]


def taken_back(story: Story, time: SeatTime) -> None:
    """Drop all that a seat had left, as it thinks again; what was taken back is told no more."""
    time.ahead, time.given = [], [entry for entry in time.given if entry < story.entries]


def settle(story: Story, times: Sequence[SeatTime]) -> None:
    """Drop what everyone had left for a time that is over."""
    if not any(time.ahead for time in times):
        return
    known, now = _rows(story), _when(story.game.table)
    for time in times:
        time.ahead = [
            left for left in time.ahead if left.id in known and (left.season, known[left.id].phase) >= now
        ]


def told(story: Story, time: SeatTime) -> AheadInfo:
    """Return what a seat may leave, what it has left, and which entries it had answered in advance."""
    offered: dict[str, list[Said]] = {}
    for row in _rows(story).values():
        offered.setdefault(row.step, []).append(said(row.says))
    left = [each.id for each in time.ahead]
    return AheadInfo([*offered.values()], left, [entry + 1 for entry in time.given])
