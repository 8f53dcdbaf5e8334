"""What only few cards do: effects on other players, activations of other cards, searches and the church."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event
from burgomaster.core.message import Message
from burgomaster.core.table import Ask, Step
from burgomaster.games.hamburg.actions import constructed
from burgomaster.games.hamburg.choices import (
    AGAIN_FORM,
    COPY_FORM,
    DEACTIVATE_FORM,
    DONE,
    FIND_FORM,
    GIVE_FORM,
    LOWERS,
    MOVE_CLERIC_FORM,
    PLACE_WORKER_FORM,
    RECOLOUR_FORM,
    RETURN_WORKER,
    TAKE_BACK_FORM,
    TAKE_WORKER,
    TUCK_FORM,
    USES,
    Again,
    Copy,
    Deactivate,
    Find,
    Give,
    Lower,
    MoveCleric,
    PlaceWorker,
    Recolour,
    ReturnWorker,
    TakeBack,
    TakeWorker,
    Tuck,
    Use,
)
from burgomaster.games.hamburg.components import (
    BLACK,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    FIRST_GARDEN,
    LEFT,
    MAJORITIES,
    OF_CATEGORY,
    OF_COLOUR,
    cards_in,
)
from burgomaster.games.hamburg.disasters import (
    CLOSE_TOKENS,
    FOR_OTHERS,
    RISE,
    TOKEN,
    decrease,
)
from burgomaster.games.hamburg.draws import STEAL, TURN_FACE
from burgomaster.games.hamburg.effect import Effect
from burgomaster.games.hamburg.effects import CHOOSE_WORKERS, SAME
from burgomaster.games.hamburg.knowledge import PILE, hand_of, learned
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.triggers import Pay, PayAny, activate, hindrance
from burgomaster.games.hamburg.view import unknown_to

# Effects on other players.


class EachOther(Effect):
    """Every other player does something, in turn order (ruling 10)."""

    def __init__(self, step: Step[Hamburg], count: int = 1) -> None:
        self.step: Final = step
        self.count: Final = count

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for other in reversed(table.in_turn_order()):
            if other != seat:
                table.push(self.step, other, seat, self.count)


class StealFromEach(Effect):
    """Draw a card at random from every other hand (169)."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for other in reversed(table.others(seat)):
            if table.players[other].hand:
                table.push(STEAL, seat, other)


class DeactivateMajority(Ask[Hamburg]):
    """Choose the majority token to turn back (085)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        active = table.players[seat].active
        return [DEACTIVATE_FORM.of(majority) for majority in range(5) if active >> majority & 1]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Deactivate)
        table.players[seat].active &= ~(1 << choice.majority)
        if table.listener is not None:
            table.report("deactivate", seat, majority=MAJORITIES[choice.majority])


DEACTIVATE: Final = DeactivateMajority("deactivate")


class GiveMarks(Step[Hamburg]):
    """Give marks to the player `what`, `count` of them as far as possible (171)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        given = min(count, table.players[seat].marks)
        table.pay_marks(seat, given)
        table.gain_marks(what, given)


GIVE_MARKS: Final = GiveMarks("give-marks")


class GiveWorkers(Ask[Hamburg]):
    """Choose the workers to give to the player `what`, `count` of them as far as possible (172)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        return [RETURN_WORKER[colour] for colour in range(5) if workers[colour]]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, ReturnWorker)
        table.return_workers(seat, choice.colour, 1)
        table.gain_workers(what, choice.colour, 1)
        if count > 1:
            table.push(self, seat, what, count - 1)


GIVE_WORKERS: Final = GiveWorkers("give-workers")


class GoBack(Step[Hamburg]):
    """Go back one space on City Hall Square (175)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        player = table.players[seat]
        if player.square:
            player.square -= 1
            if table.listener is not None:
                table.report("go-back", seat, space=player.square)


GO_BACK: Final = GoBack("go-back")


class Tribute(Effect):
    """Give a mark to each other player, as far as possible, for a point of each of them (103)."""

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if table.players[seat].marks else Message("marks-short", price=1, marks=0)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(GIVE_TRIBUTE, seat, 0)


class GiveTribute(Ask[Hamburg]):
    """Choose who gets a mark, if there are not enough for all; `what` holds who already got one."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        left = [other for other in table.others(seat) if not what >> other & 1]
        if not left or not table.players[seat].marks:
            return []
        if table.players[seat].marks >= len(left):  # enough for all: no choice
            left = left[:1]
        return [GIVE_FORM.of(other + 1) for other in left]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Give)
        table.pay_marks(seat, 1)
        table.gain_marks(choice.to, 1)
        table.gain_points(seat, table.lose_points(choice.to, 1))
        table.push(self, seat, what | 1 << choice.to)


GIVE_TRIBUTE: Final = GiveTribute("tribute")


class Curse(Effect):
    """Decrease a disaster; every other player must increase it (178)."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(CURSE, seat)


