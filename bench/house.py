"""The source as a house: its rooms, who imports whom, what is long, how far fields spread, what stands twice.

`make house` prints all of it; with ARGS=--write its figures go into docs/architecture.md, with their date.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from difflib import SequenceMatcher
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Final

from bench.layout import markdown, put_between
from bench.source import APP, SUFFIXES, File, Kind, read

LONG_FILE: Final = 450
LONG_FUNCTION: Final = 40
RUN_OF_TWINS: Final = 4
"""So many lines, one after the other, are no accident."""
MOST_NAMED: Final = 8

PAGE: Final = "docs/architecture.md"
MARKS: Final = ("<!-- house: begin -->", "<!-- house: end -->")

WHERE: Final = {
    "engine": "src/burgomaster/games",
    "bots": "src/burgomaster/bots",
    "tests": "tests",
    "app": f"{APP}/games",
}
"""Where each game has a folder that can be like another's."""


def games_of(root: Path) -> list[str]:
    """Return the games of a checkout: the folders whose rules are `RULES`."""
    rules = sorted((root / WHERE["engine"]).glob("*/rules.py"))
    return [path.parent.name for path in rules if "\nRULES" in path.read_text("utf-8")]


def cycles(files: Mapping[str, File], least: Kind) -> list[list[str]]:
    """Return the files that import each other, round and round, by imports of this kind or stronger."""
    edges = {path: [to for to, kind in file.imports.items() if kind >= least] for path, file in files.items()}
    reached = {path: _reached(edges, path) for path in edges}
    found = {frozenset([to for to in reached[path] if path in reached[to]]) for path in edges}
    return sorted([sorted(each) for each in found if each])


def _reached(edges: Mapping[str, list[str]], start: str) -> set[str]:
    """Return what is imported from a file, at first or at second hand; itself only in a cycle."""
    found: set[str] = set()
    ahead = list(edges[start])
    while ahead:
        path = ahead.pop()
        if path not in found:
            found.add(path)
            ahead += edges[path]
    return found


def fields_of(file: File) -> Iterator[tuple[str, str]]:
    """Yield the fields of the classes of a file, each with the name of its class."""
    for node in ast.walk(ast.parse(file.text)):
        if not isinstance(node, ast.ClassDef):
            continue
        for each in node.body:
            if isinstance(each, ast.Assign) and "__slots__" in ast.unparse(each.targets[0]):
                for name in ast.walk(each.value):
                    if isinstance(name, ast.Constant) and isinstance(name.value, str):
                        yield node.name, name.value


@dataclass(frozen=True)
class Spread:
    """In how many files a field is named: of the game, of the other rooms in Python, of the app."""

    name: str
    game: int
    others: int
    app: int

    @property
    def all(self) -> int:
        """Return in how many files in all."""
        return self.game + self.others + self.app


def spread(files: Mapping[str, File], game: str) -> list[Spread]:
    """Return how far each field of a game's table spreads, the widest first."""
    declared = [files.get(f"{WHERE['engine']}/{game}/{name}.py") for name in ("pieces", "table")]
    words = {path: set(re.findall(r"\w+", file.text)) for path, file in files.items()}
    own, app = f"games/{game}", f"web/games/{game}"
    inside = f"{WHERE['engine']}/{game}/"
    others = [
        path
        for path, file in files.items()
        if path.startswith("src/")
        and not file.room.startswith("games/")
        and (game in path or any(to.startswith(inside) for to in file.imports))
    ]
    found: list[Spread] = []
    for owner, name in [field for file in declared if file is not None for field in fields_of(file)]:
        found.append(
            Spread(
                f"{owner}.{name}",
                len([path for path, file in files.items() if file.room == own and name in words[path]]),
                len([path for path in others if name in words[path]]),
                len([path for path, file in files.items() if file.room == app and name in words[path]]),
            )
        )
    return sorted(found, key=lambda each: (-each.all, each.name))


