"""Code in the documents runs."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import palier
from tools.readme import absolute

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def blocks(document: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "document", [document for document in DOCUMENTS if blocks(document, "python")], ids=lambda path: path.name
)
def test_python_blocks_run_in_order(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks(document, "python"):
        exec(compile(block, document.name, "exec"), names)


def palier_commands() -> list[str]:
    lines = [line for document in DOCUMENTS for block in blocks(document, "sh") for line in block.splitlines()]
    commands = [line.split("#")[0].strip() for line in lines if re.match(r"(\.venv/bin/)?palier ", line)]
    # Those that wait for a person or serve for ever are played by tests of their own.
    return sorted({command for command in commands if not re.search(r"palier (play|serve)", command)})


def test_palier_commands_in_the_documents_work(tmp_path: Path) -> None:
    commands = palier_commands()
    assert commands
    # The commands run elsewhere, with the very sources that this test runs with, and with a journal of their own:
    # somebody may play the same matches at this moment.
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(palier.__file__).parents[1]),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    for command in commands:
        words = shlex.split(command)[1:]
        done = subprocess.run(
            [sys.executable, "-m", "palier", *words],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stderr}"


def test_on_a_package_index_no_link_of_the_readme_leads_nowhere() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)\)", text)
    assert len(targets) > 5
    bare = absolute(text, "")
    assert not re.search(r"\]\((?!https?:)", bare)
    assert "see results." in bare
    linked = absolute(text, "https://forge.example/palier/")
    for target in targets:
        assert re.search(rf"\]\(https://forge.example/palier/(blob|raw)/HEAD/{re.escape(target)}\)", linked), target
    # Nothing else is touched: code stays code.
    assert absolute(linked, "") == linked
    assert re.findall(r"^```.*?^```", text, re.M | re.S) == re.findall(r"^```.*?^```", bare, re.M | re.S)


def test_links_between_documents_lead_somewhere() -> None:
    for document in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_every_section_of_the_results_has_a_date_and_commands_that_are_there() -> None:
    page = (ROOT / "docs" / "results.md").read_text(encoding="utf-8")
    sections = re.split(r"^## ", page, flags=re.MULTILINE)[1:]
    assert sections
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for section in sections:
        title = section.splitlines()[0]
        assert re.search(r"\d{4}-\d\d-\d\d\)", title), title
        commands = re.findall(r"`((?:make|python|palier|pytest) [^`]*)`", section)
        assert commands, title
        for command in commands:
            for script in re.findall(r"(?:bench|tests)/\S+\.py", command):
                assert (ROOT / script).exists(), command
            if command.startswith("make "):
                assert command.split()[1] in targets, command


@pytest.mark.parametrize("name", ["results.md", "lab-book.md"])
def test_results_and_lab_book_are_wrapped(name: str) -> None:
    lines = (ROOT / "docs" / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > 140] == []


def test_every_promise_of_the_security_page_names_tests_that_are_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    sources: dict[str, str] = {}
    for path in ROOT.glob("tests/**/*.py"):
        sources[path.name] = sources.get(path.name, "") + path.read_text(encoding="utf-8")
    named = re.findall(r"`(?:tests/\w+/)?(test_\w+\.py)(?:::(test_\w+))?`", page)
    assert named
    missing = [
        f"{file}::{test}"
        for file, test in named
        if file not in sources or (test and not re.search(rf"^(async )?def {test}\(", sources[file], re.MULTILINE))
    ]
    assert missing == []
    promises = page.partition("## Figures")[0]
    rows = [line for line in promises.splitlines() if line.startswith("| ") and not line.startswith("| promise")]
    assert [row for row in rows if "test_" not in row and "---" not in row] == []


def test_every_figure_of_the_security_page_names_a_program_that_is_there() -> None:
    table = (ROOT / "docs" / "security.md").read_text(encoding="utf-8").partition("## Figures")[2].partition("## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("| ") and not line.startswith("| what")]
    assert rows
    for row in rows:
        program = re.search(r"`\.venv/bin/(?:python|pytest)(?: -m long)? (\S+\.py)[^`]*` \|$", row)
        assert program, row
        assert (ROOT / program[1]).is_file(), row
