"""Write what a seat sees and is asked at some moments of played games, for the browser app's own tests.

From the root of the repository: `.venv/bin/python web/scripts/fixtures.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.reading import read_record
from burgomaster.games import rules_of
from burgomaster.talk.messages.server import LogLine
from burgomaster.talk.rows import CHOICE, ROLL, Row
from burgomaster.talk.story import Story

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web" / "src" / "games"
FOLDER = GAMES / "hamburg" / "fixtures"
CITY = ROOT / "tests" / "city_tycoon" / "golden" / "house-2" / "01-3-players.record"
SOLO = ROOT / "tests" / "hamburg" / "golden" / "solo-01.record"
RECORD = ROOT / "tests" / "hamburg" / "golden" / "house-2" / "06-3-players.record"


def leaving(line: LogLine, zone: str) -> list[dict[str, object]]:
    """Return the beats of a line in which something leaves a zone, with nothing else that moves."""
    moves = [msgspec.to_builtins(move) for beat in line.beats for move in beat.moves]
    left = [move for move in moves if zone and str(move.get("from", "")).startswith(zone)]
    return [{"moves": left}] if left else []


def log_of(record: Path, zone: str = "") -> list[dict[str, object]]:
    """Return what the first seat is told in words of a recorded game, and what leaves a zone in it."""
    recorded = read_record(record.read_text(encoding="utf-8"))
    rules = rules_of(recorded.game)
    story = Story(rules, rules.options(recorded.options), list(recorded.seats), recorded.begin)
    for entry in recorded.entries:
        story.enter(Row(ROLL if entry.seat == CHANCE else CHOICE, entry.seat, entry.text))
    return [
        {
            "n": line.n,
            "entry": line.entry,
            "seat": line.seat,
            "says": [{"id": said.id, "arguments": said.arguments} for said in line.says],
        }
        | ({"beats": left} if (left := leaving(line, zone)) else {})
        for line in story.log(0, 0)[1]
        if line.says
    ]


def play(
    players: int, seed: int, moves: int, expansions: tuple[str, ...] = ()
) -> tuple[object, dict[str, object] | None]:
    """Return what the seat that is asked sees after so many random moves, or at the end, and its question."""
    rules = rules_of("hamburg")
    rng = Fast(seed)
    table = rules.new({"players": players, "expansions": [*expansions]}, Fast(seed + 1))
    for _ in range(moves):
        if not table.questions:
            break
        question = table.questions[0]
        choices = question.choices
        # Players who build show more of the table than players who only take workers.
        built = [choice for choice in choices if choice.text.split()[0] in ("build", "lay", "site", "wall")]
        pool = built if built and rng.below(3) else choices
        table.choose(question.seat, pool[rng.below(len(pool))])
    if not table.questions:
        return table.seen_by(0).view(), None
    asked = table.questions[0]
    choices = [{"text": choice.text, "data": choice.data()} for choice in asked.choices]
    return table.seen_by(asked.seat).view(), {"ask": asked.ask.data(), "choices": choices}


def told(players: int, seed: int, moves: int) -> list[object]:
    """Return the lines of the log that the first seat gets after so many random moves."""
    rng = Fast(seed)
    story = Story(rules_of("hamburg"), {"players": players}, [str(seat + 1) for seat in range(players)])
    story.go_on(Fast(seed + 1))
    for _ in range(moves):
        question = story.game.table.questions[0]
        built = [
            each
            for each in question.choices
            if each.text.split()[0] in ("build", "lay", "site", "wall", "use")
        ]
        pool = built if built and rng.below(3) else question.choices
        story.choose(question.seat, pool[rng.below(len(pool))])
    return [msgspec.to_builtins(line) for line in story.log(0, 0)[1]]


def write(name: str, data: object, folder: Path = FOLDER) -> None:
    """Write a file of fixtures."""
    text = json.dumps(data, separators=(",", ":"))
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    questions: dict[str, object] = {}
    with_tiles = ("mayors", "statues", "intrigue", "ships", "clerics")
    for name, players, seed, moves, expansions in (
        ("start", 3, 1, 0, ()),
        ("middle", 3, 5, 230, ()),
        ("late", 4, 9, 400, ()),
        ("end", 3, 3, 5000, ()),
        ("side", 3, 7, 0, with_tiles),
        ("tiles", 3, 7, 230, with_tiles),
    ):
        view, question = play(players, seed, moves, expansions)
        write(name, view)
        if question is not None:
            questions[name] = question
    write("questions", questions)
    write("story", log_of(RECORD))
    write("solo", log_of(SOLO))
    write("log", told(3, 5, 100))
    write("story", log_of(CITY, "yellow"), GAMES / "city_tycoon" / "fixtures")
