"""Playing with a data set of one's own: the server offers it, and bots know it, too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from burgomaster.games.hamburg.box.sets import SETS
from tests.cli.conftest import Run
from tests.cli.conftest import forking as forking
from tests.cli.conftest import run as run
from tests.server.client import ME, Client, ask, make_table
from tests.server.host import Server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A set whose wall begins with pink on the left and costs two marks a segment more."""
    SETS.export(tmp_path / "mine", new_name="mine")
    board = tmp_path / "mine" / "board.toml"
    text = board.read_text(encoding="utf-8")
    text = text.replace('left = ["gray", "brown", "pink"', 'left = ["pink", "brown", "gray"', 1)
    board.write_text(text.replace("costs = [1, 2, 3, 4, 5]", "costs = [3, 4, 5, 6, 7]", 1), encoding="utf-8")
    return tmp_path / "mine"


@pytest.fixture
def edited(tmp_path: Path, folder: Path) -> Iterator[Server]:
    """A server that knows this set."""
    server = Server(tmp_path, sets=[["hamburg", str(folder)]]).start()
    yield server
    server.stop()
    assert not server.said()


def test_a_set_of_ones_own_is_offered_and_played_with(edited: Server) -> None:
    games = ask(edited, "GET", "/api/lobby").json()["games"]
    offered = {option["name"]: option["words"] for option in games[0]["options"]}
    assert "mine" in offered["data"]
    clerk = {"type": "bot", "bot": "clerk"}
    held = make_table(edited, ME, clerk, options={"players": 2, "data": "mine"})
    with Client(edited, held["table"], held["token"]).entered() as client:
        client.nonce(1)
        client.begun()
        board = client.state["view"]["board"]
        assert board["wall"]["left"][0] == "pink"
        assert board["wall_prices"] == [3, 4, 5, 6, 7]
        # The bot answers, and not chance for it: the server has nothing to complain of.
        assert client.play(12) == 12
    assert ask(edited, "GET", "/api/games/hamburg/book/en?data=mine").status_code == 200


def test_the_command_refuses_a_set_that_is_none(run: Run, folder: Path) -> None:
    for wrong, reason in (("mine", "data set"), ("hamburg=nowhere", "nowhere"), ("chess=mine", "chess")):
        ended = run("serve", "--no-browser", "--data", wrong)
        assert ended.returncode == 2
        assert reason in ended.stderr
    (folder / "board.toml").write_text("seasons = ", encoding="utf-8")
    ended = run("serve", "--no-browser", "--data", f"hamburg={folder}")
    assert ended.returncode == 2
    assert "board.toml" in ended.stderr
