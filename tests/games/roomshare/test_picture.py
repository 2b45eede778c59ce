"""Pictures of RoomShare: valid, complete, and from a view alone."""

import copy
import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import palier
from palier.games.roomshare.actions import COLOUR_NAMES
from palier.games.roomshare.board import FLAT_NAMES
from palier.games.roomshare.picture import svg, text
from palier.games.roomshare.picture_parts import COLOURS
from palier.text import LANGUAGES, Texts

SVG = "{http://www.w3.org/2000/svg}"


@cache
def words(lang: str) -> Callable[..., str]:
    return Texts(lang, "roomshare", strict=True).say


def views(players: int, seed: int, options: dict[str, object] | None = None) -> list[dict[str, Any]]:
    """What each seat and a spectator see, now and then in a random match, and at its end."""
    chance = Random(seed)
    match = palier.new_match("roomshare", players, seed, options)
    seen: list[dict[str, Any]] = []
    while True:
        if not match.to_act or len(match.log.steps) % 16 == 0:
            seen += [match.view(seat) for seat in (None, *range(players))]
        if not match.to_act:
            return seen
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))


def lines_of(view: dict[str, Any], lang: str = "fr") -> list[str]:
    return ["".join(piece for piece, _ in line) for line in text(view, words(lang))]


def position(board: list[list[str]], **fields: Any) -> dict[str, Any]:
    data = {"game": "roomshare", "board": board, **fields}
    view: dict[str, Any] = palier.games["roomshare"].match_from(data, strict=False).view(None)
    return view


EMPTY = [["...."] * 5 for _ in range(4)]


