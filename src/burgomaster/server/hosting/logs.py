"""The log for machines: a line of JSON for each record, with the request and the table it is about.

No token, code, key, name, address or hidden card is in it. Of requests it has the pattern of the path, and
should a token ever come into a text, as by a library's complaint, it is blotted out.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from burgomaster.server.settings import Form

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""A name for the request or the socket at work, told in its answer as `x-request-id`."""
TABLE: Final[ContextVar[str]] = ContextVar("table", default="")
"""The table that it is about."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43,}")
"""Tokens look like this, and so do the hashes of them; nothing else of ours does."""


class Lines(logging.Formatter):
    """Writes a record as a line of JSON."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self._secrets: Final = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": self._clean(record.getMessage()),
        }
        for name, value in (("request", REQUEST.get()), ("table", TABLE.get())):
            if value:
                told[name] = self._clean(value)
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            told |= fields
        if record.exc_info:
            told["trace"] = self._clean(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)

    def _clean(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, "…")
        return _TOKEN.sub("…", text)


def open_log(form: Form, *secrets: str) -> None:
    """Let the server's log have this form from now on; `secrets` are never in it."""
    if form == "text":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(*secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    logging.getLogger("burgomaster").setLevel(logging.INFO)
