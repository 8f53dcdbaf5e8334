"""City Tycoon's story in a terminal: what one is dealt as one sentence, and changes in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Heard, Told
from burgomaster.core.explain import Change
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.draft import HANDFUL


def told(said: Voice, heard: Sequence[Heard]) -> Iterator[Told]:
    """Yield what happened; what somebody is dealt, a handful after the other, is one sentence."""
    for (about, id_), same in groupby(heard, lambda each: (each.about, each.message.id)):
        run = [each.message for each in same]
        if id_ in ("ct-dealt", "ct-dealt-tiles"):
            yield Told(_dealt(said, run), about)
        else:
            yield from [Told(said.words.event(each), about) for each in run]


def _dealt(said: Voice, run: Sequence[Message]) -> str:
    """Return what somebody is dealt in one sentence."""
    numbers = [each.arguments.get(f"tile{n + 1}") for each in run for n in range(HANDFUL)]
    tiles = [said.words.quoted("city_tycoon", "tile", each) for each in numbers if isinstance(each, int)]
    name, count = said.words.player(int(run[0].arguments["seat"])), len(numbers)
    if not tiles:
        return said("story-dealt", name=name, count=count)
    return said("story-dealt-tiles", name=name, count=count, tiles=", ".join(tiles))


def change_text(said: Voice, change: Change) -> str:
    """Return a change in words, as in: euros 20 → 12; what happens only once needs no numbers."""
    name = change.name
    if name.isdecimal():
        name = said.words.label("ct-tile-name", int(name))
    elif name:
        name = said.words.label("ct-plant-name", name)
    what = said("change-of-city", kind=change.kind, name=name)
    once = change.kind in ("tiles", "plants", "picked", "supplied", "passed")
    return what if once else f"{what} {change.before} → {change.after}"
