"""Play games with fixed luck and fixed choices by the rules of two commits, and compare them whole.

`make equal BASE=...` runs this. Every game is recorded: its header, every choice, every roll and draw, the
scores and the digest of the last table; a record that differs in one letter is another game. The other commit
comes from git and is interpreted; the work tree is played by the Python that runs this, or by the one that
`--python` names, as that of the compiled engine. What a commit has played is kept below `build/equal`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from bench.fixed import next_choices
from bench.instructions import ROOT, CannotCountError, commit_of, say
from bench.server import source_of
from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.games import rules_of

KEPT = ROOT / "build" / "equal"
EXPANSIONS = ("mayors", "statues", "intrigue", "ships", "exchange", "clerics")


class Kind(NamedTuple):
    """A kind of game: which, for how many, and with all expansions or with none."""

    game: str
    players: int
    expanded: bool = False

    @property
    def options(self) -> dict[str, Any]:
        """Return its options."""
        more = {"expansions": list(EXPANSIONS)} if self.expanded else {}
        return {"players": self.players, **more}

    def __str__(self) -> str:
        return f"{self.game}-{self.players}" + ("-expanded" if self.expanded else "")


KINDS = {
    str(kind): kind
    for kind in (
        *(Kind("hamburg", players) for players in (1, 2, 3, 4, 5)),
        *(Kind("hamburg", players, expanded=True) for players in (1, 3)),
        *(Kind("bruges", players) for players in (2, 3, 4)),
        *(Kind("city_tycoon", players) for players in (2, 3, 4, 5)),
    )
}


def played(kind: Kind, seed: int) -> str:
    """Play a game to its end, chance too, and return its record."""
    below = Fast(1_000 * seed + list(KINDS.values()).index(kind)).below
    game: Any = Game(rules_of(kind.game), kind.options, None)
    while not game.table.over:
        seat, choices = next_choices(game.table)
        game.enter(seat, choices[below(len(choices))])
    return str(game.record())


def play(kind: Kind, games: int) -> None:
    """Print what becomes of some games, a line each: its digest, and how it ended."""
    for seed in range(games):
        record = played(kind, seed)
        print(json.dumps([sha256(record.encode()).hexdigest(), record.splitlines()[-1]]), flush=True)


def asked_of(python: str, source: Path | None, *asked: str) -> Iterator[str]:
    """Ask a Python, with the source of a commit or with what is installed there, and return what it says."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    found = {} if source is None else {"PYTHONPATH": str(source)}
    with subprocess.Popen(
        [python, "-m", "bench.equal", *asked],
        cwd=ROOT,
        env={**settings, **found, "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        yield from process.stdout
    if process.returncode:
        raise CannotCountError(f"{' '.join(asked)} cannot be played from {source or python} (reason above).")


def base_games(commit: str, kind: str, games: int) -> list[str]:
    """Return what became of the first games of a kind at a commit, as kept, or played now."""
    kept = KEPT / commit / f"{kind}.jsonl"
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    if len(lines) < games:
        asked = asked_of(sys.executable, source_of(commit), "--play", kind, "--games", str(games))
        lines = [line.strip() for line in asked]
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text("\n".join([*lines, ""]), "utf-8")
    return lines[:games]


def first_difference(before: list[str], now: list[str]) -> str:
    """Return the first line in which two records differ."""
    for number, (one, other) in enumerate(zip_longest(before, now, fillvalue="nothing"), 1):
        if one != other:
            return f"line {number}: {one.strip()!r} is now {other.strip()!r}"
    return "nowhere"


def compare(commit: str, kind: str, games: int, python: str, source: Path | None) -> list[int]:
    """Return the numbers of the games of a kind that are not the same, and say where the first differs."""
    before = base_games(commit, kind, games)
    now = [line.strip() for line in asked_of(python, source, "--play", kind, "--games", str(games))]
    different = [seed for seed in range(games) if before[seed : seed + 1] != now[seed : seed + 1]]
    if different:
        show = "--show", kind, "--games", str(different[0])
        former = list(asked_of(sys.executable, source_of(commit), *show))
        records = former, list(asked_of(python, source, *show))
        say(f"{kind}, game {different[0]}: {first_difference(*records)}")
    return different


def main() -> None:
    """Play, or compare what two commits play."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)} (default: all)")
    parser.add_argument("--base", default="HEAD^", help="the commit to compare with (default: HEAD^)")
    parser.add_argument("--games", type=int, default=200, help="games of each kind (default: 200)")
    parser.add_argument(
        "--python", default="", help="a Python whose installed engine plays instead of the source"
    )
    parser.add_argument("--base-only", action="store_true", help="play by the other commit alone")
    parser.add_argument("--play", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--show", choices=KINDS, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        play(KINDS[chosen.play], chosen.games)
    elif chosen.show:
        print(played(KINDS[chosen.show], chosen.games))
    else:
        compare_all(chosen)


def compare_all(chosen: argparse.Namespace) -> None:
    """Compare every kind that was asked for; end in failure if a game is another one now."""
    source = None if chosen.python else ROOT / "src"
    differing = 0
    try:
        commit = commit_of(chosen.base)
        for kind in chosen.kinds or KINDS:
            if chosen.base_only:
                base_games(commit, kind, chosen.games)
                continue
            found = compare(commit, kind, chosen.games, chosen.python or sys.executable, source)
            differing += len(found)
            print(f"{kind}: {chosen.games - len(found)} of {chosen.games} equal", flush=True)
    except (CannotCountError, KeyError) as reason:
        sys.exit(str(reason))
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
