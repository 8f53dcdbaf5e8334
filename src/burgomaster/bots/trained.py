"""A trained bot: a small network that scores what is offered, read from an `.npz` file; needs numpy.

The state is told by the columns of the encoding that count something, each offer by its row: every number of
it has a learned vector. `examples/train_solo.py` trains such a network.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from burgomaster.bots.base import Budget, Decision, See
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.encoding import Encoder, Layout
from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of

Floats = NDArray[np.float64]
Weights = dict[str, Floats]
MOST: Final = 300
"""Values of offers up to this have a vector of their own."""
NAMES: Final = ("offer", "state", "bias", "mix", "mixed", "score", "value", "level")


def digest_of(*layouts: Layout) -> str:
    """Return what tells layouts apart: a network fits one of them alone."""
    names = "\n".join(column.name for layout in layouts for column in layout.columns)
    return hashlib.sha256(names.encode()).hexdigest()[:16]


class Network:
    """Scores offers: `score(tanh(offer + mix(tanh(state))))`; tells the worth of a state, for training."""

    def __init__(
        self, layout: Layout, offers: Layout, weights: Weights | None = None, hidden: int = 32
    ) -> None:
        names = [column.name for column in layout.columns]
        self.columns: Final = np.array(
            [
                place
                for place, name in enumerate(names)
                if not name.startswith(("card ", "at ", "tile ", "note "))
            ]
        )
        """The columns of the state that are looked at: what counts something, not where each card is."""
        sizes = [min(column.high, MOST) + 2 for column in offers.columns]
        self._offsets: Final = np.array([0, *np.cumsum(sizes)[:-1]])
        self._most: Final = np.array(sizes) - 1
        self.digest: Final = digest_of(layout, offers)
        self.weights: Weights = weights or self._begun(sum(sizes), len(self.columns), hidden)

    @staticmethod
    def _begun(rows: int, columns: int, hidden: int) -> Weights:
        """Return small weights, the same each time, with which everything is worth about the same."""
        rng = Fast(rows * 1000 + columns)

        def some(*shape: int) -> Floats:
            numbers = [rng.below(20001) / 10000 - 1 for _ in range(int(np.prod(shape)))]
            return np.asarray(np.array(numbers).reshape(shape) / np.sqrt(shape[0]))

        return {
            "offer": some(rows, hidden) * 2,
            "state": some(columns, hidden),
            "bias": np.zeros(hidden),
            "mix": some(hidden, hidden),
            "mixed": np.zeros(hidden),
            "score": some(hidden) * 0.1,
            "value": some(hidden) * 0.1,
            "level": np.zeros(1),
        }

    def state(self, observation: NDArray[np.uint8]) -> Floats:
        """Return observations, a row each, as small numbers."""
        return np.minimum(observation[:, self.columns], 40) / 8.0

    def numbered(self, rows: NDArray[np.int16]) -> NDArray[np.int64]:
        """Return which vectors make up each offer."""
        return np.asarray(np.clip(rows.astype(np.int64) + 1, 0, self._most) + self._offsets)

    def hidden(self, state: Floats) -> Floats:
        """Return what the network makes of states."""
        w = self.weights
        return np.tanh(state @ w["state"] + w["bias"])

    def mixed(self, hidden: Floats, offers: NDArray[np.int64], whose: NDArray[np.int64]) -> Floats:
        """Return what it makes of offers, each with the state it is made in."""
        w = self.weights
        return np.asarray(np.tanh(w["offer"][offers].sum(1) + (hidden @ w["mix"])[whose] + w["mixed"]))

    def scores(self, observation: NDArray[np.uint8], rows: NDArray[np.int16]) -> Floats:
        """Return the scores of the offers of one observation."""
        whose = np.zeros(len(rows), np.int64)
        hidden = self.hidden(self.state(observation[None]))
        return np.asarray(self.mixed(hidden, self.numbered(rows), whose) @ self.weights["score"])

    def save(self, path: Path, game: str) -> None:
        """Write it as plain arrays."""
        told: dict[str, Any] = {"game": np.array(game), "digest": np.array(self.digest), **self.weights}
        np.savez_compressed(path, **told)


class Trained:
    """A bot that takes what its network scores highest."""

    def __init__(self, path: str, game: str) -> None:
        self._path: Final = path
        self._game: Final = game
        try:
            with np.load(path, allow_pickle=False) as file:
                found = {name: file[name] for name in file.files}
            self._digest: Final = str(found["digest"])
            trained_for = str(found["game"])
            self._weights: Final[Weights] = {name: np.asarray(found[name], np.float64) for name in NAMES}
        except Exception as mistake:  # whatever is wrong with somebody's file is to be told
            raise self._refused(f"{type(mistake).__name__}: {mistake}") from mistake
        if trained_for != game:
            raise self._refused(f"it was trained for {trained_for}")
        self._ready: dict[int, tuple[Encoder[Any], Network]] = {}

    def _refused(self, reason: str) -> Refused:
        return Refused(Message("bot-not-loaded", name=self._path[-80:], reason=reason[:200]))

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return what is scored highest; the first of several."""
        seen = see()
        if seen.seats() not in self._ready:
            encoder: Encoder[Any] = rules_of(self._game).encoder(seen)
            network = Network(encoder.layout, encoder.offers, self._weights)
            if network.digest != self._digest:
                raise self._refused("it was trained with other players or expansions")
            self._ready[seen.seats()] = encoder, network
        encoder, network = self._ready[seen.seats()]
        observation = np.frombuffer(encoder.encode(seen, question.seat), np.uint8)
        rows = np.frombuffer(encoder.rows(question.choices), np.int16).reshape(len(question.choices), -1)
        return question.choices[int(network.scores(observation, rows).argmax())]
