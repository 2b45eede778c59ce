"""No bot puts off the end of a match for ever."""

from typing import Any

import pytest

import palier
from palier.bots import choose, make

# Seat 1 has all but its front door, which may be moved as often as it likes, and has fewer points than seat 0.
LOST: dict[str, Any] = {
    "game": "home_staging",
    "players": 2,
    "options": {"mission": "m06_caserne", "daily": "", "custom": "", "strict_paths": False, "drawn_choices": False},
    "stage": "last",
    "turn": 12,
    "first": 0,
    "active": 0,
    "done": [2, 0, 1, 3],
    "room": None,
    "card": None,
    "cards": [
        {"13": "B", "15": "A", "16": "B"},
        {"28": "B", "10": "A", "33": "A"},
        {"2": "B", "5": "B", "3": "B"},
        {"7": "B", "8": "A", "9": "A"},
    ],
    "tokens": [0, 0],
    "waiting": [1],
    "plans": [
        {
            "pieces": [
                ["table_de_banquet C4 r1", 2],
                ["congelateur_coffre I3 r0", 2],
                ["cuisine_avec_ilot K9 r1", 2],
                ["armoire G9 r2", 0],
                ["tapis_carre I10 r0", 1],
                ["lave_linge_et_seche_linge J7 r1", 1],
                ["cabine_de_douche E6 r3", 3],
                ["lavabo_large G6 r0", 3],
            ],
            "rooms": [
                ["G9-H11", "N:G9"],
                ["J7-K8+J9+I10-J11", "W:J8"],
                ["C3-M5+C6-D8+L6-M8+K9-M11", "N:D9"],
                ["E6-H7", "N:G8"],
            ],
            "entrances": ["W:C9"],
            "windows": [],
            "joker": False,
        },
        {
            "pieces": [
                ["table_de_banquet E3 r2", 2],
                ["congelateur_coffre J3 r0", 2],
                ["cuisine_avec_ilot K7 r1", 2],
                ["armoire C10 r3", 0],
                ["table_de_ping_pong C4 r1", 1],
                ["tapis_carre C3 r0", 1],
                ["lavabo_large L10 r1", 3],
            ],
            "rooms": [["C10-E11", "W:F10"], ["C4-D9", "N:C4"], ["E3-M5+E6-H6+J6-M6+E7-M7+F8-M9", "N:L10"], None],
            "entrances": ["N:G12"],
            "windows": [],
            "joker": False,
        },
    ],
    "shown": [
        {
            "pieces": [
                ["table_de_banquet C4 r1", 2],
                ["congelateur_coffre I3 r0", 2],
                ["cuisine_avec_ilot K9 r1", 2],
                ["armoire G9 r2", 0],
                ["tapis_carre I10 r0", 1],
                ["lave_linge_et_seche_linge J7 r1", 1],
                ["cabine_de_douche E6 r3", 3],
                ["lavabo_large G6 r0", 3],
            ],
            "rooms": [
                ["G9-H11", "N:G9"],
                ["J7-K8+J9+I10-J11", "W:J8"],
                ["C3-M5+C6-D8+L6-M8+K9-M11", "N:D9"],
                ["E6-H7", "N:G8"],
            ],
            "entrances": [],
            "windows": [],
            "joker": False,
        },
        {
            "pieces": [
                ["table_de_banquet E3 r2", 2],
                ["congelateur_coffre J3 r0", 2],
                ["cuisine_avec_ilot K7 r1", 2],
                ["armoire C10 r3", 0],
                ["table_de_ping_pong C4 r1", 1],
                ["tapis_carre C3 r0", 1],
                ["lavabo_large L10 r1", 3],
            ],
            "rooms": [["C10-E11", "W:F10"], ["C4-D9", "N:C4"], ["E3-M5+E6-H6+J6-M6+E7-M7+F8-M9", "N:L10"], None],
            "entrances": [],
            "windows": [],
            "joker": False,
        },
    ],
    "frames": [["finish", -1, 0, 0]],
}


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_a_lost_match_is_ended_though_something_may_be_moved_again_and_again(bot: str) -> None:
    match = palier.games["home_staging"].match_from(LOST, strict=False, seed=1)
    for step in range(60):
        if 1 not in match.to_act:
            break
        match.play(1, choose(make(bot, step), match, 1))
    assert 1 not in match.to_act
