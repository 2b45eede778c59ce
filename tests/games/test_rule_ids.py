"""The rules of the books are named in the code of their game, where it applies them."""

import re
from pathlib import Path

import pytest

import palier

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r"^\s*[-*] \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
NAMED = re.compile(r"\b([A-Z]+)-(\d+)\b(?: to \1-(\d+)\b)?")
TAG = r"(?:[A-HRW]\d{1,2}|C-\d)"
NUMBER_OF_ANOTHER_DOCUMENT = re.compile(rf"\b[Rr]ulings? \d|\(\d\.\d+\)|\({TAG}[,)]|\"\"\"{TAG}[,:]|# {TAG}:")
"""As "ruling 86", "(5.4)", "(H34)" or "# E7:" were."""

NOT_IN_THE_CODE = {
    # How many play, and that a match without cards lasts 31 turns, which follows from the rest.
    "roomshare": {"RS-1", "RS-82"},
    # How many play, and the medals that the page gives.
    "home_staging": {"HS-1", "HS-116"},
    # How many play; what follows from the rest; the book's markers; letters that the page writes; deals.
    "les_colocs": {"LC-1", "LC-31", "LC-84", "LC-124", "LC-125"},
    # How many play; what follows from the rest (tenants stay, where a Snob fits, seats are in order); how tables wait.
    "wucherer": {"W-1", "W-43", "W-79", "W-186", "W-195"},
}
"""Rules that no line of the game applies."""


def code_of(game: str) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in (ROOT / "src/palier/games" / game).rglob("*.py")}


def texts_of_tests(game: str) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in (ROOT / "tests/games" / game).rglob("*.py")}


def rules_of(game: str) -> list[str]:
    return RULE.findall((ROOT / "src/palier/games" / game / "rules.en.md").read_text(encoding="utf-8"))


def named_in(text: str, word: str) -> set[str]:
    named: set[str] = set()
    for prefix, first, last in NAMED.findall(text):
        if prefix == word:
            named |= {f"{word}-{number}" for number in range(int(first), int(last or first) + 1)}
    return named


@pytest.mark.parametrize("game", sorted(palier.games))
def test_the_code_names_every_rule_that_it_applies_and_no_other(game: str) -> None:
    rules = rules_of(game)
    word = rules[0].split("-")[0]
    named = set().union(*(named_in(text, word) for text in code_of(game).values()))
    assert named - set(rules) == set(), "no book has these"
    assert set(rules) - named == NOT_IN_THE_CODE[game]


@pytest.mark.parametrize("game", sorted(palier.games))
def test_the_tests_name_no_rule_that_no_book_has(game: str) -> None:
    rules = rules_of(game)
    word = rules[0].split("-")[0]
    for path, text in texts_of_tests(game).items():
        assert named_in(text, word) <= set(rules), path


@pytest.mark.parametrize("game", sorted(palier.games))
def test_comments_give_no_number_of_a_document_that_is_not_here(game: str) -> None:
    for path, text in {**code_of(game), **texts_of_tests(game)}.items():
        assert not NUMBER_OF_ANOTHER_DOCUMENT.search("\n".join(prose_of(text))), path


def prose_of(text: str) -> list[str]:
    """Comments, and lines of docstrings: nothing in which a flat or a house may be named."""
    prose: list[str] = []
    inside = False
    for line in text.splitlines():
        stripped = line.strip()
        if stripped.startswith('"""'):
            prose.append(stripped)
            inside = not stripped.endswith('"""') or stripped == '"""'
        elif inside:
            prose.append(stripped)
            inside = not stripped.endswith('"""')
        elif "# " in line:
            prose.append(line[line.index("# ") :])
    return prose


@pytest.mark.parametrize(
    "line", ['"""E7: a family."""', "# D4: no flat", "(ruling 86)", "Rulings 25, 83", "(5.4)", "(H3)"]
)
def test_a_number_of_another_document_is_seen(line: str) -> None:
    assert NUMBER_OF_ANOTHER_DOCUMENT.search(line)
