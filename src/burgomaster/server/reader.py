"""A process that reads texts from outside: records and positions are parsed, replayed and verified here.

What someone sends may be made to take long, or to use up all memory. Here that stops nobody: a text gets so
much of the processor and of the memory, and then the process ends. Time is counted by the process's own
clock, so that no text is refused because the machine has much else to do.
"""

from __future__ import annotations

import math
import secrets
import sys
import time
from typing import Any, Final

import msgspec

from burgomaster.core.chance import Fast
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.reading import read_record, record_from_json
from burgomaster.core.record import Record
from burgomaster.core.replay import replay, verify
from burgomaster.core.rules import Rules
from burgomaster.core.table import WHOLE_TABLE, Table
from burgomaster.games import rules_of
from burgomaster.server.lessons import known_secrets
from burgomaster.server.lines import answer_lines
from burgomaster.talk.messages import Failure, FromPosition, FromRecord, Said
from burgomaster.talk.names import clean_name
from burgomaster.talk.plain import mistakes, said

_MOST_MEMORY: Final = 1024 * 1024 * 1024
_MOST_SECONDS: Final = 3
"""So long the processor may work at one text; a begun second counts as whole."""


class Read(msgspec.Struct, frozen=True, tag_field="do", tag="read"):
    """Read a record or a position."""

    game: str
    text: FromRecord | FromPosition


class Judge(msgspec.Struct, frozen=True, tag_field="do", tag="judge"):
    """Verify a record in JSON; its first `given` entries came from elsewhere, with a chance of their own."""

    game: str
    record: str
    given: int


class GivenRow(msgspec.Struct, frozen=True):
    """An entry of a record; `seat` counts from 0, or is chance's."""

    seat: int
    text: str


class Start(msgspec.Struct, frozen=True):
    """How a table begins: its options, its names, the entries of a record, or a table laid out by hand."""

    options: dict[str, Any]
    seats: int
    begins: str = "setup"
    begin: Any = None
    rows: list[GivenRow] = []
    names: list[str] = []
    over: bool = False
    by_rules: dict[int, str] = {}
    """What the seats are called that the rules play."""

    @property
    def people(self) -> list[int]:
        """Return the seats at which somebody sits."""
        return [seat for seat in range(self.seats) if seat not in self.by_rules]


class Judgement(msgspec.Struct, frozen=True):
    """What is to be said of a record."""

    state: str
    fair: bool
    place: Said | None
    reason: Said | None


class Answer(msgspec.Struct, frozen=True):
    """What was found, or why the text is refused."""

    start: Start | None = None
    judgement: Judgement | None = None
    failure: Failure | None = None


def answer(asked: Read | Judge) -> Answer:
    """Return what was found, or why the text is refused."""
    try:
        if isinstance(asked, Judge):
            return Answer(judgement=_judged(asked))
        rules = rules_of(asked.game)
        text = asked.text.text
        return Answer(
            start=_position(rules, text) if isinstance(asked.text, FromPosition) else _record(rules, text)
        )
    except Refused as refused:
        return Answer(failure=Failure(said(refused.message), mistakes(refused)))


def _position(rules: Rules[Any], text: str) -> Start:
    """Return how a position begins; where only one seat's view is given, the rest is filled in."""
    table: Table = rules.read_position(text)
    if table.viewer != WHOLE_TABLE:
        table = table.imagined(Fast(secrets.randbits(53)))
    return Start(
        *(rules.options_of(table), table.seats(), "position", table.dump()),
        over=table.over,
        by_rules=table.automatic_names(),
    )


def _record(rules: Rules[Any], text: str) -> Start:
    record: Record = record_from_json(text) if text.lstrip().startswith("{") else read_record(text)
    table: Table = replay(rules, record)
    if table.viewer != WHOLE_TABLE:
        raise Refused(Message("record-not-whole"))
    begin: dict[str, Plain] = {} if record.begin is None else {"table": record.begin}
    if table.over:
        begin["commitment"], begin["secret"] = record.commitment, record.secret
        begin["nonces"] = [*record.nonces]
    return Start(
        options=rules.options(record.options),
        seats=table.seats(),
        begins="record",
        begin=begin,
        rows=[GivenRow(entry.seat, entry.text) for entry in record.entries],
        names=[clean_name(name) for name in record.seats],
        over=table.over,
        by_rules=table.automatic_names(),
    )


def _judged(asked: Judge) -> Judgement:
    known = known_secrets(asked.game)
    verdict = verify(rules_of(asked.game), record_from_json(asked.record), asked.given, known)
    place, reason = verdict.place, verdict.reason
    return Judgement(
        state=verdict.state,
        fair=verdict.fair,
        place=None if place is None else said(place),
        reason=None if reason is None else said(reason),
    )


def limit_memory() -> None:
    """Let this process fail rather than use up the machine's memory, where the system can see to that."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = _MOST_MEMORY if hard == resource.RLIM_INFINITY else min(_MOST_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_time() -> None:
    """Let the system end this process when it works too long from now on, where the system can."""
    if sys.platform != "win32":
        import resource

        until = math.ceil(time.process_time()) + _MOST_SECONDS
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(
            resource.RLIMIT_CPU, (until if most == resource.RLIM_INFINITY else min(until, most), most)
        )


def answer_in_time(asked: Read | Judge) -> Answer:
    """Return what was found, unless it takes too long: then there is no answer, and no process any more."""
    limit_time()
    return answer(asked)


def main() -> None:
    """Answer questions until there are no more, with so much memory and so much time for each."""
    limit_memory()
    answer_lines(msgspec.json.Decoder(Read | Judge), answer_in_time)


if __name__ == "__main__":
    main()
