"""`burgomaster cards`: search and read cards, or tiles."""

from __future__ import annotations

from typing import Annotated

import typer

from burgomaster.cli.book import entry_data, matching
from burgomaster.cli.options import Data, GameId, Json, found_set, metavar
from burgomaster.cli.output import console, print_json
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, voice
from burgomaster.cli.screens import screen_of
from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of


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
    rules = rules_of(game)
    book = rules.book(found_set(game, data).name if data else "")
    found = matching(book, said, game, " ".join(words or []))
    if as_json:
        print_json([entry_data(said, entry) for entry in found])
    elif not found:
        raise Refused(Message("card-unknown", words=" ".join(words or [])[:40], game=game))
    else:
        screen = console()
        screen.print(screen_of(game, screen, said).listed(found))
