"""The `burgomaster` command: its options and, one by one, its subcommands, none of which is loaded here."""

from typing import Annotated

import typer

import burgomaster
from burgomaster.cli.command import HELP_OPTIONS, Program
from burgomaster.cli.own import HELP, Lang


class Burgomaster(Program):
    """The command with its subcommands."""

    lazy = {  # noqa: RUF012 - never changed
        "play": ("burgomaster.cli.play", "play_command"),
        "serve": ("burgomaster.cli.serve", "serve_command"),
        "static": ("burgomaster.cli.anywhere", "static_command"),
        "check-database": ("burgomaster.cli.databases", "check_database_command"),
        "backup": ("burgomaster.cli.databases", "backup_command"),
        "tables": ("burgomaster.cli.tables", "tables_app"),
        "restore": ("burgomaster.cli.databases", "restore_command"),
        "cards": ("burgomaster.cli.cardlist", "cards_command"),
        "tiles": ("burgomaster.cli.cardlist", "cards_command"),
        "simulate": ("burgomaster.cli.contests", "simulate_command"),
        "arena": ("burgomaster.cli.contests", "arena_command"),
        "dataset": ("burgomaster.cli.research", "dataset_command"),
        "replay": ("burgomaster.cli.records", "replay_command"),
        "analyse": ("burgomaster.cli.insight", "analyse_command"),
        "verify": ("burgomaster.cli.records", "verify_command"),
        "show": ("burgomaster.cli.positions", "show_command"),
        "moves": ("burgomaster.cli.positions", "moves_command"),
        "score": ("burgomaster.cli.positions", "score_command"),
        "data": ("burgomaster.cli.datasets", "data_app"),
    }


app = typer.Typer(
    name="burgomaster",
    cls=Burgomaster,
    help=HELP("help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings=HELP_OPTIONS,
)


def show_version(wanted: bool) -> None:
    """Print the version and how the engine was built, then leave."""
    if wanted:
        typer.echo(f"burgomaster {burgomaster.__version__} ({burgomaster.build_kind()})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help=HELP("option-version")),
    ] = False,
    lang: Lang = None,
) -> None:
    """Play and study the board games Hamburg, Bruges and City Tycoon."""
