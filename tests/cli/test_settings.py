"""Settings of the server from outside: who decides, and what is said of mistakes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from burgomaster.cli.say import Voice
from burgomaster.cli.settings import PREFIX, settings_from
from burgomaster.paper.mistake import Mistaken
from burgomaster.server import run
from burgomaster.server.settings import FROM_OUTSIDE, ON_COMMAND_LINE, Settings
from burgomaster.words import LANGUAGES
from tests.cli.conftest import Call

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILE = """
keep_days = 30
connections = 500
bot_share = 0.5
origins = ["https://example.org"]
"""


def test_every_field_is_decided_by_someone() -> None:
    assert {*FROM_OUTSIDE, *ON_COMMAND_LINE} == {*Settings.__struct_fields__}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Let no server start; return the settings it would have had."""
    found: list[Settings] = []

    def make_app(settings: Settings, _: object) -> None:
        found.append(settings)
        raise OSError("no server here")

    monkeypatch.setattr(run, "make_app", make_app)
    return found


def test_the_command_line_decides_before_the_environment_and_that_before_the_file(
    call: Call, started: list[Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.toml").write_text(FILE, encoding="utf-8")
    monkeypatch.setenv("BURGOMASTER_CONNECTIONS", "8000")
    monkeypatch.setenv("BURGOMASTER_KEEP_DAYS", "60")
    line = "serve --port 0 --database tables.sqlite3 --no-browser"
    for more in ("", " --settings settings.toml", " --settings settings.toml --keep 90"):
        assert "no server here" in call(line + more).stderr
    first, second, third = started
    assert first == Settings(database="tables.sqlite3", hosts=first.hosts, connections=8000, keep_days=60)
    assert (second.connections, second.keep_days, second.bot_share) == (8000, 60, 0.5)
    assert second.origins == {"https://example.org"}
    assert (third.connections, third.keep_days, third.wake_days) == (8000, 90, 7)


def test_other_variables_and_empty_ones_say_nothing() -> None:
    used = "BROWSER_PART CHROMIUM COMPILE DEBUG DRAWING_KEPT DRAWING_OUT EXAMPLES EXPECT KILLS LOOK"
    used += " MUTATED POSTGRES PYTHON QUICK REASONS RUNS SERVER STATIC STORIES WEB WORLDS"
    environment = {f"{PREFIX}{name}": "1" for name in used.split()}
    assert settings_from({**environment, f"{PREFIX}KEEP_DAYS": "", "KEEP_DAYS": "3"}, None) == {}


WRONG = [
    ("keep_days", "soon", "“soon”", "36,500"),
    ("keep_days", "-1", "“-1”", "36,500"),
    ("keep_days", "nan", "“nan”", "36,500"),
    ("connections", "0", "“0”", "1,000,000"),
    ("connections", "4.5", "“4.5”", "1,000,000"),
    ("header_seconds", "0", "“0”", "1,000,000,000"),
    ("keep_day", "1", "“keep_day”", "“keep_days”"),
    ("database", "x", "“database”", "--database"),
    ("address", "play.example.org", "", "https://play.example.org/"),
    ("mail_server", "http://me:secret@mail", "", "smtps://user:password@mail.example.org"),
    ("mail_from", "nobody", "", "play@example.org"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_told_at_once_with_its_place(language: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('bot_workers = "many"\norigins = [1]\nspeed = 3\nstatic = "x"\n', encoding="utf-8")
    environment = {f"{PREFIX}CONNECTIONS": "lots", f"{PREFIX}BOT_SHARE": "all"}
    with pytest.raises(Mistaken) as mistaken:
        settings_from(environment, str(file))
    said = Voice(language).refusal(mistaken.value).splitlines()
    places = [line.split(": ")[0].replace(str(file), "FILE") for line in said]
    assert places == [
        "FILE:1:15 bot_workers",
        "FILE:2:11 origins",
        "FILE:3:9 speed",
        "FILE:4:10 static",
        "BURGOMASTER_CONNECTIONS",
        "BURGOMASTER_BOT_SHARE",
    ]
    for line, found in zip(said, ("many", "[1]", "speed", "static", "lots", "all"), strict=True):
        assert re.search(rf"[“„]{re.escape(found)}[”“]", line), line
    assert all(name in said[2] for name in FROM_OUTSIDE)


@pytest.mark.parametrize(("name", "value", "found", "wanted"), WRONG)
def test_what_is_wanted_is_said(name: str, value: str, found: str, wanted: str) -> None:
    with pytest.raises(Mistaken) as mistaken:
        settings_from({f"{PREFIX}{name.upper()}": value}, None)
    said = Voice("en").refusal(mistaken.value)
    assert said.startswith(f"{PREFIX}{name.upper()}: ")
    assert found in said
    assert wanted in said
    assert "secret" not in said


def test_mistakes_in_the_file_s_own_form_do_not_hide_those_of_the_environment(
    call: Call, started: list[Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.toml").write_text("keep_days =\n", encoding="utf-8")
    monkeypatch.setenv("BURGOMASTER_CONNECTIONS", "lots")
    for file, place in (("settings.toml", "settings.toml:1:12: "), ("none.toml", "none.toml: ")):
        done = call(f"serve --settings {file}")
        assert (done.exit_code, done.stdout, started) == (2, "", [])
        first, second = done.stderr.splitlines()
        assert first.startswith(place)
        assert second.startswith("BURGOMASTER_CONNECTIONS: ")


def test_the_document_lists_every_setting_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `([a-z_]+)` \| ([^|]*) \| [^|]+ \|$", HOSTING, re.MULTILINE))
    assert [*rows] == [*FROM_OUTSIDE]
    nothing = Settings(database="")
    for name, told in rows.items():
        default = getattr(nothing, name)
        if isinstance(default, frozenset):
            assert (told, default) == ("none", frozenset())
            continue
        if isinstance(default, str):
            assert told == (default or "none")
            continue
        numbers = [float(number) for number in re.findall(r"[0-9.]+", told.replace(",", ""))]
        assert numbers[-1 if sys.platform == "win32" else 0] == default, name
