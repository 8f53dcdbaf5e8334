"""From the engine's values to what is sent."""

from __future__ import annotations

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused
from burgomaster.core.record import RecordRefused
from burgomaster.paper.mistake import Mistaken
from burgomaster.server.messages import MistakeInfo, Said


def said(message: Message) -> Said:
    """Return a message as it is sent."""
    return Said(message.id, dict(message.arguments))


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
