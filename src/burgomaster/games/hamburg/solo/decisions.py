"""What TOM decides where the rules leave several: the best for himself, told with its reason (ruling 36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.step import Step
from burgomaster.games.hamburg.cards.again import (
    ACTIVATE_AGAIN,
    ACTIVATE_FREELY,
    COPY_FLASH,
)
from burgomaster.games.hamburg.cards.church import (
    MOVE_CLERIC,
    PLACE_IN_CHURCH,
)
from burgomaster.games.hamburg.cards.flash import FLASH_AGAIN
from burgomaster.games.hamburg.cards.hooks import TIES_COUNT
from burgomaster.games.hamburg.cards.labour import BUY_WORKERS, EXCHANGE, RETURN_DIFFERENT
from burgomaster.games.hamburg.cards.others import CURSE, DEACTIVATE, GIVE_WORKERS
from burgomaster.games.hamburg.cards.prices import PAY_ANY
from burgomaster.games.hamburg.cards.searching import SELECT
from burgomaster.games.hamburg.cards.sites import LAY_DRAWN
from burgomaster.games.hamburg.cards.walls import BUILD_WALL
from burgomaster.games.hamburg.choices import (
    PREVENT,
    Deactivate,
)
from burgomaster.games.hamburg.disasters import (
    CHOOSE_RISE,
    LOSE_BUILDING,
    LOSE_SITE,
    LOWER,
    LOWER_UP_TO,
    PREVENT_RISE,
    STRIKE,
    TEAR_DOWN,
)
from burgomaster.games.hamburg.draws import HOLD
from burgomaster.games.hamburg.flow import BEFORE_DISASTERS, CITY_HALL
from burgomaster.games.hamburg.majorities import majority_values
from burgomaster.games.hamburg.solo.best import best_of, strikes_next, takes_more_than_a_worker, tell_why
from burgomaster.games.hamburg.solo.colours import (
    buy_workers,
    choose_rise,
    fewest_workers,
    fire_first,
    highest_level,
    hold,
    lay_drawn,
    most_workers,
    pay_any,
)
from burgomaster.games.hamburg.solo.display import (
    build_wall,
    lose_building,
    lose_site,
    select,
    take_statue,
    tear_down,
)
from burgomaster.games.hamburg.solo.uses import (
    activate_again,
    activate_freely,
    before_disasters,
    city_hall,
    copy_flash,
    decline,
    flash_again,
    move_cleric,
    place_in_church,
    take_gift,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.workers import CHOOSE_WORKERS, RETURN_WORKERS
from burgomaster.games.rows.choices import DONE

# Disasters and majorities.


def _prevent(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Only an increase that strikes, and only where it takes more than the worker (rulings 40 and 88)."""
    colour = (what & -what).bit_length() - 1
    if not strikes_next(table, seat, colour):
        tell_why(table, seat, "not-strikes")
        return DONE
    worth = takes_more_than_a_worker(table, seat, colour)
    tell_why(table, seat, "strikes" if worth else "strikes-little")
    return PREVENT if worth else DONE


def _deactivate(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """A token that he would win back now, in the order of majorities, else the first one (ruling 77)."""
    for choice in choices:
        assert isinstance(choice, Deactivate)
        values = majority_values(table, choice.majority)
        most = max(values)
        alone = values.count(most) == 1
        if values[seat] == most and (alone or (most > 0 and table.answers(seat, TIES_COUNT))):
            tell_why(table, seat, "won-back")
            return choice
    tell_why(table, seat, "first-active")
    return choices[0]


Decision = Callable[[Hamburg, Step[Any], int, int, int, list[Choice]], Choice]

DECISIONS: Final[dict[str, Decision]] = {
    ACTIVATE_AGAIN.name: activate_again,
    ACTIVATE_FREELY.name: activate_freely,
    BEFORE_DISASTERS.name: before_disasters,
    BUILD_WALL.name: build_wall,
    BUY_WORKERS.name: buy_workers,
    CHOOSE_RISE.name: choose_rise,
    CHOOSE_WORKERS.name: fewest_workers,
    CITY_HALL.name: city_hall,
    COPY_FLASH.name: copy_flash,
    CURSE.name: highest_level,
    DEACTIVATE.name: _deactivate,
    EXCHANGE.name: decline,
    FLASH_AGAIN.name: flash_again,
    GIVE_WORKERS.name: most_workers,
    HOLD.name: hold,
    LAY_DRAWN.name: lay_drawn,
    LOSE_BUILDING.name: lose_building,
    LOSE_SITE.name: lose_site,
    LOWER.name: highest_level,
    LOWER_UP_TO.name: highest_level,
    MOVE_CLERIC.name: move_cleric,
    PAY_ANY.name: pay_any,
    PLACE_IN_CHURCH.name: place_in_church,
    PREVENT_RISE.name: _prevent,
    RETURN_DIFFERENT.name: most_workers,
    RETURN_WORKERS.name: most_workers,
    SELECT.name: select,
    STRIKE.name: fire_first,
    TEAR_DOWN.name: tear_down,
    # Of expansions, which nothing imports.
    "gift": take_gift,
    "take-statue": take_statue,
    "lower-other": highest_level,
}
"""How he decides, by the name of the step that asks; anywhere else he tries what leaves him with most."""


def decide(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Return what he chooses."""
    return DECISIONS.get(step.name, best_of)(table, step, seat, what, count, choices)
