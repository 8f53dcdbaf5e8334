"""Explaining moves: what each choice does, and why an obvious one is not there, as the seat asked sees it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.explain import Amounts, Explanation, explained
from burgomaster.games.hamburg.box.components import (
    CARDS,
    COLOURS,
    FIRST_GARDEN,
    LEFT,
    MAJORITIES,
    RIGHT,
    SIDES,
    tile_name,
)
from burgomaster.games.hamburg.cards.again import ACTIVATE_AGAIN, ACTIVATE_FREELY, COPY_FLASH
from burgomaster.games.hamburg.cards.hooks import ACTIVATES_TWICE
from burgomaster.games.hamburg.cards.walls import BUILD_WALL
from burgomaster.games.hamburg.choices import (
    AGAIN_FORM,
    BUILD_FORM,
    COPY_FORM,
    DECREASE_WITH,
    LAY_WITH,
    MONEY_WITH,
    SEGMENTS,
    SITE_WITH,
    USES,
    WALL_WITH,
    WORKERS_WITH,
)
from burgomaster.games.hamburg.flow import BEFORE_DISASTERS, CITY_HALL
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import ACT, TURN
from burgomaster.games.rows.choices import ADVANCE
from burgomaster.games.rows.explain import owned_amounts
from burgomaster.games.rows.masks import cards_in

KINDS: Final = (
    *("season", "phase", "round", "cleric", "points", "marks", "workers", "levels", "wall", "statues"),
    *("majorities", "square", "hand", "sites", "buildings", "garden", "used", "scoring"),
)
"""What can change; `scoring` is what final scoring would add now."""


def moves(table: Hamburg, seat: int | None = None) -> Explanation:
    r"""Explain what the seat that is asked can choose.

    >>> from burgomaster.games.hamburg.paper.loading import read_position
    >>> table = read_position("[player.1]\nhand = [100]\nmarks = 0\nworkers = {}")
    >>> for move in moves(table).moves:
    ...     print(move.choice, move.changes)
    <workers 100> [<1 workers orange 0->3>, <1 hand 1->0>]
    <money 100> [<1 marks 0->3>, <1 hand 1->0>]
    >>> for each in moves(table).missing:
    ...     print(each.choice, each.reason)
    <decrease 100> Message('hb-level-zero', colour='orange')
    <wall 100 left> Message('hb-wall-colour', side='left', wanted='gray', colour='orange')
    <wall 100 right> Message('hb-marks-short', price=1, marks=0)
    <site 100> Message('hb-worker-short', colour='orange')
    <build 100 at 1> Message('hb-no-free-site')
    """
    return explained(table, seat, KINDS, _amounts)


def _amounts(table: Hamburg) -> Amounts:
    """Return everything that can be seen by all, in numbers; hands only by their size."""
    found = owned_amounts(table, "marks", COLOURS, MAJORITIES)
    found |= {
        ("season", 0, ""): table.season,
        ("phase", 0, ""): table.phase,
        ("round", 0, ""): table.round,
        ("cleric", 0, ""): table.cleric + 1,
    }
    for number, player in enumerate(table.players, 1):
        for colour, name in enumerate(COLOURS):
            found["levels", number, name] = player.levels[colour]
        for side, name in enumerate(SIDES):
            found["wall", number, name] = player.wall[side]
        found["statues", number, ""] = table.statue_count(number - 1)
        found["square", number, ""] = player.square
        found["sites", number, ""] = len(player.plots)
        for card in player.buildings():
            found["buildings", number, str(card)] = 1
        for card in player.garden:
            found["garden", number, str(card)] = 1
        for card in cards_in(player.used):
            found["used", number, str(card) if card <= CARDS else tile_name(card)] = 1
    return found


def obvious(seen: Hamburg) -> list[Choice]:
    """Return what a player would think of: every action with every card, building and half of the wall."""
    step, seat, _, _ = seen.agenda[-1].parts
    player = seen.players[seat]
    found: list[Choice] = []
    if step is TURN or step is ACT:
        place = (seen.free_places(seat) or [1])[0]
        for card in player.hand if step is TURN else [player.held]:
            if card <= 0:
                continue
            found += [WORKERS_WITH[card], MONEY_WITH[card], DECREASE_WITH[card]]
            found += [WALL_WITH[LEFT][card], WALL_WITH[RIGHT][card], SITE_WITH[card]]
            found.append(LAY_WITH[card] if card >= FIRST_GARDEN else BUILD_FORM.of(card, place))
    if step is CITY_HALL:
        found.append(ADVANCE)
    if step in (TURN, CITY_HALL, BEFORE_DISASTERS, ACTIVATE_FREELY):
        found += [USES[card] for card in cards_in(player.display)]
    if step is TURN and seen.answers(seat, ACTIVATES_TWICE):
        used = player.display & player.used & seen.box.phase_three
        found += [AGAIN_FORM.of(card) for card in cards_in(used)]
    if step is ACTIVATE_AGAIN:
        found += [AGAIN_FORM.of(card) for card in cards_in(player.display & player.used)]
    if step is COPY_FLASH:
        found += [COPY_FORM.of(card) for card in seen.laid_by_others(seat)]
    if step is BUILD_WALL:
        found += SEGMENTS
    return found
