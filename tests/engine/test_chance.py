"""Chance: the generator against its published definition, fairness, scripts and records of outcomes."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palier import BadScript, Chance, RecordedChance, ScriptedChance, SeededChance
from palier.engine.chance import LoggedChance, MiddlingChance, times

TWO_32 = 2**32


class Sfc32:
    """Chris Doty-Humphrey's sfc32, written down from its definition with nothing but + and % on whole numbers."""

    def __init__(self, seed: int, stream: str) -> None:
        digest = sha256(f"{seed}/{stream}".encode()).hexdigest()
        self.a, self.b, self.c, self.counter = (int(digest[at : at + 8], 16) for at in (0, 8, 16, 24))

    def word(self) -> int:
        total = (self.a + self.b + self.counter) % TWO_32
        self.counter = (self.counter + 1) % TWO_32
        self.a = self.b ^ (self.b // 2**9)
        self.b = (self.c + self.c * 2**3) % TWO_32
        turned = format(self.c, "032b")
        turned = turned[21:] + turned[:21]
        self.c = (int(turned, 2) + total) % TWO_32
        return total

    def below(self, n: int) -> int:
        """Fair by construction: words that would fall into an unequal share are thrown away."""
        while True:
            product = self.word() * n
            if product % TWO_32 >= TWO_32 % n:
                return product // TWO_32


def chi_square(counts: list[int], weights: list[int]) -> float:
    total, shares = sum(counts), sum(weights)
    expected = [total * weight / shares for weight in weights]
    return sum((count - due) ** 2 / due for count, due in zip(counts, expected, strict=True))


def limit(classes: int) -> float:
    """Chi-square's 99.9 % point for so many classes, by the approximation of Wilson and Hilferty."""
    freedom = classes - 1
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * part**0.5) ** 3)


# The seeded generator


@pytest.mark.parametrize("stream", ["", "clone", "é"])
@pytest.mark.parametrize("seed", [0, 1, 7, -1, 2**64, 10**30])
def test_seeded_chance_is_sfc32(seed: int, stream: str) -> None:
    chance, reference = SeededChance(seed, stream), Sfc32(seed, stream)
    assert [chance.word() for _ in range(2000)] == [reference.word() for _ in range(2000)]


@settings(max_examples=100, deadline=None, derandomize=True)
@given(seed=st.integers(), numbers=st.lists(st.integers(1, TWO_32 - 1), min_size=1, max_size=20))
def test_below_is_the_fair_share_of_a_word(seed: int, numbers: list[int]) -> None:
    chance, reference = SeededChance(seed), Sfc32(seed, "")
    assert [chance.below(n) for n in numbers] == [reference.below(n) for n in numbers]


@given(st.integers(0, TWO_32 - 1), st.integers(1, TWO_32 - 1))
def test_a_product_in_halves_is_the_product(word: int, n: int) -> None:
    assert times(word, n) == word * n


