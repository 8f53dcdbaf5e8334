"""Tokens, ids and what people call themselves."""

from __future__ import annotations

import base64
import hashlib
import secrets
import unicodedata

from burgomaster.core.message import Message, Refused


def new_token() -> str:
    """Return a token nobody can guess."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """Return an invitation's code nobody can guess."""
    return secrets.token_urlsafe(12)


def new_table_id() -> str:
    """Return a table's id: short enough for a link, and not to be guessed."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def hashed(secret: str) -> str:
    """Return what is stored of a token or a code."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def clean_name(name: str) -> str:
    """Return a name without blanks at its ends, or refuse one that cannot be shown on one line.

    >>> clean_name("  Anna ")
    'Anna'
    """
    name = unicodedata.normalize("NFC", name).strip()
    if not name or not name.isprintable():
        raise Refused(Message("name-unprintable"))
    return name


def clean_text(text: str) -> str:
    """Return what was said without signs that cannot be seen, or refuse it if nothing is left."""
    shown = "".join([sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", text)])
    shown = shown.strip()
    if not shown:
        raise Refused(Message("chat-empty"))
    return shown
