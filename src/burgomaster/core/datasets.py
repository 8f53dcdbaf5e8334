"""Data sets: the printed values of a game in a few files; finding, checking, loading and exporting them.

A set is a folder. The project ships some; whoever owns a copy of a game can export one, write in what is
printed there, give the set a name of its own, and play with it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.mistake import Mistake, Mistaken
from burgomaster.core.replay import canonical
from burgomaster.core.toml import Document

STANDARD: Final = "house"
"""The name of the set one plays with unless told otherwise."""
BOARD_FILE: Final = "board.toml"
"""The file every set has: it holds the set's name."""
SOURCES: Final = ("rulebook", "public", "derived", "house")
"""Where a value can come from: stated, published in a review, following from what is stated, chosen here."""
LARGEST: Final = 1_000_000
"""Larger files, in bytes, are not read."""

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


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


class DataSets(Generic[B]):
    """The data sets of one game."""

    def __init__(self, folder: Path, files: tuple[str, ...], read: Read[B]) -> None:
        self.folder: Final = folder
        """Where the sets lie that the project ships."""
        self.files: Final = files
        self._read_texts = read
        self._boxes: Final[dict[str, B]] = {}
        self._folders: Final[dict[str, Path]] = {}
        self._models: Final[list[dict[str, Plain]]] = []  # read when first needed

    # Finding sets.

    def standard(self) -> B:
        """Return the box of the set one plays with unless told otherwise, read once."""
        box = self._boxes.get(STANDARD)
        return self.named(STANDARD) if box is None else box

    def shipped(self) -> list[str]:
        """Return the names of the sets the project ships."""
        return sorted([each.name for each in self.folder.iterdir() if (each / BOARD_FILE).is_file()])

    def known(self) -> list[str]:
        """Return the names a game's option `data` can have: shipped sets, and those found in this process."""
        return sorted({*self.shipped(), *self._boxes})

    def named(self, name: str) -> B:
        """Return the box of a set by its name, never looking into any folder but the project's own."""
        box = self._boxes.get(name)
        if box is None:
            if not is_set_name(name) or name not in self.shipped():
                raise self._unknown(name)
            box = self._remember(self.load(self.folder / name), self.folder / name)
        return box

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
            if name in self._boxes or name in self.shipped():
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
        return Refused(Message("data-unknown", name=name[:80], known=", ".join(self.known())))

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
            text = _text(folder / file, mistakes)
            if text is not None:
                texts[file] = text
        if BOARD_FILE in texts:
            try:
                document = Document(texts[BOARD_FILE], BOARD_FILE)
            except Mistaken as refused:
                mistakes.extend(refused.mistakes)
        box = self._read_texts(texts, document, mistakes)
        if mistakes or box is None or document is None:
            return None
        shipped = folder.parent == self.folder
        if not shipped and box.name in self.shipped() and self.named(box.name).digest != box.digest:
            mistakes.append(document.mistake("name", Message("data-name-taken", name=box.name)))
            return None
        return box

    def model(self) -> dict[str, Plain]:
        """Return the board file of the standard set, which shows what has to stand in one."""
        if not self._models:
            text = (self.folder / STANDARD / BOARD_FILE).read_text(encoding="utf-8")
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
            texts = [(source / file).read_bytes().decode("utf-8") for file in self.files]
            folder.mkdir(parents=True, exist_ok=True)
            for path, text in zip(written, texts, strict=True):
                if new_name and path.name == BOARD_FILE:
                    text = text.replace(f'\nname = "{box.name}"\n', f'\nname = "{new_name}"\n', 1)
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
