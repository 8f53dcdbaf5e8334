"""Who may know what was chosen, rolled or drawn, and what the others read instead."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice


class Known:
    """Who may know an entry of the record as it is; all others read something shorter.

    >>> Known((0, 2), "pick").text(1, "pick 12"), Known((0, 2), "pick").text(2, "pick 12")
    ('pick', 'pick 12')
    """

    def __init__(self, seats: tuple[int, ...], others: str) -> None:
        self.seats: Final = seats
        self.others: Final = others

    def text(self, viewer: int, text: str) -> str:
        """Return the entry as the viewer may know it."""
        return text if viewer in self.seats else self.others


def text_for(viewer: int, choice: Choice, known: Known | None) -> str:
    """Return an entry as the viewer may know it; without a word on who may know it, everyone may."""
    return choice.text if known is None else known.text(viewer, choice.text)
