"""The proof page: all texts of Bruges' persons in three languages, side by side for reading.

`python -m burgomaster.words.bruges_proof docs/persons.md` writes it; without a file it is printed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from burgomaster.games.bruges.box.components import ACTIVATIONS, CARDS, COLOUR, COLOURS, GROUP, GROUPS
from burgomaster.games.bruges.box.sets import standard_box
from burgomaster.words.bundle import LANGUAGES
from burgomaster.words.proof import heading, line
from burgomaster.words.say import Words

_OPENING = """# Bruges' persons

What every person does, in English, German and Dutch, with color, symbol, price and points. This page is made
by `make proof` from the rows that the game runs (`src/burgomaster/games/bruges/cards/deck/`), from the data
set (`src/burgomaster/games/bruges/box/data/`) and from the words in `src/burgomaster/words/`; edit those, not
this page.

The rulebook prints no list of its persons. It tells of Prince, Alchemist, Farmhand, Coachman, Accountant,
Bishop, Mayor, Councilor and Jailer, of one who raises “take two workers” to three and of one who raises the
hand to six; reviews tell of Notary, Engraver and Biologist. All else is ours: names, effects, prices and how
they are spread. Every value has its source in the data set, and whoever owns the game can
[write in what is printed](data-sets.md).
"""


def page() -> str:
    """Return the page."""
    speakers = [Words(language) for language in LANGUAGES]
    english = speakers[0]
    box = standard_box()
    lines = [_OPENING.rstrip()]
    for card in range(1, CARDS + 1):
        if card == 1 or GROUP[card] != GROUP[card - 1]:
            group = GROUPS[GROUP[card]]
            lines += ["", "## " + " / ".join([words.label("br-group-name", group) for words in speakers]), ""]
            lines += heading(["No.", "Color, symbol", "Price"], ["--:", "---", "--:"], speakers)
        symbol = english.label("br-activation-name", ACTIVATIONS[box.activation[card]])
        colour = english.label("br-colour-name", COLOURS[COLOUR[card]])
        texts: list[tuple[str, str]] = []
        for words in speakers:
            entry = words.entry("bruges", "card", card)
            assert entry is not None
            texts.append((words.thing_name("bruges", "card", card), words.entry_text(entry)))
        lines.append(
            line([str(card), f"{colour}, {symbol}", f"{box.cost[card]} ({box.points[card]})"], texts)
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page to the file named on the command line, or print it."""
    if len(sys.argv) == 1:
        sys.stdout.write(page())
    for file in sys.argv[1:]:
        Path(file).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
