"""What TOM builds, and what he gives up: wall, statues, buildings and sites (ruling 36)."""

from __future__ import annotations

from typing import Any

from burgomaster.core.choice import Choice
from burgomaster.core.step import Step
from burgomaster.games.hamburg.box.components import (
    LEFT,
    RIGHT,
)
from burgomaster.games.hamburg.choices import (
    SEGMENTS,
    SELECT_FORM,
    LoseBuilding,
    LoseSite,
    Segment,
    TearDown,
)
from burgomaster.games.hamburg.solo.best import tell_why
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import Select

# The wall.


def best_half(table: Hamburg, seat: int, sides: list[int], nothing_paid: bool) -> int:
    """Return the half on which to build (rulings 38 and 85), and tell why if there is a choice.

    One that is completed while its statue is to be had, a third segment, then the cheaper segment, or the
    dearer where nothing is paid, then the left.
    """
    if len(sides) == 1:
        return sides[0]
    player = table.players[seat]
    costs = table.box.board.wall_costs
    left = len(table.statues) + sum([part.statues_left() for part in table.parts])
    reasons = ("statue", "third", "dearer" if nothing_paid else "cheaper")
    ranks: list[tuple[int, int, int]] = []
    for side in (LEFT, RIGHT):
        built = player.wall[side]
        due = built == len(costs) - 1 and not player.halves >> side & 1 and left > 0
        cost = costs[built]
        ranks.append((1 if due else 0, 1 if built == 2 else 0, cost if nothing_paid else -cost))
    best = RIGHT if ranks[RIGHT] > ranks[LEFT] else LEFT
    if table.watched:
        differs = [why for at, why in enumerate(reasons) if ranks[LEFT][at] != ranks[RIGHT][at]]
        table.report("hb-tom-half", seat, why=differs[0] if differs else "left")
    return best


def build_wall(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Choose the half of the wall that a building lets him build."""
    sides = [choice.side for choice in choices if isinstance(choice, Segment)]
    return SEGMENTS[best_half(table, seat, sides, what == 0)]


def tear_down(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """The end that costs him fewest points, or else the left one (ruling 41)."""
    player = table.players[seat]
    best, most = choices[0], -1
    for choice in choices:
        assert isinstance(choice, TearDown)
        built = player.wall[choice.side]
        player.put_wall(choice.side, built - 1)
        left = table.final_points(seat)
        player.put_wall(choice.side, built)
        if left > most:
            best, most = choice, left
    tell_why(table, seat, "fewest-points")
    return best


def take_statue(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Hans Hummel, unless a third of the Zitronenjette's marks is more (rulings 43 and 78)."""
    said = step.ask(table, seat, what, count).arguments
    points, marks = said["points"], said["marks"]
    assert isinstance(points, int)
    assert isinstance(marks, int)
    tell_why(table, seat, "statue-marks" if marks > 3 * points else "statue-points")
    return choices[1] if marks > 3 * points else choices[0]


# Buildings and sites.


def leftmost_place(table: Hamburg, seat: int) -> int:
    """Return the site for a new building: the leftmost empty one, else the leftmost with room (192)."""
    places = table.free_places(seat)
    plots = table.players[seat].plots
    empty = [place for place in places if not plots[place - 1].buildings]
    return empty[0] if empty else places[0]


def lose_building(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """The building with the lowest cost, of several the leftmost."""
    offered = {choice.card: choice for choice in choices if isinstance(choice, LoseBuilding)}
    cards = [card for card in table.players[seat].buildings() if card in offered]
    tell_why(table, seat, "cheapest-building")
    return offered[min(cards, key=lambda card: table.box.cost[card])]


def lose_site(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """An empty site, else that with the cheapest buildings, of several the leftmost (ruling 87)."""
    best = choices[0]
    least: tuple[int, int] | None = None
    for choice in choices:
        assert isinstance(choice, LoseSite)
        buildings = table.players[seat].plots[choice.place - 1].buildings
        loss = (1 if buildings else 0, sum([table.box.cost[card] for card in buildings]))
        if least is None or loss < least:
            best, least = choice, loss
    tell_why(table, seat, "empty-site" if least is not None and not least[0] else "cheapest-site")
    return best


def select(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """The card with most printed points, of equal ones the lower number; on the leftmost free site."""
    cards = sorted({choice.card for choice in choices if isinstance(choice, Select)})
    tell_why(table, seat, "most-points")
    card = max(cards, key=lambda card: table.box.points[card])
    return SELECT_FORM.of(card, leftmost_place(table, seat))
