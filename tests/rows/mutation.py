"""Mutation runs over rows: every mistake one could make in what is written, one at a time, against the tests.

A mutant is a game's box with one such mistake. The tests of its cards are run against it; a mutant that
passes them all has survived, which means that some test is missing.
"""

from __future__ import annotations

import ast
import copy
import importlib
import itertools
import pkgutil
import re
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from types import FrameType, FunctionType, ModuleType
from typing import Any, Final, Generic, TypeVar

from burgomaster.games.rows.box import RowBox
from burgomaster.games.rows.effect import Row
from tests.rows.tables import forget_tables

B = TypeVar("B")


class Mutant(Generic[B]):
    """A box with one mistake: a card, the mistake in words, and how to make the box that has it."""

    def __init__(self, card: int, mistake: str, box: Callable[[], B]) -> None:
        self.card: Final = card
        self.mistake: Final = mistake
        self.box: Final = box

    def __str__(self) -> str:
        return f"card {self.card}: {self.mistake}"


# Rows with a mistake.


def words_of(*packages: ModuleType) -> dict[str, object]:
    """Return all words that a row may use: those of every module of these packages, the last ones first."""
    words: dict[str, object] = {}
    for package in packages:
        for info in pkgutil.iter_modules(package.__path__):
            words.update(vars(importlib.import_module(f"{package.__name__}.{info.name}")))
    return words


class Vocabulary:
    """The words of a deck's rows, and what can be mistaken for what.

    `row` is the word that begins a row. Within each of `groups` every word is tried in the place of every
    other, of the colours also in the place of SAME. A flag that is there is turned round, one that is not is
    added; `swapped` are names of arguments of which one is taken for the other; `more` makes mistakes that
    only this deck knows.
    """

    def __init__(
        self,
        row: str,
        deck: ModuleType,
        words: Mapping[str, object],
        colours: tuple[str, ...],
        groups: tuple[tuple[str, ...], ...],
        flags: Mapping[str, str],
        swapped: Mapping[str, str],
        more: Callable[[ast.Call], Iterator[ast.expr]],
    ) -> None:
        self.row: Final = row
        self.deck: Final = deck
        self.words: Final = words
        self.colours: Final = colours
        self.groups: Final = (colours, *groups)
        self.flags: Final = flags
        self.swapped: Final = swapped
        self.more: Final = more

    def rows_as_written(self) -> dict[int, ast.Call]:
        """Return the row of every card as it is written in the deck's files."""
        written: dict[int, ast.Call] = {}
        for folder in self.deck.__path__:
            for file in sorted(Path(folder).glob("*.py")):
                for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                    if (
                        isinstance(node, ast.Call)
                        and isinstance(node.func, ast.Name)
                        and node.func.id == self.row
                    ):
                        number = node.args[0] if node.args else None
                        if isinstance(number, ast.Constant) and isinstance(number.value, int):
                            written[number.value] = node
        return written

    def row_of(self, written: ast.Call) -> Row:
        """Return the row that a written row means."""
        effects_only = ast.Tuple(elts=written.args[1:], ctx=ast.Load())
        code = compile(ast.fix_missing_locations(ast.Expression(effects_only)), "row", "eval")
        row: Row = eval(code, dict(self.words))
        return row

    def row_mutants(
        self, card: int, written: ast.Call, box: Callable[[int, Row], Callable[[], B]]
    ) -> Iterator[Mutant[B]]:
        """Yield every mistake in a card's row; what cannot even be put together is no mutant."""
        seen = {ast.unparse(written)}
        for changed in self._other_parts(written, "args"):
            assert isinstance(changed, ast.Call)
            number = changed.args[0] if changed.args else None
            text = ast.unparse(changed)
            if not isinstance(number, ast.Constant) or number.value != card or text in seen:
                continue
            seen.add(text)
            try:
                row = self.row_of(changed)
            except (TypeError, IndexError):
                continue
            yield Mutant(card, text, box(card, row))

    def mistakes(self, node: ast.expr) -> Iterator[ast.expr]:
        """Yield a part of a row with one mistake somewhere in it, all that can be made."""
        if isinstance(node, ast.Constant):
            yield from _other_constants(node)
        elif isinstance(node, ast.Name):
            yield from self._other_names(node)
        elif isinstance(node, ast.Tuple):
            yield from self._other_parts(node, "elts")
        elif isinstance(node, ast.Call):
            yield from self._other_calls(node)

    def _other_names(self, node: ast.Name) -> Iterator[ast.expr]:
        for group in self.groups:
            if node.id in group or (node.id == "SAME" and group is self.colours):
                for word in group:
                    if word != node.id:
                        yield ast.Name(word, ast.Load())

    def _other_parts(self, node: ast.expr, field: str) -> Iterator[ast.expr]:
        """Yield a node with one of its parts dropped or with a mistake in it."""
        parts: list[ast.expr] = getattr(node, field)
        for index, part in enumerate(parts):
            changed = copy.copy(node)
            setattr(changed, field, parts[:index] + parts[index + 1 :])
            yield changed
            for other in self.mistakes(part):
                changed = copy.copy(node)
                setattr(changed, field, [*parts[:index], other, *parts[index + 1 :]])
                yield changed

    def _other_calls(self, node: ast.Call) -> Iterator[ast.expr]:
        assert isinstance(node.func, ast.Name)
        for other in self._other_names(node.func):
            yield ast.Call(other, node.args, node.keywords)
        yield from self._other_parts(node, "args")
        for index, keyword in enumerate(node.keywords):
            rest = node.keywords[:index] + node.keywords[index + 1 :]
            yield ast.Call(node.func, node.args, rest)
            for value in self.mistakes(keyword.value):
                yield ast.Call(node.func, node.args, [*rest, ast.keyword(keyword.arg, value)])
            swapped = self.swapped.get(keyword.arg or "")
            if swapped is not None and all(swapped != other.arg for other in rest):
                yield ast.Call(node.func, node.args, [*rest, ast.keyword(swapped, keyword.value)])
        flag = self.flags.get(node.func.id)
        if flag is not None and all(flag != keyword.arg for keyword in node.keywords):
            added = ast.keyword(flag, ast.Constant(True))
            yield ast.Call(node.func, node.args, [*node.keywords, added])
        if node.func.id == "pay":
            yield ast.Call(ast.Name("pay_any", ast.Load()), [], [])
        elif node.func.id == "pay_any":
            for colour in self.colours:
                yield ast.Call(ast.Name("pay", ast.Load()), [ast.Name(colour, ast.Load())], [])
        yield from self.more(node)


