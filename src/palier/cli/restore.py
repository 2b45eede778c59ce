"""`palier restore`: a backup put back where the server finds it."""

from pathlib import Path

import click

from palier.cli.commands import Verb, argument, language, verb
from palier.cli.common import Failure, file_trouble, texts_of, words_of
from palier.text import Texts


def command(texts: Texts) -> Verb:
    @verb("restore", texts, "restore-help", extra="server")
    @argument("file", "FILE", "restore-help-file")
    @click.option("--db", metavar="FILE", help="serve-help-db")
    @language
    def restore_from(file: str, db: str | None, lang: str | None) -> None:
        from palier.server.opening import CannotServe  # noqa: PLC0415 - slow to load
        from palier.server.run import database_path  # noqa: PLC0415 - slow to load
        from palier.server.store import InUse  # noqa: PLC0415
        from palier.server.store.backup import NoBackup, restore  # noqa: PLC0415

        own = texts_of(lang)
        told = words_of(own.lang)
        try:
            database = database_path(db)
            count, aside = restore(Path(file), database)
        except (NoBackup, CannotServe) as reason:
            raise Failure(told.say(reason.message, **reason.arguments)) from reason
        except InUse as error:
            raise Failure(told.say("restore-in-use", file=str(database))) from error
        except OSError as error:
            raise Failure(file_trouble(str(database), error, own, writing=True)) from error
        counts = {"waiting": count.waiting, "playing": count.playing, "over": count.over}
        print(told.say("restore-done", file=str(database), **counts))
        if aside is not None:
            print(told.say("restore-aside", file=str(aside)))

    return restore_from
