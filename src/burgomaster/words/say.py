"""Saying things: messages, questions, events, refusals, choices and cards, for one reader in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from burgomaster.core.book import Entry
from burgomaster.core.choice import Choice
from burgomaster.core.message import Argument, Message, Refused
from burgomaster.core.phrase import Phrase
from burgomaster.core.record import RecordRefused
from burgomaster.core.sum import read_sum
from burgomaster.games import rules_of
from burgomaster.paper.mistake import Mistaken
from burgomaster.words.bundle import bundle
from burgomaster.words.cards import Sentences
from burgomaster.words.naming import game_labels, naming_for, naming_of

LABELS: Final = {
    "language-name": "",
    "notice-unofficial": "",
    "notice-house-values": "",
    "game-name": "game",
    "player-name": "seat",
    **game_labels(),
}
"""Messages for screens and pages, which no rule ever says, each with the name of its argument."""

SEATS: Final = (
    "seat", "victim",
    "winner1", "winner2", "winner3", "winner4", "winner5",
    "other1", "other2", "other3", "other4",
)  # fmt: skip
"""Arguments that are seats; the browser has the same in naming.ts."""
_WIND: Final = re.compile(r"[nesw](?=\d)")
_SEAT_BY_SEAT: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def choice_id(game: str, verb: str, names: Iterable[str]) -> str:
    """Return the id of the message for a choice.

    >>> choice_id("hamburg", "build", ["card", "place"])
    'hb-choice-build-card-place'
    """
    return "-".join([f"{naming_of(game).prefix}choice", verb, *names])


@cache
def usual_book(game: str) -> dict[tuple[str, int], Entry]:
    """Return a game's book with its usual values, by kind and number, made once."""
    return by_number(rules_of(game).book())


def by_number(book: Iterable[Entry]) -> dict[tuple[str, int], Entry]:
    """Return the entries of a book by kind and number."""
    return {(entry.kind, entry.number): entry for entry in book}


