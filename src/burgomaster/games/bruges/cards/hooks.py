"""The hooks: where a person laid out changes a rule, and how it spells itself."""

from __future__ import annotations

from typing import Final

# Rows that follow an event (`When`).
AFTER_ACTION: Final = 0
"""After one's own action, perhaps only with cards of a colour; a canal tile's field has that colour."""
DICE_ROLLED: Final = 1
"""After the damage of phase 2 and before the advance."""
ADVANCED: Final = 2
"""After each advance on the reputation track, by whatever means."""
DAMAGED: Final = 3
"""After damage struck, with its colour; not if the person itself was the loss."""
OTHER_LAID: Final = 4
"""After another player laid a person, and its flash."""
OTHER_BUILT: Final = 5
"""After another player built a canal tile, with the colour of its field."""
# Rules that change.
HAND_LIMIT: Final = 6
WORKERS_TAKEN: Final = 7
MONEY_TAKEN: Final = 8
THREATS_RETURNED: Final = 9
FREE_CANAL: Final = 10
FREE_HOUSE: Final = 11
HALF_PRICE: Final = 12
PERSON_DISCOUNT: Final = 13
REPUTATION_DISCOUNT: Final = 14
TIES_COUNT: Final = 15
FOURTH_STRIKES: Final = 16
TWO_PERSONS: Final = 17
FLASH_TWICE: Final = 18
COUNTS_AS: Final = 19
HOOKS: Final = 20

SAID: Final = {
    AFTER_ACTION: "br-card-after-action",
    DICE_ROLLED: "br-card-when-rolled",
    ADVANCED: "br-card-when-advancing",
    DAMAGED: "br-card-when-damaged",
    OTHER_LAID: "br-card-when-other-lays",
    OTHER_BUILT: "br-card-when-other-builds",
    HAND_LIMIT: "br-rule-hand-limit",
    WORKERS_TAKEN: "br-rule-workers-taken",
    MONEY_TAKEN: "br-rule-money-taken",
    THREATS_RETURNED: "br-rule-threats-returned",
    FREE_CANAL: "br-rule-free-canal",
    FREE_HOUSE: "br-rule-free-house",
    HALF_PRICE: "br-rule-half-price",
    PERSON_DISCOUNT: "br-rule-person-discount",
    REPUTATION_DISCOUNT: "br-rule-reputation-discount",
    TIES_COUNT: "br-rule-ties-count",
    FOURTH_STRIKES: "br-rule-fourth-strikes",
    TWO_PERSONS: "br-rule-two-persons",
    FLASH_TWICE: "br-rule-flash-twice",
    COUNTS_AS: "br-card-counts-as",
}
"""How a person that answers to a hook spells itself."""

FOLLOWED_LATER: Final = (ADVANCED, AFTER_ACTION, DAMAGED, DICE_ROLLED, OTHER_BUILT, OTHER_LAID)
"""What rows may follow when something else is done first: a flash, a choice."""

IN_TURN: Final = HOOKS
"""Persons that are used in one's turn are looked up in the same small set as hooks."""
