"""Who sits where in a game in the terminal: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.bots import Bot, bot, sit, usual_bot
from burgomaster.cli.options import names_in
from burgomaster.cli.own import Own
from burgomaster.cli.say import Voice
from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of

BOT: Final = "bot "
"""How the name of a bot's seat begins in a record, so that a saved game knows who is who."""


def bot_name(own: Own, kind: str) -> str:
    """Return what a bot is called: one of one's own as its class is."""
    name = kind.rpartition(":")[2]
    return own("bot-name", bot=name.lower(), name=name[:1].upper() + name[1:])


class Seat:
    """Who sits at a seat: a person, a bot, or neither where the rules play."""

    def __init__(self, name: str, mind: Bot | None) -> None:
        self.name: Final = name
        self.bot: Final[Bot | None] = mind

    @property
    def record_name(self) -> str:
        """Return how the seat is called in a record."""
        return f"{BOT}{self.name}" if self.bot is not None else self.name


def seats_for(
    game: str, players: int, humans: int, bots: str, names: Sequence[str], said: Voice
) -> list[Seat]:
    """Return who sits where: people first, then bots; with too few bots they are taken in turn."""
    rules_of(game).options({"players": players})
    if humans > players:
        raise Refused(Message("humans-too-many", humans=humans, players=players))
    wanted = names_in(bots) if bots else [usual_bot(game)]
    if humans < players and not wanted:
        raise Refused(Message("bots-missing"))
    seats: list[Seat] = []
    for seat in range(players):
        if seat < humans:
            seats.append(Seat(names[seat] if seat < len(names) else said.words.player(seat + 1), None))
        else:
            kind = wanted[(seat - humans) % len(wanted)]
            seats.append(Seat(kind, sit(bot(kind, game), seat)))
    return seats


def seats_of(names: Sequence[str], game: str) -> list[Seat]:
    """Return who sat where when a game was recorded."""
    seats: list[Seat] = []
    for seat, name in enumerate(names):
        kind = name.removeprefix(BOT)
        seats.append(Seat(kind, sit(bot(kind, game), seat) if name.startswith(BOT) else None))
    return seats
