"""What the engine can say: the ids and arguments of all its messages, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

from burgomaster.core.step import Ask, AskAll, Step, Toss
from burgomaster.games import GAMES, rules_of
from burgomaster.games.hamburg.expansions import EXPANSIONS, expansion_of
from burgomaster.words import LABELS, choice_id, naming_of

SOURCE = Path(__file__).parents[2] / "src" / "burgomaster"
ROOMS = ("core", "paper", "games", "bots", "insight", "arena", "envs", "talk", "server")
"""Who speaks through these files; the command and the browser have files of their own beside them."""

UNTOLD = ("core/conformance", "core/message.py")
"""Where messages are made for tests and examples only."""

UNLISTED = tuple(
    [
        f"games/{folder.name}/"
        for folder in sorted((SOURCE / "games").iterdir())
        if folder.is_dir() and folder.name not in (*GAMES, "rows")
    ]
)
"""Games that cannot be played yet."""

INDIRECT = {
    # Game.undo: the id was stored when the barrier moved.
    "undo-nothing": {"seat"},
    "undo-other-seat": {"seat"},
    "undo-chance": {"seat"},
    "undo-reveal": {"seat"},
    # How a game ends: the winners and those after them, as many as there are.
    "event-result": {
        *("winners", "others", "points", "tied"),
        *[f"winner{number}" for number in range(1, 6)],
        *[f"other{number}" for number in range(1, 5)],
        *[f"points{number}" for number in range(1, 5)],
    },
    # A sheet's header names each column once.
    "data-column-missing": {"column", "known"},
    "data-column-twice": {"column", "known"},
}
"""Messages whose id is a variable where they are made."""

PATTERNS = {
    "arena/worker.py": 1,  # what another process refused, whose message is read instead
    "arena/on_ray.py": 1,  # what a worker of Ray refused, likewise
    "core/game.py": 1,  # Game.undo, see INDIRECT
    "paper/position.py": 1,  # FieldReader.wrong, whose callers are read instead
    "paper/sheet.py": 1,  # the header of a sheet, see INDIRECT
    "core/sum.py": 1,  # the parts of a sum, see FRAMES
    "core/step.py": 1,  # Step.ask, see asks()
    "core/watched.py": 1,  # report, whose callers are read instead
    "bots/margin.py": 2,  # told, whose callers are read instead
    "bots/planning.py": 2,  # what is told where no plan is made, see Turns
    "games/rows/owners.py": 4,  # what is told of money, see Coins
    "games/city_tycoon/box/texts.py": 1,  # what tiles ask for and bring, see composed()
    "server/analyses.py": 1,  # what an analyst refused, whose message is read instead
    "server/hosting/reach.py": 1,  # what a running server refused, whose message is read instead
    "server/many/overseer.py": 1,  # what a process refused as it began, whose message is read instead
    "talk/rows.py": 1,  # what a row tells of a seat, made where the row is
}
"""How often a file makes a message whose id is not a literal; each is known here by other means."""

WITH_ROWS = ("hamburg", "bruges")
"""The games with rows: what `games/rows` says, it says with the prefix of each."""

FRAMES = {
    "hb-card-named": {"name", "card"},
    "hb-card-quoted": {"name", "card"},
    "br-card-quoted": {"name", "card"},
    "hb-tile-side": {"tile", "face"},
    "refused-at": {"place", "reason"},
    "told-sum": {"told", "parts"},
    # The parts of a sum (see Sum).
    "hb-sum-card": {"card", "amount"},
    "hb-sum-tile": {"tile", "face", "amount"},
    "hb-sum-die": {"colour", "amount"},
    "hb-sum-dice": {"amount"},
    "hb-sum-price": {"amount"},
    "hb-sum-action": {"amount"},
    "hb-sum-level": {"amount"},
    "hb-sum-left": {"amount"},
    "hb-sum-times": {"times", "amount"},
    "hb-sum-counted": {"times", "each", "amount"},
    "br-sum-card": {"card", "amount"},
    "br-sum-counted": {"times", "each", "amount"},
    "br-sum-die": {"colour", "amount"},
    "br-sum-dice": {"amount"},
    "br-sum-price": {"amount"},
    "br-sum-action": {"amount"},
}
"""Messages that Words puts around others."""


def _strings(node: ast.expr) -> list[str]:
    """Return the strings an expression can be: a literal, or either side of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_strings(node.body), *_strings(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        return [_filled(node, game) for game in WITH_ROWS if _filled(node, game)]
    return []


def _filled(node: ast.JoinedStr, game: str) -> str:
    """Return a text that begins with `{self.prefix}` as a game has it; empty if it is no such text."""
    prefix = naming_of(game).prefix
    text = ""
    for part in node.values:
        if isinstance(part, ast.FormattedValue):
            if not isinstance(part.value, ast.Attribute) or part.value.attr != "prefix":
                return ""
            text += prefix
        elif isinstance(part, ast.Constant):
            text += str(part.value)
    return text if text.startswith(prefix) else ""


def _calls(tree: ast.AST) -> Iterator[tuple[ast.expr, set[str]]]:
    """Yield where messages are made: the expression for the id, and the arguments."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            named = {keyword.arg for keyword in node.keywords if keyword.arg not in (None, "made")}
            if isinstance(node.func, ast.Name) and node.func.id == "Coins":
                for keyword in [each for each in node.keywords if _strings(each.value) != [""]]:
                    yield keyword.value, {"seat", "count", *(["victim"] if keyword.arg == "take" else [])}
            elif isinstance(node.func, ast.Name) and node.func.id == "Turns":
                for keyword in [each for each in node.keywords if each.arg in ("better", "close")]:
                    yield keyword.value, {"count"} if keyword.arg == "better" else set()
            elif isinstance(node.func, ast.Name) and node.func.id == "told" and len(node.args) == 3:
                yield node.args[1], {"count"}
                yield node.args[2], set()
            elif isinstance(node.func, ast.Name) and node.func.id == "Message":
                yield node.args[0], named
            elif isinstance(node.func, ast.Attribute) and node.func.attr == "report":
                yield node.args[0], {*named, "seat"}
            elif (
                isinstance(node.func, ast.Attribute) and node.func.attr == "wrong" and _strings(node.args[1])
            ):
                yield node.args[1], {"found", "known"}  # elsewhere wrong takes the message itself


def in_source() -> tuple[dict[str, set[str]], dict[str, int]]:
    """Return messages with a literal id and the arguments all places give; count the others by file."""
    found: dict[str, set[str]] = {}
    unclear: dict[str, int] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        where = path.relative_to(SOURCE).as_posix()
        if where.split("/")[0] not in ROOMS or where.startswith(UNTOLD) or where.startswith(UNLISTED):
            continue
        for id_of, arguments in _calls(ast.parse(path.read_text(encoding="utf-8"))):
            ids = _strings(id_of)
            if not ids:
                unclear[where] = unclear.get(where, 0) + 1
            for id_ in ids:
                found[id_] = found.get(id_, arguments) & arguments
    return found, unclear


def asks(game: str) -> dict[str, set[str]]:
    """Return the questions that a game's steps ask without words of their own."""
    steps: dict[str, Step[Any]] = dict(import_module(f"burgomaster.games.{game}.paper.steps").STEPS)
    if game == "hamburg":
        for name in EXPANSIONS:
            steps |= expansion_of(name).steps
    return {
        f"{naming_of(game).prefix}ask-{name}": {"what", "count"}
        for name, step in steps.items()
        if isinstance(step, (Ask, AskAll, Toss)) and type(step).ask is Step.ask
    }


def choices(game: str) -> dict[str, set[str]]:
    """Return the ids of a game's choices and their arguments."""
    forms = rules_of(game).notation.forms
    return {choice_id(game, form.verb, form.kinds): {*form.kinds, "ask", "rest"} for form in forms}


def composed() -> dict[str, set[str]]:
    """Return what tiles of City Tycoon can ask for and bring: every selection of its parts."""
    parts = {"ct-asks": ("red", "blue", "yellow", "euro"), "ct-brings": ("euro", "points", "yellow")}
    return {
        "-".join([id_, *some]): set(some)
        for id_, names in parts.items()
        for count in range(1, len(names) + 1)
        for some in combinations(names, count)
    }


def spoken() -> dict[str, set[str]]:
    """Return everything that is said outside of cards, with its arguments."""
    every = {**in_source()[0], **INDIRECT, **FRAMES, **composed()}
    for game in GAMES:
        every.update(asks(game))
        every.update(choices(game))
    every.update({id_: {name} if name else set() for id_, name in LABELS.items()})
    return every
