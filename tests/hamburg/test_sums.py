"""Whoever reads the story can check every figure: an amount that something changed names what changed it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.core.rules import Options
from burgomaster.core.sum import read_sum
from burgomaster.games import rules_of
from burgomaster.games.hamburg.box.components import COLOURS
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.expansions import EXPANSIONS, with_expansions
from burgomaster.games.hamburg.expansions.clerics import SIDES as CLERIC_SIDES
from burgomaster.games.hamburg.expansions.clerics import ClericTiles
from burgomaster.games.hamburg.expansions.exchange import SIDES as STOCK
from burgomaster.games.hamburg.expansions.exchange import Exchange
from burgomaster.games.hamburg.expansions.mayors import HELD, Mayors
from burgomaster.games.hamburg.flow import FILL_HAND
from burgomaster.games.hamburg.part import Part
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.hamburg.terms import Changed
from burgomaster.games.hamburg.turns import TURN
from tests.hamburg.tables import a_player, a_table, choose
from tests.hamburg.test_log import NAMES, heard_by, log

DICE = "purple3 orange4 gray4 pink3 brown3 black1"


def at(*seats: Player, mayor: str = "", stock: str = "", cleric: str = "", dice: str = DICE) -> Hamburg:
    """Return a table with a mayor of the first player, a stock exchange tile and a cleric tile in force."""
    names: list[str] = []
    parts: list[Part] = []
    if mayor:
        names.append("mayors")
        parts.append(Mayors((HELD.index(mayor), 0)))
    if stock:
        names.append("exchange")
        parts.append(Exchange(STOCK.index(stock), 1 if int(stock[1:]) % 2 else 4, ()))
    if cleric:
        names.append("clerics")
        side = CLERIC_SIDES.index(cleric)
        parts.append(ClericTiles((side, 0, 0, 0, 0, 0)))
    box = with_expansions(standard_box(), tuple(names))
    return a_table(*seats, box=box, parts=tuple(parts), dice=dice)


TOLD: list[tuple[Player, dict[str, str], str, str]] = [
    (
        a_player(hand=[146]),
        {"mayor": "moenckeberg b", "stock": "B01", "cleric": "money b"},
        "money 146",
        "Anna gains 5 marks: gray die 4, “Mönckeberg” +2, cleric tile “Money” −2, "
        "stock exchange tile B01 +1.",
    ),
    (
        a_player(hand=[146], levels="gray gray"),
        {"mayor": "petersen b"},
        "decrease 146",
        "Anna gains 2 points: for the level 1, “Petersen” +1.",
    ),
    (
        a_player(hand=[193], marks=9, wall=(3, 3)),
        {"mayor": "moenckeberg a"},
        "wall 193 left",
        "Anna pays 2 marks: price 4, “Mönckeberg” −2.",
    ),
    (
        a_player(hand=[193], wall=(3, 3), buildings=[108]),
        {},
        "wall 193 left",
        "Anna pays nothing: price 4, “Building Supplies Yard” (108) −4.",
    ),
    (
        a_player(hand=[193], marks=2, wall=(3, 3), buildings=[232]),
        {},
        "wall 193 left",
        "Anna pays 1 mark: price 4, “Alchemist's Kitchen” (232) −3.",
    ),
    (
        a_player(hand=[193], sites="gray", buildings={2: 183, 3: 132}),
        {"stock": "B12"},
        "build 193 at 1",
        "Anna pays nothing: price 3, “Pelican Lodge” (183) −1, “Mortgage Bank” (132) −3, "
        "stock exchange tile B12 +1.",
    ),
    (
        a_player(hand=[146]),
        {"cleric": "workers_of_card_colour b"},
        "workers 146",
        "Anna gains 4 gray workers: standard action 3, cleric tile “Workers by color” +1.",
    ),
    (
        a_player(hand=[146], marks=2),
        {"stock": "B04"},
        "workers 146",
        "Anna pays 1 mark: stock exchange tile B04 1.",
    ),
]


@pytest.mark.parametrize(("player", "tiles", "choice", "told"), TOLD)
def test_an_amount_names_what_changed_it(
    player: Player, tiles: dict[str, str], choice: str, told: str
) -> None:
    assert told in log(at(Player(player), **tiles), choice)


CLERICS = (
    *("money", "workers", "wall_price", "building_price", "workers_of_card_colour"),
    *("money_orange_pink_purple", "money_gray_brown"),
)
CHANGES = [
    *[f"exchange B{number:02}" for number in range(1, 21)],
    *[f"{tile} {face}" for tile in CLERICS for face in "ab"],
    *("petersen b", "moenckeberg a", "moenckeberg b"),
    *[str(card) for card in (108, 132, 182, 183, 184, 185, 232)],
]
"""All that changes what a standard action costs or brings, and is no gain of its own."""


def with_change(name: str, step: int) -> Hamburg:
    """Return a table at which much can be done, with something in force that changes it, or nothing."""
    tile, _, face = name.partition(" ")
    player = a_player(
        hand=[3, 50, 100, 193, 203, 241],
        marks=30,
        points=9,
        workers=" ".join([*COLOURS] * 3),
        levels=" ".join(COLOURS),
        sites="gray pink",
        wall=(3, 3),
        buildings={3: int(name)} if name.isdigit() else {},
    )
    held = {"mayor": name} if name in HELD else {"cleric": name} if name in CLERIC_SIDES else {}
    table = at(player, **held)
    if tile == "exchange":
        box = with_expansions(standard_box(), ("exchange",))
        space = step + (1 if int(face[1:]) % 2 else 4)
        table = a_table(player, box=box, parts=(Exchange(STOCK.index(face), space, ()),), dice=DICE)
    return table


def done(table: Hamburg, choice: str) -> tuple[list[int], list[Message]]:
    """Return what a player has after an action, with the first answer to what it asks, and what was told."""
    ear = heard_by(table, 0)
    choose(table, choice)
    while table.asked == 0 and table.agenda[-1].step is not TURN:
        choose(table, table.offers_to(0)[0].text)
    player = table.players[0]
    return [player.marks, player.points, *player.workers], ear.heard


@cache
def unchanged() -> dict[str, list[int]]:
    """Return what a player has after each action where nothing changes it."""
    table = with_change("", 0)
    return {each.text: done(table.clone(), each.text)[0] for each in table.offers_to(0)}


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_changes_an_amount_is_named_where_it_does(name: str) -> None:
    """Every standard action with every card, beside the same without it."""
    named = f"card={name}" if name.isdigit() else "tile={} face={}".format(*name.split(" "))
    told, silent = 0, list[str]()
    for step in range(3 if name.startswith("exchange") else 1):
        table = with_change(name, step)
        for choice in [each.text for each in table.offers_to(0) if each.text in unchanged()]:
            has, heard = done(table.clone(), choice)
            if has == unchanged()[choice]:
                continue
            told += 1
            said = " ".join([f"{each.id} {each.arguments}" for each in heard])
            works = [each for each in heard if each.id in ("hb-tile-works", "hb-work")]
            tiles = [f"tile={each.arguments.get('tile')} face={each.arguments.get('face')}" for each in works]
            if named not in said and named not in tiles:
                silent.append(choice)
    assert silent == []
    assert told > 0


@pytest.mark.parametrize(
    ("civic", "told"),
    [
        ([3, 5, 6], "Anna gains 6 marks: 3 × 2."),
        ([3], "Anna gains 2 marks."),  # as it is printed
    ],
)
def test_a_gain_for_what_is_counted_says_how_often(civic: list[int], told: str) -> None:
    player = a_player(hand=[146], buildings=civic, workers="gray")
    assert told in log(at(player), "use 3")


def test_a_gain_of_one_for_each_is_told_alone() -> None:
    """The amount is what was counted: 88 gains 1 point for each set of workers, and 5 marks."""
    player = a_player(hand=[146], buildings=[88], workers=" ".join([*COLOURS, *COLOURS, "orange"]))
    told = log(at(player), "use 88")
    assert {"Anna gains 2 points.", "Anna gains 10 marks: 2 × 5."} <= {*told}


def test_a_greater_hand_limit_is_named() -> None:
    for mayor, works in (("petersen a", ["Anna"]), ("petersen b", [])):
        table = at(a_player(hand=[146]), a_player(hand=[3]), mayor=mayor)
        ear = heard_by(table, 0)
        for seat in (1, 0):
            table.push(FILL_HAND, seat)
        table.run()
        named = [each for each in ear.heard if each.id == "hb-tile-works"]
        assert [NAMES[int(each.arguments["seat"])] for each in named] == works


def test_an_amount_that_nothing_changed_is_told_alone() -> None:
    assert "Anna gains 4 marks." in log(at(a_player(hand=[146]), mayor="moenckeberg a"), "money 146")


def test_every_change_has_a_name_of_its_own() -> None:
    """A sum names a change by its object: no two rows may share one."""
    box = with_expansions(standard_box(), ("mayors", "exchange", "clerics"))
    effects = [effect for row in box.rows for effect in row if isinstance(effect, Changed)]
    assert len({id(effect) for effect in effects}) == len(effects)


# Whole games.

SIGNS: dict[str, tuple[str, int]] = {
    "hb-gain-marks": ("mark", 1),
    "hb-pay-marks": ("mark", -1),
    "hb-lose-marks": ("mark", -1),
    "hb-take-marks": ("mark", 1),
    "hb-gain-points": ("point", 1),
    "hb-lose-points": ("point", -1),
    "hb-take-points": ("point", 1),
    "hb-gain-workers": ("worker", 1),
    "hb-return-workers": ("worker", -1),
    "hb-lose-workers": ("worker", -1),
    "hb-take-worker": ("worker", 1),
    "hb-prevent": ("worker", -1),
    "hb-announce": ("worker", -1),
    "hb-place-worker": ("worker", -1),
}
"""What tells of marks, points and workers, and whether a player gets or gives them; one, if none is named."""

HELD_BY_PLAYERS = ("marks", "points", "workers")


def told_of(said: Message | None) -> Counter[tuple[str, int, str]]:
    """Return what a sentence says that everyone gets or gives: what, whose and of which color."""
    told: Counter[tuple[str, int, str]] = Counter()
    if said is not None and said.id in SIGNS:
        thing, sign = SIGNS[said.id]
        count = sign * int(said.arguments.get("count", 1))
        colour = str(said.arguments["colour"]) if thing == "worker" else ""
        told[thing, int(said.arguments["seat"]), colour] += count
        if "victim" in said.arguments:
            told[thing, int(said.arguments["victim"]), colour] -= count
    return told


def moved_in(event: Event) -> Counter[tuple[str, int, str]]:
    """Return the same, as it moved."""
    moved: Counter[tuple[str, int, str]] = Counter()
    for each in event.moves:
        for place, sign in ((each.origin, -1), (each.target, 1)):
            if place is not None and place[0] in HELD_BY_PLAYERS:
                moved[each.thing, place[1], place[2]] += sign * each.count
    return moved


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (3, 2), (3, 112), (5, 3)])
def test_what_the_story_names_adds_up_to_what_moved(players: int, seed: int) -> None:
    """With all expansions, and TOM: each sentence tells what moves with it, and its sum is right."""
    heard: list[Event] = []
    options: Options = {"players": players, "expansions": [*EXPANSIONS]}
    game = Game(rules_of("hamburg"), options, Fast(seed), hearers=[heard.append])
    rng = Fast(seed + 1)
    while not game.table.over:
        seat, choices = game.table.turn()
        game.choose(seat, choices[rng.below(len(choices))])
    sums = 0
    for event in heard:
        said = event.public
        if event.cause is not None and event.cause.name == "start-goods":
            continue  # what everyone begins with lies there before the story begins
        assert told_of(said) == moved_in(event), (said, event.moves)
        if said is not None and "sum" in said.arguments:
            parts = read_sum(str(said.arguments["sum"]))
            assert parts, said
            assert sum([amount for amount, _ in parts]) == said.arguments["count"], said
            sums += 1
    assert sums > 2
