"""Loading: a table from a position, written by hand or by `position.dump`, checked field by field."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    ALONE,
    CARDS,
    FIRST_GARDEN,
    MOST_PLAYERS,
    PLACES,
    TOKENS,
    ZOO_CARDS,
    tile_name,
)
from burgomaster.games.hamburg.box.sets import SETS, with_values
from burgomaster.games.hamburg.expansions import EXPANSIONS, with_expansions
from burgomaster.games.hamburg.paper.agenda import idle_cards, unfitting
from burgomaster.games.hamburg.paper.codecs import DECK
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.paper.natural import natural_agenda
from burgomaster.games.hamburg.paper.position import (
    SUPPLIES,
    clerics_down,
    player_fields,
    table_fields,
    time_fields,
)
from burgomaster.games.hamburg.paper.steps import steps_of
from burgomaster.games.hamburg.part import replaced
from burgomaster.games.hamburg.sight.view import unknown_to
from burgomaster.games.hamburg.table import Hamburg, Player, Plot
from burgomaster.games.hamburg.terms import fewest_and_most_rounds
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.paper.agenda import check_agenda, read_agenda
from burgomaster.games.rows.paper.reading import OwnerReader, owner_positions
from burgomaster.paper.codecs import WordSet
from burgomaster.paper.fields import Natural, names_of, read_fields, read_into
from burgomaster.paper.position import Fields, Positions


class _Reader(OwnerReader[Hamburg]):
    """Reads a position of Hamburg."""

    def _building(self, value: Plain, field: str) -> int:
        card = self.card(value, field, False)
        if card >= FIRST_GARDEN:
            self.note(field, Message("hb-garden-needs-no-site", card=card))
        return card

    def empty_table(self) -> tuple[Hamburg, Fields]:
        box = self._box()
        seats, given = self.seats(MOST_PLAYERS, ALONE)
        names = ("values", "expansions", *names_of(table_fields(box.board, seats)))
        self.frame("hamburg", (*names, *[expansion.key for expansion in box.expansions]))
        return Hamburg(box, seats), given

    def _box(self) -> Box:
        root = self.root
        box = self.data_set(SETS)
        changed = self.changed_values(box.cost, box.points)
        chosen = WordSet(EXPANSIONS).read(self, root.get("expansions", []), "expansions", 0)
        names = tuple([name for bit, name in enumerate(EXPANSIONS) if chosen >> bit & 1])
        return with_expansions(with_values(box, changed), names, root.get("players") == ALONE)

    def _read_parts(self, table: Hamburg) -> None:
        for expansion in table.box.expansions:
            name, fields = expansion.key, expansion.fields(len(table.players))
            told = read_fields(fields, self, self.table_in(self.root, "", name), name, table)
            part = expansion.part_of(told)
            broken = part.broken_law(table)
            if broken is not None:
                self.note(name, broken)
            table.parts = replaced(table.parts, part)

    def read_time(self, table: Hamburg) -> None:
        self._read_season(table)
        self._read_parts(table)

    def _read_season(self, table: Hamburg) -> None:
        root, board = self.root, table.box.board
        over = self.over(table)
        natural: Natural = {}
        floor = root.get("floor")
        if isinstance(floor, dict) and not over:  # it tells the season
            clerics = sum([count for count in floor.values() if isinstance(count, int)])
            natural["season"] = max(0, min(clerics + 1, board.seasons))
        _, most_rounds = fewest_and_most_rounds(table.box)
        fields = time_fields(board, len(table.players), most_rounds)
        read_into(fields, table, self, root, "", table, natural=natural)
        if self.was_wrong("phase") or self.was_wrong("season"):
            return
        if (table.season == 0) != (table.phase == 0):
            self.wrong("season" if "season" in root else "phase", "position-set-up")
        if (table.round == 0) != (table.phase < 3):
            self.wrong("round", "position-round", table.round)
        found, wanted = sum(table.floor), clerics_down(table)
        if found != wanted:
            self.note("floor", Message("position-clerics", found=found, wanted=wanted, season=table.season))

    def read_player(self, table: Hamburg, seat: int, mine: Fields) -> None:
        field, player = f"player.{seat + 1}", table.players[seat]
        fields = player_fields(table.box.board)
        self.known(mine, field, (*names_of(fields), "buildings"))
        read_into(fields, player, self, mine, field, table, seat)
        self.note_drawn(field, player.drawn)
        spots = self.spots(mine, field, PLACES, "site", "buildings", self._building)
        player.plots = tuple([Plot(*spot) for spot in spots])
        self._read_garden(player, mine, field)
        player.display = mask_of(player.buildings())
        table.stand_anew(seat)
        away = cards_in(player.used & ~player.standing & ~mask_of(list(player.garden)))
        for i, marked in enumerate(self.list_in(mine, field, "used") if away else []):
            if isinstance(marked, int) and marked in away:
                self.note(f"{field}.used[{i}]", Message("hb-not-in-display", card=marked))
            elif marked in [tile_name(number) for number in away if number > CARDS]:
                self.note(f"{field}.used[{i}]", Message("hb-tile-not-there", tile=str(marked)))

    def _read_garden(self, player: Player, mine: Fields, field: str) -> None:
        for i, value in enumerate(self.list_in(mine, field, "garden")):
            at = f"{field}.garden[{i}]"
            under = 0
            if isinstance(value, dict):
                self.known(value, at, ("card", "under"))
                if "card" not in value:
                    self.note(at, Message("position-missing", key="card"))
                    continue
                if "under" in value:
                    under = self._building(value["under"], f"{at}.under")
                value, at = value["card"], f"{at}.card"
            card = self.card(value, at, False)
            if 0 < card < FIRST_GARDEN:
                self.note(at, Message("hb-building-needs-site", card=card))
            elif under and not ZOO_CARDS >> card & 1:
                self.note(at, Message("hb-position-under-park", card=card))
            player.garden += (card,)
            player.under += (under,)

    def read_supplies(self, table: Hamburg) -> None:
        root, board = self.root, table.box.board
        statues = board.statues[table.people()]
        self.check_statues(statues, [player.statues for player in table.players])
        told = "discards" in root or "shuffled" in root  # then as a whole
        natural: Natural = {"discards": [], "shuffled": ()} if told else {}
        read_into(SUPPLIES, table, self, root, "", table, natural=natural)
        for kind, count in enumerate(table.stock):
            if count < 0:
                most = board.tokens[kind]
                self.note("open_tokens", Message("position-tokens", token=TOKENS[kind], most=most))
        for field, colour, cards in self.short_colours(table.piles, table.undecided):
            self.note(field, Message("position-colour-short", colour=colour, cards=cards))

    def read_agenda(self, table: Hamburg) -> None:
        steps = steps_of(table.box)
        if read_agenda(self, table, steps, natural_agenda, Message("position-acted")):
            last, not_over = table.season == table.box.board.seasons, Message("position-over")
            check_agenda(self, table, last, not_over, idle_cards(table), unfitting(table))


POSITIONS: Final[Positions[Hamburg]] = owner_positions(_Reader, DECK, unknown_to, broken_law)
read_position: Final = POSITIONS.read_position
