"""Limits: how often someone may do something, and how long a text may be."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, cast

from burgomaster.core.message import Message, Refused

MOST_OF_POSITION: Final = 16 * 1024
"""Four times the longest position of a whole table."""
MOST_LINES_OF_POSITION: Final = 1_000
MOST_OF_RECORD: Final = 64 * 1024
"""Four times the longest record of a game of five, in text or in JSON, also if it begins with a position."""
MOST_LINES_OF_RECORD: Final = 4_000


def address_of(scope: Mapping[str, object]) -> str:
    """Return who asks, as far as limits are concerned: an address, or the network of one in IPv6.

    Whoever has an address in IPv6 has all 2^64 of its network.

    >>> address_of({"client": ("2001:db8:1:2:3::4", 5000)}), address_of({"client": ("192.0.2.7", 5000)})
    ('2001:db8:1:2::/64', '192.0.2.7')
    >>> address_of({"client": ("::ffff:192.0.2.7", 5000)})
    '192.0.2.7'
    """
    client = scope.get("client")
    return network_of(str(cast("tuple[object, ...]", client)[0])) if client else ""


def network_of(address: str) -> str:
    """Return an address, or the network of one in IPv6."""
    try:
        found = ip_address(address.removesuffix("/64") if ":" in address else address)
    except ValueError:  # a proxy may tell anything
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


class Networks:
    """Addresses and networks, such as those of proxies.

    >>> proxies = Networks(["127.0.0.1", "172.30.7.0/24", "2001:db8::/56"])
    >>> there = ("127.0.0.1", "172.30.7.9", "2001:db8:0:7::/64", "192.0.2.7")
    >>> [each in proxies for each in there]
    [True, True, True, False]
    """

    def __init__(self, named: Iterable[str]) -> None:
        self._names: Final = frozenset(network_of(each) for each in named)
        self._networks: Final = [found for each in self._names if (found := _network(each)) is not None]

    def __contains__(self, address: object) -> bool:
        if address in self._names:
            return True
        found = _network(str(address))
        return found is not None and any(
            found.version == each.version
            and found.network_address in each
            and found.prefixlen >= each.prefixlen
            for each in self._networks
        )


def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def is_address(text: str) -> bool:
    """Tell whether something is an address, or the network of one in IPv6, as it is told here.

    >>> is_address("192.0.2.7"), is_address("2001:db8:1:2::/64"), is_address("192.0.2.0/24"), is_address("me")
    (True, True, False, False)
    """
    try:
        ip_address(text.removesuffix("/64") if ":" in text else text)
    except ValueError:
        return False
    return True


def bounded(text: str, most: int, lines: int) -> str:
    """Return a text from outside, or refuse one that is longer than anybody needs; nothing of it is read."""
    if len(text.encode("utf-8", "surrogatepass")) > most:
        raise Refused(Message("file-too-big", most=most))
    if text.count("\n") >= lines:
        raise Refused(Message("text-lines", most=lines))
    return text


class Bucket:
    """Lets so much through a second, and a burst of more after a pause.

    >>> clock = iter([0.0, 0.0, 0.0, 0.5]).__next__
    >>> bucket = Bucket(rate=2, burst=1, clock=clock)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, False, True)
    """

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        """Take one, if there is one left."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def empty(self) -> bool:
        """Tell whether there is none left."""
        if not self.take():
            return True
        self._left += 1
        return False

    def wait(self) -> float:
        """Return the seconds until there is one again."""
        return max(0.0, (1 - self._left) / self._rate)


class Buckets:
    """A bucket for every address; those not seen for long are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._most: Final = most
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        if len(self._buckets) >= self._most:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[address] = bucket  # the one used last stands last
        return bucket
