"""Solo games keep every promise of the conformance kit; they are stored, recorded, taken back, imagined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from burgomaster.core.chance import CHANCE, Fair, Fast
from burgomaster.core.conformance import CHECKS, Case
from burgomaster.core.game import Game, resume
from burgomaster.core.message import Refused
from burgomaster.core.reading import read_json, read_record
from burgomaster.core.replay import canonical, digest, replay, verify
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.paper.loading import POSITIONS, read_position
from burgomaster.games.hamburg.paper.writing import write_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.paper.mistake import Mistaken
from tests.hamburg.game import HAMBURG
from tests.hamburg.solo import TOM, lawful
from tests.hamburg.worlds import permute

CHOICES = list(dict.fromkeys([(), *[(name,) for name in EXPANSIONS], EXPANSIONS]))
"""The base game, each expansion by itself, and all together."""


def alone(*expansions: str) -> dict[str, Any]:
    """Return the options of a solo game."""
    return {"players": 1, **({"expansions": [*expansions]} if expansions else {})}


def recorded(seed: int, *expansions: str) -> Game[Hamburg]:
    """Play a solo game to its end, at random."""
    game = Game(RULES, alone(*expansions), Fair(bytes([seed] * 32)), ["Anna"])
    rng = Fast(seed)
    while not game.table.over:
        choices = game.table.offers()
        game.choose(0, choices[rng.below(len(choices))])
    return game


@pytest.mark.parametrize("expansions", [(), EXPANSIONS], ids=["base", "all"])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_the_promise_is_kept(check: Callable[[Case[Any]], None], expansions: tuple[str, ...]) -> None:
    check(Case(RULES, alone(*expansions), 11, permute, HAMBURG.keep_laws, 8))


@pytest.mark.parametrize("names", CHOICES)
def test_random_games_keep_the_laws(names: tuple[str, ...]) -> None:
    for seed in range(3):
        table = RULES.new(alone(*names), Fast(seed))
        rng = Fast(seed + 50)
        while not table.over:
            assert table.seats_asked() == [0]
            choices = table.offers()
            table.apply(0, choices[rng.below(len(choices))])
            lawful(table)


@pytest.mark.parametrize("names", CHOICES)
def test_tables_are_stored_written_and_read_back_at_every_question(names: tuple[str, ...]) -> None:
    """Also those of chance in the middle of TOM's turn; he is never asked."""
    table = RULES.new(alone(*names), None)
    rng = Fast(5)
    moment = 0
    while not table.over:
        if moment % 7 == 0 or (table.phase == 3 and table.asked == CHANCE):
            data = table.dump()
            text = write_position(table)
            assert "players = 1" in text
            for again in (read_position(text), POSITIONS.load(read_json(canonical(data)))):
                assert canonical(again.dump()) == canonical(data), text
                assert (again.asked, again.automatic) == (table.asked, 1 << TOM)
        choices = table.offers()
        table.apply(table.asked, choices[rng.below(len(choices))])
        moment += 1


def test_a_record_tells_that_somebody_played_alone_and_replays_exactly() -> None:
    for expansions in CHOICES:
        game = recorded(7, *expansions)
        record = game.record()
        assert record.options["players"] == 1
        assert record.seats == ("Anna", "TOM")
        assert {entry.seat for entry in record.entries} == {CHANCE, 0}
        again = read_record(str(record))
        assert digest(replay(RULES, again)) == digest(game.table)
        assert again.end is not None
        assert list(again.end.scores) == game.table.scores()
        verdict = verify(RULES, again)
        assert (verdict.state, verdict.fair) == ("ok", True)


def test_a_game_goes_on_from_its_record() -> None:
    game = recorded(8)
    record = game.record()
    half = Game(RULES, record.options, None, record.seats)
    for entry in record.entries[: len(record.entries) // 2]:
        half.choose(entry.seat, RULES.notation.read(entry.text))
    on = resume(RULES, half.record(), None)
    assert digest(on.table) == digest(half.table)
    assert on.table.automatic == 1 << TOM


def test_seats_are_named_for_people_and_tom_has_his_own_name() -> None:
    assert Game(RULES, alone(), None).names == ("1", "TOM")
    assert Game(RULES, alone(), None, ["Anna"]).names == ("Anna", "TOM")
    assert Game(RULES, alone(), None, ["Anna", "Tom"]).names == ("Anna", "Tom")
    assert Game(RULES, {"players": 2}, None).names == ("1", "2")
    with pytest.raises(Refused):
        Game(RULES, alone(), None, ["Anna", "Ben", "Clara"])


def test_what_tom_answers_is_taken_back_with_your_choice() -> None:
    """Your 172 takes two of his workers; taken back, he has them again."""
    table_text = """
players = 1
[player.1]
marks = 9
hand = [172]
sites = [145]
[player.2]
workers = { gray = 3, pink = 1 }
"""
    table = read_position(table_text)
    table.listener = None
    before = canonical(table.dump())
    earlier = table.clone()
    table.choose(0, RULES.notation.read("build 172 at 1"))
    assert table.players[TOM].workers == [0, 0, 1, 1, 0]
    assert table.players[0].workers == [1, 1, 3, 1, 1]
    assert canonical(earlier.dump()) == before
    earlier.choose(0, RULES.notation.read("build 172 at 1"))
    assert canonical(earlier.dump()) == canonical(table.dump())


def test_undo_works_across_his_moves() -> None:
    game = Game(RULES, alone(), Fair(bytes(32)), ["Anna"])
    rng = Fast(1)
    undone = 0
    while not game.table.over:
        before = canonical(game.table.dump())
        choices = game.table.offers()
        choice = choices[rng.below(len(choices))]
        game.choose(0, choice)
        if game.undoable(0):
            after = canonical(game.table.dump())
            assert game.undo(0) == choice
            assert canonical(game.table.dump()) == before
            game.choose(0, choice)
            assert canonical(game.table.dump()) == after
            undone += 1
    assert undone > 50


# Positions.


def mistakes(text: str) -> list[str]:
    """Return the reasons for which a position is refused."""
    with pytest.raises(Mistaken) as refused:
        read_position(text)
    return [each.reason.id for each in refused.value.mistakes]


def test_a_position_says_a_solo_game_in_one_line() -> None:
    table = read_position("players = 1\n")
    assert table.automatic == 1 << TOM
    assert (table.asked, table.first, table.statues) == (0, TOM, (9, 7, 4, 2))
    assert write_position(table).startswith('game = "hamburg"\nplayers = 1\n')


def test_toms_turn_cannot_be_told_as_a_turn() -> None:
    assert mistakes("players = 1\nturn = 2\n") == ["played-by-rules"]


def test_tom_is_first_and_has_no_hand() -> None:
    assert mistakes("players = 1\nfirst = 1\n") == ["hb-law-solo-first"]
    assert "hb-law-solo-hand" in mistakes("players = 1\n[player.2]\nhand = [3]\n")


def test_with_two_players_there_is_no_trace_of_tom() -> None:
    table = RULES.new({"players": 2}, Fast(1))
    assert (table.automatic, table.first, table.parts, table.box.order) == (0, 0, (), None)
    assert "solo" not in table.dump()


def test_the_digest_of_a_solo_game_covers_what_the_rulebook_gives_tom() -> None:
    solo, base = RULES.options(alone()), RULES.options({"players": 2})
    assert RULES.data_digest(solo) != RULES.data_digest(base)
    assert RULES.stored_options(solo, RULES.data_digest(solo)) == solo
    older = RULES.options({**solo, "data": "house-1"})
    assert RULES.stored_options({**solo, "data": "house"}, RULES.data_digest(older)) == older
