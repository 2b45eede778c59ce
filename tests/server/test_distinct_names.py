"""Nobody can pass for somebody else at a table."""

from typing import Any

import pytest

from palier.server.protocol import NAME_MOST, BotSeat, MakeTable
from palier.server.table import Table
from palier.server.verbs.claim import claim
from palier.server.verbs.distinct import distinct_name, looks_of
from palier.server.verbs.make import make
from palier.server.verbs.rename import rename

NOW = 1_800_000_000_000


def waiting(players: int = 4, **more: Any) -> Table:
    return make(MakeTable(game="roomshare", players=players, **more), "abcdefghjk", NOW)


@pytest.mark.parametrize("other", ["Ana", "ana", "ANA", "Аna", "Anа", "Αna", "Ａｎａ", "A n a", "A-na", "𝐀𝐧𝐚"])
def test_who_comes_second_gets_a_number(other: str) -> None:
    table = waiting()
    claim(table, 0, "Ana", NOW)
    claim(table, 1, other, NOW)
    claim(table, 2, "Ana", NOW)
    assert [seat.name for seat in table.seats[:3]] == ["Ana", f"{other} 2", "Ana 3"]


@pytest.mark.parametrize("other", ["Anna", "Ane", "Anaïs", "Zoé", "アナ", "🏠", "Аnna"])
def test_names_that_look_different_stay(other: str) -> None:
    assert distinct_name(other, ["Ana", "Zoe", "🏡", "アニ"]) == other


def test_a_rename_does_not_take_anothers_name_and_may_keep_ones_own() -> None:
    table = waiting()
    for seat, name in enumerate(("Ana", "Bob")):
        claim(table, seat, name, NOW)
    rename(table, 1, "ANA")
    assert table.seats[1].name == "ANA 2"
    rename(table, 1, "Ana 2")
    assert table.seats[1].name == "Ana 2"
    rename(table, 0, "ana")
    assert table.seats[0].name == "ana"


def test_nobody_is_called_like_a_bot_at_the_table() -> None:
    table = waiting(bots=[BotSeat(3, "greedy")])
    for seat, name in enumerate(("Greedy", "glouton", "random")):
        claim(table, seat, name, NOW)
    assert table.seats[0].name == "Greedy 2"
    assert table.seats[2].name == "random"


def test_a_long_name_still_fits() -> None:
    name = "x" * NAME_MOST
    second = distinct_name(name, [name])
    assert len(second) == NAME_MOST
    assert second.endswith("x 2")
    assert looks_of(second) != looks_of(name)
    many = [name]
    for _ in range(30):
        many.append(distinct_name(name, many))
    assert len({looks_of(one) for one in many}) == 31
