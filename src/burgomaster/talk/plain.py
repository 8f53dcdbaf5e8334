"""From the engine's values to what is sent."""

from __future__ import annotations

from functools import lru_cache

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause, Event, Place, place_text
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.record import RecordRefused
from burgomaster.games import rules_of
from burgomaster.paper.mistake import Mistaken
from burgomaster.talk.denied import Denied, Stale
from burgomaster.talk.messages import Beat, CauseInfo, Choosable, MistakeInfo, MoveInfo, Refusal, Said
from burgomaster.talk.stored import StoredTable


def said(message: Message) -> Said:
    """Return a message as it is sent."""
    return Said(message.id, message.arguments)  # which never change


@lru_cache(4096)
def place(found: Place | None) -> str | None:
    """Return a place as it is sent."""
    return None if found is None else place_text(found)


def beat(event: Event, viewer: int, said_at: int | None) -> Beat | None:
    """Return what a viewer sees moving, as it is sent; None if nothing does."""
    moves = [
        MoveInfo(
            moved.thing,
            moved.number,
            moved.count,
            place(moved.origin),
            place(moved.target),
            [place_text(each) for each in moved.via],
        )
        for moved in event.moves_for(viewer)
    ]
    sent = None if event.cause is None else cause_info(event.cause)
    return Beat(moves, sent, said_at) if moves else None


def cause_info(cause: Cause) -> CauseInfo:
    """Return because of what something happened, as it is sent."""
    return CauseInfo(cause.kind, cause.name, cause.number)


@lru_cache(16384)  # most choices are there once; of those that are made anew there is no end
def parts(choice: Choice) -> dict[str, int | str]:
    """Return the parts of a choice as they are sent."""
    return {name: value for name, value in choice.data().items() if isinstance(value, (int, str))}


def mistakes(refused: Refused) -> list[MistakeInfo]:
    """Return all that is wrong in a long text, each with its place."""
    if isinstance(refused, Mistaken):
        return [MistakeInfo(said(each.place), said(each.reason)) for each in refused.mistakes[:100]]
    if isinstance(refused, RecordRefused):
        return [MistakeInfo(said(refused.place), said(refused.message))]
    return []


def shown_options(options: dict[str, Plain]) -> dict[str, Choosable]:
    """Return the options as they are shown."""
    shown: dict[str, Choosable] = {}
    for name, value in options.items():
        if isinstance(value, list):
            shown[name] = [str(each) for each in value]
        elif isinstance(value, (int, str)):
            shown[name] = value
    return shown


def table_options(stored: StoredTable) -> dict[str, Choosable]:
    """Return a table's options as they are called now; of a game that is not known here, as stored."""
    try:
        return shown_options(rules_of(stored.game).stored_options(stored.options, stored.data))
    except Refused:
        return shown_options(stored.options)


def refusal(about: str | None, refused: Refused | Denied) -> Refusal:
    """Return a refusal as it is sent."""
    return Refusal(about, said(refused.message), isinstance(refused, Stale))
