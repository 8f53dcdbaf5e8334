"""The court: who serves, drives, hunts and keeps house for a lord."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BLUE, BROWN, COURT, RED, VIOLET, YELLOW
from burgomaster.games.bruges.cards.counts import persons
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import (
    changes_to,
    draw,
    draw_and_act,
    gain,
    pay,
    play_another,
    rule,
    score,
)
from burgomaster.games.bruges.cards.hooks import HAND_LIMIT, TWO_PERSONS

ROWS: Final = (
    # blue
    person(76, pay(BLUE), draw(2)),
    person(77, pay(VIOLET), draw_and_act),
    person(78, pay(BROWN), draw_and_act),
    # brown
    person(79, gain(worker=RED, guilders=3)),
    person(80, pay(YELLOW), gain(any_workers=2)),
    person(81, draw(1)),
    # yellow
    person(82, pay(YELLOW), play_another),
    person(83, changes_to(HAND_LIMIT, 6)),
    person(84, rule(TWO_PERSONS)),
    # red
    person(85, gain(guilders=3), draw(3)),
    person(86, score(2, per=persons(COURT))),
    person(87, gain(any_workers=1)),
    # violet
    person(88, gain(guilders=2), draw(4, then_discard=2)),
    person(89, pay(RED), draw(1)),
    person(90, pay(BROWN), gain(guilders=2, per=persons(COURT))),
)
