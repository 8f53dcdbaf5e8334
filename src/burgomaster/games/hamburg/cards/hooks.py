"""The hooks: where a standing building or a tile in force changes a rule, and how it spells itself."""

from __future__ import annotations

from typing import Final

# The hooks: where a standing building changes a rule. A rule asks the box which cards answer to a hook.
AFTER_ACTION: Final = 0
ADVANCED: Final = 1
TOKEN_DRAWN: Final = 2
OTHER_BUILT: Final = 3
OTHER_WALLED: Final = 4
MAJORITY_WON: Final = 5
HALF_PRICE: Final = 6
BUILDING_DISCOUNT: Final = 7
FREE_WALL: Final = 8
BLACK_DIE_WALL: Final = 9
SQUARE_DISCOUNT: Final = 10
SQUARE_SURCHARGE: Final = 11
TIES_COUNT: Final = 12
PARK_MARKS: Final = 13
FOURTH_STRIKES: Final = 14
PREVENTS: Final = 15
CHOOSES_RISE: Final = 16
TWO_BUILDINGS: Final = 17
FLASH_TWICE: Final = 18
RECOLOURS: Final = 19
COUNTS_AS: Final = 20
# Those to which only tiles of expansions answer.
HAND_LIMIT: Final = 21
START_GOODS: Final = 22
MARKS_TAKEN: Final = 23
WORKERS_TAKEN: Final = 24
DECREASE_POINTS: Final = 25
RAISED: Final = 26
CONSTRUCTED_FREE: Final = 27
SITE_LAID: Final = 28
EXACT_WALL: Final = 29
IGNORES_BLACK: Final = 30
ACTIVATES_TWICE: Final = 31
ACTION_PRICE: Final = 32
SQUARE_CHANGE: Final = 33
ROUNDS: Final = 34
IGNORED: Final = 35
MORE_MONEY: Final = 36
ANY_WORKER: Final = 37
REDRAW: Final = 38
SHIPS: Final = 39
TILE_PAYS: Final = 40
WORKER_PRICE: Final = 41
FREE_COLOURS: Final = 42
HOOKS: Final = 43

SAID: Final = {
    AFTER_ACTION: "hb-card-after-action",
    ADVANCED: "hb-card-when-advancing",
    TOKEN_DRAWN: "hb-card-when-drawing-token",
    OTHER_BUILT: "hb-card-when-other-builds",
    OTHER_WALLED: "hb-card-when-other-walls",
    MAJORITY_WON: "hb-card-when-winning-majority",
    HALF_PRICE: "hb-rule-half-price",
    BUILDING_DISCOUNT: "hb-rule-building-discount",
    FREE_WALL: "hb-rule-free-wall",
    BLACK_DIE_WALL: "hb-rule-black-die-wall",
    SQUARE_DISCOUNT: "hb-rule-square-discount",
    SQUARE_SURCHARGE: "hb-rule-square-surcharge",
    TIES_COUNT: "hb-rule-ties-count",
    PARK_MARKS: "hb-rule-park-marks",
    FOURTH_STRIKES: "hb-rule-fourth-strikes",
    PREVENTS: "hb-rule-prevents",
    CHOOSES_RISE: "hb-rule-chooses-rise",
    TWO_BUILDINGS: "hb-rule-two-buildings",
    FLASH_TWICE: "hb-rule-flash-twice",
    RECOLOURS: "hb-rule-recolours",
    COUNTS_AS: "hb-card-counts-as",
    HAND_LIMIT: "hb-rule-hand-limit",
    START_GOODS: "hb-rule-start-goods",
    MARKS_TAKEN: "hb-rule-marks-taken",
    WORKERS_TAKEN: "hb-rule-workers-taken",
    DECREASE_POINTS: "hb-rule-decrease-points",
    RAISED: "hb-card-when-disaster-rises",
    CONSTRUCTED_FREE: "hb-card-when-constructing-free",
    SITE_LAID: "hb-card-when-laying-site",
    EXACT_WALL: "hb-rule-exact-wall",
    IGNORES_BLACK: "hb-rule-ignores-black",
    ACTIVATES_TWICE: "hb-rule-activates-twice",
    ACTION_PRICE: "hb-rule-action-price",
    SQUARE_CHANGE: "hb-rule-square-change",
    ROUNDS: "hb-rule-rounds",
    IGNORED: "hb-rule-ignored",
    MORE_MONEY: "hb-rule-more-money",
    ANY_WORKER: "hb-rule-any-worker",
    REDRAW: "hb-rule-redraw",
    SHIPS: "hb-rule-ships",
    TILE_PAYS: "hb-rule-quoted",
    WORKER_PRICE: "hb-rule-worker-price",
    FREE_COLOURS: "hb-rule-free-colours",
}
"""How a building that answers to a hook spells itself."""

FOLLOWED_LATER: Final = (
    *(ADVANCED, AFTER_ACTION, CONSTRUCTED_FREE, MAJORITY_WON, OTHER_BUILT, OTHER_WALLED, RAISED),
    *(SITE_LAID, TILE_PAYS, TOKEN_DRAWN),
)
"""What rows may follow when something else is done first: a flash, a choice, what another row does."""

AT_CITY_HALL: Final = 1
"""The moment of what a building of phase II does only at the fourth step."""

# The phases in which a player's cards act are looked up in the same small set as hooks.
IN_PHASE_ONE: Final = HOOKS
IN_PHASE_TWO: Final = HOOKS + 1
IN_PHASE_THREE: Final = HOOKS + 2
