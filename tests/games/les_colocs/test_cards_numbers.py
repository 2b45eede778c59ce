"""The numbers by which the rules name cards, jobs and tags are those of content.toml."""

from palier.games.les_colocs import cards


def test_every_name_of_a_card_a_job_or_a_tag_stands_for_its_own_number() -> None:
    seen = 0
    for name, number in vars(cards).items():
        if type(number) is not int:
            continue
        word = name.lower()
        if word.startswith("tag_"):
            assert number == 1 << cards.TAG_NAMES.index(word.removeprefix("tag_")), name
        elif word.startswith("job_"):
            assert cards.JOB_NAMES[number] == word.removeprefix("job_"), name
        elif word in cards.CARD_NAMES:
            assert cards.CARD_NAMES[number] == word, name
        else:
            continue
        seen += 1
    assert seen > 60