def board(**flats: str) -> list[list[str]]:
    rows = copy.deepcopy(EMPTY)
    for name, cell in flats.items():
        index = FLAT_NAMES.index(name)
        rows[index // 5][index % 5] = cell
    return rows


MANY = [
    *((view, lang) for lang in LANGUAGES for view in views(4, 1, {"royal_suite": True})),
    *((view, "fr") for view in views(3, 2, {"chosen_setup": True, "renovation": True})),
    *((view, "en") for view in views(2, 3, {"no_cards": True})),
]


# SVG


def test_every_view_makes_valid_xml_that_says_what_it_is() -> None:
    for view, lang in MANY:
        root = ET.fromstring(svg(view, words(lang)))
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert root[0].tag == f"{SVG}title"
        assert root[1].tag == f"{SVG}desc"
        assert root.get("aria-labelledby") == f"{root[0].get('id')} {root[1].get('id')}"
        assert root[0].text
        assert len(root[1].text or "") > 100


def test_everything_that_is_referred_to_is_there() -> None:
    view = position(board(B2="rbyg", C3="rby."))
    drawn = svg(view, words("fr"))
    named = set(re.findall(r'id="([^"]+)"', drawn))
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= named
    assert set(re.findall(r"url\(#([^)]+)\)", drawn)) <= named
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_a_picture_shows_the_tenants_by_colour_and_by_letter() -> None:
    say = words("fr")
    nobody = svg(position(EMPTY, players=2, stage="over", finisher=0, reserves=[{}, {}]), say)
    somebody = svg(position(board(A1="...g"), players=2, stage="over", finisher=0, reserves=[{}, {}]), say)
    assert COLOURS["green"] not in nobody
    assert COLOURS["green"] in somebody
    assert ">V<" in somebody
    assert ">V<" not in nobody


def test_a_flat_that_pays_is_lit_and_shows_its_points() -> None:
    say = words("en")
    kinds = [["suite", "haunted", "royal", "classic", "classic"]] + [["classic"] * 5] * 3
    dark = svg(position(board(A1="rb..", C1="r..."), flats=kinds), say)
    lit = svg(position(board(A1="rby.", C1="r.rr", D1="gg.g"), flats=kinds), say)
    for points in ("+1", "+2", "+3"):
        assert f">{points}<" in lit
        assert f">{points}<" not in dark
    assert ">−2<" in dark
    assert "Pays 2 points a meeple." in lit
    assert "Costs 2 points a meeple." in lit


def test_a_full_flat_is_no_longer_lit() -> None:
    drawn = svg(position(board(C2="rbyg")), words("en"))
    assert ">+1<" not in drawn
    assert ">4<" in drawn


def test_names_cannot_break_the_picture() -> None:
    view = palier.new_match("roomshare", 2, 1).view(None)
    drawn = svg(view, words("fr"), ['<b>&"\x00\x1b', "Éloïse </svg>"])
    texts = [element.text for element in ET.fromstring(drawn).iter(f"{SVG}text")]
    assert '<b>&"' in texts
    assert "Éloïse </svg>" in texts


def test_evening_and_day_differ_only_in_colours() -> None:
    view, say = MANY[20][0], words("fr")
    evening, day = svg(view, say), svg(view, say, evening=False)
    assert evening != day
    assert re.sub("#[0-9A-F]{6}", "", evening) == re.sub("#[0-9A-F]{6}", "", day)


def sizes(element: ET.Element, scale: float = 1.0) -> list[float]:
    """The sizes of all texts as they are seen."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(found.group(1)) if found else 1.0
    own = [float(element.get("font-size", "0")) * scale] if element.tag == f"{SVG}text" else []
    return own + [size for child in element for size in sizes(child, scale)]


def test_no_text_is_smaller_than_fourteen() -> None:
    for view, lang in MANY[::7]:
        assert min(sizes(ET.fromstring(svg(view, words(lang))))) >= 14


# Text


def test_the_board_fits_into_eighty_columns() -> None:
    for view, lang in MANY:
        lines = lines_of(view, lang)
        assert max(len(line) for line in lines) <= 80
        for name in FLAT_NAMES:
            assert any(re.search(rf"[┌╔┏]{name}", line) for line in lines)


def test_the_tenants_can_be_read_without_colour() -> None:
    lines = lines_of(position(board(A1="rbyg", E4=".r..")))
    assert lines[1].startswith("    ┌A1── R ────┐")
    assert lines[2].startswith("E1   V complet B ")
    assert lines[3].startswith("    └──── J ────┘")
    assert lines[11].rstrip().endswith("←         R   A4")


def test_kinds_of_flats_can_be_told_apart_without_colour() -> None:
    kinds = [["suite", "haunted", "royal", "classic", "classic"]] + [["classic"] * 5] * 3
    lines = lines_of(position(board(A1="rby.", B1="g...", C1="r.rr", D1="gg.g"), flats=kinds))
    walls = "╔A1══ R ════╗ ┌B1╌╌ V ╌╌╌╌┐ ┏C1━━ R ━━━━┓ ┌D1── V ────┐ ┌E1── ↑ ────┐"
    assert lines[1].split() == walls.split()
    assert "suite+2" in lines[2]
    assert "hanté−2" in lines[2]
    assert "royal+3" in lines[2]
    assert "+1" in lines[2]


def test_the_edges_tell_what_lies_beyond() -> None:
    lines = lines_of(position(EMPTY))
    assert lines[0].split() == ["A4", "B4", "C4", "D4", "E4"]
    assert lines[13].split() == ["A1", "B1", "C1", "D1", "E1"]
    assert lines[2].startswith("E1")
    assert lines[2].endswith("A1")


# Only what the view shows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_shown_only_from_the_view_of_its_own_seat(lang: str) -> None:
    match = palier.new_match("roomshare", 3, 4)
    texts = Texts(lang, "roomshare", strict=True)
    title = texts.say("picture-hand")
    for seat in range(3):
        shown = [line for line in lines_of(match.view(seat), lang) if line.startswith(title)]
        assert len(shown) == 1
        for card in match.view(seat)["hand"]:
            assert texts.say(f"card-{card}") in shown[0]
    assert not any(line.startswith(title) for line in lines_of(match.view(None), lang))


def test_pictures_of_positions_that_differ_in_hidden_things_are_equal() -> None:
    match = palier.new_match("roomshare", 3, 4)
    other = copy.deepcopy(match.state.to_json())
    other["hands"][1], other["hands"][2] = other["hands"][2], other["hands"][1]
    twin = palier.games["roomshare"].match_from(other)
    say = words("fr")
    for seat in (None, 0):
        assert svg(match.view(seat), say) == svg(twin.view(seat), say)
        assert text(match.view(seat), say) == text(twin.view(seat), say)


def test_a_picture_does_not_change_its_view() -> None:
    view, _ = MANY[5]
    before = copy.deepcopy(view)
    say = words("fr")
    svg(view, say)
    text(view, say)
    assert view == before


def test_every_colour_has_its_fill() -> None:
    assert set(COLOURS) == set(COLOUR_NAMES)
