"""The mutation run over the persons: every mistake one could make in a row or a printed value, one at a time.

    python -m tests.bruges.mutate [card ...]

A mutant is the deck with one such mistake. The tests of tests/bruges/cards are run against it; a mutant that
passes them all has survived, which means that some test is missing.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Final

from burgomaster.games import bruges
from burgomaster.games.bruges import cards as words
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import ACTIVATIONS, CARDS
from burgomaster.games.bruges.box.sets import standard_box
from burgomaster.games.bruges.cards import deck
from tests.bruges import cards as card_tests
from tests.bruges.boxes import box_with
from tests.bruges.tables import met_cards, playing_with
from tests.rows.mutation import Check, Mutant, Trial, Vocabulary, printed_mutants, words_of

# What can be mistaken for what.

COLOUR_WORDS: Final = ("BLUE", "BROWN", "YELLOW", "RED", "VIOLET")
GROUP_WORDS: Final = (
    *("NOBILITY", "OFFICIALS", "ENTERTAINMENT", "COMMERCE", "CRAFT", "COURT"),
    *("CHURCH", "ART", "PROTECTION", "UNDERWORLD", "KNOWLEDGE"),
)
ACTION_WORDS: Final = ("TAKE_WORKERS", "TAKE_MONEY", "RETURN_THREAT", "CANAL", "HOUSE", "PERSON")
RULE_WORDS: Final = (
    *("FREE_CANAL", "FREE_HOUSE", "TIES_COUNT", "FOURTH_STRIKES", "TWO_PERSONS", "FLASH_TWICE"),
    *("HAND_LIMIT", "WORKERS_TAKEN", "MONEY_TAKEN", "THREATS_RETURNED", "HALF_PRICE"),
    *("PERSON_DISCOUNT", "REPUTATION_DISCOUNT"),
)
STEP_WORDS: Final = (
    *("DISCARD", "TURN_BACK", "GIVE_GUILDERS", "GIVE_WORKERS"),
    *("LOSE_TILE", "GO_BACK", "LOSE_PERSON", "LOSE_HOUSE"),
)
COUNT_WORDS: Final = (
    *("own_persons", "groups", "own_houses", "house_colours", "all_house_colours", "canal_tiles"),
    *("third_fields_and_statues", "best_statue", "majorities", "workers", "worker_sets", "threats"),
    *("threat_colours", "reputation_points", "different_results", "most_common_result"),
)
EFFECT_WORDS: Final = (
    *("draw_and_act", "top_of_discards_act", "play_another", "forge", "advance", "gain_die"),
    *(
        "steal_from_each",
        "tribute",
        "threaten_others",
        "return_different",
        "exchange",
        "workers_for_low_dice",
    ),
    *("return_persons", "activate_again", "activate_without_workers", "copy_flash"),
)
EVENT_WORDS: Final = (
    *("when_advancing", "when_other_lays", "when_other_builds", "when_rolled", "when_damaged"),
)
GROUPS: Final = (
    *(GROUP_WORDS, ACTION_WORDS, RULE_WORDS, STEP_WORDS, COUNT_WORDS, EFFECT_WORDS, EVENT_WORDS),
    ("persons", "houses"),
)
FLAGS: Final = {"return_threat": "up_to", "draw_houses": "for_worker"}
SWAPPED: Final = {"points": "guilders", "guilders": "points"}


def _nothing_more(node: ast.Call) -> Iterator[ast.expr]:
    """Yield no other mistakes: this deck knows none of its own."""
    yield from ()


VOCABULARY: Final = Vocabulary(
    "person", deck, words_of(bruges, words, deck), COLOUR_WORDS, GROUPS, FLAGS, SWAPPED, _nothing_more
)


def row_mutants(card: int, written: ast.Call) -> Iterator[Mutant[Box]]:
    """Yield every mistake in a person's row."""
    return VOCABULARY.row_mutants(card, written, lambda number, row: partial(box_with, number, row=row))


def value_mutants(card: int) -> Iterator[Mutant[Box]]:
    """Yield every mistake in a person's cost, points and activation."""
    return printed_mutants(standard_box(), card, ACTIVATIONS, box_with)


def mutants(only: Sequence[int] = ()) -> Iterator[Mutant[Box]]:
    """Yield every mutant of the deck, or of some persons."""
    written = VOCABULARY.rows_as_written()
    for card in only or range(1, CARDS + 1):
        yield from row_mutants(card, written[card])
        yield from value_mutants(card)


TRIAL: Final[Trial[Box]] = Trial(playing_with, met_cards)


@cache
def checks() -> list[Check]:
    """Return every case of the tests of persons."""
    return TRIAL.checks(card_tests)


def main(only: Sequence[int]) -> int:
    """Try all mutants, say which survive, and return how many."""
    return TRIAL.run(mutants(only), checks())


if __name__ == "__main__":
    sys.exit(1 if main([int(word) for word in sys.argv[1:]]) else 0)
