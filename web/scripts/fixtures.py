"""Write what a seat sees at some moments of played games, for the browser app's own tests.

From the root of the repository: `.venv/bin/python web/scripts/fixtures.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

from burgomaster.core.chance import Fast
from burgomaster.games import rules_of

FOLDER = Path(__file__).parents[1] / "src" / "games" / "hamburg" / "fixtures"


def play(players: int, seed: int, moves: int) -> dict[str, object]:
    """Return the view of the seat that is asked after so many random moves, or at the end."""
    rules = rules_of("hamburg")
    rng = Fast(seed)
    table = rules.new({"players": players}, Fast(seed + 1))
    for _ in range(moves):
        if not table.questions:
            break
        question = table.questions[0]
        choices = question.choices
        # Players who build show more of the table than players who only take workers.
        built = [choice for choice in choices if choice.text.split()[0] in ("build", "lay", "site", "wall")]
        pool = built if built and rng.below(3) else choices
        table.choose(question.seat, pool[rng.below(len(pool))])
    seat = table.questions[0].seat if table.questions else 0
    view = rules.view(table.seen_by(seat))
    assert isinstance(view, dict)
    return view


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, players, seed, moves in (
        ("start", 3, 1, 0),
        ("middle", 3, 5, 230),
        ("late", 4, 9, 400),
        ("end", 3, 3, 5000),
    ):
        path = FOLDER / f"{name}.json"
        path.write_text(
            json.dumps(play(players, seed, moves), separators=(",", ":")) + "\n", encoding="utf-8"
        )
