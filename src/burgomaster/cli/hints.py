"""Hints in the terminal: what could be chosen, by how much it leads, why, and the next best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, cast

from burgomaster.bots import bot, bots_of
from burgomaster.core.message import Message
from burgomaster.core.table import Table

if TYPE_CHECKING:
    from burgomaster.bots.clerk import Clerk
    from burgomaster.words import Words

ADVISER: Final = "clerk"
SECONDS: Final = 4.0
"""Whoever asks for a hint waits no longer than this."""


def hint_lines(game: str, seen: Table, seat: int, seed: int, words: Words) -> Iterator[str]:
    """Yield a hint in words, for a seat by what it sees."""
    from burgomaster.insight.hints import claim, compared, hint  # it is needed when someone asks

    if ADVISER not in bots_of(game):
        yield words.say(Message("hints-off"))
        return
    found = hint(cast("Clerk[Any]", bot(ADVISER, game)), seen, seat, seed, seconds=SECONDS)
    yield f"{words.choice(game, found.choice)}  {found.choice.text}"
    yield " ".join([words.say(message) for message in [claim(found, game), *found.reasons]])
    for rival in found.rivals:
        yield f"  {words.choice(game, rival.choice)}: {words.say(compared(rival))}"
