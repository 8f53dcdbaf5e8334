"""A table counts everything that its view shows, so that events can account for every visible change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from burgomaster.core.chance import Fast
from burgomaster.core.rules import Options
from tests.games.game import Subject, step
from tests.games.places import fields_of, looked


def views(game: Subject[Any], options: Options, seed: int) -> Any:
    """Yield tables as each viewer sees them, all through a random game."""
    table = game.rules.new(options, None)
    rng = Fast(seed)
    moment = 0
    while True:
        if moment % 7 == 0 or table.over:
            for seat in range(table.seats() + 1):
                yield table.seen_by(seat)
        if table.over:
            return
        step(table, rng)
        moment += 1


def check(game: Subject[Any], seen: Any, read: set[str]) -> None:
    """Count what a view shows and what its table counts; write down the fields that were looked at."""
    counted = game.counted(looked(seen.view(), "", read))
    assert counted == {key: count for key, count in seen.lying().items() if not game.unseen(seen, key[0])}


def documented() -> set[tuple[str, bool]]:
    """Return the zones that docs/api.md names, and whether they are a seat's."""
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    rows = text.partition("| Game | Zones of a seat |")[2].partition("\n\n")[0].splitlines()[2:]
    found: set[tuple[str, bool]] = set()
    for row in rows:
        _, _, of_seats, of_table, _ = row.split("|")
        found |= {(zone, True) for zone in of_seats.strip(" `").split()}
        found |= {(zone, False) for zone in of_table.strip(" `").split()}
    return found


def test_what_a_view_shows_is_what_the_table_counts(game: Subject[Any]) -> None:
    """The same things in the same places, worked out from the view alone; and no field is left out."""
    read: set[str] = set()
    zones: set[tuple[str, bool]] = set()
    for players in (2, 3, 5):
        options: Options = {"players": game.at_most(players)}
        if players != 3:
            options.update(game.everything)
        for seen in views(game, options, players):
            check(game, seen, read)
            zones |= {(zone, seat > 0) for (zone, seat, _), _, _ in seen.lying()}
    for position in game.rare:
        table = game.read_position(position)
        for seat in range(table.seats() + 1):
            check(game, table.seen_by(seat), read)
    assert zones - documented() == set(), "not in docs/api.md"
    fields = fields_of(game.view)
    looked_at = fields & read
    assert fields - looked_at - set(game.uncounted) == set(), "neither counted nor said why not"
    assert set(game.uncounted) - fields == set(), "said why not, but there is no such field"
    assert set(game.uncounted) & looked_at == set(), "counted, and said why not"
