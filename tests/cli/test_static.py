"""`burgomaster static`: the app that needs no server, copied from a wheel that carries it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import hatch_build
from burgomaster.cli import anywhere
from burgomaster.cli.main import app


def static(folder: Path, *more: str) -> Result:
    return CliRunner().invoke(app, ["static", str(folder), *more])


@pytest.fixture
def carried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that is carried as the app would be."""
    folder = tmp_path / "carried"
    for name in ("index.html", "sw.js", "assets/a-1.js", "licenses/burgomaster-MIT.txt"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(anywhere, "CARRIED", folder)
    return folder


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_all_of_it_is_copied_also_over_an_earlier_copy(carried: Path, tmp_path: Path) -> None:
    there = tmp_path / "public" / "games"
    assert static(there).exit_code == 0
    assert files(there) == files(carried)
    (carried / "assets/a-1.js").rename(carried / "assets/a-2.js")
    carried.joinpath("index.html").write_text("new", encoding="utf-8")
    assert str(there) in static(there).output
    # Whoever has the earlier page open still finds what it asks for.
    assert files(there) == files(carried) | {"assets/a-1.js"}
    assert there.joinpath("index.html").read_text(encoding="utf-8") == "new"


def test_pages_are_changed_last(carried: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "there"
    copied: list[str] = []
    copy = shutil.copy2

    def noted(source: Any, target: Any, **more: Any) -> Any:
        copied.append(Path(source).name)
        return copy(source, target, **more)

    monkeypatch.setattr(shutil, "copy2", noted)
    anywhere.copy(carried, there)
    assert copied[-2:] == ["index.html", "sw.js"]


def test_what_lies_in_a_folder_is_left_alone(carried: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    there.joinpath("thesis.txt").write_text("ten years", encoding="utf-8")
    refused = static(there)
    assert refused.exit_code == 2
    assert files(there) == {"thesis.txt"}


def test_a_folder_that_cannot_be_is_told(carried: Path, tmp_path: Path) -> None:
    there = tmp_path / "file"
    there.write_text("", encoding="utf-8")
    assert static(there).exit_code == 2


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_where_it_is_not_carried_it_says_what_to_do(tmp_path: Path, language: str) -> None:
    refused = static(tmp_path / "there", "--lang", language)
    assert refused.exit_code == 2
    assert "make static" in refused.output
    assert "BURGOMASTER_STATIC=1" in refused.output
    assert not (tmp_path / "there").exists()


class Hook(hatch_build.BuildHook):
    """The build hook, of a project that lies somewhere else."""

    def __init__(self, root: Path) -> None:
        super().__init__(str(root), {}, None, None, "", "wheel")  # type: ignore[arg-type]


def test_a_wheel_carries_it_if_it_is_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("Makefile").write_text("static:\n\t@mkdir -p build/static\n", encoding="utf-8")
    for switch, carried in (("0", []), ("", []), ("1", [anywhere.CARRIED.name])):
        monkeypatch.setenv("BURGOMASTER_STATIC", switch)
        data: dict[str, Any] = {"force_include": {}}
        Hook(tmp_path).add_static(data)
        assert [Path(place).name for place in data["force_include"].values()] == carried
        assert all(Path(folder).is_dir() for folder in data["force_include"])


def test_a_wheel_without_it_is_not_built_where_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BURGOMASTER_STATIC", "1")
    with pytest.raises(hatch_build.CannotBuildAppError, match="Makefile"):
        Hook(tmp_path).add_static({"force_include": {}})
    tmp_path.joinpath("Makefile").write_text("static:\n\t@exit 3\n", encoding="utf-8")
    with pytest.raises(hatch_build.CannotBuildAppError, match="make static"):
        Hook(tmp_path).add_static({"force_include": {}})
