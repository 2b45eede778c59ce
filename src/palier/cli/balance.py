"""`palier lab balance`: who wins more often than a fair share."""

import json

import click
from rich.table import Table

from palier.bots import label
from palier.cli.commands import Group, game, language, switch
from palier.cli.common import check_writable, find_game, read_options, texts_of, write_file
from palier.cli.screen import bar, lost_moves, make_console, sentence
from palier.lab.balance import BalanceFigures, among_equals, balance
from palier.lab.plots import Bar, chart, page
from palier.lab.running import processes
from palier.text import Texts


def add(lab: Group) -> None:
    @lab.verb("balance", "help-balance")
    @game
    @click.option("--games", default=200, metavar="K", help="help-simulate-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--players", type=int, metavar="N", help="help-simulate-players")
    @click.option("--bot", default="planner", metavar="NAME", help="help-balance-bot")
    @click.option("--option", multiple=True, metavar="k=v", help="help-balance-option")
    @click.option("--workers", default=1, metavar="W", help="help-simulate-workers")
    @click.option("--ray", metavar="ADDRESS", help="help-tournament-ray")
    @switch("--json", "as_json", "help-simulate-json")
    @click.option("--html", metavar="FILE", help="help-tournament-html")
    @language
    def show_balance(
        game: str,
        games: int,
        seed: int,
        players: int | None,
        bot: str,
        option: tuple[str, ...],
        workers: int,
        ray: str | None,
        as_json: bool,
        html: str | None,
        lang: str | None,
    ) -> None:
        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        plan = among_equals(found.name, games, seed, players, bot, read_options(option, own))
        count = processes(workers)
        if html is not None:
            check_writable(html, own)
        with bar(own.say("simulate-progress"), games) as advance:
            figures = balance(plan, count, ray, advance)
        if html is not None:
            write_file(html, report(figures, own), own)
        if as_json:
            print(json.dumps(figures.to_json(), ensure_ascii=False))
            return
        tell(figures, own)
        if html is not None:
            sentence(make_console(), own.say("tournament-written", file=html))


def group_name(kind: str, name: str, texts: Texts) -> str:
    if kind == "seat":
        return texts.say("balance-seat", number=int(name))
    if kind == "option":
        option, _, value = name.partition("=")
        words = {"true": texts.say("yes"), "false": texts.say("no")}
        return f"{texts.say(f'option-{option}')} : {words.get(value, value)}"
    return texts.word(kind, name)


def heading(kind: str, texts: Texts) -> str:
    return texts.say(f"balance-by-{kind}") if texts.has(f"balance-by-{kind}") else kind


def lead(figures: BalanceFigures, texts: Texts) -> str:
    return texts.say(
        "balance-lead",
        games=figures.plan.games,
        players=figures.plan.players,
        bot=texts.word("bot", label(figures.bot)),
        seed=str(figures.plan.seed),
        fair=texts.say("simulate-percent", share=figures.fair),
    )


def tell(figures: BalanceFigures, texts: Texts) -> None:
    console = make_console()
    sentence(console, texts.say("balance-title", title=texts.say("game-title")), "strong")
    sentence(console, lead(figures, texts), "dim")
    for kind, groups in figures.groups.items():
        console.print()
        shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        shown.add_column(heading(kind, texts))
        for column in ("share", "interval", "games", "points"):
            shown.add_column(texts.say(f"tournament-{column}"), justify="right")
        shown.add_column("")
        for name, group in groups.items():
            low, high = (texts.say("simulate-percent", share=share) for share in (group.low, group.high))
            shown.add_row(
                group_name(kind, name, texts),
                texts.say("simulate-percent", share=group.rate),
                texts.say("tournament-span", low=low, high=high),
                str(group.games),
                texts.say("simulate-number", number=group.score_mean),
                # A star where the interval leaves the fair share out.
                "" if group.low <= figures.fair <= group.high else "*",
            )
        console.print(shown)
    for told in lost(figures, texts):
        sentence(console, told)


def lost(figures: BalanceFigures, texts: Texts) -> list[str]:
    return [lost_moves(label(figures.bot), figures.lost, texts)] if figures.lost else []


def report(figures: BalanceFigures, texts: Texts) -> str:
    sections: list[tuple[str, str]] = []
    for kind, groups in figures.groups.items():
        bars = [
            Bar(
                group_name(kind, name, texts),
                group.rate,
                group.low,
                group.high,
                texts.say("simulate-percent", share=group.rate),
            )
            for name, group in groups.items()
        ]
        sections.append((heading(kind, texts), chart(bars, figures.fair)))
    title = texts.say("balance-title", title=texts.say("game-title"))
    return page(texts.lang, title, " ".join([lead(figures, texts), *lost(figures, texts)]), sections)