def test_a_twin_gives_the_same_outcomes_and_leaves_the_other_alone() -> None:
    chance, same = SeededChance(7, "twin"), SeededChance(7, "twin")
    assert chance.below(100) == same.below(100)
    twin = chance.twin()
    expected = [same.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == expected
    assert [chance.below(1000) for _ in range(20)] == expected


def test_the_first_words_of_a_seed_never_change() -> None:
    """Pinned: records and seeds in other people's notes depend on them."""
    chance = SeededChance(7)
    assert [chance.word() for _ in range(4)] == PINNED_WORDS
    chance = SeededChance(7)
    assert [chance.die(6) for _ in range(12)] == PINNED_DICE


PINNED_WORDS = [2099915664, 24289703, 1021778080, 3326054083]
PINNED_DICE = [3, 1, 2, 5, 5, 1, 5, 4, 4, 6, 4, 4]


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 20, 30, 52])
def test_below_is_uniform(n: int) -> None:
    chance = SeededChance(2024, "uniform")
    counts = Counter(chance.below(n) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert chi_square([counts[value] for value in range(n)], [1] * n) < limit(n)


def test_below_is_uniform_where_words_must_be_thrown_away() -> None:
    """Of 3·2³⁰ values, a third would come twice as often if no word were thrown away."""
    chance = SeededChance(2024, "rejection")
    counts = Counter(chance.below(3 * 2**30) % 3 for _ in range(20_000))
    assert chi_square([counts[value] for value in range(3)], [1] * 3) < limit(3)


def test_neighbouring_outcomes_are_independent() -> None:
    chance = SeededChance(2024, "pairs")
    pairs = Counter((chance.below(6), chance.below(6)) for _ in range(20_000))
    assert chi_square([pairs[one, two] for one in range(6) for two in range(6)], [1] * 36) < limit(36)


def test_draw_follows_the_counts_and_never_gives_what_is_not_there() -> None:
    chance = SeededChance(2024, "draw")
    bag = [5, 0, 2, 1, 0, 12]
    drawn = Counter(chance.draw(bag) for _ in range(20_000))
    assert set(drawn) == {0, 2, 3, 5}
    assert chi_square([drawn[index] for index in (0, 2, 3, 5)], [5, 2, 1, 12]) < limit(4)
    assert bag == [5, 0, 2, 1, 0, 12]


def test_shuffle_gives_every_order_equally_often() -> None:
    chance = SeededChance(2024, "shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        orders[tuple(things)] += 1
    every = list(permutations(range(4)))
    assert set(orders) == set(every)
    assert chi_square([orders[order] for order in every], [1] * 24) < limit(24)


def test_a_die_has_its_sides() -> None:
    chance = SeededChance(2024, "die")
    counts = Counter(chance.die(6) for _ in range(12_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert chi_square([counts[side] for side in range(1, 7)], [1] * 6) < limit(6)


def test_a_middling_die_falls_in_the_middle_and_a_draw_gives_what_is_there() -> None:
    chance = MiddlingChance()
    for sides in range(1, 13):
        assert 1 <= chance.die(sides) <= sides
        assert abs(2 * chance.die(sides) - (sides + 1)) <= 1
    for bag in permutations([0, 0, 2, 1]):
        assert bag[chance.draw(list(bag))] > 0


def test_streams_and_seeds_are_different_chances() -> None:
    starts = {SeededChance(seed, stream).word() for seed in range(50) for stream in ("", "a", "b")}
    assert len(starts) == 150


def test_seed_and_stream_cannot_be_mistaken_for_each_other() -> None:
    assert SeededChance(1, "2").word() != SeededChance(12).word() != SeededChance(1, "/2").word()


@pytest.mark.parametrize("n", [0, -1, -(2**40), TWO_32, 2**64])
def test_below_refuses_what_it_cannot_share_out(n: int) -> None:
    with pytest.raises(BadScript):
        SeededChance(1).below(n)


@pytest.mark.parametrize("bag", [[], [0], [0, 0, 0]])
def test_an_empty_bag_gives_nothing(bag: list[int]) -> None:
    with pytest.raises(BadScript):
        SeededChance(1).draw(bag)


def test_below_one_is_always_nought() -> None:
    chance = SeededChance(1)
    assert {chance.below(1) for _ in range(100)} == {0}
    assert 0 <= chance.below(TWO_32 - 1) < TWO_32 - 1


def test_shuffling_nothing_or_one_thing_asks_no_luck() -> None:
    for things in ([], [5]):
        logged = LoggedChance(SeededChance(1))
        given = list(things)
        logged.shuffle(given)
        assert given == things
        assert logged.log == []


# Noting and giving back


def use(chance: Chance) -> list[object]:
    """One of everything that rules ask of chance."""
    deck = [4, 8, 15, 16, 23, 42]
    got: list[object] = [chance.below(10), chance.die(6), chance.draw([0, 3, 0, 4])]
    chance.shuffle(deck)
    return [*got, tuple(deck), chance.die(20), chance.below(1)]


@pytest.mark.parametrize("seed", range(20))
def test_noted_outcomes_give_back_the_same_luck(seed: int) -> None:
    logged = LoggedChance(SeededChance(seed))
    got = use(logged)
    recorded = RecordedChance(logged.log)
    assert use(recorded) == got
    assert recorded.left == 0


def test_noting_does_not_change_the_luck() -> None:
    assert use(LoggedChance(SeededChance(3))) == use(SeededChance(3))


def test_the_log_holds_outcomes_as_rules_see_them() -> None:
    """A die is noted by its pips and a draw by what was drawn: a record can be read and written by hand."""
    logged = LoggedChance(SeededChance(3))
    drawn = [logged.die(6), logged.draw([0, 0, 9]), logged.below(4)]
    assert logged.log == drawn
    assert drawn[1] == 2


def test_recorded_chance_keeps_a_list_of_its_own() -> None:
    outcomes = [3, 3]
    recorded = RecordedChance(outcomes)
    outcomes.clear()
    assert recorded.die(6) == 3


def test_recorded_chance_refuses_a_number_that_cannot_be() -> None:
    for impossible in (-1, 10, 11, 2**70):
        with pytest.raises(BadScript, match="0 to 9"):
            RecordedChance([impossible]).below(10)
    assert RecordedChance([9]).below(10) == 9


def test_recorded_chance_refuses_a_roll_that_cannot_be() -> None:
    for impossible in (-1, 0, 7):
        with pytest.raises(BadScript, match="1 to 6"):
            RecordedChance([impossible]).die(6)
    assert RecordedChance([6]).die(6) == 6
    assert RecordedChance([1]).die(6) == 1


def test_recorded_chance_refuses_a_card_that_is_not_in_the_pile() -> None:
    for impossible in (-1, 1, 3, 4, 99):
        with pytest.raises(BadScript, match="not in the pile"):
            RecordedChance([impossible]).draw([1, 0, 2])
    assert RecordedChance([2]).draw([1, 0, 2]) == 2


def test_recorded_chance_ends_where_its_outcomes_end() -> None:
    recorded = RecordedChance([1])
    assert recorded.left == 1
    recorded.below(2)
    assert recorded.left == 0
    with pytest.raises(BadScript, match="too early"):
        recorded.below(2)
    with pytest.raises(BadScript, match="too early"):
        recorded.die(2)
    with pytest.raises(BadScript, match="too early"):
        recorded.draw([1])


# Scripts for tests


def test_a_script_says_what_the_next_die_is() -> None:
    chance = ScriptedChance([6, 1, 6])
    assert [chance.die(6), chance.die(6), chance.die(6)] == [6, 1, 6]


def test_after_its_script_chance_goes_on_by_itself() -> None:
    chance, then = ScriptedChance([6], SeededChance(5)), SeededChance(5)
    assert chance.die(6) == 6
    for _ in range(10):
        assert chance.die(6) == then.die(6)
        assert chance.below(9) == then.below(9)
        assert chance.draw([1, 1, 1]) == then.draw([1, 1, 1])


def test_a_script_without_more_goes_on_with_seed_nought() -> None:
    assert use(ScriptedChance([])) == use(SeededChance(0))


def test_a_script_refuses_what_cannot_be() -> None:
    with pytest.raises(BadScript):
        ScriptedChance([7]).die(6)
    with pytest.raises(BadScript):
        ScriptedChance([4]).below(4)
    with pytest.raises(BadScript):
        ScriptedChance([0]).draw([0, 1])
