"""What the database keeps of people: each function is one transaction, in the database's thread."""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from burgomaster.server.columns import CHAT, HEARING, HOLDERS, LOG, SEATS, TABLES
from burgomaster.server.own.columns import ALIASES, DEVICES, MAIL_LINKS, OWN_KEYS, PASSKEYS, PERSONS
from burgomaster.server.store import Store
from burgomaster.talk.names import hashed, new_token
from burgomaster.talk.rows import OF_SEATS
from burgomaster.talk.stored import now

A_PLAYER: Final = "a player"
"""Who sat where someone wanted to be forgotten."""

MOST_KEYS: Final = 1000
"""So many tables can be on one page."""
MOST_DEVICES: Final = 20
"""So many devices are signed in at once; who was not seen for longest is signed out."""
MOST_PASSKEYS: Final = 10
DEVICE_DAYS: Final = 180.0
"""A device that was not used for so long is signed out."""
LINK_DAYS: Final = 15 / (24 * 60)
"""A code in a mail counts for a quarter of an hour."""
_TRIES: Final = 5


class Person(Struct, frozen=True):
    """Someone with an own page."""

    id: str
    name: str
    face: int
    settings: str
    mail: str | None
    share_hash: str | None
    created: str


class Passkey(Struct, frozen=True):
    """A passkey, and whose it is."""

    id: str
    person_id: str
    public_key: bytes
    count: int


def _person(row: sa.Row[Any] | None) -> Person | None:
    if row is None:
        return None
    return Person(row.id, row.name, row.face, row.settings, row.mail, row.share_hash, row.created)


# Signing in.


def person_at(engine: sa.Engine, token_hash: str) -> Person | None:
    """Return who is signed in at a device, and note that it is used."""
    fresh = sa.and_(DEVICES.c.token_hash == token_hash, DEVICES.c.used > now(DEVICE_DAYS))
    query = sa.select(PERSONS, DEVICES.c.used).join(DEVICES).where(fresh)
    with engine.begin() as connection:
        row = connection.execute(query).one_or_none()
        if row is not None and row.used < now(1):
            connection.execute(
                sa.update(DEVICES).where(DEVICES.c.token_hash == token_hash).values(used=now())
            )
    return _person(row)


def shared_person(engine: sa.Engine, share_hash: str) -> Person | None:
    """Return whose shared page has this code."""
    with engine.connect() as connection:
        return _person(
            connection.execute(sa.select(PERSONS).where(PERSONS.c.share_hash == share_hash)).one_or_none()
        )


def _new_person(connection: sa.Connection, name: str, face: int, mail: str | None) -> str:
    person_id = secrets.token_hex(16)
    values = {"id": person_id, "name": name, "face": face, "settings": "", "mail": mail, "created": now()}
    connection.execute(sa.insert(PERSONS).values(values))
    return person_id


def _sign_in(connection: sa.Connection, person_id: str) -> str:
    token = new_token()
    kept = sa.select(DEVICES.c.token_hash).where(DEVICES.c.person_id == person_id)
    found = list(connection.execute(kept.order_by(DEVICES.c.used.desc())).scalars())
    for old in found[MOST_DEVICES - 1 :]:
        _sign_out(connection, old)
    device = {"token_hash": hashed(token), "person_id": person_id, "used": now()}
    connection.execute(sa.insert(DEVICES).values(device))
    return token


def _sign_out(connection: sa.Connection, token_hash: str) -> None:
    connection.execute(sa.delete(ALIASES).where(ALIASES.c.device_hash == token_hash))
    connection.execute(sa.delete(DEVICES).where(DEVICES.c.token_hash == token_hash))


def sign_out(engine: sa.Engine, person_id: str, token_hash: str | None) -> None:
    """Sign out a device, or all of a person: keys that it was given for tables are void."""
    query = sa.select(DEVICES.c.token_hash).where(DEVICES.c.person_id == person_id)
    with engine.begin() as connection:
        for each in connection.execute(query).scalars().all():
            if token_hash in (None, each):
                _sign_out(connection, each)


def passkey(engine: sa.Engine, passkey_id: str) -> Passkey | None:
    """Return a passkey."""
    with engine.connect() as connection:
        row = connection.execute(sa.select(PASSKEYS).where(PASSKEYS.c.id == passkey_id)).one_or_none()
    return None if row is None else Passkey(row.id, row.person_id, row.public_key, row.uses)


def enter_by_passkey(engine: sa.Engine, key: Passkey, count: int) -> str | None:
    """Sign in whoever has a passkey; None if it was used meanwhile by someone who counts as this one."""
    same = sa.and_(PASSKEYS.c.id == key.id, PASSKEYS.c.uses == key.count)
    with engine.begin() as connection:
        changed = connection.execute(sa.update(PASSKEYS).where(same).values(uses=count))
        return _sign_in(connection, key.person_id) if changed.rowcount == 1 else None


