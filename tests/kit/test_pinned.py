"""Matches go as they went when they were pinned: same rules, same bots, same luck."""

import os

import pytest

from tests.kit.pinned import Pinned, kept, matches, played

PLAIN = os.environ.get("PALIER_EXPECT") == "plain"
EVERY_MATCH = list(matches())
PLAYED_HERE = [pinned for pinned in EVERY_MATCH if pinned.quick or not PLAIN]


def test_every_way_to_set_up_a_match_is_pinned() -> None:
    assert set(map(str, EVERY_MATCH)) == set(kept())


@pytest.mark.parametrize("pinned", PLAYED_HERE, ids=str)
def test_a_match_goes_as_it_went(pinned: Pinned) -> None:
    assert played(pinned) == kept()[str(pinned)], "if this is meant, run python -m tests.kit.pinned --write"
