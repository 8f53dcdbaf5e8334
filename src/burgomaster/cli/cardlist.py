"""`burgomaster cards`: search and read cards, or tiles."""

from __future__ import annotations

from typing import Annotated

import typer

from burgomaster.cli.house import Data, GameId, Json, Lang, console, found_set, metavar, print_json
from burgomaster.cli.rooms import room_of
from burgomaster.cli.say import HELP, voice
from burgomaster.core.message import Message, Refused
from burgomaster.paper.datasets import STANDARD


def cards_command(
    game: GameId,
    words: Annotated[
        list[str] | None, typer.Argument(metavar=metavar("words"), help=HELP("option-words"))
    ] = None,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Search and read the cards of a game."""
    said = voice(lang)
    room = room_of(game)
    box = found_set(game, data or STANDARD)
    found = room.cards_matching(box, said, " ".join(words or []))
    if as_json:
        print_json([room.card_data(box, said, number) for number in found])
    elif not found:
        raise Refused(Message("card-unknown", words=" ".join(words or [])[:40], game=game))
    else:
        screen = console()
        screen.print(room.card_list(screen, box, said, found))
