"""An expansion is a file that declares: the base game knows none by name, and any of them can be missing."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Plain, Refused
from burgomaster.core.rules import Options, step_table
from burgomaster.core.step import Ask, Step
from burgomaster.games.hamburg.actions import WALL_ACTIONS
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import COLOUR, LAST_TILE, WALL
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards.effects import gain
from burgomaster.games.hamburg.cards.hooks import AFTER_ACTION, SAID
from burgomaster.games.hamburg.choices import TAKE_WORKER
from burgomaster.games.hamburg.expansions import EXPANSIONS, expansion_of, with_expansions
from burgomaster.games.hamburg.part import Expansion, Part, replaced
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import DONE, TakeWorker
from burgomaster.games.rows.effect import Count, Effect, Row
from burgomaster.games.rows.triggers import When
from burgomaster.paper.codecs import Number
from burgomaster.paper.datasets import values_digest, without_sources
from burgomaster.paper.fields import Field
from tests.hamburg.tables import a_player, a_table, choose, offered

PACKAGE = Path(burgomaster.__file__).parent
HAMBURG = PACKAGE / "games" / "hamburg"
NAMED_IN = ("expansions", "cards", "box", "rules.py", "solo.py", "sight/schema.py", "sight/view.py")
"""Where in the game an expansion may be named: its file, its rows, its values, the typed view, the rules."""
NAMES = (
    r"[Mm]ayor|[Cc]leric[ _-]?tile|ClericTile|[Zz]itronenjette|[Ss]tock[ _-]?(tile|exchange)|"
    rf"expansions\.({'|'.join(EXPANSIONS)})|\b(clerics|mayors)\("
)


def sources(folder: Path) -> list[tuple[str, str]]:
    """Return the Python files of a folder, by their paths in it, with their texts."""
    return [
        (path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.py"))
    ]


def without_prose(text: str) -> str:
    """Return code without docstrings and comments."""
    return re.sub(r'"""[^"]*"""|#[^\n]*', "", text)


@pytest.mark.skipif(not list(HAMBURG.glob("flow.py")), reason="the sources are not here")
def test_nothing_else_names_an_expansion() -> None:
    for path, text in sources(HAMBURG):
        if not path.startswith(NAMED_IN):
            assert re.findall(NAMES, without_prose(text)) == [], path


PLAYED = """
import sys
sys.modules["burgomaster.games.hamburg.expansions.{missing}"] = None
from burgomaster.core.chance import Fast
from burgomaster.games import rules_of
rules = rules_of("hamburg")
for options in ({{}}, {{"expansions": ["{other}"]}}):
    table = rules.new({{"players": 3, **options}}, Fast(5))
    asked = 0
    while not table.over:
        if asked % 100 == 0:
            assert rules.load(table.dump()).dump() == table.dump()
            assert table.seen_by(0).view()
        asked += 1
        table.apply(table.asked, table.offers()[asked % len(table.offers())])
try:
    rules.new({{"players": 3, "expansions": ["{missing}"]}}, Fast(5))
except ImportError:
    print("played")
"""


@pytest.mark.parametrize("missing", EXPANSIONS)
def test_the_base_game_and_the_others_play_without_an_expansions_module(missing: str) -> None:
    other = next(name for name in EXPANSIONS if name != missing)
    script = PLAYED.format(missing=missing, other=other)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.stdout.decode().strip() == "played", done.stderr.decode()


def test_options_name_expansions_only_where_they_are_chosen() -> None:
    assert RULES.options({"players": 3}) == {"players": 3, "data": standard_box().name}
    chosen = RULES.options({"expansions": ["clerics", "mayors"], "players": 3})
    assert list(chosen) == ["players", "data", "expansions"]
    assert chosen["expansions"] == ["mayors", "clerics"]
    assert RULES.options({"expansions": []}) == RULES.options({})
    with pytest.raises(Refused, match="not-a-list"):
        RULES.options({"expansions": "mayors"})
    with pytest.raises(Refused, match="expansion-unknown"):
        RULES.options({"expansions": ["majors"]})
    with pytest.raises(Refused, match="option-unknown"):
        RULES.options({"majors": True})


def test_the_former_way_to_name_expansions_is_still_read() -> None:
    """Records and stored tables up to 0.2 have an option for each."""
    told: list[tuple[Options, list[str]]] = [
        ({"clerics": True, "mayors": True}, ["mayors", "clerics"]),
        ({"mayors": False, "clerics": True}, ["clerics"]),
        ({"mayors": True, "expansions": ["clerics"]}, ["mayors", "clerics"]),
    ]
    for former, now in told:
        options = RULES.options({"players": 3, "expansions": [*now]})
        given: Options = {"players": 3, **former}
        assert RULES.options(given) == options
        assert RULES.data_digest(given) == RULES.data_digest(options)
        assert RULES.stored_options({**given, "data": "house"}, RULES.data_digest(options)) == options
        assert RULES.new(given, Fast(1)).dump() == RULES.new(options, Fast(1)).dump()
    assert RULES.options({"mayors": False}) == RULES.options({})
    with pytest.raises(Refused, match="not-a-truth"):
        RULES.options({"mayors": 1})


def test_the_digest_tells_what_is_played_with() -> None:
    digests = {
        RULES.data_digest({"players": 2, "expansions": [*names]}) for names in ((), ("mayors",), ("clerics",))
    }
    assert len(digests) == 3
    assert RULES.data_digest({"players": 2}) == standard_box().digest
    digest = RULES.data_digest({"expansions": ["mayors"]})
    stored = RULES.stored_options({"players": 2, "data": "house", "expansions": ["mayors"]}, digest)
    assert stored == {"players": 2, "data": standard_box().name, "expansions": ["mayors"]}
    with pytest.raises(Refused, match="data-digest-unknown"):
        RULES.stored_options({"players": 2, "expansions": ["mayors"]}, "0123456789abcdef")


def test_the_digest_is_of_values_and_not_of_where_they_come_from() -> None:
    """So a source can be corrected without ending any stored game."""
    box = standard_box()
    printed = without_sources(box.board.expansions["mayors"])
    assert "source" not in str(printed)
    assert with_expansions(box, ("mayors",)).digest == values_digest([box.digest, [["mayors", printed]]])


def test_positions_tell_of_expansions_or_take_what_is_natural() -> None:
    from burgomaster.games.hamburg.paper.loading import read_position
    from burgomaster.games.hamburg.paper.writing import write_position

    table = read_position('expansions = ["mayors"]\n[mayors]\nheld = ["weber a", "petersen b"]\n')
    assert "weber a" in write_position(table)
    assert read_position(write_position(table)).dump() == table.dump()
    natural = read_position('expansions = ["clerics"]\n')
    first = ("money", "workers", "wall_price", "city_hall_price", "building_price", "rounds")
    assert natural.dump()["clerics"] == {"windows": [f"{name} a" for name in first]}
    for wrong, place in (
        ('expansions = ["majors"]\n', "expansions[0]"),
        ('expansions = ["mayors"]\n[mayors]\nheld = ["weber c", "weber a"]\n', "mayors.held[0]"),
        ('expansions = ["mayors"]\n[mayors]\nheld = ["weber a"]\n', "mayors.held"),
        ('expansions = ["mayors"]\n[mayors]\nheld = ["weber a", "weber b"]\n', "hb-law-mayors"),
        ('expansions = ["mayors"]\n[mayors]\nhold = []\n', "mayors.hold"),
        ("[mayors]\nheld = []\n", "mayors"),
    ):
        with pytest.raises(Refused) as refused:
            read_position(wrong)
        assert place in str(refused.value), wrong


# What the other expansions will need, each shown by one row.


class Tracker(Part):
    """A count that a row reads: where a marker stands."""

    def __init__(self, step: int) -> None:
        super().__init__("tracker")
        self.step: Final = step

    def tiles(self, table: Hamburg, seat: int) -> int:
        return 1 << LAST_TILE


class TrackerStep(Count[Hamburg]):
    """As many as the marker's step."""

    def of(self, table: Hamburg, seat: int) -> int:
        for part in table.parts:
            if isinstance(part, Tracker):
                return part.step
        return 0


class MoveTracker(Effect[Hamburg]):
    """Move the marker one step, after what it gave."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for part in table.parts:
            if isinstance(part, Tracker):
                table.parts = replaced(table.parts, Tracker(part.step + 1))


class AskAfterWall(Effect[Hamburg]):
    """Ask something right after a wall action, before anything else is done."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(HIRE, seat)


class Hire(Ask[Hamburg]):
    """Choose a worker, or none."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [*TAKE_WORKER, DONE]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, TakeWorker):
            table.gain_workers(seat, choice.colour, 1)


HIRE: Final = Hire("hire")


class Trial(Expansion):
    """An expansion with one tile, in force for everyone."""

    def __init__(self, name: str, row: Row, part: Part, steps: dict[str, Step[Any]]) -> None:
        super().__init__(name, steps)
        self._row = row
        self._part = part

    def values(self, printed: dict[str, Plain]) -> Plain:
        return []

    def rows(self, values: Plain) -> dict[int, Row]:
        return {LAST_TILE: self._row}

    def part(self, players: int) -> Part:
        return self._part

    def fields(self, players: int) -> list[Field[Hamburg]]:
        return [Field("step", Number(0, 9))]

    def part_of(self, fields: dict[str, Any]) -> Part:
        return Tracker(fields["step"])


def with_trial(trial: Expansion) -> Box:
    box = standard_box()
    rows: list[Row] = [*box.rows, *[()] * (LAST_TILE + 1 - len(box.rows))]
    for number, row in trial.rows([]).items():
        rows[number] = row
    return Box(replace(box.printed, digest="trial", rows=rows), box.board, (trial,))


def wall_card(table: Hamburg) -> int:
    """Return a card of the colour of the first segment of the left half."""
    wanted = table.box.board.wall_colours[0][0]
    return next(card for card in range(1, 241) if COLOUR[card] == wanted)


def test_a_row_reads_a_count_from_the_state_of_a_part() -> None:
    """As the exchange will: points by the step of a tracker, which moves after the action."""
    then = (gain(points=1, per=TrackerStep()), MoveTracker())
    row: Row = (When(AFTER_ACTION, SAID[AFTER_ACTION], then, WALL),)
    box = with_trial(Trial("tracker", row, Tracker(3), step_table()))
    card = wall_card(a_table(box=standard_box()))
    table = a_table(a_player(hand=[card], marks=9), box=box)
    before = table.players[0].points
    clone = table.clone()
    assert WALL_ACTIONS[0].possible(table, 0, 2)
    choose(table, f"wall {card} left")
    assert table.players[0].points - before == 3
    assert [part.step for part in table.parts if isinstance(part, Tracker)] == [4]
    assert clone.parts[0] is not table.parts[0]
    assert [part.step for part in clone.parts if isinstance(part, Tracker)] == [3]


def test_a_row_asks_something_right_after_an_action() -> None:
    """As the ships will: one question after the wall action, before the turn goes on."""
    row: Row = (When(AFTER_ACTION, SAID[AFTER_ACTION], (AskAfterWall(),), WALL),)
    box = with_trial(Trial("tracker", row, Tracker(0), step_table(HIRE)))
    card = wall_card(a_table(box=standard_box()))
    table = a_table(a_player(hand=[card], marks=9), box=box)
    choose(table, f"wall {card} left")
    assert table.questions[0].step == "hire"
    choose(table, "take pink")
    assert table.players[0].workers[3] == 1
    assert offered(table) == {"end turn"}


def test_expansions_declare_what_they_say() -> None:
    for name in EXPANSIONS:
        expansion = expansion_of(name)
        assert expansion.name == name
        box = with_expansions(standard_box(), (name,))
        assert box.set_digest == standard_box().digest
        assert [each.name for each in box.expansions] == [name]
        assert with_expansions(standard_box(), (name,)) is box
    table = RULES.new({"players": 2, "expansions": ["mayors"]}, Fast(1))
    assert table.clone().parts == table.parts
