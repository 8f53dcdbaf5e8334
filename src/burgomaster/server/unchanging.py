"""What does not change while the server runs: the app's files, books, words and schemas, each packed once."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from msgspec.json import encode

AS_IT_IS: Final = {"as_it_is": True}
"""The option of a handler whose answer is packed already, if it is."""

CHECKED: Final = "no-cache"
"""A copy may be kept, but is asked about before it is used; if nothing has changed, nothing is sent."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For what is called otherwise when it changes."""

_LEAST: Final = 1024
"""What is smaller than so many bytes is not worth packing."""

_KINDS: Final = {
    # What they are called must not depend on the system: a script of another kind is not run.
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Page(Struct, frozen=True):
    """Something that is sent as it is, or packed to those who take that."""

    body: bytes
    packed: bytes | None
    kind: str
    mark: str
    """What is in it, in a word: another mark, another page."""

    def answer(self, request: Request[Any, Any, Any], keep: str = CHECKED) -> Response[bytes]:
        """Return the answer to a request for it; to those who have it already, only that it is the same."""
        packed = self.packed if takes_gzip(request.headers.get("accept-encoding", "")) else None
        mark = f'"{self.mark}"' if packed is None else f'"{self.mark}-gzip"'
        headers = {"etag": mark, "cache-control": keep, "vary": "accept-encoding"}
        if mark in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if packed is not None:
            headers["content-encoding"] = "gzip"
        return Response(packed or self.body, headers=headers, media_type=self.kind)


def takes_gzip(accepted: str) -> bool:
    """Tell whether someone who accepts these encodings can unpack what is packed.

    >>> takes_gzip("gzip, deflate, br"), takes_gzip("br;q=1.0, *"), takes_gzip("gzip;q=0"), takes_gzip("")
    (True, True, False, False)
    """
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.partition("=")[2].strip(" .0") != "" or not weight
    return False


def page_of(body: bytes, kind: str) -> Page:
    """Return a page, packed if that makes it smaller."""
    packed = gzip.compress(body, mtime=0) if len(body) >= _LEAST else body
    mark = hashlib.sha256(body).hexdigest()[:20]
    return Page(body, packed if len(packed) < len(body) else None, kind, mark)


class Pages:
    """Pages that were made, by what they are of; who was not asked for longest makes way."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._kept: Final[dict[tuple[Hashable, ...], Page]] = {}

    async def page(self, kind: str, make: Callable[..., object], *of: Hashable) -> Page:
        """Return the page of what `make` makes of something, packed at first, while others are served."""
        page = self._kept.pop((make, *of), None)
        if page is None:
            made = make(*of)
            body = (
                made if isinstance(made, bytes) else made.encode() if isinstance(made, str) else encode(made)
            )
            page = await asyncio.to_thread(page_of, body, kind)
        self._kept[(make, *of)] = page  # the one asked for last stands last
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return page


def browser_files(static: Path) -> ControllerRouterHandler:
    """Return what serves the browser app; without one, a page that says so."""
    files = {
        file.relative_to(static).as_posix(): file
        for file in static.glob("**/*")
        if file.is_file() and not file.name.startswith(".")
    }
    if "index.html" not in files:

        @get("/", media_type="text/plain")
        async def not_built() -> str:
            return "The browser app has not been built. The interface under /api works."

        return not_built
    files[""] = files["index.html"]
    pages = Pages(len(files))

    @route(["/", "/{name:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], opt=AS_IT_IS)
    async def show_file(request: Request[Any, Any, Any], name: str = "") -> Response[bytes]:
        name = name.strip("/")
        file = files.get(name)
        if file is None:  # nothing is asked of the disk but what was there when the server started
            raise NotFoundException
        kind = _KINDS.get(file.suffix) or mimetypes.guess_type(file)[0] or "application/octet-stream"
        page = await pages.page(kind, Path.read_bytes, file)
        return page.answer(request, FOR_EVER if name.startswith("assets/") else CHECKED)

    return show_file
