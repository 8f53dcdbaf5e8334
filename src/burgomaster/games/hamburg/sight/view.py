"""What a seat may see: one allow-list, the only source of what leaves the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from burgomaster.core.sight import check_seen
from burgomaster.games.hamburg.box.components import (
    CARDS,
    COLOUR,
    COLOURS,
    DICE,
    FACES,
    FIRST_TILE,
    LEFT,
    MAJORITIES,
    RIGHT,
    TILE_NAMES,
    TILES,
    blank,
    number_of,
    tile_name,
    tile_number,
)
from burgomaster.games.hamburg.player import Player, Plot
from burgomaster.games.hamburg.scoring import final_scoring
from burgomaster.games.hamburg.sight.schema import (
    BoardView,
    CardView,
    Counts,
    ExchangeView,
    GardenView,
    HamburgPlayer,
    HamburgView,
    LyingView,
    MayorView,
    PartView,
    SiteView,
    WallView,
)
from burgomaster.games.hamburg.terms import NO_PRICE, rounds, square_price
from burgomaster.games.rows.masks import cards_in

if TYPE_CHECKING:
    from burgomaster.games.hamburg.box.box import Board
    from burgomaster.games.hamburg.part import Part
    from burgomaster.games.hamburg.table import Hamburg


def seen_by(table: Hamburg, seat: int) -> Hamburg:
    """Return a table in which everything that seat may not know is blank (ruling 2).

    Hidden are the faces in other hands, the faces of sites unless one laid them from one's own hand, the
    cards another player is being shown, and what others remember. What is hidden joins the undecided cards.
    """
    seen = table.clone()
    seen.viewer = seat
    for owner, player in enumerate(table.players):
        _hide(seen.players[owner], player, owner == seat)
    for card in _found_by_others(table, seat):
        seen.piles[COLOUR[card]] += 1
        seen.found = ()
    seen.undecided = unknown_to(table, seat)
    seen.leads = tuple([known if viewer == seat else () for viewer, known in enumerate(seen.leads)])
    return seen


def _hide(seen: Player, player: Player, own: bool) -> None:
    """Blank what the owner, or someone else, may not know of a player; `seen` is a clone."""
    seen.plots = _plots_seen(player, own)
    if not own:
        seen.hand = _hand_of_another(player)
        seen.held = _held_seen(player, own)


def _plots_seen(player: Player, own: bool) -> tuple[Plot, ...]:
    """Return a player's sites as the owner, or someone else, may know them."""
    if not own:
        return player.backs().plots
    return tuple(
        [
            plot.turned(blank(COLOUR[plot.face])) if plot.face > 0 and not plot.known else plot
            for plot in player.plots
        ]
    )


def _hand_of_another(player: Player) -> list[int]:
    """Return a hand as everyone but its owner may know it: the backs, in a fixed order."""
    return sorted([blank(COLOUR[card]) for card in player.hand])


def _held_seen(player: Player, own: bool) -> int:
    """Return the card a player holds as the owner, or someone else, may know it."""
    return player.held if own or player.held <= 0 else blank(COLOUR[player.held])


def _add_hidden(hidden: list[list[int]], player: Player, own: bool) -> None:
    """Add the faces that the owner, or someone else, may not know to those that may lie anywhere."""
    if own:
        for plot in player.plots:
            if plot.face > 0 and not plot.known:
                hidden[COLOUR[plot.face]].append(plot.face)
        return
    for card in player.hand:
        if card > 0:
            hidden[COLOUR[card]].append(card)
    if player.held > 0:
        hidden[COLOUR[player.held]].append(player.held)
    for colour, faces in enumerate(player.backs().faces):
        if faces:
            hidden[colour] += faces


def _found_by_others(table: Hamburg, seat: int) -> tuple[int, ...]:
    """Return the cards of a pile that are being shown to another seat."""
    return table.found if table.asked != seat else ()


def unknown_to(table: Hamburg, seat: int) -> list[tuple[int, ...]]:
    """Return the cards, colour by colour, of which a seat does not see where they are."""
    hidden: list[list[int]] = [[], [], [], [], []]
    for owner, player in enumerate(table.players):
        _add_hidden(hidden, player, owner == seat)
    for card in _found_by_others(table, seat):
        hidden[COLOUR[card]].append(card)
    return [
        tuple(sorted([*faces, *hidden[colour]])) if hidden[colour] else faces
        for colour, faces in enumerate(table.undecided)
    ]


