"""Forms are filled in from what they say about themselves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.checks.playing.forms import Field, fields, fill, numbers_in


def amount(key: str, about: str, value: str = "", **more: Any) -> dict[str, Any]:
    component = {"type": 4, "custom_id": key, "value": value, **more}
    return {"type": 18, "label": key, "description": about, "component": component}


def menu(key: str, *values: str) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in values]
    options[0]["default"] = True  # type: ignore[assignment]
    return {
        "type": 18,
        "label": key,
        "component": {"type": 3, "custom_id": key, "options": options},
    }


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("From 0 to 500.", (0, 500)),
        ("From 1 to 1,500 in steps of 50.", (1, 1500, 50)),
        ("De 0 à 1\u202f500 par pas de 50.", (0, 1500, 50)),
        ("no number", ()),
        ("1 000 000", (1_000_000,)),
    ],
)
def test_numbers_are_read_however_their_digits_are_grouped(
    words: str, numbers: tuple[int, ...]
) -> None:
    assert numbers_in(words) == numbers


def test_everything_a_form_shows_is_read() -> None:
    form = {
        "components": [
            amount("a", "From 0 to 40 in steps of 10.", "20", required=False),
            menu("b", "x", "y"),
            {"type": 10, "content": "words"},
        ]
    }
    assert fields(form) == [
        Field("a", "20", False, (0, 40, 10)),
        Field("b", "x", True, (), ("x", "y")),
    ]


@pytest.mark.parametrize(
    ("numbers", "bounds"), [((0, 40, 10), (0, 40, 10)), ((3, 9), (3, 9, 1)), ((), (0, 0, 1))]
)
def test_the_bounds_of_a_field_are_read(numbers: tuple[int, ...], bounds: tuple[int, ...]) -> None:
    assert Field("a", numbers=numbers).bounds == bounds


def test_random_answers_keep_to_bounds_and_steps() -> None:
    shown = [Field("a", needed=True, numbers=(10, 40, 10)), Field("b", values=("x", "y"))]
    seen = {fill(shown, "", random.Random(seed))["a"] for seed in range(60)}
    assert seen == {"10", "20", "30", "40"}
    picked = {fill(shown, "", random.Random(seed))["b"][0] for seed in range(30)}
    assert picked == {"x", "y"}


def test_an_optional_field_often_keeps_its_value() -> None:
    shown = [Field("a", "7", numbers=(0, 9))]
    kept = sum(fill(shown, "", random.Random(seed))["a"] == "7" for seed in range(100))
    assert 20 < kept < 80


def test_after_a_complaint_amounts_add_up_to_a_number_it_names() -> None:
    shown = [Field(key, numbers=(0, 50, 10)) for key in "abc"]
    for seed in range(20):
        answers = fill(shown, "⛔ It is 0; it must come to 120.", random.Random(seed))
        assert sum(int(value or 0) for value in answers.values()) in (0, 120)


def test_limits_that_must_grow_are_found_by_trying() -> None:
    shown = [Field(key, needed=True, numbers=(0, 9)) for key in "ab"]
    tries = [fill(shown, "", random.Random(seed)) for seed in range(10)]
    assert any(int(answers["a"]) <= int(answers["b"]) for answers in tries)
