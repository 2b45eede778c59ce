"""The page below an address such as /palier/, behind proxies that take the prefix off or pass it on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.driver import Player, play
from tests.browser.people import Person
from tests.browser.prepared import Prepared, prepare, store
from tests.browser.site import finished_record, serve
from tests.server.process import ServerProcess
from tests.server.proxy import Proxy

PREFIX = "/club/palier"


class Behind(ServerProcess):
    """A server as people see it: at the proxy's address."""

    proxy: Proxy

    @property
    def address(self) -> str:
        return self.proxy.address


class Visitor(Person):
    """Finds everything below the prefix; that no request goes anywhere else, `Person` sees to."""

    def go(self, path: str) -> None:
        super().go(path if path.startswith("http") else self.server.address + path)


@pytest.fixture(scope="module")
def ended() -> Prepared:
    record = finished_record(2)
    steps = [(step.text, step.outcomes) for step in record.steps]
    return prepare("roomshare", ["Ann", "Bob"], record.setup, steps, record.options)


@pytest.fixture(scope="module", params=[True, False], ids=["taken off", "passed on"])
def below(
    request: pytest.FixtureRequest, built_page: Path, ended: Prepared, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("below")
    store(folder, [ended])
    # Who takes the prefix off seldom keeps the Host header, so each way is tried with one of them.
    with Proxy(PREFIX, strip=request.param, keep_host=not request.param) as proxy:
        running = serve(folder, built_page, public_url=f"{proxy.address}/", trusted_proxies=["127.0.0.1"])
        running.__class__ = Behind
        assert isinstance(running, Behind)
        running.proxy = proxy
        with running:
            proxy.server_port = running.port
            yield running


def test_a_table_is_made_and_played_at_and_found_again(browser: Browser, below: ServerProcess) -> None:
    with Visitor(browser, below, "Ann") as ann, Visitor(browser, below, "Ann") as elsewhere:
        table = ann.set_table(2, {1: "greedy"})
        assert ann.page.url == f"{below.address}/t/{table}"
        player = Player(ann, 0)
        ann.wait_for_greeting(table, 0)
        version = ann.version
        play([player], until=lambda _, look: look.mine and ann.version > version)
        ann.press("open-menu")
        link = ann.see("resume-link").input_value()
        ann.page.reload()
        assert Player(ann, 0).wait().mine
        assert link.startswith(f"{below.address}/t/{table}#")
        elsewhere.go(link)
        assert Player(elsewhere, 0).wait().mine
        assert elsewhere.page.url == f"{below.address}/t/{table}"
        assert ann.refusals == elsewhere.refusals == []


def test_deep_links_and_once_more(browser: Browser, below: ServerProcess, ended: Prepared) -> None:
    with Visitor(browser, below, "Ann") as ann, Visitor(browser, below, "Bob") as bob:
        for seat, person in enumerate((ann, bob)):
            person.go(ended.link(seat))
            person.sees("result")
        ann.press("replay-link")
        ann.page.wait_for_url(f"{below.address}/t/{ended.table.id}/replay/0")
        ann.go(f"/t/{ended.table.id}/replay/3")
        ann.sees("board")
        ann.page.reload()
        ann.sees("board")
        assert ann.page.url == f"{below.address}/t/{ended.table.id}/replay/3"
        ann.go(f"/t/{ended.table.id}")
        ann.press("rematch")
        ann.page.wait_for_url(lambda address: ended.table.id not in address)
        again = ann.table
        bob.press("rematch")
        bob.page.wait_for_url(f"{below.address}/t/{again}")
        for person in (ann, bob):
            person.sees("board")
            person.press("home-link")
            person.page.wait_for_url(f"{below.address}/")
        bob.go("/rules/roomshare")
        bob.page.get_by_role("heading", level=1).wait_for()
