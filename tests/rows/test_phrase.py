"""Phrases: what effects say of themselves, before words, icons and bots look it up."""

from __future__ import annotations

from burgomaster.core.phrase import Phrase

COINS = Phrase("x-coins", count=3)
GAIN = Phrase("x-card-gain", {"goods": [COINS, Phrase("x-fruit", kind="plum")]}, unit="coins", one_of=(1, 3))


def test_a_phrase_tells_its_kind_its_numbers_and_its_words() -> None:
    assert (GAIN.kind, COINS.kind) == ("card", "coins")
    assert (COINS.number("count"), COINS.number("group", 1)) == (3, 1)
    assert (GAIN.word("unit"), COINS.word("count")) == ("coins", 3)


def test_a_phrase_lists_all_phrases_inside_it_itself_first() -> None:
    assert [phrase.id for phrase in GAIN.all()] == ["x-card-gain", "x-coins", "x-fruit"]


def test_phrases_are_equal_if_they_say_the_same() -> None:
    goods = [Phrase("x-coins", count=3), GAIN.parts["goods"][1]]
    same = Phrase("x-card-gain", {"goods": goods}, unit="coins", one_of=(1, 3))
    assert same == GAIN
    assert hash(same) == hash(GAIN)
    other = GAIN.renamed("x-card-score")
    assert (other.id, other.parts, other.arguments) == ("x-card-score", GAIN.parts, GAIN.arguments)
    less = Phrase("x-card-gain", None, unit="coins", one_of=(1, 3))
    assert GAIN not in (other, less, Phrase("x-card-gain", GAIN.parts), "x")


def test_a_phrase_can_be_read() -> None:
    assert repr(GAIN) == (
        "Phrase('x-card-gain', goods=[Phrase('x-coins', count=3), Phrase('x-fruit', kind='plum')], "
        "unit='coins', one_of=(1, 3))"
    )
