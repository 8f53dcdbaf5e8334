"""City Tycoon's choices in a terminal, each with what it costs, whom it pays and what it brings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.answers import letter
from burgomaster.cli.say import Voice
from burgomaster.cli.screens.city_tycoon.book import Column, tile_grid, tile_name
from burgomaster.cli.screens.city_tycoon.map import short_name
from burgomaster.core.choice import Choice
from burgomaster.games.city_tycoon.box.components import PLANTS, STEPS_AROUND, cell_name
from burgomaster.games.city_tycoon.box.texts import asks, brings, plant_text
from burgomaster.games.city_tycoon.box.tiles import Income
from burgomaster.games.city_tycoon.building import next_plant
from burgomaster.games.city_tycoon.choices import (
    At,
    Build,
    Buy,
    Discard,
    From,
    LandAt,
    Lay,
    OfCell,
    Pass,
    Pay,
    Pick,
    Sell,
    Supply,
    WaterAt,
)
from burgomaster.games.city_tycoon.sight.schema import (
    CityTycoonView,
    GainView,
    PaymentView,
    PlantPlaceView,
    SupplyView,
    TilePlaceView,
)
from burgomaster.games.city_tycoon.sight.view import payment_views, view
from burgomaster.games.city_tycoon.sight.whatif import cube_prices, plant_at, tile_at
from burgomaster.games.city_tycoon.supply import estate_of
from burgomaster.games.city_tycoon.table import CityTycoon

PLACE_PLANT: Final = "place-plant"
TILE_HEADS: Final = ["label-supplying", "label-net", "label-got", "label-given"]
TOO_FAR: Final = 1000
"""Stands for a price where there is no way."""
NOTHING: Final = "–"  # noqa: RUF001 - an en dash stands for nothing in a table


def payments_text(said: Voice, payments: Iterable[PaymentView]) -> str:
    """Return who is paid how much."""
    parts: list[str] = []
    for payment in payments:
        if payment["seat"] is None:
            parts.append(said("pays-bank", euro=payment["euro"]))
        else:
            parts.append(said("pays-seat", euro=payment["euro"], name=said.words.player(payment["seat"])))
    return ", ".join(parts)


def gain_text(said: Voice, *gains: GainView) -> str:
    """Return what is gained in all."""
    euro, points, yellow = [sum(gain[name] for gain in gains) for name in ("euro", "points", "yellow")]
    if not (euro or points or yellow):
        return said("nothing-gained")
    return said.say(brings(Income(euro, points, yellow)))


def net_gain(supply: SupplyView) -> int | None:
    """Return the euros that meeting a demand leaves, neighbors' included; None if it is out of reach."""
    if supply["cost"] is None:
        return None
    return supply["income"]["euro"] + supply["neighbours"]["euro"] - supply["cost"]


def net_text(said: Voice, supply: SupplyView) -> str:
    """Return what meeting a demand leaves: a gain, or a loss with a sign."""
    net = net_gain(supply)
    return NOTHING if net is None else net_words(said, net)


def net_words(said: Voice, net: int) -> str:
    """Return a gain, or a loss with a sign."""
    if net < 0:
        return said("net-loss", euro=-net)
    return said("net-gain", euro=net)


Changes = Mapping[tuple[int, int], str]
"""What supplying cost before, where that has changed, by tile and demand."""


def supply_text(
    said: Voice, seen: CityTycoon, tile: int, supply: SupplyView, changes: Changes | None = None
) -> Text:
    """Return what meeting a demand would cost now, to whom, and what it would bring, neighbors included."""
    wanted = said.say(asks(seen.box.tiles[tile].demands[supply["demand"] - 1]))
    gained = gain_text(said, supply["income"], supply["neighbours"])
    if supply["cost"] is None:
        return Text(said("supply-apart", asks=wanted, brings=gained))
    told = Text(said("supply-now", asks=wanted, brings=gained, cost=supply["cost"]))
    before = (changes or {}).get((tile, supply["demand"]))
    if before is not None:
        told.append(f" {before}", style="yellow")
    if supply["payments"]:
        others = said("pays-others") if supply["other_payees"] else ""
        told.append(f" ({payments_text(said, supply['payments'])}{others})")
    if not supply["possible"]:
        too_dear = supply["cost"] > seen.players[seen.viewer].money
        told.append(f" {said('supply-short' if too_dear else 'supply-no-yellow')}")
    told.append("; ")
    loses = (net_gain(supply) or 0) < 0
    told.append(net_text(said, supply), style="bold red" if loses else "bold")
    return told


