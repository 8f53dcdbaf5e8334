"""Quiet hours: when someone is not to be told anything, and no time of theirs runs out."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, tzinfo
from typing import Annotated, Final
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
"""A time of the day, in minutes after midnight."""

_HOUR: Final = 60


class Quiet(Struct, frozen=True):
    """From when until when of each day someone wants to hear nothing, as the clocks of a zone show it."""

    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+\-/]+$")]
    """As the tz database names it, such as `Europe/Berlin`."""
    begins: Minute
    ends: Minute


def read_quiet(text: str | None) -> Quiet | None:
    """Return quiet hours as they are stored; None: there are none, or they cannot be read."""
    if not text:
        return None
    try:
        return msgspec.json.decode(text, type=Quiet)
    except msgspec.DecodeError:
        return None


def after_quiet(at: float, quiet: Quiet | None) -> float:
    """Return a moment (seconds since 1970, UTC), or the end of the quiet hours if it falls into them.

    >>> nights = Quiet("Europe/Berlin", 22 * 60, 8 * 60)
    >>> late = datetime(2026, 1, 10, 23, 30, tzinfo=UTC).timestamp()  # half past midnight there
    >>> datetime.fromtimestamp(after_quiet(late, nights), UTC).isoformat()
    '2026-01-11T07:00:00+00:00'
    """
    if quiet is None or quiet.begins == quiet.ends:
        return at
    local = datetime.fromtimestamp(at, _zone(quiet.zone))
    minute = local.hour * _HOUR + local.minute
    over_night = quiet.begins > quiet.ends
    begun, ended = minute >= quiet.begins, minute >= quiet.ends
    if not (begun or not ended if over_night else begun and not ended):
        return at
    day = local.date() + timedelta(days=1) if over_night and minute >= quiet.begins else local.date()
    end = datetime.combine(day, time(quiet.ends // _HOUR, quiet.ends % _HOUR), local.tzinfo)
    ends = end.timestamp()
    return ends if ends > at else end.replace(fold=1).timestamp()  # the hour that a clock shows twice


def _zone(name: str) -> tzinfo:
    """Return a zone; one that nobody knows counts as UTC."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return UTC
