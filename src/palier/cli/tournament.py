"""`palier tournament`: bots meet, and their standings are told."""

import json
import os
import sys
from typing import Any

import click
from rich.table import Table

from palier.cli.commands import Verb, game, language, switch, verb
from palier.cli.common import (
    Failure,
    check_bot_names,
    check_least,
    check_players,
    check_together,
    check_writable,
    find_game,
    read_options,
    texts_of,
    write_file,
)
from palier.cli.screen import bar, lost_moves, make_console, sentence
from palier.engine.game import Game
from palier.lab.plots import Bar, chart, page, table
from palier.text import Texts


def command(texts: Texts) -> Verb:
    @verb("tournament", texts, "help-tournament", extra="lab")
    @game
    @click.option("--bots", required=True, metavar="NAME,…", help="help-tournament-bots")
    @click.option("--games", default=100, metavar="K", help="help-tournament-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--players", type=int, metavar="N", help="help-tournament-players")
    @click.option("--option", multiple=True, metavar="k=v", help="help-option")
    @click.option("--each", metavar="k", help="help-tournament-each")
    @click.option("--workers", default=1, metavar="W", help="help-simulate-workers")
    @click.option("--ray", metavar="ADDRESS", help="help-tournament-ray")
    @switch("--json", "as_json", "help-simulate-json")
    @click.option("--html", metavar="FILE", help="help-tournament-html")
    @language
    def play_tournament(
        game: str,
        bots: str,
        games: int,
        seed: int,
        players: int | None,
        option: tuple[str, ...],
        each: str | None,
        workers: int,
        ray: str | None,
        as_json: bool,
        html: str | None,
        lang: str | None,
    ) -> None:
        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        names = [name.strip() for name in bots.split(",") if name.strip()]
        if len(set(names)) < 2:
            raise Failure(own.say("error-tournament_bots"))
        check_bot_names(names, own)
        usual = min(max(len(names), found.fewest), found.most)
        seats = check_players(found, usual if players is None else players, own)
        if seats < 2:
            raise Failure(own.say("error-tournament_alone"))
        if len(set(names)) < len(names) != seats:
            raise Failure(own.say("error-tournament_table", bots=len(names), players=seats))
        options = read_options(found, option, own)
        check_together(found, seats, options, own)
        check_each(found, seats, options, each, own)
        check_least("--games", games, 1, own)
        check_least("--workers", workers, 0, own)
        if html is not None:
            check_writable(html, own)
        count = workers or os.cpu_count() or 1
        figures = run(found.name, names, games, seed, seats, options, each or "", count, ray, own)
        if html is not None:
            write_file(html, report(figures, own), own)
        if as_json:
            print(json.dumps(figures, ensure_ascii=False))
            return
        tell(figures, own)
        if html is not None:
            sentence(make_console(), own.say("tournament-written", file=html))

    return play_tournament


def check_each(game: Game[Any], players: int, options: dict[str, object], each: str | None, texts: Texts) -> None:
    """The option whose values go in turn must have several, and all of them must go with the rest."""
    from palier.lab.tournament import in_turn  # noqa: PLC0415 - other commands need not wait for it

    if each is None:
        return
    known = in_turn(game)
    if each not in known:
        title = texts.say("game-title")
        raise Failure(texts.say("error-tournament_each", title=title, given=each, known=", ".join(known)))
    if each in options:
        raise Failure(texts.say("error-tournament_each_given", given=each))
    for value in known[each]:
        check_together(game, players, {**options, each: value}, texts)


def run(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    players: int,
    options: dict[str, object],
    each: str,
    workers: int,
    ray: str | None,
    texts: Texts,
) -> dict[str, Any]:
    from palier.lab.journal import Journal, journal_path  # noqa: PLC0415 - other commands need not wait for these
    from palier.lab.tournament import plan_of, tournament  # noqa: PLC0415

    def warn() -> None:
        print(texts.say("tournament-no_journal"), file=sys.stderr)

    path = journal_path(plan_of(game, bots, seed, players, options, each).key())
    if path is None:
        warn()
    journal = None if path is None else Journal(path, warn)
    with bar(texts.say("simulate-progress"), games) as advance:
        kept = len(journal.read()) if journal is not None else 0
        if kept and advance.shown:
            advance.say(texts.say("tournament-resumed", games=kept))
        results = tournament(game, bots, games, seed, players, options, workers, ray, journal, advance, each)
    return results.to_json()


