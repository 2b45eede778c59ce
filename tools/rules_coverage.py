"""Says which rules, cards, jobs and flats of the games no test holds; exits 1 when there are any.

Also says which rules the code of their game names nowhere, and exits 1 when it names one that no book has.

A test holds what its name says: `test_RS_12_…` the rule RS-12, `test_card_key_red_…` the card `key-red` that
content.toml declares, `test_flat_suite_…` the flat `suite`, `test_job_yuppie_…` the job `yuppie`.
"""

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BOOKS = ("rules.en.md", "rules.fr.md")
SECTIONS = {"cards": "card", "jobs": "job", "flats": "flat"}
"""The sections of content.toml whose entries each need a test, and what that test's name begins with."""

RULE = re.compile(r"^\s*[-*] \*\*([A-Z]+)-(\d+)\*\*", re.MULTILINE)
RULE_IN_CODE = re.compile(r"\b([A-Z]+)-(\d+)\b(?: to \1-(\d+)\b)?")
RULE_TEST = re.compile(r"test_([A-Z]+)_(\d+)(?=_|$)")


def rules_of(game: Path, problems: list[str]) -> list[str]:
    """The ids of a game's rules: the same in both books, numbered from 1 without a gap."""
    found = {book: [f"{word}-{number}" for word, number in RULE.findall(read(game / book, problems))] for book in BOOKS}
    english, french = (found[book] for book in BOOKS)
    for rule in sorted(set(english) ^ set(french), key=order):
        problems.append(f"{rule} is only in {BOOKS[0] if rule in english else BOOKS[1]}")
    for book, rules in found.items():
        word = word_of(rules)
        if rules != [f"{word}-{number}" for number in range(1, len(rules) + 1)]:
            problems.append(f"the rules of {book} are not numbered from 1 on, each once and in order")
    if not english:
        problems.append(f"{BOOKS[0]} has no numbered rules")
    return english


def word_of(rules: list[str]) -> str:
    """What the ids of a game begin with."""
    return rules[0].split("-")[0] if rules else ""


def rules_named(folder: Path, word: str) -> set[str]:
    """The ids that the code of a folder names; "RS-9 to RS-11" names three."""
    named: set[str] = set()
    for path in folder.rglob("*.py"):
        for prefix, first, last in RULE_IN_CODE.findall(path.read_text(encoding="utf-8")):
            if prefix == word:
                named |= {f"{word}-{number}" for number in range(int(first), int(last or first) + 1)}
    return named


def read(path: Path, problems: list[str]) -> str:
    if path.exists():
        return path.read_text(encoding="utf-8")
    problems.append(f"{path.name} is missing")
    return ""


def order(rule: str) -> tuple[str, int]:
    word, number = rule.split("-")
    return word, int(number)


def tests_of(folder: Path) -> list[str]:
    """The names of all test functions of a game."""
    names: list[str] = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        names += [
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
        ]
    return names


def content_of(game: Path) -> dict[str, list[str]]:
    """What content.toml declares, by section."""
    path = game / "content.toml"
    content = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {section: list(content.get(section, {})) for section in SECTIONS}


def names_thing(test: str, word: str, thing: str) -> bool:
    start = f"test_{word}_{thing.replace('-', '_')}"
    return test == start or test.startswith(f"{start}_")


def check_things(word: str, things: list[str], tests: list[str], problems: list[str]) -> None:
    for thing in things:
        if not any(names_thing(test, word, thing) for test in tests):
            problems.append(f"no test for the {word} {thing}")
    for test in tests:
        if things and test.startswith(f"test_{word}_") and not any(names_thing(test, word, thing) for thing in things):
            problems.append(f"{test} names a {word} that there is not")


def check(game: Path, tests: list[str]) -> tuple[str, list[str]]:
    """What a game has, and what is wrong with its tests."""
    problems: list[str] = []
    rules = rules_of(game, problems)
    named = {f"{found[1]}-{int(found[2])}" for test in tests if (found := RULE_TEST.match(test))}
    problems += [f"no test for {rule}" for rule in rules if rule not in named]
    problems += [f"a test names {rule}, and there is no such rule" for rule in sorted(named - set(rules), key=order)]
    named_in_code = rules_named(game, word_of(rules))
    problems += [
        f"the code names {rule}, and there is no such rule" for rule in sorted(named_in_code - set(rules), key=order)
    ]
    unnamed = [rule for rule in rules if rule not in named_in_code]
    told = [f"{len(rules)} rules ({', '.join(unnamed) or 'none'} not named in the code)"]
    for section, things in content_of(game).items():
        check_things(SECTIONS[section], things, tests, problems)
        if things:
            told.append(f"{len(things)} {section}")
    return ", ".join(told), problems


def main() -> int:
    folders = sorted(path for path in (ROOT / "src/palier/games").iterdir() if path.is_dir())
    games = [folder for folder in folders if not folder.name.startswith(("_", "."))]
    failed = False
    for game in games:
        told, problems = check(game, tests_of(ROOT / "tests/games" / game.name))
        if problems:
            failed = True
            print(f"{game.name}: {told}")
            for problem in problems:
                print(f"  {problem}")
        else:
            print(f"{game.name}: {told}: all tested")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
