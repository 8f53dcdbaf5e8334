"""`burgomaster simulate` and `burgomaster arena`: many games between bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from burgomaster.arena import Summary, Tournament, simulate, tournament
from burgomaster.arena.pool import cores
from burgomaster.bots import usual_bot
from burgomaster.cli.options import (
    Data,
    Expansions,
    GameId,
    Jobs,
    Json,
    On,
    Players,
    Seed,
    expansions_in,
    folder_of,
    metavar,
    names_in,
)
from burgomaster.cli.output import INTERRUPTED, console, print_json
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, Voice, voice

T = TypeVar("T")
C = TypeVar("C", Summary, Tournament)

Games = Annotated[
    int, typer.Option("--games", "-n", metavar=metavar("number"), min=1, max=10**9, help=HELP("option-games"))
]
Bots = Annotated[
    str, typer.Option("--bots", "-b", metavar=metavar("list"), help=HELP("option-bots"), show_default=False)
]


def simulate_command(
    game: GameId,
    players: Players = 4,
    games: Games = 100,
    bots: Bots = "",
    seed: Seed = 0,
    jobs: Jobs = None,
    on: On = "",
    data: Data = "",
    expansions: Expansions = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots and print what they tell."""
    said = voice(lang)
    names = names_in(bots) if bots else [usual_bot(game)]
    data = folder_of(game, data)
    chosen = expansions_in(game, expansions)
    result = with_progress(
        said,
        lambda told: simulate(
            game,
            bots=names,
            players=players,
            games=games,
            seed=seed,
            jobs=jobs or cores(),
            on=on,
            data=data,
            progress=told,
            expansions=chosen,
        ),
    )
    _tell(said, result, games, _simulation, as_json)


def arena_command(
    game: GameId,
    bots: Bots = "",
    players: Players = 2,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = None,
    on: On = "",
    data: Data = "",
    expansions: Expansions = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other and print who is better."""
    said = voice(lang)
    names = names_in(bots) if bots else [usual_bot(game), "random"]
    data = folder_of(game, data)
    chosen = expansions_in(game, expansions)
    result = with_progress(
        said,
        lambda told: tournament(
            game,
            bots=names,
            players=players,
            games=games,
            seed=seed,
            jobs=jobs or cores(),
            on=on,
            data=data,
            progress=told,
            expansions=chosen,
        ),
    )
    _tell(said, result, games, _tournament, as_json)


def _tell(
    said: Voice, result: C, wanted: int, show: Callable[[Console, Voice, C], None], as_json: bool
) -> None:
    """Print what came of a series, and leave with a code of its own if it was broken off."""
    interrupted = result.games < wanted
    if as_json:
        print_json({**result.data(), "interrupted": interrupted})
    else:
        show(console(), said, result)
    if interrupted:
        Console(stderr=True).print(said("interrupted-kept"))
        raise typer.Exit(INTERRUPTED)


def with_progress(said: Voice, run: Callable[[Callable[[int, int], None] | None], T]) -> T:
    """Run something with a progress bar, where there is somebody to see it."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        return run(None)
    bar = Progress(
        TextColumn(said("progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=None)
        return run(lambda done, total: bar.update(task, completed=done, total=total))


def _simulation(screen: Console, said: Voice, result: Summary) -> None:
    grid = Grid(
        title=said("simulate-title", game=said.words.label("game-name", result.game), games=result.games)
    )
    grid.add_column(said("label-seat"), justify="right")
    grid.add_column(said("label-bot"))
    grid.add_column(said("label-mean-score"), justify="right")
    grid.add_column(said("label-win-share"), justify="right")
    for seat, bot in enumerate(result.bots):
        grid.add_row(str(seat + 1), bot, f"{result.mean_score[seat]:.1f}", f"{result.win_share[seat]:.1%}")
    screen.print(grid)
    screen.print(
        said(
            "simulate-speed",
            decisions=f"{result.decisions:,}",
            seconds=f"{result.seconds:.1f}",
            each=f"{result.decisions_per_second:,.0f}",
            games=f"{result.games_per_second:.1f}",
        )
    )


def _tournament(screen: Console, said: Voice, result: Tournament) -> None:
    grid = Grid(
        title=said("arena-title", game=said.words.label("game-name", result.game), games=result.games)
    )
    grid.add_column(said("label-bot"))
    grid.add_column(said("label-win-share"), justify="right")
    grid.add_column(said("label-interval"), justify="right")
    grid.add_column(said("label-mean-score"), justify="right")
    grid.add_column(said("label-rating"), justify="right")
    grid.add_column(said("label-interval"), justify="right")
    for each in result.standings:
        low, high = each.interval
        least, most = each.rating_interval
        grid.add_row(
            each.bot,
            f"{each.win_share:.1%}",
            said("interval", low=f"{low:.1%}", high=f"{high:.1%}"),
            f"{each.mean_score:.1f}",
            f"{each.rating:.0f}",
            said("interval", low=f"{least:.0f}", high=f"{most:.0f}"),
        )
    screen.print(grid)
