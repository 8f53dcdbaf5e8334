"""Going on at another device: what a browser keeps, under a short code for a few minutes and one use."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic
from typing import Final

from burgomaster.core.message import Message
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


class Handover:
    """What waits to be fetched at another device, in the memory of one server process."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock: Final = clock
        self._kept: Final[dict[str, tuple[float, Belongings]]] = {}

    def give(self, belongings: Belongings) -> HandoverCode:
        """Keep what a browser holds, and return the code for it."""
        self._forget()
        while True:
            code = f"{secrets.choice(WORDS)}-{secrets.randbelow(1_000_000):06}"
            if code not in self._kept:
                break
        if len(self._kept) >= _MOST:
            del self._kept[next(iter(self._kept))]
        self._kept[code] = (self._clock() + SECONDS, belongings)
        return HandoverCode(code, SECONDS)

    def take(self, code: str) -> Belongings:
        """Return what waits under a code, once."""
        self._forget()
        found = self._kept.pop("-".join(code.upper().replace("-", " ").split()), None)
        if found is None:
            raise Denied(404, Message("handover-unknown"))
        return found[1]

    def _forget(self) -> None:
        now = self._clock()
        for code in [code for code, (until, _) in self._kept.items() if until <= now]:
            del self._kept[code]
