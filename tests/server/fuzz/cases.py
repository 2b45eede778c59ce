"""The cases: what is sent, told by a seed and a number alone. `$over`, `$playing` and `$waiting` stand for tables."""

import json
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import palier
from palier.games.home_staging.mission import MISSION_IDS
from tests.server.fuzz.spoil import junk, spoiled, text, written
from tests.server.material import POSITIONS, RECORDS, mission_of

GAMES: Final = tuple(palier.games)
MISSIONS: Final = [mission_of(mission_id) for mission_id in MISSION_IDS]
DECODED: Final = {name: [json.loads(one) for one in records] for name, records in RECORDS.items()}
ENDS: Final = {name: [json.loads(one) for one in positions] for name, positions in POSITIONS.items()}
ACTIONS: Final = {
    name: sorted({step[1] for one in records for step in one["actions"]}) for name, records in DECODED.items()
}
TABLES: Final = ("$over", "$playing", "$waiting")


class Call(NamedTuple):
    """A request over HTTP. `game` says which tables `$over` and the like are."""

    game: str
    method: str
    path: str
    body: bytes
    headers: tuple[tuple[str, str], ...] = ()


class Frames(NamedTuple):
    """Messages over a socket of the playing table: of seat 0, of seat 1, or of a spectator (2)."""

    game: str
    who: int
    frames: tuple[bytes | str, ...]


Case = Call | Frames


def case(seed: int, number: int) -> Case:
    luck = Random(f"{seed}/{number}")
    game = luck.choice(GAMES)
    kind = luck.random()
    if kind < 0.22:
        return record(luck, game)
    if kind < 0.34:
        return position(luck, game)
    if kind < 0.46:
        return mission(luck)
    if kind < 0.56:
        return options(luck, game)
    if kind < 0.66:
        return verb(luck, game)
    if kind < 0.72:
        return look(luck, game)
    return frames(luck, game)


def record(luck: Random, game: str) -> Call:
    # Long records take long to judge: the short ones are spoiled more often.
    kept = luck.choice(sorted(DECODED[game], key=lambda one: len(one["actions"]))[: luck.choice((1, 2, 6))])
    return Call(game, "POST", "/api/records", written(luck, spoiled(luck, kept)))


def position(luck: Random, game: str) -> Call:
    """A position travels as the start of a record."""
    start = luck.choice(ENDS[game])
    if luck.random() < 0.5:
        start = {field: start[field] for field in start if field in ("game", "players") or luck.random() < 0.5}
    made = spoiled(luck, start)
    plain: dict[str, Any] = made if isinstance(made, dict) else {}
    whole = {
        "palier": 1,
        "game": game,
        "rules": palier.games[game].version,
        "players": plain.get("players", start["players"]),
        "options": plain.get("options", start.get("options", {})),
        "setup": [],
        "start": made,
        "actions": [],
        "hashes": {},
    }
    return Call(game, "POST", "/api/records", written(luck, whole))


def mission(luck: Random) -> Call:
    raw = written(luck, spoiled(luck, luck.choice(MISSIONS)))
    made = raw.decode("utf-8", "surrogateescape" if luck.random() < 0.1 else "replace")
    ask = {"players": luck.choice((1, 2)), "options": {"custom": made}}
    if luck.random() < 0.6:
        return Call("home_staging", "POST", "/api/games/home_staging/options/check", plainly(ask))
    return Call("home_staging", "POST", "/api/tables", plainly({"game": "home_staging", **ask}))


def plainly(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=True).encode()


def options(luck: Random, game: str) -> Call:
    chosen: dict[str, Any] = {}
    for option in palier.games[game].options:
        if luck.random() < 0.4:
            chosen[option.name] = luck.choice(option.values())
    ask: dict[str, Any] = {"players": palier.games[game].fewest, "options": chosen}
    if luck.random() < 0.5:
        return Call(game, "POST", f"/api/games/{game}/options/check", written(luck, spoiled(luck, ask)))
    ask.update(game=game, pace="live", public=luck.random() < 0.3, name="Ann", seat=0, hints=False)
    # An id of its own: a second use would be refused for that alone.
    ask.update(
        strict=luck.random() < 0.3, answer_hours=luck.choice((1, 4, 8)), claim_id=f"{luck.getrandbits(128):032x}"
    )
    if luck.random() < 0.1:
        ask["bots"] = [{"seat": 1, "bot": "random"}]
    return Call(game, "POST", "/api/tables", written(luck, spoiled(luck, ask)))


VERBS: Final[dict[str, dict[str, Any]]] = {
    "claim": {"seat": 1, "name": "Bob", "claim_id": "B" * 22},
    "resume": {"secret": "A" * 22},
    "renew": {"claim_id": "A" * 22},
    "free": {"seat": 1},
    "revoke": {"device": 1},
    "link": {},
    "forget": {},
    "name": {"name": "Zoé"},
    "bot": {"seat": 1, "bot": "greedy"},
    "standin": {"seat": 0, "bot": "greedy"},
    "leave": {},
    "rematch": {"claim_id": "0" * 32},
    "follow": {"table": "abcdefghjk"},
    "review": {"seat": 0},
}


