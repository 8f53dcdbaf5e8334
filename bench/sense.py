"""Do the turning points make sense? Texts for readers who know the rules and nothing else (`make sense`).

Ten games are played and analysed. Of each, five turning points and five other moments are told in an order
of chance: the table as whoever acted saw it, what else was open, what happened; no figure of the analysis.
Readers write down which five of the ten mattered most; `--score` counts how many of the true ones they found.
Everything follows from the seeds that are written down with it.
"""

from __future__ import annotations

import argparse
import io
import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console

from burgomaster.bots import ask, bot
from burgomaster.cli.say import Voice
from burgomaster.cli.screens import screen_of
from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.record import Record
from burgomaster.core.rules import Rules
from burgomaster.games import rules_of
from burgomaster.insight import Analysis, analyse
from burgomaster.insight.moments import EVERYONE, Moment, Walk

WANTED: Final = 5
WIDE: Final = 110
MOST_SHOWN: Final = 12
LETTERS: Final = "ABCDEFGHIJ"
NAMES: Final = ("Anna", "Ben", "Carla", "David")


class Plan(NamedTuple):
    """A game to be told: who plays it, from which seed on one with five turning points is looked for."""

    game: str
    levels: tuple[str, ...]
    seed: int


PLANS: Final = (
    Plan("hamburg", ("apprentice", "clerk"), 961_000),
    Plan("bruges", ("clerk", "apprentice"), 962_000),
    Plan("city_tycoon", ("apprentice", "clerk"), 963_000),
    Plan("hamburg", ("clerk", "clerk", "apprentice"), 964_000),
    Plan("bruges", ("apprentice", "clerk", "clerk"), 965_000),
    Plan("city_tycoon", ("clerk", "clerk"), 966_000),
    Plan("hamburg", ("clerk", "councillor"), 967_000),
    Plan("bruges", ("councillor", "clerk"), 968_000),
    Plan("city_tycoon", ("clerk", "apprentice", "clerk"), 969_000),
    Plan("hamburg", ("apprentice", "apprentice"), 970_000),
)

HEAD: Final = """\
{game}, {players} players: {names}. Ten moments of one game, in no order.

Which FIVE of these ten mattered most for how the game went: where did what a player could expect change
most, for better or worse, by luck or by a choice? Write the five letters down before you look at anything
else. What you see of the table is what the player knew who acted (or, for dice, what everyone saw).
"""


def played(plan: Plan, seed: int) -> Record:
    """Return a finished game."""
    rules: Rules[Any] = rules_of(plan.game)
    players = len(plan.levels)
    going: Game[Any] = Game(rules, rules.options({"players": players}), Fast(seed << 8), [*NAMES[:players]])
    brains = [bot(level, plan.game) for level in plan.levels]
    rngs = [Fast((seed << 8) + 1 + seat) for seat in range(players)]
    while not going.table.over:
        seat, choices = going.table.turn()
        choice = choices[0] if len(choices) == 1 else ask(brains[seat], going.table, seat, rngs[seat])
        going.choose(seat, choice)
    return going.record()


def found(plan: Plan) -> tuple[int, Record, Analysis]:
    """Return the first game from a seed on that has five turning points."""
    seed = plan.seed
    while True:
        record = played(plan, seed)
        analysis = analyse(record)
        if len(analysis.turning) == WANTED:
            return seed, record, analysis
        seed += 1


def shuffled(things: list[Moment], rng: Fast) -> list[Moment]:
    """Return things in an order of chance."""
    left, drawn = [*things], list[Moment]()
    while left:
        drawn.append(left.pop(rng.below(len(left))))
    return drawn


def told(plan: Plan, seed: int, record: Record, analysis: Analysis) -> tuple[str, dict[str, Any]]:
    """Return a game's text, and what is right."""
    walk = Walk(rules_of(record.game), record)
    true = [turned.change.moment for turned in analysis.turning]
    begins = {moment.begin for moment in true}
    rng = Fast(seed)
    others = [moment for moment in walk.moments if moment.begin not in begins and something(walk, moment)]
    ten = shuffled([*true, *shuffled(others, rng)[:WANTED]], rng)
    named = f"{record.game} {seed}"
    text = [HEAD.format(game=record.game, players=len(record.seats), names=", ".join(record.seats))]
    text += [moment_text(walk, moment, letter) for letter, moment in zip(LETTERS, ten, strict=True)]
    right = "".join([letter for letter, moment in zip(LETTERS, ten, strict=True) if moment.begin in begins])
    key = {"game": named, "levels": plan.levels, "right": right, "scores": analysis.scores}
    return "\n".join(text), {**key, "turning": analysis.plain()["turning"]}


