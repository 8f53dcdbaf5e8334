"""Running the server: on this machine alone, or for everyone in the same network."""

from __future__ import annotations

import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs
import uvicorn
from msgspec import Struct
from uvicorn.config import LOGGING_CONFIG

from burgomaster.server.app import make_app
from burgomaster.server.door import Door, http_protocol, hush, room_for, socket_protocol
from burgomaster.server.gate import Gate
from burgomaster.server.hosting.logs import open_log
from burgomaster.server.hosting.metrics import told_metrics
from burgomaster.server.hosting.reach import tell_where
from burgomaster.server.many.overseer import Overseer
from burgomaster.server.many.relay import place_of as place_of_process
from burgomaster.server.many.router import Entrance
from burgomaster.server.many.serving import OneOfMany, inner_socket, place_at
from burgomaster.server.settings import LOOPBACK, Settings

PORT: Final = 8765
"""Where the server listens unless told otherwise; if that is taken, on one of the next few ports."""

_EVERYWHERE: Final = ("0.0.0.0", "::")
_PORTS_TRIED: Final = 20
_BACKLOG: Final = 128
"""So many connections may wait to be accepted; no more are accepted at once before others get their turn."""


def default_database() -> Path:
    """Return the file in the user's data folder in which tables are kept."""
    return platformdirs.user_data_path("burgomaster", appauthor=False) / "tables.sqlite3"


def lan_address() -> str | None:
    """Return this machine's address in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the way there matters
            return str(probe.getsockname()[0])
        except OSError:
            return None


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens; without a port, on the usual one or one of those after it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else [*range(PORT, PORT + _PORTS_TRIED), 0]
    for number in ports:
        # Named, so that asyncio knows it for TCP and sends small messages at once: 5 instead of 45 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(_BACKLOG)
        except OSError:
            listening.close()
            if number == ports[-1]:
                raise
        else:
            return listening
    raise AssertionError("the last port either listens or raises")


def known_hosts(host: str, names: Iterable[str]) -> frozenset[str]:
    """Return the names under which the server may be addressed."""
    hosts = {*LOOPBACK, *[name.lower() for name in names]}
    if host in _EVERYWHERE:
        name = socket.gethostname().lower()
        hosts |= {name, f"{name}.local"}
        address = lan_address()
        if address is not None:
            hosts.add(address)
    else:
        hosts.add(host.lower())
    return frozenset(hosts)


def qr_lines(text: str) -> list[str]:
    """Return a QR code as lines of half blocks, light on dark as terminals are."""
    import qrcode  # type: ignore[import-untyped] # it ships no types

    code: Any = qrcode.QRCode(border=2)
    code.add_data(text)
    matrix: list[list[bool]] = code.get_matrix()
    if len(matrix) % 2:
        matrix.append([False] * len(matrix[0]))
    lines: list[str] = []
    for upper, lower in zip(matrix[::2], matrix[1::2], strict=True):
        # A dark module is left blank, a light one drawn.
        lines.append("".join([" ▄▀█"[2 * (not a) + (not b)] for a, b in zip(upper, lower, strict=True)]))
    return lines


class Place(Struct, frozen=True):
    """Where the server is, and who can come."""

    address: str
    """For programs on this machine."""
    named: str
    """For browsers on this machine: passkeys and notices need a name, and there every one may have them."""
    for_others: str | None
    """For others in the same network, if they were asked for and can come."""
    lan: bool
    open_to_others: bool


def place_of(host: str, port: int, lan: bool) -> Place:
    """Return where a server that listens there can be found."""
    here = "127.0.0.1" if host in _EVERYWHERE else host
    there = lan_address() if lan else None
    address = f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/"
    return Place(
        address=address,
        named=f"http://localhost:{port}/" if here in LOOPBACK else address,
        for_others=None if there is None else f"http://{there}:{port}/",
        lan=lan,
        open_to_others=host not in LOOPBACK,
    )


def check_writable(database: str) -> None:
    """Refuse a database file in which nothing can be stored, before anyone is told that there is a server."""
    if "://" in database:
        return
    try:
        with closing(sqlite3.connect(database, timeout=10)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    except sqlite3.Error as error:
        raise OSError(f"{database}: {error}") from error


def tell(place: Place) -> None:
    """Say where the server is, for scripts and tests."""
    print(f"Burgomaster is at {place.address}", flush=True)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | Path | None = None,
    lan: bool = False,
    open_browser: bool = False,
    names: Iterable[str] = (),
    announce: Callable[[Place], None] = tell,
    settings: Settings | None = None,
    sets: Iterable[tuple[str, str]] = (),
    bots: Iterable[tuple[str, str]] = (),
    proxies: Iterable[str] = (),
    decided: Mapping[str, Any] | None = None,
) -> None:
    """Run the server until it is stopped; `decided` are other settings, `settings`, if given, replace all."""
    if lan:
        host = "0.0.0.0"
    if settings is None:
        settings = Settings(
            database=str(database or default_database()),
            hosts=known_hosts(host, names),
            sets=tuple(sets),
            bots=tuple(bots),
            **(decided or {}),
        )
        settings = msgspec.structs.replace(settings, proxies=(*settings.proxies, *proxies))
    _run(settings, host, port, lan, open_browser, announce)


def _run(
    settings: Settings,
    host: str,
    port: int | None,
    lan: bool,
    open_browser: bool,
    announce: Callable[[Place], None],
) -> None:
    """Run a server with these settings until it is stopped, in one process or several."""
    with listen(host, port) as listening:
        place = place_of(host, int(listening.getsockname()[1]), lan)

        def up() -> None:
            tell_where(settings.database, place.address)
            announce(place)
            if open_browser:
                threading.Timer(0.5, webbrowser.open, [place.named]).start()

        if settings.processes == 1:
            serve_on(settings, listening, up)
        else:
            Overseer(settings, listening).run(up)


def serve_on(settings: Settings, listening: socket.socket, up: Callable[[], None]) -> None:
    """Serve who comes by a socket until the process is told to end; `up` says that it is there."""
    most = room_for(settings.connections)
    open_log(settings.log, settings.admin_key)
    with ExitStack() as stack:
        sockets = [listening]
        if settings.inner:
            inner = stack.enter_context(inner_socket(settings.inner))
            settings = msgspec.structs.replace(settings, inner=place_at(inner))
            sockets.append(inner)
        metrics = stack.enter_context(told_metrics(settings.metrics))
        port = place_of_process(settings.inner)[1] if settings.inner else 0
        door = Door(most, settings.connections_per_address, settings.proxies, settings.header_seconds, port)
        app = make_app(settings, metrics)
        check_writable(settings.database)
        up()
        config = _config(app, settings, door, most)
        hush("uvicorn.error")
        server = OneOfMany(config, app.drain) if isinstance(app, Entrance) else uvicorn.Server(config)
        with suppress(KeyboardInterrupt):  # Ctrl-C is the way to stop it
            server.run(sockets=sockets)


def _config(app: Gate | Entrance, settings: Settings, door: Door, most: int) -> uvicorn.Config:
    """Return how uvicorn serves the application through a door for so many connections."""
    return uvicorn.Config(
        app,
        log_level="warning",
        log_config=None if settings.log == "json" else LOGGING_CONFIG,
        access_log=False,  # addresses of tables need not be written down
        server_header=False,
        http=http_protocol(door),
        ws=socket_protocol(door),
        limit_concurrency=most + 1,
        backlog=_BACKLOG,
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=settings.message_bytes,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
