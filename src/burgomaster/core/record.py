"""Records: who chose what and what chance brought, in a notation short enough to type and to read.

A record is a header, a blank line and the entries; `end` with scores and digest is its last line:

    game drafting
    rules 1
    data 0
    option players 2
    seat Anna
    seat Ben

    deal 4  deal 9  deal 2  deal 7
    1 pick 9  2 pick 2
    end 1 4 digest 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08

A game that began with a position has it in its header, as JSON in one line: `begin {...}`.
"""

from __future__ import annotations

import json
import re
from typing import Final

from burgomaster.core.chance import CHANCE
from burgomaster.core.message import Message, Plain, Refused

WIDTH: Final = 100
"""Printed entries are wrapped at this column."""

_COLUMN: Final = 4  # entries on one line start at multiples of this, so that the eye finds them

FIELDS: Final = (
    *("game", "rules", "data", "options", "seats"),
    *("commitment", "secret", "nonces", "entries", "end"),
)
"""The names in the plain form of a record; `begin` is there only if the game began with a given table."""

HEX: Final = re.compile(r"(?:[0-9a-f]{2})+")
"""Some bytes as they are written in a record."""

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
"""32 bytes as they are written in a record: a digest or a secret."""


class RecordRefused(Refused):
    """A record that is not accepted: the place in it, and the reason."""

    def __init__(self, place: Message, reason: Message) -> None:
        super().__init__(reason)
        self.place: Final = place

    def __str__(self) -> str:
        return f"{self.place!r}: {self.message!r}"


class Entry:
    """One line of the story: what a seat chose, or what chance brought.

    >>> print(Entry(0, "draw gray"), Entry(CHANCE, "gray 17"), sep="  ")
    1 draw gray  gray 17
    """

    __slots__ = ("line", "seat", "text")

    def __init__(self, seat: int, text: str, line: int = 0) -> None:
        words = text.split(" ")
        if "" in words or not text.isprintable():
            raise Refused(Message("record-entry", text=text[:80]))
        if seat == CHANCE and (words[0] == "end" or is_decimal(words[0])):
            raise Refused(Message("record-entry", text=text[:80]))
        self.seat: Final = seat
        self.text: Final = text
        self.line: Final = line

    def __str__(self) -> str:
        return written(self.seat, self.text)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.seat == other.seat and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.seat, self.text))


def written(seat: int, text: str) -> str:
    """Return an entry as it is written: chance's without a seat, a player's with the seat's number from 1."""
    return text if seat == CHANCE else f"{seat + 1} {text}"


class End:
    """The last line of a finished record: everyone's points, and the digest of the final table."""

    def __init__(self, scores: tuple[int, ...], digest: str, line: int = 0) -> None:
        if DIGEST.fullmatch(digest) is None:
            raise Refused(Message("record-digest", found=digest[:80]))
        self.scores: Final = scores
        self.digest: Final = digest
        self.line: Final = line


