"""Long work in the event loop, done piece by piece: after each piece everyone else gets a turn."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from time import monotonic
from typing import Final, TypeVar

R = TypeVar("R")

_PIECE: Final = 0.02
"""After so many seconds everyone else gets a turn."""

clock = monotonic


async def in_turns(work: Generator[None, None, R]) -> R:
    """Return the result of something that may pause now and then; others get their turn in between."""
    began = clock()
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: R = end.value
            return result
        if clock() - began > _PIECE:
            await asyncio.sleep(0)
            began = clock()
