"""The clerk of an earlier commit as a program: run with that commit's Python, it answers lines of JSON.

It uses nothing but what that commit has, too: `bench.strength` measures the levels by it.
"""

import json
import sys

from burgomaster.bots import ask, bot
from burgomaster.core.chance import Fast
from burgomaster.games import rules_of


def main() -> None:
    """Answer questions until there are no more."""
    for line in sys.stdin:
        asked = json.loads(line)
        table = rules_of(asked["game"]).load(asked["table"])
        choice = ask(bot("clerk", asked["game"]), table, asked["seat"] - 1, Fast(asked["seed"]))
        print(json.dumps({"choice": choice.text}), flush=True)


if __name__ == "__main__":
    main()
