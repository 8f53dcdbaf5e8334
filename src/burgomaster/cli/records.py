"""`burgomaster replay` and `burgomaster verify`: records read again."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from burgomaster.cli.files import read_text
from burgomaster.cli.options import Data, Json, found_set, know_set, metavar
from burgomaster.cli.output import BAD_INPUT, complain, console, print_json
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, Voice, voice
from burgomaster.cli.screens import screen_of
from burgomaster.core.message import Message, Refused
from burgomaster.core.reading import read_record, record_from_json
from burgomaster.core.record import Record, wrapped
from burgomaster.core.replay import printed, replay, verify
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of
from burgomaster.paper.mistake import Mistaken
from burgomaster.talk.lessons import known_secrets

NOT_TRUE = 1
"""The exit code for a record that can be read but does not hold."""

RecordFile = Annotated[str, typer.Argument(metavar=metavar("record"), help=HELP("option-record"))]
At = Annotated[
    int | None,
    typer.Option("--at", metavar=metavar("number"), min=0, help=HELP("option-at"), show_default=False),
]
Viewer = Annotated[
    int | None,
    typer.Option("--seat", metavar=metavar("number"), min=1, help=HELP("option-seat"), show_default=False),
]


def read(path: str, data: str = "") -> Record:
    """Return the record in a file, in its text form or as JSON; its data set is looked for."""
    return read_story(read_text(path), data)


def read_story(text: str, data: str) -> Record:
    """Return a record in its text form or as JSON; its data set is looked for."""
    record = record_from_json(text) if text.lstrip().startswith("{") else read_record(text)
    if data:
        found_set(record.game, data)
    elif record.game in GAMES:
        know_set(record.game, record.options.get("data"))
    return record


def table_at(story: Record, at: int | None) -> Table:
    """Return the table of a recorded game after so many entries, or after all."""
    entries = len(story.entries)
    if at is not None and at > entries:
        raise Refused(Message("entry-beyond-end", at=at, entries=entries))
    table: Table = replay(rules_of(story.game), story, at)
    return table


def replay_command(
    record: RecordFile,
    at: At = None,
    seat: Viewer = None,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the table of a recorded game after any entry, as a seat or a spectator sees it."""
    story = read(record, data)
    rules = rules_of(story.game)
    entries = len(story.entries)
    table = table_at(story, at)
    if seat is not None and seat > len(story.seats):
        raise Refused(Message("record-seat", seat=seat, seats=len(story.seats)))
    viewer = len(story.seats) if seat is None else seat - 1
    at = entries if at is None else at
    seen = table.seen_by(viewer)
    told = printed(rules, story, viewer)[:at]
    if as_json:
        told_as_data: dict[str, object] = {
            "game": story.game,
            "seats": list(story.seats),
            "at": at,
            "entries_in_all": entries,
            "unfinished": story.unfinished,
            "entries": told,
            "view": seen.view(),
        }
        print_json(told_as_data)
        return
    said = voice(lang, dict(enumerate(story.seats, 1)))
    screen = console()
    for line in wrapped(told):
        screen.print(Text(line), style="dim")
    screen.print(Text(said("replay-title", at=at, entries=entries)), style="bold")
    screen_of(story.game, screen, said).show(seen)


def verify_command(
    records: Annotated[list[str], typer.Argument(metavar=metavar("record"), help=HELP("option-records"))],
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Check records: every entry, chance from the revealed secret, scores and digest."""
    said = voice(lang)
    code = 0
    verdicts: list[dict[str, object]] = []
    screen = console()
    for path in records:
        try:
            story = read(path, data)
            verdict = verify(rules_of(story.game), story, known=known_secrets(story.game))
        except Refused as refused:
            code = BAD_INPUT
            verdicts.append({"file": path, "state": "unreadable", "reason": said.refusal(refused)})
            if not as_json:
                why = said.refusal(refused)
                complain(why if isinstance(refused, Mistaken) else said("verify-line", file=path, state=why))
            continue
        place, reason = _said(said, verdict.place), _said(said, verdict.reason)
        verdicts.append(
            {"file": path, "state": verdict.state, "fair": verdict.fair, "place": place, "reason": reason}
        )
        state = said(f"verify-{verdict.state}", fair="yes" if verdict.fair else "no")
        if verdict.state == "bad":
            code = max(code, NOT_TRUE)
        elif verdict.state == "unchecked":
            code = BAD_INPUT
        if place or reason:
            state = f"{state} {': '.join([part for part in (place, reason) if part])}"
        if not as_json:
            screen.print(Text(said("verify-line", file=path, state=state)), soft_wrap=True)
    if as_json:
        print_json(verdicts)
    if code:
        raise typer.Exit(code)


def _said(said: Voice, message: Message | None) -> str:
    return said.say(message) if message is not None else ""
