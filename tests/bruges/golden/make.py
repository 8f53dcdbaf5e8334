"""Play the golden games of Bruges: complete games that between them show everything (`make golden`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgomaster.core.chance import Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.options import Options
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
    Select,
    StandardAction,
    Use,
)
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.words import Pay
from tests.bruges.golden.coverage import (
    BY_GUILDERS,
    COVERAGE,
    PLAYERS,
    SHARED,
    demanded,
    end_of,
    laid,
)
from tests.rows import golden
from tests.rows.coverage import Moments, flashes, says, used, works
from tests.rows.golden import NAMES

FOLDER: Final = Path(__file__).parent / SETS.newest()
MOMENTS: Final = Moments(FOLDER)
STORYTELLER: Final = 39
VERBS_OF_PERSONS: Final = {STORYTELLER: AGAIN_FORM.pattern, 41: COPY_FORM.pattern}
"""Persons that alone let someone say something; a single choice is taken by itself, without a word."""
CHOOSING: Final = says(COLOUR_FORM.pattern)
"""What only a game shows whose players choose their colours: the last one."""
MOST_GAMES: Final = 40
MOST_TRIES: Final = 900


class Steersman(golden.Steersman[Bruges]):
    """Chooses for all players, with a liking for what is still wanted."""

    def wants(self, card: int) -> bool:
        """Tell whether a person has something left to show."""
        said = says(VERBS_OF_PERSONS.get(card))
        return bool(self.wanted & {laid(card), used(card), flashes(card), works(card), said})

    def usual_liking(self, table: Bruges, choice: Choice) -> float:
        """Return how much a choice is liked: the storyteller wants a choice of two or more."""
        if isinstance(choice, Use) and choice.card == STORYTELLER:
            return 200 if len(ACTIVATE_AGAIN.offers(table, table.asked, choice.card, 0)) > 1 else 0.3
        return super().usual_liking(table, choice)

    def own_liking(self, table: Bruges, choice: Choice) -> float:
        """Return how much a choice is liked that only Bruges has."""
        if isinstance(choice, (LayPerson, Select)):
            if not self.wants(choice.card):
                return 9
            return 100 if fruitful(table, choice.card) else 0.3
        if isinstance(choice, LosePerson):
            return self.losing(choice.card)
        if isinstance(choice, StandardAction):
            return (0.05 if self.wants(choice.card) else 1) * self._action_liking(table, choice)
        return 2

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


def secret(players: int, number: int) -> Fair:
    """Return the fair stream of a game."""
    return golden.secret(f"golden bruges {players} {number}", players)


def played(players: int, number: int, wanted: set[str], colors: str = BY_SEAT) -> Game[Bruges]:
    """Play a game to its end with steered players."""
    options: Options = {"players": players, "colors": colors}
    game = Game(RULES, options, secret(players, number), NAMES[:players])
    return Steersman(wanted, Fast(100 * number + players)).play(game)


def ending(kind: str, number: int) -> Game[Bruges] | None:
    """Play a game of two to its last turns and look for choices there that lead to a rare end."""
    source = secret(2, number)
    game = Game(RULES, {"players": 2}, source, NAMES[:2])
    Steersman(set(), Fast(100 * number + 2)).play(game, last_lap)
    rare = golden.play_to_end(game, source, lambda table: end_of(table) == kind, 4, (Use, LayPerson))
    return game if rare else None


def last_lap(table: Bruges) -> bool:
    """Tell whether the last turns have come."""
    return table.last == table.round and table.lap == table.box.board.laps


def main() -> None:
    """Record games until everything wanted has happened."""
    corpus = golden.Corpus(MOMENTS, COVERAGE, demanded(), range(1, CARDS + 1))
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