class Record:
    """A game as it was played: what it takes to lay out its table, and everything that happened at it."""

    def __init__(
        self,
        game: str,
        rules: int,
        data: str,
        options: dict[str, Plain],
        seats: tuple[str, ...],
        entries: tuple[Entry, ...] = (),
        end: End | None = None,
        commitment: str = "",
        secret: str = "",
        nonces: tuple[str, ...] = (),
        begin: Plain = None,
    ) -> None:
        self.game: Final = checked_word(game)
        self.rules: Final = rules
        self.data: Final = checked_word(data)
        self.options: Final = {checked_word(name): value for name, value in options.items()}
        self.seats: Final = tuple([checked_name(seat) for seat in seats])
        self.entries: Final = entries
        self.end: Final = end
        self.commitment: Final = commitment
        self.secret: Final = secret
        self.nonces: Final = nonces
        self.begin: Final = begin
        """The stored table with which the game began; None: the usual setup."""
        if not 0 <= rules < 10**9:
            raise Refused(Message("record-number", found=str(rules)[:40]))
        if not seats:
            raise Refused(Message("record-key-missing", key="seat"))
        for entry in entries:
            if not (entry.seat == CHANCE or 0 <= entry.seat < len(seats)):
                raise Refused(Message("record-seat", seat=entry.seat + 1, seats=len(seats)))
        if end is not None and len(end.scores) != len(seats):
            raise Refused(Message("record-scores", found=len(end.scores), seats=len(seats)))
        self._check_fairness()

    def _check_fairness(self) -> None:
        for digest in (self.commitment, self.secret):
            if digest and DIGEST.fullmatch(digest) is None:
                raise Refused(Message("record-digest", found=digest[:80]))
        for nonce in self.nonces:
            if nonce and HEX.fullmatch(nonce) is None:
                raise Refused(Message("record-nonce", found=nonce[:80]))
        if not self.commitment and (self.secret or self.nonces):
            raise Refused(Message("record-key-missing", key="commitment"))
        if len(self.nonces) not in (0, len(self.seats)):
            raise Refused(Message("record-nonces", found=len(self.nonces), seats=len(self.seats)))

    @property
    def unfinished(self) -> bool:
        """Tell whether the last line is still missing."""
        return self.end is None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.entries))

    # As text.

    def __str__(self) -> str:
        lines = [f"game {self.game}", f"rules {self.rules}", f"data {self.data}"]
        lines += [f"option {name} {json.dumps(value)}" for name, value in self.options.items()]
        lines += [f"seat {name}" for name in self.seats]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if self.secret:
            lines.append(f"secret {self.secret}")
        lines += [f"nonce {nonce or '-'}" for nonce in self.nonces]
        if self.begin is not None:
            lines.append(f"begin {json.dumps(self.begin)}")
        lines.append("")
        lines += wrapped([str(entry) for entry in self.entries])
        if self.end is not None:
            scores = " ".join([str(score) for score in self.end.scores])
            lines.append(f"end {scores} digest {self.end.digest}")
        return "\n".join(lines) + "\n"

    # As plain data.

    def plain(self) -> dict[str, Plain]:
        """Return the record as plain data; its entries are written as in the text form."""
        end: Plain = None
        if self.end is not None:
            end = {"scores": [*self.end.scores], "digest": self.end.digest}
        plain: dict[str, Plain] = {
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "options": {**self.options},
            "seats": [*self.seats],
            "commitment": self.commitment,
            "secret": self.secret,
            "nonces": [*self.nonces],
            "entries": [str(entry) for entry in self.entries],
            "end": end,
        }
        if self.begin is not None:
            plain["begin"] = self.begin
        return plain

    def to_json(self) -> str:
        """Return the record as JSON text."""
        return json.dumps(self.plain())


def wrapped(entries: list[str]) -> list[str]:
    """Return written entries as lines, several to a line, with two spaces or more between them."""
    lines: list[str] = []
    line = ""
    for entry in entries:
        start = len(line) + 2 + -(len(line) + 2) % _COLUMN
        if line and start + len(entry) <= WIDTH:
            line = line.ljust(start) + entry
        else:
            if line:
                lines.append(line)
            line = entry
    if line:
        lines.append(line)
    return lines


def is_decimal(word: str) -> bool:
    """Tell whether a word is digits only, as a seat's number is."""
    return word.isascii() and word.isdecimal()


def checked_word(text: str) -> str:
    """Return the text if it is one printable word, or refuse it."""
    if not text or " " in text or not text.isprintable():
        raise Refused(Message("record-word", found=text[:80]))
    return text


def checked_name(text: str) -> str:
    """Return the text if it can be a seat's name: printable, on one line, no blank at either end."""
    if not text or text != text.strip(" ") or not text.isprintable():
        raise Refused(Message("record-name", found=text[:80]))
    return text
