"""The JSON schema of every message and of every game's view: `python -m burgomaster.server.schema`.

The browser's types are generated from it, and with them the words that sort cards and tiles.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice, pairwise
from typing import Any, Final, get_args

import msgspec

from burgomaster.core.message import Plain
from burgomaster.games import GAMES, rules_of
from burgomaster.server.hosting.messages import HOST_MESSAGES
from burgomaster.server.own.messages import OWN_MESSAGES
from burgomaster.talk.messages import HTTP_MESSAGES, ClientMessage, ServerMessage

_PLACE = "#/$defs/{name}"


@cache
def schema() -> dict[str, Plain]:
    """Return one JSON schema document; `$defs` holds every message, `views` names the view of each game.

    >>> sorted(schema())
    ['$defs', '$schema', 'client', 'http', 'server', 'title', 'views']
    """
    views = {game: view for game in GAMES if (view := view_of(game)) is not None}
    asked = [shape for game in GAMES for shape in shapes_of(game, "ASKED")]
    foreseen = [shape for game in GAMES for shape in shapes_of(game, "FORESEEN")]
    groups: list[list[Any]] = [
        *([ClientMessage], [ServerMessage], [*HTTP_MESSAGES, *HOST_MESSAGES, *OWN_MESSAGES]),
        *([*views.values()], asked, foreseen),
    ]
    types = [each for group in groups for each in group]
    parts: dict[str, Plain]
    found, parts = msgspec.json.schema_components(types, schema_hook=_anything, ref_template=_PLACE)
    references: list[Plain] = [*found]
    rest = iter(references)  # one for each type, in the same order
    client, server, http, of_views, of_asked, of_foreseen = (
        list(islice(rest, len(group))) for group in groups
    )
    rooms: dict[str, Plain] = {
        "View": {"anyOf": of_views},
        "About": {"anyOf": of_asked},
        "Found": {"anyOf": of_foreseen},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Burgomaster",
        "client": client[0],
        "server": server[0],
        "http": http,
        "views": dict(zip(views, of_views, strict=True)),
        "$defs": _filled(parts, rooms),
    }


def view_of(game: str) -> Any:
    """Return the shape of a game's view, which lies with the game; None if it tells none.

    >>> view_of("hamburg").__name__
    'HamburgView'
    """
    return getattr(_module_of(game), "VIEW", None)


def shapes_of(game: str, name: str) -> tuple[Any, ...]:
    """Return the shapes in which something can be asked of a game beforehand, or in which it answers.

    >>> [shape.__name__ for shape in shapes_of("city_tycoon", "FORESEEN")][:2]
    ['TilePlacesView', 'PlantPlacesView']
    >>> shapes_of("hamburg", "FORESEEN")
    ()
    """
    return get_args(getattr(_module_of(game), name, None))


def _module_of(game: str) -> Any:
    """Return where the shapes of what a game tells lie; None if it has no such place."""
    place = f"burgomaster.games.{game}"
    for part in ("", ".sight", ".schema"):
        place += part
        if find_spec(place) is None:
            return None
    return import_module(place)


def _anything(kind: type) -> dict[str, Any]:
    """Return the schema of `object`, where a view may hold anything plain."""
    if kind is object:
        return {"description": "plain data"}  # an empty schema would not be taken for an answer
    raise NotImplementedError


def _filled(part: Plain, rooms: dict[str, Plain]) -> Plain:
    """Return a part of the schema with the games' own shapes where a message has room for them."""
    if isinstance(part, list):
        return [_filled(each, rooms) for each in part]
    if isinstance(part, dict):
        title = part.get("title")
        if isinstance(title, str) and title in rooms:
            return rooms[title]
        return {name: _filled(each, rooms) for name, each in part.items()}
    return part


ALIKE: Final = 3
"""So many things in a row share a word on average, if it sorts them."""


def printed() -> dict[str, list[tuple[str, int]]]:
    """Return the words that sort every game's things, whatever the data set, each with its first number.

    >>> printed()["bruges card group"][:2]
    [('nobility', 1), ('officials', 16)]
    """
    found: dict[str, list[tuple[str, int]]] = {}
    for game in GAMES:
        for entry in rules_of(game).book():
            for name, word in entry.values.items():
                if isinstance(word, str) and name not in entry.sources:
                    found.setdefault(f"{game} {entry.kind} {name}", []).append((word, entry.number))
    runs = {
        what: [all_of[0], *[now for before, now in pairwise(all_of) if before[0] != now[0]]]
        for what, all_of in found.items()
    }
    return {what: words for what, words in runs.items() if ALIKE * len(words) <= len(found[what])}


if __name__ == "__main__":
    print(json.dumps({**schema(), "printed": printed()}, indent=2))
