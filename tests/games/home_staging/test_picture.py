"""The plan in characters and as SVG, from a view alone; and every text that a match needs, in both languages."""

from xml.etree import ElementTree as ET

import pytest

import palier
from palier import SeededChance
from palier.games.home_staging import picture
from palier.games.home_staging.mission import MISSION_IDS, mission_named
from palier.games.home_staging.pieces import PIECE_IDS, TAGS
from palier.games.home_staging.scoring import ALONE, PIECES, POINTS, SHARED
from palier.games.home_staging.state import FRAME_NAMES
from palier.games.home_staging.validate import BONUSES, ROOM_KINDS, SPECIALS
from palier.text import LANGUAGES, Texts

from .sheets import play, rooms, scripted

WORKED = """\
    D E F G H I J K L M
 4
     +-+-+-+-+-+-+-+-+
 5   |b . c c .|g g g|
     +         +     +
 6   |b . c c .|g . .|
     +         +-+   +
 7   |a . : : :| |. h|
     +   +-+-+-+ +   +
 8   |a .D       |. h|
     +   +       +D+ +
 9   |a .|         |i|
     +-+-+D+-+-+-+ + +
10   |d . . . . .| |i|
     +           + +-+
11   |d e e e f f|   E
     +-+-+-+-+-+-+-+-+
12"""


def worked_example() -> palier.Match:
    """The plan of the worked example as a position."""
    plan = {
        "pieces": [
            ["comptoir_droit_de_cuisine E7 r3", 0],
            ["frigo_americain E5 r3", 0],
            ["petite_table_carree F5 r1", 0],
            ["wc_lave_mains E10 r3", 1],
            ["baignoire F10 r2", 1],
            ["lavabo_large I10 r2", 1],
            ["canape_d_angle J5 r0", 2],
            ["meuble_tele K7 r1", 2],
            ["duo_de_plantes L9 r1", 2],
        ],
        "rooms": [["E5-I7+E8-F9", "W:G8"], ["E10-J11", "N:G10"], ["J5-L6+K7-L8+L9-L10", "N:K9"]],
        "entrances": ["E:L11"],
    }
    position = {"stage": "over", "done": [0, 1, 2], "plans": [plan]}
    match: palier.Match = palier.games["home_staging"].match_from(position, strict=False)
    return match


def lines(match: palier.Match, seat: int | None, lang: str = "fr") -> list[str]:
    texts = Texts(lang, "home_staging", strict=True)
    return ["".join(span for span, _ in line) for line in picture.text(match.view(seat), texts.say)]


def test_the_worked_example_in_characters() -> None:
    match = worked_example()
    assert match.outcome is not None
    assert match.outcome.scores == (27,)
    drawn = [line for line in lines(match, None) if line.strip()]
    assert "\n".join(drawn[: len(WORKED.splitlines())]) == WORKED


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MISSION_IDS)
def test_every_mission_is_drawn_and_told_in_both_languages(name: str, lang: str) -> None:
    texts = Texts(lang, "home_staging", strict=True)
    match = palier.new_match("home_staging", 2, 1, {"mission": name})
    chance = SeededChance(1, "picture")
    names = texts.names(2)
    while match.to_act:
        seat = match.to_act[chance.below(len(match.to_act))]
        view = match.view(seat)
        assert texts.asked(view["asked"], names, you=True)
        assert texts.asked(view["asked"], names, you=False)
        legal = match.legal(seat)
        for action in legal[:: max(1, len(legal) // 5)]:
            assert texts.action(action.text, picture.about(view, action.text))
        for event in match.play(seat, legal[chance.below(len(legal))]):
            for viewer in (0, 1, None):
                assert texts.event(event.seen_by(viewer), names)
    for viewer in (0, None):
        view = match.view(viewer)
        assert all(len(line) <= 200 for line in lines(match, viewer, lang))
        root = ET.fromstring(picture.svg(view, texts.say))
        assert root.tag.endswith("svg")
    mission = mission_named(name)
    wanted = [f"mission-{name}", f"mission-{name}.story", f"mission-{name}.tip", f"value-{name}"]
    wanted += [f"room-{room}" for room in mission.room_names]
    wanted += [f"bonus-{name}-{number + 1}" for number in range(len(mission.bonuses))]
    wanted += [f"special-{name}-{number + 1}" for number in range(len(mission.data["special"]))]
    for message in wanted:
        assert texts.say(message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_text(lang: str) -> None:
    texts = Texts(lang, "home_staging", strict=True)
    wanted = [f"piece-{piece}" for piece in PIECE_IDS] + [f"card-{number}" for number in range(1, 34)]
    wanted += [f"tag-{tag}" for tag in TAGS] + [f"kind-{kind}" for kind in ROOM_KINDS]
    wanted += [f"reason-{reason}" for reason in (POINTS, PIECES, SHARED, ALONE)]
    for option in palier.games["home_staging"].options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
    for message in wanted:
        assert texts.say(message)
    for kind in BONUSES:
        assert texts.has(f"bonus-{kind}")
    for kind in SPECIALS:
        assert texts.has(f"special-{kind}")
    for ask in FRAME_NAMES:
        assert texts.has(f"ask-{ask}")
        assert texts.has(f"ask-{ask}-other")


def test_a_picture_of_a_seat_shows_no_secret() -> None:
    match = scripted([0, 0], 2, rooms=rooms([[3, 1], [4, 1]]))
    play(match, "card 3", "tokens 1 0", "place frigo_simple E4 r0", "ready")
    texts = Texts("fr", "home_staging", strict=True)
    assert "Réfrigérateur" in picture.svg(match.view(0), texts.say)
    assert "Réfrigérateur" not in picture.svg(match.view(None), texts.say)
    assert "Réfrigérateur" not in "".join(lines(match, 1))


def test_a_custom_mission_is_drawn_with_its_own_names() -> None:
    match = scripted([0], rooms=rooms([[3, 1]]))
    play(match, "tokens 1 0", "place frigo_simple E4 r0", "ready", "auto", "auto")
    assert "Pièce 1" in "".join(lines(match, None, "en"))
