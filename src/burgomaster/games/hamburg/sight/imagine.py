"""Imagining: filling the blanks of what a seat sees with something that agrees with all that seat knows."""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.core.table import NOBODY, WHOLE_TABLE
from burgomaster.games.hamburg.box.components import COLOUR, OF_CATEGORY, OF_COLOUR
from burgomaster.games.hamburg.cards.searching import SEARCH, show_matching
from burgomaster.games.hamburg.player import Plot
from burgomaster.games.hamburg.sight.knowledge import PILE, lead
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.blanks import HELD, Slot, blanks_of, faces_for


def imagine(seen: Hamburg, rng: Fast) -> Hamburg:
    """Return a whole table that looks like this to its viewer; every possible one is equally likely."""
    table = seen.clone()
    viewer = table.viewer
    table.viewer = WHOLE_TABLE
    searched, kind = _being_shown(table)
    slots = _slots(table, viewer)
    plots = [list(player.plots) for player in table.players]
    hands = [[card for card in player.hand if card > 0] for player in table.players]
    for colour in range(5):
        shown = kind if colour == searched else NOBODY
        _imagine_colour(table, viewer, colour, slots[colour], plots, hands, shown, rng)
    for seat, player in enumerate(table.players):
        player.plots = tuple(plots[seat])
        if seat != viewer:
            hands[seat].sort()
            player.hand = hands[seat]
    return table


def _being_shown(table: Hamburg) -> tuple[int, int]:
    """Return the colour and category of the cards another player is being shown, if that is so."""
    if table.agenda and not table.found:
        step, _, what, count = table.agenda[-1].parts
        if step is SEARCH:
            return what, count
    return NOBODY, NOBODY


def _slots(table: Hamburg, viewer: int) -> list[list[Slot]]:
    """Return the blanks of each colour, those too that nobody knows."""
    slots: list[list[Slot]] = [[], [], [], [], []]
    for seat, player in enumerate(table.players):
        if seat != viewer:
            blanks_of(player, seat, COLOUR, slots)
        for place, plot in enumerate(player.plots):
            if plot.face < 0:
                slots[COLOUR[plot.face]].append(Slot(seat, place, plot.known))
    return slots


def _imagine_colour(
    table: Hamburg,
    viewer: int,
    colour: int,
    slots: list[Slot],
    plots: list[list[Plot]],
    hands: list[list[int]],
    shown: int,
    rng: Fast,
) -> None:
    """Fill the blanks of a colour that somebody knows; all of them where leads may point to others."""
    leads = [known for known in table.leads[viewer] if known.colour == colour]
    if shown != NOBODY:
        leads.append(lead(OF_CATEGORY[shown] & OF_COLOUR[colour], PILE))
    filled, faces, rest = faces_for(table.undecided[colour], slots, leads, rng)
    for index, slot in enumerate(filled):
        card = faces[index]
        if slot.place >= 0:
            plots[slot.seat][slot.place] = plots[slot.seat][slot.place].turned(card)
        elif slot.place == HELD:
            table.players[slot.seat].held = card
        else:
            hands[slot.seat].append(card)
    table.undecided[colour] = rest
    if shown != NOBODY:
        show_matching(table, colour, shown)
