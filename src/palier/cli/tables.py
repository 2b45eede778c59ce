"""`palier tables`: what whoever runs a server may do with its tables."""

import asyncio
import json
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from palier.cli.commands import Group, argument, group_of, language, switch
from palier.cli.common import Failure, Stopped, texts_of, words_of
from palier.cli.screen import make_console
from palier.text import Texts

if TYPE_CHECKING:
    from palier.server.admin import Verb

STATES = ("waiting", "playing", "over")


def command(texts: Texts) -> Group:
    group = group_of("tables", texts, "tables-help", extra="server")
    table = argument("table", "TABLE", "tables-help-table")
    json_wished = switch("--json", "as_json", "tables-help-json")
    sure = switch("--yes", "yes", "tables-help-yes")
    database = click.option("--db", metavar="FILE", help="serve-help-db")

    @group.verb("list", "tables-help-list")
    @click.option("--state", metavar="|".join(STATES), help="tables-help-state")
    @json_wished
    @database
    @language
    def list_tables(state: str | None, as_json: bool, db: str | None, lang: str | None) -> None:
        Tables(db, lang).list(state, as_json)

    @group.verb("show", "tables-help-show")
    @table
    @switch("--hands", "hands", "tables-help-hands")
    @json_wished
    @database
    @language
    def show(table: str, hands: bool, as_json: bool, db: str | None, lang: str | None) -> None:
        Tables(db, lang).show(table, hands, as_json)

    @group.verb("export", "tables-help-export")
    @table
    @database
    @language
    def export(table: str, db: str | None, lang: str | None) -> None:
        Tables(db, lang).export(table)

    @group.verb("delete", "tables-help-delete")
    @table
    @sure
    @database
    @language
    def delete(table: str, yes: bool, db: str | None, lang: str | None) -> None:
        Tables(db, lang).change("delete", table, yes, "tables-delete-ask", "tables-deleted")

    @group.verb("close", "tables-help-close")
    @table
    @sure
    @database
    @language
    def close(table: str, yes: bool, db: str | None, lang: str | None) -> None:
        Tables(db, lang).change("close", table, yes, "tables-close-ask", "tables-closed")

    return group


class Tables:
    """Those of one database, asked about in one language."""

    def __init__(self, db: str | None, lang: str | None) -> None:
        from palier.server.opening import CannotServe  # noqa: PLC0415 - slow to load
        from palier.server.run import database_path  # noqa: PLC0415
        from palier.server.store.backup import NoBackup, must_be_there  # noqa: PLC0415

        self.texts = texts_of(lang)
        self.words = words_of(self.texts.lang)
        try:
            self.database: Path = database_path(db)
            must_be_there(self.database)
        except (NoBackup, CannotServe) as reason:
            raise Failure(self.words.say(reason.message, **reason.arguments)) from reason

    def ask(self, verb: "Verb", table: str = "", hands: bool = False) -> dict[str, Any]:
        from palier.server.admin import AdminAsk, ask_admin  # noqa: PLC0415 - slow to load
        from palier.server.opening import CannotServe  # noqa: PLC0415
        from palier.server.store import InUse  # noqa: PLC0415

        try:
            answer = asyncio.run(ask_admin(self.database, AdminAsk(verb, table, hands)))
        except InUse as error:
            raise Failure(self.words.say("tables-in-use", file=str(self.database))) from error
        except CannotServe as reason:
            raise Failure(self.words.say(reason.message, **reason.arguments)) from reason
        if "error" in answer:
            code = answer["error"]
            raise Failure(self.words.say("tables-none" if code == "no_such_table" else f"refused-{code}"))
        return answer

    def title(self, game: str) -> str:
        return texts_of(self.texts.lang, game).say("game-title")

    def when(self, moment: int) -> str:
        return datetime.fromtimestamp(moment / 1000).astimezone().strftime("%Y-%m-%d %H:%M")

    def names(self, seats: list[str | None], state: str) -> str:
        return ", ".join(name or self.nobody(state) for name in seats)

    def nobody(self, state: str) -> str:
        """In a seat without a name: it is free, or whoever had it was forgotten."""
        return self.words.say("tables-seat-free" if state == "waiting" else "tables-seat-nobody")

    def list(self, state: str | None, as_json: bool) -> None:
        if state is not None and state not in STATES:
            raise Failure(self.texts.say("error-bad_value", name="--state", command="palier tables list"))
        found = [table for table in self.ask("list")["tables"] if state in (None, table["state"])]
        if as_json:
            print(json.dumps(found, ensure_ascii=False))
            return
        if not found:
            print(self.words.say("tables-empty"))
            return
        # Slow to load, and of no use but here.
        from rich.table import Table  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        lines = Table(box=None, pad_edge=False)
        for column in ("id", "game", "state", "entries", "last", "seats"):
            lines.add_column(self.words.say(f"tables-{column}"), justify="right" if column == "entries" else "left")
        for table in found:
            cells = (
                table["id"],
                self.title(table["game"]),
                self.words.say(f"tables-state-{table['state']}"),
                str(table["entries"]),
                self.when(table["last"]),
                self.names(table["seats"], table["state"]),
            )
            # Names are people's own: no markup of ours is read in them.
            lines.add_row(*map(Text, cells))
        make_console().print(lines)

    def show(self, table: str, hands: bool, as_json: bool) -> None:
        answer = self.ask("show", table, hands)
        if hands:
            print(self.words.say("tables-hands-warning"), file=sys.stderr)
        if as_json:
            print(json.dumps(answer, ensure_ascii=False))
            return
        info = answer["table"]
        state = self.words.say(f"tables-state-{info['state']}")
        print(f"{info['id']}  {self.title(info['game'])}  {state}  {self.when(info['created'])}")
        for name, value in info["options"].items():
            print(f"  {name} = {value}")
        for seat in info["seats"]:
            who = seat["name"] or seat["bot"] or self.nobody(info["state"])
            standin = f" ({seat['standin']})" if seat["standin"] else ""
            devices = f", {self.words.say('tables-seat-devices', devices=seat['devices'])}" if seat["name"] else ""
            print(f"  {self.words.say('tables-seat', number=seat['seat'] + 1)}: {who}{standin}{devices}")
        for view in answer.get("views", ()):
            print(json.dumps(view, ensure_ascii=False))

    def export(self, table: str) -> None:
        answer = self.ask("export", table)
        print(json.dumps(answer.get("record", answer), ensure_ascii=False))

    def change(self, verb: "Verb", table: str, yes: bool, question: str, done: str) -> None:
        if not yes:
            found = next((one for one in self.ask("list")["tables"] if one["id"] == table), None)
            if found is None:
                raise Failure(self.words.say("tables-none"))
            names = self.names(found["seats"], found["state"])
            asked = self.words.say(question, id=table, title=self.title(found["game"]), names=names)
            if not self.agrees(asked, input):
                print(self.words.say("tables-not-done"))
                raise Stopped(1)
        self.ask(verb, table)
        print(self.words.say(done, id=table))

    def agrees(self, question: str, read: Callable[[str], str]) -> bool:
        try:
            return read(f"{question} ").strip().lower() in self.words.say("tables-yes").split()
        except EOFError:
            return False
