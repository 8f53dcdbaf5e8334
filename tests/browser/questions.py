"""Print what the first seat of a record was asked and what it chose, as a browser gets it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.reading import read_record
from burgomaster.core.replay import laid_out, next_choice
from burgomaster.core.table import Table
from burgomaster.core.teller import prospects
from burgomaster.games import rules_of
from burgomaster.talk.messages import AskedInfo, ChoiceInfo
from burgomaster.talk.plain import parts, said


def foreseen(game: str, seen: Table, choice: Choice) -> dict[str, Any] | None:
    """Return what laying or supplying a tile would mean; nothing else is asked for before it is chosen."""
    kind = {"lay": "tile", "supply": "supply"}.get(choice.text.split(" ")[0])
    if kind is None or game != "city_tycoon":
        return None
    about = {name: value for name, value in parts(choice).items() if name != "verb"}
    found: dict[str, Any] = seen.what_if(0, {"kind": kind, **about})
    return found


def asked(path: Path) -> list[dict[str, Any]]:
    """Return every question to the first seat with the choice that the record has."""
    record = read_record(path.read_text(encoding="utf-8"))
    rules = rules_of(record.game)
    table = laid_out(rules, record)
    found: list[dict[str, Any]] = []
    for number, entry in enumerate(record.entries):
        choice = next_choice(rules, table, record, number)
        if entry.seat == 0:
            seen = table.seen_by(0)
            (question,) = [each for each in seen.questions if each.seat == 0]
            choices = [
                ChoiceInfo(
                    each.choice.text,
                    parts(each.choice),
                    [said(message) for message in each.brings],
                    each.final,
                )
                for each in prospects(seen.imagined(Fast(0)), 0)
            ]
            info = AskedInfo(1, f"t{number}", question.step, said(question.ask), choices)
            found.append(
                {
                    "choice": choice.text,
                    "entries": number,
                    "question": msgspec.to_builtins(info),
                    "view": seen.view(),
                    "foreseen": foreseen(record.game, seen, choice),
                }
            )
        table.choose(entry.seat, choice)
    return found


if __name__ == "__main__":
    for each in asked(Path(sys.argv[1])):
        print(json.dumps(each))
