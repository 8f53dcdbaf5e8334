"""Requests, counted by the address that sends them."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from burgomaster.server.limits import Bucket, Buckets, address_of
from burgomaster.talk.denied import TooOften

AnyRequest = Request[Any, Any, Any]


class PerAddress:
    """Counts how often each address asks for what costs more than other requests."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets: Final = Buckets(rate, burst)

    def of(self, request: AnyRequest) -> Bucket:
        """Return what counts for whoever asks."""
        return self._buckets.of(address_of(request.scope))

    def check(self, request: AnyRequest) -> None:
        """Refuse whoever asks too often."""
        bucket = self.of(request)
        if not bucket.take():
            raise TooOften(bucket.wait())
