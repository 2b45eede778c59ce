"""The one list of games."""

import re
from pathlib import Path

import pytest

import palier
from palier import UnknownGame
from palier.registry import DOORS, NAMES

APP_CSS = Path(__file__).parents[1] / "web" / "src" / "app.css"


def test_every_door_leads_to_rules_and_to_the_strategy_that_goes_with_them() -> None:
    assert list(palier.games) == list(palier.strategies) == list(NAMES) == list(DOORS)
    assert len(palier.strategies) == len(NAMES)
    for name in NAMES:
        assert name in palier.strategies
        assert palier.games[name].name == palier.games[name].meta.name == name
        assert palier.strategies[name].rules is palier.games[name]


@pytest.mark.parametrize("name", ["", "chess", "palier"])
def test_there_is_no_other_game(name: str) -> None:
    assert name not in palier.games
    assert name not in palier.strategies
    with pytest.raises(UnknownGame, match="there is no game"):
        palier.strategies[name]
    with pytest.raises(UnknownGame, match="there is no game"):
        palier.games[name]


def test_doors_have_the_colours_that_the_page_paints() -> None:
    painted = dict(re.findall(r"--(\w+): (#[0-9a-f]{6});", APP_CSS.read_text(encoding="utf-8")))
    for name, door in DOORS.items():
        assert painted[name] == door.colour
