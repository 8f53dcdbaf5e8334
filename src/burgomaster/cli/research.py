"""`burgomaster dataset`: games between bots as files for those who learn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from burgomaster.bots import usual_bot
from burgomaster.cli.contests import Bots, Games, with_progress
from burgomaster.cli.options import (
    Data,
    Expansions,
    GameId,
    Players,
    Seed,
    expansions_in,
    folder_of,
    metavar,
    names_in,
)
from burgomaster.cli.output import BAD_INPUT, complain, console
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, Voice, voice
from burgomaster.core.options import EXPANSIONS, Options
from burgomaster.games import rules_of
from burgomaster.paper.rules import sets_of

Folder = Annotated[Path, typer.Argument(metavar=metavar("folder"), help=HELP("option-dataset"))]
Check = Annotated[bool, typer.Option("--check", help=HELP("option-dataset-check"))]


def dataset_command(
    game: GameId,
    folder: Folder,
    games: Games = 100,
    bots: Bots = "",
    players: Players = 2,
    seed: Seed = 0,
    data: Data = "",
    expansions: Expansions = "",
    check: Check = False,
    lang: Lang = None,
) -> None:
    """Write games between bots as files, or look at what is written."""
    said = voice(lang)
    try:
        from burgomaster.envs import dataset
    except ImportError as missing:
        complain(said("research-extra", missing=str(missing.name)))
        raise typer.Exit(BAD_INPUT) from None
    if check:
        _look(said, [said.say(fault) for fault in dataset.faults(folder)])
        return
    names = names_in(bots) if bots else [usual_bot(game)]
    options: Options = {}
    if data:
        options["data"] = sets_of(rules_of(game)).find(folder_of(game, data)).name
    if expansions:
        options[EXPANSIONS] = [*expansions_in(game, expansions)]
    seats = tuple(names[seat % len(names)] for seat in range(players))
    plan = dataset.Plan(game, seats, games, seed, options)
    with_progress(said, lambda told: dataset.make(plan, folder, told))
    console().print(said("dataset-made", games=games, folder=str(folder)), markup=False, highlight=False)


def _look(said: Voice, faults: list[str]) -> None:
    """Print what is wrong with a data set, or that nothing is."""
    for fault in faults:
        complain(fault)
    if faults:
        raise typer.Exit(BAD_INPUT)
    console().print(said("dataset-sound"))
