"""Board files: TOML compared with the shipped file of its game, which shows what has to stand there."""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain
from burgomaster.paper.datasets import SOURCES, is_set_name
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.sheet import LONGEST_NAME
from burgomaster.paper.toml import Document, joined

_KIND: Final = {bool: "yes-or-no", int: "number", str: "text", list: "list", dict: "table"}


@mypyc_attr(allow_interpreted_subclasses=True)
class ModelCheck:
    """Compares a board file with its model and notes every mistake.

    What belongs to the rules rather than to the printed values is named in `fixed`: it stands in the file so
    that the file is complete, and cannot be changed there. A game says what else may stand in a field.
    """

    def __init__(self, document: Document, mistakes: list[Mistake], fixed: tuple[str, ...]) -> None:
        self.document: Final = document
        self.mistakes: Final = mistakes
        self.fixed: Final = fixed

    def limits(self, field: str) -> tuple[int, int]:
        """Return the least and the largest number that may stand in a field."""
        raise NotImplementedError

    def check_word(self, found: str, model: str, field: str) -> None:
        """Note what is wrong with a text that is no name, no source and not fixed."""
        if found != model:
            self.wrong(field, Message("data-fixed", wanted=model[:80]))

    def check_list(self, found: list[Plain], model: list[Plain], field: str) -> None:
        """Note what is wrong with a list whose entries are all right."""

    def check_same_words(
        self, found: list[Plain], model: list[Plain], field: str, words: tuple[str, ...]
    ) -> None:
        """Note where a list of such words, colours above all, has others than its model, in any order."""
        if all(isinstance(each, str) and each in words for each in model):
            given, named = [str(each) for each in found], [str(each) for each in model]
            if sorted(given) != sorted(named):
                self.wrong(field, Message("data-colours-differ", wanted=", ".join(named)))

    def wrong(self, field: str, reason: Message) -> None:
        """Note a mistake in a field."""
        self.mistakes.append(self.document.mistake(field, reason))

    def compare(self, model: dict[str, Plain]) -> None:
        """Compare the whole file."""
        self._compare_tables(self.document.data, model, "", False)

    def _compare_tables(
        self, found: dict[str, Plain], model: dict[str, Plain], field: str, fixed: bool
    ) -> None:
        for key, wanted in model.items():
            if key in found:
                self._compare(found[key], wanted, joined(field, key), key, fixed)
            else:
                self.wrong(joined(field, key), Message("data-value-missing", field=joined(field, key)))
        for key in found:
            if key not in model:
                self.wrong(joined(field, key), Message("data-key-unknown", key=key[:40]))

    def _compare(self, found: Plain, model: Plain, field: str, key: str, fixed: bool) -> None:
        fixed = fixed or field in self.fixed
        if type(found) is not type(model):
            wanted = "number" if model is None else _KIND[type(model)]
            self.wrong(field, Message("data-kind", wanted=wanted, found=str(found)[:40]))
        elif isinstance(found, dict) and isinstance(model, dict):
            self._compare_tables(found, model, field, fixed)
        elif isinstance(found, list) and isinstance(model, list):
            self._compare_lists(found, model, field, key, fixed)
        elif isinstance(found, str) and isinstance(model, str):
            self._compare_words(found, model, field, key, fixed)
        elif fixed and found != model:
            self.wrong(field, Message("data-fixed", wanted=str(model)[:80]))
        elif isinstance(found, int):
            low, high = self.limits(field)
            if not low <= found <= high:
                self.wrong(field, Message("data-number", found=str(found)[:40], low=low, high=high))

    def _compare_lists(
        self, found: list[Plain], model: list[Plain], field: str, key: str, fixed: bool
    ) -> None:
        if len(found) != len(model):
            self.wrong(field, Message("data-list-length", wanted=len(model), found=len(found)))
            return
        before = len(self.mistakes)
        for i, (each, wanted) in enumerate(zip(found, model, strict=True)):
            self._compare(each, wanted, f"{field}[{i}]", key, fixed)
        if before == len(self.mistakes):
            self.check_list(found, model, field)

    def _compare_words(self, found: str, model: str, field: str, key: str, fixed: bool) -> None:
        if key == "source":
            if found not in SOURCES:
                self.wrong(field, Message("data-word", found=found[:40], known=", ".join(SOURCES)))
        elif field == "name":
            if not is_set_name(found):
                self.wrong(field, Message("data-set-name", found=found[:40]))
        elif key == "name":
            if not found.strip() or not found.isprintable() or len(found) > LONGEST_NAME:
                self.wrong(field, Message("data-name-unfit", most=LONGEST_NAME))
        elif not fixed:
            self.check_word(found, model, field)
        elif found != model:
            self.wrong(field, Message("data-fixed", wanted=model[:80]))


# Taking values out of a file without mistakes; a path is keys joined by dots.


def value_at(data: Plain, path: str) -> Plain:
    """Return the value at a path; None if there is none."""
    found = data
    for name in path.split("."):
        found = found.get(name) if isinstance(found, dict) else None
    return found


def number_at(data: Plain, path: str) -> int:
    """Return the number at a path."""
    value = value_at(data, path)
    assert isinstance(value, int), path
    return value


def list_at(data: Plain, path: str) -> list[Plain]:
    """Return the list at a path."""
    value = value_at(data, path)
    assert isinstance(value, list), path
    return value


def numbers_at(data: Plain, path: str) -> list[int]:
    """Return the numbers of the list at a path."""
    return [value for value in list_at(data, path) if isinstance(value, int)]
