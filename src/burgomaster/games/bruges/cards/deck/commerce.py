"""Commerce: merchants, money changers and the Hanse."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BLUE, BROWN, COMMERCE, RED, VIOLET, YELLOW
from burgomaster.games.bruges.cards.counts import dice_sum, houses, persons
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import (
    changes_by,
    gain,
    gain_die,
    pay,
    pay_any,
    pay_guilders,
    score,
    when_rolled,
)
from burgomaster.games.bruges.cards.hooks import MONEY_TAKEN
from burgomaster.games.bruges.cards.labour import buy_workers
from burgomaster.games.bruges.cards.others import tribute
from burgomaster.games.bruges.cards.searching import select

ROWS: Final = (
    # blue
    person(46, pay(BROWN), gain(guilders=3)),
    person(47, gain(guilders=2)),
    person(48, pay_any(), gain_die),
    # brown
    person(49, score(2, per=persons(COMMERCE))),
    person(50, changes_by(MONEY_TAKEN, 3, colour=YELLOW)),
    person(51, when_rolled(gain(guilders=5, per=dice_sum(at_most=19)))),
    # yellow
    person(52, buy_workers(5, price=1)),
    person(53, pay(BLUE), gain(points=1, guilders=2)),
    person(54, gain(guilders=4)),
    # red
    person(55, gain(worker=VIOLET, guilders=3)),
    person(56, pay(YELLOW), gain(guilders=2, per=persons(COMMERCE))),
    person(57, select(COMMERCE)),
    # violet
    person(58, pay(BLUE), gain(guilders=2, per=houses(BLUE))),
    person(59, pay(YELLOW), tribute),
    person(60, pay(RED), pay_guilders(3), gain(points=3)),
)
