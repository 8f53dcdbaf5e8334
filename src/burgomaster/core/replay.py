"""Replaying records: every table of a game again, checked entry by entry; and whether chance was fair."""

from __future__ import annotations

import hashlib
import json
from typing import Final, TypeVar

from burgomaster.core.beginning import begun
from burgomaster.core.chance import CHANCE, Fair, Source
from burgomaster.core.choice import Choice
from burgomaster.core.known import text_for
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.record import End, Record, RecordRefused, written
from burgomaster.core.rules import Rules
from burgomaster.core.step import Toss
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)


def canonical(data: Plain) -> str:
    """Return plain data as JSON text, the same for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest(table: Table) -> str:
    """Return the digest of everything on the table."""
    return _digest_of(table.dump())


def _digest_then(table: Table, record: Record) -> str:
    """Return the digest of a table that calls its printed values what they were called in the record."""
    data = table.dump()
    if "data" in data and "digest" in data:
        data = {**data, "data": record.options.get("data"), "digest": record.data}
    return _digest_of(data)


def _digest_of(data: Plain) -> str:
    return hashlib.sha256(canonical(data).encode()).hexdigest()


def drawn(table: Table, source: Source) -> Choice:
    """Return what a source brings for the roll or draw that seat CHANCE is asked for."""
    step, seat, what, count = table.agenda[-1].parts
    if table.asked != CHANCE or not isinstance(step, Toss):
        raise ValueError("nothing is to be rolled or drawn")
    label = step.label(table, seat, what, count) if source.labelled else ""
    k = source.pick(step.outcomes(table, seat, what, count), label)
    return step.outcome(table, seat, what, count, k)


# Playing a record again.


def laid_out(rules: Rules[T], record: Record) -> T:
    """Return the table before the first entry; chance is asked for, as the record has the outcomes."""
    _same("game", rules.id, record.game)
    try:
        rules.check_version(record.rules)
        options = rules.stored_options(record.options, record.data)
        table: T = begun(rules, record.begin).new(options, None)
    except RecordRefused:
        raise
    except Refused as refused:
        raise RecordRefused(Message("record-header"), refused.message) from None
    _same("seats", str(table.seats()), str(len(record.seats)))
    return table


def _same(key: str, wanted: str, found: str) -> None:
    if wanted != found:
        reason = Message("record-header-differs", key=key, wanted=wanted[:80], found=found[:80])
        raise RecordRefused(Message("record-header"), reason)


def next_choice(rules: Rules[T], table: T, record: Record, number: int) -> Choice:
    """Return what entry `number` (from 0) says, checked at the table before it, or refuse it with place."""
    entry = record.entries[number]
    try:
        choice = rules.notation.read(entry.text)
        table.check(entry.seat, choice)
    except Refused as refused:
        place = Message("record-entry-place", entry=number + 1, line=entry.line, text=str(entry)[:80])
        raise RecordRefused(place, refused.message) from None
    return choice


def replay(rules: Rules[T], record: Record, at: int | None = None) -> T:
    """Return the table after `at` entries; without `at`, after all, and then the last line must hold too."""
    table = laid_out(rules, record)
    for number in range(len(record.entries) if at is None else at):
        choice = next_choice(rules, table, record, number)
        table.apply(record.entries[number].seat, choice)
    if at is None and record.end is not None:
        wrong = _end_wrong(table, record, record.end)
        if wrong is not None:
            raise RecordRefused(Message("record-end-place", line=record.end.line), wrong)
    return table


def _end_wrong(table: Table, record: Record, end: End) -> Message | None:
    """Return what does not hold of the last line, if anything."""
    if not table.over:
        return Message("record-not-over")
    scores = table.scores()
    if scores != list(end.scores):
        counted = " ".join([str(score) for score in scores])
        return Message("record-other-scores", wanted=counted, found=" ".join([str(n) for n in end.scores]))
    if end.digest not in (digest(table), _digest_then(table, record)):
        return Message("record-other-digest", wanted=digest(table), found=end.digest)
    return None


def printed(rules: Rules[T], record: Record, viewer: int) -> list[str]:
    """Return the entries as written for one seat or a spectator, with nothing that it may not know."""
    lines: list[str] = []
    table = laid_out(rules, record)
    for number, entry in enumerate(record.entries):
        choice = next_choice(rules, table, record, number)
        lines.append(written(entry.seat, text_for(viewer, choice, table.known_to(entry.seat, choice))))
        table.apply(entry.seat, choice)
    return lines


# Whether a record is true.


class Verdict:
    """What is to be said of a record: `ok`, `unfinished`, or `bad` with the place and the reason.

    A record of other rules, or of values that are not known here, is `unchecked`, with the reason.
    """

    def __init__(self, state: str, fair: bool, place: Message | None, reason: Message | None) -> None:
        self.state: Final = state
        self.fair: Final = fair
        """Whether every roll and draw was computed again from the revealed secret and found the same."""
        self.place: Final = place
        self.reason: Final = reason

    def __repr__(self) -> str:
        return f"Verdict({self.state!r}, fair={self.fair}, place={self.place!r}, reason={self.reason!r})"


_NOT_OURS: Final = ("rules-earlier", "rules-later", "data-digest-unknown")


def verify(rules: Rules[T], record: Record, given: int = 0, known: frozenset[str] = frozenset()) -> Verdict:
    """Play the record again and compare chance (from the revealed secret), scores and digest.

    The first `given` entries came from another record: what chance brought there is not looked at. `known`
    are secrets that anyone could know before the game: of such a record, that is told.
    """
    try:
        source = fair_source(record)
        table = laid_out(rules, record)
        for number, entry in enumerate(record.entries):
            choice = next_choice(rules, table, record, number)
            if source is not None and entry.seat == CHANCE and number >= given:
                _check_roll(table, source, choice, number, entry.line)
            table.apply(entry.seat, choice)
    except RecordRefused as refused:
        state = "unchecked" if refused.message.id in _NOT_OURS else "bad"
        return Verdict(state, False, refused.place, refused.message)
    fair = source is not None
    if record.end is None:
        return Verdict("unfinished", fair, None, Message("record-end-missing") if table.over else None)
    wrong = _end_wrong(table, record, record.end)
    if wrong is None and record.commitment and not fair:
        wrong = Message("record-secret-missing")
    if wrong is not None:
        return Verdict("bad", False, Message("record-end-place", line=record.end.line), wrong)
    return Verdict("ok", fair, None, Message("record-secret-known") if record.secret in known else None)


def fair_source(record: Record) -> Fair | None:
    """Return the fair stream a record tells of, or refuse it; None while the secret is not revealed."""
    if not record.secret:
        return None
    source = Fair(bytes.fromhex(record.secret), tuple([bytes.fromhex(nonce) for nonce in record.nonces]))
    if source.commitment() != record.commitment:
        reason = Message("record-other-secret", commitment=record.commitment)
        raise RecordRefused(Message("record-header"), reason)
    return source


def _check_roll(table: Table, source: Fair, found: Choice, number: int, line: int) -> None:
    wanted = drawn(table, source)
    if wanted != found:
        place = Message("record-entry-place", entry=number + 1, line=line, text=found.text[:80])
        raise RecordRefused(place, Message("record-other-chance", wanted=wanted.text, found=found.text))
