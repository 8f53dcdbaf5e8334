"""What tests ask of rows and of what these are spelled with."""

from __future__ import annotations

from collections.abc import Container, Iterable
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest

from burgomaster.core.phrase import Phrase
from burgomaster.games.rows.effect import Effect, Row
from burgomaster.games.rows.spelling import sentences
from burgomaster.words import LANGUAGES
from burgomaster.words.bundle import bundle
from burgomaster.words.cards import Sentences
from tests.words.files import entries


def classes_of(game: ModuleType, kind: type[Any]) -> list[type[Any]]:
    """Return all classes of a game that are of a kind."""
    for module in walk_packages(game.__path__, f"{game.__name__}."):
        import_module(module.name)
    found = {each for each in _subclasses(kind) if each.__module__.startswith(f"{game.__name__}.")}
    return sorted(found, key=lambda each: each.__name__)


def _subclasses(kind: type[Any]) -> Iterable[type[Any]]:
    for each in kind.__subclasses__():
        yield from _subclasses(each)
        yield each


def silent(game: ModuleType, kind: type[Any], at_least: int) -> list[str]:
    """Return the classes of a kind that do not spell themselves, of the many that there are."""
    found = classes_of(game, kind)
    assert len(found) >= at_least
    return [each.__name__ for each in found if each.spell is kind.spell]


def spelled(rows: Iterable[Row]) -> dict[str, Phrase]:
    """Return every phrase that these rows are spelled with, one of each id."""
    return {part.id: part for row in rows for effect in row for part in effect.spell().all()}


def missing(ids: Iterable[str], *tables: Container[str]) -> list[str]:
    """Return what is in none of the tables."""
    return sorted([id_ for id_ in ids if not any(id_ in table for table in tables)])


def wordless(rows: Iterable[Row]) -> list[str]:
    """Return what these rows are spelled with that some language has no words for."""
    found = spelled(rows)
    lacking: list[str] = []
    for language in LANGUAGES:
        lacking += missing(found, entries(language))
        texts = Sentences(bundle(language))
        lacking += [phrase.id for phrase in found.values() if not texts.said(phrase)]
    return lacking


def odd(prefix: str) -> Row:
    """Return a row that spells what nobody knows: it has no words."""

    class Odd(Effect[Any]):
        def spell(self) -> Phrase:
            return Phrase(f"{prefix}card-odd")

    with pytest.raises(ValueError, match=f"{prefix}card-odd: there is no such message"):
        Sentences(bundle("en")).text(sentences((Odd(),), prefix))
    return (Odd(),)
