"""`palier lab balance`: who wins more often than a fair share."""

import json
from typing import Annotated

import typer
from rich.table import Table

from palier.bots import label
from palier.cli.common import check_writable, find_game, read_options, texts_of, write_file
from palier.cli.screen import bar, lost_moves, make_console, sentence
from palier.lab.balance import BalanceFigures, among_equals, balance
from palier.lab.plots import Bar, chart, page
from palier.lab.running import processes
from palier.text import Texts


def add(app: typer.Typer, texts: Texts) -> None:
    @app.command("balance", help=texts.say("help-balance"))
    def show_balance(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("help-game"))],
        games: Annotated[int, typer.Option(metavar="K", help=texts.say("help-simulate-games"))] = 200,
        seed: Annotated[int, typer.Option(metavar="S", help=texts.say("help-simulate-seed"))] = 1,
        players: Annotated[int | None, typer.Option(metavar="N", help=texts.say("help-simulate-players"))] = None,
        bot: Annotated[str, typer.Option(metavar="NAME", help=texts.say("help-balance-bot"))] = "planner",
        option: Annotated[list[str] | None, typer.Option(metavar="k=v", help=texts.say("help-balance-option"))] = None,
        workers: Annotated[int, typer.Option(metavar="W", help=texts.say("help-simulate-workers"))] = 1,
        ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=texts.say("help-tournament-ray"))] = None,
        as_json: Annotated[bool, typer.Option("--json", metavar="", help=texts.say("help-simulate-json"))] = False,
        html: Annotated[str | None, typer.Option(metavar="FILE", help=texts.say("help-tournament-html"))] = None,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
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
