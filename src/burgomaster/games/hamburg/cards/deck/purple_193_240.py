"""The purple buildings: harbor, church, emigration and mysticism."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import (
    BROWN,
    CHURCH,
    EMIGRATION,
    GRAY,
    HARBOR,
    MYSTICISM,
    ORANGE,
    PINK,
)
from burgomaster.games.hamburg.cards.again import copy_flash
from burgomaster.games.hamburg.cards.church import move_cleric
from burgomaster.games.hamburg.cards.counts import (
    all_site_colours,
    black_die,
    buildings,
    dice_showing,
    every,
    raised_disasters,
    site_colours,
    worker_colours,
    workers,
)
from burgomaster.games.hamburg.cards.deck.row import card
from burgomaster.games.hamburg.cards.effects import (
    decrease_disaster,
    draw,
    draw_from_discards,
    gain,
    pay,
    rule,
    score,
    top_of_discards_act,
    when_advancing,
)
from burgomaster.games.hamburg.cards.hooks import BLACK_DIE_WALL, CHOOSES_RISE, RECOLOURS, SQUARE_SURCHARGE
from burgomaster.games.hamburg.cards.labour import matching_workers, workers_for_ones
from burgomaster.games.hamburg.cards.others import token_for_others
from burgomaster.games.hamburg.cards.searching import select
from burgomaster.games.hamburg.cards.sites import draw_sites

CARDS: Final = (
    # Harbor
    card(193, pay(BROWN), draw(2, then_discard=2)),
    card(194, gain(marks=2, per=site_colours)),
    card(195, pay(ORANGE), gain(marks=2, per=buildings(HARBOR))),
    card(196, pay(ORANGE), draw(1)),
    card(197, pay(GRAY), draw(1)),
    card(198, pay(PINK), draw(1)),
    card(199, pay(BROWN), draw(1)),
    card(200, select(HARBOR)),
    card(201, draw(3)),
    card(202, pay(PINK), top_of_discards_act),
    card(203, score(5, per=all_site_colours)),
    card(204, score(2, per=buildings(HARBOR))),
    # Church
    card(205, score(1, per=every(2, workers))),
    card(206, gain(worker=PINK, marks=3)),
    card(207, gain(worker=GRAY, marks=3)),
    card(208, gain(worker=ORANGE, marks=3)),
    card(209, gain(worker=BROWN, marks=3)),
    card(210, pay(BROWN), gain(marks=2, per=buildings(CHURCH))),
    card(211, select(CHURCH)),
    card(212, pay(GRAY), workers_for_ones),
    card(213, pay(ORANGE), gain(points=1, per=dice_showing(1))),
    card(214, when_advancing(decrease_disaster(1))),
    card(215, score(2, per=buildings(CHURCH))),
    card(216, pay(PINK), gain(any_workers=2, points=3)),
    # Emigration
    card(217, gain(marks=2, per=raised_disasters)),
    card(218, pay(ORANGE), gain(marks=2, per=buildings(EMIGRATION))),
    card(219, pay(BROWN), draw_sites(1, for_worker=True)),
    card(220, pay(PINK), draw_sites(1, for_worker=True)),
    card(221, pay(ORANGE), draw_sites(1, for_worker=True)),
    card(222, pay(GRAY), draw_sites(1, for_worker=True)),
    card(223, select(EMIGRATION)),
    card(224, rule(RECOLOURS)),
    card(225, score(2, per=buildings(EMIGRATION))),
    card(226, when_advancing(gain(points=1))),
    card(227, pay(PINK), gain(marks=1, per=worker_colours)),
    card(228, copy_flash),
    # Mysticism
    card(229, pay(BROWN), gain(marks=2, per=buildings(MYSTICISM))),
    card(230, pay(ORANGE), gain(marks=1, per=black_die)),
    card(231, rule(CHOOSES_RISE)),
    card(232, rule(BLACK_DIE_WALL)),
    card(233, gain(points=1, per=black_die)),
    card(234, pay(PINK), draw_from_discards(black_die)),
    card(235, pay(GRAY), move_cleric),
    card(236, token_for_others),
    card(237, matching_workers),
    card(238, select(MYSTICISM)),
    card(239, score(2, per=buildings(MYSTICISM))),
    card(240, rule(SQUARE_SURCHARGE)),
)
