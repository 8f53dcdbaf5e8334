"""What is in the box: colours, categories, activations and the other words of Hamburg, as small numbers."""

from __future__ import annotations

from typing import Final

from burgomaster.games.rows.masks import mask_of

MOST_PLAYERS: Final = 5
ALONE: Final = 1
"""The number of players of the solo game against TOM."""

PURPLE: Final = 0
ORANGE: Final = 1
GRAY: Final = 2
PINK: Final = 3
BROWN: Final = 4
BLACK: Final = 5
COLOURS: Final = ("purple", "orange", "gray", "pink", "brown")
DICE: Final = ("purple", "orange", "gray", "pink", "brown", "black")

FLOOD: Final = PURPLE
FIRE: Final = ORANGE
DECAY: Final = GRAY
UNREST: Final = PINK
DISEASE: Final = BROWN
DISASTERS: Final = ("flood", "fire", "decay", "unrest", "disease")

CIVIC: Final = 0
GOVERNMENT: Final = 1
UNIVERSITY: Final = 2
MEDICINE: Final = 3
ENTERTAINMENT: Final = 4
ART: Final = 5
THEATER: Final = 6
CIRCUS: Final = 7
COMMERCE: Final = 8
INDUSTRY: Final = 9
BANK: Final = 10
CRAFT: Final = 11
MILITARY: Final = 12
POLICE: Final = 13
UNDERWORLD: Final = 14
SECRET_SOCIETY: Final = 15
HARBOR: Final = 16
CHURCH: Final = 17
EMIGRATION: Final = 18
MYSTICISM: Final = 19
ZOO: Final = 20
PARK: Final = 21
CATEGORIES: Final = (
    "civic",
    "government",
    "university",
    "medicine",
    "entertainment",
    "art",
    "theater",
    "circus",
    "commerce",
    "industry",
    "bank",
    "craft",
    "military",
    "police",
    "underworld",
    "secret_society",
    "harbor",
    "church",
    "emigration",
    "mysticism",
    "zoo",
    "park",
)
BUILDING_CATEGORIES: Final = 20
"""Zoo and park, the categories from here on, are not buildings."""

FLASH: Final = 0
PHASE_I: Final = 1
PHASE_II: Final = 2
PHASE_III: Final = 3
PHASE_IV: Final = 4
ALWAYS: Final = 5
ALWAYS_I: Final = 6
ALWAYS_II: Final = 7
ALWAYS_III: Final = 8
ALWAYS_IV: Final = 9
LAUREL: Final = 10
NO_ACTIVATION: Final = 11
ACTIVATIONS: Final = (
    "flash",
    "I",
    "II",
    "III",
    "IV",
    "always",
    "always I",
    "always II",
    "always III",
    "always IV",
    "laurel",
    "none",
)

TAKE_WORKERS: Final = 0
TAKE_MONEY: Final = 1
DECREASE: Final = 2
WALL: Final = 3
SITE: Final = 4
BUILD: Final = 5
ACTIONS: Final = ("workers", "money", "decrease", "wall", "site", "build")

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")

SQUARE_MAJORITY: Final = 0
BUILDING_MAJORITY: Final = 1
WALL_MAJORITY: Final = 2
POINT_MAJORITY: Final = 3
ZOO_MAJORITY: Final = 4
MAJORITIES: Final = ("square", "buildings", "wall", "points", "zoo")

CARDS: Final = 280

