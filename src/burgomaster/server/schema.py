"""The JSON schema of every message and of every game's view: `python -m burgomaster.server.schema`.

The browser's types are generated from it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from burgomaster.core.message import Plain
from burgomaster.games import GAMES
from burgomaster.server.messages import HTTP_MESSAGES, ClientMessage, ServerMessage

_PLACE = "#/$defs/{name}"


@cache
def schema() -> dict[str, Plain]:
    """Return one JSON schema document; `$defs` holds every message, `views` names the view of each game.

    >>> sorted(schema())
    ['$defs', '$schema', 'client', 'http', 'server', 'title', 'views']
    """
    views = {game: view for game in GAMES if (view := view_of(game)) is not None}
    types: list[Any] = [ClientMessage, ServerMessage, *HTTP_MESSAGES, *views.values()]
    parts: dict[str, Plain]
    found, parts = msgspec.json.schema_components(types, schema_hook=_anything, ref_template=_PLACE)
    references: list[Plain] = [*found]
    http = references[2 : 2 + len(HTTP_MESSAGES)]
    of_views: dict[str, Plain] = dict(zip(views, references[2 + len(HTTP_MESSAGES) :], strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Burgomaster",
        "client": references[0],
        "server": references[1],
        "http": http,
        "views": of_views,
        "$defs": _with_views(parts, {"anyOf": list(of_views.values())}),
    }


def view_of(game: str) -> Any:
    """Return the shape of a game's view, which lies with the game; None if it tells none.

    >>> view_of("hamburg").__name__
    'HamburgView'
    """
    place = f"burgomaster.games.{game}"
    for part in ("", ".sight", ".schema"):
        place += part
        if find_spec(place) is None:
            return None
    return import_module(place).VIEW


def _anything(kind: type) -> dict[str, Any]:
    """Return the schema of `object`, where a view may hold anything plain."""
    if kind is object:
        return {"description": "plain data"}  # an empty schema would not be taken for an answer
    raise NotImplementedError


def _with_views(part: Plain, views: Plain) -> Plain:
    """Return a part of the schema with the games' views where a message has room for any view."""
    if isinstance(part, list):
        return [_with_views(each, views) for each in part]
    if isinstance(part, dict):
        return views if part.get("title") == "View" else {k: _with_views(v, views) for k, v in part.items()}
    return part


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
