"""Options that several subcommands take, and what is meant by what is given to them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from burgomaster.cli.own import HELP
from burgomaster.core.message import Refused
from burgomaster.core.options import EXPANSIONS
from burgomaster.games import GAMES, rules_of
from burgomaster.paper.datasets import BOARD_FILE, is_set_name
from burgomaster.paper.rules import sets_of


def metavar(kind: str) -> str:
    """Return what stands for a value in a help text, as FILE or NUMBER do."""
    return HELP("metavar", kind=kind)


Json = Annotated[bool, typer.Option("--json", help=HELP("option-json"))]
GameId = Annotated[
    str, typer.Argument(metavar=metavar("game"), help=HELP("option-game", games=", ".join(GAMES)))
]
Players = Annotated[
    int, typer.Option("--players", "-p", metavar=metavar("number"), help=HELP("option-players"))
]
Seed = Annotated[
    int, typer.Option("--seed", metavar=metavar("number"), min=0, max=2**32 - 1, help=HELP("option-seed"))
]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        metavar=metavar("number"),
        min=1,
        max=1024,
        help=HELP("option-jobs"),
        show_default=False,
    ),
]
On = Annotated[
    str, typer.Option("--on", metavar=metavar("address"), help=HELP("option-on"), show_default=False)
]
Data = Annotated[
    str, typer.Option("--data", metavar=metavar("set"), help=HELP("option-data"), show_default=False)
]
Expansions = Annotated[
    str,
    typer.Option("--expansions", metavar=metavar("list"), help=HELP("option-expansions"), show_default=False),
]


def names_in(listed: str) -> list[str]:
    """Return the names in a list with commas.

    >>> names_in("mayors, cleric_tiles,")
    ['mayors', 'cleric_tiles']
    """
    return [name.strip() for name in listed.split(",") if name.strip()]


ALL = "all"


def expansions_in(game: str, listed: str) -> list[str]:
    """Return the expansions of a game that a list with commas names; `all` are all there are."""
    names = names_in(listed)
    if names != [ALL]:
        return names
    return [name for offer in rules_of(game).offered() if offer.name == EXPANSIONS for name in offer.words]


# Data sets.


def own_sets(game: str) -> Path:
    """Return the folder in which one's own data sets of a game are found by their names."""
    base = os.environ.get("XDG_CONFIG_HOME") or os.environ.get("APPDATA")
    folder = Path(base) if base else Path.home() / ".config"
    return folder / "burgomaster" / "data" / game


def found_set(game: str, data: str) -> Any:
    """Return a data set by its name or its folder; from then on games and records know it by its name."""
    return sets_of(rules_of(game)).find(data, [own_sets(game)])


def folder_of(game: str, data: str) -> str:
    """Return a data set as other processes find it: one of one's own by its folder."""
    own = own_sets(game) / data
    return str(own) if is_set_name(data) and (own / BOARD_FILE).is_file() else data


def know_set(game: str, name: object) -> None:
    """Look for the data set that a record or a position names; if it is not there, reading will say so."""
    with suppress(Refused):
        if isinstance(name, str) and is_set_name(name):
            found_set(game, name)
