"""Reading the tiles of a round: packs, hands, what is gone, and what a seat remembers of them."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.city_tycoon.box.components import (
    BLANK,
    HIDDEN_PICK,
    PACK,
    TILES,
    round_of,
    tiles_of_round,
)
from burgomaster.games.city_tycoon.draft import HANDFUL
from burgomaster.games.city_tycoon.paper.agenda import deals_left, has_acted
from burgomaster.games.city_tycoon.paper.natural import BUILDING, DRAFTING
from burgomaster.games.city_tycoon.paper.position import NONE, PHASES
from burgomaster.games.city_tycoon.sight.knowledge import Group, remembered, taker
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.paper.position import FieldReader, Fields

ZONES: Final = ("took", "hand", "gone", "pack")
_OF_PHASE: Final = {DRAFTING: ("took", "hand", "pack"), BUILDING: ("took", "hand", "gone")}


class PackReader:
    """Reads what players took in the present round.

    Everybody takes six tiles; each is then in hand, laid, or gone (sold or discarded). Tiles nobody speaks of
    are put where some are missing, the smallest numbers first; where the viewer may not look, they are blank.
    """

    def __init__(self, reader: FieldReader, table: CityTycoon, players: Fields, laid: dict[int, str]) -> None:
        self._reader: Final = reader
        self._table: Final = table
        self._players: Final = players
        self._placed: Final[dict[int, str]] = {
            tile: field for tile, field in laid.items() if round_of(tile) == table.round
        }
        self._left: list[int] = []  # tiles nobody speaks of
        self._took: list[list[int]] = []

    def read(self) -> None:
        """Read packs, hands and memory into the table."""
        table = self._table
        zones: list[dict[str, list[int]]] = []
        for seat in range(len(table.players)):
            zones.append(self._zones(seat))
        if table.phase not in (DRAFTING, BUILDING):
            self._memory()
            return
        self._left = [tile for tile in tiles_of_round(table.round) if tile not in self._placed]
        packs: list[tuple[int, ...]] = [()] * len(table.players)
        for seat, given in enumerate(zones):
            if table.phase == DRAFTING:
                packs[table.pack_of(seat)] = self._drafting(seat, given)
            else:
                self._building(seat, given)
        table.packs = tuple(packs)
        self._take()
        table.stack = tuple(self._left)
        if table.viewer != WHOLE_TABLE:
            dealt = sum([len(pack) for pack in packs]) + sum([len(took) for took in self._took])
            table.stack = (BLANK,) * (len(tiles_of_round(table.round)) - dealt)
        self._memory()

    def _mine(self, seat: int) -> Fields:
        mine = self._players.get(str(seat + 1))
        return mine if isinstance(mine, dict) else {}

    def _hidden(self, seat: int) -> bool:
        return self._table.viewer not in (WHOLE_TABLE, seat)

    # What is written.

    def _zones(self, seat: int) -> dict[str, list[int]]:
        """Return the tiles that are written for a seat, by where they are."""
        reader, table, mine = self._reader, self._table, self._mine(seat)
        field = f"player.{seat + 1}"
        found: dict[str, list[int]] = {}
        for key in ZONES:
            if key not in mine:
                continue
            tiles = reader.numbers(mine, field, key, 0, TILES)
            found[key] = tiles
            if tiles and key not in _OF_PHASE.get(table.phase, ()):
                self._not_now(f"{field}.{key}")
            for i, tile in enumerate(tiles):
                self._place(seat, tile, f"{field}.{key}[{i}]", key, found)
        self._pick(seat, mine, field)
        return found

    def _not_now(self, field: str) -> None:
        self._reader.note(field, Message("ct-position-not-now", phase=PHASES[self._table.phase]))

    def _place(self, seat: int, tile: int, field: str, key: str, found: dict[str, list[int]]) -> None:
        """Note a tile that cannot be here; what a seat took is also in its hand, laid or gone."""
        reader = self._reader
        there = self._placed.get(tile, "")
        own = there.startswith(f"player.{seat + 1}.") and (key == "took" or tile in found.get("took", []))
        again = [other for zone in ZONES if zone in found and zone != "took" for other in found[zone]]
        if (tile == BLANK) != self._hidden(seat):
            reader.wrong(field, "ct-position-hidden", tile)
        elif tile and round_of(tile) != self._table.round:
            reader.note(field, Message("ct-position-early", tile=tile, round=round_of(tile)))
        elif there and (not own or (found["took"] if key == "took" else again).count(tile) > 1):
            reader.note(field, Message("ct-position-tile-twice", tile=tile, place=there))
        if tile:
            self._placed.setdefault(tile, field)

    def _pick(self, seat: int, mine: Fields, field: str) -> None:
        reader, table = self._reader, self._table
        if mine.get("pick", NONE) == NONE:
            return
        tile = reader.whole(mine, field, "pick", 0, TILES, BLANK)
        if (tile == BLANK) != self._hidden(seat):
            reader.wrong(f"{field}.pick", "ct-position-hidden", tile)
        if table.phase != DRAFTING:
            self._not_now(f"{field}.pick")
        table.players[seat].pick = tile or HIDDEN_PICK

    # What is filled in.

    def _fill(self, seat: int, count: int) -> list[int]:
        if self._hidden(seat):
            return [BLANK] * max(count, 0)
        found = self._left[: max(count, 0)]
        self._left = self._left[len(found) :]
        return found

    def _check_count(self, seat: int, key: str, tiles: list[int], wanted: int) -> None:
        if len(tiles) != wanted:
            told = Message("ct-position-count", found=len(tiles), wanted=wanted)
            self._reader.note(f"player.{seat + 1}.{key}", told)

    def _drafting(self, seat: int, given: dict[str, list[int]]) -> tuple[int, ...]:
        """Read what a seat took so far, and return the pack it holds."""
        table = self._table
        hand = given.get("hand")
        taken = given.get("took", hand)
        if taken is None:
            taken = self._fill(seat, table.done)
        self._check_count(seat, "took" if "took" in given else "hand", taken, table.done)
        if hand is not None and sorted(hand) != sorted(taken):
            self._reader.wrong(f"player.{seat + 1}.hand", "ct-position-took")
        wanted = PACK - table.done - HANDFUL * deals_left(table, seat)
        pack = given["pack"] if "pack" in given else self._fill(seat, wanted)
        self._check_count(seat, "pack", pack, wanted)
        table.players[seat].hand = tuple(sorted(taken))
        self._took.append(taken)
        if table.players[seat].pick and wanted != PACK - table.done:
            self._not_now(f"player.{seat + 1}.pick")
        return tuple(sorted(pack))

    def _building(self, seat: int, given: dict[str, list[int]]) -> None:
        """Read what a seat has in hand, and what is gone; both come from what it took."""
        table = self._table
        player = table.players[seat]
        laid = [tile for tile in player.tiles if round_of(tile) == table.round]
        held = PACK - table.done - (1 if has_acted(table, seat) else 0)
        gone_wanted = PACK - held - len(laid)
        if gone_wanted < 0:
            told = Message("ct-position-laid", seat=seat + 1, found=len(laid), wanted=PACK - held)
            self._reader.note(f"player.{seat + 1}", told)
        hidden = self._hidden(seat)
        took = given.get("took")
        rest: list[int] | None = None
        if took is not None and not hidden:
            rest = sorted([tile for tile in took if tile not in laid])
        if "hand" in given:
            hand = given["hand"]
        elif rest is not None:
            known_gone = given.get("gone", rest[: max(gone_wanted, 0)])
            hand = [tile for tile in rest if tile not in known_gone]
        else:
            hand = self._fill(seat, held)
        if "gone" in given:
            gone = given["gone"]
        elif rest is not None:
            gone = [tile for tile in rest if tile not in hand]
        else:
            gone = self._fill(seat, gone_wanted)
        self._check_count(seat, "hand", hand, held)
        self._check_count(seat, "gone", gone, max(gone_wanted, 0))
        if took is None:
            took = [BLANK] * PACK if hidden else sorted([*hand, *gone, *laid])
        elif not hidden and sorted(took) != sorted([*hand, *gone, *laid]):
            self._reader.wrong(f"player.{seat + 1}.took", "ct-position-took")
        self._check_count(seat, "took", took, PACK)
        player.hand, player.gone = tuple(sorted(hand)), tuple(sorted(gone))
        self._took.append(took)

    def _take(self) -> None:
        """Put what seats took back to the packs it was taken from."""
        table = self._table
        seats = len(table.players)
        taken: list[list[int]] = [[] for _ in range(seats)]
        for turn in range(max([len(took) for took in self._took], default=0)):
            for pack in range(seats):
                took = self._took[taker(table, pack, turn)]
                if turn < len(took):
                    taken[pack].append(took[turn])
        table.taken = tuple([tuple(tiles) for tiles in taken])

    # What a seat remembers.

    def _memory(self) -> None:
        reader, table = self._reader, self._table
        seats = len(table.players)
        groups: list[Group] = []
        keys = ("pack", "turns", "tiles")
        for mine, field in reader.records(reader.root, "", "memory", keys, seats * PACK):
            turns = reader.numbers(mine, field, "turns", 1, PACK)
            pack = reader.whole(mine, field, "pack", 1, seats, 0) - 1
            tiles = reader.numbers(mine, field, "tiles", 1, TILES)
            if pack < 0 or len(turns) != 2:
                reader.note(field, Message("position-missing", key="pack" if pack < 0 else "turns"))
                continue
            groups.append(Group(pack, turns[0] - 1, turns[1], tuple(sorted(tiles))))
        table.groups = tuple(groups)
        if not reader.mistakes and not self._can_remember():
            reader.wrong("memory", "ct-position-memory")

    def _can_remember(self) -> bool:
        """Tell whether the viewer can remember this: every pack it passed on, with tiles it may have seen."""
        table = self._table
        viewer = table.viewer
        groups = table.groups
        if viewer == WHOLE_TABLE or viewer >= len(table.players) or not table.packs:
            return not groups
        shape = [(each.pack, each.first, each.last, len(each.tiles)) for each in remembered(table, viewer)]
        if shape != [(each.pack, each.first, each.last, len(each.tiles)) for each in groups]:
            return False
        tiles = [tile for group in groups for tile in group.tiles]
        own = [*table.held(viewer), *self._took[viewer]]
        if len(set(tiles)) != len(tiles) or any(tile in own for tile in tiles):
            return False
        if any(round_of(tile) != table.round for tile in tiles):
            return False
        return all(self._could_take(seat, tiles) for seat in range(len(table.players)) if seat != viewer)

    def _could_take(self, seat: int, tiles: list[int]) -> bool:
        """Tell whether another seat can have taken what it laid, as far as the viewer remembers."""
        table = self._table
        laid = [tile for tile in table.players[seat].tiles if round_of(tile) == table.round]
        unseen = 0
        for pack, taken in enumerate(table.taken):
            for turn in range(len(taken)):
                if taker(table, pack, turn) != seat:
                    continue
                seen = [each for each in table.groups if each.pack == pack and each.first <= turn < each.last]
                if not seen:
                    unseen += 1
                elif len([tile for tile in seen[0].tiles if tile in laid]) > 1:
                    return False
        for group in table.groups:
            turns = range(group.first, min(group.last, len(table.taken[group.pack])))
            own_turn = seat in [taker(table, group.pack, turn) for turn in turns]
            if not own_turn and any(tile in laid for tile in group.tiles):
                return False
        return len([tile for tile in laid if tile not in tiles]) <= unseen
