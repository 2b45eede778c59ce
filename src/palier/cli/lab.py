"""`palier lab`: the balance of a game, the tuning of its bots, and what they learn about who wins."""

from typing import Annotated

import typer

from palier.cli import balance
from palier.cli.common import Failure, check_writable, find_game, phrase_help, speak, texts_of, write_file
from palier.cli.screen import bar, make_console, sentence
from palier.lab.checks import check_least, players_of
from palier.registry import strategies
from palier.text import Texts


def add(app: typer.Typer, texts: Texts) -> None:
    lab = typer.Typer(
        add_completion=False, help=texts.say("help-lab"), subcommand_metavar=texts.say("help-usage-command")
    )

    @lab.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
        speak(context, lang)
        if context.invoked_subcommand is None:
            phrase_help(context.command, texts)
            print(context.get_help())

    balance.add(lab, texts)
    add_tune(lab, texts)
    add_hone(lab, texts)
    add_judge(lab, texts)
    add_learn(lab, texts)
    app.add_typer(lab, name="lab")


def check_out(out: str | None, texts: Texts) -> None:
    """Before hours of work rather than after them."""
    if out is not None:
        check_writable(out, texts)


def put_out(toml: str, out: str | None, texts: Texts) -> None:
    if out is None:
        print(toml, end="")
    else:
        write_file(out, toml, texts)


def add_tune(app: typer.Typer, texts: Texts) -> None:
    @app.command("tune", help=texts.say("help-tune"))
    def tune_weights(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("help-game"))],
        tries: Annotated[int, typer.Option(metavar="N", help=texts.say("help-tune-tries"))] = 60,
        games: Annotated[int, typer.Option(metavar="K", help=texts.say("help-tune-games"))] = 200,
        seed: Annotated[int, typer.Option(metavar="S", help=texts.say("help-simulate-seed"))] = 1,
        players: Annotated[int | None, typer.Option(metavar="N", help=texts.say("help-tune-players"))] = None,
        fit: Annotated[int, typer.Option(metavar="M", help=texts.say("help-tune-fit"))] = 0,
        only: Annotated[list[str] | None, typer.Option(metavar="NAME", help=texts.say("help-tune-only"))] = None,
        out: Annotated[str | None, typer.Option(metavar="FILE", help=texts.say("help-tune-out"))] = None,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
        from palier.lab.training.tune import tune  # noqa: PLC0415 - other commands need not wait for it

        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        seats = players_of(found.name, players, max(2, found.fewest))
        check_least("games", games, 2)
        check_least("tries", tries, 1 if seats == 1 else 0)
        check_least("fit", fit, 0)
        check_out(out, own)
        names = only or [""]
        if only and not fit:
            raise Failure(own.say("tune-only-fit"))
        for name in names:
            if not any(one.startswith(name) for one in strategies[found.name].evaluation.weight_names):
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


def add_hone(app: typer.Typer, texts: Texts) -> None:
    @app.command("hone", help=texts.say("help-hone"))
    def hone_thought(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("help-game"))],
        rounds: Annotated[int, typer.Option(metavar="N", help=texts.say("help-hone-rounds"))] = 3,
        games: Annotated[int, typer.Option(metavar="K", help=texts.say("help-hone-games"))] = 1200,
        seed: Annotated[int, typer.Option(metavar="S", help=texts.say("help-simulate-seed"))] = 1,
        out: Annotated[str | None, typer.Option(metavar="FILE", help=texts.say("help-tune-out"))] = None,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
        from palier.lab.training.hone import hone  # noqa: PLC0415 - other commands need not wait for it

        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        if strategies[found.name].solo_model is None:
            raise Failure(own.say("hone-no-thought", title=own.say("game-title")))
        check_least("rounds", rounds, 1)
        check_least("games", games, 2)
        check_out(out, own)
        with bar(own.say("tune-progress"), games * (rounds + 1)) as advance:
            honed = hone(found.name, rounds, games, seed, advance)
        command = f"palier lab hone {found.name} --rounds {rounds} --games {games} --seed {seed}"
        put_out(honed.to_toml(command), out, own)
        told = "hone-gained" if honed.weights != honed.start else "hone-stayed"
        gain, doubt = round(honed.gain, 2), round(honed.doubt, 2)
        sentence(make_console(), own.say(told, points=gain, doubt=doubt, games=honed.games), "dim")


def add_judge(app: typer.Typer, texts: Texts) -> None:
    @app.command("judge", help=texts.say("help-judge"))
    def learn_judgement(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("help-game"))],
        games: Annotated[int, typer.Option(metavar="K", help=texts.say("help-judge-games"))] = 10_000,
        seed: Annotated[int, typer.Option(metavar="S", help=texts.say("help-simulate-seed"))] = 1,
        out: Annotated[str | None, typer.Option(metavar="FILE", help=texts.say("help-judge-out"))] = None,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
        from palier.lab.training.judge import learn  # noqa: PLC0415 - other commands need not wait for it

        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        if strategies[found.name].turn_features is None:
            raise Failure(own.say("judge-no-traits", title=own.say("game-title")))
        check_least("games", games, 20)
        check_out(out, own)
        with bar(own.say("simulate-progress"), games) as advance:
            learned = learn(found.name, games, seed, advance)
        toml = learned.to_toml(f"palier lab judge {found.name} --games {games} --seed {seed}")
        put_out(toml, out, own)
        told = own.say("judge-learned", surprise=round(learned.surprise, 3), blind=round(learned.blind, 3))
        sentence(make_console(), told, "dim")


def add_learn(app: typer.Typer, texts: Texts) -> None:
    @app.command("learn", help=texts.say("help-learn"))
    def teach_net(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("help-game"))],
        games: Annotated[int, typer.Option(metavar="K", help=texts.say("help-learn-games"))] = 20_000,
        seed: Annotated[int, typer.Option(metavar="S", help=texts.say("help-simulate-seed"))] = 1,
        out: Annotated[str | None, typer.Option(metavar="FILE", help=texts.say("help-judge-out"))] = None,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
        from palier.lab.training.learn import learn  # noqa: PLC0415 - other commands need not wait for it

        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        if strategies[found.name].rollout_model is None:
            raise Failure(own.say("learn-no-signs", title=own.say("game-title")))
        check_least("games", games, 20)
        check_out(out, own)
        with bar(own.say("simulate-progress"), games) as advance:
            taught = learn(found.name, games, seed, advance)
        toml = taught.to_toml(f"palier lab learn {found.name} --games {games} --seed {seed}")
        put_out(toml, out, own)
        share = own.say("simulate-percent", share=taught.share)
        sentence(make_console(), own.say("learn-learned", share=share, games=taught.games), "dim")
