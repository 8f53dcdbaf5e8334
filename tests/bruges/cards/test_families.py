"""Families of persons that run through several groups, a row a person."""

from __future__ import annotations

from functools import partial

import pytest

from burgomaster.games.bruges.box.components import COLOURS
from tests.bruges.cards.checks import (
    all_but,
    check_flash,
    check_in_vain,
    check_laurels,
    check_never_used,
    check_use,
    laid,
)
from tests.bruges.tables import (
    Changes,
    a_player,
    a_table,
    asked,
    calm,
    changes,
    changes_by,
    offered,
    refused,
    roll,
)

Two = tuple[int, int]
"""Two persons."""


@pytest.mark.parametrize(
    ("card", "worker", "what", "each", "also", "other", "foe"),
    [
        (4, "violet", "guilders", 2, (1, 2), 25, 8),
        (9, "brown", "points", 1, (1, 2), 25, 8),
        (20, "red", "guilders", 2, (16, 25), 35, 28),
        (42, "yellow", "points", 1, (32, 35), 49, 34),
        (45, "blue", "guilders", 2, (32, 35), 49, 34),
        (56, "yellow", "guilders", 2, (49, 52), 61, 55),
        (69, "blue", "guilders", 2, (61, 73), 86, 74),
        (90, "brown", "guilders", 2, (85, 86), 104, 79),
        (95, "violet", "guilders", 2, (91, 104), 118, 93),
        (106, "yellow", "guilders", 3, (108, 118), 128, 109),
        (107, "violet", "points", 1, (108, 118), 128, 109),
        (122, "red", "guilders", 2, (127, 128), 143, 129),
        (146, "blue", "guilders", 2, (136, 143), 163, 139),
        (158, "brown", "guilders", 2, (151, 163), 2, 152),
    ],
)
def test_a_gain_per_person_of_the_group(
    card: int, worker: str, what: str, each: int, also: Two, other: int, foe: int
) -> None:
    """It counts itself, but nobody of another group, and nobody before another player."""
    others = [a_player(persons=[foe])]
    check_use(card, worker, {what: each}, persons=[other], others=others)
    check_use(card, worker, {what: 3 * each}, persons=[*also, other], others=others)


@pytest.mark.parametrize(
    ("card", "also", "other", "foe"),
    [
        (2, (1, 8), 28, 7),
        (25, (16, 28), 34, 19),
        (35, (32, 34), 52, 36),
        (49, (52, 55), 73, 57),
        (61, (73, 74), 85, 52),
        (86, (79, 85), 91, 88),
        (104, (91, 100), 117, 99),
        (118, (114, 117), 127, 111),
        (128, (127, 121), 136, 124),
        (143, (136, 139), 151, 141),
        (163, (151, 154), 1, 152),
    ],
)
def test_two_points_at_the_end_per_person_of_the_group(card: int, also: Two, other: int, foe: int) -> None:
    others = [a_player(persons=[foe])]
    check_laurels(card, 2, persons=[other], others=others)
    check_laurels(card, 6, persons=[*also, other], others=others)


@pytest.mark.parametrize(
    ("card", "colour", "what", "each"),
    [
        (12, "yellow", "points", 1),
        (18, "red", "guilders", 2),
        (24, "violet", "guilders", 2),
        (26, "brown", "guilders", 2),
        (30, "violet", "points", 1),
        (58, "blue", "guilders", 2),
        (72, "brown", "points", 1),
        (120, "blue", "points", 1),
    ],
)
def test_a_gain_per_house_of_a_colour(card: int, colour: str, what: str, each: int) -> None:
    """The worker has that colour, too; houses count empty or not, but none of another player."""
    others = [a_player(houses=colour)]
    check_in_vain(card, colour, houses=all_but(colour), others=others)
    houses = f"{colour} {all_but(colour)} {colour} {colour}"  # the person lies on the first
    check_use(card, colour, {what: 3 * each}, houses=houses, others=others)


