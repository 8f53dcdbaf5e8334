"""Games with expansions keep every promise of the conformance kit, each alone and all together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from burgomaster.core.conformance import CHECKS, Case
from burgomaster.core.rules import Options
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.rules import RULES
from tests.hamburg.game import HAMBURG
from tests.hamburg.worlds import permute

CHOSEN = [(2, EXPANSIONS), (5, EXPANSIONS), *[(3, (name,)) for name in EXPANSIONS]]


@pytest.mark.parametrize(("players", "names"), CHOSEN, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_the_promise_is_kept(
    check: Callable[[Case[Any]], None], players: int, names: tuple[str, ...]
) -> None:
    options: Options = {"players": players, "expansions": [*names]}
    check(Case(RULES, options, players, permute, HAMBURG.keep_laws, 5))
