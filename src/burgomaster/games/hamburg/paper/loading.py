"""Loading: a table from a position, written by hand or by `position.dump`, checked field by field."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    CARDS,
    COLOUR,
    COLOURS,
    DICE,
    FIRST_GARDEN,
    MAJORITIES,
    MOST_PLAYERS,
    PLACES,
    SIDES,
    ZOO_CARDS,
    blank,
    mask_of,
)
from burgomaster.games.hamburg.box.sets import SETS, with_values
from burgomaster.games.hamburg.paper import natural
from burgomaster.games.hamburg.paper.agenda import LIMITS, frame_misfit, left_over, misfit
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.paper.position import NONE, PHASES, PLACE_NAMES, SPECTATOR, token_name
from burgomaster.games.hamburg.paper.steps import STEPS
from burgomaster.games.hamburg.sight.knowledge import Lead, lead
from burgomaster.games.hamburg.sight.view import unknown_to
from burgomaster.games.hamburg.table import TOKEN_KINDS, Hamburg, Player, Plot
from burgomaster.paper.datasets import STANDARD
from burgomaster.paper.position import MOST, FieldReader, Fields, read_document
from burgomaster.paper.toml import Document, joined

_KEYS: Final = (
    *("game", "data", "digest", "values", "players", "seen_by", "season", "phase", "round", "first"),
    *("turn", "acted", "over", "agenda", "dice", "cleric", "guests", "floor", "floor_workers", "statues"),
    *("piles", "undecided", "discards", "shuffled", "found", "tokens", "open_tokens", "step_tokens"),
    *("tokens_drawn", "exposed", "stolen", "memory", "player"),
)
_PLAYER_KEYS: Final = (
    *("points", "marks", "workers", "levels", "wall", "halves", "statues", "majorities", "square"),
    *("hand", "drawn", "held", "sites", "buildings", "garden", "used"),
)
_TOKENS: Final = tuple([token_name(kind) for kind in range(TOKEN_KINDS)])


def read_position(text: str, file: str = "", data: str = STANDARD) -> Hamburg:
    r"""Return the table a position tells of, run to its question, or refuse it with all its mistakes.

    `data` is the name of the data set for positions that name none.

    >>> table = read_position("[player.1]\nworkers = { gray = 2 }\nbuildings = [8]\n")
    >>> [choice.text for choice in table.offers()]
    ['use 8', 'end turn']
    """
    document = read_document(text, file, data)
    return _Reader(document.data, document).table()


def load(data: Plain) -> Hamburg:
    """Return the table that was written as plain data, or refuse it with all its mistakes."""
    return _Reader(data, None).table()


class _Reader(FieldReader):
    """Reads one position and notes all that is wrong with it."""

    def __init__(self, data: Plain, document: Document | None) -> None:
        super().__init__(data, document)
        self._placed: dict[int, str] = {}  # cards with a place of their own, and where that is written
        self._blanks: list[list[str]] = [[], [], [], [], []]  # where blank cards of each colour are written
        self._over = False

    # Cards.

    def _card(self, value: Plain, field: str, blanks: bool) -> int:
        """Return a card that lies here: its number, or where blanks may lie, its colour."""
        if blanks and isinstance(value, str):
            colour = self.word(value, field, COLOURS)
            self._blanks[colour].append(field)
            return blank(colour)
        if not self.is_whole(value, field, 1, CARDS) or not isinstance(value, int):
            return 0
        if value in self._placed:
            self.note(field, Message("position-card-twice", card=value, place=self._placed[value]))
        else:
            self._placed[value] = field
        return value

    def _cards(self, fields: Fields, field: str, key: str, blanks: bool = False) -> list[int]:
        at = joined(field, key)
        values = self.list_in(fields, field, key)
        return [self._card(value, f"{at}[{i}]", blanks) for i, value in enumerate(values)]

    def _building(self, value: Plain, field: str) -> int:
        card = self._card(value, field, False)
        if card >= FIRST_GARDEN:
            self.note(field, Message("hb-garden-needs-no-site", card=card))
        return card

    # The table.

    def table(self) -> Hamburg:
        """Read everything."""
        self.stop_if_wrong()
        root = self.root
        self.known(root, "", _KEYS)
        if root.get("game", "hamburg") != "hamburg":
            self.wrong("game", "position-game", root["game"], "hamburg")
        box = self._box()
        seats, given = self.seats(MOST_PLAYERS)
        table = Hamburg(box, seats)
        self._read_time(table)
        self._read_church(table)
        for seat in range(seats):
            field = f"player.{seat + 1}"
            mine = self.table_in(given, "player", str(seat + 1))
            table.players[seat] = self._player(mine, field, box)
        self._read_supplies(table)
        self._read_cards(table)
        self._read_memory(table)
        self.stop_if_wrong()
        self._check_memory(table)
        self._read_agenda(table)
        self.stop_if_wrong()
        broken = broken_law(table)
        if broken is not None:
            self.note("", broken)
            self.stop_if_wrong()
        self.ask(table, table.viewer == WHOLE_TABLE)
        return table

    def _box(self) -> Box:
        root = self.root
        box = self.data_set(SETS)
        changed: dict[int, tuple[int, int]] = {}
        for key, value in self.table_in(root, "", "values").items():
            field = f"values.{key}"
            if not (key.isascii() and key.isdecimal() and len(key) <= 3 and 1 <= int(key) <= CARDS):
                self.note(field, Message("position-number", found=key[:40], low=1, high=CARDS))
                continue
            card, mine = int(key), self.fields(value, field)
            self.known(mine, field, ("cost", "points"))
            cost = self.whole(mine, field, "cost", 0, 99, box.cost[card])
            changed[card] = (cost, self.whole(mine, field, "points", 0, 99, box.points[card]))
        return with_values(box, changed)

    def _read_time(self, table: Hamburg) -> None:
        root, board, seats = self.root, table.box.board, len(table.players)
        table.viewer = self.whole(root, "", "seen_by", 0, seats + 1, 0) - 1
        self._over = self.truth(root, "", "over", root.get("agenda") == [])
        table.phase = 4 if self._over else 3
        if "phase" in root:
            table.phase = self.word(root["phase"], "phase", PHASES)
        floor = 0
        for count in self.table_in(root, "", "floor").values() if isinstance(root.get("floor"), dict) else ():
            floor += count if isinstance(count, int) else 0
        season = natural.natural_season(floor, board, self._over)
        table.season = self.whole(root, "", "season", 0, board.seasons, season)
        latest = natural.natural_round(table.phase, board)
        table.round = self.whole(root, "", "round", 0, board.rounds, latest)
        table.first = self.whole(root, "", "first", 1, seats, 1) - 1
        if (table.season == 0) != (table.phase == 0):
            self.wrong("season" if "season" in root else "phase", "position-set-up")
        if (table.round == 0) != (table.phase < 3):
            self.wrong("round", "position-round", table.round)

    def _read_church(self, table: Hamburg) -> None:
        root = self.root
        windows = table.box.board.windows
        names = tuple([DICE[colour] for colour in windows])
        natural_dice = natural.natural_dice(table.season, table.phase)
        table.dice = tuple(self.counts(root, "", "dice", DICE, 6, natural_dice, natural_dice[0]))
        table.cleric = natural.natural_cleric(table.phase, table.dice, self._over)
        if "cleric" in root:
            table.cleric = self.word(root["cleric"], "cleric", (NONE, *names)) - 1
        table.guests = tuple(self.words(root, "", "guests", COLOURS))
        natural_floor = natural.natural_floor(table.season, table.phase, table.cleric)
        table.floor = tuple(self.counts(root, "", "floor", names, MOST, natural_floor))
        expected = table.season if table.phase == 4 and table.cleric < 0 else max(table.season - 1, 0)
        if sum(table.floor) != expected:
            found = sum(table.floor)
            self.note("floor", Message("position-clerics", found=found, wanted=expected, season=table.season))
        table.floor_workers = tuple(self.counts(root, "", "floor_workers", COLOURS, MOST, (0,) * 5))

    def _player(self, mine: Fields, field: str, box: Box) -> Player:
        self.known(mine, field, _PLAYER_KEYS)
        board = box.board
        player = Player()
        player.points = self.whole(mine, field, "points", 0, MOST, board.start_points)
        player.marks = self.whole(mine, field, "marks", 0, MOST, board.start_marks)
        start = (board.start_workers,) * 5
        player.workers = self.counts(mine, field, "workers", COLOURS, MOST, start)
        player.levels = self.counts(mine, field, "levels", COLOURS, 4, (0,) * 5)
        left, right = self.counts(mine, field, "wall", SIDES, 5, (0, 0))
        player.wall = (left, right)
        player.halves = natural.natural_halves(player.wall)
        if "halves" in mine:
            player.halves = self.named_set(mine, field, "halves", SIDES)
        player.statues = tuple(self.numbers(mine, field, "statues", 0, 99))
        player.active = self.named_set(mine, field, "majorities", MAJORITIES)
        player.square = self.whole(mine, field, "square", 0, len(board.square) - 1, 0)
        player.hand = sorted(self._cards(mine, field, "hand", True))
        player.drawn = tuple(sorted(self.words(mine, field, "drawn", COLOURS)))
        for i, colour in enumerate(player.drawn):
            self._blanks[colour].append(f"{field}.drawn[{i}]")
        if mine.get("held", NONE) != NONE:
            player.held = self._card(mine["held"], f"{field}.held", True)
        self._read_display(player, mine, field)
        self._read_garden(player, mine, field)
        player.display = mask_of(player.buildings())
        for i, card in enumerate(self.numbers(mine, field, "used", 1, CARDS)):
            if not (player.display >> card & 1 or card in player.garden):
                self.note(f"{field}.used[{i}]", Message("hb-not-in-display", card=card))
            player.used |= 1 << card
        return player

    def _read_display(self, player: Player, mine: Fields, field: str) -> None:
        plots: list[Plot] = []
        for i, value in enumerate(self.list_in(mine, field, "sites", PLACES)):
            at = f"{field}.sites[{i}]"
            if not isinstance(value, dict):
                face = self._card(value, at, True)
                plots.append(Plot(face, face > 0, ()))
                continue
            self.known(value, at, ("site", "known", "buildings"))
            if "site" not in value:
                self.note(at, Message("position-missing", key="site"))
                continue
            face = self._card(value["site"], f"{at}.site", True)
            known = self.truth(value, at, "known", face > 0)
            buildings = self.list_in(value, at, "buildings", 2)
            cards = [self._building(each, f"{at}.buildings[{j}]") for j, each in enumerate(buildings)]
            plots.append(Plot(face, known, tuple(cards)))
        empty = [i for i, plot in enumerate(plots) if not plot.buildings]
        for i, value in enumerate(self.list_in(mine, field, "buildings", PLACES)):
            at = f"{field}.buildings[{i}]"
            card = self._building(value, at)
            if empty:
                place = empty.pop(0)
                plots[place] = plots[place].with_buildings((card,))
            else:
                self._blanks[COLOUR[card]].append(at)
                plots.append(Plot(blank(COLOUR[card]), False, (card,)))
        if len(plots) > PLACES:
            self.note(f"{field}.sites", Message("position-list-long", found=len(plots), most=PLACES))
        player.plots = tuple(plots)

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
            card = self._card(value, at, False)
            if 0 < card < FIRST_GARDEN:
                self.note(at, Message("hb-building-needs-site", card=card))
            elif under and not ZOO_CARDS >> card & 1:
                self.note(at, Message("position-under-park", card=card))
            player.garden += (card,)
            player.under += (under,)

    def _read_supplies(self, table: Hamburg) -> None:
        root, board = self.root, table.box.board
        left = board.statues[len(table.players)][:]
        for seat, player in enumerate(table.players, 1):
            for i, statue in enumerate(player.statues):
                if statue in left:
                    left.remove(statue)
                else:
                    self.note(f"player.{seat}.statues[{i}]", Message("position-statue", points=statue))
        table.statues = tuple(left)
        if "statues" in root and self.numbers(root, "", "statues", 0, 99) != left:
            self.wrong("statues", "position-derived", "", ", ".join([str(statue) for statue in left]))
        none = (0,) * TOKEN_KINDS
        table.open_tokens = tuple(self.counts(root, "", "open_tokens", _TOKENS, MOST, none))
        table.step_tokens = tuple(self.counts(root, "", "step_tokens", _TOKENS, MOST, none))
        stock: list[int] = []
        for kind, count in enumerate(board.tokens):
            stock.append(count - table.open_tokens[kind] - table.step_tokens[kind])
            if stock[kind] < 0:
                self.note("open_tokens", Message("position-tokens", token=_TOKENS[kind], most=count))
        table.stock = tuple(stock)
        if tuple(self.counts(root, "", "tokens", _TOKENS, MOST, table.stock)) != table.stock:
            known = " ".join([f"{_TOKENS[kind]} {n}" for kind, n in enumerate(stock) if n])
            self.wrong("tokens", "position-derived", "", known)
        drawn = sum(table.open_tokens) + sum(table.step_tokens)
        table.tokens_drawn = self.whole(root, "", "tokens_drawn", 0, MOST, drawn)
        table.stolen = self.whole(root, "", "stolen", 0, MOST, 0)

    def _read_cards(self, table: Hamburg) -> None:
        root = self.root
        table.found = tuple(self._cards(root, "", "found"))
        table.discards = self._cards(root, "", "discards")
        table.shuffled = tuple(sorted(self._cards(root, "", "shuffled")))
        blanks = [len(fields) for fields in self._blanks]
        if "discards" not in root and "shuffled" not in root and table.phase:
            *beneath, top = natural.natural_discards(set(self._placed), blanks) or [0]
            table.discards = [top] if top else []
            table.shuffled = tuple(sorted(beneath))
            for card in [*table.discards, *beneath]:
                self._placed[card] = "discards"
        table.exposed = self.whole(root, "", "exposed", 0, MOST, 1 if table.discards else 0)
        for colour, name in enumerate(COLOURS):
            left = [
                card for card in range(1, CARDS + 1) if COLOUR[card] == colour and card not in self._placed
            ]
            table.undecided[colour] = tuple(left)
            table.piles[colour] = len(left) - blanks[colour]
            if table.piles[colour] < 0:
                first_too_many = self._blanks[colour][len(left)]
                self.note(first_too_many, Message("position-colour-short", colour=name, cards=len(left)))
        self._check_piles(table)

    def _check_piles(self, table: Hamburg) -> None:
        """Compare piles, which follow from everything else, with those that are written."""
        root = self.root
        if self.counts(root, "", "piles", COLOURS, CARDS, tuple(table.piles), -1) != table.piles:
            known = " ".join([f"{name} {n}" for name, n in zip(COLOURS, table.piles, strict=True)])
            self.wrong("piles", "position-derived", "", known)
        undecided = self.table_in(root, "", "undecided")
        self.known(undecided, "undecided", COLOURS)
        for name in undecided:
            if name in COLOURS:
                cards = self.numbers(undecided, "undecided", name, 1, CARDS)
                if cards != list(table.undecided[COLOURS.index(name)]):
                    self.wrong(f"undecided.{name}", "position-derived")

    def _read_memory(self, table: Hamburg) -> None:
        seats = len(table.players)
        leads: list[list[Lead]] = [[] for _ in range(seats + 1)]
        here = tuple([name for name in PLACE_NAMES if name == "pile" or int(name[-1]) <= seats])
        for i, value in enumerate(self.list_in(self.root, "", "memory", MOST)):
            field = f"memory[{i}]"
            mine = self.fields(value, field)
            self.known(mine, field, ("seat", "cards", "places"))
            viewer = seats
            if mine.get("seat") != SPECTATOR:
                viewer = self.whole(mine, field, "seat", 1, seats, 0) - 1
            cards = self.numbers(mine, field, "cards", 1, CARDS)
            places = 0
            for place in self.words(mine, field, "places", here):
                places |= 1 << PLACE_NAMES.index(here[place])
            if viewer < 0 or not cards or not places:
                missing = "seat" if viewer < 0 else "places" if cards else "cards"
                self.note(field, Message("position-missing", key=missing))
                continue
            if len({COLOUR[card] for card in cards}) > 1 or len(set(cards)) < len(cards):
                self.wrong(f"{field}.cards", "position-memory-cards")
                continue
            leads[viewer].append(lead(mask_of(cards), places))
        table.leads = tuple([tuple(known) for known in leads])

    def _check_memory(self, table: Hamburg) -> None:
        """Note what a seat is said to look for though it sees it."""
        number = 0
        for viewer, known in enumerate(table.leads):
            hidden = 0
            for faces in unknown_to(table, viewer) if known else ():
                hidden |= mask_of(list(faces))
            for each in known:
                if not each.cards & hidden:
                    self.wrong(f"memory[{number}].cards", "position-memory-seen")
                number += 1

    def _read_agenda(self, table: Hamburg) -> None:
        root = self.root
        if "agenda" not in root:
            turn = self.whole(root, "", "turn", 1, len(table.players), table.first + 1) - 1
            acted = self.truth(root, "", "acted", False)
            if acted and table.phase != 3:
                self.wrong("acted", "position-acted")
            if table.phase == 0:
                self.note("phase", Message("position-missing", key="agenda"))
            elif not self._over:
                table.agenda = natural.natural_agenda(table, turn, acted)
        else:
            for key in ("turn", "acted"):
                if key in root:
                    self.wrong(key, "position-turn-and-agenda")
            table.agenda = self.tasks(len(table.players), STEPS, LIMITS)
            if self.mistakes:
                return
            for i in range(len(table.agenda)):
                reason = misfit(table, i)
                if reason is not None:
                    self.note(f"agenda[{i}]", reason)
        if self._over and (table.agenda or table.phase != 4 or table.season != table.box.board.seasons):
            self.wrong("over" if "over" in root else "agenda", "position-over")
        for found in (left_over(table), frame_misfit(table) if table.agenda else None):
            if found is not None:
                self.note(found[0], found[1])
