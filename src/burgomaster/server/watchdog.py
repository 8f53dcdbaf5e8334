"""The watchdog: a thread that looks every second whether the event loop still turns.

A loop that never turns again answers nobody, not even who asks the server to end, and nothing would be in the
log. So after a while the watchdog writes down what every thread is doing and ends the process, and whoever
looks after the server starts it anew. What counts is how often the watchdog itself woke in vain, not the
clock: a process that was stopped, or a machine that slept, has nothing to answer for.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import socket
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from typing import Final

STUCK: Final = 70
"""The exit status of a server whose loop does not turn (EX_SOFTWARE of sysexits.h)."""

_PAUSE: Final = 1.0

_DEBUGGER: Final = 0
"""The number under which a debugger watches a program, since Python 3.12 (sys.monitoring.DEBUGGER_ID)."""


class Watchdog:
    """Counts its own wakings in which the loop had not answered; at `most` of them it calls `end`.

    With `most` 0 it never does, and only tells systemd that the loop turns.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        most: int,
        pause: float = _PAUSE,
        end: Callable[[], None] | None = None,
    ) -> None:
        self._loop: Final = loop
        self._most: Final = most
        self._pause: Final = pause
        self._end: Final = end or end_stuck
        self._of_loop: Final = threading.get_ident()
        self._stop: Final = threading.Event()
        self._answered: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def start(self) -> None:
        """Begin to watch; to be called in the thread of the loop."""
        notify("READY=1")
        self._thread.start()

    def stop(self) -> None:
        """Watch no longer."""
        self._stop.set()
        self._thread.join()

    def _watch(self) -> None:
        missed = 0
        self._ask()
        while not self._stop.wait(self._pause):
            if self._answered.is_set():
                missed = 0
                notify("WATCHDOG=1")
                self._ask()
                continue
            missed += 1
            if self._most and missed >= self._most and not debugged(self._of_loop):
                self._end()
                return

    def _ask(self) -> None:
        self._answered.clear()
        self._loop.call_soon_threadsafe(self._answered.set)


def end_stuck() -> None:
    """Write what every thread is doing, and end the process at once: a loop that is stuck ends nothing."""
    sys.stderr.write("the event loop does not turn any more; this is where every thread is:\n")
    sys.stderr.flush()
    faulthandler.dump_traceback(all_threads=True)
    os._exit(STUCK)


def debugged(thread: int) -> bool:
    """Tell whether someone holds a thread with a debugger: then it stands still on purpose."""
    if sys.version_info >= (3, 12) and sys.monitoring.get_tool(_DEBUGGER) is not None:
        return True
    if threading.gettrace() is not None:
        return True
    frames = sys._current_frames()  # pyright: ignore[reportPrivateUsage] # public in spite of its name
    frame = frames.get(thread)
    while frame is not None:
        if frame.f_trace is not None:
            return True
        frame = frame.f_back
    return False


def notify(state: str) -> None:
    """Tell systemd how the server is, if systemd started it and wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    if address.startswith("@"):  # not a file, but a name
        address = "\0" + address[1:]
    try:
        with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as channel:
            channel.setblocking(False)
            channel.sendto(state.encode(), address)
    except OSError:
        pass  # nobody listens, and nobody needs to


@contextmanager
def watching(most: int) -> Generator[None]:
    """Have the running loop watched for a while, if that is wanted here or by systemd."""
    if not most and not os.environ.get("NOTIFY_SOCKET"):
        yield
        return
    dog = Watchdog(asyncio.get_running_loop(), most)
    dog.start()
    try:
        yield
    finally:
        dog.stop()
