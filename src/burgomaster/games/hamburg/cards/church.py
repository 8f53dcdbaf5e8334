"""The church: workers placed as clerics, and the season's cleric moved."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.box.components import COLOURS, DICE, LEFT, SIDES
from burgomaster.games.hamburg.choices import MOVE_CLERIC_FORM, PLACE_WORKER_FORM, MoveCleric, PlaceWorker
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.order import push_stages
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import DONE
from burgomaster.games.rows.effect import Effect


class PlaceInChurch(Effect[Hamburg]):
    """Place a worker as a cleric on the window of its colour (189)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-place-in-church")

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if any(table.players[seat].workers) else Message("hb-no-workers")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        declinable = not free and table.box.flash >> card & 1
        table.push(PLACE_IN_CHURCH, seat, 1 if declinable else 0)


class PlaceWorkerInChurch(Ask[Hamburg]):
    """Choose the worker to place in the church; `what` tells that a flash asks, which may be declined.

    Whoever uses the building in phase II, or activates its flash a second time, has chosen to (ruling 21).
    """

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        choices: list[Choice] = [PLACE_WORKER_FORM.of(colour) for colour in range(5) if workers[colour]]
        if what and choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if not isinstance(choice, PlaceWorker):
            return
        table.place_guest(seat, choice.colour)
        if table.watched:
            table.report("hb-place-worker", seat, colour=COLOURS[choice.colour])

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, PlaceWorker):
            return Message("hb-worker-short", colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


PLACE_IN_CHURCH: Final = PlaceWorkerInChurch("place-in-church", what=meanings.flag("optional"))


class MoveClericEffect(Effect[Hamburg]):
    """Move this season's cleric one window to the left or right (235)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-move-cleric")

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if table.cleric >= 0 else Message("hb-no-cleric")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(MOVE_CLERIC, seat)


class MoveClericStep(Ask[Hamburg]):
    """Choose where the cleric moves; there is no way round the ends (ruling 21)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [MOVE_CLERIC_FORM.of(side) for side in range(2) if 0 <= table.cleric - 1 + 2 * side <= 5]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, MoveCleric)
        table.put_cleric(table.cleric + (-1 if choice.side == LEFT else 1))
        if table.watched:
            table.report("hb-move-cleric", seat, window=table.cleric + 1, colour=DICE[table.cleric])
        if table.box.order is not None:
            push_stages(table, table.box.order.cleric_stands, seat)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, MoveCleric):
            return Message("hb-no-window", side=SIDES[choice.side])
        return super().why_not(table, seat, what, count, choice)


MOVE_CLERIC: Final = MoveClericStep("move-cleric")


# The words of the rows.

place_in_church: Final = PlaceInChurch()
move_cleric: Final = MoveClericEffect()
