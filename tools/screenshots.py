"""Takes pictures of every page at three sizes, in French by day and in English by night.

    python tools/screenshots.py FOLDER

Files are named page-language-width.png. The cards are dealt anew each time, so no two runs show the same match.
"""

import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from palier.server.settings import Settings
from tests.browser.driver import Look, Over, Player, choosing_card, in_chain, play
from tests.browser.landlords import Landlord
from tests.browser.people import PHONE, TABLET, WIDE, Person, two_frames
from tests.browser.roommates import Roommate
from tests.browser.site import chromium_path, launch, page_folder, serve
from tests.browser.stager import Stager
from tests.server.process import ServerProcess

SIZES = (PHONE, TABLET, WIDE)
STEPS = 24
"""How many clicks into the other games their pictures are taken."""
AT_REST = """() => document.fonts.status === "loaded" && document.getAnimations().every((one) =>
  one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""


class Camera:
    def __init__(self, person: Person, folder: Path, lang: str) -> None:
        self.person = person
        self.page = person.page
        self.folder = folder
        self.lang = lang

    def size(self, size: ViewportSize) -> None:
        self.page.set_viewport_size(size)
        two_frames(self.page)

    def take(self, name: str, size: ViewportSize, whole: bool = True) -> None:
        self.page.wait_for_function(AT_REST)
        file = self.folder / f"{name}-{self.lang}-{size['width']}.png"
        self.page.screenshot(path=file, full_page=whole, animations="disabled")
        print(file)

    def take_all(self, name: str, whole: bool = True) -> None:
        for size in SIZES:
            self.size(size)
            self.take(name, size, whole)
        self.size(WIDE)


def before_the_game(camera: Camera) -> None:
    person = camera.person
    person.set_table(4, {1: "greedy"}, public=True)
    person.sees("bot-2")
    camera.take_all("waiting")
    person.go("/")
    person.sees("open-tables")
    camera.take_all("home")
    person.go("/?new=roomshare")
    person.sees("make-table")
    camera.take_all("new-table")


def rules(camera: Camera) -> None:
    """Beside the board where there is room, else in a drawer over it."""
    for size in SIZES:
        camera.size(size)
        drawer = camera.person.see("open-rules")
        (drawer if drawer.is_visible() else camera.person.see("tab-rules")).click()
        camera.page.get_by_text("RS-1", exact=True).wait_for()
        camera.take("rules", size, whole=False)
        if camera.person.see("rules-drawer").is_visible():
            camera.page.keyboard.press("Escape")
    camera.size(WIDE)
    camera.person.press("tab-log")


def chain(camera: Camera) -> None:
    """Pointed at, or on a small screen touched once, a doorway shows where everybody would end up."""
    for size in SIZES:
        camera.size(size)
        look = Look(camera.page)
        lit = (look.doorways or look.flats)[0]
        where = camera.person.see(lit)
        if look.close_up:
            where.tap()
            camera.person.sees("confirm")
        else:
            where.hover()
        camera.page.locator("[data-testid=board] .arrival, [data-testid=board] .paths polyline").first.wait_for(
            state="attached"
        )
        # For a picture of the whole page the board would move away from under the pointer.
        camera.take("chain", size, whole=look.close_up)
        camera.page.keyboard.press("Escape")
        camera.page.mouse.move(0, 0)
    camera.size(WIDE)


def chain_on_the_board(player: Player, look: Look) -> bool:
    """A question of a chain that something lit on the board answers."""
    return in_chain(player, look) and bool(look.doorways or look.flats)


def the_game(camera: Camera) -> None:
    person = camera.person
    player = Player(person, 0)
    while True:
        person.go("/")
        person.press("play-now")
        table = person.table
        play([player], until=choosing_card)
        camera.take_all("game")
        rules(camera)
        # A match may go by without a chain of one's own; then another one is played.
        with suppress(Over):
            play([player], until=chain_on_the_board)
            break
    chain(camera)
    play([player])
    camera.take_all("result", whole=False)
    person.go(f"/t/{table}/replay/20")
    person.sees("board")
    camera.take_all("replay")


def other_games(camera: Camera) -> None:
    """The boards of the others, and the editor of missions."""
    person = camera.person
    person.set_table(3, {1: "greedy", 2: "greedy"}, game="wucherer")
    Landlord(person, 0).wait()
    camera.take_all("wucherer")
    person.set_table(4, {1: "greedy", 2: "greedy", 3: "greedy"}, game="les_colocs")
    roommate = Roommate(person, 0)
    clicks = 0
    while clicks < STEPS:
        look_at_rooms = roommate.act()
        if look_at_rooms.over:
            break
        clicks += look_at_rooms.mine
        camera.page.wait_for_timeout(20)
    camera.take_all("les_colocs")
    person.set_table(2, {1: "greedy"}, {"mission": "m00_odette"}, game="home_staging")
    stager = Stager(person, 0)
    while (seen := stager.look())["ask"] != "draw":
        if seen["mine"] and seen["lit"]:
            stager.act(seen)
        else:
            camera.page.wait_for_timeout(30)
    camera.take_all("home_staging")
    person.go("/edit/home_staging")
    person.sees("mission-title")
    camera.take_all("editor")


def take_pictures(browser: Browser, server: ServerProcess, folder: Path) -> None:
    languages: tuple[tuple[Literal["fr", "en"], bool], ...] = (("fr", False), ("en", True))
    for lang, dark in languages:
        with Person(browser, server, "Camille", lang=lang, dark=dark, touch=True) as person:
            camera = Camera(person, folder, lang)
            before_the_game(camera)
            the_game(camera)
            other_games(camera)


def main() -> int:
    if len(sys.argv) != 2:
        print("Say in which folder: python tools/screenshots.py FOLDER", file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium_path()
    with (
        tempfile.TemporaryDirectory() as place,
        # What a picture shows of the time for an answer is what people see.
        serve(Path(place, "site"), page_folder(), window_ms=Settings().window_ms) as server,
        sync_playwright() as playwright,
        launch(playwright.chromium, path) as browser,
    ):
        take_pictures(browser, server, folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
