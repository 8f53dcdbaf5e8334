"""The agenda as a position writes it, or leaves it out: what follows from a turn, and what makes sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from burgomaster.core.message import Message
from burgomaster.core.step import Step, Task
from burgomaster.games.rows.owners import OwnerTable, blank
from burgomaster.games.rows.paper.cards import CardReader
from burgomaster.paper.position import out_of_range, task_text

T = TypeVar("T", bound=OwnerTable)

Wrong = tuple[str, Message] | None
"""A field that does not go with the rest, and the reason; None if all does."""

_SEATS: Final = ("victim", "to", "because_of")
_ROWS: Final = ("card", "row")
"""What a step calls its number if it is a seat, or a row."""


# What follows from a turn.


def agenda_of_turn(
    table: T,
    frame: list[Task],
    turn: int,
    acted: bool,
    fill: Step[T],
    look: Step[Any],
    advance: Step[T],
    play: Step[T],
) -> list[Task]:
    """Return what is still to be done when it is a seat's turn in the present phase, on top of the frame.

    First phase: it fills its hand. Second: it may advance. Third: it plays a card, or has `acted` and may
    still use what it has laid out. Fourth: all comes to its end.
    """
    order = table.in_turn_order()
    later = order[order.index(turn) + 1 :]
    if table.phase == 3:
        return [*frame, *_each(play, later), Task(play, turn, 1 if acted else 0)]
    if table.phase == 2:
        return [*frame, *_each(advance, [turn, *later])]
    if table.phase == 1:
        return _filling(table, turn, [*frame, *_each(fill, later)], fill, look)
    return frame


def _each(step: Step[Any], seats: list[int]) -> list[Task]:
    """Return what everyone of these does, the first on top."""
    return [Task(step, seat) for seat in reversed(seats)]


def _filling(table: T, seat: int, agenda: list[Task], fill: Step[T], look: Step[Any]) -> list[Task]:
    """Return the agenda with what fills a hand on top; cards drawn already count as if they were in it."""
    scratch = table.clone()
    scratch.agenda = agenda
    drawn = scratch.owner(seat).drawn
    scratch.owner(seat).hand.extend([blank(colour) for colour in drawn])
    fill.run(scratch, seat, 0, 0)
    if drawn and Task(look, seat) not in scratch.agenda:
        scratch.push(look, seat)
    return scratch.agenda


# Reading.


def read_agenda(
    reader: CardReader,
    table: T,
    steps: dict[str, Step[Any]],
    natural: Callable[[T, int, bool], list[Task]],
    not_acted: Message,
) -> bool:
    """Read what is still to be done, or whose turn it is; False if nothing more can be said of it.

    `not_acted` tells that nobody has acted outside the third phase.
    """
    if "agenda" in reader.root:
        return _read_tasks(reader, table, steps)
    people = [seat for seat in table.in_turn_order() if not table.automatic >> seat & 1]
    turn = reader.whole(reader.root, "", "turn", 1, table.seats(), people[0] + 1) - 1
    if table.automatic >> turn & 1:
        reader.note("turn", Message("played-by-rules", seat=turn + 1))
        return False
    acted = reader.truth(reader.root, "", "acted", False)
    if acted and table.phase != 3:
        reader.note("acted", not_acted)
    if table.phase == 0:
        reader.note("phase", Message("position-missing", key="agenda"))
    elif not table.over:
        table.agenda = natural(table, turn, acted)
    return True


def _read_tasks(reader: CardReader, table: OwnerTable, steps: dict[str, Step[Any]]) -> bool:
    for key in ("turn", "acted"):
        if key in reader.root:
            reader.wrong(key, "position-turn-and-agenda")
    table.agenda = reader.tasks(table.seats(), steps)
    if reader.mistakes:
        return False
    for i in range(len(table.agenda)):
        reason = misfit(table, i)
        if reason is not None:
            reader.note(f"agenda[{i}]", reason)
    return True


def check_agenda(reader: CardReader, table: OwnerTable, last: bool, not_over: Message, *wrong: Wrong) -> None:
    """Note an end that is none, unless this is the `last` moment, and whatever else was found wrong."""
    if table.over and (table.agenda or table.phase != 4 or not last):
        reader.note("over" if "over" in reader.root else "agenda", not_over)
    for found in wrong:
        if found is not None:
            reader.note(found[0], found[1])


# What makes sense.


def misfit(table: OwnerTable, index: int) -> Message | None:
    """Return why a task of the agenda does not go with what lies on the table; None if it does."""
    step, seat, what, count = table.agenda[index].parts
    number = step.what.name
    if (number in _SEATS and what >= table.seats()) or (number in _ROWS and not 0 < what < len(table.rows)):
        return out_of_range(step, task_text(step.name, seat, what, count))
    return None if step.goes_with(table, index) else _out_of_place(table.agenda[index])


def _out_of_place(task: Task) -> Message:
    return Message("agenda-misfit", step=task.step.name, seat=task.seat + 1)


def frame_misfit(table: OwnerTable, frame: list[Task], steps: tuple[str, ...]) -> Wrong:
    """Return what does not go with the frame, which lies at the bottom of every agenda.

    In the fourth phase a part of it may be done. Its `steps` stand nowhere else.
    """
    height = len(frame)
    if table.phase == 4:
        height = min(len(table.agenda), height)
        while height > 1 and table.agenda[:height] != frame[:height]:
            height -= 1
    if table.agenda[:height] != frame[:height]:
        return "agenda", Message("agenda-frame", wanted=", ".join([task.step.name for task in frame]))
    for task in table.agenda[height:]:
        if task.step.name in steps:
            return "agenda", _out_of_place(task)
    return None


def unrolled(table: OwnerTable, roll: Step[Any]) -> str:
    """Return the die that shows nothing though the second phase has come and nobody rolls it; "" if none."""
    for die, pips in enumerate(table.dice):
        if not pips and table.phase >= 2 and Task(roll, table.first, die) not in table.agenda:
            return table.dice_names[die]
    return ""


def left_over(
    table: OwnerTable,
    look: Step[Any],
    deal: Step[Any],
    using: tuple[Step[Any], ...],
    needing: tuple[Step[Any], ...] = (),
) -> Wrong:
    """Return the cards drawn or held that nothing on the agenda takes up, or that are missing for it.

    Steps that are `using` a card held take it up; those that are `needing` it must have one.
    """
    for seat in range(table.seats()):
        owner = table.owner(seat)
        steps = [task.step for task in table.agenda if task.seat == seat]
        if owner.drawn and look not in steps and deal not in steps:
            return f"player.{seat + 1}.drawn", Message("position-left-over")
        wanted = needing if not owner.held else ()
        if any(step in wanted for step in steps) or (owner.held and not any(step in using for step in steps)):
            return f"player.{seat + 1}.held", Message("position-left-over")
    return None
