"""Wucherer from positions that tests have laid: alibis that go round, a way out of prison, a bomb at the very end."""

from collections.abc import Mapping, Sequence

import pytest
from playwright.sync_api import Browser, expect

from palier.games.wucherer.actions import CARD_NAMES
from tests.browser.landlords import Landlord, check_street
from tests.browser.people import PHONE, Person
from tests.browser.prepared import Prepared, Step, prepare
from tests.server.process import ServerProcess

PEOPLE = ("Ann", "Bob", "Cid")


def dealt(
    first: int, *hands: str, steps: Sequence[Step] = (), options: Mapping[str, bool | int | str] | None = None
) -> Prepared:
    """Everybody has a roof besides; `first` begins."""
    drawn = [CARD_NAMES.index(card) for hand in hands for card in hand.split()]
    return prepare("wucherer", PEOPLE[: len(hands)], [first, *drawn], steps, options)


def chain() -> Prepared:
    """Bob lets a flat, Cid waits, Ann comes with a murder; there are four alibis at the table."""
    return dealt(
        1,
        "murder alibi alibi removal removal",
        "mover student police alibi removal",
        "alibi removal removal removal removal",
        steps=["build roof", "storey mover", "done", "play student", "done", "cards 0", "done", "cards 0"],
    )


def prison() -> Prepared:
    """Ann, whom Bob has had arrested, is on turn: with a student, a murder and the police."""
    bob = ["build roof", "storey mover", "done", "play student", "done", "cards 0"]
    ann = ["build roof", "storey mover", "done", "play student", "play murder", "flat A1"]
    caught = ["pass", "answer police", "pass", "done", "cards 0"]
    return dealt(
        1,
        "mover student murder murder police",
        "mover student police removal removal",
        steps=[*bob, *ann, *caught, "done", "cards 0"],
    )


def last_round(reopens: bool) -> Prepared:
    """Nobody took a card, so that this is Bob's last turn; he holds a bomb, and both have a house."""
    bob = ["build roof", "storey mover", "done", "done", "cards 0"]
    ann = ["build roof", "storey mover", "done", "done", "cards 0"]
    options = {"stall_rounds": 1, "bomb_reopens": reopens}
    return dealt(
        1,
        "mover removal removal removal removal",
        "mover bomb student student family",
        steps=bob + ann,
        options=options,
    )


def fresh() -> Prepared:
    """Ann begins, with a roof and what a house takes."""
    return dealt(0, "mover student single bomb alibi", "removal removal removal removal removal")


TABLES = {
    "chain": chain,
    "prison": prison,
    "book": lambda: last_round(False),
    "variant": lambda: last_round(True),
    "dragged": fresh,
    "typed": fresh,
}


@pytest.fixture(scope="module")
def tables() -> dict[str, Prepared]:
    return {name: lay() for name, lay in TABLES.items()}


def seated(person: Person, table: Prepared, seat: int) -> Landlord:
    person.go(table.link(seat))
    person.sees("hand")
    return Landlord(person, seat)


def all_seated(table: Prepared, *people: Person) -> list[Landlord]:
    return [seated(person, table, seat) for seat, person in enumerate(people)]


def test_alibis_go_round_and_the_victim_lands_in_jail(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    with (
        Person(browser, server, "Ann") as ann,
        Person(browser, server, "Bob", size=PHONE, touch=True) as bob,
        Person(browser, server, "Cid", dark=True) as cid,
    ):
        one, two, three = all_seated(tables["chain"], ann, bob, cid)
        ann.press("card-murder")
        ann.see("choose").wait_for()
        assert "student" in ann.see("prompt").inner_text().lower(), "who dies is told before it is done"
        one.answer("play murder")
        two.answer("pass")
        two.answer("answer police")
        for player in (one, two, three, one):
            assert player.wait().ask == "alibi"
            player.answer("answer alibi")
        assert two.wait().ask == "alibi"
        assert two.look().buttons == ["pass"]
        two.answer("pass")
        one.wait()
        for person in (ann, bob, cid):
            person.page.locator('[data-testid=street-1] [data-testid=jail][data-prisoner="1"]').wait_for()
            check_street(person)
        assert ann.see("flat-A1").get_attribute("data-occupant") is None


def test_a_prisoner_murders_at_home_and_walks_free(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob", lang="fr") as bob:
        one, two = all_seated(tables["prison"], ann, bob)
        expect(ann.see("jail")).to_have_attribute("data-prisoner", "0")
        ann.press("card-murder")
        one.answer("play murder")
        assert one.wait().ask == "police"
        one.answer("answer police")
        assert two.wait().ask == "alibi", "the prisoner has an alibi of her own"
        two.answer("pass")
        one.wait()
        for person in (ann, bob):
            person.page.locator('[data-testid=street-1] [data-prisoner="1"]').wait_for()
            check_street(person)
        assert ann.see("flat-B1").get_attribute("data-occupant") is None


@pytest.mark.parametrize("rules", ["book", "variant"])
def test_a_bomb_in_the_final_round(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared], rules: str
) -> None:
    """It ends the game as planned; with the variant there are cards again, and nobody is finished."""
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob") as bob:
        one, two = all_seated(tables[rules], ann, bob)
        bob.sees("final")
        two.touch("card-bomb")
        two.touch("house-B")
        for ask in ("madman", "police"):
            assert one.wait().ask == ask
            one.answer("pass")
        two.wait()
        for person in (ann, bob):
            person.see("house-B").wait_for(state="detached")
            check_street(person)
        if rules == "book":
            two.answer("done")
            for person in (ann, bob):
                person.sees("result")
        else:
            bob.misses("final")
            two.answer("done")
            assert two.wait().ask == "rent"
            two.answer("cards 1")
            assert one.wait().ask == "turn"
            assert bob.see("result").count() == 0


def test_a_house_is_built_and_let_by_dragging(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    with Person(browser, server, "Ann") as ann:
        player = seated(ann, tables["dragged"], 0)
        for card, place in (("roof", "site"), ("mover", "site"), ("single", "site")):
            version = ann.version
            ann.see(f"card-{card}").drag_to(ann.see(place))
            player.person.wait_past(version)
            player.wait()
        player.answer("done")
        version = ann.version
        ann.see("card-student").drag_to(ann.see("flat-A2"))
        player.person.wait_past(version)
        ann.page.locator("[data-testid=flat-A2][data-occupant=student]").wait_for()
        check_street(ann)


def test_a_house_is_built_and_let_by_keyboard(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    with Person(browser, server, "Ann") as ann:
        player = seated(ann, tables["typed"], 0)
        keys = ann.page.keyboard

        def enter(selector: str) -> None:
            version = ann.version
            for _ in range(60):
                if ann.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                    break
                keys.press("Tab")
            keys.press("Enter")
            player.person.wait_past(version)
            player.wait()

        enter("[data-testid=card-roof]")
        enter("[data-testid=card-single]")
        enter("[data-testid=card-mover]")
        enter('[data-action="done"]')
        enter("[data-testid=card-student]")
        enter("[data-testid=flat-A1]")
        expect(ann.see("flat-A1")).to_have_attribute("data-occupant", "student")
        enter("[data-testid=undo]")
        ann.page.locator("[data-testid=flat-A1][data-playable]").wait_for()
