"""Explaining moves: what each choice does, and why an obvious one is not there, as the seat asked sees it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.explain import Amounts, Explanation, explained
from burgomaster.games.bruges.box.components import COLOURS, LEFT, MAJORITIES, RIGHT, SIDES
from burgomaster.games.bruges.cards.again import COPY_FLASH
from burgomaster.games.bruges.cards.canals import BUILD_CANAL
from burgomaster.games.bruges.choices import (
    CANAL_WITH,
    COPY_FORM,
    DRAWS,
    HOUSE_WITH,
    MONEY_WITH,
    PERSON_FORM,
    THREAT_WITH,
    TILES,
    USES,
    WORKERS_WITH,
)
from burgomaster.games.bruges.draws import DRAW, HOLD, LAY_DRAWN
from burgomaster.games.bruges.reputation import MAY_ADVANCE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.turns import ACT, PLAY, TURN
from burgomaster.games.rows.choices import ADVANCE
from burgomaster.games.rows.explain import owned_amounts
from burgomaster.games.rows.masks import cards_in

KINDS: Final = (
    *("round", "phase", "lap", "last", "points", "guilders", "workers", "threats", "canal", "statues"),
    *("majorities", "reputation", "hand", "houses", "persons", "used", "forged", "scoring"),
)
"""What can change; `scoring` is what final scoring would add now."""


def moves(table: Bruges, seat: int | None = None) -> Explanation:
    """Explain what the seat that is asked can choose."""
    return explained(table, seat, KINDS, _amounts)


def _amounts(table: Bruges) -> Amounts:
    """Return everything that can be seen by all, in numbers; hands only by their size."""
    found = owned_amounts(table, "guilders", COLOURS, MAJORITIES)
    found |= {
        ("round", 0, ""): table.round,
        ("phase", 0, ""): table.phase,
        ("lap", 0, ""): table.lap,
        ("last", 0, ""): table.last,
    }
    for number, player in enumerate(table.players, 1):
        for colour, name in enumerate(COLOURS):
            found["threats", number, name] = player.threats[colour]
        for side, name in enumerate(SIDES):
            found["canal", number, name] = player.canal[side]
        found["statues", number, ""] = len(player.statues)
        found["reputation", number, ""] = player.reputation
        found["houses", number, ""] = len(player.houses)
        for card in cards_in(player.display):
            found["persons", number, str(card)] = 1
        for card in cards_in(player.used):
            found["used", number, str(card)] = 1
        found["forged", number, ""] = player.forged
    return found


def obvious(seen: Bruges) -> list[Choice]:
    """Return what a player would think of: every action with every card, every person, section and pile."""
    step, seat, _, _ = seen.agenda[-1].parts
    player = seen.players[seat]
    found: list[Choice] = []
    if step is TURN or step is PLAY or step is ACT:
        place = (seen.free_places(seat) or [1])[0]
        for card in [player.held] if step is ACT else player.hand:
            if card > 0:
                found += [WORKERS_WITH[card], MONEY_WITH[card], THREAT_WITH[card]]
                found += [CANAL_WITH[LEFT][card], CANAL_WITH[RIGHT][card], HOUSE_WITH[card]]
                found.append(PERSON_FORM.of(card, place))
    if step is MAY_ADVANCE:
        found.append(ADVANCE)
    if step is TURN:
        found += [USES[card] for card in cards_in(player.display)]
    if step is COPY_FLASH:
        found += [COPY_FORM.of(card) for card in seen.laid_by_others(seat)]
    if step is BUILD_CANAL:
        found += TILES
    if step in (DRAW, HOLD, LAY_DRAWN):
        found += [DRAWS[LEFT], DRAWS[RIGHT]]
    return found
