"""Saying things: messages, questions, events, refusals, choices and cards, for one reader in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from burgomaster.core.book import Entry
from burgomaster.core.choice import Choice
from burgomaster.core.message import Argument, Message, Refused
from burgomaster.core.record import RecordRefused
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards.deck import ROWS
from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.spelling import sentences
from burgomaster.paper.mistake import Mistaken
from burgomaster.words.bundle import bundle
from burgomaster.words.cards import Sentences

LABELS: Final = {
    "language-name": "",
    "notice-unofficial": "",
    "notice-house-values": "",
    "game-name": "game",
    "player-name": "seat",
    "hb-colour-name": "colour",
    "hb-category-name": "category",
    "hb-disaster-name": "disaster",
    "hb-action-name": "action",
    "hb-activation-name": "activation",
    "hb-majority-name": "majority",
    "hb-source-name": "source",
    "hb-phase-name": "phase",
    "hb-side-name": "side",
    "hb-token-name": "token",
    "hb-tile-name": "tile",
    "ct-district-name": "district",
    "ct-kind-name": "kind",
    "ct-phase-name": "phase",
    "ct-piece-name": "piece",
    "ct-plant-name": "plant",
    "ct-side-name": "side",
    "ct-source-name": "source",
    "ct-tile-name": "tile",
    "ct-tile-quoted": "tile",
    "ct-view-name": "name",
    "ct-view-none": "name",
}
"""Messages for screens and pages, which no rule ever says, each with the name of its argument."""

PREFIXES: Final = {"hamburg": "hb-", "city_tycoon": "ct-"}
"""What the ids of each game's own messages begin with."""
SEATS: Final = ("seat", "victim")
"""Arguments that are seats; the browser has the same in naming.ts."""
_CARDS: Final = ("card", "zoo")
_SEAT_BY_SEAT: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def choice_id(game: str, verb: str, names: Iterable[str]) -> str:
    """Return the id of the message for a choice.

    >>> choice_id("hamburg", "build", ["card", "place"])
    'hb-choice-build-card-place'
    """
    prefix = PREFIXES.get(game, f"{game.replace('_', '-')}-")
    return "-".join([f"{prefix}choice", verb, *names])


class Words:
    """Says things in one language.

    Seats may have names, counted from 1 as in messages. Cards have those of the standard data set, or of
    another box as `names=box.names[language]`.
    """

    def __init__(
        self, language: str, players: Mapping[int, str] | None = None, names: Sequence[str] | None = None
    ) -> None:
        self.language: Final = language
        self._bundle: Final = bundle(language)
        self._players: Final = dict(players or {})
        self._names = names
        self._sentences: Final = Sentences(self._bundle)

    def say(self, message: Message) -> str:
        """Return the sentence for a message; one that is not known is shown as it is."""
        if not self._bundle.has(message.id):
            shown = [f"{name} {value}" for name, value in message.arguments.items()]
            return f"{message.id} ({', '.join(shown)})" if shown else message.id
        return self._bundle.fill(message.id, self._complete(message.arguments))[0]

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

    def card_name(self, number: int) -> str:
        """Return a card's name, or its number if it has none."""
        if self._names is None:
            self._names = standard_box().names[self.language]
        name = self._names[number] if 0 < number < len(self._names) else ""
        return name or str(number)

    def card(self, number: int) -> str:
        """Return a card's name and number as they stand in lists and titles."""
        return self._bundle.fill("hb-card-named", {"name": self.card_name(number), "card": number})[0]

    def quoted(self, number: int) -> str:
        """Return a card's name and number as they stand in sentences.

        >>> Words("de").quoted(244)
        '„Indischer Elefant“ (244)'
        """
        return self._bundle.fill("hb-card-quoted", {"name": self.card_name(number), "card": number})[0]

    def tile(self, tile: str, face: str) -> str:
        """Return a side of a tile as it stands in lists and titles.

        >>> Words("nl").tile("weber", "a")
        'Weber, zijde a'
        """
        return self._bundle.fill("hb-tile-side", {"tile": tile, "face": face})[0]

    def card_text(self, number: int) -> str:
        """Return what a card does, put together from the row that runs.

        >>> Words("en").card_text(98)
        'Return a pink worker to gain 3 marks.'
        """
        return self.row_text(ROWS[number])

    def row_text(self, row: Row) -> str:
        """Return what a row does, whether it is of a card or of anything else."""
        return self._sentences.text(sentences(row, "hb-"))

    def entry_name(self, entry: Entry) -> str:
        """Return what a card or tile of a game's book is called."""
        if entry.name is not None:
            return self._sentences.said(entry.name)
        return entry.names.get(self.language) or str(entry.number)

    def entry_text(self, entry: Entry) -> str:
        """Return what a card or tile of a game's book does."""
        return self._sentences.text(entry.effects)

    def _complete(self, arguments: Mapping[str, Argument]) -> dict[str, Argument]:
        """Return the arguments with names for seats and cards, fit for a terminal."""
        complete: dict[str, Argument] = {}
        for name, value in arguments.items():
            complete[name] = _printable(value) if isinstance(value, str) else value
            if isinstance(value, int) and name in _CARDS:
                complete[f"{name}-name"] = self.quoted(value)
            elif isinstance(value, int) and name in SEATS:
                complete[f"{name}-name"] = self.player(value)
            elif name in _SEAT_BY_SEAT:
                complete[f"{name}-name"] = self.player(_SEAT_BY_SEAT[name])
        return complete


def _printable(text: str) -> str:
    """Return the text without characters that could do something to a terminal."""
    return "".join([each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text])
