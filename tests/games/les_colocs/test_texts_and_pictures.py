"""Everything that can happen has its sentence in both languages, and any view can be drawn."""

from xml.dom.minidom import parseString

import pytest

from palier import SeededChance, new_match
from palier.games.les_colocs import picture
from palier.games.les_colocs.actions import NOTATION
from palier.games.les_colocs.cards import CARD_NAMES, JOB_NAMES, TAG_NAMES
from palier.text import LANGUAGES, Texts

languages = pytest.mark.parametrize("lang", LANGUAGES)


@languages
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_match_reads_as_sentences(lang: str, seed: int) -> None:
    texts = Texts(lang, "les_colocs", strict=True)
    players = 2 + seed
    match = new_match("les_colocs", players, seed, {"previous_winner": 1} if seed % 2 else {})
    names = texts.names(players)
    choice = SeededChance(seed)
    number = 0
    while match.to_act:
        view = match.view(None)
        for you in (True, False):
            texts.asked(view["asked"], names, you)
        if number % 30 == 0:
            for viewer in (None, 0):
                seen = match.view(viewer)
                assert all(sum(len(piece) for piece, _ in line) <= 100 for line in picture.text(seen, texts.say, names))
                parseString(picture.svg(seen, texts.say, names))
        number += 1
        seats = match.may_act if match.may_act and choice.below(3) == 0 else match.to_act
        seat = seats[choice.below(len(seats))]
        legal = match.legal(seat)
        if not legal:
            continue
        for action in legal:
            assert texts.action(action.text, picture.about(match.view(seat), action.text))
        for event in match.play(seat, legal[choice.below(len(legal))]):
            for viewer in (None, *range(players)):
                told = texts.event(event.seen_by(viewer), names)
                assert "{" not in told
                assert "$" not in told
    parseString(picture.svg(match.view(None), texts.say))


@languages
def test_every_card_job_tag_and_action_has_its_words(lang: str) -> None:
    texts = Texts(lang, "les_colocs", strict=True)
    for card in CARD_NAMES:
        assert texts.say(f"card-{card}")
        assert texts.say(f"card-{card}-effect")
    for job in JOB_NAMES:
        assert texts.say(f"job-{job}-effect")
    for tag in TAG_NAMES:
        assert texts.say(f"tag-{tag}")
    for text in NOTATION.listed():
        assert texts.action(text)
