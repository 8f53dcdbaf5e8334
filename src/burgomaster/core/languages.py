"""The languages in which there is a text for everything, and which of them serves a reader best."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "de", "nl")
"""English, German, Dutch: the languages that are complete."""


def language_of(locale: str) -> str:
    """Return the language that serves a locale best, English if there is none.

    >>> language_of("de_AT.UTF-8"), language_of("nl-BE"), language_of("fr_FR"), language_of("")
    ('de', 'nl', 'en', 'en')
    """
    wanted = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
