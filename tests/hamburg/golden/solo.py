"""The golden solo games: what they must show of TOM, how to find it in a record, and how they are made."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from burgomaster.core.chance import CHANCE, Fair, Fast
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.options import Options
from burgomaster.core.record import Record
from burgomaster.core.replay import next_choice
from burgomaster.games.hamburg.box.components import DISASTERS, PARK_CARDS, ZOO_CARDS
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg

FOLDER: Final = Path(__file__).parent
FILES: Final = "solo-*.record"
EXPANSIONS: Final = ((), ("mayors", "clerics"))
"""With what the games are played, in turn."""
MOST_TRIES: Final = 400

LINES: Final = (
    "1: a point",
    "2: two workers",
    "3: a segment",
    "3: no segment of the color, a worker",
    "3: no marks for the segment, a worker",
    "4: a level",
    "4: no level, a site",
    "4: no level, no worker, marks",
    "5: a building",
    "5: a zoo card",
    "5: a park",
    "5: no free site, a site",
    "5: too dear, a site",
    "5: no free site, no worker, marks",
    "5: too dear, no worker, marks",
    "6: a building",
    "6: a zoo card",
    "6: a park",
    "6: no free site, a segment",
    "6: too dear, a segment",
    "6: no free site, no segment of the color, marks",
    "6: no free site, no marks for the segment, marks",
    "6: too dear, no segment of the color, marks",
    "6: too dear, no marks for the segment, marks",
)
"""Every line of his table with every fallback but those of empty piles, which no game comes to."""

SAID: Final = {
    "hb-tom-no-level": "no level",
    "hb-tom-too-dear": "too dear",
    "hb-tom-no-free-site": "no free site",
}
ENDS: Final = {
    "hb-build-segment": "a segment",
    "hb-decrease": "a level",
    "hb-lay-site": "a site",
    "hb-lay-known-site": "a site",
    "hb-gain-marks": "marks",
}


def demanded() -> set[str]:
    """Return what the games must show between them."""
    marks = {*LINES, "he advances", "he uses a building", "he leaves a building alone", "he wins", "you win"}
    marks |= {f"{disaster} strikes him" for disaster in DISASTERS}
    return marks | {f"{pips} marks from the black die" for pips in range(1, 7)}


class Watcher:
    """Notes which lines of TOM's table are shown."""

    def __init__(self) -> None:
        self.marks: set[str] = set()
        self._pips = 0
        self._said: list[str] = []

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        said = event.public
        if said is None or said.arguments.get("seat") != 2:
            return
        what = said.arguments
        if said.id == "hb-tom-die":
            assert isinstance(what["pips"], int)
            self._pips, self._said = what["pips"], []
        elif self._pips:
            self._follow(said.id, what)
        if said.id == "hb-tom-income":
            self.marks.add(f"{what['pips']} marks from the black die")
        elif said.id == "hb-advance":
            self.marks.add("he advances")
        elif said.id == "hb-use":
            self.marks.add("he uses a building")
            self._pips = 0
        elif said.id == "hb-tom-skips":
            self.marks.add("he leaves a building alone")
        elif said.id == "hb-strike":
            self.marks.add(f"{what['disaster']} strikes him")

    def _follow(self, id_: str, what: Mapping[str, object]) -> None:
        """Note what a die leads to, up to the first thing that TOM gains or does."""
        card = what.get("card")
        if id_ == "hb-tom-no-segment":
            self._said.append(
                "no marks for the segment" if what["why"] == "marks" else "no segment of the color"
            )
        elif id_ == "hb-tom-no-site":
            self._said.append("no worker")
        elif id_ in SAID:
            self._said.append(SAID[id_])
        elif id_ == "hb-gain-points" and self._pips == 1:
            self._end("a point")
        elif id_ == "hb-gain-workers":
            self._end("two workers" if self._pips == 2 else "a worker")
        elif id_ == "hb-construct":
            self._end("a building")
        elif id_ == "hb-lay" and isinstance(card, int):
            self._end("a zoo card" if ZOO_CARDS >> card & 1 else "a park")
            assert ZOO_CARDS >> card & 1 or PARK_CARDS >> card & 1
        elif id_ in ENDS:
            self._end(ENDS[id_])

    def _end(self, how: str) -> None:
        self.marks.add(f"{self._pips}: {', '.join([*self._said, how])}")
        self._pips = 0


def shown(record: Record) -> set[str]:
    """Play a record again and return what it shows of TOM."""
    watcher = Watcher()
    game = Game(RULES, record.options, None, record.seats, [watcher.hear])
    for number, entry in enumerate(record.entries):
        game.enter(entry.seat, next_choice(RULES, game.table, record, number))
    return watcher.marks | _end(game.table)


def _end(table: Hamburg) -> set[str]:
    assert table.over
    return {"he wins" if seat else "you win" for seat in table.winners()}


def played(number: int) -> Record:
    """Play a solo game to its end, at random but for a liking for points."""
    secret = hashlib.sha256(f"golden hamburg solo {number}".encode()).digest()
    nonces = (f"golden hamburg solo {number} Anna".encode(), b"")
    options: Options = {"players": 1, "expansions": [*EXPANSIONS[number % len(EXPANSIONS)]]}
    game = Game(RULES, options, Fair(secret, nonces), ("Anna",))
    rng = Fast(number)
    while not game.table.over:
        table, choices = game.table, game.table.offers()
        if number % 3 == 0:  # looks one step ahead
            tried = [table.clone() for _ in choices]
            for each, choice in zip(tried, choices, strict=True):
                each.apply(0, choice)
            best = max(each.scores()[0] for each in tried)
            choices = [
                choice for each, choice in zip(tried, choices, strict=True) if each.scores()[0] == best
            ]
        game.choose(0, choices[rng.below(len(choices))])
    assert {seat for seat, _ in game.entries} == {0, CHANCE}
    return game.record()


def make() -> int:
    """Play until everything was shown, write the games down, and return how much was not."""
    wanted = demanded()
    for old in FOLDER.glob(FILES):
        old.unlink()
    kept = 0
    for number in range(MOST_TRIES):
        if not wanted:
            break
        record = played(number)
        new = shown(record) & wanted
        if new:
            kept += 1
            wanted -= new
            (FOLDER / f"solo-{kept:02}.record").write_text(str(record), encoding="utf-8")
            print(
                f"solo-{kept:02}: {len(new)} new, left: {', '.join(sorted(wanted)) or 'nothing'}", flush=True
            )
    return len(wanted)
