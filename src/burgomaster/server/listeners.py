"""Who wants to be told what, as the database keeps it: of their keys only hashes."""

from __future__ import annotations

import secrets
from typing import Final, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from burgomaster.server.columns import HEARING, HOLDERS, KEYS, LISTENERS, PENDING, PUSHES, SEATS, TABLES
from burgomaster.server.own.columns import ALIASES
from burgomaster.server.push import new_keys
from burgomaster.talk.messages import Listen, Listening, PushKeys, PushTo
from burgomaster.talk.names import hashed

_VAPID: Final = "vapid"
MOST_DEVICES: Final = 10
"""At so many browsers one person is told; of more, the one that was heard of first is left out."""


class Listener(Struct, frozen=True):
    """How someone is told."""

    id: str
    language: str
    pushes: list[PushTo]
    mail: str | None
    """Only if its owner said so."""
    mail_code: str
    hook: str | None


class Awaited(Struct, frozen=True):
    """What waits to be written to someone: that they are awaited at a table."""

    table: str
    game: str
    seat: int
    kind: str


def server_keys(engine: sa.Engine) -> str:
    """Return the keys with which this server signs its notices, made when there are none."""
    with engine.begin() as connection:
        found = connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == _VAPID)).scalar()
        if found is None:
            found = new_keys()
            connection.execute(sa.insert(KEYS).values(name=_VAPID, value=found))
    return str(found)


def listen(engine: sa.Engine, wish: Listen, mail: str | None) -> tuple[Listening, str | None]:
    """Store how someone wants to be told; return what counts now, and the code that a new address is sent."""
    id_ = hashed(wish.key)
    quiet = None if wish.quiet is None else msgspec.json.encode(wish.quiet).decode()
    code: str | None = None
    with engine.begin() as connection:
        old = connection.execute(sa.select(LISTENERS).where(LISTENERS.c.id == id_)).one_or_none()
        values: dict[str, object] = {
            "language": wish.language,
            "quiet": quiet,
            "hook": wish.hook,
            "mail": mail,
        }
        if old is None or old.mail != mail:
            code = secrets.token_urlsafe(24)
            values |= {"mail_ok": False, "mail_code": hashed(code), "mail_off": secrets.token_urlsafe(24)}
        if old is None:
            connection.execute(sa.insert(LISTENERS).values(id=id_, mailed=0.0, **values))
        else:
            connection.execute(sa.update(LISTENERS).where(LISTENERS.c.id == id_).values(values))
        if wish.push is not None:
            _add_push(connection, id_, wish.push)
        _note_seats(connection, id_)
    found = listening(engine, id_)
    return found, code if mail is not None else None


def _add_push(connection: sa.Connection, id_: str, push: PushTo) -> None:
    connection.execute(sa.delete(PUSHES).where(PUSHES.c.endpoint == push.endpoint))
    values = {"endpoint": push.endpoint, "p256dh": push.keys.p256dh, "auth": push.keys.auth, "listener": id_}
    connection.execute(sa.insert(PUSHES).values(values))
    had = sa.select(PUSHES.c.endpoint).where(PUSHES.c.listener == id_)
    for endpoint in list(connection.execute(had).scalars())[:-MOST_DEVICES]:
        connection.execute(sa.delete(PUSHES).where(PUSHES.c.endpoint == endpoint))


def listening(engine: sa.Engine, id_: str) -> Listening:
    """Return how someone is told now."""
    with engine.connect() as connection:
        row = connection.execute(sa.select(LISTENERS).where(LISTENERS.c.id == id_)).one_or_none()
        count = sa.select(sa.func.count()).select_from(PUSHES).where(PUSHES.c.listener == id_)
        devices = int(connection.execute(count).scalar() or 0)
    if row is None:
        return Listening(0, "none", False)
    mail: Literal["none", "waits", "yes"] = "yes" if row.mail_ok else "waits"
    return Listening(devices, "none" if row.mail is None else mail, row.hook is not None)


def listen_at(engine: sa.Engine, id_: str, tokens: list[str], on: bool) -> list[str]:
    """Store at which tables someone wants to be told; return those tables."""
    with engine.begin() as connection:
        # A device that one signed in at has keys of its own, which stand for others.
        meant = sa.select(ALIASES.c.token_hash).where(ALIASES.c.alias_hash.in_(tokens))
        real = sa.or_(HOLDERS.c.token_hash.in_(tokens), HOLDERS.c.token_hash.in_(meant))
        query = sa.select(HOLDERS.c.token_hash, HOLDERS.c.table_id).where(real)
        rows = connection.execute(query).all()
        known = connection.execute(sa.select(LISTENERS.c.id).where(LISTENERS.c.id == id_)).scalar()
        if known is None:
            return []
        for row in rows:
            same = sa.and_(HEARING.c.listener == id_, HEARING.c.token_hash == row.token_hash)
            connection.execute(sa.delete(HEARING).where(same))
            if on:
                values = {"listener": id_, "token_hash": row.token_hash, "table_id": row.table_id}
                connection.execute(sa.insert(HEARING).values(values))
        _note_seats(connection, id_, [row.token_hash for row in rows])
    return sorted({row.table_id for row in rows})