@pytest.mark.parametrize(
    ("card", "fitting", "other"),
    [(3, (1, 2), 25), (57, (49, 52), 73), (99, (91, 104), 86), (111, (108, 118), 95)],
)
def test_a_person_of_the_group_comes_out_of_the_discard_pile(card: int, fitting: Two, other: int) -> None:
    """It is laid for nothing on an empty house, from anywhere in the pile; the rest stays as it lies."""
    low, high = fitting
    player = a_player(guilders=9, hand=[card], houses="red red violet")
    table = a_table(player, discards=[low, other, high, 70])
    assert changes(table, f"person {card} at 1") == laid(card, 9, {})
    assert offered(table) == {f"select {each} at {place}" for each in fitting for place in (2, 3)}
    assert refused(table, f"select {other} at 2") == "br-select-group"
    assert refused(table, "select 71 at 2") == "br-not-in-discards"
    assert refused(table, f"select {low} at 1") == "br-house-not-empty"
    assert changes(table, f"select {low} at 3") == {"persons": f"+{low}", "discards": f"-{low}"} | (
        {"points": 3} if low == 1 else {}
    ) | ({"yellow workers": 1, "guilders": 3} if low == 91 else {})
    assert table.players[0].houses[2].persons == (low,)
    assert table.discards == [other, high, 70]
    # Nobody that fits, or no empty house: the flash does nothing.
    for houses, discards in (("red red", [other]), ("red", [low, other])):
        table = a_table(a_player(guilders=9, hand=[card], houses=houses), discards=discards)
        assert changes(table, f"person {card} at 1") == laid(card, 9, {})
        assert "end turn" in offered(table)


@pytest.mark.parametrize(
    ("card", "colour"), [(7, "blue"), (55, "violet"), (70, "brown"), (79, "red"), (91, "yellow")]
)
def test_a_worker_and_three_guilders_at_once(card: int, colour: str) -> None:
    check_flash(card, 0, {f"{colour} workers": 1, "guilders": 3})


@pytest.mark.parametrize(("card", "worker"), [(11, "red"), (15, "yellow"), (53, "blue")])
def test_a_point_and_two_guilders(card: int, worker: str) -> None:
    check_use(card, worker, {"points": 1, "guilders": 2})


@pytest.mark.parametrize(("card", "worker"), [(46, "brown"), (140, "red")])
def test_three_guilders(card: int, worker: str) -> None:
    check_use(card, worker, {"guilders": 3})


@pytest.mark.parametrize(("card", "worker"), [(65, "red"), (80, "yellow"), (94, "violet")])
def test_two_workers_of_any_colours(card: int, worker: str) -> None:
    check_use(card, worker, {"blue workers": 1, "brown workers": 1}, "take blue", "take brown")


@pytest.mark.parametrize(("card", "worker"), [(77, "violet"), (78, "brown")])
def test_a_card_is_drawn_and_used_at_once(card: int, worker: str) -> None:
    """For any of the six actions; it is one action more."""
    drawn = ("draw left", "top left yellow", "deal 16")
    gained: Changes = {"blue workers": 2, "left pile": -1, "discards": "+16"}
    check_use(card, worker, gained, *drawn, "workers 16")
    gained = {"left pile": -1, "houses": "+16", "blue workers": -1}
    check_use(card, worker, gained, *drawn, "house 16", workers="blue")
    table = a_table(a_player(persons=[card], houses="red red", workers=worker, guilders=6))
    changes(table, f"use {card}", *drawn)
    assert offered(table) == {"workers 16", "money 16", "person 16 at 2", "canal 16 left"}


@pytest.mark.parametrize(("card", "worker"), [(67, "red"), (161, "violet")])
def test_a_canal_tile_at_its_price(card: int, worker: str) -> None:
    """Without a card, whatever the field's colour; even who builds for nothing pays (ruling 27)."""
    check_use(card, worker, {"guilders": -1, "left canal": 1}, "tile left", guilders=1)
    gained = {"guilders": -3, "right canal": 1}
    check_use(card, worker, gained, "tile right", guilders=10, canal=(4, 2), persons=[159])
    table = a_table(a_player(persons=[card], workers=worker, guilders=3, canal=(1, 3)))
    assert changes(table, f"use {card}")["left canal"] == 1  # the other one costs 4: no choice
    check_in_vain(card, worker, "br-no-affordable-tile")
    check_in_vain(card, worker, "br-no-affordable-tile", guilders=99, canal=(5, 5), statues=(7, 6))


