"""Compiles modules with mypyc, and puts in what mypyc drops: docstrings, and the types of each call.

    python tools/compile.py JOBS MODULE.py ...

The build hook (`hatch_build.py`) runs this in a temporary copy of the package and changes the ends of its modules.
Where a newer mypyc is made differently, docstrings are missing and nothing else: `tests/engine/test_docstrings.py`
tells.
"""

import ast
import copy
import re
import string
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup  # isort: skip (first: it brings distutils where Python no longer does)
from distutils.ccompiler import CCompiler

from mypyc.build import mypycify

# mypyc reads the rest of the package for its types only.
OPTIONS = ["--config-file=", "--cache-dir=cache", "--follow-imports=silent", "--ignore-missing-imports"]

PLAIN = string.ascii_letters + string.digits + " !#$%&'()*+,-./:;<=>@[]^_`{|}~"
"""What C strings hold as it is."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Key = tuple[str | None, str]
"""A class or None, and a function or property."""

# What mypyc writes for CPython: tables of methods, each with a text that holds its signature and no docstring, and
# tables of attributes, in which the text is missing.
TABLE = re.compile(r"static Py(MethodDef|GetSetDef) (?P<name>\w+)\[\] = \{\n.*?\n\};\n", re.DOTALL)
METHOD = re.compile(
    r"""(?P<before>\{"(?P<name>\w+)",\s*\(PyCFunction\)\w+,\s*[A-Z_| ]+, )"""
    r"""PyDoc_STR\((?P<doc>NULL|"(?:[^"\\]|\\.)*")\)"""
)
ATTRIBUTE = re.compile(
    r"""(?P<before>\{"(?P<name>\w+)",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*)NULL(?P<after>, NULL\})"""
)


class Unquoted(ast.NodeTransformer):
    """Types that stand in quotes in the source, without them."""

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return ast.parse(node.value, mode="eval").body if isinstance(node.value, str) else node


def type_of(annotation: ast.expr) -> str:
    return ast.unparse(Unquoted().visit(copy.deepcopy(annotation)))


def call_of(node: Function, name: str) -> str:
    """How it is called, with its types, which the signatures of compiled functions do not have."""
    arguments = copy.deepcopy(node.args)
    for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
        if argument.annotation is not None:
            argument.annotation = Unquoted().visit(argument.annotation)
    if arguments.args and arguments.args[0].annotation is None:
        del arguments.args[0]  # self
    returns = "" if node.returns is None or name != node.name else f" -> {type_of(node.returns)}"
    return f"{name}({ast.unparse(arguments)}){returns}"


def is_property(node: Function) -> bool:
    return any(isinstance(decorator, ast.Name) and decorator.id == "property" for decorator in node.decorator_list)


def function_doc(node: Function) -> str | None:
    """None where there is no docstring, so that that of the base class is shown."""
    text = ast.get_docstring(node)
    if text is None:
        return None
    told = f"{node.name}: {type_of(node.returns)}" if is_property(node) and node.returns else call_of(node, node.name)
    return f"{text}\n\n{told}"


def class_doc(node: ast.ClassDef) -> str | None:
    text = ast.get_docstring(node)
    if text is None:
        return None
    made = [item for item in node.body if isinstance(item, Function) and item.name == "__init__"]
    return f"{text}\n\n{call_of(made[0], node.name)}" if made else text


def read(path: str) -> tuple[dict[Key, str], list[str]]:
    """The docstrings of a module's functions, and lines that set those of its classes and its own."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    docs: dict[Key, str] = {}
    lines: list[str] = []
    text = ast.get_docstring(tree)
    if text is not None:
        lines.append(f"__doc__ = {text!r}")
    for node in tree.body:
        if isinstance(node, Function):
            doc = function_doc(node)
            if doc is not None:
                docs[None, node.name] = doc
        elif isinstance(node, ast.ClassDef):
            doc = class_doc(node)
            if doc is not None:
                lines.append(f"setattr({node.name}, '__doc__', {doc!r})")
            for item in node.body:
                doc = function_doc(item) if isinstance(item, Function) else None
                if doc is not None:
                    docs[node.name, item.name] = doc
    return docs, lines


def literal(text: str) -> str:
    """A text as C has it, in UTF-8."""
    return '"' + "".join(chr(byte) if chr(byte) in PLAIN else f"\\{byte:03o}" for byte in text.encode()) + '"'


def put_in(c_code: str, docs: dict[Key, str]) -> str:
    """The C code of a module with the docstrings of its functions, methods and properties."""

    def filled(kind: str | None, table: str) -> str:
        def method(found: re.Match[str]) -> str:
            doc = docs.get((kind, found["name"]))
            if doc is None:
                return found[0]
            signature = "" if found["doc"] == "NULL" else found["doc"]
            return f"{found['before']}PyDoc_STR({signature}{literal(doc)})"

        def attribute(found: re.Match[str]) -> str:
            doc = docs.get((kind, found["name"]))
            return found[0] if doc is None else f"{found['before']}PyDoc_STR({literal(doc)}){found['after']}"

        return ATTRIBUTE.sub(attribute, METHOD.sub(method, table))

    def table(found: re.Match[str]) -> str:
        name = str(found["name"])
        if name.endswith("module_methods"):
            return filled(None, found[0])
        return filled(name.rpartition("___")[2].rpartition("_")[0], found[0])

    return TABLE.sub(table, c_code)


def main(jobs: int, paths: list[str]) -> None:
    docs: dict[str, dict[Key, str]] = {}
    for path in paths:
        module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        docs[module], lines = read(path)
        with Path(path).open("a", encoding="utf-8") as source:
            source.write("".join(f"\n{line}" for line in lines) + "\n")
    extensions = mypycify(
        [*OPTIONS, *paths], opt_level="3", debug_level="0", target_dir="c", group_name="palier", multi_file=True
    )
    for module, of_module in docs.items():
        c_file = Path("c", f"__native_{module.replace('.', '___')}.c")
        if c_file.exists():
            c_file.write_text(put_in(c_file.read_text(encoding="utf-8"), of_module), encoding="utf-8")
    one_by_one = CCompiler.compile

    def compile_together(self: CCompiler, sources: list[str], *rest: Any, **named: Any) -> list[str]:
        # One C file a module, so that all cores compile.
        with ThreadPoolExecutor(jobs) as pool:
            parts = pool.map(lambda source: one_by_one(self, [source], *rest, **named), sources)
            return [built for part in parts for built in part]

    CCompiler.compile = compile_together
    for extension in extensions:
        # A newer C compiler with a new warning must not cost anyone the compiled build.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    script = ["--quiet", "build_ext", "--build-lib=lib", "--build-temp=objects", f"--parallel={jobs}"]
    setup(name="palier", ext_modules=extensions, script_args=script)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
