"""What a row gives, part by part, looked up by what it spells: a changed row changes the opinion, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgomaster.core.phrase import Phrase
from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.effect import Count, Effect, Row
from burgomaster.games.rows.spelling import prices

AS_COUNTED: Final = 0.0
"""What is expected of something that is counted as it is."""


class Counted:
    """What a gain is multiplied by: one by one, in groups of so many, and what a card adds to it."""

    __slots__ = ("count", "expected", "group", "more", "various")

    def __init__(
        self, count: Count[Any], expected: float, group: int, more: int, various: bool = False
    ) -> None:
        self.count: Final = count.each()
        self.expected: Final = expected
        """How many there will be, of what is not known yet."""
        self.group: Final = group
        self.more: Final = more
        """The cards of which each makes it one more, as a set."""
        self.various: Final = various
        """Whether a card makes it more only if it is of another kind."""


class Part:
    """One gain of a row, in points, money, workers and what has no better measure, per something counted."""

    __slots__ = ("flat", "money", "per", "points", "workers")

    def __init__(
        self, points: float, money: float, workers: float, flat: float, per: Counted | None = None
    ) -> None:
        self.points: Final = points
        self.money: Final = money
        self.workers: Final = workers
        self.flat: Final = flat
        self.per: Final = per


Reckoning = Callable[[Phrase, Counted | None], list[Part]]
"""Returns the gains of what is spelled, by its numbers."""


def parts_of(
    effect: Effect[Any],
    counted: Callable[[Count[Any]], Counted],
    reckoned: Mapping[str, Reckoning],
    flat: Mapping[str, float],
) -> list[Part]:
    """Return the gains of an effect; one that nobody has thought about is a mistake, not worthless."""
    said = effect.spell()
    reckoning = reckoned.get(said.id)
    if reckoning is not None:
        count = effect.counted()
        return reckoning(said, None if count is None else counted(count))
    worth = flat[said.id]
    return [Part(0, 0, 0, worth)] if worth else []


def gains_of(row: Row, parts: Callable[[Effect[Any]], list[Part]]) -> list[Part]:
    """Return the gains of a row, those of its prices left out."""
    return [part for effect in row if not isinstance(effect, Price) for part in parts(effect)]


def workers_paid(row: Row, colours: Callable[[Phrase], list[int]]) -> tuple[int, ...]:
    """Return the colours of workers that a use of a row costs, -1 for any."""
    return tuple([colour for price in prices(row) for colour in colours(price)])


ANY_WORKER: Final = 1.2
"""What a worker of any colour is worth, against one of a colour given."""


def gained(said: Phrase, per: Counted | None, points: str, money: str, any_workers: str) -> list[Part]:
    """Return the gain of some goods; the names are those of a game's phrases, all others are workers."""
    numbers = {points: 0, money: 0, any_workers: 0}
    workers = 0
    for goods in said.parts["goods"]:
        if goods.id in numbers:
            numbers[goods.id] += goods.number("count")
        else:
            workers += len(goods.parts.get("colours", [goods]))
    parts = [Part(numbers[points], numbers[money], workers, 0.0, per)]
    more = numbers[any_workers]
    return [*parts, Part(0, 0, more * ANY_WORKER, 0.0)] if more else parts


def _bought(said: Phrase, per: Counted | None) -> list[Part]:
    return [Part(0, -said.number("count") * 3, 3, 0.0)]


_GAINS: Final = ("gain", "gain-per", "gain-if", "gain-as", "score-per", "score-if", "score-statue")
_COUNTED: Final = ("per-majorities", "per-worker-sets", "per-workers", "statue-best")


def common_reckonings(prefix: str, money: str) -> dict[str, Reckoning]:
    """Return the reckonings of what is gained, scored and bought in every game with owners."""

    def gain(said: Phrase, per: Counted | None) -> list[Part]:
        return gained(said, per, f"{prefix}points", money, f"{prefix}any-workers")

    return {f"{prefix}card-buy-workers": _bought, **{f"{prefix}card-{id_}": gain for id_ in _GAINS}}


def as_counted(prefix: str, *ids: str) -> dict[str, float]:
    """Return what a game counts as it is: these, and what every game with owners counts."""
    return dict.fromkeys([*[f"{prefix}{id_}" for id_ in _COUNTED], *ids], AS_COUNTED)


def sum_of(counts: list[int]) -> int:
    """Return the sum of some counts; compiled this takes a fifth of what `sum` does.

    >>> sum_of([1, 0, 2])
    3
    """
    total = 0
    for count in counts:
        total += count
    return total
