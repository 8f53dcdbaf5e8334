"""The result of a game, with which its story ends."""

from __future__ import annotations

from burgomaster.core.message import Argument, Message
from burgomaster.core.table import Table


def result_of(table: Table) -> Message:
    """Return who wins with how many points, and who comes after them with how many.

    `tied` is 1 if somebody has as many points as the winner and loses by what the rules look at next.
    """
    scores, winners = table.scores(), table.winners()
    best = scores[winners[0]]
    others = [seat for seat in range(len(scores)) if seat not in winners]
    others.sort(key=lambda seat: -scores[seat])
    arguments: dict[str, Argument] = {"winners": len(winners), "points": best, "others": len(others)}
    arguments["tied"] = int(bool(others) and scores[others[0]] == best)
    for number, seat in enumerate(winners):
        arguments[f"winner{number + 1}"] = seat + 1
    for number, seat in enumerate(others):
        arguments[f"other{number + 1}"] = seat + 1
        arguments[f"points{number + 1}"] = scores[seat]
    return Message("event-result", **arguments)