class CastCurse(Ask[Hamburg]):
    """Choose the disaster to decrease, which all others then increase."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        levels = table.players[seat].levels
        return [LOWERS[colour] for colour in range(5) if levels[colour]]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Lower)
        decrease(table, seat, choice.colour)
        for other in reversed(table.others(seat)):
            table.push(RISE, other, 1 << choice.colour)


CURSE: Final = CastCurse("curse")


class TokenForOthers(Effect):
    """Draw an intrigue token; every other player increases the disaster shown (236)."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(CLOSE_TOKENS, seat)
        table.push(TOKEN, seat, FOR_OTHERS)


# Workers.


class BuyWorkers(Effect):
    """Buy workers of any colours (027)."""

    def __init__(self, most: int, price: int) -> None:
        self.most: Final = most
        self.price: Final = price

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(BUY_WORKERS, seat, 0 if free else self.price, self.most)


class BuyWorker(Ask[Hamburg]):
    """Choose workers to buy at the price `what` each, `count` of them at most."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [*TAKE_WORKER, DONE] if table.players[seat].marks >= what else []

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, TakeWorker):
            table.pay_marks(seat, what)
            table.gain_workers(seat, choice.colour, 1)
            if count > 1:
                table.push(self, seat, what, count - 1)


BUY_WORKERS: Final = BuyWorker("buy-workers")


class ReturnDifferent(Effect):
    """Return up to five workers of different colours, a point and a mark for each (109)."""

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if any(table.players[seat].workers) else Message("no-workers")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(RETURN_DIFFERENT, seat)


class ReturnDifferentWorkers(Ask[Hamburg]):
    """Choose the next worker to return; `what` holds the colours returned already."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        choices: list[Choice] = [
            RETURN_WORKER[colour] for colour in range(5) if workers[colour] and not what >> colour & 1
        ]
        if what and choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, ReturnWorker):
            table.return_workers(seat, choice.colour, 1)
            table.gain_points(seat, 1)
            table.gain_marks(seat, 1)
            table.push(self, seat, what | 1 << choice.colour)


RETURN_DIFFERENT: Final = ReturnDifferentWorkers("return-different")


class Exchange(Effect):
    """Exchange any number of workers for others (111 to 114)."""

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if any(table.players[seat].workers) else Message("no-workers")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(EXCHANGE, seat)


class ExchangeWorkers(Ask[Hamburg]):
    """Choose a worker to exchange and its new colour.

    A colour that gave a worker takes none and the other way round: this reaches every outcome, and it ends.
    `what` holds the colours that gave, `count` those that took.
    """

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        choices: list[Choice] = []
        for colour in range(5):
            if workers[colour] and not count >> colour & 1:
                for into in range(5):
                    if into != colour and not what >> into & 1:
                        choices.append(RECOLOUR_FORM.of(colour, into))
        if choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Recolour):
            table.return_workers(seat, choice.colour, 1)
            table.gain_workers(seat, choice.into, 1)
            table.push(self, seat, what | 1 << choice.colour, count | 1 << choice.into)


EXCHANGE: Final = ExchangeWorkers("exchange")


class MatchingWorkers(Effect):
    """Gain a worker of each colour whose die shows the same as the black die (237)."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for each in range(5):
            if table.dice[each] == table.dice[BLACK]:
                table.gain_workers(seat, each, 1)


class WorkersForOnes(Effect):
    """Gain a worker of each die's colour that shows 1; any worker for the black die (212)."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for each in range(5):
            if table.dice[each] == 1:
                table.gain_workers(seat, each, 1)
        if table.dice[BLACK] == 1:
            table.push(CHOOSE_WORKERS, seat, 0, 1)


class WorkerOfEachColour(Effect):
    """Gain a worker of each colour, as far as the box has any left (095, ruling 26)."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for each in range(5):
            out = sum([player.workers[each] for player in table.players])
            out += table.floor_workers[each] + table.guests.count(each)
            if out < table.box.board.workers_in_box:
                table.gain_workers(seat, each, 1)


# Activating other cards.


class ReturnBuildings(Effect):
    """Return any number of own buildings to the hand; their sites stay (004)."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(RETURN_BUILDINGS, seat)


