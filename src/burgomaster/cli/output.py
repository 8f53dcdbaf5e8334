"""What the command prints, for people and for scripts, and the codes with which it ends."""

from __future__ import annotations

import json
import os
import sys
from typing import Final

from rich.console import Console

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BUG: Final = 70

WIDEST: Final = 100
"""How many columns are used at most, and in a pipe exactly."""


def console() -> Console:
    """Return the console for people: 100 columns at most, and in a pipe exactly that."""
    made = Console(highlight=False)
    if not made.is_terminal or made.width > WIDEST:
        made.width = WIDEST
    return made


def print_json(data: object) -> None:
    """Print plain data for a script."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def complain(text: str) -> None:
    """Print what is wrong where it does not mix with results."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(text, style="bold red", markup=False)


def close_quietly() -> None:
    """Let nothing more be written to a pipe whose reader has gone."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())
