"""Zoo and park cards, four of each colour: zoo cards only score, parks give something in phase I."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import BROWN, GRAY, ORANGE, PINK, PURPLE
from burgomaster.games.hamburg.cards.deck.row import card
from burgomaster.games.hamburg.cards.effects import draw_of, gain

CARDS: Final = (
    # Zoo
    *[card(number) for number in range(241, 261)],
    # Park, gray
    card(261, gain(marks=1)),
    card(262, gain(worker=GRAY)),
    card(263, draw_of(GRAY)),
    card(264, gain(points=1)),
    # Park, orange
    card(265, gain(marks=1)),
    card(266, gain(worker=ORANGE)),
    card(267, draw_of(ORANGE)),
    card(268, gain(points=1)),
    # Park, brown
    card(269, gain(marks=1)),
    card(270, gain(worker=BROWN)),
    card(271, draw_of(BROWN)),
    card(272, gain(points=1)),
    # Park, purple
    card(273, gain(marks=1)),
    card(274, gain(worker=PURPLE)),
    card(275, draw_of(PURPLE)),
    card(276, gain(points=1)),
    # Park, pink
    card(277, gain(marks=1)),
    card(278, gain(worker=PINK)),
    card(279, draw_of(PINK)),
    card(280, gain(points=1)),
)
