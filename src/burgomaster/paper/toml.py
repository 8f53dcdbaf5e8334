"""TOML written by hand: read with the place of every value, and written so that a person likes to read it."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Final, cast

from burgomaster.core.message import Message, Plain
from burgomaster.paper.mistake import Mistake, Mistaken

WIDTH: Final = 100
"""Lists that would be longer go over several lines."""

_SYNTAX: Final = re.compile(r"(.*) \(at line ([0-9]+), column ([0-9]+)\)", re.DOTALL)
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_KEY_END: Final = re.compile(r"[^A-Za-z0-9_-]")
_VALUE_END: Final = re.compile(r"[,\]}#\n]")
DEEPEST: Final = 8
"""No key has more parts. (The standard library's reader needs time with the square of their number.)"""
_PART: Final = r"""(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+"""
_DEEP_KEY: Final = re.compile(rf"(?:^|[\[{{,])[ \t]*+(?:{_PART}){{{DEEPEST}}}", re.MULTILINE)
_SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")


class Document:
    r"""What a TOML text says, and where in the text each value stands.

    A value is found by its field: keys are joined by dots, places in lists count from 0. With `fractions`
    these are kept as texts, otherwise refused.

    >>> document = Document("a = 1\n[b]\nc = [4, 5]\n")
    >>> document.data["b"], document.place("b.c[1]")
    ({'c': [4, 5]}, (3, 9))
    """

    def __init__(self, text: str, file: str = "", fractions: bool = False) -> None:
        self.text: Final = text
        self.file: Final = file
        self._fractions: Final = fractions
        self._offsets: dict[str, int] | None = None
        strange: list[Mistake] = []
        data: dict[str, Plain] = {}
        for key, value in _parsed(text, file).items():
            data[key] = self._plain(value, key, strange)
        self.data: Final = data
        if strange:
            raise Mistaken(strange)

    def place(self, field: str) -> tuple[int, int]:
        """Return line and column of a field; if it is left out, of what it should stand in."""
        if self._offsets is None:
            self._offsets = _Scanner(self.text).offsets()
        while field and field not in self._offsets:
            field = field[: max(field.rfind("."), field.rfind("["), 0)]
        offset = self._offsets.get(field, 0)
        return self.text.count("\n", 0, offset) + 1, offset - self.text.rfind("\n", 0, offset)

    def mistake(self, field: str, reason: Message) -> Mistake:
        """Return a mistake at a field."""
        line, column = self.place(field)
        return Mistake(self.file, line, column, field, reason)

    def _plain(self, value: object, field: str, strange: list[Mistake]) -> Plain:
        """Return a value as plain data; note fractions, dates and times, which nothing here has."""
        if isinstance(value, dict):
            table: dict[str, Plain] = {}
            for key, inner in cast("dict[str, object]", value).items():
                table[key] = self._plain(inner, joined(field, key), strange)
            return table
        if isinstance(value, list):
            inners = cast("list[object]", value)
            return [self._plain(inner, f"{field}[{i}]", strange) for i, inner in enumerate(inners)]
        if isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, float) and self._fractions:
            return str(value)
        strange.append(self.mistake(field, Message("toml-kind", found=str(value)[:40])))
        return None


def joined(field: str, key: str) -> str:
    """Return the field of a key inside a field."""
    return f"{field}.{key}" if field else key


def _parsed(text: str, file: str) -> dict[str, object]:
    deep = _DEEP_KEY.search(text)
    if deep is not None:
        line = text.count("\n", 0, deep.end()) + 1
        raise Mistaken([Mistake(file, line, 0, "", Message("toml-deep", most=DEEPEST))])
    try:
        data: dict[str, object] = tomllib.loads(text)
        return data
    except tomllib.TOMLDecodeError as error:
        detail, line, column = str(error), text.count("\n") + 1, len(text) - text.rfind("\n")
        match = _SYNTAX.fullmatch(detail)
        if match is not None:
            detail, line, column = match[1], int(match[2]), int(match[3])
        raise Mistaken(
            [Mistake(file, line, column, "", Message("toml-broken", detail=detail[:120]))]
        ) from None
    except (ValueError, RecursionError):  # a number too long, lists too deep
        raise Mistaken([Mistake(file, 0, 0, "", Message("toml-too-big"))]) from None


