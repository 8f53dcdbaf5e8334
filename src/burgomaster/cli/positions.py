"""`burgomaster show`, `moves` and `score`: positions written by hand, and moments of recorded games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.files import read_text, write_text
from burgomaster.cli.options import Data, Json, found_set, know_set, metavar
from burgomaster.cli.output import console, print_json
from burgomaster.cli.own import Lang
from burgomaster.cli.records import At, read_story, table_at
from burgomaster.cli.say import HELP, Voice, voice
from burgomaster.cli.screen import Screen
from burgomaster.cli.screens import screen_of
from burgomaster.core.explain import Explanation, Move
from burgomaster.core.message import Message, Refused
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.games.doors import game_of
from burgomaster.paper.position import read_document

PositionFile = Annotated[str, typer.Argument(metavar=metavar("position"), help=HELP("option-position"))]
Seat = Annotated[
    int | None,
    typer.Option(
        "--seat", metavar=metavar("number"), min=1, max=9, help=HELP("option-seat"), show_default=False
    ),
]
Asked = Annotated[
    int | None,
    typer.Option(
        "--seat", metavar=metavar("number"), min=1, max=9, help=HELP("option-asked"), show_default=False
    ),
]


Write = Annotated[
    str, typer.Option("--write", metavar=metavar("file"), help=HELP("option-write"), show_default=False)
]

_OF_POSITION: Final = re.compile(r"""\s*($|[#\[]|[\w."'-]+\s*=)""")
"""How a position begins; a record begins with a word and what it says, or as JSON."""


def _read(path: str, data: str, at: int | None) -> tuple[str, Table]:
    """Return which game a position or a record tells of, and its table: of a record, after so many entries.

    Data sets are looked for before it is read.
    """
    text = read_text(path)
    if _OF_POSITION.match(text) is None:
        story = read_story(text, data)
        return story.game, table_at(story, at)
    if at is not None:
        raise Refused(Message("at-without-record"))
    root = read_document(text, path).data
    game = game_of(root)
    rules = rules_of(game)
    know_set(game, root["data"])
    table: Table = rules.read_position(text, path, found_set(game, data).name if data else "")
    return game, table


def by_rules(table: Table) -> dict[int, str]:
    """Return the names of the seats that the rules play, counted from 1."""
    return {seat + 1: name for seat, name in table.automatic_names().items()}


def _check_seat(table: Table, seat: int | None) -> None:
    if seat is not None and seat > table.seats():
        raise Refused(Message("record-seat", seat=seat, seats=table.seats()))


def show_command(
    position: PositionFile,
    at: At = None,
    seat: Seat = None,
    write: Write = "",
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the table of a position or a record, as a seat sees it: the given one, else one that is asked.

    Written as a position, it is the whole table, or what the given seat sees.
    """
    game, table = _read(position, data, at)
    _check_seat(table, seat)
    if write:
        if as_json:
            raise Refused(Message("write-or-json"))
        _write(write, table if seat is None else table.seen_by(seat - 1), voice(lang))
        return
    asked = [question.seat for question in table.questions if question.seat >= 0]
    viewer = seat - 1 if seat is not None else asked[0] if asked else table.seats()
    seen = table.seen_by(viewer)
    if as_json:
        print_json(seen.view())
        return
    said = voice(lang, by_rules(table))
    screen = screen_of(game, console(), said)
    screen.show(seen)
    for question in seen.questions:
        if question.seat == viewer or len(seen.questions) == 1:
            screen.console.print()
            screen.console.print(Text(said.words.question(question.ask), style="bold"))
        if question.seat == viewer:
            screen.console.print(screen.choices(seen, screen.arranged(seen, question.choices)))


def _write(file: str, table: Table, said: Voice) -> None:
    """Write a table as a position, into a file or for `-` to standard output."""
    if file == "-":
        typer.echo(table.position(), nl=False)
        return
    write_text(Path(file), table.position())
    console().print(Text(said("position-written", file=file)), soft_wrap=True)


def moves_command(
    position: PositionFile,
    at: At = None,
    seat: Asked = None,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Print what can be chosen in a position, what it does, and why an obvious choice is missing."""
    game, table = _read(position, data, at)
    _check_seat(table, seat)
    explained = table.moves(None if seat is None else seat - 1)
    if as_json:
        print_json(explained.data())
        return
    said = voice(lang, by_rules(table))
    screen = screen_of(game, console(), said)
    if explained.ask is None:
        screen.console.print(said("nobody-asked" if table.over else "seat-not-asked"))
        return
    who = said.words.player(explained.seat) if explained.seat else said("chance")
    screen.console.print(Text(f"{who}: {said.words.question(explained.ask)}"), style="bold")
    if explained.moves:
        screen.console.print(_offered(said, game, screen, explained))
    if explained.missing:
        grid = Grid(expand=True)
        grid.add_column(said("label-missing"), style="cyan")
        grid.add_column(said("label-why"), ratio=1)
        for each in explained.missing:
            grid.add_row(each.choice.text, Text(said.say(each.reason)))
        screen.console.print(grid)


def _offered(said: Voice, game: str, screen: Screen, explained: Explanation) -> Grid:
    grid = Grid(expand=True)
    grid.add_column(said("label-notation"), style="cyan")
    grid.add_column(said("label-choice"), ratio=2)
    grid.add_column(said("label-effect"), ratio=3)
    for move in explained.moves:
        changes = _changes(said, screen, move, explained.seat)
        grid.add_row(
            move.choice.text, Text(said.words.choice(game, move.choice, explained.ask)), Text(changes)
        )
    return grid


def _changes(said: Voice, screen: Screen, move: Move, asked: int) -> str:
    """Return what a move changes in words, with whose it is if it is another's."""
    told: list[str] = []
    for change in move.changes:
        whose = f"{said.words.player(change.seat)}: " if change.seat not in (0, asked) else ""
        told.append(f"{whose}{screen.change(change)}")
    return ", ".join(told)


def score_command(
    position: PositionFile, at: At = None, data: Data = "", as_json: Json = False, lang: Lang = None
) -> None:
    """Print final scoring of a position, source by source."""
    game, table = _read(position, data, at)
    if as_json:
        print_json(_scores(table))
        return
    screen = screen_of(game, console(), voice(lang, by_rules(table)))
    screen.console.print(screen.final(table.seen_by(table.seats())))


def _scores(table: Table) -> list[dict[str, object]]:
    """Return everyone's points by where they come from, and who wins."""
    winners = table.winners()
    return [
        {"seat": seat + 1, **row, "total": total, "wins": seat in winners}
        for seat, (row, total) in enumerate(zip(table.score_rows(), table.scores(), strict=True))
    ]
