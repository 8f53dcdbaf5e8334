"""What the app needs on a page without a server: `python -m burgomaster.server.site FOLDER WHEEL`.

`texts/` holds what a server would tell in words: books, words and what there is to play. `sources.zip` holds
everything of the package that plays a table on one device, beside what it leans on, the wheel of msgspec for
the Python in a browser; what that Python runs is made of it by `bytecode`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import burgomaster
from burgomaster.games import GAMES
from burgomaster.server.book import book
from burgomaster.server.bytecode import pack, unpacked
from burgomaster.server.gate import CONTENT_SECURITY_POLICY
from burgomaster.server.wording import words_of
from burgomaster.talk.messages import Lobby
from burgomaster.talk.offered import games_offered
from burgomaster.words import LANGUAGES

_PACKAGE: Final = Path(burgomaster.__file__).parent
_ROOMS: Final = ("core", "paper", "games", "bots", "insight", "talk")
_KINDS: Final = (".py", ".toml", ".csv", ".json", ".txt")
_LEFT_OUT: Final = tuple(
    f"burgomaster/{name}" for name in ("core/conformance/", "bots/trained.py", "insight/page.py")
)
"""What only tests play with, bots of one's own that need numpy, and an analysis as a page of its own."""

_NOT_ON_A_PAGE: Final = "frame-ancestors"
"""What a page cannot say of itself; only a header can."""


def policy() -> str:
    """Return what a page without a server may do: what one of a server may, and run the engine.

    >>> "script-src 'self' 'wasm-unsafe-eval';" in policy()
    True
    """
    parts = [part for part in CONTENT_SECURITY_POLICY.split("; ") if not part.startswith(_NOT_ON_A_PAGE)]
    return "; ".join(
        [f"{part} 'wasm-unsafe-eval'" if part == "script-src 'self'" else part for part in parts]
    )


def write_site(folder: Path, wheel: Path) -> None:
    """Write all of it into a folder."""
    for name, text in texts():
        path = folder / "texts" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    folder.joinpath("policy.txt").write_text(policy(), encoding="utf-8")
    pack(folder / "sources.zip", engine(wheel))


def texts() -> Iterator[tuple[str, bytes]]:
    """Yield what a server would tell, each with the name of its file."""
    encode = msgspec.json.encode
    yield "lobby.json", encode(Lobby(burgomaster.__version__, "", games_offered(), []))
    for language in LANGUAGES:
        yield f"words/{language}.ftl", words_of(language).encode()
        for game in GAMES:
            yield f"{game}/words/{language}.ftl", words_of(language, game).encode()
            for printed in ("", *sets_of(game)):
                name = printed or "usual"
                yield f"{game}/book/{language}/{name}.json", encode(book(game, language, printed))


def sets_of(game: str) -> list[str]:
    """Return the data sets of a game that come along.

    >>> sets_of("bruges")
    ['house-1']
    """
    folder = _PACKAGE / "games" / game / "box" / "data"
    return sorted([path.name for path in folder.iterdir() if path.is_dir()])


def engine(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of everything that plays, each with its name in the archive."""
    yield "burgomaster/__init__.py", _PACKAGE.joinpath("__init__.py").read_bytes()
    for room in _ROOMS:
        for path in _PACKAGE.joinpath(room).rglob("*"):
            name = f"burgomaster/{path.relative_to(_PACKAGE).as_posix()}"
            if path.suffix in _KINDS and not name.startswith(_LEFT_OUT):
                yield name, path.read_bytes()
    yield from [file for file in unpacked(wheel) if not file[0].endswith(".pyi")]


if __name__ == "__main__":
    write_site(*[Path(each) for each in sys.argv[1:3]])
