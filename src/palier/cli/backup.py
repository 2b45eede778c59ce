"""`palier backup`: the database of a server in one file."""

from pathlib import Path

import click

from palier.cli.commands import Verb, argument, language, switch, verb
from palier.cli.common import Failure, file_trouble, texts_of, words_of
from palier.text import Texts


def command(texts: Texts) -> Verb:
    @verb("backup", texts, "backup-help", extra="server")
    @argument("file", "FILE", "backup-help-file")
    @click.option("--db", metavar="FILE", help="serve-help-db")
    @switch("--force", "force", "backup-help-force")
    @language
    def backup(file: str, db: str | None, force: bool, lang: str | None) -> None:
        from palier.server.opening import CannotServe  # noqa: PLC0415 - slow to load
        from palier.server.run import database_path  # noqa: PLC0415 - slow to load
        from palier.server.store.backup import NoBackup, back_up  # noqa: PLC0415

        own = texts_of(lang)
        told = words_of(own.lang)
        try:
            count = back_up(database_path(db), Path(file), force)
        except (NoBackup, CannotServe) as reason:
            raise Failure(told.say(reason.message, **reason.arguments)) from reason
        except OSError as error:
            raise Failure(file_trouble(file, error, own, writing=True)) from error
        print(told.say("backup-done", file=file, waiting=count.waiting, playing=count.playing, over=count.over))

    return backup
