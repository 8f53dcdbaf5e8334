"""The orange buildings: commerce, industry, bank and craft."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import (
    BANK,
    BROWN,
    COMMERCE,
    CRAFT,
    GRAY,
    INDUSTRY,
    ORANGE,
    PINK,
    PURPLE,
    TAKE_MONEY,
)
from burgomaster.games.hamburg.cards.counts import (
    buildings,
    majorities,
    square_points,
    third_segments_and_statues,
)
from burgomaster.games.hamburg.cards.deck.row import card
from burgomaster.games.hamburg.cards.effects import (
    after_action,
    changes_by,
    gain,
    gain_die,
    pay,
    pay_any,
    rule,
    score,
)
from burgomaster.games.hamburg.cards.hooks import BUILDING_DISCOUNT, FREE_WALL, PARK_MARKS, SQUARE_DISCOUNT
from burgomaster.games.hamburg.cards.labour import exchange, return_different
from burgomaster.games.hamburg.cards.others import tribute
from burgomaster.games.hamburg.cards.searching import select

CARDS: Final = (
    # Commerce
    card(97, pay(PINK), gain(marks=2, per=buildings(COMMERCE))),
    card(98, pay(PINK), gain(marks=3)),
    card(99, pay(PURPLE), gain(marks=3)),
    card(100, pay(BROWN), gain(marks=3)),
    card(101, pay(GRAY), gain(marks=3)),
    card(102, gain(marks=2)),
    card(103, tribute),
    card(104, select(COMMERCE)),
    card(105, pay(GRAY), gain(points=1, per=third_segments_and_statues)),
    card(106, pay_any(), gain_die),
    card(107, score(2, per=buildings(COMMERCE))),
    card(108, rule(FREE_WALL)),
    # Industry
    card(109, return_different),
    card(110, pay(GRAY), gain(marks=2, per=buildings(INDUSTRY))),
    card(111, pay(PURPLE), exchange),
    card(112, pay(BROWN), exchange),
    card(113, pay(PINK), exchange),
    card(114, pay(GRAY), exchange),
    card(115, pay(GRAY), gain(any_workers=2)),
    card(116, pay(PURPLE), gain(any_workers=2)),
    card(117, pay(PINK), gain(any_workers=2)),
    card(118, pay(BROWN), gain(any_workers=2)),
    card(119, select(INDUSTRY)),
    card(120, score(2, per=buildings(INDUSTRY))),
    # Bank
    card(121, gain(marks=6)),
    card(122, changes_by(PARK_MARKS, 1)),
    card(123, gain(marks=1, per=square_points)),
    card(124, pay(BROWN), gain(marks=2, per=buildings(BANK))),
    card(125, changes_by(SQUARE_DISCOUNT, 2)),
    card(126, select(BANK)),
    card(127, pay(ORANGE), gain(points=1, marks=2)),
    card(128, pay(GRAY), gain(points=1, marks=2)),
    card(129, pay(PURPLE), gain(points=1, marks=2)),
    card(130, pay(PINK), gain(points=1, marks=2)),
    card(131, score(2, per=buildings(BANK))),
    card(132, changes_by(BUILDING_DISCOUNT, 3)),
    # Craft
    card(133, pay(PURPLE), gain(marks=2, per=buildings(CRAFT))),
    card(134, pay(PINK), gain(marks=2, per=majorities)),
    card(135, pay(PURPLE), gain(marks=2, per=majorities)),
    card(136, pay(BROWN), gain(marks=2, per=majorities)),
    card(137, pay(GRAY), gain(marks=2, per=majorities)),
    card(138, after_action(TAKE_MONEY, gain(marks=3), colour=PINK)),
    card(139, after_action(TAKE_MONEY, gain(marks=3), colour=GRAY)),
    card(140, after_action(TAKE_MONEY, gain(marks=3), colour=BROWN)),
    card(141, after_action(TAKE_MONEY, gain(marks=3), colour=PURPLE)),
    card(142, gain(workers=(PINK, GRAY, BROWN, PURPLE))),
    card(143, select(CRAFT)),
    card(144, score(2, per=buildings(CRAFT))),
)
