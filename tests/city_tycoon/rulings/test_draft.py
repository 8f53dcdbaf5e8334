"""Ruling 8: what of tiles is open, and until when a pick may be changed."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.known import text_for
from burgomaster.core.message import Message, Refused
from burgomaster.games.city_tycoon.choices import NOTATION, PICKS
from burgomaster.games.city_tycoon.rules import RULES


def test_ruling_8_a_pick_may_be_changed_until_everyone_has_picked() -> None:
    game = Game(RULES, {"players": 3}, Fast(5))
    for seat in (1, 0):
        game.choose(seat, PICKS[game.table.held(seat)[2]])
    with pytest.raises(Refused) as refused:
        game.choose(1, PICKS[game.table.held(1)[0]])
    assert refused.value.message == Message("not-asked", seat=2)
    game.undo(1)
    assert [player.pick for player in game.table.players] == [game.table.held(0)[2], 0, 0]
    wanted = [game.table.held(seat)[number] for seat, number in ((0, 2), (1, 0), (2, 1))]
    game.choose(1, PICKS[wanted[1]])
    game.choose(2, PICKS[wanted[2]])
    assert [player.hand for player in game.table.players] == [(tile,) for tile in wanted]
    for seat in range(3):
        assert game.why_no_undo(seat) == Message("undo-reveal", seat=seat + 1)


def test_ruling_8_sold_and_discarded_tiles_leave_unseen() -> None:
    game = Game(RULES, {"players": 2, "closed": "north east"}, Fast(8))
    while game.table.phase == 2:
        question = game.table.questions[0]
        game.choose(question.seat, question.choices[0])
    table = game.table
    seat = table.asked
    sold = table.players[seat].hand[0]
    choice = NOTATION.read(f"sell {sold}")
    known = table.known_to(seat, choice)
    assert text_for(seat, choice, known) == f"sell {sold}"
    assert text_for(1 - seat, choice, known) == "sell"
    game.choose(seat, choice)
    assert game.table.seen_by(1 - seat).players[seat].gone == (0,)
    assert game.table.seen_by(seat).players[seat].gone == (sold,)
