"""The tables of one device: what the app asks of a server over HTTP and by its socket, answered without one.

Whoever keeps the tables (a browser, a file) takes one up before it is asked for, and puts away what `changed`
tells after each request, message and bot's choice.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec

from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of
from burgomaster.talk import hinting, portable, proof
from burgomaster.talk.archive import standing
from burgomaster.talk.denied import Denied, shaped
from burgomaster.talk.hinting import Advise, Advised
from burgomaster.talk.insight import Analyst, Work, to_be_analysed, to_be_tried
from burgomaster.talk.local import HERE, Kept, LocalTable
from burgomaster.talk.messages import Failure, Held, Hint, Inspect, NewTable, WishAnalysis, WishAnother
from burgomaster.talk.opening import given_start, inspected
from burgomaster.talk.plain import mistakes, refusal, said
from burgomaster.talk.rematch import same_again
from burgomaster.talk.seats import seat_infos
from burgomaster.talk.summary import table_summary
from burgomaster.talk.thinking import Answer, Asked, reply

_encode: Final = msgspec.json.Encoder().encode
_NOTHING: Final = ""
_PIECE: Final = 1.0
"""So many seconds an analysis goes on before bots that wait have their turn."""
_analyst: Final = Analyst()


class Reply(msgspec.Struct, frozen=True):
    """The answer to a request: its status as HTTP numbers it, and a text."""

    status: int
    text: str


class Change(msgspec.Struct, frozen=True):
    """A table that is to be put away, with how the lobby shows it; None: it is to be forgotten."""

    table: str
    kept: str | None
    summary: str


class Device:
    """The tables of one device that are in use; bots think for `seconds` at most."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._tables: Final[dict[str, LocalTable | Denied]] = {}
        self._changed: Final[dict[str, None]] = {}

    # What is kept.

    def holds(self, table: str) -> bool:
        """Tell whether a table is in use, or known to be of no use."""
        return table in self._tables

    def take_up(self, table: str, data: str) -> None:
        """Take up a table that was put away; why one cannot be is told to whoever asks for it."""
        try:
            self._tables[table] = LocalTable.taken_up(data.encode(), self._seconds)
        except msgspec.DecodeError:
            self._tables[table] = Denied(409, Message("table-broken"))
        except Denied as denied:
            self._tables[table] = denied

    def let_go(self, table: str) -> None:
        """Let go of a table that nobody looks at any more."""
        found = self._tables.pop(table, None)
        if isinstance(found, LocalTable):
            found.live.close()

    def changed(self) -> list[Change]:
        """Return what is to be put away now, once."""
        changes = [self._change(table) for table in self._changed]
        self._changed.clear()
        return changes

    def _change(self, table: str) -> Change:
        found = self._tables.get(table)
        if not isinstance(found, LocalTable):
            return Change(table, None, _NOTHING)
        data = found.put_away().decode()
        return Change(table, data, summary_of(data))

    def _table(self, table: str) -> LocalTable:
        found = self._tables.get(table)
        if found is None:
            raise Denied(404, Message("table-unknown"))
        if isinstance(found, Denied):
            raise found
        return found

    # The socket, and bots.

    def hear(self, table: str, text: str) -> list[str]:
        """Return the answers to a message of the app for a table."""
        try:
            found = self._table(table)
        except Denied as denied:
            return [_encode(refusal(None, denied)).decode()]
        return self._noted(table, found, lambda: found.hear(text))

    def ask_bot(self, table: str) -> str | None:
        """Return what the next bot of a table is asked, as `think` reads it; None if none is."""
        found = self._tables.get(table)
        asked = found.ask_bot() if isinstance(found, LocalTable) else None
        return None if asked is None else _encode(asked).decode()

    def hear_bot(self, table: str, answer: str) -> list[str]:
        """Make the choice of the bot that was asked, and return what the app is told."""
        found = self._tables.get(table)
        if not isinstance(found, LocalTable):
            return []
        thought = msgspec.json.decode(answer, type=Answer)
        return self._noted(table, found, lambda: found.hear_bot(thought))

    def to_advise(self, table: str, text: str) -> str | None:
        """Return what is to be asked of `advise` for a wish for a hint; None if `hear` is to refuse it."""
        found = self._tables.get(table)
        asked = found.ask_adviser(text) if isinstance(found, LocalTable) else None
        return None if asked is None else _encode(asked).decode()

    def hear_adviser(self, table: str, text: str, asked: str, answer: str) -> list[str]:
        """Return what the app is told of a hint that was found for its wish."""
        found = self._tables.get(table)
        advised = msgspec.json.decode(answer, type=Advised)
        if not isinstance(found, LocalTable) or advised.fault:
            fault = Refused(Message("server-fault"))
            return [_encode(refusal(msgspec.json.decode(text, type=Hint).id, fault)).decode()]
        return found.hear_adviser(text, msgspec.json.decode(asked, type=Advise), advised)

    def _noted(self, table: str, found: LocalTable, work: Callable[[], list[str]]) -> list[str]:
        """Return what comes of some work, and note whether the table has changed."""
        before = found.live.stored.version
        told = work()
        if found.live.stored.version != before:
            self._changed[table] = None
        return told

    # What finished games were about.

    def to_analyse(self, table: str, body: str) -> Reply:
        """Return what is to be asked of `analyse` for a finished table, or why nothing is."""
        try:
            wish = shaped(msgspec.json.Decoder(WishAnalysis).decode, body)
            asked = to_be_analysed(self._table(table).live, wish, _PIECE)
        except Denied as denied:
            return Reply(denied.status, _encode(Failure(said(denied.message), [])).decode())
        return Reply(200, _encode(asked).decode())

    def to_try(self, table: str, body: str) -> Reply:
        """Return what is to be asked of `analyse` for another choice, or why nothing is."""
        try:
            wish = shaped(msgspec.json.Decoder(WishAnother).decode, body)
            asked = to_be_tried(self._table(table).live, wish)
        except Denied as denied:
            return Reply(denied.status, _encode(Failure(said(denied.message), [])).decode())
        return Reply(200, _encode(asked).decode())

    # Requests.

    def ask(self, method: str, path: str, body: str) -> Reply:
        """Answer a request; what goes wrong is told as a server tells it."""
        try:
            found = self._answer(method, path.strip("/").split("/")[1:], body)
        except Refused as refused:
            return Reply(400, _encode(Failure(said(refused.message), mistakes(refused))).decode())
        except Denied as denied:
            return Reply(denied.status, _encode(Failure(said(denied.message), [])).decode())
        return Reply(200, found if isinstance(found, str) else _encode(found).decode())

    def _answer(self, method: str, path: list[str], body: str) -> Any:
        match method, path:
            case "POST", ["inspect"]:
                wish = shaped(msgspec.json.Decoder(Inspect).decode, body)
                return inspected(given_start(rules_of(wish.game), wish.start))
            case "POST", ["tables"]:
                return self._make(shaped(msgspec.json.Decoder(NewTable).decode, body))
            case "POST", ["tables", table, "rematch"]:
                live = self._table(table).live
                if not live.playing().over:
                    raise Denied(409, Message("table-not-over"))
                return self._make(same_again(live, HERE))
            case "POST", ["tables", table, "take"]:
                found = self._table(table)
                return portable.packed(found.live, found.rows, HERE)
            case "POST", ["adopt"]:
                return self._adopt(body)
            case "GET", ["tables", table, "record"]:
                return proof.record_text(self._table(table).live, HERE)
            case "GET", ["tables", table, "verify"]:
                record, asked = proof.to_be_judged(self._table(table).live)
                return proof.verification(record, proof.judged(asked))
            case "DELETE", ["tables", table]:
                self.let_go(table)
                self._changed[table] = None
                return _NOTHING
            case _:
                raise Denied(409, Message("server-only"))

    def _make(self, wish: NewTable) -> Held:
        return self._hold(LocalTable.new(wish, secrets.token_bytes(32), self._seconds))

    def _adopt(self, text: str) -> Held:
        """Take up a table that comes as a file, under a new name: whatever has its own here stays."""
        try:
            found = LocalTable.taken_up(msgspec.json.encode(portable.unpacked(text)), self._seconds)
        except (Denied, Refused):
            raise
        except Exception as error:  # whoever wrote the file may have written anything
            raise Denied(400, Message("table-file-misread")) from error
        return self._hold(found)

    def _hold(self, made: LocalTable) -> Held:
        live = made.live
        self._tables[live.id] = made
        self._changed[live.id] = None
        mine = [seat + 1 for seat in live.held_by(HERE)]
        # Whoever has the device has all its tables: a token only names one.
        return Held(live.id, live.id, mine, True, None, live.source().commitment())


def summary_of(data: str) -> str:
    """Return a table that was put away as the lobby shows it."""
    kept = msgspec.json.decode(data, type=Kept)
    infos = seat_infos(kept.table.id, kept.seats, {HERE}, lambda _: 0, {}, {})
    return _encode(table_summary(kept.table, kept.seats, infos, standing(kept.table), HERE, True)).decode()


def think(asked: str) -> str:
    """Return what a bot answers to a question."""
    return _encode(reply(msgspec.json.decode(asked, type=Asked))).decode()


def advise(asked: str) -> str:
    """Return what a seat could choose."""
    return _encode(hinting.reply(msgspec.json.decode(asked, type=Advise))).decode()


def analyse(asked: str) -> str:
    """Return how far an analysis has come after a while, or what another choice would have brought."""
    return _encode(_analyst.work(msgspec.json.decode(asked, type=Work))).decode()
