"""Brings a database to the schema of this version, at every start."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

PLACE: Final = "palier.server.store:migrations"


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", PLACE)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    command.upgrade(configuration(connection), "head")


def newest() -> str | None:
    """The revision that this version of the server wants."""
    return ScriptDirectory.from_config(configuration()).get_current_head()


def known(revision: str) -> bool:
    """Whether this version of the server can read a database of that revision."""
    return any(script.revision == revision for script in ScriptDirectory.from_config(configuration()).walk_revisions())
