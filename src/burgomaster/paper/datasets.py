"""Data sets: the printed values of a game in a few files; finding, checking, loading and exporting them.

A set is a folder. The project ships some, numbered: house-1, house-2 and so on, and `house` means the newest.
What is the same in all of them lies beside their folders. A shipped set never changes, since games are stored
that are played with it; other values are a set with the next number. Whoever owns a copy of a game can export
a set, write in what is printed there, give it a name of its own, and play with it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.replay import canonical
from burgomaster.paper.mistake import Mistake, Mistaken
from burgomaster.paper.toml import Document

STANDARD: Final = "house"
"""What the newest of the shipped sets is called as well: the one to play with unless told otherwise."""
BOARD_FILE: Final = "board.toml"
"""The file every set has: it holds the set's name."""
SOURCES: Final = ("rulebook", "public", "derived", "house")
"""Where a value can come from: stated, published in a review, following from what is stated, chosen here."""
LARGEST: Final = 1_000_000
"""Larger files, in bytes, are not read."""

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_NUMBERED: Final = re.compile(STANDARD + "-([1-9][0-9]*)")
_NAMED: Final = re.compile(r'\nname = "[A-Za-z0-9_-]+"\n')


def is_set_name(text: str) -> bool:
    """Tell whether a text can be the name of a data set: letters, digits, hyphens."""
    return _NAME.fullmatch(text) is not None


def values_digest(values: Plain) -> str:
    """Return the digest of printed values."""
    return hashlib.sha256(canonical(values).encode()).hexdigest()[:16]


def without_sources(data: Plain) -> Plain:
    """Return the values alone, without names and where they come from: what a digest is made of."""
    if isinstance(data, dict):
        kept: dict[str, Plain] = {}
        for key, value in data.items():
            if key not in ("source", "name"):
                kept[key] = without_sources(value)
        return kept
    if isinstance(data, list):
        return [without_sources(each) for each in data]
    return data


@mypyc_attr(allow_interpreted_subclasses=True)
class DataSet:
    """One data set of a game: its name and the digest of its values; a game's box holds the values."""

    def __init__(self, name: str, digest: str) -> None:
        self.name: Final = name
        self.digest: Final = digest


B = TypeVar("B", bound=DataSet)

