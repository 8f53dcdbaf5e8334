"""What a viewer is told of a table as it is now: the state, made once for all who see the same."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from burgomaster.talk.messages import AheadInfo, LogLine, SeatInfo, State, UndoInfo
from burgomaster.talk.story import Story

_encode: Final = msgspec.json.Encoder().encode


class States:
    """The states that were sent at one version of a table, with the same seats.

    Kept are those that several may want: all of it, and what is new since the state before.
    """

    def __init__(self) -> None:
        self._at: tuple[int, list[SeatInfo]] = (-1, [])
        self._seats = msgspec.Raw(b"[]")  # who sits where, written once for all
        self._told: dict[tuple[int | None, int], tuple[str, int]] = {}  # by whose eyes and after which line
        self._upto = 0  # the last line now
        self._before = 0  # the last line when a state was told before

    def __len__(self) -> int:
        return len(self._told)

    def clear(self) -> None:
        """Forget them: nobody is there who may want one."""
        self._told.clear()

    def text(
        self,
        story: Story | None,
        seats: list[SeatInfo],
        seat: int | None,
        log_after: int,
        ahead: AheadInfo | None = None,
    ) -> tuple[str, int]:
        """Return the state as it is sent, and the number of the last line that its receiver then has.

        All who look through the same eyes and have the same lines share it, spectators above all.
        """
        now = (0 if story is None else story.version, seats)
        if self._at != now:
            self._before, self._upto = self._upto, 0 if story is None else story.last_line
            self._at, self._told, self._seats = now, {}, msgspec.Raw(_encode(seats))
        found = None if ahead is not None else self._told.get((seat, log_after))
        if found is None:
            state = state_of(story, self._seats, seat, log_after, ahead)
            found = (_encode(state).decode(), max(log_after, self._upto))
            # Anything else is one client's own: what is left in advance, and other lines, of any number.
            if ahead is None and log_after in (0, self._before):
                self._told[seat, log_after] = found
        return found


def state_of(
    story: Story | None,
    seats: msgspec.Raw,
    seat: int | None,
    log_after: int,
    ahead: AheadInfo | None = None,
) -> State:
    """Return all that a seat, or someone who watches, may know now; `seats` is written already."""
    sitting = cast("list[SeatInfo]", seats)
    number = None if seat is None else seat + 1
    if story is None:
        nothing = UndoInfo(False, 0, None)
        return State(0, "waiting", number, sitting, [], [], None, nothing, 0, 0, None, 0, [])
    viewer = story.spectator if seat is None else seat
    keep, lines = story.log(viewer, log_after)
    return State(
        version=story.version,
        phase=story.phase,
        seat=number,
        seats=sitting,
        asked=story.asked_numbers(),
        winners=story.winners(),
        question=story.question(viewer),
        undo=story.undo_info(viewer),
        entries=story.entries,
        last_own=story.last_own(viewer),
        view=story.view(viewer),
        log_keep=keep,
        log=cast(list[LogLine], lines),  # written already, each once for all who get the same
        ahead=ahead,
    )
