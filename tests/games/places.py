"""Counting by places, and which fields of a view were looked at for it."""

from __future__ import annotations

from typing import Any

import msgspec

from burgomaster.core.event import Place


class Counted(dict[tuple[Place, str, int], int]):
    """What lies where; of what is not there nothing is kept."""

    def add(self, place: Place, thing: str, number: int = 0, count: int = 1) -> None:
        """Count something in."""
        if count:
            self[place, thing, number] = self.get((place, thing, number), 0) + count


class Looked(dict[str, Any]):
    """A part of a view that writes down which of its fields were looked at."""

    def __init__(self, fields: dict[str, Any], path: str, seen: set[str]) -> None:
        super().__init__(fields)
        self._path = path
        self._seen = seen

    def __getitem__(self, name: str) -> Any:
        return looked(super().__getitem__(name), self._at(name), self._seen)

    def get(self, name: str, default: Any = None) -> Any:
        if name not in self:
            return default
        return self[name]

    def items(self) -> Any:
        return [(name, looked(value, self._path, self._seen)) for name, value in super().items()]

    def _at(self, name: str) -> str:
        path = f"{self._path}.{name}" if self._path else name
        self._seen.add(path)
        return path


def looked(value: Any, path: str, seen: set[str]) -> Any:
    """Return a value of a view so that it writes down what is looked at in it."""
    if isinstance(value, dict):
        return Looked(value, path, seen)
    if isinstance(value, list):
        return [looked(each, path, seen) for each in value]
    return value


def fields_of(view: Any) -> set[str]:
    """Return every field of the type of a view that has no fields of its own, as a path of names."""
    schema = msgspec.json.schema(view)
    return _leaves(schema, "", schema["$defs"])


def _leaves(schema: dict[str, Any], path: str, known: dict[str, Any]) -> set[str]:
    if "$ref" in schema:
        return _leaves(known[schema["$ref"].rpartition("/")[2]], path, known)
    found: set[str] = set()
    for name, field in schema.get("properties", {}).items():
        found |= _leaves(field, f"{path}.{name}" if path else name, known)
    for inner in (schema.get("items"), schema.get("additionalProperties"), *schema.get("anyOf", ())):
        if isinstance(inner, dict) and "$ref" in str(inner):
            found |= _leaves(inner, path, known)
    return found or {path}
