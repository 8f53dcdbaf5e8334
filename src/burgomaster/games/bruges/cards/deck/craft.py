"""Craft: guild masters, builders, weavers and smiths."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BLUE, BROWN, CRAFT, RED, YELLOW
from burgomaster.games.bruges.cards.canals import build_canal
from burgomaster.games.bruges.cards.counts import houses, majorities, persons
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import changes_by, changes_to, gain, pay, rule, score
from burgomaster.games.bruges.cards.hooks import FREE_HOUSE, MONEY_TAKEN, WORKERS_TAKEN
from burgomaster.games.bruges.cards.labour import exchange, return_different

ROWS: Final = (
    # blue
    person(61, score(2, per=persons(CRAFT))),
    person(62, rule(FREE_HOUSE)),
    person(63, return_different),
    # brown
    person(64, pay(YELLOW), gain(guilders=3, per=majorities)),
    person(65, pay(RED), gain(any_workers=2)),
    person(66, changes_by(MONEY_TAKEN, 3, colour=BLUE)),
    # yellow
    person(67, pay(RED), build_canal(times_price=1)),
    person(68, exchange),
    person(69, pay(BLUE), gain(guilders=2, per=persons(CRAFT))),
    # red
    person(70, gain(worker=BROWN, guilders=3)),
    person(71, changes_by(MONEY_TAKEN, 3, colour=RED)),
    person(72, pay(BROWN), gain(points=1, per=houses(BROWN))),
    # violet
    person(73, gain(workers=(BLUE, BROWN, YELLOW, RED))),
    person(74, build_canal(times_price=0)),
    person(75, changes_to(WORKERS_TAKEN, 3)),
)
