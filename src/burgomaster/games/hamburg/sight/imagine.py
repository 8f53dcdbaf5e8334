"""Imagining: filling the blanks of what a seat sees with something that agrees with all that seat knows."""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.core.table import NOBODY, WHOLE_TABLE
from burgomaster.games.hamburg.box.components import COLOUR, OF_CATEGORY, OF_COLOUR
from burgomaster.games.hamburg.cards.searching import SEARCH, show_matching
from burgomaster.games.hamburg.player import Plot
from burgomaster.games.hamburg.sight.knowledge import PILE, hand_of, lead, sites_of
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.sampler import arranged, drawn


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
        step, _, what, count = table.agenda[-1]
        if step is SEARCH:
            return what, count
    return NOBODY, NOBODY


class _Slot:
    """A blank card: whose it is, where it lies (-1: in the hand, -2: held, else a site), if it is known."""

    __slots__ = ("known", "place", "seat")

    def __init__(self, seat: int, place: int, known: bool = True) -> None:
        self.seat = seat
        self.place = place
        self.known = known

    def bit(self) -> int:
        """Return the place as leads name it."""
        return sites_of(self.seat) if self.place >= 0 else hand_of(self.seat)


def _slots(table: Hamburg, viewer: int) -> list[list[_Slot]]:
    """Return the blanks of each colour, those too that nobody knows."""
    slots: list[list[_Slot]] = [[], [], [], [], []]
    for seat, player in enumerate(table.players):
        if seat != viewer:
            for card in player.hand:
                if card < 0:
                    slots[COLOUR[card]].append(_Slot(seat, -1))
            if player.held < 0:
                slots[COLOUR[player.held]].append(_Slot(seat, -2))
        for place, plot in enumerate(player.plots):
            if plot.face < 0:
                slots[COLOUR[plot.face]].append(_Slot(seat, place, plot.known))
    return slots


def _imagine_colour(
    table: Hamburg,
    viewer: int,
    colour: int,
    slots: list[_Slot],
    plots: list[list[Plot]],
    hands: list[list[int]],
    shown: int,
    rng: Fast,
) -> None:
    """Fill the blanks of a colour that somebody knows; all of them where leads may point to others."""
    leads = [known for known in table.leads[viewer] if known.colour == colour]
    if shown != NOBODY:
        leads.append(lead(OF_CATEGORY[shown] & OF_COLOUR[colour], PILE))
    if not leads:
        slots = [slot for slot in slots if slot.known]
    if not slots and not leads:
        return
    rest = list(table.undecided[colour])
    if leads:
        heap = len(rest) - len(slots)
        places = [slot.bit() for slot in slots] + [PILE] * heap
        rest = arranged(rest, places, leads, rng, heap)
        faces = rest[: len(slots)]
        del rest[: len(slots)]
        rest.sort()
    else:
        faces = drawn(rest, len(slots), rng)  # what is left is still in order
    for index, slot in enumerate(slots):
        card = faces[index]
        if slot.place >= 0:
            plots[slot.seat][slot.place] = plots[slot.seat][slot.place].turned(card)
        elif slot.place == -2:
            table.players[slot.seat].held = card
        else:
            hands[slot.seat].append(card)
    table.undecided[colour] = tuple(rest)
    if shown != NOBODY:
        show_matching(table, colour, shown)
