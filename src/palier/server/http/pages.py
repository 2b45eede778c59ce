"""The page and its files, as the build left them. Everything is read once: only what was there can be asked for."""

import gzip
import re
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Response, get

import palier
from palier.server.http.common import Asked
from palier.server.keys import is_table_id
from palier.server.refusals import Refusal
from palier.server.texts import language_of, plain_page, texts

FOLDER: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Of what a build of the page may consist; what a machine has noted about endings is no affair of ours."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
STEP: Final = re.compile("[0-9]{1,7}")


class PageFile:
    """One file with its compressed forms, smallest first."""

    def __init__(self, path: Path, name: str, prefix: str) -> None:
        self.body = path.read_bytes()
        self.compressed: list[tuple[str, bytes]] = []
        if name == INDEX:
            # The build cannot know where the page will lie. Its links are made whole rather than given a <base>: links
            # within a page stay within it, and the content security policy need not allow any base.
            self.body = self.body.replace(b'="./', f'="{prefix}/'.encode())
            self.compressed.append(("gzip", gzip.compress(self.body, mtime=0)))
        else:
            for encoding, ending in ENCODINGS:
                beside = path.with_name(path.name + ending)
                if beside.is_file():
                    self.compressed.append((encoding, beside.read_bytes()))
        self.media_type = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
        self.tag = f'"{sha256(self.body).hexdigest()[:20]}"'
        # Vite puts a hash in the name of everything in assets/: what has that name never changes.
        self.caching = FOREVER if name.startswith("assets/") else ASK_AGAIN

    def answer(self, request: Asked, status: int = 200) -> Response[bytes]:
        headers = {"cache-control": self.caching, "etag": self.tag}
        if self.compressed:
            headers["vary"] = "accept-encoding"
        if status != 200:
            # What is not there today may be there tomorrow.
            headers = {**headers, "cache-control": "no-store"}
        elif self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        accepted = [part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")]
        for encoding, body in self.compressed:
            if encoding in accepted:
                headers["content-encoding"] = encoding
                return Response(body, status_code=status, headers=headers, media_type=self.media_type)
        return Response(self.body, status_code=status, headers=headers, media_type=self.media_type)


def page_files(folder: Path = FOLDER, prefix: str = "") -> dict[str, PageFile]:
    """The files by the paths that they are asked for; none when the page was not built."""
    found: dict[str, PageFile] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not path.name.startswith(".") and path.suffix not in (".br", ".gz"):
            found[name] = PageFile(path, name, prefix)
    return found


def files_of(request: Asked) -> dict[str, PageFile]:
    found: dict[str, PageFile] = request.app.state.pages
    return found


def page(request: Asked, status: int = 200) -> Response[bytes]:
    """The one page that there is: it looks at its address itself, and says so when that leads nowhere."""
    index = files_of(request).get(INDEX)
    if index is not None:
        return index.answer(request, status)
    lang = language_of(request.headers.get("accept-language"))
    said = texts(lang)
    body = plain_page(lang, said.say("page-missing-title"), said.say("page-missing"))
    return Response(body, status_code=503, media_type="text/html", headers={"cache-control": "no-store"})


@get(
    ["/", "/t/{table_id:str}", "/t/{table_id:str}/replay/{step:str}", "/rules/{game:str}", "/edit/{game:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def show_page(request: Asked) -> Response[bytes]:
    return page(request, 200 if leads_somewhere(request.path_params) else 404)


def leads_somewhere(parts: dict[str, Any]) -> bool:
    """Whether what stands in an address can be a table, a step or a game; no more is looked up for a page."""
    table, step, game = parts.get("table_id"), parts.get("step"), parts.get("game")
    return (
        (table is None or is_table_id(table))
        and (step is None or STEP.fullmatch(step) is not None)
        and (game is None or game in palier.games)
    )


@get("/{file:path}", include_in_schema=False, sync_to_thread=False)
def show_file(request: Asked, file: Path) -> Response[bytes]:
    found = files_of(request).get(file.as_posix().lstrip("/"))
    if found is None:
        raise Refusal("not_found")
    return found.answer(request)


def prefers_page(request: Asked) -> bool:
    """Whether somebody typed this address, rather than a program asking for a file."""
    return "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/")


HANDLERS = [show_page, show_file]
