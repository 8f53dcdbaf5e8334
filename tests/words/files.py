"""The Fluent files as syntax trees, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from burgomaster.words.bundle import files


@cache
def entries(language: str) -> dict[str, tuple[str, ftl.Message]]:
    """Return a language's messages by id, each with its file; nothing may be broken or doubled."""
    found: dict[str, tuple[str, ftl.Message]] = {}
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)):
                continue
            assert isinstance(entry, ftl.Message), f"{path.name}: not understood: {entry}"
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} occurs twice"
            found[entry.id.name] = (path.name, entry)
    return found


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    children = (
        vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ()
    )
    for child in children:
        yield from _nodes(child)


def references(message: ftl.Message) -> set[str]:
    """Return the ids of the messages a message refers to."""
    return {node.id.name for node in _nodes(message) if isinstance(node, ftl.MessageReference)}


def variables(language: str, id_: str) -> set[str]:
    """Return the arguments a message uses, in the messages it refers to as well."""
    message = entries(language)[id_][1]
    own = {node.id.name for node in _nodes(message) if isinstance(node, ftl.VariableReference)}
    for other in references(message) - {id_}:
        own |= variables(language, other)
    return own


def closure(language: str, ids: set[str]) -> set[str]:
    """Return these messages and all that they refer to."""
    reached: set[str] = set()
    waiting = [id_ for id_ in ids if id_ in entries(language)]
    while waiting:
        id_ = waiting.pop()
        if id_ not in reached:
            reached.add(id_)
            waiting.extend(references(entries(language)[id_][1]))
    return reached


def source(language: str, id_: str) -> str:
    """Return a message as it is written in its file."""
    return FluentSerializer().serialize_entry(entries(language)[id_][1]).strip()