_CARDS: Final[dict[int, CardView]] = {
    card: {"card": card if card > 0 else None, "colour": COLOURS[COLOUR[card]]}
    for card in [*range(1, CARDS + 1), *[blank(colour) for colour in range(len(COLOURS))]]
}
"""Every card, and every back, as it is shown: there once, as nobody may change a view."""


def _by_name(values: Sequence[int], names: tuple[str, ...]) -> Counts:
    return dict(zip(names, values, strict=True))


@lru_cache(maxsize=64)
def _board(board: Board) -> BoardView:
    left, right = [[COLOURS[colour] for colour in board.wall_colours[side]] for side in (LEFT, RIGHT)]
    return {
        "wall": {"left": left, "right": right},
        "wall_prices": board.wall_costs[:],
        "third_points": board.third_points,
    }


@lru_cache(maxsize=1024)
def _wall(board: Board, side: int, built: int) -> WallView:
    if built == len(board.wall_costs):
        return {"built": built, "next_colour": None, "next_price": None}
    return {
        "built": built,
        "next_colour": COLOURS[board.wall_colours[side][built]],
        "next_price": board.wall_costs[built],
    }


def _mayor(table: Hamburg, seat: int, tile: str) -> MayorView | None:
    name, _, face = tile.partition(" ")
    if not name:
        return None
    number = tile_number(TILES.index(name), FACES.index(face)) if face else 0
    used = table.players[seat].used >> number & 1 == 1
    return {"tile": name, "face": face or None, "used": used}


@lru_cache(maxsize=4096)
def _site(place: int, face: int, known: bool, buildings: tuple[int, ...]) -> SiteView:
    return {"place": place, "face": _CARDS[face], "owner_knows": known, "buildings": [*buildings]}


def _sites(plots: tuple[Plot, ...]) -> list[SiteView]:
    return [_site(place, plot.face, plot.known, plot.buildings) for place, plot in enumerate(plots, 1)]


def _player(table: Hamburg, seat: int) -> HamburgPlayer:
    player = table.players[seat]
    board = table.box.board
    left, right = player.wall
    garden: list[GardenView] = []
    for card, under in zip(player.garden, player.under, strict=True):
        garden.append({"card": card, "under": under or None})
    score = final_scoring(table, seat)
    price = square_price(table, seat)
    seen: HamburgPlayer = {
        "seat": seat + 1,
        "marks": player.marks,
        "points": player.points,
        "workers": _by_name(player.workers, COLOURS),
        "levels": _by_name(player.levels, COLOURS),
        "wall": {"left": _wall(board, LEFT, left), "right": _wall(board, RIGHT, right)},
        "statues": list(player.statues),
        "majorities": [MAJORITIES[majority] for majority in cards_in(player.active)],
        "square": player.square,
        "advance_price": price if price != NO_PRICE else None,
        "hand": [_CARDS[card] for card in player.hand],
        "drawn": [COLOURS[colour] for colour in player.drawn],
        "held": _CARDS[player.held] if player.held else None,
        "sites": _sites(player.plots),
        "garden": garden,
        "used": cards_in(player.used & (1 << FIRST_TILE) - 1),
        "score": score,
        "total": player.points + sum(score.values()),
    }
    if table.parts:
        tiles = [part.tiles(table, seat) for part in table.parts]
        seen["in_force"] = [number for each in tiles for number in cards_in(each)]
    for part in table.parts:
        if part.expansion == "mayors":
            seen["mayor"] = _mayor(table, seat, part.own_tile(seat))
        elif part.expansion == "statues":
            seen["zitronenjettes"] = _marks(table, part.statues_of(seat))
    return seen


def _marks(table: Hamburg, numbers: list[int]) -> list[int]:
    """Return the marks that each of these brings whoever takes it."""
    brought = [table.rows[number][0].spell().parts["goods"][0] for number in numbers]
    return [goods.number("count") for goods in brought]


def _exchange(table: Hamburg, part: Part) -> ExchangeView:
    """Return what lies at the stock exchange."""
    number = part.on_show(table)[0]
    places = [place for place, _, _ in part.lying(table)]
    said = table.rows[number][0].spell() if number else None
    return {
        "side": tile_name(number).split(" ")[1] if number else None,
        "number": number or None,
        "action": str(said.word("action")) if said is not None else None,
        "space": next(int(name) for zone, _, name in places if zone == "price_tracker"),
        "removed": [name.split(" ")[1] for zone, _, name in places if zone == "stock_removed"],
    }


