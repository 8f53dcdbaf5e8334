"""Hamburg's story in a terminal: what was drawn, rolled and what rose by symbols, changes in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Heard, Told
from burgomaster.cli.symbols import Palette
from burgomaster.core.explain import Change
from burgomaster.core.message import Message
from burgomaster.words.hamburg import Cards

DRAW: Final = "hb-draw"
ROLL: Final = "hb-roll"
RISE: Final = "hb-increase"


class Story:
    """Tells what happened; what comes in rows, one after the other, by symbols in a line of its own."""

    def __init__(self, said: Voice, palette: Palette) -> None:
        self.said: Final = said
        self.palette: Final = palette

    def told(self, heard: Sequence[Heard], seat: int) -> Iterator[Told]:
        """Yield what happened, sentence by sentence; one's own draws are seen in one's hand."""
        for (id_, _), same in groupby([each for each in heard if not _is_draw_of(each, seat)], _row_of):
            row = list(same)
            messages = [each.message for each in row]
            if id_ == DRAW:
                yield Told(self._draws(messages), row[-1].about, apart=True)
            elif id_ == ROLL:
                yield Told(self._dice(messages))
            elif id_ == RISE:
                yield Told(self._rises(messages))
            else:
                yield from [Told(self.said.words.event(each.message), each.about) for each in row]

    def _draws(self, row: Sequence[Message]) -> str:
        name = self.said.words.player(int(row[0].arguments["seat"]))
        cards = self.palette.many([str(each.arguments["colour"]) for each in row]).plain
        return self.said("story-draws", name=name, cards=cards)

    def _dice(self, row: Sequence[Message]) -> str:
        dice = {str(each.arguments["die"]): int(each.arguments["pips"]) for each in row}
        return self.said("story-dice", dice=self.palette.counts(dice, True).plain)

    def _rises(self, row: Sequence[Message]) -> str:
        """Return to which levels disasters rose, for everyone in a line."""
        risen: dict[int, dict[str, int]] = {}
        for each in row:
            levels = risen.setdefault(int(each.arguments["seat"]), {})
            levels[str(each.arguments["colour"])] = int(each.arguments["level"])
        told = [
            f"{self.said.words.player(who)} {self.palette.counts(levels, True).plain}"
            for who, levels in risen.items()
        ]
        return self.said("story-disasters", levels=" · ".join(told))


def _is_draw_of(heard: Heard, seat: int) -> bool:
    return heard.message.id == DRAW and heard.message.arguments["seat"] == seat + 1


def _row_of(heard: Heard) -> tuple[str, object]:
    """Return what things in a row have in common that are told as one: draws also whose they are."""
    return heard.message.id, heard.message.arguments["seat"] if heard.message.id == DRAW else None


def change_text(said: Voice, change: Change) -> str:
    """Return a change in words, as in: orange workers 0 → 3."""
    words, name, cards = said.words, change.name, Cards(said.words)
    if change.kind in ("workers", "levels"):
        name = words.label("hb-colour-name", name)
    elif change.kind == "wall":
        name = words.label("hb-side-name", name)
    elif change.kind == "majorities":
        name = words.label("hb-majority-name", name)
    elif change.kind in ("buildings", "garden", "used") and name.isdecimal():
        name = cards.listed(int(name))
    elif change.kind == "used":
        name = cards.tile(*name.partition(" ")[::2])
    what = said("change", kind=change.kind, name=name).strip()
    if change.kind in ("buildings", "garden") and name:
        return f"{'+' if change.before < change.after else '-'} {what}"
    return what if change.kind == "used" else f"{what} {change.before} → {change.after}"