def rows(figures: dict[str, Any], texts: Texts) -> list[list[str]]:
    told: list[list[str]] = []
    for name, one in figures["bots"].items():
        low, high = (texts.say("simulate-percent", share=share) for share in one["interval"])
        told.append(
            [
                texts.word("bot", name),
                texts.say("simulate-percent", share=one["win_rate"]),
                texts.say("tournament-span", low=low, high=high),
                str(one["games"]),
                texts.say("simulate-number", number=one["score_mean"]),
                texts.say("simulate-number", number=one["rating"]),
                texts.say("tournament-ms", ms=one["median_ms"]),
                texts.say("tournament-ms", ms=one["p99_ms"]),
            ]
        )
    return told


def headings(texts: Texts) -> list[str]:
    kinds = ("bot", "share", "interval", "games", "points", "rating", "median", "p99")
    return [texts.say(f"tournament-{kind}") for kind in kinds]


def lead(figures: dict[str, Any], texts: Texts) -> str:
    return texts.say(
        "tournament-lead",
        games=figures["games"],
        players=figures["players"],
        seed=str(figures["seed"]),
        mirrored="true" if figures["mirrored"] else "false",
        turned="true" if figures["turned"] else "false",
    )


def tell(figures: dict[str, Any], texts: Texts) -> None:
    console = make_console()
    sentence(console, texts.say("tournament-title", title=texts.say("game-title")), "strong")
    sentence(console, lead(figures, texts), "dim")
    console.print()
    shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(headings(texts)):
        shown.add_column(heading, justify="right" if number else "left")
    for row in rows(figures, texts):
        shown.add_row(*row)
    console.print(shown)
    if figures["each"]:
        console.print()
        sentence(console, by_value_heading(figures, texts), "strong")
        values = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for number, heading in enumerate(by_value_headings(figures, texts)):
            values.add_column(heading, justify="right" if number else "left")
        for row in by_value_rows(figures, texts):
            values.add_row(*row)
        console.print(values)
    for told in lost(figures, texts):
        sentence(console, told)


def by_value_heading(figures: dict[str, Any], texts: Texts) -> str:
    return texts.say("tournament-by_value", option=texts.say(f"option-{figures['each']}"))


def by_value_headings(figures: dict[str, Any], texts: Texts) -> list[str]:
    bots = [texts.word("bot", name) for name in figures["bots"]]
    return [texts.say(f"option-{figures['each']}"), texts.say("tournament-games"), *bots]


def by_value_rows(figures: dict[str, Any], texts: Texts) -> list[list[str]]:
    """What each bot won with each value, in the order of the standings."""
    words = {"true": texts.say("yes"), "false": texts.say("no")}
    told: list[list[str]] = []
    for value, one in figures["by_value"].items():
        shares = [texts.say("simulate-percent", share=one["bots"][name]["win_rate"]) for name in figures["bots"]]
        told.append([words.get(value) or texts.word("value", value), str(one["games"]), *shares])
    return told


def lost(figures: dict[str, Any], texts: Texts) -> list[str]:
    """A sentence on each bot for which other moves had to be played."""
    return [lost_moves(name, one["lost"], texts) for name, one in figures["bots"].items() if one["lost"]]


def report(figures: dict[str, Any], texts: Texts) -> str:
    bars = [
        Bar(
            texts.word("bot", name),
            one["win_rate"],
            one["interval"][0],
            one["interval"][1],
            texts.say("simulate-percent", share=one["win_rate"]),
        )
        for name, one in figures["bots"].items()
    ]
    sections = [
        (texts.say("tournament-wins"), chart(bars, 1 / figures["players"])),
        (texts.say("tournament-table"), table(headings(texts), rows(figures, texts))),
    ]
    if figures["each"]:
        values = table(by_value_headings(figures, texts), by_value_rows(figures, texts))
        sections.append((by_value_heading(figures, texts), values))
    title = texts.say("tournament-title", title=texts.say("game-title"))
    return page(texts.lang, title, " ".join([lead(figures, texts), *lost(figures, texts)]), sections)
