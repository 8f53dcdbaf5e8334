"""One game in the terminal: who is asked, what is typed, what is shown, and where it is kept."""

from __future__ import annotations

import hashlib
import select
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from burgomaster.bots import ask
from burgomaster.cli.answers import meant, one_by_one
from burgomaster.cli.files import write_text
from burgomaster.cli.hints import hint_lines
from burgomaster.cli.output import console
from burgomaster.cli.own import Own
from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Heard, Screen
from burgomaster.cli.screens import screen_of
from burgomaster.cli.seats import Seat, bot_name
from burgomaster.core.chance import CHANCE, Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.earnings import Earned, Earnings
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.message import Message, Refused
from burgomaster.core.question import Question
from burgomaster.core.record import Record
from burgomaster.core.step import EVERYBODY
from burgomaster.core.table import Table

END_TURN: Final = "end turn"
"""What is asked when nothing else is left, so that a turn can still be taken back as a whole."""
PAUSE: Final = 2.0
"""So many seconds there are to take something back before a turn ends by itself."""

UNDONE: Final = "event-undone"

COMMANDS: Final = ("help", "board", "card", "why", "hint", "if", "undo", "log", "score", "save", "quit")


class Leave(Exception):
    """Somebody wants to stop playing."""


class Session:
    """One game in the terminal."""

    def __init__(
        self,
        game: Game[Any],
        seats: list[Seat],
        language: str,
        keep: Path,
        wanted: bool,
        end_turns: bool = False,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        names = {
            number: each.name if each.bot is None else f"{bot_name(Own(language), each.name)} {number}"
            for number, each in enumerate(seats, 1)
        }
        self.said: Final = Voice(language, names)
        self.console: Final = console()
        self.screen: Final[Screen] = screen_of(game.rules.id, self.console, self.said)
        self.keep: Final = keep
        self.wanted: Final = wanted
        self.end_turns: Final = end_turns
        by_rules = game.table.automatic
        self.people: Final = [
            number for number, each in enumerate(seats) if each.bot is None and not by_rules >> number & 1
        ]
        self.heard: Final[list[list[Heard]]] = [[] for _ in seats]
        self.story: Final[list[list[str]]] = [[] for _ in seats]
        self.typed: Final[list[str]] = []  # answers typed ahead
        self.at_keyboard = -1
        self.fresh = True  # whether the table has changed since it was last drawn
        self.asked_last = ""  # the step that last asked somebody at the keyboard
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:  # what is piped in may be anything
            reconfigure(errors="replace")

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        said = self.said
        self.console.print(said.words.label("notice-unofficial"), style="dim", highlight=False)
        self.console.print(self.screen.legend())
        self.console.print(said("play-hint", game=self.game.rules.id), highlight=False, markup=False)
        self.game.listen(self.hear)
        try:
            while not self.game.table.over:
                self._go_on()
            self._end()
        except (Leave, KeyboardInterrupt, EOFError):
            self._leave()

    def hear(self, event: Event) -> None:
        """Keep what happened for everybody who may read it later."""
        last = self.game.entries[-1][0] if self.game.entries else CHANCE
        for seat in self.people:
            message = event.for_seat(seat)
            if message is not None:
                of_nobody = last == CHANCE or message.id == UNDONE  # what is taken back is no entry any more
                self.heard[seat].append(Heard(message, None if of_nobody else last + 1))

    def _go_on(self) -> None:
        """Let whoever is asked answer: bots first."""
        questions: list[Question] = self.game.table.questions
        for question in questions:
            mind = self.seats[question.seat].bot
            if mind is not None:
                table = self.game.table
                self.game.choose(question.seat, ask(mind, table, question.seat, self._rng()))
                return
        self._ask(questions[0])

    def _rng(self) -> Fast:
        """Return the generator for a bot's next choice: the same again when a saved game goes on."""
        source = self.game.source
        secret = source.secret.hex() if isinstance(source, Fair) else "none"
        block = hashlib.sha256(f"bot {secret} {len(self.game.entries)}".encode()).digest()
        return Fast(int.from_bytes(block[:8], "big"))

    # People.

    def _ask(self, question: Question) -> None:
        """Ask a person until there is an answer."""
        seat = question.seat
        self._hand_over(seat)
        seen = self.game.table.seen_by(seat)
        self._tell(seat)
        choices = self.screen.arranged(seen, question.choices)
        if not self.typed:
            if [choice.text for choice in choices] == [END_TURN]:
                if self.end_turns and self._nothing_typed():
                    self.game.choose(seat, choices[0])
                    return
                self.console.print(self.said("enter-ends-turn"), style="bold", highlight=False)
            else:
                if self.fresh or (self.screen.wants_board(seen) and question.step != self.asked_last):
                    self.screen.show_news(seen)
                    self.fresh = False
                self.console.print()
                self.console.print(self.said.words.question(question.ask), style="bold", highlight=False)
                self.console.print(self.screen.choices(seen, choices))
        self.asked_last = question.step
        while True:
            line = self._read(seat)
            if self._answered(seat, line, choices):
                return

    def _nothing_typed(self) -> bool:
        """Give a person a while to take something back before a turn ends by itself; tell whether it may."""
        self.console.print(self.said("turn-ends-itself"), style="dim", highlight=False)
        if not sys.stdin.isatty():
            return True
        try:
            typed, _, _ = select.select([sys.stdin], [], [], PAUSE)
        except (OSError, ValueError):  # a terminal that cannot be waited for, as on Windows
            return False
        return not typed

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard, hide what the other must not see."""
        if len(self.people) > 1 and seat != self.at_keyboard:
            name = self.said.words.player(seat + 1)
            self.typed.clear()
            if self.console.is_terminal and sys.stdin.isatty():
                self.console.clear()
                self.console.print(self.said("hand-over", name=name), style="bold", highlight=False)
                input()
                self.console.clear()
            else:
                self.console.print(self.said("now-plays", name=name), style="bold", highlight=False)
            self.fresh = True
        self.at_keyboard = seat

    def _tell(self, seat: int) -> None:
        """Print what happened since this person last looked, a line for everyone who did something."""
        heard = self.heard[seat]
        lines = self.screen.story(heard, seat)
        if any(each.message.arguments.get("seat") not in (None, seat + 1) for each in heard):
            self.fresh = True
        heard.clear()
        if lines:
            self.story[seat].extend(lines)
            self.console.print()
            for line in lines:
                self.console.print(Text(line, style="dim"))

    def _read(self, seat: int) -> str:
        """Return the next thing typed."""
        if self.typed:
            return self.typed.pop(0)
        self.console.print(f"[bold cyan]{self.said.words.player(seat + 1)}>[/] ", end="")
        line = input().strip()
        if not sys.stdin.isatty():
            self.console.print(line[:200], markup=False)
        first, *more = [part.strip() for part in line.split(";")]
        self.typed.extend(more)
        return first

    def _answered(self, seat: int, line: str, choices: list[Choice]) -> bool:
        """Do what was typed; tell whether the question is answered, or no longer asked."""
        if line.startswith("?") and len(line) > 1:
            line = f"card {line[1:].strip()}"
        word, _, rest = line.partition(" ")
        command = self._command(word)
        if command is not None:
            return self._do(command, rest.strip(), seat, choices)
        try:
            self.game.choose(seat, self._meant(line, choices))
        except Refused as refused:
            self.typed.clear()
            self.console.print(self.said.refusal(refused), style="red", markup=False, highlight=False)
            return False
        return True

    def _command(self, word: str) -> str | None:
        """Return the command a word stands for in this language or in English."""
        lower = word.lower()
        for command in COMMANDS:
            if lower == command or lower in self.said(f"command-{command}", game=self.game.rules.id).split():
                return command
        return None

    def _meant(self, line: str, choices: list[Choice]) -> Choice:
        """Return the choice meant by a letter, a number, its notation, or the beginning of only one notation.

        Several answers in one line are taken one after the other, unless the line as a whole means a choice.
        """
        screen = self.screen
        line = screen.heard(line)
        parts = one_by_one(line)
        if len(parts) > 1:
            with suppress(Refused):
                whole = meant(line, choices, screen.notation)
                if whole is not None:
                    return whole
        found = meant(parts[0], choices, screen.notation)
        if found is None:
            found = self.game.rules.notation.read(screen.typed(" ".join(line.lower().split())))
        self.typed[:0] = parts[1:]
        return found

    # Commands.

    def _do(self, command: str, rest: str, seat: int, choices: list[Choice]) -> bool:
        seen = self.game.table.seen_by(seat)
        if command == "help":
            self._help()
        elif command == "board":
            self.screen.show(seen)
            self.console.print(self.screen.choices(seen, choices))
        elif command == "card":
            self._explain(rest)
        elif command == "why":
            self._why(seat, rest)
        elif command == "hint":
            self._hint(seen, seat)
        elif command == "if":
            self._foresee(seen, seat, rest)
        elif command == "log":
            for line in self.story[seat][-40:]:
                self.console.print(Text(line, style="dim"))
        elif command == "score":
            self.console.print(self.screen.final(seen))
        elif command == "save":
            self._save(Path(rest) if rest else self.keep)
        elif command == "quit":
            raise Leave
        elif command == "undo":
            return self._undo(seat)
        return False

    def _help(self) -> None:
        game = self.game.rules.id
        for command in COMMANDS:
            if command == "if" and not self.screen.foresees:
                continue
            words = self.said(f"command-{command}", game=game).split()
            explained = self.said(f"help-{command}", game=game)
            self.console.print(Text.assemble((f"  {words[0]:<11}", "bold cyan"), explained))
        answers = " ".join(self.said("help-answers", game=game).split())
        self.console.print(Padding(Text(answers), (0, 0, 0, 2)))
        self.console.print(self.screen.legend())
        self.console.print(self.screen.notes(), style="dim", highlight=False)

    def _explain(self, rest: str) -> None:
        try:
            for panel in self.screen.explain(self.game.table, rest):
                self.console.print(panel)
        except Refused as refused:
            self.console.print(self.said.refusal(refused), style="red", markup=False, highlight=False)

    def _foresee(self, seen: Table, seat: int, rest: str) -> None:
        try:
            self.console.print(self.screen.foresee(seen, seat, rest), highlight=False)
        except Refused as refused:
            self.console.print(self.said.refusal(refused), style="red", markup=False, highlight=False)

    def _why(self, seat: int, rest: str) -> None:
        try:
            text = self.screen.typed(" ".join(rest.lower().split()))
            self.game.table.check(seat, self.game.rules.notation.read(text))
            self.console.print(self.said("is-offered"))
        except Refused as refused:
            self.console.print(self.said.refusal(refused), markup=False, highlight=False)

    def _hint(self, seen: Table, seat: int) -> None:
        """Say what could be chosen, by how much it leads, and why; not where several people play."""
        if len(self.people) > 1:
            self.console.print(self.said.words.say(Message("hints-off")), style="red", highlight=False)
            return
        for line in hint_lines(self.game.rules.id, seen, seat, len(self.game.entries), self.said.words):
            self.console.print(Text(line), soft_wrap=True)

    def _undo(self, seat: int) -> bool:
        """Take back a choice: the last of whoever is asked, or an answer of someone else at the keyboard."""
        whose = self._answered_before(seat) if self.game.undoable(seat) == 0 else seat
        try:
            undone = self.game.undo(whose)
        except Refused as refused:
            self.console.print(self.said.refusal(refused), style="red", highlight=False)
            return False
        self.heard[seat].clear()
        self.fresh = True
        if whose != seat:  # what it was is for no other eyes
            self.console.print(
                self.said.words.say(Message(UNDONE, seat=whose + 1)), markup=False, highlight=False
            )
            return True
        choice = self.said.words.choice(self.game.rules.id, undone)
        self.console.print(Text.assemble(self.said("undone", choice=choice), (f"  {undone.text}", "dim")))
        return True

    def _answered_before(self, seat: int) -> int:
        """Return who at the keyboard answered last what this seat is asked, too; itself if nobody did."""
        for other, _ in reversed(self.game.entries):
            if other in self.people and self.game.undoable(other) and self.game.table.asked == EVERYBODY:
                return other
        return seat

    # Saving and the end.

    def _record(self) -> Record:
        """Return the record, with the secret of its dice: a saved game goes on as if it had not stopped."""
        record = self.game.record()
        source = self.game.source
        if record.secret or not isinstance(source, Fair):
            return record
        return Record(
            record.game,
            record.rules,
            record.data,
            record.options,
            record.seats,
            record.entries,
            record.end,
            record.commitment,
            source.secret.hex(),
            record.nonces,
        )

    def _save(self, path: Path) -> None:
        try:
            write_text(path, str(self._record()))
        except Refused as refused:
            self.console.print(self.said.refusal(refused), style="red", markup=False, highlight=False)
            return
        self.console.print(self.said("saved", file=str(path)), markup=False, highlight=False)

    def _leave(self) -> None:
        self.console.print()
        if not any(seat in self.people for seat, _ in self.game.entries) and not self.wanted:
            return
        self._save(self.keep)
        how = "last" if not self.wanted else str(self.keep)
        command = f"burgomaster play {self.game.rules.id} --resume {how}"
        self.console.print(self.said("resume-with", command=command), highlight=False)

    def _earned(self) -> list[Earned]:
        """Return where everyone's points came from, by playing what is recorded once more."""
        earnings = Earnings()
        again = Game(self.game.rules, self.game.options, None, self.game.names, [earnings.hear])
        for seat, choice in self.game.entries:
            again.enter(seat, choice)
        return earnings.rows()

    def _end(self) -> None:
        for seat in self.people[:1]:
            self._tell(seat)
        table = self.game.table
        self.console.print(self.screen.final(table.seen_by(table.seats())))
        by_thing = self.screen.earned(table, self._earned)
        if by_thing is not None:
            self.console.print(by_thing, highlight=False)
        if self.wanted:
            self._save(self.keep)
        else:
            finished = self.keep.with_name(f"{self.keep.stem}-finished.game")
            self._save(finished)
