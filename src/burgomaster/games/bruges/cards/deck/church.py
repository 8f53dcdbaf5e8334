"""The church: the bishop, his chapter, monks, nuns and beguines."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BLUE, BROWN, CHURCH, RED, VIOLET, YELLOW
from burgomaster.games.bruges.cards.counts import dice_showing, every, persons, threats, worker_sets, workers
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import (
    gain,
    half_price,
    pay,
    return_threat,
    rule,
    score,
    when_advancing,
)
from burgomaster.games.bruges.cards.hooks import TIES_COUNT
from burgomaster.games.bruges.cards.searching import select

ROWS: Final = (
    # blue
    person(91, gain(worker=YELLOW, guilders=3)),
    person(92, pay(BLUE), gain(any_workers=1, guilders=2)),
    person(93, score(1, per=threats)),
    # brown
    person(94, pay(VIOLET), gain(any_workers=2)),
    person(95, pay(VIOLET), gain(guilders=2, per=persons(CHURCH))),
    person(96, pay(BROWN), gain(any_workers=1, points=2)),
    # yellow
    person(97, pay(YELLOW), gain(points=1, guilders=1, per=dice_showing(1))),
    person(98, half_price(RED)),
    person(99, select(CHURCH)),
    # red
    person(100, return_threat(3, up_to=True)),
    person(101, when_advancing(return_threat(1))),
    person(102, pay(RED), gain(points=1, guilders=5, per=worker_sets)),
    # violet
    person(103, score(1, per=every(2, workers))),
    person(104, score(2, per=persons(CHURCH))),
    person(105, rule(TIES_COUNT)),
)
