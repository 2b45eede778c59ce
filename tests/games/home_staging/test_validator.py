"""The validator of missions says in one sentence what is wrong."""

import json
import re
from typing import Any

import pytest

import palier
from palier import BadOptions
from palier.games.home_staging.mission import MISSION_IDS, mission_from_data, mission_named
from palier.games.home_staging.validate import BadMission
from palier.text import Texts
from tests.text.test_texts import entries

from .sheets import BOX, house, mission_data, rooms

PAIR = rooms([[19, 1]], [[23, 1]])


def bonus(**fields: Any) -> dict[str, Any]:
    return {"bonus": [{"pts": 2, **fields}]}


def special(**fields: Any) -> dict[str, Any]:
    return {"special": [fields]}


def as_in_the_editor(mission_id: str, lang: str) -> dict[str, Any]:
    """A mission of the box as the page's editor starts from it: with its texts in somebody's language."""
    said = Texts(lang, "home_staging")
    mission = mission_named(mission_id).data
    return {
        "name": said.say(f"mission-{mission_id}"),
        "story": said.say(f"mission-{mission_id}.story"),
        "tip": said.say(f"mission-{mission_id}.tip"),
        "difficulty": mission.get("difficulty", 1),
        "map": mission["map"],
        "walls": mission.get("walls", []),
        "rooms": [
            {"kind": room["kind"], "name": said.say(f"room-{mission_id}-{number}"), "cards": room["cards"]}
            for number, room in enumerate(mission["rooms"], start=1)
        ],
        "special": mission.get("special", []),
        "bonus": mission.get("bonus", []),
    }


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("mission_id", MISSION_IDS)
def test_the_editor_may_start_from_every_mission_of_the_box(mission_id: str, lang: str) -> None:
    draft = as_in_the_editor(mission_id, lang)
    match = palier.new_match("home_staging", 2, options={"custom": json.dumps(draft, ensure_ascii=False)})
    assert match.view(None)["mission_data"]["story"] == draft["story"]
    assert match.view(None)["mission_data"]["map"] == mission_named(mission_id).data["map"]


@pytest.mark.parametrize("space", ["\u00a0", "\u202f", "\u2009", "\u3000"])
def test_spaces_that_do_not_break_stand_in_every_text(space: str) -> None:
    rooms_of_two = rooms([[19, 1]], [[23, 1]])
    rooms_of_two[0]["name"] = f"chambre{space}d’amis"
    mission_from_data(mission_data(name=f"La nuit{space}: observer", rooms=rooms_of_two))


