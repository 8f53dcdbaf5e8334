"""Files written by hand, as tests write them and read what is said of them: positions and data sets."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import strategies as st

from burgomaster.core.explain import Explanation
from burgomaster.core.message import Plain
from burgomaster.paper.mistake import Mistake, Mistaken

Edit = Callable[[str, str, str], None]


def changed(text: str, kind: int, at: float, number: int, word: str) -> str:
    """Return a text with one small change: kind 0 to 5, somewhere between 0 and 1."""
    if kind < 3:
        found = list(re.finditer([r"\d+", r'"[^"]*"', r"[\[\]{}=,\n]"][kind], text))
        if found:
            match = found[int(at * len(found)) % len(found)]
            new = [str(number), f'"{word}"', word][kind]
            return text[: match.start()] + new + text[match.end() :]
    lines = text.split("\n")
    line = int(at * len(lines)) % len(lines)
    if kind == 3:
        return "\n".join(lines[:line] + lines[line + 1 :])
    if kind == 4:
        return "\n".join([*lines[: line + 1], *lines[line:]])
    return text[: int(at * len(text))]


def editor(folder: Path) -> Edit:
    """Return what replaces text in a file of a folder, once."""

    def replace(file: str, old: str, new: str) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text, old
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return replace


def short(mistakes: list[Mistake]) -> list[tuple[str, int, str, str]]:
    """Return mistakes as (file, line, field, reason)."""
    return [(each.file, each.line, each.field, each.reason.id) for each in mistakes]


def line_of(path: Path, start: str) -> int:
    """Return the line of a file that starts like this."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


def toml_examples(page: Path) -> list[str]:
    """Return the TOML shown in a document."""
    return re.findall(r"```toml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def told(explanation: Explanation) -> dict[str, str]:
    """Return each move's changes in short."""
    return {move.choice.text: " ".join([repr(each) for each in move.changes]) for move in explanation.moves}


def missing(explanation: Explanation) -> dict[str, str]:
    """Return why obvious moves are missing."""
    return {each.choice.text: each.reason.id for each in explanation.missing}


def mistakes_of(read: Callable[[str], object], text: str) -> list[tuple[int, int, str, str]]:
    """Return what is wrong with a position: line, column, field and reason."""
    with pytest.raises(Mistaken) as refused:
        read(text)
    return [(each.line, each.column, each.field, each.reason.id) for each in refused.value.mistakes]


def check_refused(read: Callable[[str], object], text: str, field: str, reason: str) -> None:
    """Fail unless a position is refused for this reason among others, all with their places."""
    found = mistakes_of(read, text)
    assert (field, reason) in [(each[2], each[3]) for each in found]
    assert all(each[0] >= 1 and each[1] >= 1 for each in found)


def plain() -> st.SearchStrategy[Plain]:
    """Return any plain data."""
    words = st.text(st.characters(codec="utf-8"), max_size=8)
    return st.recursive(
        st.one_of(st.booleans(), st.integers(-(10**30), 10**30), words),
        lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)),
        max_leaves=12,
    )
