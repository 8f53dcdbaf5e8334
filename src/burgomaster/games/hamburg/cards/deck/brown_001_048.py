"""The brown buildings: civic, government, university and medicine."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import (
    CIVIC,
    GOVERNMENT,
    GRAY,
    MEDICINE,
    ORANGE,
    PARK,
    PINK,
    PURPLE,
    TAKE_WORKERS,
    UNIVERSITY,
    ZOO,
)
from burgomaster.games.hamburg.cards.again import return_buildings
from burgomaster.games.hamburg.cards.counts import (
    buildings,
    categories,
    every,
    majorities,
    own_buildings,
    sites,
    third_segments_and_statues,
    wall_segments,
)
from burgomaster.games.hamburg.cards.deck.row import card
from burgomaster.games.hamburg.cards.effects import (
    SAME,
    advance_for,
    after_action,
    draw,
    draw_and_act,
    gain,
    pay,
    pay_any,
    rule,
    score,
)
from burgomaster.games.hamburg.cards.hooks import FLASH_TWICE, TIES_COUNT
from burgomaster.games.hamburg.cards.labour import buy_workers
from burgomaster.games.hamburg.cards.others import each_other
from burgomaster.games.hamburg.cards.searching import search, select
from burgomaster.games.hamburg.cards.sites import draw_sites
from burgomaster.games.hamburg.draws import DISCARD

CARDS: Final = (
    # Civic
    card(1, draw_and_act),
    card(2, advance_for(4, without_low_dice=True)),
    card(3, pay(GRAY), gain(marks=2, per=buildings(CIVIC))),
    card(4, return_buildings),
    card(5, select(CIVIC)),
    card(6, gain(points=1)),
    card(7, pay(PURPLE), draw_and_act),
    card(8, pay(GRAY), draw_and_act),
    card(9, pay(ORANGE), draw_and_act),
    card(10, pay(PINK), draw_and_act),
    card(11, score(2, per=buildings(CIVIC))),
    card(12, pay(PINK), gain(points=1, per=every(3, wall_segments))),
    # Government
    card(13, each_other(DISCARD)),
    card(14, pay(PURPLE), gain(marks=2, per=buildings(GOVERNMENT))),
    card(15, pay(PINK), gain(marks=2, per=sites(PINK))),
    card(16, pay(PURPLE), gain(marks=2, per=sites(PURPLE))),
    card(17, pay(GRAY), gain(marks=2, per=sites(GRAY))),
    card(18, pay(ORANGE), gain(marks=2, per=sites(ORANGE))),
    card(19, select(GOVERNMENT)),
    card(20, pay(PURPLE), gain(points=2, per=every(3, sites(PURPLE)))),
    card(21, pay(ORANGE), gain(points=2, per=every(3, sites(ORANGE)))),
    card(22, pay(GRAY), gain(points=2, per=every(3, sites(GRAY)))),
    card(23, pay(PINK), gain(points=2, per=every(3, sites(PINK)))),
    card(24, score(2, per=buildings(GOVERNMENT))),
    # University
    card(25, gain(marks=2, per=own_buildings)),
    card(26, pay(PINK), gain(marks=2, per=buildings(UNIVERSITY))),
    card(27, buy_workers(5, price=1)),
    card(28, draw(4, then_discard=4)),
    card(29, score(2, per=third_segments_and_statues)),
    card(30, score(2, per=majorities)),
    card(31, select(UNIVERSITY)),
    card(32, draw_sites(2)),
    card(33, draw(1, optional=True)),
    card(34, after_action(TAKE_WORKERS, gain(any_workers=1))),
    card(35, score(2, per=buildings(UNIVERSITY))),
    card(36, rule(FLASH_TWICE)),
    # Medicine
    card(37, pay(PINK), search(ZOO, PINK)),
    card(38, pay(ORANGE), search(ZOO, ORANGE)),
    card(39, pay(GRAY), search(ZOO, GRAY)),
    card(40, pay(PURPLE), search(ZOO, PURPLE)),
    card(41, pay_any(), search(PARK, SAME)),
    card(42, pay(ORANGE), gain(marks=2, per=buildings(MEDICINE))),
    card(43, pay(PURPLE), pay_any(), gain(marks=3, points=1)),
    card(44, select(MEDICINE)),
    card(45, pay(GRAY), gain(marks=1, per=categories)),
    card(46, rule(TIES_COUNT)),
    card(47, score(2, per=buildings(MEDICINE))),
    card(48, gain(any_workers=1)),
)
