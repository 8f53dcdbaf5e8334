"""Who is at which table: those whose connection is open, and for how long the others have been gone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

from burgomaster.talk.live import Live
from burgomaster.talk.messages import BackInfo, Presence, SeatInfo, SeatTimeInfo, ServerMessage
from burgomaster.talk.seats import Thought, seat_infos
from burgomaster.talk.stored import StoredSeat

_MOST_ABSENT: Final = 10_000
"""When more absences than this are noted, those that are long enough are dropped."""


class Watcher(Protocol):
    """A connection, as a table knows it."""

    @property
    def token_hash(self) -> str | None:
        """Return whose it is; None: of someone who only watches."""

    def wake(self) -> None:
        """Fetch the state anew."""

    def post(self, message: ServerMessage) -> None:
        """Send a message when possible."""

    def leave(self) -> None:
        """Say that the table is gone."""

    def move_on(self) -> None:
        """Come again: another process has the table now."""


class Attendance:
    """Who is at the tables of one server process; a player without a connection is gone."""

    def __init__(
        self, clock: Callable[[], float], away_seconds: float, since: Callable[[str], float] | None = None
    ) -> None:
        self._clock: Final = clock
        self._since: Final = since  # from when on this process knows who is at a table, if not from the start
        self._enough: Final = away_seconds
        self._opened: Final = clock()
        self._watchers: Final[dict[str, set[Watcher]]] = {}
        self._went: dict[tuple[str, str], float] = {}  # when the last connection of a token ended, by table

    def watchers(self, table_id: str) -> Collection[Watcher]:
        """Return all connections to a table."""
        return self._watchers.get(table_id, ())

    def is_watched(self, table_id: str) -> bool:
        """Tell whether anyone is connected to a table."""
        return table_id in self._watchers

    def add(self, table_id: str, watcher: Watcher) -> None:
        """Note that someone came."""
        self._watchers.setdefault(table_id, set()).add(watcher)
        if watcher.token_hash is not None:
            self._went.pop((table_id, watcher.token_hash), None)

    def drop(self, table_id: str, watcher: Watcher) -> bool:
        """Note that someone went; tell whether that was the last one who watched the table."""
        watchers = self._watchers.get(table_id)
        if watchers is not None:
            watchers.discard(watcher)
            if not watchers:
                del self._watchers[table_id]
        if watcher.token_hash is not None and not self._is_here(table_id, watcher.token_hash):
            self._note_absence(table_id, watcher.token_hash)
        return watchers is not None and not watchers

    def drop_all(self, table_id: str) -> Collection[Watcher]:
        """Let nobody watch a table any more; return who did."""
        return self._watchers.pop(table_id, ())

    def here(self, table_id: str) -> set[str]:
        """Return the tokens' hashes of those who are at a table."""
        return {each.token_hash for each in self.watchers(table_id) if each.token_hash is not None}

    def _is_here(self, table_id: str, token_hash: str) -> bool:
        return any(watcher.token_hash == token_hash for watcher in self.watchers(table_id))

    def came_within(self, table_id: str, token_hash: str, seconds: float) -> bool:
        """Tell whether someone is at a table, or was within so many seconds."""
        went = self._went.get((table_id, token_hash))
        return self._is_here(table_id, token_hash) or (went is not None and self._clock() - went < seconds)

    def _note_absence(self, table_id: str, token_hash: str) -> None:
        now = self._clock()
        if len(self._went) >= _MOST_ABSENT:  # who is not noted is gone since the start: long enough
            enough = now - self._enough
            self._went = {key: since for key, since in self._went.items() if since > enough}
        self._went[table_id, token_hash] = now

    def is_gone(self, table_id: str, seat: StoredSeat) -> bool:
        """Tell whether the player of a seat has been gone for long enough."""
        player = seat.player_hash
        if player is None or self._is_here(table_id, player):
            return False
        return self._gone_for(table_id, player) >= self._enough

    def _gone_for(self, table_id: str, token_hash: str) -> int:
        went = self._went.get((table_id, token_hash), self._opened)
        return int(self._clock() - (went if self._since is None else max(went, self._since(table_id))))

    # As it is told.

    def presence(self, live: Live) -> Presence:
        """Return who is there."""
        guests = [w for w in self.watchers(live.id) if w.token_hash is None or not live.held_by(w.token_hash)]
        return Presence(self.seat_infos(live), len(guests))

    def seat_infos(self, live: Live) -> list[SeatInfo]:
        """Return who sits where, made once for all who are told; how long someone is gone, once a second."""
        infos, now = live.seat_infos, self._clock()
        if infos is None or now >= live.seat_infos_until:
            infos = live.seat_infos = self.seats_told(
                live.id, live.seats, live.agreed, live.thought, live.times_told(), live.back_told()
            )
            live.seat_infos_until = now + 1
        return infos

    def seats_told(
        self,
        table_id: str,
        seats: Sequence[StoredSeat],
        agreed: Mapping[int, set[str]] | None = None,
        thought: Mapping[int, Thought] | None = None,
        times: Sequence[SeatTimeInfo] = (),
        back: tuple[int, BackInfo] | None = None,
        elsewhere: Collection[str] = (),
        *,
        own_faces: bool = True,
    ) -> list[SeatInfo]:
        """Return who sits where at a table that need not be in memory; `elsewhere`: at other processes."""
        present = {*elsewhere, *[watcher.token_hash for watcher in self.watchers(table_id)]}
        return seat_infos(
            table_id,
            seats,
            present,
            partial(self._gone_for, table_id),
            agreed or {},
            thought or {},
            times,
            back,
            own_faces=own_faces,
        )
