"""The order of play as lists of steps, made once for a box: expansions put steps of their own into them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgomaster.core.table import Step

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg


class Stage:
    """A step of the order: done once, or by every player in turn order."""

    def __init__(self, step: Step[Any], each: bool = False) -> None:
        self.step: Final = step
        self.each: Final = each


Stages = tuple[Stage, ...]


def once(*steps: Step[Any]) -> Stages:
    """Return steps that are each done once."""
    return tuple([Stage(step) for step in steps])


def by_each(*steps: Step[Any]) -> Stages:
    """Return steps that every player does, in turn order."""
    return tuple([Stage(step, True) for step in steps])


class Order:
    """What comes after what: in the set-up, a season, phase II, and when the cleric stands somewhere."""

    def __init__(self, set_up: Stages, season: Stages, phase_two: Stages, cleric_stands: Stages = ()) -> None:
        self.set_up: Final = set_up
        self.season: Final = season
        self.phase_two: Final = phase_two
        self.cleric_stands: Final = cleric_stands

    def season_from(self, step: Step[Any]) -> Stages:
        """Return the season from a step on; nothing if it does not stand there."""
        for at, stage in enumerate(self.season):
            if stage.step is step:
                return self.season[at:]
        return ()


def after(stages: Stages, step: Step[Any], *more: Stage) -> Stages:
    """Return the stages with more of them right after a step."""
    for at, stage in enumerate(stages):
        if stage.step is step:
            return (*stages[: at + 1], *more, *stages[at + 1 :])
    raise ValueError(f"there is no {step.name} here")


def before(stages: Stages, step: Step[Any], *more: Stage) -> Stages:
    """Return the stages with more of them right before a step."""
    for at, stage in enumerate(stages):
        if stage.step is step:
            return (*stages[:at], *more, *stages[at:])
    raise ValueError(f"there is no {step.name} here")


def push_stages(table: Hamburg, stages: Stages, seat: int) -> None:
    """Put stages onto the agenda, the first on top."""
    for stage in reversed(stages):
        if stage.each:
            for each in reversed(table.in_turn_order()):
                table.push(stage.step, each)
        else:
            table.push(stage.step, seat)
