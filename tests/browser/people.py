"""Somebody in front of a browser of their own, and everything that goes over their wire."""

import json
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Literal, NamedTuple, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, ViewportSize, WebSocket

from tests.server.process import ServerProcess

PATIENCE = 60_000
"""How long something may take that should take no time, in milliseconds: the machine may be busy."""
SECONDS = PATIENCE / 1000
WHOLE_MATCH = 15 * SECONDS
"""How long a match may take that is clicked from beginning to end, in seconds."""

PHONE: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
WIDE: ViewportSize = {"width": 1440, "height": 900}

# Nothing is acted out unless asked for, and what the content security policy refuses is heard.
BEFORE_THE_PAGE = """
try {
  if (!localStorage.getItem("palier.preferences")) {
    localStorage.setItem("palier.preferences", JSON.stringify({ speed: "SPEED" }));
  }
} catch {}
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`CSP: ${event.violatedDirective} refuses ${event.blockedURI}`);
});
"""

# What the browser itself writes when a server or the network is away.
CUT_OFF = ("WebSocket connection to", "net::ERR_")
REFUSED = ("the server responded with a status of 4",)

KEEP_NOTICES = """() => {
  window.kept = document.createElement('div');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const one of addedNodes) window.kept.append(one.cloneNode(true));
  }).observe(document.querySelector('[data-testid=notices]'), { childList: true });
}"""
KEPT = """([selector, words]) =>
  [...window.kept.querySelectorAll(selector)].some((one) => one.textContent.includes(words))"""


TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def two_frames(page: Page) -> None:
    """Until what the page has just heard is drawn, and what waits for that has happened."""
    page.evaluate(TWO_FRAMES)


class Message(NamedTuple):
    """One WebSocket message, as text and read."""

    raw: str
    data: dict[str, Any]


