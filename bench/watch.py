"""Print a whole game in which a level plays, move by move with its reasons, to be read against the rules.

`make watch ARGS='bruges --seed 3'` plays the councillor against a clerk. Of every searched choice it says how
many points the clerk promises itself less of it than of the best, and how many it seems to bring over that in
the worlds it was tried in; of every other choice, why the clerk would make it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from burgomaster.bots import UNLIMITED, Budget, advise, bot
from burgomaster.bots.search import Search, Searcher, candidates
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of
from burgomaster.words.say import Words


def searched(
    mind: Searcher[Any], table: Table, seat: int, rng: Fast, budget: Budget
) -> tuple[Choice, str] | None:
    """Return what a searcher chooses, with its figures; nothing where it does not search."""
    seen: Any = table.seen_by(seat)
    effort = mind.effort(seen)
    if effort is None:
        return None
    trial = mind.clerk.trial(mind.clerk.imagined(seen, rng), seat, rng)
    playouts = mind.playouts(effort, budget, seen.seats())
    ranked = candidates(trial, table.offers_to(seat), effort, playouts)
    if len(ranked) < 2:
        return None
    search = Search(mind.clerk, seen, seat, effort, rng, mind.deep(effort, budget, playouts))
    best = search.best(ranked, playouts, UNLIMITED.begin())
    clerks = search.tried[0]
    tried = [
        f"{each.choice.text} {-each.gap:+.1f} {each.gain(clerks, effort.gain):+.1f}"
        for each in search.tried
        if each.outcomes
    ]
    return best.choice, f"tried in {search.worlds} worlds: {', '.join(tried)}"


def moves(game: str, level: str, players: int, seed: int, budget: Budget = UNLIMITED) -> Iterator[str]:
    """Play a game, the level on the first seat, and tell it line by line."""
    mind, clerk, words = bot(level, game), bot("clerk", game), Words("en")
    rules = rules_of(game)
    table: Table = rules.new(rules.options({"players": players}), Fast(seed))
    number = 0
    while not table.over:
        seat, choices = table.turn()
        number += 1
        if len(choices) > 1:
            rng, ask = Fast((seed << 16) + number), table.questions[0].ask
            found = None
            if seat == 0 and isinstance(mind, Searcher):
                found = searched(mind, table, seat, rng, budget)
            if found is None:
                advice = advise(clerk, table, seat, rng)
                found = advice.choice, " ".join([words.say(reason) for reason in advice.reasons])
            choice, why = found
            warning = table.warning(seat, choice)
            warned = "" if warning is None else f" !! {words.say(warning)}"
            chapter, points = table.chapter()[0], " ".join([str(score) for score in table.scores()])
            said = words.choice(game, choice, ask)
            yield f"{number} [{chapter}; {points}] seat {seat + 1}: {said} ({choice.text}){warned} | {why}"
        else:
            choice = choices[0]
        table.apply(seat, choice)
    yield f"points: {table.scores()}"


def main() -> None:
    """Print a game."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", choices=GAMES)
    arguments.add_argument("--level", default="councillor")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--playouts", type=int, help="for a decision (default: as the level has)")
    chosen = arguments.parse_args()
    budget = Budget(simulations=chosen.playouts)
    for line in moves(chosen.game, chosen.level, chosen.players, chosen.seed, budget):
        print(line, flush=True)


if __name__ == "__main__":
    main()
