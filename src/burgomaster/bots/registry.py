"""The list of bots: `random` plays everything, the others live in a module with the name of their game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from burgomaster.bots.base import Bot, Random
from burgomaster.core.message import Message, Refused
from burgomaster.games import GAMES

Maker = Callable[[], Bot]
"""Makes a bot."""

USUAL: Final = "clerk"
"""Who plays where nobody else is named, if a game has one."""

_named: Final[dict[str, str]] = {}
"""Bots that whoever runs this process has named, and where they are: a module and a class, or a command."""


def name_bot(name: str, place: str) -> None:
    """Let a bot be chosen by a name, in every game; it is loaded when it first plays."""
    _named[name] = place


def bots_of(game: str) -> dict[str, Maker]:
    """Return the bots that can play a game, by name, the weakest first.

    `burgomaster.bots.GAME` lists its own as `BOTS`, a mapping from names to what makes them.
    """
    makers: dict[str, Maker] = {"random": Random}
    module = f"burgomaster.bots.{game}"
    if game in GAMES and find_spec(module) is not None:
        makers.update(cast("Mapping[str, Maker]", import_module(module).BOTS))
    for name, place in _named.items():
        makers[name] = partial(bot, place, game)
    return makers


def usual_bot(game: str) -> str:
    """Return the name of who plays a game where nobody else is named.

    >>> usual_bot("hamburg")
    'clerk'
    """
    return USUAL if USUAL in bots_of(game) else "random"


def bot(name: str, game: str) -> Bot:
    """Return a bot by its name, or refuse a name that this game does not know.

    A bot of one's own is named by the module and the class in it, `my_bots:Careful`, or by the command that
    starts it, which has a space or a slash: `node my_bot.mjs`. One that was trained is named by its file,
    `solo.npz`.

    >>> type(bot("random", "hamburg")).__name__
    'Random'
    """
    if name.endswith(".npz"):
        return _trained(name, game)
    if " " in name or "/" in name:
        return _program(name, game)
    if ":" in name:
        return _own_bot(name)
    makers = bots_of(game)
    if name not in makers:
        raise Refused(Message("bot-unknown", name=name[:40], game=game[:40], known=", ".join(makers)))
    return makers[name]()


def _program(command: str, game: str) -> Bot:
    """Return a bot that is a program; nothing that starts processes is loaded before one is named."""
    return cast("Bot", import_module("burgomaster.bots.program").Program(command, game))


def _trained(path: str, game: str) -> Bot:
    """Return a bot that was trained; numpy is loaded only then."""
    try:
        made = import_module("burgomaster.bots.trained").Trained(path, game)
    except ImportError as missing:
        raise Refused(Message("bot-not-loaded", name=path[-80:], reason=str(missing)[:200])) from missing
    return cast("Bot", made)


def _own_bot(name: str) -> Bot:
    module, _, attribute = name.partition(":")
    try:
        make = getattr(import_module(module), attribute)
        made = make()
    except Exception as mistake:  # it is somebody else's code: whatever is wrong with it is to be told
        reason = f"{type(mistake).__name__}: {mistake}"
        raise Refused(Message("bot-not-loaded", name=name[:80], reason=reason[:200])) from mistake
    if not callable(getattr(made, "choose", None)):
        raise Refused(Message("bot-not-loaded", name=name[:80], reason="it has no method choose"))
    return cast("Bot", made)