Read = Callable[[dict[str, str], Document | None, list[Mistake]], B | None]
"""Makes a box of the texts of the files, by name, and of the board file; notes every mistake."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DataSets(Generic[B]):
    """The data sets of one game."""

    def __init__(
        self, folder: Path, files: tuple[str, ...], read: Read[B], former: dict[str, str] | None = None
    ) -> None:
        self.folder: Final = folder
        """Where the sets lie that the project ships, each in its folder; files they share lie beside them."""
        self.files: Final = files
        self.former: Final[dict[str, str]] = former or {}
        """Digests that shipped sets had when digests were made in another way, with the name of the set."""
        self._read_texts = read
        self._boxes: Final[dict[str, B]] = {}
        self._folders: Final[dict[str, Path]] = {}
        self._shipped: Final[list[str]] = []  # looked for when first needed
        self._models: Final[list[dict[str, Plain]]] = []  # read when first needed

    # Finding sets.

    def standard(self) -> B:
        """Return the box of the set one plays with unless told otherwise, read once."""
        return self.named(STANDARD)

    def shipped(self) -> list[str]:
        """Return the names of the sets the project ships, the oldest first."""
        if not self._shipped:
            numbers: list[int] = []
            for each in self.folder.iterdir():
                match = _NUMBERED.fullmatch(each.name)
                if match is not None:
                    numbers.append(int(match[1]))
            self._shipped.extend([f"{STANDARD}-{number}" for number in sorted(numbers)])
        return self._shipped[:]

    def newest(self) -> str:
        """Return the name of the newest of them."""
        return self.shipped()[-1]

    def known(self) -> list[str]:
        """Return the names a game's option `data` can have: shipped sets, and those found in this process."""
        shipped = self.shipped()
        return [*shipped, *sorted([name for name in self._boxes if name not in shipped])]

    def offered(self) -> list[str]:
        """Return the names to choose from for a new game: without the older ones of the shipped sets."""
        older = self.shipped()[:-1]
        return [name for name in self.known() if name not in older]

    def named(self, name: str) -> B:
        """Return the box of a set by its name, never looking into any folder but the project's own."""
        if name == STANDARD:
            name = self.newest()
        box = self._boxes.get(name)
        if box is None:
            if name not in self.shipped():
                raise self._unknown(name)
            box = self._remember(self.load(self.folder / name), self.folder / name)
        return box

    def stored(self, name: Plain, digest: str) -> B:
        """Return the box a stored game is played with, found by the digest of its values.

        The name tells which it is where several sets have these values; what was called `house` then may be
        another set now.
        """
        for likely in self.likely(name):
            box = self.named(likely)
            if box.digest == digest:
                return box
        former = self.former.get(digest)
        if former is None:
            called, known = str(name)[:80], self._names()
            raise Refused(Message("data-digest-unknown", name=called, digest=digest[:80], known=known))
        return self.named(former)

    def likely(self, name: Plain) -> list[str]:
        """Return the names of all known sets, that of the given name first."""
        known = self.known()
        return sorted(known, key=lambda each: each != name)

    def of_option(self, value: Plain) -> B:
        """Return the box that a game's option `data` names; only known sets can be named."""
        if not isinstance(value, str):
            raise self._unknown(str(value))
        return self.named(value)

    def find(self, name_or_folder: str | Path, folders: Sequence[Path] = ()) -> B:
        """Return a set by its name, among the known ones and in these folders, or by the folder it lies in.

        From then on it is known by its name, so that `{"data": name}` works as a game's option.
        """
        name = str(name_or_folder)
        if is_set_name(name):
            if name == STANDARD or name in self.known():
                return self.named(name)
            for folder in folders:
                if (folder / name / BOARD_FILE).is_file():
                    return self._remember(self.load(folder / name), folder / name)
        folder = Path(name_or_folder)
        try:
            there = folder.is_dir()
        except (OSError, ValueError):  # no path at all, such as one with a null byte
            there = False
        if not there:
            raise self._unknown(name)
        return self._remember(self.load(folder), folder)

    def _unknown(self, name: str) -> Refused:
        return Refused(Message("data-unknown", name=name[:80], known=self._names()))

    def _names(self) -> str:
        return ", ".join([STANDARD, *self.known()])

    def _remember(self, box: B, folder: Path) -> B:
        self._boxes[box.name] = box
        self._folders[box.name] = folder
        return box

    # Reading sets.

    def check(self, folder: Path) -> list[Mistake]:
        """Return every mistake in the files of a data set."""
        mistakes: list[Mistake] = []
        self._read(folder, mistakes)
        return mistakes

    def load(self, folder: Path) -> B:
        """Return the box of the data set in a folder, or refuse it with all its mistakes."""
        mistakes: list[Mistake] = []
        box = self._read(folder, mistakes)
        if mistakes or box is None:
            raise Mistaken(mistakes)
        return box

    def _read(self, folder: Path, mistakes: list[Mistake]) -> B | None:
        texts: dict[str, str] = {}
        document: Document | None = None
        for file in self.files:
            text = _text(self.file_of(folder, file), mistakes)
            if text is not None:
                texts[file] = text
        if BOARD_FILE in texts:
            try:
                document = Document(texts[BOARD_FILE], BOARD_FILE)
            except Mistaken as refused:
                mistakes.extend(refused.mistakes)
        shipped = folder.parent == self.folder
        if shipped and document is not None:
            document.data["name"] = folder.name
        box = self._read_texts(texts, document, mistakes)
        if mistakes or box is None or document is None:
            return None
        if not shipped and self._is_taken(box):
            mistakes.append(document.mistake("name", Message("data-name-taken", name=box.name)))
            return None
        return box

    def _is_taken(self, box: B) -> bool:
        """Tell whether a set has a name that belongs to a shipped one with other values, now or later."""
        if box.name in self.shipped():
            return self.named(box.name).digest != box.digest
        return box.name == STANDARD or _NUMBERED.fullmatch(box.name) is not None

    def file_of(self, folder: Path, file: str) -> Path:
        """Return where a file of a set is: in its folder, or for a shipped set beside it."""
        own = folder / file
        return self.folder / file if folder.parent == self.folder and not own.exists() else own

    def model(self) -> dict[str, Plain]:
        """Return the board file of the standard set, which shows what has to stand in one."""
        if not self._models:
            text = self.file_of(self.folder / self.newest(), BOARD_FILE).read_text(encoding="utf-8")
            self._models.append(Document(text, BOARD_FILE).data)
        return self._models[0]

    # Exporting sets.

    def export(self, folder: Path, name: str = STANDARD, new_name: str = "") -> list[Path]:
        """Write the files of a known set into a folder, renamed if a new name is given; overwrite nothing."""
        box = self.named(name)
        if new_name and not is_set_name(new_name):
            raise Refused(Message("data-set-name", found=new_name[:40]))
        source = self._folders[box.name]
        written = [folder / file for file in self.files]
        try:
            for path in written:
                if path.exists():
                    raise Refused(Message("file-exists", file=str(path)))
            texts = [self.file_of(source, file).read_bytes().decode("utf-8") for file in self.files]
            folder.mkdir(parents=True, exist_ok=True)
            for path, text in zip(written, texts, strict=True):
                if path.name == BOARD_FILE:
                    text = _NAMED.sub(f'\nname = "{new_name or box.name}"\n', text, count=1)
                path.write_bytes(text.encode("utf-8"))
        except OSError as error:
            detail = error.strerror or str(error)
            raise Refused(Message("file-unwritable", file=str(folder), detail=detail[:80])) from None
        return written


def _text(path: Path, mistakes: list[Mistake]) -> str | None:
    """Return what a file holds; None after noting why it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        mistakes.append(Mistake(path.name, 0, 0, "", Message("file-missing", file=path.name)))
        return None
    except (OSError, ValueError) as error:
        detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        reason = Message("file-unreadable", file=path.name, detail=detail[:80])
        mistakes.append(Mistake(path.name, 0, 0, "", reason))
        return None
    if len(content) > LARGEST:
        mistakes.append(Mistake(path.name, 0, 0, "", Message("file-too-big", most=LARGEST)))
        return None
    content = content.removeprefix(b"\xef\xbb\xbf")  # some editors and spreadsheets put this mark in front
    at = content.find(b"\0")
    reason = Message("file-binary")
    if at < 0:
        try:
            return content.decode("utf-8")
        except UnicodeDecodeError as error:
            at = error.start
            reason = Message("file-not-utf8", found=content[at])
    line = content.count(b"\n", 0, at) + 1
    mistakes.append(Mistake(path.name, line, at - content.rfind(b"\n", 0, at), "", reason))
    return None
