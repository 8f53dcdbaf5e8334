"""Looking through a database: which tables can be opened, and what is wrong with the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from burgomaster.core.message import Message
from burgomaster.server.store import Store
from burgomaster.talk.denied import Broken, Elsewhere
from burgomaster.talk.fold import Fold
from burgomaster.talk.live import Live, at_once
from burgomaster.talk.stored import BROKEN


class Found(Struct, frozen=True):
    """How a table is: whole, of other rules or values, or broken; and why."""

    table: str
    state: Literal["ok", "elsewhere", "broken"]
    reason: Message | None


def check_database(database: str | Path) -> Iterator[Found]:
    """Yield how each table of a database is; no server may have it meanwhile."""
    store = Store(database)
    store.claim()
    try:
        store.migrate()
        for table_id in store.ids():
            yield _found(store, table_id)
    finally:
        store.close()


def _found(store: Store, table_id: str) -> Found:
    try:
        stored = store.table(table_id)
        if stored is None or stored.phase == BROKEN:
            return Found(table_id, "broken", Message("table-broken"))
        at_once(Live.rebuilt(stored, store.seats(table_id), Fold(store.log(table_id))))
    except Elsewhere as elsewhere:
        return Found(table_id, "elsewhere", elsewhere.message)
    except Broken as broken:
        return Found(table_id, "broken", broken.message)
    except Exception:
        return Found(table_id, "broken", Message("table-broken"))
    return Found(table_id, "ok", None)
