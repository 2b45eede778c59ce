"""`palier simulate`: many matches between bots, and their figures."""

import json
from collections.abc import Mapping
from typing import Annotated

import typer
from rich.table import Table

import palier
from palier.bots import label
from palier.cli.common import find_game, read_names, read_options, texts_of
from palier.cli.screen import bar, lost_moves, make_console, sentence
from palier.lab.simulate import GroupFigures, SimulationFigures, simulate, simulation
from palier.text import Texts


def add(app: typer.Typer, texts: Texts) -> None:
    @app.command("simulate", help=texts.say("help-simulate"))
    def simulate_matches(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("help-game"))],
        players: Annotated[int | None, typer.Option(metavar="N", help=texts.say("help-simulate-players"))] = None,
        games: Annotated[int, typer.Option(metavar="K", help=texts.say("help-simulate-games"))] = 100,
        seed: Annotated[int, typer.Option(metavar="S", help=texts.say("help-simulate-seed"))] = 1,
        bots: Annotated[str, typer.Option(metavar="NAME,…", help=texts.say("help-simulate-bots"))] = "random",
        option: Annotated[list[str] | None, typer.Option(metavar="k=v", help=texts.say("help-option"))] = None,
        workers: Annotated[int, typer.Option(metavar="W", help=texts.say("help-simulate-workers"))] = 1,
        ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=texts.say("help-tournament-ray"))] = None,
        as_json: Annotated[bool, typer.Option("--json", metavar="", help=texts.say("help-simulate-json"))] = False,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        names = read_names(bots) or ["random"]
        plan = simulation(found.name, players, games, seed, names, read_options(option, own))
        with bar(own.say("simulate-progress"), games) as advance:
            figures = simulate(plan, workers, ray, advance)
        if as_json:
            print(json.dumps(figures.to_json(), ensure_ascii=False))
        else:
            tell(figures, own)


def tell(figures: SimulationFigures, texts: Texts) -> None:
    console = make_console()
    games = figures.games
    title = texts.say("game-title")
    players, seed = figures.plan.players, str(figures.plan.seed)
    sentence(console, texts.say("simulate-title", title=title, players=players, games=games, seed=seed), "strong")
    console.print()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts.say("simulate-seat"))
    table.add_column(texts.say("simulate-bot"))
    for heading in ("wins", "share", "mean", "spread"):
        table.add_column(texts.say(f"simulate-{heading}"), justify="right")
    for name, seat in zip(texts.names(players), figures.seats, strict=True):
        table.add_row(
            name,
            texts.word("bot", label(seat.bot)),
            texts.say("simulate-count", number=seat.wins),
            texts.say("simulate-percent", share=seat.wins / games),
            texts.say("simulate-number", number=seat.score_mean),
            texts.say("simulate-number", number=seat.score_spread),
        )
    console.print(table)
    console.print()
    if figures.groups:
        console.print(group_table(figures.groups, texts))
        console.print()
    shares = [texts.say("simulate-percent", share=wins / games) for wins in figures.wins_in_order]
    sentence(console, texts.say("simulate-order", shares=" · ".join(shares)))
    console.print()
    sentence(console, texts.say("simulate-endings"), "strong")
    for reason, number in figures.endings.items():
        sentence(console, "  " + texts.say("simulate-ending", reason=texts.word("reason", reason), games=number))
    console.print()
    for name, statistic in figures.statistics.items():
        mean = texts.say("simulate-number", number=statistic.mean)
        for message, value in ((f"statistic-{name}", str(statistic.most)), (f"statistic-{name}_mean", mean)):
            if texts.has(message):
                sentence(console, texts.say("simulate-statistic", name=texts.say(message), value=value))
    for bot in dict.fromkeys(seat.bot for seat in figures.seats):
        moves = sum(seat.lost for seat in figures.seats if seat.bot == bot)
        if moves:
            sentence(console, lost_moves(label(bot), moves, texts))
    sentence(
        console,
        texts.say(
            "simulate-speed",
            decisions=figures.decisions,
            seconds=round(figures.seconds, 3),
            rate=figures.decisions_per_second,
            compiled="true" if palier.compiled else "false",
        ),
        "dim",
    )


def group_table(groups: Mapping[str, GroupFigures], texts: Texts) -> Table:
    """Wins by what the seats began as, beside what would be fair."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts.say("simulate-group"))
    for heading in ("seats", "wins", "fair"):
        table.add_column(texts.say(f"simulate-{heading}"), justify="right")
    for name, group in groups.items():
        counts = [texts.say("simulate-count", number=number) for number in (group.seats, group.wins)]
        table.add_row(texts.say(name), *counts, texts.say("simulate-number", number=group.fair))
    return table
