"""Positions of Hamburg: what is natural, and what is refused at which place.

What is the same for every game is tried in tests/games.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.replay import digest
from burgomaster.games.hamburg.box import sets as data
from burgomaster.games.hamburg.box.components import CARDS, COLOUR
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.paper.writing import write_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import rounds
from burgomaster.games.hamburg.turns import START_ROUND
from tests.handwritten import check_refused, mistakes_of

DOCS = Path(__file__).parents[2] / "docs"


def mistakes(text: str) -> list[tuple[int, int, str, str]]:
    return mistakes_of(read_position, text)


def texts(table: Hamburg) -> list[str]:
    return [choice.text for choice in table.offers()]


# --- What is natural ----------------------------------------------------------------------------------------


def test_nothing_at_all_is_the_first_turn_of_two_players_without_cards() -> None:
    table = read_position("")
    assert (table.seats(), table.season, table.phase, table.round, table.first) == (2, 1, 3, 1, 0)
    assert (table.asked, texts(table)) == (0, ["end turn"])
    assert (table.dice, table.cleric, table.floor) == ((3,) * 6, 2, (0,) * 6)
    assert sorted(COLOUR[card] for card in [*table.shuffled, *table.discards]) == [0, 1, 2, 3, 4]
    assert table.piles == [55] * 5
    assert table.statues == (9, 7, 4, 2)
    for player in table.players:
        assert (player.points, player.marks, player.workers, player.levels) == (5, 5, [1] * 5, [0] * 5)
        assert (player.hand, player.plots, player.garden, player.square) == ([], (), (), 0)


def test_a_few_words_are_enough() -> None:
    table = read_position("players = 2\n[player.1]\nworkers = { purple = 2 }\nbuildings = [54, 99]\n")
    player = table.players[0]
    assert player.workers == [2, 0, 0, 0, 0]
    assert [(plot.face, plot.known, plot.buildings) for plot in player.plots] == [
        (-1 - COLOUR[54], False, (54,)),
        (-1 - COLOUR[99], False, (99,)),
    ]
    assert texts(table) == ["use 99", "end turn"]


def test_buildings_stand_on_the_sites_from_the_left() -> None:
    table = read_position(
        '[player.1]\nsites = [17, "gray", { site = "pink", buildings = [3] }]\nbuildings = [5, 6, 7]'
    )
    plots = [(plot.face, plot.known, plot.buildings) for plot in table.players[0].plots]
    assert plots == [(17, True, (5,)), (-3, False, (6,)), (-4, False, (3,)), (-5, False, (7,))]


@pytest.mark.parametrize(
    ("text", "season", "floor"),
    [
        ("season = 4", 4, (1, 1, 1, 0, 0, 0)),
        ("season = 8", 8, (2, 1, 1, 1, 1, 1)),
        ("floor = { pink = 2 }", 3, (0, 0, 0, 2, 0, 0)),
        ("over = true", 8, (2, 2, 1, 1, 1, 1)),
    ],
)
def test_clerics_go_with_the_season(text: str, season: int, floor: tuple[int, ...]) -> None:
    table = read_position(text)
    assert (table.season, table.floor) == (season, floor)


@pytest.mark.parametrize(
    ("text", "asked", "offers"),
    [
        ('phase = "I"', 0, "draw purple, draw orange, draw gray, draw pink, draw brown"),
        ('phase = "I"\nturn = 2', 1, "draw purple, draw orange, draw gray, draw pink, draw brown"),
        ('phase = "II"\ndice = { gray = 1 }\nturn = 2', 1, "advance, done"),
        ("turn = 2", 1, "end turn"),
        ("first = 2", 1, "end turn"),
        ("acted = true\n[player.1]\nhand = [1]\nbuildings = [6]", 0, "use 6, end turn"),
        ("[player.1]\nhand = [1]\nmarks = 0\nworkers = {}", 0, "workers 1, money 1"),
        ('agenda = ["season 1", "new-first-player 1", "clear-markers 1", "cleric-down 1", "majorities 1",'
         ' "round 1 4", "round 1 3", "round 1 2", "strike 2 3"]', 1, "suffer purple, suffer orange"),
    ],
)  # fmt: skip
def test_the_agenda_follows_from_phase_and_turn(text: str, asked: int, offers: str) -> None:
    table = read_position(text)
    assert (table.asked, ", ".join(texts(table))) == (asked, offers)


def test_the_end_of_a_season_runs_by_itself() -> None:
    table = read_position('season = 2\nphase = "IV"\n[player.2]\nsquare = 3')
    assert (table.season, table.phase, table.first) == (3, 1, 1)
    assert table.players[1].active == 1
    assert sum(table.floor) == 2


def test_values_of_its_own_are_kept() -> None:
    table = read_position("[values]\n54 = { cost = 1 }\n69 = { points = 9 }")
    house = data.standard_box()
    assert table.box.changed == {54: (1, house.points[54]), 69: (house.cost[69], 9)}
    for again in (read_position(write_position(table)), RULES.load(table.dump())):
        assert again.box.changed == table.box.changed
        assert digest(again) == digest(table)


# --- Printing and reading back ------------------------------------------------------------------------------


def test_what_is_natural_is_not_printed() -> None:
    assert write_position(read_position("")) == 'game = "hamburg"\nplayers = 2\nturn = 1\n'


# --- Refusals -----------------------------------------------------------------------------------------------


def test_all_mistakes_are_told_with_their_places() -> None:
    text = """\
