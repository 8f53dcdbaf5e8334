"""What every game promises of its tables, records and choices."""

from __future__ import annotations

from typing import TypeVar

from burgomaster.core.chance import CHANCE
from burgomaster.core.choice import Choice
from burgomaster.core.conformance.case import (
    MANY,
    Case,
    all_offers,
    fail,
    finish,
    moments,
    play_one,
    random_choice,
    same,
    sample,
)
from burgomaster.core.event import Event, Listener
from burgomaster.core.game import Game, resume
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.reading import read_json, read_record, record_from_json
from burgomaster.core.replay import canonical, digest, replay
from burgomaster.core.step import EVERYBODY, Ask, Toss
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)


def games_end(case: Case[T]) -> None:
    """Games end, somebody wins, the laws hold after every entry, and whoever is asked has a choice."""
    game = Game(case.rules, case.options, None)
    chance, players = case.rng(0), case.rng(1)
    while True:
        table = game.table
        if case.laws is not None:
            try:
                case.laws(table)
            except AssertionError as broken:
                fail(game, f"a law is broken: {broken}")
        if table.over:
            break
        _check_questions(game)
        if len(game.entries) > case.limit:
            fail(game, f"no end after {case.limit} entries")
        play_one(game, chance, players)
    if table.questions or table.agenda:
        fail(game, "the game is over, but something is still asked or to be done")
    _check_winners(game)


def _check_winners(game: Game[T]) -> None:
    """Fail if nobody has won, or if someone who looks at the finished table sees another end."""
    table = game.table
    scores, winners = table.scores(), table.winners()
    if not winners or winners != [seat for seat in range(table.seats()) if seat in winners]:
        fail(game, f"the game is over, and these have won: {winners}")
    for viewer in range(table.seats() + 1):
        seen = table.seen_by(viewer)
        if (seen.scores(), seen.winners()) != (scores, winners):
            fail(game, f"viewer {viewer} sees that {seen.winners()} have won instead of {winners}")


def _check_questions(game: Game[T]) -> None:
    """Fail if a question has no choice, the same choice twice, or only one that could be taken by itself."""
    table = game.table
    step, seat, what, count = table.agenda[-1].parts
    if not table.questions:
        fail(game, "the game is not over, but nobody is asked")
    if isinstance(step, Toss):
        if step.outcomes(table, seat, what, count) < 2:
            fail(game, f"{step.name} has one outcome and should not be asked for")
        return
    for question in table.questions:
        if table.automatic >> question.seat & 1:
            fail(game, f"seat {question.seat} is asked {question.step}, though the rules play it")
        choices = question.choices
        if len(set(choices)) != len(choices):
            fail(game, f"{question.step} offers the same choice twice: {choices}")
        if not choices or (len(choices) == 1 and not (isinstance(step, Ask) and step.always)):
            fail(game, f"seat {question.seat} is asked {question.step} with {choices} on offer")


def tasks_are_declared(case: Case[T]) -> None:
    """Whatever is to be done is given the numbers that its step declares, and no others."""
    game = Game(case.rules, case.options, None)
    chance, players = case.rng(0), case.rng(1)
    while not game.table.over:
        for step, seat, what, count in [task.parts for task in game.table.agenda]:
            if not step.fits(what, count):
                fail(game, f"{step.text(seat, what, count)} is to be done, but it is declared as {step.form}")
        play_one(game, chance, players)


class _Recorder(Listener):
    """Wants outcomes and reveals, but no events."""

    def __init__(self) -> None:
        self.told: list[Event] = []

    def tell(self, event: Event) -> None:
        self.told.append(event)


def events_are_for_hearers(case: Case[T]) -> None:
    """A game without hearers makes no events: nothing is made for nobody."""
    game = Game(case.rules, case.options, None)
    chance, players = case.rng(0), case.rng(1)
    recorder = _Recorder()
    while not game.table.over:
        seat, choice = random_choice(game.table, chance, players)
        trial = game.table.clone()
        trial.listener = recorder
        trial.apply(seat, choice)
        if recorder.told:
            told = recorder.told[0].public or recorder.told[0].private
            fail(game, f"nobody wants to hear events, but {choice} by seat {seat} makes one: {told}")
        game.enter(seat, choice)


