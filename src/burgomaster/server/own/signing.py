"""Signing in: by a passkey, or by a code in a mail that counts only in the browser that asked for it.

Challenges are kept in memory for five minutes and one use. A passkey is asked for and believed only under the
name by which the server was addressed, which the gate knows, and from a page of that origin.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import Struct

from burgomaster.core.message import Message
from burgomaster.server.mail import Mailer, Unsent, mail_address
from burgomaster.server.many.together import Together
from burgomaster.server.own import keeping
from burgomaster.server.own.messages import (
    AskMail,
    AskPasskey,
    Entered,
    GiveCode,
    GivePasskey,
    MailSent,
    PasskeyWanted,
)
from burgomaster.server.storage import Storage
from burgomaster.talk.denied import Denied
from burgomaster.talk.names import clean_name
from burgomaster.words import LANGUAGES, Words

_SECONDS: Final = 300.0
_MOST: Final = 1000
"""So many challenges count at a time; of more, the oldest counts no longer."""

_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What a code is made of: none is like another. Eight of them are 40 bits, tried five times."""


class Site(Struct, frozen=True):
    """Where the page is that asks: the server's name, and its origin."""

    name: str
    origin: str


class _Challenge(Struct, frozen=True):
    bytes_: bytes
    kind: str
    site: Site
    person: str | None
    until: float


def _refused() -> Denied:
    """Return the one refusal of every sign-in that failed: it tells nobody what was wrong."""
    return Denied(401, Message("own-refused"))


class Signing:
    """Lets people in."""

    def __init__(
        self,
        disk: Storage,
        mailer: Mailer,
        clock: Callable[[], float] = monotonic,
        together: Together | None = None,
    ) -> None:
        self._together: Final = together  # where challenges wait that any of several processes may be given
        self._disk: Final = disk
        self._mailer: Final = mailer
        self._clock: Final = clock
        self._challenges: Final[dict[str, _Challenge]] = {}

    # Passkeys.

    async def wanted(self, wish: AskPasskey, site: Site, person: keeping.Person | None) -> PasskeyWanted:
        """Return what the browser is to ask of the authenticator."""
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        if wish.kind == "make":
            name = (person.name if person else wish.name) or "Burgomaster"
            made = webauthn.generate_registration_options(
                rp_id=site.name,
                rp_name="Burgomaster",
                user_name=name,
                user_id=secrets.token_bytes(16),  # tells nobody whose it is
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.PREFERRED,
                ),
            )
            challenge, options = made.challenge, webauthn.options_to_json(made)
        else:
            asked = webauthn.generate_authentication_options(rp_id=site.name)
            challenge, options = asked.challenge, webauthn.options_to_json(asked)
        nonce = secrets.token_urlsafe(16)
        self._forget()
        whose = person.id if person is not None and wish.kind == "make" else None
        until = self._clock() + _SECONDS
        await self._keep(nonce, _Challenge(challenge, wish.kind, site, whose, until))
        return PasskeyWanted(nonce, msgspec.json.decode(options))

    def _forget(self) -> None:
        now = self._clock()
        for nonce in [nonce for nonce, each in self._challenges.items() if each.until <= now]:
            del self._challenges[nonce]
        while len(self._challenges) >= _MOST:
            del self._challenges[next(iter(self._challenges))]

    async def by_passkey(self, wish: GivePasskey, site: Site) -> Entered:
        """Let whoever answered a challenge in; the challenge is used up, whatever comes of it."""
        self._forget()
        asked = await self._asked(wish.nonce)
        if asked is None or asked.site != site:
            raise _refused()
        if asked.kind == "make":
            return await self._make(wish, asked)
        return await self._enter(wish, asked)

    async def _keep(self, nonce: str, asked: _Challenge) -> None:
        """Let a challenge wait, where whoever is given the answer finds it."""
        if self._together is None:
            self._challenges[nonce] = asked
        else:
            text = msgspec.json.encode(asked).decode()
            await self._together.put(f"passkey {nonce}", _SECONDS, text)

    async def _asked(self, nonce: str) -> _Challenge | None:
        """Take a challenge, wherever it waits."""
        if self._together is None:
            return self._challenges.pop(nonce, None)
        text = await self._together.take(f"passkey {nonce}")
        return None if text is None else msgspec.json.decode(text, type=_Challenge)

    async def _make(self, wish: GivePasskey, asked: _Challenge) -> Entered:
        import webauthn
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        name = clean_name(wish.name) if wish.name else ""
        try:
            found = webauthn.verify_registration_response(
                credential=wish.credential,
                expected_challenge=asked.bytes_,
                expected_rp_id=asked.site.name,
                expected_origin=asked.site.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _refused() from None
        token = await self._disk(
            keeping.make_by_passkey,
            self._disk.store.engine,
            bytes_to_base64url(found.credential_id),
            found.credential_public_key,
            found.sign_count,
            asked.person,
            name,
            wish.face,
        )
        if token is None:
            raise _refused()
        return Entered(token or None, new=asked.person is None)

    async def _enter(self, wish: GivePasskey, asked: _Challenge) -> Entered:
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        engine = self._disk.store.engine
        key = await self._disk(keeping.passkey, engine, str(wish.credential.get("id", "")))
        if key is None:
            raise _refused()
        try:
            found = webauthn.verify_authentication_response(
                credential=wish.credential,
                expected_challenge=asked.bytes_,
                expected_rp_id=asked.site.name,
                expected_origin=asked.site.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _refused() from None
        token = await self._disk(keeping.enter_by_passkey, engine, key, found.new_sign_count)
        if token is None:
            raise _refused()
        return Entered(token, new=False)

    # Mails.

    async def send(self, wish: AskMail) -> MailSent:
        """Send a code; what is answered tells nobody whether the address is known."""
        mail = mail_address(wish.mail)
        nonce, code = secrets.token_urlsafe(24), "".join([secrets.choice(_LETTERS) for _ in range(8)])
        said = Words(wish.language if wish.language in LANGUAGES else LANGUAGES[0])
        shown = f"{code[:4]}-{code[4:]}"
        link = f"{self._mailer.address}#/me/{code}"
        told = (
            Message("own-mail-who"),
            Message("own-mail-code", code=shown),
            Message("own-mail-link", link=link),
            Message("own-mail-once"),
        )
        text = "\n\n".join([said.say(each) for each in told])
        await self._disk(keeping.keep_link, self._disk.store.engine, nonce, code, mail)
        try:
            await self._mailer.send(mail, said.say(Message("own-mail-subject")), text)
        except Unsent:
            raise Denied(503, Message("own-mail-unsent")) from None
        return MailSent(nonce)

    async def by_code(self, wish: GiveCode, person: keeping.Person | None) -> Entered:
        """Let in whoever has the code where it was asked for, once; or let a page have the address."""
        code = "".join([each for each in wish.code.upper() if each in _LETTERS])
        name = clean_name(wish.name) if wish.name else ""
        engine = self._disk.store.engine
        whose = None if person is None else person.id
        enter = keeping.enter_by_code
        try:
            found = await self._disk(enter, engine, wish.nonce, code, name, wish.face, whose)
        except keeping.MailTaken:
            raise Denied(409, Message("own-mail-taken")) from None
        if found is None:
            raise _refused()
        return Entered(found[0], new=found[1])


def plain(person: keeping.Person) -> dict[str, Any]:
    """Return what is kept of a person, as data of their own."""
    return {
        "name": person.name,
        "face": person.face,
        "mail": person.mail,
        "settings": person.settings,
        "created": person.created,
    }
