"""The pink buildings: entertainment, art, theater and circus."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import (
    ART,
    BROWN,
    CIRCUS,
    ENTERTAINMENT,
    GRAY,
    ORANGE,
    PINK,
    PURPLE,
    SITE,
    THEATER,
)
from burgomaster.games.hamburg.cards.again import activate_again, activate_without_workers
from burgomaster.games.hamburg.cards.counts import (
    best_statue,
    buildings,
    categories,
    dice_sum,
    die_shows,
    different_results,
    majorities,
    most_common_result,
    sites,
    worker_sets,
)
from burgomaster.games.hamburg.cards.deck.row import card
from burgomaster.games.hamburg.cards.effects import (
    SAME,
    advance_for,
    after_action,
    counts_as,
    decrease_disaster,
    gain,
    pay,
    score,
    when_other_walls,
    when_winning_majority,
)
from burgomaster.games.hamburg.cards.labour import worker_of_each_colour
from burgomaster.games.hamburg.cards.others import DEACTIVATE, each_other
from burgomaster.games.hamburg.cards.searching import select
from burgomaster.games.hamburg.cards.walls import build_wall

CARDS: Final = (
    # Entertainment
    card(49, gain(worker=GRAY, per=die_shows(GRAY, 5, 6))),
    card(50, gain(worker=ORANGE, per=die_shows(ORANGE, 5, 6))),
    card(51, gain(worker=BROWN, per=die_shows(BROWN, 5, 6))),
    card(52, gain(worker=PURPLE, per=die_shows(PURPLE, 5, 6))),
    card(53, pay(ORANGE), gain(marks=2, per=buildings(ENTERTAINMENT))),
    card(54, pay(PURPLE), activate_again),
    card(55, select(ENTERTAINMENT)),
    card(56, gain(points=1, per=different_results)),
    card(57, gain(marks=2, per=different_results)),
    card(58, gain(worker=PINK, per=different_results)),
    card(59, score(2, per=buildings(ENTERTAINMENT))),
    card(60, activate_without_workers),
    # Art
    card(61, pay(BROWN), gain(marks=2, per=buildings(ART))),
    card(62, pay(ORANGE), build_wall(times_price=2)),
    card(63, pay(BROWN), build_wall(times_price=2)),
    card(64, pay(PURPLE), build_wall(times_price=2)),
    card(65, pay(GRAY), build_wall(times_price=2)),
    card(66, counts_as(ENTERTAINMENT, THEATER, CIRCUS)),
    card(67, select(ART)),
    card(68, advance_for(0)),
    card(69, pay(ORANGE), gain(points=1, per=buildings(ART))),
    card(70, after_action(SITE, decrease_disaster(1, SAME))),
    card(71, score(1, per=categories)),
    card(72, score(2, per=buildings(ART))),
    # Theater
    card(73, pay(GRAY), gain(marks=2, per=buildings(THEATER))),
    card(74, pay(ORANGE), gain(marks=1, per=sites(ORANGE))),
    card(75, pay(BROWN), gain(marks=1, per=sites(BROWN))),
    card(76, pay(PURPLE), gain(marks=1, per=sites(PURPLE))),
    card(77, pay(GRAY), gain(marks=1, per=sites(GRAY))),
    card(78, pay(ORANGE), gain(points=1, per=sites(ORANGE))),
    card(79, pay(BROWN), gain(points=1, per=sites(BROWN))),
    card(80, pay(PURPLE), gain(points=1, per=sites(PURPLE))),
    card(81, pay(GRAY), gain(points=1, per=sites(GRAY))),
    card(82, pay(ORANGE), gain(points=1, per=buildings(THEATER))),
    card(83, select(THEATER)),
    card(84, score(2, per=buildings(THEATER))),
    # Circus
    card(85, each_other(DEACTIVATE)),
    card(86, pay(BROWN), gain(marks=2, per=buildings(CIRCUS))),
    card(87, gain(marks=1, per=most_common_result)),
    card(88, pay(ORANGE), gain(points=1, marks=5, per=worker_sets)),
    card(89, gain(points=2, per=majorities)),
    card(90, select(CIRCUS)),
    card(91, when_other_walls(gain(worker=SAME))),
    card(92, gain(marks=5, per=dice_sum(at_most=23))),
    card(93, gain(points=2, per=dice_sum(at_least=19))),
    card(94, score(2, per=buildings(CIRCUS))),
    card(95, when_winning_majority(worker_of_each_colour)),
    card(96, score(1, per=best_statue)),
)
