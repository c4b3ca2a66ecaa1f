"""F9: everything in a record has a maximum size, and messages about mistakes are short."""

import json
from typing import Any

import pytest

from games.record import RecordError, replay
from tests.games.test_record import mistake, read_fields, scripted
from tests.games.voices import voices_of

pytestmark = pytest.mark.usefixtures("toy_in_registry")

LONG = "y" * 3000
STRANGE = "a\x1b[31m\nb"


@pytest.mark.parametrize(
    "fields",
    [
        {"format": LONG},
        {"game": LONG},
        {"game": STRANGE},
        {"seats": LONG},
        {"seats": 10**400},
        {"options": {LONG: "x"}},
        {"options": {"memory": LONG}},
        {"options": {"memory": [LONG]}},
        {"chance": {"seed": LONG}},
        {"chance": {"script": [LONG]}},
        {"chance": {LONG: 1}},
        {"moves": [LONG]},
        {"moves": ["1 " + LONG]},
        {"moves": [LONG + " lay"]},
        {"moves": [STRANGE]},
        {"moves": LONG},
        {"names": [LONG, "Bob"]},
        {"names": ["Ann\nwins", "Bob"]},
        {"names": ["\x1b[31mAnn", "Bob"]},
        {"names": ["Ann", "\ud800"]},
        {"result": LONG},
        {"result": {"places": [1, 2], "scores": [10**13, 1]}},
        {"result": {"places": [1, -(10**400)], "scores": [1, 1]}},
        {LONG: 1},
        {STRANGE: 1},
    ],
)
def test_f9_every_field_of_a_record_is_bounded_and_a_mistake_is_short(fields: Any) -> None:
    place, what = mistake(json.dumps({**scripted(), **fields}))
    assert len(place) < 60
    assert len(what) < 250
    assert (place + what).isprintable()
    assert "yyyyy" * 9 not in place + what


def test_f9_a_record_that_is_far_too_long_is_not_even_read() -> None:
    assert mistake("[" * 10_000_001) == ("record", "it is longer than 10000000 characters")


def test_f9_a_long_move_is_cut_where_the_rules_refuse_it() -> None:
    for move in ("1 lay " + "c" * 900, "1 " + "gift to=2," + "coins=3," * 90, "1 lay \x1b[31m"):
        with pytest.raises(RecordError) as caught:
            replay(read_fields(scripted(move)))
        assert len(caught.value.place) < 60
        assert caught.value.refused is not None
        told = voices_of("toy")[0](caught.value.refused.text)
        assert len(told) < 120
        assert (told + caught.value.place).isprintable()