def something(walk: Walk, moment: Moment) -> bool:
    """Tell whether anything can be told of a moment."""
    return bool(sentences(walk, moment)) or bool(chosen(walk, moment))


def voice(walk: Walk) -> Voice:
    """Return who says it in English."""
    return Voice("en", dict(enumerate(walk.record.seats, 1)))


def sentences(walk: Walk, moment: Moment) -> list[str]:
    """Return what happened, as the story tells it."""
    said = voice(walk)
    return [said.say(message) for message in walk.told(moment.begin, moment.end, moment.seat)]


def chosen(walk: Walk, moment: Moment) -> list[str]:
    """Return what was chosen where there was something to choose, with what else was open."""
    words, game = voice(walk).words, walk.record.game
    lines: list[str] = []
    for run in moment.runs:
        for number in range(run.begin, run.end):
            if run.luck:
                continue
            offers = walk.table(number).offers_to(moment.seat)
            if len(offers) > 1:
                others = [words.choice(game, each) for each in offers if each != walk.choices[number]]
                more = f" and {len(others) - MOST_SHOWN} more" if len(others) > MOST_SHOWN else ""
                open_ = "; ".join(others[:MOST_SHOWN]) + more
                lines.append(f"Chosen: {words.choice(game, walk.choices[number])}. Also open: {open_}.")
    return lines


def moment_text(walk: Walk, moment: Moment, letter: str) -> str:
    """Return a moment as a reader gets it."""
    table = walk.table(moment.begin)
    everyone = moment.seat == EVERYONE
    who = "everyone" if everyone else walk.record.seats[moment.seat]
    chapter = " ".join(map(str, moment.chapter))
    out = io.StringIO()
    console = Console(file=out, width=WIDE, highlight=False, color_system=None)
    seen = table.seen_by(table.seats() if everyone else moment.seat)
    screen_of(walk.record.game, console, voice(walk)).show(seen)
    lines = [f"=== Moment {letter}: season or round {chapter}, {who} ===", "", out.getvalue().rstrip(), ""]
    lines += chosen(walk, moment)
    happened = sentences(walk, moment)
    lines += ["What happened:", *[f"  {each}" for each in happened or ["(nothing else is told)"]]]
    return "\n".join([*lines, *printed(walk, " ".join([*chosen(walk, moment), *happened])), ""])


def printed(walk: Walk, text: str) -> list[str]:
    """Return what is printed on the cards and tiles that a text names."""
    words = voice(walk).words
    named = [int(number) for number in re.findall(r"\((\d+)\)", text)]
    entries = {
        each.number: each for each in rules_of(walk.record.game).book() if each.kind in ("card", "tile")
    }
    return [
        f"  [{number}: {words.entry_name(entries[number])}: {words.entry_text(entries[number])}]"
        for number in dict.fromkeys(named)
        if number in entries
    ]


def score(key: Path, answers: Path) -> None:
    """Print how many of the true moments were picked: answers are lines of a name and five letters."""
    right = {str(n): each["right"] for n, each in enumerate(json.loads(key.read_text()), 1)}
    hits = total = 0
    for line in answers.read_text().splitlines():
        number, _, letters = line.partition(" ")
        picked = set(letters.replace(" ", "").strip())
        hit = len(picked & set(right[number]))
        print(f"game {number}: picked {''.join(sorted(picked))}, right {right[number]}: {hit} of {WANTED}")
        hits, total = hits + hit, total + WANTED
    print(f"{hits} of {total}: {100 * hits / max(1, total):.0f} %")


def main() -> None:
    """Write the texts and the key apart, or count answers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the texts go; the key goes into FOLDER/key/key.json")
    parser.add_argument("--score", type=Path, help="a file of answers: 'NUMBER LETTERS' a line")
    args = parser.parse_args()
    key = args.folder / "key" / "key.json"
    if args.score is not None:
        score(key, args.score)
        return
    key.parent.mkdir(parents=True, exist_ok=True)
    keys: list[dict[str, Any]] = []
    for number, plan in enumerate(PLANS, 1):
        seed, record, analysis = found(plan)
        text, right = told(plan, seed, record, analysis)
        (args.folder / f"game-{number:02d}.txt").write_text(text, encoding="utf-8")
        keys.append(right)
        key.write_text(json.dumps(keys, indent=1), encoding="utf-8")
        print(f"game {number}: {plan.game} {seed}", flush=True)


if __name__ == "__main__":
    main()