@pytest.mark.parametrize("sign", ["\n", "\r", "\t", "\x00", "\x7f", "\x85", "\u2028", "\u2029", "\u202e", "\ud800"])
def test_neither_line_ends_nor_what_steers_a_terminal_stand_in_a_text(sign: str) -> None:
    with pytest.raises(BadMission, match="on one line"):
        mission_from_data(mission_data(story=f"two{sign}lines"))


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, "a mission has no field 'colour'"),
    ({"name": ""}, "a mission needs a name"),
    ({"name": "x" * 99}, "the name must be a text of at most 60 characters on one line"),
    ({"story": "two\nlines"}, "the story must be a text of at most 600 characters on one line"),
    ({"difficulty": 4}, "the difficulty must be a whole number from 1 to 3, not 4"),
    ({"map": BOX[:15]}, "the map must have 16 rows"),
    ({"map": [*BOX[:15], "short"]}, "row 16 of the map must have 16 characters"),
    ({"map": [*BOX[:15], "?" * 16]}, "'?' in row 16 of the map is none of . # o _ T W R"),
    ({"map": ["_" * 16] * 16}, "the map has no indoor square"),
    ({"map": house(".._..")}, "the indoor squares of the map do not hang together"),
    ({"walls": ["X:A1"]}, "'X:A1' is no edge: write a side and a square, such as 'W:D2'"),
    ({"walls": ["N:E4"]}, "the inner wall 'N:E4' is not between two indoor squares"),
    ({"rooms": []}, "a mission has 1 to 5 rooms"),
    ({"rooms": rooms([[12, 1]]) * 6}, "a mission has 1 to 5 rooms"),
    ({"rooms": [{"kind": "grenier", "name": "x", "cards": [[1, 1]]}]}, "room 1 must be of a kind"),
    ({"rooms": [{"kind": "salon", "name": "", "cards": [[1, 1]]}]}, "room 1 needs a name without stray spaces"),
    ({"rooms": rooms([])}, "room 1 needs at least one card"),
    ({"rooms": rooms([[34, 1]])}, "a card of room 1 must be a whole number from 1 to 33, not 34"),
    ({"rooms": rooms([[1, 0]])}, "the tokens on a card of room 1 must be a whole number from 1 to 5, not 0"),
    ({"rooms": rooms([[1, 1], [1, 1]])}, "room 1 has the same card twice"),
    ({"rooms": rooms([[33, 1]])}, "room 1 has nothing but a rug"),
    ({"rooms": rooms([[1, 1]], [[1, 1]], [[1, 1]])}, "card 1 is in 3 rooms, and there are only two of each number"),
    ({"rooms": rooms([[number, 5] for number in range(1, 7)])}, "the cards carry 30 choice tokens"),
    ({"rooms": [*rooms([[1, 1]]), *rooms([[2, 1]])]}, "two rooms have the same name"),
    (special(type="magic"), "'magic' is no special (one of"),
    (special(type="max_windows"), "max_windows needs the field 'n'"),
    (special(type="rug_under", n=1), "rug_under has no field 'n'"),
    (special(type="no_corridor", hub=7), "a room of no_corridor, counted from 0,"),
    ({"special": [{"type": "rug_under"}] * 2}, "a special rule stands there twice"),
    (special(type="entrance_scenery", scen="R"), "no outer wall faces the scenery that the front door must face"),
    (special(type="obstacle_corridor", pen=5), "obstacle_corridor is about an obstacle (o), and the map has none"),
    (bonus(type="magic"), "'magic' is no bonus"),
    (bonus(type="view", room=0), "view needs the field 'scen'"),
    (bonus(type="view", room=0, scen="X"), "view needs a scenery: T, W or R"),
    (bonus(type="view", room=0, scen="T"), "no outer wall has a view of 'T', which view asks for"),
    (bonus(type="per_item", sel={}, cap=1), "per_item needs a selector"),
    (bonus(type="per_item", sel={"tag": "spoon"}, cap=1), "'spoon' in per_item is no tag"),
    (bonus(type="per_item", sel={"tag": "tv"}, cap=1), "no card of this mission has a piece that per_item asks for"),
    (bonus(type="per_item", sel={"entrance": True}, cap=1), "per_item cannot select by 'entrance'"),
    (
        bonus(type="per_item", sel={"no": 12}, cap=9),
        "per_item counts up to 9, and this mission can reach only 2",
    ),
    (bonus(type="same_points", rooms=[0, 0]), "same_points is about two different rooms"),
    (bonus(type="touch_block", room=0), "touch_block asks for a block (#), and the map has none"),
    (bonus(type="area", room=0, op="=", n=3), "area compares with <= or >=, not '='"),
    (bonus(type="corridor_max", n=3, min_rooms=4), "corridor_max asks for 4 rooms, and there are 1"),
    ({"rooms": PAIR, **bonus(type="rug_placed", room=0)}, "rug_placed asks for a rug in a room that has no rug card"),
    ({"rooms": PAIR, **bonus(type="rug_near", sel={"no": 19}, n=1)}, "rug_near asks for a rug"),
    ({"rooms": PAIR, **bonus(type="per_room_with", sel={"tag": "plant"}, cap=2)}, "can reach only 1"),
    (
        {**special(type="no_corridor", hub=0), **bonus(type="corridor_max", n=3, min_rooms=1)},
        "corridor_max is about the corridor, and this mission has none",
    ),
    ({"tip": 3}, "the tip must be a text of at most 600 characters on one line"),
    ({"walls": 3}, "the inner walls must be a list of at most 100 edges"),
    ({"rooms": [3]}, "room 1 must be an object with a kind, a name and cards"),
    ({"rooms": rooms([[1]])}, "a card of room 1 must be a number and its tokens, such as [12, 1]"),
    ({"special": 3}, "special must be a list of at most 8"),
    ({"bonus": [{}] * 9}, "bonus must be a list of at most 8"),
    (bonus(type="area", room=0, op=">=", n=300), "'n' of area must be a whole number from 0 to 256, not 300"),
    (bonus(type="per_item", sel={"no": 34}, cap=1), "a card number of per_item must be a whole number from 1 to 33"),
    (bonus(type="per_item", sel={"nos": 3}, cap=1), "'nos' of per_item must be a list of card numbers"),
    (
        bonus(type="distance", a={"tag": "bed"}, b={"entrance": True}, op=">=", n=1, mode="any"),
        "distance takes the mode exists or all, not 'any'",
    ),
    (
        bonus(type="distance", a={"tag": "bed"}, b={"entrance": True, "no": 1}, op=">=", n=1, mode="all"),
        "distance selects by 'entrance', which goes with nothing else",
    ),
    (
        {
            **special(type="no_corridor", hub=0),
            **bonus(type="distance", a={"tag": "bed"}, b={"door": 0}, op=">=", n=1, mode="all"),
        },
        "distance is about the door of the room that has none",
    ),
    (
        {"map": [row.replace("_", "T") for row in BOX], **bonus(type="clear_view", room=0)},
        "no outer wall has a view without scenery, which clear_view asks for",
    ),
]


