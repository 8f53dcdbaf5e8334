"""What activating a building costs: workers, of a colour or of a colour one chooses."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.choices import RETURN_WORKER
from burgomaster.games.rows.words import Pay as Pay
from burgomaster.games.rows.words import PayAny as PayAny
from burgomaster.games.rows.words import PayAnyWorker

PAY_ANY: Final = PayAnyWorker("pay-any", [*RETURN_WORKER])
"""Choose the worker to return (ruling 19)."""
