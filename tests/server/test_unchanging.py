"""What does not change is packed once, sent as it is, and not sent again to those who have it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from burgomaster.server import unchanging
from burgomaster.server.unchanging import FOR_EVER, Pages, page_of
from tests.server.host import Server

SCRIPT = "let city = 'Hamburg';\n" * 200


@pytest.fixture
def app(started: Callable[..., Server], tmp_path: Path) -> Server:
    """A server with a small browser app."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>Burgomaster</p>", encoding="utf-8")
    (static / ".ready").touch()
    (static / "assets" / "city.js").write_text(SCRIPT, encoding="utf-8")
    return started(static=str(static))


def test_a_file_is_sent_packed_to_who_takes_that_and_not_again_to_who_has_it(app: Server) -> None:
    plain = app.http.get("/assets/city.js", headers={"accept-encoding": "identity"})
    packed = app.http.get("/assets/city.js", headers={"accept-encoding": "gzip"})
    assert plain.text == packed.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) == len(SCRIPT)
    assert plain.headers["etag"] != packed.headers["etag"]
    for answer in (plain, packed):
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["cache-control"] == FOR_EVER
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    again = app.http.get(
        "/assets/city.js", headers={"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
    )
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", packed.headers["etag"])


def test_the_page_is_asked_about_each_time_and_nothing_hidden_is_served(app: Server) -> None:
    page = app.http.get("/")
    assert page.text == app.http.get("/index.html").text == "<p>Burgomaster</p>"
    assert page.headers["cache-control"] == "no-cache"
    assert app.http.head("/").status_code == 200
    for path in ("/.ready", "/assets", "/assets/../index.htm", "/index.html/x"):
        assert app.http.get(path).status_code == 404, path


@pytest.mark.parametrize(
    "path", ["/api/games/bruges/book/de", "/api/words/nl", "/api/games/hamburg/words/en", "/api/openapi.json"]
)
def test_books_words_and_schemas_have_marks_too(server: Server, path: str) -> None:
    first = server.http.get(path, headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    mark = first.headers["etag"]
    again = server.http.get(path, headers={"accept-encoding": "gzip", "if-none-match": mark})
    assert again.status_code == 304
    plain = server.http.get(path, headers={"accept-encoding": "identity", "if-none-match": mark})
    assert (plain.status_code, plain.text) == (200, first.text)


def test_a_page_is_made_and_packed_once_and_only_so_many_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    made, packed = list[str](), list[bytes]()

    def make(name: str) -> str:
        made.append(name)
        return name * 2000

    def pack(body: bytes, kind: str) -> unchanging.Page:
        packed.append(body)
        return page_of(body, kind)

    monkeypatch.setattr(unchanging, "page_of", pack)

    async def check() -> None:
        pages = Pages(2)
        for name in "aababcb":
            page = await pages.page("text/plain", make, name)
            assert page.packed is not None
            assert gzip.decompress(page.packed) == page.body == name.encode() * 2000
        assert made == ["a", "b", "c"]
        await pages.page("text/plain", make, "a")  # it made way for c
        assert made == ["a", "b", "c", "a"]
        assert len(packed) == 4

    asyncio.run(check())
