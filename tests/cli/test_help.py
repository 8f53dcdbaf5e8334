"""Help and usage errors: in the reader's language, and without loading what they do not need."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from burgomaster.cli.main import Burgomaster
from burgomaster.cli.own import Own
from tests.cli.conftest import Call, Run

LANGUAGES = ("en", "de", "nl")
ENGLISH = ("Usage", "Options", "Commands", "Arguments", "OPTIONS", "default", "Show", "completion", "INTEGER")
"""What Typer would say by itself."""

LOADED = """
import json, sys
opened = []
sys.addaudithook(lambda event, details: opened.append(str(details[0])) if event == "open" else None)
from burgomaster.__main__ import main
try:
    main()
except SystemExit:
    pass
texts = [path for path in opened if path.endswith(".ftl")]
print(json.dumps([sorted(sys.modules), texts]), file=sys.stderr)
"""
ALL_HELP = """
import json
from typer.testing import CliRunner
from burgomaster.cli.main import Burgomaster, app
commands = ["", *Burgomaster.lazy, "data export", "data check"]
run = CliRunner().invoke
pages = [run(app, [*command.split(), "--help"], prog_name="burgomaster") for command in commands]
print(json.dumps([page.output for page in pages]))
"""
HEAVY = ("rich.markdown", "markdown_it", "numpy", "pydantic", "starlette", "uvicorn", "typer.rich_utils")
ROOMS = ("paper", "games", "words", "bots", "arena", "server")


@pytest.mark.parametrize("option", ["--help", "--version"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_loaded_that_helping_does_not_need(option: str, language: str) -> None:
    """No game, no bots, no server, no Markdown, and one language: so help comes at once."""
    environment = {**os.environ, "LC_ALL": f"{language}_XX.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", LOADED, option], capture_output=True, check=True, env=environment
    )
    assert done.stdout
    modules, texts = json.loads(done.stderr.decode().splitlines()[-1])
    for room in ROOMS:
        assert not [name for name in modules if name.startswith(f"burgomaster.{room}")]
    assert not set(HEAVY) & set(modules)
    assert [path.rpartition("/")[2] for path in texts] == [f"{language}.ftl"]


@pytest.mark.parametrize("language", ["de", "nl"])
def test_help_is_translated_to_the_last_word(language: str) -> None:
    """The help of all commands, asked for in one process."""
    environment = {**os.environ, "LC_ALL": f"{language}_XX.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", ALL_HELP], capture_output=True, check=True, env=environment, text=True
    )
    own = Own(language)
    pages = json.loads(done.stdout)
    assert len(pages) == 1 + len(Burgomaster.lazy) + 2
    for page in pages:
        assert page.startswith(f"{own('label-usage')}: burgomaster")
        assert own("option-help") in page
        assert not [word for word in ENGLISH if word in page.split()]
        assert max(len(line) for line in page.splitlines()) <= 100


def test_help_in_the_language_of_the_command_line(run: Run) -> None:
    for line in ("--lang de --help", "--help --lang de", "play --help --lang=de", "--lang de play --help"):
        assert run(line).stdout.startswith("Aufruf: burgomaster")
    assert "Kosten" in run("--lang de cards hamburg 54").stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("plai", "“play”"),
        ("juggle", "simulate, arena"),
        ("play --player 3", "--players"),
        ("play --nonsense", "--nonsense"),
        ("play --players", "--players"),
        ("play --players many", "--players"),
        ("play --seed -4", "0"),
        ("play --humans 10", "9"),
        ("play --lang fr", "en, de, nl"),
        ("serve --lan=yes", "--lan"),
        ("replay", "RECORD"),
        ("show one two", "show --help"),
        ("data chek", "check"),
    ],
)
def test_usage_errors_are_told_in_the_language_of_the_reader(
    call: Call, monkeypatch: pytest.MonkeyPatch, line: str, told: str, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    done = call(line)
    assert (done.exit_code, done.stdout) == (2, "")
    assert told.strip("“”") in done.stderr
    english = ("Usage", "Error", "Invalid", "Input should", "Missing", "No such", "Try", "requires")
    assert not [word for word in english if word in done.stderr]
    if language != "en":
        monkeypatch.setenv("LANG", "en")
        assert done.stderr != call(line).stderr


def test_nothing_completes_itself(run: Run) -> None:
    assert "completion" not in run("--help").stdout
    assert run("--install-completion").returncode == 2
