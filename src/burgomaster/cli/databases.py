"""`burgomaster check-database`, `backup`, `restore`: what lies in the server's database, and copies of it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from burgomaster.cli.options import metavar
from burgomaster.cli.output import BAD_INPUT, complain
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, Voice, voice

Database = Annotated[
    str | None,
    typer.Option("--database", metavar=metavar("file"), help=HELP("option-database"), show_default=False),
]
Copy = Annotated[Path, typer.Argument(metavar=metavar("file"), help=HELP("argument-copy"))]
Replace = Annotated[bool, typer.Option("--replace", help=HELP("option-replace"))]


@contextmanager
def told(say: Voice, cannot: str = "database-cannot") -> Generator[None]:
    """Tell what the server's part of the package lacks, or the system (`cannot` says of what), and end."""
    try:
        yield
    except ImportError as missing:
        complain(say("serve-extra", missing=str(missing.name)))
        raise typer.Exit(BAD_INPUT) from None
    except OSError as error:
        complain(say(cannot, reason=str(error)))
        raise typer.Exit(BAD_INPUT) from None


def database_meant(database: str | None) -> str:
    """Return the database that is meant: the usual file, if none is named."""
    from burgomaster.server.run import default_database

    return database or str(default_database())


def check_database_command(database: Database = None, lang: Lang = None) -> None:
    """List the tables that cannot be opened."""
    say = voice(lang)
    counts = {"ok": 0, "elsewhere": 0, "broken": 0}
    with told(say):
        from burgomaster.server.check import check_database

        file = database_meant(database)
        if "://" not in file and not Path(file).is_file():
            complain(say("database-missing", file=file))
            raise typer.Exit(BAD_INPUT)
        for found in check_database(file):
            counts[found.state] += 1
            if found.reason is not None:
                typer.echo(f"{found.table}: {say.say(found.reason)}")
    typer.echo(say("database-checked", **counts))
    if counts["broken"]:
        raise typer.Exit(1)


def backup_command(copy: Copy, database: Database = None, lang: Lang = None) -> None:
    """Copy the tables into a file."""
    say = voice(lang)
    with told(say):
        from burgomaster.server.backup import back_up

        made = back_up(database_meant(database), copy)
    typer.echo(say("backup-made", tables=made.tables, file=str(copy)))


def restore_command(
    copy: Copy, database: Database = None, replace: Replace = False, lang: Lang = None
) -> None:
    """Put a copy of the tables back."""
    say = voice(lang)
    with told(say):
        from burgomaster.server.backup import restore

        found = restore(copy, database_meant(database), replace)
    typer.echo(say("backup-restored", tables=found.tables))
