"""Tables for tests: a position in a few words, choices by their text, and everything that a choice changed.

>>> table = a_table(a_player(marks=2, workers="purple gray gray", buildings=[99]), a_player())
>>> sorted(offered(table))
['end turn', 'use 99']
>>> changes(table, "use 99")
{'marks': 3, 'purple workers': -1, 'used': '+99'}
>>> refused(table, "use 99")
'hb-used-this-season'

Seats and places count from 1, as in the notation. Whatever is left out is empty or has its value from the
start of a game; cards that are not placed anywhere lie in their draw piles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from burgomaster.core.chance import Source
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    BLACK,
    CARDS,
    COLOUR,
    COLOURS,
    DICE,
    MAJORITIES,
    SIDES,
    blank,
)
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.flow import PHASE_TWO, SEASON, order_of
from burgomaster.games.hamburg.majorities import CHECK_MAJORITIES
from burgomaster.games.hamburg.order import push_stages
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.part import Part
from burgomaster.games.hamburg.pieces import TOKEN_KINDS
from burgomaster.games.hamburg.table import Hamburg, Player, Plot
from burgomaster.games.hamburg.turns import BEFORE_ACTION, PHASE_THREE, START_ROUND, TURN
from burgomaster.games.rows.masks import cards_in, mask_of
from tests.rows import tables as rows
from tests.rows.tables import Changes as Changes
from tests.rows.tables import Ear as Ear
from tests.rows.tables import accounted as accounted
from tests.rows.tables import asked as asked
from tests.rows.tables import offered as offered

Buildings = Sequence[int | tuple[int, ...]] | Mapping[int, int | tuple[int, ...]]

_boxes = rows.Boxes(standard_box)
the_box = _boxes.the_box
playing_with = _boxes.playing_with


def by_colour(words: str) -> list[int]:
    """Return how often each colour is named: `by_colour("gray gray pink")`."""
    return rows.by_name(words, COLOURS)


def dice_of(words: str) -> tuple[int, ...]:
    """Return what the six dice show: `dice_of("purple3 orange5 gray1 pink6 brown2 black4")`."""
    return rows.pips_of(words, DICE)


def calm(*dice: str) -> str:
    """Return dice after which nothing happens, all at 3, but for those given: `calm("pink5")`."""
    return rows.but_for(" ".join([f"{die}3" for die in DICE]), dice)


def a_player(
    *,
    marks: int = 0,
    points: int = 5,
    workers: str = "",
    levels: str = "",
    wall: tuple[int, int] = (0, 0),
    halves: str | None = None,
    statues: Sequence[int] = (),
    majorities: str = "",
    square: int = 0,
    hand: Iterable[int] = (),
    sites: str | Iterable[int | str] = (),
    buildings: Buildings = (),
    garden: Sequence[int] = (),
    under: Mapping[int, int] | None = None,
    used: Sequence[int] = (),
) -> Player:
    """Return a player's board, display and hand.

    `sites`: a card was laid from the hand, a colour from a draw pile, so that nobody knows its face.
    `buildings` stand on these sites from the left, or at the places given; a building for which there is no
    site stands on an unseen one of its own colour; a tuple stands together on one site.
    `under`: the buildings under zoo cards (190).
    `halves`: for which halves of the wall a statue was due already; those that are complete, unless given.
    """
    player = Player()
    player.marks = marks
    player.points = points
    player.workers = by_colour(workers)
    player.levels = by_colour(levels)
    player.wall = wall
    due = (
        halves.split()
        if halves is not None
        else [side for side, n in zip(SIDES, wall, strict=True) if n == 5]
    )
    player.halves = sum(1 << SIDES.index(side) for side in due)
    player.statues = tuple(statues)
    player.active = sum(1 << MAJORITIES.index(name) for name in majorities.split())
    player.square = square
    player.hand = sorted(hand)
    for site in sites.split() if isinstance(sites, str) else sites:
        known = isinstance(site, int)
        face = site if isinstance(site, int) else blank(COLOURS.index(site))
        player.plots += (Plot(face, known, ()),)
    for place, built in buildings.items() if isinstance(buildings, Mapping) else enumerate(buildings, 1):
        cards = built if isinstance(built, tuple) else (built,)
        if place > len(player.plots):
            player.plots += (Plot(blank(COLOUR[cards[0]]), False, ()),)
        player.put_plot(place, player.plots[place - 1].with_buildings(cards))
    player.garden = tuple(garden)
    player.under = tuple([(under or {}).get(card, 0) for card in garden])
    player.display = mask_of(player.buildings())
    player.used = mask_of(list(used))
    return player


def a_table(
    *seats: Player,
    players: int = 2,
    at: str = "turn",
    turn: int = 1,
    first: int = 1,
    season: int | None = None,
    round_number: int = 1,
    dice: str = "purple1 orange2 gray3 pink4 brown5 black6",
    floor: Sequence[int] = (0, 0, 0, 0, 0, 0),
    discards: Sequence[int] = (),
    shuffled: Sequence[int] = (),
    piles: Mapping[str, Sequence[int]] | None = None,
    tokens: str | None = None,
    box: Box | None = None,
    parts: tuple[Part, ...] = (),
    source: Source | None = None,
) -> Hamburg:
    """Return a table that waits for its first question; players that are not given have nothing.

    `at`: "turn", a player's turn in phase III; "season", the start of a season; "dice", the roll of phase II;
    "end", phase IV, which asks nothing and goes on to the next season.
    `discards`: the top last; `shuffled`: what lies beneath them. `tokens`: those left in the burning house.
    `piles`: the faces that may lie in a draw pile or under unseen sites of that colour, if not all that are
    left; the others are then in the shuffled part of the discard pile.
    """
    box = box or the_box()
    table = Hamburg(box, max(players, len(seats)))
    table.players = [*seats, *[a_player() for _ in range(players - len(seats))]]
    rows.MADE.append(table)
    table.source = source
    table.parts = parts or table.parts
    table.floor = tuple(floor)
    table.season = sum(floor) + 1 if season is None else season
    if sum(floor) < table.season - 1:
        table.floor = (*table.floor[:5], table.season - 1 - sum(table.floor[:5]))
    table.first = first - 1
    table.statues = rows.less(
        box.board.statues[len(table.players)], [player.statues for player in table.players]
    )
    _put_tokens(table, tokens)
    _put_cards(table, discards, shuffled, piles or {})
    if at in ("turn", "end"):
        table.phase = 3
        table.round = round_number
        table.dice = dice_of(dice)
        table.cleric = table.dice[BLACK] - 1
    _put_agenda(table, at, turn - 1)
    return rows.begun(table, table.stand_anew, broken_law)


def _put_tokens(table: Hamburg, tokens: str | None) -> None:
    every = table.box.board.tokens
    house = every if tokens is None else [*by_colour(tokens), *[0] * (TOKEN_KINDS - len(COLOURS))]
    table.stock = tuple(house)
    table.open_tokens = tuple([all_of - left for all_of, left in zip(every, house, strict=True)])


def _put_cards(
    table: Hamburg, discards: Sequence[int], shuffled: Sequence[int], piles: Mapping[str, Sequence[int]]
) -> None:
    placed = [*discards, *shuffled]
    blanks = [0] * len(COLOURS)
    for player in table.players:
        placed += [*player.hand, *player.garden, *player.buildings()]
        for plot in player.plots:
            if plot.face > 0:
                placed.append(plot.face)
            else:
                blanks[COLOUR[plot.face]] += 1
    twice = [card for card, times in Counter(placed).items() if times > 1]
    assert not twice, f"placed twice: {twice}"
    table.discards = list(discards)
    beneath = list(shuffled)
    for colour, name in enumerate(COLOURS):
        left = [c for c in range(1, CARDS + 1) if COLOUR[c] == colour and c not in placed]
        if name in piles:
            beneath += [card for card in left if card not in piles[name]]
            left = sorted(piles[name])
        table.undecided[colour] = tuple(left)
        table.piles[colour] = len(left) - blanks[colour]
    if beneath and not discards:
        table.discards = [beneath.pop()]
    table.shuffled = tuple(sorted(beneath))


def _put_agenda(table: Hamburg, at: str, turn: int) -> None:
    """Lay out what is still to be done, as in a running season."""
    table.push(SEASON, 0)
    if at == "season":
        table.season -= 1
        table.phase = 4 if table.season else 0
        return
    push_stages(table, order_of(table).season_from(CHECK_MAJORITIES), 0)
    if at == "end":
        return
    if at == "dice":
        table.phase = 1
        table.push(PHASE_THREE, 0)
        table.push(PHASE_TWO, 0)
        return
    assert at == "turn", at
    for round_number in range(table.box.board.rounds, table.round, -1):
        table.push(START_ROUND, 0, round_number)
    order = table.in_turn_order()
    for seat in reversed(order[order.index(turn) :]):
        table.push(TURN, seat, BEFORE_ACTION)


# Looking and rolling.


def active(table: Hamburg, seat: int) -> list[str]:
    """Return a player's majority tokens on their coloured side."""
    return [MAJORITIES[majority] for majority in cards_in(table.players[seat - 1].active)]


