"""Play the golden games of City Tycoon: complete games that between them show everything (`make golden`).

Those of the newest data set are recorded anew; older sets keep theirs.
"""

from __future__ import annotations

from burgomaster.bots.base import ask
from burgomaster.bots.city_tycoon.clerk import Clerk
from burgomaster.core.chance import Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.question import Question
from burgomaster.core.record import Record
from burgomaster.games.city_tycoon.box.components import PLANT_KINDS, STACK
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.box.tile_values import PLANT_COLOURS
from burgomaster.games.city_tycoon.choices import Build, Buy, Lay, Pick, Sell, Supply
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.golden.coverage import FOLDER, happened, wanted


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
            if isinstance(choice, Build) and _leads_to(choice, self.missing):
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


def _leads_to(choice: Build, missing: set[str]) -> bool:
    """Tell whether building brings the dearest plant of a colour nearer, and nothing else is missing."""
    return missing == {f"build {PLANT_COLOURS[choice.plant // 2]}-{STACK}"}


def play(players: int, seed: int, missing: set[str]) -> Record:
    """Play one game of eager clerks."""
    game = Game(RULES, {"players": players}, Fair(seed.to_bytes(32, "big")))
    rng = Fast(seed)
    eager = Eager(missing)
    while not game.table.over:
        question = game.table.questions[0]
        choice = eager.prefer(game.table, question) or ask(eager.clerk, game.table, question.seat, rng)
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


if __name__ == "__main__":
    main()