def make_by_passkey(
    engine: sa.Engine,
    passkey_id: str,
    public_key: bytes,
    count: int,
    person: str | None,
    name: str,
    face: int,
) -> str | None:
    """Keep a new passkey, of a person or of a new one, who is signed in; None if there is one of this id.

    Whoever has a page is signed in already: then what is returned is no key.
    """
    try:
        with engine.begin() as connection:
            person_id = person or _new_person(connection, name, face, None)
            mine = sa.select(sa.func.count()).where(PASSKEYS.c.person_id == person_id)
            if connection.execute(mine).scalar_one() >= MOST_PASSKEYS:
                return None
            values = {"id": passkey_id, "public_key": public_key, "uses": count, "made": now()}
            connection.execute(sa.insert(PASSKEYS).values(person_id=person_id, **values))
            return "" if person else _sign_in(connection, person_id)
    except IntegrityError:
        return None


def keep_link(engine: sa.Engine, nonce: str, code: str, mail: str) -> None:
    """Keep that a code was sent, and forget those that count no longer."""
    values = {"nonce_hash": hashed(nonce), "code_hash": hashed(code), "mail": mail, "tries": 0}
    with engine.begin() as connection:
        connection.execute(sa.delete(MAIL_LINKS).where(MAIL_LINKS.c.until <= now()))
        connection.execute(sa.insert(MAIL_LINKS).values(until=now(-LINK_DAYS), **values))


class MailTaken(Exception):
    """An address opens another page already."""


def enter_by_code(
    engine: sa.Engine, nonce: str, code: str, name: str, face: int, person: str | None = None
) -> tuple[str | None, bool] | None:
    """Sign in whoever has both a code and what the browser kept, once; return whether the page is new.

    Whoever is signed in already gets no key: the address is theirs from now on.
    """
    of = MAIL_LINKS.c.nonce_hash == hashed(nonce)
    with engine.begin() as connection:
        # The try is counted first: whoever tries at the same moment waits for it, or finds it counted.
        counted = sa.update(MAIL_LINKS).where(of, MAIL_LINKS.c.tries < _TRIES, MAIL_LINKS.c.until > now())
        if connection.execute(counted.values(tries=MAIL_LINKS.c.tries + 1)).rowcount != 1:
            return None
        link = connection.execute(sa.select(MAIL_LINKS).where(of)).one()
        if not hmac.compare_digest(link.code_hash, hashed(code)):
            return None
        connection.execute(sa.delete(MAIL_LINKS).where(of))
        known = connection.execute(sa.select(PERSONS.c.id).where(PERSONS.c.mail == link.mail)).scalar()
        if person is None:
            person_id = known or _new_person(connection, name, face, link.mail)
            return _sign_in(connection, person_id), known is None
        if known is None:
            connection.execute(sa.update(PERSONS).where(PERSONS.c.id == person).values(mail=link.mail))
    if known not in (None, person):
        raise MailTaken
    return None, False


# What is mine.


def change_person(engine: sa.Engine, person_id: str, **values: Any) -> None:
    """Keep something else of a person."""
    with engine.begin() as connection:
        connection.execute(sa.update(PERSONS).where(PERSONS.c.id == person_id).values(values))


def counts(engine: sa.Engine, person_id: str) -> tuple[int, int]:
    """Return how many passkeys and signed-in devices a person has."""
    with engine.connect() as connection:
        passkeys, devices = [
            connection.execute(
                sa.select(sa.func.count()).select_from(each).where(each.c.person_id == person_id)
            ).scalar_one()
            for each in (PASSKEYS, DEVICES)
        ]
    return passkeys, devices


def keys_of(engine: sa.Engine, person_id: str) -> dict[str, str]:
    """Return the tables of a person, the latest first, each with the hash of the token that holds it."""
    query = (
        sa.select(OWN_KEYS.c.table_id, OWN_KEYS.c.token_hash)
        .join(TABLES, TABLES.c.id == OWN_KEYS.c.table_id)
        .where(OWN_KEYS.c.person_id == person_id)
        .order_by(TABLES.c.updated.desc())
    )
    with engine.connect() as connection:
        return {row.table_id: row.token_hash for row in connection.execute(query)}


def collect(engine: sa.Engine, person_id: str, hashes: Sequence[str]) -> None:
    """Add what these tokens stand for to someone's page, unless it is there."""
    with engine.begin() as connection:
        real = _meant(connection, hashes)
        query = sa.select(HOLDERS.c.token_hash, HOLDERS.c.table_id).where(HOLDERS.c.token_hash.in_(real))
        mine = sa.select(OWN_KEYS.c.token_hash).where(OWN_KEYS.c.person_id == person_id)
        there = set(connection.execute(mine).scalars())
        for row in connection.execute(query).all():
            if row.token_hash not in there and len(there) < MOST_KEYS:
                there.add(row.token_hash)
                values = {"token_hash": row.token_hash, "table_id": row.table_id}
                connection.execute(sa.insert(OWN_KEYS).values(person_id=person_id, **values))


def _meant(connection: sa.Connection, hashes: Sequence[str]) -> list[str]:
    query = sa.select(ALIASES.c.token_hash).where(ALIASES.c.alias_hash.in_(hashes))
    return [*hashes, *connection.execute(query).scalars()]


