"""Drafting games with a fault each, which some check of the conformance kit must find."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from burgomaster.core.chance import Fast, Source
from burgomaster.core.choice import ByValue, Choice, Form, Notation, words_kind
from burgomaster.core.event import Cause, Event, Lying
from burgomaster.core.known import Known
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import Options, Rules
from burgomaster.core.step import EVERYBODY, Step, Task
from burgomaster.core.table import WHOLE_TABLE
from tests.core import drafting
from tests.core.drafting import DEAL, NOT_YET, PICK, D, Draft, Drafting, Pick, back


class Roll(ByValue):
    """A choice of which there are a billion."""

    def __init__(self, a: int, b: int, c: int) -> None:
        super().__init__()


class ShowsPicks(Draft):
    """`seen_by` forgets to blank others' picks."""

    def seen_by(self: D, seat: int) -> D:
        seen = super().seen_by(seat)
        seen.picks = self.picks[:]
        return seen


class CountsNothing(Draft):
    """A table that does not say what lies on it."""

    def lying(self) -> Lying:
        return {}


class ShowsOrder(Draft):
    """The backs of a hidden pack lie in the order of its cards."""

    def seen_by(self: D, seat: int) -> D:
        seen = super().seen_by(seat)
        for number, pack in enumerate(seen.packs):
            if pack and pack[0] < 0:
                seen.packs[number] = [back(card) for card in self.packs[number]]
        return seen


class ShowsDeck(Draft):
    """The smallest card of the deck is visible."""

    def seen_by(self: D, seat: int) -> D:
        seen = super().seen_by(seat)
        seen.deck = [*self.deck[:1], *sorted(map(back, self.deck[1:]))]
        return seen


class ChangesWhenSeen(Draft):
    """Looking at the table mixes it up."""

    def seen_by(self: D, seat: int) -> D:
        self.deck.reverse()
        return super().seen_by(seat)


class SharesPacks(Draft):
    """A clone has the same packs, not equal ones."""

    def clone(self: D) -> D:
        other = super().clone()
        other.packs = self.packs
        return other


class ShowsOneList(Draft):
    """All views are the same list, filled anew by whoever looks."""

    shown: ClassVar[list[Plain]] = []

    def view(self) -> dict[str, Plain]:
        self.shown[:] = [[*pack] for pack in self.packs]
        return {"packs": self.shown}


class SharesPicks(Draft):
    """A clone shares the picks, so that taking a pick back does not."""

    def clone(self: D) -> D:
        other = super().clone()
        other.picks = self.picks
        return other


class DropsPicks(Draft):
    """A clone forgets who has picked."""

    def clone(self: D) -> D:
        other = super().clone()
        other.picks = [NOT_YET] * len(self.picks)
        return other


class DumpsTooLittle(Draft):
    """A stored table does not say what was picked."""

    def dump(self) -> dict[str, Plain]:
        return {**super().dump(), "picks": [NOT_YET] * len(self.picks)}


class NobodyWins(Draft):
    """The best score is looked for among too many."""

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores()) if score > max(self.scores())]


class WinsAsSeen(Draft):
    """Who has won depends on who looks."""

    def winners(self) -> list[int]:
        return super().winners() if self.viewer == WHOLE_TABLE else [self.viewer % self.seats()]


class Lopsided(Drafting):
    """Rules whose tables have some fault."""

    def __init__(self, table_class: type[Draft]) -> None:
        super().__init__()
        self.table_class = table_class


class SomePick(drafting.PickCard):
    """A pick with some fault."""