def _part(table: Hamburg, part: Part) -> PartView:
    """Return what an expansion lays on the table."""
    found: list[LyingView] = []
    for ((zone, seat, name), thing, number), count in sorted(part.lying(table).items()):
        place, tile = _apart(name)
        found.append(
            {
                "thing": thing,
                "number": number or tile or None,
                "count": count,
                "zone": zone,
                "seat": seat or None,
                "name": place,
            }
        )
    return {"expansion": part.expansion, "lying": found}


def _apart(name: str) -> tuple[str, int]:
    """Return the name of a place without the side of a tile that lies there, and the number of that side."""
    words = name.split(" ")
    for at in range(len(words)):
        side = " ".join(words[at:])
        if side in TILE_NAMES:
            return " ".join(words[:at]), number_of(side)
    return name, 0


def _rounds(seen: Hamburg) -> int:
    """Return how many rounds the season has; in phase III that is fixed, whatever is in force since."""
    if seen.phase < 3:
        return rounds(seen)
    return seen.round + sum([1 for task in seen.agenda if task.step.name == "round"])


def _add_parts(seen: Hamburg, shown: HamburgView) -> None:
    """Add what expansions lay on the table."""
    if seen.parts:
        shown["parts"] = [_part(seen, part) for part in seen.parts]
    for part in seen.parts:
        if part.expansion == "statues":
            shown["zitronenjettes"] = _marks(seen, part.on_show(seen))
        elif part.expansion == "ships":
            shown["ships"] = [tile_name(number).split(" ")[1] for number in part.on_show(seen)]
        elif part.expansion == "exchange":
            shown["exchange"] = _exchange(seen, part)


def view(seen: Hamburg) -> HamburgView:
    """Return what a seat sees as typed plain data for people."""
    check_seen(seen)
    shown: HamburgView = {
        "game": "hamburg",
        "data": seen.box.name,
        "board": _board(seen.box.board),
        "changed": [*seen.box.changed_values()],
        "viewer": seen.viewer + 1,
        "players": [_player(seen, seat) for seat in range(len(seen.players))],
        "season": seen.season,
        "seasons": seen.box.board.seasons,
        "phase": seen.phase,
        "round": seen.round,
        "rounds": _rounds(seen),
        "first": seen.first + 1,
        "dice": _by_name(seen.dice, DICE),
        "windows": [DICE[colour] for colour in seen.box.board.windows],
        "cleric": seen.cleric + 1 if seen.cleric >= 0 else None,
        "guests": [COLOURS[colour] for colour in seen.guests],
        "floor": list(seen.floor),
        "floor_workers": _by_name(seen.floor_workers, COLOURS),
        "statues": list(seen.statues),
        "square": seen.box.board.square[:],
        "piles": _by_name(seen.piles, COLOURS),
        "discards": seen.discards[:],
        "shuffled": list(seen.shuffled),
        "tokens": sum(seen.stock),
        "open_tokens": [a + b for a, b in zip(seen.open_tokens, seen.step_tokens, strict=True)],
        "found": list(seen.found),
        "over": seen.over,
        "winners": [seat + 1 for seat in seen.winners()] if seen.over else [],
    }
    _add_parts(seen, shown)
    return shown


def view_for(table: Hamburg, seat: int, other: HamburgView) -> HamburgView:
    """Return what a seat sees, made of another viewer's view and the cards that only one of the two sees.

    With expansions everything is made anew: what of them a seat sees is theirs to say.
    """
    if table.parts or table.over:
        return view(seen_by(table, seat))
    shown, players = other.copy(), other["players"][:]
    for owner in {seat, other["viewer"] - 1}:
        if owner < len(players):
            player, changed, own = table.players[owner], players[owner].copy(), owner == seat
            held = _held_seen(player, own)
            changed["hand"] = [_CARDS[card] for card in (player.hand if own else _hand_of_another(player))]
            changed["held"] = _CARDS[held] if held else None
            changed["sites"] = _sites(_plots_seen(player, own))
            players[owner] = changed
    shown["viewer"] = seat + 1
    shown["players"] = players
    if table.found:
        hidden, piles = _found_by_others(table, seat), table.piles[:]
        for card in hidden:
            piles[COLOUR[card]] += 1
        shown["piles"] = _by_name(piles, COLOURS)
        shown["found"] = [] if hidden else list(table.found)
    return shown
