"""`palier tournament`: bots meet, and their standings are told."""

import json
import sys
from collections.abc import Sequence

import click
from rich.table import Table

from palier.cli.commands import Verb, game, language, switch, verb
from palier.cli.common import check_writable, find_game, read_names, read_options, texts_of, write_file
from palier.cli.screen import bar, lost_moves, make_console, sentence
from palier.lab.journal import Journal, journal_path
from palier.lab.plan import Plan
from palier.lab.plots import Bar, chart, page, table
from palier.lab.running import processes
from palier.lab.tournament import TournamentFigures, meeting, tournament
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
        plan = meeting(found.name, read_names(bots), games, seed, players, read_options(option, own), each or "")
        count = processes(workers)
        if html is not None:
            check_writable(html, own)
        figures = run(plan, count, ray, own)
        if html is not None:
            write_file(html, report(figures, own), own)
        if as_json:
            print(json.dumps(figures.to_json(), ensure_ascii=False))
            return
        tell(figures, own)
        if html is not None:
            sentence(make_console(), own.say("tournament-written", file=html))

    return play_tournament


def run(plan: Plan, workers: int, ray: str | None, texts: Texts) -> TournamentFigures:
    """The tournament under a progress bar, with a journal if one can be kept."""

    def warn() -> None:
        print(texts.say("tournament-no_journal"), file=sys.stderr)

    path = journal_path(plan.key())
    if path is None:
        warn()
    journal = None if path is None else Journal(path, warn)
    with bar(texts.say("simulate-progress"), plan.games) as advance:
        kept = len(journal.read()) if journal is not None else 0
        if kept and advance.shown:
            advance.say(texts.say("tournament-resumed", games=kept))
        return tournament(plan, workers, ray, journal, advance)


# What came of it, in the terminal and as a page


def rows(figures: TournamentFigures, texts: Texts) -> list[list[str]]:
    """The standings, best first. A bot that gave no moves has none of its own to tell of."""
    lines: list[list[str]] = []
    for bot in figures.bots:
        name, games = texts.word("bot", bot.name), str(bot.share.games)
        if bot.rating is None:
            lines.append([name, texts.say("tournament-no_moves"), "", games, "", "", "", ""])
            continue
        low, high = (texts.say("simulate-percent", share=share) for share in (bot.share.low, bot.share.high))
        lines.append(
            [
                name,
                texts.say("simulate-percent", share=bot.share.rate),
                texts.say("tournament-span", low=low, high=high),
                games,
                texts.say("simulate-number", number=bot.score_mean),
                texts.say("simulate-number", number=bot.rating.value),
                texts.say("tournament-ms", ms=bot.median_ms),
                texts.say("tournament-ms", ms=bot.p99_ms),
            ]
        )
    return lines


def headings(texts: Texts) -> list[str]:
    kinds = ("bot", "share", "interval", "games", "points", "rating", "median", "p99")
    return [texts.say(f"tournament-{kind}") for kind in kinds]


def lead(figures: TournamentFigures, texts: Texts) -> str:
    return texts.say(
        "tournament-lead",
        games=figures.plan.games,
        players=figures.plan.players,
        seed=str(figures.plan.seed),
        mirrored="true" if figures.mirrored else "false",
        turned="true" if figures.turned else "false",
    )


def tell(figures: TournamentFigures, texts: Texts) -> None:
    console = make_console()
    sentence(console, texts.say("tournament-title", title=texts.say("game-title")), "strong")
    sentence(console, lead(figures, texts), "dim")
    console.print()
    console.print(shown(headings(texts), rows(figures, texts)))
    if figures.by_value:
        console.print()
        sentence(console, by_value_heading(figures, texts), "strong")
        console.print(shown(by_value_headings(figures, texts), by_value_rows(figures, texts)))
    for told in lost(figures, texts):
        sentence(console, told)


def shown(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(headings):
        made.add_column(heading, justify="right" if number else "left")
    for row in rows:
        made.add_row(*row)
    return made


def by_value_heading(figures: TournamentFigures, texts: Texts) -> str:
    return texts.say("tournament-by_value", option=texts.say(f"option-{figures.plan.each}"))


def by_value_headings(figures: TournamentFigures, texts: Texts) -> list[str]:
    bots = [texts.word("bot", bot.name) for bot in figures.ranked]
    return [texts.say(f"option-{figures.plan.each}"), texts.say("tournament-games"), *bots]


def by_value_rows(figures: TournamentFigures, texts: Texts) -> list[list[str]]:
    """What each bot won with each value, in the order of the standings."""
    words = {"true": texts.say("yes"), "false": texts.say("no")}
    lines: list[list[str]] = []
    for part in figures.by_value:
        shares = [texts.say("simulate-percent", share=part.shares[bot.name].rate) for bot in figures.ranked]
        lines.append([words.get(part.value) or texts.word("value", part.value), str(part.games), *shares])
    return lines


def lost(figures: TournamentFigures, texts: Texts) -> list[str]:
    """A sentence on each bot for which other moves had to be played."""
    return [lost_moves(bot.name, bot.lost, texts) for bot in figures.bots if bot.lost]


def report(figures: TournamentFigures, texts: Texts) -> str:
    bars = [
        Bar(
            texts.word("bot", bot.name),
            bot.share.rate,
            bot.share.low,
            bot.share.high,
            texts.say("simulate-percent", share=bot.share.rate),
        )
        for bot in figures.ranked
    ]
    sections = [
        (texts.say("tournament-wins"), chart(bars, 1 / figures.plan.players)),
        (texts.say("tournament-table"), table(headings(texts), rows(figures, texts))),
    ]
    if figures.by_value:
        values = table(by_value_headings(figures, texts), by_value_rows(figures, texts))
        sections.append((by_value_heading(figures, texts), values))
    title = texts.say("tournament-title", title=texts.say("game-title"))
    return page(texts.lang, title, " ".join([lead(figures, texts), *lost(figures, texts)]), sections)
