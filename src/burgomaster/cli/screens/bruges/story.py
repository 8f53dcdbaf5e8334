"""Bruges' story in a terminal: changes in words."""

from __future__ import annotations

from burgomaster.cli.say import Voice
from burgomaster.core.explain import Change
from burgomaster.games.bruges.box.components import COLOURS


def change_text(said: Voice, change: Change) -> str:
    """Return a change in words, as in: guilders 3 → 0."""
    words, name, kind = said.words, change.name, change.kind
    if kind in ("workers", "threats"):
        name = words.label("br-colour-name", name)
    elif kind == "canal":
        name = words.label("br-side-name", name)
    elif kind == "majorities":
        name = words.label("br-majority-name", name)
    elif kind in ("persons", "used"):
        name = words.thing_name("bruges", "card", int(name))
    elif kind == "forged" and change.after:
        name = words.label("br-colour-name", COLOURS[change.after - 1])
    what = said("change-of-bruges", kind=kind, name=name).strip()
    if kind == "persons":
        return f"{'+' if change.before < change.after else '-'} {what}"
    return what if kind in ("used", "forged") else f"{what} {change.before} → {change.after}"
