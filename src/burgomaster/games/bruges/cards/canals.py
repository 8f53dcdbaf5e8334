"""Canal tiles that persons build."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.meaning import Meaning
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.bruges.box.components import SIDES
from burgomaster.games.bruges.canals import build_tile
from burgomaster.games.bruges.choices import TILES, Tile
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import NO_PRICE, tile_price
from burgomaster.games.rows.effect import Effect


class BuildCanal(Effect[Bruges]):
    """Build a canal tile on either half without playing a card, at so many times its printed price."""

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def spell(self) -> Phrase:
        return Phrase("br-card-build-canal", times=self.times)

    def hindrance(self, table: Bruges, seat: int, card: int, free: bool) -> Message | None:
        return None if BUILD_CANAL.offers(table, seat, self.times, 0) else Message("br-no-affordable-tile")

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(BUILD_CANAL, seat, self.times)


class BuildCanalTile(Ask[Bruges]):
    """Choose the half of the canal to build on; the printed price is paid `what` times (ruling 27)."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = []
        for side, choice in enumerate(TILES):
            price = tile_price(table, seat, side)
            if price != NO_PRICE and price * what <= table.players[seat].money:
                choices.append(choice)
        return choices

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Tile)
        table.pay_money(seat, tile_price(table, seat, choice.side) * what)
        build_tile(table, seat, choice.side)

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Tile):
            price = tile_price(table, seat, choice.side)
            if price == NO_PRICE:
                return Message("br-canal-complete", side=SIDES[choice.side])
            return Message("br-guilders-short", price=price * what, guilders=table.players[seat].money)
        return super().why_not(table, seat, what, count, choice)


BUILD_CANAL: Final = BuildCanalTile("build-canal", what=Meaning("price_times", 9))


def build_canal(times_price: int) -> Effect[Bruges]:
    """Build a canal tile at so many times its price."""
    return BuildCanal(times_price)
