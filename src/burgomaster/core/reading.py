"""Reading records: from text, line by line, and from JSON; what is wrong is refused with place and reason."""

from __future__ import annotations

import json
import re
from typing import Final

from burgomaster.core.chance import CHANCE
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.record import (
    DIGEST,
    FIELDS,
    HEX,
    End,
    Entry,
    Record,
    RecordRefused,
    checked_name,
    checked_word,
    is_decimal,
)

_ONCE: Final = ("game", "rules", "data", "commitment", "secret", "begin")
_OFTEN: Final = ("option", "seat", "nonce")
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")


def read_record(text: str) -> Record:
    """Return the record written as `text`, or refuse it with line and reason."""
    return _Reader(text).record()


def read_entry(text: str, seats: int, line: int) -> Entry:
    """Return the entry written as `text` at a table with so many seats, or refuse it with the reason."""
    first, _, rest = text.partition(" ")
    if not is_decimal(first):
        return Entry(CHANCE, text, line)
    seat = _integer(first)
    if not 1 <= seat <= seats:
        raise Refused(Message("record-seat", seat=seat, seats=seats))
    return Entry(seat - 1, rest, line)


class _Reader:
    """Reads the text form, line by line."""

    def __init__(self, text: str) -> None:
        self._lines: Final = text.replace("\r\n", "\n").split("\n")
        self._at = 0
        self._header_end = 0
        self._once: dict[str, str] = {}
        self._options: dict[str, Plain] = {}
        self._seats: list[str] = []
        self._nonces: list[str] = []
        self._begin: Plain = None
        self._entries: list[Entry] = []
        self._end: End | None = None

    def record(self) -> Record:
        """Read everything."""
        try:
            if self._lines[-1] != "":
                self._at = len(self._lines) - 1
                raise Refused(Message("record-cut-off"))
            self._read_header()
            self._read_entries()
            return self._made()
        except Refused as refused:
            raise RecordRefused(Message("record-line", line=self._at + 1), refused.message) from None

    def _read_header(self) -> None:
        while self._lines[self._at] != "":
            key, _, value = self._lines[self._at].partition(" ")
            if key in _ONCE and key not in self._once:
                self._once[key] = value
                if key in ("commitment", "secret") and DIGEST.fullmatch(value) is None:
                    raise Refused(Message("record-digest", found=value[:80]))
                if key == "rules" and _integer(value) < 0:
                    raise Refused(Message("record-number", found=value))
                if key in ("game", "data"):
                    checked_word(value)
                if key == "begin":
                    self._begin = read_json(value)
            elif key in _OFTEN:
                self._read_repeated(key, value)
            elif key in _ONCE:
                raise Refused(Message("record-key-twice", key=key))
            else:
                raise Refused(Message("record-key-unknown", key=key[:40]))
            self._at += 1
        self._header_end = self._at
        for key in ("game", "rules", "data"):
            if key not in self._once:
                raise Refused(Message("record-key-missing", key=key))
        if not self._seats:
            raise Refused(Message("record-key-missing", key="seat"))

    def _read_repeated(self, key: str, value: str) -> None:
        if key == "seat":
            self._seats.append(checked_name(value))
        elif key == "nonce":
            if value != "-" and HEX.fullmatch(value) is None:
                raise Refused(Message("record-nonce", found=value[:80]))
            self._nonces.append("" if value == "-" else value)
        else:
            name, _, text = value.partition(" ")
            if checked_word(name) in self._options:
                raise Refused(Message("record-key-twice", key=name[:40]))
            self._options[name] = read_json(text)

    def _read_entries(self) -> None:
        last = len(self._lines) - 1
        while self._at < last:
            line = self._lines[self._at].strip(" ")
            if line != "" and self._end is not None:
                raise Refused(Message("record-after-end"))
            if line == "end" or line.startswith("end "):
                self._end = self._read_end(line.split(" "))
            elif line != "":
                for text in re.split(" {2,}", line):
                    self._entries.append(read_entry(text, len(self._seats), self._at + 1))
            self._at += 1

    def _read_end(self, words: list[str]) -> End:
        if len(words) != len(self._seats) + 3 or words[-2] != "digest":
            raise Refused(Message("record-end", seats=len(self._seats)))
        return End(tuple([_integer(word) for word in words[1:-2]]), words[-1], self._at + 1)

    def _made(self) -> Record:
        self._at = self._header_end  # what is still wrong now is missing in the header
        return Record(
            game=self._once["game"],
            rules=_integer(self._once["rules"]),
            data=self._once["data"],
            options=self._options,
            seats=tuple(self._seats),
            entries=tuple(self._entries),
            end=self._end,
            commitment=self._once.get("commitment", ""),
            secret=self._once.get("secret", ""),
            nonces=tuple(self._nonces),
            begin=self._begin,
        )


