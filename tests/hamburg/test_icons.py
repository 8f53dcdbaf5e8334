"""The icons on the cards: they come from the same rows as the texts, and tell the same."""

from __future__ import annotations

import re

import pytest

from burgomaster.games.hamburg.box.components import ACTIONS, CARDS, CATEGORIES, DICE, FIRST_GARDEN
from burgomaster.games.hamburg.cards.deck import ROWS
from burgomaster.games.hamburg.cards.icons import SIGNS, icons
from burgomaster.words import Words

PARK = 261


def line(card: int) -> str:
    return " ".join([repr(icon) for icon in icons(ROWS[card])])


def test_every_effect_of_all_280_cards_has_its_icons() -> None:
    for card in range(1, CARDS + 1):
        for effect in ROWS[card]:
            assert icons((effect,)), card
        assert bool(icons(ROWS[card])) is not (FIRST_GARDEN <= card < PARK), card


def test_icons_tell_what_the_text_tells_neither_more_nor_less() -> None:
    """Cards with the same text have the same icons, and cards with the same icons the same text."""
    words = Words("en")
    pairs = {(line(card), words.card_text(card)) for card in range(1, CARDS + 1)}
    assert len({icons for icons, _ in pairs}) == len(pairs) == len({text for _, text in pairs})


def test_every_number_of_the_text_is_on_an_icon_or_goes_without_saying() -> None:
    words = Words("en")
    for card in range(1, CARDS + 1):
        told = {int(number) for number in re.findall(r"\d+", line(card))}
        said = {int(number) for number in re.findall(r"\b\d+\b", words.card_text(card))}
        assert said <= told | {0, 1}, card


def test_every_sign_is_used_and_every_of_is_known() -> None:
    used = [icon for row in ROWS for icon in icons(row)]
    assert {icon.sign for icon in used} == set(SIGNS)
    known = {"", "any", "same", "each", "sum", "again", *DICE, *CATEGORIES}
    assert all(icon.of in known or (icon.sign == "action" and icon.of in ACTIONS) for icon in used)


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        (98, "worker:pink:-1 arrow mark:3"),
        (20, "worker:purple:-1 arrow point:2 per site:purple:3"),
        (205, "laurel point:1 per worker:any:2"),
        (138, "action:money card:pink when mark:3"),
        (182, "building:orange is mark:½"),
        (147, "level:any:≤2"),
        (172, "others arrow worker:any:+2"),
        (5, "discards arrow category:civic:+1"),
    ],
)
def test_lines_read_from_left_to_right(card: int, wanted: str) -> None:
    assert line(card) == wanted
