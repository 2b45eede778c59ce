"""`palier backup` and `palier restore`: a database in one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from palier.cli.common import Failure, file_trouble, texts_of
from palier.cli.serve import words_of
from palier.text import Texts


def add_backup(app: typer.Typer, texts: Texts) -> None:
    words = words_of(texts.lang)

    @app.command("backup", help=words.say("backup-help"))
    def backup(
        file: Annotated[str, typer.Argument(metavar="FILE", help=words.say("backup-help-file"))],
        db: Annotated[str | None, typer.Option(metavar="FILE", help=words.say("serve-help-db"))] = None,
        force: Annotated[bool, typer.Option("--force", metavar="", help=words.say("backup-help-force"))] = False,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
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


def add_restore(app: typer.Typer, texts: Texts) -> None:
    words = words_of(texts.lang)

    @app.command("restore", help=words.say("restore-help"))
    def restore_from(
        file: Annotated[str, typer.Argument(metavar="FILE", help=words.say("restore-help-file"))],
        db: Annotated[str | None, typer.Option(metavar="FILE", help=words.say("serve-help-db"))] = None,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
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
