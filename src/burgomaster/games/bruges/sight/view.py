"""What a seat may see: one allow-list, the only source of what leaves the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.sight import check_seen
from burgomaster.games.bruges.box.components import (
    COLOUR,
    COLOURS,
    GATEHOUSES,
    MAJORITIES,
    PILES,
    SIDES,
    blank,
)
from burgomaster.games.bruges.player import Player
from burgomaster.games.bruges.scoring import final_scoring
from burgomaster.games.bruges.sight.schema import (
    BrugesCard,
    BrugesPlayer,
    BrugesView,
    HouseView,
    PileView,
    SectionView,
)
from burgomaster.games.bruges.terms import NO_PRICE, advance_price, hand_limit, tile_price
from burgomaster.games.rows.masks import cards_in

if TYPE_CHECKING:
    from burgomaster.games.bruges.table import Bruges


def seen_by(table: Bruges, seat: int) -> Bruges:
    """Return a table in which everything that seat may not know is blank (ruling 8).

    Hidden are the faces in other hands, the faces of houses unless one laid them from one's own hand, and
    what others remember. What is hidden joins the undecided cards. Of piles nobody sees more than the top.
    """
    seen = table.clone()
    seen.viewer = seat
    hidden: list[list[int]] = [[], [], [], [], []]
    for owner, player in enumerate(seen.players):
        for card in _hide(player, owner == seat):
            hidden[COLOUR[card]].append(card)
    for colour, cards in enumerate(hidden):
        if cards:
            seen.undecided[colour] = tuple(sorted([*seen.undecided[colour], *cards]))
    seen.leads = tuple([known if viewer == seat else () for viewer, known in enumerate(seen.leads)])
    return seen


def _hide(player: Player, own: bool) -> list[int]:
    """Blank what the owner, or someone else, may not know of a player, and return what it was."""
    hidden = [house.face for house in player.houses if house.face > 0 and not (own and house.known)]
    if hidden:
        player.houses = tuple(
            [house if house.face < 0 or (own and house.known) else house.closed() for house in player.houses]
        )
    if not own:
        hidden += [card for card in [*player.hand, player.held] if card > 0]
        player.hand = sorted([blank(COLOUR[card]) for card in player.hand])
        player.held = blank(COLOUR[player.held]) if player.held else 0
    return hidden


def unknown_to(table: Bruges, seat: int) -> list[tuple[int, ...]]:
    """Return the cards, colour by colour, of which a seat does not see where they are."""
    return seen_by(table, seat).undecided


def _card(card: int) -> BrugesCard:
    return {"card": card if card > 0 else None, "colour": COLOURS[COLOUR[card]]}


def _numbers(values: list[int] | tuple[int, ...]) -> dict[str, int]:
    return dict(zip(COLOURS, values, strict=True))


def _section(table: Bruges, seat: int, side: int) -> SectionView:
    price = tile_price(table, seat, side)
    return {
        "colours": [COLOURS[colour] for colour in table.canal_of(seat)[side]],
        "built": table.players[seat].canal[side],
        "next_price": price if price != NO_PRICE else None,
    }


def _houses(player: Player) -> list[HouseView]:
    return [
        {
            "place": place,
            "face": _card(house.face),
            "owner_knows": house.known,
            "persons": list(house.persons),
        }
        for place, house in enumerate(player.houses, 1)
    ]


def _player(table: Bruges, seat: int) -> BrugesPlayer:
    player = table.players[seat]
    score = final_scoring(table, seat)
    price = advance_price(table, seat)
    return {
        "seat": seat + 1,
        "gatehouse": GATEHOUSES[table.gatehouses[seat]],
        "guilders": player.guilders,
        "points": player.points,
        "workers": _numbers(player.workers),
        "threats": _numbers(player.threats),
        "canal": {name: _section(table, seat, side) for side, name in enumerate(SIDES)},
        "sections": [SIDES[side] for side in cards_in(player.sections)],
        "statues": list(player.statues),
        "majorities": [MAJORITIES[majority] for majority in cards_in(player.active)],
        "reputation": player.reputation,
        "advance_price": price if price != NO_PRICE else None,
        "hand": [_card(card) for card in player.hand],
        "hand_limit": hand_limit(table, seat),
        "drawn": [COLOURS[colour] for colour in player.drawn],
        "held": _card(player.held) if player.held else None,
        "houses": _houses(player),
        "used": cards_in(player.used),
        "forged": COLOURS[player.forged - 1] if player.forged else None,
        "score": score,
        "total": player.points + sum(score.values()),
    }


def _pile(table: Bruges, pile: int) -> PileView:
    top = table.tops[pile]
    return {"cards": table.piles[pile], "top": COLOURS[top] if top >= 0 else None}


def view(seen: Bruges) -> BrugesView:
    """Return what a seat sees as typed plain data for people."""
    check_seen(seen)
    board = seen.box.board
    return {
        "game": "bruges",
        "data": seen.box.name,
        "changed": [*seen.box.changed_values()],
        "viewer": seen.viewer + 1,
        "players": [_player(seen, seat) for seat in range(len(seen.players))],
        "round": seen.round,
        "phase": seen.phase,
        "lap": seen.lap,
        "laps": board.laps,
        "last": seen.last or None,
        "first": seen.first + 1,
        "dice": _numbers(seen.dice),
        "reputation": board.reputation[:],
        "canal_prices": board.canal_costs[:],
        "third_points": board.third_points,
        "statues": list(seen.statues),
        "piles": {name: _pile(seen, pile) for pile, name in enumerate(PILES)},
        "discards": seen.discards[:],
        "over": seen.over,
        "winners": [seat + 1 for seat in seen.winners()] if seen.over else [],
    }