def clones_stand_apart(case: Case[T]) -> None:
    """A clone equals its source, and neither changes when the other is played on."""
    rng = case.rng(3)
    for game in moments(case):
        table = game.table
        before = digest(table)
        clone = table.clone()
        if clone.source is not None or clone.listener is not None:
            fail(game, "a clone has a source or a listener")
        same(game, "the clone", table.dump(), clone.dump())
        same(game, "what the clone offers", all_offers(table), all_offers(clone))
        other = clone.clone()
        finish(clone, rng, 300)
        if digest(table) != before or digest(other) != before:
            fail(game, "playing a clone changes another table")


def replay_and_storage_agree(case: Case[T]) -> None:
    """A table replayed, resumed, or stored and loaded is the same table, and goes on the same."""
    rules = case.rules
    for game in moments(case):
        table, record = game.table, game.record()
        for read in (read_record(str(record)), record_from_json(record.to_json())):
            if read != record:
                fail(game, f"the record reads differently:\n{read}")
        resumed = resume(rules, record, None)
        if (resumed.barrier, resumed.entries) != (game.barrier, game.entries):
            fail(game, "the resumed game has another story")
        stored = read_json(canonical(table.dump()))
        ends: list[Plain] = []
        for again in (table.clone(), replay(rules, record), resumed.table.clone(), rules.load(stored)):
            same(game, "the table", table.dump(), again.dump())
            same(game, "what is offered", all_offers(table), all_offers(again))
            finish(again, case.rng(4), 100)
            ends.append(again.dump())
        for end in ends:
            same(game, "the table later", ends[0], end)
        for seat in range(table.seats() + 1):
            seen = read_json(canonical(table.seen_by(seat).dump()))
            same(game, "a seen table", seen, rules.load(seen).dump())


def undo_is_exact(case: Case[T]) -> None:
    """What is taken back is as if it had never been; what others did or chance brought stays."""
    game = Game(case.rules, case.options, None)
    chance, players = case.rng(0), case.rng(1)
    rng = case.rng(5)
    while not game.table.over:
        before, entries, barrier = digest(game.table), game.entries[:], game.barrier
        seat, choice = random_choice(game.table, chance, players)
        game.choose(seat, choice)
        if game.barrier < barrier:
            fail(game, "the barrier went down")
        if seat == CHANCE and game.barrier != len(game.entries):
            fail(game, "a roll or a draw is not behind the barrier")
        answered = _answers(game)
        for other in range(CHANCE, game.table.seats()):
            if other not in answered and (other != seat or game.barrier == len(game.entries)):
                _check_no_undo(game, other)
        if game.barrier < len(game.entries) and rng.below(3) == 0:
            offers = all_offers(game.table)
            after = digest(game.table)
            if game.undo(seat) is not choice or game.entries != entries or digest(game.table) != before:
                fail(game, f"{choice} was not taken back exactly")
            game.choose(seat, choice)
            same(game, "what is offered when chosen again", offers, all_offers(game.table))
            if digest(game.table) != after:
                fail(game, f"{choice}, taken back and chosen again, has another effect")


def answers_can_be_changed(case: Case[T]) -> None:
    """While a question to all is open, each seat can take its answer back, whoever has answered since.

    The table is as if the seat had not answered, what others answered stands and is not told again, and
    nobody hears more than that something was taken back: so nothing depends on what it was.
    """
    heard: list[Event] = []
    game = Game(case.rules, case.options, None, hearers=[heard.append])
    chance, players, rng = case.rng(0), case.rng(1), case.rng(12)
    asked_first = game.table.clone()  # the table when the question came up
    while not game.table.over:
        answered = _answers(game)
        if not answered:
            asked_first = game.table.clone()
        elif rng.below(2) == 0:
            seats = list(answered)
            _check_change(game, asked_first, answered, seats[rng.below(len(seats))], heard)
            continue  # with another question, or the same answer taken back once more
        play_one(game, chance, players)
    same(game, "the table replayed", replay(case.rules, game.record()).dump(), game.table.dump())


