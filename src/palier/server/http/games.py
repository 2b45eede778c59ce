"""The games there are, and what one reads about them."""

from functools import cache
from importlib.resources import files

import msgspec
from litestar import Response, get, post

import palier
from palier.bots import offered, offered_open
from palier.engine.errors import BadOptions, PalierError
from palier.server import acts
from palier.server.http.common import Asked, address_of, hub_of, refusals
from palier.server.protocol import CheckOptions, GameInfo, Language, OptionInfo, OptionsChecked
from palier.server.refusals import Refusal
from palier.server.texts import language_of, sentence


def game_infos() -> list[GameInfo]:
    return [game_info(name) for name in palier.games]


def game_info(name: str) -> GameInfo:
    game = palier.games[name]
    options = [msgspec.convert(option.to_json(), OptionInfo) for option in game.options]
    bots, more = list(offered()), list(offered_open(game))
    return GameInfo(
        name, True, game.fewest, game.most, options, bots, game.open_option or None, more, list(game.windows)
    )


@cache
def read_about(game: str, name: str) -> str | None:
    """A text file of a game's folder."""
    if game not in palier.games:
        return None
    place = files(f"palier.games.{game}").joinpath(name)
    return place.read_text(encoding="utf-8") if place.is_file() else None


def text_answer(request: Asked, game: str, name: str, media_type: str) -> Response[str]:
    hub_of(request).limits.read(address_of(request))
    text = read_about(game, name)
    if text is None:
        raise Refusal("not_found")
    return Response(text, media_type=media_type, headers={"cache-control": "no-cache"})


@get("/api/games", responses=refusals())
async def list_games(request: Asked) -> list[GameInfo]:
    """The games, open or not yet."""
    hub_of(request).limits.read(address_of(request))
    return game_infos()


@get("/api/games/{game:str}/rules", responses=refusals(404), media_type="text/markdown")
async def rules(request: Asked, game: str, lang: Language = "fr") -> Response[str]:
    """The rule book, Markdown."""
    return text_answer(request, game, f"rules.{lang}.md", "text/markdown")


@get("/api/games/{game:str}/text", responses=refusals(404), media_type="text/plain")
async def text(request: Asked, game: str, lang: Language = "fr") -> Response[str]:
    """What a player of this game reads, Fluent."""
    return text_answer(request, game, f"text.{lang}.ftl", "text/plain")


@post("/api/games/{game:str}/options/check", status_code=200, responses=refusals(404, 413))
async def check_options(request: Asked, game: str, data: CheckOptions) -> OptionsChecked:
    """Whether a table could be made with these options; nothing is made."""
    hub_of(request).limits.read(address_of(request))
    if game not in palier.games:
        raise Refusal("not_found")
    try:
        await acts.check_options(hub_of(request), game, data.players, data.options, address_of(request))
    except PalierError as error:
        if error.code != BadOptions.code:
            raise
        return OptionsChecked(sentence(error, language_of(request.headers.get("accept-language"))))
    return OptionsChecked(None)


HANDLERS = [list_games, rules, text, check_options]
