"""What a player does in a turn: the six standard actions, the use of buildings, and the end of the turn."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Ask
from burgomaster.games.hamburg.box.components import (
    ACTIONS,
    ACTIVATIONS,
    BUILD,
    COLOUR,
    COLOURS,
    DECREASE,
    FIRST_GARDEN,
    FLASH,
    GRAY,
    LAUREL,
    LEFT,
    NO_ACTIVATION,
    PHASE_II,
    PHASE_III,
    RIGHT,
    SIDES,
    SITE,
    TAKE_MONEY,
    TAKE_WORKERS,
    WALL,
    cards_in,
)
from burgomaster.games.hamburg.cards.effect import (
    ADVANCED,
    AFTER_ACTION,
    BUILDING_DISCOUNT,
    HALF_PRICE,
    IN_PHASE_THREE,
    NO_COLOUR,
    OTHER_BUILT,
    OTHER_WALLED,
    RECOLOURS,
)
from burgomaster.games.hamburg.cards.triggers import (
    activate,
    flash,
    follow_later,
    followers,
    hindrance,
    set_off,
)
from burgomaster.games.hamburg.choices import (
    ANNOUNCES,
    BUILD_FORM,
    DECREASE_WITH,
    END_TURN,
    LAY_WITH,
    MONEY_WITH,
    SITE_WITH,
    USES,
    WALL_WITH,
    WORKERS_WITH,
    Announce,
    Build,
    Decrease,
    EndTurn,
    Lay,
    Site,
    StandardAction,
    TakeMoney,
    TakeWorkers,
    Use,
    Wall,
)
from burgomaster.games.hamburg.disasters import decrease
from burgomaster.games.hamburg.draws import play_from_hand
from burgomaster.games.hamburg.sight.knowledge import hand_of, learned, shown, sites_of
from burgomaster.games.hamburg.table import Hamburg, Plot
from burgomaster.games.hamburg.terms import NO_PRICE, building_price, wall_price

BEFORE_ACTION: Final = 0
AFTER: Final = 1


# Things that happen by standard actions and by buildings alike.


def advance(table: Hamburg, seat: int) -> None:
    """Move a pawn one space on City Hall Square; on the last space it earns points instead."""
    player = table.players[seat]
    if player.square + 1 < len(table.box.board.square):
        player.square += 1
        if table.watched:
            table.report("hb-advance", seat, space=player.square)
    else:
        if table.watched:
            table.report("hb-square-end", seat)
        table.gain_points(seat, table.box.board.square_extra)
    set_off(table, seat, ADVANCED, -1)


def build_segment(table: Hamburg, seat: int, side: int) -> int:
    """Put a segment on the wall and return its colour; a half completed for the first time earns a statue."""
    player = table.players[seat]
    colour = table.box.board.wall_colours[side][player.wall[side]]
    player.put_wall(side, player.wall[side] + 1)
    if table.watched:
        table.report("hb-build-segment", seat, side=SIDES[side], colour=COLOURS[colour])
    if player.wall[side] == 5 and not player.halves >> side & 1:
        player.halves |= 1 << side
        take_statue(table, seat)
    for other in table.others(seat):
        set_off(table, other, OTHER_WALLED, -1, colour)
    return colour


def take_statue(table: Hamburg, seat: int) -> None:
    """Take the statue that is worth most, if there is one left."""
    if table.statues:
        statue = table.statues[0]
        table.statues = table.statues[1:]
        table.players[seat].statues += (statue,)
        if table.watched:
            table.report("hb-take-statue", seat, count=statue)


def lay_site(table: Hamburg, seat: int, card: int, seen: bool) -> None:
    """Lay a card from the hand as a site, face down; `seen`: everyone has just seen which card it is."""
    player = table.players[seat]
    if player.held == card:
        player.held = 0
    else:
        player.hand.remove(card)
    player.plots += (Plot(card, True, ()),)
    if seen:
        others = table.all_but(seat)
        table.leads = learned(
            shown(table.leads, card, hand_of(seat), others), 1 << card, sites_of(seat), others
        )
    else:
        table.follow(COLOUR[card], hand_of(seat), sites_of(seat), 1 << seat)
    if table.watched:
        table.report("hb-lay-site", seat, colour=COLOURS[COLOUR[card]])


def constructed(table: Hamburg, seat: int, card: int) -> None:
    """Set off what follows from a building just constructed, however it was (ruling 15).

    First its flash, whole; then others gain from it, by what stood there when it was laid out (ruling 44).
    """
    if table.watched:
        table.report("hb-construct", seat, card=card)
    colour = COLOUR[card]
    for other in reversed(table.others(seat)):
        follow_later(table, other, OTHER_BUILT, followers(table, other, OTHER_BUILT, -1, colour), colour)
    flash(table, seat, card)


# The standard actions.


def action_offers(
    table: Hamburg, seat: int, cards: list[int], announced: int, choices: list[Choice]
) -> list[Choice]:
    """Add every standard action that these cards allow; `announced` is the colour given to them (224)."""
    player = table.players[seat]
    levels = player.levels
    workers = player.workers
    marks = player.marks
    wall_colour = [NO_COLOUR, NO_COLOUR]
    for side in (LEFT, RIGHT):
        price = wall_price(table, seat, side, True)
        if price != NO_PRICE and price <= marks:
            wall_colour[side] = table.box.board.wall_colours[side][player.wall[side]]
    left, right = wall_colour
    places = table.free_places(seat)
    changed = player.answering & (1 << HALF_PRICE | 1 << BUILDING_DISCOUNT)
    costs = table.box.cost
    for card in cards:
        colour = COLOUR[card]
        if announced != NO_COLOUR:
            if colour == announced:
                continue
            colour = announced
        choices.append(WORKERS_WITH[card])
        choices.append(MONEY_WITH[card])
        if levels[colour]:
            choices.append(DECREASE_WITH[card])
        if colour == left:
            choices.append(WALL_WITH[LEFT][card])
        if colour == right:
            choices.append(WALL_WITH[RIGHT][card])
        if workers[colour]:
            choices.append(SITE_WITH[card])
        if announced == NO_COLOUR and (places or card >= FIRST_GARDEN):
            cost = building_price(table, seat, card) if changed else costs[card]
            if cost <= marks:
                if card >= FIRST_GARDEN:
                    choices.append(LAY_WITH[card])
                else:
                    for place in places:
                        choices.append(BUILD_FORM.of(card, place))
    return choices


def _play(table: Hamburg, seat: int, card: int, action: int) -> None:
    """Put the card of a standard action on the discard pile, and say which action it is."""
    play_from_hand(table, seat, card)
    if table.watched:
        table.report("hb-act", seat, card=card, action=ACTIONS[action])


def announce(table: Hamburg, seat: int, colour: int) -> None:
    """Return a gray worker, so that the card of the next action counts as another colour (224)."""
    table.players[seat].workers[GRAY] -= 1
    if table.watched:
        table.report("hb-announce", seat, colour=COLOURS[colour])


def act(table: Hamburg, seat: int, choice: Choice, announced: int, seen: bool = False) -> None:
    """Carry out a standard action with a card from the hand, or with the card held."""
    assert isinstance(choice, StandardAction)
    card = choice.card
    colour = COLOUR[card] if announced == NO_COLOUR else announced
    if isinstance(choice, TakeWorkers):
        _play(table, seat, card, TAKE_WORKERS)
        table.gain_workers(seat, colour, 3)
        set_off(table, seat, AFTER_ACTION, TAKE_WORKERS, colour)
    elif isinstance(choice, TakeMoney):
        _play(table, seat, card, TAKE_MONEY)
        table.gain_marks(seat, table.dice[colour])
        set_off(table, seat, AFTER_ACTION, TAKE_MONEY, colour)
    elif isinstance(choice, Decrease):
        _play(table, seat, card, DECREASE)
        decrease(table, seat, colour)
        set_off(table, seat, AFTER_ACTION, DECREASE, colour)
    elif isinstance(choice, Wall):
        _play(table, seat, card, WALL)
        table.pay_marks(seat, wall_price(table, seat, choice.side, True))
        build_segment(table, seat, choice.side)
        set_off(table, seat, AFTER_ACTION, WALL, colour)
    elif isinstance(choice, Site):
        table.return_workers(seat, colour, 1)
        lay_site(table, seat, card, seen)
        set_off(table, seat, AFTER_ACTION, SITE, COLOUR[card])
    elif isinstance(choice, Lay):
        table.pay_marks(seat, building_price(table, seat, card))
        table.leave_hand(seat, card)
        table.players[seat].garden += (card,)
        table.players[seat].under += (0,)
        if table.watched:
            table.report("hb-lay", seat, card=card)
        set_off(table, seat, AFTER_ACTION, BUILD, colour)
    else:
        assert isinstance(choice, Build)
        # What stood there when the action was chosen follows it, when all else is done: 166 not itself.
        following = followers(table, seat, AFTER_ACTION, BUILD, colour)
        follow_later(table, seat, AFTER_ACTION, following, colour)
        table.pay_marks(seat, building_price(table, seat, card))
        table.leave_hand(seat, card)
        table.stand(seat, card, choice.place)
        constructed(table, seat, card)


def action_refusal(
    table: Hamburg, seat: int, cards: list[int], announced: int, choice: StandardAction
) -> Message | None:
    """Return why a standard action is not on offer; None if the choice is no standard action."""
    card = choice.card
    player = table.players[seat]
    if card not in cards:
        return Message("hb-card-not-in-hand", card=card)
    if announced != NO_COLOUR and (isinstance(choice, (Build, Lay)) or COLOUR[card] == announced):
        return Message("hb-colour-announced", colour=COLOURS[announced])
    colour = COLOUR[card] if announced == NO_COLOUR else announced
    if isinstance(choice, Decrease):
        return Message("hb-level-zero", colour=COLOURS[colour])
    if isinstance(choice, Wall):
        price = wall_price(table, seat, choice.side, True)
        if price == NO_PRICE:
            return Message("hb-wall-complete", side=SIDES[choice.side])
        wanted = table.box.board.wall_colours[choice.side][player.wall[choice.side]]
        if wanted != colour:
            return Message(
                "hb-wall-colour", side=SIDES[choice.side], wanted=COLOURS[wanted], colour=COLOURS[colour]
            )
        return Message("hb-marks-short", price=price, marks=player.marks)
    if isinstance(choice, Site):
        return Message("hb-worker-short", colour=COLOURS[colour])
    if isinstance(choice, (Build, Lay)):
        if isinstance(choice, Lay) != (card >= FIRST_GARDEN):
            return Message(
                "hb-garden-needs-no-site" if card >= FIRST_GARDEN else "hb-building-needs-site", card=card
            )
        if isinstance(choice, Build) and choice.place not in table.free_places(seat):
            return no_place(table, seat, choice.place)
        return Message("hb-marks-short", price=building_price(table, seat, card), marks=player.marks)
    return None


def no_place(table: Hamburg, seat: int, place: int) -> Message:
    """Return why nothing can be built on a site."""
    if not table.free_places(seat):
        return Message("hb-no-free-site")
    there = place <= len(table.players[seat].plots)
    return Message("hb-place-not-free" if there else "hb-no-such-site", place=place)


# The turn.


def use_offers(table: Hamburg, seat: int, choices: list[Choice]) -> list[Choice]:
    """Add every building of phase III that can be activated now, once a season each."""
    player = table.players[seat]
    if player.answering >> IN_PHASE_THREE & 1:
        for card in cards_in(player.display & table.box.phase_three & ~player.used):
            if hindrance(table, seat, card) is None:
                choices.append(USES[card])
    return choices


def use(table: Hamburg, seat: int, card: int) -> None:
    """Put a marker on a building and activate it."""
    table.players[seat].used |= 1 << card
    if table.watched:
        table.report("hb-use", seat, card=card)
    activate(table, seat, card)


def use_refusal(table: Hamburg, seat: int, card: int, phase: int) -> Message:
    """Return why a building cannot be activated now."""
    player = table.players[seat]
    if not player.display >> card & 1 and card not in player.garden:
        return Message("hb-not-in-display", card=card)
    if not phase >> card & 1:
        return when_it_works(table, card)
    if player.used >> card & 1:
        return Message("hb-used-this-season", card=card)
    return hindrance(table, seat, card) or Message("hb-use-later", card=card)


def when_it_works(table: Hamburg, card: int) -> Message:
    """Return when a card of a display works that cannot be used in this phase: its symbol tells."""
    activation = table.box.activation[card]
    if activation == NO_ACTIVATION:
        return Message("hb-never-activated", card=card)
    if table.box.hooks[RECOLOURS] >> card & 1:
        return Message("hb-works-by-announcing", card=card)
    if activation == FLASH:
        return Message("hb-works-as-flash", card=card)
    if activation == LAUREL:
        return Message("hb-works-in-final-scoring", card=card)
    if activation in (PHASE_II, PHASE_III):
        return Message("hb-works-in-phase", card=card, activation=ACTIVATIONS[activation])
    return Message("hb-works-by-itself", card=card)


def announce_offers(table: Hamburg, seat: int, cards: list[int], choices: list[Choice]) -> None:
    """Add the colours that can be announced for the next standard action, for a gray worker (224)."""
    if table.answers(seat, RECOLOURS) and table.players[seat].workers[GRAY]:
        for colour in range(5):
            if any(COLOUR[card] != colour for card in cards):
                choices.append(ANNOUNCES[colour])


class TakeTurn(Ask[Hamburg]):
    """A player's turn: one standard action, buildings before and after it (phase III).

    `what` tells whether the action is done, `count` is 1 + the colour announced for it.
    """

    always = True

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = []
        if what == AFTER:
            use_offers(table, seat, choices)
            choices.append(END_TURN)
            return choices
        hand = table.players[seat].hand
        action_offers(table, seat, hand, count - 1, choices)
        if count == 0:
            announce_offers(table, seat, hand, choices)
            use_offers(table, seat, choices)
            if not hand:
                choices.append(END_TURN)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, EndTurn):
            return
        if isinstance(choice, Use):
            table.push(self, seat, what, count)
            use(table, seat, choice.card)
        elif isinstance(choice, Announce):
            announce(table, seat, choice.colour)
            table.push(self, seat, what, choice.colour + 1)
        else:
            table.push(self, seat, AFTER)
            act(table, seat, choice, count - 1)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        if count:
            return Message("hb-ask-action-in-colour", colour=COLOURS[count - 1])
        uses = bool(use_offers(table, seat, []))
        if what == AFTER:
            return Message("hb-ask-end-turn-or-use" if uses else "hb-ask-end-turn")
        if not table.players[seat].hand:
            return Message("hb-ask-turn-without-cards")
        return Message("hb-ask-turn-or-use" if uses else "hb-ask-turn")

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, EndTurn):
            return Message("hb-action-first")
        if isinstance(choice, Use):
            if count:
                return Message("hb-colour-announced", colour=COLOURS[count - 1])
            return use_refusal(table, seat, choice.card, table.box.phase_three)
        if isinstance(choice, StandardAction):
            if what == AFTER:
                return Message("hb-action-done")
            reason = action_refusal(table, seat, table.players[seat].hand, count - 1, choice)
            if reason is not None:
                return reason
        if isinstance(choice, Announce):
            return Message("hb-no-announcing")
        return super().why_not(table, seat, what, count, choice)


TURN: Final = TakeTurn("turn")


class ActWithHeld(Ask[Hamburg]):
    """Take a standard action with the card just drawn; `what` 1: all have seen it; `count` as in a turn."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = []
        held = table.players[seat].held
        if held:
            action_offers(table, seat, [held], count - 1, choices)
            if count == 0:
                announce_offers(table, seat, [held], choices)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Announce):
            announce(table, seat, choice.colour)
            table.push(self, seat, what, choice.colour + 1)
        else:
            act(table, seat, choice, count - 1, what == 1)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, StandardAction):
            reason = action_refusal(table, seat, [table.players[seat].held], count - 1, choice)
            if reason is not None:
                return reason
        return super().why_not(table, seat, what, count, choice)


ACT: Final = ActWithHeld("act")
