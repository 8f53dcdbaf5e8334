"""`burgomaster play`: a whole game in the terminal, against bots and with people at the same keyboard."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from burgomaster.arena.match import options
from burgomaster.cli.files import read_text
from burgomaster.cli.options import (
    Data,
    Expansions,
    GameId,
    Players,
    expansions_in,
    folder_of,
    found_set,
    know_set,
    metavar,
)
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, voice
from burgomaster.cli.seats import Seat, seats_for, seats_of
from burgomaster.cli.session import Session
from burgomaster.core.chance import Fair, Fast, Source
from burgomaster.core.event import Event
from burgomaster.core.game import Game, resume
from burgomaster.core.reading import read_record
from burgomaster.core.replay import fair_source
from burgomaster.games import GAMES, rules_of

FIRST: Final = next(iter(GAMES))

Humans = Annotated[
    int, typer.Option("--humans", metavar=metavar("number"), min=0, max=9, help=HELP("option-humans"))
]
Opponents = Annotated[
    str,
    typer.Option("--bots", "-b", metavar=metavar("list"), help=HELP("option-opponents"), show_default=False),
]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", metavar=metavar("name"), help=HELP("option-name"), show_default=False),
]
Resume = Annotated[
    str,
    typer.Option("--resume", "-r", metavar=metavar("file"), help=HELP("option-resume"), show_default=False),
]
Save = Annotated[
    str, typer.Option("--save", metavar=metavar("file"), help=HELP("option-save"), show_default=False)
]
PlaySeed = Annotated[
    int | None,
    typer.Option(
        "--seed", metavar=metavar("number"), min=0, help=HELP("option-seed-play"), show_default=False
    ),
]
Colors = Annotated[
    str, typer.Option("--colors", metavar=metavar("word"), help=HELP("option-colors"), show_default=False)
]
EndTurns = Annotated[bool, typer.Option("--end-turns", help=HELP("option-end-turns"), show_default=False)]


def play_command(
    game: GameId = FIRST,
    players: Players = 3,
    humans: Humans = 1,
    bots: Opponents = "",
    name: Names = None,
    resume_file: Resume = "",
    save: Save = "",
    seed: PlaySeed = None,
    end_turns: EndTurns = False,
    data: Data = "",
    expansions: Expansions = "",
    colors: Colors = "",
    lang: Lang = None,
) -> None:
    """Play a game in the terminal."""
    said = voice(lang)
    told: list[Event] = []
    if resume_file:
        seats, made = _resumed(last_game(game) if resume_file == "last" else Path(resume_file), data)
    else:
        seats = seats_for(game, players, humans, bots, name or [], said)
        secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(b"play %d" % seed).digest()
        names = [each.record_name for each in seats]
        chosen = options(game, players, folder_of(game, data), expansions_in(game, expansions))
        if colors:
            chosen = rules_of(game).options({**chosen, "colors": colors})
        made = Game[Any](rules_of(game), chosen, Fair(secret), names, [told.append])
        for number, each in enumerate(made.names):
            if made.table.automatic >> number & 1:
                seats.insert(number, Seat(each, None))
    keep = Path(save) if save else last_game(made.rules.id)
    session = Session(made, seats, said.language, keep, bool(save), end_turns)
    for event in told:  # of the set-up, before anybody was asked
        session.hear(event)
    session.run()


def last_game(game: str) -> Path:
    """Return where a game is kept that was left before its end."""
    base = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    folder = Path(base) if base else Path.home() / ".local" / "state"
    return folder / "burgomaster" / f"{game}.game"


def _resumed(path: Path, data: str) -> tuple[list[Seat], Game[Any]]:
    """Return a game that was saved, with those who play it."""
    record = read_record(read_text(str(path)))
    rules = rules_of(record.game)
    know_set(record.game, record.options.get("data"))
    if data:
        found_set(record.game, data)
    seats = seats_of(record.seats, record.game)
    source: Source | None = fair_source(record)
    if source is None:  # somebody else's record: the dice go on from what has happened so far
        source = Fast(int.from_bytes(hashlib.sha256(str(record).encode()).digest()[:8], "big"))
    return seats, resume(rules, record, source)
