"""The command's own words, beside those of the games: labels, help and what is wrong with a command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from burgomaster.core.message import Argument, Message, Refused
from burgomaster.core.mistake import Mistake, Mistaken
from burgomaster.core.record import RecordRefused
from burgomaster.words import LANGUAGES, Words, language_of

FOLDER: Final = Path(__file__).parent / "words"


class Language(StrEnum):
    """A language of `--lang`."""

    EN = "en"
    DE = "de"
    NL = "nl"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def language_from(environment: Mapping[str, str]) -> str:
    """Return the language the environment asks for, as other commands do.

    >>> language_from({"LANG": "de_DE.UTF-8"}), language_from({"LC_ALL": "C", "LANG": "nl_NL"})
    ('de', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return language_of(environment[name])
    return LANGUAGES[0]


def language_wanted(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language in which to help: `--lang` counts even before it is read properly.

    >>> language_wanted(["play", "--lang", "nl", "--help"], {}), language_wanted(["--lang=de"], {})
    ('nl', 'de')
    """
    for at, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or (arguments[at + 1] if at + 1 < len(arguments) else "")
            if value in LANGUAGES:
                return value
    return language_from(environment)


class Voice:
    """Says everything in one language: the command's own texts and those of the games."""

    def __init__(self, language: str, players: Mapping[int, str] | None = None) -> None:
        self.language: Final = language
        self.words: Final = Words(language, players)
        self._own: Final = _bundle(language)

    def __call__(self, id_: str, /, **arguments: Argument) -> str:
        """Return one of the command's own texts."""
        pattern = self._own.get_message(id_).value
        if pattern is None:
            raise KeyError(id_)
        text, errors = self._own.format_pattern(pattern, dict(arguments))
        if errors:
            raise ValueError(f"{id_}: {errors}")
        return str(text)

    def say(self, message: Message) -> str:
        """Return the sentence for a message of the engine or of the command."""
        if self._own.has_message(message.id):
            return self(message.id, **message.arguments)
        return self.words.say(message)

    def refusal(self, refused: Refused) -> str:
        """Return why something was refused; for a record, with the place in it."""
        if isinstance(refused, RecordRefused):
            return self.words.refusal(refused)
        if isinstance(refused, Mistaken):
            return "\n".join([mistake_text(self, mistake) for mistake in refused.mistakes])
        return self.say(refused.message)


def mistake_text(said: Voice, mistake: Mistake) -> str:
    """Return a mistake with its place, as in: cards.csv:7 cost: “x” is not a number."""
    place = ":".join([str(part) for part in (mistake.file, mistake.line, mistake.column) if part])
    where = " ".join([part for part in (place, mistake.field) if part])
    return f"{where}: {said.say(mistake.reason)}" if where else said.say(mistake.reason)


def voice(language: Language | None, players: Mapping[int, str] | None = None) -> Voice:
    """Return the voice for `--lang`, or for the environment if it was not given."""
    return Voice(language.value if language is not None else language_from(os.environ), players)


HELP: Final = Voice(language_wanted(sys.argv[1:], os.environ))
"""The voice of help texts, which are needed before any command line is read."""
