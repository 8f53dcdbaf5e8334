"""Imagining: filling the blanks of what a seat sees with something that agrees with all that seat knows."""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.core.table import NOBODY, WHOLE_TABLE
from burgomaster.games.hamburg.box.components import COLOUR, OF_CATEGORY, OF_COLOUR
from burgomaster.games.hamburg.cards.searching import SEARCH, show_matching
from burgomaster.games.hamburg.sight.knowledge import PILE, Lead, hand_of, sites_of
from burgomaster.games.hamburg.table import Hamburg

TRIES = 2000
"""How often a world that contradicts a lead is thrown away before the leads are satisfied one by one."""


def imagine(seen: Hamburg, rng: Fast) -> Hamburg:
    """Return a whole table that looks like this to its viewer; every possible one is equally likely."""
    table = seen.clone()
    viewer = table.viewer
    table.viewer = WHOLE_TABLE
    searched, kind = _being_shown(table)
    for colour in range(5):
        _imagine_colour(table, viewer, colour, kind if colour == searched else NOBODY, rng)
    return table


def _being_shown(table: Hamburg) -> tuple[int, int]:
    """Return the colour and category of the cards another player is being shown, if that is so."""
    if table.agenda and not table.found:
        step, _, what, count = table.agenda[-1]
        if step is SEARCH:
            return what, count
    return NOBODY, NOBODY


class _Slot:
    """A blank card: whose it is, and where it lies (place -1: in the hand, -2: held, else a site)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def bit(self) -> int:
        """Return the place as leads name it."""
        return sites_of(self.seat) if self.place >= 0 else hand_of(self.seat)


def _slots(table: Hamburg, viewer: int, colour: int, all_sites: bool) -> list[_Slot]:
    """Return the blanks of a colour that somebody else knows; all sites if leads may point to them."""
    slots: list[_Slot] = []
    for seat, player in enumerate(table.players):
        if seat != viewer:
            slots.extend([_Slot(seat, -1) for card in player.hand if card < 0 and COLOUR[card] == colour])
            if player.held < 0 and COLOUR[player.held] == colour:
                slots.append(_Slot(seat, -2))
        for place, plot in enumerate(player.plots):
            if plot.face < 0 and COLOUR[plot.face] == colour and (plot.known or all_sites):
                slots.append(_Slot(seat, place))
    return slots


def _imagine_colour(table: Hamburg, viewer: int, colour: int, shown: int, rng: Fast) -> None:
    leads = [lead for lead in table.leads[viewer] if lead.colour == colour]
    if shown != NOBODY:
        leads.append(Lead(OF_CATEGORY[shown] & OF_COLOUR[colour], PILE))
    slots = _slots(table, viewer, colour, bool(leads))
    faces = list(table.undecided[colour])
    if not slots and not leads:
        return
    if leads:
        faces = _arranged(faces, slots, leads, rng)
    else:
        _shuffle_first(faces, len(slots), rng)
    for slot, card in zip(slots, faces, strict=False):
        player = table.players[slot.seat]
        if slot.place >= 0:
            player.put_plot(slot.place + 1, player.plots[slot.place].turned(card))
        elif slot.place == -2:
            player.held = card
        else:
            player.hand.remove(-1 - colour)
            player.hand.append(card)
            player.hand.sort()
    table.undecided[colour] = tuple(sorted(faces[len(slots) :]))
    if shown != NOBODY:
        show_matching(table, colour, shown)


def _shuffle_first(faces: list[int], count: int, rng: Fast) -> None:
    """Bring a random choice of cards, in random order, to the front."""
    for i in range(count):
        k = i + rng.below(len(faces) - i)
        faces[i], faces[k] = faces[k], faces[i]


def _arranged(faces: list[int], slots: list[_Slot], leads: list[Lead], rng: Fast) -> list[int]:
    """Return the cards in an order that agrees with the leads: first those of the slots, then the pile.

    A card whose place is sought is put into one of its places at random, and so is, for the first lead of
    several cards, one of them; the rest is shuffled into what is left. Two cards in one place, or another
    lead that is not met, and the world is thrown away; a world that meets the first lead in several ways is
    kept only as often as one that meets it in one. So every world that agrees is equally likely.
    """
    singles: dict[int, int] = {}
    vague: list[Lead] = []
    for lead in leads:
        if lead.cards & (lead.cards - 1):
            vague.append(lead)
        else:
            card = lead.cards.bit_length() - 1
            singles[card] = singles.get(card, -1) & lead.places
    places = [slot.bit() for slot in slots] + [PILE] * (len(faces) - len(slots))
    for _ in range(TRIES):
        arranged = [0] * len(faces)
        possible = all(_put(card, where, arranged, places, rng) for card, where in singles.items())
        if possible and vague:
            cards = [card for card in faces if vague[0].cards >> card & 1]
            possible = _put(cards[rng.below(len(cards))], vague[0].places, arranged, places, rng)
        if not possible:
            continue
        rest = [card for card in faces if card not in arranged]
        _shuffle_first(rest, len(rest), rng)
        filled = [card or rest.pop() for card in arranged]
        if not vague:
            return filled
        ways = sum(
            [
                1
                for card, place in zip(filled, places, strict=True)
                if vague[0].cards >> card & 1 and vague[0].places & place
            ]
        )
        if rng.below(ways) == 0 and _agrees(filled, places, vague):
            return filled
    raise RuntimeError("nothing agrees with what a seat knows: the leads contradict each other")


def _put(card: int, where: int, arranged: list[int], places: list[int], rng: Fast) -> bool:
    """Put a card into one of its places at random; tell whether that place was free, or already its own."""
    possible = [index for index, place in enumerate(places) if place & where]
    if not possible:
        return True  # what is sought lies among cards that nobody has looked at yet
    index = possible[rng.below(len(possible))]
    if card in arranged:
        return arranged[index] == card
    if arranged[index]:
        return False
    arranged[index] = card
    return True


def _agrees(faces: list[int], places: list[int], leads: list[Lead]) -> bool:
    """Tell whether an arrangement agrees with every lead."""
    for lead in leads:
        if not any(
            lead.cards >> card & 1 and lead.places & place for card, place in zip(faces, places, strict=True)
        ):
            return False
    return True
