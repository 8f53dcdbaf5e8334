"""What a seat may see: one allow-list, the only source of what leaves the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.games.hamburg.components import COLOUR, blank

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg


def seen_by(table: Hamburg, seat: int) -> Hamburg:
    """Return a table in which everything that seat may not know is blank (ruling 2).

    Hidden are the faces in other hands, the faces of sites unless one laid them from one's own hand, the cards
    another player is being shown, and what others remember. What is hidden joins the undecided cards.
    """
    seen = table.clone()
    seen.viewer = seat
    undecided = [list(faces) for faces in seen.undecided]
    for owner, player in enumerate(seen.players):
        if owner != seat:
            for card in player.hand:
                if card > 0:
                    undecided[COLOUR[card]].append(card)
            player.hand = sorted([blank(COLOUR[card]) for card in player.hand])
            if player.held > 0:
                undecided[COLOUR[player.held]].append(player.held)
                player.held = blank(COLOUR[player.held])
        for place, plot in enumerate(player.plots, 1):
            if plot.face > 0 and (owner != seat or not plot.known):
                undecided[COLOUR[plot.face]].append(plot.face)
                player.put_plot(place, plot.turned(blank(COLOUR[plot.face])))
    if seen.found and seen.asked != seat:
        for card in seen.found:
            undecided[COLOUR[card]].append(card)
            seen.piles[COLOUR[card]] += 1
        seen.found = ()
    seen.undecided = [tuple(sorted(faces)) for faces in undecided]
    seen.leads = tuple([known if viewer == seat else () for viewer, known in enumerate(seen.leads)])
    return seen


def unknown_to(table: Hamburg, seat: int) -> list[tuple[int, ...]]:
    """Return the cards, colour by colour, of which a seat does not see where they are."""
    return seen_by(table, seat).undecided
