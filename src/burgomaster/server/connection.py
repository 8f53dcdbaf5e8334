"""The table's socket: one connection, which looks through the eyes of a seat or only watches."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from burgomaster.core.message import Message, Refused
from burgomaster.server import clocks, company, consent, owner, seating
from burgomaster.server.fence import Moved
from burgomaster.server.foresight import key_of
from burgomaster.server.hosting.logs import TABLE
from burgomaster.server.hub import Hub
from burgomaster.server.keeping import goes_on_day
from burgomaster.server.limits import Bucket, Buckets, address_of
from burgomaster.server.settings import Settings
from burgomaster.server.stored import StoredChat, Unsaid
from burgomaster.talk.denied import Denied, Misshapen, Stale, shaped
from burgomaster.talk.live import Live
from burgomaster.talk.messages import (
    AnswerBack,
    AskBack,
    Chat,
    ChatLine,
    Choose,
    ClientMessage,
    Gone,
    Hello,
    Hint,
    Leave,
    LeaveAhead,
    Look,
    Mute,
    Nonce,
    Pause,
    Ping,
    Points,
    Pong,
    Remove,
    Replay,
    Reseat,
    Resume,
    Say,
    ServerMessage,
    SetQuiet,
    Undo,
    Welcome,
    WhatIf,
    WhyNot,
)
from burgomaster.talk.names import clean_text
from burgomaster.talk.plain import refusal
from burgomaster.talk.story import Story
from burgomaster.talk.viewer import Viewer

log: Final = logging.getLogger("burgomaster.server")

_decode: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_encode: Final = msgspec.json.Encoder().encode

_MOST_WAITING: Final = 500
"""A client that does not fetch so many messages is disconnected."""
_MOST_REFUSED: Final = 100
"""A client that goes on after so many more messages were too many than were not is disconnected."""
_CHAT_LINES: Final = 100

POLICY: Final = 1008
"""The close code for a client that does not keep to the rules."""


INTERNAL: Final = 1011
"""The close code for a client that cannot be served, through no fault of its own."""

RESTART: Final = 1012
"""The close code for a client that may come again at once: something goes on in another process."""


class _Lost(Exception):
    """The client is gone."""


class Rates:
    """What is counted over several sockets: messages and foresight by address, and what is said by token."""

    def __init__(self, settings: Settings) -> None:
        self.messages: Final = Buckets(
            settings.messages_per_second_and_address, settings.message_burst_of_address
        )
        self.chat: Final = Buckets(settings.chat_per_second, settings.chat_burst)
        self.what_ifs: Final = Buckets(settings.what_ifs_per_second, settings.what_if_burst)
        self.hints: Final = Buckets(settings.hints_per_second, settings.hint_burst)
        self.known_what_ifs: Final = Buckets(settings.known_what_ifs_per_second, settings.known_what_if_burst)


class Connection:
    """One open socket."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hub: Hub, rates: Rates, named: str | None = None
    ) -> None:
        self._named: Final = named  # the table in the socket's address
        self._rates: Final = rates
        self._address: Final = address_of(socket.scope)
        self._socket: Final = socket
        self._hub: Final = hub
        settings = hub.settings
        self._bucket: Final = Bucket(settings.messages_per_second, settings.message_burst)
        self._table = ""
        self._viewer = Viewer()
        self._outbox: Final[deque[ServerMessage]] = deque()
        self._something = asyncio.Event()
        self._dirty = False
        self._closing: int | None = None
        self._hint: asyncio.Task[None] | None = None  # what the clerk is asked for this socket

    @property
    def token_hash(self) -> str | None:
        """Return whose connection it is; None: of someone who only watches."""
        return self._viewer.token_hash

    @property
    def address(self) -> str:
        """Return from where it comes, as limits count it."""
        return self._address

    @property
    def table(self) -> str:
        """Return at which table it is."""
        return self._table

    # What the table tells.

    def wake(self) -> None:
        """Send the state soon; many changes may share one."""
        self._dirty = True
        self._something.set()

    def post(self, message: ServerMessage) -> None:
        """Send a message soon."""
        self._outbox.append(message)
        if len(self._outbox) > _MOST_WAITING:
            self._closing = POLICY
        self._something.set()

    def leave(self) -> None:
        """Say that the table is gone, and close."""
        self.post(Gone())
        self._closing = 1000

    def move_on(self) -> None:
        """Close, so that whoever it is comes again and finds the process that has the table now."""
        self._closing = RESTART
        self._something.set()

    def dismiss(self) -> None:
        """Close: the address is not let in any more."""
        self._closing = POLICY
        self._something.set()

    # The two halves of a connection.

    async def run(self) -> None:
        """Serve the connection until it ends."""
        await self._socket.accept()
        came = self._hub.collector.came()
        sender = asyncio.create_task(self._send_all())
        try:
            if await self._hello():
                await self._listen()
        except (WebSocketDisconnect, WebSocketException):
            pass
        finally:
            self._hub.visitors.drop(self)
            if self._table:
                await self._hub.telling.depart(self._table, self)
            if self._hint is not None:
                self._hint.cancel()
            if self._closing is not None and not sender.done():
                await asyncio.wait([sender], timeout=5)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            self._hub.collector.went(came)

    async def _send_all(self) -> None:
        """Send what there is to send; if that cannot be made, say so in the log and close."""
        try:
            await self._send_on()
        except _Lost:
            pass
        except Exception:
            version = self._hub.tables.version_of(self._table)
            log.exception(
                "table %s at version %s cannot be shown; its socket is closed", self._table, version
            )
            self._closing = INTERNAL
            with suppress(_Lost):
                await self._close(INTERNAL)

    async def _send_on(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._outbox and len(self._outbox) <= _MOST_WAITING:
                await self._send(self._outbox.popleft())
            if self._closing is not None:
                await self._close(self._closing)
                return
            if self._dirty:
                self._dirty = False
                await self._send_state()

    async def _send(self, message: ServerMessage) -> None:
        await self._send_text(_encode(message).decode())

    async def _send_text(self, text: str) -> None:
        try:
            await self._socket.send_data(text, mode="text")
        except Exception as error:
            raise _Lost from error

    async def _close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except Exception as error:  # who is gone already needs no farewell
            raise _Lost from error

    async def _send_state(self) -> None:
        hub, viewer = self._hub, self._viewer
        try:
            async with hub.tables.at(self._table) as live:
                welcome = self._welcome(live) if viewer.has_other_seats(live) else None
                text = viewer.state_text(live, hub.attendance.seat_infos(live))
        except Moved:
            self.move_on()
            return
        except Denied as denied:
            await self._send(refusal(None, denied))
            return
        if welcome is not None:
            await self._send(welcome)
        await self._send_text(text)

    def _welcome(self, live: Live) -> Welcome:
        hub, settings = self._hub, self._hub.settings
        goes = goes_on_day(live.stored, settings.keep_days)
        return self._viewer.welcome(live, hub.build, round(settings.away_seconds), goes)

    async def _hello(self) -> bool:
        try:
            text = await asyncio.wait_for(self._receive(), self._hub.settings.hello_seconds)
            message = shaped(_decode.decode, text)
            if not isinstance(message, Hello):
                raise Refused(Message("hello-first"))
            await self._enter(message)
        except TimeoutError:
            self._refuse(None, Refused(Message("hello-first")))
        except Moved:
            self.move_on()
            return False
        except (Refused, Denied) as refused:
            self._refuse(None, refused)
        else:
            return True
        self._closing = POLICY
        self._something.set()
        return False

    async def _enter(self, hello: Hello) -> None:
        hub = self._hub
        if self._named not in (None, hello.table):
            raise Refused(Message("hello-other-table"))
        TABLE.set(hello.table)
        holder = await hub.holder(hello.token)
        if holder is not None and holder.table != hello.table:
            raise Denied(403, Message("token-other-table"))
        viewer = Viewer() if holder is None else Viewer(holder.token_hash, holder.owner)
        async with hub.tables.at(hello.table) as live:
            viewer.enter(live, hello)
            self._viewer = viewer
            self.post(self._welcome(live))
            await hub.tables.note_opened(live.stored)
            played = live.stored.phase == "over" and viewer.seats_of(live) != ([], [])
        if played and (again := await company.next_game(hub, hello.table)) is not None:
            self.post(company.told_again(again))
        lines = await hub.disk(hub.store.chat, hello.table, hello.chat_after, _CHAT_LINES)
        self.post(Chat([chat_line(line) for line in lines]))
        self._table = hello.table
        hub.visitors.add(self)
        await hub.telling.arrive(hello.table, self)
        self.wake()

    async def _receive(self) -> str:
        return await self._socket.receive_data(mode="text") or ""  # bytes count as nothing

    async def _listen(self) -> None:
        refused = 0
        while self._closing is None:
            text = await self._receive()
            if not self._bucket.take() or not self._rates.messages.of(self._address).take():
                refused += 1
                self._refuse(None, Refused(Message("rate-limit")))
                if refused >= _MOST_REFUSED:
                    self._closing = POLICY
                continue
            refused = max(0, refused - 1)
            try:
                message = shaped(_decode.decode, text)
            except Misshapen as unread:
                self._refuse(None, unread)
                continue
            await self._answer(message)

    def _refuse(self, about: str | None, refused: Refused | Denied) -> None:
        """Say why something is not done, and count it."""
        self._hub.figures.refused(refused.message.id)
        self.post(refusal(about, refused))

    async def _answer(self, message: ClientMessage) -> None:
        """Do what a message asks for; whatever goes wrong is said in a structured way."""
        about = getattr(message, "move_id", None) or getattr(message, "id", None)
        try:
            await self._do(message)
        except Stale as stale:
            self._refuse(about, stale)
            self.wake()
        except Moved:  # nothing is answered: it is asked again where the table is
            self.move_on()
        except (Refused, Denied) as refused:
            self._refuse(about, refused)
        except Exception:
            log.exception("a %s message could not be answered", type(message).__name__)
            self._refuse(about, Refused(Message("server-fault")))

    # What clients ask for.

    async def _do(self, message: ClientMessage) -> None:
        hub, table, token = self._hub, self._table, self.token_hash
        match message:
            case Choose() | Undo():
                began = hub.figures.clock()
                self.post(await hub.moves.make(table, token, message))
                took = hub.figures.clock() - began
                hub.figures.acknowledged.note(took)
                hub.figures.note_slow("move", took)
            case WhyNot() | WhatIf() | Replay() | Points():
                async with hub.tables.at(table) as live:
                    answer = self._viewer.answer(live, message, self._foreseen)
                self.post(answer)
            case Hint():
                self._ask_for_hint(message)
            case Look():
                async with hub.tables.at(table) as live:
                    self._viewer.look(live, message.seat - 1)
                self.wake()
            case Nonce():
                await hub.moves.add_nonce(table, token, message.seat - 1, message.nonce)
            case Reseat():
                await seating.reseat(hub, table, token, message.seat - 1, message.sitter)
            case Leave():
                await seating.leave(hub, table, token, message.bot)
            case Resume():
                await seating.resume(hub, table, token, message.seat - 1)
            case Remove():
                await owner.remove(hub, table, token, message.seat - 1)
            case Mute():
                await owner.mute(hub, table, token, message.seat - 1, message.muted)
            case Pause() | LeaveAhead() | AskBack() | AnswerBack() | SetQuiet():
                await self._do_beside(message)
            case Say():
                await self._say(message)
            case Ping():
                self.post(Pong())
            case Hello():
                raise Refused(Message("hello-twice"))

    async def _do_beside(self, message: Pause | LeaveAhead | AskBack | AnswerBack | SetQuiet) -> None:
        """Do what is beside the game: its clock, answers in advance, and going back by consent."""
        hub, table, token = self._hub, self._table, self.token_hash
        match message:
            case Pause():
                await clocks.pause(hub, table, token, message.pause)
            case LeaveAhead():
                await clocks.leave_ahead(hub, table, token, message.seat - 1, message.answers)
            case AskBack():
                await consent.ask_back(hub, table, token, message.seat - 1)
            case AnswerBack():
                await consent.answer_back(hub, table, token, message.version, message.agree)
            case SetQuiet():
                await clocks.set_quiet(hub, table, token, message.quiet)

    def _foreseen(self, story: Story, seat: int, about: dict[str, Any]) -> msgspec.Raw:
        """Return what something would mean, ready to be sent; what is known already has a wider limit."""
        kept, key = self._hub.foresight, key_of(self._table, story, seat, about)
        found = kept.known(key)
        rates = self._rates.what_ifs if found is None else self._rates.known_what_ifs
        if not rates.of(self._address).take():
            raise Refused(Message("rate-limit"))
        return kept.keep(key, story.what_if(seat, about)) if found is None else found

    def _ask_for_hint(self, message: Hint) -> None:
        """Let the clerk think, while one may go on."""
        if self._hint is not None and not self._hint.done():
            raise Refused(Message("hint-on-its-way"))
        self._hint = asyncio.create_task(self._give_hint(message))

    async def _give_hint(self, message: Hint) -> None:
        try:
            hub, token, rate = self._hub, self.token_hash, self._rates.hints.of(self._address)
            self.post(await hub.bots.advise(self._table, token, message.seat - 1, message.id, rate))
        except (Refused, Denied) as refused:
            self._refuse(message.id, refused)
        except Exception:
            log.exception("a hint could not be given at table %s", self._table)
            self._refuse(message.id, Refused(Message("server-fault")))

    async def _say(self, message: Say) -> None:
        text = clean_text(message.text)
        if self.token_hash is not None and not self._rates.chat.of(self.token_hash).take():
            raise Refused(Message("chat-rate"))
        async with self._hub.tables.at(self._table) as live:
            seat = self._viewer.seat if message.seat is None else message.seat - 1
            if seat is None:
                raise Denied(403, Message("chat-seats-only"))
            live.check_holds(self.token_hash, seat)
            if live.seats[seat].muted:
                raise Denied(403, Message("chat-muted"))
            name = live.seats[seat].name
        line = await self._hub.disk.say(Unsaid(self._table, seat, name, text))
        self._hub.telling.post(self._table, Chat([chat_line(line)]))


def chat_line(line: StoredChat) -> ChatLine:
    """Return a stored line of the chat as it is sent."""
    return ChatLine(line.n, line.seat + 1, line.name, line.text, line.at)
