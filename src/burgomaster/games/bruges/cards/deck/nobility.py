"""The nobility: knights, counts and princes, their heirs and envoys."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BLUE, BROWN, NOBILITY, RED, VIOLET, YELLOW
from burgomaster.games.bruges.cards.counts import houses, majorities, persons
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import advance, gain, half_price, pay, score, when_advancing
from burgomaster.games.bruges.cards.searching import select

ROWS: Final = (
    # blue
    person(1, gain(points=3)),
    person(2, score(2, per=persons(NOBILITY))),
    person(3, select(NOBILITY)),
    # brown
    person(4, pay(VIOLET), gain(guilders=2, per=persons(NOBILITY))),
    person(5, when_advancing(gain(points=1))),
    person(6, pay(BLUE), gain(points=2)),
    # yellow
    person(7, gain(worker=BLUE, guilders=3)),
    person(8, gain(points=2, per=majorities)),
    person(9, pay(BROWN), gain(points=1, per=persons(NOBILITY))),
    # red
    person(10, score(2, per=majorities)),
    person(11, pay(RED), gain(points=1, guilders=2)),
    person(12, pay(YELLOW), gain(points=1, per=houses(YELLOW))),
    # violet
    person(13, advance),
    person(14, half_price(VIOLET)),
    person(15, pay(YELLOW), gain(points=1, guilders=2)),
)