MAYORS: Final = ("petersen", "kirchenpauer", "weber", "versmann", "moenckeberg")
CLERIC_TILES: Final = (
    *("money", "workers", "wall_price", "city_hall_price", "building_price", "rounds"),
    *("money_orange_pink_purple", "money_gray_brown", "redraw", "ships"),
    *("workers_of_card_colour", "ignored_disasters"),
)
FACES: Final = ("a", "b")
TILES: Final = (*MAYORS, *CLERIC_TILES)
"""The tiles with two sides, of which one lies up."""
STATUES: Final = ("hummel", "zitronenjette")
ZITRONENJETTES: Final = tuple([f"zitronenjette {place}" for place in (1, 2, 3)])
SHIPS: Final = tuple([f"ship {die}" for die in DICE])
"""The ships, in the order of the dice that bring them to the quay."""
DOUBLE_TOKENS: Final = ("orange-pink", "pink-purple", "purple-gray", "gray-brown", "brown-orange")
GIFT_TOKENS: Final = ("orange-gift", "pink-gift", "purple-gift", "gray-gift", "brown-gift")
TOKENS: Final = (*COLOURS, *DOUBLE_TOKENS, *GIFT_TOKENS)
"""The kinds of intrigue tokens by their numbers, as people write them."""
STOCK_SIDES: Final = tuple([f"B{number:02}" for number in range(1, 21)])
"""The sides of the stock exchange tiles: each odd one is the green front of a tile, the next its red back."""
STOCK_TILES: Final = STOCK_SIDES[::2]
"""The stock exchange tiles, called after their fronts."""
TILE_NAMES: Final = (
    *[f"{tile} {face}" for tile in TILES for face in FACES],
    *ZITRONENJETTES,
    *SHIPS,
    *GIFT_TOKENS,
    *[f"exchange {side}" for side in STOCK_SIDES],
)
"""All that has a row beside the cards, as people write it; each has a number after those of the cards.

New names come last: stored tables name rows by their numbers.
"""
FIRST_TILE: Final = CARDS + 1
LAST_TILE: Final = CARDS + len(TILE_NAMES)
NO_SUCH_COLOUR: Final = 1_000


def tile_number(tile: int, face: int) -> int:
    """Return the number of a side of a tile."""
    return FIRST_TILE + 2 * tile + face


def number_of(name: str) -> int:
    """Return the number of a side of a tile, or of anything else with a row, by what people write.

    >>> tile_name(number_of("weber a"))
    'weber a'
    """
    return FIRST_TILE + TILE_NAMES.index(name)


def tile_name(number: int) -> str:
    """Return a side of a tile, or anything else with a row beside the cards, as people write it."""
    return TILE_NAMES[number - FIRST_TILE]


PLACES: Final = CARDS
"""As many sites as there are cards: nothing in the rules limits them, but the notation needs a limit."""


def _colours() -> list[int]:
    """Return the colour of every card (four blocks of twelve numbers a colour; zoo and park by fours)."""
    blocks = (BROWN, PINK, ORANGE, GRAY, PURPLE)
    gardens = (GRAY, ORANGE, BROWN, PURPLE, PINK)
    colours = [BLACK]
    for card in range(1, 241):
        colours.append(blocks[(card - 1) // 48])
    for card in range(241, CARDS + 1):
        colours.append(gardens[(card - 241) // 4 % 5])
    # Tiles have no colour: whoever asks for one finds a number that nothing has a place for.
    colours += [NO_SUCH_COLOUR] * (LAST_TILE - CARDS)
    # A blank card of colour c is written -1 - c, so that it finds its colour at the end of the list.
    return [*colours, BROWN, PINK, GRAY, ORANGE, PURPLE]


COLOUR: Final = _colours()
"""The colour of a card; also of a blank card, one that is only known by its back."""

CATEGORY: Final = [-1, *[min((card - 1) // 12, 20) if card <= 260 else PARK for card in range(1, CARDS + 1)]]
"""The printed category of a card."""


def blank(colour: int) -> int:
    """Return the card of which only the back is known."""
    return -1 - colour


CARDS_BY_COLOUR: Final[list[tuple[int, ...]]] = [
    tuple([c for c in range(1, CARDS + 1) if COLOUR[c] == colour]) for colour in range(5)
]
"""The cards of each colour, in order."""
OF_COLOUR: Final = [mask_of(list(cards)) for cards in CARDS_BY_COLOUR]
OF_CATEGORY: Final = [
    mask_of([c for c in range(1, CARDS + 1) if CATEGORY[c] == category]) for category in range(22)
]
"""The cards printed with a category (what counts as one in a display is asked of the box)."""

ZOO_CARDS: Final = OF_CATEGORY[ZOO]
PARK_CARDS: Final = OF_CATEGORY[PARK]
FIRST_GARDEN: Final = 241
"""Cards with this number and above are zoo and park cards, laid to the left; all others are buildings."""
