"""The extras of the package: what is in each, and the line to type where one is missing."""

from importlib.util import find_spec
from typing import Final

from palier.cli.common import Failure
from palier.text import Texts

MODULES: Final = {
    "server": (
        *("alembic", "litestar", "loky", "msgspec", "platformdirs", "prometheus_client", "sqlalchemy", "uvicorn"),
        "websockets",
    ),
    "lab": ("loky", "openskill", "platformdirs"),
}
"""What can be imported once an extra is installed."""


def is_there(extra: str) -> bool:
    return all(find_spec(module) is not None for module in MODULES[extra])


def line_for(extra: str, command: str, texts: Texts) -> str:
    """The sentence that tells what to type."""
    return texts.say("error-extra", command=command, extra=extra)


def need(extra: str, command: str, texts: Texts) -> None:
    """Failure before anything is done, where a command cannot do all of it."""
    if not is_there(extra):
        raise Failure(line_for(extra, command, texts))
