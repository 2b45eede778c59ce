"""README.md as a package index shows it, where a relative link would lead nowhere.

A hook of the build. With the public address of the repository's files (`source` in pyproject.toml) links lead there;
without one they are plain words, and pictures are left out.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)\s]+)\)")


def absolute(text: str, source: str) -> str:
    """The text with all its relative links below an address, or without them."""

    def turn(link: re.Match[str]) -> str:
        picture, words, target = link.groups()
        if not source:
            return "" if picture else words
        return f"{picture}[{words}]({source.rstrip('/')}/{'raw' if picture else 'blob'}/HEAD/{target})"

    return LINK.sub(turn, text)


class ReadmeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = str(self.config.get("source", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, source)}
