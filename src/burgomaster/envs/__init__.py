"""Environments for those who learn and search: PettingZoo, Gymnasium, and many tables at once.

They need the extra `research`. Each game is a module, as PettingZoo has it:

    from burgomaster.envs import hamburg_v0
    env = hamburg_v0.env(players=3, expansions=["ships"])

Importing this package also registers Gymnasium's, for one learner:

    env = gymnasium.make("burgomaster/HamburgSolo-v0")
"""

from typing import Any, Final

import gymnasium

# Its makers do not say of what the dictionary of arguments is.
# pyright: reportUnknownMemberType=none

ENVIRONMENTS: Final[dict[str, dict[str, Any]]] = {
    "burgomaster/HamburgSolo-v0": {"game": "hamburg", "players": 1},
    "burgomaster/HamburgVsClerk-v0": {"game": "hamburg", "players": 2},
    "burgomaster/BrugesVsClerk-v0": {"game": "bruges", "players": 2},
    "burgomaster/CityTycoonVsClerk-v0": {"game": "city_tycoon", "players": 2},
}
"""What Gymnasium knows by name, with the arguments of `OneSeatEnv`."""

for _name, _arguments in ENVIRONMENTS.items():
    gymnasium.register(id=_name, entry_point="burgomaster.envs.one_seat:OneSeatEnv", kwargs=_arguments)
