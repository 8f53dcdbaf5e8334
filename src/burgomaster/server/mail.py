"""Mails: plain text, by the server that whoever runs this one named; without one, nothing is sent.

The named server is trusted: it is the host's own. Whoever asks for a mail is not, so each recipient gets a
bounded number of them an hour, whatever the reason.
"""

from __future__ import annotations

import logging
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from burgomaster.core.message import Message, Refused
from burgomaster.server.limits import Buckets
from burgomaster.server.settings import Settings
from burgomaster.talk.denied import Denied, TooOften

log: Final = logging.getLogger("burgomaster.server")

_SECONDS: Final = 20.0
"""So long the mail server may take for each step."""

_LONGEST: Final = 254
"""No address is longer."""


class Unsent(Exception):
    """A mail that was not taken; `for_good` if trying again is in vain."""

    def __init__(self, why: str, for_good: bool) -> None:
        super().__init__(why)
        self.for_good: Final = for_good


def mail_address(text: str) -> str:
    """Return an address of a mailbox as it is kept, or refuse what is none.

    >>> mail_address(" Anna@Example.org ")
    'Anna@example.org'
    """
    given = text.strip()
    try:
        if not given.isprintable() or not given.isascii() or len(given) > _LONGEST:
            raise ValueError
        found = Address(addr_spec=given)
    except (ValueError, IndexError, MessageError):
        raise Refused(Message("mail-address", found=given[:60])) from None
    if not found.username or "." not in found.domain or any(each in given for each in ' "<>(),;:'):
        raise Refused(Message("mail-address", found=given[:60]))
    return f"{found.username}@{found.domain.lower()}"


class Mailer:
    """Sends mails by the mail server of the settings, if there is one."""

    def __init__(self, settings: Settings) -> None:
        self.configured: Final = bool(settings.mail_server)
        """Whether mails can be sent at all."""
        self.address: Final = settings.address
        """Under which address people find this server: what links in mails begin with."""
        for name in ("mail_from", "address") if self.configured else ():
            if not getattr(settings, name):
                raise Refused(Message("mail-incomplete", name=name))
        self._server: Final = settings.mail_server
        self._from: Final = settings.mail_from
        self._often: Final = Buckets(settings.mails_per_hour / 3600, settings.mails_per_hour)

    async def send(self, to: str, subject: str, text: str, unsubscribe: str | None = None) -> None:
        """Send a mail; raises Unsent if the mail server does not take it, TooOften if one had many lately.

        `unsubscribe` is an address that ends such mails when something is posted to it (RFC 8058).
        """
        if not self.configured:
            raise Denied(409, Message("mail-none"))
        bucket = self._often.of(to.lower())
        if not bucket.take():
            raise TooOften(bucket.wait())
        await self._deliver(self._mail(to, subject, text, unsubscribe))

    def _mail(self, to: str, subject: str, text: str, unsubscribe: str | None) -> EmailMessage:
        mail = EmailMessage()
        name, sender = parseaddr(self._from)
        mail["From"] = Address(name, addr_spec=sender)
        mail["To"] = Address(addr_spec=to)
        mail["Subject"] = " ".join(subject.split())
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            mail["List-Unsubscribe"] = f"<{unsubscribe}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        return mail

    async def _deliver(self, mail: EmailMessage) -> None:
        import aiosmtplib

        server = urlsplit(self._server)
        try:
            await aiosmtplib.send(
                mail,
                hostname=server.hostname or "",
                port=server.port,
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                start_tls=server.scheme == "smtp",
                timeout=_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            codes = [each.code for each in refused.recipients]
            raise Unsent(_told(refused), for_good=all(code >= 500 for code in codes)) from None
        except aiosmtplib.SMTPResponseException as refused:
            raise Unsent(_told(refused), for_good=False) from None
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError, ValueError) as failed:
            raise Unsent(_told(failed), for_good=False) from None


def _told(error: Exception) -> str:
    """Return what went wrong for the log: no recipient, no password."""
    code = getattr(error, "code", None)
    return f"{type(error).__name__}{'' if code is None else f' {code}'}"
