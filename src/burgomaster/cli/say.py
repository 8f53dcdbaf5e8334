"""The command's own words, beside those of the games: labels, help and what is wrong with a command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Final

from burgomaster.cli.own import HELP as HELP
from burgomaster.cli.own import Language as Language
from burgomaster.cli.own import Own, language_wanted
from burgomaster.core.message import Message, Refused
from burgomaster.core.record import RecordRefused
from burgomaster.paper.mistake import Mistake, Mistaken
from burgomaster.words import Words


class Voice(Own):
    """Says everything in one language: the command's own texts and those of the games."""

    def __init__(self, language: str, players: Mapping[int, str] | None = None) -> None:
        super().__init__(language)
        self.words: Final = Words(language, players)

    def say(self, message: Message) -> str:
        """Return the sentence for a message of the engine or of the command."""
        if self.has(message.id):
            return self(message.id, **message.arguments)
        return self.words.say(message)

    def refusal(self, refused: Refused) -> str:
        """Return why something was refused; for a record, with the place in it."""
        if isinstance(refused, RecordRefused):
            return self.words.refusal(refused)
        if isinstance(refused, Mistaken):
            return "\n".join([mistake_text(self, mistake) for mistake in refused.mistakes])
        return self.say(refused.message)


def mistake_text(said: Voice, mistake: Mistake) -> str:
    """Return a mistake with its place, as in: cards.csv:7 cost: “x” is not a number."""
    place = ":".join([str(part) for part in (mistake.file, mistake.line, mistake.column) if part])
    where = " ".join([part for part in (place, mistake.field) if part])
    return f"{where}: {said.say(mistake.reason)}" if where else said.say(mistake.reason)


def voice(language: Language | None, players: Mapping[int, str] | None = None) -> Voice:
    """Return the voice for `--lang`, wherever it was given, or else for the environment."""
    wanted = language.value if language is not None else language_wanted(sys.argv[1:], os.environ)
    return Voice(wanted, players)
