"""Loading: a table from a position, written by hand or by `position.dump`, checked field by field."""

from __future__ import annotations

from typing import Final

from burgomaster.core.chance import CHANCE
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.mistake import Mistake, Mistaken
from burgomaster.core.table import Ask, Toss
from burgomaster.core.toml import Document, joined
from burgomaster.games.hamburg import natural
from burgomaster.games.hamburg.agenda import LONGEST, frame_misfit, left_over, misfit, read_task
from burgomaster.games.hamburg.box import Box
from burgomaster.games.hamburg.components import (
    CARDS,
    COLOUR,
    COLOURS,
    DICE,
    FIRST_GARDEN,
    MAJORITIES,
    PLACES,
    SIDES,
    ZOO_CARDS,
    blank,
    mask_of,
)
from burgomaster.games.hamburg.data import STANDARD, known_set, standard_box, with_values
from burgomaster.games.hamburg.knowledge import Lead
from burgomaster.games.hamburg.laws import broken_law
from burgomaster.games.hamburg.position import NONE, PHASES, PLACE_NAMES, SPECTATOR, token_name
from burgomaster.games.hamburg.table import TOKEN_KINDS, WHOLE_TABLE, Hamburg, Player, Plot
from burgomaster.games.hamburg.view import unknown_to

MOST: Final = 10_000
"""No more marks, points or workers than this."""
MOST_TEXT: Final = 1_000_000
"""Longer texts, in characters, are not read."""

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

Fields = dict[str, Plain]


def read_position(text: str, file: str = "") -> Hamburg:
    r"""Return the table a position tells of, run to its question, or refuse it with all its mistakes.

    >>> table = read_position("[player.1]\nworkers = { gray = 2 }\nbuildings = [8]\n")
    >>> [choice.text for choice in table.offers()]
    ['use 8', 'end turn']
    """
    if len(text) > MOST_TEXT:
        raise Mistaken([Mistake(file, 0, 0, "", Message("file-too-big", most=MOST_TEXT))])
    document = Document(text, file)
    return _Reader(document.data, document).table()


def load(data: Plain) -> Hamburg:
    """Return the table that was written as plain data, or refuse it with all its mistakes."""
    return _Reader(data, None).table()


