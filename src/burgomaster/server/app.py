"""The application: what can be asked for over HTTP, the socket, and the browser's files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar, cast

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException

from burgomaster.core.message import Message, Refused
from burgomaster.server.door import watch
from burgomaster.server.figures import Figures
from burgomaster.server.gate import Application, Gate
from burgomaster.server.health import Health
from burgomaster.server.hosting.metrics import Metrics
from burgomaster.server.hub import Hub
from burgomaster.server.keeping import keep_house
from burgomaster.server.many.router import Entrance, Router
from burgomaster.server.processes import Unreadable
from burgomaster.server.requests import AnyRequest, handlers, wish_of
from burgomaster.server.settings import Settings
from burgomaster.server.unchanging import AS_IT_IS, browser_files
from burgomaster.server.watchdog import watching
from burgomaster.talk.denied import Denied, TooOften
from burgomaster.talk.messages import Failure
from burgomaster.talk.plain import mistakes, said

E = TypeVar("E", Refused, Denied)

log: Final = logging.getLogger("burgomaster.server")


def make_app(settings: Settings, metrics: Metrics | None = None) -> Gate | Entrance:
    """Return the application, to be run by an ASGI server."""
    hub = Hub(settings)
    health = Health(settings, hub.collector)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        watch(asyncio.get_running_loop())
        await hub.open()
        health.open()
        if metrics is not None:
            metrics.show(hub, health)
        keeping = asyncio.create_task(keep_house(hub))
        with watching(settings.watchdog_seconds):
            yield
        keeping.cancel()
        health.close()
        await hub.close()

    inner = Litestar(
        route_handlers=[*handlers(hub, health), browser_files(settings.static)],
        dependencies={"wish": Provide(wish_of)},
        lifespan=[lifespan],
        openapi_config=None,
        logging_config=None,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, exclude_opt_key=next(iter(AS_IT_IS))
        ),
        exception_handlers={
            Refused: _counted(hub.figures, _refused),
            Denied: _counted(hub.figures, _denied),
            Unreadable: _unreadable,
            HTTPException: _http_error,
            Exception: _fault,
        },
        request_max_body_size=settings.request_bytes,
    )
    return _entrance(cast("Application", inner), settings, hub)


def _entrance(within: Application, settings: Settings, hub: Hub) -> Gate | Entrance:
    """Return what requests meet first; of several processes, the one that owns the table gets them."""
    if hub.claims is None:
        return Gate(within, settings, hub.blocked, hub.figures)
    gate = Gate(Router(within, settings, hub.claims), settings, hub.blocked, hub.figures, hub.together)
    return Entrance(gate, within, settings.inner, hub.claims, hub.drain)


# What went wrong.


def _counted(
    figures: Figures, told: Callable[[AnyRequest, E], Response[Failure]]
) -> Callable[[AnyRequest, E], Response[Failure]]:
    """Return what tells of a refusal and counts it by its reason."""

    def count(request: AnyRequest, refused: E) -> Response[Failure]:
        figures.refused(refused.message.id)
        return told(request, refused)

    return count


def _failure(status: int, reason: Message) -> Response[Failure]:
    return Response(Failure(said(reason), []), status_code=status)


def _refused(_: AnyRequest, refused: Refused) -> Response[Failure]:
    return Response(Failure(said(refused.message), mistakes(refused)), status_code=400)


def _denied(_: AnyRequest, denied: Denied) -> Response[Failure]:
    answer = _failure(denied.status, denied.message)
    if denied.status == 408:
        answer.headers["connection"] = "close"  # what is still to come of the body is not waited for
    if isinstance(denied, TooOften):
        answer.headers["retry-after"] = str(denied.wait)
    return answer


def _unreadable(_: AnyRequest, unreadable: Unreadable) -> Response[Failure]:
    return Response(unreadable.failure, status_code=400)


def _http_error(_: AnyRequest, error: HTTPException) -> Response[Failure]:
    return _failure(error.status_code, Message("request-refused", status=error.status_code))


def _fault(request: AnyRequest, error: Exception) -> Response[Failure]:
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _failure(500, Message("server-fault"))
