"""The mechanism of rows names nothing that only one game has."""

from __future__ import annotations

import re
from pathlib import Path

import burgomaster.games.rows

OF_ONE_GAME = (
    *("purple", "orange", "gr[ae]y", "pink", "brown", "black", "red", "blue", "yellow", "green"),
    *("marks?", "guilders?", "euros?", "thalers?", "pawns?"),
    *("disasters?", "threats?", "phases? [IV]+", "seasons?", "clerics?", "tokens?"),
    *("walls?", "canals?", "sites?", "squares?", "buildings?", "persons?", "plants?", "parks?"),
    *("zoos?", "hb", "ct", "hamburg", "bruges", "brugge", "tycoon", "city"),
)


def words_of_one_game(text: str) -> list[str]:
    """Return the words of a text that belong to one game."""
    words = "|".join(OF_ONE_GAME)
    return re.findall(rf"(?<!\w)(?:{words})(?!\w)", text.replace("_", " "), re.IGNORECASE)


def test_no_module_names_what_only_one_game_has() -> None:
    modules = sorted(Path(burgomaster.games.rows.__path__[0]).rglob("*.py"))
    assert len(modules) > 8
    found = {str(module): words_of_one_game(module.read_text(encoding="utf-8")) for module in modules}
    assert {name: words for name, words in found.items() if words} == {}


def test_such_a_word_is_found() -> None:
    assert words_of_one_game("def gray_site(table): return table.wall") == ["gray", "site", "wall"]
    assert words_of_one_game("A row, a hook, a colour, a kind, a card of a deck") == []
