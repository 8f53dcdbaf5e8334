"""Hints: what is claimed of a choice is carried by figures, and they come from what the seat sees."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import pytest

from burgomaster.bots import ask, bot
from burgomaster.bots.base import Allowance
from burgomaster.bots.clerk import Clerk
from burgomaster.bots.margin import CLOSE
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.insight import hints
from burgomaster.insight.better import gains
from burgomaster.insight.hints import Hint, Rival, claim, compared, hint
from burgomaster.insight.worlds import Mean, Worlds, mean
from burgomaster.words import LANGUAGES, Words


def clerk_of(game: str) -> Clerk[Any]:
    return cast("Clerk[Any]", bot("clerk", game))


@cache
def questions(game: str, every: int, most: int) -> list[tuple[Table, int]]:
    """Return tables of a game of clerks at which something is to be chosen, and by whom."""
    rules: Any = rules_of(game)
    table: Table = rules.new(rules.options({"players": 2}), Fast(3))
    found: list[tuple[Table, int]] = []
    number = 0
    while not table.over and len(found) < most:
        seat, choices = table.turn()
        number += len(choices) > 1
        if len(choices) > 1 and number % every == 0:
            found.append((table.clone(), seat))
        table.apply(
            seat, choices[0] if len(choices) == 1 else ask(bot("clerk", game), table, seat, Fast(number))
        )
    return found


@cache
def given() -> list[tuple[Table, int, Hint]]:
    """Return hints at some tables of City Tycoon, where much depends on a choice."""
    clerk = clerk_of("city_tycoon")
    return [
        (table, seat, hint(clerk, table, seat, 5, worlds=12))
        for table, seat in questions("city_tycoon", 7, 12)
    ]


def test_what_is_claimed_is_what_was_found() -> None:
    claimed: set[str] = set()
    for _, _, found in given():
        said = claim(found, "city_tycoon")
        claimed.add(said.id)
        assert len(found.rivals) <= hints.NEXT
        leads = [rival.behind.value for rival in found.rivals]
        assert leads == sorted(leads), "the nearest comes first"
        if said.id == "hint-leads":
            assert found.ahead is not None
            assert said.arguments["points"] == round(found.ahead.value) >= 1
            assert said.arguments["error"] == max(1, round(2 * found.ahead.error))
            assert said.arguments["worlds"] == found.worlds == 12
            assert found.ahead.value >= max(CLOSE, 2 * found.ahead.error)
        for rival in found.rivals:
            told = compared(rival)
            behind = rival.behind
            assert (told.id == "hint-behind") == (behind.value >= max(CLOSE, 2 * behind.error))
            assert told.id != "hint-behind" or told.arguments["points"] == round(behind.value)
            assert behind.value > -max(CLOSE, 2 * behind.error), (
                "nothing that is told was better beyond doubt"
            )
    assert {"hint-leads", "hint-close"} <= claimed


def test_a_lead_that_is_claimed_holds_in_other_worlds() -> None:
    """Sign and size, in worlds that nothing was chosen by."""
    others = Worlds(clerk_of("city_tycoon"), seed=99)
    claimed = 0
    for table, seat, found in given():
        if claim(found, "city_tycoon").id != "hint-leads":
            continue
        nearest, last = found.rivals[0], table.chapter()[0] + 1
        mine, theirs = others.after(table, seat, [found.choice, nearest.choice], 24, last)
        again = mean(gains(mine, theirs, seat))
        assert again.value > 0, (found.choice.text, nearest, again)
        assert abs(again.value - nearest.behind.value) < 4 * (again.error + nearest.behind.error) + 0.5
        claimed += 1
    assert claimed >= 3


@pytest.mark.parametrize("game", ["hamburg", "bruges", "city_tycoon"])
def test_of_two_tables_that_look_alike_to_a_seat_the_same_is_said(game: str) -> None:
    different = 0
    for table, seat in questions(game, 13, 3):
        twin = table.seen_by(seat).imagined(Fast(77))
        different += twin.dump() != table.dump()
        assert hint(clerk_of(game), table, seat, 5, worlds=4) == hint(clerk_of(game), twin, seat, 5, worlds=4)
    assert different


def test_without_time_the_clerk_tells_its_first_look_and_says_so() -> None:
    table, seat = questions("bruges", 13, 3)[1]
    found = hint(clerk_of("bruges"), table, seat, 5, seconds=0.0)
    assert (found.worlds, found.rivals, found.hurried) == (0, (), True)
    assert claim(found, "bruges").id == "hint-little"
    assert found.choice in table.offers_to(seat)
    assert found.reasons


class Turning:
    """Worlds in which, looked at closer, another choice is plainly better."""

    def __init__(self, better: list[str]) -> None:
        self.better = better

    def in_order(self, choices: list[Choice], count: int, allowance: Allowance) -> list[Choice]:
        return choices

    def behind(self, choices: list[Choice], count: int, allowance: Allowance) -> tuple[int, list[Rival]]:
        ranks = [self.better.index(choice.text) for choice in choices]
        leads = [Mean(3.0 * (rank - ranks[0]), 0.5) for rank in ranks]
        rivals = [Rival(choice, lead) for choice, lead in zip(choices[1:], leads[1:], strict=True)]
        return count, sorted(rivals, key=lambda rival: rival.behind.value)


def test_whatever_proves_better_beyond_doubt_takes_the_first_place() -> None:
    """Nothing is called as good as anything beside a choice that did better in the same worlds."""
    table, seat = questions("hamburg", 13, 3)[0]
    ranked = table.offers_to(seat)[:3]
    one, two, three = [choice.text for choice in ranked]
    trying = cast("hints.Trying", Turning([three, two, one]))
    order, _, rivals = hints.found_out(ranked, trying, 8, None)
    assert [choice.text for choice in order] == [three, one, two]
    assert [rival.behind.value for rival in rivals] == [3.0, 6.0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: str) -> None:
    words = Words(language)
    lead, none = Mean(3.2, 0.4), Mean(0.2, 0.4)
    table, seat = questions("hamburg", 13, 3)[0]
    choice = table.offers_to(seat)[0]
    said = [claim(Hint(choice, 12, (Rival(choice, behind),), []), "hamburg") for behind in (lead, none)]
    said += [
        claim(Hint(choice, 0, (), []), "hamburg"),
        claim(Hint(choice, 0, (), [], hurried=True), "bruges"),
    ]
    said += [compared(Rival(choice, behind)) for behind in (lead, none)]
    assert len({words.say(message) for message in said}) == 6
    assert not any("hint-" in words.say(message) for message in said)
    assert "3" in words.say(said[0])
    assert "12" in words.say(said[0])
