"""`burgomaster serve`: run the server, on this machine alone or for everyone in the same network."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; else 8765, or the next that is free.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="The file tables are kept in; else one in your data folder.")
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in this network play, too.")] = False,
    name: Annotated[
        list[str] | None, typer.Option(help="A name the server is also known by, as behind a proxy.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Run the server with its tables, for your browser and for others."""
    try:
        from burgomaster.server import run
    except ImportError as missing:
        typer.echo(f"The server needs the extra `web` (pip install 'burgomaster[web]'): {missing}", err=True)
        raise typer.Exit(1) from missing
    try:
        run.serve(host, port, database, lan, browser, name or ())
    except OSError as error:
        typer.echo(f"The server cannot start: {error}", err=True)
        raise typer.Exit(1) from error
