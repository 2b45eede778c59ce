"""Runs npm in web/, with the machine's node or the one that the set-up brought along.

python tools/npm.py run check
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import npm_command  # noqa: E402 (it stands beside this folder)

if __name__ == "__main__":
    npm, folder = npm_command()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([*npm, *sys.argv[1:]], cwd=ROOT / "web", env=environment, check=False)
    raise SystemExit(done.returncode)
