"""Choices with a card and a place, by place and by card."""

from __future__ import annotations

from burgomaster.core.choice import Form, Kind
from burgomaster.games.hamburg.choices import Build
from burgomaster.games.rows.choices import AtPlaces


def test_choices_of_a_place_are_those_of_their_form() -> None:
    """Equal choices stay the same object, whichever place is asked for first."""
    form = Form("build {card} at {place}", Build, card=Kind(1, 4), place=Kind(1, 9))
    builds = AtPlaces(form, 4)
    assert [each.text for each in builds.at(3)[1:]] == [f"build {card} at 3" for card in range(1, 5)]
    for place in (1, 3, 2):
        assert all(each is form.of(card, place) for card, each in enumerate(builds.at(place)) if card)
    assert builds.at(2) is builds.at(2)
