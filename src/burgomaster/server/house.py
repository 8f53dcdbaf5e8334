"""The house: the tables in memory, and the one order in which anything is done at them.

Authenticate the seat, take the table's lock, look whether the move was made before, check the ticket, apply,
commit, answer, and only then tell the others. The engine runs in the event loop's thread alone (a move takes
a tenth of a millisecond, making everyone's states about one: docs/speed.md), the database in one thread of
its own, bots in processes of their own.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from enum import Enum
from time import monotonic
from typing import Final, Literal, ParamSpec, Protocol, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError, OperationalError

from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.record import Record
from burgomaster.games import GAMES, rules_of
from burgomaster.server.archive import renewed, stored_record, why_elsewhere
from burgomaster.server.build import build_of
from burgomaster.server.collector import Collector
from burgomaster.server.disk import Disk, Turn
from burgomaster.server.door import Seldom
from burgomaster.server.foresight import Foresight
from burgomaster.server.lines import know
from burgomaster.server.live import Live, read_choice, seat_name, seat_ready
from burgomaster.server.memory import Memory
from burgomaster.server.opponents import Opponents
from burgomaster.server.renewal import asked_today, may_go_on
from burgomaster.server.settings import Settings
from burgomaster.server.store import Overtaken, Store
from burgomaster.server.stored import Holder, SeatChange, StoredChat, Unsaid
from burgomaster.server.trouble import Unstored, trouble
from burgomaster.server.workers import Readers
from burgomaster.talk.denied import Broken, Denied, Elsewhere, Stale
from burgomaster.talk.fold import Fold, remember
from burgomaster.talk.messages import Accepted, Presence, SeatInfo, ServerMessage, Standing, State, UndoInfo
from burgomaster.talk.names import FACES, faces_at, hashed
from burgomaster.talk.rows import MOST_ROWS, Row
from burgomaster.talk.stored import BROKEN, StoredSeat, StoredTable, now

P = ParamSpec("P")
R = TypeVar("R")

log: Final = logging.getLogger("burgomaster.server")

_MOST_WOKEN: Final = 200
"""At so many tables bots go on when the server starts; at others when someone comes."""

_MOST_BROKEN: Final = 10_000
"""Of so many damaged tables it is remembered why they are closed; others are looked at again."""

_PAGE: Final = 2000
"""So many rows of a log are read at once: others need the database, too."""

_MOST_ABSENT: Final = 10_000
"""When more absences than this are noted, those that are long enough are dropped."""

_PRESENCE_PAUSE: Final = 1.0
"""So many seconds pass at least before it is told again at a table who came and went."""

_ATTEMPTS: Final = 3

_NEVER_AWAY: Final = ("bot", "rules")

_encode: Final = msgspec.json.Encoder().encode


class Inside(Enum):
    """Who needs no token, since only the house itself can name it."""

    BOT = "bot"


class Watcher(Protocol):
    """A connection, as the house knows it."""

    token_hash: str | None

    def wake(self) -> None:
        """Fetch the state anew."""

    def post(self, message: ServerMessage) -> None:
        """Send a message when possible."""

    def leave(self) -> None:
        """Say that the table is gone."""


def _who(seat: StoredSeat) -> Literal["person", "bot", "free", "rules"]:
    """Return what kind of sitter a seat has, as it is told."""
    if seat.who == "bot":
        return "bot"
    if seat.who == "rules":
        return "rules"
    return "free" if seat.who == "free" else "person"


def _agreed(seats: Sequence[StoredSeat], tokens: set[str] | None) -> list[int]:
    """Return the seats, from 1, of those who agree to something."""
    return [each.number + 1 for each in seats if each.token_hash in tokens] if tokens else []


def _settle() -> None:
    """Fetch all games: that takes some 70 milliseconds, in which nobody would be answered later."""
    for game in GAMES:
        rules = rules_of(game)
        rules.new(rules.options({}), None)


class House:
    """All tables of one server process."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.settings: Final = settings
        self.clock: Final = clock
        self._opened: Final = clock()
        self._went: dict[tuple[str, str], float] = {}  # when the last connection of a token ended, by table
        know(settings.sets)
        self.store: Final = Store(settings.database)
        self.store.claim()
        self._seldom: Final = Seldom(log.error)
        self._disk: Final = Disk()
        self._unsaid: Final[deque[tuple[Unsaid, asyncio.Future[StoredChat | None]]]] = deque()
        self._saying: Final[set[asyncio.Task[None]]] = set()
        self._memory: Final = Memory(self._rebuild, let_go=Live.close)
        self._broken: Final[dict[str, Message]] = {}  # why tables are damaged; the one found last stands last
        self._watchers: dict[str, set[Watcher]] = {}
        self.foresight: Final = Foresight()
        self.collector: Final = Collector()
        self.build: Final = build_of(settings.static)
        """Which build of the browser app is served."""
        self.readers: Final = Readers(settings.text_readers, settings.text_seconds, settings.sets)
        self.bots: Final = Opponents(self)
        self._settling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date, and let the bots go on."""
        await self.disk(self.store.migrate)
        _settle()
        self.collector.open()
        self.bots.open()
        self._settling = asyncio.create_task(self._settle_rules())

    async def close(self) -> None:
        """Let go of everything; what was accepted is on disk already."""
        if self._settling is not None:
            self._settling.cancel()
        await self.bots.close()
        self.collector.close()
        await self._memory.close()
        await self.readers.close()
        self._disk.close()  # what can wait is done now, too, and opens no connection after the last
        self.store.close()

    async def disk(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something with the database, in its thread."""
        return await self._use_disk(Turn.USUAL, lambda: work(*args, **kwargs))

    async def say(self, unsaid: Unsaid) -> StoredChat:
        """Add a line to the chat; lines that wait together are stored together, after what matters more."""
        future: asyncio.Future[StoredChat | None] = asyncio.get_running_loop().create_future()
        self._unsaid.append((unsaid, future))
        task = asyncio.create_task(self._say_all())
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)
        line = await future
        if line is None:
            raise Denied(404, Message("table-unknown"))
        return line

    async def _say_all(self) -> None:
        """Store all lines that have come until the database is free; later turns then find nothing to do."""
        taken: list[tuple[Unsaid, asyncio.Future[StoredChat | None]]] = []

        def store() -> list[StoredChat | None]:
            while self._unsaid:
                taken.append(self._unsaid.popleft())
            return self.store.say([unsaid for unsaid, _ in taken]) if taken else []

        try:
            lines = await self._use_disk(Turn.LATER, store)
        except Exception as error:
            for _, future in taken:
                if not future.done():
                    future.set_exception(error)
            return
        for (_, future), line in zip(taken, lines, strict=True):
            if not future.done():
                future.set_result(line)

    async def _use_disk(self, turn: Turn, work: Callable[[], R]) -> R:
        try:
            return await self._disk.do(turn, work)
        except DBAPIError as error:
            known = trouble(error)
            if known is None:
                raise
            self._seldom(f"the database cannot be used: {error.orig}")
            raise Unstored(known) from error

    # Tables in memory.

    def at(self, table_id: str) -> AbstractAsyncContextManager[Live]:
        """Hold a table's lock, and have it as the database says it is."""
        return self._memory.at(table_id)

    async def _rebuild(self, table_id: str) -> Live:
        why = self._broken.get(table_id)
        if why is not None:  # it was looked at, and what was found is in the log
            raise Broken(why)
        try:
            return await self._read(table_id)
        except Broken as broken:
            self._note_broken(table_id, broken.message)
            log.error("table %s is damaged and stays closed: %s", table_id, broken.message, exc_info=broken)
            raise
        except (Denied, OSError, OperationalError):
            raise
        except Exception as error:
            damaged = Message("table-broken")
            self._note_broken(table_id, damaged)
            log.exception("table %s cannot be rebuilt and stays closed", table_id)
            raise Broken(damaged) from error

    def _note_broken(self, table_id: str, why: Message) -> None:
        if len(self._broken) >= _MOST_BROKEN:
            del self._broken[next(iter(self._broken))]
        self._broken[table_id] = why

    async def _read(self, table_id: str) -> Live:
        stored = await self.disk(self.store.table, table_id)
        if stored is None:
            raise Denied(404, Message("table-unknown"))
        if stored.phase == BROKEN:
            raise Broken(Message("table-broken"))
        why = why_elsewhere(stored)
        if why is not None:
            raise Elsewhere(why)
        if renewed(stored):
            await self.disk(self.store.renew, stored)
        seats = await self.disk(self.store.seats, table_id)
        fold = await self._log(table_id)
        if may_go_on(stored):
            fold = await self._under_the_rules_of_today(stored, seats, fold)
        return await Live.rebuilt(stored, seats, fold)

    async def _under_the_rules_of_today(
        self, stored: StoredTable, seats: list[StoredSeat], fold: Fold
    ) -> Fold:
        """Let a table of the rules before go on, or refuse it; either is stored, so that it is settled."""
        rules = rules_of(stored.game)
        asked = await asked_today(stored, seats, fold)
        if asked is None:
            await self.disk(self.store.leave_behind, stored.id, rules.version)
            stored.not_under = rules.version
            raise Elsewhere(why_elsewhere(stored) or Message("table-broken"))
        await self.disk(self.store.carry, stored, rules.version, asked)
        stored.rules, stored.version, stored.asked = rules.version, stored.version + 1, asked
        return await self._log(stored.id)

    async def _settle_rules(self) -> None:
        """Find out which running tables of the rules before go on, so that the lobby tells it."""
        for rules in [rules_of(game) for game in GAMES]:
            for table_id in await self.disk(self.store.running_under, rules.id, rules.version - 1):
                try:
                    async with self.at(table_id):
                        pass
                except Denied:
                    continue  # it is told as what it is
                await asyncio.sleep(0)

    async def _log(self, table_id: str) -> Fold:
        """Return the log of a table, read page by page."""
        fold = Fold()
        while True:
            rows = await self.disk(self.store.log, table_id, fold.read, _PAGE)
            for row in rows:
                fold.add(row)
            if len(rows) < _PAGE:
                return fold

    async def stored_record(self, table_id: str) -> Record:
        """Return the record of a table that cannot be opened here, as it is stored."""
        stored = await self.disk(self.store.table, table_id)
        if stored is None:
            raise Denied(404, Message("table-unknown"))
        seats = await self.disk(self.store.seats, table_id)
        return stored_record(stored, seats, await self._log(table_id))

    def is_broken(self, table_id: str) -> bool:
        """Tell whether a table was found to be damaged."""
        return table_id in self._broken

    def standing(self, stored: StoredTable) -> tuple[Standing, Message | None]:
        """Return how far a table is, as the lobby tells it, and if it cannot be opened, why not."""
        if stored.phase == BROKEN or self.is_broken(stored.id):
            return "broken", Message("table-broken")
        try:
            why = why_elsewhere(stored)
        except Refused as refused:  # not even the game is known
            return "broken", refused.message
        if why is not None:
            return "earlier", why
        phase: Standing = (
            "over" if stored.phase == "over" else "running" if stored.phase == "running" else "waiting"
        )
        return phase, None

    def version_of(self, table_id: str) -> int | None:
        """Return the version of a table that is in memory."""
        live = self._memory.known(table_id)
        return None if live is None else live.stored.version

    def forget(self, live: Live) -> None:
        """Drop a table from memory; it is fetched anew when needed."""
        self._memory.forget(live.id, live)

    # Who is who.

    async def holder(self, token: str | None) -> Holder | None:
        """Return what a token stands for; refused if it is not known."""
        if token is None:
            return None
        holder = await self.disk(self.store.holder, hashed(token))
        if holder is None:
            raise Denied(401, Message("token-unknown"))
        return holder

    # Moves.

    async def choose(
        self, table_id: str, token_hash: str | None, seat: int, move_id: str, ticket: str, choice: Plain
    ) -> Accepted:
        """Make a choice for a seat the token holds; the answer comes when it is on disk."""
        return await self._choose(table_id, token_hash, seat, move_id, ticket, choice)

    async def _choose(
        self,
        table_id: str,
        token_hash: str | Inside | None,
        seat: int,
        move_id: str,
        ticket: str,
        choice: Plain,
    ) -> Accepted:
        def apply(live: Live) -> list[Row]:
            story = live.playing()
            if ticket != story.tickets.get(seat):
                raise Stale(Message("ticket-stale" if seat in story.tickets else "not-asked-now"))
            return story.choose(seat, read_choice(story, choice))

        return await self._move(table_id, token_hash, seat, move_id, apply)

    async def undo(
        self, table_id: str, token_hash: str | None, seat: int, move_id: str, version: int
    ) -> Accepted:
        """Take back a seat's last choice; the answer comes when that is on disk."""

        def apply(live: Live) -> list[Row]:
            story = live.playing()
            if not story.same_choice(seat, version):
                raise Stale(Message("version-stale"))
            return story.undo(seat)

        return await self._move(table_id, token_hash, seat, move_id, apply)

    async def _move(
        self,
        table_id: str,
        token_hash: str | Inside | None,
        seat: int,
        move_id: str,
        apply: Callable[[Live], list[Row]],
    ) -> Accepted:
        """Follow the one order of work."""
        for attempt in range(_ATTEMPTS):
            try:
                async with self.at(table_id) as live:
                    if token_hash is not Inside.BOT:
                        live.check_holds(token_hash, seat)
                    done = live.moves.get((seat, move_id))
                    if done is None:
                        done = await self._apply(live, seat, move_id, apply)
                return Accepted(move_id, done)
            except Overtaken:  # another server process was faster: look again
                log.warning("table %s was changed by another process (attempt %d)", table_id, attempt + 1)
        raise Denied(409, Message("table-busy"))

    async def _apply(self, live: Live, seat: int, move_id: str, apply: Callable[[Live], list[Row]]) -> int:
        story = live.playing()
        before = story.version
        try:
            rows = apply(live)
        except (Refused, Denied):
            raise
        except Exception:  # a mistake in the rules: the game is as before, but the log lines may not be
            self.forget(live)
            raise
        await self.commit(live, before, rows, move_id, None)
        remember(live.moves, seat, move_id, story.version)
        return story.version

    async def commit(
        self, live: Live, before: int, rows: list[Row], move_id: str | None, change: SeatChange | None
    ) -> None:
        """Put the rows of a move on disk, then tell everybody; if that fails, memory forgets them, too."""
        story = live.playing()
        phase = "over" if story.over else "running"
        asked = [each + 1 for each in story.asked()]
        try:
            await self.disk(self.store.append, live.id, before, rows, move_id, phase, asked, change)
        except BaseException:
            self.forget(live)
            raise
        live.stored.phase, live.stored.version, live.stored.asked = phase, story.version, asked
        self.changed(live)

    async def begin_if_ready(self, live: Live, change: SeatChange | None) -> bool:
        """Begin the game if nobody needs to be waited for; `change` is stored along with it."""
        if live.stored.phase != "waiting" or not live.ready():
            return False
        live.story, rows = await live.begin()
        await self.commit(live, live.stored.version, rows, None, change)
        return True

    async def hand_over(self, live: Live, row: Row, change: SeatChange) -> None:
        """Let someone else sit on a seat of a running game; on disk first, then told to everybody."""
        story, seat = live.playing(), change.seat
        before = story.version
        if before >= MOST_ROWS:
            raise Denied(409, Message("log-full", most=MOST_ROWS))
        live.seats[seat.number] = seat
        story.hand_over(row, seat_name(seat))
        try:
            await self.commit(live, before, [row], None, change)
        except Overtaken:
            raise Denied(409, Message("table-busy")) from None
        if change.code_hash is not None:
            live.stored.code_hash = change.code_hash

    async def add_nonce(self, table_id: str, token_hash: str | None, seat: int, nonce: str) -> None:
        """Add a seat's nonce; the first one counts."""
        async with self.at(table_id) as live:
            live.check_holds(token_hash, seat)
            sitting = live.seats[seat]
            if live.stored.phase != "waiting" or sitting.nonce is not None:
                return
            sitting.nonce = nonce
            try:
                if not await self.begin_if_ready(live, SeatChange(sitting)):
                    await self.disk(self.store.put_seats, table_id, [SeatChange(sitting)])
            except BaseException:
                self.forget(live)
                raise
            self.changed(live)

    # Bots.

    async def played_lately(self) -> list[str]:
        """Return the tables with bots at which someone has played lately."""
        since = now(self.settings.wake_days)
        return await self.disk(self.store.running_with_bots, since, _MOST_WOKEN)

    def is_watched(self, table_id: str) -> bool:
        """Tell whether anyone is connected to a table."""
        return table_id in self._watchers

    async def choose_as_bot(self, table_id: str, seat: int, ticket: str, text: str) -> None:
        """Make a choice for a bot; it makes the same one only once."""
        await self._choose(table_id, Inside.BOT, seat, f"bot-{ticket}", ticket, text)

    # Telling.

    def changed(self, live: Live) -> None:
        """Let everyone at the table know that something changed, and bots think about it."""
        live.seat_infos = None
        self.wake(live.id)
        self.bots.ask(live)

    def wake(self, table_id: str) -> None:
        """Let everyone at a table look at it anew."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.wake()

    def post(self, table_id: str, message: ServerMessage, token_hash: str | None = None) -> None:
        """Send a message to everyone at a table, or only to those with this token."""
        for watcher in self._watchers.get(table_id, ()):
            if token_hash is None or watcher.token_hash == token_hash:
                watcher.post(message)

    async def note_opened(self, stored: StoredTable) -> None:
        """Note that someone came to a table, to the hour."""
        if stored.last_opened < now(1 / 24):
            stored.opened = now()
            await self.disk(self.store.note_opened, stored.id)

    async def arrive(self, table_id: str, watcher: Watcher) -> None:
        """Let a connection hear what happens at a table."""
        if table_id not in self._watchers:
            self._memory.pin(table_id)
            self._watchers[table_id] = set()
        self._watchers[table_id].add(watcher)
        if watcher.token_hash is not None:
            self._forget_seat_infos(table_id)
            self._went.pop((table_id, watcher.token_hash), None)
        await self._tell_presence(table_id, watcher)

    async def depart(self, table_id: str, watcher: Watcher) -> None:
        """Let a connection hear no more of a table."""
        watchers = self._watchers.get(table_id)
        if watchers is not None:
            watchers.discard(watcher)
            self._forget_seat_infos(table_id)
            if not watchers:
                self._let_go(table_id)
        if watcher.token_hash is not None and not self._is_here(table_id, watcher.token_hash):
            self._note_absence(table_id, watcher.token_hash)
        await self._tell_presence(table_id)

    def _let_go(self, table_id: str) -> set[Watcher]:
        """Let nobody watch a table any more; return who did."""
        watchers = self._watchers.pop(table_id, None)
        if watchers is None:
            return set()
        live = self._memory.known(table_id)
        if live is not None:
            live.told.clear()
        self._memory.unpin(table_id)
        return watchers

    def _forget_seat_infos(self, table_id: str) -> None:
        live = self._memory.known(table_id)
        if live is not None:
            live.seat_infos = None

    def tell_seats(self, live: Live) -> None:
        """Tell everyone at a table who sits where and who is there, as it is now."""
        live.seat_infos = None
        self.post(live.id, self.presence(live))

    async def _tell_presence(self, table_id: str, newcomer: Watcher | None = None) -> None:
        """Tell who is there: a newcomer at once, all others soon."""
        if table_id not in self._watchers:
            return
        try:
            async with self.at(table_id) as live:
                self.bots.ask(live)
                if self._tell_soon(live) and newcomer is not None:
                    newcomer.post(self.presence(live))
        except Denied:
            pass  # deleted meanwhile

    def _tell_soon(self, live: Live) -> bool:
        """Tell everyone who is there, now or at the end of a pause; return whether that is still to come.

        Many may come or go at once: if each were told to each, a thousand would cost a million messages.
        """
        loop = asyncio.get_running_loop()
        if not live.presence_due:
            wait = live.presence_told + _PRESENCE_PAUSE - loop.time()
            if wait <= 0:
                self.tell_presence_now(live.id)
                return False
            live.presence_due = True
            loop.call_later(wait, self.tell_presence_now, live.id)
        return True

    def tell_presence_now(self, table_id: str) -> None:
        """Tell everyone who is there, as the table is now; of one forgotten in the pause nothing is known."""
        live = self._memory.known(table_id)
        if live is not None:
            live.presence_due = False
            live.presence_told = asyncio.get_running_loop().time()
            self.tell_seats(live)

    def _is_here(self, table_id: str, token_hash: str) -> bool:
        return any(watcher.token_hash == token_hash for watcher in self._watchers.get(table_id, ()))

    def _note_absence(self, table_id: str, token_hash: str) -> None:
        now = self.clock()
        if len(self._went) >= _MOST_ABSENT:  # who is not noted is gone since the start: long enough
            enough = now - self.settings.away_seconds
            self._went = {key: since for key, since in self._went.items() if since > enough}
        self._went[table_id, token_hash] = now

    def away(self, table_id: str, token_hash: str | None) -> int | None:
        """Return for how many seconds a player has been gone; None: they are here, or nobody is meant."""
        if token_hash is None or self._is_here(table_id, token_hash):
            return None
        return self._gone_for(table_id, token_hash)

    def _gone_for(self, table_id: str, token_hash: str) -> int:
        return int(self.clock() - self._went.get((table_id, token_hash), self._opened))

    def presence(self, live: Live) -> Presence:
        """Return who is there."""
        watchers = self._watchers.get(live.id, set())
        guests = [w for w in watchers if w.token_hash is None or not live.held_by(w.token_hash)]
        return Presence(self.seat_infos(live), len(guests))

    def seat_infos(self, live: Live) -> list[SeatInfo]:
        """Return who sits where, made once for all who are told; how long someone is gone, once a second."""
        infos, now = live.seat_infos, self.clock()
        if infos is None or now >= live.seat_infos_until:
            infos = live.seat_infos = self.seat_list(live.id, live.seats, live.agreed)
            live.seat_infos_until = now + 1
        return infos

    def seat_list(
        self, table_id: str, seats: Sequence[StoredSeat], agreed: Mapping[int, set[str]] | None = None
    ) -> list[SeatInfo]:
        """Return who sits where at a table that need not be in memory."""
        present = {watcher.token_hash for watcher in self._watchers.get(table_id, ())}
        faces = faces_at(table_id)
        infos: list[SeatInfo] = []
        for seat in seats:
            player = seat.player_hash
            infos.append(
                SeatInfo(
                    seat.number + 1,
                    _who(seat),
                    seat.name,
                    seat.bot,
                    faces[seat.number % FACES],
                    seat_ready(seat),
                    seat.who in _NEVER_AWAY or (seat.token_hash or "") in present,
                    None if seat.who == "person" else seat.returns_name,
                    None if player is None or player in present else self._gone_for(table_id, player),
                    _agreed(seats, agreed.get(seat.number)) if agreed else [],
                    bool(seat.muted),
                )
            )
        return infos

    def remove(self, table_id: str) -> None:
        """Forget a deleted table and tell everyone there."""
        live = self._memory.known(table_id)
        if live is not None:
            self.forget(live)
        self._broken.pop(table_id, None)
        for watcher in self._let_go(table_id):
            watcher.leave()
        self.bots.forget(table_id)

    # What a viewer gets.

    def state_text(self, live: Live, seat: int | None, log_after: int) -> tuple[str, int]:
        """Return the state as it is sent, and the number of the last line that its receiver then has.

        All who look through the same eyes and have the same lines share it, spectators above all.
        """
        seats = self.seat_infos(live)
        now = (0 if live.story is None else live.story.version, seats)
        if live.told_at != now:
            live.told_before, live.told_upto = (
                live.told_upto,
                0 if live.story is None else live.story.last_line,
            )
            live.told_at, live.told = now, {}
        found = live.told.get((seat, log_after))
        if found is None:
            state = self._state(live, seat, log_after, seats)
            found = (_encode(state).decode(), state.log[-1].n if state.log else log_after)
            if log_after in (0, live.told_before):  # anything else is one client's own, and may be any number
                live.told[seat, log_after] = found
        return found

    def _state(self, live: Live, seat: int | None, log_after: int, seats: list[SeatInfo]) -> State:
        """Return all that a seat, or someone who watches, may know now."""
        story = live.story
        number = None if seat is None else seat + 1
        if story is None:
            nothing = UndoInfo(False, 0, None)
            return State(0, "waiting", number, seats, [], [], None, nothing, 0, 0, None, 0, [])
        viewer = story.spectator if seat is None else seat
        keep, lines = story.log(viewer, log_after)
        return State(
            version=story.version,
            phase="over" if story.over else "running",
            seat=number,
            seats=seats,
            asked=[each + 1 for each in story.asked()],
            winners=story.winners(),
            question=story.question(viewer),
            undo=story.undo_info(viewer),
            entries=story.entries,
            last_own=story.last_own(viewer),
            view=story.view(viewer),
            log_keep=keep,
            log=lines,
        )
