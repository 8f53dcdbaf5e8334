"""A data set of games between bots: records, decisions and results as Parquet, in parts that can be resumed.

Each part has two files: `games-00000.parquet`, a row for each game with its record and result, and
`decisions-00000.parquet`, a row for each decision with what the seat saw, what was offered, what it chose and
what came of it. `dataset.json` says what it is, with a digest of every file; `README.md` says it to people.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import burgomaster
from burgomaster.bots import Budget, ask, bot, sit
from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.message import Message, Refused
from burgomaster.core.options import Options
from burgomaster.core.reading import read_record
from burgomaster.core.replay import replay
from burgomaster.core.table import Table
from burgomaster.envs.parquet import Row, read_rows, write_rows
from burgomaster.games import rules_of

FORM: Final = 1
"""The form of the files; another number is another form."""
PART: Final = 50
"""So many games are in one part."""
CARD: Final = "dataset.json"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be in a data set; two runs with the same plan write the same files."""

    game: str
    bots: tuple[str, ...]
    """The bot of each seat."""
    games: int
    seed: int = 0
    options: Options | None = None
    """Further options of the game: its expansions, its printed values."""
    simulations: int | None = None
    """What bots that search may spend on a question."""

    def all_options(self) -> Options:
        """Return the options of the game, complete."""
        return rules_of(self.game).options({"players": len(self.bots), **(self.options or {})})


GAMES: Final = {
    "game": "int64",
    "seed": "uint64",
    "record": "string",
    "scores": "list int32",
    "winners": "list int8",
    "decisions": "int32",
}
DECISIONS: Final = {
    "game": "int64",
    "number": "int32",
    "entry": "int32",
    "seat": "int8",
    "question": "word",
    "observation": "binary",
    "offers": "binary",
    "offered": "int16",
    "choice": "int16",
    "text": "string",
    "lead": "int32",
    "won": "float32",
}


def luck_of(plan: Plan, number: int) -> int:
    """Return the seed of a game."""
    return (plan.seed << 40) + (number << 8)


def played(plan: Plan, number: int) -> tuple[Row, list[Row]]:
    """Play a game; return its row, and those of its decisions."""
    rules, luck = rules_of(plan.game), luck_of(plan, number)
    game: Game[Any] = Game(rules, plan.all_options(), Fast(luck))
    seated = [sit(bot(name, plan.game), seat) for seat, name in enumerate(plan.bots)]
    rngs = [Fast(luck + 1 + seat) for seat in range(len(seated))]
    budget = Budget(simulations=plan.simulations)
    encoder = rules.encoder(game.table)
    decisions: list[Row] = []
    while not game.table.over:
        table: Table = game.table
        seat, choices = table.turn()
        choice = choices[0]
        if len(choices) > 1:
            choice = ask(seated[seat], table, seat, rngs[seat], budget)
            decisions.append(
                {
                    "game": number,
                    "number": len(decisions),
                    "entry": len(game.entries),
                    "seat": seat,
                    "question": table.agenda[-1].step.name,
                    "observation": encoder.encode(table, seat),
                    "offers": encoder.rows(choices),
                    "offered": len(choices),
                    "choice": choices.index(choice),
                    "text": choice.text,
                }
            )
        game.choose(seat, choice)
    return _result(game, number, luck, decisions)


def _result(game: Game[Any], number: int, luck: int, decisions: list[Row]) -> tuple[Row, list[Row]]:
    """Return the row of a game that is over, and its decisions with what came of them."""
    scores, winners = game.table.scores(), game.table.winners()
    for each in decisions:
        seat = each["seat"]
        each["lead"] = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        each["won"] = 1 / len(winners) if seat in winners else 0.0
    row = {"game": number, "seed": luck, "record": str(game.record()), "scores": scores, "winners": winners}
    return {**row, "decisions": len(decisions)}, decisions