players = 3
seazon = 2
dice = { gray = 7, green = 1 }
discards = [5, 281]

[player.1]
hand = [5, "grey", 300]
marks = -1
sites = [{ buildings = [245] }, { site = "pink", buildings = [1, 2, 3] }]

[player.2]
garden = [3, { card = 262, under = 4 }]
used = [17]
statues = [9, 9]
acted = 1
"""
    assert mistakes(text) == [
        (2, 10, "seazon", "position-key"),
        (3, 28, "dice.green", "position-key"),
        (3, 17, "dice.gray", "position-number"),
        (8, 9, "player.1.marks", "position-number"),
        (7, 12, "player.1.hand[1]", "position-word"),
        (7, 20, "player.1.hand[2]", "position-number"),
        (9, 10, "player.1.sites[0]", "position-missing"),
        (9, 62, "player.1.sites[1].buildings", "position-list-long"),
        (15, 9, "player.2.acted", "position-key"),
        (12, 11, "player.2.garden[0]", "hb-building-needs-site"),
        (12, 23, "player.2.garden[1].card", "hb-position-under-park"),
        (13, 9, "player.2.used[0]", "hb-not-in-display"),
        (14, 15, "player.2.statues[1]", "position-statue"),
        (4, 13, "discards[0]", "hb-position-card-twice"),
        (4, 16, "discards[1]", "position-number"),
    ]


SET_UP = 'phase = "set-up"\nseason = 0\n'


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        ('game = "bruges"', "game", "position-game"),
        ("values = 3", "values", "position-table"),
        ("values = { 281 = { cost = 1 } }", "values.281", "position-number"),
        ("values = { 1 = { costs = 1 } }", "values.1.costs", "position-key"),
        ("season = 9", "season", "position-number"),
        ("season = 0", "season", "position-set-up"),
        ("round = 5", "round", "position-number"),
        ('phase = "II"\nround = 1', "round", "position-round"),
        ('phase = "V"', "phase", "position-word"),
        ('phase = "set-up"\nseason = 0\nround = 0', "phase", "position-missing"),
        ('phase = "II"\nacted = true', "acted", "position-acted"),
        ("season = 2\nfloor = { pink = 2 }", "floor", "position-clerics"),
        ("dice = { black = 0 }", "cleric", "position-cleric"),
        ("dice = { pink = 0 }", "dice", "position-die"),
        ('cleric = "none"', "cleric", "position-cleric"),
        ("over = true\nseason = 7", "over", "position-over"),
        ("statues = [9, 7]", "statues", "position-derived"),
        ("piles = { gray = 3 }", "piles", "position-derived"),
        ("undecided = { gray = [145] }", "undecided.gray", "position-derived"),
        ("open_tokens = { gray = 3 }", "open_tokens", "position-tokens"),
        ("tokens = { gray = 1 }", "tokens", "position-derived"),
        ("found = [3]", "found", "position-left-over"),
        ('player.1.drawn = ["gray"]', "player.1.drawn", "position-left-over"),
        ("player.1.held = 3", "player.1.held", "position-left-over"),
        ("player.1.used = [17, -1]", "player.1.used[1]", "position-number"),
        ('expansions = ["mayors", "mayors"]', "expansions[1]", "position-twice"),
        ('expansions = ["mayors"]\nmayors.held = ["weber a"]', "mayors.held", "position-count"),
        ('expansions = ["mayors"]\nmayors.held = ["weber a", "x"]', "mayors.held[1]", "position-word"),
        ('expansions = ["mayors"]\nmayors.held = ["weber a", "weber b"]', "mayors", "hb-law-mayors"),
        ('expansions = ["mayors"]\nmayors.held = ["weber", "weber b"]', "mayors", "hb-law-mayors"),
        ('expansions = ["clerics"]\nclerics.windows = ["none"]', "clerics.windows", "position-count"),
        (f'expansions = ["mayors"]\n{SET_UP}agenda = ["season 1", "deal-mayor 2"]', "agenda[1]",
         "agenda-misfit"),
        (f'expansions = ["mayors"]\n{SET_UP}agenda = ["season 1", "mayor-side 2"]', "agenda[1]",
         "agenda-misfit"),
        (f'expansions = ["mayors"]\n{SET_UP}agenda = ["season 1", "deal-mayor 1", "deal-mayor 1"]\n'
         'mayors.held = ["none", "none"]', "agenda[1]", "agenda-misfit"),
        (f'expansions = ["clerics"]\n{SET_UP}agenda = ["season 1", "draw-cleric-tile 1 3"]', "agenda[1]",
         "agenda-misfit"),
        (f'expansions = ["clerics"]\n{SET_UP}agenda = ["season 1", "draw-cleric-tile 1", '
         '"draw-cleric-tile 1"]\n'
         'clerics.windows = ["none", "none", "none", "none", "none", "none"]', "agenda[1]", "agenda-misfit"),
        (f'expansions = ["clerics"]\n{SET_UP}agenda = ["season 1", "turn-cleric-tile 1"]\n'
         'clerics.windows = ["money b", "none", "none", "none", "none", "none"]', "agenda[1]",
         "agenda-misfit"),
        ('player.1.hand = ["gray"]', "", "hb-law-unseen-hand"),
        ('player.1.halves = ["left", "left"]', "player.1.halves[1]", "position-twice"),
        ("player.1.levels = { gray = 5 }", "player.1.levels.gray", "position-number"),
        ("player.1.hand = 3", "player.1.hand", "position-list"),
        (f"player.1.sites = {['gray'] * 281}", "player.1.sites", "position-list-long"),
        ('memory = [{ seat = 1, cards = [3, 60], places = ["pile"] }]', "memory[0].cards",
         "position-memory-cards"),
        ('memory = [{ seat = 1, cards = [3], places = ["hand 3"] }]', "memory[0].places[0]", "position-word"),
        ('memory = [{ cards = [3], places = ["pile"] }]', "memory[0]", "position-missing"),
        ('discards = [3]\nmemory = [{ seat = 1, cards = [3], places = ["pile"] }]', "memory[0].cards",
         "position-memory-seen"),
        ('agenda = ["turn"]', "agenda[0]", "agenda-form"),
        ('agenda = ["turn 3"]', "agenda[0]", "agenda-range"),
        ('agenda = ["turn 1 9"]', "agenda[0]", "agenda-range"),
        ('agenda = ["do 1 300"]', "agenda[0]", "agenda-range"),
        ('agenda = ["remove-site 1 1"]', "agenda[0]", "agenda-misfit"),
        ('agenda = ["discard 1 4 1"]', "agenda[0]", "agenda-range"),
        ('agenda = ["turn 1"]', "agenda", "agenda-frame"),
        ('[player.1]\nbuildings = ["mill"]', "player.1.buildings[0]", "position-number"),
        ('agenda = ["turn 1"]\nturn = 1', "turn", "position-turn-and-agenda"),
        ("season = 1.5", "season", "toml-kind"),
        ("season = 1890-05-05", "season", "toml-kind"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(text: str, field: str, reason: str) -> None:
    check_refused(read_position, text, field, reason)


def test_too_many_cards_of_a_colour_are_refused() -> None:
    gray = [card for card in range(1, CARDS + 1) if COLOUR[card] == 2]
    text = f"discards = {gray[:53]}\n[player.1]\nsites = {['gray'] * 4}\n".replace("'", '"')
    assert [(each[0], each[2], each[3]) for each in mistakes(text)] == [
        (3, "player.1.sites[3]", "position-colour-short")
    ]


# --- The examples of the documentation ----------------------------------------------------------------------


def test_the_python_of_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    text = (DOCS / "positions.md").read_text(encoding="utf-8")
    for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(code, names)
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "3 9 player.1.marks Message('position-number', found='-1', low=0, high=10000)",
        "2 12 player.1.hand[1] Message('position-word', found='grey', "
        "known='purple, orange, gray, pink, brown')",
    ]


# --- Seasons with more or fewer rounds ----------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "players", "mayors"), [(2, 2, False), (1, 3, True)])
def test_rounds_that_a_cleric_tile_adds_or_takes_are_told(seed: int, players: int, mayors: bool) -> None:
    """Also if the cleric has moved to another tile since phase III began: then they do not follow from it."""
    rng = Fast(seed)
    table = RULES.new(
        RULES.options({"players": players, "expansions": ["mayors", "clerics"] if mayors else ["clerics"]}),
        rng,
    )
    told = 0
    while not table.over:
        left = [task.what for task in table.agenda if task.step is START_ROUND]
        fifth, moved = table.round > table.box.board.rounds, bool(left) and max(left) != rounds(table)
        if table.phase == 3 and (fifth or moved):
            told += 1
            for seen in (table, table.seen_by(0)):
                for again in (read_position(write_position(seen)), RULES.load(seen.dump())):
                    assert again.dump() == seen.dump()
        choices = table.offers()
        table.apply(table.asked, choices[rng.below(len(choices))])
    assert told
