"""Notices: being told, with the page closed, that one is awaited.

Only who asked for it is told, once a turn, and nothing but what anybody who looks on may know: the game, who
is awaited, who else plays, and where. That someone was told is stored before anything is sent, so that no
restart tells it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from email.utils import parseaddr
from typing import Any, Final

import msgspec
from msgspec import Struct

from burgomaster.core.message import Message, Refused
from burgomaster.server import listeners, times
from burgomaster.server.attendance import Attendance
from burgomaster.server.listeners import Awaited, Listener
from burgomaster.server.mail import Mailer, Unsent
from burgomaster.server.outside import Outside, Unreached
from burgomaster.server.push import Pusher
from burgomaster.server.settings import Settings
from burgomaster.server.storage import Storage
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.messages import Tried
from burgomaster.talk.stored import StoredSeat
from burgomaster.words import LANGUAGES, Words

log: Final = logging.getLogger("burgomaster.server")

DIGEST: Final = 3600.0
"""Nobody is written to more often than once in so many seconds; what comes meanwhile goes into one mail."""
_LOOK: Final = 60.0
_AT_ONCE: Final = 8
"""So many notices are on their way at a time."""
_MOST_WAITING: Final = 1000
"""When more than so many wait to be sent, others are left out: the world outside is slow or gone."""


class Call(Struct, frozen=True):
    """What is told of a table: nothing that someone who looks on may not know."""

    table: str
    game: str
    seat: int
    name: str
    others: str
    kind: str


def call_of(live: Live, seat: StoredSeat, kind: str) -> Call:
    """Return what is told when a seat is awaited."""
    others = [each.name for each in live.seats if each.number != seat.number and each.name]
    return Call(live.id, live.stored.game, seat.number + 1, seat.name, ", ".join(others), kind)


def said(call: Call, language: str) -> tuple[str, str]:
    """Return a notice in words: its title, and what it says."""
    words = Words(language if language in LANGUAGES else "en")
    others = call.others or "none"
    title = words.say(Message("notice-title", game=call.game))
    if call.kind == "reminder":
        return title, words.say(Message("notice-reminder", name=call.name, others=others))
    if call.kind == "test":
        return title, words.say(Message("notice-test"))
    return title, words.say(Message("notice-turn", name=call.name, others=others))


class Notices:
    """Tells people of all tables of one server process."""

    def __init__(self, settings: Settings, disk: Storage, attendance: Attendance) -> None:
        self.mailer: Final = Mailer(settings)
        self._settings: Final = settings
        self._disk: Final = disk
        self._attendance: Final = attendance
        self._outside: Final = Outside(settings.may_reach)
        self._pusher: Pusher | None = None
        self._busy: Final = asyncio.Semaphore(_AT_ONCE)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Have keys, and begin to look for mails that waited."""
        keys = await self._disk(listeners.server_keys, self._disk.store.engine)
        self._pusher = Pusher(keys, self._contact(), self._outside)
        self._start(self._flush_on())

    def _contact(self) -> str:
        """Return where those who run push services find whoever runs this server."""
        mail = parseaddr(self._settings.mail_from)[1]
        if mail:
            return f"mailto:{mail}"
        address = self._settings.address
        return address if address.startswith("https://") else "mailto:host@burgomaster.invalid"

    async def close(self) -> None:
        """Send nothing more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sent(self) -> None:
        """Wait until all that was to be told has been, for tests."""
        while waiting := [task for task in self._tasks if task.get_name() == "notice"]:
            await asyncio.gather(*waiting, return_exceptions=True)

    @property
    def push_key(self) -> str:
        """Return the public key with which notices are signed."""
        return "" if self._pusher is None else self._pusher.public_key

    def _start(self, work: Coroutine[Any, Any, None], name: str = "flush") -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Telling.

    def call(self, live: Live, seat: StoredSeat, kind: str) -> None:
        """Tell whoever wants it that a seat is awaited, unless they came by themselves; that is stored."""
        token, turn = seat.token_hash, live.clock.beside.seats[seat.number].turn
        if token is None or not seat.hears or len(self._tasks) > _MOST_WAITING:
            return
        if self._attendance.came_within(live.id, token, turn if kind == "turn" else 0):
            return
        self._start(self._tell(call_of(live, seat, kind), token), "notice")

    async def _tell(self, call: Call, token: str) -> None:
        try:
            async with self._busy:
                for who in await self._disk(listeners.listeners_of, self._disk.store.engine, token):
                    await self._tell_one(who, call)
            await self.flush()
        except Denied:
            pass  # the database is away: at most once is what was promised
        except Exception:
            log.exception("a notice of table %s could not be sent", call.table)

    async def _tell_one(self, who: Listener, call: Call) -> None:
        await self._push(who, call)
        await self._post(who, call)
        if who.mail is not None and self.mailer.configured:
            awaited = Awaited(call.table, call.game, call.seat - 1, call.kind)
            await self._disk(listeners.let_wait, self._disk.store.engine, who.id, awaited)

    async def _push(self, who: Listener, call: Call) -> bool | None:
        """Tell all browsers of someone; return whether all were reached, None if there are none."""
        if self._pusher is None or not who.pushes:
            return None
        title, text = said(call, who.language)
        data = msgspec.json.encode({"title": title, "body": text, "table": call.table, "kind": call.kind})
        reached = True
        for to in who.pushes:
            try:
                await self._pusher.send(to, data, times.now())
            except Unreached as why:
                reached = False
                if why.gone:
                    await self._disk(listeners.drop_push, self._disk.store.engine, to.endpoint)
            except Refused:
                reached = False
        return reached

    async def _post(self, who: Listener, call: Call) -> bool | None:
        """Tell someone's own program; return whether it was reached, None if there is none."""
        if who.hook is None:
            return None
        title, text = said(call, who.language)
        about = {**msgspec.to_builtins(call), "title": title, "text": text, "url": self._link(call.table)}
        try:
            headers = {"content-type": "application/json"}
            await self._outside.post(who.hook, headers, msgspec.json.encode(about))
        except Unreached:
            return False
        return True

    def _link(self, table: str) -> str:
        return f"{self._settings.address}#/table/{table}" if self._settings.address else ""

    # Mails.

    async def _flush_on(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            try:
                await self.flush()
            except Denied:
                pass
            except Exception:
                log.exception("mails that waited could not be sent")

    async def flush(self) -> int:
        """Write to everyone to whom something is to be written now, one mail each; return to how many."""
        if not self.mailer.configured:
            return 0
        found = await self._disk(listeners.due_mails, self._disk.store.engine, times.now(), DIGEST)
        for who, awaited in found:
            await self._write(who, awaited)
        return len(found)

    async def _write(self, who: Listener, awaited: list[Awaited]) -> bool:
        words = Words(who.language if who.language in LANGUAGES else "en")
        first = awaited[0]
        if len(awaited) == 1:
            subject = words.say(Message("notice-title", game=first.game))
        else:
            subject = words.say(Message("notice-mail-several", count=len(awaited)))
        lines = [
            f"- {words.say(Message('notice-title', game=each.game))}\n  {self._link(each.table)}"
            for each in awaited
        ]
        end = f"{self._settings.address}api/notices/unsubscribe/{who.mail_code}"
        text = "\n".join(
            [
                words.say(Message("notice-mail-turn")),
                "",
                *lines,
                "",
                words.say(Message("notice-mail-end")),
                end,
                "",
            ]
        )
        return await self._mail(who.mail or "", subject, text, end)

    async def _mail(self, to: str, subject: str, text: str, end: str | None = None) -> bool:
        try:
            await self.mailer.send(to, subject, text, end)
        except (Unsent, Denied) as unsent:
            log.warning("a mail was not sent: %s", unsent if isinstance(unsent, Unsent) else "too often")
            return False
        return True

    async def ask_to_confirm(self, to: str, language: str, code: str) -> None:
        """Ask the owner of an address whether they want to be written to; nothing else is, before they do."""
        words = Words(language if language in LANGUAGES else "en")
        link = f"{self._settings.address}api/notices/confirm/{code}"
        text = f"{words.say(Message('notice-confirm'))}\n\n{link}\n"
        await self.mailer.send(to, words.say(Message("notice-confirm-subject")), text)

    # Trying it.

    async def try_all(self, id_: str) -> Tried:
        """Send someone a notice by all their ways, and tell which it went."""
        who = await self._disk(listeners.listener, self._disk.store.engine, id_)
        if who is None:
            return Tried(None, None, None)
        call = Call("", "hamburg", 0, "", "", "test")
        mail: bool | None = None
        if who.mail is not None and self.mailer.configured:
            title, text = said(call, who.language)
            end = f"{self._settings.address}api/notices/unsubscribe/{who.mail_code}"
            mail = await self._mail(who.mail, title, f"{text}\n\n{end}\n", end)
        return Tried(await self._push(who, call), mail, await self._post(who, call))
