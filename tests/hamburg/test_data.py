"""The newest set of Hamburg is complete, consistent and says where each value comes from."""

import csv
import importlib
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgomaster.games.hamburg.box.sets import FOLDER, SETS
from burgomaster.games.hamburg.cards import deck

COLOURS = ["purple", "orange", "gray", "pink", "brown"]
BLOCKS = {
    "brown": ["civic", "government", "university", "medicine"],
    "pink": ["entertainment", "art", "theater", "circus"],
    "orange": ["commerce", "industry", "bank", "craft"],
    "gray": ["military", "police", "underworld", "secret_society"],
    "purple": ["harbor", "church", "emigration", "mysticism"],
}
BUILDINGS = [category for block in BLOCKS.values() for category in block]
# Zoo and park number their colours, four cards of each, in this order.
LEFT_OF_THE_BOARD = ["gray", "orange", "brown", "purple", "pink"]
ACTIONS = ["workers", "money", "decrease", "wall", "site", "building"]
ACTIVATIONS = {
    *("flash", "I", "II", "III", "IV", "laurel", "none"),
    *("always", "always I", "always II", "always III", "always IV"),
}
SOURCES = {"rulebook", "public", "derived", "house"}
LANGUAGES = ["en", "de", "nl"]
LONGEST_NAME = 28


def path_of(name: str) -> Path:
    """Return where a file of the set lies."""
    return SETS.file_of(FOLDER / SETS.newest(), name)


