"""The list of bots: `random` plays everything, the others live in a module with the name of their game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from burgomaster.bots.base import Bot, Random
from burgomaster.core.message import Message, Refused
from burgomaster.games import GAMES

Maker = Callable[[], Bot]
"""Makes a bot."""

_added: dict[tuple[str, str], Maker] = {}


def bots_of(game: str) -> dict[str, Maker]:
    """Return the bots that can play a game, by name, the weakest first.

    `burgomaster.bots.GAME` lists its own as `BOTS`, a mapping from names to what makes them.
    """
    makers: dict[str, Maker] = {"random": Random}
    module = f"burgomaster.bots.{game}"
    if game in GAMES and find_spec(module) is not None:
        makers.update(cast("Mapping[str, Maker]", import_module(module).BOTS))
    makers.update({name: make for (where, name), make in _added.items() if where == game})
    return makers


def bot(name: str, game: str) -> Bot:
    """Return a bot by its name, or refuse a name that this game does not know.

    >>> type(bot("random", "hamburg")).__name__
    'Random'
    """
    makers = bots_of(game)
    if name not in makers:
        raise Refused(Message("bot-unknown", name=name[:40], game=game[:40], known=" ".join(makers)))
    return makers[name]()


def add_bot(name: str, game: str, make: Maker) -> None:
    """Let a bot of one's own be chosen by its name, in this process and in those it starts by forking."""
    _added[game, name] = make
