"""Axe finds nothing to complain of: every page, on a phone and wide, light and dark."""

from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.driver import Player, choosing_card, play
from tests.browser.people import PHONE, WIDE, Person, two_frames
from tests.browser.site import axe_script, finished_record, upload
from tests.server.process import ServerProcess

AUDIT = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false });
  const tell = (id, { html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => tell(id, node)));
}"""
AT_REST = """() => document.getAnimations().every((one) =>
  one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.wait_for_function("(width) => innerWidth === width", arg=size["width"])
    # A new size is taken in with the next frame.
    two_frames(page)


def audit(page: Page, what: str, sizes: tuple[ViewportSize, ...] = (WIDE, PHONE)) -> list[str]:
    found: list[str] = []
    for size in sizes:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            resize(page, size)
            page.wait_for_function(AT_REST)
            found += [f"{what}, {size['width']} px, {scheme}: {complaint}" for complaint in page.evaluate(AUDIT)]
    resize(page, WIDE)
    return found


def test_pages_around_the_game(browser: Browser, server: ServerProcess) -> None:
    record = finished_record(players=4)
    table = upload(server, record)
    found: list[str] = []
    with Person(browser, server, scripts=(axe_script(),)) as ann:
        ann.set_table(3, {1: "greedy"}, public=True)
        ann.sees("waiting")
        ann.sees("bot-2")
        found += audit(ann.page, "waiting room")
        ann.go("/")
        ann.sees("open-tables")
        found += audit(ann.page, "home")
        ann.go("/?new=roomshare")
        ann.see("option-royal_suite").check()
        ann.sees("option-royal_suite_replaces")
        found += audit(ann.page, "new table")
        ann.go("/rules/roomshare")
        ann.page.get_by_text("RS-1", exact=True).wait_for()
        found += audit(ann.page, "rules")
        ann.go(f"/t/{table}/replay/{len(record.steps) // 2}")
        ann.sees("board")
        found += audit(ann.page, "replay")
        ann.go(f"/t/{table}")
        ann.sees("result")
        found += audit(ann.page, "result")
    assert found == []


def test_game(browser: Browser, server: ServerProcess) -> None:
    found: list[str] = []
    with Person(browser, server, scripts=(axe_script(),)) as ann:
        ann.set_table(4, {1: "greedy", 2: "greedy", 3: "greedy"})
        player = Player(ann, 0)
        play([player], until=choosing_card)
        found += audit(ann.page, "game")
        play([player], until=lambda _, look: look.ask == "place")
        ann.press("tab-chat")
        found += audit(ann.page, "game with a card on the table, and messages")
        resize(ann.page, PHONE)
        # A flat with one doorway left would be taken without a closer look.
        tenants = {f"flat-{flat['name']}": sum(1 for one in flat["tenants"] if one) for flat in player.view["flats"]}
        ann.press(min(player.look().flats, key=lambda flat: tenants[flat]))
        ann.sees("close-up")
        found += audit(ann.page, "one flat, large", (PHONE,))
        resize(ann.page, PHONE)
        ann.press("open-rules")
        ann.page.get_by_text("RS-1", exact=True).wait_for()
        found += audit(ann.page, "rules beside the game", (PHONE,))
        ann.page.keyboard.press("Escape")
        ann.press("open-menu")
        found += audit(ann.page, "menu")
    assert found == []
