"""The `burgomaster` command: its options and, one by one, its subcommands."""

from typing import Annotated

import typer

import burgomaster
from burgomaster.cli.cardlist import cards_command
from burgomaster.cli.contests import arena_command, simulate_command
from burgomaster.cli.datasets import data_app
from burgomaster.cli.house import House
from burgomaster.cli.play import play_command
from burgomaster.cli.positions import moves_command, score_command, show_command
from burgomaster.cli.records import replay_command, verify_command
from burgomaster.cli.say import HELP
from burgomaster.cli.serve import serve_command

app = typer.Typer(
    name="burgomaster",
    cls=House,
    help=HELP("help"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
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
) -> None:
    """Play and study the board games Hamburg and City Tycoon."""


app.command("play", help=HELP("help-of-play"))(play_command)
app.command("serve", help=HELP("help-of-serve"))(serve_command)
app.command("cards", help=HELP("help-of-cards"))(cards_command)
app.command("tiles", help=HELP("help-of-cards"), hidden=True)(cards_command)
app.command("simulate", help=HELP("help-of-simulate"))(simulate_command)
app.command("arena", help=HELP("help-of-arena"))(arena_command)
app.command("replay", help=HELP("help-of-replay"))(replay_command)
app.command("verify", help=HELP("help-of-verify"))(verify_command)
app.command("show", help=HELP("help-of-show"))(show_command)
app.command("moves", help=HELP("help-of-moves"))(moves_command)
app.command("score", help=HELP("help-of-score"))(score_command)
app.add_typer(data_app, name="data")
