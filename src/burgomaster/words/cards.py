"""What a card or a tile does, in words: each phrase that it spells as the message of its id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.core.message import Argument
from burgomaster.core.phrase import Phrase
from burgomaster.words.bundle import Bundle


def _capital(clause: str) -> str:
    """Return a clause as it begins a sentence."""
    return clause[:1].upper() + clause[1:]


class Sentences:
    """What cards and tiles do, in one language."""

    def __init__(self, words: Bundle) -> None:
        self._bundle: Final = words

    def text(self, effects: Sequence[Phrase]) -> str:
        """Return what is spelled, in whole sentences."""
        return " ".join([f"{_capital(self.said(phrase))}." for phrase in effects])

    def said(self, phrase: Phrase) -> str:
        """Return a phrase as a clause: it begins with a small letter and ends without a full stop."""
        arguments: dict[str, Argument] = {}
        for name, value in phrase.arguments.items():
            if isinstance(value, tuple):
                arguments[name] = self._list(phrase.id, "list-or", [str(each) for each in value])
            else:
                arguments[name] = value
        for name, parts in phrase.parts.items():
            text = self._list(phrase.id, "list-and", [self.said(part) for part in parts])
            arguments |= _clause(text) if name == "effect" else {name: text}
        return self._say(phrase.id, arguments)

    def _say(self, id_: str, arguments: dict[str, Argument]) -> str:
        if not self._bundle.has(id_):
            raise ValueError(f"{id_}: there is no such message")
        text, errors = self._bundle.fill(id_, arguments)
        if errors:
            raise ValueError(f"{id_}: {errors}")
        return text

    def _list(self, id_: str, name: str, items: Sequence[str]) -> str:
        """Return several things in a row, as the game lists them whose phrase it is: the prefix tells."""
        if len(items) == 1:
            return items[0]
        prefix = id_.partition("-")[0]
        return self._say(f"{prefix}-{name}", {"rest": ", ".join(items[:-1]), "last": items[-1]})


def _clause(effect: str) -> dict[str, Argument]:
    """Return a clause inside another one, which languages write with a capital letter or without."""
    return {"effect": effect, "sentence": _capital(effect)}
