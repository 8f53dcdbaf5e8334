"""Tables for tests: a position in a few words, choices by their text, and everything that a choice changed.

>>> table = a_table(a_player(guilders=2, workers="yellow red red", persons=[15]), a_player())
>>> sorted(offered(table))
['end turn', 'use 15']
>>> changes(table, "use 15")
{'guilders': 2, 'points': 1, 'yellow workers': -1, 'used': '+15'}
>>> refused(table, "use 15")
'br-used-this-round'

Seats and places count from 1, as in the notation. Whatever is left out is empty or has its value from the
start of a game; cards that are not placed anywhere lie in the piles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from burgomaster.core.chance import Source
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import (
    CARDS,
    COLOUR,
    COLOURS,
    EXTRA,
    MAJORITIES,
    PILES,
    SIDES,
    STACK,
    blank,
)
from burgomaster.games.bruges.box.sets import standard_box
from burgomaster.games.bruges.choices import NOTATION
from burgomaster.games.bruges.flow import PHASE_TWO, PHASES, ROUND
from burgomaster.games.bruges.majorities import CHECK_MAJORITIES
from burgomaster.games.bruges.paper.laws import broken_law
from burgomaster.games.bruges.table import NO_TOP, Bruges, House, Player
from burgomaster.games.bruges.turns import LAP, PHASE_THREE, TURN
from burgomaster.games.rows.masks import cards_in, mask_of
from tests.rows import tables as rows
from tests.rows.tables import Changes as Changes
from tests.rows.tables import accounted as accounted
from tests.rows.tables import asked as asked
from tests.rows.tables import offered as offered

Persons = Sequence[int | tuple[int, ...]] | Mapping[int, int | tuple[int, ...]]

DICE = "blue3 brown3 yellow3 red3 violet4"
"""Dice after which nothing happens."""

_boxes = rows.Boxes(standard_box)
the_box = _boxes.the_box
playing_with = _boxes.playing_with


def by_colour(words: str) -> list[int]:
    """Return how often each colour is named: `by_colour("red red blue")`."""
    return rows.by_name(words, COLOURS)


def dice_of(words: str) -> tuple[int, ...]:
    """Return what the five dice show: `dice_of("blue3 brown5 yellow1 red6 violet2")`."""
    return rows.pips_of(words, COLOURS)


def calm(*dice: str) -> str:
    """Return dice after which nothing happens but for those given: `calm("red5")`."""
    return rows.but_for(DICE, dice)


def a_player(
    *,
    guilders: int = 0,
    points: int = 5,
    workers: str = "",
    threats: str = "",
    canal: tuple[int, int] = (0, 0),
    sections: str | None = None,
    statues: Sequence[int] = (),
    majorities: str = "",
    reputation: int = 0,
    hand: Iterable[int] = (),
    houses: str | Iterable[int | str] = (),
    persons: Persons = (),
    used: Sequence[int] = (),
    forged: str = "",
) -> Player:
    """Return a player's display and hand.

    `houses`: a card was laid from the hand, a colour from a pile, so that nobody knows its face.
    `persons` lie on these houses from the left, or at the places given; a person for whom there is no house
    lies on an unseen one of its own colour; a tuple lies together on one house.
    `sections`: for which sections of the canal a statue was due already; those complete, unless given.
    """
    player = Player()
    player.money = guilders
    player.points = points
    player.workers = by_colour(workers)
    player.threats = by_colour(threats)
    player.canal = canal
    complete = [side for side, tiles in zip(SIDES, canal, strict=True) if tiles == 5]
    due = complete if sections is None else sections.split()
    player.sections = sum(1 << SIDES.index(side) for side in due)
    player.statues = tuple(statues)
    player.active = sum(1 << MAJORITIES.index(name) for name in majorities.split())
    player.reputation = reputation
    player.hand = sorted(hand)
    player.forged = COLOURS.index(forged) + 1 if forged else 0
    for house in houses.split() if isinstance(houses, str) else houses:
        face = house if isinstance(house, int) else blank(COLOURS.index(house))
        player.houses += (House(face, isinstance(house, int), ()),)
    for place, there in persons.items() if isinstance(persons, Mapping) else enumerate(persons, 1):
        cards = there if isinstance(there, tuple) else (there,)
        if place > len(player.houses):
            player.houses += (House(blank(COLOUR[cards[0]]), False, ()),)
        player.put_house(place, player.houses[place - 1].with_persons(cards))
    player.display = mask_of(player.persons())
    player.used = mask_of(list(used))
    return player


def a_table(
    *seats: Player,
    players: int = 2,
    at: str = "turn",
    turn: int = 1,
    first: int = 1,
    round_number: int = 1,
    lap: int = 1,
    last: int = 0,
    dice: str = DICE,
    discards: Sequence[int] = (),
    faces: Sequence[int] | None = None,
    piles: tuple[int, int, int] | None = None,
    tops: str = "blue red brown",
    box: Box | None = None,
    source: Source | None = None,
) -> Bruges:
    """Return a table that waits for its first question; players that are not given have nothing.

    `at`: "turn", a player's turn in phase 3; "round", the start of a round; "dice", the roll of phase 2;
    "majorities", phase 4, which asks nothing and goes on to the next round.
    `discards`: the top last. `faces`: the cards that may lie in the piles or under unseen houses, if not all
    that are left; the others are then at the bottom of the discard pile. `piles`: the cards of the left, the
    right and the extra pile. `tops`: the colours on top of those that have cards. `last`: the last round;
    without an extra pile that is known, and this one unless given.
    """
    box = box or the_box()
    table = Bruges(box, max(players, len(seats)))
    table.players = [*seats, *[a_player() for _ in range(players - len(seats))]]
    rows.MADE.append(table)
    table.source = source
    table.round = round_number
    table.first = first - 1
    table.statues = rows.less(box.board.statues, [player.statues for player in table.players])
    _put_cards(table, discards, faces)
    _put_piles(table, piles, tops)
    table.last = last or (0 if table.piles[EXTRA] else round_number)
    if at in ("turn", "majorities"):
        table.phase = 3
        table.lap = lap
        table.dice = dice_of(dice)
    _put_agenda(table, at, turn - 1)
    return rows.begun(table, table.stand_anew, broken_law)


def _put_cards(table: Bruges, discards: Sequence[int], faces: Sequence[int] | None) -> None:
    placed = [*discards]
    for player in table.players:
        placed += [*player.hand, *player.persons()]
        placed += [house.face for house in player.houses if house.face > 0]
    twice = [card for card, times in Counter(placed).items() if times > 1]
    assert not twice, f"placed twice: {twice}"
    left = [card for card in range(1, CARDS + 1) if card not in placed]
    hidden = left if faces is None else sorted(faces)
    table.discards = [*[card for card in left if card not in hidden], *discards]
    for colour in range(len(COLOURS)):
        table.undecided[colour] = tuple([card for card in hidden if COLOUR[card] == colour])


def _put_piles(table: Bruges, piles: tuple[int, int, int] | None, tops: str) -> None:
    """Lay the cards whose faces nobody knows into the piles, but for those of unseen houses."""
    table.covered = [len(faces) for faces in table.undecided]
    for player in table.players:
        for house in player.houses:
            if house.face < 0:
                table.covered[house.colour] -= 1
    total = sum(table.covered)
    if piles is None:
        extra = min((5 - len(table.players)) * STACK, total // 2)
        piles = ((total - extra + 1) // 2, (total - extra) // 2, extra)
    assert sum(piles) == total, f"{total} cards are left for the piles"
    table.piles = list(piles)
    for pile, colour in enumerate(tops.split()):
        if table.piles[pile]:
            table.tops[pile] = COLOURS.index(colour)
            table.covered[COLOURS.index(colour)] -= 1
    assert min(table.covered) >= 0, "no card of that colour is left for the top of a pile"
    assert all(top != NO_TOP for top, cards in zip(table.tops, table.piles, strict=True) if cards)


def _put_agenda(table: Bruges, at: str, turn: int) -> None:
    """Lay out what is still to be done, as in a running round."""
    table.push(ROUND, 0)
    if at == "round":
        table.round -= 1
        return
    for step in reversed(PHASES[PHASES.index(CHECK_MAJORITIES) :]):
        table.push(step, 0)
    if at == "majorities":
        return
    if at == "dice":
        table.phase = 1
        table.push(PHASE_THREE, 0)
        table.push(PHASE_TWO, 0)
        return
    assert at == "turn", at
    for lap in range(table.box.board.laps, table.lap, -1):
        table.push(LAP, 0, lap)
    order = table.in_turn_order()
    for seat in reversed(order[order.index(turn) :]):
        table.push(TURN, seat)


# Looking and rolling.


def active(table: Bruges, seat: int) -> list[str]:
    """Return a player's majority markers on their coloured side."""
    return [MAJORITIES[majority] for majority in cards_in(table.players[seat - 1].active)]


