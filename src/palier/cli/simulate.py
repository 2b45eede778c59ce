"""`palier simulate`: many matches between bots, and their figures."""

import json
import os
from typing import Any

import click
from rich.table import Table

from palier.bots import label
from palier.cli.commands import Verb, game, language, switch, verb
from palier.cli.common import (
    check_least,
    check_players,
    check_together,
    find_game,
    read_bots,
    read_options,
    texts_of,
)
from palier.cli.screen import bar, lost_moves, make_console, sentence
from palier.lab.simulate import Report, simulate
from palier.text import Texts


def command(texts: Texts) -> Verb:
    @verb("simulate", texts, "help-simulate")
    @game
    @click.option("--players", type=int, metavar="N", help="help-simulate-players")
    @click.option("--games", default=100, metavar="K", help="help-simulate-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--bots", default="random", metavar="NAME,…", help="help-simulate-bots")
    @click.option("--option", multiple=True, metavar="k=v", help="help-option")
    @click.option("--workers", default=1, metavar="W", help="help-simulate-workers")
    @switch("--json", "as_json", "help-simulate-json")
    @language
    def simulate_matches(
        game: str,
        players: int | None,
        games: int,
        seed: int,
        bots: str,
        option: tuple[str, ...],
        workers: int,
        as_json: bool,
        lang: str | None,
    ) -> None:
        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        seats = check_players(found, players, own)
        options = read_options(found, option, own)
        check_together(found, seats, options, own)
        names = read_bots(bots, "random", seats, own)
        check_least("--games", games, 1, own)
        check_least("--workers", workers, 0, own)
        report = run(found.name, seats, games, seed, names, options, workers or os.cpu_count() or 1, own)
        if as_json:
            print(json.dumps(report.to_json(), ensure_ascii=False))
        else:
            tell(report.to_json(), own)

    return simulate_matches


def run(
    game: str,
    players: int,
    games: int,
    seed: int,
    bots: list[str],
    options: dict[str, object],
    workers: int,
    texts: Texts,
) -> Report:
    """The simulation under a progress bar."""
    with bar(texts.say("simulate-progress"), games) as advance:
        return simulate(game, players, games, seed, bots, options, workers, advance)


def tell(figures: dict[str, Any], texts: Texts) -> None:
    console = make_console()
    games = figures["games"]
    title = texts.say("game-title")
    said = texts.say("simulate-title", title=title, players=figures["players"], games=games, seed=str(figures["seed"]))
    sentence(console, said, "strong")
    console.print()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts.say("simulate-seat"))
    table.add_column(texts.say("simulate-bot"))
    for heading in ("wins", "share", "mean", "spread"):
        table.add_column(texts.say(f"simulate-{heading}"), justify="right")
    for seat, name in enumerate(texts.names(figures["players"])):
        wins = figures["wins"][seat]
        share = texts.say("simulate-percent", share=wins / games)
        mean = texts.say("simulate-number", number=figures["score_mean"][seat])
        spread = texts.say("simulate-number", number=figures["score_spread"][seat])
        bot = texts.word("bot", label(figures["bots"][seat]))
        table.add_row(name, bot, texts.say("simulate-count", number=wins), share, mean, spread)
    console.print(table)
    console.print()
    if "groups" in figures:
        console.print(group_table(figures["groups"], texts))
        console.print()
    shares = [texts.say("simulate-percent", share=wins / games) for wins in figures["wins_in_order"]]
    sentence(console, texts.say("simulate-order", shares=" · ".join(shares)))
    console.print()
    sentence(console, texts.say("simulate-endings"), "strong")
    for reason, number in figures["endings"].items():
        sentence(console, "  " + texts.say("simulate-ending", reason=texts.word("reason", reason), games=number))
    console.print()
    for name, value in figures.items():
        if texts.has(f"statistic-{name}"):
            told = texts.say("simulate-number", number=value) if isinstance(value, float) else str(value)
            sentence(console, texts.say("simulate-statistic", name=texts.say(f"statistic-{name}"), value=told))
    for bot in dict.fromkeys(figures["bots"]):
        moves = sum(lost for name, lost in zip(figures["bots"], figures["lost"], strict=True) if name == bot)
        if moves:
            sentence(console, lost_moves(label(bot), moves, texts))
    sentence(
        console,
        texts.say(
            "simulate-speed",
            decisions=figures["decisions"],
            seconds=figures["seconds"],
            rate=figures["decisions_per_second"],
            compiled="true" if figures["compiled"] else "false",
        ),
        "dim",
    )


def group_table(groups: dict[str, dict[str, Any]], texts: Texts) -> Table:
    """Wins by what the seats began as, beside what would be fair."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts.say("simulate-group"))
    for heading in ("seats", "wins", "fair"):
        table.add_column(texts.say(f"simulate-{heading}"), justify="right")
    for name, told in groups.items():
        counts = [texts.say("simulate-count", number=told[part]) for part in ("seats", "wins")]
        table.add_row(texts.say(name), *counts, texts.say("simulate-number", number=told["fair"]))
    return table
