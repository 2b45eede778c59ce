"""Names as people give them."""

from palier.server.protocol import NAME_MOST
from palier.server.refusals import Refusal
from palier.server.signs import clean_text, is_visible


def clean_name(name: str) -> str:
    cleaned = clean_text(name)
    if not is_visible(cleaned):
        raise Refusal("bad_request", about="name")
    if len(cleaned) > NAME_MOST:
        # Few signs are longer once they are written in the one way that all are kept in.
        raise Refusal("bad_request", detail="name")
    return cleaned
