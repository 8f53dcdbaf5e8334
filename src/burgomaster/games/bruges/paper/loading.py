"""Loading: a table from a position, written by hand or by `position.dump`, checked field by field."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain
from burgomaster.games.bruges.box.components import MOST_PLAYERS, PLACES
from burgomaster.games.bruges.box.sets import SETS, with_values
from burgomaster.games.bruges.paper.agenda import idle_cards, unfitting
from burgomaster.games.bruges.paper.laws import broken_law
from burgomaster.games.bruges.paper.natural import natural_agenda
from burgomaster.games.bruges.paper.position import (
    DECK,
    SUPPLIES,
    in_piles,
    player_fields,
    table_fields,
    time_fields,
)
from burgomaster.games.bruges.paper.steps import STEPS
from burgomaster.games.bruges.sight.view import unknown_to
from burgomaster.games.bruges.table import Bruges, House
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.paper.agenda import check_agenda, read_agenda
from burgomaster.games.rows.paper.reading import OwnerReader, owner_positions
from burgomaster.paper.fields import names_of, read_into
from burgomaster.paper.position import Fields, Positions


class _Reader(OwnerReader[Bruges]):
    """Reads a position of Bruges."""

    def empty_table(self) -> tuple[Bruges, Fields]:
        printed = self.data_set(SETS)
        box = with_values(printed, self.changed_values(printed.cost, printed.points))
        seats, given = self.seats(MOST_PLAYERS)
        self.frame("bruges", ("values", *names_of(table_fields(box.board, seats))))
        return Bruges(box, seats), given

    def read_time(self, table: Bruges) -> None:
        self.over(table)
        read_into(time_fields(table.box.board, len(table.players)), table, self, self.root, "", table)
        if self.was_wrong("phase") or self.was_wrong("round"):
            return
        if (table.round == 0) != (table.phase == 0):
            self.wrong("round" if "round" in self.root else "phase", "br-position-set-up")
        if (table.lap == 0) != (table.phase != 3):
            self.wrong("lap", "br-position-lap", table.lap)

    def read_player(self, table: Bruges, seat: int, mine: Fields) -> None:
        field, player = f"player.{seat + 1}", table.players[seat]
        fields = player_fields(table.box.board)
        self.known(mine, field, (*names_of(fields), "persons"))
        read_into(fields, player, self, mine, field, table, seat)
        self.note_drawn(field, player.drawn)
        spots = self.spots(mine, field, PLACES, "house", "persons", self._person)
        player.houses = tuple([House(*spot) for spot in spots])
        player.display = mask_of(player.persons())
        table.stand_anew(seat)
        away = cards_in(player.used & ~player.display)
        for i, turned in enumerate(self.list_in(mine, field, "used") if away else []):
            if isinstance(turned, int) and turned in away:
                self.note(f"{field}.used[{i}]", Message("br-not-in-display", card=turned))

    def _person(self, value: Plain, field: str) -> int:
        return self.card(value, field, False)

    def read_supplies(self, table: Bruges) -> None:
        self.check_statues(table.box.board.statues, [player.statues for player in table.players])
        read_into(SUPPLIES, table, self, self.root, "", table)
        for field, colour, cards in self.short_colours(in_piles(table), table.undecided):
            self.note(field, Message("br-position-colour-short", colour=colour, cards=cards))

    def read_agenda(self, table: Bruges) -> None:
        if read_agenda(self, table, STEPS, natural_agenda, Message("br-position-acted")):
            not_over = Message("br-position-over")
            wrong = (idle_cards(table), unfitting(table))
            check_agenda(self, table, table.last == table.round, not_over, *wrong)


POSITIONS: Final[Positions[Bruges]] = owner_positions(_Reader, DECK, unknown_to, broken_law)
read_position: Final = POSITIONS.read_position
