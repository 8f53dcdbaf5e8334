"""The OpenAPI document of the HTTP interface, made from the typed messages: `/api/openapi.json`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

import burgomaster
from burgomaster.core.message import Plain
from burgomaster.talk.messages import (
    Alive,
    Book,
    Failure,
    Held,
    Inspect,
    Inspection,
    Join,
    Leave,
    Lobby,
    MyTables,
    NewKey,
    NewTable,
    Readiness,
    TableSummary,
    Tokens,
    Verification,
)

_PLACE: Final = "#/components/schemas/{name}"


class Operation(Struct, frozen=True):
    """Something that can be asked for over HTTP, and what is answered."""

    method: str
    path: str
    name: str
    summary: str
    answer: type[Struct] | type[str] | None
    """A message, plain text, or nothing."""
    status: int = 200
    body: type[Struct] | None = None
    token: bool = False
    """Whether a token may be sent along."""
    refusals: tuple[int, ...] = ()
    """The statuses of refusals, besides those that every request may meet."""
    query: tuple[str, ...] = ()


OPERATIONS: Final = (
    Operation("get", "/healthz", "healthz", "Is the server up?", Alive),
    Operation("get", "/readyz", "readyz", "Is the server well? 503 if not.", Readiness),
    Operation("get", "/api/lobby", "lobby", "What there is to play, and the listed tables.", Lobby),
    Operation("post", "/api/mine", "mine", "The tables of some tokens.", MyTables, body=Tokens),
    Operation(
        *("post", "/api/inspect", "inspect", "What a record or a position holds.", Inspection),
        body=Inspect,
    ),
    Operation(
        *("post", "/api/tables", "make", "Make a table, also from a record or a position.", Held, 201),
        body=NewTable,
    ),
    Operation(
        *("get", "/api/tables/{table_id}", "table", "What a link leads to.", TableSummary),
        token=True,
        refusals=(401, 404, 409),
    ),
    Operation(
        *("post", "/api/tables/{table_id}/join", "join", "Take a free seat.", Held, 201),
        body=Join,
        token=True,
        refusals=(401, 404, 409),
    ),
    Operation(
        *("post", "/api/tables/{table_id}/leave", "leave", "Leave one's seats.", None, 204),
        body=Leave,
        token=True,
        refusals=(401, 404, 409),
    ),
    Operation(
        *("post", "/api/tables/{table_id}/rematch", "rematch", "Play again with the same people.", Held, 201),
        token=True,
        refusals=(401, 404, 409),
    ),
    Operation(
        *(
            "post",
            "/api/tables/{table_id}/key",
            "key",
            "A new token for an old one, which is void then.",
            NewKey,
            201,
        ),
        token=True,
        refusals=(401, 403, 404, 409),
    ),
    Operation(
        *("delete", "/api/tables/{table_id}", "delete", "Delete a table; its owner's token.", None, 204),
        token=True,
        refusals=(401, 404, 409),
    ),
    Operation(
        *("get", "/api/tables/{table_id}/record", "record", "The record, as one may know it.", str),
        token=True,
        refusals=(401, 404, 409),
    ),
    Operation(
        *("get", "/api/tables/{table_id}/verify", "verify", "Was chance fair?", Verification),
        refusals=(400, 404, 409),
    ),
    Operation(
        *(
            "get",
            "/api/games/{game}/book/{language}",
            "book",
            "All cards and tiles in a language.",
            Book,
        ),
        refusals=(400, 404),
        query=("data",),
    ),
    Operation(
        *("get", "/api/words/{language}", "words", "The Fluent messages of no game in particular.", str),
        refusals=(404,),
    ),
    Operation(
        *("get", "/api/games/{game}/words/{language}", "gameWords", "A game's Fluent messages.", str),
        refusals=(404,),
    ),
)
"""Every request under /api and of those who watch the server; the documents about it are not listed."""

_ANY: Final = (403, 404, 429, 500, 503)
_WITH_BODY: Final = (400, 408, 413)
_MEANINGS: Final = {
    200: "done",
    201: "made",
    204: "done",
    400: "not JSON, not of the right shape, or refused with a reason",
    401: "the token is not known",
    403: "not allowed, or a foreign Origin or Host",
    404: "no such thing",
    408: "the body did not come in time",
    409: "not now",
    413: "too big",
    429: "too often; Retry-After says when",
    500: "a fault of the server",
    503: "not just now",
}


@cache
def openapi() -> dict[str, Plain]:
    """Return the document.

    >>> sorted(openapi()["paths"])[0]
    '/api/games/{game}/book/{language}'
    """
    types: list[Any] = [Failure]
    for operation in OPERATIONS:
        types += [each for each in (operation.body, operation.answer) if each not in (None, str)]
    found, parts = msgspec.json.schema_components(types, ref_template=_PLACE)
    schemas: dict[Any, Plain] = dict(zip(types, [*found], strict=True))
    paths: dict[str, Plain] = {}
    for operation in OPERATIONS:
        path = paths.setdefault(operation.path, {})
        assert isinstance(path, dict)
        path[operation.method] = _described(operation, schemas)
    components: dict[str, Plain] = {**parts}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Burgomaster",
            "version": burgomaster.__version__,
            "description": "Finding tables, taking a seat, records. The game itself goes over the socket "
            "/api/socket, whose messages /api/socket-schema.json describes.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _described(operation: Operation, schemas: dict[Any, Plain]) -> Plain:
    answers: dict[str, Plain] = {}
    refusals = {*operation.refusals, *_ANY, *(_WITH_BODY if operation.body else ())}
    for status in sorted(refusals):
        answers[str(status)] = _content(status, "application/json", schemas[Failure])
    if operation.answer is None:
        answers[str(operation.status)] = {"description": _MEANINGS[operation.status]}
    elif operation.answer is str:
        answers[str(operation.status)] = _content(operation.status, "text/plain", {"type": "string"})
    else:
        schema = schemas[operation.answer]
        answers[str(operation.status)] = _content(operation.status, "application/json", schema)
        if operation.answer is Readiness:
            either: Plain = {"anyOf": [schema, schemas[Failure]]}
            answers["503"] = _content(503, "application/json", either)
    described: dict[str, Plain] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": answers,
    }
    if operation.body is not None:
        content: Plain = {"application/json": {"schema": schemas[operation.body]}}
        described["requestBody"] = {"required": True, "content": content}
    if operation.token:
        described["security"] = [{}, {"token": []}]
    return described


def _content(status: int, kind: str, schema: Plain) -> Plain:
    return {"description": _MEANINGS[status], "content": {kind: {"schema": schema}}}


def _parameters(operation: Operation) -> list[Plain]:
    text: Plain = {"type": "string", "minLength": 1}
    parameters: list[Plain] = []
    for part in operation.path.split("/"):
        if part.startswith("{"):
            parameters.append({"name": part[1:-1], "in": "path", "required": True, "schema": text})
    for name in operation.query:
        parameters.append({"name": name, "in": "query", "required": False, "schema": {"type": "string"}})
    return parameters
