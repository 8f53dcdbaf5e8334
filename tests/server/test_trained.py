"""A trained bot at a server: seated by the name its host gave it, never by a file that a guest names."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from burgomaster.bots import bots_of, registry
from burgomaster.bots.trained import Network
from burgomaster.core.chance import Fast
from burgomaster.core.message import Refused
from burgomaster.games import rules_of
from burgomaster.server import lobby
from burgomaster.server.hub import Hub
from burgomaster.server.processes import Thinkers
from burgomaster.server.settings import Settings
from burgomaster.talk.messages import Computer, NewTable
from tests.server.host import PATIENCE
from tests.server.test_bots import asked


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test know the names that another gave."""
    monkeypatch.setattr(registry, "_named", {})


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """Return a file with a network for the table that tests ask about."""
    rules = rules_of("hamburg")
    encoder = rules.encoder(rules.new({"players": 2}, Fast(1)))
    Network(encoder.layout, encoder.offers, hidden=4).save(tmp_path / "own.npz", "hamburg")
    return tmp_path / "own.npz"


def test_a_file_that_the_host_named_answers_by_its_name(weights: Path) -> None:
    async def check() -> str:
        thinkers = Thinkers(1, 2 * PATIENCE, (), [("own", str(weights))], 1 << 30)
        try:
            return (await thinkers.think(asked("own"))).choice
        finally:
            await thinkers.close()

    assert asyncio.run(check()).startswith("draw ")


def test_a_guest_seats_a_name_and_no_file(weights: Path, tmp_path: Path) -> None:
    def table_of(bot: str) -> NewTable:
        return NewTable("hamburg", [Computer(bot), Computer(bot)], {"players": 2})

    async def check() -> None:
        hub = Hub(Settings(database=str(tmp_path / "tables.sqlite3"), bots=(("own", str(weights)),)))
        await hub.open()
        try:
            assert "own" in bots_of("hamburg")
            with pytest.raises(Refused):
                await lobby.make(hub, table_of(str(weights)))
            assert (await lobby.make(hub, table_of("own"))).table
        finally:
            await hub.close()

    asyncio.run(check())
