"""The mutation run over the deck: every mistake one could make in a row or a printed value, one at a time.

    python -m tests.hamburg.mutate [card ...]
    python -m tests.hamburg.mutate mayors statues intrigue ships exchange clerics solo

A mutant is the deck with one such mistake. The tests of tests/hamburg/cards are run against it; a mutant that
passes them all has survived, which means that some test is missing.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.games import hamburg
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    CARDS,
    CLERIC_TILES,
    DICE,
    FACES,
    GIFT_TOKENS,
    MAYORS,
    TOKENS,
    ZITRONENJETTES,
    number_of,
    tile_number,
)
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards import deck
from burgomaster.games.hamburg.cards.effects import Gain, gain
from burgomaster.games.hamburg.cards.tiles.clerics import EFFECTS, FIRST_CLERIC_TILE
from burgomaster.games.hamburg.cards.tiles.exchange import STOCK_ACTIONS, stock_side
from burgomaster.games.hamburg.cards.tiles.intrigue import GIFTS
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.effect import Row
from burgomaster.paper.model import list_at, value_at
from tests.hamburg import cards as card_tests
from tests.hamburg.boxes import (
    box_with,
    box_with_mayor,
    box_with_rows,
    box_with_ships,
    box_with_statues,
    box_with_tokens,
    box_with_tom,
    printed_mayors,
    printed_sides,
    printed_stock_sides,
)
from tests.hamburg.tables import playing_with
from tests.rows.mutation import Check, Mutant, Trial, Vocabulary, printed_mutants, words_of
from tests.rows.tables import MADE

# What can be mistaken for what.

COLOUR_WORDS: Final = ("PURPLE", "ORANGE", "GRAY", "PINK", "BROWN")
CATEGORY_WORDS: Final = (
    *("CIVIC", "GOVERNMENT", "UNIVERSITY", "MEDICINE", "ENTERTAINMENT", "ART", "THEATER", "CIRCUS"),
    *("COMMERCE", "INDUSTRY", "BANK", "CRAFT", "MILITARY", "POLICE", "UNDERWORLD", "SECRET_SOCIETY"),
    *("HARBOR", "CHURCH", "EMIGRATION", "MYSTICISM", "ZOO", "PARK"),
)
ACTION_WORDS: Final = ("TAKE_WORKERS", "TAKE_MONEY", "DECREASE", "WALL", "SITE", "BUILD")
HOOK_WORDS: Final = (
    *("AFTER_ACTION", "ADVANCED", "TOKEN_DRAWN", "OTHER_BUILT", "OTHER_WALLED", "MAJORITY_WON"),
    *("HALF_PRICE", "BUILDING_DISCOUNT", "FREE_WALL", "BLACK_DIE_WALL", "SQUARE_DISCOUNT"),
    *("SQUARE_SURCHARGE", "TIES_COUNT", "PARK_MARKS", "FOURTH_STRIKES", "PREVENTS", "CHOOSES_RISE"),
    *("TWO_BUILDINGS", "FLASH_TWICE", "RECOLOURS"),
)
STEP_WORDS: Final = (
    *("DISCARD", "DEACTIVATE", "GIVE_MARKS", "GIVE_WORKERS"),
    *("TEAR_DOWN", "GO_BACK", "LOSE_BUILDING", "LOSE_SITE"),
)
COUNT_WORDS: Final = (
    *("own_buildings", "categories", "site_colours", "all_site_colours", "wall_segments"),
    *("third_segments_and_statues", "best_statue", "majorities", "workers", "worker_colours"),
    *("worker_sets", "raised_levels", "raised_disasters", "square_points", "black_die"),
    *("different_results", "most_common_result"),
)
EFFECT_WORDS: Final = (
    *("draw_and_act", "top_of_discards_act", "gain_die", "steal_from_each", "tribute", "curse"),
    *("token_for_others", "return_different", "exchange", "matching_workers", "workers_for_ones"),
    *("worker_of_each_colour", "return_buildings", "activate_again", "activate_without_workers"),
    *("copy_flash", "tuck", "place_in_church", "move_cleric"),
)
EVENT_WORDS: Final = (
    *("when_advancing", "when_drawing_token", "when_other_builds", "when_other_walls"),
    "when_winning_majority",
)
GROUPS: Final = (
    *(CATEGORY_WORDS, ACTION_WORDS, HOOK_WORDS),
    *(STEP_WORDS, COUNT_WORDS, EFFECT_WORDS, EVENT_WORDS),
    ("buildings", "sites"),
)
FLAGS: Final = {
    "decrease_disaster": "up_to",
    "draw": "optional",
    "draw_sites": "for_worker",
    "advance_for": "without_low_dice",
}
SWAPPED: Final = {"points": "marks", "marks": "points"}


def black_die(node: ast.Call) -> Iterator[ast.expr]:
    """Yield a count of a coloured die as one of the black die."""
    if isinstance(node.func, ast.Name) and node.func.id == "die_shows":
        yield ast.Call(node.func, [ast.Name("BLACK", ast.Load()), *node.args[1:]], node.keywords)


VOCABULARY: Final = Vocabulary(
    "card", deck, words_of(hamburg, deck), COLOUR_WORDS, GROUPS, FLAGS, SWAPPED, black_die
)


def row_mutants(card: int, written: ast.Call) -> Iterator[Mutant[Box]]:
    """Yield every mistake in a card's row."""
    return VOCABULARY.row_mutants(card, written, lambda number, row: partial(box_with, number, row=row))


