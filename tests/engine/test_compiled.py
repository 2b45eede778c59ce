"""Which build the tests run on. PALIER_EXPECT says which one was meant, so that none is tested twice by mistake."""

import os
import pkgutil
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType

import pytest

import palier


def hot_modules() -> list[ModuleType]:
    """Every module of the engine, of the thinking and of the games."""
    found: list[ModuleType] = []
    for package in ("palier.engine", "palier.thinking", "palier.games"):
        # Not `palier.games`: that name is the registry, which stands before the package.
        folder = import_module(package)
        for module in pkgutil.walk_packages(folder.__path__, f"{package}."):
            if not module.ispkg:
                found.append(import_module(module.name))
    return found


def is_extension(module: ModuleType) -> bool:
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def test_there_are_hot_modules() -> None:
    names = {module.__name__ for module in hot_modules()}
    assert {
        "palier.engine.match",
        "palier.engine.chance",
        "palier.thinking.tree",
        "palier.games.roomshare.rules",
    } <= names


def test_all_hot_modules_are_of_the_build_that_palier_says_it_is() -> None:
    assert [module.__name__ for module in hot_modules() if is_extension(module) != palier.compiled] == []


def test_the_build_is_the_one_that_was_expected() -> None:
    expected = os.environ.get("PALIER_EXPECT")
    if expected is None:
        pytest.skip("PALIER_EXPECT does not say which build is meant")
    assert expected in ("compiled", "plain")
    assert palier.compiled == (expected == "compiled")
