"""RS-75 to RS-77: the variants."""

from collections import Counter

import pytest

import palier

from .boards import EVENT_CARDS, FLATS, field, pile, play_out

CORE = ("B2", "C2", "D2", "B3", "C3", "D3")


def kinds_of(match: palier.Match) -> dict[str, str]:
    flats: list[list[str]] = field(match, "flats")
    return dict(zip(FLATS, [kind for row in flats for kind in row], strict=True))


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, {"classic": 13, "suite": 3, "haunted": 3, "royal": 1}),
        ({"royal_suite_replaces": "classic"}, {"classic": 13, "suite": 3, "haunted": 3, "royal": 1}),
        ({"royal_suite_replaces": "suite"}, {"classic": 14, "suite": 2, "haunted": 3, "royal": 1}),
        ({"royal_suite_replaces": "haunted"}, {"classic": 14, "suite": 3, "haunted": 2, "royal": 1}),
    ],
)
def test_RS_75_the_royal_suite_replaces_one_flat(options: dict[str, object], expected: dict[str, int]) -> None:
    for seed in range(10):
        match = palier.new_match("roomshare", 2 + seed % 3, seed, {"royal_suite": True, **options})
        assert Counter(kinds_of(match).values()) == expected


def test_RS_75_it_is_shuffled_into_the_ring_and_never_in_the_core() -> None:
    found = set()
    for seed in range(120):
        kinds = kinds_of(palier.new_match("roomshare", 4, seed, {"royal_suite": True}))
        assert {kinds[name] for name in CORE} == {"classic"}
        found |= {name for name, kind in kinds.items() if kind == "royal"}
    assert found == set(FLATS) - set(CORE)


def test_RS_75_without_the_option_there_is_none() -> None:
    for replaces in ("classic", "suite", "haunted"):
        match = palier.new_match("roomshare", 4, 1, {"royal_suite_replaces": replaces})
        assert Counter(kinds_of(match).values()) == {"classic": 14, "suite": 3, "haunted": 3}


def test_RS_75_it_cannot_replace_anything_else() -> None:
    with pytest.raises(palier.BadOptions, match="royal_suite_replaces"):
        palier.new_match("roomshare", 4, 1, {"royal_suite": True, "royal_suite_replaces": "royal"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_76_renovation_makes_the_deck_32_cards(players: int) -> None:
    found = pile(palier.new_match("roomshare", players, 1, {"renovation": True}))
    assert sum(found.values()) == 32
    assert {card: found[card] for card in EVENT_CARDS} == dict.fromkeys(EVENT_CARDS, 2)


def test_RS_76_the_two_cards_are_shuffled_in() -> None:
    dealt = 0
    for seed in range(80):
        match = palier.new_match("roomshare", 4, seed, {"renovation": True})
        dealt += sum(held.get("renovation", 0) for held in field(match, "hands"))
    # Twelve of 32 cards are dealt, so 0.75 of the two on average: 60 in 80 matches.
    assert 35 < dealt < 85


def test_RS_76_without_the_option_there_is_none() -> None:
    found = pile(palier.new_match("roomshare", 4, 1))
    assert "renovation" not in found
    assert sum(found.values()) == 30


@pytest.mark.parametrize("royal_suite", [False, True])
@pytest.mark.parametrize("renovation", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_77_the_two_options_are_independent(players: int, renovation: bool, royal_suite: bool) -> None:
    match = palier.new_match("roomshare", players, 2, {"renovation": renovation, "royal_suite": royal_suite})
    assert ("royal" in kinds_of(match).values()) == royal_suite
    assert ("renovation" in pile(match)) == renovation
    assert play_out(match, 2).outcome is not None


def test_RS_77_without_cards_only_the_royal_suite_is_possible() -> None:
    match = palier.new_match("roomshare", 2, 2, {"no_cards": True, "royal_suite": True})
    assert "royal" in kinds_of(match).values()
    with pytest.raises(palier.BadOptions, match="renovation"):
        palier.new_match("roomshare", 2, 2, {"no_cards": True, "renovation": True})
    with pytest.raises(palier.BadOptions, match="renovation"):
        palier.new_match("roomshare", 2, 2, {"no_cards": True, "renovation": True, "royal_suite": True})
