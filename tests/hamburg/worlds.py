"""What Hamburg hides beside hands and piles: `permute` arranges it anew, see `tests.rows.worlds`."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import CATEGORY, COLOUR
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.sight.knowledge import hand_of, sites_of
from burgomaster.games.hamburg.table import Hamburg
from tests.rows.worlds import Worlds


def keep_laws(table: Hamburg) -> None:
    """Fail where a law of conservation is broken."""
    broken = broken_law(table)
    assert broken is None, broken


def _sites(table: Hamburg, owner: int) -> list[tuple[int, bool]]:
    return [(plot.face, plot.known) for plot in table.players[owner].plots]


def _turn(table: Hamburg, owner: int, place: int, face: int) -> None:
    player = table.players[owner]
    player.put_plot(place, player.plots[place - 1].turned(face))


def _blank_places(table: Hamburg, colour: int) -> int:
    """Return where undecided cards of a colour may lie besides the pile."""
    places = 0
    for owner, player in enumerate(table.players):
        if colour in player.drawn:
            places |= hand_of(owner)
        if any(plot.face < 0 and COLOUR[plot.face] == colour for plot in player.plots):
            places |= sites_of(owner)
    return places


def _search_stays(table: Hamburg, new: dict[int, int], seat: int) -> bool:
    """While another player is being shown cards, no other card of that kind may lie in the pile."""
    if not table.found or table.asked == seat:
        return True
    kind, colour = CATEGORY[table.found[0]], COLOUR[table.found[0]]
    in_pile = set(table.undecided[colour])
    return not any(card in in_pile and CATEGORY[name] == kind for card, name in new.items())


permute: Final = Worlds[Hamburg](COLOUR, _sites, _turn, _blank_places, _search_stays).permute
