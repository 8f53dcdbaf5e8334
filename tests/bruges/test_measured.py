"""Persons are measured by what chance deals: who drew one against who did not."""

from __future__ import annotations

from bench.persons import Figures, Seen, page, seen_in
from bench.without import pair, told
from burgomaster.games.bruges.box.sets import SETS


def games(lead: float, laid: int) -> list[Seen]:
    """Return ten games in which a person had this lead, give or take one, and was laid so often."""
    found: list[Seen] = []
    for number in range(10):
        seen = Seen()
        seen.leads[15] = lead + (1 if number % 2 else -1)
        seen.offered.add((0, 15))
        if number < laid:
            seen.laid.add((0, 15))
        found.append(seen)
    return found


def test_a_person_that_brings_too_much_or_too_little_is_found() -> None:
    assert Figures(15, games(1.0, 5)).fault() == ""
    assert Figures(15, games(5.0, 5)).fault() == "too strong"
    assert Figures(15, games(-5.0, 5)).fault() == "too weak"
    assert Figures(15, games(-1.5, 5)).fault() == "overrated"
    assert Figures(15, games(-0.9, 5)).fault() == ""
    assert Figures(15, games(0.0, 0)).fault() == "hardly laid"
    assert Figures(15, games(0.0, 10)).fault() == "always laid"
    found = Figures(15, games(1.0, 5))
    assert (found.games, found.lead, found.laid) == (10, 1.0, 0.5)
    assert 0.3 < found.error < 0.4


def test_a_game_is_played_and_told_person_by_person() -> None:
    seen = seen_in(3, 2, SETS.newest())
    assert len(seen.leads) > 20
    assert seen.laid <= seen.offered
    assert len(set(seen.leads.values())) <= 3  # two seats: the lead of the one, of the other, or of both
    text = page([seen], 2, SETS.newest())
    assert "| 15 | Prince | violet, worker | 9 |" in text
    assert len([line for line in text.splitlines() if line.startswith("| ") and line[2].isdigit()]) == 165


def test_a_clerk_is_measured_against_one_who_does_without_something() -> None:
    both = pair(3, "persons")
    assert both == pair(3, "persons")
    assert told([((9, 1.0), (1, 0.5)), ((4, 1.0), (-2, 0.0))]) == (
        "4 games: ahead by +3.00 points (standard error 2.00), 62.5% won"
    )
