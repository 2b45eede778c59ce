"""Plays RoomShare in the page with the keyboard alone."""

from tests.browser.driver import CHAIN, Look, Player
from tests.browser.people import two_frames

COLUMNS, ROWS = "ABCDE", "1234"
MOST_TABS = 120

FOCUSED = "() => document.activeElement?.dataset.testid ?? null"
PLACE = "() => document.activeElement?.closest('[data-testid^=flat-]')?.dataset.testid ?? null"


class Keys:
    """Somebody without a mouse: everything is reached with Tab and the arrow keys, and pressed with Enter."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.person.page

    @property
    def focused(self) -> str | None:
        testid: str | None = self.page.evaluate(FOCUSED)
        return testid

    def tab_to(self, *beginnings: str) -> str:
        """Goes on from thing to thing until one's name begins like this."""
        for _ in range(MOST_TABS):
            here = self.focused
            if here is not None and here.startswith(beginnings):
                return here
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard never gets to {beginnings}")

    def walk_to(self, flat: str) -> None:
        """From flat to flat; the edges join."""
        here = self.tab_to("flat-")
        for name, keys, at in ((COLUMNS, ("ArrowRight", "ArrowLeft"), 5), (ROWS, ("ArrowDown", "ArrowUp"), 6)):
            ahead = (name.index(flat[at]) - name.index(here[at])) % len(name)
            forward = ahead <= len(name) // 2
            for _ in range(ahead if forward else len(name) - ahead):
                self.page.keyboard.press(keys[0] if forward else keys[1])
        assert self.focused == flat

    def enter(self, flat: str) -> None:
        """Goes into a flat, and plays what is lit there first. A single thing is played without going in."""
        version = self.player.person.version
        if not self.is_inside:
            self.walk_to(flat)
            self.page.keyboard.press("Enter")
        for _ in range(1500):
            if self.is_inside:
                self.page.keyboard.press("Enter")
                return
            if self.player.person.version > version:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"Enter on {flat} neither goes in nor plays")

    @property
    def is_inside(self) -> bool:
        return (self.focused or "").startswith(("doorway-", "meeple-"))

    def act(self, look: Look) -> None:
        # With the next frame a new question may take the keyboard into its flat.
        two_frames(self.page)
        if look.ask in CHAIN and "auto" in look.buttons:
            self.page.keyboard.press("a")
        elif look.cards:
            self.tab_to(*look.cards)
            self.page.keyboard.press("Enter")
        elif look.colours:
            self.tab_to(*look.colours)
            self.page.keyboard.press("Enter")
        elif look.ask in ("place", "arrow", "departure") or not look.flats:
            self.enter(look.holders[0])
        else:
            self.walk_to(look.flats[0])
            self.page.keyboard.press("Enter")
