"""The table's socket: one connection, which looks through the eyes of a seat or only watches."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final, Literal, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from burgomaster.core.chance import Fair
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.server import company, lobby, owner, seating
from burgomaster.server.foresight import key_of
from burgomaster.server.house import House
from burgomaster.server.keeping import goes_on_day
from burgomaster.server.limits import Bucket, Buckets, address_of
from burgomaster.server.live import Live, read_choice
from burgomaster.server.opponents import advises
from burgomaster.server.settings import Settings
from burgomaster.server.stored import StoredChat, Unsaid
from burgomaster.talk.denied import Denied, Misshapen, Stale, shaped
from burgomaster.talk.messages import (
    Chat,
    ChatLine,
    Choose,
    ClientMessage,
    Foreseen,
    Gone,
    Hello,
    Hint,
    Leave,
    Look,
    Moment,
    Mute,
    Nonce,
    Ping,
    Points,
    PointsLine,
    Pong,
    Reason,
    Refusal,
    Remove,
    Replay,
    Reseat,
    Resume,
    Say,
    ServerMessage,
    Undo,
    Welcome,
    WhatIf,
    WhyNot,
)
from burgomaster.talk.names import clean_text
from burgomaster.talk.plain import said
from burgomaster.talk.story import Story

log: Final = logging.getLogger("burgomaster.server")

_decode: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_encode: Final = msgspec.json.Encoder().encode

_MOST_WAITING: Final = 500
"""A client that does not fetch so many messages is disconnected."""
_MOST_REFUSED: Final = 100
"""A client that goes on after so many more messages were too many than were not is disconnected."""
_CHAT_LINES: Final = 100

_BEGINS: Final[dict[str, Literal["record", "position", "lesson"]]] = {
    "record": "record",
    "position": "position",
    "lesson": "lesson",
}

POLICY: Final = 1008
"""The close code for a client that does not keep to the rules."""


INTERNAL: Final = 1011
"""The close code for a client that cannot be served, through no fault of its own."""


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

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, rates: Rates) -> None:
        self._rates: Final = rates
        self._address: Final = address_of(socket.scope)
        self.token_hash: str | None = None
        self._socket: Final = socket
        self._house: Final = house
        settings = house.settings
        self._bucket: Final = Bucket(settings.messages_per_second, settings.message_burst)
        self._table = ""
        self._seat: int | None = None  # through whose eyes, from 0
        self._told_seats: tuple[list[int], list[int]] = ([], [])  # as the last `welcome` told
        self._owner = False
        self._log_after = 0
        self._outbox: Final[deque[ServerMessage]] = deque()
        self._something = asyncio.Event()
        self._dirty = False
        self._closing: int | None = None
        self._hint: asyncio.Task[None] | None = None  # what the clerk is asked for this socket

    # What the house tells.

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

    # The two halves of a connection.

    async def run(self) -> None:
        """Serve the connection until it ends."""
        await self._socket.accept()
        came = self._house.collector.came()
        sender = asyncio.create_task(self._send_all())
        try:
            if await self._hello():
                await self._listen()
        except (WebSocketDisconnect, WebSocketException):
            pass
        finally:
            if self._table:
                await self._house.depart(self._table, self)
            if self._hint is not None:
                self._hint.cancel()
            if self._closing is not None and not sender.done():
                await asyncio.wait([sender], timeout=5)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            self._house.collector.went(came)

    async def _send_all(self) -> None:
        """Send what there is to send; if that cannot be made, say so in the log and close."""
        try:
            await self._send_on()
        except _Lost:
            pass
        except Exception:
            version = self._house.version_of(self._table)
            log.exception(
                "table %s at version %s cannot be shown; its socket is closed", self._table, version
            )
            self._closing = INTERNAL
            with suppress(Exception):
                await self._socket.close(INTERNAL)

    async def _send_on(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._outbox and len(self._outbox) <= _MOST_WAITING:
                await self._send(self._outbox.popleft())
            if self._closing is not None:
                await self._socket.close(self._closing)
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

    async def _send_state(self) -> None:
        try:
            async with self._house.at(self._table) as live:
                welcome = self._change_seats(live) if self._seats_of(live) != self._told_seats else None
                text, last = self._house.state_text(live, self._seat, self._log_after)
        except Denied as denied:
            await self._send(refusal(None, denied))
            return
        self._log_after = last
        if welcome is not None:
            await self._send(welcome)
        await self._send_text(text)

    def _eyes(self, live: Live) -> int | None:
        """Return the seat one looks through, if it is still one's own."""
        return self._seat if self._seat in live.held_by(self.token_hash) else None

    def _seats_of(self, live: Live) -> tuple[list[int], list[int]]:
        """Return the seats one holds, and those one may take back."""
        return live.held_by(self.token_hash), live.left_by(self.token_hash)

    def _change_seats(self, live: Live) -> Welcome:
        """Say which seats one holds now that some changed hands; if need be, look through other eyes."""
        if self._eyes(live) is None:
            held = live.held_by(self.token_hash)
            self._seat, self._log_after = held[0] if held else None, 0
        return self._welcome(live)

    async def _hello(self) -> bool:
        try:
            text = await asyncio.wait_for(self._receive(), self._house.settings.hello_seconds)
            message = shaped(_decode.decode, text)
            if not isinstance(message, Hello):
                raise Refused(Message("hello-first"))
            await self._enter(message)
        except TimeoutError:
            self.post(refusal(None, Refused(Message("hello-first"))))
        except (Refused, Denied) as refused:
            self.post(refusal(None, refused))
        else:
            return True
        self._closing = POLICY
        self._something.set()
        return False

    async def _enter(self, hello: Hello) -> None:
        holder = await self._house.holder(hello.token)
        if holder is not None and holder.table != hello.table:
            raise Denied(403, Message("token-other-table"))
        token_hash = None if holder is None else holder.token_hash
        async with self._house.at(hello.table) as live:
            held = live.held_by(token_hash)
            if hello.seat is not None and hello.seat - 1 not in live.left_by(token_hash):
                live.check_holds(token_hash, hello.seat - 1)
                self._seat = hello.seat - 1
            elif held:
                asked = live.story.asked() if live.story is not None else []
                self._seat = next((seat for seat in held if seat in asked), held[0])
            # Whoever looks through other eyes than before is told everything anew: what only those saw goes.
            same = hello.seat is None or self._seat == hello.seat - 1
            self._log_after = hello.log_after if same else 0
            self._owner = holder is not None and holder.owner
            self.token_hash = token_hash
            self.post(self._welcome(live))
            await self._house.note_opened(live.stored)
            played = live.stored.phase == "over" and self._seats_of(live) != ([], [])
        store = self._house.store
        if played and (again := await company.next_game(self._house, hello.table)) is not None:
            self.post(company.told_again(again))
        lines = await self._house.disk(store.chat, hello.table, hello.chat_after, _CHAT_LINES)
        self.post(Chat([chat_line(line) for line in lines]))
        self._table = hello.table
        await self._house.arrive(hello.table, self)
        self.wake()

    def _welcome(self, live: Live) -> Welcome:
        stored = live.stored
        self._told_seats = held, left = self._seats_of(live)
        return Welcome(
            table=stored.id,
            game=stored.game,
            options=lobby.table_options(stored),
            mine=[seat + 1 for seat in held],
            returns=[seat + 1 for seat in left],
            owner=self._owner,
            listed=stored.listed,
            commitment=Fair(stored.secret).commitment(),
            rules=stored.rules,
            begins=_BEGINS.get(stored.begins, "setup"),
            away_seconds=round(self._house.settings.away_seconds),
            hints=advises(live),
            build=self._house.build,
            goes=goes_on_day(stored, self._house.settings.keep_days),
        )

    async def _receive(self) -> str:
        return await self._socket.receive_data(mode="text") or ""  # bytes count as nothing

    async def _listen(self) -> None:
        refused = 0
        while self._closing is None:
            text = await self._receive()
            if not self._bucket.take() or not self._rates.messages.of(self._address).take():
                refused += 1
                self.post(refusal(None, Refused(Message("rate-limit"))))
                if refused >= _MOST_REFUSED:
                    self._closing = POLICY
                continue
            refused = max(0, refused - 1)
            try:
                message = shaped(_decode.decode, text)
            except Misshapen as unread:
                self.post(refusal(None, unread))
                continue
            await self._answer(message)

    async def _answer(self, message: ClientMessage) -> None:
        """Do what a message asks for; whatever goes wrong is said in a structured way."""
        about = getattr(message, "move_id", None) or getattr(message, "id", None)
        try:
            await self._do(message)
        except Stale as stale:
            self.post(refusal(about, stale))
            self.wake()
        except (Refused, Denied) as refused:
            self.post(refusal(about, refused))
        except Exception:
            log.exception("a %s message could not be answered", type(message).__name__)
            self.post(refusal(about, Refused(Message("server-fault"))))

    # What clients ask for.

    async def _do(self, message: ClientMessage) -> None:
        house, table, token = self._house, self._table, self.token_hash
        match message:
            case Choose():
                seat = message.seat - 1
                choice = plain(message.choice)
                self.post(await house.choose(table, token, seat, message.move_id, message.ticket, choice))
            case Undo():
                self.post(await house.undo(table, token, message.seat - 1, message.move_id, message.version))
            case WhyNot():
                await self._why_not(message)
            case WhatIf():
                await self._what_if(message)
            case Hint():
                self._ask_for_hint(message)
            case Look():
                await self._look(message.seat - 1)
            case Nonce():
                await house.add_nonce(table, token, message.seat - 1, message.nonce)
            case Reseat():
                await seating.reseat(house, table, token, message.seat - 1, message.sitter)
            case Leave():
                await seating.leave(house, table, token, message.bot)
            case Resume():
                await seating.resume(house, table, token, message.seat - 1)
            case Remove():
                await owner.remove(house, table, token, message.seat - 1)
            case Mute():
                await owner.mute(house, table, token, message.seat - 1, message.muted)
            case Replay():
                await self._replay(message)
            case Points():
                async with house.at(table) as live:
                    story = live.playing()
                    self.post(PointsLine(message.id, list(story.points()), story.earned()))
            case Say():
                await self._say(message)
            case Ping():
                self.post(Pong())
            case Hello():
                raise Refused(Message("hello-twice"))

    async def _look(self, seat: int) -> None:
        async with self._house.at(self._table) as live:
            live.check_holds(self.token_hash, seat)
        self._seat, self._log_after = seat, 0
        self.wake()

    async def _why_not(self, message: WhyNot) -> None:
        async with self._house.at(self._table) as live:
            live.check_holds(self.token_hash, message.seat - 1)
            story = live.playing()
            reason = story.why_not(message.seat - 1, read_choice(story, plain(message.choice)))
        self.post(Reason(message.id, reason))

    async def _what_if(self, message: WhatIf) -> None:
        async with self._house.at(self._table) as live:
            live.check_holds(self.token_hash, message.seat - 1)
            story = live.playing()
            found = self._foreseen(story, message.seat - 1, message.about)
            version = story.version
        self.post(Foreseen(message.id, version, cast("Any", found)))  # encoded as `Found` already

    def _foreseen(self, story: Story, seat: int, about: dict[str, Any]) -> msgspec.Raw:
        """Return what something would mean, ready to be sent; what is known already has a wider limit."""
        kept, key = self._house.foresight, key_of(self._table, story, seat, about)
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
            house, token, rate = self._house, self.token_hash, self._rates.hints.of(self._address)
            self.post(await house.bots.advise(self._table, token, message.seat - 1, message.id, rate))
        except (Refused, Denied) as refused:
            self.post(refusal(message.id, refused))
        except Exception:
            log.exception("a hint could not be given at table %s", self._table)
            self.post(refusal(message.id, Refused(Message("server-fault"))))

    async def _replay(self, message: Replay) -> None:
        async with self._house.at(self._table) as live:
            story = live.playing()
            if message.at > story.entries:
                raise Refused(Message("replay-beyond", at=message.at, entries=story.entries))
            viewer = self._replay_viewer(live, message.seat)
            by, text, chapter, asked, view = story.moment(message.at, viewer)
            seat = None if viewer == story.spectator else viewer + 1
            about = (message.id, message.at, story.entries, seat, by, text, chapter, asked)
            self.post(Moment(*about, view))

    def _replay_viewer(self, live: Live, seat: int | None) -> int:
        """Return through whose eyes one may look back: one's own, and anyone's when the game is over."""
        story = live.playing()
        if seat is None:
            eyes = self._eyes(live)
            return story.spectator if eyes is None else eyes
        if seat > story.seats:
            raise Refused(Message("seat-unknown", seat=seat, seats=story.seats))
        if not story.over:
            live.check_holds(self.token_hash, seat - 1)
        return seat - 1

    async def _say(self, message: Say) -> None:
        text = clean_text(message.text)
        if self.token_hash is not None and not self._rates.chat.of(self.token_hash).take():
            raise Refused(Message("chat-rate"))
        async with self._house.at(self._table) as live:
            seat = self._seat if message.seat is None else message.seat - 1
            if seat is None:
                raise Denied(403, Message("chat-seats-only"))
            live.check_holds(self.token_hash, seat)
            if live.seats[seat].muted:
                raise Denied(403, Message("chat-muted"))
            name = live.seats[seat].name
        line = await self._house.say(Unsaid(self._table, seat, name, text))
        self._house.post(self._table, Chat([chat_line(line)]))


def plain(choice: str | dict[str, int | str]) -> Plain:
    """Return a choice as it was sent, as plain data."""
    return choice if isinstance(choice, str) else {**choice}


def chat_line(line: StoredChat) -> ChatLine:
    """Return a stored line of the chat as it is sent."""
    return ChatLine(line.n, line.seat + 1, line.name, line.text, line.at)


def refusal(about: str | None, refused: Refused | Denied) -> Refusal:
    """Return a refusal as it is sent."""
    return Refusal(about, said(refused.message), isinstance(refused, Stale))
