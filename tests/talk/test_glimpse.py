"""What the front door shows of a game: how far it is, and everyone's street, from public facts alone."""

from __future__ import annotations

from typing import Any

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of
from burgomaster.talk.fold import Fold
from burgomaster.talk.glimpse import Glimpse, glimpse, read, written
from burgomaster.talk.live import Live, at_once
from burgomaster.talk.messages import Here, Me, NewTable
from burgomaster.talk.opening import new_table, seats_at, usual_start

STEPS = {"hamburg": 8, "bruges": 0, "city_tycoon": 4}


def played(game: str, choices: int) -> Table:
    rules, rng = rules_of(game), Fast(4)
    table: Table = rules.new(rules.options({"players": 3}), Fast(3))
    while choices and not table.over:
        seat, offered = table.turn()
        table.apply(seat, offered[rng.below(len(offered))])
        choices -= 1
    return table


def streets(found: Glimpse) -> list[list[tuple[int, str]]]:
    return [[(lot.card, lot.kind) for lot in street] for street in found.streets]


@pytest.mark.parametrize("game", GAMES)
def test_a_glimpse_tells_step_and_streets_and_is_read_back_as_written(game: str) -> None:
    table = played(game, 150)
    found = glimpse(table)
    assert (found.step, found.steps) == (table.chapter()[0], STEPS[game])
    assert found.points == found.winners == []
    assert any(card for street in streets(found) for card, _ in street)
    assert read(written(found)) == found
    assert found.of(1).street == found.streets[1]
    assert found.of(None).street == []


@pytest.mark.parametrize("game", GAMES)
def test_once_a_game_is_over_its_points_and_winners_are_told(game: str) -> None:
    table = played(game, -1)
    found = glimpse(table)
    assert found.points == table.scores()
    assert found.winners == [seat + 1 for seat in table.winners()]


def test_all_buildings_of_a_site_are_told_and_no_face_of_a_site() -> None:
    table = played("hamburg", 150)
    players: Any = table.seen_by(3).view()["players"]
    told = streets(glimpse(table))
    for player, street in zip(players, told, strict=True):
        built = [card for site in player["sites"] for card in site["buildings"]]
        assert [card for card, kind in street if kind == "house"] == built
    assert any(told)


def test_a_glimpse_that_cannot_be_read_is_none() -> None:
    assert read(None) is None
    assert read("{") is None
    assert read('{"step": "x"}') is None


def test_it_is_noted_when_someone_else_is_awaited_and_not_at_every_choice() -> None:
    """The front door tells since when somebody is awaited: their own choices do not begin that anew."""
    rules, rng = rules_of("hamburg"), Fast(6)
    wish = NewTable("hamburg", [Me("Anna"), Here("Ben")], {"players": 2})
    start = usual_start(rules, wish.options)
    seats = seats_at("hamburg", start, list(wish.sitters), "token")
    for seat in seats:
        seat.nonce = "00" * 16
    live = Live(new_table(rules, start, wish, "table", bytes(32)), seats, Fold([]))
    at_once(live.begin())
    live.kept(None, live.glimpse())
    noted = []
    for _ in range(40):
        story, before = live.playing(), (live.stored.asked, live.stored.glimpse)
        (asked,) = story.asked()
        choices = story.game.table.offers_to(asked)
        story.choose(asked, choices[rng.below(len(choices))])
        found = live.glimpse()
        live.kept(None, found)
        noted.append(found is not None)
        assert noted[-1] == (live.stored.asked != before[0])
        assert live.stored.glimpse == (found or before[1])
    assert set(noted) == {True, False}
