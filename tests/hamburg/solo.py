"""Solo tables for tests: TOM's board beside one's own, and what his dice and buildings change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import COLOURS
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.solo.dice import DIE, TOM_TURN, USE_NEXT
from burgomaster.games.hamburg.table import Hamburg, Player
from tests.hamburg.tables import (
    Changes,
    a_player,
    a_table,
    calm,
    changes_by,
    choose,
    the_box,
)

TOM = 1
"""His seat."""


def solo_box(*expansions: str) -> Box:
    """Return the box of a solo game."""
    return with_expansions(the_box(), expansions, True)


def against(tom: Player | None = None, you: Player | None = None, **more: Any) -> Hamburg:
    """Return a solo table at your turn in the first round; all dice show 3 unless given."""
    more.setdefault("dice", calm())
    more.setdefault("box", solo_box())
    table = a_table(you or a_player(), tom or a_player(), first=2, **more)
    assert table.automatic == 1 << TOM
    return table


def _his(found: Changes) -> Changes:
    """Return changes with TOM's things unnumbered and yours as 'your ...'."""
    named: Changes = {}
    shared = (*[f"{colour} pile" for colour in COLOURS], "discards", "statues left", "cleric")
    for name, value in found.items():
        if name.startswith("2 "):
            named[name[2:]] = value
        elif name in shared or " floor" in name or name.startswith("clerics below"):
            named[name] = value
        else:
            named[f"your {name}"] = value
    return named


def his_die(table: Hamburg, colour: str, *texts: str) -> Changes:
    """Let TOM resolve one die, chance and you answering by these texts; return all that it changes."""

    def resolve() -> None:
        table.push(DIE, TOM, COLOURS.index(colour))
        table.run()
        choose(table, *texts)

    return _his(changes_by(table, resolve))


def his_turn(table: Hamburg, *texts: str) -> Changes:
    """Let TOM resolve his dice and use his buildings; return all that it changes."""

    def resolve() -> None:
        table.push(TOM_TURN, TOM)
        table.run()
        choose(table, *texts)

    return _his(changes_by(table, resolve))


def his_uses(table: Hamburg, *texts: str) -> Changes:
    """Let TOM use his buildings from left to right; return all that it changes."""

    def resolve() -> None:
        table.push(USE_NEXT, TOM, 1)
        table.run()
        choose(table, *texts)

    return _his(changes_by(table, resolve))


def his(table: Hamburg, step: Any, what: int = 0, count: int = 0, *texts: str) -> Changes:
    """Let a step that concerns TOM happen; return all that it changes."""

    def resolve() -> None:
        table.push(step, TOM, what, count)
        table.run()
        choose(table, *texts)

    return _his(changes_by(table, resolve))


class Ear(Listener):
    """Hears everything."""

    def __init__(self) -> None:
        self.hears_events = True
        self.heard: list[Message] = []

    def tell(self, event: Event) -> None:
        if event.public is not None:
            self.heard.append(event.public)

    def chance(self, outcome: Choice) -> None:
        pass

    def reveal(self) -> None:
        pass


def told(table: Hamburg) -> list[Message]:
    """Listen to a table from now on; the list grows with what is told."""
    ear = Ear()
    table.listener = ear
    return ear.heard


def reasons(heard: Sequence[Message]) -> list[str]:
    """Return the reasons that were told for TOM's decisions."""
    return [str(each.arguments["why"]) for each in heard if each.id in ("hb-tom-why", "hb-tom-half")]


def lawful(table: Hamburg) -> None:
    """Fail where a law of conservation is broken."""
    broken = broken_law(table)
    assert broken is None, broken


def rise(table: Hamburg, *colours: str) -> int:
    """Return colours as a set."""
    return sum(1 << COLOURS.index(colour) for colour in colours)
