"""Blank cards of a seen table: where they lie, and faces for them that agree with all that a seat knows."""

from __future__ import annotations

from typing import Final

from burgomaster.core.chance import Fast
from burgomaster.games.rows.leads import PILE, Lead, hand_of, laid_by
from burgomaster.games.rows.player import Owner
from burgomaster.games.rows.sampler import arranged, drawn

IN_HAND: Final = -1
HELD: Final = -2


class Slot:
    """A blank card: whose it is, where it lies (in the hand, held, else laid out), if somebody knows it."""

    __slots__ = ("known", "place", "seat")

    def __init__(self, seat: int, place: int, known: bool = True) -> None:
        self.seat = seat
        self.place = place
        self.known = known

    def bit(self) -> int:
        """Return the place as leads name it."""
        return laid_by(self.seat) if self.place >= 0 else hand_of(self.seat)


def blanks_of(owner: Owner, seat: int, colour_of: list[int], slots: list[list[Slot]]) -> None:
    """Add the blanks of a player's hand, and the card held, by colour."""
    for card in owner.hand:
        if card < 0:
            slots[colour_of[card]].append(Slot(seat, IN_HAND))
    if owner.held < 0:
        slots[colour_of[owner.held]].append(Slot(seat, HELD))


def faces_for(
    undecided: tuple[int, ...], slots: list[Slot], leads: list[Lead], rng: Fast
) -> tuple[list[Slot], list[int], tuple[int, ...]]:
    """Return the blanks of a colour that are filled, a face for each, and what is still undecided then.

    Only what somebody knows is filled; all of them where leads may point to others.
    """
    if not leads:
        slots = [slot for slot in slots if slot.known]
        if not slots:
            return slots, [], undecided
    rest = list(undecided)
    if leads:
        heap = len(rest) - len(slots)
        places = [slot.bit() for slot in slots] + [PILE] * heap
        rest = arranged(rest, places, leads, rng, heap)
        faces = rest[: len(slots)]
        del rest[: len(slots)]
        rest.sort()
    else:
        faces = drawn(rest, len(slots), rng)  # what is left is still in order
    return slots, faces, tuple(rest)