class TellingRefusal(SomePick):
    """A refusal says who holds the card."""

    def why_not(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> Message:
        for number, pack in enumerate(table.packs):
            if isinstance(choice, Pick) and choice.card in pack:
                return Message("lies-in-pack", pack=number)
        return Message("lies-in-deck")


class TellingEvent(SomePick):
    """Everyone hears which card was picked."""

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        table.picks[seat] = choice.card
        if table.watched:
            table.tell(Event(Message("picked", seat=seat, card=choice.card)))


class TellsNobody(SomePick):
    """An event is made though nobody wants to hear it."""

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        super().take(table, seat, what, count, choice)
        table.tell(Event(Message("thinks", seat=seat)))


class TellingMove(SomePick):
    """Everyone sees the face of the card that is picked."""

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        table.picks[seat] = choice.card
        if table.watched:
            table.note("pick", choice.card, 1, None, ("pick", seat + 1, ""))


class TellingCause(SomePick):
    """What moves is told because of the card that is picked."""

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        if table.watched:
            table.because(Cause("card", "", choice.card))
        super().take(table, seat, what, count, choice)


class MovesUntold(SomePick):
    """A card is picked, and nobody is told that it moved."""

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        table.picks[seat] = choice.card
        if table.watched:
            table.tell(Event(Message("picked", seat=seat)))


class MovesTwice(SomePick):
    """A card is picked, and it is told twice."""

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        super().take(table, seat, what, count, choice)
        if table.watched:
            table.note("pick", 0, 1, None, ("pick", seat + 1, ""))


class TellingQuestion(SomePick):
    """The question to a seat names its lowest card, and everyone hears it."""

    def ask(self, table: Draft, seat: int, what: int, count: int) -> Message:
        return Message("ask-pick", lowest=table.held(seat)[0])


class OffersTwice(SomePick):
    """Every card is offered twice."""

    def offers(self, table: Draft, seat: int, what: int, count: int) -> list[Choice]:
        return super().offers(table, seat, what, count) * 2


class OffersByWhim(SomePick):
    """What is offered depends on what the seat cannot see."""

    def offers(self, table: Draft, seat: int, what: int, count: int) -> list[Choice]:
        offers = super().offers(table, seat, what, count)
        return offers[1:] if table.deck[0] % 2 and len(offers) > 2 else offers


class ChangesWhenRefusing(SomePick):
    """A refusal is not without consequence."""

    def why_not(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> Message:
        table.deck.append(table.deck.pop(0))
        return Message("no")


class LosesACard(SomePick):
    """A card falls under the table."""

    def run(self, table: Draft, seat: int, what: int, count: int) -> None:
        super().run(table, seat, what, count)
        table.deck = table.deck[1:]


class Silent(SomePick):
    """The picks come to light, but the table does not say so."""

    def run(self, table: Draft, seat: int, what: int, count: int) -> None:
        listener, table.listener = table.listener, None
        super().run(table, seat, what, count)
        table.listener = listener


class Glimpse(SomePick):
    """When the picks are laid open, everyone also gets a glimpse of the deck; the table says so."""

    def run(self, table: Draft, seat: int, what: int, count: int) -> None:
        super().run(table, seat, what, count)
        if table.watched:
            table.tell(Event(Message("glimpse", card=table.deck[0])))


class PrintsPicks(SomePick):
    """The log shows everyone what was picked."""

    def known_to(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return None


class GlimpseTooEarly(SomePick):
    """Everyone gets a glimpse of the deck before the table says that something comes to light."""

    def run(self, table: Draft, seat: int, what: int, count: int) -> None:
        if table.watched:
            table.tell(Event(Message("glimpse", card=table.deck[0])))
        super().run(table, seat, what, count)


class RefusesWhatIsHidden(SomePick):
    """Why a card is not on offer is told from who has it, and not from what the seat sees."""

    def why_not(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Pick) and any(choice.card in pack for pack in table.packs):
            return Message("in-another-pack", card=choice.card)
        return super().why_not(table, seat, what, count, choice)


class PicksForGood(SomePick):
    """Whoever picks gets a glimpse of the deck, so that the pick stands at once."""

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        super().take(table, seat, what, count, choice)
        table.reveal()


class NeverEnds(SomePick):
    """Nothing is ever taken out of the packs."""

    def run(self, table: Draft, seat: int, what: int, count: int) -> None:
        table.picks = [NOT_YET] * table.seats()
        table.push(self, EVERYBODY)


class SomeDeal(drafting.DealCard):
    """A deal with some fault."""


class DealsUnseen(SomeDeal):
    """Whoever is dealt a card sees it, but is told only its back."""

    def take(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, drafting.Deal)
        table.deck.remove(choice.card)
        insort(table.packs[what], choice.card)
        if table.watched:
            table.note("card", back(choice.card), 1, drafting.DECK, drafting.pack_of(what))


class LabelsAlike(SomeDeal):
    """All cards of a pack are drawn under the same label, so the fair stream could not tell them apart.

    It does not declare that it is given the number of a pack either.
    """

    def label(self, table: Draft, seat: int, what: int, count: int) -> str:
        return f"pack {what + 1}"


class PrintsDeals(SomeDeal):
    """The log shows everyone what was dealt."""

    def known_to(self, table: Draft, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return None


class LosesAnOutcome(SomeDeal):
    """The highest card is never offered, though it is drawn."""

    def offers(self, table: Draft, seat: int, what: int, count: int) -> list[Choice]:
        return super().offers(table, seat, what, count)[:-1]


class Replacing(Drafting):
    """Rules in which another step takes the place of one."""

    def __init__(self, step: drafting.PickCard | drafting.DealCard) -> None:
        super().__init__()
        self.step = step

    def new(self, options: Options, source: Source | None) -> Draft:
        return self._with_step(super().new(options, None), source)

    def load(self, data: Plain) -> Draft:
        return self._with_step(super().load(data), None)

    def _with_step(self, table: Draft, source: Source | None) -> Draft:
        steps: list[Step[Draft]] = [drafting.DEAL_CARD, drafting.PICK_CARD]
        table.agenda = [
            Task(self.step if isinstance(self.step, type(step)) else step, seat, what, count)
            for step, seat, what, count in [task.parts for task in table.agenda]
            if step in steps or step is self.step
        ]
        table.source = source
        return table


class LoadsSomethingElse(Drafting):
    """A loaded table is a turn ahead."""

    def load(self, data: Plain) -> Draft:
        table = super().load(data)
        table.passed += 1
        return table


class AnythingImagined(Draft):
    """What is imagined does not agree with what was seen."""

    def imagined(self, rng: Fast) -> AnythingImagined:
        table = super().imagined(rng)
        table.taken = [sorted(cards) for cards in reversed(table.taken)]
        return table


class ImaginesAnything(Drafting):
    """Its tables do."""

    table_class = AnythingImagined


class ImaginedAnew(Draft):
    """What is imagined cannot be repeated."""

    times: ClassVar[list[int]] = []

    def imagined(self, rng: Fast) -> ImaginedAnew:
        self.times.append(0)
        return super().imagined(Fast(len(self.times)))


class ImaginesAnew(Drafting):
    """Its tables do."""

    table_class = ImaginedAnew


class Word(Choice):
    """A choice that is a word."""

    def __init__(self, word: int) -> None:
        super().__init__()


class WritesTheSame(Drafting):
    """Two choices are written with the same word."""

    def __init__(self) -> None:
        Rules.__init__(
            self, "drafting", 1, Notation(DEAL, PICK, Form("say {w}", Word, w=words_kind("yes", "yes")))
        )
