"""Hamburg's story in a terminal: what was drawn, rolled and what rose by symbols, changes in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Told
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

    def told(self, heard: Sequence[Message], seat: int) -> Iterator[Told]:
        """Yield what happened, sentence by sentence; one's own draws are seen in one's hand."""
        told = [each for each in heard if each.id != DRAW or each.arguments["seat"] != seat + 1]
        for (id_, _), same in groupby(told, _row_of):
            row = list(same)
            if id_ == DRAW:
                yield self._draws(row)
            elif id_ == ROLL:
                yield self._dice(row)
            elif id_ == RISE:
                yield self._rises(row)
            else:
                for each in row:
                    yield Told(self.said.words.event(each), each.arguments.get("seat"))

    def _draws(self, row: Sequence[Message]) -> Told:
        who = row[0].arguments["seat"]
        cards = self.palette.many([str(each.arguments["colour"]) for each in row]).plain
        name = self.said.words.player(who) if isinstance(who, int) else ""
        return Told(self.said("story-draws", name=name, cards=cards), who, apart=True)

    def _dice(self, row: Sequence[Message]) -> Told:
        dice = {str(each.arguments["die"]): int(each.arguments["pips"]) for each in row}
        return Told(self.said("story-dice", dice=self.palette.counts(dice, True).plain))

    def _rises(self, row: Sequence[Message]) -> Told:
        """Return to which levels disasters rose, for everyone in a line."""
        risen: dict[int, dict[str, int]] = {}
        for each in row:
            levels = risen.setdefault(int(each.arguments["seat"]), {})
            levels[str(each.arguments["colour"])] = int(each.arguments["level"])
        told = [
            f"{self.said.words.player(who)} {self.palette.counts(levels, True).plain}"
            for who, levels in risen.items()
        ]
        return Told(self.said("story-disasters", levels=" · ".join(told)))


def _row_of(message: Message) -> tuple[str, object]:
    """Return what messages in a row have in common that are told as one: draws also whose they are."""
    return message.id, message.arguments.get("seat") if message.id == DRAW else None


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
