"""Every effect of a person spells itself, and whatever it spells has its words and its icons."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgomaster.games import bruges
from burgomaster.games.bruges.box.components import ACTIONS, CARDS, COLOURS, GROUPS
from burgomaster.games.bruges.cards import counts, effects
from burgomaster.games.bruges.cards.deck import ROWS
from burgomaster.games.bruges.cards.hooks import HOOKS, SAID
from burgomaster.games.bruges.cards.icons import LINES, SIGNS, icons
from burgomaster.games.rows.effect import Count, Effect
from burgomaster.games.rows.spelling import sentences
from burgomaster.words import LANGUAGES
from burgomaster.words.bundle import bundle
from burgomaster.words.cards import Sentences
from tests.rows.spelling import missing, odd, silent, spelled, wordless
from tests.words.files import entries

FRAMES = {"br-card-priced", "br-card-once-a-round", "br-list-and", "br-list-or"}
"""Messages of the texts that no effect spells: they are put around phrases."""


@pytest.mark.parametrize(("kind", "least"), [(Effect, 15), (Count, 10)])
def test_every_class_of_effects_and_counts_spells_itself(kind: type[Any], least: int) -> None:
    assert silent(bruges, kind, least) == []


def test_every_hook_is_spelled_and_no_two_alike() -> None:
    assert sorted(SAID) == list(range(HOOKS))
    assert len(set(SAID.values())) == HOOKS


def test_some_person_answers_to_every_hook() -> None:
    found = spelled(ROWS)
    assert missing(SAID.values(), found) == []


def test_whatever_is_spelled_has_words_in_every_language() -> None:
    assert wordless(ROWS) == []


def test_every_message_of_the_texts_is_spelled_and_has_icons() -> None:
    texts = {id_ for id_, (file, _) in entries("en").items() if file == "bruges_cards.ftl"} - FRAMES
    assert texts ^ set(LINES) == {"br-group-name"}  # a name that is used elsewhere, too
    assert set(spelled(ROWS)) == set(LINES)


def test_texts_are_sentences_and_no_two_persons_of_a_language_share_one_by_mistake() -> None:
    for language in LANGUAGES:
        texts = Sentences(bundle(language))
        for number in range(1, CARDS + 1):
            text = texts.text(sentences(ROWS[number], "br-"))
            assert re.fullmatch(r"[A-ZÄÖÜ].*[a-zäöüß0-9)]\.", text), text
            assert not re.search(r"\{|\}|  |br-|\$", text), text


def test_every_effect_has_icons_of_known_signs() -> None:
    kinds = {*COLOURS, *GROUPS, *ACTIONS, "any", "same", "each", "sum", "again", ""}
    for number in range(1, CARDS + 1):
        line = icons(ROWS[number])
        assert line, number
        for icon in line:
            assert icon.sign in SIGNS, icon
            assert icon.of in kinds, icon
    drawn = {icon.sign for number in range(1, CARDS + 1) for icon in icons(ROWS[number])}
    assert drawn == set(SIGNS)


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (15, "worker:yellow:-1 arrow guilder:2 point:1"),
        (2, "laurel point:2 per group:nobility"),
        (31, "phase:2 when worker:blue:+1 guilder:2 per die:blue:5/6"),
        (38, "worker:brown:-1 arrow worker:same:+1 per die:any:1/2"),
        (60, "worker:red:-1 guilder:3 arrow point:3"),
        (75, "action:workers is worker:same:3"),
        (123, "action:person when threat:same:-1"),
        (131, "worker:any:-1 arrow threat:same:≤2"),
        (139, "others arrow guilder:+3"),
    ],
)
def test_icons_read_as_the_row_does(card: int, line: str) -> None:
    assert " ".join([repr(icon) for icon in icons(ROWS[card])]) == line


def test_a_phrase_without_words_or_icons_is_a_mistake() -> None:
    row = odd("br-")
    with pytest.raises(KeyError, match="no icons for br-card-odd"):
        icons(row)


@pytest.mark.parametrize(
    "effect",
    [
        effects.gain(guilders=2, per=counts.most_common_result),
        effects.gain(worker=0, guilders=1, per=counts.most_common_result),
        effects.gain(guilders=1, per=counts.every(2, counts.groups)),
        effects.gain(guilders=1, per=counts.every(3, counts.house_colours)),
    ],
)
def test_what_no_sentence_can_say_is_refused_when_spelled(effect: Effect[Any]) -> None:
    with pytest.raises(TypeError, match="no words for"):
        effect.spell()


def test_icons_tell_what_the_text_tells_neither_more_nor_less() -> None:
    """Rows with the same text have the same icons, the other way round too; numbers of the text are drawn."""
    texts = Sentences(bundle("en"))
    pairs: set[tuple[str, str]] = set()
    for row in ROWS[1:]:
        line, text = " ".join([repr(icon) for icon in icons(row)]), texts.text(sentences(row, "br-"))
        pairs.add((line, text))
        told = {int(number) for number in re.findall(r"\d+", line)}
        assert {int(number) for number in re.findall(r"\b\d+\b", text)} <= told | {0, 1}, text
    assert len({line for line, _ in pairs}) == len(pairs) == len({text for _, text in pairs})
