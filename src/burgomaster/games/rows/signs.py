"""What a row does, in icons: what it spells, each phrase as the line of signs of its id.

An icon is a sign with what it is of (a colour, a group, `any`, `same`) and a short text on it. A line
reads from left to right: what is paid, an arrow, what is gained, `per` what it is counted.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.book import Icon
from burgomaster.core.phrase import Phrase, Value
from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.spelling import deeds, prices

Line = list[Icon]

_NOTHING: Final = {"-0": "0", "x0": "0"}


class Signs:
    """A game's lines of signs by the ids of phrases.

    A line is written as it reads: icons as `sign:of:text`, `{name}` for what the phrase tells by this name or
    for the phrases inside it. `shown` says how a value is drawn that is not drawn as it is, as `name=value`.

    >>> signs = Signs({"x-gain": "{goods} per {per}", "x-coins": "coin::+{count}", "x-cards": "card:any"}, {})
    >>> signs.line(Phrase("x-gain", {"goods": [Phrase("x-coins", count=2)], "per": [Phrase("x-cards")]}))
    [coin:+2, per, card:any]
    """

    def __init__(self, lines: dict[str, str], shown: dict[str, str]) -> None:
        self.lines: Final = lines
        self.shown: Final = shown

    def row(self, row: Row) -> Line:
        """Return what a row does as a line of icons; a row without effects has none."""
        line: Line = []
        for price in prices(row):
            line.extend([_paid(icon) for icon in self.line(price)])
        if line:
            line.append(Icon("arrow"))
        for deed in deeds(row):
            line.extend(self.line(deed))
        return line

    def line(self, phrase: Phrase) -> Line:
        """Return the icons of a phrase."""
        if phrase.id not in self.lines:
            raise KeyError(f"no icons for {phrase.id}")
        line: Line = []
        for word in self.lines[phrase.id].split():
            inside = phrase.parts.get(word[1:-1])
            if inside is None:
                line.append(self._icon(word, phrase))
            else:
                for part in inside:
                    line.extend(self.line(part))
        return line

    def _icon(self, word: str, phrase: Phrase) -> Icon:
        for name, value in phrase.arguments.items():
            word = word.replace(f"{{{name}}}", self._drawn(name, value))
        if "{" in word:
            raise KeyError(f"{phrase.id} does not tell what is drawn as {word}")
        sign, of, text, *_ = [*word.split(":"), "", ""]
        return Icon(sign, of, _NOTHING.get(text, text))

    def _drawn(self, name: str, value: Value) -> str:
        if isinstance(value, tuple):
            return "/".join([str(each) for each in value])
        return self.shown.get(f"{name}={value}", str(value))


def _paid(icon: Icon) -> Icon:
    """Return an icon of something gained as something paid."""
    return Icon(icon.sign, icon.of, icon.text.replace("+", "-"))
