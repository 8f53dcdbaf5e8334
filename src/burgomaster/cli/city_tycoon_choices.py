"""City Tycoon's choices in a terminal, each with what it costs, whom it pays and what it brings."""

from __future__ import annotations

from collections.abc import Iterable

from burgomaster.cli.city_tycoon_map import short_name
from burgomaster.cli.say import Voice
from burgomaster.core.choice import Choice
from burgomaster.games.city_tycoon.box import Income
from burgomaster.games.city_tycoon.building import next_plant
from burgomaster.games.city_tycoon.choices import (
    At,
    Build,
    Buy,
    From,
    LandAt,
    Lay,
    OfCell,
    Pay,
    Sell,
    Supply,
    WaterAt,
)
from burgomaster.games.city_tycoon.components import STEPS_AROUND, cell_name
from burgomaster.games.city_tycoon.schema import PaymentView, SupplyView, TableView
from burgomaster.games.city_tycoon.supply import estate_of
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.games.city_tycoon.texts import asks, brings, plant_text
from burgomaster.games.city_tycoon.view import view


def payments_text(said: Voice, payments: Iterable[PaymentView]) -> str:
    """Return who is paid how much."""
    parts: list[str] = []
    for payment in payments:
        if payment["seat"] is None:
            parts.append(said("pays-bank", euro=payment["euro"]))
        else:
            parts.append(said("pays-seat", euro=payment["euro"], name=said.words.player(payment["seat"])))
    return ", ".join(parts)


def supply_text(said: Voice, seen: CityTycoon, tile: int, supply: SupplyView) -> str:
    """Return what meeting a demand would cost now, to whom, and what it would bring, neighbors included."""
    gains = (supply["income"], supply["neighbours"])
    income = Income(*[sum(gain[name] for gain in gains) for name in ("euro", "points", "yellow")])
    wanted = said.say(asks(seen.box.tiles[tile].demands[supply["demand"] - 1]))
    gained = (
        said.say(brings(income)) if income.euro or income.points or income.yellow else said("nothing-gained")
    )
    if supply["cost"] is None:
        return said("supply-apart", asks=wanted, brings=gained)
    text = said("supply-now", asks=wanted, brings=gained, cost=supply["cost"])
    if supply["payments"]:
        others = said("pays-others") if supply["other_payees"] else ""
        text += f" ({payments_text(said, supply['payments'])}{others})"
    return text if supply["possible"] else f"{text} {said('supply-short')}"


class ChoiceTexts:
    """Says the choices of one question."""

    def __init__(self, said: Voice, seen: CityTycoon) -> None:
        self._said = said
        self._seen = seen
        self._what: TableView = view(seen)

    def say(self, choice: Choice) -> str:
        """Return a choice in words, with what matters to who has to choose."""
        said, seen = self._said, self._seen
        box = seen.box
        text = said.words.choice("city_tycoon", choice)
        if isinstance(choice, OfCell):
            return self._cell(choice)
        if isinstance(choice, Lay):
            return said("for-euro", text=text, euro=box.cost[choice.tile])
        if isinstance(choice, Sell):
            return said("for-euro", text=text, euro=box.board.sale)
        if isinstance(choice, Build):
            side = box.plants[next_plant(seen, choice.plant // 2)][choice.plant % 2]
            return said.say(plant_text(choice.plant // 2, choice.plant % 2, side))
        if isinstance(choice, Buy):
            offers = box.tiles[seen.agenda[-1][2]].offers
            euro = sum(offer.euro for offer in offers if offer.points == choice.points)
            return said("for-euro", text=text, euro=euro) if euro else text
        if isinstance(choice, Supply):
            return f"{text}: {self._supply(choice)}"
        if isinstance(choice, From):
            _, seat, tile, _ = seen.agenda[-1]
            estate = estate_of(seen, seat, tile)
            ways = estate.amounts(choice.plant)
            paid = self._paid(ways[0], estate.price(choice.plant))
            if len(ways) > 1:
                paid += said("pays-others")
            return f"{text}: {paid}" if paid else said("for-euro", text=text, euro=0)
        if isinstance(choice, Pay):
            _, seat, tile, count = seen.agenda[-1]
            return self._paid(choice.amounts, estate_of(seen, seat, tile).price(count // 2))
        return text

    def _paid(self, amounts: tuple[int, ...], price: int) -> str:
        payments: list[PaymentView] = []
        for seat, euro in enumerate(amounts, 1):
            if euro:
                payments.append({"seat": seat, "euro": euro})
        if price > sum(amounts):
            payments.append({"seat": None, "euro": price - sum(amounts)})
        return payments_text(self._said, payments)

    def _supply(self, choice: Supply) -> str:
        for player in self._what["players"]:
            for tile in player["tiles"]:
                if tile["tile"] == choice.tile:
                    return supply_text(self._said, self._seen, choice.tile, tile["supplies"][choice.demand])
        raise ValueError(f"tile {choice.tile} does not lie in the city")

    def _cell(self, choice: OfCell) -> str:
        """Return a cell with its neighbors as the map has them."""
        around = [cell_name(choice.cell + step) for step in STEPS_AROUND]
        names = {piece["cell"]["name"]: short_name(self._said, piece) for piece in self._what["city"]}
        beside = ", ".join([names[name] for name in around if name in names])
        kind = "land" if isinstance(choice, LandAt) else "water" if isinstance(choice, WaterAt) else "cell"
        assert kind != "cell" or isinstance(choice, At)
        return self._said("at-cell", kind=kind, cell=cell_name(choice.cell), beside=beside)
