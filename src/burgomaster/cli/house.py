"""What all subcommands share: options, output, and how they end when something is wrong."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from typer.core import TyperGroup

from burgomaster.cli.say import HELP, Language, Voice, language_wanted
from burgomaster.core.datasets import BOARD_FILE, is_set_name
from burgomaster.core.message import Refused
from burgomaster.games import GAMES, rules_of

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BUG: Final = 70

Json = Annotated[bool, typer.Option("--json", help=HELP("option-json"))]
Lang = Annotated[Language | None, typer.Option("--lang", help=HELP("option-lang"), show_default=False)]
GameId = Annotated[str, typer.Argument(metavar="GAME", help=HELP("option-game", games=", ".join(GAMES)))]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**32 - 1, help=HELP("option-seed"))]
Jobs = Annotated[
    int | None, typer.Option("--jobs", min=1, max=1024, help=HELP("option-jobs"), show_default=False)
]


Data = Annotated[str, typer.Option("--data", metavar="SET", help=HELP("option-data"), show_default=False)]


# Data sets.


def own_sets(game: str) -> Path:
    """Return the folder in which one's own data sets of a game are found by their names."""
    base = os.environ.get("XDG_CONFIG_HOME") or os.environ.get("APPDATA")
    folder = Path(base) if base else Path.home() / ".config"
    return folder / "burgomaster" / "data" / game


def found_set(game: str, data: str) -> Any:
    """Return a data set by its name or its folder; from then on games and records know it by its name."""
    return rules_of(game).data_sets().find(data, [own_sets(game)])


def folder_of(game: str, data: str) -> str:
    """Return a data set as other processes find it: one of one's own by its folder."""
    own = own_sets(game) / data
    return str(own) if is_set_name(data) and (own / BOARD_FILE).is_file() else data


def know_set(game: str, name: object) -> None:
    """Look for the data set that a record or a position names; if it is not there, reading will say so."""
    with suppress(Refused):
        if isinstance(name, str) and is_set_name(name):
            found_set(game, name)


class House(TyperGroup):
    """The command with its subcommands: a refusal becomes a sentence and exit code 2, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a subcommand."""
        # Modules of one's own, as in --bots my_bots:Careful, lie in the folder one works in.
        if "" not in sys.path:
            sys.path.insert(0, "")
        try:
            return super().invoke(ctx)
        except Refused as refused:
            complain(_voice().refusal(refused))
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            complain(_voice()("interrupted"))
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            close_quietly()
            raise typer.Exit(1) from None
        except Exception as mistake:
            # What Typer says to itself is not our business: Exit, Abort, a wrong option.
            if type(mistake).__module__.startswith(("typer", "click")) or os.environ.get("BURGOMASTER_DEBUG"):
                raise
            complain(_voice()("bug", what=f"{type(mistake).__name__}: {mistake}"))
            raise typer.Exit(BUG) from None


def _voice() -> Voice:
    return Voice(language_wanted(sys.argv[1:], os.environ))


def complain(text: str) -> None:
    """Print what is wrong where it does not mix with results."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(text, style="bold red", markup=False)


def close_quietly() -> None:
    """Let nothing more be written to a pipe whose reader has gone."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())


def print_json(data: object) -> None:
    """Print plain data for a script."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def console() -> Console:
    """Return the console for people: 100 columns at most, and in a pipe exactly that."""
    made = Console(highlight=False)
    if not made.is_terminal or made.width > 100:
        made.width = 100
    return made
