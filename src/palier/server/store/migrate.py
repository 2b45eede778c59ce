"""Brings a database to the schema of this version, at every start.

Alembic takes longer to load than the rest of a start, so it is asked only where there is something to migrate: a new
database gets its schema at once, and one of this version is left as it is.
"""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from palier.server.store.tables import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

PLACE: Final = "palier.server.store:migrations"
VERSION_FILE: Final = re.compile(r"r(\d{4})_\w+\.py")


class NewerDatabase(Exception):
    """A later version of the server has migrated this database to a schema that this one does not know."""


def configuration(connection: Connection | None = None) -> "Config":
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config()
    config.set_main_option("script_location", PLACE)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Raises NewerDatabase, and then leaves the database as it was."""
    names = set(connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars())
    if not names:
        create(connection)
        return
    noted = "SELECT version_num FROM alembic_version"
    revision = connection.exec_driver_sql(noted).scalar() if "alembic_version" in names else None
    if revision == newest():
        return
    if revision is not None and not known(revision):
        raise NewerDatabase(revision)
    from alembic import command  # noqa: PLC0415 - see above

    command.upgrade(configuration(connection), "head")


def create(connection: Connection) -> None:
    """The schema of this version in an empty database: the same as all migrations one after the other would make."""
    METADATA.create_all(connection)
    # As Alembic itself would make it.
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,"
        " CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.exec_driver_sql("INSERT INTO alembic_version (version_num) VALUES (?)", (newest(),))


@cache
def revisions() -> tuple[str, ...]:
    """Those of the migrations that are there, in their order; a file is called after its revision."""
    package, _, folder = PLACE.partition(":")
    names = [file.name for file in files(package).joinpath(folder, "versions").iterdir()]
    return tuple(sorted(found[1] for found in map(VERSION_FILE.fullmatch, names) if found))


def newest() -> str:
    """The revision that this version of the server wants."""
    return revisions()[-1]


def known(revision: str) -> bool:
    """Whether this version of the server can read a database of that revision."""
    return revision in revisions()
