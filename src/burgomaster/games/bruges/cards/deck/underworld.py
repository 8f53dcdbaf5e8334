"""The underworld: thieves, forgers and worse."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BLUE, BROWN, RED, UNDERWORLD, VIOLET
from burgomaster.games.bruges.cards.counts import persons
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import draw, forge, gain, pay, score, top_of_discards_act
from burgomaster.games.bruges.cards.others import (
    GIVE_GUILDERS,
    GIVE_WORKERS,
    GO_BACK,
    each_other,
    steal_from_each,
    threaten_others,
)
from burgomaster.games.bruges.threats import LOSE_HOUSE, LOSE_PERSON, LOSE_TILE

ROWS: Final = (
    # blue
    person(136, steal_from_each),
    person(137, pay(VIOLET), draw(3, then_discard=1)),
    person(138, each_other(GIVE_GUILDERS)),
    # brown
    person(139, each_other(GIVE_GUILDERS, 3)),
    person(140, pay(RED), gain(guilders=3)),
    person(141, each_other(LOSE_HOUSE)),
    # yellow
    person(142, each_other(GIVE_WORKERS, 2)),
    person(143, score(2, per=persons(UNDERWORLD))),
    person(144, gain(points=1), each_other(GO_BACK)),
    # red
    person(145, threaten_others),
    person(146, pay(BLUE), gain(guilders=2, per=persons(UNDERWORLD))),
    person(147, pay(BROWN), top_of_discards_act),
    # violet
    person(148, gain(points=1), each_other(LOSE_TILE)),
    person(149, gain(guilders=1), forge),
    person(150, each_other(LOSE_PERSON)),
)
