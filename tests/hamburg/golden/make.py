"""Play the golden games of Hamburg: complete games that between them show everything (`make golden`).

The players are steered: they prefer what no game has shown yet. Chance is the fair stream of fixed secrets,
so the same rules always give the same games, and every record can be verified.
"""

from __future__ import annotations

import csv
import hashlib
import sys
from pathlib import Path
from typing import Final

from burgomaster.core.chance import Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from burgomaster.core.rules import Options
from burgomaster.games.hamburg.actions import action_of
from burgomaster.games.hamburg.box.components import CATEGORY, COLOUR, FIRST_GARDEN, tile_name
from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.cards.prices import Pay
from burgomaster.games.hamburg.cards.searching import SelectBuilding
from burgomaster.games.hamburg.choices import (
    AcceptToken,
    Build,
    Draw,
    Lay,
    LoseBuilding,
    Site,
    TakeMoney,
    TakeWorkers,
    Tuck,
    Wall,
)
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.expansions.exchange import Exchange
from burgomaster.games.hamburg.expansions.exchange import action_of as quoted_action
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import (
    Advance,
    Again,
    Announce,
    Copy,
    Discard,
    Done,
    EndTurn,
    Select,
    StandardAction,
    TakeBack,
    Use,
)
from burgomaster.games.rows.masks import cards_in
from tests.hamburg.golden import solo
from tests.hamburg.golden.coverage import (
    BY_MARKS,
    SHARED,
    built,
    demanded,
    end_of,
    flashes,
    of_expansions,
    shown,
    stock_side,
    used,
    walls_show,
    works,
)

FOLDER: Final = Path(__file__).parent / SETS.newest()
MAYORS: Final = FOLDER.parent / "mayors.record"
MOMENTS: Final = FOLDER / "moments.csv"
NAMES: Final = ("Anna", "Ben", "Clara", "David", "Emma")
VERBS_OF_CARDS: Final = {
    36: "twice",
    54: "again {card}",
    103: "give {seat}",
    151: "prevent",
    189: "place {colour}",
    190: "build {card} under {zoo}",
    224: "announce {colour}",
    228: "copy {card}",
    231: "raise {colour}",
    235: "cleric {side}",
}
"""Cards that alone let someone say something; a single choice is taken by itself, without a word."""
MOST_GAMES: Final = 44
MOST_TRIES: Final = 600


def secret(players: int, number: int) -> Fair:
    """Return the fair stream of a game."""
    text = f"golden hamburg {players} {number}"
    nonces = tuple([f"{text} {name}".encode() for name in NAMES[:players]])
    return Fair(hashlib.sha256(text.encode()).digest(), nonces)


# Steering.