def _other_constants(node: ast.Constant) -> Iterator[ast.expr]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value - 1)
        yield ast.Constant(node.value + 1)


# Printed values with a mistake.


def printed_mutants(
    box: RowBox, card: int, activations: Sequence[str], box_with: Callable[..., B]
) -> Iterator[Mutant[B]]:
    """Yield every mistake in a card's cost, points and activation."""
    printed = box.cost[card]
    for cost in sorted({0, 3, 6, 9, 12, printed - 1, printed + 1} - {printed, -1}):
        yield Mutant(card, f"costs {cost}", partial(box_with, card, cost=cost))
    for worth in (box.points[card] - 1, box.points[card] + 1):
        yield Mutant(card, f"is worth {worth}", partial(box_with, card, points=worth))
    for activation, name in enumerate(activations):
        if activation != box.activation[card]:
            yield Mutant(card, f"is activated {name}", partial(box_with, card, activation=activation))


def unmutated(
    vocabulary: Vocabulary, rows: Sequence[Row], row_mutants: Callable[[int, ast.Call], Iterator[Mutant[B]]]
) -> list[int]:
    """Return the cards whose rows are not read as the deck has them, or have fewer mutants than effects."""
    found: list[int] = []
    for card, written in vocabulary.rows_as_written().items():
        effects = len(rows[card])
        if len(vocabulary.row_of(written)) != effects or len(list(row_mutants(card, written))) < effects:
            found.append(card)
    return found


def mistakes(row: str, row_mutants: Callable[[int, ast.Call], Iterator[Mutant[B]]]) -> set[str]:
    """Return what a row is mistaken for, all as they are written in the deck."""
    written = ast.parse(row, mode="eval").body
    assert isinstance(written, ast.Call)
    return {mutant.mistake for mutant in row_mutants(1, written)}


# The tests.


class Check:
    """One case of a test of cards, the cards it has to do with, and how long it takes."""

    def __init__(self, name: str, run: Callable[[], None], cards: set[int], seconds: float) -> None:
        self.name: Final = name
        self.run: Final = run
        self.cards: Final = cards
        self.seconds: Final = seconds


