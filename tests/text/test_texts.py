"""Both languages say the same things, and everything that can happen has its sentence."""

import re
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import palier
from palier.bots import NAMES as BOTS
from palier.engine.errors import PalierError
from palier.games.roomshare import scoring
from palier.games.roomshare.actions import CARD_NAMES, COLOUR_NAMES, NOTATION
from palier.games.roomshare.board import ARROW_NAMES
from palier.games.roomshare.picture_text import about
from palier.games.roomshare.state import FRAME_NAMES, KIND_NAMES, PLACE_NAMES, STAGE_NAMES
from palier.text import LANGUAGES, MissingText, Texts, choose_language
from palier.text.messages import parse, sources

PACKAGES = ["palier.text", *(f"palier.games.{name}" for name in palier.games)]
UNRESOLVED = re.compile(r"[{}$]|\?\?\?|-> ")
MATCHES = [
    (2, {}),
    (2, {"no_cards": True, "chosen_setup": True}),
    (3, {"chosen_setup": True, "renovation": True}),
    (4, {"renovation": True, "royal_suite": True}),
    (4, {}),
]


@cache
def entries(package: str, lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(files(package).joinpath(f"text.{lang}.ftl").read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, [entry.content for entry in junk]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages), "an id is there twice"
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", [*PACKAGES, "palier.server"])
def test_parsed_one_by_one_the_texts_are_those_of_the_whole_file(package: str, lang: str) -> None:
    whole = FluentParser(with_spans=False).parse(files(package).joinpath(f"text.{lang}.ftl").read_text("utf-8"))
    expected: dict[str, ast.Message | ast.Term] = {}
    for entry in whole.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            # A comment right above an entry is the whole file's affair.
            entry.comment = None
            expected[f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name] = entry
    found = sources(package, lang)
    assert list(found) == list(expected)
    for name, entry in expected.items():
        assert parse(found[name]).equals(entry), name


def test_what_a_text_refers_to_is_there_when_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {
        "palier.text": "chain = { first } and { -term }\nfirst = { $given }, { second }\nsecond = the end\n"
        "-term = x\n    .genre = f\nchoice = { -term.genre ->\n    [f] { first.form }\n   *[m] him\n  }\n",
        "palier.games.mine": "first = mine { $given }\n    .form = her\nsecond = not said\n",
    }
    monkeypatch.setattr("palier.text.messages.read", lambda package, name: written[package])
    sources.cache_clear()
    try:
        shared, own = Texts("en", strict=True), Texts("en", "mine", strict=True)
        assert shared.say("chain", given=1) == "1, the end and x"
        assert own.say("chain", given=1) == "mine 1 and x"
        assert own.say("choice") == "her"
        with pytest.raises(MissingText, match="does not fit"):
            shared.say("choice")
    finally:
        sources.cache_clear()


def test_words_are_put_in_as_fluent_itself_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text without numbers and plurals is said without Fluent's own machinery: it must come out the same."""
    patterns = [
        "{ $a }",
        "{ $a } and { $b }",
        "a { $a }",
        "{ $a }\n    b\n      c { $b }",
        '{ "{" }{ $a }',
        "{ NUMBER($a) }",
        "x",
    ]
    written = "".join(f"m{number} = {pattern}\n" for number, pattern in enumerate(patterns))
    monkeypatch.setattr("palier.text.messages.read", lambda package, name: written)
    bundle = FluentBundle(["fr"], use_isolating=False)
    bundle.add_resource(FluentResource(written))
    sources.cache_clear()
    try:
        texts = Texts("fr", strict=True)
        for number in range(len(patterns)):
            for arguments in (
                {"a": "un", "b": ""},
                {"a": 1234567, "b": 0.25},
                {"a": "{ $b }", "b": "\u2068"},
                {"b": "x"},
                {},
            ):
                message = bundle.get_message(f"m{number}")
                assert message.value is not None
                expected, errors = bundle.format_pattern(message.value, arguments)
                if errors:
                    with pytest.raises(MissingText, match="does not fit"):
                        texts.say(f"m{number}", **arguments)
                else:
                    assert texts.say(f"m{number}", **arguments) == expected
    finally:
        sources.cache_clear()


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Values(Visitor):
    """Every piece of text that a reader can get to see."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# Two languages, one set of texts


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_ids(package: str) -> None:
    assert entries(package, "fr").keys() == entries(package, "en").keys()


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_variables_and_forms(package: str) -> None:
    french, english = entries(package, "fr"), entries(package, "en")
    for name in french:
        assert variables(french[name]) == variables(english[name]), name
        assert forms(french[name]) == forms(english[name]), name


@pytest.mark.parametrize("package", PACKAGES)
def test_french_has_its_own_typography(package: str) -> None:
    for name, message in entries(package, "fr").items():
        visitor = Values()
        visitor.visit(message)
        for text in visitor.texts:
            assert not re.search(r" [:;?!»]|« |'", text), f"{name}: {text!r}"
            assert not re.search(r"\w[;?!»]|\w:(?!\w)", text), f"{name}: {text!r}"


ENGLISH = {
    *("red", "blue", "yellow", "green", "north", "east", "south", "west", "key", "keys", "flat", "flats", "haunted"),
    *("classic", "contract", "exchange", "departure", "eviction", "the", "of", "with", "and", "or", "you", "your"),
    *("player", "players", "turn", "draw", "card", "cards", "last", "chance-", "bot", "bots", "seat", "file", "match"),
    *("arrow", "colour", "undo", "save", "log", "quit", "rules", "wins", "pays", "random", "greedy", "point-"),
}


@pytest.mark.parametrize("package", PACKAGES)
def test_no_english_word_is_left_in_the_french(package: str) -> None:
    for name, message in entries(package, "fr").items():
        if name.startswith("family-") or name == "version":
            continue
        visitor = Values()
        for part in (message.value, *(form.value for form in message.attributes if form.id.name != "arguments")):
            if part is not None:
                visitor.visit(part)
        # What the command understands is the same in both languages, and is quoted as it is typed; so are publishers.
        said = re.sub(r"palier \w+|--\w+|Blue Orange", "", " ".join(visitor.texts))
        left = ENGLISH & set(re.findall(r"[\w-]+", said.lower()))
        assert not left, f"{name}: {left}"


# Everything has its text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_of_roomshare_has_its_text(lang: str) -> None:
    texts = Texts(lang, "roomshare", strict=True)
    wanted = ["game-title", "game-line", "game-description", "game-credits"]
    for option in palier.games["roomshare"].options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"value-{choice}" for choice in option.choices]
    for card in CARD_NAMES:
        wanted += [f"card-{card}", f"card-{card}.a", f"card-{card}-effect"]
    wanted += [f"colour-{colour}{form}" for colour in COLOUR_NAMES for form in ("", ".letter")]
    wanted += [f"arrow-{arrow}{form}" for arrow in ARROW_NAMES for form in ("", ".of", ".at", ".by")]
    wanted += [f"kind-{kind}{form}" for kind in KIND_NAMES for form in ("", ".a", ".short", "-effect")]
    wanted += [f"stage-{stage}" for stage in STAGE_NAMES]
    wanted += [f"where-{place}{form}" for place in PLACE_NAMES for form in ("", ".other")]
    wanted += [f"reason-{reason}" for reason in REASONS]
    for message in wanted:
        assert not UNRESOLVED.search(texts.say(message)), message
    for ask in FRAME_NAMES:
        assert texts.has(f"ask-{ask}")
        assert texts.has(f"ask-{ask}-other")
    for action in NOTATION.listed():
        assert not UNRESOLVED.search(texts.action(action)), action
    for kind in event_kinds():
        assert texts.has(f"event-{kind}"), kind


REASONS = (scoring.POINTS, scoring.RESERVE, scoring.ORDER, scoring.FIRST_TURN)


@cache
def event_kinds() -> frozenset[str]:
    """Those that stand in the source, and those whose name is worked out there."""
    kinds: set[str] = {"played", "discarded", "exchanged", "renovated"}
    for file in files("palier.games.roomshare").iterdir():
        if file.name.endswith(".py"):
            kinds.update(re.findall(r'Event\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    return frozenset(kinds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_and_every_error_has_its_text(lang: str) -> None:
    texts = Texts(lang, strict=True)
    for bot in BOTS:
        assert texts.say(f"bot-{bot}.help")
    kinds: list[type[PalierError]] = [PalierError, *PalierError.__subclasses__()]
    for kind in kinds:
        error = kind("why.")
        assert f"({str(error).removesuffix('.')})" in texts.error(error)


# Everything that happens can be told


@cache
def told() -> tuple[
    list[tuple[dict[str, Any], int]], list[tuple[dict[str, Any], int]], list[tuple[str, dict[str, Any]]]
]:
    """The events as each seat reads them, the questions, and the choices with what is known about them."""
    events, questions, choices = [], [], []
    for players, options in MATCHES:
        for seed in range(6):
            chance = Random(seed)
            match = palier.new_match("roomshare", players, seed, options)
            while match.to_act:
                seat = match.to_act[0]
                view = match.view(seat)
                legal = match.legal(seat)
                questions.append((view["asked"], players))
                choices += [(action.text, about(view, action.text)) for action in legal]
                for event in match.play(seat, chance.choice(legal)):
                    events += [(event.seen_by(reader), players) for reader in (None, seat)]
    return events, questions, choices


SELDOM: list[dict[str, Any]] = [
    {"event": "valve", "seat": 0},
    {"event": "discarded", "seat": 1, "card": "departure"},
    {"event": "reshuffled", "cards": 1},
    *({"event": "ended", "scores": [3, 3], "ranking": [1, 2], "winners": [0], "reason": reason} for reason in REASONS),
]


SELDOM_ASKED = {"ask": "staying", "seat": 0, "flat": "C2", "arrow": "north", "colour": "red"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told(lang: str) -> None:
    texts = Texts(lang, "roomshare", strict=True)
    events = [*told()[0], *((event, 4) for event in SELDOM)]
    assert {event["event"] for event, _ in events} == event_kinds()
    names = texts.names(4)
    for sentence in {texts.event(event, names[:players]) for event, players in events}:
        assert not UNRESOLVED.search(sentence), sentence
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert lang == "en" or not ENGLISH & set(re.findall(r"[\w-]+", sentence.lower())), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_choice_is_told(lang: str) -> None:
    texts = Texts(lang, "roomshare", strict=True)
    names = texts.names(4)
    _, asked, choices = told()
    questions = [*asked, (SELDOM_ASKED, 4)]
    assert {question["ask"] for question, _ in questions} == set(FRAME_NAMES)
    said = {texts.asked(question, names, you) for question, _ in questions for you in (True, False)}
    said |= {texts.action(text, detail) for text, detail in choices}
    for sentence in said:
        assert not UNRESOLVED.search(sentence), sentence
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert lang == "en" or not ENGLISH & set(re.findall(r"[\w-]+", sentence.lower())), sentence


def test_only_whoever_drew_reads_the_card() -> None:
    texts = Texts("fr", "roomshare", strict=True)
    event = palier.Event("drew", {"seat": 1}, {1: {"card": "key-red"}})
    names = ["Anne", "Élodie"]
    assert texts.event(event.seen_by(0), names) == "Élodie a pioché une carte."
    assert texts.event(event.seen_by(None), names) == "Élodie a pioché une carte."
    assert texts.event(event.seen_by(1), names) == "Élodie a pioché une Clé rouge."


def test_who_gets_a_meeple_back_is_told() -> None:
    texts = Texts("en", "roomshare", strict=True)
    event = {"event": "departed", "seat": 0, "colour": "green", "flat": "A2", "arrow": "west", "reserve": 0}
    assert texts.event(event, ["Ann", "Bob"]).endswith("into their own reserve.")
    assert texts.event({**event, "reserve": 1}, ["Ann", "Bob"]).endswith("back to Bob’s reserve.")


# The machinery


def test_a_missing_text_raises_in_tests_and_shows_its_id_to_users() -> None:
    strict, lenient = Texts("fr", "roomshare", strict=True), Texts("fr", "roomshare", strict=False)
    for message in ("no-such-text", "event-drew.no-such-form"):
        with pytest.raises(MissingText):
            strict.say(message)
        assert lenient.say(message) == message
    with pytest.raises(MissingText):
        strict.say("event-turn")
    assert lenient.say("event-turn", number=3).startswith("Tour 3")
    assert lenient.action("juggle three") == "juggle three"


def test_strict_texts_can_be_asked_for_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PALIER_STRICT_TEXTS", "1")
    assert Texts("fr").strict
    monkeypatch.delenv("PALIER_STRICT_TEXTS")
    assert not Texts("fr").strict


def test_lists_are_joined_as_one_speaks() -> None:
    french, english = Texts("fr", "roomshare", strict=True), Texts("en", "roomshare", strict=True)
    event = {"event": "dealt", "seat": 0, "cards": 3, "hand": ["key-red", "key-red", "eviction"]}
    assert french.event(event, ["Zoé"]) == "Zoé a reçu une Clé rouge, une Clé rouge et une Expulsion forcée."
    assert english.event(event, ["Zoé"]) == "Zoé was dealt a Red Key, a Red Key and a Forced eviction."
    assert [english.join(items) for items in ([], ["a"], ["a", "b"])] == ["", "a", "a and b"]


ORDER: list[tuple[str | None, dict[str, str], str]] = [
    (None, {}, "fr"),
    ("en", {"PALIER_LANG": "fr"}, "en"),
    (None, {"PALIER_LANG": "en", "LC_ALL": "fr_FR.UTF-8"}, "en"),
    (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
    (None, {"LANG": "en_GB.UTF-8"}, "en"),
    (None, {"LANG": "en"}, "en"),
    (None, {"LANG": "C.UTF-8"}, "fr"),
    (None, {"LC_ALL": "de_DE", "LANG": "en_US"}, "en"),
    (None, {"LANG": "eng_FR", "PALIER_LANG": ""}, "fr"),
]


@pytest.mark.parametrize(("given", "environment", "expected"), ORDER)
def test_the_language_is_chosen_in_this_order(given: str | None, environment: dict[str, str], expected: str) -> None:
    assert choose_language(given, environment) == expected