def verb(luck: Random, game: str) -> Call:
    """Of somebody who has no seat: with one, the tables that all cases share would be left."""
    name = luck.choice(list(VERBS))
    table = luck.choice(TABLES) if luck.random() < 0.8 else quote(text(luck)[:40].encode("utf-8", "replace"), safe="")
    body = written(luck, spoiled(luck, {**VERBS[name], **({"x": 1} if luck.random() < 0.1 else {})}))
    return Call(game, "POST", f"/api/tables/{table}/{name}", body, headers(luck))


def headers(luck: Random) -> tuple[tuple[str, str], ...]:
    chosen: list[tuple[str, str]] = []
    odd = text(luck)[:2000].encode("latin-1", "replace").decode("latin-1")
    odd = "".join(sign for sign in odd if sign.isprintable() and ord(sign) < 256)
    if luck.random() < 0.3:
        chosen.append(("Accept-Language", luck.choice((odd, "en;q=NaN", "fr;q=1e999", ",,,;q=", "en", "*"))))
    if luck.random() < 0.2:
        chosen.append(("Cookie", luck.choice((odd, f"palier_{odd}={odd}", "a=" + odd, "=; ;=" + odd))))
    if luck.random() < 0.2:
        chosen.append(
            ("Content-Type", luck.choice((odd, "text/plain", "application/json; charset=utf-7", "multipart/form-data")))
        )
    if luck.random() < 0.1:
        chosen.append(("If-None-Match", odd))
    return tuple(chosen)


def look(luck: Random, game: str) -> Call:
    def odd() -> str:
        return quote(text(luck)[:60].encode("utf-8", "replace"), safe=luck.choice(("", "/", "/.;")))

    def one_of(*known: str) -> str:
        return luck.choice(known) if luck.random() < 0.6 else odd()

    table = one_of(*TABLES)
    path = luck.choice(
        (
            f"/api/tables/{table}",
            f"/api/tables/{table}/log?since={one_of('0', '3', '-1', '1e9')}",
            f"/api/tables/{table}/record",
            f"/api/tables/{table}/replay?step={one_of('0', '5', '-1', '999999999')}",
            "/api/tables",
            "/api/games",
            f"/api/games/{one_of(*GAMES)}/rules?lang={one_of('fr', 'en')}",
            f"/api/games/{one_of(*GAMES)}/text?lang={one_of('fr', 'en')}",
            f"/t/{table}",
            f"/t/{table}/replay/{one_of('3')}",
            f"/rules/{one_of(*GAMES)}",
            f"/edit/{one_of(*GAMES)}",
            f"/{odd()}",
            f"/api/{odd()}",
            "/api/openapi.json",
            "/healthz",
        )
    )
    method = luck.choice(("GET", "GET", "GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "POST", "TRACE"))
    return Call(game, method, path, b"", headers(luck))


def frames(luck: Random, game: str) -> Frames:
    return Frames(game, luck.randrange(3), tuple(frame(luck, game) for _ in range(luck.choice((1, 1, 1, 2, 5)))))


def frame(luck: Random, game: str) -> bytes | str:
    version = luck.choice((0, 0, "$version", "$version", "$version", 1, 10**6))
    named = {"id": luck.choice(("a", "b", str(luck.random())))}
    windows = dict.fromkeys(palier.games[game].windows, "pass")
    message: dict[str, Any] = luck.choice(
        (
            {"type": "play", **named, "version": version, "action": luck.choice(ACTIONS[game])},
            {"type": "play", **named, "version": version, "action": luck.choice(ACTIONS[game])},
            {"type": "preview", **named, "version": version, "action": luck.choice(ACTIONS[game])},
            {"type": "undo", **named, "version": version},
            {"type": "hint", **named},
            {"type": "here"},
            {"type": "chat", **named, "text": "Bonjour à tous"},
            {"type": "more_time", **named, "version": version},
            {"type": "quiet", **named, "version": version},
            {"type": "orders", **named, "orders": windows},
            {"type": "show", **named, "to": luck.randrange(3)},
            {"type": "since", "version": version},
            {"type": "ping"},
        )
    )
    if luck.random() < 0.1:
        return written(luck, junk(luck))
    if "action" in message and luck.random() < 0.4:
        message["action"] = odd_action(luck, message["action"])
        return written(luck, message)
    return written(luck, message if luck.random() < 0.1 else spoiled(luck, message))


def odd_action(luck: Random, action: str) -> str:
    """An action that looks like one: its words changed, swapped or made very long."""
    words = action.split(" ")
    at = luck.randrange(len(words))
    odd = (words[at] * 40, text(luck)[:200], "9" * luck.choice((3, 30, 1900)), words[at][:-1], words[0])
    words[at] = words[at] + "+A1-P16" * 40 if luck.random() < 0.2 else luck.choice(odd)
    if luck.random() < 0.3:
        words.append(luck.choice(words))
    return " ".join(words)
