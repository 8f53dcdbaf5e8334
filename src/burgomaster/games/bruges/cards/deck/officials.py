"""The officials: the mayor, the council, and those who keep locks, tolls and markets."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BLUE, BROWN, CANAL, OFFICIALS, RED, VIOLET
from burgomaster.games.bruges.cards.counts import house_colours, houses, persons, reputation_points
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import (
    SAME,
    after_action,
    changes_by,
    gain,
    pay,
    return_threat,
    score,
    when_other_builds,
    when_other_lays,
)
from burgomaster.games.bruges.cards.hooks import REPUTATION_DISCOUNT
from burgomaster.games.bruges.cards.houses import draw_houses
from burgomaster.games.bruges.cards.others import TURN_BACK, each_other
from burgomaster.games.bruges.draws import DISCARD

ROWS: Final = (
    # blue
    person(16, gain(points=1), each_other(DISCARD)),
    person(17, after_action(CANAL, return_threat(1, SAME))),
    person(18, pay(RED), gain(guilders=2, per=houses(RED))),
    # brown
    person(19, each_other(TURN_BACK)),
    person(20, pay(RED), gain(guilders=2, per=persons(OFFICIALS))),
    person(21, when_other_lays(gain(guilders=2))),
    # yellow
    person(22, when_other_builds(gain(worker=SAME))),
    person(23, pay(BLUE), draw_houses(1, for_worker=True)),
    person(24, pay(VIOLET), gain(guilders=2, per=houses(VIOLET))),
    # red
    person(25, score(2, per=persons(OFFICIALS))),
    person(26, pay(BROWN), gain(guilders=2, per=houses(BROWN))),
    person(27, changes_by(REPUTATION_DISCOUNT, 2)),
    # violet
    person(28, gain(guilders=2, per=house_colours)),
    person(29, gain(guilders=1, per=reputation_points)),
    person(30, pay(VIOLET), gain(points=1, per=houses(VIOLET))),
)
