"""`burgomaster tables list`, `show`, `delete`, `bot`: the tables of a server, for whoever runs it."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from burgomaster.cli.command import HELP_OPTIONS, Command, Group
from burgomaster.cli.databases import Database, database_meant, told
from burgomaster.cli.options import Json, metavar
from burgomaster.cli.output import print_json
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, Voice, voice

if TYPE_CHECKING:
    from burgomaster.server.hosting.messages import HostedTable
    from burgomaster.server.hosting.reach import Reach

tables_app = typer.Typer(
    cls=Group,
    help=HELP("help-of-tables"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    context_settings=HELP_OPTIONS,
)

Table = Annotated[str, typer.Argument(metavar=metavar("table"), help=HELP("argument-table"))]
Seat = Annotated[int, typer.Argument(metavar=metavar("number"), min=1, max=16, help=HELP("argument-seat"))]
BotName = Annotated[
    str | None, typer.Option("--bot", metavar=metavar("bot"), help=HELP("option-bot"), show_default=False)
]
ServerAt = Annotated[
    str | None,
    typer.Option("--server", metavar=metavar("address"), help=HELP("option-server"), show_default=False),
]
SettingsFile = Annotated[
    str | None,
    typer.Option("--settings", metavar=metavar("file"), help=HELP("option-settings"), show_default=False),
]


@contextmanager
def _reached(say: Voice, database: str | None, server: str | None, settings: str | None) -> Generator[Reach]:
    """Give the way to the tables."""
    with told(say):
        from burgomaster.cli.settings import settings_from
        from burgomaster.server.hosting.reach import reached

        decided = settings_from(os.environ, settings)
        yield reached(database_meant(database), server, str(decided.get("admin_key", "")))


@tables_app.command("list", cls=Command, help=HELP("help-of-tables-list"))
def list_command(
    database: Database = None,
    server: ServerAt = None,
    settings: SettingsFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the tables."""
    say = voice(lang)
    with _reached(say, database, server, settings) as reach:
        found = reach.tables()
        if as_json:
            from burgomaster.server.hosting.reach import plain

            print_json(plain(found))
            return
    for each in found.tables:
        typer.echo(_line(say, each))
    typer.echo(say("tables-of", shown=len(found.tables), all=found.of))


@tables_app.command("show", cls=Command, help=HELP("help-of-tables-show"))
def show_command(
    table: Table,
    database: Database = None,
    server: ServerAt = None,
    settings: SettingsFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show a table."""
    say = voice(lang)
    with _reached(say, database, server, settings) as reach:
        found = reach.table(table)
        if as_json:
            from burgomaster.server.hosting.reach import plain

            print_json(plain(found))
            return
    typer.echo(_line(say, found))
    times = {"created": found.created, "updated": found.updated}
    typer.echo(say("tables-about", rows=found.rows, sockets=found.sockets, **times))
    for seat in found.seats:
        typer.echo(say("tables-seat", seat=seat.seat, who=seat.who, name=seat.name, bot=seat.bot or ""))


@tables_app.command("delete", cls=Command, help=HELP("help-of-tables-delete"))
def delete_command(
    table: Table,
    database: Database = None,
    server: ServerAt = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    """Delete a table."""
    say = voice(lang)
    with _reached(say, database, server, settings) as reach:
        reach.delete(table)
    typer.echo(say("tables-deleted", table=table))


@tables_app.command("bot", cls=Command, help=HELP("help-of-tables-bot"))
def bot_command(
    table: Table,
    seat: Seat,
    bot: BotName = None,
    database: Database = None,
    server: ServerAt = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    """Let a computer player go on at a seat."""
    say = voice(lang)
    with _reached(say, database, server, settings) as reach:
        reach.to_bot(table, seat, bot)
        found = reach.table(table)
    typer.echo(say("tables-handed", seat=seat, name=found.seats[seat - 1].name))


def _line(say: Voice, table: HostedTable) -> str:
    """Return a table in a line."""
    names = ", ".join([seat.name or "?" for seat in table.seats])
    return say(
        "tables-line",
        table=table.table,
        game=table.game,
        phase=table.phase,
        listed="yes" if table.listed else "no",
        names=names,
        updated=table.updated[:16].replace("T", " "),
    )