class ReturnBuilding(Ask[Hamburg]):
    """Choose a building to return to the hand."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = [TAKE_BACK_FORM.of(card) for card in cards_in(table.players[seat].display)]
        if choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, TakeBack):
            table.remove_building(seat, choice.card)
            table.return_to_hand(seat, choice.card)
            table.push(self, seat)


RETURN_BUILDINGS: Final = ReturnBuilding("return-buildings")


class ActivateAgain(Effect):
    """Activate a building of phase III a second time this season, paying its own price again (054)."""

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if ACTIVATE_AGAIN.offers(table, seat, card, 0) else Message("nothing-to-activate")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(ACTIVATE_AGAIN, seat, card)


class ActivateUsed(Ask[Hamburg]):
    """Choose the building to activate once more; never the card `what` itself."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        player = table.players[seat]
        mask = player.display & table.box.phase_three & player.used & ~(1 << what)
        return [AGAIN_FORM.of(card) for card in cards_in(mask) if hindrance(table, seat, card) is None]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Again)
        if table.listener is not None:
            table.report("use", seat, card=choice.card)
        activate(table, seat, choice.card)


ACTIVATE_AGAIN: Final = ActivateUsed("activate-again")


def asks_one_worker(table: Hamburg, card: int) -> bool:
    """Tell whether activating a card asks for exactly one worker (ruling 19)."""
    return sum([1 for effect in table.box.rows[card] if isinstance(effect, (Pay, PayAny))]) == 1


class ActivateWithoutWorkers(Effect):
    """Activate every building whose activation asks for exactly one worker, without the worker (060)."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        mask = 0
        for other in cards_in(table.players[seat].display):
            if asks_one_worker(table, other):
                mask |= 1 << other
        table.push(ACTIVATE_FREELY, seat, mask)


class ActivateFreely(Ask[Hamburg]):
    """Choose the next building to activate without its worker; `what` holds those that are left."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        mask = what & table.players[seat].display
        choices: list[Choice] = [
            USES[card] for card in cards_in(mask) if hindrance(table, seat, card, True) is None
        ]
        if choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Use):
            table.push(self, seat, what & ~(1 << choice.card))
            if table.listener is not None:
                table.report("use", seat, card=choice.card)
            activate(table, seat, choice.card, True)


ACTIVATE_FREELY: Final = ActivateFreely("activate-freely")


class CopyFlash(Effect):
    """Activate the flash of another player's building as if one had just constructed it (228)."""

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(COPY_FLASH, seat)


class CopyFlashOfOther(Ask[Hamburg]):
    """Choose the building whose flash to activate."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        mask = 0
        for other in table.others(seat):
            mask |= table.players[other].display
        return [
            COPY_FORM.of(card)
            for card in cards_in(mask & table.box.flash)
            if hindrance(table, seat, card) is None
        ]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Copy)
        if table.listener is not None:
            table.report("copy", seat, card=choice.card)
        activate(table, seat, choice.card)


COPY_FLASH: Final = CopyFlashOfOther("copy-flash")


class TuckBuilding(Effect):
    """Construct a building of the colour named under an own zoo card of that colour, for free (190)."""

    def suits(self, table: Hamburg, seat: int, colour: int) -> bool:
        return bool(TUCK.offers(table, seat, colour, 0))

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(TUCK, seat, colour)


class TuckUnderZoo(Ask[Hamburg]):
    """Choose the building from the hand and the zoo card it goes under, both of the colour `what`."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        player = table.players[seat]
        zoos = [
            zoo
            for zoo, under in zip(player.garden, player.under, strict=True)
            if not under
            and COLOUR[zoo] == what
            and zoo >= FIRST_GARDEN
            and CATEGORY[zoo] == CATEGORY[FIRST_GARDEN]
        ]
        mine = [card for card in player.hand if 0 < card < FIRST_GARDEN and COLOUR[card] == what]
        return [TUCK_FORM.of(card, zoo) for card in mine for zoo in zoos]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Tuck)
        player = table.players[seat]
        table.leave_hand(seat, choice.card)
        player.put_under(player.garden.index(choice.zoo), choice.card)
        player.display |= 1 << choice.card
        constructed(table, seat, choice.card)


TUCK: Final = TuckUnderZoo("tuck")


# Searching a draw pile.


class SearchPile(Effect):
    """Take a card of a category out of a draw pile, of a colour or of the colour named (037 to 041)."""

    def __init__(self, category: int, colour: int) -> None:
        self.category: Final = category
        self.colour: Final = colour

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        wanted = colour if self.colour == SAME else self.colour
        table.push(SHOW_FOUND, seat, wanted, self.category)
        # Which cards lie in the pile decides which lie under sites that nobody has looked at.
        for other, player in enumerate(table.players):
            for place, plot in enumerate(player.plots):
                if plot.face < 0 and COLOUR[plot.face] == wanted:
                    table.push(TURN_FACE, other, place + 1)


def show_matching(table: Hamburg, colour: int, category: int) -> None:
    """Take the matching cards out of a draw pile, to be shown to the searcher."""
    faces = table.undecided[colour]
    table.found = tuple([card for card in faces if CATEGORY[card] == category])
    table.undecided[colour] = tuple([card for card in faces if CATEGORY[card] != category])
    table.piles[colour] -= len(table.found)


