"""Every effect spells itself, and whatever it spells has its words, its icons and its worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from burgomaster.bots.hamburg.worth import (
    BY_COUNT,
    BY_OTHERS,
    EXPECTED,
    FLAT,
    PER_SEASON,
    RECKONED,
    Worth,
    worths,
)
from burgomaster.core.phrase import Phrase
from burgomaster.games import hamburg
from burgomaster.games.hamburg.box.components import ACTIONS, DICE
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards import counts, effects
from burgomaster.games.hamburg.cards.hooks import HOOKS, SAID
from burgomaster.games.hamburg.cards.icons import LINES, icons
from burgomaster.games.hamburg.expansions import EXPANSIONS, with_expansions
from burgomaster.games.rows.effect import Count, Effect
from burgomaster.games.rows.spelling import deeds
from tests.rows.spelling import missing, odd, silent, spelled, wordless
from tests.words.files import entries

BOX = with_expansions(standard_box(), EXPANSIONS)
"""All cards and all tiles."""

FRAMES = {"hb-card-priced", "hb-card-nothing", "hb-list-and", "hb-list-or", "hb-levels"}
"""Messages of the texts that no effect spells: they are put around phrases, or into them."""


@pytest.mark.parametrize(("kind", "least"), [(Effect, 21), (Count, 10)])
def test_every_class_of_effects_and_counts_spells_itself(kind: type[Any], least: int) -> None:
    assert silent(hamburg, kind, least) == []


def test_every_hook_is_spelled_and_no_two_alike() -> None:
    assert sorted(SAID) == list(range(HOOKS))
    assert len(set(SAID.values())) == HOOKS


def test_whatever_is_spelled_has_words_in_every_language() -> None:
    assert wordless(BOX.rows) == []


def test_whatever_is_spelled_has_icons() -> None:
    found = spelled(BOX.rows)
    assert missing(found, LINES) == []
    assert missing(found, {id_: line for id_, line in LINES.items() if id_ != "hb-card-tuck"}) == [
        "hb-card-tuck"
    ]


def test_every_message_of_the_texts_has_icons_and_every_line_of_icons_its_message() -> None:
    texts = {id_ for id_, (file, _) in entries("en").items() if file == "hamburg_cards.ftl"} - FRAMES
    tiles = [id_ for id_, (file, _) in entries("en").items() if file == "hamburg_expansions.ftl"]
    texts |= of_kinds(tiles, "card", "rule", "workers", "quoted") - {"hb-quoted-steps"}
    assert texts ^ set(LINES) == {"hb-category-name", "hb-colour-name"}  # names that are used elsewhere, too


WORTHS = (FLAT, RECKONED, PER_SEASON, BY_OTHERS, BY_COUNT)
INNER = {"hb-card-decrease-more"}
"""What is only spelled after an event, which is worth something as a whole."""


def of_kinds(ids: Iterable[str], *kinds: str) -> set[str]:
    return {id_ for id_ in ids if Phrase(id_).kind in kinds}


def test_bots_have_an_opinion_of_every_effect_and_of_every_count() -> None:
    done = {said.id for row in BOX.rows for said in deeds(row)}
    assert missing(done, *WORTHS) == []
    assert missing(done, FLAT.keys() - {"hb-card-tuck"}, *WORTHS[1:]) == ["hb-card-tuck"]
    assert missing(of_kinds(spelled(BOX.rows), "per", "if", "as", "statue"), EXPECTED) == []
    assert len(worths(BOX)) == len(BOX.rows)


def test_whatever_has_icons_has_a_worth_and_only_one() -> None:
    known = [id_ for table in WORTHS for id_ in table]
    assert len(set(known)) == len(known)
    assert of_kinds(LINES, "card", "rule", "others") - INNER == set(known)
    assert of_kinds(LINES, "per", "if", "as", "statue") == set(EXPECTED)


def test_a_number_on_a_tile_is_worth_more_the_more_it_is() -> None:
    found = {said.id: said for row in BOX.rows for said in deeds(row) if said.id in BY_COUNT}
    assert sorted(found) == sorted(BY_COUNT)
    for number, row in enumerate(BOX.rows):
        for said in deeds(row):
            if said.id in BY_COUNT:
                assert worths(BOX)[number].per_season > 0, said


def test_an_effect_that_does_not_spell_itself_is_a_mistake() -> None:
    for thing in (Effect[Any](), Count[Any]()):
        with pytest.raises(NotImplementedError, match="does not spell itself"):
            thing.spell()


def test_a_phrase_without_words_icons_or_worth_is_a_mistake() -> None:
    row = odd("hb-")
    with pytest.raises(KeyError, match="hb-card-odd"):
        Worth(standard_box(), 1, row, 0)
    with pytest.raises(KeyError, match="no icons for hb-card-odd"):
        icons(row)


@pytest.mark.parametrize(
    "effect",
    [
        effects.gain(marks=2, per=counts.black_die),
        effects.gain(worker=0, marks=1, per=counts.black_die),
        effects.draw_from_discards(counts.workers),
        effects.decrease_disaster(1, per=counts.black_die),
        effects.gain(marks=1, per=counts.every(2, counts.categories)),
        effects.gain(marks=1, per=counts.every(3, counts.site_colours)),
    ],
)
def test_what_no_sentence_can_say_is_refused_when_spelled(effect: Effect[Any]) -> None:
    with pytest.raises(TypeError, match="no words for"):
        effect.spell()


def test_a_phrase_tells_colours_actions_and_categories_by_their_names() -> None:
    found = spelled(BOX.rows)
    assert found["hb-as-die"].arguments == {"colour": "black"}
    assert {phrase.arguments["colour"] for phrase in found.values() if "colour" in phrase.arguments} <= set(
        DICE
    )
    assert found["hb-card-after-action"].word("action") in ACTIONS
