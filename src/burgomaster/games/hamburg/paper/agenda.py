"""The agenda as a position writes it: which tasks make sense, and which go with what lies on the table."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.table import WHOLE_TABLE, Task
from burgomaster.games.hamburg.actions import LAY_HELD
from burgomaster.games.hamburg.box.components import CATEGORY, COLOUR, COLOURS, DICE
from burgomaster.games.hamburg.cards.flash import FLASH_AGAIN
from burgomaster.games.hamburg.cards.hooks import ANY_WORKER, FOLLOWED_LATER, WORKER_PRICE
from burgomaster.games.hamburg.cards.prices import PAY_ANY, PayAny
from burgomaster.games.hamburg.cards.searching import SEARCH
from burgomaster.games.hamburg.disasters import REMOVE_SITE, TOKEN
from burgomaster.games.hamburg.draws import DEAL, EXPOSE, LOOK, OPEN_DISCARD, ROLL, STEAL, TURN_FACE
from burgomaster.games.hamburg.flow import CLERIC_DOWN, DEPLOY_CLERIC
from burgomaster.games.hamburg.paper.natural import former_frame, season_frame
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import ACT
from burgomaster.games.hamburg.workers import TILE_WORKERS
from burgomaster.games.rows.activation import DO, EFFECT
from burgomaster.games.rows.triggers import COLOUR_BITS, FOLLOW, HOOK_SHIFT
from burgomaster.paper.position import out_of_range, task_text

_WITH_SEAT: Final = ("steal", "give-marks", "give-workers")
_FRAME_STEPS: Final = (
    *("season", "new-first-player", "clear-markers", "cleric-down", "majorities"),
    *("round", "phase-three", "phase-two", "phase-one"),
)
_WITH_CARD: Final = ("activate-again", "do", "flash-again", "pay-any")


def misfit(table: Hamburg, index: int) -> Message | None:
    """Return why a task of the agenda does not go with what lies on the table; None if it does."""
    step, seat, what, count = table.agenda[index].parts
    wrong = Message("agenda-misfit", step=step.name, seat=seat + 1)
    player = table.players[seat]
    if (step.name in _WITH_SEAT and what >= len(table.players)) or (
        step.name in _WITH_CARD and not 0 < what < len(table.box.rows)
    ):
        return out_of_range(step, task_text(step.name, seat, what, count))
    if step is DO or step is PAY_ANY or step is FLASH_AGAIN:
        row = table.box.rows[what]
        number = EFFECT.part("index", count)
        if number >= len(row) or EFFECT.part("colour", count) > len(COLOURS):
            return wrong
        if step is PAY_ANY and not isinstance(row[number], PayAny):
            return wrong
    elif step is TILE_WORKERS:
        if count not in (ANY_WORKER, WORKER_PRICE) or not table.box.hooks[count] >> what & 1:
            return wrong
    elif step is FOLLOW:
        if not _can_follow(table, what, count):
            return wrong
    elif step is TURN_FACE:
        if not 1 <= what <= len(player.plots) or player.plots[what - 1].face > 0:
            return wrong
        if table.agenda[index + 1 :].count(table.agenda[index]):
            return wrong
    elif step is REMOVE_SITE:
        if not 1 <= what <= len(player.plots) or table.agenda[index + 1 :].count(table.agenda[index]):
            return wrong
        if player.plots[what - 1].face < 0 and Task(TURN_FACE, seat, what) not in table.agenda[index + 1 :]:
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
    elif step is OPEN_DISCARD:
        opened = [task for task in table.agenda if task.step is OPEN_DISCARD and task.what == what]
        if table.piles[what] < len(opened):
            return wrong
    elif step is EXPOSE:
        if not table.shuffled:
            return wrong
    elif step is TOKEN:
        if not sum(table.stock):
            return wrong
    elif step is SEARCH:
        if index + 1 != len(table.agenda) or bool(table.found) == (table.viewer not in (WHOLE_TABLE, seat)):
            return wrong
        if any(COLOUR[card] != what or CATEGORY[card] != count for card in table.found):
            return wrong
    for expansion in table.box.expansions:
        if step.name in expansion.steps and not expansion.fits(table, index):
            return wrong
    return None


def _can_follow(table: Hamburg, cards: int, count: int) -> bool:
    """Tell whether all these buildings can be what a task to follow an event names."""
    hook = count >> HOOK_SHIFT
    if hook not in FOLLOWED_LATER or not cards or cards & ~table.box.hooks[hook]:
        return False
    return (count & COLOUR_BITS) <= len(COLOURS)


def frame_misfit(table: Hamburg) -> tuple[str, Message] | None:
    """Return the field that does not go with the season's phase, and the reason; None if all does.

    At the bottom of an agenda lies what the season leaves to be done, and its cleric goes with it.
    """
    frame = season_frame(table)
    if table.agenda[: len(frame)] != frame and table.phase in (1, 2):
        frame = former_frame(table)
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
    steps = [task.step for task in table.agenda]
    waiting = table.phase < 2 or DEPLOY_CLERIC in steps or (table.phase == 4 and CLERIC_DOWN not in steps)
    if waiting != (table.cleric < 0) or steps.count(DEPLOY_CLERIC) > (1 if table.phase == 2 else 0):
        return "cleric", Message("position-cleric")
    for die, pips in enumerate(table.dice):
        if not pips and table.phase >= 2 and Task(ROLL, table.first, die) not in table.agenda:
            return "dice", Message("position-die", die=DICE[die])
    return None


def left_over(table: Hamburg) -> tuple[str, Message] | None:
    """Return the field of cards that nothing on the agenda takes up, and the reason; None if all is well."""
    if table.found and (not table.agenda or table.agenda[-1].step is not SEARCH):
        return "found", Message("position-left-over")
    for seat, player in enumerate(table.players):
        steps = [task.step for task in table.agenda if task.seat == seat]
        if player.drawn and LOOK not in steps and DEAL not in steps:
            return f"player.{seat + 1}.drawn", Message("position-left-over")
        if bool(player.held) != (LAY_HELD in steps) and (LAY_HELD in steps or ACT not in steps):
            return f"player.{seat + 1}.held", Message("position-left-over")
    return None
