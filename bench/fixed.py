"""Fixed games: random players whose luck and choices are seeded, so that the same rules play the same games.

`make instructions` runs this text on the engines of two commits, so it asks of an engine only what both of
them know: one that has no playouts is driven by the loop instead. `python -m bench.fixed --game hamburg
--players 2 --games 3` prints such games as JSON.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.games import rules_of

EVERYBODY = -3
"""What `table.asked` is where several are asked; written here, as earlier commits keep it elsewhere."""


class Played(NamedTuple):
    """One game: how many questions were answered, how many of them had a choice, and everyone's points."""

    questions: int
    decisions: int
    scores: tuple[int, ...]


class Report(NamedTuple):
    """What one run played, and on which engine."""

    engine: str
    games: list[Played]

    def to_json(self) -> str:
        """Write the report as one line."""
        return json.dumps(self)

    @classmethod
    def from_json(cls, line: str) -> Report:
        """Read what `to_json` wrote."""
        engine, games = json.loads(line)
        return cls(
            engine, [Played(questions, decisions, tuple(scores)) for questions, decisions, scores in games]
        )


def next_choices(table: Any) -> tuple[int, list[Any]]:
    """Return a seat that is asked and what it can choose; where several are asked, the first of them."""
    if table.asked == EVERYBODY:
        seat = table.seats_asked()[0]
        return seat, table.offers_to(seat)
    return table.asked, table.offers()


def new(game: str, players: int, seed: int) -> tuple[Any, Fast]:
    """Return a new table with its luck, and the luck of those who choose."""
    return rules_of(game).new({"players": players}, Fast(seed)), Fast(seed + 1_000_000)


def play(game: str, players: int, seed: int) -> Played:
    """Play one game to its end, in a loop in Python."""
    table, rng = new(game, players, seed)
    below = rng.below
    questions = decisions = 0
    while not table.over:
        seat, choices = next_choices(table)
        count = len(choices)
        questions += 1
        if count > 1:
            decisions += 1
            table.apply(seat, choices[below(count)])
        else:
            table.apply(seat, choices[0])
    return Played(questions, decisions, tuple(table.scores()))


def play_out(game: str, players: int, seed: int) -> Played:
    """Play the same game to its end as a playout, which is asked only where there is a choice."""
    try:
        from burgomaster.core.playout import play_out as play_by_itself
    except ImportError:
        return play(game, players, seed)._replace(questions=0)
    table, rng = new(game, players, seed)
    decisions = play_by_itself(table, rng)
    return Played(0, decisions, tuple(table.scores()))


def by_clerks(game: str, players: int, seed: int) -> Played:
    """Play a game to its end, every seat by the clerk of the engine; another clerk plays another game."""
    from burgomaster.bots import ask, bot, sit

    table, rng = new(game, players, seed)
    minds = [sit(bot("clerk", game), seat) for seat in range(players)]
    questions = decisions = 0
    while not table.over:
        seat, choices = next_choices(table)
        questions += 1
        choice = choices[0]
        if len(choices) > 1:
            decisions += 1
            choice = ask(minds[seat], table, seat, rng)
        table.apply(seat, choice)
    return Played(questions, decisions, tuple(table.scores()))


# --- What is done to tables: a round over the same positions, again and again -------------------------------

POSITIONS = 30


def positions(game: str, players: int) -> list[Any]:
    """Keep copies of tables from the middle of some games."""
    found = []
    for seed in (7, 8, 9):
        table, rng = new(game, players, seed)
        number = 0
        while not table.over:
            seat, choices = next_choices(table)
            number += 1
            if number > 100 and number % 10 == 0 and len(choices) > 1:
                found.append(table.clone())
            table.apply(seat, choices[rng.below(len(choices))])
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def rounds(game: str, players: int, what: str) -> Callable[[int], Played]:
    """Return what does something to each of some tables; the number of the round is its luck."""
    tables = positions(game, players)
    seats = [next_choices(table)[0] for table in tables]
    seen = [table.seen_by(seat) for table, seat in zip(tables, seats, strict=True)]

    def one_round(number: int) -> Played:
        if what == "imagine":
            rng = Fast(number)
            for view in seen:
                view.imagined(rng)
        elif what == "look":
            for table, seat in zip(tables, seats, strict=True):
                table.seen_by(seat)
        else:
            for table in tables:
                table.clone()
        return Played(0, len(tables), ())

    return one_round


WHAT = ("loop", "playout", "imagine", "look", "copy")
"""What can be counted; of the last three, each call stands for a decision."""
CLERK = "clerk"
"""This, too: whole games of clerks, of which far fewer suffice."""
PLAYS = {"loop": play, "playout": play_out, CLERK: by_clerks}


def job(what: str, game: str, players: int) -> Callable[[int], Played]:
    """Return what plays game number 1, 2, 3..., or goes through round number 1, 2, 3..."""
    if what in PLAYS:
        return partial(PLAYS[what], game, players)
    return rounds(game, players, what)


def main() -> None:
    """Play games number 1, 2, 3... and report them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hamburg", help="a game's id (default: hamburg)")
    parser.add_argument("--players", type=int, default=4, help="how many seats (default: 4)")
    parser.add_argument("--what", choices=(*WHAT, CLERK), default="loop", help="what to do (default: loop)")
    parser.add_argument("--games", type=int, default=20, help="how many games (default: 20)")
    chosen = parser.parse_args()
    play_one = job(chosen.what, chosen.game, chosen.players)
    games = [play_one(seed) for seed in range(1, chosen.games + 1)]
    print(Report(burgomaster.build_kind(), games).to_json())


if __name__ == "__main__":
    main()
