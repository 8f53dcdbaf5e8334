"""The book of a game as the server tells it."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.server.book import book
from burgomaster.talk.messages import BookEntry


def served(data: str) -> list[BookEntry]:
    return book("hamburg", "en", data).entries


def test_cards_are_served_as_an_edited_set_prints_them(tmp_path: Path) -> None:
    SETS.export(tmp_path / "dear", new_name="dear")
    cards = tmp_path / "dear" / "cards.csv"
    head, first, *rest = cards.read_text(encoding="utf-8").splitlines()
    fields = first.split(",")
    fields[head.split(",").index("cost")] = "9"
    cards.write_text("\n".join([head, ",".join(fields), *rest]) + "\n", encoding="utf-8")
    name = SETS.find(tmp_path / "dear").name
    assert served(name)[0].values["cost"] == 9
    assert served(name)[1:] == served("")[1:]
    assert served("")[0].values["cost"] == SETS.standard().cost[1] != 9
