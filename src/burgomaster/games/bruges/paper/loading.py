"""Loading: a table from a position, written by hand or by `position.dump`, checked field by field."""

from __future__ import annotations

from burgomaster.core.message import Message, Plain
from burgomaster.games.bruges.box.components import COLOUR, COLOURS, MOST_PLAYERS, PLACES, blank
from burgomaster.games.bruges.box.sets import SETS, with_values
from burgomaster.games.bruges.paper.agenda import frame_misfit, left_over, misfit
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
from burgomaster.games.bruges.table import Bruges, House, Player
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.paper import CardReader
from burgomaster.paper.datasets import STANDARD
from burgomaster.paper.fields import names_of, read_into
from burgomaster.paper.position import Fields, read_document


def read_position(text: str, file: str = "", data: str = STANDARD) -> Bruges:
    """Return the table a position tells of, run to its question, or refuse it with all its mistakes.

    `data` is the name of the data set for positions that name none.
    """
    document = read_document(text, file, data)
    return _Reader(document.data, document, DECK).table()


def load(data: Plain) -> Bruges:
    """Return the table that was written as plain data, or refuse it with all its mistakes."""
    return _Reader(data, None, DECK).table()


class _Reader(CardReader):
    """Reads one position and notes all that is wrong with it."""

    def table(self) -> Bruges:
        """Read everything."""
        self.stop_if_wrong()
        printed = self.data_set(SETS)
        box = with_values(printed, self.changed_values(printed.cost, printed.points))
        seats, given = self.seats(MOST_PLAYERS)
        self.frame("bruges", ("values", *names_of(table_fields(box.board, seats))))
        table = Bruges(box, seats)
        self._read_time(table)
        for seat in range(seats):
            self._read_player(table, seat, self.table_in(given, "player", str(seat + 1)))
        self._read_supplies(table)
        table.leads = self.leads(seats)
        self.stop_if_wrong()
        self._check_memory(table)
        self._read_agenda(table)
        self.stop_if_wrong()
        return self.finish(table, broken_law(table))

    def _read_time(self, table: Bruges) -> None:
        self.over(table)
        read_into(time_fields(table.box.board, len(table.players)), table, self, self.root, "", table)
        if self.was_wrong("phase") or self.was_wrong("round"):
            return
        if (table.round == 0) != (table.phase == 0):
            self.wrong("round" if "round" in self.root else "phase", "br-position-set-up")
        if (table.lap == 0) != (table.phase != 3):
            self.wrong("lap", "br-position-lap", table.lap)

    def _read_player(self, table: Bruges, seat: int, mine: Fields) -> None:
        field, player = f"player.{seat + 1}", table.players[seat]
        fields = player_fields(table.box.board)
        self.known(mine, field, (*names_of(fields), "persons"))
        read_into(fields, player, self, mine, field, table, seat)
        for i, colour in enumerate(player.drawn):
            self.blanks[colour].append(f"{field}.drawn[{i}]")
        self._read_houses(player, mine, field)
        player.display = mask_of(player.persons())
        table.stand_anew(seat)
        away = cards_in(player.used & ~player.display)
        for i, turned in enumerate(self.list_in(mine, field, "used") if away else []):
            if isinstance(turned, int) and turned in away:
                self.note(f"{field}.used[{i}]", Message("br-not-in-display", card=turned))

    def _read_houses(self, player: Player, mine: Fields, field: str) -> None:
        """Read houses with their persons; persons told by themselves live in the first empty houses."""
        houses: list[House] = []
        for i, value in enumerate(self.list_in(mine, field, "houses", PLACES)):
            at = f"{field}.houses[{i}]"
            if not isinstance(value, dict):
                face = self.card(value, at, True)
                houses.append(House(face, face > 0, ()))
                continue
            self.known(value, at, ("house", "known", "persons"))
            if "house" not in value:
                self.note(at, Message("position-missing", key="house"))
                continue
            face = self.card(value["house"], f"{at}.house", True)
            known = self.truth(value, at, "known", face > 0)
            persons = self.list_in(value, at, "persons", 2)
            cards = [self.card(each, f"{at}.persons[{j}]", False) for j, each in enumerate(persons)]
            houses.append(House(face, known, tuple(cards)))
        empty = [i for i, house in enumerate(houses) if not house.persons]
        for i, value in enumerate(self.list_in(mine, field, "persons", PLACES)):
            at = f"{field}.persons[{i}]"
            card = self.card(value, at, False)
            if empty:
                place = empty.pop(0)
                houses[place] = houses[place].with_persons((card,))
            else:
                self.blanks[min(COLOUR[card], len(COLOURS) - 1)].append(at)
                houses.append(House(blank(min(COLOUR[card], len(COLOURS) - 1)), False, (card,)))
        if len(houses) > PLACES:
            self.note(f"{field}.houses", Message("position-list-long", found=len(houses), most=PLACES))
        player.houses = tuple(houses)

    def _read_supplies(self, table: Bruges) -> None:
        left = table.box.board.statues[:]
        for seat, player in enumerate(table.players, 1):
            for i, statue in enumerate(player.statues):
                if statue in left:
                    left.remove(statue)
                else:
                    self.note(f"player.{seat}.statues[{i}]", Message("position-statue", points=statue))
        read_into(SUPPLIES, table, self, self.root, "", table)
        for colour, cards in enumerate(in_piles(table)):
            if cards < 0:
                undecided = len(table.undecided[colour])
                first_too_many = self.blanks[colour][undecided]
                short = Message("br-position-colour-short", colour=COLOURS[colour], cards=undecided)
                self.note(first_too_many, short)

    def _check_memory(self, table: Bruges) -> None:
        number = 0
        for viewer, known in enumerate(table.leads):
            for each in known:
                self.check_lead(number, each, unknown_to(table, viewer))
                number += 1

    def _read_agenda(self, table: Bruges) -> None:
        root = self.root
        if "agenda" not in root:
            turn = self.whole(root, "", "turn", 1, len(table.players), table.first + 1) - 1
            acted = self.truth(root, "", "acted", False)
            if acted and table.phase != 3:
                self.wrong("acted", "br-position-acted")
            if table.phase == 0:
                self.note("phase", Message("position-missing", key="agenda"))
            elif not table.over:
                table.agenda = natural_agenda(table, turn, acted)
        else:
            for key in ("turn", "acted"):
                if key in root:
                    self.wrong(key, "position-turn-and-agenda")
            table.agenda = self.tasks(len(table.players), STEPS)
            if self.mistakes:
                return
            for i in range(len(table.agenda)):
                reason = misfit(table, i)
                if reason is not None:
                    self.note(f"agenda[{i}]", reason)
        if table.over and (table.agenda or table.phase != 4 or table.last != table.round):
            self.wrong("over" if "over" in root else "agenda", "br-position-over")
        for found in (left_over(table), frame_misfit(table) if table.agenda else None):
            if found is not None:
                self.note(found[0], found[1])
