"""Finished games to look at: short ones, for they begin when little is left to do."""

from __future__ import annotations

from functools import cache
from typing import Any

from burgomaster.bots import Random, ask
from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.record import Record
from burgomaster.core.rules import Rules
from burgomaster.games import rules_of

PLAYERS = {"hamburg": 2, "bruges": 3, "city_tycoon": 2}


@cache
def whole(game: str) -> Record:
    """Return a whole game between players who choose anything."""
    rules: Rules[Any] = rules_of(game)
    names = ["Anna", "Ben", "Carla"][: PLAYERS[game]]
    return _finished(Game(rules, rules.options({"players": PLAYERS[game]}), Fast(5), names))


@cache
def ending(game: str) -> Record:
    """Return the last season or round of it, as a game that began with the table as it stood then."""
    record = whole(game)
    rules: Rules[Any] = rules_of(game)
    table = rules.new(rules.options({"players": PLAYERS[game]}), None)
    last = _last_chapter(record)
    begin = 0
    for number, entry in enumerate(record.entries):
        if table.chapter()[0] == last:
            begin = number
            break
        table.apply(entry.seat, rules.notation.read(entry.text))
    stored = table.dump()
    return Record(
        record.game,
        record.rules,
        record.data,
        record.options,
        record.seats,
        record.entries[begin:],
        record.end,
        begin=stored,
    )


def _last_chapter(record: Record) -> int:
    rules: Rules[Any] = rules_of(record.game)
    table = rules.new(rules.options({"players": len(record.seats)}), None)
    chapter = 0
    for entry in record.entries:
        chapter = table.chapter()[0]
        table.apply(entry.seat, rules.notation.read(entry.text))
    return chapter


def _finished(game: Game[Any]) -> Record:
    rng = Fast(6)
    while not game.table.over:
        seat, _ = game.table.turn()
        game.choose(seat, ask(Random(), game.table, seat, rng))
    return game.record()
