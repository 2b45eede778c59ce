"""The page as it is served."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from palier.server.http.pages import page_files
from tests.server.process import PATIENCE, ServerProcess

INDEX = "<!doctype html><title>Palier</title>" + " " * 2000
SCRIPT = "export const four = 4;\n" * 100


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a page, as Vite would leave it."""
    folder = tmp_path_factory.mktemp("built")
    assets = folder / "static" / "assets"
    assets.mkdir(parents=True)
    (folder / "static" / "index.html").write_text(INDEX)
    (folder / "static" / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "static" / ".hidden").write_text("no")
    (folder / "secret.txt").write_text("no")
    (assets / "index-4f2a.js").write_text(SCRIPT)
    (assets / "index-4f2a.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    with ServerProcess(folder) as running:
        yield running


def test_every_address_of_the_page_gives_the_page(built: ServerProcess) -> None:
    with httpx.Client(base_url=built.address, timeout=PATIENCE) as client:
        for path in ("/", "/t/abcdefghjk", "/t/abcdefghjk/replay/12", "/rules/roomshare", "/edit/home_staging"):
            answer = client.get(path)
            assert (answer.status_code, answer.text) == (200, INDEX)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert client.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_files_with_a_hash_are_kept_for_ever_and_come_compressed(built: ServerProcess) -> None:
    with httpx.Client(base_url=built.address, timeout=PATIENCE) as client:
        answer = client.get("/assets/index-4f2a.js")
        assert answer.text == SCRIPT
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]
        plain = client.get("/assets/index-4f2a.js", headers={"accept-encoding": "identity"})
        assert plain.text == SCRIPT
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "accept-encoding"
        assert client.get("/favicon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "//etc/passwd",
        "/.hidden",
        "/assets/index-4f2a.js.gz",
        "/assets",
        "/assets/",
        "/nothing.js",
        "/t",
    ],
)
def test_nothing_else_is_served(built: ServerProcess, path: str) -> None:
    answer = httpx.get(built.address + path, timeout=PATIENCE)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_without_a_page_it_says_how_to_build_it(server: ServerProcess) -> None:
    for lang, word in (("fr", "construite"), ("en", "not built")):
        answer = httpx.get(server.address, headers={"accept-language": lang}, timeout=PATIENCE)
        assert answer.status_code == 503
        assert word in answer.text
        assert "<style" not in answer.text


def test_no_folder_no_files(tmp_path: Path) -> None:
    assert page_files(tmp_path / "nothing") == {}


def test_the_page_knows_where_it_lies(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script src="./assets/a.js"></script><a href="#main">x</a>')
    for prefix in ("", "/palier"):
        index = page_files(tmp_path, prefix)["index.html"]
        assert index.body.decode() == f'<script src="{prefix}/assets/a.js"></script><a href="#main">x</a>'
        assert [gzip.decompress(body) for _, body in index.compressed] == [index.body]
    # A browser that kept the one must not take it for the other.
    assert page_files(tmp_path)["index.html"].tag != page_files(tmp_path, "/palier")["index.html"].tag


HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/some/deep/address",
        "/t",
        "/t/xyz",
        "/t/ABC",
        "/t/abcdefghjk/replay/last",
        "/rules/chess",
        "/edit/chess",
    ],
)
def test_an_address_that_somebody_mistyped_gives_the_page(built: ServerProcess, path: str) -> None:
    """It says itself, in the reader's language, that nobody lives there."""
    answer = httpx.get(built.address + path, headers=HTML, timeout=PATIENCE)
    assert (answer.status_code, answer.text) == (404, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"


def test_programs_are_told_in_json_that_there_is_nothing(built: ServerProcess) -> None:
    for path, headers in (("/nowhere.js", {"accept": "*/*"}), ("/api/nowhere", HTML), ("/api/tables/xyz", HTML)):
        answer = httpx.get(built.address + path, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 404
        assert answer.json()["error"]["message"]


GOT = [
    "/",
    "/t/abcdefghjk",
    "/rules/roomshare",
    "/t/xyz",
    "/favicon.svg",
    "/assets/index-4f2a.js",
    "/nothing",
    "/healthz",
    "/api/games",
    "/api/games/roomshare/rules?lang=en",
    "/api/tables",
    "/api/tables/abcdefghjk",
    "/api/openapi.json",
]
OF_ITS_OWN = {"date", "x-request-id"}


@pytest.mark.parametrize("path", GOT)
@pytest.mark.parametrize("accept", ["text/html", "*/*"])
def test_whatever_may_be_got_has_the_same_head(built: ServerProcess, path: str, accept: str) -> None:
    with httpx.Client(base_url=built.address, timeout=PATIENCE, headers={"accept": accept}) as client:
        whole, head = client.get(path), client.head(path)
        assert head.status_code == whole.status_code
        assert head.content == b""
        assert {key: value for key, value in head.headers.items() if key not in OF_ITS_OWN} == {
            key: value for key, value in whole.headers.items() if key not in OF_ITS_OWN
        }
        # The connection goes on: nothing of a body was sent behind the head.
        assert client.get("/healthz").status_code == 200


def test_options_tell_what_may_be_asked(built: ServerProcess) -> None:
    with httpx.Client(base_url=built.address, timeout=PATIENCE) as client:
        games = client.options("/api/games")
        assert games.status_code == 204
        assert {"GET", "HEAD", "OPTIONS"} == set(games.headers["allow"].replace(",", " ").split())
        claim = client.options("/api/tables/abcdefghjk/claim")
        assert {"POST", "OPTIONS"} == set(claim.headers["allow"].replace(",", " ").split())
        refused = client.head("/api/records")
        assert refused.status_code == 405
