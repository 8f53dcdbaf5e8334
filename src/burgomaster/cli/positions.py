"""`burgomaster show`, `moves` and `score`: positions written by hand."""

from __future__ import annotations

import re
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.files import read_text
from burgomaster.cli.hamburg import HamburgScreen
from burgomaster.cli.house import Json, Lang, console, print_json
from burgomaster.cli.say import HELP, Voice, voice
from burgomaster.core.message import Message, Refused
from burgomaster.games.hamburg.data import SETS
from burgomaster.games.hamburg.explain import Change, moves
from burgomaster.games.hamburg.loading import read_position
from burgomaster.games.hamburg.scoring import final_scoring
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.view import view

PositionFile = Annotated[str, typer.Argument(metavar="POSITION", help=HELP("option-position"))]
Seat = Annotated[
    int | None, typer.Option("--seat", min=1, max=9, help=HELP("option-seat"), show_default=False)
]
Data = Annotated[str, typer.Option("--data", metavar="SET", help=HELP("option-data"), show_default=False)]

_OTHER_GAME = re.compile(r'^game *= *"(?!hamburg")([^"\n]{1,40})"', re.MULTILINE)


def _read(path: str, data: str) -> Hamburg:
    """Return the table of a position; a data set in a folder has to be found before it is named."""
    if data:
        SETS.find(data)
    text = read_text(path)
    other = _OTHER_GAME.search(text)
    if other is not None:
        raise Refused(Message("game-without-positions", game=other[1]))
    return read_position(text, path)


def _viewer(table: Hamburg, seat: int | None) -> int:
    """Return who looks: the seat given, else the seat that is asked, else a spectator."""
    if seat is None:
        return table.asked if table.asked >= 0 else table.seats()
    if seat > table.seats():
        raise Refused(Message("record-seat", seat=seat, seats=table.seats()))
    return seat - 1


def show_command(
    position: PositionFile, seat: Seat = None, data: Data = "", as_json: Json = False, lang: Lang = None
) -> None:
    """Show the table of a position."""
    table = _read(position, data)
    seen = table.seen_by(_viewer(table, seat))
    if as_json:
        print_json(view(seen))
        return
    said = voice(lang)
    screen = HamburgScreen(console(), said)
    screen.show(seen)
    for question in seen.questions:
        screen.console.print()
        screen.console.print(Text(said.words.question(question.ask), style="bold"))
        if question.seat == seen.viewer:
            screen.console.print(screen.choices(seen, question.choices))


def moves_command(position: PositionFile, data: Data = "", as_json: Json = False, lang: Lang = None) -> None:
    """Print what can be chosen in a position, what it does, and why an obvious choice is missing."""
    table = _read(position, data)
    explained = moves(table)
    if as_json:
        print_json(explained.data())
        return
    said = voice(lang)
    screen = console()
    if explained.ask is None:
        screen.print(said("nobody-asked"))
        return
    screen.print(
        Text(f"{said.words.player(explained.seat)}: {said.words.question(explained.ask)}"), style="bold"
    )
    grid = Grid(expand=True)
    grid.add_column(said("label-notation"), style="cyan")
    grid.add_column(said("label-choice"), ratio=2)
    grid.add_column(said("label-effect"), ratio=3)
    for move in explained.moves:
        changes = ", ".join([change_text(said, change, explained.seat) for change in move.changes])
        grid.add_row(move.choice.text, Text(said.words.choice("hamburg", move.choice)), Text(changes))
    screen.print(grid)
    if explained.missing:
        grid = Grid(expand=True)
        grid.add_column(said("label-missing"), style="cyan")
        grid.add_column(said("label-why"), ratio=1)
        for each in explained.missing:
            grid.add_row(each.choice.text, Text(said.say(each.reason)))
        screen.print(grid)


def change_text(said: Voice, change: Change, asked: int) -> str:
    """Return a change in words, as in: orange workers 0 → 3."""
    words = said.words
    name = change.name
    if change.kind in ("workers", "levels"):
        name = words.label("colour-name", name)
    elif change.kind == "wall":
        name = words.label("side-name", name)
    elif change.kind == "majorities":
        name = words.label("majority-name", name)
    elif change.kind in ("buildings", "garden", "used") and name.isdecimal():
        name = words.card(int(name))
    what = said("change", kind=change.kind, name=name).strip()
    whose = f"{words.player(change.seat)}: " if change.seat not in (0, asked) else ""
    return f"{whose}{what} {change.before} → {change.after}"


def score_command(position: PositionFile, data: Data = "", as_json: Json = False, lang: Lang = None) -> None:
    """Print final scoring of a position, source by source."""
    table = _read(position, data)
    if as_json:
        scores = [
            {
                "seat": seat + 1,
                "points": player.points,
                **final_scoring(table, seat),
                "final_scoring": sum(final_scoring(table, seat).values()),
                "total": table.scores()[seat],
            }
            for seat, player in enumerate(table.players)
        ]
        print_json(scores)
        return
    screen = HamburgScreen(console(), voice(lang))
    screen.console.print(screen.final(table.seen_by(table.seats())))