class Steersman:
    """Chooses for all players, with a liking for what is still wanted."""

    def __init__(self, wanted: set[str], rng: Fast) -> None:
        self.wanted: Final = wanted
        self.rng: Final = rng

    def choose(self, table: Hamburg) -> Choice:
        """Return the choice that is liked best, with some luck."""
        best: Choice | None = None
        most = -1.0
        for choice in table.offers():
            liked = self.liking(table, choice) * (1 + self.rng.below(1000) / 400)
            if liked > most:
                best, most = choice, liked
        assert best is not None
        return best

    def wants(self, card: int) -> bool:
        """Tell whether a card has something left to show."""
        verb = f"someone says: {VERBS_OF_CARDS.get(card)}"
        return bool(self.wanted & {built(card), used(card), flashes(card), works(card), verb})

    def liking(self, table: Hamburg, choice: Choice) -> float:
        """Return how much a choice is liked."""
        assert choice.form is not None
        liked = self._liking(table, choice)
        if f"someone says: {choice.form.pattern}" in self.wanted:
            liked *= 10
        if isinstance(choice, StandardAction) and self.quoted(table, choice):
            liked *= 25
        return liked

    def quoted(self, table: Hamburg, choice: StandardAction) -> bool:
        """Tell whether an action moves the price of a stock exchange tile that has something left to show."""
        for part in table.parts:
            if isinstance(part, Exchange) and part.number():
                number = part.number()
                wanted = stock_side(tile_name(number).split(" ")[1]) in self.wanted
                return wanted and action_of(choice).number == quoted_action(table, number)
        return False

    def _liking(self, table: Hamburg, choice: Choice) -> float:
        player = table.players[table.asked]
        if isinstance(choice, (Use, Again, Copy)):
            return 70 if self.wants(choice.card) else 12
        if isinstance(choice, (Build, Select, Tuck, Lay)):
            if not self.wants(choice.card):
                return 9
            return 100 if fruitful(table, choice.card) else 0.3
        if isinstance(choice, Draw):
            return 0.5 + sum([1 for card in table.undecided[choice.colour] if self.wants(card)])
        if isinstance(choice, (Discard, LoseBuilding, TakeBack)):
            return 0.3 if self.wants(choice.card) else 3
        if isinstance(choice, (TakeMoney, TakeWorkers, Site, Wall)):
            spoiled = 0.05 if self.wants(choice.card) else 1
            return spoiled * self._action_liking(table, choice)
        if isinstance(choice, (Advance, Announce)):
            return 4 if isinstance(choice, Advance) else 0.5
        if isinstance(choice, (EndTurn, Done)):
            return 1
        return 2 if player.hand else 3

    def _action_liking(self, table: Hamburg, choice: TakeMoney | TakeWorkers | Site | Wall) -> float:
        player = table.players[table.asked]
        colour = COLOUR[choice.card]
        hoped = [card for card in player.hand if self.wants(card) and card != choice.card]
        if isinstance(choice, Site):
            needed_sites = [1 if selects(table, card) < 0 else 2 for card in hoped if card < FIRST_GARDEN]
            return 45 if sum(needed_sites) > len(table.free_places(table.asked)) else 4
        if isinstance(choice, TakeMoney):
            missing = min([table.box.cost[card] for card in hoped], default=0) - player.marks
            return 6 * table.dice[colour] if missing > 0 else table.dice[colour]
        if isinstance(choice, TakeWorkers):
            needed = [
                effect.colour
                for card in cards_in(player.display & table.box.phase_three)
                if self.wants(card)
                for effect in table.box.rows[card]
                if isinstance(effect, Pay) and not player.workers[effect.colour]
            ]
            lacking = bool(hoped) and not any(player.workers)
            return 40 if colour in needed else 20 if lacking else 3
        return 60 if table.parts and self.wanted & walls_show() else 7


def selects(table: Hamburg, card: int) -> int:
    """Return the category that a building selects from the discard pile, or -1."""
    for effect in table.box.rows[card]:
        if isinstance(effect, SelectBuilding):
            return effect.category
    return -1


def fruitful(table: Hamburg, card: int) -> bool:
    """Tell whether a building that selects another would find one, and a second free site for it."""
    category = selects(table, card)
    if category < 0:
        return True
    found = [each for each in (*table.discards, *table.shuffled) if CATEGORY[each] == category]
    return bool(found) and len(table.free_places(table.asked)) > 1


def played(players: int, number: int, wanted: set[str], expansions: bool = False) -> Game[Hamburg]:
    """Play a game to its end with steered players."""
    chosen: Options = {"expansions": [*EXPANSIONS]} if expansions else {}
    game = Game(RULES, {"players": players, **chosen}, secret(players, number), NAMES[:players])
    steersman = Steersman(wanted, Fast(100 * number + players))
    while not game.table.over:
        game.choose(game.table.asked, steersman.choose(game.table))
    return game


def played_with_mayors(number: int) -> Game[Hamburg]:
    """Play a game of five with The Mayors, in which everyone likes what only mayors offer."""
    text = f"golden hamburg mayors {number}"
    nonces = tuple([f"{text} {name}".encode() for name in NAMES])
    source = Fair(hashlib.sha256(text.encode()).digest(), nonces)
    game = Game(RULES, {"players": len(NAMES), "expansions": ["mayors"]}, source, NAMES)
    steersman = Steersman(set(), Fast(number))
    while not game.table.over:
        offered = game.table.offers()
        rare: list[Choice] = [choice for choice in offered if isinstance(choice, (Again, AcceptToken))]
        chosen = rare[0] if rare and steersman.rng.below(2) else steersman.choose(game.table)
        game.choose(game.table.asked, chosen)
    return game


# Rare ends.


def ending(kind: str, number: int) -> Game[Hamburg] | None:
    """Play a game of two to its last round and look for choices there that lead to a rare end."""
    players = 2
    source = secret(players, number)
    game = Game(RULES, {"players": players}, source, NAMES[:players])
    steersman = Steersman(set(), Fast(100 * number + players))
    while game.table.season < 8 or game.table.round < game.table.box.board.rounds:
        game.choose(game.table.asked, steersman.choose(game.table))
    for line in _lines(game.table, source, 6):
        table = game.table.clone()
        table.source = source
        for choice in line:
            table.apply(table.asked, choice)
        if table.over and end_of(table) == kind:
            for choice in line:
                game.choose(game.table.asked, choice)
            return game
    return None