def rows(name: str) -> list[dict[str, str]]:
    """Read one of the set's tables."""
    with path_of(name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def board() -> dict[str, object]:
    """Read the board's values."""
    with path_of("board.toml").open("rb") as file:
        return tomllib.load(file)


def at(path: str) -> object:
    """Find a value of the board by its dotted path."""
    value: object = board()
    for key in path.split("."):
        assert isinstance(value, dict)
        value = value[key]
    return value


def entries(path: str) -> list[dict[str, object]]:
    """Find a list of tables of the board by its dotted path."""
    found = at(path)
    assert isinstance(found, list)
    assert all(isinstance(entry, dict) for entry in found)
    return found


def unsourced(value: object, path: str, sourced: bool) -> Iterator[str]:
    """Name every value that neither its table nor one around it gives a source."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from unsourced(inner, f"{path}.{key}", sourced or "source" in value)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for place, inner in enumerate(value):
            yield from unsourced(inner, f"{path}.{place}", sourced)
    elif not sourced:
        yield path


def sources(value: object) -> Iterator[object]:
    """List every source the board names."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "source":
                yield inner
            yield from sources(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from sources(inner)


@pytest.mark.parametrize("name", ["cards.csv", "names.csv", "board.toml"])
def test_a_file_is_utf_8_with_plain_line_ends(name: str) -> None:
    """Anyone's editor and every platform read the same bytes."""
    content = path_of(name).read_bytes()
    assert content.decode("utf-8").endswith("\n")
    assert b"\r" not in content
    assert not content.startswith(b"\xef\xbb\xbf")


# --- The cards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["cards.csv", "names.csv"])
def test_the_280_cards_stand_in_order(name: str) -> None:
    """Numbers run from 1 to 280, written without leading zeros."""
    assert [row["number"] for row in rows(name)] == [str(number) for number in range(1, 281)]


def test_cards_have_the_agreed_columns() -> None:
    """Each printed value has its source right behind it."""
    assert list(rows("cards.csv")[0]) == [
        *("number", "category", "colour"),
        *("activation", "activation_source", "cost", "cost_source", "points", "points_source"),
    ]


def test_each_colour_has_56_cards() -> None:
    """The five draw piles are equally high."""
    assert Counter(row["colour"] for row in rows("cards.csv")) == dict.fromkeys(COLOURS, 56)


def test_each_category_has_12_cards_and_zoo_and_park_20() -> None:
    """The sizes are those of the rulebook's list of components."""
    assert Counter(row["category"] for row in rows("cards.csv")) == {
        **dict.fromkeys(BUILDINGS, 12),
        "zoo": 20,
        "park": 20,
    }


def test_buildings_come_in_blocks_of_12_and_colours_in_blocks_of_48() -> None:
    """A building's number tells its category and its colour."""
    expected = [
        (category, colour) for colour, block in BLOCKS.items() for category in block for _ in range(12)
    ]
    assert [(row["category"], row["colour"]) for row in rows("cards.csv")[:240]] == expected


def test_a_row_of_the_deck_lies_in_the_file_that_bears_its_number() -> None:
    """The rulebook explains cards by their numbers, so a number must tell the file."""
    files = [file for folder in deck.__path__ for file in Path(folder).glob("[a-z]*_*_*.py")]
    found: set[int] = set()
    for file in files:
        _, first, last = file.stem.split("_")
        written = importlib.import_module(f"{deck.__name__}.{file.stem}").CARDS
        numbers = [number for number, _ in written]
        assert sorted(numbers) == list(range(int(first), int(last) + 1)), file.name
        found.update(numbers)
    assert found == set(range(1, 281))


def test_zoo_and_park_have_four_cards_of_each_colour() -> None:
    """Their numbers run through the colours in one order."""
    expected = [(kind, colour) for kind in ("zoo", "park") for colour in LEFT_OF_THE_BOARD for _ in range(4)]
    assert [(row["category"], row["colour"]) for row in rows("cards.csv")[240:]] == expected


def test_costs_are_0_to_12_in_threes() -> None:
    """No card costs anything else."""
    assert {row["cost"] for row in rows("cards.csv")} == {"0", "3", "6", "9", "12"}


def test_points_are_a_third_of_the_cost_and_more_in_the_zoo() -> None:
    """A zoo card gives more points for its cost than any other."""
    for row in rows("cards.csv"):
        cost, points = int(row["cost"]), int(row["points"])
        if row["category"] == "zoo":
            assert 3 * points > cost, row
        else:
            assert 3 * points == cost, row


def test_points_of_a_third_are_derived_and_others_ours() -> None:
    """The source of the points tells how they came about."""
    for row in rows("cards.csv"):
        expected = "derived" if 3 * int(row["points"]) == int(row["cost"]) else "house"
        assert row["points_source"] == expected, row


def test_activations_and_sources_are_known_words() -> None:
    """A misspelt word would be a card that never works."""
    for row in rows("cards.csv"):
        assert row["activation"] in ACTIVATIONS, row
        assert {row["activation_source"], row["cost_source"], row["points_source"]} <= SOURCES, row


def test_only_the_zoo_is_never_activated_and_parks_pay_in_phase_i() -> None:
    """Zoo and park have the activation the rulebook states for all their cards."""
    for row in rows("cards.csv"):
        assert (row["activation"] == "none") == (row["category"] == "zoo"), row
        assert row["activation"] == "I" or row["category"] != "park", row


@pytest.mark.parametrize("category", BUILDINGS)
def test_each_category_of_buildings_has_a_wreath_and_a_flash(category: str) -> None:
    """Each has at least its own final scoring and its search of the discard pile."""
    activations = {row["activation"] for row in rows("cards.csv") if row["category"] == category}
    assert {"laurel", "flash", "III"} <= activations


# --- The names ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_different_and_fit_on_a_card(language: str) -> None:
    """No two cards share a name, also when case is ignored."""
    names = [row[language] for row in rows("names.csv")]
    assert len({name.casefold() for name in names}) == 280
    assert [name for name in names if not name or name != name.strip() or len(name) > LONGEST_NAME] == []


def test_names_are_ours() -> None:
    """Names belong to this set and claim no other source."""
    assert list(rows("names.csv")[0]) == ["number", *LANGUAGES, "source"]
    assert {row["source"] for row in rows("names.csv")} == {"house"}


# --- The board ----------------------------------------------------------------------------------------------


def test_every_value_of_the_board_has_a_known_source() -> None:
    """Nothing printed is claimed without saying where it comes from."""
    everything = board()
    assert everything.pop("name") == "house"
    assert list(unsourced(everything, "board", sourced=False)) == []
    assert set(sources(everything)) <= SOURCES


def test_the_frame_of_the_game() -> None:
    """Length, hand and start are those of the rulebook."""
    assert (at("game.seasons"), at("game.rounds"), at("game.hand_limit")) == (8, 4, 5)
    assert (at("start.marks"), at("start.workers_of_each_colour"), at("start.points")) == (5, 1, 5)
    assert at("box.pieces.workers_of_each_colour") == 15
    assert at("box.pieces.clerics") == at("game.seasons")
    assert at("box.pieces.time_tokens") == at("game.rounds")
    assert at("game.colours") == at("tom.dice_order") == COLOURS
    assert at("game.standard_actions.order") == ACTIONS


def test_each_colour_has_its_disaster_of_three_levels() -> None:
    """Flood, fire, decay, unrest and disease belong to one colour each."""
    assert at("disasters.kinds") == {
        "purple": "flood",
        "orange": "fire",
        "gray": "decay",
        "pink": "unrest",
        "brown": "disease",
    }
    assert at("disasters.track.levels") == 3


def test_city_hall_square_majorities_and_church() -> None:
    """The common board scores as printed."""
    assert at("city_hall_square.points") == [0, 1, 2, 3, 5, 7, 9, 12, 15, 18]
    assert at("city_hall_square.advance.further_points") == 4
    assert at("majorities.points") == 4
    assert at("majorities.order") == ["city_hall_square", "buildings", "wall", "points", "zoo"]
    assert at("church.windows") == [*COLOURS, "black"]


def test_each_half_of_the_wall_shows_every_colour_once() -> None:
    """Five segments a half, dearer outwards; the rulebook's examples fit."""
    left, right = at("wall.colours.left"), at("wall.colours.right")
    assert left == ["gray", "brown", "pink", "purple", "orange"]
    assert right == ["orange", "purple", "brown", "pink", "gray"]
    assert at("wall.costs") == [1, 2, 3, 4, 5]
    assert at("wall.bonus.third_segment_points") == 3


@pytest.mark.parametrize("table", ["base", "expansion_2"])
def test_statues_descend_and_are_at_most_two_a_player(table: str) -> None:
    """There is a row for every number of players, the solo game being set up like two."""
    statues = at(f"statues.{table}")
    assert isinstance(statues, dict)
    assert statues["1"] == statues["2"]
    for players in (2, 3, 4, 5):
        points = statues[str(players)]
        assert points == sorted(points, reverse=True)
        assert len(points) == (8 if (table, players) == ("base", 5) else 2 * players)


def test_statues_of_both_kinds() -> None:
    """Every statue has its printed value."""
    assert at("statues.base.2") == [9, 7, 4, 2]
    assert at("statues.base.3") == [9, 7, 6, 5, 4, 2]
    assert at("statues.base.4") == at("statues.base.5") == [9, 8, 7, 6, 5, 4, 3, 2]
    assert at("statues.expansion_2.2") == [10, 7, 5, 2]
    assert at("statues.expansion_2.3") == [10, 8, 7, 5, 4, 2]
    assert at("statues.expansion_2.4") == [10, 8, 7, 6, 5, 4, 2, 2]
    assert at("statues.expansion_2.5") == [10, 9, 8, 7, 6, 5, 4, 3, 2, 2]
    assert [statue["marks"] for statue in entries("statues.zitronenjette")] == [12, 9, 6]


def test_intrigue_is_fair_to_every_colour() -> None:
    """Each colour is on two plain tokens, two doubles and one gift."""
    assert at("intrigue.tokens") == dict.fromkeys(COLOURS, 2)
    doubles = at("intrigue.doubles.tokens")
    assert isinstance(doubles, list)
    assert Counter(colour for double in doubles for colour in double) == dict.fromkeys(COLOURS, 2)
    assert {(gift["colour"], gift["gift"], gift["amount"]) for gift in entries("intrigue.gifts")} == {
        ("orange", "draw_card", 1),
        ("pink", "points", 1),
        ("purple", "any_worker", 1),
        ("gray", "marks", 2),
        ("brown", "decrease_another_colour", 1),
    }


def test_mayors_start_as_printed() -> None:
    """Marks and workers of each colour on both sides of the five tiles."""
    start = {
        (mayor["mayor"], name): (side["marks"], side["workers"])
        for mayor in entries("mayors")
        for name, side in mayor.items()
        if isinstance(side, dict)
    }
    assert start == {
        ("petersen", "a"): (10, 2),
        ("petersen", "b"): (5, 0),
        ("kirchenpauer", "a"): (10, 0),
        ("kirchenpauer", "b"): (5, 2),
        ("weber", "a"): (10, 1),
        ("weber", "b"): (10, 2),
        ("versmann", "a"): (7, 1),
        ("versmann", "b"): (5, 1),
        ("moenckeberg", "a"): (10, 1),
        ("moenckeberg", "b"): (5, 1),
    }


def test_ships_have_the_colours_of_the_dice() -> None:
    """Six ships, the black one last."""
    assert [ship["colour"] for ship in entries("ships.fleet")] == [*COLOURS, "black"]


def test_stock_tiles_pair_a_green_front_with_a_red_back() -> None:
    """Twenty sides of three steps make ten tiles."""
    sides = entries("stock_exchange.sides")
    assert [side["id"] for side in sides] == [f"B{number:02}" for number in range(1, 21)]
    assert at("stock_exchange.pairs.tiles") == [[f"B{odd:02}", f"B{odd + 1:02}"] for odd in range(1, 21, 2)]
    for number, side in enumerate(sides, start=1):
        assert side["side"] == ("green" if number % 2 else "red")
        assert side["action"] in ACTIONS
        steps = side["steps"]
        assert isinstance(steps, list)
        assert len(steps) == 3
        if any(isinstance(step, list) for step in steps):
            assert sorted(colour for step in steps for colour in step) == sorted(COLOURS), side


def test_cleric_tiles_have_two_different_sides() -> None:
    """Twelve tiles, of which a game uses six."""
    tiles = entries("cleric_tiles.tiles")
    assert len({str(tile["id"]) for tile in tiles}) == len(tiles) == 2 * 6
    assert at("cleric_tiles.windows") == 6
    for tile in tiles:
        sides = tile["sides"]
        assert isinstance(sides, list)
        assert len(sides) == 2
        assert sides[0] != sides[1]
