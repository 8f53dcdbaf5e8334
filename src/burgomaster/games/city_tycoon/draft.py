"""Phase II: tiles are dealt, picked one by one, and packs passed to the left."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.known import Known
from burgomaster.core.message import Message
from burgomaster.core.step import EVERYBODY, AskAll, Step, Toss
from burgomaster.games.city_tycoon import meanings
from burgomaster.games.city_tycoon.box.components import PACK, tiles_of_round
from burgomaster.games.city_tycoon.choices import DEAL, PICKS, Deal, Pick, by_verb
from burgomaster.games.city_tycoon.table import CityTycoon

NOT_YET: Final = 0
HANDFUL: Final = 3
"""How many tiles are dealt at once."""

_threes: Final[dict[int, list[tuple[int, int, int]]]] = {}


def threes(count: int) -> list[tuple[int, int, int]]:
    """Return every choice of three out of so many, made once.

    >>> threes(4)
    [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    """
    found = _threes.get(count)
    if found is None:
        found = list(combinations(range(count), HANDFUL))
        _threes[count] = found
    return found


class ChooseTiles(Step[CityTycoon]):
    """Deal six tiles to everyone, and let everyone pick (phase II)."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        table.begin_phase(2)
        table.count_done(0)
        players = len(table.players)
        table.stack = tuple(tiles_of_round(table.round))
        table.packs = ((),) * players
        table.taken = ((),) * players
        table.push(PICK_TILE, EVERYBODY)
        for each in range(players - 1, -1, -1):
            for _ in range(PACK // HANDFUL):
                table.push(DEAL_TILES, each, each)


DRAFT: Final[ChooseTiles] = ChooseTiles("draft")


class DealTiles(Toss[CityTycoon]):
    """Three tiles of the round's stack come into a seat's first pack; only that seat sees them."""

    def outcomes(self, table: CityTycoon, seat: int, what: int, count: int) -> int:
        return len(threes(len(table.stack)))

    def outcome(self, table: CityTycoon, seat: int, what: int, count: int, k: int) -> Choice:
        stack = table.stack
        one, two, three = threes(len(stack))[k]
        return DEAL.of(stack[one], stack[two], stack[three])

    def label(self, table: CityTycoon, seat: int, what: int, count: int) -> str:
        return f"round {table.round}/pack {seat + 1}/{len(table.packs[seat]) // HANDFUL + 1}"

    def possible(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> bool:
        if not isinstance(choice, Deal):
            return False
        one, two, three = choice.tiles
        return one < two < three and one in table.stack and two in table.stack and three in table.stack

    def known_to(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_verb(choice, seat)

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Deal)
        one, two, three = choice.tiles
        table.deal(seat, one, two, three)
        if table.watched:
            private = Message("ct-dealt-tiles", seat=seat + 1, tile1=one, tile2=two, tile3=three)
            table.tell(Event(Message("ct-dealt", seat=seat + 1), private, (seat,)))

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-deal", seat=what + 1, round=table.round)

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Deal):
            missing = [tile for tile in choice.tiles if tile not in table.stack]
            if missing:
                return Message("ct-not-in-stack", tile=missing[0], round=table.round)
            return Message("ct-deal-order")
        return super().why_not(table, seat, what, count, choice)


DEAL_TILES: Final[DealTiles] = DealTiles("deal", what=meanings.SEAT)


class PickTile(AskAll[CityTycoon]):
    """Everyone picks a tile of the pack in hand; when all have, the packs pass to the left."""

    def waiting(self, table: CityTycoon, what: int, count: int) -> list[int]:
        return [seat for seat, player in enumerate(table.players) if player.pick == NOT_YET]

    def waits_for(self, table: CityTycoon, seat: int, what: int, count: int) -> bool:
        return 0 <= seat < len(table.players) and table.players[seat].pick == NOT_YET

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        return [PICKS[tile] for tile in table.packs[table.pack_of(seat)]]

    def known_to(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_verb(choice, seat)

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        table.pick(seat, choice.tile)
        if table.watched:
            private = Message("ct-picked-tile", seat=seat + 1, tile=choice.tile)
            table.tell(Event(Message("ct-picked", seat=seat + 1), private, (seat,)))

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        table.pass_on()
        table.reveal()  # everyone looks at another pack, or has got the last tile
        if table.done < PACK:
            table.push(self, EVERYBODY)

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-pick", seat=seat + 1, left=PACK - table.done)

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Pick):
            return Message("ct-not-in-pack", tile=choice.tile)
        return super().why_not(table, seat, what, count, choice)


PICK_TILE: Final[PickTile] = PickTile("pick")
