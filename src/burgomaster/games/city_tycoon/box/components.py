"""What is in the box: districts, cubes, plants, pieces of the city and the cells they lie on."""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 5
ROUNDS: Final = 4
TILES: Final = 120
TILES_PER_ROUND: Final = 30
PACK: Final = 6
"""How many tiles everyone is dealt in a round."""

DISTRICTS: Final = ("residential", "industry", "entertainment", "shopping", "landmark")

# Cubes.
CUBES: Final = ("red", "blue", "yellow")
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2

# Plants: two on the start tile, then six red and six blue ones.
PLANTS: Final = (
    "start-solar", "start-wind",
    "red-1", "red-2", "red-3", "red-4", "red-5", "red-6",
    "blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6",
)  # fmt: skip
START_PLANTS: Final = 2
STACK: Final = 6
"""How many plants of a colour there are beside those on the start tile."""
FIRST_PLANT: Final[tuple[int, ...]] = (2, 8)
PLANT_COLOUR: Final[tuple[int, ...]] = (
    RED, BLUE, RED, RED, RED, RED, RED, RED, BLUE, BLUE, BLUE, BLUE, BLUE, BLUE,
)  # fmt: skip
PLANT_KINDS: Final = ("solar", "steam", "wind", "water")
"""What a plant is: twice its colour, plus its side."""
REFILL: Final = 0
ONCE: Final = 1
SIDES: Final = ("refill", "once")

# Pieces of the city; a city tile is its own number.
LAND: Final = 121
WATER: Final = 122
START_SOLAR: Final = 123
START_GREY: Final = 124
START_WIND: Final = 125
FIRST_PLANT_PIECE: Final = 128
BLANK: Final = 0
"""A tile that one may not know."""
HIDDEN_PICK: Final = -1
"""A tile picked that one may not know: not to be taken for none."""
NO_OWNER: Final = -1
NO_PLANT: Final = -1


def plant_piece(plant: int, side: int) -> int:
    """Return the piece that a plant is when it lies on one of its sides."""
    return FIRST_PLANT_PIECE + plant * 2 + side


def plant_of(piece: int) -> int:
    """Return the plant that a piece is, or NO_PLANT."""
    if piece >= FIRST_PLANT_PIECE:
        return (piece - FIRST_PLANT_PIECE) // 2
    if piece == START_SOLAR:
        return 0
    return 1 if piece == START_WIND else NO_PLANT


def coded(piece: int, owner: int) -> int:
    """Return a piece with its owner as one number."""
    return piece * 8 + owner + 1


def piece_of(code: int) -> int:
    """Return the piece of a coded piece."""
    return code >> 3


def owner_of(code: int) -> int:
    """Return the owner of a coded piece."""
    return (code & 7) - 1


# Cells: the start tile is e1/w1 by n1/s1, and the city grows to all sides of it without a limit.
WIDTH: Final = 512
ORIGIN: Final = 256 * WIDTH + 256
FARTHEST: Final = 200
"""No city can reach further: there are 120 tiles, 12 plants and 36 landscape tiles."""
STEPS_AROUND: Final[tuple[int, ...]] = (WIDTH, 1, -WIDTH, -1)

COMPASS: Final = ("north", "east", "south", "west")


def cell_at(x: int, y: int) -> int:
    """Return the cell in column x (0 is e1, -1 is w1) and row y (0 is n1, -1 is s1).

    >>> cell_name(cell_at(0, 0)), cell_name(cell_at(-2, 1)), cell_name(cell_at(3, -1))
    ('e1 n1', 'w2 n2', 'e4 s1')
    """
    return ORIGIN + y * WIDTH + x


def column_of(cell: int) -> int:
    """Return the column of a cell."""
    return cell % WIDTH - 256


def row_of(cell: int) -> int:
    """Return the row of a cell."""
    return cell // WIDTH - 256


def column_name(x: int) -> str:
    """Return how a column is written."""
    return f"e{x + 1}" if x >= 0 else f"w{-x}"


def row_name(y: int) -> str:
    """Return how a row is written."""
    return f"n{y + 1}" if y >= 0 else f"s{-y}"


def cell_name(cell: int) -> str:
    """Return how a cell is written."""
    return f"{column_name(column_of(cell))} {row_name(row_of(cell))}"


START_CELLS: Final = {
    cell_at(-1, 0): START_SOLAR,
    cell_at(0, 0): START_GREY,
    cell_at(0, -1): START_WIND,
    cell_at(-1, -1): START_GREY,
}
"""The quarters of the start tile; its two plants lie on a diagonal."""

SIDE_CELLS: Final = (
    (cell_at(-1, 1), cell_at(0, 1)),
    (cell_at(1, 0), cell_at(1, -1)),
    (cell_at(-1, -2), cell_at(0, -2)),
    (cell_at(-2, 0), cell_at(-2, -1)),
)
"""The cells along each side of the start tile: north, east, south, west."""
CLOSED_SIDES: Final = {2: 2, 3: 1, 4: 0, 5: 0}
"""How many of those sides are closed, by the number of players."""


def mirrored(cell: int) -> int:
    """Return the cell mirrored at the diagonal through the two plants of the start tile."""
    return cell_at(-1 - row_of(cell), -1 - column_of(cell))


def round_of(tile: int) -> int:
    """Return the round in which a tile comes into play."""
    return (tile - 1) // TILES_PER_ROUND + 1


def tiles_of_round(number: int) -> range:
    """Return the tiles of a round's stack."""
    return range((number - 1) * TILES_PER_ROUND + 1, number * TILES_PER_ROUND + 1)
