"""How Bruges' persons play: chance's own experiment, since nobody chooses which person is drawn.

`make persons` plays 4,000 games of four clerks. For every person: the lead, in points, of a seat that drew it
over the seats of the same game that did not, with its standard error; and how often it is laid by those who
could.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from burgomaster.arena.pool import cores
from burgomaster.bots import ask, bot
from burgomaster.core.chance import Fast
from burgomaster.games.bruges.box.components import ACTIVATIONS, CARDS, COLOUR, COLOURS
from burgomaster.games.bruges.box.sets import SETS
from burgomaster.games.bruges.choices import LayPerson
from burgomaster.games.bruges.rules import RULES

MOST_LEAD = 4.0
"""No person is to bring, or to cost, more points than this."""
LEAST_LEAD = -0.5
"""Whom clerks bring in is not to cost them more than this, for sure: with the whole 95 % interval."""
SURE = 3.0
"""As many standard errors make a lead more than luck."""
LAID = (0.05, 0.9)
"""The share of those who could lay it and did, at least and at most."""


class Seen:
    """What a game showed of persons: the lead of who drew each, and who could lay it and did."""

    def __init__(self) -> None:
        self.leads: dict[int, float] = {}
        self.offered: set[tuple[int, int]] = set()
        self.laid: set[tuple[int, int]] = set()


def seen_in(seed: int, players: int, data: str) -> Seen:
    """Play a game between clerks and return what it showed."""
    table = RULES.new({"players": players, "data": data}, Fast(seed << 8))
    rngs = [Fast((seed << 8) + 1 + seat) for seat in range(players)]
    clerk = bot("clerk", "bruges")
    seen = Seen()
    drawn: list[set[int]] = [set() for _ in range(players)]
    while not table.over:
        seat, choices = table.turn()
        choice = ask(clerk, table, seat, rngs[seat])
        seen.offered |= {(seat, each.card) for each in choices if isinstance(each, LayPerson)}
        if isinstance(choice, LayPerson):
            seen.laid.add((seat, choice.card))
        table.choose(seat, choice)
        for each, player in enumerate(table.players):
            drawn[each].update(player.hand)
    scores = table.scores()
    for card in range(1, CARDS + 1):
        having = [scores[seat] for seat in range(players) if card in drawn[seat]]
        others = [scores[seat] for seat in range(players) if card not in drawn[seat]]
        if having and others:
            seen.leads[card] = mean(having) - mean(others)
    return seen


class Figures:
    """What many games showed of one person."""

    def __init__(self, card: int, games: list[Seen]) -> None:
        leads = [seen.leads[card] for seen in games if card in seen.leads]
        self.games = len(leads)
        self.lead = mean(leads) if leads else 0.0
        self.error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
        could = [pair for seen in games for pair in seen.offered if pair[1] == card]
        did = [pair for seen in games for pair in seen.laid if pair[1] == card]
        self.could = len(could)
        self.laid = len(did) / len(could) if could else 0.0

    def fault(self) -> str:
        """Return what is wrong with the person; empty if nothing is."""
        if abs(self.lead) > MOST_LEAD and abs(self.lead) > SURE * self.error:
            return "too strong" if self.lead > 0 else "too weak"
        if self.lead + 1.96 * self.error < LEAST_LEAD:
            return "overrated"
        if self.laid < LAID[0]:
            return "hardly laid"
        return "always laid" if self.laid > LAID[1] else ""


def page(games: list[Seen], players: int, data: str) -> str:
    """Return the figures of all persons as a page."""
    box = SETS.of_option(data)
    persons = [Figures(card, games) for card in range(1, CARDS + 1)]
    beyond = len([found for found in persons if found.fault()])
    lines = [
        "# How Bruges' persons play",
        "",
        f"{len(games)} games of {players} clerks with {box.name}, by `make persons` (`bench/persons.py`).",
        "",
        "*Lead*: how many points a seat that had the person in its hand had more than the seats of the same",
        "game that had not, with the standard error; who draws which is chance's choice (a few come by",
        "another person's effect), so this is what it is worth to who gets it.",
        f"None is to be beyond {MOST_LEAD:.0f} points and {SURE:.0f} standard errors, and no 95 % interval",
        f"is to lie below {LEAST_LEAD} as a whole: clerks would overrate who is there.",
        f"*Laid*: of those who could lay it (*could*), how many did; {LAID[0]:.0%} to {LAID[1]:.0%} are to.",
        f"Of the {CARDS} persons {beyond or 'none'} are beyond these bounds.",
        "",
        "| No. | Person | Color, symbol | Price | Games | Lead | Could | Laid | |",
        "|--:|---|---|--:|--:|--:|--:|--:|---|",
    ]
    for card, found in enumerate(persons, start=1):
        what = f"{COLOURS[COLOUR[card]]}, {ACTIVATIONS[box.activation[card]]}"
        lead = f"{found.lead:+.1f} ± {found.error:.1f}"
        lines.append(
            f"| {card} | {box.names['en'][card]} | {what} | {box.cost[card]} | {found.games} | {lead} "
            f"| {found.could} | {found.laid:.1%} | {found.fault()} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, and print the page or write it."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=4000)
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--seed", type=int, default=30_000)
    arguments.add_argument("--data", default=SETS.newest())
    arguments.add_argument("--jobs", type=int, default=cores())
    arguments.add_argument("--write", type=Path)
    chosen = arguments.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    play = partial(seen_in, players=chosen.players, data=chosen.data)
    with ProcessPoolExecutor(chosen.jobs) as workers:
        games = list(workers.map(play, seeds, chunksize=4))
    text = page(games, chosen.players, chosen.data)
    if chosen.write is None:
        print(text)
    else:
        chosen.write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
