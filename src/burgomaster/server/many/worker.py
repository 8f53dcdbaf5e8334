"""One of several processes behind one port: `python -m burgomaster.server.many.worker SOCKET`."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading

import msgspec

from burgomaster.core.message import Refused
from burgomaster.server.many.overseer import Told
from burgomaster.server.run import serve_on
from burgomaster.server.settings import settings_of


def main() -> None:
    """Serve with the settings that come in, until the input ends or a signal comes."""
    settings = settings_of(msgspec.json.decode(sys.stdin.buffer.readline()))
    listening = socket.socket(fileno=int(sys.argv[1]))
    threading.Thread(target=_end_with_the_overseer, daemon=True).start()
    try:
        serve_on(settings, listening, lambda: _tell(Told()))
    except Refused as refused:
        _tell(Told(refused=refused.message.id, arguments=dict(refused.message.arguments)))
    except OSError as error:
        _tell(Told(trouble=str(error)))


def _tell(told: Told) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


def _end_with_the_overseer() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