def _lines(table: Hamburg, source: Fair, depth: int) -> list[list[Choice]]:
    """Return lines of choices to the end of the game, buildings left alone."""
    if table.over:
        return [[]]
    if depth == 0:
        return []
    lines: list[list[Choice]] = []
    for choice in table.offers():
        if not isinstance(choice, (Use, Announce)):
            after = table.clone()
            after.source = source
            after.apply(table.asked, choice)
            lines += [[choice, *line] for line in _lines(after, source, depth - 1)]
    return lines


# The corpus.


class Corpus:
    """The games kept so far, and what is still wanted."""

    def __init__(self) -> None:
        self.wanted = demanded()
        self.games: list[tuple[str, Record]] = []
        self.moments: dict[int, tuple[str, int]] = {}

    def try_game(self, game: Game[Hamburg], at_least: int) -> None:
        """Keep a game that shows at least so much that is new."""
        record = game.record()
        found = shown(record, self.cards_wanted())
        new = found.marks & self.wanted
        if len(new) < at_least:
            return
        name = f"{len(self.games) + 1:02}-{len(record.seats)}-players"
        self.games.append((name, record))
        self.wanted -= new
        for card, entry in found.moments.items():
            self.moments.setdefault(card, (name, entry))
        left = ", ".join(sorted(self.wanted)) if len(self.wanted) < 10 else len(self.wanted)
        print(f"{name}: {len(new)} new, left: {left or 'nothing'}", flush=True)

    def keep(self) -> None:
        """Keep the games that are written down, and want only what they do not show."""
        with MOMENTS.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines):
                self.moments[int(row["card"])] = (row["game"], int(row["number"]))
        for file in sorted(FOLDER.glob("*.record")):
            record = read_record(file.read_text(encoding="utf-8"))
            self.games.append((file.stem, record))
            at = {card: entry for card, (name, entry) in self.moments.items() if name == file.stem}
            self.wanted -= shown(record, set(at), at).marks

    def with_expansions(self, start: int) -> None:
        """Play with all expansions until nothing is wanted any more."""
        for number in range(start, start + MOST_TRIES):
            if not self.wanted or len(self.games) == MOST_GAMES:
                return
            game = played(5 - number % 4, number, self.wanted, expansions=True)
            self.try_game(game, 3 if number < start + 10 else 1)

    def cards_wanted(self) -> set[int]:
        """Return the cards that have not worked yet."""
        return {card for card in range(1, 281) if works(card) in self.wanted}

    def write(self) -> None:
        """Write the records and the moments at which the cards work."""
        FOLDER.mkdir(exist_ok=True)
        for old in FOLDER.glob("*.record"):
            old.unlink()
        for name, record in self.games:
            (FOLDER / f"{name}.record").write_text(str(record), encoding="utf-8")
        records = dict(self.games)
        lines = ["card,game,number,entry"]
        for card, (name, number) in sorted(self.moments.items()):
            lines.append(f"{card},{name},{number},{records[name].entries[number - 1]}")
        MOMENTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def more() -> int:
    """Keep the games there are and play on with expansions until the rest was shown; return what was not."""
    corpus = Corpus()
    corpus.keep()
    corpus.with_expansions(len(corpus.games) * 100)
    corpus.write()
    for mark in sorted(corpus.wanted):
        print(f"not shown: {mark}")
    return len(corpus.wanted)


def main() -> int:
    """Play until everything was shown, write it down, and return how much was not."""
    corpus = Corpus()
    for kind in (BY_MARKS, SHARED):
        number = 1000
        while kind in corpus.wanted and number < 1000 + MOST_TRIES:
            game = ending(kind, number)
            if game is not None:
                corpus.try_game(game, 1)
            number += 1
    for number in range(MOST_TRIES):
        if corpus.wanted <= of_expansions() or len(corpus.games) == MOST_GAMES:
            break
        players = (5, 4, 5, 3, 5, 4, 5, 2)[number % 8]
        at_least = 12 if number < 10 else 3 if number < 60 else 1
        corpus.try_game(played(players, number, corpus.wanted), at_least)
    corpus.with_expansions(2000)
    corpus.write()
    MAYORS.write_text(str(played_with_mayors(1).record()), encoding="utf-8")
    for mark in sorted(corpus.wanted):
        print(f"not shown: {mark}")
    return len(corpus.wanted) + solo.make()


if __name__ == "__main__":
    sys.exit(1 if (more() if sys.argv[1:] == ["more"] else main()) else 0)
