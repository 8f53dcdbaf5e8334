"""What `make strength` measures, row by row, and the bars a level is to reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burgomaster.bots.bruges import levels as bruges
from burgomaster.bots.city_tycoon import levels as city_tycoon
from burgomaster.bots.hamburg import levels as hamburg

ALL_EXPANSIONS: Final = ("mayors", "statues", "intrigue", "ships", "exchange", "clerics")

FORMER: Final = "former clerk"
"""The clerk before there were levels: it sits as a program of its own, with the engine of its commit."""


@dataclass(frozen=True)
class Row:
    """A bot that is measured on every seat of the same deals, among others of one kind."""

    game: str
    players: int
    bot: str
    games: int
    other: str = FORMER
    expansions: tuple[str, ...] = ()
    simulations: int | None = None
    """How many playouts a decision the bot has, where it is not as many as its level says."""
    least: float | None = None
    """The bar for its points over the mean of the others."""
    most: float | None = None
    share: float = 0.0
    """The bar for its share of victories."""
    in_deviations: bool = False
    """Whether the bar counts standard deviations of what clerks have ahead among themselves."""

    @property
    def name(self) -> str:
        """Return by what its games are found again."""
        parts = [self.game, str(self.players), self.bot, self.other.replace(" ", "-"), *self.expansions[:1]]
        if self.simulations is not None:
            parts.append(f"x{self.simulations}")
        return "/".join(parts)


def _at_two(game: str, in_deviations: bool, apprentice: tuple[float, float], *bars: float) -> list[Row]:
    """Return the rows of two players; the bars are those of councillor, mayor and a councillor in haste."""
    councillor, mayor, hasty = bars
    won = 0.75 if game == "hamburg" else 0.0
    return [
        Row(game, 2, "clerk", 400, least=0.0, in_deviations=in_deviations),
        Row(game, 2, "apprentice", 400, least=apprentice[0], most=apprentice[1], in_deviations=in_deviations),
        Row(game, 2, "councillor", 400, least=councillor, in_deviations=in_deviations),
        Row(game, 2, "mayor", 120, least=mayor, share=won, in_deviations=in_deviations),
        Row(game, 2, "mayor", 120, "councillor", least=0.0, in_deviations=in_deviations),
        Row(game, 2, "councillor", 100, simulations=12, least=hasty, in_deviations=in_deviations),
    ]


def _four_times(game: str, playouts: int) -> Row:
    """Return the row of a councillor with four times its playouts, beside itself."""
    in_deviations = game == "city_tycoon"
    return Row(
        game,
        2,
        "councillor",
        100,
        "councillor",
        simulations=4 * playouts,
        least=0.0,
        in_deviations=in_deviations,
    )


def _at_four(game: str, councillor: tuple[float, float], mayor: tuple[float, float]) -> list[Row]:
    """Return the rows of four players, each with its bars: points over the mean of others, share won."""
    tycoon = game == "city_tycoon"
    return [
        Row(game, 4, "clerk", 400, least=0.0, in_deviations=tycoon),
        Row(game, 4, "councillor", 400, least=councillor[0], share=councillor[1], in_deviations=tycoon),
        Row(game, 4, "mayor", 120, least=mayor[0], share=mayor[1], in_deviations=tycoon),
    ]


ROWS: Final = [
    *_at_two("hamburg", False, (-25.0, -10.0), 8.0, 11.0, 4.0),
    *_at_two("bruges", False, (-15.0, -8.0), 5.0, 8.0, 2.0),
    *_at_two("city_tycoon", True, (-1.8, -0.6), 0.6, 0.9, 0.3),
    *_at_four("hamburg", (2.0, 0.30), (4.0, 0.36)),
    *_at_four("bruges", (3.0, 0.36), (4.0, 0.42)),
    *_at_four("city_tycoon", (0.35, 0.36), (0.5, 0.42)),
    Row("hamburg", 2, "councillor", 200, expansions=ALL_EXPANSIONS, least=4.0),
    *[
        Row("hamburg", 1, bot, games, "TOM")
        for bot, games in (("apprentice", 100), ("clerk", 400), ("councillor", 100), ("mayor", 50))
    ],
    _four_times("hamburg", hamburg.COUNCILLOR[2]),
    _four_times("bruges", bruges.COUNCILLOR[2]),
    _four_times("city_tycoon", city_tycoon.COUNCILLOR[2]),
]
"""In the order in which they are played: two players, four, all expansions, TOM, four times the playouts."""
