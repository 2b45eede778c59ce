"""`palier review`: the decisions of a saved match that cost most."""

import json
from typing import Any

import click

import palier
from palier.cli.commands import Verb, argument, language, switch, verb
from palier.cli.common import Failure, find_game, read_file, read_object, texts_of
from palier.cli.screen import bar, make_console, sentence
from palier.engine.record import Record
from palier.lab.checks import check_least
from palier.text import Texts


def command(texts: Texts) -> Verb:
    @verb("review", texts, "help-review")
    @argument("file", "FILE", "help-replay-file")
    @click.option("--iterations", default=400, metavar="N", help="help-review-iterations")
    @click.option("--seat", type=int, metavar="S", help="help-review-seat")
    @click.option("--most", default=10, metavar="K", help="help-review-most")
    @switch("--json", "as_json", "help-simulate-json")
    @language
    def review_match(file: str, iterations: int, seat: int | None, most: int, as_json: bool, lang: str | None) -> None:
        from palier.analysis import review  # noqa: PLC0415 - other commands need not wait for it

        texts = texts_of(lang)
        if "palier" not in read_object(file, texts, "error-not_record"):
            raise Failure(texts.say("error-not_record", file=file))
        record = Record.from_json(read_file(file, texts))
        own = texts_of(lang, find_game(record.game, texts).name)
        check_least("iterations", iterations, 1)
        check_least("most", most, 1)
        if seat is not None and not 1 <= seat <= record.players:
            raise Failure(own.say("error-bad_value", name="--seat", command="palier review"))
        with bar(own.say("review-progress"), len(record.steps)) as advance:
            judged = review(record, iterations, None if seat is None else seat - 1, progress=advance)
        told = [
            {
                "step": one.step,
                "seat": one.seat,
                "played": one.played,
                "best": one.best,
                "promise": round(one.promise, 4),
                "best_promise": round(one.best_promise, 4),
                "loss": round(one.loss, 4),
            }
            for one in judged
        ]
        if as_json:
            print(json.dumps({"game": record.game, "iterations": iterations, "decisions": told}, ensure_ascii=False))
        else:
            tell(told, record, iterations, most, own)

    return review_match


def tell(decisions: list[dict[str, Any]], record: Record, iterations: int, most: int, texts: Texts) -> None:
    from palier.analysis import about, line  # noqa: PLC0415 - as above

    console = make_console()
    players = record.players
    names = texts.names(players)
    title = texts.say("game-title")
    said = texts.say("review-title", title=title, decisions=len(decisions), iterations=iterations)
    sentence(console, said, "strong")
    for seat in range(players):
        losses = [one["loss"] for one in decisions if one["seat"] == seat]
        if losses:
            sentence(console, texts.say("review-seat", player=names[seat], loss=sum(losses) / len(losses)))
    console.print()
    worst = sorted((one for one in decisions if one["loss"] > 0), key=lambda one: -one["loss"])[:most]
    if not worst:
        sentence(console, texts.say("review-fine"))
    for one in sorted(worst, key=lambda one: int(one["step"])):
        match = palier.replay(record, one["step"])
        seat = one["seat"]
        said = texts.say(
            "review-line",
            step=one["step"] + 1,
            player=names[seat],
            played=texts.action(one["played"], about(match, seat, one["played"]), short=True),
            best=texts.action(one["best"], about(match, seat, one["best"]), short=True),
            promise=texts.say("simulate-percent", share=one["promise"]),
            best_promise=texts.say("simulate-percent", share=one["best_promise"]),
        )
        sentence(console, said)
        then = [texts.action(action, known, short=True) for action, known in line(match, seat, one["best"])]
        if then:
            sentence(console, f"  {texts.say('review-then', line=' · '.join(then))}", "dim")
