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


_COMMON: Final = {
    # Goods
    "coloured-workers": "{colours}",
    "one-coloured": "worker:{colour}:+1",
    "same-worker": "worker:same:+1",
    "any-workers": "worker:any:+{count}",
    "points": "point::{count}",
    # Gaining, cards and others
    "card-gain": "{goods}",
    "card-gain-per": "{goods} per {per}",
    "card-gain-if": "{goods} per {condition}",
    "card-gain-as": "{goods} per {number}",
    "card-gain-die": "{coin} per die:same",
    "card-score-per": "laurel {goods} per {per}",
    "card-score-if": "laurel {goods} per {condition}",
    "card-score-statue": "laurel {goods} per {statue}",
    "card-buy-workers": "{coin}::-{count} arrow worker:any:≤{most}",
    "card-return-different": "worker:any:≤5 arrow point::1 {coin}::1 per worker:any",
    "card-exchange": "worker:any exchange worker:any",
    "card-tribute": "others {coin}::+1 arrow point::+1 per others",
    "card-draw": "card:any:+{cards}",
    "card-draw-discard": "card:any:+{cards} hand:any:-{discarded}",
    "card-draw-and-act": "card:any:+1 arrow action",
    "card-top-of-discards-act": "discards arrow action",
    "card-steal-from-each": "others arrow hand:any:+1",
    "card-copy-flash": "others flash arrow flash",
    "others-discard": "others hand::-{count}",
    "others-give-workers": "others arrow worker:any:+{count}",
    "card-after-action": "action:{action} when {effect}",
    # Rules that change
    "rule-ties-count": "majority is majority::=",
    "rule-flash-twice": "flash is flash::x2",
    "rule-hand-limit": "hand is hand::{count}",
    # What is counted
    "per-majorities": "majority",
    "per-workers": "worker:any:{group}",
    "per-worker-sets": "worker:each:5",
    "per-dice-showing": "die:any:{result}",
    "per-different-results": "die:each",
    "if-die-shows": "die:{colour}:{results}",
    "if-dice-sum-at-most": "die:sum:≤{sum}",
    "if-dice-sum-at-least": "die:sum:≥{sum}",
    "as-most-common": "die:each:max",
    "statue-best": "statue::max",
}
"""The icons of phrases that every game with owners has; what a piece of money is called, the game says."""


def common_lines(prefix: str, coin: str) -> dict[str, str]:
    """Return the icons of such phrases, by the ids that they have in a game."""
    return {f"{prefix}{id_}": line.replace("{coin}", coin) for id_, line in _COMMON.items()}
