"""`palier lab`: the balance of a game, the tuning of its bots, and what they learn about who wins."""

import json
import os
from typing import Any

import click
from rich.table import Table

from palier.bots import label
from palier.cli.commands import Group, game, group_of, language, switch
from palier.cli.common import (
    Failure,
    check_bot_names,
    check_least,
    check_players,
    check_writable,
    find_game,
    read_options,
    texts_of,
    write_file,
)
from palier.cli.screen import bar, lost_moves, make_console, sentence
from palier.lab.plots import Bar, chart, page
from palier.text import Texts


def command(texts: Texts) -> Group:
    lab = group_of("lab", texts, "help-lab")
    add_balance(lab)
    add_tune(lab)
    add_hone(lab)
    add_judge(lab)
    add_learn(lab)
    return lab


def add_balance(lab: Group) -> None:
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
        from palier.lab.balance import balance  # noqa: PLC0415 - other commands need not wait for it

        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        seats = check_players(found, players, own)
        check_bot_names([bot], own)
        options = read_options(found, option, own)
        check_least("--games", games, 1, own)
        check_least("--workers", workers, 0, own)
        if html is not None:
            check_writable(html, own)
        with bar(own.say("simulate-progress"), games) as advance:
            number = workers or os.cpu_count() or 1
            figures = balance(found.name, games, seed, seats, bot, options, number, ray, advance).to_json()
        if html is not None:
            write_file(html, report(figures, own), own)
        if as_json:
            print(json.dumps(figures, ensure_ascii=False))
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


def lead(figures: dict[str, Any], texts: Texts) -> str:
    fair = texts.say("simulate-percent", share=figures["fair"])
    bot = texts.word("bot", label(figures["bot"]))
    return texts.say(
        "balance-lead",
        games=figures["games"],
        players=figures["players"],
        bot=bot,
        seed=str(figures["seed"]),
        fair=fair,
    )


def tell(figures: dict[str, Any], texts: Texts) -> None:
    console = make_console()
    sentence(console, texts.say("balance-title", title=texts.say("game-title")), "strong")
    sentence(console, lead(figures, texts), "dim")
    for kind, groups in figures["groups"].items():
        console.print()
        shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        shown.add_column(heading(kind, texts))
        for column in ("share", "interval", "games", "points"):
            shown.add_column(texts.say(f"tournament-{column}"), justify="right")
        shown.add_column("")
        for name, one in groups.items():
            low, high = (texts.say("simulate-percent", share=share) for share in one["interval"])
            # A star where the interval leaves the fair share out.
            star = "*" if not one["interval"][0] <= figures["fair"] <= one["interval"][1] else ""
            shown.add_row(
                group_name(kind, name, texts),
                texts.say("simulate-percent", share=one["win_rate"]),
                texts.say("tournament-span", low=low, high=high),
                str(one["games"]),
                texts.say("simulate-number", number=one["score_mean"]),
                star,
            )
        console.print(shown)
    for told in lost(figures, texts):
        sentence(console, told)


def lost(figures: dict[str, Any], texts: Texts) -> list[str]:
    return [lost_moves(label(figures["bot"]), figures["lost"], texts)] if figures["lost"] else []


def report(figures: dict[str, Any], texts: Texts) -> str:
    sections: list[tuple[str, str]] = []
    for kind, groups in figures["groups"].items():
        bars = [
            Bar(
                group_name(kind, name, texts),
                one["win_rate"],
                one["interval"][0],
                one["interval"][1],
                texts.say("simulate-percent", share=one["win_rate"]),
            )
            for name, one in groups.items()
        ]
        sections.append((heading(kind, texts), chart(bars, figures["fair"])))
    title = texts.say("balance-title", title=texts.say("game-title"))
    return page(texts.lang, title, " ".join([lead(figures, texts), *lost(figures, texts)]), sections)


def check_out(out: str | None, texts: Texts) -> None:
    """Before hours of work rather than after them."""
    if out is not None:
        check_writable(out, texts)


def put_out(toml: str, out: str | None, texts: Texts) -> None:
    if out is None:
        print(toml, end="")
    else:
        write_file(out, toml, texts)


