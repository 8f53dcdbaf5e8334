"""`game` is each game in turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.every import GAMES, named
from tests.games.game import Subject


@pytest.fixture(scope="session", params=GAMES, ids=named)
def game(request: pytest.FixtureRequest) -> Subject[Any]:
    """A game: the test is run for each of them."""
    found = request.param
    assert isinstance(found, Subject)
    return found
