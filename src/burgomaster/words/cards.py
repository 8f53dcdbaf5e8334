"""What a card or a tile does, in words: what its row spells, each phrase as the message of its id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.core.message import Argument
from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.phrase import Phrase
from burgomaster.games.rows.spelling import deeds, prices
from burgomaster.words.bundle import Bundle


def _capital(clause: str) -> str:
    """Return a clause as it begins a sentence."""
    return clause[:1].upper() + clause[1:]


class CardTexts:
    """What rows of a game do, in one language."""

    def __init__(self, words: Bundle, prefix: str = "hb-") -> None:
        self._bundle: Final = words
        self._prefix: Final = prefix

    def text(self, row: Row) -> str:
        """Return what a row does, in whole sentences."""
        clauses = [self.said(phrase) for phrase in deeds(row)] if row else [self._fill("card-nothing")]
        price = [self.said(phrase) for phrase in prices(row)]
        if price:
            clauses[0] = self._fill("card-priced", price=self._list("list-and", price), **_clause(clauses[0]))
        return " ".join([f"{_capital(clause)}." for clause in clauses])

    def said(self, phrase: Phrase) -> str:
        """Return a phrase as a clause: it begins with a small letter and ends without a full stop."""
        arguments: dict[str, Argument] = {}
        for name, value in phrase.arguments.items():
            if isinstance(value, tuple):
                arguments[name] = self._list("list-or", [str(each) for each in value])
            else:
                arguments[name] = value
        for name, parts in phrase.parts.items():
            text = self._list("list-and", [self.said(part) for part in parts])
            arguments |= _clause(text) if name == "effect" else {name: text}
        return self._say(phrase.id, arguments)

    def _say(self, id_: str, arguments: dict[str, Argument]) -> str:
        if not self._bundle.has(id_):
            raise ValueError(f"{id_}: there is no such message")
        text, errors = self._bundle.fill(id_, arguments)
        if errors:
            raise ValueError(f"{id_}: {errors}")
        return text

    def _fill(self, name: str, **arguments: Argument) -> str:
        """Return one of the messages that every game with rows has, under its prefix."""
        return self._say(f"{self._prefix}{name}", {**arguments})

    def _list(self, name: str, items: Sequence[str]) -> str:
        if len(items) == 1:
            return items[0]
        return self._fill(name, rest=", ".join(items[:-1]), last=items[-1])


def _clause(effect: str) -> dict[str, Argument]:
    """Return a clause inside another one, which languages write with a capital letter or without."""
    return {"effect": effect, "sentence": _capital(effect)}
