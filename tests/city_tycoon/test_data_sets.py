"""Data sets of City Tycoon: what can be edited, tiles without demands, every mistake at once.

What is the same for every game is tried in tests/games.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.core.replay import replay
from burgomaster.games.city_tycoon.box.board_values import FEWEST_CUBES
from burgomaster.games.city_tycoon.box.components import STACK, START_PLANTS
from burgomaster.games.city_tycoon.box.sets import FOLDER, SETS, TILES_FILE
from burgomaster.games.city_tycoon.paper.laws import broken_law
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.sight.explain import moves
from burgomaster.games.city_tycoon.sight.view import view
from burgomaster.paper.mistake import Mistaken
from burgomaster.words import Words
from tests.city_tycoon.scaled import sheet
from tests.city_tycoon.tables import Position, refusal
from tests.handwritten import Edit, editor, line_of, short


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A set of one's own: the house set under another name."""
    SETS.export(tmp_path / "own", "house-1", "own")
    return tmp_path / "own"


@pytest.fixture
def edit(own: Path) -> Edit:
    """Replace text in a file of that set, once."""
    return editor(own)


def test_values_can_be_changed(own: Path, edit: Edit) -> None:
    edit(
        "tiles.csv",
        "1,1,residential,3,1,0,0,0,,,1r,5e,,,,",
        "1,1,shopping,4,0,2,1,1,,,2b 1y,1p,1y,2e,industry 1e,",
    )
    edit("board.toml", "money = 20", "money = 30")
    edit("board.toml", "once_cubes = [2, 3, 4", "once_cubes = [1, 3, 4")
    edit("names.csv", "Allotment Gardens", "Kiosk")
    box = SETS.load(own)
    tile = box.tiles[1]
    assert (tile.district, tile.cost, tile.land, tile.water, tile.points, tile.yellow) == (3, 4, 0, 2, 1, 1)
    first, second = tile.demands
    assert (first.red, first.blue, first.yellow, first.income.points) == (0, 2, 1, 1)
    assert (second.yellow, second.income.euro) == (1, 2)
    assert tile.bonus is not None
    assert (tile.bonus.district, tile.bonus.income.euro) == (1, 1)
    assert (box.board.start_money, box.plants[2][1].cubes) == (30, 1)
    assert box.names["en"][1] == "Kiosk"
    assert box.digest != SETS.standard().digest


@pytest.mark.parametrize("every", [2, 1], ids=["every other tile", "all tiles"])
def test_tiles_may_have_no_demand(own: Path, every: int) -> None:
    """Then they cannot be supplied, and whoever has nothing else passes; all else goes on."""
    tiles = own / "tiles.csv"
    head, *lines = tiles.read_text(encoding="utf-8").splitlines()
    for at in range(0, len(lines), every):
        fields = lines[at].split(",")
        fields[10:14] = [""] * 4
        lines[at] = ",".join(fields)
    tiles.write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")
    assert SETS.check(own) == []
    SETS.find(own)
    for players in (2, 5):
        game = Game(RULES, {"players": players, "data": "own"}, Fast(players))
        rng = Fast(7)
        while not game.table.over:
            table = game.table
            question = table.questions[rng.below(len(table.questions))]
            assert broken_law(table) is None
            view(table.seen_by(question.seat))
            moves(table, question.seat)
            game.choose(question.seat, question.choices[rng.below(len(question.choices))])
        assert replay(RULES, game.record()).dump() == game.table.dump()
    box = SETS.load(own)
    assert box.tiles[1].demands == ()
    position = Position().tile(0, 1, "e2 n1").tile(0, 2, "e3 n1")
    position.data["data"] = "own"
    if every == 1:  # nobody can supply: the round and the game are over
        assert position.table.over
        return
    message = refusal(position.table, "supply 1 demand 1")
    assert message == Message("ct-no-such-demand", tile=1, demands=0)
    texts = {Words(language).say(message) for language in ("en", "de", "nl")}
    assert len(texts) == 3
    assert not any("0" in text for text in texts)


def test_names_sources_and_remarks_are_no_values(own: Path, edit: Edit) -> None:
    edit("names.csv", "Allotment Gardens", "Kiosk")
    edit("tiles.csv", "5e,,,,house,house,house", "5e,,,,rulebook,public,derived")
    edit("board.toml", 'source = "rulebook"', 'source = "public" # seen in a review')
    box = SETS.load(own)
    assert box.digest == SETS.named("house-1").digest
    assert box.sources[1] == {"cost": "rulebook", "laid": "public", "supply": "derived", "name": "house"}


