"""Playing many games on many machines, with Ray (the extra `cluster`): the same results as alone."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from importlib import import_module
from typing import Any, Final

from burgomaster.arena.match import Match, Result, play
from burgomaster.bots import bots_of
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games import rules_of
from burgomaster.paper.rules import sets_of

RAY: Final = "ray"
RETRIES: Final = 5
"""So often a chunk of games is played again whose worker was lost."""
CHUNK: Final = 8
"""At most so many games go out together: with them a worker is lost, and progress is told."""

Told = tuple[str, Any]
"""What comes back: `played` with numbered results, or `refused` with a message as plain data."""


def is_ray(on: str) -> bool:
    """Tell whether games are to be played on Ray, or refuse a place that nobody knows.

    >>> is_ray(""), is_ray("ray"), is_ray("ray:ray://head:10001")
    (False, True, True)
    """
    if on and on != RAY and not on.startswith(f"{RAY}:"):
        raise Refused(Message("on-unknown", name=on[:40]))
    return bool(on)


def check_travels(match: Match) -> None:
    """Refuse what other machines do not have: bots and data sets of one's own."""
    for name in match.bots:
        if name not in bots_of(match.game):
            raise Refused(Message("ray-own-bot", name=name[:80]))
    if match.data and match.data not in sets_of(rules_of(match.game)).shipped():
        raise Refused(Message("ray-own-data", name=match.data[-80:]))


def played_on_ray(matches: Sequence[Match], on: str) -> Generator[tuple[int, Result], None, None]:
    """Yield results with their numbers as they come in."""
    for match in {(match.game, match.bots, match.data): match for match in matches}.values():
        check_travels(match)
    try:
        ray: Any = import_module(RAY)
    except ImportError:
        raise Refused(Message("ray-missing")) from None
    if not ray.is_initialized():
        address = on.partition(":")[2] or None
        ray.init(address=address, include_dashboard=None if address else False, log_to_driver=False)
    remote = ray.remote(max_retries=RETRIES)(play_chunk)
    numbered = list(enumerate(matches))
    waiting = [remote.remote(numbered[start : start + CHUNK]) for start in range(0, len(numbered), CHUNK)]
    try:
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            for kind, found in ray.get(done):
                if kind == "refused":
                    raise Refused(Message(found["id"], **found["arguments"]))
                yield from found
    finally:
        for each in waiting:
            ray.cancel(each, force=True)


def play_chunk(chunk: Sequence[tuple[int, Match]]) -> Told:
    """Play some matches, on whatever machine this is."""
    try:
        return "played", [(number, play(match)) for number, match in chunk]
    except Refused as refused:
        told: dict[str, Plain] = {"id": refused.message.id, "arguments": {**refused.message.arguments}}
        return "refused", told
