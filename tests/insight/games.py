"""Finished games to look at: short ones, for they begin when little is left to do."""

from __future__ import annotations

from functools import cache
from typing import Any

from burgomaster.bots import Random, ask
from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.record import Record
from burgomaster.core.rules import Rules
from burgomaster.core.table import Table
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
    last = _last_chapter(whole(game))
    chapters = [table.chapter()[0] for table in _tables(whole(game))]
    return _from(game, chapters.index(last))


@cache
def last_turns(game: str) -> Record:
    """Return only the last few entries of it."""
    return _from(game, len(whole(game).entries) - 12)


def _from(game: str, begin: int) -> Record:
    record = whole(game)
    stored = _tables(record)[begin].dump()
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


def _tables(record: Record) -> list[Table]:
    """Return the table before each entry."""
    rules: Rules[Any] = rules_of(record.game)
    table: Table = rules.new(rules.options({"players": len(record.seats)}), None)
    tables: list[Table] = []
    for entry in record.entries:
        tables.append(table.clone())
        table.apply(entry.seat, rules.notation.read(entry.text))
    return tables


def _last_chapter(record: Record) -> int:
    """Return the season or round in which a game ended."""
    return [table.chapter()[0] for table in _tables(record)][-1]


def _finished(game: Game[Any]) -> Record:
    rng = Fast(6)
    while not game.table.over:
        seat, _ = game.table.turn()
        game.choose(seat, ask(Random(), game.table, seat, rng))
    return game.record()