class Notices:
    """What a page says in notices from now on: each goes by itself after seconds, before a busy test may look."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(KEEP_NOTICES)

    def wait_for(self, words: str = "", selector: str = ".notice") -> None:
        self.page.wait_for_function(KEPT, arg=[selector, words])


class Person:
    """A browser context with a page; more pages are more tabs. Left with `with`, it tells all that went wrong."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        name: str = "Ann",
        *,
        size: ViewportSize = WIDE,
        touch: bool = False,
        lang: Literal["en", "fr"] = "en",
        dark: bool = False,
        speed: Literal["calm", "quick", "none"] = "none",
        cut_off: bool = False,
        refused: bool = False,
        scripts: tuple[str, ...] = (),
    ) -> None:
        self.server = server
        self.name = name
        self.touch = touch
        self.expected = (*(CUT_OFF if cut_off else ()), *(REFUSED if refused else ()))
        """What the browser may complain of, because the test itself brings it about."""
        self.problems: list[str] = []
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self.answers: list[Response] = []
        self.context = browser.new_context(
            base_url=server.address,
            viewport=size,
            has_touch=touch,
            locale="fr-FR" if lang == "fr" else "en-GB",
            color_scheme="dark" if dark else "light",
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(BEFORE_THE_PAGE.replace("SPEED", speed))
        for script in scripts:
            self.context.add_init_script(script)
        self.context.on("request", self.on_request)
        self.context.on("console", self.on_console)
        self.page = self.tab()
        self.page.on("websocket", self.on_socket)

    def tab(self) -> Page:
        """One more page; what its sockets bring is noted of the first one only."""
        page = self.context.new_page()
        page.on("websocket", self.on_any_socket)
        page.on("response", self.on_answer)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        return page

    # What happens on the wire

    def on_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.server.address}/", "blob:", "data:")):
            self.problems.append(f"a request leaves the server: {request.url}")

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            if not any(words in message.text for words in self.expected):
                self.problems.append(f"console: {message.text}")

    def on_answer(self, answer: Response) -> None:
        self.answers.append(answer)

    def on_any_socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(f"{self.server.address.replace('http', 'ws', 1)}/"):
            self.problems.append(f"a socket leaves the server: {socket.url}")

    def on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(Message(str(text), json.loads(text))))
        socket.on("framesent", lambda text: self.said.append(Message(str(text), json.loads(text))))

    @property
    def refusals(self) -> list[dict[str, Any]]:
        return [message.data for message in self.heard if message.data["type"] in ("error", "stale")]

    @property
    def position(self) -> dict[str, Any]:
        """What the server told last of the position."""
        return next(message.data for message in reversed(self.heard) if message.data["type"] in ("hello", "update"))

    @property
    def version(self) -> int:
        number: int = self.position["version"]
        return number

    def wait_past(self, version: int) -> None:
        """Until the server has told of something newer."""
        self.wait_until(lambda: self.version > version, f"hears of nothing after version {version}")

    def wait_for_greeting(self, table: str, seat: int | None) -> None:
        """Until the server has greeted the page at this table as this seat's, or as a spectator's."""

        def is_greeted() -> bool:
            hellos = [message.data for message in self.heard if message.data["type"] == "hello"]
            return any(hello["table"]["id"] == table and hello["seat"] == seat for hello in hellos)

        self.wait_until(is_greeted, f"is not greeted at {table} as {seat}")

    def wait_for_company(self) -> None:
        """Until the page was told that all are there."""

        def is_told() -> bool:
            tables = [message.data["table"] for message in self.heard if message.data["type"] in ("hello", "table")]
            return all(seat["present"] for seat in tables[-1]["seats"])

        self.wait_until(is_told, "does not hear that all are there")

    def wait_until(self, happened: Callable[[], bool], failure: str) -> None:
        deadline = time.monotonic() + SECONDS
        while not happened():
            assert time.monotonic() < deadline, f"{self.name} {failure}; refused: {self.refusals}"
            self.page.wait_for_timeout(10)

    # On the page

    def go(self, path: str) -> None:
        self.page.goto(path)

    def see(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def press(self, testid: str, timeout: float | None = None) -> None:
        self.press_on(self.page.get_by_test_id(testid).first, timeout)

    def press_on(self, where: Locator, timeout: float | None = None) -> None:
        """By finger or mouse; `timeout` in milliseconds, else as long as the page's own."""
        if self.touch:
            where.tap(timeout=timeout)
        else:
            where.click(timeout=timeout)

    def sees(self, testid: str) -> None:
        """Waits until it is there."""
        self.page.get_by_test_id(testid).wait_for()

    def misses(self, testid: str) -> None:
        """Waits until it is not."""
        self.page.get_by_test_id(testid).wait_for(state="hidden")

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        self.page.wait_for_url("**/t/**")
        return self.page.url.split("/t/")[1].split("/")[0].split("#")[0]

    def set_table(
        self,
        players: int,
        bots: dict[int, str] | None = None,
        options: dict[str, bool | str] | None = None,
        public: bool = False,
        game: str = "roomshare",
        hints: bool = False,
    ) -> str:
        """Makes a table in the page, as its first seat, and returns its id."""
        self.go(f"/?new={game}")
        self.see("name").fill(self.name)
        self.see(f"players-{players}").check()
        for option, value in (options or {}).items():
            if isinstance(value, bool):
                self.see(f"option-{option}").set_checked(value)
            else:
                self.see(f"option-{option}").select_option(value)
        # Some bots are there only with some options.
        for seat, bot in (bots or {}).items():
            self.see(f"seat-{seat}").select_option(f"bot:{bot}")
        self.see("public").set_checked(public)
        self.see("hints").set_checked(hints)
        self.press("make-table")
        return self.table

    def sit(self, table: str, seat: int) -> None:
        """Takes a free seat by the table's link."""
        self.go(f"/t/{table}")
        self.see("name").fill(self.name)
        self.claim(table, seat)

    def claim(self, table: str, seat: int) -> None:
        """Takes a free seat of the table one looks at, and waits until one is told what this seat may know.

        A page that is still being connected when it is given a seat would break that off, and the browser complains.
        """
        self.wait_for_greeting(table, None)
        self.press(f"claim-{seat}")
        self.wait_for_greeting(table, seat)

    def close(self) -> None:
        self.context.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
        if kind is None:
            assert not self.problems, self.problems
