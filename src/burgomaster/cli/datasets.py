"""`burgomaster data list`, `export`, `check`: the printed values, to be edited by whoever owns the game."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from burgomaster.cli.command import HELP_OPTIONS, Command, Group
from burgomaster.cli.options import GameId, Json, metavar, own_sets
from burgomaster.cli.output import BAD_INPUT, complain, console, print_json
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, mistake_text, voice
from burgomaster.core.message import Refused
from burgomaster.games import rules_of
from burgomaster.paper.datasets import BOARD_FILE, STANDARD
from burgomaster.paper.rules import sets_of

data_app = typer.Typer(
    cls=Group,
    help=HELP("help-of-data"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    context_settings=HELP_OPTIONS,
)

Folder = Annotated[Path, typer.Argument(metavar=metavar("folder"), help=HELP("option-folder"))]


@data_app.command("list", cls=Command, help=HELP("help-of-data-list"))
def list_command(game: GameId, as_json: Json = False, lang: Lang = None) -> None:
    """Print the data sets of a game: those that come with it, and one's own."""
    sets = sets_of(rules_of(game))
    own = own_sets(game)
    for folder in sorted(own.iterdir()) if own.is_dir() else ():
        if (folder / BOARD_FILE).is_file():
            with suppress(Refused):  # `data check` says what is wrong with it
                sets.find(folder)
    found = [sets.named(name) for name in sets.known()]
    if as_json:
        print_json([{"name": each.name, "digest": each.digest} for each in found])
        return
    said = voice(lang)
    screen = console()
    for each in found:
        kind = "newest" if each.name == sets.newest() else "older" if each.name in sets.shipped() else "own"
        screen.print(Text(said("data-line", name=each.name, digest=each.digest, kind=kind)))


@data_app.command("export", cls=Command, help=HELP("help-of-data-export"))
def export_command(
    game: GameId,
    folder: Folder,
    data_set: Annotated[
        str, typer.Option("--set", metavar=metavar("set"), help=HELP("option-set"))
    ] = STANDARD,
    name: Annotated[
        str, typer.Option("--name", metavar=metavar("name"), help=HELP("option-new-name"), show_default=False)
    ] = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write the files of a data set into a folder."""
    written = sets_of(rules_of(game)).export(folder, data_set, name)
    if as_json:
        print_json([str(path) for path in written])
        return
    screen = console()
    screen.print(voice(lang)("data-written"))
    for path in written:
        screen.print(Text(f"  {path}"), soft_wrap=True)


@data_app.command("check", cls=Command, help=HELP("help-of-data-check"))
def check_command(game: GameId, folder: Folder, as_json: Json = False, lang: Lang = None) -> None:
    """Report every mistake in the files of a data set."""
    sets = sets_of(rules_of(game))
    said = voice(lang)
    mistakes = sets.check(folder)
    if as_json:
        print_json([{**each.data(), "text": mistake_text(said, each)} for each in mistakes])
    elif mistakes:
        complain(said("data-mistakes", count=len(mistakes)))
        for each in mistakes:
            complain(f"  {mistake_text(said, each)}")
    else:
        console().print(Text(said("data-ok", name=sets.load(folder).name)))
    if mistakes:
        raise typer.Exit(BAD_INPUT)
