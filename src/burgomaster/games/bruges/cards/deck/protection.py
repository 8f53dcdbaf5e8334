"""Protection: guards, watchmen, and those who keep water, fire and plague away."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BLUE, BROWN, PERSON, PROTECTION, RED, VIOLET, YELLOW
from burgomaster.games.bruges.cards.counts import every, own_houses, persons
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import (
    SAME,
    after_action,
    changes_to,
    gain,
    pay,
    pay_any,
    return_threat,
    rule,
    score,
    when_damaged,
)
from burgomaster.games.bruges.cards.hooks import FOURTH_STRIKES, THREATS_RETURNED

ROWS: Final = (
    # blue
    person(121, pay(VIOLET), return_threat(1, VIOLET)),
    person(122, pay(RED), gain(guilders=2, per=persons(PROTECTION))),
    person(123, after_action(PERSON, return_threat(1, SAME))),
    # brown
    person(124, pay(BLUE), return_threat(1, BLUE)),
    person(125, pay(YELLOW), return_threat(1, YELLOW)),
    person(126, return_threat(1)),
    # yellow
    person(127, return_threat(2, up_to=True)),
    person(128, score(2, per=persons(PROTECTION))),
    person(129, score(1, per=every(2, own_houses))),
    # red
    person(130, rule(FOURTH_STRIKES)),
    person(131, pay_any(), return_threat(2, SAME, up_to=True)),
    person(132, changes_to(THREATS_RETURNED, 2)),
    # violet
    person(133, pay(BROWN), return_threat(1, BROWN)),
    person(134, when_damaged(gain(points=2))),
    person(135, pay(RED), return_threat(1, RED)),
)
