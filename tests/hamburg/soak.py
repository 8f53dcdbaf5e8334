"""Random games by the thousand, with every law looked at on the way.

    python -m tests.hamburg.soak [games] [first seed]

Games of 1 to 5 players follow each other, with one combination of the expansions after the other: after 320
games every combination was played by every number of players, alone against TOM too. At every question the
laws of conservation must hold. In every second such lap the players are keen: they build and use what they
can; in every tenth, chance is asked for each roll and each card, so that the laws are looked at after every
one of them; in every twentieth, games are played with the fair stream, recorded, read again and verified, and
their tables are stored, loaded and cloned on the way.
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
from burgomaster.core.message import Plain
from burgomaster.core.reading import read_record
from burgomaster.core.replay import drawn, verify
from burgomaster.core.rules import Options
from burgomaster.games.hamburg.choices import Build, Lay, Site, Tuck
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.scoring import final_scoring, winners
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import Select, Use

MOST_PLAYERS: Final = 5
COMBINATIONS: Final = 1 << len(EXPANSIONS)
LAP: Final = MOST_PLAYERS * COMBINATIONS
GAMES: Final = 200 * LAP
LIMIT: Final = 5_000
"""No game asks so many questions."""
ROLLED_APART: Final = 10
RECORDED: Final = 20


def picked(table: Hamburg, rng: Fast, keen: bool) -> Choice:
    """Return a random choice; keen players mostly build and use what they can."""
    choices = table.offers()
    assert choices, "someone is asked, but nothing is on offer"
    if keen and rng.below(4):
        doing: list[Choice] = [each for each in choices if isinstance(each, (Use, Build, Lay, Select, Tuck))]
        laying: list[Choice] = [each for each in choices if isinstance(each, Site)]
        choices = doing or laying or choices
    return choices[rng.below(len(choices))]


def look(table: Hamburg) -> None:
    """Look at the laws of conservation."""
    broken = broken_law(table)
    assert broken is None, broken


def look_at_end(table: Hamburg) -> None:
    """Look at what must be true of every game that is over."""
    assert table.season == table.box.board.seasons
    assert sum(table.floor) == table.box.board.seasons
    scores = table.scores()
    for seat, player in enumerate(table.players):
        assert scores[seat] == player.points + sum(final_scoring(table, seat).values())
    best = winners(table)
    assert best
    assert all(scores[seat] == max(scores) for seat in best)


def seed_of(lap: int, combination: int, players: int) -> int:
    """Return the seed of a game: in which lap, with which expansions (a bit each), and for how many."""
    return (lap * COMBINATIONS + combination) * MOST_PLAYERS + players - 1


def options_of(seed: int) -> Options:
    """Return what a game is played with."""
    combination = seed // MOST_PLAYERS % COMBINATIONS
    chosen: list[Plain] = [name for bit, name in enumerate(EXPANSIONS) if combination >> bit & 1]
    return {"players": 1 + seed % MOST_PLAYERS, "expansions": chosen}


def play(seed: int) -> int:
    """Play a game with all its looks; return how many questions were asked."""
    rng = Fast(seed)
    lap = seed // LAP
    keen = lap % 2 == 1
    if lap % RECORDED == 0:
        return _play_recorded(seed, rng, keen)
    apart = lap % ROLLED_APART == 1
    table = RULES.new(options_of(seed), None if apart else rng)
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
    """Play the games on all processors with a line of progress; return how many went wrong."""
    start = time.perf_counter()
    played = questions = 0
    wrong: list[tuple[int, str]] = []
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for seed, asked, failure in pool.imap_unordered(soak, range(first, first + games), chunksize=10):
            played += 1
            questions += asked
            if failure:
                wrong.append((seed, failure))
            if played % (20 if sys.stdout.isatty() else 1000) == 0 or played == games:
                speed = played / (time.perf_counter() - start)
                end = "\r" if sys.stdout.isatty() else "\n"
                told = f"{played} of {games} games, {speed:.0f} a second, {questions} questions"
                print(f"{told}, {len(wrong)} wrong", end=end, flush=True)
    print()
    for seed, failure in wrong[:3]:
        print(f"game {seed}:\n{failure}")
    print(f"{played} games in {time.perf_counter() - start:.0f} s; wrong: {len(wrong) or 'none'}")
    return len(wrong)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    sys.exit(1 if main(numbers[0] if numbers else GAMES, numbers[1] if len(numbers) > 1 else 0) else 0)