class ShowFound(Step[Hamburg]):
    """Show the searcher the matching cards of the pile of colour `what`."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        show_matching(table, what, count)
        table.reveal()
        if table.found:
            table.push(SEARCH, seat, what, count)
        else:
            remember_search(table, seat, what, count, 0)
            if table.listener is not None:
                table.report("find-nothing", seat, colour=COLOURS[what], category=CATEGORIES[count])


SHOW_FOUND: Final = ShowFound("show-found")


class TakeFound(Ask[Hamburg]):
    """Choose one of the cards found in the pile of colour `what`."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [FIND_FORM.of(card) for card in table.found]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Find)
        rest = [card for card in table.found if card != choice.card]
        table.found = ()
        table.undecided[what] = tuple(sorted([*table.undecided[what], *rest]))
        table.piles[what] += len(rest)
        hand = table.players[seat].hand
        hand.append(choice.card)
        hand.sort()
        table.show(choice.card, PILE, 1 << seat)
        for card in rest:
            table.leads = learned(table.leads, 1 << card, PILE, 1 << seat)
        remember_search(table, seat, what, count, choice.card)
        if table.listener is not None:
            public = Message("find", seat=seat + 1, colour=COLOURS[what], category=CATEGORIES[count])
            private = Message("find-card", seat=seat + 1, card=choice.card)
            table.tell(Event(public, private, (seat,)))


SEARCH: Final = TakeFound("search")


def remember_search(table: Hamburg, seat: int, colour: int, category: int, taken: int) -> None:
    """Let everyone remember what a search told: who has such a card, or which are not in the pile."""
    matching = OF_CATEGORY[category] & OF_COLOUR[colour]
    elsewhere = 0
    for other in range(len(table.players)):
        elsewhere |= hand_of(other) | 64 << other
    for viewer in range(len(table.players) + 1):
        if viewer == seat or not taken:
            in_pile = 0
            for lead in table.leads[viewer]:
                if lead.places == PILE:
                    in_pile |= lead.cards
            for card in unknown_to(table, viewer)[colour]:
                if matching >> card & 1 and not in_pile >> card & 1:
                    table.leads = learned(table.leads, 1 << card, elsewhere, 1 << viewer)
        else:
            table.leads = learned(table.leads, matching, hand_of(seat), 1 << viewer)


# The church.


class PlaceInChurch(Effect):
    """Place a worker as a cleric on the window of its colour (189)."""

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if any(table.players[seat].workers) else Message("no-workers")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(PLACE_IN_CHURCH, seat)


class PlaceWorkerInChurch(Ask[Hamburg]):
    """Choose the worker to place in the church."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        return [PLACE_WORKER_FORM.of(colour) for colour in range(5) if workers[colour]]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, PlaceWorker)
        table.return_workers(seat, choice.colour, 1)
        table.guests += (choice.colour,)


PLACE_IN_CHURCH: Final = PlaceWorkerInChurch("place-in-church")


class MoveClericEffect(Effect):
    """Move this season's cleric one window to the left or right (235)."""

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if table.cleric >= 0 else Message("no-cleric")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(MOVE_CLERIC, seat)


class MoveClericStep(Ask[Hamburg]):
    """Choose where the cleric moves; there is no way round the ends (ruling 21)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [MOVE_CLERIC_FORM.of(side) for side in range(2) if 0 <= table.cleric - 1 + 2 * side <= 5]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, MoveCleric)
        table.cleric += -1 if choice.side == LEFT else 1
        if table.listener is not None:
            table.report("move-cleric", seat, window=table.cleric + 1)


MOVE_CLERIC: Final = MoveClericStep("move-cleric")

# The words of the rows.

steal_from_each: Final = StealFromEach()
tribute: Final = Tribute()
curse: Final = Curse()
token_for_others: Final = TokenForOthers()
return_different: Final = ReturnDifferent()
exchange: Final = Exchange()
matching_workers: Final = MatchingWorkers()
workers_for_ones: Final = WorkersForOnes()
worker_of_each_colour: Final = WorkerOfEachColour()
return_buildings: Final = ReturnBuildings()
activate_again: Final = ActivateAgain()
activate_without_workers: Final = ActivateWithoutWorkers()
copy_flash: Final = CopyFlash()
tuck: Final = TuckBuilding()
place_in_church: Final = PlaceInChurch()
move_cleric: Final = MoveClericEffect()


def buy_workers(most: int, price: int) -> Effect:
    """Buy workers of any colours."""
    return BuyWorkers(most, price)


def each_other(step: Step[Hamburg], count: int = 1) -> Effect:
    """Every other player does something."""
    return EachOther(step, count)


def search(category: int, colour: int) -> Effect:
    """Take a card of a category out of a draw pile."""
    return SearchPile(category, colour)
