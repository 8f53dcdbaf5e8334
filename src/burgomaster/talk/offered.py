"""What there is to play, as the lobby shows it."""

from __future__ import annotations

from typing import Literal

from burgomaster.bots import bots_of, usual_bot
from burgomaster.core.languages import LANGUAGES
from burgomaster.core.options import Offer
from burgomaster.games import GAMES, rules_of
from burgomaster.talk.lessons import has_lesson
from burgomaster.talk.messages import GameInfo, OptionInfo
from burgomaster.talk.plain import shown_options


def games_offered() -> list[GameInfo]:
    """Return every game with its options, its bots and its languages."""
    return [
        GameInfo(
            game,
            [_option(offer) for offer in rules_of(game).offered()],
            [*bots_of(game)],
            usual_bot(game),
            [*LANGUAGES],
            has_lesson(game),
            has_lesson(game, alone=True),
        )
        for game in GAMES
    ]


def _option(offer: Offer) -> OptionInfo:
    kind: Literal["number", "word", "set"] = "number"
    if offer.kind != "number":
        kind = "word" if offer.kind == "word" else "set"
    shown = shown_options({offer.name: offer.default})
    return OptionInfo(offer.name, kind, shown[offer.name], offer.low, offer.high, offer.words)
