"""A browser that wants notices and its push service, for tests: with keys of its own, on this machine."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService:
    """What was sent to it, each as headers and body; `answers` is the status of its answers."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.answers = 201
        self.location = ""
        self.url = ""
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, name: str = "one") -> dict[str, Any]:
        """Return what a browser tells of itself."""
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _encoded(point), "auth": _encoded(self._auth)}
        return {"endpoint": f"{self.url}/push/{name}", "keys": keys}

    def read(self, at: int = -1) -> Any:
        """Return what a notice says, as only this browser can read it."""
        ece: Any = import_module("http_ece")
        _, headers, body = self.sent[at]
        assert headers["content-encoding"] == "aes128gcm"
        return json.loads(
            ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        )

    def claims(self, public_key: str, at: int = -1) -> Any:
        """Return the claims of a notice's signature, checked against the server's public key."""
        scheme, _, rest = self.sent[at][1]["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"]) == ("vapid", public_key)
        head, claims, signature = parts["t"].split(".")
        raw = _decoded(signature)
        dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(public_key))
        key.verify(dss, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        return json.loads(_decoded(claims))


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service, or anything else that takes what is posted, at a free port of this machine."""
    kept = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            kept.sent.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(kept.answers)
            if kept.location:
                self.send_header("location", kept.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is given
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