def meant_by(engine: sa.Engine, hashes: Sequence[str]) -> dict[str, str]:
    """Return which tokens (their hashes) some others stand for that were given to a device."""
    query = sa.select(ALIASES.c.alias_hash, ALIASES.c.token_hash).where(ALIASES.c.alias_hash.in_(hashes))
    with engine.connect() as connection:
        return {row.alias_hash: row.token_hash for row in connection.execute(query)}


def give_keys(
    engine: sa.Engine, person_id: str, device_hash: str, here: Sequence[str]
) -> list[tuple[str, str, bool]]:
    """Return new tokens for the tables of a person that a device lacks, and whether it opened them."""
    query = (
        sa.select(OWN_KEYS.c.table_id, OWN_KEYS.c.token_hash, HOLDERS.c.owner)
        .join(HOLDERS, HOLDERS.c.token_hash == OWN_KEYS.c.token_hash)
        .where(OWN_KEYS.c.person_id == person_id)
    )
    with engine.begin() as connection:
        known = set(_meant(connection, here))
        given: list[tuple[str, str, bool]] = []
        for row in connection.execute(query).all():
            if row.token_hash not in known:
                token = new_token()
                before = sa.and_(ALIASES.c.device_hash == device_hash, ALIASES.c.token_hash == row.token_hash)
                connection.execute(sa.delete(ALIASES).where(before))
                values = {"alias_hash": hashed(token), "token_hash": row.token_hash, "table_id": row.table_id}
                connection.execute(sa.insert(ALIASES).values(device_hash=device_hash, **values))
                given.append((row.table_id, token, row.owner))
    return given


# Being forgotten.


def forget_person(engine: sa.Engine, person_id: str) -> None:
    """Keep nothing of a person: name, address, passkeys, devices, keys."""
    with engine.begin() as connection:
        mail = connection.execute(sa.select(PERSONS.c.mail).where(PERSONS.c.id == person_id)).scalar()
        connection.execute(sa.delete(MAIL_LINKS).where(MAIL_LINKS.c.mail == mail))
        devices = sa.select(DEVICES.c.token_hash).where(DEVICES.c.person_id == person_id)
        connection.execute(sa.delete(ALIASES).where(ALIASES.c.device_hash.in_(devices)))
        for part in (OWN_KEYS, DEVICES, PASSKEYS):
            connection.execute(sa.delete(part).where(part.c.person_id == person_id))
        connection.execute(sa.delete(PERSONS).where(PERSONS.c.id == person_id))


def forget_at(store: Store, table_id: str, token_hash: str) -> None:
    """Let a table keep nothing of whoever held a token there but what was played."""
    with store.writing(table_id) as connection:
        names: set[str] = set()
        for seat in connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table_id)).all():
            if token_hash in (seat.token_hash, seat.returns_hash):
                own = seat.token_hash == token_hash
                names.add(seat.name if own else seat.returns_name or "")
                _forget_seat(connection, table_id, seat.number, own)
        for part in (HOLDERS, ALIASES, OWN_KEYS, HEARING):
            connection.execute(sa.delete(part).where(part.c.token_hash == token_hash))
        for name in names - {""}:
            connection.execute(sa.delete(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.name == name))
        _forget_names(connection, table_id, names - {""})


def _forget_seat(connection: sa.Connection, table_id: str, number: int, own: bool) -> None:
    values: dict[str, Any] = {"returns_hash": None, "returns_name": None}
    if own:
        values |= {"token_hash": None, "name": A_PLAYER if number == 0 else f"{A_PLAYER} {number + 1}"}
    at = sa.and_(SEATS.c.table_id == table_id, SEATS.c.number == number)
    connection.execute(sa.update(SEATS).where(at).values(values))


def _forget_names(connection: sa.Connection, table_id: str, names: set[str]) -> None:
    """Let the story of who sat where name nobody who wants to be forgotten."""
    query = sa.select(LOG.c.seq, LOG.c.text).where(LOG.c.table_id == table_id, LOG.c.kind.in_(OF_SEATS))
    for row in connection.execute(query).all():
        text = _without(row.text, names)
        if text != row.text:
            at = sa.and_(LOG.c.table_id == table_id, LOG.c.seq == row.seq)
            connection.execute(sa.update(LOG).where(at).values(text=text))


def _without(text: str, names: set[str]) -> str:
    """Return what a row tells of a seat, without some names.

    >>> _without('["seat-left", {"left": "Anna", "now": "clerk"}]', {"Anna"})
    '["seat-left", {"left": "a player", "now": "clerk"}]'
    """
    if text in names:  # up to version 1 of the rows
        return A_PLAYER
    try:
        told, arguments = json.loads(text)
    except ValueError:
        return text
    changed = {
        name: ", ".join([A_PLAYER if each in names else each for each in value.split(", ")])
        if isinstance(value, str)
        else value
        for name, value in arguments.items()
    }
    return json.dumps([told, changed], ensure_ascii=False)
