"""`palier serve`: tables in the browser."""

import threading
import webbrowser
from typing import Annotated

import typer

from palier.bots import is_own, offer
from palier.cli.common import Failure, load_bot, texts_of
from palier.text import Texts


def add(app: typer.Typer, texts: Texts) -> None:
    # Only what the help needs is loaded here: the other commands must not wait for a web server.
    from palier.server.texts import texts as server_texts  # noqa: PLC0415

    told = server_texts("en" if texts.lang == "en" else "fr")

    @app.command("serve", help=told.say("serve-help"))
    def serve_tables(
        host: Annotated[str, typer.Option(metavar="ADDRESS", help=told.say("serve-help-host"))] = "127.0.0.1",
        port: Annotated[
            int | None, typer.Option(metavar="N", min=0, max=65535, help=told.say("serve-help-port"))
        ] = None,
        db: Annotated[str | None, typer.Option(metavar="FILE", help=told.say("serve-help-db"))] = None,
        open_page: Annotated[bool, typer.Option("--open/--no-open", help=told.say("serve-help-open"))] = False,
        origin: Annotated[list[str] | None, typer.Option(metavar="URL", help=told.say("serve-help-origin"))] = None,
        bots: Annotated[str | None, typer.Option(metavar="FILE:CLASS,…", help=told.say("serve-help-bots"))] = None,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=told.say("serve-help-lang"))] = None,
    ) -> None:
        own = texts_of(lang)
        for name in [name.strip() for name in (bots or "").split(",") if name.strip()]:
            if not is_own(name):
                raise Failure(own.say("error-bot_file", given=name))
            load_bot(name, own, offer)
        serve(host, port, db, open_page, tuple(origin or ()), "en" if own.lang == "en" else "fr")


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    db: str | None = None,
    open_page: bool = False,
    origins: tuple[str, ...] = (),
    lang: str = "fr",
) -> None:
    """Serves until a signal ends it; Failure with one sentence when it cannot."""
    from palier.server.run import CannotServe, address_of, database_path, listen, run  # noqa: PLC0415
    from palier.server.settings import Settings  # noqa: PLC0415
    from palier.server.texts import texts as server_texts  # noqa: PLC0415

    told = server_texts("en" if lang == "en" else "fr")
    try:
        database = database_path(db)
        listener = listen(host, port)
        address = address_of(listener)

        def listening() -> None:
            print(told.say("serve-listening", address=address), flush=True)
            if open_page:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        run(listener, database, Settings(origins=origins), listening)
    except CannotServe as reason:
        raise Failure(told.say(reason.message, **reason.arguments)) from reason