class Trial(Generic[B]):
    """How tests are run with another box; `met` tells the cards on the tables of the test just run."""

    def __init__(
        self,
        playing_with: Callable[[B], AbstractContextManager[None]],
        met: Callable[[], set[int]],
    ) -> None:
        self.playing_with: Final = playing_with
        self.met: Final = met

    def checks(self, package: ModuleType) -> list[Check]:
        """Return every case of the tests of a package; each must pass without a mistake."""
        found: list[Check] = []
        for info in pkgutil.iter_modules(package.__path__):
            if info.name.startswith("test_"):
                found += self.checks_of(importlib.import_module(f"{package.__name__}.{info.name}"))
        return found

    def checks_of(self, module: ModuleType, but: str = "") -> list[Check]:
        """Return every case of the tests of a module, but those with a word in their name."""
        found: list[Check] = []
        for name, function in vars(module).items():
            if name.startswith("test_") and isinstance(function, FunctionType) and not (but and but in name):
                for arguments in _cases(function):
                    found.append(self._check(f"{module.__name__}.{name}", function, arguments))
        return found

    def _check(self, name: str, function: FunctionType, arguments: dict[str, Any]) -> Check:
        forget_tables()
        start = time.perf_counter()
        function(**copy.deepcopy(arguments))
        seconds = time.perf_counter() - start
        cards = {int(number) for number in re.findall(r"\d{2,3}", name)} | self.met()
        cards |= {each for each in arguments.values() if isinstance(each, int) and not isinstance(each, bool)}
        return Check(name, lambda: function(**copy.deepcopy(arguments)), cards, seconds)  # tests change lists

    def survivors(
        self,
        tried: Iterable[Mutant[B]],
        tests: list[Check],
        told: Callable[[Mutant[B], bool], None] | None = None,
    ) -> list[Mutant[B]]:
        """Return the mutants that no test finds; the tests that have to do with the card are tried first."""
        quickest = sorted(tests, key=lambda check: check.seconds)
        near: dict[int, list[Check]] = {}
        left: list[Mutant[B]] = []
        for mutant in tried:
            if mutant.card not in near:
                near[mutant.card] = [check for check in quickest if mutant.card in check.cards]
            close = near[mutant.card]
            found = self._found(mutant, close) or self._found(
                mutant, [check for check in quickest if check not in close]
            )
            if not found:
                left.append(mutant)
            if told is not None:
                told(mutant, found)
        return left

    def _found(self, mutant: Mutant[B], tests: Sequence[Check]) -> bool:
        """Tell whether one of the tests fails."""
        with self.playing_with(mutant.box()):
            for check in tests:
                forget_tables()
                try:
                    check.run()
                except Exception:  # whatever goes wrong shows the mistake
                    return True
                except BaseException as failure:
                    if type(failure).__name__ == "Failed":  # pytest.raises without an exception
                        return True
                    raise
        return False

    def run(self, tried: Iterable[Mutant[B]], tests: list[Check]) -> int:
        """Try all mutants, say which survive, and return how many."""

        def too_long(signum: int, frame: FrameType | None) -> None:
            raise TimeoutError("a mistake keeps the table busy for ever")

        signal.signal(signal.SIGALRM, too_long)
        print(f"{len(tests)} cases of tests", flush=True)
        number = 0
        start = time.perf_counter()

        def told(mutant: Mutant[B], found: bool) -> None:
            nonlocal number
            number += 1
            signal.setitimer(signal.ITIMER_REAL, 20)
            if not found:
                print(f"\nsurvives: {mutant}", flush=True)
            if sys.stdout.isatty() and number % 50 == 0:
                print(f"\r{number} mutants, card {mutant.card}", end="", flush=True)

        left = self.survivors(tried, tests, told)
        signal.setitimer(signal.ITIMER_REAL, 0)
        seconds = time.perf_counter() - start
        print(f"{number} mutants in {seconds:.0f} s; survivors: {len(left) or 'none'}")
        return len(left)


def _cases(function: FunctionType) -> Iterator[dict[str, Any]]:
    """Yield the arguments of every case of a test, as its parametrize marks say."""
    tables: list[list[dict[str, Any]]] = []
    for mark in getattr(function, "pytestmark", []):
        if mark.name == "parametrize":
            names, rows = mark.args
            names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
            table: list[dict[str, Any]] = []
            for row in rows:
                values = getattr(row, "values", row)
                values = values() if callable(values) else values
                table.append(dict(zip(names, values if len(names) > 1 else [values], strict=True)))
            tables.append(table)
    for parts in itertools.product(*tables):
        arguments: dict[str, Any] = {}
        for part in parts:
            arguments |= part
        yield arguments
