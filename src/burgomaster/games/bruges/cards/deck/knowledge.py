"""Knowledge: scholars, physicians and those who measure land, sea and stars."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BROWN, KNOWLEDGE, RED, VIOLET, YELLOW
from burgomaster.games.bruges.cards.again import return_persons
from burgomaster.games.bruges.cards.canals import build_canal
from burgomaster.games.bruges.cards.counts import (
    all_house_colours,
    canal_tiles,
    every,
    persons,
    threat_colours,
)
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import (
    advance,
    changes_by,
    draw,
    draw_and_act,
    gain,
    pay,
    pay_guilders,
    rule,
    score,
)
from burgomaster.games.bruges.cards.hooks import FLASH_TWICE, FREE_CANAL, PERSON_DISCOUNT
from burgomaster.games.bruges.cards.houses import draw_houses

ROWS: Final = (
    # blue
    person(151, gain(guilders=6)),
    person(152, draw_houses(2)),
    person(153, pay(RED), gain(points=1, per=every(2, canal_tiles))),
    # brown
    person(154, gain(guilders=2, per=threat_colours)),
    person(155, score(4, per=all_house_colours)),
    person(156, changes_by(PERSON_DISCOUNT, 3)),
    # yellow
    person(157, draw_and_act),
    person(158, pay(BROWN), gain(guilders=2, per=persons(KNOWLEDGE))),
    person(159, rule(FREE_CANAL)),
    # red
    person(160, return_persons),
    person(161, pay(VIOLET), build_canal(times_price=1)),
    person(162, pay(VIOLET), draw(3)),
    # violet
    person(163, score(2, per=persons(KNOWLEDGE))),
    person(164, rule(FLASH_TWICE)),
    person(165, pay(YELLOW), pay_guilders(1), advance),
)
