"""Web Push: notices encrypted for one browser, signed with this server's own keys (VAPID)."""

from __future__ import annotations

import base64
from importlib import import_module
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from burgomaster.core.message import Message, Refused
from burgomaster.server.outside import Outside
from burgomaster.talk.messages import PushTo

_LASTS: Final = 12 * 3600
"""For so many seconds a push service keeps a notice for a browser that is off, and a signature is good."""


def new_keys() -> str:
    """Return new keys of a server, as they are stored."""
    private = ec.generate_private_key(ec.SECP256R1())
    return private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


class Pusher:
    """Sends notices with a server's keys."""

    def __init__(self, keys: str, contact: str, outside: Outside) -> None:
        self._keys: Final = keys
        self._contact: Final = contact
        self._outside: Final = outside
        private = load_pem_private_key(keys.encode(), None)
        assert isinstance(private, ec.EllipticCurvePrivateKey)
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key: Final = base64.urlsafe_b64encode(point).decode().rstrip("=")
        """What a browser is told when it subscribes."""

    async def send(self, to: PushTo, data: bytes, now: float) -> None:
        """Send a notice to a browser; raises Unreached if its push service did not take it."""
        headers = {
            **self._signed(to.endpoint, now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_LASTS),
            "urgency": "normal",
        }
        await self._outside.post(to.endpoint, headers, encrypted(to, data))

    def _signed(self, endpoint: str, now: float) -> dict[str, str]:
        vapid: Any = import_module("py_vapid")
        signer = vapid.Vapid02.from_pem(self._keys.encode())
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": str(int(now) + _LASTS),
            "sub": self._contact,
        }
        signed: dict[str, str] = signer.sign(claims)
        return {name.lower(): value for name, value in signed.items()}


def encrypted(to: PushTo, data: bytes) -> bytes:
    """Return a notice that only one browser can read; refused if its keys are none."""
    pushing: Any = import_module("pywebpush")
    try:
        pusher = pushing.WebPusher(
            {"endpoint": to.endpoint, "keys": {"p256dh": to.keys.p256dh, "auth": to.keys.auth}}
        )
        found: bytes = pusher.encode(data, "aes128gcm")["body"]
    except Exception as error:
        raise Refused(Message("push-keys")) from error
    return found
