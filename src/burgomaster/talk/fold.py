"""Reading the log of a table: what was chosen and taken back is folded, so that it costs nothing any more.

A story told from what is left is the same, line by line and ticket by ticket, as the one everybody has seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burgomaster.core.message import Message
from burgomaster.talk.denied import Broken
from burgomaster.talk.rows import BACK, CHOICE, OF_SEATS, ROLL, RULES, UNDO, Folded, line_number
from burgomaster.talk.stored import StoredRow

MOST_MOVES: Final = 256
"""So many moves of a table are remembered, in case they are sent again: a client waits for one at a time."""

_KINDS: Final = (CHOICE, ROLL, UNDO, BACK, RULES, *OF_SEATS)


class Fold:
    """The rows of a log, added one by one in their order, without what was taken back."""

    def __init__(self, rows: Iterable[StoredRow] = ()) -> None:
        self.left: Final[list[Folded]] = []
        """What is left of the rows."""
        self.read = 0
        """How many rows were added."""
        self.moves: Final[dict[tuple[int, str], int]] = {}
        """The last moves, by seat and `move_id`: the version after each."""
        for row in rows:
            self.add(row)

    def add(self, row: StoredRow) -> None:
        """Add the next row, or refuse a log that is not whole."""
        if row.seq != self.read + 1:
            raise Broken(Message("table-broken-missing", row=self.read + 1))
        if row.kind not in _KINDS:
            raise Broken(Message("table-broken-kind", row=row.seq, kind=row.kind[:40]))
        self.read = row.seq
        if row.move_id is not None:
            remember(self.moves, row.seat, row.move_id, row.upto)
        if row.kind == UNDO:
            self._take_back(row)
        elif row.kind == BACK:
            self._go_back(row)
        else:
            last = row.seq == row.upto
            self.left.append(Folded(row.kind, row.seat, row.text, row.seq, line_number(row.seq), last))

    def _take_back(self, row: StoredRow) -> None:
        """Drop the last choice of the seat; what others have answered since is told again after it."""
        at = self._last_choice(row)
        later = self.left[at + 1 :]
        del self.left[at:]
        undone = {row.seat: (row.seq, 1)}
        if later and later[0].kind == UNDO:  # told right after the choice, and gone with it
            _merge(undone, later.pop(0))
        again = 0
        for each in later:
            each.line = line_number(row.seq, again)
            again += 1
        self.left.extend(later)
        if self.left and self.left[-1].kind == UNDO:  # one line is enough
            _merge(undone, self.left.pop())
        told = Folded(UNDO, row.seat, "", row.seq, line_number(row.seq, again), True)
        told.undone.update(undone)
        self.left.append(told)

    def _go_back(self, row: StoredRow) -> None:
        """Drop all choices, rolls and draws after the first so many; who sat down or left since stays so."""
        try:
            wanted = int(row.text)
        except ValueError:
            raise Broken(Message("table-broken-row", row=row.seq)) from None
        kept: list[Folded] = []
        entries = 0
        for each in self.left:
            played = each.kind in (CHOICE, ROLL)
            if entries < wanted or each.kind in (RULES, *OF_SEATS):
                kept.append(each)
            entries += played
        if entries < wanted:
            raise Broken(Message("table-broken-row", row=row.seq))
        self.left[:] = [*kept, Folded(BACK, row.seat, row.text, row.seq, line_number(row.seq), True)]

    def _last_choice(self, row: StoredRow) -> int:
        for at in range(len(self.left) - 1, -1, -1):
            each = self.left[at]
            if each.kind == CHOICE and each.seat == row.seat:
                return at
            if each.kind not in (CHOICE, UNDO):
                break
        raise Broken(Message("table-broken-row", row=row.seq))


def remember(moves: dict[tuple[int, str], int], seat: int, move_id: str, version: int) -> None:
    """Note a move with the version after it; the oldest is forgotten when there are too many.

    Whoever sends a forgotten one again is refused by its ticket or version: it is done once in any case.
    """
    if len(moves) >= MOST_MOVES:
        del moves[next(iter(moves))]
    moves[seat, move_id] = version


def _merge(undone: dict[int, tuple[int, int]], earlier: Folded) -> None:
    """Remember of each seat when it took back last, and how often."""
    for seat, (seq, count) in earlier.undone.items():
        last, more = undone.get(seat, (0, 0))
        undone[seat] = (max(seq, last), count + more)