# Printed values with a mistake.


def value_mutants(card: int) -> Iterator[Mutant[Box]]:
    """Yield every mistake in a card's cost, points and activation."""
    return printed_mutants(standard_box(), card, ACTIVATIONS, box_with)


def mutants(only: Sequence[int] = ()) -> Iterator[Mutant[Box]]:
    """Yield every mutant of the deck, or of some cards."""
    written = VOCABULARY.rows_as_written()
    for card in only or range(1, CARDS + 1):
        if card in written:
            yield from row_mutants(card, written[card])
        yield from value_mutants(card)


# Mayors with a mistake.

UNREAD: Final = ("times_a_season",)
"""What is printed in words alone: the rules know no other number."""


def mayor_mutants() -> Iterator[Mutant[Box]]:
    """Yield every mistake in what a side of a mayor brings and can do."""
    sides = [(str(mayor["mayor"]), face) for mayor in printed_mayors() for face in FACES]
    printed = {(str(mayor["mayor"]), face): mayor[face] for mayor in printed_mayors() for face in FACES}
    rows, board = with_expansions(standard_box(), ("mayors",)).rows, standard_box().board
    for mayor, face in sides:
        number = tile_number(MAYORS.index(mayor), FACES.index(face))
        side = printed[mayor, face]
        assert isinstance(side, dict)
        for name, value in side.items():
            if isinstance(value, int) and name not in UNREAD:
                for other in (value - 1, value + 1):
                    box = partial(box_with_mayor, mayor, face, **{name: other})
                    yield Mutant(number, f"{mayor} {face} has {name} {other}", box)
        for strange in printed.values():
            assert isinstance(strange, dict)
            if strange["ability"] != side["ability"]:
                changed = {**strange, "marks": side["marks"], "workers": side["workers"]}
                box = partial(box_with_mayor, mayor, face, **changed)
                yield Mutant(number, f"{mayor} {face} can {strange['ability']}", box)
        usual = (side["marks"], side["workers"]) == (board.start_marks, board.start_workers)
        for left_out in range(1 if usual else 0, len(rows[number])):  # without usual goods all is the same
            row = (*rows[number][:left_out], *rows[number][left_out + 1 :])
            box = partial(box_with_rows, {number: row}, f"{number} {left_out}")
            yield Mutant(number, f"{mayor} {face} lacks effect {left_out}", box)


# Statues with a mistake.


def statue_mutants() -> Iterator[Mutant[Box]]:
    """Yield every mistake in the statues for each number of players, and in what a Zitronenjette brings."""
    box = with_expansions(standard_box(), ("statues",))
    for players, statues in box.board.statues.items():
        wrong = [[*statues[:at], *statues[at + 1 :]] for at in range(len(statues))]
        for at, points in enumerate(statues):
            wrong += [[*statues[:at], other, *statues[at + 1 :]] for other in (points - 1, points + 1)]
        for changed in wrong:
            mistake = f"statues of {players} players are {changed}"
            yield Mutant(0, mistake, partial(box_with_statues, players, changed))
    for name in ZITRONENJETTES:
        number = number_of(name)
        (effect,) = box.rows[number]
        assert isinstance(effect, Gain)
        rows: list[Row] = [(gain(marks=effect.money + by),) for by in (-1, 1)]
        for row in (*rows, (gain(points=effect.money),), ()):
            changed_box = partial(box_with_rows, {number: row}, f"{number} {row}", "statues")
            yield Mutant(number, f"{name} brings {[each.spell() for each in row]}", changed_box)