@pytest.mark.parametrize(("fields", "sentence"), WRONG, ids=[sentence[:40] for _, sentence in WRONG])
def test_what_is_wrong_is_said_in_one_sentence(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadMission) as refused:
        mission_from_data(mission_data(**fields))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def plainly(text: str) -> str:
    """Quotes, capitals and full stops apart."""
    return re.sub("[“”']", "", text).rstrip(".").casefold()


@pytest.mark.parametrize("fields", [fields for fields, _ in WRONG], ids=[sentence[:40] for _, sentence in WRONG])
def test_what_is_wrong_is_said_in_both_languages(fields: dict[str, Any]) -> None:
    """Through the options of a match, as a page or a command meets it."""
    with pytest.raises(BadOptions) as refused:
        palier.new_match("home_staging", 1, 0, {"custom": json.dumps(mission_data(**fields))})
    error = refused.value
    said = {lang: Texts(lang, strict=True).error(error) for lang in ("fr", "en")}
    assert f"this mission cannot be played: {plainly(said['en'])}" == plainly(str(error))
    assert said["fr"] != said["en"]
    assert all(sentence.endswith(".") and "$" not in sentence for sentence in said.values())


def test_every_sentence_on_a_wrong_mission_is_met_by_a_test() -> None:
    known = {name for name in entries("palier.games.home_staging", "fr") if name.startswith("wrong-")}
    met = {"wrong-daily", "wrong-json", "wrong-object"}
    for fields, _ in WRONG:
        with pytest.raises(BadMission) as refused:
            mission_from_data(mission_data(**fields))
        assert refused.value.why is not None
        met.add(refused.value.why.message)
    assert met == known


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_what_is_no_mission_at_all(data: object) -> None:
    with pytest.raises(BadMission, match="must be an object"):
        mission_from_data(data)


@pytest.mark.parametrize("name", MISSION_IDS)
def test_our_own_missions_pass(name: str) -> None:
    data = {key: value for key, value in mission_named(name).data.items() if key not in ("id", "medals")}
    data["name"] = name
    data["rooms"] = [{**room, "name": f"Room {number}"} for number, room in enumerate(data["rooms"])]
    mission = mission_from_data(data)
    assert mission.open == mission_named(name).open
