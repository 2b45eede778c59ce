"""What a start does not load. How long it takes, bench/start.py measures."""

import subprocess
import sys

import pytest

from tests.cli.running import PATIENCE, environment

HEAVY = {"babel", "fluent.runtime", "palier.bots", "palier.lab", "palier.server.protocol", "asyncio"}


def loaded_after(program: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys\nprint(' '.join(['-----', *sys.modules]))"],
        env=environment(PALIER_LANG="en"),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
    )
    return set(done.stdout.rpartition("-----")[2].split())


@pytest.mark.parametrize("line", [[], ["--help"], ["tables"]], ids=" ".join)
def test_help_waits_for_nothing_that_it_does_not_need(line: list[str]) -> None:
    modules = loaded_after(f"from palier.cli import run\nrun({line!r})")
    assert "palier.cli" in modules
    assert modules & (HEAVY - ({"asyncio"} if line == ["tables"] else set())) == set()


def test_the_server_waits_for_nothing_that_it_does_not_need() -> None:
    modules = loaded_after("import palier.cli.serve, palier.server.run")
    assert "litestar" in modules
    heavy = {"alembic", "babel", "fluent.runtime", "pygments", "rich", "sqlalchemy.dialects.postgresql", "mako"}
    assert modules & heavy == set()
