"""Art: painters, carvers, singers and poets."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import (
    ART,
    BLUE,
    BROWN,
    CHURCH,
    COURT,
    ENTERTAINMENT,
    RED,
    VIOLET,
    YELLOW,
)
from burgomaster.games.bruges.cards.counts import (
    best_statue,
    groups,
    houses,
    majorities,
    own_persons,
    persons,
    third_fields_and_statues,
)
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import counts_as, gain, pay, score
from burgomaster.games.bruges.cards.searching import select

ROWS: Final = (
    # blue
    person(106, pay(YELLOW), gain(guilders=3, per=persons(ART))),
    person(107, pay(VIOLET), gain(points=1, per=persons(ART))),
    person(108, score(1, per=groups)),
    # brown
    person(109, score(2, per=third_fields_and_statues)),
    person(110, pay(BROWN), gain(points=1, guilders=2, per=third_fields_and_statues)),
    person(111, select(ART)),
    # yellow
    person(112, counts_as(ENTERTAINMENT, COURT, CHURCH)),
    person(113, pay(RED), gain(guilders=1, per=groups)),
    person(114, gain(guilders=2, per=own_persons)),
    # red
    person(115, pay(BLUE), gain(guilders=3, per=majorities)),
    person(116, score(1, per=best_statue)),
    person(117, gain(points=4)),
    # violet
    person(118, score(2, per=persons(ART))),
    person(119, gain(points=1)),
    person(120, pay(BLUE), gain(points=1, per=houses(BLUE))),
)
