"""City Tycoon as PettingZoo has it: `env` with its wrapper that enforces the order, `raw_env` without."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from burgomaster.envs.aec import TableEnv

GAME = "city_tycoon"


def raw_env(**arguments: Any) -> TableEnv:
    """Return the environment; its arguments are those of `TableEnv`."""
    return TableEnv(GAME, **arguments)


def env(**arguments: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """Return the environment, which also says what was called too early."""
    return OrderEnforcingWrapper(raw_env(**arguments))