def used(table: Hamburg, seat: int) -> list[int]:
    """Return a player's cards with an activation marker."""
    return cards_in(table.players[seat - 1].used)


def rolls(dice: str) -> list[str]:
    """Return the six rolls of phase II as choices of chance."""
    return [f"roll {die} {pips}" for die, pips in zip(DICE, dice_of(dice), strict=True)]


def roll(table: Hamburg, dice: str) -> None:
    """Let chance roll the six dice of phase II."""
    choose(table, *rolls(dice))


def in_every_colour(verb: str) -> set[str]:
    """Return all choices of a verb that takes a colour: 'take purple', 'take orange' and so on."""
    return {f"{verb} {colour}" for colour in COLOURS}


# What changed.


def _amounts(table: Hamburg) -> dict[str, int]:
    """Return every amount on the table by its name."""
    amounts: dict[str, int] = {}
    for mine, player in rows.numbered(table.players):
        amounts[f"{mine}marks"] = player.marks
        amounts[f"{mine}points"] = player.points
        for colour, name in enumerate(COLOURS):
            amounts[f"{mine}{name} workers"] = player.workers[colour]
            amounts[f"{mine}{name} level"] = player.levels[colour]
        for side, name in enumerate(SIDES):
            amounts[f"{mine}{name} wall"] = player.wall[side]
        amounts[f"{mine}square"] = player.square
    for colour, name in enumerate(COLOURS):
        amounts[f"{name} pile"] = table.piles[colour]
        amounts[f"{name} floor workers"] = table.floor_workers[colour]
    for window, clerics in enumerate(table.floor, 1):
        amounts[f"clerics below {window}"] = clerics
    amounts["cleric"] = table.cleric
    return amounts


