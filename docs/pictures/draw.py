"""Draws the picture in README.md from the real screen: `python docs/pictures/draw.py`."""

import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

from burgomaster.bots import ask, bot
from burgomaster.cli.say import Voice
from burgomaster.cli.screens.hamburg.screen import HamburgScreen
from burgomaster.core.chance import Fast
from burgomaster.games import hamburg

SEASON = 4
ROUND = 2


def draw(path: Path) -> None:
    """Play with clerks to a turn in the middle of a game and draw what the player sees there."""
    table = hamburg.new(players=3, source=Fast(29))
    clerk = bot("clerk", "hamburg")
    rng = Fast(30)
    while (table.season, table.round, table.asked) != (SEASON, ROUND, 0) or table.phase != 3:
        question = table.questions[0]
        table.choose(question.seat, ask(clerk, table, question.seat, rng))
    console = Console(
        record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    said = Voice("en", {1: "Anna", 2: "Clerk 2", 3: "Clerk 3"})
    screen = HamburgScreen(console, said)
    seen = table.seen_by(0)
    screen.show(seen)
    console.print()
    question = seen.questions[0]
    console.print(Text(said.words.question(question.ask), style="bold"))
    console.print(screen.choices(seen, question.choices))
    console.print(Text.assemble(("Anna>", "bold cyan"), " ? 54"))
    console.print(*screen.explain(table, "54"))
    path.write_text(console.export_svg(title="burgomaster play"), encoding="utf-8")


if __name__ == "__main__":
    draw(Path(__file__).with_name("play.svg"))
