"""Play the golden games of Hamburg: complete games that between them show everything (`make golden`)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from burgomaster.core.chance import Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.rules import Options
from burgomaster.games.hamburg.box.components import CARDS, CATEGORY, COLOUR, FIRST_GARDEN, tile_name
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
from burgomaster.games.hamburg.offers import action_of
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import (
    Again,
    Announce,
    Select,
    StandardAction,
    Use,
)
from burgomaster.games.rows.masks import cards_in
from tests.hamburg.golden import solo
from tests.hamburg.golden.coverage import (
    BY_MARKS,
    COVERAGE,
    SHARED,
    built,
    demanded,
    end_of,
    of_expansions,
    stock_side,
    walls_show,
)
from tests.rows import golden
from tests.rows.coverage import Moments, flashes, says, used, works
from tests.rows.golden import NAMES

FOLDER: Final = Path(__file__).parent / SETS.newest()
MAYORS: Final = FOLDER.parent / "mayors.record"
MOMENTS: Final = Moments(FOLDER)
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


class Steersman(golden.Steersman[Hamburg]):
    """Chooses for all players, with a liking for what is still wanted."""

    def wants(self, card: int) -> bool:
        """Tell whether a card has something left to show."""
        verb = says(VERBS_OF_CARDS.get(card))
        return bool(self.wanted & {built(card), used(card), flashes(card), works(card), verb})

    def liking(self, table: Hamburg, choice: Choice) -> float:
        """Return how much a choice is liked."""
        liked = super().liking(table, choice)
        return 25 * liked if isinstance(choice, StandardAction) and self.quoted(table, choice) else liked

    def quoted(self, table: Hamburg, choice: StandardAction) -> bool:
        """Tell whether an action moves the price of a stock exchange tile that has something left to show."""
        for part in table.parts:
            if isinstance(part, Exchange) and part.number():
                number = part.number()
                wanted = stock_side(tile_name(number).split(" ")[1]) in self.wanted
                return wanted and action_of(choice).number == quoted_action(table, number)
        return False

    def own_liking(self, table: Hamburg, choice: Choice) -> float:
        """Return how much a choice is liked that only Hamburg has."""
        if isinstance(choice, (Build, Select, Tuck, Lay)):
            if not self.wants(choice.card):
                return 9
            return 100 if fruitful(table, choice.card) else 0.3
        if isinstance(choice, Draw):
            return 0.5 + sum([1 for card in table.undecided[choice.colour] if self.wants(card)])
        if isinstance(choice, LoseBuilding):
            return self.losing(choice.card)
        if isinstance(choice, (TakeMoney, TakeWorkers, Site, Wall)):
            spoiled = 0.05 if self.wants(choice.card) else 1
            return spoiled * self._action_liking(table, choice)
        if isinstance(choice, Announce):
            return 0.5
        return 2 if table.players[table.asked].hand else 3

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


def secret(players: int, number: int) -> Fair:
    """Return the fair stream of a game."""
    return golden.secret(f"golden hamburg {players} {number}", players)


def played(players: int, number: int, wanted: set[str], expansions: bool = False) -> Game[Hamburg]:
    """Play a game to its end with steered players."""
    chosen: Options = {"expansions": [*EXPANSIONS]} if expansions else {}
    game = Game(RULES, {"players": players, **chosen}, secret(players, number), NAMES[:players])
    return Steersman(wanted, Fast(100 * number + players)).play(game)


def played_with_mayors(number: int) -> Game[Hamburg]:
    """Play a game of five with The Mayors, in which everyone likes what only mayors offer."""
    source = golden.secret(f"golden hamburg mayors {number}", len(NAMES))
    game = Game(RULES, {"players": len(NAMES), "expansions": ["mayors"]}, source, NAMES)
    steersman = Steersman(set(), Fast(number))
    while not game.table.over:
        offered = game.table.offers()
        rare: list[Choice] = [choice for choice in offered if isinstance(choice, (Again, AcceptToken))]
        chosen = rare[0] if rare and steersman.rng.below(2) else steersman.choose(game.table)
        game.choose(game.table.asked, chosen)
    return game


def ending(kind: str, number: int) -> Game[Hamburg] | None:
    """Play a game of two to its last round and look for choices there that lead to a rare end."""
    source = secret(2, number)
    game = Game(RULES, {"players": 2}, source, NAMES[:2])
    Steersman(set(), Fast(100 * number + 2)).play(game, last_round)
    rare = golden.play_to_end(game, source, lambda table: end_of(table) == kind, 6, (Use, Announce))
    return game if rare else None


def last_round(table: Hamburg) -> bool:
    """Tell whether the last round has come."""
    return table.season >= 8 and table.round >= table.box.board.rounds


class Corpus(golden.Corpus[Hamburg]):
    """The games kept so far, and what is still wanted."""

    def __init__(self) -> None:
        super().__init__(MOMENTS, COVERAGE, demanded(), range(1, CARDS + 1))

    def with_expansions(self, start: int) -> None:
        """Play with all expansions until nothing is wanted any more."""
        for number in range(start, start + MOST_TRIES):
            if not self.wanted or len(self.games) == MOST_GAMES:
                return
            game = played(5 - number % 4, number, self.wanted, expansions=True)
            self.try_game(game, 3 if number < start + 10 else 1)


def more() -> int:
    """Keep the games there are and play on with expansions until the rest was shown; return what was not."""
    corpus = Corpus()
    corpus.keep()
    corpus.with_expansions(len(corpus.games) * 100)
    corpus.write()
    return corpus.not_shown()


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
    return corpus.not_shown() + solo.make()


if __name__ == "__main__":
    sys.exit(1 if (more() if sys.argv[1:] == ["more"] else main()) else 0)
