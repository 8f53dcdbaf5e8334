"""Chance: every roll and draw asks one source for a number; without a source, the seat CHANCE is asked."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final
from zlib import crc32

from burgomaster.core.compiled import i64, mypyc_attr

CHANCE: Final = -1
"""The seat that is asked for rolls and draws when a table has no source of chance."""

_WORD: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where chance comes from."""

    labelled: bool = False
    """Whether `pick` wants to know what the number is for (not compiled: set it on `self`)."""

    def pick(self, n: int, label: str) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        raise NotImplementedError


class Fast(Source):
    """A fast reproducible generator for simulation and search (xoshiro128++ on 32-bit words).

    >>> [Fast(7).below(6) for _ in range(3)] == [Fast(7).below(6) for _ in range(3)]
    True
    """

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, seed: int) -> None:
        block = hashlib.sha256(b"burgomaster fast %d" % seed).digest()
        self._a: i64 = int.from_bytes(block[0:4], "big")
        self._b: i64 = int.from_bytes(block[4:8], "big")
        self._c: i64 = int.from_bytes(block[8:12], "big")
        self._d: i64 = int.from_bytes(block[12:16], "big") | 1  # never all zero

    def word(self) -> i64:
        """Return the next 32 random bits."""
        a, b, c, d = self._a, self._b, self._c, self._d
        total = (a + d) & _WORD
        result = (((total << 7) & _WORD | total >> 25) + a) & _WORD
        c ^= a
        d ^= b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ (b << 9) & _WORD
        self._d = (d << 11) & _WORD | d >> 21
        return result

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1 (the bias, below n / 2**32, does not matter for simulation)."""
        return (self.word() * n) >> 32

    def pick(self, n: int, label: str) -> int:
        """Return a number from 0 to n - 1."""
        return self.below(n)

    def clone(self) -> Fast:
        """Return a generator that will go on exactly as this one."""
        other = Fast(0)
        other._a, other._b, other._c, other._d = self._a, self._b, self._c, self._d
        return other


class Common(Source):
    """Common luck, for comparing choices: a number depends on a world's key and on what it is for.

    So whatever is tried in one world meets the same dice and cards.

    >>> Common(7).pick(6, "season 3/dice") == Common(7).pick(6, "season 3/dice")
    True
    """

    def __init__(self, key: int) -> None:
        self.key: Final = key & 0xFFFFFFFF
        self.labelled = True

    def pick(self, n: int, label: str) -> int:
        """Return the number for this label, from 0 to n - 1 (its bias does not matter for search)."""
        word: i64 = crc32(label.encode(), self.key)
        word = (
            (word ^ word >> 16) * 0x2C1B3C6D
        ) & _WORD  # crc32 alone is linear: like labels would go together
        word = ((word ^ word >> 15) * 0x297A2D39) & _WORD
        return ((word ^ word >> 16) * n) >> 32


class Fair(Source):
    """The fair stream: a number depends only on the secret, every seat's nonce and what it is for.

    Taking a move back can therefore never roll again, and anyone who is told the secret can check every roll.
    """

    labelled = True

    def __init__(self, secret: bytes, nonces: tuple[bytes, ...] = ()) -> None:
        if len(secret) != 32:
            raise ValueError("the secret of a fair stream has 32 bytes")
        self.secret: Final = secret
        self.nonces: Final = nonces
        self._key: Final = secret + b"".join(hashlib.sha256(nonce).digest() for nonce in nonces)

    def commitment(self) -> str:
        """Return what is published before the game: the hash of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def pick(self, n: int, label: str) -> int:
        """Return the number for this label, from 0 to n - 1, without any bias."""
        bound = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            block = hmac.new(self._key, f"{label}#{attempt}".encode(), hashlib.sha256).digest()
            number = int.from_bytes(block[:8], "big")
            if number < bound:
                return number % n
            attempt += 1
