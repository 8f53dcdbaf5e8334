"""Reading what somebody hands to a command: whatever it is, the answer is text or a refusal."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from burgomaster.core.message import Message, Refused
from burgomaster.paper.mistake import Mistake, Mistaken

BIGGEST: Final = 16 * 1024 * 1024
"""No record, position or data file is bigger."""


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input for `-`, or refuse it with the reason."""
    try:
        if path == "-":
            content = sys.stdin.buffer.read(BIGGEST + 1)
        else:
            with Path(path).open("rb") as file:
                content = file.read(BIGGEST + 1)
    except FileNotFoundError:
        raise _wrong(path, Message("file-missing", file=path)) from None
    except (OSError, ValueError) as mistake:  # ValueError: a name with a null character
        raise _wrong(path, Message("file-unreadable", file=path, detail=_detail(mistake))) from None
    if len(content) > BIGGEST:
        raise _wrong(path, Message("file-too-big", most=BIGGEST))
    content = content.removeprefix(b"\xef\xbb\xbf")  # some editors put this mark in front
    if b"\0" in content:
        raise _wrong(path, Message("file-binary"))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as mistake:
        raise _wrong(path, Message("file-not-utf8", found=content[mistake.start])) from None


def _wrong(path: str, reason: Message) -> Mistaken:
    return Mistaken([Mistake(path, 0, 0, "", reason)])


def _detail(mistake: Exception) -> str:
    detail = mistake.strerror if isinstance(mistake, OSError) and mistake.strerror else str(mistake)
    return detail[:80]


def write_text(path: Path, text: str) -> None:
    """Write a file, the whole of it or nothing, or refuse with the reason."""
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except (OSError, ValueError) as mistake:
        with suppress(OSError, ValueError):  # where nothing can be written, nothing can be removed either
            part.unlink()
        raise Refused(Message("file-unwritable", file=str(path), detail=_detail(mistake))) from None