def make(plan: Plan, folder: Path, told: Callable[[int, int], None] | None = None) -> None:
    """Write a data set, or what is missing of one that was begun with the same plan."""
    folder.mkdir(parents=True, exist_ok=True)
    described = described_by(plan)
    card = folder / CARD
    if card.exists():
        before = json.loads(card.read_text(encoding="utf-8"))
        if {**before, "files": {}} != described:
            raise Refused(Message("dataset-other", folder=str(folder)[-80:]))
    card.write_text(json.dumps(described, indent=1), encoding="utf-8")
    for part, first in enumerate(range(0, plan.games, PART)):
        last = min(first + PART, plan.games)
        if not all(folder.joinpath(name).exists() for name in names_of(part)):
            _write_part(plan, folder, part, range(first, last))
        if told is not None:
            told(last, plan.games)
    files = {
        name: _digest(folder / name) for part in range(-(-plan.games // PART)) for name in names_of(part)
    }
    card.write_text(json.dumps({**described, "files": files}, indent=1), encoding="utf-8")
    folder.joinpath("README.md").write_text(_page(described, files), encoding="utf-8")


def names_of(part: int) -> tuple[str, str]:
    """Return the names of a part's files.

    >>> names_of(3)
    ('games-00003.parquet', 'decisions-00003.parquet')
    """
    return f"games-{part:05}.parquet", f"decisions-{part:05}.parquet"


def _write_part(plan: Plan, folder: Path, part: int, numbers: range) -> None:
    """Play the games of a part and write them; a file has its name only when it is whole."""
    games: list[Row] = []
    decisions: list[Row] = []
    for number in numbers:
        row, more = played(plan, number)
        games.append(row)
        decisions += more
    names = names_of(part)
    for name, rows, columns in ((names[1], decisions, DECISIONS), (names[0], games, GAMES)):
        path = folder / f"{name}.part"
        write_rows(path, rows, columns)
        path.rename(folder / name)


def described_by(plan: Plan) -> dict[str, Any]:
    """Return what a data set is: its plan, and all that its files depend on."""
    rules, options = rules_of(plan.game), plan.all_options()
    encoder = rules.encoder(rules.new(options, Fast(0)))
    return {
        "form": FORM,
        "plan": {**asdict(plan), "options": options, "bots": [*plan.bots]},
        "burgomaster": burgomaster.__version__,
        "rules": rules.version,
        "data": rules.data_digest(options),
        "licence": "MIT",
        "observation": [
            [column.name, column.meaning, column.low, column.high] for column in encoder.layout.columns
        ],
        "offer": [
            [column.name, column.meaning, column.low, column.high] for column in encoder.offers.columns
        ],
        "files": {},
    }


def _page(described: dict[str, Any], files: dict[str, str]) -> str:
    """Return the card of a data set, for people."""
    plan = described["plan"]
    lines = [
        f"# {plan['games']} games of {plan['game']}",
        "",
        f"Played by {', '.join(plan['bots'])} with Burgomaster {described['burgomaster']} (rules "
        f"{described['rules']}, values {described['data'][:16]}), seed {plan['seed']}, with "
        f"`{json.dumps(plan['options'])}`.",
        "Made by `burgomaster dataset`; the same call makes the same games.",
        "Licence: MIT, as the program.",
        "",
        "`games-*.parquet`: game, seed, record (`burgomaster replay` reads it), scores, winners, decisions.",
        "`decisions-*.parquet`: game, number, entry of the record before which it was made, seat, question,",
        "observation (a byte for each column), offers (rows of 16-bit numbers), how many were offered, the",
        "place of the choice, its text, and what came of it: the lead at the end, the share of the win.",
        f"`{CARD}` lists the columns of an observation and those of an offer.",
        "",
        "| file | SHA-256 |",
        "| --- | --- |",
        *[f"| {name} | {digest} |" for name, digest in sorted(files.items())],
        "",
    ]
    return "\n".join(lines)


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


# Checking.


def faults(folder: Path, sample: int = 20) -> Iterator[Message]:
    """Yield what is wrong with a data set: files that changed, games that do not replay as they are told."""
    described = json.loads(folder.joinpath(CARD).read_text(encoding="utf-8"))
    for name, digest in described["files"].items():
        path = folder / name
        if not path.exists():
            yield Message("dataset-file-missing", file=name)
        elif _digest(path) != digest:
            yield Message("dataset-file-changed", file=name)
    parts = sorted(folder.glob("games-*.parquet"))
    every = max(1, described["plan"]["games"] // sample)
    for path in parts:
        decisions = read_rows(path.with_name(path.name.replace("games", "decisions")))
        for row in read_rows(path):
            if row["game"] % every == 0:
                own = [each for each in decisions if each["game"] == row["game"]]
                yield from _faults_of(described["plan"]["game"], row, own)


def _faults_of(game: str, row: Row, decisions: Sequence[Row]) -> Iterator[Message]:
    """Replay a game and compare what is told of it."""
    rules, record = rules_of(game), read_record(row["record"])
    table: Any = replay(rules, record)
    sound = table.scores() == row["scores"] and table.winners() == row["winners"]
    if not sound or len(decisions) != row["decisions"]:
        yield Message("dataset-game-differs", number=row["game"])
    for each in decisions[:: max(1, len(decisions) // 10)]:
        before = replay(rules, record, each["entry"])
        encoder = rules.encoder(before)
        seat, choices = each["seat"], before.offers_to(each["seat"])
        same = encoder.encode(before, seat) == each["observation"] and encoder.rows(choices) == each["offers"]
        if not same or choices[each["choice"]].text != each["text"]:
            yield Message("dataset-decision-differs", decision=each["number"], number=row["game"])
