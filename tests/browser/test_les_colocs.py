"""Les Colocs in the page: a whole match, and situations in which cards answer cards."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

import palier
from tests.browser.people import PHONE, Person, two_frames
from tests.browser.prepared import Prepared, prepare
from tests.browser.roommates import Roommate, check_rooms, dealt, drawing, play
from tests.browser.site import axe_script
from tests.browser.test_axe import audit
from tests.browser.wire import record_of
from tests.server.process import ServerProcess

MOST_TABS = 120
QUIET = "figurine cd mentholees ultra_legeres biere"


def cancelled_nap() -> Prepared:
    """Ann, in her Free Time, holds Sleep; Bob holds a Car Alarm."""
    hands = ("sieste sieste pizza nouilles_instantanees cambrioleur", f"alarme_de_voiture {QUIET[:-6]}")
    steps = [drawing("concert"), "end"]
    return prepare("les_colocs", ("Ann", "Bob"), dealt(0, ("cobaye", "job_campus"), hands), steps)


def cancelled_television() -> Prepared:
    """Ann may announce a role-playing game and holds a Lost Remote; Bob holds the Match."""
    hands = ("jeu_de_role telecommande_perdue pizza nouilles_instantanees dehors", f"tele_match {QUIET[:-6]}")
    steps = [drawing("concert"), "end"]
    return prepare("les_colocs", ("Ann", "Bob"), dealt(0, ("cobaye", "job_campus"), hands), steps)


def thrown_out() -> Prepared:
    """Ann's die has thrown Choad Warrior out; Cid has food and booze at home."""
    hands = (
        "sieste concert piercing tatouage jeux_video",
        "naze_max figurine cd mentholees ultra_legeres",
        "pizza biere chips_salsa bong petard",
    )
    steps = [
        drawing("dromadaires"),
        "call naze_max A",
        "pass",
        "pass",
        "end",
        "end",
        "end",
        drawing("space_cake"),
        "end",
        "shop pizza",
        "add biere",
        "buy",
        "pass",
        "pass",
        "end",
        "end",
        drawing("cambrioleur"),
        ("evict naze_max", [5]),
    ]
    jobs = ("cobaye", "job_campus", "technicien_hotline")
    return prepare("les_colocs", ("Ann", "Bob", "Cid"), dealt(1, jobs, hands), steps)


def one_short() -> Prepared:
    """Ann is one short of her goal and holds a Free Couch; Bob, in his Free Time, holds Sleep."""
    hands = ("ecran_geant gamestation space_cake canape_gratuit sieste", "sieste concert piercing tatouage jeux_video")
    steps = [
        drawing("figurine cd"),
        "end",
        "shop ecran_geant",
        "buy",
        "pass",
        "end",
        "discard figurine",
        "end",
        drawing("pizza"),
        "end",
        "end",
        "discard pizza",
        "end",
        drawing("mentholees dromadaires"),
        "end",
        "shop gamestation",
        "add space_cake",
        "buy",
        "pass",
        "end",
        "end",
        drawing("biere"),
        "end",
    ]
    return prepare("les_colocs", ("Ann", "Bob"), dealt(0, ("yuppie", "job_campus"), hands), steps)


def calling() -> Prepared:
    """Ann, who calls people, holds Choad Warrior."""
    hands = ("naze_max sieste pizza nouilles_instantanees dehors", f"tele_match {QUIET[:-6]}")
    return prepare("les_colocs", ("Ann", "Bob"), dealt(0, ("cobaye", "job_campus"), hands), [drawing("concert")])


def nap_of_three() -> Prepared:
    """Ann, in her Free Time, holds Sleep; Bob holds a Car Alarm, Cid nothing that answers."""
    hands = (
        "sieste pizza cd figurine biere",
        "alarme_de_voiture tele_match concert piercing bong",
        "jeux_video gamestation space_cake chips_salsa tatouage",
    )
    jobs = ("job_campus", "technicien_hotline", "serveur")
    return prepare("les_colocs", ("Ann", "Bob", "Cid"), dealt(0, jobs, hands), [drawing("petard"), "end"])


TABLES = {
    "sealed": nap_of_three,
    "nap": cancelled_nap,
    "television": cancelled_television,
    "thrown out": thrown_out,
    "one short": one_short,
    "typed": calling,
    "half chosen": calling,
    "axe": cancelled_television,
}


