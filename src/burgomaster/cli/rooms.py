"""What the command needs of each game beside its rules: a screen, positions, scores and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from rich.console import Console, RenderableType

from burgomaster.cli.city_tycoon import CityTycoonPlay
from burgomaster.cli.city_tycoon_tiles import tile_data, tile_list, tiles_matching
from burgomaster.cli.hamburg_cards import card_data, card_list, cards_matching
from burgomaster.cli.say import Voice
from burgomaster.cli.screen import HamburgPlay, Screen
from burgomaster.core.explain import Change, Explanation
from burgomaster.core.table import Table
from burgomaster.games import city_tycoon, hamburg, rules_of
from burgomaster.games.city_tycoon import scoring as city_tycoon_scoring
from burgomaster.games.city_tycoon.box.box import Box as TileBox
from burgomaster.games.city_tycoon.paper import loading as city_tycoon_positions
from burgomaster.games.city_tycoon.sight import explain as city_tycoon_moves
from burgomaster.games.hamburg.box.box import Box as CardBox
from burgomaster.games.hamburg.paper import loading as hamburg_positions
from burgomaster.games.hamburg.scoring import final_scoring
from burgomaster.games.hamburg.sight import explain as hamburg_moves


class Room(Protocol):
    """One game as the command knows it; tables and boxes are always those of that game."""

    def screen(self, console: Console, said: Voice) -> Screen:
        """Return what draws its tables."""
        ...

    def read_position(self, text: str, file: str, data: str) -> Table:
        """Return the table a position tells of."""
        ...

    def moves(self, table: Any, seat: int | None) -> Explanation:
        """Explain what a seat can choose."""
        ...

    def change(self, said: Voice, change: Change) -> str:
        """Return in words what changes, and from what to what."""
        ...

    def scores(self, table: Any) -> list[dict[str, object]]:
        """Return everyone's points by where they come from, as plain data."""
        ...

    def cards_matching(self, box: Any, said: Voice, words: str) -> list[int]:
        """Return the cards with this number, or those that hold all the words."""
        ...

    def card_data(self, box: Any, said: Voice, number: int) -> dict[str, object]:
        """Return a card as plain data."""
        ...

    def card_list(self, console: Console, box: Any, said: Voice, numbers: Sequence[int]) -> RenderableType:
        """Return cards as a table."""
        ...


class HamburgRoom:
    """Hamburg's room."""

    def screen(self, console: Console, said: Voice) -> Screen:
        """Return what draws Hamburg."""
        return HamburgPlay(console, said)

    def read_position(self, text: str, file: str, data: str) -> Table:
        """Return the table a position tells of."""
        return hamburg_positions.read_position(text, file, data)

    def moves(self, table: hamburg.Hamburg, seat: int | None) -> Explanation:
        """Explain what a seat can choose."""
        return hamburg_moves.moves(table, seat)

    def change(self, said: Voice, change: Change) -> str:
        """Return a change in words, as in: orange workers 0 → 3."""
        words, name = said.words, change.name
        if change.kind in ("workers", "levels"):
            name = words.label("hb-colour-name", name)
        elif change.kind == "wall":
            name = words.label("hb-side-name", name)
        elif change.kind == "majorities":
            name = words.label("hb-majority-name", name)
        elif change.kind in ("buildings", "garden", "used") and name.isdecimal():
            name = words.card(int(name))
        elif change.kind == "used":
            name = words.tile(*name.split(" "))
        what = said("change", kind=change.kind, name=name).strip()
        if change.kind in ("buildings", "garden") and name:
            return f"{'+' if change.before < change.after else '-'} {what}"
        return what if change.kind == "used" else f"{what} {change.before} → {change.after}"

    def scores(self, table: hamburg.Hamburg) -> list[dict[str, object]]:
        """Return final scoring, source by source."""
        return [
            {
                "seat": seat + 1,
                "points": player.points,
                **final_scoring(table, seat),
                "final_scoring": sum(final_scoring(table, seat).values()),
                "total": table.scores()[seat],
            }
            for seat, player in enumerate(table.players)
        ]

    def cards_matching(self, box: CardBox, said: Voice, words: str) -> list[int]:
        """Return the cards with this number, or those that hold all the words."""
        return cards_matching(box, said, words)

    def card_data(self, box: CardBox, said: Voice, number: int) -> dict[str, object]:
        """Return a card as plain data."""
        return card_data(box, said, number)

    def card_list(
        self, console: Console, box: CardBox, said: Voice, numbers: Sequence[int]
    ) -> RenderableType:
        """Return cards as a table."""
        return card_list(console, box, said, numbers)


class CityTycoonRoom:
    """City Tycoon's room."""

    def screen(self, console: Console, said: Voice) -> Screen:
        """Return what draws City Tycoon."""
        return CityTycoonPlay(console, said)

    def read_position(self, text: str, file: str, data: str) -> Table:
        """Return the table a position tells of."""
        return city_tycoon_positions.read_position(text, file, data)

    def moves(self, table: city_tycoon.CityTycoon, seat: int | None) -> Explanation:
        """Explain what a seat can choose."""
        return city_tycoon_moves.moves(table, seat)

    def change(self, said: Voice, change: Change) -> str:
        """Return a change in words, as in: euros 20 → 12; what happens only once needs no numbers."""
        name = change.name
        if name.isdecimal():
            name = said.words.label("ct-tile-name", int(name))
        elif name:
            name = said.words.label("ct-plant-name", name)
        what = said("change-of-city", kind=change.kind, name=name)
        once = change.kind in ("tiles", "plants", "picked", "supplied", "passed")
        return what if once else f"{what} {change.before} → {change.after}"

    def scores(self, table: city_tycoon.CityTycoon) -> list[dict[str, object]]:
        """Return points by where they come from, and the money that decides ties."""
        winners = table.winners()
        return [
            {
                "seat": seat + 1,
                **city_tycoon_scoring.final_scoring(table, seat),
                "total": total,
                "money_left": city_tycoon_scoring.money_left(table, seat),
                "wins": seat in winners,
            }
            for seat, total in enumerate(table.scores())
        ]

    def cards_matching(self, box: TileBox, said: Voice, words: str) -> list[int]:
        """Return the tiles with this number, or those that hold all the words."""
        return tiles_matching(box, said, words)

    def card_data(self, box: TileBox, said: Voice, number: int) -> dict[str, object]:
        """Return a tile as plain data."""
        return tile_data(box, said, number)

    def card_list(
        self, console: Console, box: TileBox, said: Voice, numbers: Sequence[int]
    ) -> RenderableType:
        """Return tiles as a table."""
        return tile_list(said, box, numbers)


ROOMS: Final[dict[str, Room]] = {"hamburg": HamburgRoom(), "city_tycoon": CityTycoonRoom()}


def room_of(game: str) -> Room:
    """Return a game's room, or refuse an id that is not known."""
    return ROOMS[rules_of(game).id]