class Placing(NamedTuple):
    """Who lays what: a tile, or a plant of a kind."""

    seat: int
    what: int
    plant: bool


class ChoiceTexts:
    """Says the choices of one question, or of one that somebody thinks of."""

    def __init__(
        self,
        said: Voice,
        seen: CityTycoon,
        changes: Changes | None = None,
        placing: Placing | None = None,
    ) -> None:
        self._placing = placing
        self._said = said
        self._seen = seen
        self._changes = changes
        self._what: CityTycoonView = view(seen)
        self._now: dict[int, int | None] | None = None
        """What a cube for each own tile costs now, when a plant is being placed."""

    # The order in which people look for them.

    def arranged(self, choices: Sequence[Choice]) -> list[Choice]:
        """Return cells with the cheapest first, and supplies with the greatest gain first."""
        found = list(choices)
        if found and isinstance(found[0], At):
            found.sort(key=self._far)
        elif any(isinstance(choice, Supply) for choice in found):
            found.sort(key=self._worth)
        return found

    def _far(self, choice: Choice) -> int:
        assert isinstance(choice, At)
        if self._placing_plant():
            place = self._plant_place(choice)
            return sum(TOO_FAR if each["price"] is None else each["price"] for each in place["tiles"])
        supplies = self._place(choice)["supplies"]
        gains = [net_gain(supply) for supply in supplies]
        return -max([gain for gain in gains if gain is not None], default=-TOO_FAR)

    def _worth(self, choice: Choice) -> tuple[int, int, int]:
        """Return where a supply stands: by euros, then by points; passing comes last."""
        if not isinstance(choice, Supply):
            return (1, 0, 0)
        supply = self._supply(choice)
        points = supply["income"]["points"] + supply["neighbours"]["points"]
        return (0, -(net_gain(supply) or 0), -points)

    # As tables.

    def table(self, choices: Sequence[Choice]) -> RenderableType:
        """Return choices with their letters, those about the same things beside each other."""
        first = choices[0] if choices else None
        if isinstance(first, Pick):
            return self._picks([choice for choice in choices if isinstance(choice, Pick)])
        if isinstance(first, Discard):
            return self._discards(choices)
        if isinstance(first, At):
            return self.cells([choice for choice in choices if isinstance(choice, At)])
        if any(isinstance(choice, Sell) for choice in choices):
            return self._actions(choices)
        grid = Grid.grid(padding=(0, 1))
        for number, choice in enumerate(choices):
            notation = "" if isinstance(choice, Supply) else shown(choice)  # there the tile's number will do
            grid.add_row(_sign(number), self.say(choice), Text(notation, style="dim", no_wrap=True))
        return grid

    def _picks(self, choices: Sequence[Pick]) -> Grid:
        letters: Column = ("", [f"{letter(number)})" for number in range(len(choices))])
        numbers = [choice.tile for choice in choices]
        return tile_grid(self._said, self._seen.box, numbers, self._said("title-pack"), before=[letters])

    def _discards(self, choices: Sequence[Choice]) -> Text:
        line = Text()
        for number, choice in enumerate(choices):
            if isinstance(choice, Discard):
                line.append(f"{letter(number)})", style="bold cyan")
                line.append(f" {tile_name(self._seen.box, self._said, choice.tile)} ({choice.tile})   ")
        return line

    def _actions(self, choices: Sequence[Choice]) -> Group:
        """Return the three actions: laying and selling beside each tile in hand, then plants."""
        said, box = self._said, self._seen.box
        letters = {choice.text: letter(number) for number, choice in enumerate(choices)}
        tiles = [choice.tile for choice in choices if isinstance(choice, Sell)]
        lay = [f"{letters[f'lay {tile}']})" if f"lay {tile}" in letters else "" for tile in tiles]
        sell = [f"{letters[f'sell {tile}']})" for tile in tiles]
        sold = said("label-sell", euro=box.board.sale)
        columns: list[Column] = [(said("label-lay"), lay), (sold, sell)]
        grid = tile_grid(said, box, tiles, said("title-hand"), before=columns)
        rest = Grid.grid(padding=(0, 1))
        for number, choice in enumerate(choices):
            if not isinstance(choice, (Lay, Sell)):
                rest.add_row(_sign(number), self.say(choice), Text(shown(choice), style="dim"))
        return Group(grid, rest)

    def cells(self, choices: Sequence[At], lettered: bool = True) -> Grid:
        """Return cells: beside what, and what something there would cost and bring."""
        said = self._said
        heads = ["label-cell", "label-beside"]
        plant = self._placing_plant()
        heads += ["label-cube-prices"] if plant else TILE_HEADS
        rows: list[list[str | Text]] = []
        for choice in choices:
            row: list[str | Text] = [said.words.cell(cell_name(choice.cell)), self._beside(choice.cell)]
            rows.append(row + ([self._cubes(choice)] if plant else self._tile_place(choice)))
        used = [at for at in range(len(heads)) if any(str(row[at]) for row in rows)]
        grid = Grid(box=None, padding=(0, 1))
        grid.add_column("")
        for at in used:
            grid.add_column(said(heads[at]), no_wrap=at == 0)
        for number, row in enumerate(rows):
            grid.add_row(_sign(number) if lettered else "", *[row[at] for at in used])
        return grid

    def _tile_place(self, choice: At) -> list[str | Text]:
        said = self._said
        place = self._place(choice)
        costs: list[str] = []
        nets = Text()
        for supply in place["supplies"]:
            costs.append(NOTHING if supply["cost"] is None else said("euros", euro=supply["cost"]))
            nets.append(" / " if nets else "")
            loses = (net_gain(supply) or 0) < 0
            nets.append(net_text(said, supply), style="bold red" if loses else "")
            points, yellow = [
                supply["income"][each] + supply["neighbours"][each] for each in ("points", "yellow")
            ]
            if supply["cost"] is not None and (points or yellow):
                nets.append(f", {said.say(brings(Income(0, points, yellow)))}")
        got = place["supplies"][0]["neighbours"] if place["supplies"] else None
        given = [
            said(
                "given-to",
                tile=each["tile"],
                name=said.words.player(each["seat"]),
                brings=gain_text(said, each["gain"]),
                own="yes" if each["seat"] == self._seat() + 1 else "no",
            )
            for each in place["given"]
        ]
        gained = gain_text(said, got) if got is not None and any(_values(got)) else ""
        return [" / ".join(costs), nets, gained, ", ".join(given)]

    def _cubes(self, choice: At) -> str:
        prices: list[str] = []
        for each in self._plant_place(choice)["tiles"]:
            price = NOTHING if each["price"] is None else self._said("euros", euro=each["price"])
            prices.append(f"{each['tile']}: {price}")
        return ", ".join(prices)

    # What is being laid.

    def _seat(self) -> int:
        return self._seen.agenda[-1].seat if self._placing is None else self._placing.seat

    def _placed(self) -> int:
        return self._seen.agenda[-1].what if self._placing is None else self._placing.what

    def _placing_plant(self) -> bool:
        if self._placing is not None:
            return self._placing.plant
        return self._seen.questions[0].step == PLACE_PLANT

    def _place(self, choice: At) -> TilePlaceView:
        return tile_at(self._seen, self._seat(), self._placed(), choice.cell)

    def _plant_place(self, choice: At) -> PlantPlaceView:
        kind = self._placed()
        if self._now is None:
            self._now = cube_prices(self._seen, self._seat(), kind // 2)
        return plant_at(self._seen, self._seat(), kind, choice.cell, self._now)

    # One by one.

    def say(self, choice: Choice) -> str | Text:
        """Return a choice in words, with what matters to who has to choose."""
        said, seen = self._said, self._seen
        text = said.words.choice("city_tycoon", choice)
        if isinstance(choice, OfCell):
            return self._cell(choice)
        if isinstance(choice, Build):
            side = seen.box.plants[next_plant(seen, choice.plant // 2)][choice.plant % 2]
            return said.say(plant_text(choice.plant // 2, choice.plant % 2, side))
        if isinstance(choice, Supply):
            supply = self._supply(choice)
            name = said.words.label("ct-tile-name", choice.tile)
            return Text.assemble(f"{name}: ", supply_text(said, seen, choice.tile, supply, self._changes))
        if isinstance(choice, From):
            return self._from(text, choice)
        if isinstance(choice, Pass):
            warning = seen.warning(seen.viewer, choice)
            return text if warning is None else Text.assemble(text, (f"\n{said.say(warning)}", "yellow"))
        if isinstance(choice, Pay):
            _, seat, tile, count = seen.agenda[-1].parts
            return self._paid(choice.amounts, estate_of(seen, seat, tile).price(count // 2))
        euro = self._euro(choice)
        return text if euro is None else said("for-euro", text=text, euro=euro)

    def _euro(self, choice: Choice) -> int | None:
        """Return for how many euros something is laid, sold or bought; None for what is not."""
        box = self._seen.box
        if isinstance(choice, Lay):
            return box.cost[choice.tile]
        if isinstance(choice, Sell):
            return box.board.sale
        if isinstance(choice, Buy):
            offers = box.tiles[self._seen.agenda[-1].what].offers
            return sum(offer.euro for offer in offers if offer.points == choice.points) or None
        return None

    def _from(self, text: str, choice: From) -> str:
        """Return the plant a cube would come from, and whom that pays."""
        _, seat, tile, _ = self._seen.agenda[-1].parts
        estate = estate_of(self._seen, seat, tile)
        text = self._plant(text, PLANTS[choice.plant])
        ways = estate.amounts(choice.plant)
        paid = self._paid(ways[0], estate.price(choice.plant))
        if len(ways) > 1:
            paid += self._said("pays-others")
        return f"{text}: {paid}" if paid else self._said("for-euro", text=text, euro=0)

    def _plant(self, text: str, plant: str) -> str:
        """Return a plant as the map has it, and where it lies."""
        for piece in self._what["city"]:
            if piece["plant"] == plant:
                short = short_name(self._said, self._seen.box, piece)
                cell = self._said.words.cell(piece["cell"]["name"])
                return self._said("plant-at", plant=text, short=short, cell=cell)
        raise ValueError(f"{plant} does not lie in the city")

    def _paid(self, amounts: tuple[int, ...], price: int) -> str:
        return payments_text(self._said, payment_views(amounts, price))

    def _supply(self, choice: Supply) -> SupplyView:
        for player in self._what["players"]:
            for tile in player["tiles"]:
                if tile["tile"] == choice.tile:
                    return tile["supplies"][choice.demand]
        raise ValueError(f"tile {choice.tile} does not lie in the city")

    def _beside(self, cell: int) -> str:
        """Return the neighbors of a cell as the map has them."""
        around = [cell_name(cell + step) for step in STEPS_AROUND]
        city = self._what["city"]
        names = {piece["cell"]["name"]: short_name(self._said, self._seen.box, piece) for piece in city}
        return ", ".join([names[name] for name in around if name in names])

    def _cell(self, choice: OfCell) -> str:
        kind = "land" if isinstance(choice, LandAt) else "water" if isinstance(choice, WaterAt) else "cell"
        assert kind != "cell" or isinstance(choice, At)
        cell = self._said.words.cell(cell_name(choice.cell))
        return self._said("at-cell", kind=kind, cell=cell, beside=self._beside(choice.cell))


def _values(gain: GainView) -> tuple[int, int, int]:
    return gain["euro"], gain["points"], gain["yellow"]


def _sign(number: int) -> Text:
    return Text(f"{letter(number)})", style="bold cyan", justify="right")


# A hydro plant is no water, so on the screen it is built by its own name; records keep the older word.
HYDRO: Final = ("build hydro", "build water")


def shown(choice: Choice) -> str:
    """Return a choice as one types it."""
    return HYDRO[0] if choice.text == HYDRO[1] else choice.text


def typed(text: str) -> str:
    """Return what was typed as records write it."""
    return HYDRO[1] if text == HYDRO[0] else in_records(text)


# East and south as the screen has them in German and Dutch.
WINDS: Final = {"o": "e", "z": "s"}


def in_records(text: str) -> str:
    """Return what was typed with the letters that cells have in records.

    >>> in_records("at o2 z1; b")
    'at e2 s1; b'
    """
    return re.sub(r"\b[oz](?=\d)", lambda wind: WINDS[wind[0]], text.lower())
