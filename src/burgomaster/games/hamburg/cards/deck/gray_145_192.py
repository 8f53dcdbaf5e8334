"""The gray buildings: military, police, underworld and secret society."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import (
    BROWN,
    BUILD,
    DECREASE,
    MILITARY,
    ORANGE,
    PINK,
    POLICE,
    PURPLE,
    SECRET_SOCIETY,
    UNDERWORLD,
    WALL,
)
from burgomaster.games.hamburg.cards.again import tuck
from burgomaster.games.hamburg.cards.church import place_in_church
from burgomaster.games.hamburg.cards.counts import buildings, dice_showing, own_buildings, raised_levels
from burgomaster.games.hamburg.cards.deck.row import card
from burgomaster.games.hamburg.cards.effects import (
    SAME,
    after_action,
    decrease_disaster,
    gain,
    half_price,
    pay,
    pay_any,
    rule,
    score,
    when_drawing_token,
    when_other_builds,
)
from burgomaster.games.hamburg.cards.hooks import FOURTH_STRIKES, PREVENTS, TWO_BUILDINGS
from burgomaster.games.hamburg.cards.others import (
    GIVE_MARKS,
    GIVE_WORKERS,
    GO_BACK,
    curse,
    each_other,
    steal_from_each,
)
from burgomaster.games.hamburg.cards.searching import select
from burgomaster.games.hamburg.cards.walls import build_wall
from burgomaster.games.hamburg.disasters import LOSE_BUILDING, LOSE_SITE, TEAR_DOWN

CARDS: Final = (
    # Military
    card(145, build_wall(times_price=0)),
    card(146, pay(PINK), gain(marks=2, per=buildings(MILITARY))),
    card(147, decrease_disaster(2, up_to=True)),
    card(148, select(MILITARY)),
    card(149, decrease_disaster(3, up_to=True)),
    card(150, after_action(WALL, decrease_disaster(1, SAME))),
    card(151, rule(PREVENTS)),
    card(152, decrease_disaster(1, up_to=True, per=own_buildings)),
    card(153, decrease_disaster(4, up_to=True)),
    card(154, score(2, per=buildings(MILITARY))),
    card(155, score(1, per=raised_levels)),
    card(156, decrease_disaster(1)),
    # Police
    card(157, pay_any(), decrease_disaster(2, SAME, up_to=True)),
    card(158, pay(BROWN), gain(marks=2, per=buildings(POLICE))),
    card(159, pay(ORANGE), decrease_disaster(1, ORANGE)),
    card(160, pay(PINK), decrease_disaster(1, PINK)),
    card(161, pay(BROWN), decrease_disaster(1, BROWN)),
    card(162, pay(PURPLE), decrease_disaster(1, PURPLE)),
    card(163, select(POLICE)),
    card(164, gain(marks=1, per=dice_showing(6))),
    card(165, rule(FOURTH_STRIKES)),
    card(166, after_action(BUILD, decrease_disaster(1, SAME))),
    card(167, score(2, per=buildings(POLICE))),
    card(168, after_action(DECREASE, decrease_disaster(1, SAME))),
    # Underworld
    card(169, steal_from_each),
    card(170, pay(PURPLE), gain(marks=2, per=buildings(UNDERWORLD))),
    card(171, each_other(GIVE_MARKS, 3)),
    card(172, each_other(GIVE_WORKERS, 2)),
    card(173, each_other(TEAR_DOWN)),
    card(174, select(UNDERWORLD)),
    card(175, each_other(GO_BACK)),
    card(176, each_other(LOSE_BUILDING)),
    card(177, each_other(LOSE_SITE)),
    card(178, curse),
    card(179, score(2, per=buildings(UNDERWORLD))),
    card(180, when_other_builds(gain(marks=2))),
    # Secret Society
    card(181, pay(PINK), gain(marks=2, per=buildings(SECRET_SOCIETY))),
    card(182, half_price(ORANGE)),
    card(183, half_price(PURPLE)),
    card(184, half_price(PINK)),
    card(185, half_price(BROWN)),
    card(186, select(SECRET_SOCIETY)),
    card(187, when_drawing_token(gain(points=1))),
    card(188, when_drawing_token(gain(marks=2))),
    card(189, place_in_church),
    card(190, pay_any(), tuck),
    card(191, score(2, per=buildings(SECRET_SOCIETY))),
    card(192, rule(TWO_BUILDINGS)),
)
