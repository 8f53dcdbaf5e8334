"""How the deck is made up: what is known of it, and what makes 165 persons one deck."""

from __future__ import annotations

from collections import Counter

import pytest

from burgomaster.core.languages import LANGUAGES
from burgomaster.core.phrase import Phrase
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import (
    ACTIVATIONS,
    ALWAYS_ACTION,
    ALWAYS_SITUATION,
    CARDS,
    COLOUR,
    COLOURS,
    FLASH,
    GROUP,
    GROUPS,
    LAUREL,
    ONCE_A_ROUND,
    WORKER,
)
from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.spelling import deeds, prices
from tests.bruges.tables import the_box

PERSONS = range(1, CARDS + 1)


def spelled(row: Row) -> list[Phrase]:
    """Return what a person costs to use and what it does."""
    return [*prices(row), *deeds(row)]


def named(box: Box, name: str) -> int:
    """Return a person by its English name."""
    return box.names["en"].index(name)


def test_three_persons_of_each_group_and_colour() -> None:
    shares = Counter([(GROUP[card], COLOUR[card]) for card in PERSONS])
    assert set(shares.values()) == {3}
    assert len(shares) == len(GROUPS) * len(COLOURS) == 55
    assert CARDS == 165


def test_points_are_a_third_of_the_cost() -> None:
    box = the_box()
    assert {box.cost[card] for card in PERSONS} == {0, 3, 6, 9, 12}
    assert all(3 * box.points[card] == box.cost[card] for card in PERSONS)


def test_every_person_is_different() -> None:
    """No two do the same when they are activated the same way, whatever they cost."""
    box = the_box()
    told = Counter([f"{ACTIVATIONS[box.activation[card]]}: {spelled(box.rows[card])}" for card in PERSONS])
    assert [text for text, times in told.items() if times > 1] == []


def test_no_two_persons_have_the_same_name_in_any_language() -> None:
    box = the_box()
    for language in LANGUAGES:
        names = box.names[language][1:]
        assert len({name.lower() for name in names}) == len(names) == CARDS
        assert max(len(name) for name in names) <= 20  # so that it stands on a card in one line


@pytest.mark.parametrize("group", range(len(GROUPS)))
def test_every_group_has_a_laurel_for_itself_and_a_worker_that_pays_for_each(group: int) -> None:
    box = the_box()
    counted = Phrase("br-per-persons", group=GROUPS[group])
    counting = [card for card in PERSONS if any(counted in each.all() for each in spelled(box.rows[card]))]
    laurels = [card for card in counting if box.activation[card] == LAUREL]
    workers = [card for card in counting if box.activation[card] == WORKER]
    assert len(laurels) == 1
    assert workers
    assert all(GROUP[card] == group for card in counting)


def test_a_back_tells_nothing_of_what_a_card_does() -> None:
    """Costs and activations are spread evenly over the colours."""
    box = the_box()
    for values in (box.cost, box.activation):
        for value in {values[card] for card in PERSONS}:
            shares = Counter([COLOUR[card] for card in PERSONS if values[card] == value])
            assert max(shares.values()) - min([shares[colour] for colour in range(len(COLOURS))]) <= 3


def test_workers_asked_for_are_spread_over_the_colours() -> None:
    box = the_box()
    asked = Counter(
        [
            phrase.arguments["colour"]
            for card in PERSONS
            for price in prices(box.rows[card])
            for phrase in price.all()
            if phrase.id == "br-one-coloured"
        ]
    )
    assert set(asked) == set(COLOURS)
    assert max(asked.values()) - min(asked.values()) <= 1


def test_always_is_free() -> None:
    """Whoever improves actions or situations asks for neither workers nor guilders (ruling 17)."""
    box = the_box()
    for card in PERSONS:
        if box.activation[card] in (ALWAYS_ACTION, ALWAYS_SITUATION, ONCE_A_ROUND, FLASH, LAUREL):
            assert not any(isinstance(effect, Price) for effect in box.rows[card])


@pytest.mark.parametrize(
    ("name", "group", "activation", "cost", "spells"),
    [
        ("Prince", "nobility", "worker", 9, "yellow worker, 2 guilders, 1 point"),
        ("Alchemist", "", "flash", None, "6 guilders"),
        ("Farmhand", "", "worker", None, "red worker, draw 1"),
        ("Coachman", "", "worker", None, "yellow worker, play another"),
        ("Accountant", "", "always round", None, "2 guilders"),
        ("Notary", "", "always situation", 6, "reputation discount 2"),
        ("Bishop", "", "laurel", None, "1 point per 2 workers"),
        ("Mayor", "officials", "laurel", None, "2 points per officials"),
        ("Councilor", "officials", None, None, None),
        ("Jailer", "", None, None, "return threats"),
        ("Engraver", "", "laurel", 9, "1 point per group"),
        ("Journeyman", "", "always action", None, "take 3 workers"),
        ("Lady-in-Waiting", "", "always situation", None, "hand of 6"),
    ],
)
def test_what_is_known_of_persons_holds(
    name: str, group: str, activation: str | None, cost: int | None, spells: str | None
) -> None:
    """Rulebook and reviews tell of these (the last two without their names)."""
    box = the_box()
    card = named(box, name)
    if group:
        assert GROUPS[GROUP[card]] == group
    if activation is not None:
        assert ACTIVATIONS[box.activation[card]] == activation
    if cost is not None:
        assert box.cost[card] == cost
    if spells is not None:
        said = KNOWN[spells]
        assert [phrase for each in spelled(box.rows[card]) for phrase in each.all()] == said


def _worker(colour: str) -> list[Phrase]:
    one = Phrase("br-one-coloured", colour=colour)
    return [Phrase("br-coloured-workers", {"colours": [one]}), one]


def _with(phrase: Phrase) -> list[Phrase]:
    return phrase.all()


def _gain(*goods: Phrase) -> Phrase:
    return Phrase("br-card-gain", {"goods": [*goods]})


def _score(points: int, per: Phrase) -> Phrase:
    goods = [Phrase("br-points", count=points)]
    return Phrase("br-card-score-per", {"goods": goods, "per": [per]}, points=points)


KNOWN = {
    "yellow worker, 2 guilders, 1 point": [
        *_worker("yellow"),
        *_with(_gain(Phrase("br-guilders", count=2), Phrase("br-points", count=1))),
    ],
    "6 guilders": _with(_gain(Phrase("br-guilders", count=6))),
    "red worker, draw 1": [*_worker("red"), Phrase("br-card-draw", cards=1)],
    "yellow worker, play another": [*_worker("yellow"), Phrase("br-card-play-another")],
    "2 guilders": _with(_gain(Phrase("br-guilders", count=2))),
    "reputation discount 2": [Phrase("br-rule-reputation-discount", count=2)],
    "1 point per 2 workers": _with(_score(1, Phrase("br-per-workers", group=2))),
    "2 points per officials": _with(_score(2, Phrase("br-per-persons", group="officials"))),
    "return threats": [
        Phrase("br-any-workers", count=1),
        Phrase("br-card-threat-same", limit="up-to", markers=2),
    ],
    "1 point per group": _with(_score(1, Phrase("br-per-groups"))),
    "take 3 workers": [Phrase("br-rule-workers-taken", count=3)],
    "hand of 6": [Phrase("br-rule-hand-limit", count=6)],
}
"""What the known persons do, as their rows spell it."""