def test_every_mistake_is_told_at_once(own: Path, edit: Edit) -> None:
    edit("tiles.csv", "1,1,residential,3,1,", "1,2,housing,100,4,")
    edit("tiles.csv", "2,1,residential,3,0,1,0,0,,,1b,5e", "2,1,residential,3,0,1,x,0,5:3 4:1,green:1,1g,5r")
    edit(
        "tiles.csv",
        "3,1,residential,5,1,0,1,0,,,1r 1b,6e,,,,house",
        "3,1,residential,5,1,0,1,0,,,1r 1b,,1y,,shop 1p,us",
    )
    edit("tiles.csv", "4,1,residential,8,1,1,0,0,,,1b,3e 1p,,", "4,1,residential,8,1,1,0,0,,,,,1b,3e 1p")
    edit("tiles.csv", "6,1,residential", "5,1,residential")
    edit("board.toml", "euro_per_point = 10", "euro_per_point = 0")
    edit("board.toml", 'quarters = ["solar", "grey"', 'quarters = ["grey", "solar"')
    edit("board.toml", 'district = "residential"', 'district = "housing"')
    edit("board.toml", 'income = "1e"', 'income = "1x"')
    edit("board.toml", "red = 30", "red = 4")
    edit("board.toml", "cubes = [1, 2, 2, 3, 4, 4]", "cubes = [0, 2, 2, 3, 4, 21]")
    edit("board.toml", "refill_cost = [4, 6, 8", "refill_cost = [4, 8")
    edit("names.csv", "7,Sawmill,", "7,,")
    board = own / "board.toml"
    assert short(SETS.check(own)) == [
        ("board.toml", line_of(board, "quarters"), "start.tile.quarters[0]", "data-fixed"),
        ("board.toml", line_of(board, "quarters"), "start.tile.quarters[1]", "data-fixed"),
        ("board.toml", line_of(board, "district"), "start.tile.bonus.district", "data-word"),
        ("board.toml", line_of(board, "income"), "start.tile.bonus.income", "ct-data-form"),
        ("board.toml", line_of(board, "euro_per_point"), "game.euro_per_point", "data-number"),
        ("board.toml", line_of(board, "cubes = { red"), "box.cubes.red", "data-number"),
        ("board.toml", line_of(board, "cubes = [0"), "plants.red.refill.cubes[0]", "data-number"),
        ("board.toml", line_of(board, "cubes = [0"), "plants.red.refill.cubes[5]", "data-number"),
        ("board.toml", line_of(board, "refill_cost = [4, 8"), "plants.blue.refill_cost", "data-list-length"),
        ("tiles.csv", 7, "number", "data-row-twice"),
        ("tiles.csv", 121, "number", "data-rows-missing"),
        ("tiles.csv", 2, "round", "data-fixed"),
        ("tiles.csv", 2, "district", "data-word"),
        ("tiles.csv", 2, "cost", "data-number"),
        ("tiles.csv", 2, "land", "data-number"),
        ("tiles.csv", 3, "points", "data-number"),
        ("tiles.csv", 3, "buy", "ct-data-form"),
        ("tiles.csv", 3, "per_own", "ct-data-form"),
        ("tiles.csv", 3, "demand_1", "ct-data-form"),
        ("tiles.csv", 3, "income_1", "ct-data-form"),
        ("tiles.csv", 4, "income_1", "ct-data-pair"),
        ("tiles.csv", 4, "income_2", "ct-data-pair"),
        ("tiles.csv", 4, "bonus", "ct-data-form"),
        ("tiles.csv", 4, "cost_source", "data-word"),
        ("tiles.csv", 5, "demand_2", "ct-data-pair"),
        ("names.csv", 8, "en", "data-name-missing"),
    ]
    with pytest.raises(Mistaken) as refused:
        SETS.load(own)
    assert list(refused.value.mistakes) == SETS.check(own)


# The newest set.


def test_the_newest_tiles_are_the_former_ones_scaled() -> None:
    """Every tile follows from its former self by the rules of tests/city_tycoon/scaled.py."""
    assert (FOLDER / "house-3" / TILES_FILE).read_text(encoding="utf-8") == sheet()


def test_plants_grow_with_their_numbers() -> None:
    """Never three sides alike, refill sides dearer and smaller, and cubes never lack (30 and 25)."""
    plants = SETS.named("house-3").plants[START_PLANTS:]
    for sides, lot in ((plants[:STACK], 30), (plants[STACK:], 25)):
        for side in range(2):
            costs, cubes = [each[side].cost for each in sides], [each[side].cubes for each in sides]
            assert costs == sorted(set(costs))
            assert cubes == sorted(cubes)
            assert max(cubes.count(each) for each in cubes) < 3
        assert all(refill.cost > once.cost and refill.cubes <= once.cubes for refill, once in sides)
        assert sum(once.cubes for _, once in sides) + FEWEST_CUBES <= lot
    assert plants[STACK + 1][0].cubes == plants[STACK + 1][1].cubes  # blue II, as the rulebook says
    assert 3 in [refill.cubes for refill, _ in plants[:STACK]]  # as in an example of the rulebook