@pytest.mark.parametrize(
    ("card", "colour"), [(121, "violet"), (124, "blue"), (125, "yellow"), (133, "brown"), (135, "red")]
)
def test_a_threat_marker_of_the_workers_colour_is_returned(card: int, colour: str) -> None:
    """For a point; only one, and none of another colour."""
    check_use(card, colour, {f"{colour} threats": -1, "points": 1}, threats=f"{colour} {' '.join(COLOURS)}")
    check_in_vain(card, colour, "br-no-threat", threats=all_but(colour))


@pytest.mark.parametrize(("card", "worker"), [(64, "yellow"), (115, "blue")])
def test_three_guilders_per_coloured_majority_marker(card: int, worker: str) -> None:
    others = [a_player(majorities="persons")]
    check_use(card, worker, {"guilders": 6}, majorities="reputation canal", others=others)
    check_in_vain(card, worker, others=others)


@pytest.mark.parametrize(("card", "colour"), [(31, "blue"), (37, "red"), (43, "brown")])
def test_a_worker_and_two_guilders_when_the_die_of_its_colour_shows_5_or_6(card: int, colour: str) -> None:
    check_never_used(card)
    for pips in range(1, 7):
        for die in COLOURS:
            table = a_table(a_player(persons=[card]), at="dice")
            rolled = changes_by(table, partial(roll, table, calm(f"{die}{pips}")))
            gained = {f"{colour} workers": 1, "guilders": 2} if die == colour and pips >= 5 else {}
            assert {
                name: rolled[name] for name in (f"{colour} workers", "guilders") if name in rolled
            } == gained
            assert "2 blue workers" not in rolled
            assert asked(table) == 1


@pytest.mark.parametrize(("card", "colour"), [(50, "yellow"), (66, "blue"), (71, "red")])
def test_three_guilders_more_from_a_die(card: int, colour: str) -> None:
    """Only by the action, only with that die, and only for the owner."""
    check_never_used(card)
    dice = "blue1 brown2 yellow3 red4 violet6"
    cards = {"blue": 16, "brown": 19, "yellow": 22, "red": 25, "violet": 28}
    for die, held in cards.items():
        pips = int(dice.split()[COLOURS.index(die)][-1])
        table = a_table(a_player(persons=[card], hand=[held]), dice=dice)
        more = 3 if die == colour else 0
        assert changes(table, f"money {held}") == {
            "guilders": pips + more,
            "hand": f"-{held}",
            "discards": f"+{held}",
        }
        table = a_table(a_player(hand=[held]), a_player(persons=[card]), dice=dice)
        assert changes(table, f"money {held}")["guilders"] == pips


@pytest.mark.parametrize(
    ("card", "halved", "other"),
    [
        (14, {28: 0, 134: 2, 103: 2, 163: 3, 60: 5, 30: 6}, 10),
        (98, {160: 0, 100: 2, 145: 2, 10: 3, 57: 5, 72: 6}, 163),
    ],
)
def test_persons_of_a_colour_cost_half(card: int, halved: dict[int, int], other: int) -> None:
    """Rounded up, whoever they are; those of other colours cost what is printed."""
    check_never_used(card)
    for held, price in halved.items():
        table = a_table(a_player(persons=[card], houses="red red", hand=[held], guilders=price))
        assert f"person {held} at 2" in offered(table)
        if price:
            table = a_table(a_player(persons=[card], houses="red red", hand=[held], guilders=price - 1))
            assert refused(table, f"person {held} at 2") == "br-guilders-short"
    table = a_table(a_player(persons=[card], houses="red red", hand=[other], guilders=5))
    assert refused(table, f"person {other} at 2") == "br-guilders-short"
    dearest, price = list(halved.items())[-1]
    table = a_table(a_player(houses="red", hand=[dearest], guilders=price), a_player(persons=[card]))
    assert refused(table, f"person {dearest} at 1") == "br-guilders-short"
