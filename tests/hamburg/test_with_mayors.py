"""Games with The Mayors keep every promise of the conformance kit; they are stored, recorded, found again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from burgomaster.core.chance import Fair, Fast
from burgomaster.core.conformance import CHECKS, Case
from burgomaster.core.game import Game
from burgomaster.core.reading import read_record
from burgomaster.core.replay import digest, replay, verify
from burgomaster.games.hamburg.rules import RULES
from tests.hamburg.game import HAMBURG
from tests.hamburg.golden.make import MAYORS as RECORD
from tests.hamburg.worlds import permute


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_the_promise_is_kept_with_mayors(check: Callable[[Case[Any]], None], players: int) -> None:
    check(Case(RULES, {"players": players, "expansions": ["mayors"]}, players, permute, HAMBURG.keep_laws, 8))


def test_the_golden_game_with_mayors_replays_to_the_exact_score_and_digest() -> None:
    text = RECORD.read_text(encoding="utf-8")
    record = read_record(text)
    assert str(record) == text
    assert record.end is not None
    table = replay(RULES, record)
    assert table.scores() == list(record.end.scores)
    assert digest(table) == record.end.digest
    verdict = verify(RULES, record)
    assert (verdict.state, verdict.fair) == ("ok", True)


def test_the_golden_game_shows_what_only_mayors_do() -> None:
    record = read_record(RECORD.read_text(encoding="utf-8"))
    said = {entry.text.partition(" ")[0] for entry in record.entries}
    assert {"tile", "side", "again", "accept"} <= said


def test_stored_games_find_their_values_by_the_digest_of_set_and_expansion() -> None:
    """The base game's digest is no digest of a game with mayors, nor the other way round."""
    with_mayors = RULES.options({"players": 3, "expansions": ["mayors"]})
    base = RULES.options({"players": 3})
    assert RULES.data_digest(with_mayors) != RULES.data_digest(base)
    for options in (with_mayors, base):
        older = RULES.options({**options, "data": "house-1"})
        assert RULES.stored_options({**options, "data": "house"}, RULES.data_digest(older)) == older
        assert RULES.stored_options(options, RULES.data_digest(options)) == options


def test_a_choice_of_a_side_can_be_taken_back_until_another_chooses() -> None:
    game = Game(RULES, {"players": 2, "expansions": ["mayors"]}, Fair(bytes(32)))
    game.choose(0, RULES.notation.read("side b"))
    assert game.undo(0).text == "side b"
    game.choose(0, RULES.notation.read("side a"))
    assert game.table.asked == 1


def test_records_are_read_and_printed_alike_at_every_length() -> None:
    game = Game(RULES, {"players": 3, "expansions": ["mayors"]}, Fair(bytes(32)))
    rng = Fast(3)
    for _ in range(120):
        choices = game.table.offers()
        game.choose(game.table.asked, choices[rng.below(len(choices))])
        record = game.record()
        assert read_record(str(record)) == record
