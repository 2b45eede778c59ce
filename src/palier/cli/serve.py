"""`palier serve`: tables in the browser."""

import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from palier.bots import is_own, offer, offered
from palier.cli.common import Failure, texts_of
from palier.text import Texts

if TYPE_CHECKING:
    from palier.server.settings import Settings


def words_of(lang: str) -> Texts:
    from palier.server.texts import texts as server_texts  # noqa: PLC0415

    return server_texts("en" if lang == "en" else "fr")


class ServeCommand(TyperCommand):
    """Lists all settings below the options."""

    texts: Texts

    def format_help(self, ctx: Any, formatter: Any) -> None:
        super().format_help(ctx, formatter)
        print_settings(self.texts)


def print_settings(texts: Texts) -> None:
    # Slow to load, and of no use but here.
    from rich.console import Console, Group  # noqa: PLC0415
    from rich.padding import Padding  # noqa: PLC0415
    from rich.panel import Panel  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from palier.server.configure import default_of, groups, public_name  # noqa: PLC0415

    parts: list[Any] = []
    for group, fields in groups():
        table = Table.grid(padding=(0, 1))
        table.add_column(ratio=1)
        for field in fields:
            name = Text.assemble((public_name(field), "bold cyan"), f" = {default_of(field)}")
            table.add_row(name)
            table.add_row(Padding(Text(texts.say(f"setting-{field}"), style="dim"), (0, 0, 0, 2)))
        parts += [Text(texts.say(f"settings-{group}"), style="bold"), table, Text()]
    Console().print(Panel(Group(*parts[:-1]), title=texts.say("settings-help"), title_align="left", border_style="dim"))


def add(app: typer.Typer, texts: Texts) -> None:
    # Only what the help needs is loaded here: the other commands must not wait for a web server.
    told = words_of(texts.lang)

    class Command(ServeCommand):
        texts = told

    @app.command("serve", help=told.say("serve-help"), cls=Command)
    def serve_tables(
        host: Annotated[str, typer.Option(metavar="ADDRESS", help=told.say("serve-help-host"))] = "127.0.0.1",
        port: Annotated[
            int | None, typer.Option(metavar="N", min=0, max=65535, help=told.say("serve-help-port"))
        ] = None,
        db: Annotated[str | None, typer.Option(metavar="FILE", help=told.say("serve-help-db"))] = None,
        open_page: Annotated[bool, typer.Option("--open/--no-open", help=told.say("serve-help-open"))] = False,
        origin: Annotated[list[str] | None, typer.Option(metavar="URL", help=told.say("serve-help-origin"))] = None,
        public_url: Annotated[str | None, typer.Option(metavar="URL", help=told.say("serve-help-public_url"))] = None,
        host_name: Annotated[
            list[str] | None, typer.Option(metavar="NAME", help=told.say("serve-help-host_name"))
        ] = None,
        trusted_proxy: Annotated[
            list[str] | None, typer.Option(metavar="ADDRESS", help=told.say("serve-help-trusted_proxy"))
        ] = None,
        bots: Annotated[str | None, typer.Option(metavar="FILE:CLASS,…", help=told.say("serve-help-bots"))] = None,
        metrics: Annotated[
            str | None, typer.Option(metavar="ADDRESS:PORT", help=told.say("serve-help-metrics"))
        ] = None,
        log_addresses: Annotated[
            bool | None, typer.Option("--log-addresses", metavar="", help=told.say("serve-help-log_addresses"))
        ] = None,
        config: Annotated[Path | None, typer.Option(metavar="FILE", help=told.say("serve-help-config"))] = None,
        setting: Annotated[
            list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=told.say("serve-help-set"))
        ] = None,
        print_config: Annotated[
            bool, typer.Option("--print-config", metavar="", help=told.say("serve-help-print_config"))
        ] = False,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=told.say("serve-help-lang"))] = None,
    ) -> None:
        own = texts_of(lang)
        if print_config:
            from palier.server.configure import example_file  # noqa: PLC0415

            print(example_file(words_of(own.lang)))
            return
        for name in [name.strip() for name in (bots or "").split(",") if name.strip()]:
            if not is_own(name):
                raise Failure(own.say("error-bot_file", given=name))
            offer(name)
        settings = read_settings(
            own.lang,
            config,
            setting or [],
            origins=tuple(origin) if origin else None,
            public_url=public_url,
            host_names=tuple(host_name) if host_name else None,
            trusted_proxies=tuple(trusted_proxy) if trusted_proxy else None,
            metrics=metrics,
            log_addresses=log_addresses,
        )
        serve(host, port, db, open_page, settings, own.lang)


def read_settings(lang: str, config: Path | None, words: list[str], **flags: Any) -> "Settings":
    from palier.server.configure import BadSetting, settings_from  # noqa: PLC0415

    try:
        settings = settings_from(config, words, **flags)
        if settings.standin_bot not in offered():
            raise BadSetting(
                "serve-setting-bot", name="standin_bot", known=", ".join(offered()), given=settings.standin_bot
            )
    except BadSetting as reason:
        raise Failure(words_of(lang).say(reason.message, **reason.arguments)) from reason
    return settings


def serve(host: str, port: int | None, db: str | None, open_page: bool, settings: "Settings", lang: str) -> None:
    """Serves until a signal ends it; Failure with one sentence when it cannot."""
    from palier.server.opening import CannotServe  # noqa: PLC0415 - slow to load
    from palier.server.run import address_of, database_path, listen, run  # noqa: PLC0415

    told = words_of(lang)
    try:
        database = database_path(db)
        listener = listen(host, port)
        address = settings.public_url or address_of(listener)

        def listening() -> None:
            print(told.say("serve-listening", address=address), flush=True)
            if open_page:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        run(listener, database, settings, listening)
    except CannotServe as reason:
        raise Failure(told.say(reason.message, **reason.arguments)) from reason
