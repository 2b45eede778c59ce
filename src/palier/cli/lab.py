"""`palier lab`: the balance of a game, the tuning of its bots, and what they learn about who wins."""

import click

from palier.cli import balance
from palier.cli.commands import Group, game, group_of, language
from palier.cli.common import Failure, check_writable, find_game, texts_of, write_file
from palier.cli.screen import bar, make_console, sentence
from palier.lab.checks import check_least, players_of
from palier.registry import strategies
from palier.text import Texts


def command(texts: Texts) -> Group:
    lab = group_of("lab", texts, "help-lab")
    balance.add(lab)
    add_tune(lab)
    add_hone(lab)
    add_judge(lab)
    add_learn(lab)
    return lab


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


def add_hone(lab: Group) -> None:
    @lab.verb("hone", "help-hone")
    @game
    @click.option("--rounds", default=3, metavar="N", help="help-hone-rounds")
    @click.option("--games", default=1200, metavar="K", help="help-hone-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--out", metavar="FILE", help="help-tune-out")
    @language
    def hone_thought(game: str, rounds: int, games: int, seed: int, out: str | None, lang: str | None) -> None:
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


def add_judge(lab: Group) -> None:
    @lab.verb("judge", "help-judge")
    @game
    @click.option("--games", default=10_000, metavar="K", help="help-judge-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--out", metavar="FILE", help="help-judge-out")
    @language
    def learn_judgement(game: str, games: int, seed: int, out: str | None, lang: str | None) -> None:
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


def add_learn(lab: Group) -> None:
    @lab.verb("learn", "help-learn")
    @game
    @click.option("--games", default=20_000, metavar="K", help="help-learn-games")
    @click.option("--seed", default=1, metavar="S", help="help-simulate-seed")
    @click.option("--out", metavar="FILE", help="help-judge-out")
    @language
    def teach_net(game: str, games: int, seed: int, out: str | None, lang: str | None) -> None:
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