def add_tune(lab: Group) -> None:
    @lab.verb("tune", "help-tune")
    @game
    @click.option("--tries", default=60, metavar="N", help="help-tune-tries")
    @click.option("--games", default=200, metavar="K", help="help-tune-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--players", type=int, metavar="N", help="help-tune-players")
    @click.option("--fit", default=0, metavar="M", help="help-tune-fit")
    @click.option("--only", multiple=True, metavar="NAME", help="help-tune-only")
    @click.option("--out", metavar="FILE", help="help-tune-out")
    @language
    def tune_weights(
        game: str,
        tries: int,
        games: int,
        seed: int,
        players: int | None,
        fit: int,
        only: tuple[str, ...],
        out: str | None,
        lang: str | None,
    ) -> None:
        from palier.lab.tune import tune  # noqa: PLC0415 - other commands need not wait for it

        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        seats = check_players(found, max(2, found.fewest) if players is None else players, own)
        check_least("--games", games, 2, own)
        check_least("--tries", tries, 1 if seats == 1 else 0, own)
        check_least("--fit", fit, 0, own)
        check_out(out, own)
        names = only or [""]
        if only and not fit:
            raise Failure(own.say("tune-only-fit"))
        for name in names:
            if not any(one.startswith(name) for one in found.weight_names):
                raise Failure(own.say("tune-only-none", given=name))
        with bar(own.say("tune-progress"), fit + tries) as advance:
            tuned = tune(found.name, tries, games, seed, seats, advance, fit, names)
        command = f"palier lab tune {found.name} --players {seats} --tries {tries} --games {games} --seed {seed}"
        if fit:
            command += "".join([f" --fit {fit}", *(f" --only {name}" for name in only or [])])
        toml = tuned.to_toml(command)
        put_out(toml, out, own)
        if not tries and not fit:
            return
        if seats == 1:
            told = own.say("tune-gained", points=round(tuned.gain, 2), games=tuned.games)
        else:
            share = own.say("simulate-percent", share=tuned.share)
            even = own.say("simulate-percent", share=1 / seats)
            told = own.say("tune-found", share=share, games=tuned.games, players=seats, even=even)
        sentence(make_console(), told, "dim")


def add_hone(lab: Group) -> None:
    @lab.verb("hone", "help-hone")
    @game
    @click.option("--rounds", default=3, metavar="N", help="help-hone-rounds")
    @click.option("--games", default=1200, metavar="K", help="help-hone-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--out", metavar="FILE", help="help-tune-out")
    @language
    def hone_thought(game: str, rounds: int, games: int, seed: int, out: str | None, lang: str | None) -> None:
        from palier.lab.hone import hone  # noqa: PLC0415 - other commands need not wait for it

        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        if not found.thought:
            raise Failure(own.say("hone-no-thought", title=own.say("game-title")))
        check_least("--rounds", rounds, 1, own)
        check_least("--games", games, 2, own)
        check_out(out, own)
        with bar(own.say("tune-progress"), games * (rounds + 1)) as advance:
            honed = hone(found.name, rounds, games, seed, advance)
        command = f"palier lab hone {found.name} --rounds {rounds} --games {games} --seed {seed}"
        put_out(honed.to_toml(command), out, own)
        told = "hone-gained" if honed.weights != honed.start else "hone-stayed"
        gain, doubt = round(honed.gain, 2), round(honed.doubt, 2)
        sentence(make_console(), own.say(told, points=gain, doubt=doubt, games=honed.games), "dim")


def add_judge(lab: Group) -> None:
    @lab.verb("judge", "help-judge")
    @game
    @click.option("--games", default=10_000, metavar="K", help="help-judge-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--out", metavar="FILE", help="help-judge-out")
    @language
    def learn_judgement(game: str, games: int, seed: int, out: str | None, lang: str | None) -> None:
        from palier.lab.judge import learn  # noqa: PLC0415 - other commands need not wait for it

        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        if not found.trait_names:
            raise Failure(own.say("judge-no-traits", title=own.say("game-title")))
        check_least("--games", games, 20, own)
        check_out(out, own)
        with bar(own.say("simulate-progress"), games) as advance:
            learned = learn(found.name, games, seed, advance)
        toml = learned.to_toml(f"palier lab judge {found.name} --games {games} --seed {seed}")
        put_out(toml, out, own)
        told = own.say("judge-learned", surprise=round(learned.surprise, 3), blind=round(learned.blind, 3))
        sentence(make_console(), told, "dim")


def add_learn(lab: Group) -> None:
    @lab.verb("learn", "help-learn")
    @game
    @click.option("--games", default=20_000, metavar="K", help="help-learn-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--out", metavar="FILE", help="help-judge-out")
    @language
    def teach_net(game: str, games: int, seed: int, out: str | None, lang: str | None) -> None:
        from palier.lab.learn import learn  # noqa: PLC0415 - other commands need not wait for it

        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        if not found.sign_names:
            raise Failure(own.say("learn-no-signs", title=own.say("game-title")))
        check_least("--games", games, 20, own)
        check_out(out, own)
        with bar(own.say("simulate-progress"), games) as advance:
            taught = learn(found.name, games, seed, advance)
        toml = taught.to_toml(f"palier lab learn {found.name} --games {games} --seed {seed}")
        put_out(toml, out, own)
        share = own.say("simulate-percent", share=taught.share)
        sentence(make_console(), own.say("learn-learned", share=share, games=taught.games), "dim")
