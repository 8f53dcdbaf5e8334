"""`burgomaster static`: copy the app that needs no server into a folder for any web host."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated, Final

import typer

import burgomaster
from burgomaster.cli.options import metavar
from burgomaster.cli.output import BAD_INPUT, complain
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, voice

CARRIED: Final = Path(burgomaster.__file__).parent / "anywhere"
"""Where a wheel that was built with BURGOMASTER_STATIC=1 carries the app."""

_OURS: Final = "licenses/burgomaster-MIT.txt"
_LAST: Final = ("index.html", "sw.js")
"""What names the other files: whoever asks meanwhile gets the earlier app, or the new one whole."""


def static_command(
    folder: Annotated[Path, typer.Argument(metavar=metavar("folder"), help=HELP("argument-static"))],
    lang: Lang = None,
) -> None:
    """Copy the app that needs no server into a folder."""
    say = voice(lang)
    if not CARRIED.joinpath("index.html").is_file():
        complain(say("static-not-carried"))
        raise typer.Exit(BAD_INPUT)
    try:
        if folder.exists() and any(folder.iterdir()) and not folder.joinpath(_OURS).is_file():
            complain(say("static-taken", folder=str(folder)))
            raise typer.Exit(BAD_INPUT)
        copy(CARRIED, folder)
    except OSError as error:
        complain(say("static-cannot", folder=str(folder), reason=error.strerror or str(error)))
        raise typer.Exit(BAD_INPUT) from None
    typer.echo(say("static-copied", folder=str(folder)))


def copy(source: Path, folder: Path) -> None:
    """Copy the app, also over an earlier one: pages of that are still open, so its files stay."""
    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*_LAST))
    for name in _LAST:
        shutil.copy2(source / name, folder / name)
