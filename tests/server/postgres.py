"""Tests on a real PostgreSQL: `python -m tests.server.postgres COMMAND` starts one and calls the command.

It is the system's (Debian's package `postgresql`, installed where root can), started by somebody who is not
root in a folder of its own, reachable by a socket in there and by no network. Where none can be had, that is
said loudly, and nothing fails.

In tests that were called so, the server keeps what should be in a file in a database of its own instead.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

URL = os.environ.get("BURGOMASTER_POSTGRES", "")
"""How the server's tests reach PostgreSQL; empty where they use files."""

_NOBODY = 65534


def redirect() -> None:
    """Let the server keep tables in PostgreSQL instead of a file, if tests are to."""
    if not URL:
        return
    from burgomaster.server import backup, engine, health, store

    address = engine.database_url

    def database_url(database: str | Path) -> str:
        return address(database if "://" in str(database) else database_of(Path(database)))

    for module in (engine, store, health, backup):
        module.database_url = database_url  # type: ignore[attr-defined]


def database_of(file: Path) -> str:
    """Return the address of the database that stands for a file; it is made when first asked for."""
    import psycopg
    from psycopg import errors

    name = "b" + hashlib.sha256(str(file.resolve()).encode()).hexdigest()[:20]
    known = suppress(errors.DuplicateDatabase, errors.UniqueViolation)
    with psycopg.connect(URL, autocommit=True) as connection, known:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return URL.replace("/postgres?", f"/{name}?")


@contextmanager
def beside(file: Path) -> Iterator[sa.Connection]:
    """Open the database that stands for a file, past the server; what is changed is kept."""
    from burgomaster.server import engine

    way = sa.create_engine(engine.database_url(file), poolclass=sa.NullPool)
    with way.begin() as connection:
        yield connection


def programs() -> Path | None:
    """Return where PostgreSQL's programs lie, the newest; installed first where that is possible."""
    for _ in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[4]))
        if found:
            return found[-1].parent
        on_path = shutil.which("initdb")
        if on_path is not None:
            return Path(on_path).parent
        if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
            print("== Installing Debian's PostgreSQL", flush=True)
            install = "apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql"
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["sh", "-c", install], env=environment, capture_output=True, check=False)
    return None


def main(command: list[str]) -> int:
    """Start PostgreSQL, call a command that may use it, and stop it again."""
    where = programs()
    if where is None:
        print(
            "!!!!!!!! SKIPPED: the server was NOT tested on PostgreSQL, there is none on this machine "
            "and none could be installed"
        )
        return 0
    as_root = os.geteuid() == 0
    with tempfile.TemporaryDirectory(prefix="burgomaster-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if as_root:  # whom initdb refuses
            os.chown(folder, _NOBODY, _NOBODY)
        user = {"user": _NOBODY, "group": _NOBODY, "extra_groups": []} if as_root else {}

        def call(*words: str) -> None:
            subprocess.run(words, cwd=folder, stdout=subprocess.DEVNULL, check=True, **user)  # type: ignore[call-overload]

        data, log = str(folder / "data"), str(folder / "log")
        shape = ("-U", "burgomaster", "-A", "trust", "-E", "UTF8", "--no-locale")
        call(str(where / "initdb"), "-D", data, *shape)
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=300"
        control = str(where / "pg_ctl")
        call(control, "-D", data, "-l", log, "-w", "-t", "120", "-o", options, "start")
        try:
            url = f"postgresql://burgomaster@/postgres?host={folder}"
            return subprocess.run(
                command, env={**os.environ, "BURGOMASTER_POSTGRES": url}, check=False
            ).returncode
        finally:
            call(control, "-D", data, "-m", "immediate", "-w", "stop")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
