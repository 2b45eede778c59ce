"""Names and chat: what cannot be seen, steers the line or piles up stays out; what a language needs stays."""

import unicodedata

import pytest

from palier.engine.errors import BadText
from palier.server.refusals import Refusal
from palier.server.signs import clean_text
from palier.server.texts import DETAIL_MOST, SENTENCE_MOST, sentence
from palier.server.verbs.names import clean_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

INVISIBLE = {
    "Hangul filler": "\u3164",
    "Hangul choseong filler": "\u115f",
    "Hangul jungseong filler": "\u1160",
    "halfwidth Hangul filler": "\uffa0",
    "blank Braille": "\u2800",
    "tags": "\U000e0041\U000e0042\U000e007f",
    "a lone accent": "\u0301",
    "accents on a space": " \u0301\u0301",
    "joiners": "\u200d\u200d",
    "selectors": "\ufe0f\ufe0f",
    "further selectors": "\U000e0100",
    "Mongolian selectors": "\u180b\u180e",
    "grapheme joiner": "\u034f",
    "soft hyphens": "\u00ad\u00ad",
    "bidi": "\u202e\u2066\u2069\u061c\u200f",
    "spaces": "\u00a0\u2003\u3000\u202f",
    "separators": "\u2028\u2029",
    "control": "\x00\x1b\x7f\x85",
    "half a pair": "\ud800",
    "private": "\ue000\U0010fffd",
    "a filler with an accent": "\u3164\u0301",
    "byte order": "\ufeff",
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_a_name_that_nobody_can_see_is_refused_in_words(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "bad_request"
    assert sentence(refused.value, "en") == "A name needs at least one sign that can be seen."
    assert sentence(refused.value, "fr") == "Il faut au nom au moins un signe visible."


@pytest.mark.parametrize("hidden", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_nothing_invisible_makes_two_names_of_one(hidden: str) -> None:
    kept = clean_name(f"{hidden}Ann{hidden} {hidden}Lee")
    # An accent or a selector has a letter to stand on here; all else is gone.
    bare = "".join(sign for sign in unicodedata.normalize("NFD", kept) if unicodedata.category(sign)[0] != "M")
    assert bare == "Ann Lee"


@pytest.mark.parametrize(
    "name",
    [
        "Zoé",
        "Ann-Marie d’Été",
        "Nguyễn Văn Ạ",
        "अर्चना क्षत्रिय",
        "שָׁלוֹם",
        "王小明",
        "สมชาย ใจดี",
        FAMILY,
        f"Ann {FAMILY}",
        "\U0001f1eb\U0001f1f7\U0001f1e9\U0001f1ea",
        SCOTLAND,
        "❤\ufe0f Bob",
        "\U0001f44b\U0001f3fd",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\U0001f469\U0001f3fd\u200d\U0001f680",
        "\U0001f937\u200d♀\ufe0f",
        "می\u200cخواهم",
        "1\ufe0f\u20e3",
    ],
)
def test_what_people_are_called_stays_as_it_is(name: str) -> None:
    assert clean_name(unicodedata.normalize("NFC", name)) == unicodedata.normalize("NFC", name)


def test_both_spellings_of_an_accent_are_one_name() -> None:
    assert clean_name("Zoe\u0301") == clean_name("Zo\u00e9") == "Zo\u00e9"


def test_towers_of_accents_are_levelled() -> None:
    tower = clean_text("a" + "\u0316" * 200 + "b" + "\u0489" * 50)
    assert len(tower) == 10
    assert tower.startswith("a\u0316")


def test_joiners_join_nothing_but_pictures_and_scripts_that_need_them() -> None:
    assert clean_text("An\u200dn\u200c\u200d") == "Ann"
    assert clean_text("\U0001f468\u200d") == "\U0001f468"
    assert clean_text("\U0001f468\u200d\u200d\U0001f469") == "\U0001f468\u200d\U0001f469"
    assert clean_text("A\U000e0067\U000e007f") == "A"


def test_a_name_that_grows_when_it_is_written_in_one_way_is_too_long() -> None:
    with pytest.raises(Refusal):
        clean_name("\u0958" * 24)


def test_a_sentence_repeats_little_of_what_was_sent_and_nothing_odd() -> None:
    told = sentence(Refusal("bad_request", detail="x\u202e\x1b[2J\ud800" * 5000), "en")
    assert len(told) < DETAIL_MOST + 100
    assert told.isprintable()
    told = sentence(BadText("\u202e" + "x" * 9000), "fr")
    assert len(told) <= SENTENCE_MOST
    assert "\u202e" not in told
