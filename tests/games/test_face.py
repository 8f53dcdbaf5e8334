"""The face of a game: what the rest of the house asks of its rules, and nothing besides."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.core.rules import Rules
from burgomaster.games import GAMES, rules_of
from burgomaster.paper.rules import PrintedRules
from burgomaster.words import LANGUAGES, Words, naming_of

MOST: int = 12
ALONE = {"ahead"}
"""What one room asks alone: only tables over days know answers in advance, and talk says what they mean."""
ROOMS = ("core", "paper", "words", "bots", "arena", "envs", "talk", "server", "cli")
SOURCE = Path(burgomaster.__file__).parent


def public(kind: type[Any]) -> set[str]:
    """Return the methods of a class that others may call."""
    return {name for name in dir(kind) if not name.startswith("_") and callable(getattr(kind, name))}


def test_rules_have_few_methods() -> None:
    assert len(public(Rules)) <= MOST, sorted(public(Rules))
    assert public(PrintedRules) == public(Rules)


@pytest.mark.parametrize("game", GAMES)
def test_a_games_rules_have_no_others(game: str) -> None:
    assert public(type(rules_of(game))) == public(PrintedRules)


def test_each_is_asked_by_two_rooms_or_more() -> None:
    """Room by room, wherever something called rules is asked."""
    asked: defaultdict[str, set[str]] = defaultdict(set)
    for room in ROOMS:
        for path in (SOURCE / room).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            for name in re.findall(r"\brules(?:_of\([^()]*(?:\([^()]*\))?[^()]*\))?\.(\w+)\(", text):
                asked[name].add(room)
    lonely = {name: sorted(asked[name]) for name in public(PrintedRules) - ALONE if len(asked[name]) < 2}
    assert lonely == {}


@pytest.mark.parametrize("game", GAMES)
def test_points_by_source_add_up(game: str) -> None:
    rules = rules_of(game)
    table = rules.new(rules.options({"players": 3}), Fast(2))
    for asked in range(4000):
        if asked % 50 == 0 or table.over:
            assert [sum(row.values()) for row in table.score_rows()] == table.scores()
        if table.over:
            break
        seat, choices = table.turn()
        table.apply(seat, choices[asked % len(choices)])
    assert table.over
    assert len({tuple(row) for row in table.score_rows()}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_book_has_every_entry_once_with_name_and_text(game: str) -> None:
    book = rules_of(game).book()
    assert len({(entry.kind, entry.number) for entry in book}) == len(book)
    for language in LANGUAGES:
        words = Words(language)
        for entry in book:
            assert words.entry_name(entry)
            assert words.entry_text(entry).endswith("."), entry


@pytest.mark.parametrize("game", GAMES)
def test_words_and_tables_have_the_same_prefix(game: str) -> None:
    table = rules_of(game).new(rules_of(game).options({}), Fast(1))
    assert naming_of(game).prefix == table.prefix


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_table_begin_the_same_game(game: str) -> None:
    rules = rules_of(game)
    options = rules.options({"players": 3})
    found = rules.options_of(rules.new(options, Fast(1)))
    assert (found["players"], found["data"]) == (options["players"], options["data"])
    assert rules.options(found) == found
    assert rules.data_digest(found) == rules.data_digest(options)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_taken(game: str) -> None:
    """Players come first; every default and every word of an offer can be an option."""
    rules = rules_of(game)
    offers = rules.offered()
    assert offers[0].name == "players"
    rules.options({offer.name: offer.default for offer in offers})
    for offer in offers:
        for word in offer.words:
            given: Any = [word] if offer.kind == "set" else word
            assert rules.options({offer.name: given})[offer.name] == given
        for number in (offer.low, offer.high) if offer.kind == "number" else ():
            assert rules.options({offer.name: number})[offer.name] == number
