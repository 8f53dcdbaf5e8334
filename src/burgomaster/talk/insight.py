"""What is asked and told of a finished game: its analysis, made piece by piece, so that nobody waits."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

import burgomaster
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused
from burgomaster.core.reading import record_from_json
from burgomaster.insight.analysis import FEWEST, WORLDS, Analysis, Where, analysed
from burgomaster.insight.another import another, offered
from burgomaster.insight.another import claim as of_another
from burgomaster.insight.better import Better
from burgomaster.insight.chances import version
from burgomaster.insight.curve import Point
from burgomaster.insight.luck import Luck
from burgomaster.insight.telling import claim, method, of_luck
from burgomaster.insight.turning import GAIN, LUCK, Turned
from burgomaster.insight.worlds import Mean
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.messages import (
    AnalysisInfo,
    AnotherInfo,
    BetterInfo,
    ChosenInfo,
    CurvePoint,
    LuckInfo,
    MeanInfo,
    Said,
    TurningInfo,
    WishAnalysis,
    WishAnother,
)
from burgomaster.talk.plain import parts, said

FEWER: Final = 8
"""Where the engine is not compiled, one world is tried for so many."""
TOLD: Final = 8
"""So many sentences of the story are sent of a moment."""

_MOST_GOING: Final = 4
"""So many analyses are kept in mind where they are made; one that is forgotten begins anew."""


class Analyse(msgspec.Struct, frozen=True, tag_field="do", tag="analyse"):
    """Go on with the analysis of a record for so many seconds; the first time only its first curve comes."""

    key: str
    """What tells it from others."""
    record: str
    """In JSON."""
    hindsight: bool
    worlds: int
    seconds: float
    look: int | None = None
    """The entry that somebody looks at."""


class Try(msgspec.Struct, frozen=True, tag_field="do", tag="try"):
    """Find out what another choice at an entry of a record would have brought."""

    record: str
    wish: WishAnother
    worlds: int


Work = Analyse | Try
"""What is asked of whoever makes analyses."""


class Found(msgspec.Struct, frozen=True):
    """The analysis as far as it has come, what another choice would have brought, or what went wrong."""

    analysis: AnalysisInfo | None = None
    another: AnotherInfo | None = None
    refused: Said | None = None
    fault: str = ""


def usual_worlds() -> int:
    """Return in how many worlds a game is looked at here."""
    return WORLDS if burgomaster.build_kind() == "compiled" else max(FEWEST, WORLDS // FEWER)


def to_be_analysed(live: Live, wish: WishAnalysis, seconds: float) -> Analyse:
    """Return what is asked of a table's game; of one that still runs nothing is ever told."""
    key = f"{live.id}/{'hindsight' if wish.hindsight else 'then'}"
    return Analyse(key, _finished(live), wish.hindsight, usual_worlds(), seconds, wish.look)


def to_be_tried(live: Live, wish: WishAnother) -> Try:
    """Return what is asked of another choice in a table's game, once it is over."""
    return Try(_finished(live), wish, usual_worlds())


def _finished(live: Live) -> str:
    story = live.playing()
    if not story.over:
        raise Denied(409, Message("analysis-unfinished"))
    return story.game.record().to_json()


def nothing_yet(hindsight: bool, ahead: int) -> AnalysisInfo:
    """Return what is told before anything is known."""
    worlds = usual_worlds()
    waiting: Literal["waiting"] = "waiting"
    how = Message("insight-waiting", ahead=ahead)
    return AnalysisInfo(version(), False, hindsight, worlds, waiting, ahead, 0, [], [], [], [], said(how))


class _Going(NamedTuple):
    """An analysis that is being made: what goes on with it, how far it has come, where somebody looks."""

    steps: Iterator[Analysis]
    latest: Analysis
    where: Where


