"""The world outside, for tests in a browser: a mail server, a push service, and a server that speaks to both.

Prints its address, then answers each line that it reads (`mail`, `push`, `subscription`) with JSON.
"""

from __future__ import annotations

import json
import socket
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.host import Server
from tests.server.pushes import PushService, push_service
from tests.server.sink import Sink, sink

# Tests try oftener than people, and whoever is awaited is told sooner.
FIRST = """
from burgomaster.server.own import requests
from burgomaster.talk import beside
requests._TRIES = 10_000_000
beside.NOTICE = 0.5
"""


def answer(asked: str, mails: Sink, pushes: PushService) -> Any:
    """Return what was sent so far, or what a browser says of itself."""
    if asked == "mail":
        return [
            {"to": mails.recipients[at], "subject": mail["subject"], "text": mail.get_content()}
            for at, mail in enumerate(mails.mails)
        ]
    if asked == "push":
        return [pushes.read(at) for at, (path, _, _) in enumerate(pushes.sent) if path.startswith("/push/")]
    if asked == "subscription":
        return pushes.subscription()
    raise ValueError(asked)


def main() -> None:
    """Run until standard input ends."""
    folder = tempfile.TemporaryDirectory()
    with sink() as mails, push_service() as pushes:
        server = Server(Path(folder.name), FIRST)
        with socket.socket() as probe:  # links in mails need to know it
            probe.bind(("127.0.0.1", 0))
            server.ports[0] = probe.getsockname()[1]
        settings: dict[str, Any] = {
            "mail_server": mails.server,
            "mail_from": "play@example.org",
            "address": f"http://localhost:{server.port}/",
            "mails_per_hour": 1000,
            "may_reach": ["127.0.0.1"],
        }
        server.settings |= settings
        server.start()
        print(json.dumps(f"http://localhost:{server.port}"), flush=True)
        for line in sys.stdin:
            print(json.dumps(answer(line.strip(), mails, pushes)), flush=True)
        server.stop()
    folder.cleanup()


if __name__ == "__main__":
    main()