def _note_seats(connection: sa.Connection, id_: str, also: list[str] | None = None) -> None:
    """Let the seats of someone's tokens say whether anybody wants to be told there, and when not."""
    tokens = list(
        connection.execute(sa.select(HEARING.c.token_hash).where(HEARING.c.listener == id_)).scalars()
    )
    quiet = connection.execute(sa.select(LISTENERS.c.quiet).where(LISTENERS.c.id == id_)).scalar()
    for token in {*tokens, *(also or [])}:
        heard = sa.select(HEARING.c.listener).where(HEARING.c.token_hash == token)
        hears = connection.execute(heard).first() is not None
        values = {"hears": hears, **({"quiet": quiet} if token in tokens else {})}
        connection.execute(sa.update(SEATS).where(SEATS.c.token_hash == token).values(values))


def listeners_of(engine: sa.Engine, token: str) -> list[Listener]:
    """Return who wants to be told of the seats that a token (its hash) holds."""
    query = sa.select(LISTENERS).join(HEARING, HEARING.c.listener == LISTENERS.c.id)
    return _read(engine, query.where(HEARING.c.token_hash == token))


def listener(engine: sa.Engine, id_: str) -> Listener | None:
    """Return how someone is told."""
    return next(iter(_read(engine, sa.select(LISTENERS).where(LISTENERS.c.id == id_))), None)


def _read(engine: sa.Engine, query: sa.Select[tuple[object, ...]]) -> list[Listener]:
    found: list[Listener] = []
    with engine.connect() as connection:
        for row in connection.execute(query).all():
            pushes = connection.execute(sa.select(PUSHES).where(PUSHES.c.listener == row.id)).all()
            to = [PushTo(each.endpoint, PushKeys(each.p256dh, each.auth)) for each in pushes]
            mail = row.mail if row.mail_ok else None
            found.append(Listener(row.id, row.language, to, mail, row.mail_off, row.hook))
    return found


def drop_push(engine: sa.Engine, endpoint: str) -> None:
    """Forget a browser that is gone."""
    with engine.begin() as connection:
        connection.execute(sa.delete(PUSHES).where(PUSHES.c.endpoint == endpoint))


def listeners_at(engine: sa.Engine, tokens: list[str]) -> list[str]:
    """Return who wants to be told of any of these seats."""
    query = sa.select(HEARING.c.listener).where(HEARING.c.token_hash.in_(tokens)).distinct()
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def forget(engine: sa.Engine, id_: str) -> None:
    """Forget all that someone wished, and their addresses."""
    with engine.begin() as connection:
        heard = sa.select(HEARING.c.token_hash).where(HEARING.c.listener == id_)
        tokens = list(connection.execute(heard).scalars())
        for part in (PUSHES, HEARING, PENDING):
            connection.execute(sa.delete(part).where(part.c.listener == id_))
        connection.execute(sa.delete(LISTENERS).where(LISTENERS.c.id == id_))
        _note_seats(connection, id_, tokens)


# Mails.


def confirm_mail(engine: sa.Engine, code: str) -> bool:
    """Note that an address is its owner's; tell whether the code was right."""
    right = sa.update(LISTENERS).where(LISTENERS.c.mail_code == hashed(code)).values(mail_ok=True)
    with engine.begin() as connection:
        return connection.execute(right).rowcount == 1


def end_mails(engine: sa.Engine, code: str) -> bool:
    """Write no more to an address; tell whether the code was right."""
    ended = sa.update(LISTENERS).where(LISTENERS.c.mail_off == code).values(mail=None, mail_ok=False)
    with engine.begin() as connection:
        return connection.execute(ended).rowcount == 1


def let_wait(engine: sa.Engine, id_: str, awaited: Awaited) -> None:
    """Note what is to be written to someone."""
    same = sa.and_(
        PENDING.c.listener == id_, PENDING.c.table_id == awaited.table, PENDING.c.seat == awaited.seat
    )
    values = {"listener": id_, "table_id": awaited.table, "seat": awaited.seat, "kind": awaited.kind}
    with engine.begin() as connection:
        connection.execute(sa.delete(PENDING).where(same))
        connection.execute(sa.insert(PENDING).values(values))


def due_mails(engine: sa.Engine, now: float, pause: float) -> list[tuple[Listener, list[Awaited]]]:
    """Take what is to be written now: it waits no more, whatever becomes of the mail.

    Whoever was written to less than `pause` seconds ago gets it later, all in one; who is not awaited at a
    table any more need not be told.
    """
    ready = (
        sa.select(LISTENERS.c.id)
        .join(PENDING, PENDING.c.listener == LISTENERS.c.id)
        .where(LISTENERS.c.mail_ok == sa.true(), LISTENERS.c.mailed <= now - pause)
        .distinct()
    )
    found: list[tuple[str, list[Awaited]]] = []
    with engine.begin() as connection:
        for id_ in list(connection.execute(ready).scalars()):
            waits = (
                sa.select(PENDING, TABLES.c.game, TABLES.c.asked)
                .join(TABLES, TABLES.c.id == PENDING.c.table_id)
                .where(PENDING.c.listener == id_, TABLES.c.phase == "running")
            )
            rows = connection.execute(waits).all()
            still = [row for row in rows if row.seat + 1 in msgspec.json.decode(row.asked, type=list[int])]
            connection.execute(sa.delete(PENDING).where(PENDING.c.listener == id_))
            if still:
                connection.execute(sa.update(LISTENERS).where(LISTENERS.c.id == id_).values(mailed=now))
                found.append((id_, [Awaited(row.table_id, row.game, row.seat, row.kind) for row in still]))
    told = [(listener(engine, id_), awaited) for id_, awaited in found]
    return [(who, awaited) for who, awaited in told if who is not None and who.mail is not None]
