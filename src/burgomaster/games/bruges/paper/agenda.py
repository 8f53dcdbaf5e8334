"""The agenda as a position writes it: which tasks make sense, and which go with what lies on the table."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.table import Task
from burgomaster.games.bruges.box.components import COLOURS
from burgomaster.games.bruges.cards.hooks import FOLLOWED_LATER
from burgomaster.games.bruges.draws import DEAL, LOOK, ROLL, SHOW_TOP, STEAL, TURN_FACE
from burgomaster.games.bruges.flow import PHASES
from burgomaster.games.bruges.paper.natural import round_frame
from burgomaster.games.bruges.persons import FLASH_AGAIN
from burgomaster.games.bruges.table import NO_TOP, Bruges
from burgomaster.games.bruges.threats import REMOVE_HOUSE
from burgomaster.games.bruges.turns import ACT
from burgomaster.games.rows.activation import DO, EFFECT
from burgomaster.games.rows.triggers import COLOUR_BITS, FOLLOW, HOOK_SHIFT
from burgomaster.games.rows.words import PayAny, PayAnyWorker
from burgomaster.paper.position import out_of_range, task_text

_FRAME_STEPS: Final = ("round", "lap", *[step.name for step in PHASES])


def misfit(table: Bruges, index: int) -> Message | None:
    """Return why a task of the agenda does not go with what lies on the table; None if it does."""
    step, seat, what, count = table.agenda[index].parts
    wrong = Message("agenda-misfit", step=step.name, seat=seat + 1)
    player = table.players[seat]
    if step.what.name in ("victim", "to", "because_of") and what >= len(table.players):
        return out_of_range(step, task_text(step.name, seat, what, count))
    if step.what.name in ("card", "row") and not 0 < what < len(table.box.rows):
        return out_of_range(step, task_text(step.name, seat, what, count))
    if step is DO or step is FLASH_AGAIN or isinstance(step, PayAnyWorker):
        row = table.box.rows[what]
        number = EFFECT.part("index", count)
        if number >= len(row) or EFFECT.part("colour", count) > len(COLOURS):
            return wrong
        if isinstance(step, PayAnyWorker) and not isinstance(row[number], PayAny):
            return wrong
    elif step is FOLLOW:
        if not _can_follow(table, what, count):
            return wrong
    elif step is TURN_FACE or step is REMOVE_HOUSE:
        if not 1 <= what <= len(player.houses) or table.agenda[index + 1 :].count(table.agenda[index]):
            return wrong
        blank = player.houses[what - 1].face < 0
        if step is TURN_FACE and not blank:
            return wrong
        if step is REMOVE_HOUSE and blank and Task(TURN_FACE, seat, what) not in table.agenda[index + 1 :]:
            return wrong
    elif step is DEAL:
        deals = [
            task for task in table.agenda if task.step is DEAL and task.seat == seat and task.what == what
        ]
        if len(deals) > player.drawn.count(what):
            return wrong
    elif step is STEAL:
        if what == seat or not table.players[what].hand:
            return wrong
    elif step is SHOW_TOP:
        if table.tops[what] != NO_TOP or not table.piles[what]:
            return wrong
        if table.agenda[index + 1 :].count(table.agenda[index]):
            return wrong
    return None


def _can_follow(table: Bruges, cards: int, count: int) -> bool:
    """Tell whether all these persons can be what a task to follow an event names."""
    hook = count >> HOOK_SHIFT
    if hook not in FOLLOWED_LATER or not cards or cards & ~table.box.hooks[hook]:
        return False
    return (count & COLOUR_BITS) <= len(COLOURS)


def frame_misfit(table: Bruges) -> tuple[str, Message] | None:
    """Return the field that does not go with the round's phase, and the reason; None if all does.

    At the bottom of an agenda lies what the round leaves to be done; piles show their tops, or are to.
    """
    frame = round_frame(table)
    height = len(frame)
    if table.phase == 4:
        height = min(len(table.agenda), height)
        while height > 1 and table.agenda[:height] != frame[:height]:
            height -= 1
    if table.agenda[:height] != frame[:height]:
        return "agenda", Message("agenda-frame", wanted=", ".join([task.step.name for task in frame]))
    for task in table.agenda[height:]:
        if task.step.name in _FRAME_STEPS:
            return "agenda", Message("agenda-misfit", step=task.step.name, seat=task.seat + 1)
    for die, pips in enumerate(table.dice):
        if not pips and table.phase >= 2 and Task(ROLL, table.first, die) not in table.agenda:
            return "dice", Message("br-position-die", die=COLOURS[die])
    shown = [task.what for task in table.agenda if task.step is SHOW_TOP]
    for pile, cards in enumerate(table.piles):
        if cards and table.tops[pile] == NO_TOP and pile not in shown:
            return "tops", Message("br-position-top")
    return None


def left_over(table: Bruges) -> tuple[str, Message] | None:
    """Return the field of cards that nothing on the agenda takes up, and the reason; None if all is well."""
    for seat, player in enumerate(table.players):
        steps = [task.step for task in table.agenda if task.seat == seat]
        if player.drawn and LOOK not in steps and DEAL not in steps:
            return f"player.{seat + 1}.drawn", Message("position-left-over")
        if player.held and ACT not in steps:
            return f"player.{seat + 1}.held", Message("position-left-over")
    return None
