"""`palier replay`: a saved match told in sentences, with its last board or the one after some step."""

import click

import palier
from palier.cli import screen
from palier.cli.commands import Verb, argument, language, verb
from palier.cli.common import Failure, find_game, read_file, read_object, texts_of
from palier.engine.match import play_step
from palier.engine.record import Record
from palier.text import Texts


def command(texts: Texts) -> Verb:
    @verb("replay", texts, "help-replay")
    @argument("file", "FILE", "help-replay-file")
    @click.option("--step", type=int, metavar="N", help="help-replay-step")
    @language
    def replay(file: str, step: int | None, lang: str | None) -> None:
        tell(file, step, lang)

    return replay


def tell(path: str, step: int | None, lang: str | None) -> None:
    texts = texts_of(lang)
    if "palier" not in read_object(path, texts, "error-not_record"):
        raise Failure(texts.say("error-not_record", file=path))
    record = Record.from_json(read_file(path, texts))
    game = find_game(record.game, texts)
    texts = texts_of(lang, game.name)
    steps = len(record.steps)
    if step is not None and not 0 <= step <= steps:
        raise Failure(texts.say("error-step", steps=steps, given=step))
    # The whole record is checked first, so that nothing of a false one is told.
    palier.replay(record)
    match = palier.replay(record, 0)
    names = texts.names(record.players)
    console = screen.make_console()
    title = texts.say("replay-title", title=texts.say("game-title"), players=record.players, steps=steps)
    screen.sentence(console, title, "strong")
    if match.to_act:
        screen.sentence(console, texts.say("play-first", player=names[match.to_act[0]]))
    shown = steps if step is None else step
    for number in range(shown):
        for event in play_step(match, record, number):
            seen = event.seen_by(None)
            screen.log_line(console, seen, texts.event(seen, names))
    console.print()
    if shown < steps:
        screen.sentence(console, texts.say("replay-after", step=shown, steps=steps))
    view = match.view(None)
    screen.board(console, view, texts, names)
    console.print()
    if match.outcome is not None:
        screen.ranking(console, match.outcome.to_json(), texts, names)
    elif shown == steps:
        screen.sentence(console, texts.say("replay-unfinished"))
    elif view["asked"]:
        screen.sentence(console, texts.asked(view["asked"], names, you=False))
