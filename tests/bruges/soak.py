"""Random games by the thousand, with every law looked at on the way.

    python -m tests.bruges.soak [games] [first seed]

Games of 2 to 4 players follow each other. At every question the laws of conservation must hold. In every
second lap the players are keen: they build, lay and use what they can; in every tenth, chance is asked for
each roll and each card, so that the laws are looked at after every one of them; in every twentieth, games are
played with the fair stream, recorded, read again and verified, and their tables are stored and loaded.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
import traceback
from typing import Final

from burgomaster.core.chance import CHANCE, Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.reading import read_record
from burgomaster.core.replay import drawn, verify
from burgomaster.core.rules import Options
from burgomaster.games.bruges.choices import BuildCanal, BuildHouse, LayPerson, Tile
from burgomaster.games.bruges.paper.laws import broken_law
from burgomaster.games.bruges.rules import RULES
from burgomaster.games.bruges.scoring import final_scoring
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.choices import Select, Use

COUNTS: Final = 3
"""Two, three or four players."""
GAMES: Final = 10_000
LIMIT: Final = 5_000
"""No game asks so many questions."""
ROLLED_APART: Final = 10
RECORDED: Final = 20


def picked(table: Bruges, rng: Fast, keen: bool) -> Choice:
    """Return a random choice; keen players mostly build, lay and use what they can."""
    choices = table.offers()
    assert choices, "someone is asked, but nothing is on offer"
    if keen and rng.below(4):
        doing: list[Choice] = [each for each in choices if isinstance(each, (Use, LayPerson, Select, Tile))]
        building: list[Choice] = [each for each in choices if isinstance(each, (BuildHouse, BuildCanal))]
        choices = doing or building or choices
    return choices[rng.below(len(choices))]


def look(table: Bruges) -> None:
    """Look at the laws of conservation."""
    broken = broken_law(table)
    assert broken is None, broken


def look_at_end(table: Bruges) -> None:
    """Look at what must be true of every game that is over."""
    assert table.round == table.last
    scores = table.scores()
    for seat, player in enumerate(table.players):
        assert scores[seat] == player.points + sum(final_scoring(table, seat).values())
    best = table.winners()
    assert best
    assert all(scores[seat] == max(scores) for seat in best)


def options_of(seed: int) -> Options:
    """Return what a game is played with."""
    return {"players": 2 + seed % COUNTS}


def play(seed: int) -> int:
    """Play a game with all its looks; return how many questions were asked."""
    rng = Fast(seed)
    lap = seed // COUNTS
    keen = lap % 2 == 1
    if lap % RECORDED == 0:
        return _play_recorded(seed, rng, keen)
    table = RULES.new(options_of(seed), None if lap % ROLLED_APART == 1 else rng)
    for questions in range(LIMIT):
        look(table)
        if table.over:
            look_at_end(table)
            return questions
        choice = drawn(table, rng) if table.asked == CHANCE else picked(table, rng, keen)
        table.apply(table.asked, choice)
    raise AssertionError(f"no end after {LIMIT} questions")


def _play_recorded(seed: int, rng: Fast, keen: bool) -> int:
    game = Game(RULES, options_of(seed), Fair(seed.to_bytes(32, "big")))
    questions = 0
    while not game.table.over:
        look(game.table)
        game.choose(game.table.asked, picked(game.table, rng, keen))
        if questions % 50 == 0:
            dump = game.table.dump()
            assert RULES.load(dump).dump() == dump
            assert game.table.clone().dump() == dump
        questions += 1
        assert questions < LIMIT
    look(game.table)
    look_at_end(game.table)
    record = game.record()
    again = read_record(str(record))
    assert again == record
    verdict = verify(RULES, again)
    assert (verdict.state, verdict.fair) == ("ok", True), verdict
    return questions


def soak(seed: int) -> tuple[int, int, str]:
    """Play a game; return its seed, the number of its questions, and what went wrong."""
    try:
        return seed, play(seed), ""
    except Exception:  # the run goes on and tells of it at the end
        return seed, 0, traceback.format_exc()


def main(games: int, first: int) -> int:
    """Play the games on all processors; return how many went wrong."""
    start = time.perf_counter()
    questions = 0
    wrong: list[tuple[int, str]] = []
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for seed, asked, trace in pool.imap_unordered(soak, range(first, first + games), chunksize=20):
            questions += asked
            if trace:
                wrong.append((seed, trace))
    for seed, trace in wrong[:5]:
        print(f"seed {seed}\n{trace}")
    seconds = time.perf_counter() - start
    print(f"Bruges: {games} games, {questions} questions, {len(wrong)} wrong, {seconds:.0f} s")
    return len(wrong)


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:]]
    sys.exit(1 if main(*[*numbers, *(GAMES, 0)[len(numbers) :]]) else 0)
