"""`burgomaster data export` and `data check`: the printed values, to be edited by whoever owns the game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from burgomaster.cli.command import HELP_OPTIONS, Command, Group
from burgomaster.cli.house import BAD_INPUT, GameId, Json, Lang, complain, console, metavar, print_json
from burgomaster.cli.say import HELP, mistake_text, voice
from burgomaster.core.datasets import STANDARD
from burgomaster.games import rules_of

data_app = typer.Typer(
    cls=Group,
    help=HELP("help-of-data"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    context_settings=HELP_OPTIONS,
)

Folder = Annotated[Path, typer.Argument(metavar=metavar("folder"), help=HELP("option-folder"))]


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
    written = rules_of(game).data_sets().export(folder, data_set, name)
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
    sets = rules_of(game).data_sets()
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
