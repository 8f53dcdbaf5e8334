"""Why something is not on offer: every reason is true, whatever lies on the table (see tests/games)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.conformance.case import sample
from burgomaster.core.message import Message
from burgomaster.core.step import Task, Toss
from burgomaster.games.hamburg import choices as verbs
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    BLACK,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    MAJORITIES,
    MAYORS,
    SIDES,
)
from burgomaster.games.hamburg.box.sets import standard_box
from burgomaster.games.hamburg.cards.prices import Pay, PayAny
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.expansions import with_expansions
from burgomaster.games.hamburg.expansions.mayors import FIRST_SIDE, Mayors
from burgomaster.games.hamburg.table import Hamburg, Player
from burgomaster.games.rows.choices import Again, Use
from burgomaster.games.rows.masks import cards_in
from tests.games.reasons import TIMES, Said, lively_choice, look
from tests.hamburg.tables import a_player, a_table

ACTIONS = {"TakeWorkers", "TakeMoney", "Decrease", "Wall", "Site", "Build", "Lay"}
VERBS: dict[str, set[str]] = {
    "act": ACTIONS,
    "activate-again": {"Again"},
    "activate-freely": {"Use"},
    "before-disasters": {"Use"},
    "build-wall": {"Segment"},
    "buy-workers": {"TakeWorker"},
    "choose-rise": {"Raise"},
    "choose-workers": {"TakeWorker"},
    "city-hall": {"Use", "Advance"},
    "copy-flash": {"Copy"},
    "curse": {"Lower"},
    "deactivate": {"Deactivate"},
    "discard": {"Discard"},
    "draw": {"Draw"},
    "exchange": {"Recolour"},
    "flash-again": {"Twice"},
    "give-workers": {"ReturnWorker"},
    "hold": {"Draw"},
    "lay-drawn": {"Draw"},
    "lose-building": {"LoseBuilding"},
    "lose-site": {"LoseSite"},
    "lower": {"Lower"},
    "lower-up-to": {"Lower"},
    "may-take-token": {"AcceptToken"},
    "move-cleric": {"MoveCleric"},
    "pay-any": {"ReturnWorker"},
    "place-in-church": {"PlaceWorker"},
    "prevent": {"Prevent"},
    "replenish": {"Draw"},
    "return-buildings": {"TakeBack"},
    "return-different": {"ReturnWorker"},
    "search": {"Find"},
    "select": {"Select"},
    "strike": {"Suffer"},
    "tear-down": {"TearDown"},
    "tribute": {"Give"},
    "tuck": {"Tuck"},
    "turn": ACTIONS | {"Use", "Again", "Announce", "EndTurn"},
}
"""What each question asks for; a refusal has more to say of these than that they are no answer."""


def mayor_of(table: Hamburg, seat: int) -> str:
    """Return the side of a mayor that a seat has, as it is written; nothing without the expansion."""
    held = [part.own_tile(seat) for part in table.parts]
    return held[0] if held else ""


def asked_for(table: Hamburg) -> set[str]:
    """Return what the question now asked asks for."""
    return VERBS[table.agenda[-1].step.name]


class Refusal(Said[Hamburg]):
    """A refusal with what can be looked up on Hamburg's tables."""

    def __init__(self, table: Hamburg, seat: int, choice: Choice, message: Message) -> None:
        super().__init__(table, seat, choice, message)
        self.me: Player = table.players[seat]
        self.mayor = mayor_of(table, seat)
        self.free = self.step.name == "activate-freely" or (
            self.step.name == "pay-any" and self.count >> 7 & 1
        )

    @property
    def card(self) -> int:
        return self.number("card")

    @property
    def colour(self) -> int:
        return COLOURS.index(self.word("colour"))

    @property
    def side(self) -> int:
        return SIDES.index(self.word("side"))

    def activation(self) -> str:
        return ACTIVATIONS[self.table.box.activation[self.card]]

    def left(self, card: int) -> list[int]:
        """Return the workers that are left when the fixed worker a card costs is returned."""
        workers = self.me.workers[:]
        if not self.free:
            for effect in self.table.box.rows[card]:
                if isinstance(effect, Pay):
                    workers[effect.colour] -= 1
        return workers

    def used_card(self) -> int:
        """Return the card whose activation is refused."""
        return self.chosen("card")

    def full(self, place: int) -> bool:
        room = 2 if self.me.display >> 192 & 1 else 1
        return len(self.me.plots[place - 1].buildings) >= room

    def lies_with(self, player: Player, card: int) -> bool:
        under = [each for each in player.under if each]
        return card in under or any(card in plot.buildings for plot in player.plots)

    def helps(self, card: int, colour: int) -> bool:
        """Tell whether a worker of this colour would make a card do something."""
        if card == 157:
            return self.me.levels[colour] > 0
        if card == 190:
            zoos = [
                zoo
                for zoo, under in zip(self.me.garden, self.me.under, strict=True)
                if zoo <= 260 and not under
            ]
            return any(COLOUR[zoo] == colour for zoo in zoos) and any(
                COLOUR[each] == colour and each <= 240 for each in self.me.hand
            )
        return True

    def asked_cards(self) -> list[int]:
        return [self.me.held] if self.step.name == "act" else self.me.hand

    def price(self) -> int:
        """Return what the choice costs, reckoned from the printed values."""
        if self.is_a("Build", "Lay"):
            card = self.chosen("card")
            price = self.table.box.cost[card]
            halves = {182: 1, 183: 0, 184: 3, 185: 4}
            for half, colour in halves.items():
                if self.me.display >> half & 1 and COLOUR[card] == colour and card <= 240:
                    price = -(-price // 2)
            return max(0, price - (3 if self.me.display >> 132 & 1 else 0))
        if self.is_a("Wall", "Segment"):
            price = self.me.wall[self.chosen("side")] + 1
            if self.me.display >> 232 & 1:
                price = min(price, self.table.dice[BLACK])
            if self.mayor == "moenckeberg a":
                price = min(price, 2)
            if self.is_a("Segment"):
                return price * self.what
            return 0 if self.me.display >> 108 & 1 else price
        if self.is_a("Advance"):
            dice = self.table.dice[: BLACK if self.mayor == "weber a" else None]
            low = sum(pips for pips in dice if pips < 3)
            return max(0, low - (2 if self.me.display >> 125 & 1 else 0)) + self.surcharge()
        card = self.used_card()
        return {2: 4, 68: 0, 103: 1}[card] + (self.surcharge() if card != 103 else 0)

    def surcharge(self) -> int:
        others = [each for each in self.table.players if each is not self.me and self.mayor != "weber a"]
        return (
            self.table.dice[BLACK] * sum(each.display >> 240 & 1 for each in others) * (self.table.phase == 2)
        )


def _marks_short(said: Refusal) -> bool:
    return said.number("price") == said.price() > said.me.marks == said.number("marks")


def _nothing_to_activate(said: Refusal) -> bool:
    """Nothing that was used could be used again, were it not for its marker."""
    table = said.table.clone()
    player = table.players[said.seat]
    player.workers[:] = said.left(54)
    used, player.used = player.used, 1 << 54
    table.agenda[-1] = Task(table.agenda[-1].step, said.seat, 1)
    table._choices = None
    offers = {choice.text for choice in table.offers()}
    return not any(f"use {card}" in offers for card in cards_in(used & ~(1 << 54)))


def _no_segment(said: Refusal) -> bool:
    times = 0 if said.used_card() == 145 else 2
    for built in said.me.wall:
        price = built + 1
        if said.me.display >> 232 & 1:
            price = min(price, said.table.dice[BLACK])
        if said.mayor == "moenckeberg a":
            price = min(price, 2)
        if built < 5 and price * times <= said.me.marks:
            return False
    return True


def _announcing(said: Refusal) -> bool:
    can = said.me.display >> 224 & 1 and said.me.workers[2] and said.count == 0
    can = can and (said.step.name == "act" or said.what == 0)
    return not (can and any(COLOUR[card] != said.chosen("colour") for card in said.asked_cards()))


def _tuck_colour(said: Refusal) -> bool:
    mine = COLOUR[said.chosen("card")], COLOUR[said.chosen("zoo")]
    return said.colour == said.what and mine != (said.what, said.what)


def _card_colour(said: Refusal) -> int:
    return COLOUR[said.chosen("card")] if said.count == 0 else said.count - 1


CLAIMS: dict[str, Callable[[Refusal], object]] = {
    "hb-action-done": lambda s: s.step.name == "turn" and s.what == 1,
    "hb-action-first": lambda s: s.is_a("EndTurn") and s.what == 0 and (s.me.hand or s.count),
    "hb-activated-already": lambda s: s.lies_with(s.me, s.card) and not s.what >> s.card & 1,
    "hb-activated-twice-already": lambda s: s.mayor == "kirchenpauer b" and s.me.used >> CARDS > 1,
    "hb-advanced-already": lambda s: s.is_a("Advance") and s.what == 1,
    "hb-all-levels-zero": lambda s: sum(s.me.levels) == 0,
    "hb-building-needs-site": lambda s: s.is_a("Lay") and s.card <= 240,
    "hb-card-not-in-hand": lambda s: s.card not in (*s.asked_cards(), *s.me.hand),
    "hb-colour-announced": lambda s: (
        s.count == s.colour + 1
        and (s.is_a("Use", "Again", "Build", "Lay") or COLOUR[s.chosen("card")] == s.colour)
    ),
    "hb-colour-returned": lambda s: s.what >> s.colour & 1 and s.chosen("colour") == s.colour,
    "hb-discards-empty": lambda s: not s.table.discards and not s.table.shuffled,
    "hb-exchange-one-way": lambda s: s.count >> s.chosen("colour") & 1 or s.what >> s.chosen("into") & 1,
    "hb-exchange-same": lambda s: s.chosen("colour") == s.chosen("into"),
    "hb-garden-needs-no-site": lambda s: s.is_a("Build") and s.card >= 241,
    "hb-level-zero": lambda s: s.me.levels[s.colour] == 0,
    "hb-low-dice": lambda s: 1 in s.table.dice or 2 in s.table.dice,
    "hb-lower-only": lambda s: s.what == s.colour + 1 and s.chosen("colour") != s.colour,
    "hb-majority-inactive": lambda s: not s.me.active >> MAJORITIES.index(s.word("majority")) & 1,
    "hb-marks-short": _marks_short,
    "hb-never-activated": lambda s: s.card in s.me.garden and 241 <= s.card <= 260,
    "hb-no-announcing": _announcing,
    "hb-no-cleric": lambda s: s.table.cleric == -1,
    "hb-no-flash": lambda s: s.activation() != "flash",
    "hb-no-free-site": lambda s: all(s.full(place + 1) for place in range(len(s.me.plots))),
    "hb-no-low-dice": lambda s: 1 not in s.table.dice and 2 not in s.table.dice,
    "hb-no-second-use": lambda s: s.is_a("Again") and s.mayor != "kirchenpauer b",
    "hb-no-segment": _no_segment,
    "hb-no-such-site": lambda s: s.number("place") > len(s.me.plots),
    "hb-no-window": lambda s: s.table.cleric == (0 if s.side == 0 else 5),
    "hb-no-worker-for-site": lambda s: (
        any(s.table.piles) and not any(s.table.piles[c] and s.left(s.used_card())[c] for c in range(5))
    ),
    "hb-no-worker-left": lambda s: sum(s.me.workers) == 1 and sum(s.left(s.used_card())) == 0,
    "hb-no-worker-that-helps": lambda s: (
        (s.free or sum(s.me.workers))
        and not any((s.free or s.me.workers[c]) and s.helps(s.card, c) for c in range(5))
    ),
    "hb-no-workers": lambda s: sum(s.me.workers) == 0,
    "not-asked-for": lambda s: not s.is_a(*asked_for(s.table)),
    "hb-not-at-others": lambda s: (
        not any(s.lies_with(player, s.card) for player in s.table.players if player is not s.me)
    ),
    "hb-not-building": lambda s: s.card >= 241,
    "hb-not-found": lambda s: s.card not in s.table.found,
    "hb-not-in-discards": lambda s: s.card not in s.table.discards and s.card not in s.table.shuffled,
    "hb-not-in-display": lambda s: not s.lies_with(s.me, s.card) and s.card not in s.me.garden,
    "hb-not-itself": lambda s: s.card == s.what,
    "hb-not-one-worker": lambda s: sum(isinstance(e, (Pay, PayAny)) for e in s.table.box.rows[s.card]) != 1,
    "hb-not-striking": lambda s: not s.what >> s.colour & 1,
    "hb-not-used-yet": lambda s: s.lies_with(s.me, s.card) and not s.me.used >> s.card & 1,
    "hb-not-zoo": lambda s: not 241 <= s.card <= 260,
    "hb-nothing-to-activate": _nothing_to_activate,
    "hb-only-card-taken": lambda s: s.card in s.me.hand and s.card not in s.asked_cards(),
    "hb-pile-empty": lambda s: s.table.piles[s.colour] == 0 and s.chosen("colour") == s.colour,
    "hb-piles-empty": lambda s: sum(s.table.piles) == 0,
    "hb-place-not-free": lambda s: s.full(s.number("place")) and s.chosen("place") == s.number("place"),
    "hb-select-category": lambda s: (
        CATEGORIES[s.what] == s.message.arguments["category"] and CATEGORY[s.chosen("card")] != s.what
    ),
    "hb-tribute-once": lambda s: (
        s.chosen("seat") - 1 in (s.seat, *range(len(s.table.players), 5))
        or s.what >> (s.chosen("seat") - 1) & 1
    ),
    "hb-tuck-colour": _tuck_colour,
    "hb-tuck-full": lambda s: s.me.under[s.me.garden.index(s.card)] > 0,
    "hb-use-later": lambda s: s.step.name == "before-disasters" and s.card == 2,
    "hb-used-this-season": lambda s: s.me.used >> s.card & 1,
    "hb-wall-colour": lambda s: (
        s.word("wanted")
        == COLOURS[s.table.box.board.wall_colours[s.side][s.me.wall[s.side]]]
        != COLOURS[_card_colour(s)]
        == s.message.arguments["colour"]
    ),
    "hb-wall-complete": lambda s: s.me.wall[s.side] == 5,
    "hb-wall-empty": lambda s: s.me.wall[s.side] == 0,
    "hb-worker-no-use": lambda s: (s.free or s.me.workers[s.colour]) and not s.helps(s.card, s.colour),
    "hb-worker-short": lambda s: s.me.workers[s.colour] == 0,
    "hb-works-as-flash": lambda s: s.activation() == "flash",
    "hb-works-by-announcing": lambda s: s.card == 224,
    "hb-works-by-itself": lambda s: s.activation() in ("I", "II") or s.activation().startswith("always"),
    "hb-works-in-final-scoring": lambda s: s.activation() == "laurel",
    "hb-works-in-phase": lambda s: s.activation() == s.message.arguments["activation"] != "I" * s.table.phase,
}
"""How each reason is looked up on the table."""

LIVELY = (Use, verbs.Build, Again, verbs.Twice)
"""What is chosen more often than the rest."""


def a_rich_table(rng: Fast, players: int) -> Hamburg:
    """Return a random table in the middle of a game, with much to use and little to pay with."""
    deck = list(range(1, CARDS + 1))

    def draw(count: int, low: int = 1, high: int = CARDS) -> list[int]:
        found = [card for card in deck if low <= card <= high]
        drawn = [found.pop(rng.below(len(found))) for _ in range(count)]
        for card in drawn:
            deck.remove(card)
        return drawn

    def some(most: int) -> str:
        return " ".join(COLOURS[rng.below(5)] for _ in range(rng.below(most + 1)))

    seats = []
    for _ in range(players):
        zoos = draw(rng.below(3), 241, 260)
        seats.append(
            a_player(
                marks=rng.below(25),
                workers=some(4),
                levels=some(2),
                hand=sorted(draw(1 + rng.below(6))),
                buildings=draw(3 + rng.below(8), 1, 240),
                sites=draw(rng.below(3)),
                garden=[*zoos, *draw(rng.below(2), 261, 280)],
                under={zoo: draw(1, 1, 240)[0] for zoo in zoos[: rng.below(2)]},
                wall=(rng.below(5), rng.below(5)),
            )
        )
    piles: dict[str, list[int]] = {}
    if rng.below(3) == 0:  # nearly empty
        blanks = Counter(COLOUR[plot.face] for seat in seats for plot in seat.plots if plot.face < 0)
        for number, colour in enumerate(COLOURS):
            left = [card for card in deck if COLOUR[card] == number]
            piles[colour] = left[: blanks[number] + rng.below(3)]
            deck = [card for card in deck if card not in piles[colour]]
    where = ("turn", "turn", "season", "dice")[rng.below(4)]
    parts = (Mayors(tuple(held)),) if (held := some_mayors(rng, players)) else ()
    box = with_expansions(standard_box(), ("mayors",)) if parts else None
    return a_table(*seats, discards=draw(rng.below(8)), piles=piles, at=where, box=box, parts=parts)


def some_mayors(rng: Fast, players: int) -> list[int]:
    """Return a side of a mayor for everyone, at every second table."""
    left = list(range(len(MAYORS)))
    if rng.below(2):
        return []
    return [FIRST_SIDE + 2 * left.pop(rng.below(len(left))) + rng.below(2) for _ in range(players)]


def tries(table: Hamburg, rng: Fast, seat: int) -> list[Choice]:
    """Return choices one could come up with: many of the question's own verbs, and some others."""
    found = sample(NOTATION, rng, 1)
    wanted = asked_for(table)
    player = table.players[seat]
    near = [
        *player.hand,
        *cards_in(player.display),
        *player.garden,
        *table.discards[-3:],
        *table.shuffled[:2],
    ]
    near += [
        card for card in (player.held, *table.found[:1], *[1 + rng.below(CARDS) for _ in range(4)]) if card
    ]
    for other in table.others(seat):
        near += cards_in(table.players[other].display)[:4]
    for form in NOTATION.forms:
        kinds = [*form.kinds.values()]
        if type(form.of(*[kind.low for kind in kinds])).__name__ not in wanted:
            continue
        values: list[tuple[int, ...]] = [()]
        for name, kind in form.kinds.items():
            if name == "place":
                likely = [*range(1, len(player.plots) + 2), CARDS]
            elif name == "zoo":
                likely = [*player.garden, near[0]] if near else [1]
            elif kind.high == CARDS:
                likely = near
            else:
                likely = [*range(kind.low, kind.high + 1)]
            values = [(*some, value) for some in values for value in likely]
        found += [form.of(*each) for each in dict.fromkeys(values)]
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(10 * TIMES))
def test_every_reason_is_true(players: int, seed: int) -> None:
    rng = Fast(100 * seed + players)
    table = a_rich_table(rng, players)
    seen: Counter[str] = Counter()
    for _ in range(80):
        if not isinstance(table.agenda[-1].step, Toss):
            look(table, partial(tries, table, rng), Refusal, CLAIMS, seen)
        table.apply(*lively_choice(table, rng, LIVELY))
    assert len(seen) > 10
