"""Figures for Prometheus, at an address of their own that nobody else needs to reach.

Litestar's plugin would tell of requests alone, and at the address where people play. What is told here is
counted anyway (`figures.py`) or looked at when somebody asks, in a thread of its own. Labels are ours:
phases, reasons, patterns of paths; never a table, a name or an address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import burgomaster
from burgomaster.core.message import Message, Refused
from burgomaster.server.figures import BOUNDS, Times
from burgomaster.server.health import Health
from burgomaster.server.hosting.counted import phases
from burgomaster.server.hub import Hub

if TYPE_CHECKING:
    from prometheus_client.core import HistogramMetricFamily, Metric

_PATIENCE: Final = 5.0


def place_of_metrics(text: str) -> tuple[str, int]:
    """Return where to listen, or refuse what is no place.

    >>> place_of_metrics("127.0.0.1:9464"), place_of_metrics(":9464"), place_of_metrics("[::1]:9464")
    (('127.0.0.1', 9464), ('127.0.0.1', 9464), ('::1', 9464))
    """
    host, sign, port = text.rpartition(":")
    if not sign or not port.isdigit() or int(port) > 65535:
        raise Refused(Message("metrics-place", found=text[:60]))
    return host.strip("[]") or "127.0.0.1", int(port)


class Metrics:
    """What is told to whoever asks at the address for it."""

    def __init__(self) -> None:
        self._hub: Hub | None = None
        self._health: Health | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def show(self, hub: Hub, health: Health) -> None:
        """Tell of this server from now on; called in its loop."""
        self._hub, self._health, self._loop = hub, health, asyncio.get_running_loop()

    def collect(self) -> Iterator[Metric]:
        """Yield all figures as they are now; called in another thread than the loop's."""
        yield _labelled(
            "build", ("version",), {(burgomaster.__version__,): 1}, "Which version it is.", _GAUGE
        )
        hub, health = self._hub, self._health
        if hub is None or health is None:
            return
        kept = {(phase,): count for phase, count in self._phases(hub).items()}
        yield _labelled("tables", ("phase",), kept, "Tables that are kept.", _GAUGE)
        yield from _levels(hub, health)
        yield from _counts(hub)
        yield _histogram("acknowledge_seconds", "From a move to its answer.", hub.figures.acknowledged)
        yield _histogram("commit_seconds", "Until a move is on disk.", hub.figures.committed)

    def _phases(self, hub: Hub) -> dict[str, int]:
        """Return how many tables are kept in which phase; nothing when the database does not answer."""
        if self._loop is None or self._loop.is_closed():
            return {}
        asked = asyncio.run_coroutine_threadsafe(hub.disk(phases, hub.store.engine), self._loop)
        try:
            return asked.result(_PATIENCE)
        except Exception:  # whatever it is, /readyz tells it; the other figures are told
            asked.cancel()
            return {}


def _levels(hub: Hub, health: Health) -> Iterator[Metric]:
    """Yield what goes up and down."""
    for name, value, about in (
        ("tables_in_memory", len(hub.tables), "Tables in memory."),
        ("sockets", len(hub.visitors), "Open sockets at tables."),
        ("bots_waiting", hub.bots.waiting(), "Bots and hints that wait for their turn."),
        ("loop_held_seconds", health.loop_held(), "Longest time of the last minute without an answer."),
        ("blocked_addresses", len(hub.blocked.all()), "Addresses that are not let in."),
    ):
        yield _labelled(name, (), {(): value}, about, _GAUGE)


def _counts(hub: Hub) -> Iterator[Metric]:
    """Yield what only grows."""
    figures, collector = hub.figures, hub.collector
    moves = {(by,): count for by, count in dict(figures.moves).items()}
    yield _labelled("moves", ("by",), moves, "Moves made.")
    refusals = {(reason,): count for reason, count in dict(figures.refusals).items()}
    yield _labelled("refusals", ("reason",), refusals, "What was refused, by the id of the reason.")
    requests = {(route, str(status)): count for (route, status), count in dict(figures.requests).items()}
    yield _labelled("requests", ("route", "status"), requests, "Requests over HTTP.")
    looks = {("all",): collector.looks, ("full",): collector.full_looks}
    yield _labelled("collections", ("kind",), looks, "Looks for garbage.")
    yield _labelled("collecting_seconds", (), {(): collector.seconds}, "Processor time of these looks.")


_GAUGE: Final = "gauge"


def _labelled(
    name: str,
    labels: tuple[str, ...],
    values: Mapping[Any, float],
    about: str,
    kind: str = "counter",
) -> Metric:
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

    family = (GaugeMetricFamily if kind == _GAUGE else CounterMetricFamily)(
        f"burgomaster_{name}", about, labels=labels
    )
    for given, value in values.items():
        family.add_metric(given, value)
    return family


def _histogram(name: str, about: str, times: Times) -> HistogramMetricFamily:
    from prometheus_client.core import HistogramMetricFamily

    below = list(times.below)
    buckets: list[tuple[str, float]] = []
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], below, strict=True):
        buckets.append((bound, count + (buckets[-1][1] if buckets else 0)))
    return HistogramMetricFamily(f"burgomaster_{name}", about, buckets=buckets, sum_value=times.total)


@contextmanager
def told_metrics(place: str) -> Generator[Metrics | None]:
    """Listen where figures are asked for, if anywhere; raises OSError where that cannot be."""
    if not place:
        yield None
        return
    from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server

    host, port = place_of_metrics(place)
    registry = CollectorRegistry(auto_describe=False)
    metrics = Metrics()
    registry.register(metrics)
    ProcessCollector(registry=registry)
    server, thread = start_http_server(port, host, registry)
    try:
        yield metrics
    finally:
        server.shutdown()
        server.server_close()
        thread.join(_PATIENCE)
