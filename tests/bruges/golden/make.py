"""Play the golden games of Bruges: complete games that between them show everything (`make golden`).

The players are steered: they prefer what no game has shown yet. Chance is the fair stream of fixed secrets,
so the same rules always give the same games, and every record can be verified.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from burgomaster.core.chance import Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.options import Options
from burgomaster.core.record import Record
from burgomaster.games.bruges.box.components import CARDS, COLOUR, GROUP
from burgomaster.games.bruges.box.sets import SETS
from burgomaster.games.bruges.cards.again import ACTIVATE_AGAIN
from burgomaster.games.bruges.cards.searching import SelectPerson
from burgomaster.games.bruges.choices import (
    AGAIN_FORM,
    COLOUR_FORM,
    COPY_FORM,
    BuildCanal,
    BuildHouse,
    LayPerson,
    LosePerson,
    ReturnThreat,
    TakeGuilders,
)
from burgomaster.games.bruges.rules import BY_SEAT, CHOSEN, RULES
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.choices import (
    Advance,
    Again,
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
from burgomaster.games.rows.words import Pay
from tests.bruges.golden.coverage import (
    BY_GUILDERS,
    PLAYERS,
    SHARED,
    demanded,
    end_of,
    flashes,
    laid,
    shown,
    used,
    works,
)

FOLDER: Final = Path(__file__).parent / SETS.newest()
MOMENTS: Final = FOLDER / "moments.csv"
NAMES: Final = ("Anna", "Ben", "Clara", "David")
STORYTELLER: Final = 39
VERBS_OF_PERSONS: Final = {STORYTELLER: AGAIN_FORM.pattern, 41: COPY_FORM.pattern}
"""Persons that alone let someone say something; a single choice is taken by itself, without a word."""
CHOOSING: Final = f"someone says: {COLOUR_FORM.pattern}"
"""What only a game shows whose players choose their colours: the last one."""
MOST_GAMES: Final = 40
MOST_TRIES: Final = 900


def secret(players: int, number: int) -> Fair:
    """Return the fair stream of a game."""
    text = f"golden bruges {players} {number}"
    nonces = tuple([f"{text} {name}".encode() for name in NAMES[:players]])
    return Fair(hashlib.sha256(text.encode()).digest(), nonces)


# Steering.


class Steersman:
    """Chooses for all players, with a liking for what is still wanted."""

    def __init__(self, wanted: set[str], rng: Fast) -> None:
        self.wanted: Final = wanted
        self.rng: Final = rng

    def choose(self, table: Bruges) -> Choice:
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
        """Tell whether a person has something left to show."""
        said = f"someone says: {VERBS_OF_PERSONS.get(card)}"
        return bool(self.wanted & {laid(card), used(card), flashes(card), works(card), said})

    def liking(self, table: Bruges, choice: Choice) -> float:
        """Return how much a choice is liked."""
        assert choice.form is not None
        liked = self._liking(table, choice)
        return 10 * liked if f"someone says: {choice.form.pattern}" in self.wanted else liked

    def _liking(self, table: Bruges, choice: Choice) -> float:
        if isinstance(choice, Use) and choice.card == STORYTELLER:
            return 200 if len(ACTIVATE_AGAIN.offers(table, table.asked, choice.card, 0)) > 1 else 0.3
        if isinstance(choice, (Use, Again, Copy)):
            return 70 if self.wants(choice.card) else 12
        if isinstance(choice, (LayPerson, Select)):
            if not self.wants(choice.card):
                return 9
            return 100 if fruitful(table, choice.card) else 0.3
        if isinstance(choice, (Discard, LosePerson, TakeBack)):
            return 0.3 if self.wants(choice.card) else 3
        if isinstance(choice, StandardAction):
            return (0.05 if self.wants(choice.card) else 1) * self._action_liking(table, choice)
        if isinstance(choice, Advance):
            return 4
        return 1 if isinstance(choice, (EndTurn, Done)) else 2

    def _action_liking(self, table: Bruges, choice: StandardAction) -> float:
        player = table.players[table.asked]
        colour = COLOUR[choice.card]
        hoped = [card for card in player.hand if self.wants(card) and card != choice.card]
        if isinstance(choice, BuildHouse):
            return 45 if len(hoped) > len(table.free_places(table.asked)) else 4
        if isinstance(choice, TakeGuilders):
            missing = min([table.box.cost[card] for card in hoped], default=0) - player.money
            return 6 * table.dice[colour] if missing > 0 else table.dice[colour]
        if isinstance(choice, (BuildCanal, ReturnThreat)):
            return 12 if isinstance(choice, BuildCanal) else 2
        needed = [
            effect.colour
            for card in cards_in(player.display & table.box.in_turn)
            if self.wants(card)
            for effect in table.box.rows[card]
            if isinstance(effect, Pay) and not player.workers[effect.colour]
        ]
        return 40 if colour in needed else 20 if hoped and not any(player.workers) else 3


def fruitful(table: Bruges, card: int) -> bool:
    """Tell whether a person that selects another would find one, and a second empty house for it."""
    for effect in table.box.rows[card]:
        if isinstance(effect, SelectPerson):
            found = [each for each in table.discards if GROUP[each] == effect.group]
            return bool(found) and len(table.free_places(table.asked)) > 1
    return True


def played(players: int, number: int, wanted: set[str], colors: str = BY_SEAT) -> Game[Bruges]:
    """Play a game to its end with steered players."""
    options: Options = {"players": players, "colors": colors}
    game = Game(RULES, options, secret(players, number), NAMES[:players])
    steersman = Steersman(wanted, Fast(100 * number + players))
    while not game.table.over:
        game.choose(game.table.asked, steersman.choose(game.table))
    return game


# Rare ends.


def ending(kind: str, number: int) -> Game[Bruges] | None:
    """Play a game of two to its last turns and look for choices there that lead to a rare end."""
    source = secret(2, number)
    game = Game(RULES, {"players": 2}, source, NAMES[:2])
    steersman = Steersman(set(), Fast(100 * number + 2))
    while not (game.table.last == game.table.round and game.table.lap == game.table.box.board.laps):
        game.choose(game.table.asked, steersman.choose(game.table))
    for line in _lines(game.table, source, 4):
        table = game.table.clone()
        table.source = source
        for choice in line:
            table.apply(table.asked, choice)
        if table.over and end_of(table) == kind:
            for choice in line:
                game.choose(game.table.asked, choice)
            return game
    return None


def _lines(table: Bruges, source: Fair, depth: int) -> list[list[Choice]]:
    """Return lines of choices to the end of the game, persons left alone."""
    if table.over:
        return [[]]
    if depth == 0:
        return []
    lines: list[list[Choice]] = []
    for choice in table.offers():
        if not isinstance(choice, (Use, LayPerson)):
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

    def try_game(self, game: Game[Bruges], at_least: int) -> None:
        """Keep a game that shows at least so much that is new."""
        record = game.record()
        found = shown(record, {card for card in range(1, CARDS + 1) if works(card) in self.wanted})
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

    def write(self) -> None:
        """Write the records and the moments at which the persons work."""
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


def main() -> None:
    """Record games until everything wanted has happened."""
    corpus = Corpus()
    for kind in (BY_GUILDERS, SHARED):
        for number in range(1, MOST_TRIES):
            game = ending(kind, number)
            if game is not None:
                corpus.try_game(game, 1)
                break
    for number in range(1, MOST_TRIES):
        if corpus.wanted <= {CHOOSING} or len(corpus.games) == MOST_GAMES:
            break
        least = 25 if number < 6 else 8 if number < 30 else 1
        corpus.try_game(played(PLAYERS[number % len(PLAYERS)], number, corpus.wanted), least)
    corpus.try_game(played(4, 1, set(), CHOSEN), 1)
    corpus.write()
    if corpus.wanted:
        raise SystemExit(f"missing: {sorted(corpus.wanted)}")


if __name__ == "__main__":
    main()
