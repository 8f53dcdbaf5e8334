"""The clerk: better than chance, the same choice whatever it cannot know, and always an allowed one."""

from __future__ import annotations

from burgomaster.bots import Random, ask, bot
from burgomaster.bots.base import Bot
from burgomaster.bots.city_tycoon import Clerk
from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.rules import RULES
from tests.city_tycoon.hidden import permute


def test_a_clerk_beats_three_who_choose_at_random() -> None:
    won = 0
    for seed in range(8):
        table = RULES.new({"players": 4}, Fast(seed))
        rng = Fast(seed + 50)
        bots: list[Bot] = [Random() for _ in range(4)]
        bots[seed % 4] = bot("clerk", "city_tycoon")
        while not table.over:
            question = table.questions[0]
            table.choose(question.seat, ask(bots[question.seat], table, question, rng))
        won += seed % 4 in table.winners()
    assert won >= 7


def test_a_clerk_chooses_the_same_whatever_it_cannot_know() -> None:
    table = RULES.new({"players": 3}, Fast(4))
    rng = Fast(6)
    clerk = Clerk()
    number = 0
    while not table.over:
        number += 1
        question = table.questions[0]
        choice = ask(clerk, table, question, Fast(number))
        if number % 5 == 0:
            other = permute(table, question.seat, rng)
            assert ask(clerk, other, other.questions[0], Fast(number)) is choice
        table.choose(question.seat, choice)
