"""Hints while one plays, and reviews of what was played."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

import palier
from palier.text import Texts
from tests.browser.people import PHONE, SECONDS, WHOLE_MATCH, Notices, Person, two_frames
from tests.browser.prepared import Prepared, prepare, store
from tests.browser.roommates import dealt, drawing
from tests.browser.site import axe_script, finished_record, serve, upload
from tests.browser.test_axe import audit
from tests.server.process import ServerProcess

# The look of what a hint lights, and how many controls there are that do it.
LIT = """(action) => [...document.querySelectorAll('[data-acts]')]
  .filter((one) => one.dataset.acts.includes(`|${action}|`))
  .map((one) => getComputedStyle(one).outlineStyle)"""

# Where on the screen the board begins, where the paper ends, where the hint does, and how high the screen is.
PLACES = """() => {
  const at = (testid) => document.querySelector(`[data-testid=${testid}]`)?.getBoundingClientRect();
  return {
    board: at('board')?.top, bottom: at('paper')?.bottom, hint: at('hint-panel')?.bottom, height: innerHeight,
  };
}"""

# Asks for a hint past the page, with this browser's own seat.
PAST_THE_PAGE = """(table) => new Promise((resolve) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/live?lang=en`);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'hello') socket.send(JSON.stringify({ type: 'hint', id: 'past-the-page' }));
    if (message.id === 'past-the-page') {
      socket.close();
      resolve(message);
    }
  };
})"""


def shown_hand() -> Prepared:
    hands = ("sieste concert piercing tatouage jeux_video", "naze_max figurine cd mentholees ultra_legeres")
    return prepare("les_colocs", ("Ann", "Bob"), dealt(0, ("cobaye", "job_campus"), hands), [drawing("biere"), "end"])


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    return shown_hand()


@pytest.fixture(scope="module")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory, prepared: Prepared) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("analysis")
    site = serve(folder, built_page, review_decision_seconds=0.05, hint_seconds=0.3)
    store(folder, [prepared])
    with site as running:
        yield running


def wait_for_turn(person: Person) -> None:
    person.page.locator("[data-testid=prompt][data-mine=true]").wait_for()
    person.page.locator("[data-testid=hint]:enabled").wait_for()


@pytest.mark.parametrize(("game", "lang", "key"), [("roomshare", "en", False), ("wucherer", "fr", True)])
def test_a_hint_is_asked_for_lit_on_the_board_and_followed(
    browser: Browser, server: ServerProcess, game: str, lang: str, key: bool
) -> None:
    with Person(browser, server, lang="fr" if lang == "fr" else "en") as ann:
        ann.set_table(2, {1: "random"}, game=game)
        for _ in range(3):
            wait_for_turn(ann)
            version = ann.version
            if key:
                ann.page.keyboard.press("h")
            else:
                ann.press("hint")
            told = ann.see("hint-action")
            told.wait_for()
            action = told.get_attribute("data-hint") or ""
            assert action in ann.position["legal"]
            found = next(one.data for one in reversed(ann.heard) if one.data["type"] == "hint")["found"]
            assert found["best"]["action"] == action
            words = Texts(lang, game, strict=True).action(action, found["best"]["about"], short=True)
            assert told.inner_text() == words
            assert ann.see("hint-panel").get_attribute("data-verdict") == found["verdict"]
            if found["next"]:
                # As the page rounds: halves go up, where Python's would go to the even one.
                share = int(100 * found["best"]["promise"] + 0.5)
                # Beyond the search's scale no numbers are told.
                assert share in (0, 100) or f"{share}" in ann.see("hint-panel").inner_text()
            lit = ann.page.evaluate(LIT, action)
            assert lit
            assert set(lit) == {"dashed"}
            ann.press("hint-follow")
            ann.misses("hint-action")
            ann.wait_past(version)
            said = [one.data for one in ann.said if one.data["type"] == "play"]
            assert (said[-1]["action"], said[-1]["version"]) == (action, version)
        assert ann.refusals == []


def test_a_hint_of_home_staging_lies_on_the_paper(browser: Browser, server: ServerProcess) -> None:
    """Alone at the table, on a phone: rooms, cards and pieces are all suggested and followed by touch."""
    asked = set()
    drawn = 0
    with Person(browser, server, size=PHONE, touch=True) as ann:
        ann.set_table(1, game="home_staging")
        for _ in range(5):
            wait_for_turn(ann)
            asked.add(ann.see("prompt").get_attribute("data-ask"))
            ann.press("hint")
            ann.sees("hint-action")
            assert "% of the win" not in ann.see("hint-panel").inner_text()
            if (ann.see("hint-action").get_attribute("data-hint") or "").startswith("place"):
                # The sentence and what it is about are seen at once.
                two_frames(ann.page)
                places = ann.page.evaluate(PLACES)
                assert 0 < places["hint"] < places["bottom"] <= places["height"]
                drawn += 1
            version = ann.version
            ann.press("hint-follow")
            ann.misses("hint-panel")
            ann.wait_past(version)
    assert len(asked) > 2
    assert drawn > 0


def test_between_two_people_there_is_no_hint(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob") as bob:
        table = ann.set_table(2)
        bob.sit(table, 1)
        for person in (ann, bob):
            person.sees("board")
            assert person.see("hint").count() == 0
            person.page.keyboard.press("h")
            refused = person.page.evaluate(PAST_THE_PAGE, table)
            assert (refused["type"], refused["code"]) == ("error", "no_hints")
            assert not [one for one in person.said if one.data["type"] == "hint" and one.data["id"] != "past-the-page"]


def test_where_hints_are_allowed_everybody_is_told_before_and_gets_them(
    browser: Browser, server: ServerProcess
) -> None:
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob", lang="fr") as bob:
        table = ann.set_table(2, hints=True)
        bob.go(f"/t/{table}")
        expect(bob.see("hints-allowed")).to_have_text("conseils permis")
        bob.see("name").fill("Bob")
        bob.claim(table, 1)
        people = [ann, bob]
        for person in people:
            person.sees("board")
            person.sees("hints-allowed")
        ann.page.locator("[data-testid=prompt]").wait_for()
        acting = people[ann.position["to_act"][0]]
        wait_for_turn(acting)
        acting.press("hint")
        acting.sees("hint-follow")


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> tuple[palier.Record, str]:
    """A match to review, and its table: what was found once is there for whoever looks again."""
    record = finished_record(2, 6, options={"no_cards": True})
    return record, upload(server, record)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_review_leads_to_the_moments_of_the_replay(
    browser: Browser, server: ServerProcess, finished: tuple[palier.Record, str], size: str
) -> None:
    record, table = finished
    more = {"size": PHONE, "touch": True} if size == "phone" else {}
    with Person(browser, server, scripts=(axe_script(),), **more) as ann:  # type: ignore[arg-type]
        ann.go(f"/t/{table}")
        ann.press("review-link")
        ann.page.wait_for_url("**/replay/0*")
        reviewed = ann.page.locator("[data-testid=review][data-state=done]")
        # Dozens of searches.
        reviewed.wait_for(timeout=WHOLE_MATCH * 1000)
        marked = ann.page.locator("[data-testid^=marked-]")
        assert marked.count() > 0
        last = marked.last
        step = int((last.get_attribute("data-testid") or "").split("-")[1])
        assert record.steps[step].seat == 0
        texts = Texts("en", "roomshare")
        played = texts.action(record.steps[step].text, about_step(record, step), short=True)
        assert played in last.inner_text()
        last.get_by_role("link").click()
        ann.page.wait_for_url(f"**/replay/{step}")
        ann.page.wait_for_function(
            "step => document.querySelector('[data-testid=scrubber]').value === String(step)", arg=step
        )
        expect(last.get_by_role("link")).to_have_attribute("aria-current", "step")
        # The moment is not only drawn but seen.
        two_frames(ann.page)
        places = ann.page.evaluate(PLACES)
        assert places["board"] < places["height"] * 0.75
        ann.press("review-seat-1")
        ann.page.locator("[data-testid=review-seat-1][aria-checked=true]").wait_for()
        reviewed.wait_for(timeout=WHOLE_MATCH * 1000)
        steps = [int((one.get_attribute("data-testid") or "").split("-")[1]) for one in marked.all()]
        assert all(record.steps[one].seat == 1 for one in steps)
        assert audit(ann.page, "a review") == []
    # A second look costs nothing.
    again = httpx.post(f"{server.address}/api/tables/{table}/review", json={"seat": 0}, timeout=SECONDS).json()
    assert again["state"] == "done"


def about_step(record: palier.Record, step: int) -> dict[str, object]:
    from palier.analysis import about

    return about(palier.replay(record, step), record.steps[step].seat, record.steps[step].text)


# What the newer games share with the first


def test_a_replay_of_les_colocs_is_opened_by_its_address(browser: Browser, server: ServerProcess) -> None:
    record = finished_record(3, 2, "les_colocs")
    table = upload(server, record)
    step = len(record.steps) // 2
    with Person(browser, server) as ann:
        ann.go(f"/t/{table}/replay/{step}")
        check_hands(ann, record, step)
        ann.press("replay-next")
        ann.page.wait_for_url(f"**/replay/{step + 1}")
        check_hands(ann, record, step + 1)


def check_hands(person: Person, record: palier.Record, step: int) -> None:
    """All hands are open, as the record leads to them."""
    person.sees("open-hands")
    match = palier.replay(record, step)
    texts = Texts("en", record.game)
    hands = person.see("open-hands").locator("ul").all()
    assert len(hands) == record.players
    for seat, hand in enumerate(hands):
        held = [texts.word("card", card) for card in match.view(seat)["hand"]]
        shown = hand.get_by_role("listitem").all_inner_texts()
        assert len(shown) == len(held)
        assert all(any(name in text for text in shown) for name in held)


def test_a_hand_of_les_colocs_is_shown_to_one_and_told_to_all(
    browser: Browser, server: ServerProcess, prepared: Prepared
) -> None:
    texts = Texts("en", "les_colocs")
    with (
        Person(browser, server, "Ann") as ann,
        Person(browser, server, "Bob") as bob,
        Person(browser, server, "Eve") as eve,
    ):
        ann.go(prepared.link(0))
        bob.go(prepared.link(1))
        eve.go(f"/t/{prepared.table.id}")
        for person in (ann, bob, eve):
            person.sees("rooms")
        hand = ann.position["view"]["hand"]
        notices = Notices(eve.page)
        ann.press("open-menu")
        ann.press("show-to-1")
        bob.sees("shown-cards")
        shown = bob.see("shown-cards").inner_text()
        assert all(texts.word("card", card) in shown for card in hand)
        notices.wait_for("Ann showed their hand to Bob.")
        assert eve.see("shown-cards").count() == 0
        told = next(one for one in eve.heard if one.data["type"] == "shown")
        assert told.data["hand"] is None
        assert not [card for card in hand if card in told.raw]
