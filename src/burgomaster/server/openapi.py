"""The OpenAPI document of the HTTP interface, made from the handlers of the requests: `/api/openapi.json`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.params import ParameterKwarg
from msgspec import Struct

import burgomaster
from burgomaster.core.message import Plain
from burgomaster.talk.messages import Failure, Readiness

_PLACE: Final = "#/components/schemas/{name}"
_TOLD: Final = "told"
_NOTHING: Final = (None, type(None))
_NO_MESSAGE: Final = (*_NOTHING, str)


class Told(Struct, frozen=True):
    """What is to be told of a request that its handler does not show."""

    answer: type[Struct] | type[str] | None = None
    """What is answered, where that is packed already."""
    token: bool = False
    """Whether a token may be sent along."""
    refusals: tuple[int, ...] = ()
    """The statuses of refusals, besides those that every request may meet."""

    @property
    def opt(self) -> dict[str, Any]:
        """Return it as an option of a handler."""
        return {_TOLD: self}


class Operation:
    """Something that can be asked for over HTTP, and what is answered, as its handler says."""

    def __init__(self, handler: HTTPRouteHandler) -> None:
        told: Told = handler.opt.get(_TOLD, Told())
        signature = handler.parsed_fn_signature
        (path,), (method,) = handler.paths, handler.http_methods
        self.method: Final = str(method.lower())
        self.path: Final = re.sub(r":str\}", "}", path)
        self.name: Final = str(handler.operation_id)
        self.summary: Final = handler.summary
        self.status: Final = handler.status_code
        self.token: Final = told.token
        self.refusals: Final = told.refusals
        given = signature.return_type
        shown = given.inner_types[0] if given.inner_types else given  # of a `Response`, what is in it
        self.answer: Final[Any] = told.answer or shown.annotation
        """A message, plain text, or nothing."""
        wish = signature.parameters.get("wish")
        self.body: Final[Any] = None if wish is None else wish.annotation
        self.query: Final = [
            each.kwarg_definition.query
            for each in signature.parameters.values()
            if isinstance(each.kwarg_definition, ParameterKwarg) and each.kwarg_definition.query
        ]


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


def described(handlers: Sequence[HTTPRouteHandler]) -> dict[str, Plain]:
    """Return the document of what these handlers answer."""
    operations = [Operation(handler) for handler in handlers]
    types: list[Any] = [Failure]
    for operation in operations:
        types += [each for each in (operation.body, operation.answer) if each not in _NO_MESSAGE]
    found, parts = msgspec.json.schema_components(types, ref_template=_PLACE)
    schemas: dict[Any, Plain] = dict(zip(types, [*found], strict=True))
    paths: dict[str, Plain] = {}
    for operation in operations:
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
    if operation.answer in _NOTHING:
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
