"""Tables that cannot be opened here, as they were begun under other rules or with other values.

They are listed, tell who played and how far, give their record as it is stored, and can be deleted.
"""

from __future__ import annotations

from burgomaster.core.chance import CHANCE
from burgomaster.core.message import Message, Refused
from burgomaster.core.record import Entry, Record
from burgomaster.games import rules_of
from burgomaster.talk.fold import Fold
from burgomaster.talk.live import fair_source, how_it_begins
from burgomaster.talk.messages import TablePhase
from burgomaster.talk.renewal import may_go_on
from burgomaster.talk.rows import CHOICE, ROLL
from burgomaster.talk.seats import seat_name
from burgomaster.talk.stored import BROKEN, StoredSeat, StoredTable


def standing(stored: StoredTable, broken: bool = False) -> tuple[TablePhase, Message | None]:
    """Return how far a table is, as the lobby tells it, and if it cannot be opened, why not."""
    if stored.phase == BROKEN or broken:
        return "broken", Message("table-broken")
    try:
        why = why_elsewhere(stored)
    except Refused as refused:  # not even the game is known
        return "broken", refused.message
    if why is not None:
        return "earlier", why
    phase: TablePhase = (
        "over" if stored.phase == "over" else "running" if stored.phase == "running" else "waiting"
    )
    return phase, None


def why_elsewhere(stored: StoredTable) -> Message | None:
    """Return why a table cannot be opened here though it is whole; None if it can."""
    if can_be_renewed(stored) or may_go_on(stored):
        return None
    rules = rules_of(stored.game)
    try:
        rules.check_version(stored.rules)
        rules.stored_options(stored.options, stored.data)
    except Refused as refused:
        return refused.message
    return None


def can_be_renewed(stored: StoredTable) -> bool:
    """Tell whether nothing of earlier rules is in a table: it waits, and begins with the usual setup."""
    return stored.phase == "waiting" and stored.begins == "setup"


def renewed(stored: StoredTable) -> bool:
    """Let a table that waits begin under the rules and with the values of today; tell whether it changed."""
    rules = rules_of(stored.game)
    if not can_be_renewed(stored) or stored.rules == rules.version:
        return False
    options = rules.options(stored.options)
    stored.rules, stored.data, stored.options = rules.version, rules.data_digest(options), options
    return True


def stored_record(stored: StoredTable, seats: list[StoredSeat], fold: Fold) -> Record:
    """Return the record of a table as it is stored, without any rule; only `end` needs the rules."""
    kinds = {CHOICE, ROLL}
    entries = [
        Entry(CHANCE if row.kind == ROLL else row.seat, row.text) for row in fold.left if row.kind in kinds
    ]
    commitment, secret, nonces = _proof(stored, seats, len(entries))
    return Record(
        *(stored.game, stored.rules, stored.data, stored.options),
        tuple([seat_name(seat) for seat in seats]),
        tuple(entries),
        commitment=commitment,
        secret=secret,
        nonces=nonces,
        begin=how_it_begins(stored),
    )


def _proof(stored: StoredTable, seats: list[StoredSeat], entries: int) -> tuple[str, str, tuple[str, ...]]:
    """Return what proves the chance of a record, as far as it may be told."""
    proof = stored.begin
    if stored.begins == "record" and isinstance(proof, dict) and proof.get("commitment"):
        nonces = proof["nonces"]
        told = tuple([str(nonce) for nonce in nonces]) if isinstance(nonces, list) else ()
        return str(proof["commitment"]), str(proof["secret"]), told
    if stored.given:
        return "", "", ()
    source = fair_source(stored, seats)
    secret = source.secret.hex() if stored.phase == "over" else ""
    return source.commitment(), secret, tuple([nonce.hex() for nonce in source.nonces])
