"""Many tables at once, in one process or in several: arrays in, arrays out; what is over is begun anew."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from burgomaster.core.batch import Batch, Ended
from burgomaster.core.encoding import Layout
from burgomaster.core.options import Option, Options
from burgomaster.envs.menus import PLACES
from burgomaster.envs.rewards import Reward, check_reward, leads, shares
from burgomaster.games import rules_of


@dataclass(frozen=True, slots=True)
class Look:
    """What is to be decided at all tables, a row for each."""

    observation: NDArray[np.uint8]
    """What the seat that is asked sees: tables by columns."""
    offers: NDArray[np.int16]
    """What it can choose: tables by places by columns."""
    mask: NDArray[np.bool_]
    """Which places can be chosen."""
    seat: NDArray[np.int64]
    """Whose turn it is."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of the actions: the next look, rewards by table and seat, and which games are over."""

    look: Look
    reward: NDArray[np.float32]
    over: NDArray[np.bool_]
    """Where a game ended; the look is then at the new one."""
    ended: list[tuple[int, int, list[int], list[int]]]
    """The games that ended: table, seed, everyone's points, who won."""


class Tables:
    """Tables of one game in this process; `seed` is that of the first table's first game.

    Table `n` plays the games `seed + n`, `seed + n + count` and so on: no two play the same.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seed: int = 0,
        places: int = PLACES,
        reward: Reward = "win",
        stride: int = 0,
        **options: Option,
    ) -> None:
        check_reward(reward)
        rules = rules_of(game)
        given: Options = {}
        for name, value in options.items():
            given[name] = [*value] if isinstance(value, list | tuple) else value
        self.count: Final = count
        self.places: Final = places
        self.reward: Final[Reward] = reward
        self._batch: Final = Batch(rules, rules.options(given), count, places, seed, stride or count)
        self.seats: Final = self._batch.tables[0].seats()
        self._points = np.array(self._batch.points()) if reward == "points" else np.zeros(0)
        self._width: Final = len(self._batch.encoder.offers)
        self._range: Final = np.arange(places)

    @property
    def layout(self) -> Layout:
        """Return what each number of an observation is."""
        return self._batch.encoder.layout

    @property
    def offer_layout(self) -> Layout:
        """Return what each number of an offer's row is."""
        return self._batch.encoder.offers

    def look(self) -> Look:
        """Return what is to be decided now."""
        batch = self._batch
        observation = np.frombuffer(batch.observations(), np.uint8).reshape(self.count, -1)
        offers = np.frombuffer(batch.rows(), np.int16).reshape(self.count, self.places, self._width)
        mask = self._range < np.array(batch.counts())[:, None]
        mask[batch.more(), -1] = True
        return Look(observation, offers, mask, np.array(batch.seats))

    def step(self, actions: NDArray[Any]) -> Outcome:
        """Take an action at each table."""
        ended = self._batch.step(np.asarray(actions, np.int64).tolist())
        reward = np.zeros((self.count, self.seats), np.float32)
        over = np.zeros(self.count, np.bool_)
        for game in ended:
            over[game.index] = True
            reward[game.index] = self._final(game)
        if self.reward == "points":
            reward += self._grown(ended)
        told = [(game.index, game.seed, game.scores, game.winners) for game in ended]
        return Outcome(self.look(), reward, over, told)

    def _final(self, game: Ended) -> Sequence[float]:
        if self.reward == "points":
            return [0.0] * self.seats
        return leads(game.scores) if self.reward == "lead" else shares(game.winners, self.seats)

    def _grown(self, ended: list[Ended]) -> NDArray[Any]:
        """Return by how much points have grown; of a game that ended, to its end."""
        now = np.array(self._batch.points())
        last = now.copy()
        for game in ended:
            last[game.index] = game.scores
        grown: NDArray[Any] = last - self._points
        self._points = now
        return grown

    def close(self) -> None:
        """Nothing is left behind."""


def _serve(pipe: Any, arguments: dict[str, Any]) -> None:
    """Play tables for another process until it has had enough."""
    tables = Tables(**arguments)
    pipe.send((tables.look(), tables.seats, tables.layout.size))
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        pipe.send(tables.step(actions))


class Processes:
    """The same tables, spread over processes: the same games for the same seeds, however many there are."""

    def __init__(self, game: str, count: int, processes: int = 2, *, seed: int = 0, **arguments: Any) -> None:
        if count % processes:
            raise ValueError(f"{count} tables cannot be shared out evenly among {processes} processes")
        context = multiprocessing.get_context("spawn")
        self.count: Final = count
        share = count // processes
        self._pipes: list[Any] = []
        self._processes: list[Any] = []
        for number in range(processes):
            mine, theirs = context.Pipe()
            given = {
                **arguments,
                "game": game,
                "count": share,
                "seed": seed + number * share,
                "stride": count,
            }
            process = context.Process(target=_serve, args=(theirs, given), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)
        first = [pipe.recv() for pipe in self._pipes]
        self._look = _joined([look for look, _, _ in first])
        self.seats: Final[int] = first[0][1]

    def look(self) -> Look:
        """Return what is to be decided now."""
        return self._look

    def step(self, actions: NDArray[Any]) -> Outcome:
        """Take an action at each table."""
        share = self.count // len(self._pipes)
        for number, pipe in enumerate(self._pipes):
            pipe.send(actions[number * share : (number + 1) * share])
        steps: list[Outcome] = [pipe.recv() for pipe in self._pipes]
        self._look = _joined([step.look for step in steps])
        ended = [
            (number * share + index, luck, scores, winners)
            for number, step in enumerate(steps)
            for index, luck, scores, winners in step.ended
        ]
        reward = np.concatenate([step.reward for step in steps])
        return Outcome(self._look, reward, np.concatenate([step.over for step in steps]), ended)

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()


def _joined(looks: list[Look]) -> Look:
    return Look(
        np.concatenate([look.observation for look in looks]),
        np.concatenate([look.offers for look in looks]),
        np.concatenate([look.mask for look in looks]),
        np.concatenate([look.seat for look in looks]),
    )
