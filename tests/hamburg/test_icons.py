"""The icons on the cards: they come from the same rows as the texts, and tell the same."""

from __future__ import annotations

import re

import pytest

from burgomaster.games.hamburg.box.components import (
    ACTIONS,
    CARDS,
    CATEGORIES,
    DICE,
    FIRST_GARDEN,
    FIRST_TILE,
    MAYORS,
    TILES,
    tile_number,
)
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards.icons import SIGNS, icons
from burgomaster.games.hamburg.expansions import EXPANSIONS, with_expansions
from burgomaster.words import Words
from burgomaster.words.hamburg import Cards

PARK = 261
ROWS = with_expansions(standard_box(), EXPANSIONS).rows
"""What cards and tiles do."""
NUMBERS = [*range(1, CARDS + 1), *[tile for tile in range(FIRST_TILE, len(ROWS)) if ROWS[tile]]]


def line(card: int) -> str:
    return " ".join([repr(icon) for icon in icons(ROWS[card])])


def test_every_effect_of_all_280_cards_has_its_icons() -> None:
    for card in range(1, CARDS + 1):
        for effect in ROWS[card]:
            assert icons((effect,)), card
        assert bool(icons(ROWS[card])) is not (FIRST_GARDEN <= card < PARK), card


def test_every_effect_of_all_tiles_has_its_icons() -> None:
    tiles = [number for number in NUMBERS if number > CARDS]
    assert len(tiles) >= 2 * len(MAYORS)
    for number in tiles:
        for effect in ROWS[number]:
            assert icons((effect,)), number


def test_icons_tell_what_the_text_tells_neither_more_nor_less() -> None:
    """Rows with the same text have the same icons, and rows with the same icons the same text."""
    words = Words("en")
    pairs = {(line(number), Cards(words).row(ROWS[number])) for number in NUMBERS}
    assert len({icons for icons, _ in pairs}) == len(pairs) == len({text for _, text in pairs})


def test_every_number_of_the_text_is_on_an_icon_or_goes_without_saying() -> None:
    words = Words("en")
    for row in NUMBERS:
        told = {int(number) for number in re.findall(r"\d+", line(row))}
        said = {int(number) for number in re.findall(r"\b\d+\b", Cards(words).row(ROWS[row]))}
        assert said <= told | {0, 1}, row


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


@pytest.mark.parametrize(
    ("tile", "wanted"),
    [
        ("petersen a", "phase:0 is mark:10 worker:each:2 hand is hand:7"),
        ("petersen b", "phase:0 is mark:5 worker:each:0 level:any:-1 when point:2"),
        ("kirchenpauer a", "phase:0 is mark:10 worker:each:0 level:any:+1 when worker:same:+1"),
        ("kirchenpauer b", "phase:0 is mark:5 worker:each:2 phase:III is building:any:x2"),
        ("weber a", "phase:0 is mark:10 worker:each:1 no die:black"),
        ("weber b", "phase:0 is mark:10 worker:each:2 majority when mark:5"),
        ("versmann a", "phase:0 is mark:7 worker:each:1 building:any mark:0 when mark:2 point:1"),
        ("versmann b", "phase:0 is mark:5 worker:each:1 site when point:1"),
        ("moenckeberg a", "phase:0 is mark:10 worker:each:1 wall is mark:≤2"),
        ("moenckeberg b", "phase:0 is mark:5 worker:each:1 action:money is mark:+2"),
    ],
)
def test_lines_of_mayors(tile: str, wanted: str) -> None:
    name, face = tile.split(" ")
    assert line(tile_number(TILES.index(name), "ab".index(face))) == wanted
