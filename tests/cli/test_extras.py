"""Without its extras Palier is games, bots and the terminal; what is missing says which line to type."""

import hashlib
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Sequence
from importlib.metadata import distribution
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import palier as package
from palier.cli import VERBS
from palier.cli.extras import MODULES
from palier.engine.record import Record
from tests.cli.running import PATIENCE, environment, numbers

ROOT = Path(__file__).parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
MOST_PACKAGES = 12
OF_THE_SERVER = [
    ["serve"],
    ["tables", "list"],
    ["tables", "show", "abcdefghij"],
    ["backup", "copy.sqlite"],
    ["restore", "copy.sqlite"],
]
OF_THE_LAB = [["tournament", "roomshare", "--bots", "random,greedy", "--games", "2"]]
NEEDING = [(line, "server") for line in OF_THE_SERVER] + [(line, "lab") for line in OF_THE_LAB]

WITHOUT = f"""
import sys
for module in {sorted({module for modules in MODULES.values() for module in modules} | {"uvloop", "ray"})!r}:
    sys.modules[module] = None  # as if it were not installed
from palier.cli import main
main()
"""


def without_extras(*arguments: str, answers: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    return run([sys.executable, "-c", WITHOUT], arguments, answers, lang)


def run(
    command: Sequence[str], arguments: Sequence[str], answers: str = "", lang: str = "en", **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*command, *arguments],
        input=answers,
        env=environment(PALIER_LANG=lang, **more),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def test_the_table_of_modules_is_that_of_the_packages() -> None:
    for extra, modules in MODULES.items():
        named = {Requirement(line).name.replace("-", "_") for line in EXTRAS[extra]}
        # There is no uvloop for Windows, and the server does without it.
        assert set(modules) == named - {"uvloop"}


@pytest.mark.parametrize("game", package.games)
def test_a_match_is_played_with_a_hint_without_any_extra(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    arguments = ("play", game, "--players", "2", "--seed", "3", "--bots", "search:20", "--save", str(file))
    done = without_extras(*arguments, answers="hint\n" + numbers(3, 12) + "quit\n")
    assert done.returncode == 0, done.stderr
    assert Record.from_json(file.read_text("utf-8")).steps
    for line in (["replay", str(file)], ["review", str(file), "--iterations", "2"]):
        assert without_extras(*line).returncode == 0
    assert without_extras("simulate", game, "--games", "2").returncode == 0


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_its_help_without_any_extra(verb: str) -> None:
    done = without_extras(verb, "--help")
    assert done.returncode == 0, done.stderr
    assert "Shows this help" in done.stdout


@pytest.mark.parametrize(("line", "extra"), NEEDING, ids=lambda value: value if isinstance(value, str) else value[0])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_missing_says_what_to_type(line: list[str], extra: str, lang: str, tmp_path: Path) -> None:
    done = without_extras(*line, lang=lang)
    assert done.returncode == 2
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    words = [word for word in line[:2] if word.isalpha()] if line[0] == "tables" else line[:1]
    assert f"palier {' '.join(words)}" in sentence
    assert sentence.endswith(f'pip install "palier[{extra}]".')
    told = " ".join(without_extras(*words, "--help", lang=lang).stdout.split())
    assert f'"palier[{extra}]"' in told


# In an environment of its own


def closure(extra: str) -> set[str]:
    """The packages that pip would install with Palier, by what they themselves declare."""
    found: set[str] = set()
    waiting = [("palier", extra)]
    while waiting:
        name, wished = waiting.pop()
        for line in distribution(name).requires or ():
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": wished}):
                key = canonicalize_name(needed.name)
                if key not in found:
                    found.add(key)
                    waiting.append((key, ""))
    return found


def locked(names: set[str]) -> str:
    """Their entries in the lock, with hashes."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    entries = {entry.split("==")[0]: entry for entry in re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE)[1:]}
    return "".join(entries[name] for name in sorted(names))


def installed(extra: str, folder: Path) -> Path:
    """A new environment with the wheel of `make setup` and what the lock names for it; its folder of commands."""
    wheels = sorted((ROOT / ".build" / "wheel").glob("*.whl"))
    assert wheels, "make setup builds the wheel"
    wanted = folder / "wanted.txt"
    digest = hashlib.sha256(wheels[-1].read_bytes()).hexdigest()
    named = f"palier[{extra}]" if extra else "palier"
    wheel = f"{named} @ {wheels[-1].as_uri()} --hash=sha256:{digest}\n"
    wanted.write_text(wheel + locked(closure(extra)), encoding="utf-8")
    venv.create(folder / "own")
    binaries = folder / "own" / "bin"
    # Whatever is needed and not among these is refused: it would have no hash.
    install = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--system-certs", "--require-hashes"]
    subprocess.run([*install, "--python", str(binaries / "python"), "-r", str(wanted)], check=True)
    return binaries


@pytest.mark.long
def test_installed_alone_it_is_light_and_plays(tmp_path: Path) -> None:
    binaries = installed("", tmp_path)
    listed = [str(binaries / "python"), "-c", "from importlib.metadata import distributions as d; print(len([*d()]))"]
    assert int(subprocess.check_output(listed, text=True)) <= MOST_PACKAGES
    command = [str(binaries / "palier")]
    file = tmp_path / "match.json"
    done = run(
        command,
        ["play", "roomshare", "--players", "2", "--seed", "3", "--bots", "greedy", "--save", str(file)],
        numbers(3),
        PYTHONPATH="",
    )
    assert done.returncode == 0, done.stderr
    assert package.replay(Record.from_json(file.read_text("utf-8"))).outcome is not None
    for line, extra in NEEDING:
        refused = run(command, line, PYTHONPATH="")
        assert refused.returncode == 2
        assert f'pip install "palier[{extra}]"' in refused.stderr


@pytest.mark.long
def test_with_the_extra_of_the_lab_tournaments_are_played(tmp_path: Path) -> None:
    command = [str(installed("lab", tmp_path) / "palier")]
    done = run(command, [*OF_THE_LAB[0], "--json"], PYTHONPATH="", XDG_CACHE_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_with_the_extra_of_the_server_tables_are_served(tmp_path: Path) -> None:
    command = str(installed("server", tmp_path) / "palier")
    arguments = [command, "serve", "--db", str(tmp_path / "own.sqlite")]
    with subprocess.Popen(
        arguments, env=environment(PALIER_LANG="en", PYTHONPATH=""), stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            (address,) = re.findall(r"http://\S+", server.stdout.readline())
            assert urlopen(f"{address}healthz", timeout=PATIENCE).status == 200
            listed = run([command], ["tables", "list", "--db", str(tmp_path / "own.sqlite")], PYTHONPATH="")
            assert listed.returncode == 0, listed.stderr
        finally:
            server.terminate()
