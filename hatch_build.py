"""The wheel's build hook: compiles the engine with mypyc, so that the same source also runs as a C extension.

The switch BURGOMASTER_COMPILE says how much it matters: `0` skips compiling, `1` fails the build when it does
not work, and `auto` (or nothing) compiles where it can and otherwise builds a pure Python wheel.

Nothing is ever built in place: binaries beside the sources would go stale and hide edits. An editable install
therefore always runs pure Python.
"""

import atexit
import contextlib
import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CannotCompileError(Exception):
    """Why there is no compiled engine, in words for whoever builds."""


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled engine to the wheel, beside its Python source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a temporary folder and hand the results to the wheel."""
        switch = os.environ.get("BURGOMASTER_COMPILE") or "auto"
        if switch not in ("0", "1", "auto"):
            raise ValueError(f"BURGOMASTER_COMPILE is {switch!r}, but must be 0, 1 or auto")
        if switch == "0" or version == "editable":
            return
        scratch = Path(tempfile.mkdtemp(prefix="burgomaster-build-"))
        atexit.register(shutil.rmtree, scratch, ignore_errors=True)  # the wheel is written after this returns
        try:
            binaries = compile_engine(Path(self.root), scratch)
        except CannotCompileError as reason:
            if switch == "1":
                raise
            self.app.display_warning(f"Building a pure Python wheel: {reason}")
            return
        build_data["force_include"].update(binaries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_engine(root: Path, scratch: Path) -> dict[str, str]:
    """Compile what [tool.burgomaster] names; return where each binary is and where in the wheel it goes."""
    check_tools()
    source, output = scratch / "source", scratch / "output"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    modules = modules_to_compile(root, source)
    with contextlib.chdir(source):  # mypyc names modules by their path from here
        run_mypyc(modules, output, scratch / "objects")
    return {str(file): str(file.relative_to(output)) for file in output.rglob("*") if file.is_file()}


def check_tools() -> None:
    """Refuse early, and with the reason, when this machine cannot compile."""
    missing = [tool for tool in ("mypyc", "setuptools") if importlib.util.find_spec(tool) is None]
    if missing:
        raise CannotCompileError(f"not installed: {', '.join(missing)}")
    if os.name == "nt":
        return  # setuptools finds the Visual C++ compiler by itself, or says that there is none
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise CannotCompileError(f"no C compiler ({compiler}) on this machine")
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        raise CannotCompileError("Python's C headers (python3-dev) are missing on this machine")


def modules_to_compile(root: Path, source: Path) -> list[str]:
    """List the files of the compiled packages, less those that must stay interpreted."""
    with (root / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)["tool"]["burgomaster"]
    files: set[Path] = set()
    for package in settings["compiled"]:
        files |= set(source.joinpath(*package.split(".")).rglob("*.py"))
    for module in settings["interpreted"]:
        path = source.joinpath(*module.split("."))
        left_out = files & {path.with_suffix(".py"), path / "__init__.py"}
        if not left_out:
            raise ValueError(f"[tool.burgomaster] interpreted: there is no {module} to leave out")
        files -= left_out
    if not files:
        raise CannotCompileError("there is nothing to compile")
    return sorted(file.relative_to(source).as_posix() for file in files)


def run_mypyc(modules: list[str], output: Path, objects: Path) -> None:
    """Turn the modules into one shared library, and a small extension module for each."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    try:
        extensions = mypycify(
            ["--config-file=", "--python-executable", sys.executable, *modules],
            opt_level="3",
            debug_level="0",
            multi_file=False,
            group_name="burgomaster",
            target_dir=str(objects),
        )
        command = build_ext(Distribution({"name": "burgomaster", "ext_modules": extensions}))
        command.build_lib = str(output)
        command.build_temp = str(objects)
        command.ensure_finalized()
        command.run()
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when the types do not hold
        raise CannotCompileError(f"mypyc or the C compiler failed ({error})") from error


if __name__ == "__main__":
    # `python hatch_build.py` asks only whether this machine could compile; the exit status is the answer.
    try:
        check_tools()
    except CannotCompileError as reason:
        sys.exit(str(reason))
