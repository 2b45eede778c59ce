"""`palier simulate`: many matches between bots, and their figures."""

import json
from collections.abc import Mapping

import click
from rich.table import Table

import palier
from palier.bots import label
from palier.cli.commands import Verb, game, language, switch, verb
from palier.cli.common import find_game, read_names, read_options, texts_of
from palier.cli.screen import bar, lost_moves, make_console, sentence
from palier.lab.simulate import GroupFigures, SimulationFigures, simulate, simulation
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
    @click.option("--ray", metavar="ADDRESS", help="help-tournament-ray")
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
        ray: str | None,
        as_json: bool,
        lang: str | None,
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

    return simulate_matches


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
