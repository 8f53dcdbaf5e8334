"""What is printed on city tiles and plants: demands, incomes, bonuses, what laying them brings."""

from __future__ import annotations

from typing import Final


class Income:
    """What is gained: euro, points and yellow cubes."""

    __slots__ = ("euro", "points", "yellow")

    def __init__(self, euro: int, points: int, yellow: int) -> None:
        self.euro: Final = euro
        self.points: Final = points
        self.yellow: Final = yellow


class Demand:
    """What a tile asks for, cubes of three colours and perhaps euro, and what it then brings."""

    __slots__ = ("blue", "euro", "income", "red", "yellow")

    def __init__(self, red: int, blue: int, yellow: int, euro: int, income: Income) -> None:
        self.red: Final = red
        self.blue: Final = blue
        self.yellow: Final = yellow
        self.euro: Final = euro
        self.income: Final = income


class Bonus:
    """What the supplier of a neighbouring tile of a district gains."""

    __slots__ = ("district", "income")

    def __init__(self, district: int, income: Income) -> None:
        self.district: Final = district
        self.income: Final = income


class Offer:
    """So many points for so many euro, once, when the tile is laid."""

    __slots__ = ("euro", "points")

    def __init__(self, euro: int, points: int) -> None:
        self.euro: Final = euro
        self.points: Final = points


class PerOwn:
    """Points for every own tile of a district, or every own plant of a colour, when the tile is laid."""

    __slots__ = ("colour", "district", "points")

    def __init__(self, district: int, colour: int, points: int) -> None:
        self.district: Final = district
        """The district that counts, or -1."""
        self.colour: Final = colour
        """The colour of plants that counts, or -1."""
        self.points: Final = points


class Tile:
    """A city tile as printed."""

    __slots__ = (
        "bonus", "cost", "demands", "district", "land", "number", "offers", "per_own", "points", "round",
        "water", "yellow",
    )  # fmt: skip

    def __init__(self, number: int, round_number: int, district: int, cost: int) -> None:
        self.number: Final = number
        self.round: Final = round_number
        self.district: Final = district
        self.cost: Final = cost
        # When laid.
        self.land = 0
        self.water = 0
        self.points = 0
        self.yellow = 0
        self.offers: tuple[Offer, ...] = ()
        self.per_own: PerOwn | None = None
        # When supplied.
        self.demands: tuple[Demand, ...] = ()
        self.bonus: Bonus | None = None


class Side:
    """One side of a plant: what it costs and how many cubes it holds."""

    __slots__ = ("cost", "cubes")

    def __init__(self, cost: int, cubes: int) -> None:
        self.cost: Final = cost
        self.cubes: Final = cubes
