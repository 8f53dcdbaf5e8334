"""An analysis as plain data, for JSON and for pages; figures are rounded to what they can carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.message import Plain

if TYPE_CHECKING:
    from burgomaster.insight.analysis import Analysis
    from burgomaster.insight.better import Better
    from burgomaster.insight.curve import Point
    from burgomaster.insight.luck import Luck
    from burgomaster.insight.turning import Turned
    from burgomaster.insight.worlds import Mean

# Plain data has no fractions: figures are told in tenths of a point and in tenths of a percent.
_TENTHS = 10
_PER_MILLE = 1000


def plain(analysis: Analysis) -> dict[str, Plain]:
    """Return an analysis as plain data."""
    return {
        "game": analysis.game,
        "names": list(analysis.names),
        "scores": list(analysis.scores),
        "hindsight": analysis.hindsight,
        "worlds": analysis.worlds,
        "version": analysis.version,
        "complete": analysis.complete,
        "refined": analysis.refined,
        "curve": [_point(point) for point in analysis.curve],
        "turning": [_turned(turned) for turned in analysis.turning],
        "best": [_turned(turned) for turned in analysis.best],
        "luck": [_luck(luck) for luck in analysis.luck],
    }


def _point(point: Point) -> dict[str, Plain]:
    return {
        "entry": point.entry,
        "chapter": list(point.chapter),
        "time_hundredths": round(100 * point.time),
        "points_tenths": [round(_TENTHS * each) for each in point.points],
        "leads_tenths": [round(_TENTHS * each) for each in point.leads],
        "errors_tenths": [round(_TENTHS * each) for each in point.errors],
        "chances_permille": [round(_PER_MILLE * each) for each in point.chances],
        "bands_permille": [round(_PER_MILLE * each) for each in point.bands],
    }


def _turned(turned: Turned) -> dict[str, Plain]:
    moment = turned.change.moment
    return {
        "begin": moment.begin,
        "end": moment.end,
        "chapter": list(moment.chapter),
        "time_hundredths": round(100 * turned.time),
        "seat": turned.change.seat + 1,
        "cause": turned.cause,
        "moved": _mean(turned.moved),
        "chances_permille": [round(_PER_MILLE * chance) for chance in turned.chance],
        "played": None if turned.played is None else turned.played.text,
        "better": None if turned.better is None else _better(turned.better),
        "told": [message.data() for message in turned.told],
    }


def _better(better: Better) -> dict[str, Plain]:
    return {
        "entry": better.entry,
        "played": better.played.text,
        "choice": better.choice.text,
        "gain": _mean(better.gain),
    }


def _luck(luck: Luck) -> dict[str, Plain]:
    return {
        "seat": luck.seat + 1,
        "by_chapter": {str(chapter): _mean(each) for chapter, each in luck.by_chapter.items()},
        "total": _mean(luck.total),
        "lost_tenths": round(_TENTHS * luck.lost),
        "kept_permille": round(_PER_MILLE * luck.kept),
    }


def _mean(mean: Mean) -> dict[str, Plain]:
    return {"tenths": round(_TENTHS * mean.value), "error_tenths": round(_TENTHS * mean.error)}