# Special tokens with a mistake.


def intrigue_mutants() -> Iterator[Mutant[Box]]:
    """Yield every mistake in what a special token raises and gives."""
    box = with_expansions(standard_box(), ("intrigue",))
    colours, tokens = box.board.token_colours, box.board.tokens
    for kind in range(5, len(TOKENS)):
        for colour in range(5):
            wrong = [*colours[:kind], colours[kind] ^ 1 << colour, *colours[kind + 1 :]]
            mistake = f"token {TOKENS[kind]} raises {wrong[kind]:05b}"
            yield Mutant(0, mistake, partial(box_with_tokens, wrong, tokens))
        for count in (0, 2):
            more = [*tokens[:kind], count, *tokens[kind + 1 :]]
            mistake = f"there are {count} of token {TOKENS[kind]}"
            yield Mutant(0, mistake, partial(box_with_tokens, colours, more))
    gifts = [
        dict(gift)
        for gift in list_at(standard_box().board.expansions["intrigue"], "gifts")
        if isinstance(gift, dict)
    ]
    for at, name in enumerate(GIFT_TOKENS):
        number = number_of(name)
        others: list[dict[str, Plain]] = [
            {**strange, "colour": gifts[at]["colour"]} for strange in gifts if strange is not gifts[at]
        ]
        others += [{**gifts[at], "amount": int(str(gifts[at]["amount"])) + by} for by in (-1, 1)]
        if gifts[at]["gift"] == "decrease_another_colour":
            others += [{**gifts[at], "colour": colour} for colour in DICE[:4]]
        rows: list[tuple[str, Row]] = [(str(each), (GIFTS[str(each["gift"])](each),)) for each in others]
        for mistake, row in [*rows, ("nothing", ())]:
            changed = partial(box_with_rows, {number: row}, f"{number} {mistake}", "intrigue")
            yield Mutant(number, f"{name} gives {mistake}", changed)


# Ships with a mistake.


def ship_mutants() -> Iterator[Mutant[Box]]:
    """Yield every mistake in when a ship comes to the quay, what it costs and what it does."""
    told = standard_box().board.expansions["ships"]
    fleet = [dict(ship) for ship in list_at(told, "fleet") if isinstance(ship, dict)]
    results: list[list[Plain]] = [[3], [4], [2, 3, 4], [3, 4, 5], [2, 3], [4, 5], [3, 4, 1], [3, 4, 6]]
    for wrong in results:
        yield Mutant(0, f"ships come by {wrong}", partial(box_with_ships, dice=wrong))
    for workers in (0, 2):
        yield Mutant(0, f"ships cost {workers}", partial(box_with_ships, price_workers=workers))
    for at, ship in enumerate(fleet):
        others: list[dict[str, Plain]] = [
            {**strange, "colour": ship["colour"]} for strange in fleet if strange is not ship
        ]
        for name in ("amount", "price_marks"):
            if name in ship and (name != "amount" or ship["effect"] in COUNTED):
                others += [{**ship, name: int(str(ship[name])) + by} for by in (-1, 1)]
        for changed in others:
            box = partial(box_with_ships, fleet=[*fleet[:at], changed, *fleet[at + 1 :]])
            yield Mutant(number_of(f"ship {ship['colour']}"), f"ship {changed}", box)


COUNTED: Final = ("marks", "workers_of_one_colour", "decrease")
"""The effects of ships of which there can be more or less; the others happen once."""


# Stock exchange tiles with a mistake.


def stock_mutants() -> Iterator[Mutant[Box]]:
    """Yield every mistake in the action, the effect and the steps of a side of a stock exchange tile."""
    sides = printed_stock_sides()
    for side in sides:
        steps = side["steps"]
        assert isinstance(steps, list)
        wrong: list[dict[str, Plain]] = []
        for at, step in enumerate(steps):
            others: list[Plain] = []
            if isinstance(step, int):
                others += [step - 1, step + 1]
            elif isinstance(step, list):
                others += [[each for each in step if each != left] for left in step if len(step) > 1]
                others += [[*step, more] for more in DICE[:5] if more not in step]
            wrong += [{**side, "steps": [*steps[:at], other, *steps[at + 1 :]]} for other in others]
        wrong += [{**side, "action": action} for action in STOCK_ACTIONS if action != side["action"]]
        for strange in sides:
            if strange["effect"] != side["effect"] and _alike(strange["steps"], steps):
                wrong.append({**side, "effect": strange["effect"]})
        number = number_of(f"exchange {side['id']}")
        for changed in wrong:
            if changed["effect"] == "more_marks" and changed["action"] not in ("money", "decrease"):
                continue  # nothing prints such a side
            row = (stock_side(changed),)
            box = partial(box_with_rows, {number: row}, f"{number} {changed}", "exchange")
            yield Mutant(number, f"{side['id']} is {changed}", box)


