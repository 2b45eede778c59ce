"""Two at a table are shown under different names: who comes second is "Ana 2"."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from palier.server.protocol import LANGUAGES, NAME_MOST
from palier.server.table import Table
from palier.server.texts import texts

# Letters of other alphabets, and digits, that are drawn like Latin letters, after case is folded.
DRAWN: Final = "аеорсухіјѕԁһӏԛԝвкмнтгпαβγεικνορτυχωηζ01l|ıþ"
ALIKE: Final = "aeopcyxijsdhiqwbkmhtrnabyeikvoptuxwnzoiiiip"
LOOKS: Final = str.maketrans(DRAWN, ALIKE)


def looks_of(name: str) -> str:
    """What a name looks like at a glance: the same for whatever is told apart by case, width or alphabet alone."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in folded.translate(LOOKS) if sign.isalnum() or unicodedata.category(sign)[0] in "MS")


def distinct_name(name: str, taken: Iterable[str]) -> str:
    looks = {looks_of(other) for other in taken}
    wanted = name
    number = 1
    while looks_of(wanted) in looks:
        number += 1
        ending = f" {number}"
        wanted = name[: NAME_MOST - len(ending)].rstrip() + ending
    return wanted


def name_at(table: Table, number: int, name: str) -> str:
    """The name as it is shown at that seat, apart from everybody else's and from what bots are called."""
    others = [seat.name for other, seat in enumerate(table.seats) if other != number and seat.name is not None]
    bots = [
        said
        for other, seat in enumerate(table.seats)
        if other != number and seat.bot is not None
        for said in (seat.bot, *bot_words(seat.bot))
    ]
    return distinct_name(name, [*others, *bots])


def bot_words(bot: str) -> list[str]:
    """What a bot is called on the page, in each language; one of the host's own bears its name alone."""
    message = f"bot-{bot}"
    return [texts(lang).say(message) for lang in LANGUAGES if texts(lang).has(message)]
