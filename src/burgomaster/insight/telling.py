"""An analysis in words: what is claimed of a moment, with the size and the error that the figures carry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.message import Message
from burgomaster.insight.analysis import Analysis
from burgomaster.insight.luck import Luck
from burgomaster.insight.turning import GAIN, LUCK, Turned

if TYPE_CHECKING:
    from burgomaster.words import Words

SENTENCES: Final = 3
"""So many sentences of the story are told of a moment."""


def claim(turned: Turned) -> Message:
    """Return what is said of a turning point: its size, and twice its standard error."""
    moved = turned.moved
    seat, points = turned.change.seat + 1, round(abs(moved.value))
    error = max(1, round(2 * moved.error))
    before, after = [round(100 * chance) for chance in turned.chance]
    if turned.cause == GAIN:
        return Message("insight-gained", seat=seat, points=points, error=error, before=before, after=after)
    if turned.cause != LUCK:
        return Message("insight-missed", seat=seat, points=points, error=error, before=before, after=after)
    if moved.value > 0:
        return Message("insight-lucky", seat=seat, points=points, error=error, before=before, after=after)
    return Message("insight-unlucky", seat=seat, points=points, error=error, before=before, after=after)


def method(analysis: Analysis) -> Message:
    """Return how it was found."""
    eye = "hindsight" if analysis.hindsight else "then"
    return Message("insight-method", worlds=analysis.worlds, game=analysis.game, eye=eye)


def of_luck(luck: Luck) -> Message:
    """Return what luck brought a seat, and what it made of it."""
    return Message(
        "insight-luck",
        seat=luck.seat + 1,
        sign="gave" if luck.total.value >= 0 else "took",
        points=round(abs(luck.total.value)),
        error=max(1, round(2 * luck.total.error)),
        lost=round(luck.lost),
        kept=round(100 * luck.kept),
    )


def when(analysis: Analysis, chapter: int) -> Message:
    """Return which season or round it is."""
    return Message("insight-when", game=analysis.game, chapter=chapter)


def lines(analysis: Analysis, turned: Turned, words: Words) -> list[str]:
    """Return a turning point in words: when and what, what is claimed of it, what would have been better."""
    game = analysis.game
    told = [words.say(message) for message in turned.told[:SENTENCES]]
    if len(turned.told) > SENTENCES:
        told.append("…")
    if not told and turned.played is not None:
        told.append(f"{words.choice(game, turned.played)}.")
    said = [
        f"{words.say(when(analysis, turned.change.moment.chapter[0]))}: {' '.join(told)}",
        words.say(claim(turned)),
    ]
    if turned.better is not None:
        played, better = words.choice(game, turned.better.played), words.choice(game, turned.better.choice)
        said.append(words.say(Message("insight-better", played=played, better=better)))
    return said
