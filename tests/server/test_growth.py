"""Nothing a stranger sends makes the server grow for good."""

from __future__ import annotations

import asyncio
from pathlib import Path

from burgomaster.server.fold import MOST_MOVES, Fold
from burgomaster.server.store import StoredRow
from tests.server.test_collector import begun, move
from tests.server.test_store import opened


def test_of_states_only_those_are_kept_that_several_may_want(tmp_path: Path) -> None:
    """Whoever comes may say any line to be the last they know; at each version all and the news are kept."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            held = await begun(house, "bruges")
            for number in range(5):
                await move(house, held, number)
                async with house.at(held.table) as live:
                    for after in range(300):
                        house.state_text(live, None, after)
                    assert len(live.told) <= 2 * (len(live.seats) + 1)

    asyncio.run(play())


def test_all_who_have_the_same_lines_share_one_state(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house:
            held = await begun(house, "bruges")
            async with house.at(held.table) as live:
                _, last = house.state_text(live, None, 0)
            for number in range(3):
                await move(house, held, number)
                async with house.at(held.table) as live:
                    first, after = house.state_text(live, None, last)
                    again, _ = house.state_text(live, None, last)
                    assert first is again
                    last = after

    asyncio.run(play())


def test_of_very_many_moves_the_last_are_remembered() -> None:
    fold = Fold()
    for seq in range(1, 1001):
        fold.add(StoredRow(seq, "chance", -1, "x", f"m{seq}", seq))
    assert len(fold.moves) == MOST_MOVES
    assert fold.moves[-1, "m1000"] == 1000
