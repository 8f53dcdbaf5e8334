"""What every game promises of its events: whatever a viewer sees change, it is told what moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from burgomaster.core.conformance.case import Case, fail, play_one
from burgomaster.core.event import Event, Lying, Moved, Place
from burgomaster.core.game import Game
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)


def moves_account_for_changes(case: Case[T]) -> None:
    """For each viewer, what lay there before an entry and what moved in it make what lies there afterwards.

    An entry is a choice or what chance brought. A card or tile that is shown somewhere lay there before, or
    the viewer was told that it moved there.
    """
    heard: list[Event] = []
    game = Game(case.rules, case.options, None, hearers=[heard.append])
    chance, players = case.rng(0), case.rng(1)
    viewers = range(game.table.seats() + 1)
    before = [game.table.seen_by(viewer).lying() for viewer in viewers]
    if not all(before):
        fail(game, "the game does not count what lies on its table")
    while not game.table.over:
        heard.clear()
        play_one(game, chance, players)
        after = [game.table.seen_by(viewer).lying() for viewer in viewers]
        for viewer in viewers:
            moves = [moved for event in heard for moved in event.moves_for(viewer)]
            wrong = unaccounted(game.table, before[viewer], moves, after[viewer])
            if wrong:
                fail(game, f"viewer {viewer} is not told how this came about: {wrong}; it is told {moves}")
        before = after


def unaccounted(table: Table, before: Lying, moves: Sequence[Moved], after: Lying) -> list[str]:
    """Return what differs from what lay there before, changed by what moved; nothing if all is told."""
    shown = dict(before)  # what is seen of things, with their numbers
    backs = _backs(table, before)  # the same, as if all of it lay face down
    wrong = [f"{moved} moves nothing" for moved in moves if moved.count < 1]
    for moved in moves:
        if moved.origin is not None:
            _add(shown, moved.origin, moved.thing, moved.number, -moved.count)
            back = table.back_of(moved.thing, moved.number)
            _add(backs, moved.origin, moved.thing, back, -moved.count)
        if moved.target is not None:
            _add(shown, moved.target, moved.thing, moved.number, moved.count)
            back = table.back_of(moved.thing, moved.number)
            _add(backs, moved.target, moved.thing, back, moved.count)
    found = _backs(table, after)
    for key in sorted({*backs, *found}):
        if backs.get(key, 0) != found.get(key, 0):
            wrong.append(f"{key} should be {backs.get(key, 0)}, but is {found.get(key, 0)}")
    for key in sorted(after):
        _, thing, number = key
        if table.back_of(thing, number) != number and after[key] > shown.get(key, 0):
            wrong.append(f"{key} is shown, but was not told")
    return wrong


def _add(found: Lying, place: Place, thing: str, number: int, count: int) -> None:
    found[place, thing, number] = found.get((place, thing, number), 0) + count


def _backs(table: Table, lying: Lying) -> Lying:
    found: Lying = {}
    for (place, thing, number), count in lying.items():
        _add(found, place, thing, table.back_of(thing, number), count)
    return found