def record_from_json(text: str) -> Record:
    """Return the record that `Record.to_json` wrote, or refuse it with field and reason."""
    try:
        return record_from_plain(read_json(text))
    except RecordRefused:
        raise
    except Refused as refused:
        raise RecordRefused(Message("record-whole"), refused.message) from None


def record_from_plain(data: Plain) -> Record:
    """Return the record that `Record.plain` wrote, or refuse it with field and reason."""
    names = (*FIELDS, "begin") if isinstance(data, dict) and "begin" in data else FIELDS
    fields = _object(data, names, "")
    seats = [_string(each, "seats") for each in _list(fields["seats"], "seats")]
    entries: list[Entry] = []
    for number, text in enumerate(_list(fields["entries"], "entries")):
        try:
            entries.append(read_entry(_string(text, "entries"), len(seats), 0))
        except Refused as refused:
            raise RecordRefused(Message("record-entry-place", entry=number + 1), refused.message) from None
    options = fields["options"]
    if not isinstance(options, dict):
        raise _misfit("options")
    end: End | None = None
    if fields["end"] is not None:
        last = _object(fields["end"], ("scores", "digest"), "end")
        scores = [_whole(each, "end") for each in _list(last["scores"], "end")]
        end = End(tuple(scores), _string(last["digest"], "end"))
    return Record(
        game=_string(fields["game"], "game"),
        rules=_whole(fields["rules"], "rules"),
        data=_string(fields["data"], "data"),
        options=options,
        seats=tuple(seats),
        entries=tuple(entries),
        end=end,
        commitment=_string(fields["commitment"], "commitment"),
        secret=_string(fields["secret"], "secret"),
        nonces=tuple([_string(each, "nonces") for each in _list(fields["nonces"], "nonces")]),
        begin=fields.get("begin"),
    )


def read_json(text: str) -> Plain:
    """Return what JSON text holds, or refuse it: no fractions, no name twice in an object."""
    try:
        data: Plain = json.loads(
            text, parse_float=_no_fraction, parse_constant=_no_fraction, object_pairs_hook=_no_name_twice
        )
    except json.JSONDecodeError as error:
        raise Refused(Message("json-broken", line=error.lineno, column=error.colno)) from None
    except (ValueError, RecursionError):  # a number too long, lists too deep
        raise Refused(Message("json-too-big")) from None
    return data


def _no_fraction(text: str) -> Plain:
    raise Refused(Message("json-fraction", found=text[:40]))


def _no_name_twice(pairs: list[tuple[str, Plain]]) -> Plain:
    found: dict[str, Plain] = {}
    for name, value in pairs:
        if name in found:
            raise Refused(Message("json-name-twice", name=name[:40]))
        found[name] = value
    return found


def _integer(word: str) -> int:
    if _NUMBER.fullmatch(word) is None:
        raise Refused(Message("record-number", found=word[:40]))
    return int(word)


def _misfit(field: str) -> RecordRefused:
    return RecordRefused(Message("record-field", field=field), Message("record-misfit"))


def _object(data: Plain, names: tuple[str, ...], field: str) -> dict[str, Plain]:
    if not isinstance(data, dict) or set(data) != set(names):
        keys = Message("record-keys", keys=" ".join(names))
        raise RecordRefused(Message("record-field", field=field), keys)
    return data


def _list(data: Plain, field: str) -> list[Plain]:
    if not isinstance(data, list):
        raise _misfit(field)
    return data


def _string(data: Plain, field: str) -> str:
    if not isinstance(data, str):
        raise _misfit(field)
    return data


def _whole(data: Plain, field: str) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or abs(data) >= 10**9:
        raise _misfit(field)
    return data
