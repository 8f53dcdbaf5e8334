"""Recording golden games: complete games that lay and supply every tile and build every plant.

    python -m tests.city_tycoon.golden.make

records those of the newest data set anew; older sets keep theirs. Read the diff before committing it.
"""

from __future__ import annotations

from pathlib import Path

from burgomaster.bots.base import ask
from burgomaster.bots.city_tycoon.clerk import Clerk
from burgomaster.core.chance import Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from burgomaster.core.table import Question
from burgomaster.games.city_tycoon.box.components import PLANT_KINDS, PLANTS, TILES
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.choices import NOTATION, Build, Buy, Lay, Pay, Pick, Sell, Supply
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon

FOLDER = Path(__file__).parent
"""A folder for each shipped data set."""


def wanted() -> set[str]:
    """Return what must occur in some golden game."""
    found = {f"{players} players" for players in range(2, 6)} | {
        "points bought",
        "payee chosen",
        "yellow used",
    }
    for tile in range(1, TILES + 1):
        found |= {f"lay {tile}", f"supply {tile}"}
    for plant in PLANTS[2:]:
        found.add(f"build {plant}")
    return found | {f"build {kind}" for kind in PLANT_KINDS}


def happened(record: Record) -> set[str]:
    """Return what occurs in a record, of all that is wanted."""
    found = {f"{len(record.seats)} players"}
    tiles = SETS.stored(record.options["data"], record.data).tiles
    built = [0, 0]
    for entry in record.entries:
        choice = NOTATION.read(entry.text)
        if isinstance(choice, Lay):
            found.add(f"lay {choice.tile}")
        elif isinstance(choice, Supply):
            found.add(f"supply {choice.tile}")
            if tiles[choice.tile].demands[choice.demand].yellow:
                found.add("yellow used")
        elif isinstance(choice, Build):
            colour = choice.plant // 2
            built[colour] += 1
            found |= {
                f"build {PLANT_KINDS[choice.plant]}",
                f"build {('red', 'blue')[colour]}-{built[colour]}",
            }
        elif isinstance(choice, Buy) and choice.points:
            found.add("points bought")
        elif isinstance(choice, Pay):
            found.add("payee chosen")
    return found


class Eager:
    """A player who would rather do what no golden game has yet, and else asks a clerk."""

    def __init__(self, missing: set[str]) -> None:
        self.clerk = Clerk()
        self.missing = missing

    def prefer(self, table: CityTycoon, question: Question) -> Choice | None:
        """Return a choice that is still missing, or one that makes it possible later."""
        choices = question.choices
        hand = table.players[question.seat].hand
        for choice in choices:
            if isinstance(choice, (Lay, Supply)) and choice.text.split(" demand")[0] in self.missing:
                return choice
            if isinstance(choice, Pick) and f"supply {choice.tile}" in self.missing:
                return choice
            if isinstance(choice, Build) and f"build {PLANT_KINDS[choice.plant]}" in self.missing:
                return choice
            if isinstance(choice, Buy) and choice.points and "points bought" in self.missing:
                return choice
        for choice in choices:
            if isinstance(choice, Lay) and f"supply {choice.tile}" in self.missing:
                return choice
        if any(f"lay {tile}" in self.missing for tile in hand):
            for choice in choices:
                if isinstance(choice, Sell) and f"lay {choice.tile}" not in self.missing:
                    return choice
        return None


def play(players: int, seed: int, missing: set[str]) -> Record:
    """Play one game of eager clerks."""
    game = Game(RULES, {"players": players}, Fair(seed.to_bytes(32, "big")))
    rng = Fast(seed)
    eager = Eager(missing)
    while not game.table.over:
        question = game.table.questions[0]
        choice = eager.prefer(game.table, question) or ask(eager.clerk, game.table, question, rng)
        game.choose(question.seat, choice)
    return game.record()


def main() -> None:
    """Record games until everything wanted has happened."""
    folder = FOLDER / SETS.newest()
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    missing = wanted()
    kept = 0
    for seed in range(1, 400):
        if not missing:
            break
        players = 2 + seed % 4
        record = play(players, seed, missing)
        more = happened(record) & missing
        least = 1 if len(missing) < 25 else 12 if kept > 3 else 4
        if len(more) >= least:
            kept += 1
            missing -= more
            (folder / f"{kept:02d}-{players}-players.record").write_text(str(record), encoding="utf-8")
            print(f"{kept:02d}: {len(more)} new, {len(missing)} missing")
    if missing:
        raise SystemExit(f"missing: {sorted(missing)}")


def recorded(data: str) -> list[Record]:
    """Return the golden games of a shipped data set."""
    paths = sorted((FOLDER / data).glob("*.record"))
    return [read_record(path.read_text(encoding="utf-8")) for path in paths]


if __name__ == "__main__":
    main()
