"""Entertainment: minstrels and tumblers, players of dice and cards, and who keeps house for them."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import BLUE, BROWN, ENTERTAINMENT, RED, VIOLET, YELLOW
from burgomaster.games.bruges.cards.again import activate_again, activate_without_workers, copy_flash
from burgomaster.games.bruges.cards.counts import (
    dice_sum,
    die_shows,
    different_results,
    most_common_result,
    persons,
)
from burgomaster.games.bruges.cards.deck.row import person
from burgomaster.games.bruges.cards.effects import gain, pay, score, when_rolled
from burgomaster.games.bruges.cards.labour import workers_for_low_dice

ROWS: Final = (
    # blue
    person(31, when_rolled(gain(worker=BLUE, guilders=2, per=die_shows(BLUE, 5, 6)))),
    person(32, gain(guilders=2, per=different_results)),
    person(33, when_rolled(gain(points=2, per=dice_sum(at_least=16)))),
    # brown
    person(34, gain(worker=YELLOW, per=different_results)),
    person(35, score(2, per=persons(ENTERTAINMENT))),
    person(36, activate_without_workers),
    # yellow
    person(37, when_rolled(gain(worker=RED, guilders=2, per=die_shows(RED, 5, 6)))),
    person(38, pay(BROWN), workers_for_low_dice),
    person(39, pay(VIOLET), activate_again),
    # red
    person(40, when_rolled(gain(guilders=1, per=most_common_result))),
    person(41, copy_flash),
    person(42, pay(YELLOW), gain(points=1, per=persons(ENTERTAINMENT))),
    # violet
    person(43, when_rolled(gain(worker=BROWN, guilders=2, per=die_shows(BROWN, 5, 6)))),
    person(44, gain(points=1, per=different_results)),
    person(45, pay(BLUE), gain(guilders=2, per=persons(ENTERTAINMENT))),
)
