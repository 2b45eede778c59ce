"""`palier serve`: tables in the browser."""

import gc
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from palier.bots import is_own, offer, offered
from palier.cli.commands import Verb, switch, verb
from palier.cli.common import Failure, texts_of, words_of
from palier.cli.extras import is_there
from palier.text import Texts

if TYPE_CHECKING:
    from palier.server.settings import Settings


class Serve(Verb):
    """Lists all settings below the options."""

    def more_help(self) -> list[Any]:
        return [settings_panel(self.texts)] if is_there(self.extra) else []


def settings_panel(texts: Texts) -> Any:
    # Slow to load, and of no use but here.
    from rich.console import Group  # noqa: PLC0415
    from rich.padding import Padding  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from palier.cli.help import panel  # noqa: PLC0415
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
    return panel(texts.say("settings-help"), Group(*parts[:-1]))


def command(texts: Texts) -> Verb:
    @verb("serve", texts, "serve-help", extra="server", kind=Serve)
    @click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="serve-help-host")
    @click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="serve-help-port")
    @click.option("--db", metavar="FILE", help="serve-help-db")
    @click.option("--open/--no-open", "open_page", help="serve-help-open")
    @click.option("--origin", multiple=True, metavar="URL", help="serve-help-origin")
    @click.option("--public-url", metavar="URL", help="serve-help-public_url")
    @click.option("--host-name", multiple=True, metavar="NAME", help="serve-help-host_name")
    @click.option("--trusted-proxy", multiple=True, metavar="ADDRESS", help="serve-help-trusted_proxy")
    @click.option("--bots", metavar="FILE:CLASS,…", help="serve-help-bots")
    @click.option("--metrics", metavar="ADDRESS:PORT", help="serve-help-metrics")
    @switch("--log-addresses", "log_addresses", "serve-help-log_addresses")
    @click.option("--config", type=Path, metavar="FILE", help="serve-help-config")
    @click.option("--set", "setting", multiple=True, metavar="NAME=VALUE", help="serve-help-set")
    @switch("--print-config", "print_config", "serve-help-print_config")
    @click.option("--lang", metavar="fr|en", help="serve-help-lang")
    def serve_tables(
        host: str,
        port: int | None,
        db: str | None,
        open_page: bool,
        origin: tuple[str, ...],
        public_url: str | None,
        host_name: tuple[str, ...],
        trusted_proxy: tuple[str, ...],
        bots: str | None,
        metrics: str | None,
        log_addresses: bool,
        config: Path | None,
        setting: tuple[str, ...],
        print_config: bool,
        lang: str | None,
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
            setting,
            origins=origin or None,
            public_url=public_url,
            host_names=host_name or None,
            trusted_proxies=trusted_proxy or None,
            metrics=metrics,
            log_addresses=log_addresses or None,
        )
        serve(host, port, db, open_page, settings, own.lang)

    return serve_tables


def read_settings(lang: str, config: Path | None, words: Sequence[str], **flags: Any) -> "Settings":
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
    # What is loaded now stays: the collector would look through it again and again for nothing.
    gc.disable()
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
    finally:
        gc.enable()
