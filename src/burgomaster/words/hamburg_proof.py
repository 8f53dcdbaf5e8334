"""The proof pages: all texts of Hamburg's cards and tiles in three languages, side by side for reading.

`python -m burgomaster.words.hamburg_proof docs/cards.md docs/tiles.md` writes them; without files the cards
are printed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    DICE,
    DOUBLE_TOKENS,
    FIRST_TILE,
    TOKENS,
    tile_name,
)
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.expansions import EXPANSIONS, with_expansions
from burgomaster.words.bundle import LANGUAGES
from burgomaster.words.hamburg import Cards
from burgomaster.words.proof import heading, line
from burgomaster.words.say import Words

_OPENING = """# Hamburg's cards

What every card does, in English, German and Dutch. This page is made by `make proof` from the rows that the
game runs (`src/burgomaster/games/hamburg/cards/deck/`) and from the words in `src/burgomaster/words/`; edit
those, not this page. Names are ours, and so are many of the symbols beside the colors: the rulebooks do not
print them.
"""


_TILES = """# Hamburg's tiles, ships, statues and gifts

What lies on the table with expansions, in English, German and Dutch. This page is made by `make proof` from
the rows that the game runs (`src/burgomaster/games/hamburg/cards/tiles/`) and from the words in
`src/burgomaster/words/`; edit those, not this page. The first column is what one writes.

"""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def page() -> str:
    """Return the page."""
    speakers = [Words(language) for language in LANGUAGES]
    spoken = [Cards(words) for words in speakers]
    box = standard_box()
    lines = [_OPENING.rstrip()]
    for card in range(1, CARDS + 1):
        if card == 1 or CATEGORY[card] != CATEGORY[card - 1]:
            category = CATEGORIES[CATEGORY[card]]
            lines += [
                "",
                "## " + " / ".join([words.label("hb-category-name", category) for words in speakers]),
            ]
            lines += ["", *heading(["No.", "Color, symbol"], ["--:", "---"], speakers)]
        english = speakers[0]
        symbol = english.label("hb-activation-name", ACTIVATIONS[box.activation[card]])
        colour = english.label("hb-colour-name", DICE[COLOUR[card]])
        texts = [(cards.name(card), cards.text(card)) for cards in spoken]
        lines.append(line([str(card), f"{colour}, {symbol}"], texts))
    return "\n".join(lines) + "\n"


def tiles_page() -> str:
    """Return the page of all that has a row beside the cards."""
    speakers = [Words(language) for language in LANGUAGES]
    spoken = [Cards(words) for words in speakers]
    box = with_expansions(standard_box(), EXPANSIONS)
    lines = [_TILES + "| | " + " | ".join(words.label("language-name") for words in speakers) + " |"]
    lines += ["|---|" + "---|" * len(speakers)]
    for number in range(FIRST_TILE, len(box.rows)):
        name, _, face = tile_name(number).partition(" ")
        cells = [f"**{cards.tile(name, face)}**<br>{cards.row(box.rows[number])}" for cards in spoken]
        lines.append(f"| `{tile_name(number)}` | " + " | ".join([_cell(cell) for cell in cells]) + " |")
    for token in DOUBLE_TOKENS:
        kind = TOKENS.index(token)
        cells = [
            f"**{words.say(Message('hb-token-name', token=kind))}**<br>"
            f"{words.say(Message('hb-token-colour', token=kind))}"
            for words in speakers
        ]
        lines.append(f"| `{token}` | " + " | ".join([_cell(cell) for cell in cells]) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the pages to the files named on the command line, or print that of the cards."""
    if len(sys.argv) == 1:
        sys.stdout.write(page())
    for file, written in zip(sys.argv[1:], (page, tiles_page), strict=False):
        Path(file).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
