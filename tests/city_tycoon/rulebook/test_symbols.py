"""The sheet of symbols, paragraph by paragraph."""

from __future__ import annotations

from burgomaster.games.city_tycoon.sight.view import view
from tests.city_tycoon.tables import BOX, Position, cell, play


def test_symbols_land_belongs_to_who_laid_it_and_water_to_nobody() -> None:
    position = Position(money=30).tile(0, 1, "e2 n1").has(1, hand=[64])
    position.data["order"] = [2, 1, 3]
    table = play(position.phase("III", 3), "lay 64", "at e3 n1", "land e4 n1", "water e3 s1")
    owners = {piece["cell"]["name"]: piece["owner"] for piece in view(table.seen_by(2))["city"]}
    assert owners["e3 n1"] == owners["e4 n1"] == 2
    assert owners["e3 s1"] is None


def test_symbols_a_grey_quarter_rewards_the_two_cells_beside_it_alone() -> None:
    """Of the eight cells around the start tile four lie beside a grey quarter; corners lie beside none."""
    rewarded: list[str] = []
    for where in ("e1 n2", "w1 n2", "e2 n1", "e2 s1", "e1 s2", "w1 s2", "w2 n1", "w2 s1"):
        tile = view(Position(players=4).tile(0, 3, where).table.seen_by(0))["players"][0]["tiles"][0]
        if tile["supplies"][0]["neighbours"]["euro"]:
            rewarded.append(where)
    assert rewarded == ["e1 n2", "e2 n1", "w1 s2", "w2 s1"]
    corner = Position(players=4).land(1, "e2 n1").tile(0, 3, "e2 n2").table
    assert corner.city.bonuses(BOX, cell("e2 n2"), 0) == []


def test_symbols_a_grey_quarter_rewards_no_other_district() -> None:
    for tile in (7, 13, 19, 25):
        assert (
            Position().tile(0, tile, "e2 n1").table.city.bonuses(BOX, cell("e2 n1"), BOX.district[tile]) == []
        )


def test_symbols_a_bonus_goes_to_the_supplier_and_not_diagonally() -> None:
    """Tile 27 gives a point beside it; its owner gets nothing, and nor does who lies at its corner."""
    position = (
        Position(money=20).tile(1, 27, "e2 n1").tile(0, 19, "e3 n1").tile(2, 20, "e3 s1").land(2, "e2 s1")
    )
    table = play(position.table, "supply 19 demand 1", "end turn", "pass", "end turn", "supply 20 demand 1")
    points = [player.points[4] for player in table.players]
    assert points == [1, 0, 0]


def test_symbols_a_bonus_comes_in_every_round_and_for_either_demand() -> None:
    """Tile 30 gives a euro for a residential tile beside it, also if that is supplied with a yellow cube."""
    for demand, income in ((1, 4), (2, 6)):
        position = Position(money=20).tile(1, 30, "e3 s1").tile(0, 5, "e2 s1").yellow(0, 1)
        table = play(position.table, f"supply 5 demand {demand}")
        paid = 2 if demand == 1 else 0
        assert table.players[0].money == 20 - paid + income + 1
