"""The frame holds: the package installs, says what it is, and its inner rooms lean on nothing outside."""

import ast
import doctest
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

import burgomaster
import hatch_build
from burgomaster.cli.main import app

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "burgomaster"
# Only decorators that mypyc reads; modules do without them when the package is not installed.
COMPILE_TIME_ONLY = {"mypy_extensions"}


def test_the_command_tells_version_and_build_kind() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.output == f"burgomaster {burgomaster.__version__} ({burgomaster.build_kind()})\n"


def test_python_m_burgomaster_is_the_same_command() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "burgomaster", "--version"], capture_output=True, text=True, check=True
    )
    assert result.stdout.startswith(f"burgomaster {burgomaster.__version__} (")


def test_without_arguments_the_command_shows_its_help() -> None:
    assert "Usage: burgomaster" in CliRunner().invoke(app, [], prog_name="burgomaster").output


def test_the_engine_under_test_is_the_one_meant() -> None:
    expected = os.environ.get("BURGOMASTER_EXPECT", "pure Python")
    assert burgomaster.build_kind() == expected
    installed_in_place = Path(burgomaster.__file__).is_relative_to(SOURCE)
    assert installed_in_place == (expected == "pure Python")


def test_build_kind_does_not_import_the_engine() -> None:
    script = "import burgomaster, sys; burgomaster.build_kind(); sys.exit('burgomaster.core' in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)


def modules_after(script: str) -> set[str]:
    """Return what is loaded after a script ran in a process of its own."""
    told = f"import sys\n{script}\nprint(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_importing_the_package_enters_no_room() -> None:
    loaded = modules_after("import burgomaster; dir(burgomaster)")
    assert "burgomaster" in loaded
    assert not [name for name in loaded if name.startswith("burgomaster.")]
    assert not loaded & {"typer", "rich", "fluent", "babel", "msgspec", "litestar", "sqlalchemy"}


def test_help_enters_no_game_no_bots_and_no_server() -> None:
    loaded = modules_after(
        "sys.argv = ['burgomaster', '--help']\n"
        "from burgomaster.__main__ import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass"
    )
    assert "burgomaster.cli.main" in loaded
    rooms = {name.split(".")[1] for name in loaded if name.startswith("burgomaster.")}
    assert rooms == {"__main__", "cli", "core"}
    assert "burgomaster.core.table" not in loaded
    assert not loaded & {"msgspec", "litestar", "sqlalchemy", "uvicorn"}


def test_a_table_needs_neither_words_nor_bots() -> None:
    loaded = modules_after("import burgomaster; burgomaster.new('bruges', players=2, seed=1)")
    rooms = {name.split(".")[1] for name in loaded if name.startswith("burgomaster.")}
    assert rooms == {"core", "paper", "games"}
    assert not [name for name in loaded if name.startswith("burgomaster.games.hamburg")]


OFFERED = (
    *("CHANCE", "Bot", "Budget", "Choice", "Event", "Fair", "Fast", "Game", "Message", "Policy", "Question"),
    *("Record", "Refused", "Source", "Table", "Words", "__version__", "ask", "bot", "build_kind", "new"),
    *(
        "analyse",
        "play_on",
        "play_out",
        "read_position",
        "read_record",
        "replay",
        "rules_of",
        "simulate",
        "tournament",
    ),
)
"""Every name that the package ever offered: this list only grows."""


def told_as_removed(changelog: str) -> set[str]:
    """Return the names of the package that the changelog lists under a heading 'Removed'."""
    parts = re.findall(r"^### Removed\n(.*?)(?=^##|\Z)", changelog, re.MULTILINE | re.DOTALL)
    return set(re.findall(r"`burgomaster\.(\w+)`", "".join(parts)))


def test_no_public_name_goes_without_a_word_in_the_changelog() -> None:
    assert set(burgomaster.__all__) <= set(OFFERED), "a new name: add it to OFFERED"
    changelog = ROOT.joinpath("CHANGELOG.md").read_text(encoding="utf-8")
    assert set(OFFERED) - set(burgomaster.__all__) == told_as_removed(changelog)


def test_what_the_changelog_removes_is_found() -> None:
    later = "## 2\n### Added\n- `burgomaster.a`\n### Removed\n- `burgomaster.b`, use `c`\n"
    assert told_as_removed(f"{later}## 1\n- `burgomaster.d`\n") == {"b"}


