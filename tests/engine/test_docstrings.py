"""What stands in the sources is there at the prompt, compiled or not: docstrings, signatures, types.

mypyc drops docstrings, and `tools/compile.py` puts them into what it writes. A newer mypy that writes something else
fails here.
"""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import palier
from tests.engine.test_compiled import hot_modules

Function = ast.FunctionDef | ast.AsyncFunctionDef
MODULES = pytest.mark.parametrize("module", hot_modules(), ids=lambda module: module.__name__)
PLAIN_DECORATORS = ("property", "staticmethod", "classmethod")


def source(module: ModuleType) -> ast.Module:
    file = Path(str(module.__file__)).with_name(module.__name__.rpartition(".")[2] + ".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def is_property(node: Function) -> bool:
    return any(isinstance(decorator, ast.Name) and decorator.id == "property" for decorator in node.decorator_list)


def functions(module: ModuleType) -> Iterator[tuple[str, Any, Function]]:
    """Every function, method and property of a module that no decorator made into something else."""
    tree = source(module)
    owners: list[tuple[str, Any, list[ast.stmt]]] = [(module.__name__, module, tree.body)]
    owners += [
        (f"{module.__name__}.{node.name}", getattr(module, node.name), node.body)
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    ]
    for name, owner, body in owners:
        for node in body:
            if isinstance(node, Function) and all(
                isinstance(decorator, ast.Name) and decorator.id in PLAIN_DECORATORS
                for decorator in node.decorator_list
            ):
                yield f"{name}.{node.name}", getattr(owner, node.name), node


def says(thing: object, docstring: str) -> bool:
    """Whether a thing has a docstring, after which the compiled build tells types."""
    told = inspect.getdoc(thing) or ""
    return told == docstring or (palier.compiled and told.startswith(f"{docstring}\n\n"))


@MODULES
def test_modules_and_classes_have_the_docstrings_of_their_sources(module: ModuleType) -> None:
    tree = source(module)
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for node in tree.body:
        docstring = ast.get_docstring(node) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and docstring is not None:
            assert says(getattr(module, node.name), docstring), node.name


@MODULES
def test_functions_methods_and_properties_have_the_docstrings_of_their_sources(module: ModuleType) -> None:
    for name, thing, node in functions(module):
        docstring = ast.get_docstring(node)
        # CPython has a text of its own for `__init__` and its like.
        if docstring is not None and not node.name.startswith("__"):
            assert says(thing, docstring), name


def test_there_are_docstrings_to_be_found() -> None:
    counted = sum(ast.get_docstring(node) is not None for module in hot_modules() for _, _, node in functions(module))
    assert counted > 300


@pytest.mark.parametrize(
    "module",
    [module for module in hot_modules() if module.__name__.startswith("palier.engine.")],
    ids=lambda module: module.__name__,
)
def test_calls_have_the_signatures_of_their_sources(module: ModuleType) -> None:
    for name, thing, node in functions(module):
        if is_property(node) or node.name.startswith("__"):
            continue
        arguments = node.args
        declared = (*arguments.posonlyargs, *arguments.args, arguments.vararg, *arguments.kwonlyargs, arguments.kwarg)
        expected = [item.arg for item in declared if item is not None]
        assert list(inspect.signature(thing).parameters) == expected, name


def test_types_are_told_at_the_prompt() -> None:
    if palier.compiled:
        assert str(inspect.getdoc(palier.Match.play)).endswith(
            "\n\nplay(seat: SupportsIndex, action: Action | str | SupportsIndex) -> Played"
        )
        assert str(inspect.getdoc(palier.Match.to_act)).endswith("\n\nto_act: tuple[int, ...]")
        assert str(inspect.getdoc(palier.ScriptedChance)).endswith(
            "\n\nScriptedChance(outcomes: Iterable[SupportsIndex], then: Chance | None=None)"
        )
    else:
        assert inspect.signature(palier.Match.play).return_annotation is not inspect.Parameter.empty
    assert str(inspect.signature(palier.Match.legal)).startswith("(self, /, seat" if palier.compiled else "(self, seat")


def test_what_a_game_does_not_say_itself_its_base_says() -> None:
    legal = type(palier.games["roomshare"]).legal
    assert inspect.getdoc(legal) == inspect.getdoc(palier.Game.legal)
    assert "stable order" in str(inspect.getdoc(legal))
