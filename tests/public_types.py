"""Whether type checkers know the whole type of every name that the package offers: a part of `make lint`.

Run as `python -m tests.public_types`. What is only used inside has its types from mypy and pyright.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import burgomaster

COMMAND = ("basedpyright", "--verifytypes", "burgomaster", "--ignoreexternal", "--outputjson")
OURS = ("__version__",)
"""What no type checker lists, since every module may have it."""


def report() -> list[dict[str, object]]:
    """Return what pyright says of each name; it looks for the package with the first Python on the path."""
    beside = str(Path(sys.executable).parent)
    path = os.pathsep.join([beside, os.environ.get("PATH", "")])
    command = [str(Path(beside, COMMAND[0])), *COMMAND[1:]]
    environment = {**os.environ, "PATH": path}
    # It fails as long as the type of anything inside is not wholly known.
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    symbols: list[dict[str, object]] = json.loads(done.stdout)["typeCompleteness"]["symbols"]
    return symbols


def main() -> int:
    """Print every public name whose type is not wholly known; return how many there are."""
    known = {symbol["name"]: symbol["isTypeKnown"] for symbol in report()}
    wanted = [f"burgomaster.{name}" for name in burgomaster.__all__ if name not in OURS]
    wrong = [name for name in wanted if not known.get(name)]
    for name in wrong:
        print(f"{name}: its type is not wholly known; {' '.join(COMMAND[:-1])} says why")
    print(f"{len(wanted) - len(wrong)} of {len(wanted)} public names have a known type")
    return len(wrong)


if __name__ == "__main__":
    sys.exit(main())
