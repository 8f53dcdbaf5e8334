"""The golden games between them show everything."""

from __future__ import annotations

from tests.bruges.golden.coverage import COVERAGE, demanded
from tests.bruges.golden.make import MOMENTS, MOST_GAMES


def test_golden_games_show_every_person_and_every_kind_of_event() -> None:
    assert MOMENTS.not_shown(COVERAGE, demanded()) == set()


def test_the_corpus_stays_small() -> None:
    assert 0 < len(MOMENTS.games()) <= MOST_GAMES


def test_moments_tell_what_happened() -> None:
    assert MOMENTS.told_wrongly() == []
