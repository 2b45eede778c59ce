"""Everything that can happen is said in both languages, and every view can be drawn: by strict texts, which raise.

The page and the terminal say the same messages, so what is missing here a player would read as a bare id.
"""

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import palier
from palier.cli.screen import picture_of
from palier.text import LANGUAGES, Texts
from tests.kit.cases import IN_THE_KIT, Case, few_cases
from tests.kit.driver import matches, moments_of, spread, states_of, viewers

UNRESOLVED = re.compile(r"[{}$]|\?\?\?|-> |  ")

named = pytest.mark.parametrize("name", IN_THE_KIT)
spoken = pytest.mark.parametrize("lang", LANGUAGES)


def assert_said(sentence: str) -> None:
    assert sentence
    assert not UNRESOLVED.search(sentence), sentence


@cache
def events_seen(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Every event of the kit's matches as each viewer reads it, with the number of players."""
    return [
        (case.players, event.seen_by(viewer))
        for case in few_cases(name)
        for moment in moments_of(case)
        for event in moment.events
        for viewer in viewers(case)
    ]


@spoken
@named
def test_every_event_is_said(name: str, lang: str) -> None:
    texts = Texts(lang, name, strict=True)
    names = texts.names(palier.games[name].most)
    for players, event in events_seen(name):
        sentence = texts.event(event, names[:players])
        assert_said(sentence)
        assert sentence[-1] in ".!?…»”)", sentence


def asked_views(case: Case) -> list[dict[str, Any]]:
    return [case.game.view(state, viewer) for state in states_of(case) for viewer in viewers(case)]


@spoken
@named
def test_every_question_is_said_to_whoever_answers_and_to_the_others(name: str, lang: str) -> None:
    texts = Texts(lang, name, strict=True)
    names = texts.names(palier.games[name].most)
    for case in few_cases(name):
        for view in asked_views(case):
            if view["asked"] is not None:
                for you in (True, False):
                    assert_said(texts.asked(view["asked"], names[: case.players], you))


@spoken
@named
def test_every_action_is_said_with_and_without_what_is_known_about_it(name: str, lang: str) -> None:
    texts = Texts(lang, name, strict=True)
    about = picture_of(name).about
    for case in few_cases(name):
        moments = moments_of(case)
        for index in spread(len(moments), 60):
            moment = moments[index]
            for seat, legal in moment.legal.items():
                view = case.game.view(moment.state, seat)
                for at in spread(len(legal), 30):
                    assert_said(texts.action(legal[at]))
                    assert_said(texts.action(legal[at], about(view, legal[at])))
                    assert_said(texts.action(legal[at], about(view, legal[at]), short=True))


@spoken
@named
def test_every_reason_statistic_option_and_name_is_said(name: str, lang: str) -> None:
    game = palier.games[name]
    texts = Texts(lang, name, strict=True)
    said = ["game-title", "game-line", "game-description", "game-credits"]
    for option in game.options:
        said += [f"option-{option.name}", f"option-{option.name}-help"]
        said += [f"value-{choice}" for choice in option.choices]
    for case in few_cases(name):
        for one in matches(case):
            outcome = one.match.outcome
            assert outcome is not None
            said.append(f"reason-{outcome.reason}")
            said += game.groups(one.match.state)
            # The largest value may go without saying; what a match comes to on average may not.
            said += [f"statistic-{statistic}_mean" for statistic in game.statistics(one.match.state)]
    for message in dict.fromkeys(said):
        assert_said(texts.say(message))


@spoken
@named
def test_every_view_is_drawn_as_text_and_as_a_picture(name: str, lang: str) -> None:
    texts = Texts(lang, name, strict=True)
    picture = picture_of(name)
    names = texts.names(palier.games[name].most)
    for case in few_cases(name):
        states = states_of(case)
        for index in spread(len(states), 8):
            for viewer in viewers(case):
                view = case.game.view(states[index], viewer)
                ET.fromstring(picture.svg(view, texts.say, names[: case.players]))
                assert picture.text(view, texts.say, names[: case.players])
