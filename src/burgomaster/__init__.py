"""Play and study the board games Hamburg, Bruges and City Tycoon.

>>> import burgomaster
>>> table = burgomaster.new("hamburg", players=3, expansions=["ships"], seed=7)
>>> table
<Hamburg for 3, seat 1 is asked replenish>
"""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:  # the same names as in `_HOMES`, for those who read types
    from burgomaster.arena import simulate as simulate
    from burgomaster.arena import tournament as tournament
    from burgomaster.bots import Bot as Bot
    from burgomaster.bots import Budget as Budget
    from burgomaster.bots import ask as ask
    from burgomaster.bots import bot as bot
    from burgomaster.core.chance import CHANCE as CHANCE
    from burgomaster.core.chance import Fair as Fair
    from burgomaster.core.chance import Fast as Fast
    from burgomaster.core.chance import Source as Source
    from burgomaster.core.choice import Choice as Choice
    from burgomaster.core.event import Event as Event
    from burgomaster.core.game import Game as Game
    from burgomaster.core.message import Message as Message
    from burgomaster.core.message import Refused as Refused
    from burgomaster.core.playout import Policy as Policy
    from burgomaster.core.playout import play_on as play_on
    from burgomaster.core.playout import play_out as play_out
    from burgomaster.core.question import Question as Question
    from burgomaster.core.reading import read_record as read_record
    from burgomaster.core.record import Record as Record
    from burgomaster.core.table import Table as Table
    from burgomaster.games import rules_of as rules_of
    from burgomaster.games.doors import new as new
    from burgomaster.games.doors import read_position as read_position
    from burgomaster.games.doors import replay as replay
    from burgomaster.insight import analyse as analyse
    from burgomaster.words import Words as Words

__all__ = [
    "CHANCE",
    "Bot",
    "Budget",
    "Choice",
    "Event",
    "Fair",
    "Fast",
    "Game",
    "Message",
    "Policy",
    "Question",
    "Record",
    "Refused",
    "Source",
    "Table",
    "Words",
    "__version__",
    "analyse",
    "ask",
    "bot",
    "build_kind",
    "new",
    "play_on",
    "play_out",
    "read_position",
    "read_record",
    "replay",
    "rules_of",
    "simulate",
    "tournament",
]

__version__ = "0.3.0.dev0"

_HOMES: Final = {
    "arena": ("simulate", "tournament"),
    "bots": ("Bot", "Budget", "ask", "bot"),
    "core.chance": ("CHANCE", "Fair", "Fast", "Source"),
    "core.choice": ("Choice",),
    "core.event": ("Event",),
    "core.game": ("Game",),
    "core.message": ("Message", "Refused"),
    "core.playout": ("Policy", "play_on", "play_out"),
    "core.reading": ("read_record",),
    "core.record": ("Record",),
    "core.question": ("Question",),
    "core.table": ("Table",),
    "games": ("rules_of",),
    "games.doors": ("new", "read_position", "replay"),
    "insight": ("analyse",),
    "words": ("Words",),
}
"""Where the names of this package live: a room is entered when one of its names is first asked for."""

if not TYPE_CHECKING:  # else any name would do

    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{home}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


def build_kind() -> Literal["compiled", "pure Python"]:
    """Tell whether the engine runs as a C extension or as plain Python, without importing it."""
    core = Path(__file__).with_name("core")
    spec = PathFinder.find_spec("burgomaster.core.table", [str(core)])
    compiled = spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "pure Python"