class Analyst:
    """Makes analyses, a piece at a time, and tries other choices."""

    def __init__(self) -> None:
        self._going: Final[dict[str, _Going]] = {}

    def work(self, asked: Work) -> Found:
        """Return how far an analysis has come, what another choice would have brought, or what went wrong."""
        try:
            return Found(another=tried(asked)) if isinstance(asked, Try) else Found(self._go_on(asked))
        except Refused as refused:
            return Found(refused=said(refused.message), fault=refused.message.id)
        except Exception as error:
            if isinstance(asked, Analyse):
                self._going.pop(asked.key, None)
            return Found(fault=f"{type(error).__name__}: {error}"[:500])

    def _go_on(self, asked: Analyse) -> AnalysisInfo:
        end = monotonic() + asked.seconds
        going = self._going.pop(asked.key, None)
        if going is None:
            where = Where()
            record = record_from_json(asked.record)
            steps = analysed(record, worlds=asked.worlds, hindsight=asked.hindsight, where=where)
            latest = next(steps)
        else:
            steps, latest, where = going
            where.entry = asked.look
            while not latest.complete and monotonic() < end:
                latest = next(steps)
        self._going[asked.key] = _Going(steps, latest, where)
        if len(self._going) > _MOST_GOING:
            del self._going[next(iter(self._going))]
        return told(latest)


def tried(asked: Try) -> AnotherInfo:
    """Return what another choice would have brought, or what could have been chosen."""
    record, wish = record_from_json(asked.record), asked.wish
    if not wish.choice:
        return AnotherInfo([_chosen(choice) for choice in offered(record, wish.entry)])
    found = another(record, wish.entry, wish.choice, worlds=asked.worlds, hindsight=wish.hindsight)
    return AnotherInfo(
        [_chosen(found.choice)], _mean(found.gain), _permille(found.chance), said(of_another(found))
    )


def told(analysis: Analysis) -> AnalysisInfo:
    """Return an analysis as it is sent."""
    return AnalysisInfo(
        version=analysis.version,
        earlier=analysis.version != version(),
        hindsight=analysis.hindsight,
        worlds=analysis.worlds,
        state="done" if analysis.complete else "working",
        ahead=0,
        refined=analysis.refined,
        curve=[_point(point) for point in analysis.curve],
        turning=[_turned(turned) for turned in analysis.turning],
        best=[_turned(turned) for turned in analysis.best],
        luck=[_luck(luck) for luck in analysis.luck],
        method=said(method(analysis)),
    )


def as_of_today(kept: AnalysisInfo) -> AnalysisInfo:
    """Return an analysis that was kept, with whether another value is used by now."""
    return replace(kept, earlier=kept.version != version())


def _tenths(values: tuple[float, ...]) -> list[int]:
    return [round(10 * value) for value in values]


def _permille(values: tuple[float, ...]) -> list[int]:
    return [round(1000 * value) for value in values]


def _point(point: Point) -> CurvePoint:
    return CurvePoint(
        entry=point.entry,
        chapter=[*point.chapter],
        time_hundredths=round(100 * point.time),
        leads_tenths=_tenths(point.leads),
        errors_tenths=_tenths(point.errors),
        chances_permille=_permille(point.chances),
        bands_permille=_permille(point.bands),
    )


def _turned(turned: Turned) -> TurningInfo:
    moment = turned.change.moment
    return TurningInfo(
        begin=moment.begin,
        end=moment.end,
        chapter=[*moment.chapter],
        time_hundredths=round(100 * turned.time),
        seat=turned.change.seat + 1,
        cause="luck" if turned.cause == LUCK else "gain" if turned.cause == GAIN else "loss",
        moved=_mean(turned.moved),
        chances_permille=_permille(turned.chance),
        played=None if turned.played is None else _chosen(turned.played),
        better=None if turned.better is None else _better(turned.better),
        told=[said(message) for message in turned.told[:TOLD]],
        claim=said(claim(turned)),
        played_at=_played_at(turned),
    )


def _played_at(turned: Turned) -> int | None:
    if turned.better is not None:
        return turned.better.entry
    return next((run.begin for run in turned.change.moment.runs if not run.luck and turned.played), None)


def _better(better: Better) -> BetterInfo:
    return BetterInfo(better.entry, _chosen(better.played), _chosen(better.choice), _mean(better.gain))


def _chosen(choice: Choice) -> ChosenInfo:
    return ChosenInfo(choice.text, parts(choice))


def _luck(luck: Luck) -> LuckInfo:
    return LuckInfo(
        seat=luck.seat + 1,
        chapters=[*luck.by_chapter],
        by_chapter=[_mean(each) for each in luck.by_chapter.values()],
        total=_mean(luck.total),
        lost_tenths=round(10 * luck.lost),
        kept_permille=round(1000 * luck.kept),
        claim=said(of_luck(luck)),
    )


def _mean(mean: Mean) -> MeanInfo:
    return MeanInfo(round(10 * mean.value), round(10 * mean.error))