def test_every_public_name_is_there_and_typed() -> None:
    """What the package passes on when asked is what type checkers are told of."""
    passed_on = {name: f"burgomaster.{home}" for home, names in burgomaster._HOMES.items() for name in names}
    for name in burgomaster.__all__:
        assert getattr(burgomaster, name) is not None
        assert name in dir(burgomaster)
    tree = ast.parse(SOURCE.joinpath("__init__.py").read_text(encoding="utf-8"))
    typed = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("burgomaster.")
        for alias in node.names
    }
    assert passed_on == typed
    assert set(passed_on) | {"__version__", "build_kind"} == set(burgomaster.__all__)
    with pytest.raises(AttributeError, match="nothing_of_this_name"):
        _ = burgomaster.nothing_of_this_name  # type: ignore[attr-defined]


def test_no_room_takes_from_the_package_what_it_passes_on() -> None:
    """The front door is for those outside: inside, imports point inwards, and import-linter must see them."""
    own = {"__version__", "build_kind", "__file__", "__path__"}
    taken = {
        f"{file.relative_to(SOURCE)} takes {name}"
        for file in SOURCE.rglob("*.py")
        for name in taken_from_the_package(file)
        if name not in own and not SOURCE.joinpath(name).is_dir()
    }
    assert not taken


def taken_from_the_package(file: Path) -> Iterator[str]:
    """Name what a source file takes directly from `burgomaster`."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "burgomaster":
            yield from (alias.name for alias in node.names)
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "burgomaster"
        ):
            yield node.attr


def test_types_are_shipped() -> None:
    assert Path(burgomaster.__file__).with_name("py.typed").exists()


@pytest.mark.parametrize("package", ["core", "games"])
def test_engine_needs_nothing_but_the_standard_library(package: str) -> None:
    allowed = sys.stdlib_module_names | {"burgomaster"} | COMPILE_TIME_ONLY
    foreign = {
        f"{file.relative_to(SOURCE)} imports {name}"
        for file in SOURCE.joinpath(package).rglob("*.py")
        for name in imported_packages(file)
        if name not in allowed
    }
    assert not foreign


@pytest.mark.parametrize(
    "name", [module.name for module in pkgutil.walk_packages(burgomaster.__path__, "burgomaster.")]
)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_interpreted_modules_are_left_out_of_the_compilation(tmp_path: Path) -> None:
    source = engine_of("a", "b", settings='interpreted = ["toy.core.a"]', root=tmp_path)
    assert hatch_build.modules_to_compile(tmp_path, source) == ["toy/core/b.py"]


def test_an_interpreted_package_is_left_out_with_all_its_modules(tmp_path: Path) -> None:
    source = engine_of("deck_values", settings='interpreted = ["toy.core.deck"]', root=tmp_path)
    deck = source / "toy" / "core" / "deck"
    deck.mkdir()
    deck.joinpath("__init__.py").touch()
    deck.joinpath("red.py").touch()
    assert hatch_build.modules_to_compile(tmp_path, source) == ["toy/core/deck_values.py"]


def test_a_misspelt_interpreted_module_is_refused(tmp_path: Path) -> None:
    source = engine_of("a", "b", settings='interpreted = ["toy.core.c"]', root=tmp_path)
    with pytest.raises(ValueError, match=r"toy\.core\.c"):
        hatch_build.modules_to_compile(tmp_path, source)


def test_an_engine_without_modules_cannot_be_compiled(tmp_path: Path) -> None:
    source = engine_of(settings="interpreted = []", root=tmp_path)
    with pytest.raises(hatch_build.CannotCompileError, match="nothing to compile"):
        hatch_build.modules_to_compile(tmp_path, source)


def engine_of(*modules: str, settings: str, root: Path) -> Path:
    """Write a project whose engine has these empty modules; return its source folder."""
    root.joinpath("pyproject.toml").write_text(f'[tool.burgomaster]\ncompiled = ["toy.core"]\n{settings}\n')
    core = root / "src" / "toy" / "core"
    core.mkdir(parents=True)
    for module in modules:
        core.joinpath(f"{module}.py").touch()
    return root / "src"


def imported_packages(file: Path) -> Iterator[str]:
    """Name the top-level packages that a source file imports anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements/*.txt")), ids=lambda lock: lock.name)
def test_locks_name_no_place_to_fetch_from(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "--hash=sha256:" in text
    assert "://" not in text
    assert not [line for line in text.splitlines() if " /" in line or line.startswith("-")]