@pytest.fixture(scope="module")
def tables() -> dict[str, Prepared]:
    return {name: lay() for name, lay in TABLES.items()}


@contextmanager
def seated(browser: Browser, server: ServerProcess, table: Prepared, *names: str) -> Iterator[list[Person]]:
    """Everybody in front of this table."""
    people = [Person(browser, server, name, scripts=(axe_script(),)) for name in names]
    for seat, person in enumerate(people):
        person.go(table.link(seat))
        person.sees("les-colocs")
    yield people
    for person in people:
        assert person.refusals == []
        with person:
            pass


def asked(person: Person, ask: str) -> None:
    """Waits until the page asks this of them: a card that lies open at other moments too would be touched too soon."""
    person.page.locator(f"[data-testid=prompt][data-ask={ask}][data-mine=true]").wait_for()


def test_a_match_of_four(browser: Browser, server: ServerProcess) -> None:
    """Two people and two bots play to the end, and what is drawn is what the server says."""
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob", lang="fr") as bob:
        table = ann.set_table(4, {1: "greedy", 3: "greedy"}, game="les_colocs")
        bob.sit(table, 2)
        players = [Roommate(ann, 0), Roommate(bob, 2)]
        play(players)
        outcome = palier.replay(record_of(server, table)).outcome
        assert outcome is not None
        assert outcome.reason == "goal"
        for person in (ann, bob):
            person.sees("result")
            check_rooms(person)
            assert [message for message in person.refusals if message["type"] != "stale"] == []
        for player in players:
            assert {"begin", "call", "free"} <= player.asked
            assert any(ask.startswith("window_") for ask in player.asked)


