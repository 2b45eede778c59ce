"""That the look at the wire would find what must not be there."""

import pytest

from tests.browser.site import finished_record
from tests.browser.wire import secrets_in, views_of

HAND = {"key-red": 1, "departure": 2}


@pytest.mark.parametrize(
    "message",
    [
        {"view": {"seat": 1, "hand": HAND}},
        {"view": {"seat": 0, "hand": {}, "hands": [HAND]}},
        {"view": {"seat": 0, "top": "key-red"}},
        {"view": {"seat": 0, "cards": HAND}},
        {"missed": [{"events": [{"event": "drew", "seat": 1, "card": "key-red"}]}]},
        {"message": "Bob holds departure"},
        {"table": {"seed": 5}},
    ],
)
def test_a_card_that_gives_a_hand_away_is_found(message: dict[str, object]) -> None:
    assert list(secrets_in(message, 0))
    assert list(secrets_in(message, None))


def test_what_everybody_may_know_is_no_secret() -> None:
    record = finished_record(players=2)
    for views in views_of(record, 0):
        assert not list(secrets_in({"view": views[None], "legal": []}, None))
        assert not list(secrets_in({"view": views[0], "legal": ["play key-red"]}, 0))
        assert list(secrets_in({"view": views[0]}, 1)) or not views[0]["hand"]
