"""Names as people give them."""

import unicodedata

from palier.server.refusals import Refusal


def clean_text(text: str) -> str:
    """Without control signs, invisible direction marks and needless spaces."""
    kept = [" " if sign.isspace() else sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C"]
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    cleaned = clean_text(name)
    if not cleaned:
        raise Refusal("bad_request", detail="name")
    return cleaned
