"""One language: its Fluent files, read once, with a typed way to fill in a message."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from burgomaster.core.languages import LANGUAGES as LANGUAGES
from burgomaster.core.languages import language_of as language_of
from burgomaster.core.message import Argument

FOLDER: Final = Path(__file__).parent


def files(language: str) -> list[Path]:
    """Return the files of a language, in a fixed order."""
    return sorted((FOLDER / language).glob("*.ftl"))


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self._fluent: Final = FluentBundle([language], use_isolating=False)
        for path in files(language):
            self._fluent.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, id_: str) -> bool:
        """Tell whether there is such a message."""
        return self._fluent.has_message(id_)

    def fill(self, id_: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]]:
        """Return a message with its arguments filled in, and what was wrong with them."""
        pattern = self._fluent.get_message(id_).value
        if pattern is None:
            return id_, [f"{id_} has no text"]
        fitting = {name: str(value) if _too_long(value) else value for name, value in arguments.items()}
        text, errors = self._fluent.format_pattern(pattern, fitting)
        return str(text), [str(error) for error in errors]


def _too_long(value: Argument) -> bool:
    """Tell whether a number has more digits than Fluent can write, as a set of cards has."""
    return isinstance(value, int) and abs(value) >= 10**15


@cache
def bundle(language: str) -> Bundle:
    """Return the messages of a language."""
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}, only in {', '.join(LANGUAGES)}")
    return Bundle(language)
