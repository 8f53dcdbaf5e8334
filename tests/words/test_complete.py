"""Everything that can be said is said in every language, and nothing else is written down."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from burgomaster.core.message import Argument
from burgomaster.games import GAMES, rules_of
from burgomaster.games.bruges.box import components as bruges
from burgomaster.games.bruges.scoring import SOURCES as BRUGES_SOURCES
from burgomaster.games.hamburg.box.components import (
    ACTIONS,
    ACTIVATIONS,
    CATEGORIES,
    DICE,
    DISASTERS,
    MAJORITIES,
    SIDES,
)
from burgomaster.games.hamburg.scoring import SOURCES
from burgomaster.words import LABELS, LANGUAGES, Words, naming_of
from burgomaster.words.bundle import Bundle, bundle
from burgomaster.words.cards import Sentences
from burgomaster.words.say import SEATS
from tests.words.files import closure, entries, source, variables
from tests.words.spoken import PATTERNS, in_source, spoken

NAMED_TOO = (
    *SEATS,
    "card",
    "zoo",
    "one",
    "two",
    "three",
    "four",
    "five",
    *naming_of("city_tycoon").numbers,
)
DERIVED = {name: f"{name}-name" for name in NAMED_TOO}
"""What Words adds to the arguments of a message."""

SAME_EVERYWHERE = {
    "refused-at",
    "told-sum",
    "hb-sum-card",
    "hb-face",
    "br-sum-card",
    "hb-card-named",
    "hb-card-quoted",
    "br-card-quoted",
    "ct-tile-name",
    "ct-tile-quoted",
    "ct-tile-said",
}
SAME_EVERYWHERE |= {"ct-plant-plain", "ct-list-and", "hb-quoted-steps"}
"""Messages without a word in them."""


def said_by_cards(language: str) -> set[str]:
    """Return the messages that the texts of all cards and tiles are made of."""
    said: set[str] = set()

    class Recorder(Bundle):
        def fill(self, id_: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]]:
            said.add(id_)
            return super().fill(id_, arguments)

    texts = Sentences(Recorder(language))
    for game in GAMES:
        for entry in rules_of(game).book():
            texts.text(entry.effects)
    return said


def test_ids_that_are_not_literals_are_known() -> None:
    assert in_source()[1] == PATTERNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert sorted(set(spoken()) - set(entries(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    used = closure(language, {*spoken(), *said_by_cards(language)})
    assert sorted(set(entries(language)) - used) == []


def test_all_languages_have_the_same_messages_in_the_same_files() -> None:
    english, *others = [{id_: file for id_, (file, _) in entries(language).items()} for language in LANGUAGES]
    for other in others:
        assert other == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_arguments_they_are_given(language: str) -> None:
    wrong: list[str] = []
    for id_, arguments in spoken().items():
        given = arguments | {DERIVED[name] for name in arguments if name in DERIVED}
        if id_ in entries(language) and not variables(language, id_) <= given:
            wrong.append(f"{id_}: {sorted(variables(language, id_) - given)}")
    assert wrong == []


def test_messages_are_translated() -> None:
    same: list[str] = []
    for id_ in entries("en"):
        texts = [source(language, id_) for language in LANGUAGES if id_ in entries(language)]
        if len(set(texts)) < len(LANGUAGES) and id_ not in SAME_EVERYWHERE:
            same.append(id_)
    assert same == []


PHASES_AND_TOKENS = (0, 1, 2, 3, 4)
NAMED: list[tuple[str, tuple[Argument, ...]]] = [
    ("hb-colour-name", DICE),
    ("ct-letter-name", ("n", "e", "s", "w")),
    ("hb-category-name", CATEGORIES),
    ("hb-disaster-name", DISASTERS),
    ("hb-action-name", ACTIONS),
    ("hb-activation-name", ACTIVATIONS),
    ("hb-majority-name", MAJORITIES),
    ("hb-source-name", SOURCES),
    ("hb-side-name", SIDES),
    ("hb-phase-name", PHASES_AND_TOKENS),
    ("hb-token-name", PHASES_AND_TOKENS),
    ("br-colour-name", bruges.COLOURS),
    ("br-group-name", bruges.GROUPS),
    ("br-threat-name", bruges.THREATS),
    ("br-action-name", bruges.ACTIONS),
    ("br-activation-name", bruges.ACTIVATIONS),
    ("br-majority-name", bruges.MAJORITIES),
    ("br-source-name", BRUGES_SOURCES),
    ("br-side-name", bruges.SIDES),
    ("br-pile-name", bruges.PILES),
    ("br-gatehouse-name", bruges.GATEHOUSES),
    ("br-phase-name", PHASES_AND_TOKENS),
    ("game-name", ("hamburg", "bruges", "city_tycoon")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("label", "values"), NAMED)
def test_every_value_has_a_name_of_its_own(language: str, label: str, values: tuple[Argument, ...]) -> None:
    names = [Words(language).label(label, value) for value in values]
    assert len(set(names)) == len(names)
    written = source(language, label)
    unnamed = [value for value in values if f"[{str(value).replace(' ', '-')}]" not in written]
    assert unnamed == (
        [0] if label in ("hb-phase-name", "br-phase-name") else []
    )  # before phase I: the default


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("label", [label for label, _ in NAMED])
def test_a_value_without_a_name_is_shown_as_it_is(language: str, label: str) -> None:
    text, errors = bundle(language).fill(label, {LABELS[label]: "nonsense"})
    assert errors == []
    assert label in ("hb-phase-name", "br-phase-name") or text == "nonsense"
