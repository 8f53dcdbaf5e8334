"""Persons with a laurel wreath, each by hand; those that count their group are in test_families.py."""

from __future__ import annotations

from tests.bruges.cards.checks import check_laurels
from tests.bruges.tables import a_player


def test_10_dowager() -> None:
    check_laurels(10, 4, majorities="reputation canal", others=[a_player(majorities="persons")])
    check_laurels(10, 0)


def test_93_sexton() -> None:
    check_laurels(93, 3, threats="blue blue red", others=[a_player(threats="violet")])
    check_laurels(93, 0)


def test_103_bishop() -> None:
    """A point per two workers, over all colours together."""
    check_laurels(103, 2, workers="blue brown yellow red red", others=[a_player(workers="blue blue")])
    check_laurels(103, 3, workers="blue blue blue red red red")
    check_laurels(103, 0, workers="blue")


def test_108_engraver() -> None:
    """A point per group, his own too; two of one group count once."""
    check_laurels(108, 4, persons=[1, 7, 16, 32], others=[a_player(persons=[52])])
    check_laurels(108, 1, persons=[111])


def test_109_architect() -> None:
    check_laurels(109, 6, canal=(3, 5), statues=(7,), others=[a_player(canal=(3, 3))])
    check_laurels(109, 2, canal=(4, 2))
    check_laurels(109, 0, canal=(2, 2))


def test_116_sculptor() -> None:
    """The best of one's statues counts once more."""
    check_laurels(116, 6, canal=(5, 5), statues=(5, 6), others=[a_player(canal=(5, 0), statues=(7,))])
    check_laurels(116, 0)


def test_129_castellan() -> None:
    """A point per two houses, empty or not, beside the points that houses are worth anyway."""
    check_laurels(129, 2, houses="red blue violet red", others=[a_player(houses="brown")])
    check_laurels(129, 3, houses="red blue violet red brown brown brown")
    check_laurels(129, 0)


def test_155_cartographer() -> None:
    check_laurels(155, 4, houses="blue brown yellow red violet blue")
    check_laurels(155, 0, houses="blue brown yellow red red", others=[a_player(houses="violet")])
