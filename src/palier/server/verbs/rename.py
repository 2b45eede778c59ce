"""Taking another name."""

from palier.server.table import Table
from palier.server.verbs.names import clean_name


def rename(table: Table, number: int, name: str) -> None:
    table.seats[number].name = clean_name(name)
