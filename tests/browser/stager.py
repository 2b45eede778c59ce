"""Plays Home Staging in the page: looks at what is asked, and draws on the squared paper."""

from collections.abc import Sequence
from typing import Any

from palier.games.home_staging import actions, pieces
from tests.browser.people import Person

MOST_ACTS = 400

LOOK = """() => {
  const prompt = document.querySelector('[data-testid=prompt]');
  const ids = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.testid);
  return {
    ask: prompt?.dataset.ask ?? null,
    mine: prompt?.dataset.mine === 'true',
    over: document.querySelector('[data-testid=result]') !== null,
    lit: ids('button[data-testid^=room-], button[data-testid^=card-], [data-testid^=tokens-]'),
  };
}"""

# Where on the screen a place of the squared paper is, in squares from its top left corner. A font that comes late
# would move it.
POINT = """async ([x, y]) => {
  await document.fonts.ready;
  const svg = document.querySelector('[data-testid=paper] svg, [data-testid=map] svg');
  svg.scrollIntoView({ block: 'center' });
  const point = new DOMPoint(x * 40, y * 40).matrixTransform(svg.getScreenCTM());
  return [point.x, point.y];
}"""

DRAWN = "[data-testid=paper] .plan [data-piece]"


def square(name: str) -> tuple[int, int]:
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


class Stager:
    """A person who draws at a seat."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.person.page.evaluate(LOOK)
        return seen

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.person.position["view"]
        return view

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.person.position["legal"]
        return legal

    @property
    def plan(self) -> dict[str, Any]:
        plan: dict[str, Any] = self.view["plans"][self.seat]
        return plan

    def point(self, x: float, y: float) -> tuple[float, float]:
        where: list[float] = self.person.page.evaluate(POINT, [x, y])
        return where[0], where[1]

    def click(self, x: float, y: float) -> None:
        """At a place of the paper, in squares."""
        where = self.point(x, y)
        if self.person.touch:
            self.person.page.touchscreen.tap(*where)
        else:
            self.person.page.mouse.click(*where)

    def paint(self, *names: str) -> None:
        """Drags the pencil over squares, one after the other."""
        page = self.person.page
        for index, name in enumerate(names):
            x, y = square(name)
            page.mouse.move(*self.point(x + 0.5, y + 0.5))
            if index == 0:
                page.mouse.down()
        page.mouse.up()

    def catch_up(self, others: Sequence["Stager"]) -> None:
        """Waits until the page was told what the others were; what is new after that is one's own doing."""
        self.person.wait_past(max(other.person.version for other in others) - 1)

    def press(self, testid: str) -> None:
        version = self.person.version
        self.person.press(testid)
        self.person.wait_past(version)

    def places(self) -> list[str]:
        """The placements of what is in hand, the piece lying as on its card."""
        pieces = self.view["asked"]["pieces"]
        return [text for text in self.legal if text.startswith("place") and text.split()[1] in pieces]

    def draw(self, action: str) -> None:
        """Draws a piece by clicking on the paper: chooses it, turns it, and puts it there."""
        _, piece, name, way, *mirror = action.split()
        page = self.person.page
        page.locator(f"[data-testid=tray] [data-piece={piece}]").click()
        if mirror:
            self.person.press("mirror")
        for _ in range(int(way[1])):
            self.person.press("turn")
        shape = pieces.SHAPES[actions.place_of(actions.NOTATION.parse(action))[0]]
        x, y = square(name)
        version = self.person.version
        self.click(x + shape.width / 2, y + shape.height / 2)
        self.person.wait_past(version)

    def act(self, look: dict[str, Any]) -> None:
        """The next thing that is asked for: the first room, card and place there is."""
        ask = look["ask"]
        if look["lit"]:
            self.press(look["lit"][0])
        elif ask == "draw":
            plain = [text for text in self.places() if text.split()[3] == "r0" and not text.endswith(" m")]
            if plain and sum(self.view["left"]):
                self.draw(plain[0])
            else:
                self.press("ready")
        elif ask == "close":
            self.press("close-room")
        else:
            self.press("ready")


def play(stagers: Sequence[Stager]) -> None:
    """Everybody does what their page asks for, to the end."""
    for _ in range(MOST_ACTS):
        idle = True
        for stager in stagers:
            stager.catch_up(stagers)
            look = stager.look()
            asked = stager.view["asked"]
            # What the page shows and what was told last may be a moment apart.
            if look["mine"] and asked and asked["ask"] == look["ask"] and stager.seat in asked["seats"]:
                stager.act(look)
                idle = False
        if all(stager.look()["over"] for stager in stagers):
            return
        if idle:
            stagers[0].person.page.wait_for_timeout(30)
    raise AssertionError(f"after {MOST_ACTS} acts the mission is not over: {[stager.look() for stager in stagers]}")
