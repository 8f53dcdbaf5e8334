"""Going on at another device: what a browser keeps, under a short code for a few minutes and one use."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

from burgomaster.core.message import Message
from burgomaster.server.many.together import Together
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Belongings, HandoverCode

SECONDS: Final = 600
_MOST: Final = 1000
"""So many codes count at a time; of more, the oldest counts no longer.

There are 48 million: ten guesses a minute from a thousand addresses, while ten codes count, take eight hours.
"""

WORDS: Final = (
    *("KRAN", "ELBE", "MOLE", "BARK", "BOJE", "KOGGE", "ANKER", "SEGEL"),
    *("HAFEN", "LOTSE", "MICHEL", "ALSTER", "FLEET", "DEICH", "INSEL", "NEBEL"),
    *("MASTE", "LATERNE", "BRAUER", "MARKT", "TURM", "GILDE", "WAAGE", "MAUER"),
    *("REIE", "ZWIN", "KANAL", "SCHWAN", "GIEBEL", "BRUGGE", "MOLEN", "TOREN"),
    *("GRACHT", "KLOK", "TULP", "HUIS", "TRAM", "PARK", "PLAZA", "METRO"),
    *("SOLAR", "WIND", "DAMM", "ARENA", "RADIO", "TAXI", "MUSEUM", "OPER"),
)


def new_handover() -> str:
    """Return a code that is easily told and typed."""
    return f"{secrets.choice(WORDS)}-{secrets.randbelow(1_000_000):06}"


def read_handover(code: str) -> str:
    """Return a code as it was given, however it was typed.

    >>> read_handover("kran 000123")
    'KRAN-000123'
    """
    return "-".join(code.upper().replace("-", " ").split())


class HandoverTogether:
    """What waits to be fetched at another device, where any of several processes may be asked for it."""

    def __init__(self, together: Together) -> None:
        self._together: Final = together

    async def give(self, belongings: Belongings) -> HandoverCode:
        """Keep what a browser holds, and return the code for it."""
        code = new_handover()
        await self._together.put(f"handover {code}", SECONDS, msgspec.json.encode(belongings).decode())
        return HandoverCode(code, SECONDS)

    async def take(self, code: str) -> Belongings:
        """Return what waits under a code, once."""
        found = await self._together.take(f"handover {read_handover(code)}")
        if found is None:
            raise Denied(404, Message("handover-unknown"))
        return msgspec.json.decode(found, type=Belongings)


class Handover:
    """What waits to be fetched at another device, in the memory of one server process."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock: Final = clock
        self._kept: Final[dict[str, tuple[float, Belongings]]] = {}

    def give(self, belongings: Belongings) -> HandoverCode:
        """Keep what a browser holds, and return the code for it."""
        self._forget()
        code = new_handover()
        while code in self._kept:
            code = new_handover()
        if len(self._kept) >= _MOST:
            del self._kept[next(iter(self._kept))]
        self._kept[code] = (self._clock() + SECONDS, belongings)
        return HandoverCode(code, SECONDS)

    def take(self, code: str) -> Belongings:
        """Return what waits under a code, once."""
        self._forget()
        found = self._kept.pop(read_handover(code), None)
        if found is None:
            raise Denied(404, Message("handover-unknown"))
        return found[1]

    def _forget(self) -> None:
        now = self._clock()
        for code in [code for code, (until, _) in self._kept.items() if until <= now]:
            del self._kept[code]
