"""An authenticator for tests: it makes passkeys and answers challenges, also as an attacker would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """A passkey on a device."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any], origin: str, name: str = "localhost") -> dict[str, Any]:
        """Return a new credential for what a server wants."""
        numbers = self._key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        data = self._data(name, 0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        client = self._client("webauthn.create", options["challenge"], origin)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {"clientDataJSON": b64(client), "attestationObject": b64(attested)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}

    def answer(self, options: dict[str, Any], origin: str, name: str = "localhost") -> dict[str, Any]:
        """Return the answer to a challenge."""
        self.count += 1
        data = self._data(name, 0x05)
        client = self._client("webauthn.get", options["challenge"], origin)
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": b64(client),
            "authenticatorData": b64(data),
            "signature": b64(signed),
        }
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}

    def _data(self, name: str, flags: int) -> bytes:
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()
