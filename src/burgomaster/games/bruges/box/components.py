"""What is in the box: colours, groups, threats and the other words of Bruges, as small numbers."""

from __future__ import annotations

from typing import Final

from burgomaster.games.rows.masks import mask_of
from burgomaster.games.rows.owners import blank as blank

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

BLUE: Final = 0
BROWN: Final = 1
YELLOW: Final = 2
RED: Final = 3
VIOLET: Final = 4
COLOURS: Final = ("blue", "brown", "yellow", "red", "violet")
"""The colours of cards, workers, dice and threat markers, in the order in which dice deal markers."""

FLOOD: Final = BLUE
PLAGUE: Final = BROWN
RAID: Final = YELLOW
FIRE: Final = RED
INTRIGUE: Final = VIOLET
THREATS: Final = ("flood", "plague", "raid", "fire", "intrigue")
"""The damage that the threat markers of each colour do."""

NOBILITY: Final = 0
OFFICIALS: Final = 1
ENTERTAINMENT: Final = 2
COMMERCE: Final = 3
CRAFT: Final = 4
COURT: Final = 5
CHURCH: Final = 6
ART: Final = 7
PROTECTION: Final = 8
UNDERWORLD: Final = 9
KNOWLEDGE: Final = 10
GROUPS: Final = (
    *("nobility", "officials", "entertainment", "commerce", "craft", "court"),
    *("church", "art", "protection", "underworld", "knowledge"),
)

FLASH: Final = 0
WORKER: Final = 1
ONCE_A_ROUND: Final = 2
ALWAYS_ACTION: Final = 3
ALWAYS_SITUATION: Final = 4
LAUREL: Final = 5
ACTIVATIONS: Final = ("flash", "worker", "always round", "always action", "always situation", "laurel")
"""The symbols of persons; 'always' has three kinds: used once a round, with an action, in a situation."""

TAKE_WORKERS: Final = 0
TAKE_MONEY: Final = 1
RETURN_THREAT: Final = 2
CANAL: Final = 3
HOUSE: Final = 4
PERSON: Final = 5
ACTIONS: Final = ("workers", "money", "threat", "canal", "house", "person")

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")
"""The two sections of a canal, seen from the gatehouse; also the two draw piles."""
EXTRA: Final = 2
PILES: Final = ("left", "right", "extra")

REPUTATION_MAJORITY: Final = 0
PERSON_MAJORITY: Final = 1
CANAL_MAJORITY: Final = 2
MAJORITIES: Final = ("reputation", "persons", "canal")

GATEHOUSES: Final = ("red", "blue", "yellow", "green")
"""The colours of the players, in the order of seats: each has a gatehouse with canal fields of its own."""

CARDS: Final = 165
CARDS_OF_COLOUR: Final = 33
STACK: Final = 33
"""As many cards as each of the five stacks has, one of which is in play for each player."""
PLACES: Final = CARDS
"""As many houses as there are cards: nothing in the rules limits them, but the notation needs a limit."""
FIELDS: Final = 5
"""The canal fields of a section."""

GROUP: Final = [-1, *[(card - 1) // 15 for card in range(1, CARDS + 1)]]
"""The printed group of a person: fifteen each, in the order of the groups."""

COLOUR: Final[list[int]] = [
    len(COLOURS),
    *[(card - 1) % 15 // 3 for card in range(1, CARDS + 1)],
    *range(len(COLOURS) - 1, -1, -1),
]
"""The colour of a card, three of each group; also of a blank card, one that is only known by its back."""

CARDS_BY_COLOUR: Final[list[tuple[int, ...]]] = [
    tuple([c for c in range(1, CARDS + 1) if COLOUR[c] == colour]) for colour in range(len(COLOURS))
]
"""The cards of each colour, in order."""
OF_COLOUR: Final[list[int]] = [mask_of(list(cards)) for cards in CARDS_BY_COLOUR]
OF_GROUP: Final = [
    mask_of([c for c in range(1, CARDS + 1) if GROUP[c] == group]) for group in range(len(GROUPS))
]
"""The persons printed with a group (what counts as one where it lies is asked of the box)."""
