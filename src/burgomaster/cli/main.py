"""The `burgomaster` command: its options and, one by one, its subcommands."""

from typing import Annotated

import typer

import burgomaster
from burgomaster.cli.serve import serve

app = typer.Typer(
    name="burgomaster",
    help="Play and study the board games Hamburg, Bruges and City Tycoon.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
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
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave."),
    ] = False,
) -> None:
    """Play and study the board games Hamburg, Bruges and City Tycoon."""


app.command()(serve)
