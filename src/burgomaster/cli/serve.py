"""`burgomaster serve`: run the server, on this machine alone or for everyone in the same network."""

from __future__ import annotations

import os
import re
from enum import StrEnum
from functools import partial
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Final

import typer

from burgomaster.bots import bots_of
from burgomaster.cli.databases import told
from burgomaster.cli.options import folder_of, found_set, metavar
from burgomaster.cli.own import Lang
from burgomaster.cli.say import HELP, Voice, voice
from burgomaster.core.message import Message, Refused
from burgomaster.games import GAMES

if TYPE_CHECKING:
    from burgomaster.server.run import Place


class Form(StrEnum):
    """A form of the log."""

    TEXT = "text"
    JSON = "json"


Host = Annotated[str, typer.Option("--host", metavar=metavar("address"), help=HELP("option-host"))]
Port = Annotated[
    int | None,
    typer.Option(
        "--port",
        metavar=metavar("number"),
        min=0,
        max=65535,
        help=HELP("option-port"),
        show_default=False,
    ),
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar=metavar("file"), help=HELP("option-database"), show_default=False),
]
Lan = Annotated[bool, typer.Option("--lan", help=HELP("option-lan"))]
KnownAs = Annotated[
    list[str] | None,
    typer.Option("--name", metavar=metavar("name"), help=HELP("option-known-as"), show_default=False),
]
DataSets = Annotated[
    list[str] | None,
    typer.Option(
        "--data",
        metavar=f"{metavar('game')}={metavar('set')}",
        help=HELP("option-serve-data"),
        show_default=False,
    ),
]
OwnBots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar=f"{metavar('name')}={metavar('bot')}",
        help=HELP("option-serve-bot"),
        show_default=False,
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option("--proxy", metavar=metavar("address"), help=HELP("option-proxy"), show_default=False),
]
MayReach = Annotated[
    list[str] | None,
    typer.Option(
        "--notices-may-reach", metavar=metavar("address"), help=HELP("option-may-reach"), show_default=False
    ),
]
KeepDays = Annotated[
    int | None,
    typer.Option(
        "--keep",
        metavar=metavar("days"),
        min=0,
        max=36_500,
        help=HELP("option-keep"),
        show_default=False,
    ),
]
SettingsFile = Annotated[
    str | None,
    typer.Option("--settings", metavar=metavar("file"), help=HELP("option-settings"), show_default=False),
]
Log = Annotated[
    Form | None,
    typer.Option("--log", metavar="text|json", help=HELP("option-log"), show_default=False),
]
Figures = Annotated[
    str | None,
    typer.Option("--metrics", metavar=metavar("address"), help=HELP("option-metrics"), show_default=False),
]
Inner = Annotated[
    str | None,
    typer.Option("--inner", metavar=metavar("address"), help=HELP("option-inner"), show_default=False),
]
Processes = Annotated[
    int | None,
    typer.Option(
        "--processes",
        metavar=metavar("number"),
        min=1,
        max=60,
        help=HELP("option-processes"),
        show_default=False,
    ),
]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help=HELP("option-browser"))]

_NAME: Final = re.compile(r"[a-z0-9-]{1,20}")


def serve_command(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    lan: Lan = False,
    name: KnownAs = None,
    data: DataSets = None,
    bot: OwnBots = None,
    proxy: Proxies = None,
    notices_may_reach: MayReach = None,
    keep: KeepDays = None,
    log: Log = None,
    metrics: Figures = None,
    inner: Inner = None,
    processes: Processes = None,
    settings: SettingsFile = None,
    browser: Browser = True,
    lang: Lang = None,
) -> None:
    """Run the server with its tables."""
    say = voice(lang)
    reach = tuple([_network(each) for each in notices_may_reach or ()]) or None
    given = _named(log=log and log.value, metrics=metrics, may_reach=reach, inner=inner, processes=processes)
    with told(say, "serve-cannot"):
        from burgomaster.cli.settings import settings_from
        from burgomaster.server import run

        run.serve(
            host,
            port,
            database=database,
            lan=lan,
            open_browser=browser,
            names=name or (),
            announce=partial(_tell, say),
            sets=[_data_set(each) for each in data or ()],
            bots=[_own_bot(each) for each in bot or ()],
            proxies=proxy or (),
            decided=settings_from(os.environ, settings) | _named(keep_days=keep) | given,
        )


def _named(**given: object) -> dict[str, object]:
    """Return the settings that were named at all."""
    return {name: value for name, value in given.items() if value is not None}


def _network(text: str) -> str:
    """Return an address or a network of some, or refuse what is neither."""
    try:
        return str(ip_network(text))
    except ValueError:
        raise Refused(Message("serve-address", found=text[:40])) from None


def _data_set(text: str) -> tuple[str, str]:
    """Return the game and the folder of a data set, or refuse it with its mistakes."""
    game, sign, data = text.partition("=")
    if not sign:
        raise Refused(Message("serve-data", found=text[:40]))
    found_set(game, data)
    return game, folder_of(game, data)


def _own_bot(text: str) -> tuple[str, str]:
    """Return the name of a bot and where it is; what plays already keeps its name."""
    name, sign, place = text.partition("=")
    known = {each for game in GAMES for each in bots_of(game)}
    if not sign or not place or _NAME.fullmatch(name) is None or name in known:
        raise Refused(Message("serve-bot", found=text[:40]))
    return name, place


def _tell(say: Voice, place: Place) -> None:
    """Say where the server is, and what that means."""
    from burgomaster.server.run import qr_lines

    lines = [say("serve-here", address=place.named)]
    if place.for_others is not None:
        lines += ["", say("serve-there", address=place.for_others), "", *qr_lines(place.for_others), ""]
    elif place.lan:
        lines.append(say("serve-alone"))
    if place.open_to_others:
        lines += [say("serve-warning"), ""]
    lines.append(say("serve-stop"))
    print("\n".join(lines), flush=True)
