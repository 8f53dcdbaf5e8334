"""The book of a game as the server tells it."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.server.book import cards as served


def test_cards_are_served_as_an_edited_set_prints_them(tmp_path: Path) -> None:
    SETS.export(tmp_path / "dear", new_name="dear")
    cards = tmp_path / "dear" / "cards.csv"
    head, first, *rest = cards.read_text(encoding="utf-8").splitlines()
    fields = first.split(",")
    fields[head.split(",").index("cost")] = "9"
    cards.write_text("\n".join([head, ",".join(fields), *rest]) + "\n", encoding="utf-8")
    name = SETS.find(tmp_path / "dear").name
    assert served("hamburg", "en", name)[0].cost == 9
    assert served("hamburg", "en", name)[1:] == served("hamburg", "en", "")[1:]
    assert served("hamburg", "en", "")[0].cost == SETS.standard().cost[1] != 9