def _check_change(
    game: Game[T], asked_first: T, answered: dict[int, tuple[int, Choice]], seat: int, heard: list[Event]
) -> None:
    """Let the seat take its answer back; fail unless all is as if it had never answered."""
    number, choice = answered[seat]
    barrier, others = game.barrier, game.entries[:number] + game.entries[number + 1 :]
    wanted = asked_first.clone()
    for other, answer in others[len(others) + 1 - len(answered) :]:
        wanted.apply(other, answer)
    heard.clear()
    try:
        undone = game.undo(seat)
    except Refused as refused:
        fail(game, f"seat {seat} cannot change its answer to an open question: {refused.message.id}")
    if undone is not choice or game.entries != others or game.barrier != barrier:
        fail(game, f"{choice} by seat {seat} was not taken back alone")
    told: list[Plain] = []
    for event in heard:
        message = event.private or event.public
        told.append(None if message is None else message.data())
    same(game, "what is heard", [Message("event-undone", seat=seat + 1).data()], told)
    same(game, "the table", wanted.dump(), game.table.dump())
    same(game, "what is asked", all_offers(wanted), all_offers(game.table))


def _answers(game: Game[T]) -> dict[int, tuple[int, Choice]]:
    """Return who has answered the question that is now open to several seats: entry and choice by seat."""
    answers: dict[int, tuple[int, Choice]] = {}
    if game.table.asked == EVERYBODY:
        asked = game.table.seats_asked()
        for number in range(len(game.entries) - 1, -1, -1):
            seat, choice = game.entries[number]
            if seat == CHANCE or seat in asked or seat in answers:
                break  # this was chosen before the question came up
            answers[seat] = (number, choice)
    return answers


def _check_no_undo(game: Game[T], seat: int) -> None:
    before = digest(game.table)
    try:
        game.undo(seat)
    except Refused:
        if digest(game.table) != before:
            fail(game, "a refused undo changed the table")
        return
    fail(game, f"seat {seat} could take something back across the barrier")


def choices_round_trip(case: Case[T]) -> None:
    """Every choice can be read back from its text and from its JSON form."""
    notation = case.rules.notation
    for game in moments(case):
        choices = sample(notation, case.rng(6), MANY)
        for question in game.table.questions:
            if question.seat != CHANCE:
                choices += question.choices
        for choice in choices:
            if notation.read(choice.text) != choice:
                fail(game, f"{choice} reads as {notation.read(choice.text)}")
            if notation.from_data(read_json(canonical(choice.data()))) != choice:
                fail(game, f"{choice.data()} does not stand for {choice}")


def others_are_refused(case: Case[T]) -> None:
    """A choice not on offer, or by a seat that is not asked, is refused with a reason and changes nothing."""
    for game in moments(case):
        table = game.table
        before, entries = digest(table), len(game.entries)
        asked = [question.seat for question in table.questions]
        for choice in sample(case.rules.notation, case.rng(7), 12):
            for seat in range(CHANCE, table.seats() + 1):
                if seat in asked and _offered(table, seat, choice):
                    continue
                try:
                    game.choose(seat, choice)
                except Refused as refused:
                    if not refused.message.id:
                        fail(game, f"{choice} by seat {seat} is refused without a reason")
                else:
                    fail(game, f"{choice} by seat {seat} is not on offer, but was accepted")
        if digest(game.table) != before or len(game.entries) != entries:
            fail(game, "a refused choice changed something")


def _offered(table: Table, seat: int, choice: Choice) -> bool:
    step, task_seat, what, count = table.agenda[-1].parts
    if isinstance(step, Toss):
        return step.possible(table, task_seat, what, count, choice)
    return choice in table.offers_to(seat) or step.accepts(table, seat, what, count, choice)
