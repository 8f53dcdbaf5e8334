"""The proof page: all card texts of Hamburg in three languages, side by side for reading.

`python -m burgomaster.words.hamburg_proof docs/cards.md` writes it; without a file it is printed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from burgomaster.games.hamburg.box.components import ACTIVATIONS, CARDS, CATEGORIES, CATEGORY, COLOUR, DICE
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.words.bundle import LANGUAGES
from burgomaster.words.hamburg import Cards
from burgomaster.words.say import Words

_OPENING = """# Hamburg's cards

What every card does, in English, German and Dutch. This page is made by `make proof` from the rows that the
game runs (`src/burgomaster/games/hamburg/cards/deck/`) and from the words in `src/burgomaster/words/`; edit
those, not this page. Names are ours, and so are many of the symbols beside the colors: the rulebooks do not
print them.
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
            lines += [
                "",
                "| No. | Color, symbol | "
                + " | ".join(words.label("language-name") for words in speakers)
                + " |",
            ]
            lines += ["|--:|---|" + "---|" * len(speakers)]
        english = speakers[0]
        symbol = english.label("hb-activation-name", ACTIVATIONS[box.activation[card]])
        colour = english.label("hb-colour-name", DICE[COLOUR[card]])
        cells = [f"**{cards.name(card)}**<br>{cards.text(card)}" for cards in spoken]
        lines.append(f"| {card} | {colour}, {symbol} | " + " | ".join([_cell(cell) for cell in cells]) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page to the file named on the command line, or print it."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(page(), encoding="utf-8")
    else:
        sys.stdout.write(page())


if __name__ == "__main__":
    main()
