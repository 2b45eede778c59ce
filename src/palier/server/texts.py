"""What the server says to people, in their language."""

import html
from functools import cache
from typing import Final, get_args

from palier.engine.errors import PalierError
from palier.registry import NAMES
from palier.server.protocol import Language
from palier.server.refusals import Refusal
from palier.server.signs import cut, printable
from palier.text import Texts
from palier.text.messages import new_bundle

DEFAULT: Final[Language] = "fr"
SENTENCE_MOST: Final = 400
DETAIL_MOST: Final = 200


@cache
def texts(lang: Language) -> Texts:
    return Texts(lang, package="palier.server")


def get_ready() -> None:
    """Reads the sentences, and loads what those with numbers and plurals need, so that no request waits for it."""
    for lang in get_args(Language):
        texts(lang)
        for game in NAMES:
            Texts(lang, game)
        new_bundle(lang)


def language_of(accepted: str | None) -> Language:
    """The first language of an Accept-Language header that we speak; French when there is none."""
    best: Language = DEFAULT
    most = 0.0
    for part in (accepted or "").split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            worth = float(weight) if weight else 1.0
        except ValueError:
            continue
        for known in ("fr", "en"):
            if name.lower().split("-")[0] == known and worth > most:
                best = "en" if known == "en" else "fr"
                most = worth
    return best


def plain_page(lang: Language, title: str, said: str) -> bytes:
    """A page of one sentence, for whoever typed an address."""
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Palier</title>'
        f"<h1>{html.escape(title)}</h1><p>{html.escape(said)}</p></html>"
    ).encode()


def sentence(error: PalierError, lang: Language) -> str:
    """One sentence on what was refused."""
    arguments: dict[str, str | int] = error.arguments if isinstance(error, Refusal) else {"detail": str(error)}
    said = texts(lang)
    message = f"refused-{error.code}"
    if error.why is not None or not said.has(message):
        return tidy(said.error(error), SENTENCE_MOST)
    forms = said.forms(message)
    if arguments.get("about") in forms:
        repeated = {name: tidy(str(value), DETAIL_MOST) for name, value in arguments.items() if name != "about"}
        return said.say(f"{message}.{arguments['about']}", **repeated)
    if arguments.get("detail") and "detail" in forms:
        return said.say(f"{message}.detail", detail=tidy(str(arguments["detail"]), DETAIL_MOST))
    return said.say(message)


def tidy(text: str, most: int) -> str:
    """What repeats something that was sent: as long as a sentence may be, and nothing in it that cannot be seen."""
    return cut(printable(text), most)