def alike(text: str, games: Iterable[str]) -> list[str]:
    r"""Return the lines of a file as they look once the games' names and prefixes are made equal.

    >>> alike("class CityTycoon:\n\n    id = 'ct-tile'", ["city_tycoon"])
    ['class GAME:', "id = 'GAME-tile'"]
    """
    names = "|".join([name.replace("_", "[_ ]?") for name in games])
    same = re.sub(rf"(?i){names}", "GAME", text)
    same = re.sub(r"\b[a-z]{2}(?=-[a-z])", "GAME", same)
    return [line.strip() for line in same.splitlines() if line.strip()]


def twins(root: Path, where: str, one: str, other: str, games: Iterable[str]) -> Counter[str]:
    """Return how many lines in runs files of the same name have in common in two games' folders."""
    found: Counter[str] = Counter()
    folder = root / WHERE[where]
    for path in sorted((folder / one).rglob("*")):
        name = path.relative_to(folder / one)
        beside = folder / other / name
        if path.suffix in (*SUFFIXES, ".ftl") and beside.is_file():
            first, second = [alike(each.read_text("utf-8"), games) for each in (path, beside)]
            blocks = SequenceMatcher(None, first, second, autojunk=False).get_matching_blocks()
            found[name.as_posix()] += sum(block.size for block in blocks if block.size >= RUN_OF_TWINS)
    return +found


# Telling.


def rooms_table(files: Mapping[str, File]) -> str:
    """Return the rooms: how many files and lines, and the longest file."""
    rows = [["room", "files", "lines", "longest", "which"]]
    for room in sorted({file.room for file in files.values()}):
        here = [file for file in files.values() if file.room == room]
        longest = max(here, key=lambda file: file.lines)
        lines = sum(file.lines for file in here)
        rows.append([room, str(len(here)), f"{lines:,}", str(longest.lines), Path(longest.path).name])
    total = sum(file.lines for file in files.values())
    return markdown([*rows, ["all", str(len(files)), f"{total:,}", "", ""]])


def imports_list(files: Mapping[str, File]) -> str:
    """Return which rooms each room imports from, with how many imports; those for types alone left out."""
    between: dict[str, Counter[str]] = {}
    for file in files.values():
        there = [files[to].room for to, kind in file.imports.items() if kind > Kind.TYPES]
        between.setdefault(file.room, Counter()).update([room for room in there if room != file.room])
    lines: list[str] = []
    for room, counts in sorted(between.items()):
        told = ", ".join([f"{other} {count}" for other, count in counts.most_common()])
        lines.append(f"{room}: {told or 'nothing'}")
    return "\n".join(lines)


KINDS: Final = {
    Kind.RUN: "when imported",
    Kind.LATER: "with imports inside functions",
    Kind.TYPES: "with imports for type checkers, too",
}


def cycles_list(files: Mapping[str, File], most: int = 12) -> str:
    """Return the cycles of imports, by when they count."""
    lines: list[str] = []
    for kind, name in KINDS.items():
        found = cycles(files, kind)
        lines.append(f"{name}: {len(found) or 'none'}")
        for each in found:
            more = f" and {len(each) - most} more" if len(each) > most else ""
            lines.append(f"  {len(each)} files: {', '.join(each[:most])}{more}")
    return "\n".join(lines)


def long_files(files: Mapping[str, File]) -> list[tuple[int, str]]:
    """Return the long files, the longest first."""
    return sorted(
        [(file.lines, path) for path, file in files.items() if file.lines > LONG_FILE], reverse=True
    )


def long_functions(files: Mapping[str, File]) -> list[tuple[int, str]]:
    """Return the long functions, those of Python alone, the longest first."""
    every = [(lines, f"{path} {name}") for path, file in files.items() for lines, name in file.functions]
    return sorted([each for each in every if each[0] > LONG_FUNCTION], reverse=True)


