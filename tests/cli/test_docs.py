"""What README and the documents show is run: Python examples, and commands in a folder of their own."""

from __future__ import annotations

import ast
import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from burgomaster.core.chance import Fair
from burgomaster.core.game import Game
from burgomaster.games.hamburg.rules import RULES
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
PAGES = (
    "README.md",
    "docs/playing.md",
    "docs/python.md",
    "docs/records.md",
    "docs/research.md",
    "docs/writing-a-bot.md",
    "docs/adding-a-card.md",
)
OTHERS = ("docs/positions.md", "docs/data-sets.md")
"""Pages whose Python is run by the tests of positions and data sets."""


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


class Noted(ast.NodeTransformer):
    """Lets every function of an example note that it ran."""

    def __init__(self) -> None:
        self.functions: set[str] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        name = f"{node.name}, line {node.lineno}"
        self.functions.add(name)
        node.body.insert(0, ast.parse(f"ran.add({name!r})").body[0])
        self.generic_visit(node)
        return node


@pytest.mark.parametrize("page", PAGES)
def test_python_examples_run(page: str) -> None:
    """All examples of a page run one after the other, as in one session; so does all that they define."""
    ran: set[str] = set()
    names: dict[str, object] = {"ran": ran}
    noted = Noted()
    for example in blocks(page, "python"):
        tree = ast.fix_missing_locations(noted.visit(ast.parse(example)))
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(tree, page, "exec"), names)
    assert noted.functions - ran == set(), "defined, but never run"


def test_the_readme_shows_ten_lines_of_python_and_three_commands() -> None:
    lines = [line for line in blocks("README.md", "python")[0].splitlines() if line]
    assert len(lines) == 10
    assert [line.split("#")[0].strip() for line in blocks("README.md", "console")[0].splitlines()] == [
        "make play",
        "make static",
        "make test",
    ]


@pytest.mark.parametrize("page", PAGES + OTHERS)
def test_commands_run(run: Run, page: str, tmp_path: Path) -> None:
    game = Game(RULES, {"players": 2}, Fair(b"thirty-two bytes, chosen at will"))
    for _ in range(100):
        question = game.table.questions[0]
        game.choose(question.seat, question.choices[0])
    (tmp_path / "game.txt").write_text(str(game.record()), encoding="utf-8")
    (tmp_path / "position.toml").write_text('game = "city_tycoon"\n', encoding="utf-8")
    saved = tmp_path / "state" / "burgomaster" / "hamburg.game"
    saved.parent.mkdir(parents=True)
    saved.write_text(str(game.record()), encoding="utf-8")
    if page == "docs/writing-a-bot.md":
        (tmp_path / "my_bots.py").write_text(blocks(page, "python")[0], encoding="utf-8")
        (tmp_path / "my_bot.mjs").write_text(blocks(page, "javascript")[0], encoding="utf-8")
    for block in blocks(page, "console"):
        for line in block.splitlines():
            words = shlex.split(line, comments=True)
            if words and words[0] == "burgomaster":
                done = run("", *words[1:], typed="quit\n")
                assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("page", PAGES + OTHERS)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        if "://" not in target:
            assert ((ROOT / page).parent / target).exists(), target


def test_what_play_types_for_is_documented() -> None:
    text = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    from burgomaster.cli.session import COMMANDS

    for command in COMMANDS:
        assert f"`{command}" in text or command == "card", command
