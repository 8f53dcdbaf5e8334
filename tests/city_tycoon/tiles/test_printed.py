"""What is printed on the tiles, in the box and in the files of a data set."""

from __future__ import annotations

import pytest

from burgomaster.games.city_tycoon.box.components import TILES
from burgomaster.games.city_tycoon.box.tile_values import bonus_from, offers_from, per_own_from, tile_data
from tests.city_tycoon.tables import BOX


def test_known_values_of_the_box() -> None:
    """What the rulebook tells of tiles and plants."""
    tiles = BOX.tiles[1:]
    assert len([tile for tile in tiles if tile.offers]) == 2
    assert all(tile.round == 3 for tile in tiles if tile.offers)
    per_own = [tile.per_own for tile in tiles if tile.per_own is not None]
    assert sorted((each.district, each.colour, each.points) for each in per_own) == [
        (-1, 0, 3),
        (-1, 1, 3),
        (2, -1, 1),
        (3, -1, 1),
        (4, -1, 1),
    ]
    assert all(tile.round == 4 for tile in tiles if tile.per_own is not None)
    dear = [tile for tile in tiles for demand in tile.demands if demand.euro]
    assert [tile.round for tile in dear] == [4, 4]
    assert all(demand.euro in (0, 10) for tile in tiles for demand in tile.demands)
    assert all(2 <= tile.cost <= 22 for tile in tiles)
    assert all(1 <= len(tile.demands) <= 2 for tile in tiles)
    for number, (refill, once) in enumerate(BOX.plants[2:]):
        assert refill.cost > once.cost
        assert refill.cubes < once.cubes or (number == 7 and refill.cubes == once.cubes)
    assert sum(max(side.cubes for side in plant) for plant in BOX.plants[2:8]) <= 25
    assert sum(max(side.cubes for side in plant) for plant in BOX.plants[8:]) <= 20
    assert 3 in [refill.cubes for refill, _ in BOX.plants[2:8]]


def test_every_tile_is_different_and_has_names_in_three_languages() -> None:
    for language in ("en", "de", "nl"):
        assert len(BOX.names[language]) == TILES + 1
        assert len(set(BOX.names[language])) == TILES + 1
    assert len({str(tile_data(tile)) for tile in BOX.tiles[1:]}) == TILES


@pytest.mark.parametrize("text", ["5", "5:", "0:1", "5:1 5:2", "5:2 9:2", "100:1", "5:1,9:2"])
def test_points_to_be_bought_cost_more_the_more_they_are(text: str) -> None:
    assert offers_from(text) is None


def test_short_forms() -> None:
    assert per_own_from("yellow:1") is None
    assert per_own_from("landmark:0") is None
    assert bonus_from("shopping") is None
    assert bonus_from("shopping 1p 1p") is None
    assert offers_from("") == ()