def used(table: Bruges, seat: int) -> list[int]:
    """Return a player's persons that are turned."""
    return cards_in(table.players[seat - 1].used)


def rolls(dice: str) -> list[str]:
    """Return the five rolls of phase 2 as choices of chance."""
    return [f"roll {die} {pips}" for die, pips in zip(COLOURS, dice_of(dice), strict=True)]


def roll(table: Bruges, dice: str) -> None:
    """Let chance roll the five dice of phase 2."""
    choose(table, *rolls(dice))


def in_every_colour(verb: str) -> set[str]:
    """Return all choices of a verb that takes a colour: 'take blue', 'take brown' and so on."""
    return {f"{verb} {colour}" for colour in COLOURS}


# What changed.


def _amounts(table: Bruges) -> dict[str, int]:
    """Return every amount on the table by its name."""
    amounts: dict[str, int] = {}
    for mine, player in rows.numbered(table.players):
        amounts[f"{mine}guilders"] = player.money
        amounts[f"{mine}points"] = player.points
        for colour, name in enumerate(COLOURS):
            amounts[f"{mine}{name} workers"] = player.workers[colour]
            amounts[f"{mine}{name} threats"] = player.threats[colour]
        for side, name in enumerate(SIDES):
            amounts[f"{mine}{name} canal"] = player.canal[side]
        amounts[f"{mine}reputation"] = player.reputation
        amounts[f"{mine}forged"] = player.forged
    for pile, name in enumerate(PILES):
        amounts[f"{name} pile"] = table.piles[pile]
    return amounts


def _groups(table: Bruges) -> dict[str, list[str]]:
    """Return the cards of every zone, and other things that are not amounts, by the name of the zone."""
    groups: dict[str, list[str]] = {}
    for mine, player in rows.numbered(table.players):
        groups |= rows.in_hand(mine, player, COLOURS)
        groups[f"{mine}houses"] = rows.named([house.face for house in player.houses], COLOURS)
        groups[f"{mine}persons"] = rows.named(player.persons(), COLOURS)
        groups[f"{mine}statues"] = rows.named(player.statues, COLOURS)
        groups[f"{mine}majorities"] = [MAJORITIES[majority] for majority in cards_in(player.active)]
        groups[f"{mine}used"] = rows.named(cards_in(player.used), COLOURS)
    groups["discards"] = rows.named(table.discards, COLOURS)
    return groups


_play = rows.Play(NOTATION, broken_law, _amounts, _groups)
choose = _play.choose
refused = _play.refused
changes = _play.changes
changes_by = _play.changes_by


def met_cards() -> set[int]:
    """Return the cards on the tables of the test that has just run."""
    met: set[int] = set()
    for table in rows.MADE:
        assert isinstance(table, Bruges)
        for player in table.players:
            met |= {*player.persons(), *player.hand}
    return met
