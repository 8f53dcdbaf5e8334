"""What every game promises of secrets: nobody gets a byte that depends on what it may not know."""

from __future__ import annotations

from typing import Final, TypeVar

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.conformance.case import (
    MANY,
    Case,
    fail,
    finish,
    moments,
    play_one,
    refusal,
    same,
    sample,
)
from burgomaster.core.event import Event, Listener
from burgomaster.core.game import Game
from burgomaster.core.known import text_for
from burgomaster.core.message import Plain
from burgomaster.core.replay import canonical, digest
from burgomaster.core.step import Toss
from burgomaster.core.table import Table
from burgomaster.core.teller import Prospect, prospects

T = TypeVar("T", bound=Table)


class _Ear(Listener):
    """Writes down what happens, as one seat hears it: words, movements and their cause."""

    def __init__(self, seat: int) -> None:
        self.hears_events = True
        self.revealed: bool = False
        self.heard: Final[list[Plain]] = []
        self._seat: Final = seat

    def reveal(self) -> None:
        self.revealed = True

    def tell(self, event: Event) -> None:
        message = event.for_seat(self._seat)
        moves: list[Plain] = [moved.data() for moved in event.moves_for(self._seat)]
        cause = event.cause.data() if event.cause is not None else None
        if message is not None or moves:
            self.heard.append([message.data() if message is not None else None, moves, cause])


def secrets_are_kept(case: Case[T]) -> None:
    """Whatever the viewer cannot know is arranged anew, and everything it gets stays equal, byte for byte."""
    for game in moments(case):
        table = game.table
        rng = case.rng(8)
        for viewer in range(table.seats() + 1):
            shown = _shown(case, table, viewer)
            encoded = shown["encoding of what is seen"]
            same(game, f"the encoding for viewer {viewer}", encoded, shown["encoding"])
            told = _told(table, viewer)
            for _ in range(2):
                other = case.permute(table.clone(), viewer, rng)
                if case.laws is not None:
                    case.laws(other)
                hidden = _shown(case, other, viewer)
                for what, data in shown.items():
                    same(game, f"what viewer {viewer} gets as {what}", data, hidden[what])
                _check_told(game, viewer, told, _told(other, viewer))


def _shown(case: Case[T], table: T, viewer: int) -> dict[str, Plain]:
    """Return everything a viewer gets of a table that stands still."""
    seen = table.seen_by(viewer)
    choices: list[Plain] = [choice.text for choice in table.offers_to(viewer)]
    refusals: list[Plain] = []
    for choice in sample(case.rules.notation, case.rng(9), 12):
        reason = refusal(table, viewer, choice)
        refusals.append(None if reason is None else [choice.text, reason.data()])
    encoder = case.rules.encoder(table)
    return {
        "seen_by": seen.dump(),
        "view": seen.view(),
        "questions": _asked(table),
        "choices": choices,
        "refusals": refusals,
        "encoding": encoder.encode(table, viewer).hex(),
        "encoding of what is seen": encoder.encode(seen, viewer).hex(),
    }


def _asked(table: Table) -> Plain:
    questions: list[Plain] = [[each.seat, each.step, each.ask.data()] for each in table.questions]
    return questions


Told = dict[str, set[str]]
"""By what a viewer knows afterwards: the entries and events it may have been told on the way."""


def _told(table: Table, viewer: int) -> Told:
    """Try everything that can be chosen or rolled now, and return what the viewer would be told of it.

    What brings something to light is left out: there the viewer rightly hears what it could not know.
    """
    told: Told = {}
    for seat, choice in _everything(table):
        after, ear = table.clone(), _Ear(viewer)
        after.listener = ear
        text = text_for(viewer, choice, table.known_to(seat, choice))
        after.apply(seat, choice)
        if not ear.revealed:
            knows = canonical([seat, after.seen_by(viewer).dump()])
            told.setdefault(knows, set()).add(canonical([text, *ear.heard]))
    return told


def _everything(table: Table) -> list[tuple[int, Choice]]:
    """Return every choice of everyone who is asked; nothing where there are too many."""
    if table.over:
        return []
    step, seat, what, count = table.agenda[-1].parts
    if isinstance(step, Toss):
        if step.outcomes(table, seat, what, count) > MANY:
            return []
        return [(CHANCE, choice) for choice in step.offers(table, seat, what, count)]
    found = [(question.seat, choice) for question in table.questions for choice in question.choices]
    return found if len(found) <= MANY else []


def _check_told(game: Game[T], viewer: int, told: Told, other: Told) -> None:
    """Fail if what a viewer is told differs though it knows the same before and after."""
    for knows, lines in told.items():
        if knows in other and other[knows] != lines:
            one, two = sorted(lines - other[knows]), sorted(other[knows] - lines)
            fail(game, f"viewer {viewer} is told more than it may know:\n  {one}\n  {two}")


