"""Persons that come out of the discard pile."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.bruges.box.components import GROUP, GROUPS
from burgomaster.games.bruges.choices import SELECT_FORM
from burgomaster.games.bruges.meanings import meanings
from burgomaster.games.bruges.persons import laid, no_place
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.choices import Select
from burgomaster.games.rows.effect import Effect


class SelectPerson(Effect[Bruges]):
    """Take a person of a group out of the discard pile and lay it on an empty house for free."""

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def spell(self) -> Phrase:
        return Phrase("br-card-select", group=GROUPS[self.group])

    def idle(self, table: Bruges, seat: int) -> bool:
        return not SELECT.offers(table, seat, self.group, 0)

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(SELECT, seat, self.group)


class SelectFromDiscards(Ask[Bruges]):
    """Choose the person of the group `what` and its house; other discards stay as they lie (ruling 28)."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        places = table.free_places(seat)
        found = [card for card in sorted(table.discards) if GROUP[card] == what]
        return [SELECT_FORM.of(card, place) for card in found for place in places]

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Select)
        table.take_from_discards(choice.card)
        table.stand(seat, choice.card, choice.place)
        if table.watched:
            table.report("br-select-person", seat, card=choice.card)
        laid(table, seat, choice.card)

    def ask(self, table: Bruges, seat: int, what: int, count: int) -> Message:
        return Message("br-ask-select", group=GROUPS[what])

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Select):
            if choice.card not in table.discards:
                return Message("br-not-in-discards", card=choice.card)
            if GROUP[choice.card] != what:
                return Message("br-select-group", group=GROUPS[what])
            return no_place(table, seat, choice.place)
        return super().why_not(table, seat, what, count, choice)


SELECT: Final = SelectFromDiscards("select", what=meanings.group)


def select(group: int) -> Effect[Bruges]:
    """Lay a person of this group from the discard pile."""
    return SelectPerson(group)