class _Scanner:
    """Finds where each value of a valid TOML text starts."""

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._at = 0
        self._found: dict[str, int] = {}
        self._lists: dict[str, int] = {}  # how many tables each list of tables has so far

    def offsets(self) -> dict[str, int]:
        """Return the offset of every field."""
        around = ""
        self._skip()
        while self._at < len(self._text):
            if self._text[self._at] == "[":
                around = self._header()
            else:
                self._pair(around)
            self._skip()
        return self._found

    def _skip(self) -> None:
        match = _SPACE.match(self._text, self._at)
        if match is not None:
            self._at = match.end()

    def _note(self, field: str) -> None:
        self._found.setdefault(field, self._at)

    def _header(self) -> str:
        start = self._at
        double = self._text.startswith("[[", start)
        self._at += 2 if double else 1
        keys = self._keys()
        self._at += 2 if double else 1
        field = ""
        for number, key in enumerate(keys):
            field = joined(field, key)
            if double and number == len(keys) - 1:
                self._lists[field] = self._lists.get(field, 0) + 1
            if field in self._lists:
                self._found.setdefault(field, start)
                field = f"{field}[{self._lists[field] - 1}]"
            self._found.setdefault(field, start)
        return field

    def _keys(self) -> list[str]:
        """Read a dotted key, up to the sign after it."""
        keys: list[str] = []
        while True:
            self._skip()
            start = self._at
            if self._text[start] in "\"'":
                self._string()
                parsed = tomllib.loads(f"x = {self._text[start : self._at]}")
                keys.append(str(parsed["x"]))
            else:
                match = _KEY_END.search(self._text, start)
                self._at = len(self._text) if match is None else max(match.start(), start + 1)
                keys.append(self._text[start : self._at])
            self._skip()
            if not self._text.startswith(".", self._at):
                return keys
            self._at += 1

    def _pair(self, around: str) -> None:
        self._skip()
        start = self._at
        field = around
        for key in self._keys():
            field = joined(field, key)
            self._found.setdefault(field, start)
        self._at += 1
        self._skip()
        self._found[field] = self._at
        self._value(field)

    def _string(self) -> None:
        quote = self._text[self._at]
        ends = quote
        if self._text.startswith(quote * 3, self._at):
            ends = quote * 3
        self._at += len(ends)
        while self._at < len(self._text) and not self._text.startswith(ends, self._at):
            self._at += 2 if quote == '"' and self._text[self._at] == "\\" else 1
        self._at += len(ends)
        while len(ends) == 3 and self._text.startswith(quote, self._at):
            self._at += 1  # up to two quotes may stand before the closing three

    def _value(self, field: str) -> None:
        self._note(field)
        sign = self._text[self._at : self._at + 1]
        if sign in ('"', "'"):
            self._string()
        elif sign in ("[", "{"):
            self._at += 1
            count = 0
            self._skip()
            while self._at < len(self._text) and self._text[self._at] not in "]}":
                if sign == "[":
                    self._value(f"{field}[{count}]")
                else:
                    self._pair(field)
                count += 1
                self._skip()
                if self._text.startswith(",", self._at):
                    self._at += 1
                    self._skip()
            self._at += 1
        else:
            match = _VALUE_END.search(self._text, self._at)
            self._at = len(self._text) if match is None else max(match.start(), self._at + 1)


# Writing.


def write_toml(data: dict[str, Plain], tables: tuple[str, ...] = ()) -> str:
    """Return plain data as TOML text.

    `tables` names the fields that get a header of their own, `*` standing for any key; all others stand on
    one line, or on a few if they are long.

    >>> data = {"dice": {"gray": 3}, "player": {"1": {"hand": [5, "pink"]}}}
    >>> print(write_toml(data, ("player.*",)), end="")
    dice = { gray = 3 }
    <BLANKLINE>
    [player.1]
    hand = [5, "pink"]
    """
    lines: list[str] = []
    _write_table(data, "", "", tables, lines)
    return "\n".join(lines) + "\n" if lines else ""


def _write_table(
    data: dict[str, Plain], field: str, pattern: str, tables: tuple[str, ...], lines: list[str]
) -> None:
    later: list[tuple[str, str, Plain]] = []
    for key, value in data.items():
        inner = ""
        for table in tables:
            wanted = table if pattern == "" else table.removeprefix(f"{pattern}.")
            if (pattern == "" or wanted != table) and wanted.split(".")[0] in (key, "*"):
                inner = joined(pattern, wanted.split(".")[0])
        if inner and isinstance(value, (dict, list)) and value:
            later.append((key, inner, value))
        else:
            lines.append(_wrapped(_key(key), value))
    for key, inner, value in later:
        name = joined(field, _key(key))
        if isinstance(value, list):
            for each in value:
                if not isinstance(each, dict):
                    raise ValueError(f"{name} is to have headers, but is no list of tables")
                lines.extend(["", f"[[{name}]]"])
                _write_table(each, name, inner, tables, lines)
        elif isinstance(value, dict):
            if inner in tables:
                lines.extend(["", f"[{name}]"])
            _write_table(value, name, inner, tables, lines)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _quoted(key)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _wrapped(key: str, value: Plain) -> str:
    line = f"{key} = {_inline(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return line
    lines = [f"{key} = ["]
    row = ""
    for each in value:
        text = f"{_inline(each)},"
        if row and len(row) + 1 + len(text) > WIDTH:
            lines.append(row)
            row = ""
        row = f"{row} {text}" if row else f"    {text}"
    return "\n".join([*lines, row, "]"])


def _inline(value: Plain) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, list):
        return f"[{', '.join([_inline(each) for each in value])}]"
    if isinstance(value, dict):
        inner = ", ".join([f"{_key(key)} = {_inline(each)}" for key, each in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    raise ValueError("TOML knows no null")