def _groups(table: Hamburg) -> dict[str, list[str]]:
    """Return the cards of every zone, and other things that are not amounts, by the name of the zone."""
    groups: dict[str, list[str]] = {}
    for mine, player in rows.numbered(table.players):
        groups |= rows.in_hand(mine, player, COLOURS)
        groups[f"{mine}sites"] = rows.named([plot.face for plot in player.plots], COLOURS)
        groups[f"{mine}buildings"] = rows.named(player.buildings(), COLOURS)
        groups[f"{mine}garden"] = rows.named(player.garden, COLOURS)
        groups[f"{mine}statues"] = rows.named(player.statues, COLOURS)
        groups[f"{mine}majorities"] = [MAJORITIES[majority] for majority in cards_in(player.active)]
        groups[f"{mine}used"] = rows.named(cards_in(player.used), COLOURS)
    groups["discards"] = rows.named([*table.discards, *table.shuffled], COLOURS)
    groups["statues left"] = rows.named(table.statues, COLOURS)
    groups["guests"] = [COLOURS[colour] for colour in table.guests]
    groups["tokens"] = [str(kind) for kind, count in enumerate(table.stock) for _ in range(count)]
    return groups


_play = rows.Play(NOTATION, broken_law, _amounts, _groups)
choose = _play.choose
refused = _play.refused
changes = _play.changes
changes_by = _play.changes_by
