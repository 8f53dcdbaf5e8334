"""Records of a table, and whether the chance in them was fair."""

from __future__ import annotations

import msgspec

from burgomaster.core.message import Message
from burgomaster.core.reading import record_from_json
from burgomaster.core.record import Record
from burgomaster.core.replay import verify
from burgomaster.games import rules_of
from burgomaster.talk.denied import Denied
from burgomaster.talk.lessons import known_secrets
from burgomaster.talk.live import Live
from burgomaster.talk.messages import Said, Verification
from burgomaster.talk.plain import said


class Judge(msgspec.Struct, frozen=True, tag_field="do", tag="judge"):
    """Verify a record in JSON; its first `given` entries came from elsewhere, with a chance of their own."""

    game: str
    record: str
    given: int


class Judged(msgspec.Struct, frozen=True):
    """What is to be said of a record."""

    state: str
    fair: bool
    place: Said | None
    reason: Said | None


def record_text(live: Live, token_hash: str | None) -> str:
    """Return the record as the first of someone's seats may know it, or as someone who watches may."""
    story = live.playing()
    held = live.held_by(token_hash)
    viewer = held[0] if held else story.spectator
    if _finished_when_given(live):
        return str(_given_record(live))
    return story.record_text(viewer, live.stored.given == 0)


def _finished_when_given(live: Live) -> bool:
    """Tell whether the table only shows a record that was finished elsewhere."""
    story = live.playing()
    return live.stored.begins == "record" and story.over and story.entries == live.stored.given


def _given_record(live: Live) -> Record:
    """Return the finished record a table was made from, with the proof it came with."""
    record = live.playing().record(fair=False)
    proof = live.stored.begin
    if not isinstance(proof, dict) or not proof.get("commitment"):
        return record
    nonces = proof["nonces"]
    return Record(
        *(record.game, record.rules, record.data, record.options, record.seats, record.entries, record.end),
        commitment=str(proof["commitment"]),
        secret=str(proof["secret"]),
        nonces=tuple([str(nonce) for nonce in nonces]) if isinstance(nonces, list) else (),
        begin=record.begin,
    )


def to_be_judged(live: Live) -> tuple[Record, Judge]:
    """Return the record of a finished game, and the question whether its chance was fair."""
    story = live.playing()
    if not story.over:
        raise Denied(409, Message("table-not-over"))
    record: Record
    record, given = story.game.record(), live.stored.given
    if _finished_when_given(live):
        record, given = _given_record(live), 0
    return record, Judge(record.game, record.to_json(), given)


def judged(asked: Judge) -> Judged:
    """Return what is to be said of a record; playing it all again takes a while."""
    known = known_secrets(asked.game)
    verdict = verify(rules_of(asked.game), record_from_json(asked.record), asked.given, known)
    place, reason = verdict.place, verdict.reason
    return Judged(
        state=verdict.state,
        fair=verdict.fair,
        place=None if place is None else said(place),
        reason=None if reason is None else said(reason),
    )


def verification(record: Record, found: Judged) -> Verification:
    """Return what is told of a record that was verified."""
    return Verification(
        state="ok" if found.state == "ok" else "bad" if found.state == "bad" else "unfinished",
        fair=found.fair,
        commitment=record.commitment,
        secret=record.secret,
        nonces=list(record.nonces),
        place=found.place,
        reason=found.reason,
    )