def reveals_are_said(case: Case[T]) -> None:
    """Where its own choice shows a seat what it could not know, the table says so; then the choice stands.

    Choices are tried on the table and on one where all that the seat cannot know is arranged anew; without a
    reveal, and before any roll or draw, the seat must know the same afterwards.
    """
    game = Game(case.rules, case.options, None)
    chance, players, rng = case.rng(0), case.rng(1), case.rng(11)
    while not game.table.over:
        table = game.table
        for question in table.questions:
            seat = question.seat
            if seat == CHANCE:
                continue
            other = case.permute(table.clone(), seat, rng)
            choices = question.choices
            for choice in dict.fromkeys([choices[rng.below(len(choices))] for _ in range(3)]):
                outcomes = [_after(table, seat, choice), _after(other, seat, choice)]
                if outcomes[0] is not None and outcomes[1] is not None:
                    same(game, f"what seat {seat} learns by {choice}", outcomes[0], outcomes[1])
        play_one(game, chance, players)


def _after(table: Table, seat: int, choice: Choice) -> Plain:
    """Return what a seat sees after its choice; None if then a roll is due or something came to light."""
    after, ear = table.clone(), _Ear(seat)
    after.listener = ear
    after.choose(seat, choice)
    if ear.revealed or after.asked == CHANCE:
        return None
    return after.seen_by(seat).dump()


def seen_tables_agree(case: Case[T]) -> None:
    """Looking twice shows the same and changes nothing; what a seat sees tells its choices, and why not."""
    tries = case.rng(12)
    for game in moments(case):
        table = game.table
        before = digest(table)
        views = [table.seen_by(viewer).view() for viewer in range(table.seats() + 1)]
        for viewer in range(table.seats() + 1):
            seen = table.seen_by(viewer)
            for other in views:
                same(game, f"what viewer {viewer} is shown", views[viewer], table.view_for(viewer, other))
            same(game, f"what viewer {viewer} sees in what it sees", seen.dump(), seen.seen_by(viewer).dump())
            same(game, "who is asked what", _asked(table), _asked(seen))
            choices: list[Plain] = [choice.text for choice in table.offers_to(viewer)]
            found: list[Plain] = [choice.text for choice in seen.offers_to(viewer)]
            same(game, f"what viewer {viewer} can choose", choices, found)
            for choice in sample(case.rules.notation, tries, 4):
                reasons = [refusal(each, viewer, choice) for each in (table, seen)]
                told = [None if reason is None else reason.data() for reason in reasons]
                same(game, f"why viewer {viewer} is refused {choice}", told[0], told[1])
            if digest(table) != before:
                fail(game, "looking at the table changed it")


def views_stay(case: Case[T]) -> None:
    """Looking twice shows the same, and what was shown stays as it is, whoever looks or plays on.

    Views may share parts with each other and with later ones.
    """
    shown: list[tuple[int, dict[str, Plain], str]] = []
    for game in moments(case):
        table = game.table
        for viewer in range(table.seats() + 1):
            view = table.seen_by(viewer).view()
            shown.append((viewer, view, canonical(view)))
            same(game, f"what viewer {viewer} is shown again", view, table.seen_by(viewer).view())
        for viewer, view, text in shown:
            if canonical(view) != text:
                fail(game, f"what viewer {viewer} was shown before has changed since")


def imagination_agrees(case: Case[T]) -> None:
    """An imagined table is one the seat could sit at, the same from the same seed, and can be played."""
    for game in moments(case):
        table = game.table
        for seat in range(table.seats()):
            seen = table.seen_by(seat)
            before = canonical(seen.dump())
            imagined = seen.imagined(case.rng(20 + seat))
            if canonical(seen.dump()) != before:
                fail(game, "imagining changed what was seen")
            same(
                game, f"what seat {seat} sees of what it imagines", seen.dump(), imagined.seen_by(seat).dump()
            )
            again = table.seen_by(seat).imagined(case.rng(20 + seat))
            same(game, "what is imagined from the same seed", imagined.dump(), again.dump())
            choices: list[Plain] = [choice.text for choice in table.offers_to(seat)]
            found: list[Plain] = [choice.text for choice in imagined.offers_to(seat)]
            same(game, f"what seat {seat} can choose", choices, found)
            if case.laws is not None:
                case.laws(imagined)
            finish(imagined, Fast(seat), case.limit)
            if not imagined.over:
                fail(game, f"what seat {seat} imagined did not end")


def prospects_agree(case: Case[T]) -> None:
    """What a choice would bring is told alike in every world the seat can imagine, and it is the truth.

    Where nothing new comes to light, the seat then sees what it would see at the imagined table.
    """
    game = Game(case.rules, case.options, None)
    chance, players, worlds = case.rng(0), case.rng(1), case.rng(13)
    while not game.table.over:
        table = game.table
        for question in table.questions:
            seat = question.seat
            if seat != CHANCE and len(question.choices) <= MANY:
                imagined = table.seen_by(seat).imagined(worlds)
                truth = _foreseen(prospects(table.clone(), seat), seat)
                found = _foreseen(prospects(imagined, seat), seat)
                same(game, f"what seat {seat} is told that its choices bring", truth, found)
        play_one(game, chance, players)


def _foreseen(found: list[Prospect], seat: int) -> Plain:
    data: list[Plain] = []
    for each in found:
        brings: list[Plain] = [message.data() for message in each.brings]
        after = None if each.final else each.after.seen_by(seat).dump()
        warning = None if each.warning is None else each.warning.data()
        data.append([each.choice.text, brings, each.final, after, warning])
    return data
