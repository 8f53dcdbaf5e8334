"""Data sets: the printed values in three files; finding, checking, loading and exporting them.

A set is a folder with board.toml, cards.csv and names.csv. The project ships some; whoever owns a copy of the
game can export one, write in what is printed there, give the set a name of its own, and play with it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.mistake import Mistake, Mistaken
from burgomaster.core.replay import canonical
from burgomaster.core.toml import Document
from burgomaster.games.hamburg.board_values import BoardCheck, board_from, is_set_name, without_sources
from burgomaster.games.hamburg.box import Board, Box
from burgomaster.games.hamburg.card_values import CardValues, read_cards, read_names
from burgomaster.games.hamburg.deck import ROWS

FOLDER: Final = Path(__file__).parent / "data"
STANDARD: Final = "house"
"""The name of the set one plays with unless told otherwise."""

BOARD_FILE: Final = "board.toml"
CARDS_FILE: Final = "cards.csv"
NAMES_FILE: Final = "names.csv"
FILES: Final = (BOARD_FILE, CARDS_FILE, NAMES_FILE)
LARGEST: Final = 1_000_000
"""Larger files, in bytes, are not read."""

_boxes: Final[dict[str, Box]] = {}
_folders: Final[dict[str, Path]] = {}
_models: Final[list[dict[str, Plain]]] = []


# Finding sets.


def standard_box() -> Box:
    """Return the box of the data set the project ships, read once."""
    box = _boxes.get(STANDARD)
    return known_set(STANDARD) if box is None else box


def shipped_sets() -> list[str]:
    """Return the names of the sets the project ships."""
    return sorted([each.name for each in FOLDER.iterdir() if (each / BOARD_FILE).is_file()])


def known_sets() -> list[str]:
    """Return the names a game's option `data` can have: shipped sets, and those found in this process."""
    return sorted({*shipped_sets(), *_boxes})


def known_set(name: str) -> Box:
    """Return the box of a set by its name, never looking into any folder but the project's own."""
    box = _boxes.get(name)
    if box is None:
        if not is_set_name(name) or name not in shipped_sets():
            raise Refused(Message("data-unknown", name=name[:40], known=", ".join(known_sets())))
        box = _remember(load(FOLDER / name), FOLDER / name)
    return box


def find_set(name_or_folder: str | Path, folders: Sequence[Path] = ()) -> Box:
    """Return a set by its name, among the known ones and in these folders, or by the folder it lies in.

    From then on it is known by its name, so that `{"data": name}` works as a game's option.
    """
    name = str(name_or_folder)
    if is_set_name(name):
        if name in _boxes or name in shipped_sets():
            return known_set(name)
        for folder in folders:
            if (folder / name / BOARD_FILE).is_file():
                return _remember(load(folder / name), folder / name)
    folder = Path(name_or_folder)
    try:
        there = folder.is_dir()
    except (OSError, ValueError):  # no path at all, such as one with a null byte
        there = False
    if not there:
        raise Refused(Message("data-unknown", name=name[:80], known=", ".join(known_sets())))
    return _remember(load(folder), folder)


def _remember(box: Box, folder: Path) -> Box:
    _boxes[box.name] = box
    _folders[box.name] = folder
    return box


# Reading sets.


def check(folder: Path) -> list[Mistake]:
    """Return every mistake in the files of a data set."""
    mistakes: list[Mistake] = []
    _read(folder, mistakes)
    return mistakes


def load(folder: Path) -> Box:
    """Return the box of the data set in a folder, or refuse it with all its mistakes."""
    mistakes: list[Mistake] = []
    box = _read(folder, mistakes)
    if mistakes or box is None:
        raise Mistaken(mistakes)
    return box


def _read(folder: Path, mistakes: list[Mistake]) -> Box | None:
    values = CardValues()
    data: dict[str, Plain] = {}
    document: Document | None = None
    board_text = _text(folder / BOARD_FILE, mistakes)
    if board_text is not None:
        try:
            document = Document(board_text, BOARD_FILE)
            data = document.data
            BoardCheck(document, _model(), mistakes)
        except Mistaken as refused:
            mistakes.extend(refused.mistakes)
    cards_text = _text(folder / CARDS_FILE, mistakes)
    if cards_text is not None:
        read_cards(cards_text, CARDS_FILE, values, mistakes)
    names_text = _text(folder / NAMES_FILE, mistakes)
    if names_text is not None:
        read_names(names_text, NAMES_FILE, values, mistakes)
    if mistakes or document is None:
        return None
    name = str(data["name"])
    box = _box(name, board_from(data), values, without_sources(data))
    if folder.parent != FOLDER and name in shipped_sets() and known_set(name).digest != box.digest:
        mistakes.append(document.mistake("name", Message("data-name-taken", name=name)))
        return None
    return box


def _model() -> dict[str, Plain]:
    """Return the board file of the standard set, which shows what has to stand in one."""
    if not _models:
        text = (FOLDER / STANDARD / BOARD_FILE).read_text(encoding="utf-8")
        _models.append(Document(text, BOARD_FILE).data)
    return _models[0]


def _box(name: str, board: Board, values: CardValues, board_data: Plain) -> Box:
    cost, points, activation = values.cost, values.points, values.activation
    cards: list[Plain] = [[*cost], [*points], [*activation]]
    text = canonical({"board": board_data, "cards": cards})
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return Box(name, digest, board, cost, points, activation, ROWS, values.names, values.sources)


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


# Changing values.


def with_values(box: Box, changed: dict[int, tuple[int, int]]) -> Box:
    """Return a box in which some cards have another cost and other points than in the set."""
    if not changed:
        return box
    cost, points = box.cost[:], box.points[:]
    sources = [dict(each) for each in box.sources]
    for card, (price, worth) in changed.items():
        cost[card], points[card] = price, worth
    cards: list[Plain] = [[*cost], [*points]]
    digest = hashlib.sha256(canonical([box.digest, cards]).encode()).hexdigest()[:16]
    return Box(
        box.name, digest, box.board, cost, points, box.activation, box.rows, box.names, sources, changed
    )


# Exporting sets.


def export(folder: Path, name: str = STANDARD, new_name: str = "") -> list[Path]:
    """Write the files of a known set into a folder, with a new name if one is given; overwrite nothing."""
    box = known_set(name)
    if new_name and not is_set_name(new_name):
        raise Refused(Message("data-set-name", found=new_name[:40]))
    source = _folders[box.name]
    written = [folder / file for file in FILES]
    try:
        for path in written:
            if path.exists():
                raise Refused(Message("file-exists", file=str(path)))
        texts = [(source / file).read_bytes().decode("utf-8") for file in FILES]
        folder.mkdir(parents=True, exist_ok=True)
        for path, text in zip(written, texts, strict=True):
            if new_name and path.name == BOARD_FILE:
                text = text.replace(f'\nname = "{box.name}"\n', f'\nname = "{new_name}"\n', 1)
            path.write_bytes(text.encode("utf-8"))
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refused(Message("file-unwritable", file=str(folder), detail=detail[:80])) from None
    return written
