"""The doors of all games, each found by its id: a new table, a position, the table of a record."""

from __future__ import annotations

from burgomaster.core.chance import Source
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.options import Option
from burgomaster.core.record import Record
from burgomaster.core.replay import replay as replay_by
from burgomaster.core.rules import Starter
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of
from burgomaster.paper.position import read_document


def new(
    game: str,
    players: Option,
    *,
    source: Source | None = None,
    seed: int | None = None,
    **options: Option,
) -> Table:
    """Set up a table of a game and run it to the first question, or refuse what the rules do not allow.

    The other options are the game's own, such as `expansions` and `data`. Chance comes from a source or a
    seed; without either, rolls and draws are questions to the seat CHANCE.

    >>> table = new("hamburg", players=3, expansions=["ships"], seed=7)
    >>> table.choose(table.asked, table.offers()[0])
    """
    table: Table = Starter(rules_of(game))(players, source, seed=seed, **options)
    return table


def game_of(position: dict[str, Plain]) -> str:
    """Return the id of the game that a position is of: the one it names, else the first."""
    game = position.get("game", next(iter(GAMES)))
    if not isinstance(game, str):
        raise Refused(Message("game-unknown", game=str(game)[:40], known=", ".join(GAMES)))
    return game


def read_position(text: str, file: str = "", data: str = "") -> Table:
    r"""Return the table that a position tells of, or refuse it with place and reason.

    `file` is named in refusals; `data` is the data set of positions that name none.

    >>> table = read_position('game = "hamburg"\n[player.1]\nworkers = { gray = 2 }\nbuildings = [8]\n')
    >>> [choice.text for choice in table.offers()]
    ['use 8', 'end turn']
    """
    table: Table = rules_of(game_of(read_document(text, file).data)).read_position(text, file, data)
    return table


def replay(record: Record, at: int | None = None) -> Table:
    """Return the table of a record after `at` entries; without `at`, after all, and its end must hold."""
    table: Table = replay_by(rules_of(record.game), record, at)
    return table
