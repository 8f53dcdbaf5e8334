"""The order of play as lists of steps, made once for a box: expansions put steps of their own into them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgomaster.core.step import Step

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg


EVERYONE: Final = -1
"""All seats, as a set."""


class Stage:
    """A step of the order: done once, or by every player in turn order, or by some of them."""

    def __init__(self, step: Step[Any], each: bool = False, only: int = EVERYONE) -> None:
        self.step: Final = step
        self.each: Final = each
        self.only: Final = only
        """Of those who do it each, the seats that really do, as a set."""


Stages = tuple[Stage, ...]


def once(*steps: Step[Any]) -> Stages:
    """Return steps that are each done once."""
    return tuple([Stage(step) for step in steps])


def by_each(*steps: Step[Any]) -> Stages:
    """Return steps that every player does, in turn order."""
    return tuple([Stage(step, True) for step in steps])


class Order:
    """What comes after what: in the set-up, a season, phase II, and when the cleric stands somewhere.

    Phase I and a round of phase III are as in the base game unless something else is said.
    """

    def __init__(
        self,
        set_up: Stages,
        season: Stages,
        phase_two: Stages,
        cleric_stands: Stages = (),
        phase_one: Stages = (),
        turns: Stages = (),
    ) -> None:
        self.set_up: Final = set_up
        self.season: Final = season
        self.phase_two: Final = phase_two
        self.cleric_stands: Final = cleric_stands
        self.phase_one: Final = phase_one
        self.turns: Final = turns

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


def for_seats(stages: Stages, only: int) -> Stages:
    """Return the same stages, of which those done by each player are done by some seats only, a bit each."""
    return tuple([Stage(stage.step, True, only) if stage.each else stage for stage in stages])


def without(stages: Stages, step: Step[Any]) -> Stages:
    """Return the stages without a step."""
    return tuple([stage for stage in stages if stage.step is not step])


def push_stages(table: Hamburg, stages: Stages, seat: int) -> None:
    """Put stages onto the agenda, the first on top."""
    for stage in reversed(stages):
        if stage.each:
            for each in reversed(table.in_turn_order()):
                if stage.only >> each & 1:
                    table.push(stage.step, each)
        else:
            table.push(stage.step, seat)
