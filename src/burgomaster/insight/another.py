"""Trying another choice at an entry of a finished game: what it would have brought beside what was played."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from burgomaster.bots import bot
from burgomaster.bots.clerk import Clerk
from burgomaster.core.chance import CHANCE
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused
from burgomaster.core.record import Record
from burgomaster.games import rules_of
from burgomaster.insight.analysis import WORLDS
from burgomaster.insight.better import gains
from burgomaster.insight.chances import chances, fit_of
from burgomaster.insight.curve import Curve
from burgomaster.insight.hints import sure
from burgomaster.insight.looks import Looks
from burgomaster.insight.moments import Walk
from burgomaster.insight.worlds import HINDSIGHT, Mean, Worlds, mean, means_of


class Another(NamedTuple):
    """What a choice would have brought."""

    seat: int
    choice: Choice
    gain: Mean
    """How many points it brings more than what was played, ahead of the others' mean."""
    chance: tuple[float, float]
    """The seat's chance of winning as it was played, and with this choice."""
    worlds: int


def offered(record: Record, entry: int) -> list[Choice]:
    """Return what could have been chosen at an entry; nothing where chance chose."""
    return _offered(_walk(record), entry)


def another(
    record: Record, entry: int, text: str, *, worlds: int = WORLDS, hindsight: bool = False, seed: int = 1
) -> Another:
    """Return what another choice at an entry would have brought, in the worlds of the analysis."""
    walk = _walk(record)
    choices = {choice.text: choice for choice in _offered(walk, entry)}
    if text not in choices:
        raise Refused(Message("analysis-not-offered", choice=text))
    table, seat, played = walk.table(entry), record.entries[entry].seat, walk.choices[entry]
    tried = Worlds(cast("Clerk[Any]", bot("clerk", record.game)), seed)
    last, eye = table.chapter()[0] + 1, HINDSIGHT if hindsight else seat
    mine, other = tried.after(table, seat, [played, choices[text]], worlds, last, eye=eye)
    gain = mean(gains(other, mine, seat))
    fit = fit_of(record.game, walk.seats, expansions=bool(record.options.get("expansions")))
    steep = fit.steepness.at(Curve(Looks(walk, tried, hindsight), fit.steepness).time(entry))
    points = means_of(mine)
    more = [value + gain.value * (number == seat) for number, value in enumerate(points)]
    chance = chances(points, steep)[seat], chances(more, steep)[seat]
    return Another(seat, choices[text], gain, chance, worlds)


def claim(found: Another) -> Message:
    """Return what is said of it: that it brings so much more or less, or that one cannot tell."""
    points, error = round(abs(found.gain.value)), max(1, round(2 * found.gain.error))
    before, after = [round(100 * each) for each in found.chance]
    if sure(found.gain):
        return Message(
            "insight-another-more",
            worlds=found.worlds,
            points=points,
            error=error,
            before=before,
            after=after,
        )
    if sure(Mean(-found.gain.value, found.gain.error)):
        return Message(
            "insight-another-less",
            worlds=found.worlds,
            points=points,
            error=error,
            before=before,
            after=after,
        )
    return Message("insight-another-even", worlds=found.worlds)


def _offered(walk: Walk, entry: int) -> list[Choice]:
    if not 0 <= entry < len(walk):
        raise Refused(Message("analysis-entry", entry=entry))
    seat = walk.record.entries[entry].seat
    return [] if seat == CHANCE else walk.table(entry).offers_to(seat)[:]


def _walk(record: Record) -> Walk:
    if record.unfinished:
        raise Refused(Message("analysis-unfinished"))
    return Walk(rules_of(record.game), record)
