"""A mail server that keeps what it is sent, for tests."""

from __future__ import annotations

import email
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class Sink:
    """What was sent, in order; `refuses` is told to every recipient instead, if it is set."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.refuses = ""
        self.port = 0

    @property
    def server(self) -> str:
        """Return the setting `mail_server` that leads here."""
        return f"smtp+plain://127.0.0.1:{self.port}"

    async def handle_RCPT(  # noqa: N802 - the name is aiosmtpd's
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[Any]
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.recipients.extend(envelope.rcpt_tos)
        self.mails.append(email.message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@contextmanager
def sink() -> Iterator[Sink]:
    """Run a mail server at a free port of this machine."""
    kept = Sink()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        kept.port = probe.getsockname()[1]
    controller = Controller(kept, hostname="127.0.0.1", port=kept.port)
    controller.start()
    try:
        yield kept
    finally:
        controller.stop()
