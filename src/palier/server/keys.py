"""Ids that are hard to guess, and secrets of which only hashes are kept."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final, NamedTuple

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


class SeatKeys(NamedTuple):
    """What is given to whoever sits down: the secret of this device, for its cookie, and that of the resume link."""

    secret: str
    link: str


def new_keys() -> SeatKeys:
    return SeatKeys(new_secret(), new_secret())


def derived_keys(server_key: bytes, claim_id: str, verb: str, table: str, seat: int) -> SeatKeys:
    """The same for the same claim id, and for nobody who has not both that and the server's key."""

    def derived(use: str) -> str:
        about = "\0".join((use, claim_id, verb, table, str(seat)))
        return urlsafe_b64encode(hmac.digest(server_key, about.encode(), "sha256")[:16]).rstrip(b"=").decode()

    return SeatKeys(derived("device"), derived("link"))


def hash_secret(secret: str) -> str:
    # A plain hash is enough: 128 random bits cannot be tried out as a person's password can.
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same_hash(one: str, other: str) -> bool:
    return hmac.compare_digest(one, other)
