"""Play golden games: complete games that between them show everything.

The players are steered: they prefer what no game has shown yet. Chance is the fair stream of fixed secrets,
so the same rules always give the same games, and every record can be verified.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from burgomaster.core.chance import Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.record import Record
from burgomaster.games.rows.choices import Advance, Again, Copy, Discard, Done, EndTurn, TakeBack, Use
from burgomaster.games.rows.owners import OwnerTable
from tests.rows.coverage import Coverage, Moments, says, works

T = TypeVar("T", bound=OwnerTable)

Kinds = tuple[type[Choice], ...]

NAMES: Final = ("Anna", "Ben", "Clara", "David", "Emma")


def secret(text: str, players: int) -> Fair:
    """Return the fair stream of a game."""
    nonces = tuple([f"{text} {name}".encode() for name in NAMES[:players]])
    return Fair(hashlib.sha256(text.encode()).digest(), nonces)


class Steersman(Generic[T]):
    """Chooses for all players, with a liking for what is still wanted."""

    def __init__(self, wanted: set[str], rng: Fast) -> None:
        self.wanted: Final = wanted
        self.rng: Final = rng

    def choose(self, table: T) -> Choice:
        """Return the choice that is liked best, with some luck."""
        best: Choice | None = None
        most = -1.0
        for choice in table.offers():
            liked = self.liking(table, choice) * (1 + self.rng.below(1000) / 400)
            if liked > most:
                best, most = choice, liked
        assert best is not None
        return best

    def liking(self, table: T, choice: Choice) -> float:
        """Return how much a choice is liked."""
        assert choice.form is not None
        liked = self.usual_liking(table, choice)
        return 10 * liked if says(choice.form.pattern) in self.wanted else liked

    def usual_liking(self, table: T, choice: Choice) -> float:
        """Return how much a choice is liked whose verb was said before."""
        if isinstance(choice, (Use, Again, Copy)):
            return 70 if self.wants(choice.card) else 12
        if isinstance(choice, (Discard, TakeBack)):
            return self.losing(choice.card)
        if isinstance(choice, Advance):
            return 4
        return 1 if isinstance(choice, (EndTurn, Done)) else self.own_liking(table, choice)

    def losing(self, card: int) -> float:
        """Return how much it is liked to lose a card."""
        return 0.3 if self.wants(card) else 3

    def wants(self, card: int) -> bool:
        """Tell whether a card has something left to show."""
        raise NotImplementedError

    def own_liking(self, table: T, choice: Choice) -> float:
        """Return how much a choice is liked that only this game has."""
        raise NotImplementedError

    def play(self, game: Game[T], until: Callable[[T], bool] = lambda table: table.over) -> Game[T]:
        """Play a game on, to its end unless told until when."""
        while not until(game.table):
            game.choose(game.table.asked, self.choose(game.table))
        return game


def play_to_end(game: Game[T], source: Fair, wanted: Callable[[T], bool], depth: int, but: Kinds) -> bool:
    """Look for choices, but those of some kinds, that lead to a wanted end; take them if there are any."""
    for line in _lines(game.table, source, depth, but):
        table = game.table.clone()
        table.source = source
        for choice in line:
            table.apply(table.asked, choice)
        if table.over and wanted(table):
            for choice in line:
                game.choose(game.table.asked, choice)
            return True
    return False


def _lines(table: T, source: Fair, depth: int, but: Kinds) -> list[list[Choice]]:
    """Return lines of choices to the end of the game, those of some kinds left alone."""
    if table.over:
        return [[]]
    if depth == 0:
        return []
    lines: list[list[Choice]] = []
    for choice in table.offers():
        if not isinstance(choice, but):
            after = table.clone()
            after.source = source
            after.apply(table.asked, choice)
            lines += [[choice, *line] for line in _lines(after, source, depth - 1, but)]
    return lines


class Corpus(Generic[T]):
    """The games kept so far, and what is still wanted."""

    def __init__(
        self, moments: Moments, coverage: Coverage[T], wanted: set[str], cards: Sequence[int]
    ) -> None:
        self.written: Final = moments
        self.coverage: Final = coverage
        self.wanted: Final = wanted
        self.cards: Final = cards
        self.games: Final[list[tuple[str, Record]]] = []
        self.moments: Final[dict[int, tuple[str, int]]] = {}

    def try_game(self, game: Game[T], at_least: int) -> None:
        """Keep a game that shows at least so much that is new."""
        record = game.record()
        found = self.coverage.shown(record, {card for card in self.cards if works(card) in self.wanted})
        new = found.marks & self.wanted
        if len(new) < at_least:
            return
        name = f"{len(self.games) + 1:02}-{len(record.seats)}-players"
        self.games.append((name, record))
        self.wanted.difference_update(new)
        for card, entry in found.moments.items():
            self.moments.setdefault(card, (name, entry))
        left = ", ".join(sorted(self.wanted)) if len(self.wanted) < 10 else len(self.wanted)
        print(f"{name}: {len(new)} new, left: {left or 'nothing'}", flush=True)

    def keep(self) -> None:
        """Keep the games that are written down, and want only what they do not show."""
        for name, record in self.written.games().items():
            self.games.append((name, record))
            at = self.written.of(name)
            self.moments.update({card: (name, entry) for card, entry in at.items()})
            self.wanted.difference_update(self.coverage.shown(record, set(at), at).marks)

    def write(self) -> None:
        """Write the records and the moments at which the cards work."""
        folder = self.written.folder
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.record"):
            old.unlink()
        for name, record in self.games:
            (folder / f"{name}.record").write_text(str(record), encoding="utf-8")
        records = dict(self.games)
        lines = ["card,game,number,entry"]
        for card, (name, number) in sorted(self.moments.items()):
            lines.append(f"{card},{name},{number},{records[name].entries[number - 1]}")
        self.written.file.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def not_shown(self) -> int:
        """Say what no game shows; return how much that is."""
        for mark in sorted(self.wanted):
            print(f"not shown: {mark}")
        return len(self.wanted)
