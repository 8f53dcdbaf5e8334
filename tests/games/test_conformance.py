"""Every game keeps every promise of the conformance kit, with every number of players."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.conformance import CHECKS, Case, played
from tests.games.game import Subject


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_the_promise_is_kept(game: Subject[Any], check: Callable[[Case[Any]], None], players: int) -> None:
    check(game.case(players, seed=players))


def test_the_same_seed_gives_the_same_game_in_both_builds(game: Subject[Any]) -> None:
    """The scores and a hash of all entries are written down; both engines have to reach them."""
    done = played(game.case(4, seed=1), Fast(2))
    story = hashlib.sha256("\n".join(f"{seat} {choice.text}" for seat, choice in done.entries).encode())
    assert (tuple(done.table.scores()), story.hexdigest()[:16]) == (game.scores, game.story)
