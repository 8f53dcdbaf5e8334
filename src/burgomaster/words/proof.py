"""Proof pages: texts in all languages side by side, as tables in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.words.say import Words


def heading(heads: Sequence[str], aligned: Sequence[str], speakers: Sequence[Words]) -> list[str]:
    """Return the first lines of a table: columns of its own, then one for each language."""
    columns = [*heads, *[words.label("language-name") for words in speakers]]
    return ["| " + " | ".join(columns) + " |", "|" + "|".join([*aligned, *["---"] * len(speakers)]) + "|"]


def line(cells: Sequence[str], texts: Sequence[tuple[str, str]]) -> str:
    """Return a row of a table: its own cells, then what something is called and does in each language."""
    told = [f"**{name}**<br>{text}" for name, text in texts]
    return "| " + " | ".join([cell.replace("|", "\\|") for cell in [*cells, *told]]) + " |"
