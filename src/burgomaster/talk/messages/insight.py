"""What a finished game was about, as it is sent: figures are whole tenths of a point and of a percent."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from burgomaster.talk.messages.common import Said


class WishAnalysis(Struct, frozen=True):
    """Ask for the analysis of a finished table: as everyone knew it then, or in hindsight.

    What was found before is told again; `again` has it made anew if it was made with an earlier value.
    """

    hindsight: bool = False
    again: bool = False
    look: int | None = None
    """The entry that one looks at: what is there is played on first."""


class WishAnother(Struct, frozen=True):
    """Ask what another choice at an entry would have brought; without one, what could have been chosen."""

    entry: int
    choice: str = ""
    hindsight: bool = False


class MeanInfo(Struct, frozen=True, gc=False):
    """Points ahead of the others' mean, and how far they may be off, in tenths of a point."""

    tenths: int
    error_tenths: int


class CurvePoint(Struct, frozen=True):
    """What everyone could expect after the first `entry` entries, seat by seat."""

    entry: int
    chapter: list[int]
    time_hundredths: int
    """In seasons or rounds: 250 is in the middle of the second."""
    leads_tenths: list[int]
    errors_tenths: list[int]
    chances_permille: list[int]
    bands_permille: list[int]
    """How far a chance may be off, either way, about once in three times."""


class ChosenInfo(Struct, frozen=True):
    """A choice: as records write it, and its parts for those who put it into words."""

    text: str
    data: dict[str, int | str]


class AnotherInfo(Struct, frozen=True):
    """What could have been chosen at an entry; of one choice, what it would have brought."""

    choices: list[ChosenInfo]
    gain: MeanInfo | None = None
    chances_permille: list[int] = []
    """The seat's chance of winning as it was played, and with the other choice."""
    claim: Said | None = None


class BetterInfo(Struct, frozen=True):
    """What would have been better before an entry, and by how much."""

    entry: int
    played: ChosenInfo
    choice: ChosenInfo
    gain: MeanInfo


class TurningInfo(Struct, frozen=True):
    """A moment that moved much: the entries from `begin` up to the one before `end`."""

    begin: int
    end: int
    chapter: list[int]
    time_hundredths: int
    seat: int
    """Whom it moved."""
    cause: Literal["luck", "gain", "loss"]
    moved: MeanInfo
    chances_permille: list[int]
    """The seat's chance of winning before and after; of a loss, with the better choice and as played."""
    played: ChosenInfo | None
    better: BetterInfo | None
    told: list[Said]
    claim: Said
    """What is said of it, with its size and error."""
    played_at: int | None = None
    """The entry of what was played, where a choice moved it."""


class LuckInfo(Struct, frozen=True):
    """What dice and draws brought a seat against what could be expected, and what was made of it."""

    seat: int
    chapters: list[int]
    by_chapter: list[MeanInfo]
    """A figure for each of these seasons or rounds."""
    total: MeanInfo
    lost_tenths: int
    kept_permille: int
    claim: Said


class AnalysisInfo(Struct, frozen=True):
    """What a game was about, as far as it is known."""

    version: str
    """By which value it was made."""
    earlier: bool
    """Whether another value is used today: it can be made anew."""
    hindsight: bool
    worlds: int
    state: Literal["waiting", "working", "done"]
    ahead: int
    """How many analyses come before it."""
    refined: int
    """So many points of the curve were played on; the others are judged at a look."""
    curve: list[CurvePoint]
    turning: list[TurningInfo]
    best: list[TurningInfo]
    luck: list[LuckInfo]
    method: Said
