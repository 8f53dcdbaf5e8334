"""The command's own texts in one language. Loaded for every call, `--help` too: nothing here needs a game."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import typer
from fluent.runtime import FluentBundle, FluentResource

from burgomaster.core.languages import LANGUAGES, language_of
from burgomaster.core.message import Argument

FOLDER: Final = Path(__file__).parent / "words"


class Language(StrEnum):
    """A language of `--lang`."""

    EN = "en"
    DE = "de"
    NL = "nl"


@cache
def bundle(language: str) -> FluentBundle:
    """Return the command's own texts in a language, read when first asked for."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


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


class Own:
    """Says the command's own texts in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._own: Final = bundle(language)

    def __call__(self, id_: str, /, **arguments: Argument) -> str:
        """Return one of the command's own texts."""
        pattern = self._own.get_message(id_).value
        if pattern is None:
            raise KeyError(id_)
        text, errors = self._own.format_pattern(pattern, dict(arguments))
        if errors:
            raise ValueError(f"{id_}: {errors}")
        return str(text)

    def has(self, id_: str) -> bool:
        """Tell whether there is such a text."""
        return self._own.has_message(id_)

    def either(self, id_: str, usual: str, plain: str = "", /, **arguments: Argument) -> str:
        """Return a text if there is one, else the usual one, else what is to be shown as it is."""
        if self.has(id_):
            return self(id_, **arguments)
        return self(usual, **arguments) if usual else plain


HELP: Final = Own(language_wanted(sys.argv[1:], os.environ))
"""The voice of help texts, which are needed before any command line is read."""

Lang = Annotated[
    Language | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help=HELP("option-lang"), show_default=False),
]
