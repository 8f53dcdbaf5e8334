"""`burgomaster check-database`: which tables of the server can be opened, and why others cannot."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from burgomaster.cli.options import metavar
from burgomaster.cli.output import BAD_INPUT, complain
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, voice


def check_database_command(
    database: Annotated[
        str | None,
        typer.Option("--database", metavar=metavar("file"), help=HELP("option-database"), show_default=False),
    ] = None,
    lang: Lang = None,
) -> None:
    """List the tables that cannot be opened."""
    say = voice(lang)
    try:
        from burgomaster.server.check import check_database
        from burgomaster.server.run import default_database
    except ImportError as missing:
        complain(say("serve-extra", missing=str(missing.name)))
        raise typer.Exit(BAD_INPUT) from None
    file = database or str(default_database())
    if "://" not in file and not Path(file).is_file():
        complain(say("database-missing", file=file))
        raise typer.Exit(BAD_INPUT)
    counts = {"ok": 0, "elsewhere": 0, "broken": 0}
    try:
        for found in check_database(file):
            counts[found.state] += 1
            if found.reason is not None:
                typer.echo(f"{found.table}: {say.say(found.reason)}")
    except OSError as error:
        complain(say("database-cannot", reason=str(error)))
        raise typer.Exit(BAD_INPUT) from None
    typer.echo(say("database-checked", **counts))
    if counts["broken"]:
        raise typer.Exit(1)
