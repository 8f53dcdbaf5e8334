"""`burgomaster analyse`: what a finished game was about."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.options import Data, Json, metavar
from burgomaster.cli.output import console, print_json
from burgomaster.cli.own import Lang
from burgomaster.cli.records import RecordFile, read
from burgomaster.cli.say import HELP, Voice, voice
from burgomaster.core.message import Message
from burgomaster.insight import Analysis, analyse
from burgomaster.insight.analysis import FEWEST, WORLDS
from burgomaster.insight.page import page
from burgomaster.insight.telling import lines, method, of_luck, when

InWorlds = Annotated[
    int, typer.Option("--worlds", metavar=metavar("number"), min=FEWEST, help=HELP("option-worlds"))
]
Hindsight = Annotated[bool, typer.Option("--hindsight", help=HELP("option-hindsight"))]
Page = Annotated[
    Path | None,
    typer.Option("--page", metavar=metavar("file"), help=HELP("option-page"), show_default=False),
]


def analyse_command(
    record: RecordFile,
    worlds: InWorlds = WORLDS,
    hindsight: Hindsight = False,
    file: Page = None,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell what a finished game was about: chances, turning points, luck."""
    analysis = analyse(read(record, data), worlds=worlds, hindsight=hindsight)
    said = voice(lang, dict(enumerate(analysis.names, 1)))
    if file is not None:
        file.write_text(page(analysis, said.words), encoding="utf-8")
    if as_json:
        print_json(analysis.plain())
        return
    _show(analysis, said)
    if file is not None:
        console().print(Text(said("analyse-written", file=str(file))), soft_wrap=True)


def _show(analysis: Analysis, said: Voice) -> None:
    screen = console()
    screen.print(_curve(analysis, said))
    for heading, moments in (("insight-turning", analysis.turning), ("insight-best", analysis.best)):
        screen.print(Text(said.words.fill(heading)), style="bold")
        for turned in moments:
            first, *others = lines(analysis, turned, said.words)
            screen.print(Text(first), soft_wrap=True)
            for line in others:
                screen.print(Text(f"  {line}"), soft_wrap=True)
        if not moments:
            screen.print(Text(said.say(Message("insight-none"))))
    screen.print(Text(said.say(Message("insight-luck-heading"))), style="bold")
    for luck in analysis.luck:
        screen.print(Text(said.say(of_luck(luck))), soft_wrap=True)
    screen.print(Text(said.say(method(analysis))), style="dim", soft_wrap=True)


def _curve(analysis: Analysis, said: Voice) -> Grid:
    """Return everyone's chance at the beginning of each season or round, and the points at the end."""
    grid = Grid(title=said.say(Message("insight-chances")), title_justify="left")
    grid.add_column("", justify="left")
    for name in analysis.names:
        grid.add_column(name, justify="right")
    shown: set[int] = set()
    for point in analysis.curve[:-1]:
        chapter = point.chapter[0]
        if chapter not in shown:
            shown.add(chapter)
            pairs = zip(point.chances, point.bands, strict=True)
            cells = [f"{100 * chance:.0f} % ± {200 * band:.0f}" for chance, band in pairs]
            grid.add_row(said.say(when(analysis, chapter)), *cells)
    grid.add_row(said.say(Message("insight-end")), *[str(points) for points in analysis.scores])
    return grid
