"""Rows at work, with a deck that knows no game: carried out, hindered, set off, spelled, drawn and hidden."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Message, Refused
from burgomaster.core.phrase import Phrase
from burgomaster.games.rows.activation import DO, activate, hindrance, idle
from burgomaster.games.rows.hooks import hooks_of, standing
from burgomaster.games.rows.leads import Lead, learned, moved, no_leads
from burgomaster.games.rows.masks import mask_of
from burgomaster.games.rows.sampler import arranged
from burgomaster.games.rows.spelling import deeds, prices
from burgomaster.games.rows.triggers import FOLLOW, follow_later, followers, set_off
from tests.rows.orchard import (
    CHERRY,
    FREE_FENCE,
    GIVE,
    KINDS,
    PEAR,
    PICK,
    PICKED,
    PLUM,
    SIGNS,
    TREES,
    Orchard,
)

ROOT = Path(__file__).parents[2]


class Ear(Listener):
    """Hears what is told."""

    def __init__(self) -> None:
        self.hears_events = True
        self.heard: list[Message | None] = []

    def tell(self, event: Event) -> None:
        self.heard.append(event.public)


def orchard(*fruit: int, trees: tuple[int, ...] = ()) -> Orchard:
    """Return a table of two; the first player has this fruit and these trees."""
    table = Orchard(2, TREES)
    table.fruit[0] = [*fruit, 0, 0, 0][:3]
    table.trees[0] = mask_of([*trees])
    return table


def played(table: Orchard, card: int, *choices: str, free: bool = False) -> Orchard:
    """Activate a card and answer its questions."""
    activate(table, 0, card, free)
    table.run()
    for text in choices:
        form = GIVE if text.startswith("give") else PICK
        table.choose(0, form.of(KINDS.index(text.split()[1])))
    assert not table.agenda
    return table


def test_the_deck_and_the_mechanism_import_no_game() -> None:
    code = (
        "import sys, tests.rows.orchard, pkgutil, importlib, burgomaster.games.rows as rows\n"
        "for module in pkgutil.iter_modules(rows.__path__, rows.__name__ + '.'):\n"
        "    importlib.import_module(module.name)\n"
        "print([name for name in sys.modules if name.startswith('burgomaster.games.')\n"
        "       and not name.startswith('burgomaster.games.rows')])"
    )
    out = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert out.stdout == "[]\n"
    assert len(TREES) == 11  # ten cards, counted from 1


# Carried out.


def test_a_row_is_carried_out() -> None:
    assert played(orchard(), 1).coins == [2, 0]
    assert played(orchard(1, 0, 4), 4).coins == [2, 0]


def test_a_price_is_paid_and_what_follows_is_done() -> None:
    table = played(orchard(0, 2), 2)
    assert (table.coins[0], table.fruit[0]) == (3, [0, 1, 0])


def test_without_its_price_a_row_is_done_for_nothing() -> None:
    table = played(orchard(), 2, free=True)
    assert (table.coins[0], table.fruit[0]) == (3, [0, 0, 0])


def test_the_kind_named_for_a_price_holds_for_what_follows() -> None:
    table = played(orchard(3, 1, 2), 3, "give pear")
    assert (table.coins[0], table.fruit[0]) == (1, [3, 1, 1])


def test_only_what_helps_can_be_named() -> None:
    table = orchard(3, 1, 2)
    activate(table, 0, 3)
    table.run()
    assert [choice.text for choice in table.offers()] == ["give cherry", "give pear"]
    with pytest.raises(Refused):
        table.choose(0, GIVE.of(PLUM))


def test_named_for_nothing_a_kind_is_only_named() -> None:
    table = played(orchard(0, 2, 2), 3, "give plum", free=True)
    assert (table.coins[0], table.fruit[0]) == (2, [0, 2, 2])


def test_two_prices_are_paid_one_after_the_other() -> None:
    table = played(orchard(1, 2, 1), 9, "give plum")
    assert (table.coins[0], table.fruit[0]) == (2, [0, 0, 0])


def test_what_asks_goes_before_what_follows_it() -> None:
    table = played(orchard(), 10, "pick plum", "pick plum")
    assert (table.coins[0], table.fruit[0]) == (1, [0, 2, 0])


def test_what_is_to_be_done_can_be_read() -> None:
    table = orchard(0, 1)
    activate(table, 0, 2, free=True, colour=PEAR)
    step, _, what, count = table.agenda[-1].parts
    assert step is DO
    assert (step.what.text(what), step.count.text(count)) == ("row=2", "effect=(index=0 free=1 colour=3)")


# Hindered.


def test_a_row_says_what_hinders_it_and_nothing_changes() -> None:
    table = orchard(3)
    assert hindrance(table, 0, 2) == Message("toy-short", kind="plum")
    assert hindrance(table, 0, 2, free=True) is None
    assert hindrance(table, 0, 1) is None
    assert table.dump() == orchard(3).dump()


def test_what_follows_a_price_is_judged_as_if_it_were_paid() -> None:
    table = orchard(1)
    assert hindrance(table, 0, 9) == Message("toy-only-the-price")
    assert hindrance(orchard(0, 1), 0, 9) == Message("toy-short", kind="cherry")
    assert hindrance(orchard(2), 0, 9) is None
    assert table.fruit[0] == [1, 0, 0]


def test_a_price_that_cannot_be_named_hinders() -> None:
    assert hindrance(orchard(1, 1, 1), 0, 3) == Message("toy-no-fruit")
    assert hindrance(orchard(1, 2), 0, 3) is None


def test_a_row_is_idle_if_nothing_can_come_of_it() -> None:
    assert idle(orchard(), 0, 4)
    assert not idle(orchard(1), 0, 4)
    assert not idle(orchard(), 0, 1)


# Hooks.


def test_a_rule_finds_what_changes_it() -> None:
    assert orchard(trees=(1, 5)).fence_price(0) == 3
    table = orchard(trees=(1, 7))
    assert (table.fence_price(0), table.fence_price(1)) == (0, 3)
    assert table.answers(0, FREE_FENCE) == mask_of([7])


def test_the_index_of_hooks() -> None:
    assert orchard().hooks == [mask_of([5, 6]), mask_of([7])]
    assert [hooks_of(row) for row in TREES[4:9]] == [0, 1 << PICKED, 1 << PICKED, 1 << FREE_FENCE, 0]
    assert standing(TREES[7], FREE_FENCE) is TREES[7][0]
    with pytest.raises(KeyError):
        standing(TREES[7], PICKED)


def test_a_standing_row_does_nothing_when_activated() -> None:
    for card in (5, 7, 8):
        assert played(orchard(trees=(card,)), card).dump() == orchard(trees=(card,)).dump()


# Set off.


@pytest.mark.parametrize(
    ("trees", "kind", "coins"),
    [
        ((), PLUM, 0),
        ((5,), CHERRY, 1),
        ((6,), CHERRY, 0),
        ((6,), PLUM, 2),
        ((5, 6), PLUM, 3),
        ((1, 7), PLUM, 0),
    ],
)
def test_rows_follow_an_event_perhaps_only_of_a_kind(trees: tuple[int, ...], kind: int, coins: int) -> None:
    table = orchard(trees=trees)
    set_off(table, 0, PICKED, -1, kind)
    assert table.coins == [coins, 0]


def test_rows_that_are_to_follow_later_are_those_in_force_at_the_event() -> None:
    table = orchard(trees=(5, 6))
    follow_later(table, 0, PICKED, followers(table, 0, PICKED, -1, PLUM), PLUM)
    table.trees[0] = mask_of([1])
    activate(table, 0, 1)
    assert table.coins == [0, 0]
    step, _, what, count = table.agenda[0].parts
    assert step is FOLLOW
    assert (step.what.text(what), step.count.text(count)) == ("rows=5+6", "event=(colour=2 hook=0)")
    table.run()
    assert table.coins == [5, 0]


def test_without_followers_nothing_is_left_to_be_done() -> None:
    table = orchard(trees=(6,))
    follow_later(table, 0, PICKED, followers(table, 0, PICKED, -1, PEAR), PEAR)
    assert table.agenda == []


def test_a_row_that_follows_an_event_is_told_of_under_the_prefix_of_its_game() -> None:
    table = orchard(trees=(5,))
    ear = Ear()
    table.listener = ear
    set_off(table, 0, PICKED, -1, PLUM)
    assert ear.heard == [Message("toy-work", seat=1, card=5)]


# Scored, spelled and drawn.


def test_a_score_counts_at_the_end() -> None:
    assert orchard(trees=(8, 1, 2, 3, 4)).scores() == [4, 0]
    assert orchard(trees=(1, 2, 3, 4)).scores() == [0, 0]


def test_a_row_spells_what_it_costs_and_what_it_does() -> None:
    assert prices(TREES[9]) == [Phrase("toy-fruit", kind="cherry"), Phrase("toy-any-fruit")]
    assert deeds(TREES[9]) == [Phrase("toy-tree-sell-all")]
    parts = {"goods": [Phrase("toy-coins", count=2)], "per": [Phrase("toy-per-trees", group=2)]}
    assert deeds(TREES[8]) == [Phrase("toy-tree-final", parts)]
    inside = [phrase.id for phrase in deeds(TREES[6])[0].all()]
    assert inside == ["toy-tree-when-picking", "toy-tree-earn", "toy-coins"]


def test_groups_are_spelled_only_where_there_are_words_for_them() -> None:
    per = TREES[4][0].counted()
    assert per is not None
    with pytest.raises(TypeError, match="no words for groups of Kinds"):
        per.grouped(2)
    final = TREES[8][0].counted()
    assert final is not None
    assert [type(final.each()).__name__, type(per.each()).__name__] == ["Trees", "Kinds"]


@pytest.mark.parametrize(
    ("card", "icons"),
    [
        (1, "coin:2"),
        (2, "fruit:plum:-1 arrow coin:3"),
        (3, "fruit:any:-1 arrow coin per fruit:same"),
        (4, "coin:1 per fruit:each"),
        (5, "basket when coin:1"),
        (6, "basket when coin:2"),
        (7, "fence is coin:0"),
        (8, "end coin:2 per tree:2"),
        (9, "fruit:cherry:-1 fruit:any:-1 arrow fruit:any arrow coin"),
        (10, "fruit:any:+2 coin:1"),
    ],
)
def test_a_row_is_drawn(card: int, icons: str) -> None:
    assert " ".join([repr(icon) for icon in SIGNS.row(TREES[card])]) == icons


def test_what_cannot_be_drawn_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="no icons for toy-tree-odd"):
        SIGNS.line(Phrase("toy-tree-odd"))
    with pytest.raises(KeyError, match=r"toy-coins does not tell what is drawn as coin::\{count\}"):
        SIGNS.line(Phrase("toy-coins"))


# Hidden.


def test_hidden_cards_are_dealt_as_a_player_knows_them() -> None:
    """The second player has four cards, one of them laid; the first has seen it take card 2."""
    pile, hand, laid = 1, 2, 4
    leads = learned(no_leads(2), Lead(mask_of([2]), hand, CHERRY), 1)
    leads = moved(leads, CHERRY, hand, laid, 2)
    places = [hand, hand, hand, laid, *[pile] * 6]
    found = {tuple(arranged([*range(1, 11)], places, [*leads[0]], Fast(seed))) for seed in range(200)}
    assert all(deal.index(2) < 4 and sorted(deal) == [*range(1, 11)] for deal in found)
    assert {deal.index(2) for deal in found} == {0, 1, 2, 3}
    assert leads[1] == leads[2] == ()
