"""Ids that are hard to guess, and secrets of which only hashes are kept."""

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without the signs that look alike when a link is read aloud or copied by hand."""
TABLE_ID: Final = re.compile(r"[a-z0-9]{10}\Z")


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def is_table_id(text: str) -> bool:
    return TABLE_ID.match(text) is not None


def new_secret() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hash_secret(secret: str) -> str:
    # A plain hash is enough: 128 random bits cannot be tried out as a person's password can.
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same_hash(one: str, other: str) -> bool:
    return hmac.compare_digest(one, other)
