"""Taking another name."""

from palier.server.table import Table
from palier.server.verbs.distinct import name_at
from palier.server.verbs.names import clean_name


def rename(table: Table, number: int, name: str) -> None:
    table.seats[number].name = name_at(table, number, clean_name(name))