class _Reader:
    """Reads one position and notes all that is wrong with it."""

    def __init__(self, data: Plain, document: Document | None) -> None:
        self._document: Final = document
        self._mistakes: list[Mistake] = []
        self._placed: dict[int, str] = {}  # cards with a place of their own, and where that is written
        self._blanks: list[list[str]] = [[], [], [], [], []]  # where blank cards of each colour are written
        self._over = False
        self._root: Final = self._fields(data, "")

    # What is wrong.

    def _wrong(self, field: str, id: str, found: Plain = "", known: str = "") -> None:  # noqa: A002
        reason = Message(id, found=str(found)[:40], known=known)
        self._note(field, reason)

    def _note(self, field: str, reason: Message) -> None:
        if self._document is not None:
            self._mistakes.append(self._document.mistake(field, reason))
        else:
            self._mistakes.append(Mistake("", 0, 0, field, reason))

    def _stop_if_wrong(self) -> None:
        if self._mistakes:
            raise Mistaken(self._mistakes)

    # Values of every kind.

    def _fields(self, value: Plain, field: str) -> Fields:
        if isinstance(value, dict):
            return value
        self._wrong(field, "position-table", value)
        return {}

    def _table(self, around: Fields, field: str, key: str) -> Fields:
        return self._fields(around[key], joined(field, key)) if key in around else {}

    def _known(self, fields: Fields, field: str, keys: tuple[str, ...]) -> None:
        for key in fields:
            if key not in keys:
                self._wrong(joined(field, key), "position-key", key, ", ".join(keys))

    def _whole(self, fields: Fields, field: str, key: str, low: int, high: int, default: int) -> int:
        value = fields.get(key, default)
        if key in fields and not self._is_whole(value, joined(field, key), low, high):
            return default
        return value if isinstance(value, int) else default

    def _is_whole(self, value: Plain, field: str, low: int, high: int) -> bool:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self._note(field, Message("position-number", found=str(value)[:40], low=low, high=high))
            return False
        return True

    def _truth(self, fields: Fields, field: str, key: str, default: bool) -> bool:
        value = fields.get(key, default)
        if not isinstance(value, bool):
            self._wrong(joined(field, key), "position-truth", value)
            return default
        return value

    def _word(self, value: Plain, field: str, known: tuple[str, ...]) -> int:
        if isinstance(value, str) and value in known:
            return known.index(value)
        self._wrong(field, "position-word", value, ", ".join(known))
        return 0

    def _list(self, fields: Fields, field: str, key: str, most: int = CARDS) -> list[Plain]:
        value = fields.get(key, [])
        if not isinstance(value, list):
            self._wrong(joined(field, key), "position-list", value)
            return []
        if len(value) > most:
            self._note(joined(field, key), Message("position-list-long", found=len(value), most=most))
            return []
        return value

    def _numbers(self, fields: Fields, field: str, key: str, low: int, high: int) -> list[int]:
        found: list[int] = []
        for i, value in enumerate(self._list(fields, field, key)):
            if self._is_whole(value, f"{joined(field, key)}[{i}]", low, high) and isinstance(value, int):
                found.append(value)
        return found

    def _words(self, fields: Fields, field: str, key: str, known: tuple[str, ...]) -> list[int]:
        at = joined(field, key)
        return [
            self._word(value, f"{at}[{i}]", known) for i, value in enumerate(self._list(fields, field, key))
        ]

    def _set(self, fields: Fields, field: str, key: str, known: tuple[str, ...]) -> int:
        """Return named things as a set; nothing may be named twice."""
        bits = 0
        for i, bit in enumerate(self._words(fields, field, key, known)):
            if bits >> bit & 1:
                self._wrong(f"{joined(field, key)}[{i}]", "position-twice", known[bit])
            bits |= 1 << bit
        return bits

    def _counts(
        self,
        fields: Fields,
        field: str,
        key: str,
        names: tuple[str, ...],
        high: int,
        default: tuple[int, ...],
        rest: int = 0,
    ) -> list[int]:
        """Return a number for each name; if there is such a table, those it leaves out are `rest`."""
        if key not in fields:
            return list(default)
        at = joined(field, key)
        given = self._table(fields, field, key)
        self._known(given, at, names)
        return [self._whole(given, at, name, 0, high, rest) for name in names]

    # Cards.

    def _card(self, value: Plain, field: str, blanks: bool) -> int:
        """Return a card that lies here: its number, or where blanks may lie, its colour."""
        if blanks and isinstance(value, str):
            colour = self._word(value, field, COLOURS)
            self._blanks[colour].append(field)
            return blank(colour)
        if not self._is_whole(value, field, 1, CARDS) or not isinstance(value, int):
            return 0
        if value in self._placed:
            self._note(field, Message("position-card-twice", card=value, place=self._placed[value]))
        else:
            self._placed[value] = field
        return value

    def _cards(self, fields: Fields, field: str, key: str, blanks: bool = False) -> list[int]:
        at = joined(field, key)
        values = self._list(fields, field, key)
        return [self._card(value, f"{at}[{i}]", blanks) for i, value in enumerate(values)]

    def _building(self, value: Plain, field: str) -> int:
        card = self._card(value, field, False)
        if card >= FIRST_GARDEN:
            self._note(field, Message("garden-needs-no-site", card=card))
        return card

    # The table.

    def table(self) -> Hamburg:
        """Read everything."""
        self._stop_if_wrong()
        root = self._root
        self._known(root, "", _KEYS)
        if root.get("game", "hamburg") != "hamburg":
            self._wrong("game", "position-game", root["game"], "hamburg")
        box = self._box()
        given = self._table(root, "", "player")
        highest = max([int(key) for key in given if key in ("1", "2", "3", "4", "5")], default=2)
        seats = max(self._whole(root, "", "players", 2, 5, max(highest, 2)), 2)
        table = Hamburg(box, seats)
        self._known(given, "player", tuple([str(seat + 1) for seat in range(seats)]))
        self._read_time(table)
        self._read_church(table)
        for seat in range(seats):
            field = f"player.{seat + 1}"
            mine = self._table(given, "player", str(seat + 1))
            table.players[seat] = self._player(mine, field, box)
        self._read_supplies(table)
        self._read_cards(table)
        self._read_memory(table)
        self._stop_if_wrong()
        self._check_memory(table)
        self._read_agenda(table)
        self._stop_if_wrong()
        broken = broken_law(table)
        if broken is not None:
            self._note("", broken)
            self._stop_if_wrong()
        self._ask(table)
        return table

    def _box(self) -> Box:
        root = self._root
        name = root.get("data", STANDARD)
        try:
            box = known_set(name if isinstance(name, str) else "")
        except Mistaken:  # a set that is there, but broken
            self._wrong("data", "data-unknown", name)
            box = standard_box()
        except Refused as refused:
            self._note("data", refused.message)
            box = standard_box()
        changed: dict[int, tuple[int, int]] = {}
        for key, value in self._table(root, "", "values").items():
            field = f"values.{key}"
            if not (key.isascii() and key.isdecimal() and len(key) <= 3 and 1 <= int(key) <= CARDS):
                self._note(field, Message("position-number", found=key[:40], low=1, high=CARDS))
                continue
            card, mine = int(key), self._fields(value, field)
            self._known(mine, field, ("cost", "points"))
            cost = self._whole(mine, field, "cost", 0, 99, box.cost[card])
            changed[card] = (cost, self._whole(mine, field, "points", 0, 99, box.points[card]))
        box = with_values(box, changed)
        if root.get("digest", box.digest) != box.digest:
            self._note("digest", Message("position-other-data", name=box.name))
        return box

    def _read_time(self, table: Hamburg) -> None:
        root, board, seats = self._root, table.box.board, len(table.players)
        table.viewer = self._whole(root, "", "seen_by", 0, seats + 1, 0) - 1
        self._over = self._truth(root, "", "over", root.get("agenda") == [])
        table.phase = 4 if self._over else 3
        if "phase" in root:
            table.phase = self._word(root["phase"], "phase", PHASES)
        floor = 0
        for count in self._table(root, "", "floor").values() if isinstance(root.get("floor"), dict) else ():
            floor += count if isinstance(count, int) else 0
        season = natural.natural_season(floor, board, self._over)
        table.season = self._whole(root, "", "season", 0, board.seasons, season)
        latest = natural.natural_round(table.phase, board)
        table.round = self._whole(root, "", "round", 0, board.rounds, latest)
        table.first = self._whole(root, "", "first", 1, seats, 1) - 1
        if (table.season == 0) != (table.phase == 0):
            self._wrong("season" if "season" in root else "phase", "position-set-up")
        if (table.round == 0) != (table.phase < 3):
            self._wrong("round", "position-round", table.round)

    def _read_church(self, table: Hamburg) -> None:
        root = self._root
        windows = table.box.board.windows
        names = tuple([DICE[colour] for colour in windows])
        natural_dice = natural.natural_dice(table.season, table.phase)
        table.dice = tuple(self._counts(root, "", "dice", DICE, 6, natural_dice, natural_dice[0]))
        table.cleric = natural.natural_cleric(table.phase, table.dice, self._over)
        if "cleric" in root:
            table.cleric = self._word(root["cleric"], "cleric", (NONE, *names)) - 1
        table.guests = tuple(self._words(root, "", "guests", COLOURS))
        natural_floor = natural.natural_floor(table.season, table.phase, table.cleric)
        table.floor = tuple(self._counts(root, "", "floor", names, MOST, natural_floor))
        expected = table.season if table.phase == 4 and table.cleric < 0 else max(table.season - 1, 0)
        if sum(table.floor) != expected:
            found = sum(table.floor)
            self._note(
                "floor", Message("position-clerics", found=found, wanted=expected, season=table.season)
            )
        table.floor_workers = tuple(self._counts(root, "", "floor_workers", COLOURS, MOST, (0,) * 5))

    def _player(self, mine: Fields, field: str, box: Box) -> Player:
        self._known(mine, field, _PLAYER_KEYS)
        board = box.board
        player = Player()
        player.points = self._whole(mine, field, "points", 0, MOST, board.start_points)
        player.marks = self._whole(mine, field, "marks", 0, MOST, board.start_marks)
        start = (board.start_workers,) * 5
        player.workers = self._counts(mine, field, "workers", COLOURS, MOST, start)
        player.levels = self._counts(mine, field, "levels", COLOURS, 4, (0,) * 5)
        left, right = self._counts(mine, field, "wall", SIDES, 5, (0, 0))
        player.wall = (left, right)
        player.halves = natural.natural_halves(player.wall)
        if "halves" in mine:
            player.halves = self._set(mine, field, "halves", SIDES)
        player.statues = tuple(self._numbers(mine, field, "statues", 0, 99))
        player.active = self._set(mine, field, "majorities", MAJORITIES)
        player.square = self._whole(mine, field, "square", 0, len(board.square) - 1, 0)
        player.hand = sorted(self._cards(mine, field, "hand", True))
        player.drawn = tuple(sorted(self._words(mine, field, "drawn", COLOURS)))
        for i, colour in enumerate(player.drawn):
            self._blanks[colour].append(f"{field}.drawn[{i}]")
        if mine.get("held", NONE) != NONE:
            player.held = self._card(mine["held"], f"{field}.held", True)
        self._read_display(player, mine, field)
        self._read_garden(player, mine, field)
        player.display = mask_of(player.buildings())
        for i, card in enumerate(self._numbers(mine, field, "used", 1, CARDS)):
            if not (player.display >> card & 1 or card in player.garden):
                self._note(f"{field}.used[{i}]", Message("not-in-display", card=card))
            player.used |= 1 << card
        return player

    def _read_display(self, player: Player, mine: Fields, field: str) -> None:
        plots: list[Plot] = []
        for i, value in enumerate(self._list(mine, field, "sites", PLACES)):
            at = f"{field}.sites[{i}]"
            if not isinstance(value, dict):
                face = self._card(value, at, True)
                plots.append(Plot(face, face > 0, ()))
                continue
            self._known(value, at, ("site", "known", "buildings"))
            if "site" not in value:
                self._note(at, Message("position-missing", key="site"))
                continue
            face = self._card(value["site"], f"{at}.site", True)
            known = self._truth(value, at, "known", face > 0)
            buildings = self._list(value, at, "buildings", 2)
            cards = [self._building(each, f"{at}.buildings[{j}]") for j, each in enumerate(buildings)]
            plots.append(Plot(face, known, tuple(cards)))
        empty = [i for i, plot in enumerate(plots) if not plot.buildings]
        for i, value in enumerate(self._list(mine, field, "buildings", PLACES)):
            at = f"{field}.buildings[{i}]"
            card = self._building(value, at)
            if empty:
                place = empty.pop(0)
                plots[place] = plots[place].with_buildings((card,))
            else:
                self._blanks[COLOUR[card]].append(at)
                plots.append(Plot(blank(COLOUR[card]), False, (card,)))
        if len(plots) > PLACES:
            self._note(f"{field}.sites", Message("position-list-long", found=len(plots), most=PLACES))
        player.plots = tuple(plots)

    def _read_garden(self, player: Player, mine: Fields, field: str) -> None:
        for i, value in enumerate(self._list(mine, field, "garden")):
            at = f"{field}.garden[{i}]"
            under = 0
            if isinstance(value, dict):
                self._known(value, at, ("card", "under"))
                if "card" not in value:
                    self._note(at, Message("position-missing", key="card"))
                    continue
                if "under" in value:
                    under = self._building(value["under"], f"{at}.under")
                value, at = value["card"], f"{at}.card"
            card = self._card(value, at, False)
            if 0 < card < FIRST_GARDEN:
                self._note(at, Message("building-needs-site", card=card))
            elif under and not ZOO_CARDS >> card & 1:
                self._note(at, Message("position-under-park", card=card))
            player.garden += (card,)
            player.under += (under,)

    def _read_supplies(self, table: Hamburg) -> None:
        root, board = self._root, table.box.board
        left = board.statues[len(table.players)][:]
        for seat, player in enumerate(table.players, 1):
            for i, statue in enumerate(player.statues):
                if statue in left:
                    left.remove(statue)
                else:
                    self._note(f"player.{seat}.statues[{i}]", Message("position-statue", points=statue))
        table.statues = tuple(left)
        if "statues" in root and self._numbers(root, "", "statues", 0, 99) != left:
            self._wrong("statues", "position-derived", "", ", ".join([str(statue) for statue in left]))
        none = (0,) * TOKEN_KINDS
        table.open_tokens = tuple(self._counts(root, "", "open_tokens", _TOKENS, MOST, none))
        table.step_tokens = tuple(self._counts(root, "", "step_tokens", _TOKENS, MOST, none))
        stock: list[int] = []
        for kind, count in enumerate(board.tokens):
            stock.append(count - table.open_tokens[kind] - table.step_tokens[kind])
            if stock[kind] < 0:
                self._note("open_tokens", Message("position-tokens", token=_TOKENS[kind], most=count))
        table.stock = tuple(stock)
        if tuple(self._counts(root, "", "tokens", _TOKENS, MOST, table.stock)) != table.stock:
            known = " ".join([f"{_TOKENS[kind]} {n}" for kind, n in enumerate(stock) if n])
            self._wrong("tokens", "position-derived", "", known)
        drawn = sum(table.open_tokens) + sum(table.step_tokens)
        table.tokens_drawn = self._whole(root, "", "tokens_drawn", 0, MOST, drawn)
        table.stolen = self._whole(root, "", "stolen", 0, MOST, 0)

    def _read_cards(self, table: Hamburg) -> None:
        root = self._root
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
        table.exposed = self._whole(root, "", "exposed", 0, MOST, 1 if table.discards else 0)
        for colour, name in enumerate(COLOURS):
            left = [
                card for card in range(1, CARDS + 1) if COLOUR[card] == colour and card not in self._placed
            ]
            table.undecided[colour] = tuple(left)
            table.piles[colour] = len(left) - blanks[colour]
            if table.piles[colour] < 0:
                first_too_many = self._blanks[colour][len(left)]
                self._note(first_too_many, Message("position-colour-short", colour=name, cards=len(left)))
        self._check_piles(table)

    def _check_piles(self, table: Hamburg) -> None:
        """Compare piles, which follow from everything else, with those that are written."""
        root = self._root
        if self._counts(root, "", "piles", COLOURS, CARDS, tuple(table.piles), -1) != table.piles:
            known = " ".join([f"{name} {n}" for name, n in zip(COLOURS, table.piles, strict=True)])
            self._wrong("piles", "position-derived", "", known)
        undecided = self._table(root, "", "undecided")
        self._known(undecided, "undecided", COLOURS)
        for name in undecided:
            if name in COLOURS:
                cards = self._numbers(undecided, "undecided", name, 1, CARDS)
                if cards != list(table.undecided[COLOURS.index(name)]):
                    self._wrong(f"undecided.{name}", "position-derived")

    def _read_memory(self, table: Hamburg) -> None:
        seats = len(table.players)
        leads: list[list[Lead]] = [[] for _ in range(seats + 1)]
        here = tuple([name for name in PLACE_NAMES if name == "pile" or int(name[-1]) <= seats])
        for i, value in enumerate(self._list(self._root, "", "memory", MOST)):
            field = f"memory[{i}]"
            mine = self._fields(value, field)
            self._known(mine, field, ("seat", "cards", "places"))
            viewer = seats
            if mine.get("seat") != SPECTATOR:
                viewer = self._whole(mine, field, "seat", 1, seats, 0) - 1
            cards = self._numbers(mine, field, "cards", 1, CARDS)
            places = 0
            for place in self._words(mine, field, "places", here):
                places |= 1 << PLACE_NAMES.index(here[place])
            if viewer < 0 or not cards or not places:
                missing = "seat" if viewer < 0 else "places" if cards else "cards"
                self._note(field, Message("position-missing", key=missing))
                continue
            if len({COLOUR[card] for card in cards}) > 1 or len(set(cards)) < len(cards):
                self._wrong(f"{field}.cards", "position-memory-cards")
                continue
            leads[viewer].append(Lead(mask_of(cards), places))
        table.leads = tuple([tuple(known) for known in leads])

    def _check_memory(self, table: Hamburg) -> None:
        """Note what a seat is said to look for though it sees it."""
        number = 0
        for viewer, known in enumerate(table.leads):
            hidden = 0
            for faces in unknown_to(table, viewer) if known else ():
                hidden |= mask_of(list(faces))
            for lead in known:
                if not lead.cards & hidden:
                    self._wrong(f"memory[{number}].cards", "position-memory-seen")
                number += 1

    def _read_agenda(self, table: Hamburg) -> None:
        root = self._root
        if "agenda" not in root:
            turn = self._whole(root, "", "turn", 1, len(table.players), table.first + 1) - 1
            acted = self._truth(root, "", "acted", False)
            if acted and table.phase != 3:
                self._wrong("acted", "position-acted")
            if table.phase == 0:
                self._note("phase", Message("position-missing", key="agenda"))
            elif not self._over:
                table.agenda = natural.natural_agenda(table, turn, acted)
        else:
            for key in ("turn", "acted"):
                if key in root:
                    self._wrong(key, "position-turn-and-agenda")
            for i, value in enumerate(self._list(root, "", "agenda", LONGEST)):
                try:
                    table.agenda.append(
                        read_task(value if isinstance(value, str) else "", len(table.players))
                    )
                except Refused as refused:
                    self._note(f"agenda[{i}]", refused.message)
            if self._mistakes:
                return
            for i in range(len(table.agenda)):
                reason = misfit(table, i)
                if reason is not None:
                    self._note(f"agenda[{i}]", reason)
        if self._over and (table.agenda or table.phase != 4 or table.season != table.box.board.seasons):
            self._wrong("over" if "over" in root else "agenda", "position-over")
        for found in (left_over(table), frame_misfit(table) if table.agenda else None):
            if found is not None:
                self._note(found[0], found[1])

    def _ask(self, table: Hamburg) -> None:
        """Let the table ask its question; what a seat sees stays as it is."""
        if table.viewer == WHOLE_TABLE:
            table.run()
        elif table.agenda:
            step, seat, _, _ = table.agenda[-1]
            if isinstance(step, (Ask, Toss)):
                table.asked = seat if isinstance(step, Ask) else CHANCE
            else:
                self._note("agenda", Message("agenda-misfit", step=step.name, seat=seat + 1))
                self._stop_if_wrong()
