"""Settings of the server from outside: by variables and by a file, every mistake told at once."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

from burgomaster.cli.files import read_text
from burgomaster.cli.options import names_in
from burgomaster.core.message import Message
from burgomaster.paper.mistake import Mistake, Mistaken
from burgomaster.paper.toml import Document
from burgomaster.server.settings import FROM_OUTSIDE, ON_COMMAND_LINE, Settings, settings_of

PREFIX: Final = "BURGOMASTER_"

_ALIKE: Final = 0.8
"""A variable whose name is so much like that of a setting is meant to be one; others are none of ours."""


def settings_from(environment: Mapping[str, str], file: str | None) -> dict[str, Any]:
    """Return what the environment decides and, where it is silent, a file; refuse with all mistakes."""
    mistakes: list[Mistake] = []
    decided: dict[str, Any] = {}
    if file is not None:
        try:
            document = Document(read_text(file), file, fractions=True)
        except Mistaken as mistaken:
            mistakes += mistaken.mistakes
        else:
            decided |= _decoded(document.data, document.mistake, mistakes)
    decided |= _decoded(_variables(environment), _at_variable, mistakes)
    if mistakes:
        raise Mistaken(mistakes)
    return decided


def _variables(environment: Mapping[str, str]) -> dict[str, str]:
    """Return what variables say of settings; tests and builds have others, and an empty one says nothing."""
    given = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and value
    }
    return {name: value for name, value in given.items() if ON_COMMAND_LINE.get(name) or _near(name)}


def _near(name: str) -> str:
    """Return the setting whose name is most like this one, if one is."""
    found = difflib.get_close_matches(name, FROM_OUTSIDE, 1, _ALIKE)
    return found[0] if found else ""


def _at_variable(name: str, reason: Message) -> Mistake:
    return Mistake("", 0, 0, f"{PREFIX}{name.upper()}", reason)


def _decoded(
    given: Mapping[str, object], mistake: Callable[[str, Message], Mistake], mistakes: list[Mistake]
) -> dict[str, Any]:
    """Return the values of settings; note what is wrong, each at its place."""
    decided: dict[str, Any] = {}
    for name, value in given.items():
        if name not in FROM_OUTSIDE:
            mistakes.append(mistake(name, _no_setting(name)))
            continue
        kind = _KINDS[name]
        several = isinstance(kind, inspect.FrozenSetType) and isinstance(value, str)
        plain = {"database": "", name: names_in(str(value)) if several else value}
        try:
            decided[name] = getattr(settings_of(plain, strict=False), name)
        except msgspec.ValidationError:
            mistakes.append(mistake(name, _wanted(name, kind, str(value)[:40])))
    return decided


def _no_setting(name: str) -> Message:
    """Return that nothing is decided by this name, and what to do instead."""
    option = ON_COMMAND_LINE.get(name)
    if option:
        return Message("settings-elsewhere", name=name, option=option)
    return Message(
        "settings-unknown", name=name[:40], near=_near(name) or "none", known=", ".join(FROM_OUTSIDE)
    )


def _wanted(name: str, kind: inspect.Type, found: str) -> Message:
    """Return what a setting of this kind takes; a text that it does not take may hold a password."""
    if isinstance(kind, (inspect.StrType, inspect.LiteralType)):
        return Message("settings-text", name=name)
    if isinstance(kind, inspect.IntType):
        return Message("data-number", low=kind.ge or 0, high=kind.le or 0, found=found)
    if isinstance(kind, inspect.FloatType):
        zero = "yes" if kind.gt is None else "no"
        return Message("settings-number", zero=zero, high=int(kind.le or 0), found=found)
    return Message("settings-list", found=found)


def _kinds() -> dict[str, inspect.Type]:
    struct = inspect.type_info(Settings)
    assert isinstance(struct, inspect.StructType)
    return {field.name: field.type for field in struct.fields}


_KINDS: Final = _kinds()
"""What kind of value each setting has, with its bounds."""