def _alike(steps: Plain, others: Plain) -> bool:
    """Tell whether steps are of the same kind: numbers, or colours."""
    assert isinstance(steps, list)
    assert isinstance(others, list)
    return isinstance(steps[0], int) == isinstance(others[0], int)


# Cleric tiles with a mistake.


def cleric_mutants() -> Iterator[Mutant[Box]]:
    """Yield every mistake in what a side of a cleric tile does."""
    sides = printed_sides()
    for tile, face, side in sides:
        if tile == "ships":
            continue  # without ships it does nothing, whatever it says
        number = tile_number(FIRST_CLERIC_TILE + CLERIC_TILES.index(tile), face)
        wrong = [{**side, "amount": int(str(side["amount"])) + by} for by in (-1, 1) if "amount" in side]
        colours = side.get("colours")
        if isinstance(colours, list):
            wrong += [{**side, "colours": [each for each in colours if each != left]} for left in colours]
            wrong += [{**side, "colours": [*colours, more]} for more in DICE[:5] if more not in colours]
        wrong += [strange for _, _, strange in sides if strange["effect"] not in (side["effect"], *SHIPS)]
        for changed in wrong:
            row = (EFFECTS[str(changed["effect"])](changed),)
            box = partial(box_with_rows, {number: row}, f"{number} {changed}", "clerics")
            yield Mutant(number, f"{tile} {FACES[face]} is {changed}", box)
        yield Mutant(
            number, f"{tile} {FACES[face]} does nothing", partial(box_with_rows, {number: ()}, "", "clerics")
        )


SHIPS: Final = ("all_ships", "no_ships")


# TOM with a mistake.


def tom_mutants() -> Iterator[Mutant[Box]]:
    """Yield every mistake in what the dice bring TOM, and in which die is his income."""
    for die in DICE[:5]:
        yield Mutant(0, f"TOM's income is the {die} die", partial(box_with_tom, "income", die=die))
    for told in ("points", "workers", "fallback_workers", "fallback_marks"):
        printed = value_at(standard_box().board.expansions["tom"], told)
        assert isinstance(printed, dict)
        for pips, count in printed.items():
            for wrong in (count - 1, count + 1) if isinstance(count, int) else ():
                changed: dict[str, Plain] = {pips: wrong}
                box = partial(box_with_tom, told, **changed)
                yield Mutant(0, f"TOM's {told} for {pips} are {wrong}", box)


# The tests.


def _met() -> set[int]:
    """Return the cards of the tables of the test that has just run."""
    met: set[int] = set()
    for table in MADE:
        assert isinstance(table, Hamburg)
        for player in table.players:
            met |= {*player.buildings(), *player.garden, *player.hand}
    return met


TRIAL: Final[Trial[Box]] = Trial(playing_with, _met)
survivors: Final = TRIAL.survivors


@cache
def checks() -> list[Check]:
    """Return every case of the tests of cards."""
    return TRIAL.checks(card_tests)


def tile_checks(expansion: str) -> list[Check]:
    """Return the cases of the tests of an expansion, but those of whole games: these have the usual box."""
    return TRIAL.checks_of(importlib.import_module(f"tests.hamburg.rulebook.test_{expansion}"), but="games")


TILES: Final = {
    "mayors": mayor_mutants,
    "statues": statue_mutants,
    "intrigue": intrigue_mutants,
    "ships": ship_mutants,
    "exchange": stock_mutants,
    "clerics": cleric_mutants,
    "solo": tom_mutants,
}
"""The expansions whose tiles are tried, by their names, and the solo game."""


def main(only: Sequence[int], expansion: str = "") -> int:
    """Try all mutants, say which survive, and return how many."""
    tests = tile_checks(expansion) if expansion else checks()
    return TRIAL.run(TILES[expansion]() if expansion else mutants(only), tests)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word not in TILES]
    expansions = [word for word in sys.argv[1:] if word in TILES]
    wanted = expansions or ([""] if numbers else ["", *TILES])
    sys.exit(1 if sum([main(numbers, name) for name in wanted]) else 0)
