"""Sending something to an address that someone gave: out into the world, never into the host's own network.

A name is resolved once; of its addresses only public ones count, and the connection goes to one of them.
No redirect is followed and no proxy asked, so what was checked is what is reached.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from aiohttp import ClientSession

_SECONDS: Final = 10.0
_NAT64: Final = IPv6Network("64:ff9b::/96")


class Unreached(Exception):
    """What could not be delivered; `gone` if nobody will ever be there again."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone: Final = gone


def is_public(address: str) -> bool:
    """Tell whether an address is out in the world.

    >>> [is_public(each) for each in ("1.1.1.1", "127.0.0.1", "10.0.0.1", "169.254.169.254", "100.64.0.1")]
    [True, False, False, False, False]
    >>> [is_public(each) for each in ("2606:4700::1", "::1", "fe80::1", "::ffff:10.0.0.1", "64:ff9b::1")]
    [True, False, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if found in _NAT64:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class Outside:
    """The world outside; `may_reach` are addresses and networks of the host's own that are let in, too."""

    def __init__(self, may_reach: Iterable[str] = ()) -> None:
        self._may: Final[list[IPv4Network | IPv6Network]] = [ip_network(each) for each in may_reach]

    def may_reach(self, address: str) -> bool:
        """Tell whether something may be sent to an address."""
        found = ip_address(address.partition("%")[0])
        return is_public(address) or any(
            found in network for network in self._may if network.version == found.version
        )

    async def addresses(self, host: str, port: int) -> list[str]:
        """Return the addresses of a name that may be reached, as they are now."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(_SECONDS):
                found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError, TimeoutError):
            raise Unreached("the name is not known") from None
        addresses = [str(each[4][0]) for each in found]
        allowed = [each for each in addresses if self.may_reach(each)]
        if not allowed:
            raise Unreached("the address is not out in the world")
        return allowed

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send something by HTTP; raises Unreached if it was not taken."""
        import aiohttp

        try:
            place = urlsplit(url)
            host, port = place.hostname or "", place.port or (443 if place.scheme == "https" else 80)
        except ValueError:
            raise Unreached("this is no address") from None
        if place.scheme not in ("http", "https") or not host or place.username is not None:
            raise Unreached("this is no address")
        address = (await self.addresses(host, port))[0]
        try:
            async with (
                _session(address) as session,
                session.post(url, headers=headers, data=body, allow_redirects=False) as answer,
            ):
                status = answer.status
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise Unreached(type(error).__name__) from None
        if not 200 <= status < 300:
            raise Unreached(f"answered {status}", gone=status in (404, 410))


def _session(address: str) -> ClientSession:
    """Return a session in which every name has this one address."""
    import aiohttp
    from aiohttp.abc import AbstractResolver, ResolveResult

    class Fixed(AbstractResolver):
        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            six = socket.AF_INET6 if ":" in address else socket.AF_INET
            return [
                ResolveResult(
                    hostname=host,
                    host=address,
                    port=port,
                    family=six,
                    proto=0,
                    flags=socket.AI_NUMERICHOST,
                )
            ]

        async def close(self) -> None:
            pass

    connector = aiohttp.TCPConnector(resolver=Fixed(), use_dns_cache=False, force_close=True)
    return aiohttp.ClientSession(
        connector=connector,
        timeout=aiohttp.ClientTimeout(total=_SECONDS),
        trust_env=False,
        auto_decompress=False,
    )