class Words:
    """Says things in one language.

    Seats may have names, counted from 1 as in messages. Cards and tiles have those of the standard data set,
    or of another `book` of their game.
    """

    def __init__(
        self, language: str, players: Mapping[int, str] | None = None, book: Sequence[Entry] | None = None
    ) -> None:
        self.language: Final = language
        self._bundle: Final = bundle(language)
        self._players: Final = dict(players or {})
        self._book: Final = None if book is None else by_number(book)
        self._sentences: Final = Sentences(self._bundle)

    def say(self, message: Message) -> str:
        """Return the sentence for a message; one that is not known is shown as it is."""
        if not self._bundle.has(message.id):
            shown = [f"{name} {value}" for name, value in message.arguments.items()]
            return f"{message.id} ({', '.join(shown)})" if shown else message.id
        said = self._bundle.fill(message.id, self._complete(message))[0]
        parts = message.arguments.get("sum")
        return self._with_sum(said, parts) if isinstance(parts, str) else said

    def _with_sum(self, said: str, parts: str) -> str:
        """Return a sentence that goes on with what made the amount in it; the browser does the same."""
        told: list[str] = []
        for amount, what in read_sum(parts):
            if not self._bundle.has(what.id):
                return said
            shown = f"{amount:+}" if told else str(amount)
            named = Message(what.id, **what.arguments, amount=shown.replace("-", "\N{MINUS SIGN}"))
            told.append(self.say(named))
        return self.fill("told-sum", told=said.removesuffix("."), parts=", ".join(told)) if told else said

    def question(self, ask: Message) -> str:
        """Return what someone is asked."""
        return self.say(ask)

    def event(self, told: Message) -> str:
        """Return what happened, as a line of the log."""
        return self.say(told)

    def refusal(self, refused: Refused) -> str:
        """Return why something was refused; for records and files with the place, a line for each mistake."""
        if isinstance(refused, Mistaken):
            return "\n".join([self._at(mistake.place, mistake.reason) for mistake in refused.mistakes])
        if isinstance(refused, RecordRefused):
            return self._at(refused.place, refused.message)
        return self.say(refused.message)

    def _at(self, place: Message, reason: Message) -> str:
        where = " ".join(self.say(place).split())  # parts of a place that are not known leave blanks
        return (
            self.say(Message("refused-at", place=where, reason=self.say(reason)))
            if where
            else self.say(reason)
        )

    def choice(self, game: str, choice: Choice, ask: Message | None = None) -> str:
        """Return a choice in words, as the answer to a question if that is known.

        >>> from burgomaster.games.hamburg.choices import NOTATION
        >>> Words("en").choice("hamburg", NOTATION.read("build 3 at 1"))
        'Construct “Harmony Society” (3) on site 1'
        >>> done = NOTATION.read("done")
        >>> Words("en").choice("hamburg", done, Message("hb-ask-prevent", colour="gray"))
        'Let it increase'
        """
        data = choice.data()
        verb = data.pop("verb")
        id_ = choice_id(game, str(verb), data)
        if not self._bundle.has(id_):
            return choice.text
        arguments = {name: value for name, value in data.items() if isinstance(value, (int, str))}
        arguments["ask"] = ask.id if ask is not None else ""
        arguments["rest"] = choice.text.partition(" ")[2]
        return self.say(Message(id_, **arguments))

    def label(self, id_: str, value: Argument = "") -> str:
        """Return the name of a colour, category, phase and the like: one of `LABELS`.

        >>> Words("nl").label("hb-category-name", "bank")
        'banken'
        """
        plain = value.replace(" ", "-") if isinstance(value, str) else value
        return self.say(Message(id_, **({LABELS[id_]: plain} if LABELS[id_] else {})))

    def player(self, seat: int) -> str:
        """Return a player's name, or the seat as one; seats count from 1."""
        return self._players.get(seat) or self._bundle.fill("player-name", {"seat": seat})[0]

    def fill(self, id_: str, **arguments: Argument) -> str:
        """Return a message with these arguments and no others."""
        return self._bundle.fill(id_, arguments)[0]

    def cell(self, written: str) -> str:
        """Return a cell, a column or a row with the letters this language has for the four winds.

        >>> Words("en").cell("e2 s1"), Words("de").cell("e2 s1"), Words("nl").cell("e2 s1")
        ('e2 s1', 'o2 s1', 'o2 z1')
        """
        return _WIND.sub(lambda wind: self.label("ct-letter-name", wind[0]), written)

    # Cards and tiles.

    def entry(self, game: str, kind: str, number: int) -> Entry | None:
        """Return the entry of a card or tile; None if there is none."""
        book = usual_book(game) if self._book is None else self._book
        return book.get((kind, number))

    def thing_name(self, game: str, kind: str, number: int) -> str:
        """Return the name of a card or tile, or its number if it has none.

        >>> Words("nl").thing_name("city_tycoon", "tile", 57), Words("nl").thing_name("hamburg", "card", 0)
        ('Volkspark', '0')
        """
        entry = self.entry(game, kind, number)
        return self.entry_name(entry) if entry is not None else str(number)

    def quoted(self, game: str, kind: str, number: int) -> str:
        """Return name and number of a card or tile as they stand in sentences.

        >>> Words("de").quoted("hamburg", "card", 244)
        '„Indischer Elefant“ (244)'
        """
        id_ = f"{naming_of(game).prefix}{kind}-quoted"
        arguments: dict[str, Argument] = {"name": self.thing_name(game, kind, number), kind: number}
        return self.fill(id_, **arguments)

    def spelled(self, effects: Sequence[Phrase]) -> str:
        """Return what is spelled in whole sentences."""
        return self._sentences.text(effects)

    def entry_name(self, entry: Entry) -> str:
        """Return what a card or tile of a game's book is called."""
        if entry.name is not None:
            return self._sentences.said(entry.name)
        return entry.names.get(self.language) or str(entry.number)

    def entry_text(self, entry: Entry) -> str:
        """Return what a card or tile of a game's book does.

        >>> Words("en").entry_text(usual_book("hamburg")["card", 98])
        'Return a pink worker to gain 3 marks.'
        """
        return self.spelled(entry.effects)

    def _complete(self, message: Message) -> dict[str, Argument]:
        """Return the arguments with names for seats, and for cards and tiles, fit for a terminal."""
        naming = naming_for(message.id)
        numbers = naming.numbers if naming is not None else {}
        complete: dict[str, Argument] = {}
        for name, value in message.arguments.items():
            complete[name] = _printable(value) if isinstance(value, str) else value
            if naming is not None and isinstance(value, str) and name in naming.cells:
                complete[name] = self.cell(_printable(value))
            elif naming is not None and isinstance(value, int) and name in numbers:
                complete[f"{name}-name"] = self.quoted(naming.game, numbers[name], value)
            elif isinstance(value, int) and name in SEATS:
                complete[f"{name}-name"] = self.player(value)
            elif name in _SEAT_BY_SEAT:
                complete[f"{name}-name"] = self.player(_SEAT_BY_SEAT[name])
        return complete


def _printable(text: str) -> str:
    """Return the text without characters that could do something to a terminal."""
    return "".join([each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text])
