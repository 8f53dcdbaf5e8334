"""A table in memory: who sits where, the story rebuilt from the log, and what was done already."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from burgomaster.core.chance import Fair
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain
from burgomaster.server.store import StoredRow, StoredSeat, StoredTable
from burgomaster.server.story import OF_SEATS, Row, Story
from burgomaster.server.titles import title_of


class Denied(Exception):
    """Refused by the server, for a reason that HTTP has a number for.

    (Not a kind of `Refused`: where the engine is compiled, nothing interpreted can inherit from it.)
    """

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(repr(message))
        self.status: Final = status
        self.message: Final = message


class TooOften(Denied):
    """Refused because someone asks too often; `wait` is how many seconds to wait."""

    def __init__(self, wait: float) -> None:
        super().__init__(429, Message("rate-limit"))
        self.wait: Final = int(wait) + 1


class Stale(Denied):
    """Refused because the client decided on something no longer true."""

    def __init__(self, message: Message) -> None:
        super().__init__(409, message)


class Live:
    """A table in memory; everything in it is only touched while holding its lock."""

    def __init__(self, stored: StoredTable, seats: list[StoredSeat], rows: list[StoredRow]) -> None:
        self.stored: Final = stored
        self.seats: Final = seats
        self.given: Final = [Row(row.kind, row.seat, row.text) for row in rows[: stored.given]]
        self.moves: Final[dict[tuple[int, str], int]] = {}
        """The moves made so far, by seat and `move_id`: the version after each."""
        self.agreed: Final[dict[int, set[str]]] = {}
        """Who agrees that someone new gets a seat (tokens, by seat): a wish, so not on disk."""
        self.lock: Final = asyncio.Lock()
        self.gone = False
        """No longer what the database says: fetch the table anew."""
        self.story: Story | None = None
        if stored.phase != "waiting":
            self.story = self._told()
            for row in rows[stored.given :]:
                self._enter(self.story, row)
            self.story.game.go_on_with(self.source())

    @property
    def id(self) -> str:
        """Return the table's id."""
        return self.stored.id

    def source(self) -> Fair:
        """Return the fair stream of this table."""
        nonces = tuple([bytes.fromhex(seat.nonce or "") for seat in self.seats])
        return Fair(self.stored.secret, nonces)

    def _told(self) -> Story:
        """Return the story as far as it was given with a record."""
        stored = self.stored
        title = title_of(stored.game)
        names = [seat_name(seat) for seat in self.seats]
        title.rules.check_version(stored.rules)
        options = title.rules.stored_options(stored.options, stored.data)
        story = Story(title, options, names, _begin(stored))
        for row in self.given:
            story.enter(row)
        story.renew_tickets()
        return story

    def _enter(self, story: Story, row: StoredRow) -> None:
        story.enter(Row(row.kind, row.seat, row.text))
        if row.kind in OF_SEATS:
            story.renew_ticket(row.seat)
        elif row.seq == row.upto:
            story.renew_tickets()
        if row.move_id is not None:
            self.moves[row.seat, row.move_id] = row.upto

    def begin(self) -> tuple[Story, list[Row]]:
        """Return the story with its first rows, now that everybody is there."""
        story = self._told()
        return story, story.go_on(self.source())

    def ready(self) -> bool:
        """Tell whether everybody is there and has added a nonce."""
        return all(seat_ready(seat) for seat in self.seats)

    def held_by(self, token_hash: str | None) -> list[int]:
        """Return the seats (from 0) a token holds."""
        return held_seats(self.seats, token_hash)

    def left_by(self, token_hash: str | None) -> list[int]:
        """Return the seats (from 0) that a token may take back."""
        return left_seats(self.seats, token_hash)

    def check_holds(self, token_hash: str | None, seat: int) -> None:
        """Refuse to act for a seat that one does not hold."""
        if seat not in self.held_by(token_hash):
            raise Denied(403, Message("seat-not-yours", seat=seat + 1))

    def playing(self) -> Story:
        """Return the story, or refuse because the game has not begun."""
        if self.story is None:
            raise Denied(409, Message("table-waiting"))
        return self.story


def _begin(stored: StoredTable) -> Plain:
    """Return the table with which a game begins, if it is not the usual one."""
    if stored.begins == "record":
        return stored.begin.get("table") if isinstance(stored.begin, dict) else None
    return stored.begin


def held_seats(seats: Iterable[StoredSeat], token_hash: str | None) -> list[int]:
    """Return the seats (from 0) a token holds."""
    return [seat.number for seat in seats if token_hash is not None and seat.token_hash == token_hash]


def left_seats(seats: Iterable[StoredSeat], token_hash: str | None) -> list[int]:
    """Return the seats (from 0) that a token may take back."""
    return [seat.number for seat in seats if token_hash is not None and seat.returns_hash == token_hash]


def seat_name(seat: StoredSeat) -> str:
    """Return the name of who sits here, as a record tells it; an empty seat is called by its number."""
    return seat.name or str(seat.number + 1)


def seat_ready(seat: StoredSeat) -> bool:
    """Tell whether nobody needs to be waited for here."""
    return seat.who == "bot" or (seat.who == "person" and seat.nonce is not None)


def read_choice(story: Story, choice: Plain) -> Choice:
    """Return the choice a client sent as text or as parts, or refuse it."""
    if isinstance(choice, str):
        return story.rules.notation.read(choice)
    return story.rules.notation.from_data(choice)