def functions_line(files: Mapping[str, File]) -> str:
    """Return how long the functions are, by their median and by what nearly all keep to."""
    sizes = sorted([lines for file in files.values() for lines, _ in file.functions])
    if not sizes:
        return "no functions"
    most = sizes[len(sizes) * 95 // 100]
    return f"{len(sizes):,} functions in Python, median {median(sizes):.0f} lines, 95 % up to {most}"


def spread_list(files: Mapping[str, File], games: Iterable[str]) -> str:
    """Return the fields that spread widest: files of the game / other Python / the app."""
    lines: list[str] = []
    for game in games:
        found = spread(files, game)
        told = [f"{each.name} {each.game}/{each.others}/{each.app}" for each in found[:MOST_NAMED]]
        middle = median([each.all for each in found]) if found else 0
        lines.append(f"{game} ({len(found)} fields, median {middle:.0f} files): {', '.join(told)}")
    return "\n".join(lines)


def twins_table(root: Path, games: list[str]) -> str:
    """Return how many lines each pair of games has twice, and in which files most of them are."""
    rows = [["pair", *WHERE]]
    named: list[str] = []
    for one, other in combinations(games, 2):
        counts = {where: twins(root, where, one, other, games) for where in WHERE}
        rows.append([f"{one} / {other}", *[str(each.total()) for each in counts.values()]])
        for where, each in counts.items():
            told = ", ".join([f"{name} {count}" for name, count in each.most_common(MOST_NAMED)])
            named += [f"{one} / {other}, {where}: {told}"] if told else []
    return markdown(rows) + "\n\n" + "\n".join(named)


def told(root: Path) -> str:
    """Return everything that is to be told of a checkout."""
    files, games = read(root), games_of(root)
    parts = {
        "Rooms": rooms_table(files),
        "Who imports whom": imports_list(files),
        "Cycles of imports": cycles_list(files),
        f"Files over {LONG_FILE} lines": _counted(long_files(files)),
        f"Functions over {LONG_FUNCTION} lines": _counted(long_functions(files)),
        "Functions in all": functions_line(files),
        "How far fields spread (files of the game / other Python / the app)": spread_list(files, games),
        f"Twins: equal lines in runs of {RUN_OF_TWINS}, games' names made equal": twins_table(root, games),
    }
    return "\n\n".join([f"== {title}\n\n{text}" for title, text in parts.items()])


def _counted(found: list[tuple[int, str]]) -> str:
    return "\n".join([f"{lines:>5}  {name}" for lines, name in found]) or "none"


def page_block(root: Path) -> str:
    """Return the figures that stand in the page of the architecture, with their date."""
    files, games = read(root), games_of(root)
    source = {path: file for path, file in files.items() if file.room not in ("tests", "bench", "web tests")}
    run, typed = [len(cycles(source, kind)) for kind in (Kind.RUN, Kind.TYPES)]
    table, _, _ = twins_table(root, games).partition("\n\n")
    summary = (
        f"{date.today():%-d %B %Y}. Cycles of imports when run: {run}; with those for types: {typed}. "
        f"Files over {LONG_FILE} lines: {len(long_files(source))}; functions over {LONG_FUNCTION} lines: "
        f"{len(long_functions(source))}, of {functions_line(source)}."
    )
    return f"{summary}\n\n{rooms_table(files)}\n\nLines that two games have in common:\n\n{table}"


def main(given: list[str] | None = None) -> None:
    """Look at a checkout and print what it is like."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("checkout", nargs="?", type=Path, default=Path())
    arguments.add_argument("--write", action="store_true", help=f"put the figures into {PAGE}")
    chosen = arguments.parse_args(given)
    print(told(chosen.checkout))
    if chosen.write:
        page = chosen.checkout / PAGE
        page.write_text(put_between(page.read_text("utf-8"), *MARKS, page_block(chosen.checkout)), "utf-8")


if __name__ == "__main__":
    main()