def test_a_cancelled_nap(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    with seated(browser, server, tables["nap"], "Ann", "Bob") as (ann, bob):
        ann.press("do-act-sieste")
        asked(bob, "window_activity")
        expect(bob.see("stack").locator("li")).to_have_count(1)
        bob.press("do-play-alarme_de_voiture")
        asked(ann, "window_answer")
        ann.press("action-pass")
        asked(ann, "free")

        check_rooms(ann)
        seen = ann.position["view"]
        assert seen["seats"][0]["room"] == []
        assert seen["discard"] == ["alarme_de_voiture", "sieste"]
        # The free time is gone.
        expect(ann.see("time-left")).to_have_attribute("data-left", "2")
        expect(ann.see("stack")).to_have_count(0)
        expect(ann.see("do-act-sieste")).to_have_count(1)


def test_an_answer_is_kept_until_all_are_opened_together(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    table = tables["sealed"]
    with (
        seated(browser, server, table, "Ann", "Bob", "Cid") as (ann, bob, cid),
        Person(browser, server, "Bob", size=PHONE, lang="fr") as phone,
    ):
        phone.go(table.link(1))
        phone.sees("les-colocs")
        ann.press("do-act-sieste")
        asked(bob, "window_activity")
        asked(cid, "window_activity")
        expect(phone.see("quiet")).to_have_count(1)
        heard = [len(person.heard) for person in (ann, cid)]
        bob.press("do-play-alarme_de_voiture")
        expect(bob.see("window-text")).to_contain_text("Answered")
        # His other device sees that he has answered, and offers nothing more.
        expect(phone.see("window-text")).to_contain_text("répondu")
        for device in (bob, phone):
            expect(device.see("quiet")).to_have_count(0)
            expect(device.see("do-play-alarme_de_voiture")).to_have_count(0)
        ann.page.wait_for_timeout(600)
        assert [len(person.heard) for person in (ann, cid)] == heard
        cid.press("action-pass")
        asked(ann, "window_answer")
        expect(ann.see("stack").locator("li")).to_have_count(2)


def test_how_long_windows_stand_open_is_chosen_with_the_table(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann") as ann:
        ann.go("/?new=les_colocs")
        ann.press("more-options")
        ann.see("strict").check()
        ann.see("seat-1").select_option("bot:greedy")
        ann.press("make-table")
        ann.sees("waiting")
        expect(ann.see("strict")).to_have_text("The same time for everybody")
        ann.go("/?new=les_colocs")
        ann.press("more-options")
        ann.see("pace-days").check()
        ann.see("answer-hours").select_option("8")
        ann.press("make-table")
        ann.sees("waiting")
        expect(ann.see("answer-hours")).to_contain_text("8 hours")


def test_television_that_is_itself_cancelled(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    with seated(browser, server, tables["television"], "Ann", "Bob") as (ann, bob):
        ann.press("do-act-jeu_de_role")
        asked(bob, "window_activity")
        bob.press("do-play-tele_match")
        asked(ann, "window_tv")
        ann.press("do-play-telecommande_perdue")
        asked(bob, "window_answer")
        kinds = [one.get_attribute("data-item") for one in bob.see("stack").locator("li").all()]
        assert kinds == ["answer", "tv", "activity"]
        bob.press("action-pass")
        asked(bob, "window_activity")
        bob.press("action-pass")
        ann.sees("piece-0-jeu_de_role")

        check_rooms(ann)
        check_rooms(bob)
        assert ann.position["view"]["seats"][0]["slack"] == 2
        assert set(ann.position["view"]["discard"]) == {"telecommande_perdue", "tele_match"}


def test_somebody_thrown_out_arrives_elsewhere(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    with seated(browser, server, tables["thrown out"], "Ann", "Bob", "Cid") as (ann, bob, cid):
        expect(ann.see("here-1")).to_have_count(1)
        expect(ann.see("here-0")).to_have_count(0)
        ann.press("here-2")
        asked(cid, "eat")
        cid.sees("piece-2-naze_max")
        expect(cid.see("piece-2-biere")).to_have_attribute("data-playable", "true")
        assert cid.see("piece-2-naze_max").get_attribute("data-playable") is None
        cid.press("piece-2-biere")
        cid.misses("piece-2-biere")
        for person in (ann, bob, cid):
            person.sees("piece-2-naze_max")
            check_rooms(person)
        assert [card["card"] for card in cid.position["view"]["seats"][2]["room"]] == ["pizza", "naze_max"]


def test_a_win_while_others_may_answer(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    with seated(browser, server, tables["one short"], "Ann", "Bob") as (ann, bob):
        before = ann.position["view"]["seats"][0]
        assert before["slack"] == before["goal"] - 1
        bob.press("do-act-sieste")
        asked(ann, "window_activity")
        ann.press("do-play-canape_gratuit")
        bob.press("action-pass")
        for person in (ann, bob):
            person.sees("result")
            assert "Ann" in person.see("result").locator("p").first.inner_text()
            check_rooms(person)
        assert ann.position["view"]["seats"][1]["room"] == []
        outcome = palier.replay(record_of(server, tables["one short"].table.id)).outcome
        assert outcome is not None
        assert outcome.winners == (0,)


def tab_to(person: Person, testid: str) -> None:
    """Goes on from thing to thing with the keyboard."""
    for _ in range(MOST_TABS):
        if person.page.evaluate("() => document.activeElement?.dataset.testid") == testid:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard never gets to {testid}")


def test_somebody_is_called_with_the_keyboard_alone(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    """The buttons for the rooms stand with the card; axe looks at them too."""
    with seated(browser, server, tables["typed"], "Ann", "Bob") as (ann, bob):
        tab_to(ann, "do-call-naze_max")
        ann.page.keyboard.press("Enter")
        tab_to(ann, "action-call-naze_max-B")
        assert audit(ann.page, "a room to choose", (PHONE,)) == []
        ann.page.keyboard.press("Enter")
        asked(bob, "window_person")
        bob.page.keyboard.press("p")
        ann.sees("piece-1-naze_max")
        check_rooms(ann)


def test_what_is_half_chosen_stays_when_somebody_comes(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    table = tables["half chosen"]
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob") as bob:
        ann.go(table.link(0))
        ann.press("do-call-naze_max")
        ann.sees("action-call-naze_max-B")
        bob.go(table.link(1))
        bob.sees("les-colocs")
        ann.wait_for_company()
        two_frames(ann.page)
        ann.press("action-call-naze_max-B")
        asked(bob, "window_person")


def test_axe(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    """The board in one's own turn, with cards on the table, and a job looked at closely."""
    found: list[str] = []
    with seated(browser, server, tables["axe"], "Ann", "Bob") as (ann, bob):
        found += audit(ann.page, "one's own turn")
        ann.press("do-act-jeu_de_role")
        asked(bob, "window_activity")
        bob.press("do-play-tele_match")
        asked(ann, "window_tv")
        found += audit(ann.page, "an attack on the table")
        ann.press("job-0")
        ann.sees("look")
        found += audit(ann.page, "a job, close")
    assert found == []
